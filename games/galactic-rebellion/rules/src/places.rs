//! Where workers may be placed: sets of spots, and the actions that send a worker there.

use crate::action::Action;
use crate::piece::{Planet, Spot, Worker};
use crate::planets::PlanetSet;
use starboard_core::{Part, add_to_list, write_list};

/// A set of spots, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SpotSet(u16);

impl SpotSet {
    pub const NONE: SpotSet = SpotSet(0);
    pub const ALL: SpotSet = SpotSet((1 << Spot::COUNT) - 1);
    pub(crate) const TRAINING: SpotSet = SpotSet(0x3f << Spot::TrainSoldier as u16);

    #[inline]
    pub const fn one(spot: Spot) -> SpotSet {
        SpotSet(1 << spot as u16)
    }

    #[inline]
    pub const fn insert(&mut self, spot: Spot) {
        self.0 |= 1 << spot as u16;
    }

    #[inline]
    pub const fn remove(&mut self, spots: SpotSet) {
        self.0 &= !spots.0;
    }

    #[inline]
    pub const fn with(self, spot: Spot) -> SpotSet {
        self.with_if(true, spot)
    }

    #[inline]
    pub const fn with_if(self, wanted: bool, spot: Spot) -> SpotSet {
        SpotSet(self.0 | (wanted as u16) << spot as u16)
    }

    #[inline]
    pub const fn without(self, other: SpotSet) -> SpotSet {
        SpotSet(self.0 & !other.0)
    }

    #[inline]
    pub const fn both(self, other: SpotSet) -> SpotSet {
        SpotSet(self.0 & other.0)
    }

    #[inline]
    pub const fn has(self, spot: Spot) -> bool {
        self.0 >> spot as u16 & 1 != 0
    }
}

/// The actions that send each of the workers to each of the spots, in order. The senate always has room.
#[inline]
pub(crate) fn place_each(workers: u8, spots: SpotSet, out: &mut Vec<Action>) {
    let bits = usize::from(spots.0);
    write_list(out, |room| {
        room.parts::<0, 2, MOST>(workers, |worker| {
            let places = &PLACES[worker];
            [&places.tracks[bits % (1 << TRACKS)], &places.training[(bits >> TRACKS) % (1 << TRAINING)]]
        })
    });
}

/// Adds the actions that send the worker to each of the spots, in order.
#[inline]
pub fn place_at_each(worker: Worker, spots: SpotSet, out: &mut Vec<Action>) {
    let bits = usize::from(spots.0);
    let places = &PLACES[worker.index()];
    add_to_list(out, |room| {
        room.parts::<14, 2, MOST>(1, |_| {
            [&places.tracks[bits % (1 << TRACKS)], &places.training[(bits >> TRACKS) % (1 << TRAINING)]]
        })
    });
    // The senate always has room; who does not want to go there leaves it out.
    if !spots.has(Spot::Senate) {
        out.pop();
    }
}

/// The actions that land a worker on each of the planets, in order.
#[inline]
pub(crate) fn land_at_each(planets: PlanetSet, out: &mut Vec<Action>) {
    let bits = usize::from(planets.bits());
    write_list(out, |room| {
        room.parts::<15, 2, HALF>(1, |_| [&LANDINGS[0][bits % (1 << HALF)], &LANDINGS[1][bits >> HALF]])
    });
}

/// The planets are looked up in two halves.
const HALF: usize = Planet::COUNT / 2;

static LANDINGS: [[Part<Action, HALF>; 1 << HALF]; 2] = {
    let mut landings = [[Part::new(Action::Pass); 1 << HALF]; 2];
    let mut half = 0;
    while half < 2 {
        let mut set = 0;
        while set < 1 << HALF {
            let mut i = 0;
            while i < HALF {
                if set >> i & 1 == 1 {
                    landings[half][set] = landings[half][set].with(Action::Land(Planet::ALL[HALF * half + i]));
                }
                i += 1;
            }
            set += 1;
        }
        half += 1;
    }
    landings
};

/// The spots before the specialist track, and those of it; the senate is the last.
const TRACKS: usize = Spot::TrainSoldier as usize;
const TRAINING: usize = Spot::TRAINING.len();
/// The most spots of a part: those of the specialist track and the senate.
const MOST: usize = TRAINING + 1;

/// A worker's actions, by the spots that are wanted.
struct Places {
    tracks: [Part<Action, MOST>; 1 << TRACKS],
    /// And the senate.
    training: [Part<Action, MOST>; 1 << TRAINING],
}

/// Sends the worker to those spots of a set of which the lowest bit is spot number `from`.
const fn part(worker: Worker, from: usize, set: usize) -> Part<Action, MOST> {
    let mut part = Part::new(Action::Pass);
    let mut i = 0;
    while i < MOST {
        if set >> i & 1 == 1 {
            part = part.with(Action::Place(worker, Spot::ALL[from + i]));
        }
        i += 1;
    }
    part
}

impl Places {
    const fn of(worker: Worker) -> Places {
        let mut places =
            Places { tracks: [part(worker, 0, 0); 1 << TRACKS], training: [part(worker, TRACKS, 0); 1 << TRAINING] };
        let mut set = 0;
        while set < places.tracks.len() {
            places.tracks[set] = part(worker, 0, set);
            set += 1;
        }
        set = 0;
        while set < places.training.len() {
            places.training[set] = part(worker, TRACKS, set | 1 << TRAINING);
            set += 1;
        }
        places
    }
}

static PLACES: [Places; Worker::COUNT] = [
    Places::of(Worker::Rebel),
    Places::of(Worker::Soldier),
    Places::of(Worker::Hero),
    Places::of(Worker::Smuggler),
    Places::of(Worker::Scientist),
    Places::of(Worker::Diplomat),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_planet_is_listed_once_and_in_order() {
        for bits in 0..=u8::MAX {
            let planets = PlanetSet::of_bits(bits);
            let mut listed = vec![Action::Pass];
            land_at_each(planets, &mut listed);
            assert_eq!(listed, planets.iter().map(Action::Land).collect::<Vec<_>>());
        }
    }

    #[test]
    fn every_spot_is_listed_once_and_in_order() {
        for worker in Worker::ALL {
            for bits in 0..1 << Spot::COUNT {
                let spots = SpotSet(bits);
                let mut listed = vec![Action::Pass];
                place_at_each(worker, spots, &mut listed);
                let wanted = Spot::ALL.into_iter().filter(|spot| spots.has(*spot));
                let wanted: Vec<Action> = wanted.map(|spot| Action::Place(worker, spot)).collect();
                assert_eq!(listed[1..], wanted);
            }
        }
    }
}

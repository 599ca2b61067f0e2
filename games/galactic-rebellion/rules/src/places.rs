//! Where workers may be placed: sets of spots, and the actions that send a worker there.

use crate::action::Action;
use crate::piece::{Planet, Spot, Worker};
use crate::planets::PlanetSet;

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

/// Adds the actions that send the worker to each of the spots, in order.
#[inline]
pub fn place_at_each(worker: Worker, spots: SpotSet, out: &mut Vec<Action>) {
    let places = &PLACES[worker.index()];
    let bits = usize::from(spots.0);
    places.tracks[bits % (1 << TRACKS)].add_to(out);
    places.training[(bits >> TRACKS) % (1 << TRAINING)].add_to(out);
    // The senate always has room; who does not want to go there leaves it out.
    if !spots.has(Spot::Senate) {
        out.pop();
    }
}

/// Adds the actions that land a worker on each of the planets, in order.
#[inline]
pub(crate) fn land_at_each(planets: PlanetSet, out: &mut Vec<Action>) {
    let bits = usize::from(planets.bits());
    LANDINGS[0][bits % (1 << HALF)].add_to(out);
    LANDINGS[1][bits >> HALF].add_to(out);
}

/// The planets are looked up in two halves.
const HALF: usize = Planet::COUNT / 2;

static LANDINGS: [[Part<HALF>; 1 << HALF]; 2] = {
    let mut landings = [[Part { actions: [Action::Pass; HALF], len: 0 }; 1 << HALF]; 2];
    let mut half = 0;
    while half < 2 {
        let mut set = 0;
        while set < 1 << HALF {
            let part = &mut landings[half][set];
            let mut i = 0;
            while i < HALF {
                if set >> i & 1 == 1 {
                    part.actions[part.len as usize] = Action::Land(Planet::ALL[HALF * half + i]);
                    part.len += 1;
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

/// A worker's actions, by the spots that are wanted.
struct Places {
    tracks: [Part<TRACKS>; 1 << TRACKS],
    /// And the senate.
    training: [Part<{ TRAINING + 1 }>; 1 << TRAINING],
}

/// Some of a worker's actions.
#[derive(Clone, Copy)]
struct Part<const N: usize> {
    actions: [Action; N],
    len: u8,
}

impl<const N: usize> Part<N> {
    /// All are copied, which is quicker than counting, and those that are none left out.
    #[inline(always)]
    fn add_to(&self, out: &mut Vec<Action>) {
        let len = out.len() + usize::from(self.len);
        out.extend_from_slice(&self.actions);
        out.truncate(len);
    }

    const fn of(worker: Worker, from: usize, set: usize) -> Part<N> {
        let mut part = Part { actions: [Action::Pass; N], len: 0 };
        let mut i = 0;
        while i < N {
            if set >> i & 1 == 1 {
                part.actions[part.len as usize] = Action::Place(worker, Spot::ALL[from + i]);
                part.len += 1;
            }
            i += 1;
        }
        part
    }
}

impl Places {
    const fn of(worker: Worker) -> Places {
        let mut places = Places {
            tracks: [Part::of(worker, 0, 0); 1 << TRACKS],
            training: [Part::of(worker, TRACKS, 0); 1 << TRAINING],
        };
        let mut set = 0;
        while set < places.tracks.len() {
            places.tracks[set] = Part::of(worker, 0, set);
            set += 1;
        }
        set = 0;
        while set < places.training.len() {
            places.training[set] = Part::of(worker, TRACKS, set | 1 << TRAINING);
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
            assert_eq!(listed[1..], planets.iter().map(Action::Land).collect::<Vec<_>>());
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

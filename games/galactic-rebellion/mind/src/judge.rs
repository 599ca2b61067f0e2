//! What a scripted player thinks of what may follow a decision.

use super::taste::Taste;
use starboard_core::{Seat, SeatSet};
use starboard_galactic_rebellion::catalogue::Catalogue;
use starboard_galactic_rebellion::goods::Sets;
use starboard_galactic_rebellion::piece::{Good, Planet, Worker};
use starboard_galactic_rebellion::planets::PlanetSet;
use starboard_galactic_rebellion::state::{Player, SEATS};
use starboard_galactic_rebellion::{State, score};
use std::sync::LazyLock;

/// A taste that weighs what may follow one decision. An answer changes little: what was judged of the table before it is used again
/// for planets and seats that are as they were.
pub(crate) struct Judge<'a> {
    taste: &'a Taste,
    cards: &'a Catalogue,
    seat: Seat,
    before: &'a State,
    /// What workers on planets are worth before the answer, by planet and by seat, and to each seat together.
    planets: [[f32; SEATS]; Planet::COUNT],
    manned: [f32; SEATS],
    /// By seat, what else it has is worth before the answer, once that was asked for.
    held: [Option<f32>; SEATS],
}

/// What so many units of a good count for: more, the more there is of it.
static GATHERED: LazyLock<[f32; 256]> = LazyLock::new(|| std::array::from_fn(|n| (n as f32).powf(1.3)));

impl<'a> Judge<'a> {
    pub(crate) fn new(taste: &'a Taste, cards: &'a Catalogue, before: &'a State, seat: Seat) -> Judge<'a> {
        let (mut planets, mut manned) = ([[0.0; SEATS]; Planet::COUNT], [0.0; SEATS]);
        for planet in before.manned().iter() {
            let worth = &mut planets[planet.index()];
            judge(taste, cards, before, planet, worth);
            manned.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += *worth);
        }
        Judge { taste, cards, seat, before, planets, manned, held: [None; SEATS] }
    }

    /// What a table is worth on which anything may have changed.
    pub(crate) fn value(&mut self, s: &State) -> f32 {
        let workers = s.players.iter().zip(&self.before.players);
        let differ = |(now, then): (&Player, &Player)| bytes(now) ^ bytes(then);
        let changed = workers.map(differ).fold(0, |all, differ| all | differ);
        let changed = PlanetSet::of_bytes(changed.to_le_bytes());
        let same =
            s.round == self.before.round && s.phase == self.before.phase && s.rebel_fleet == self.before.rebel_fleet;
        self.value_after(s, changed, same, SeatSet(u8::MAX))
    }

    /// The same where workers may have changed on these planets only, and what else they have, for these seats; `same` if time and
    /// fleet are as before.
    pub(crate) fn value_after(&mut self, s: &State, changed: PlanetSet, same: bool, changing: SeatSet) -> f32 {
        let mut manned = self.manned;
        for planet in changed.iter() {
            let mut worth = [0.0; SEATS];
            judge(self.taste, self.cards, s, planet, &mut worth);
            for (seat, before) in self.planets[planet.index()].iter().enumerate() {
                manned[seat] += worth[seat] - before;
            }
        }
        let (mut best, mut own) = (f32::MIN, 0.0);
        for seat in Seat::all(s.seats()) {
            let (i, now) = (seat.index(), s.player(seat));
            // A tile may score for what is on planets. In the same phase no more points have been written down.
            let changes = changing.contains(seat) && !have_the_same(now, self.before.player(seat));
            let as_before = same && !changes && now.technologies.both(self.cards.scoring).is_empty();
            let stands =
                manned[i] + if as_before { self.held_before(s, seat) } else { held(self.taste, self.cards, s, seat) };
            if seat == self.seat {
                own = stands;
            } else if stands > best {
                best = stands;
            }
        }
        own - self.taste.dial(13) * best
    }

    #[inline]
    fn held_before(&mut self, s: &State, seat: Seat) -> f32 {
        *self.held[seat.index()].get_or_insert_with(|| held(self.taste, self.cards, s, seat))
    }
}

/// What a seat has but the workers on planets: what is written down, what would be if the epoch ended now, and what helps later.
pub(crate) fn held(taste: &Taste, cards: &Catalogue, s: &State, seat: Seat) -> f32 {
    let player = s.player(seat);
    let (units, each) = (s.packed_units(seat), &*GATHERED);
    let economy = Sets::best_of(units).credits();
    let gathered: f32 = (0..Good::COUNT).map(|i| each[(units >> (8 * i)) as usize & 0xff]).sum();
    let left = f32::from(9 - s.round.min(8));
    let specialists = player.hand.total() - player.hand.count(Worker::Rebel);
    taste.dial(2) * f32::from(score::standing_with(cards, s, seat, economy))
        + taste.dial(6) * f32::from(player.senate.votes())
        + taste.dial(7) * f32::from(player.credits)
        + taste.dial(8) * left * f32::from(economy)
        + taste.dial(9) * gathered
        + taste.dial(10) * f32::from(player.cubes)
        + taste.dial(11) * f32::from(specialists)
        + taste.dial(12) * f32::from(player.technologies.len())
}

/// Of what counts but the planets.
fn have_the_same(now: &Player, then: &Player) -> bool {
    now.technologies == then.technologies
        && now.senate == then.senate
        && now.hand == then.hand
        && (now.credits, now.cubes, now.routes) == (then.credits, then.cubes, then.routes)
        && now.goods == then.goods
        && now.performed.len() == then.performed.len()
}

fn bytes(player: &Player) -> u64 {
    u64::from_le_bytes(player.workers)
}

/// What the workers on a planet are worth to each seat: what [`score::planet`] pays, how far ahead or behind it is, and being there.
#[inline(always)]
fn judge(taste: &Taste, cards: &Catalogue, s: &State, planet: Planet, worth: &mut [f32; SEATS]) {
    let workers = s.workers(planet);
    let (mut most, mut second, mut third) = (0, 0, 0);
    for n in workers {
        let next = most.min(n);
        most = most.max(n);
        third = third.max(second.min(next));
        second = second.max(next);
    }
    let (tile, liking) = (score::tile(cards, s, planet), taste.planets[planet.index()]);
    let first = if second < most { tile.high } else { tile.low };
    let then = if third < second { tile.low } else { 0 };
    let (each, margin, there) = (taste.dial(3), taste.dial(5), taste.dial(4));
    for (worth, n) in worth.iter_mut().zip(workers) {
        if n == 0 {
            continue;
        }
        let (points, others) = match n {
            n if n == most => (first, second),
            n if n == second => (then, most),
            _ => (0, most),
        };
        let ahead = (i32::from(n) - i32::from(others)).clamp(-2, 2) as f32;
        *worth = liking * (each * f32::from(points) + margin * ahead) + there * f32::from(n).sqrt();
    }
}

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
    /// By seat, what is on planets before and after the answer at hand, and which planets differ.
    then: [[Worth; Planet::COUNT]; SEATS],
    now: [[Worth; Planet::COUNT]; SEATS],
    changed: PlanetSet,
    /// By seat, how it stood before, and why, once that was asked for.
    stood: [Option<f32>; SEATS],
    held: [Held; SEATS],
    known: SeatSet,
    goods: [Option<(u16, f32)>; SEATS],
}

/// What a seat's workers are worth on a planet: for the points, and for being there.
type Worth = (f32, f32);

/// What a seat has but the workers on planets: points, and what is added one after the other.
#[derive(Clone, Copy, Default)]
struct Held {
    points: f32,
    more: [f32; 7],
}

/// What so many units of a good count for: more, the more there is of it.
static GATHERED: LazyLock<[f32; 256]> = LazyLock::new(|| std::array::from_fn(|n| (n as f32).powf(1.3)));

impl<'a> Judge<'a> {
    pub(crate) fn new(taste: &'a Taste, cards: &'a Catalogue, before: &'a State, seat: Seat) -> Judge<'a> {
        let mut then = [[(0.0, 0.0); Planet::COUNT]; SEATS];
        for planet in before.manned().iter() {
            judge(taste, cards, before, planet, |seat, worth| then[seat][planet.index()] = worth);
        }
        let (held, known) = ([Held::default(); SEATS], SeatSet::EMPTY);
        let (changed, stood, goods) = (PlanetSet::NONE, [None; SEATS], [None; SEATS]);
        Judge { taste, cards, seat, before, then, now: then, changed, stood, held, known, goods }
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
        let moved = self.look_at(s, changed);
        let mut best = f32::MIN;
        let mut own = 0.0;
        for seat in Seat::all(s.seats()) {
            let (i, now) = (seat.index(), s.player(seat));
            // A tile may score for what is on planets. In the same phase no more points have been written down.
            let scores = !now.technologies.both(self.cards.scoring).is_empty();
            let changes = changing.contains(seat) && !have_the_same(now, self.before.player(seat));
            let stands = match self.stood[i] {
                Some(stood) if same && !scores && !changes && !moved.contains(seat) => stood,
                _ => self.standing(s, seat, same && !scores && !changes, moved.contains(seat)),
            };
            if seat == self.seat {
                own = stands;
            } else if stands > best {
                best = stands;
            }
        }
        own - self.taste.dial(13) * best
    }

    /// Judges the planets that are not as before. Gives the seats to which one of them is worth something else.
    fn look_at(&mut self, s: &State, changed: PlanetSet) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        for planet in (self.changed & !changed).iter() {
            let i = planet.index();
            (0..SEATS).for_each(|seat| self.now[seat][i] = self.then[seat][i]);
        }
        self.changed = changed;
        for planet in changed.iter() {
            let i = planet.index();
            let (now, then) = (&mut self.now, &self.then);
            judge(self.taste, self.cards, s, planet, |seat, worth| {
                now[seat][i] = worth;
                if worth != then[seat][i] {
                    seats.insert(Seat(seat as u8));
                }
            });
        }
        seats
    }

    /// What is written down, what would be if the epoch ended now, and what helps later. `as_before` if what the seat has but the
    /// workers on planets is so, `moved` if those are worth something else to it.
    fn standing(&mut self, s: &State, seat: Seat, as_before: bool, moved: bool) -> f32 {
        let i = seat.index();
        let other;
        let held = if as_before {
            if !self.known.contains(seat) {
                self.held[i] = self.held(s, seat);
                self.known.insert(seat);
            }
            &self.held[i]
        } else {
            other = self.held(s, seat);
            &other
        };
        let mut value = held.points;
        for (points, there) in &self.now[i] {
            value += points;
            value += there;
        }
        for more in &held.more {
            value += more;
        }
        if as_before && !moved {
            self.stood[i] = Some(value);
        }
        value
    }

    fn held(&mut self, s: &State, seat: Seat) -> Held {
        let (taste, player) = (self.taste, s.player(seat));
        let (economy, gathered) = self.goods(s, seat);
        let left = f32::from(9 - s.round.min(8));
        let specialists = player.hand.total() - player.hand.count(Worker::Rebel);
        Held {
            points: taste.dial(2) * f32::from(score::standing_with(self.cards, s, seat, economy)),
            more: [
                taste.dial(6) * f32::from(player.senate.votes()),
                taste.dial(7) * f32::from(player.credits),
                taste.dial(8) * left * f32::from(economy),
                taste.dial(9) * gathered,
                taste.dial(10) * f32::from(player.cubes),
                taste.dial(11) * f32::from(specialists),
                taste.dial(12) * f32::from(player.technologies.len()),
            ],
        }
    }

    /// What a seat's goods pay, and what they count for.
    fn goods(&mut self, s: &State, seat: Seat) -> (u16, f32) {
        let (now, then) = (s.player(seat), self.before.player(seat));
        let same = now.goods == then.goods && now.routes == then.routes;
        if same && let Some(goods) = self.goods[seat.index()] {
            return goods;
        }
        let (units, each) = (s.packed_units(seat), &*GATHERED);
        let gathered = (0..Good::COUNT).map(|i| each[(units >> (8 * i)) as usize & 0xff]).sum();
        let goods = (Sets::best_of(units).credits(), gathered);
        if same {
            self.goods[seat.index()] = Some(goods);
        }
        goods
    }
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

/// Tells what the workers on a planet are worth to each seat: what [`score::planet`] pays, and how far ahead or behind it is.
#[inline(always)]
fn judge(taste: &Taste, cards: &Catalogue, s: &State, planet: Planet, mut tell: impl FnMut(usize, Worth)) {
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
    for (seat, n) in workers.into_iter().enumerate() {
        if n == 0 {
            tell(seat, (0.0, 0.0));
            continue;
        }
        let (points, others) = match n {
            n if n == most => (first, second),
            n if n == second => (then, most),
            _ => (0, most),
        };
        let ahead = (i32::from(n) - i32::from(others)).clamp(-2, 2) as f32;
        tell(seat, (liking * (each * f32::from(points) + margin * ahead), there * f32::from(n).sqrt()));
    }
}

//! The scripted player: places workers by what it likes, and answers everything else by trying it.

use super::moves::at_home;
use starboard_bots::greedy::{bell, best};
use starboard_core::{Fast, Seat, SeatSet};
use starboard_galactic_rebellion::catalogue::Catalogue;
use starboard_galactic_rebellion::goods::Sets;
use starboard_galactic_rebellion::piece::{Planet, Spot, Worker};
use starboard_galactic_rebellion::state::{Frame, SEATS};
use starboard_galactic_rebellion::{Action, GalacticRebellion, State, score};
use std::sync::LazyLock;

/// The first ones are what placing a worker on each spot is worth, in the order of the spots.
pub(crate) const DIALS: &[&str] = &[
    "at_initiative",
    "at_influence",
    "at_goods",
    "at_missions",
    "at_research",
    "at_war",
    "at_soldier",
    "at_hero",
    "at_smuggler",
    "at_scientist",
    "at_diplomat",
    "at_any_specialist",
    "at_senate",
    "again",
    "at_home",
    "points",
    "planet",
    "worker",
    "margin",
    "vote",
    "credit",
    "economy",
    "unit",
    "cube",
    "specialist",
    "technology",
    "rival",
];

const SPOTS: usize = Spot::COUNT;

#[derive(Clone, Debug)]
pub struct Taste {
    dials: [f32; 32],
    /// How wrongly each planet and each spot is valued: 1 is right.
    planets: [f32; Planet::COUNT],
}

impl Taste {
    pub(crate) fn new(given: &[f32], misjudge: f32, rng: &mut Fast) -> Taste {
        let mut wrong = || (misjudge * bell(rng)).exp();
        let dials = std::array::from_fn(|i| given.get(i).copied().unwrap_or(0.0) * wrong());
        Taste { dials, planets: std::array::from_fn(|_| wrong()) }
    }

    fn dial(&self, after_spots: usize) -> f32 {
        self.dials[SPOTS + after_spots]
    }

    /// One of the canonical actions, of which there are several.
    pub(crate) fn decide(
        &self,
        game: &GalacticRebellion,
        s: &State,
        seat: Seat,
        offers: &[Action],
        rng: &mut Fast,
    ) -> Action {
        match s.stack.last() {
            Some(Frame::Place { .. }) => self.place(game, s, seat, offers, rng),
            Some(Frame::Attack { worker, .. }) => self.attack(game, s, seat, *worker, offers),
            Some(Frame::Bid { .. }) => self.bid(s, seat, offers),
            _ => {
                let mut judge = Judge::new(self, game.cards(), s, seat);
                best(game, s, seat, offers, rng, |then, action| {
                    let bought = f32::from(u8::from(matches!(action, Action::Buy(_)))) * self.dial(12);
                    judge.value(then) + bought
                })
            }
        }
    }

    /// The spot that is worth most now. A little chance keeps equal players from doing the same thing.
    fn place(&self, game: &GalacticRebellion, s: &State, seat: Seat, legal: &[Action], rng: &mut Fast) -> Action {
        let value = |worker: Worker, spot: Spot| {
            let own = |tokens: &[starboard_galactic_rebellion::piece::Token]| {
                tokens.iter().filter(|t| t.seat == seat).count() as f32
            };
            let player = s.player(seat);
            let mut value = self.dials[spot.index()];
            let already = match spot {
                Spot::Influence => own(&s.influence) * 0.5,
                Spot::Goods => own(&s.goods),
                Spot::Research => own(&s.research) * 2.0,
                Spot::War => own(&s.war),
                Spot::Initiative => own(&s.initiative) * 10.0,
                Spot::Missions => 0.0,
                Spot::Senate => 0.3 * f32::from(player.senate.total()),
                _ => 0.0,
            };
            value -= already * self.dial(0);
            if at_home(worker, spot) {
                value += self.dial(1);
            } else if worker != Worker::Rebel {
                value -= self.dial(1);
            }
            value += match spot {
                // Technologies cost more the later they are bought; without credits nobody does research.
                Spot::Research if player.credits < 6 + 4 * own(&s.research) as u16 => -6.0,
                Spot::Missions => self.mission_near(game, s, seat, worker),
                Spot::War => self.best_attack(game, s, seat, worker).map_or(-6.0, |(v, _)| v * 0.3),
                Spot::TrainAny if player.credits < 5 => -6.0,
                _ => 0.0,
            };
            value
        };
        let mut best = (f32::NEG_INFINITY, legal[0]);
        for action in legal {
            if let Action::Place(worker, spot) = *action {
                let worth = value(worker, spot) + 0.4 * rng.unit() as f32;
                if worth > best.0 {
                    best = (worth, *action);
                }
            }
        }
        best.1
    }

    /// How much closer a worker brings the cheapest mission that can still be paid for.
    fn mission_near(&self, game: &GalacticRebellion, s: &State, seat: Seat, worker: Worker) -> f32 {
        let have = s.player(seat).missions.mission_value();
        let hand = s.player(seat).hand.mission_value();
        let shown = s.missions_shown.first().map(|m| game.cards().mission(*m).site);
        // On a planet every mission costs the same.
        let cheapest =
            shown.and_then(|site| Planet::ALL.into_iter().map(|p| game.mission_cost(s, site, Some(p))).min());
        match cheapest {
            Some(cost) if have >= cost => -4.0,
            Some(cost) if have + hand >= cost => f32::from(worker.mission_value()) - 0.5 * f32::from(cost - have),
            _ => -2.0,
        }
    }

    /// The attack that is worth most: what it takes away, times its chance.
    fn best_attack(&self, game: &GalacticRebellion, s: &State, seat: Seat, worker: Worker) -> Option<(f32, Action)> {
        let worker = if worker.is_military() { worker } else { Worker::Soldier };
        let chance = |rival: Option<Seat>| game.attack_odds(s, seat, worker, rival).chance() as f32;
        let (on_sentinels, mut on_rivals) = (chance(None), [0.0; SEATS]);
        s.rivals(seat).for_each(|rival| on_rivals[rival.index()] = chance(Some(rival)));
        let mut best = None;
        for planet in Planet::ALL.into_iter().filter(|p| s.is_open(*p, seat)) {
            let mine = s.crew(planet, seat).total();
            let weight = 1.0 + f32::from(mine).min(4.0);
            let mut consider = |rival: Option<Seat>, takes: f32, chance: f32| {
                let value = takes * weight * chance;
                if best.is_none_or(|(v, _)| value > v) {
                    best = Some((value, Action::Attack(planet, rival)));
                }
            };
            if s.world(planet).sentinels > 0 {
                consider(None, if s.round >= 6 { 1.2 } else { 0.7 }, on_sentinels);
            }
            for rival in s.rivals(seat) {
                let theirs = s.crew(planet, rival).total();
                if theirs > 0 {
                    let near = theirs.abs_diff(mine) <= 2;
                    consider(Some(rival), if near { 1.6 } else { 0.6 }, on_rivals[rival.index()]);
                }
            }
        }
        best
    }

    fn attack(&self, game: &GalacticRebellion, s: &State, seat: Seat, worker: Worker, legal: &[Action]) -> Action {
        match self.best_attack(game, s, seat, worker) {
            Some((_, attack)) if legal.contains(&attack) => attack,
            _ => legal[0],
        }
    }

    /// Bids on while the senate can spare it.
    fn bid(&self, s: &State, seat: Seat, legal: &[Action]) -> Action {
        let votes = s.player(seat).senate.votes();
        let most = s.rivals(seat).map(|r| s.player(r).senate.votes()).max().unwrap_or(0);
        match legal[0] {
            Action::Bid(n) if n <= votes.saturating_sub(most).max(votes / 3) => legal[0],
            _ => Action::Pass,
        }
    }
}

/// A taste that weighs what may follow one decision. An answer changes little: what was judged of the table before it is used again
/// for planets and seats that are as they were.
struct Judge<'a> {
    taste: &'a Taste,
    cards: &'a Catalogue,
    seat: Seat,
    before: &'a State,
    /// The planets before and after the answer at hand, and which of them differ, a bit each.
    then: [Judged; Planet::COUNT],
    now: [Judged; Planet::COUNT],
    changed: u8,
    /// By seat: how it stood before, and what its goods pay and count for, once that was asked for.
    stood: [Option<f32>; SEATS],
    goods: [Option<(u16, f32)>; SEATS],
}

/// What the workers on a planet are worth to each seat: for the points, and for being there.
type Judged = [(f32, f32); SEATS];

/// What so many units of a good count for: more, the more there is of it.
static GATHERED: LazyLock<[f32; 256]> = LazyLock::new(|| std::array::from_fn(|n| (n as f32).powf(1.3)));

impl<'a> Judge<'a> {
    fn new(taste: &'a Taste, cards: &'a Catalogue, before: &'a State, seat: Seat) -> Judge<'a> {
        let then = Planet::ALL.map(|planet| taste.judge(cards, before, planet));
        Judge { taste, cards, seat, before, then, now: then, changed: 0, stood: [None; SEATS], goods: [None; SEATS] }
    }

    fn value(&mut self, s: &State) -> f32 {
        // Seats to which a planet is worth something else than before.
        let mut seats = SeatSet::EMPTY;
        let was = std::mem::take(&mut self.changed);
        for (i, planet) in Planet::ALL.into_iter().enumerate() {
            if s.world(planet).crews != self.before.world(planet).crews {
                self.now[i] = self.taste.judge(self.cards, s, planet);
                self.changed |= 1 << i;
                for seat in Seat::all(s.seats()) {
                    if self.now[i][seat.index()] != self.then[i][seat.index()] {
                        seats.insert(seat);
                    }
                }
            } else if was >> i & 1 != 0 {
                self.now[i] = self.then[i];
            }
        }
        let routes = s.worlds.iter().zip(&self.before.worlds).all(|(now, then)| now.route == then.route);
        let same = routes
            && s.round == self.before.round
            && s.phase == self.before.phase
            && s.rebel_fleet == self.before.rebel_fleet;
        let mut best = f32::MIN;
        for rival in s.rivals(self.seat) {
            best = best.max(self.rival(s, rival, routes, same && !seats.contains(rival)));
        }
        self.standing(s, self.seat, routes) - self.taste.dial(13) * best
    }

    /// How a rival stands; `same` if everything but the rival's own things is the same to it as before.
    fn rival(&mut self, s: &State, rival: Seat, routes: bool, same: bool) -> f32 {
        let (now, then) = (s.player(rival), self.before.player(rival));
        // A tile may score for what is on planets. In the same phase no more points have been written down.
        let scores = !now.technologies.both(self.cards.scoring).is_empty();
        let as_before = same
            && !(scores && self.changed != 0)
            && now.technologies == then.technologies
            && now.senate == then.senate
            && now.hand == then.hand
            && (now.credits, now.cubes) == (then.credits, then.cubes)
            && now.goods == then.goods
            && now.performed.len() == then.performed.len();
        match self.stood[rival.index()].filter(|_| as_before) {
            Some(stood) => stood,
            None => {
                let stands = self.standing(s, rival, routes);
                if as_before {
                    self.stood[rival.index()] = Some(stands);
                }
                stands
            }
        }
    }

    /// What is written down, what would be if the epoch ended now, and what helps later. `routes` if all are whose they were before.
    fn standing(&mut self, s: &State, seat: Seat, routes: bool) -> f32 {
        let (taste, player) = (self.taste, s.player(seat));
        let (economy, gathered) = match self.goods[seat.index()] {
            Some(same) if routes && player.goods == self.before.player(seat).goods => same,
            _ => {
                let units = s.all_units(seat);
                let goods = (Sets::best(&units).credits(), units.iter().map(|n| GATHERED[usize::from(*n)]).sum());
                if routes && player.goods == self.before.player(seat).goods {
                    self.goods[seat.index()] = Some(goods);
                }
                goods
            }
        };
        let left = f32::from(9 - s.round.min(8));
        let mut value = taste.dial(2) * f32::from(score::standing_with(self.cards, s, seat, economy));
        for planet in &self.now {
            let (points, there) = planet[seat.index()];
            value += points;
            value += there;
        }
        value += taste.dial(6) * f32::from(player.senate.votes());
        value += taste.dial(7) * f32::from(player.credits);
        value += taste.dial(8) * left * f32::from(economy);
        value += taste.dial(9) * gathered;
        value += taste.dial(10) * f32::from(player.cubes);
        let specialists = player.hand.total() - player.hand.count(Worker::Rebel);
        value += taste.dial(11) * f32::from(specialists);
        value + taste.dial(12) * f32::from(player.technologies.len())
    }
}

impl Taste {
    fn judge(&self, cards: &Catalogue, s: &State, planet: Planet) -> Judged {
        let mut worth = [(0.0, 0.0); SEATS];
        let workers = s.world(planet).crews.map(|crew| crew.total());
        let (mut most, mut second) = (0, 0);
        for n in workers {
            (most, second) = if n > most { (n, most) } else { (most, second.max(n)) };
        }
        if most == 0 {
            return worth;
        }
        let points = score::points(workers, score::tile(cards, s, planet));
        let liking = self.planets[planet.index()];
        for seat in 0..s.seats() {
            if workers[seat] > 0 {
                let mine = f32::from(workers[seat]);
                let others = if workers[seat] == most { second } else { most };
                let near = self.dial(5) * (mine - f32::from(others)).clamp(-2.0, 2.0);
                worth[seat] = (liking * (self.dial(3) * f32::from(points[seat]) + near), self.dial(4) * mine.sqrt());
            }
        }
        worth
    }
}

//! The scripted player: places workers by what it likes, and answers everything else by trying it.

use super::features::planet_points;
use super::moves::at_home;
use starboard_bots::greedy::{bell, best};
use starboard_core::{Fast, Seat};
use starboard_galactic_rebellion::catalogue::{Catalogue, MissionId};
use starboard_galactic_rebellion::piece::{Planet, Spot, Worker};
use starboard_galactic_rebellion::state::Frame;
use starboard_galactic_rebellion::{Action, GalacticRebellion, State, score};

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
            _ => best(game, s, seat, offers, rng, |then, action| {
                let bought = f32::from(u8::from(matches!(action, Action::Buy(_)))) * self.dial(12);
                self.value(game.cards(), then, seat) + bought
            }),
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
        let cheapest = s.missions_shown.iter().filter_map(|m| self.cost_of(game, s, *m)).min();
        match cheapest {
            Some(cost) if have >= cost => -4.0,
            Some(cost) if have + hand >= cost => f32::from(worker.mission_value()) - 0.5 * f32::from(cost - have),
            _ => -2.0,
        }
    }

    fn cost_of(&self, game: &GalacticRebellion, s: &State, mission: MissionId) -> Option<u8> {
        let site = game.cards().mission(mission).site;
        Planet::ALL.into_iter().map(|p| game.mission_cost(s, site, Some(p))).min()
    }

    /// The attack that is worth most: what it takes away, times its chance.
    fn best_attack(&self, game: &GalacticRebellion, s: &State, seat: Seat, worker: Worker) -> Option<(f32, Action)> {
        let worker = if worker.is_military() { worker } else { Worker::Soldier };
        let mut best = None;
        for planet in Planet::ALL.into_iter().filter(|p| s.is_open(*p, seat)) {
            let weight = 1.0 + f32::from(s.crew(planet, seat).total()).min(4.0);
            let mut consider = |rival: Option<Seat>, takes: f32| {
                let value = takes * weight * game.attack_odds(s, seat, worker, rival).chance() as f32;
                if best.is_none_or(|(v, _)| value > v) {
                    best = Some((value, Action::Attack(planet, rival)));
                }
            };
            if s.world(planet).sentinels > 0 {
                consider(None, if s.round >= 6 { 1.2 } else { 0.7 });
            }
            for rival in s.rivals(seat) {
                let (theirs, mine) = (s.crew(planet, rival).total(), s.crew(planet, seat).total());
                if theirs > 0 {
                    let near = theirs.abs_diff(mine) <= 2;
                    consider(Some(rival), if near { 1.6 } else { 0.6 });
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

    fn value(&self, cards: &Catalogue, s: &State, seat: Seat) -> f32 {
        let rivals = s.rivals(seat).map(|r| self.standing(cards, s, r));
        self.standing(cards, s, seat) - self.dial(13) * rivals.fold(f32::MIN, f32::max)
    }

    /// What is written down, what would be if the epoch ended now, and what helps later.
    fn standing(&self, cards: &Catalogue, s: &State, seat: Seat) -> f32 {
        let player = s.player(seat);
        let left = f32::from(9 - s.round.min(8));
        let mut value = self.dial(2) * f32::from(score::standing(cards, s, seat));
        for planet in Planet::ALL {
            let liking = self.planets[planet.index()];
            let mine = f32::from(s.crew(planet, seat).total());
            let most = s.rivals(seat).map(|r| s.crew(planet, r).total()).max().unwrap_or(0);
            let margin = (mine - f32::from(most)).clamp(-2.0, 2.0);
            let near = if mine > 0.0 { self.dial(5) * margin } else { 0.0 };
            value += liking * (self.dial(3) * f32::from(planet_points(cards, s, planet)[seat.index()]) + near);
            value += self.dial(4) * mine.sqrt();
        }
        value += self.dial(6) * f32::from(player.senate.votes());
        value += self.dial(7) * f32::from(player.credits);
        value += self.dial(8) * left * f32::from(score::economy(s, seat));
        value += self.dial(9) * s.all_units(seat).iter().map(|n| f32::from(*n).powf(1.3)).sum::<f32>();
        value += self.dial(10) * f32::from(player.cubes);
        let specialists: u8 = Worker::SPECIALISTS.iter().map(|w| player.hand.count(*w)).sum();
        value += self.dial(11) * f32::from(specialists);
        value + self.dial(12) * f32::from(player.technologies.len())
    }
}

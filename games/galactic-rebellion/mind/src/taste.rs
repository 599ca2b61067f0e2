//! The scripted player: places workers by what it likes, and answers everything else by trying it.

use super::judge::{Judge, held};
use super::moves::HOME;
use starboard_bots::greedy::{bell, best, highest};
use starboard_core::{Fast, Seat, SeatSet};
use starboard_galactic_rebellion::effect::Effect;
use starboard_galactic_rebellion::piece::{Planet, Spot, Token, Worker};
use starboard_galactic_rebellion::planets::PlanetSet;
use starboard_galactic_rebellion::state::{Frame, SEATS};
use starboard_galactic_rebellion::{Action, GalacticRebellion, LAST_ROUND, State};

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
    "attack",
    "mission",
    "bid",
    "late_initiative",
    "late_influence",
    "late_goods",
    "late_missions",
    "late_research",
    "late_war",
    "late_soldier",
    "late_hero",
    "late_smuggler",
    "late_scientist",
    "late_diplomat",
    "late_any_specialist",
    "late_senate",
];

const SPOTS: usize = Spot::COUNT;
/// Where the dials `late_…` begin: what each spot is worth more in the last round than in the middle of the game, and less in the
/// first.
const LATE: usize = SPOTS + 17;

#[derive(Clone, Debug)]
pub struct Taste {
    dials: [f32; 48],
    /// How wrongly each planet and each spot is valued: 1 is right.
    pub(crate) planets: [f32; Planet::COUNT],
}

impl Taste {
    pub(crate) fn new(given: &[f32], misjudge: f32, rng: &mut Fast) -> Taste {
        let mut wrong = || (misjudge * bell(rng)).exp();
        let dials = std::array::from_fn(|i| given.get(i).copied().unwrap_or(0.0) * wrong());
        Taste { dials, planets: std::array::from_fn(|_| wrong()) }
    }

    #[inline]
    pub(crate) fn dial(&self, after_spots: usize) -> f32 {
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
            Some(frame @ (Frame::Land { .. } | Frame::Settle { .. })) if game.lands_before_another(s) => {
                let lands = if let Frame::Land { worker, .. } = frame { *worker } else { Worker::Rebel };
                self.landing(game, s, seat, lands, offers, rng)
            }
            Some(Frame::Good { .. }) if game.takes_before_another(s) => {
                // As for answers that are played on.
                rng.word();
                let mut then = *s;
                highest(offers, |action| {
                    if let Action::Take(good) = action {
                        then.player_mut(seat).goods[good.index()] += 1;
                    }
                    let worth = held(self, game.cards(), &then, seat);
                    then.player_mut(seat).goods = s.player(seat).goods;
                    worth
                })
            }
            frame => {
                let ends = [offers[0], offers[offers.len() - 1]];
                let offers = if are_alike(game, s, frame) { &ends[..] } else { offers };
                let mut judge = Judge::new(self, game.cards(), s, seat);
                best(game, s, seat, offers, rng, |then, action| {
                    let bought = f32::from(u8::from(matches!(action, Action::Buy(_)))) * self.dial(12);
                    judge.value(then) + bought
                })
            }
        }
    }

    /// The planet to land on where somebody is asked again before anything else happens: no need to play on.
    fn landing(
        &self,
        game: &GalacticRebellion,
        s: &State,
        seat: Seat,
        worker: Worker,
        offers: &[Action],
        rng: &mut Fast,
    ) -> Action {
        // As for answers that are played on.
        rng.word();
        let mut judge = Judge::new(self, game.cards(), s, seat);
        let mut then = *s;
        highest(offers, |action| {
            let Action::Land(planet) = action else {
                return judge.value_after(&then, PlanetSet::NONE, true, SeatSet::EMPTY);
            };
            game.arrive(&mut then, seat, worker, planet);
            let worth = judge.value_after(&then, PlanetSet::one(planet), true, SeatSet::one(seat));
            *then.world_mut(planet) = *s.world(planet);
            *then.player_mut(seat) = *s.player(seat);
            worth
        })
    }

    /// The spot that is worth most now. A little chance keeps equal players from doing the same thing.
    fn place(&self, game: &GalacticRebellion, s: &State, seat: Seat, legal: &[Action], rng: &mut Fast) -> Action {
        let spots = self.spots(s, seat);
        let near = self.mission_near(game, s, seat);
        // What an attack of a soldier or a hero would be worth, once that was asked for.
        let mut attacks = [None; Worker::COUNT];
        let mut best = (f32::NEG_INFINITY, legal[0]);
        for action in legal {
            let Action::Place(worker, spot) = *action else { continue };
            let (mut value, more) = spots[spot.index()];
            if HOME[worker.index()].has(spot) {
                value += self.dial(1);
            } else if worker != Worker::Rebel {
                value -= self.dial(1);
            }
            value += match spot {
                Spot::Missions => self.dial(15) * near[usize::from(worker.mission_value()) - 1],
                Spot::War => *attacks[worker.index()].get_or_insert_with(|| {
                    self.best_attack(game, s, seat, worker).map_or(-6.0, |(v, _)| v * self.dial(14))
                }),
                _ => more,
            };
            let worth = value + 0.4 * rng.unit() as f32;
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }

    /// What each spot is worth whoever goes there: for what it is, and for what the seat has.
    fn spots(&self, s: &State, seat: Seat) -> [(f32, f32); SPOTS] {
        let player = s.player(seat);
        let own = |tokens: &[Token]| tokens.iter().filter(|t| t.seat == seat).count() as f32;
        let research = own(&s.research);
        let late = (f32::from(s.round) - 4.5) / 3.5;
        let mut spots: [(f32, f32); SPOTS] =
            std::array::from_fn(|i| (self.dials[i] + late * self.dials[LATE + i], 0.0));
        let mut already = |spot: Spot, n: f32| spots[spot.index()].0 -= n * self.dial(0);
        already(Spot::Initiative, own(&s.initiative) * 10.0);
        already(Spot::Influence, own(&s.influence) * 0.5);
        already(Spot::Goods, own(&s.goods));
        already(Spot::Research, research * 2.0);
        already(Spot::War, own(&s.war));
        already(Spot::Senate, 0.3 * f32::from(player.senate.total()));
        // Technologies cost more the later they are bought; without credits nobody does research.
        if player.credits < 6 + 4 * research as u16 {
            spots[Spot::Research.index()].1 = -6.0;
        }
        if player.credits < 5 {
            spots[Spot::TrainAny.index()].1 = -6.0;
        }
        spots
    }

    /// How much closer a worker who counts once, or twice, brings the cheapest mission that can still be paid for.
    fn mission_near(&self, game: &GalacticRebellion, s: &State, seat: Seat) -> [f32; 2] {
        let have = s.player(seat).missions.mission_value();
        let hand = s.player(seat).hand.mission_value();
        let shown = s.missions_shown.first().map(|m| game.cards().mission(*m).site);
        // On a planet every mission costs the same.
        let cheapest =
            shown.and_then(|site| Planet::ALL.into_iter().map(|p| game.mission_cost(s, site, Some(p))).min());
        match cheapest {
            Some(cost) if have >= cost => [-4.0; 2],
            Some(cost) if have + hand >= cost => [1.0, 2.0].map(|value| value - 0.5 * f32::from(cost - have)),
            _ => [-2.0; 2],
        }
    }

    /// The attack that is worth most: what it takes away, times its chance.
    fn best_attack(&self, game: &GalacticRebellion, s: &State, seat: Seat, worker: Worker) -> Option<(f32, Action)> {
        let worker = if worker.is_military() { worker } else { Worker::Soldier };
        let chance = |rival: Option<Seat>| game.attack_odds(s, seat, worker, rival).chance() as f32;
        let (on_sentinels, mut on_rivals) = (chance(None), [0.0; SEATS]);
        s.rivals(seat).for_each(|rival| on_rivals[rival.index()] = chance(Some(rival)));
        let mut best = None;
        for planet in s.open_to(seat).iter() {
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

    /// Bids on while nobody else could follow, or while it spends no larger part of its votes than it likes to.
    fn bid(&self, s: &State, seat: Seat, legal: &[Action]) -> Action {
        let votes = s.player(seat).senate.votes();
        let most = s.rivals(seat).map(|r| s.player(r).senate.votes()).max().unwrap_or(0);
        let spends = (self.dial(16) * f32::from(votes)) as u8;
        match legal[0] {
            Action::Bid(n) if n <= votes.saturating_sub(most).max(spends) => legal[0],
            _ => Action::Pass,
        }
    }
}

/// Are all answers but the last, which may be to pass, worth the same? Where a sentinel goes makes no difference while its owner is
/// asked about the next one, and none before the galactic war unless the card does something more there.
fn are_alike(game: &GalacticRebellion, s: &State, frame: Option<&Frame>) -> bool {
    let Some(Frame::Run(run)) = frame else { return false };
    match &game.cards().effects(run.card)[usize::from(run.step)..] {
        [Effect::MoveSentinels { .. } | Effect::ScatterSentinels, ..] if run.left > 1 => true,
        [
            Effect::MoveSentinels { .. }
            | Effect::ScatterSentinels
            | Effect::AddSentinels { .. }
            | Effect::RemoveSentinels { .. }
            | Effect::FlipSentinel,
        ] => s.round < LAST_ROUND,
        _ => false,
    }
}

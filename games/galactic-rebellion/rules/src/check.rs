//! May this one action be taken? Decided by the rules of the action itself; `answers` lists what may be done, and conformance
//! compares the two.

use crate::GalacticRebellion;
use crate::action::Action;
use crate::answers::{REBELS, SPECIALISTS, is_offered, is_there_a_reward, may_stop};
use crate::effect::{Effect, Path, Recruit, Site, Where};
use crate::frame::{Frame, Run};
use crate::piece::{Planet, Worker};
use crate::planets::PlanetSet;
use crate::state::State;
use crate::{mission, senate};
use starboard_core::Seat;

impl GalacticRebellion {
    /// Does `action` answer the decision that is asked, and do the rules allow it?
    pub(crate) fn allows(&self, s: &State, frame: &Frame, action: Action) -> bool {
        match (*frame, action) {
            (Frame::Settle { seat, .. } | Frame::Land { seat, .. }, Action::Land(planet)) => s.is_open(planet, seat),
            (Frame::Place { seat }, Action::Place(worker, spot)) => {
                s.player(seat).hand.has(worker) && self.has_room(s, seat, spot)
            }
            (Frame::Good { .. }, Action::Take(good)) => s.goods_shown.contains(&good),
            (Frame::Good { left, .. }, Action::Pass) => self.may_leave_good(s, left),
            (Frame::Technology { seat }, Action::Use(technology)) => self.in_dispute(s, seat).has(technology),
            (Frame::Mission { seat }, Action::Perform(mission)) => {
                s.missions_shown.contains(&mission) && self.can_perform(s, seat, mission)
            }
            (Frame::Target { seat, mission }, Action::At(planet)) => {
                self.can_aim(s, seat, self.cards.mission(mission).site, Some(planet), None)
            }
            (Frame::Target { seat, mission }, Action::Strike(rival, planet)) => {
                self.can_aim(s, seat, self.cards.mission(mission).site, planet, Some(rival))
            }
            (Frame::PayMission { seat, left, single, .. }, Action::Pay(worker)) => {
                let crew = &s.player(seat).missions;
                crew.has(worker) && mission::may_pay(crew, worker, left, single)
            }
            (Frame::PaySenate { seat, left }, Action::Pay(worker)) => {
                let crew = &s.player(seat).senate;
                crew.has(worker) && senate::may_pay(crew, worker, left)
            }
            (Frame::Research { seat, cost }, Action::Buy(technology)) => {
                s.player(seat).credits >= u16::from(cost) && s.technologies_shown.contains(&technology)
            }
            (Frame::Attack { seat, .. }, Action::Attack(planet, defender)) => {
                let there = match defender {
                    None => s.world(planet).sentinels > 0,
                    Some(rival) => is_rival(s, seat, rival) && !s.crew(planet, rival).is_empty(),
                };
                there && s.is_open(planet, seat)
            }
            (Frame::Defend { seat, planet, .. }, Action::Defend(worker))
            | (Frame::SecondLoss { seat, planet }, Action::Lose(worker)) => s.crew(planet, seat).has(worker),
            (Frame::Train { seat, cost }, Action::Train(worker)) => {
                s.player(seat).credits >= u16::from(cost) && can_train(s, seat, worker)
            }
            (Frame::Bid { seat, high, .. }, Action::Bid(n)) => n > high && n <= s.player(seat).senate.votes(),
            (
                Frame::Mission { .. }
                | Frame::Research { .. }
                | Frame::Attack { .. }
                | Frame::Train { .. }
                | Frame::Bid { .. },
                Action::Pass,
            ) => true,
            (Frame::Run(run), Action::Pass) => may_stop(self, &run),
            (Frame::Run(run), action) => carries_on(self, s, &run, action),
            _ => false,
        }
    }

    /// Can a mission of this site be aimed there and be paid for?
    fn can_aim(&self, s: &State, seat: Seat, site: Site, planet: Option<Planet>, rival: Option<Seat>) -> bool {
        let aimed = match (site, planet, rival) {
            (Site::Planet(own), Some(planet), None) => own == planet,
            (Site::ImperialFleet, Some(planet), None) => s.has_imperial_fleet(planet),
            (Site::Rival { worker, .. }, Some(planet), Some(rival)) => {
                is_rival(s, seat, rival) && s.crew(planet, rival).has(worker)
            }
            (Site::Rival { worker, senate_cost: Some(_) }, None, Some(rival)) => {
                is_rival(s, seat, rival) && s.player(rival).senate.has(worker)
            }
            _ => false,
        };
        aimed && self.mission_cost(s, site, planet) <= s.player(seat).missions.mission_value()
    }
}

fn is_rival(s: &State, seat: Seat, other: Seat) -> bool {
    s.rivals(seat).any(|rival| rival == other)
}

fn can_train(s: &State, seat: Seat, worker: Worker) -> bool {
    worker != Worker::Rebel && s.player(seat).reserve.has(worker)
}

/// Does the action carry out the card's current step?
fn carries_on(rules: &GalacticRebellion, s: &State, run: &Run, action: Action) -> bool {
    let seat = run.seat;
    let elsewhere = |planet: Planet| run.planet != Some(planet);
    let manned = |planet: Planet| s.manned().has(planet);
    let effect = rules.cards.effects(run.card)[usize::from(run.step)];
    if is_offered(rules, run, effect) {
        return action == Action::Reward && is_there_a_reward(s, effect);
    }
    match (effect, action) {
        (Effect::Recruit { worker: Recruit::AnySpecialist, .. }, Action::Train(worker)) => can_train(s, seat, worker),
        (Effect::RebelFleet, Action::At(planet)) => {
            run.left != 1 || (elsewhere(planet) && !s.has_imperial_fleet(planet))
        }
        (Effect::Deploy { at, .. }, Action::At(planet)) => {
            let fits = match at {
                Where::Present => !s.crew(planet, seat).is_empty(),
                Where::Other => elsewhere(planet),
                _ => true,
            };
            fits && s.is_open(planet, seat)
        }
        (Effect::ShiftWorkers { .. }, Action::Send(worker)) => {
            run.planet.is_some() && run.origin.is_some_and(|from| s.crew(from, seat).has(worker))
        }
        (Effect::ShiftWorkers { .. }, Action::Move(from, to)) => {
            let chosen = run.origin.is_some() && run.planet.is_some();
            !chosen && from != to && !s.crew(from, seat).is_empty() && s.is_open(to, seat)
        }
        (Effect::AddSentinels { .. }, Action::At(planet)) => s.admits_sentinels(planet),
        (Effect::RemoveSentinels { .. }, Action::At(planet)) => {
            s.world(planet).sentinels > 0 && run.touched & (1 << planet.index()) == 0
        }
        (Effect::FlipSentinel, Action::At(planet)) => {
            s.world(planet).sentinels > 0 || (s.sentinels > 0 && s.admits_sentinels(planet))
        }
        (Effect::MoveSentinels { path, .. }, Action::Move(from, to)) => {
            let way = path == Path::Any || run.origin.is_none() || (run.origin, run.planet) == (Some(from), Some(to));
            way && from != to && s.world(from).sentinels > 0 && s.admits_sentinels(to)
        }
        (Effect::ScatterSentinels, Action::At(planet)) => {
            let from = run.planet.is_some_and(|own| s.world(own).sentinels > 0);
            from && elsewhere(planet) && s.admits_sentinels(planet)
        }
        (Effect::BringImperialFleet, Action::Move(from, to)) => s.has_imperial_fleet(from) && !s.has_imperial_fleet(to),
        (Effect::BringImperialFleet, Action::At(_)) => s.imperial_fleets > 0 && s.blockades.is_empty(),
        (Effect::RemoveImperialFleet { .. }, Action::At(planet)) => s.has_imperial_fleet(planet),
        (Effect::RemoveWorkers { .. }, Action::Remove(owner, worker)) => stands_at(s, run.planet, owner, worker),
        (Effect::RemoveRebelsOrSpecialists { .. }, Action::At(planet)) => run.planet.is_none() && manned(planet),
        (Effect::RemoveRebelsOrSpecialists { .. }, Action::Remove(owner, worker)) => {
            let begun = match run.touched {
                REBELS => worker == Worker::Rebel,
                SPECIALISTS => worker != Worker::Rebel,
                _ => true,
            };
            begun && stands_at(s, run.planet, owner, worker)
        }
        (Effect::RemoveFromMissions { .. }, Action::Remove(owner, worker)) => {
            sits(s, owner) && s.player(owner).missions.has(worker) && rules.spies_take(s, worker, run.left)
        }
        (Effect::RemoveRival { worker }, Action::Strike(rival, Some(planet))) => {
            is_rival(s, seat, rival) && s.crew(planet, rival).has(worker)
        }
        (Effect::RandomLosses { .. }, Action::At(planet)) => s.world(planet).sentinels > 0 || manned(planet),
        (Effect::TakeRoute, Action::Route(planet)) => match s.route(planet) {
            None => true,
            Some(owner) => owner != seat && s.routes() == PlanetSet::ALL,
        },
        (Effect::NameRival, Action::Name(rival)) => is_rival(s, seat, rival),
        _ => false,
    }
}

fn sits(s: &State, seat: Seat) -> bool {
    seat.index() < s.seats()
}

fn stands_at(s: &State, planet: Option<Planet>, owner: Seat, worker: Worker) -> bool {
    planet.is_some_and(|planet| sits(s, owner) && s.crew(planet, owner).has(worker))
}

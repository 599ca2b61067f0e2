//! Which answers the decision on top of the stack allows.

use crate::GalacticRebellion;
use crate::action::Action;
use crate::catalogue::Card;
use crate::effect::{Effect, Path, Recruit, Site, When, Where};
use crate::piece::{Crew, Planet, Spot, Worker};
use crate::senate;
use crate::state::{Frame, Run, State};
use crate::{mission, payment};
use arrayvec::ArrayVec;
use starboard_core::Seat;
use std::ops::ControlFlow;

/// Is given the answers one by one, and may stop.
pub(crate) trait Out: FnMut(Action) -> ControlFlow<()> {}
impl<F: FnMut(Action) -> ControlFlow<()>> Out for F {}

pub(crate) type Flow = ControlFlow<()>;

impl GalacticRebellion {
    /// Gives `out` every legal answer to the decision that is asked.
    pub(crate) fn answers(&self, s: &State, frame: &Frame, out: &mut impl Out) -> Flow {
        match *frame {
            Frame::Settle { seat, .. } | Frame::Land { seat, .. } => open_planets(s, seat, |p| out(Action::Land(p))),
            Frame::Place { seat } => self.placements(s, seat, out),
            Frame::Good { left, .. } => {
                for good in &s.goods_shown {
                    out(Action::Take(*good))?;
                }
                if self.may_leave_good(s, left) { out(Action::Pass) } else { Flow::Continue(()) }
            }
            Frame::Mission { seat } => {
                for mission in &s.missions_shown {
                    if self.can_perform(s, seat, *mission) {
                        out(Action::Perform(*mission))?;
                    }
                }
                out(Action::Pass)
            }
            Frame::Target { seat, mission } => {
                let site = self.cards.mission(mission).site;
                self.targets(s, seat, site, &mut |planet, rival| match (rival, planet) {
                    (Some(rival), planet) => out(Action::Strike(rival, planet)),
                    (None, Some(planet)) => out(Action::At(planet)),
                    (None, None) => Flow::Continue(()),
                })
            }
            Frame::PayMission { seat, left, single, .. } => {
                let crew = s.player(seat).missions;
                for worker in crew.kinds() {
                    if mission::may_pay(&crew, worker, left, single) {
                        out(Action::Pay(worker))?;
                    }
                }
                Flow::Continue(())
            }
            Frame::Research { seat, cost } => {
                if s.player(seat).credits >= u16::from(cost) {
                    for technology in &s.technologies_shown {
                        out(Action::Buy(*technology))?;
                    }
                }
                out(Action::Pass)
            }
            Frame::Attack { seat, .. } => {
                for planet in Planet::ALL.into_iter().filter(|p| s.is_open(*p, seat)) {
                    if s.world(planet).sentinels > 0 {
                        out(Action::Attack(planet, None))?;
                    }
                    for rival in s.rivals(seat).filter(|r| !s.crew(planet, *r).is_empty()) {
                        out(Action::Attack(planet, Some(rival)))?;
                    }
                }
                out(Action::Pass)
            }
            Frame::Defend { seat, planet, .. } => each_kind(s.crew(planet, seat), |w| out(Action::Defend(w))),
            Frame::SecondLoss { seat, planet } => each_kind(s.crew(planet, seat), |w| out(Action::Lose(w))),
            Frame::Train { seat, cost } => {
                if s.player(seat).credits >= u16::from(cost) {
                    trainable(s, seat, |w| out(Action::Train(w)))?;
                }
                out(Action::Pass)
            }
            Frame::Bid { seat, high, .. } => {
                for n in high + 1..=s.player(seat).senate.votes() {
                    out(Action::Bid(n))?;
                }
                out(Action::Pass)
            }
            Frame::PaySenate { seat, left } => {
                let crew = s.player(seat).senate;
                for worker in crew.kinds() {
                    if senate::may_pay(&crew, worker, left) {
                        out(Action::Pay(worker))?;
                    }
                }
                Flow::Continue(())
            }
            Frame::Technology { seat } => self.in_dispute(s, seat).iter().try_for_each(|t| out(Action::Use(t))),
            Frame::Run(run) => {
                choices(self, s, &run, out)?;
                if may_stop(self, &run) { out(Action::Pass) } else { Flow::Continue(()) }
            }
        }
    }

    fn placements(&self, s: &State, seat: Seat, out: &mut impl Out) -> Flow {
        let open = self.open_spots(s, seat);
        for worker in s.player(seat).hand.kinds() {
            open.iter().try_for_each(|spot| out(Action::Place(worker, *spot)))?;
        }
        Flow::Continue(())
    }

    /// The spots with room for the seat, in order.
    #[inline]
    pub(crate) fn open_spots(&self, s: &State, seat: Seat) -> ArrayVec<Spot, { Spot::COUNT }> {
        let mut open = ArrayVec::new();
        let mut consider = |spot: Spot| {
            if self.has_room(s, seat, spot) {
                open.push(spot);
            }
        };
        // One by one: what room a spot has is then looked up when this is compiled.
        consider(Spot::Initiative);
        consider(Spot::Influence);
        consider(Spot::Goods);
        consider(Spot::Missions);
        consider(Spot::Research);
        consider(Spot::War);
        Spot::TRAINING.into_iter().for_each(&mut consider);
        consider(Spot::Senate);
        open
    }

    /// May the spies remove this worker? Never more than their points, and all of them if they can (GR-51).
    pub(crate) fn spies_take(&self, s: &State, worker: Worker, left: u8) -> bool {
        match self.switches.removal_is_not_optional {
            true => payment::spies_may_take(s, worker, left),
            false => worker.mission_value() <= left,
        }
    }

    /// May a good be left? The second one of a smuggler, who takes up to two (GR-25).
    pub(crate) fn may_leave_good(&self, s: &State, left: u8) -> bool {
        let worker = usize::from(s.cursor).checked_sub(1).and_then(|i| s.goods.get(i)).map(|token| token.worker);
        self.switches.up_to_includes_none && left == 1 && worker == Some(Worker::Smuggler)
    }

    /// Is there a free space for the seat? Missions and senate always have room (GR-18).
    #[inline(always)]
    pub(crate) fn has_room(&self, s: &State, seat: Seat, spot: Spot) -> bool {
        let spaces = &self.cards.board.spaces;
        match spot {
            Spot::Initiative => s.initiative.iter().all(|t| t.seat != seat),
            Spot::Influence => s.influence.len() < 2 * s.seats() + 1,
            Spot::Goods => s.goods.len() < usize::from(spaces.goods),
            Spot::Research => s.research.len() < usize::from(spaces.research),
            Spot::War => s.war.len() < usize::from(spaces.war),
            Spot::Missions | Spot::Senate => true,
            training => training.training().is_some_and(|i| s.training[i].is_none()),
        }
    }

    /// Where a mission could be performed and be paid for: a planet, a rival there, or (no planet) a rival in the senate.
    pub(crate) fn targets(
        &self,
        s: &State,
        seat: Seat,
        site: Site,
        out: &mut impl FnMut(Option<Planet>, Option<Seat>) -> Flow,
    ) -> Flow {
        let value = s.player(seat).missions.mission_value();
        let affordable = |planet: Planet| self.mission_cost(s, site, Some(planet)) <= value;
        match site {
            Site::Planet(planet) if affordable(planet) => out(Some(planet), None),
            Site::Planet(_) => Flow::Continue(()),
            Site::ImperialFleet => {
                for planet in Planet::ALL.into_iter().filter(|p| s.world(*p).imperial_fleet && affordable(*p)) {
                    out(Some(planet), None)?;
                }
                Flow::Continue(())
            }
            Site::Rival { worker, senate_cost } => {
                for rival in s.rivals(seat) {
                    let in_senate = senate_cost.is_some() && s.player(rival).senate.has(worker);
                    if in_senate && self.mission_cost(s, site, None) <= value {
                        out(None, Some(rival))?;
                    }
                    for planet in Planet::ALL {
                        if s.crew(planet, rival).has(worker) && affordable(planet) {
                            out(Some(planet), Some(rival))?;
                        }
                    }
                }
                Flow::Continue(())
            }
        }
    }
}

fn open_planets(s: &State, seat: Seat, mut out: impl FnMut(Planet) -> Flow) -> Flow {
    Planet::ALL.into_iter().filter(|p| s.is_open(*p, seat)).try_for_each(&mut out)
}

fn each_kind(crew: &Crew, mut out: impl FnMut(Worker) -> Flow) -> Flow {
    crew.kinds().try_for_each(&mut out)
}

fn trainable(s: &State, seat: Seat, mut out: impl FnMut(Worker) -> Flow) -> Flow {
    let reserve = s.player(seat).reserve;
    Worker::SPECIALISTS.into_iter().filter(|w| reserve.has(*w)).try_for_each(&mut out)
}

/// May the reward of a mission be left? Not asked where it only gains (GR-07a).
fn is_optional(rules: &GalacticRebellion, run: &Run, effect: Effect) -> bool {
    rules.switches.rewards_may_be_declined && matches!(run.card, Card::Mission(_)) && !effect.only_gains()
}

/// Is the mission's performer asked whether something shall happen that asks nothing else? (GR-07a)
pub(crate) fn is_offered(rules: &GalacticRebellion, run: &Run, effect: Effect) -> bool {
    let happens = match effect {
        Effect::RemoveRival { .. } => run.rival.is_some(),
        Effect::RemoveImperialFleet { at } | Effect::Deploy { at, .. } => at == Where::Same,
        Effect::ReturnWorkers | Effect::RaiseMissionCost { .. } | Effect::PlayImperialAction => true,
        _ => false,
    };
    happens && is_optional(rules, run, effect)
}

/// Is there a reward to take?
pub(crate) fn is_there_a_reward(s: &State, effect: Effect) -> bool {
    effect != Effect::PlayImperialAction || !s.action_deck.is_empty()
}

/// May the card's owner stop here, leaving the rest of the step undone?
pub(crate) fn may_stop(rules: &GalacticRebellion, run: &Run) -> bool {
    let effect = rules.cards.effects(run.card)[run.step as usize];
    match effect {
        Effect::RemoveSentinels { .. } | Effect::RemoveWorkers { .. } | Effect::RemoveFromMissions { .. }
            if !rules.switches.removal_is_not_optional =>
        {
            true
        }
        Effect::MoveSentinels { path: Path::Any, .. } => true,
        Effect::MoveSentinels { path: Path::One, .. } => run.origin.is_some() || rules.switches.up_to_includes_none,
        // Once a way is chosen, at least one worker goes.
        Effect::ShiftWorkers { count } => run.origin.is_none() || run.left < count,
        // A one-time tile may wait for a later round (GR-26b).
        Effect::RebelFleet if rules.switches.tiles_turn_when_used => match run.card {
            Card::Technology(t) => run.planet.is_none() && rules.cards.technology(t).when == When::Once,
            _ => is_optional(rules, run, effect),
        },
        _ => is_optional(rules, run, effect),
    }
}

/// The choices of a card's current step, without stopping.
pub(crate) fn choices(rules: &GalacticRebellion, s: &State, run: &Run, out: &mut impl Out) -> Flow {
    let seat = run.seat;
    let here = |p: &Planet| run.planet == Some(*p);
    let effect = rules.cards.effects(run.card)[run.step as usize];
    if is_offered(rules, run, effect) {
        return if is_there_a_reward(s, effect) { out(Action::Reward) } else { Flow::Continue(()) };
    }
    match effect {
        Effect::Recruit { worker: Recruit::AnySpecialist, .. } => trainable(s, seat, |w| out(Action::Train(w))),
        Effect::RebelFleet => {
            let moving_on = run.left == 1;
            let free = |p: &Planet| !moving_on || (!here(p) && !s.world(*p).imperial_fleet);
            Planet::ALL.into_iter().filter(free).try_for_each(|p| out(Action::At(p)))
        }
        Effect::Deploy { at, .. } => open_planets(s, seat, |p| match at {
            Where::Present if s.crew(p, seat).is_empty() => Flow::Continue(()),
            Where::Other if here(&p) => Flow::Continue(()),
            _ => out(Action::At(p)),
        }),
        Effect::ShiftWorkers { .. } => {
            match (run.origin, run.planet) {
                (Some(from), Some(_)) => each_kind(s.crew(from, seat), |w| out(Action::Send(w))),
                _ => {
                    for from in Planet::ALL.into_iter().filter(|p| !s.crew(*p, seat).is_empty()) {
                        open_planets(s, seat, |to| {
                            if to == from { Flow::Continue(()) } else { out(Action::Move(from, to)) }
                        })?;
                    }
                    Flow::Continue(())
                }
            }
        }
        Effect::AddSentinels { .. } => {
            Planet::ALL.into_iter().filter(|p| s.admits_sentinels(*p)).try_for_each(|p| out(Action::At(p)))
        }
        Effect::RemoveSentinels { .. } => {
            let there = |p: &Planet| s.world(*p).sentinels > 0 && run.touched & (1 << p.index()) == 0;
            Planet::ALL.into_iter().filter(there).try_for_each(|p| out(Action::At(p)))
        }
        Effect::FlipSentinel => {
            let possible = |p: &Planet| s.world(*p).sentinels > 0 || (s.sentinels > 0 && s.admits_sentinels(*p));
            Planet::ALL.into_iter().filter(possible).try_for_each(|p| out(Action::At(p)))
        }
        Effect::MoveSentinels { path, .. } => {
            for from in Planet::ALL.into_iter().filter(|p| s.world(*p).sentinels > 0) {
                for to in Planet::ALL.into_iter().filter(|p| *p != from && s.admits_sentinels(*p)) {
                    let same = run.origin == Some(from) && run.planet == Some(to);
                    if path == Path::Any || run.origin.is_none() || same {
                        out(Action::Move(from, to))?;
                    }
                }
            }
            Flow::Continue(())
        }
        Effect::ScatterSentinels => {
            let there = run.planet.is_some_and(|p| s.world(p).sentinels > 0);
            let other = |p: &Planet| there && !here(p) && s.admits_sentinels(*p);
            Planet::ALL.into_iter().filter(other).try_for_each(|p| out(Action::At(p)))
        }
        Effect::BringImperialFleet => {
            let (mut on_board, without) = (false, |p: &Planet| !s.world(*p).imperial_fleet);
            for from in Planet::ALL.into_iter().filter(|p| s.world(*p).imperial_fleet) {
                on_board = true;
                Planet::ALL.into_iter().filter(without).try_for_each(|to| out(Action::Move(from, to)))?;
            }
            if !on_board && s.imperial_fleets > 0 {
                Planet::ALL.into_iter().try_for_each(|to| out(Action::At(to)))?;
            }
            Flow::Continue(())
        }
        Effect::RemoveImperialFleet { .. } => {
            Planet::ALL.into_iter().filter(|p| s.world(*p).imperial_fleet).try_for_each(|p| out(Action::At(p)))
        }
        Effect::RemoveWorkers { .. } => removable(s, run.planet, |_| true, out),
        Effect::RemoveRebelsOrSpecialists { .. } => match (run.planet, run.touched) {
            (None, _) => {
                let manned = |p: &Planet| s.world(*p).crews.iter().any(|c| !c.is_empty());
                Planet::ALL.into_iter().filter(manned).try_for_each(|p| out(Action::At(p)))
            }
            (at, REBELS) => removable(s, at, |w| w == Worker::Rebel, out),
            (at, SPECIALISTS) => removable(s, at, |w| w != Worker::Rebel, out),
            (at, _) => removable(s, at, |_| true, out),
        },
        Effect::RemoveFromMissions { .. } => {
            for owner in Seat::all(s.seats()) {
                for worker in s.player(owner).missions.kinds().filter(|w| rules.spies_take(s, *w, run.left)) {
                    out(Action::Remove(owner, worker))?;
                }
            }
            Flow::Continue(())
        }
        Effect::RemoveRival { worker } => {
            for rival in s.rivals(seat) {
                for planet in Planet::ALL.into_iter().filter(|p| s.crew(*p, rival).has(worker)) {
                    out(Action::Strike(rival, Some(planet)))?;
                }
            }
            Flow::Continue(())
        }
        Effect::RandomLosses { .. } => {
            let pieces = |p: &Planet| s.world(*p).sentinels > 0 || s.world(*p).crews.iter().any(|c| !c.is_empty());
            Planet::ALL.into_iter().filter(pieces).try_for_each(|p| out(Action::At(p)))
        }
        Effect::TakeRoute => {
            let unclaimed = Planet::ALL.into_iter().any(|p| s.world(p).route.is_none());
            let there = |p: &Planet| match s.world(*p).route {
                None => true,
                Some(owner) => !unclaimed && owner != seat,
            };
            Planet::ALL.into_iter().filter(there).try_for_each(|p| out(Action::Route(p)))
        }
        Effect::NameRival => s.rivals(seat).try_for_each(|r| out(Action::Name(r))),
        // The others ask nothing.
        _ => Flow::Continue(()),
    }
}

/// What `RemoveRebelsOrSpecialists` has begun to remove.
pub(crate) const REBELS: u8 = 1;
pub(crate) const SPECIALISTS: u8 = 2;

fn removable(s: &State, at: Option<Planet>, kind: impl Fn(Worker) -> bool, out: &mut impl Out) -> Flow {
    let Some(planet) = at else { return Flow::Continue(()) };
    for owner in Seat::all(s.seats()) {
        for worker in s.crew(planet, owner).kinds().filter(|w| kind(*w)) {
            out(Action::Remove(owner, worker))?;
        }
    }
    Flow::Continue(())
}

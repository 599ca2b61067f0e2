//! Which answers the decision on top of the stack allows.

use crate::GalacticRebellion;
use crate::action::Action;
use crate::catalogue::{Card, MissionId, TechnologyId};
use crate::effect::{Effect, Path, Recruit, Site, When, Where};
use crate::piece::{Crew, Good, Planet, Spot, Worker};
use crate::places::SpotSet;
use crate::planets::PlanetSet;
use crate::senate;
use crate::state::{Frame, Run, State};
use crate::{mission, payment};
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
            Frame::Settle { seat, .. } | Frame::Land { seat, .. } => {
                each(s.open_to(seat), |planet| out(Action::Land(planet)))
            }
            Frame::Place { seat } => self.placements(s, seat, out),
            Frame::Good { left, .. } => {
                // What lies face up is in no order and may be there twice.
                let shown = s.goods_shown.iter().fold(0u8, |shown, good| shown | 1 << good.index());
                each_bit(shown.into(), |good| out(Action::Take(Good::ALL[usize::from(good) % Good::COUNT])))?;
                if self.may_leave_good(s, left) { out(Action::Pass) } else { Flow::Continue(()) }
            }
            Frame::Mission { seat } => {
                let can = s.missions_shown.iter().filter(|mission| self.can_perform(s, seat, **mission));
                let can = can.fold(0u64, |can, mission| can | 1 << mission.0);
                each_bit(can, |mission| out(Action::Perform(MissionId(mission))))?;
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
                    let shown = s.technologies_shown.iter().fold(0u64, |shown, t| shown | 1 << t.0);
                    each_bit(shown, |t| out(Action::Buy(TechnologyId(t))))?;
                }
                out(Action::Pass)
            }
            Frame::Attack { seat, .. } => {
                for planet in s.open_to(seat).iter() {
                    if s.world(planet).sentinels > 0 {
                        out(Action::Attack(planet, None))?;
                    }
                    for (rival, n) in Seat::all(s.seats()).zip(s.workers(planet)) {
                        if n > 0 && rival != seat {
                            out(Action::Attack(planet, Some(rival)))?;
                        }
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
                for n in high + 1..s.player(seat).senate.votes() + 1 {
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
            let mut spots = Spot::ALL.into_iter().filter(|spot| open.has(*spot));
            spots.try_for_each(|spot| out(Action::Place(worker, spot)))?;
        }
        Flow::Continue(())
    }

    /// The spots with room for the seat.
    #[inline]
    pub fn open_spots(&self, s: &State, seat: Seat) -> SpotSet {
        let there = s.initiative.iter().any(|t| t.seat == seat);
        SpotSet::ALL.without(s.full.with_if(there, Spot::Initiative))
    }

    /// The spots without room for anybody, as the tracks stand.
    pub(crate) fn full_spots(&self, s: &State) -> SpotSet {
        let full = |spot: &Spot| *spot != Spot::Initiative && !self.has_room(s, Seat(0), *spot);
        Spot::ALL.into_iter().filter(full).fold(SpotSet::NONE, SpotSet::with)
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
                each(
                    s.blockades,
                    |planet| if affordable(planet) { out(Some(planet), None) } else { Flow::Continue(()) },
                )
            }
            Site::Rival { worker, senate_cost } => {
                for rival in s.rivals(seat) {
                    let in_senate = senate_cost.is_some() && s.player(rival).senate.has(worker);
                    if in_senate && self.mission_cost(s, site, None) <= value {
                        out(None, Some(rival))?;
                    }
                    for planet in s.manned_by(rival).iter() {
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

#[inline(always)]
fn each(planets: PlanetSet, mut out: impl FnMut(Planet) -> Flow) -> Flow {
    planets.iter().try_for_each(&mut out)
}

/// The numbers of the bits that are set, in order.
#[inline(always)]
fn each_bit(mut bits: u64, mut out: impl FnMut(u8) -> Flow) -> Flow {
    while bits != 0 {
        out(bits.trailing_zeros() as u8)?;
        bits &= bits - 1;
    }
    Flow::Continue(())
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
    let effect = rules.cards.effects(run.card)[run.step as usize];
    if is_offered(rules, run, effect) {
        return if is_there_a_reward(s, effect) { out(Action::Reward) } else { Flow::Continue(()) };
    }
    match effect {
        Effect::Recruit { worker: Recruit::AnySpecialist, .. } => trainable(s, seat, |w| out(Action::Train(w))),
        Effect::RebelFleet => {
            let moving_on = run.left == 1;
            let free = if moving_on { (!s.blockades).without(run.planet) } else { PlanetSet::ALL };
            each(free, |p| out(Action::At(p)))
        }
        Effect::Deploy { at, .. } => {
            let fit = match at {
                Where::Present => s.manned_by(seat),
                Where::Other => PlanetSet::ALL.without(run.planet),
                _ => PlanetSet::ALL,
            };
            each(s.open_to(seat) & fit, |p| out(Action::At(p)))
        }
        Effect::ShiftWorkers { .. } => match (run.origin, run.planet) {
            (Some(from), Some(_)) => each_kind(s.crew(from, seat), |w| out(Action::Send(w))),
            _ => {
                let open = s.open_to(seat);
                each(s.manned_by(seat), |from| each(open.without(Some(from)), |to| out(Action::Move(from, to))))
            }
        },
        Effect::AddSentinels { .. } => each(s.admitting(), |p| out(Action::At(p))),
        Effect::RemoveSentinels { .. } => each(untouched(s, run), |p| out(Action::At(p))),
        Effect::FlipSentinel => {
            let addable = if s.sentinels > 0 { s.admitting() } else { PlanetSet::NONE };
            each(s.guarded() | addable, |p| out(Action::At(p)))
        }
        Effect::MoveSentinels { path, .. } => {
            let admitting = s.admitting();
            each(s.guarded(), |from| {
                each(admitting.without(Some(from)), |to| {
                    let same = run.origin == Some(from) && run.planet == Some(to);
                    let way = path == Path::Any || run.origin.is_none() || same;
                    if way { out(Action::Move(from, to)) } else { Flow::Continue(()) }
                })
            })
        }
        Effect::ScatterSentinels => {
            let there = run.planet.is_some_and(|p| s.world(p).sentinels > 0);
            let others = if there { s.admitting().without(run.planet) } else { PlanetSet::NONE };
            each(others, |p| out(Action::At(p)))
        }
        Effect::BringImperialFleet => {
            if s.blockades.is_empty() && s.imperial_fleets > 0 {
                return each(PlanetSet::ALL, |to| out(Action::At(to)));
            }
            each(s.blockades, |from| each(!s.blockades, |to| out(Action::Move(from, to))))
        }
        Effect::RemoveImperialFleet { .. } => each(s.blockades, |p| out(Action::At(p))),
        Effect::RemoveWorkers { .. } => removable(s, run.planet, |_| true, out),
        Effect::RemoveRebelsOrSpecialists { .. } => match (run.planet, run.touched) {
            (None, _) => each(s.manned(), |p| out(Action::At(p))),
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
                let there = PlanetSet::of(|i| s.worlds[i].crews[rival.index()].has(worker));
                each(there, |planet| out(Action::Strike(rival, Some(planet))))?;
            }
            Flow::Continue(())
        }
        Effect::RandomLosses { .. } => each(s.guarded() | s.manned(), |p| out(Action::At(p))),
        Effect::TakeRoute => {
            let unclaimed = !s.routes();
            let there = if unclaimed.is_empty() { !s.player(seat).routes } else { unclaimed };
            each(there, |p| out(Action::Route(p)))
        }
        Effect::NameRival => s.rivals(seat).try_for_each(|r| out(Action::Name(r))),
        // The others ask nothing.
        _ => Flow::Continue(()),
    }
}

/// The planets from which the card's step may still take a sentinel.
pub(crate) fn untouched(s: &State, run: &Run) -> PlanetSet {
    s.guarded() & !PlanetSet::of_bits(run.touched)
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

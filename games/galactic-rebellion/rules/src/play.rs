//! The engine: a state on its way from one decision to the next.

use crate::GalacticRebellion;
use crate::action::Action;
use crate::deal;
use crate::effect::Foe;
use crate::event::{Event, Place};
use crate::piece::{Crew, Planet, Track, Worker};
use crate::state::{Frame, Phase, State};
use starboard_core::{Chance, Seat, Sink};
use std::ops::ControlFlow;

/// A state being changed, with the rules, chance, and whoever listens.
pub(crate) struct Play<'a, C, E> {
    pub(crate) rules: &'a GalacticRebellion,
    pub(crate) s: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) events: &'a mut E,
}

/// What a decision leaves open.
pub(crate) enum Answers {
    None,
    One(Action),
    Several,
}

/// Which of the kinds that are there.
fn of_kinds(crew: &Crew, gone: bool, action: fn(Worker) -> Action) -> Answers {
    let mut kinds = crew.kinds();
    match (kinds.next(), kinds.next()) {
        (None, _) => Answers::None,
        (Some(worker), more) if gone || more.is_none() => Answers::One(action(worker)),
        _ => Answers::Several,
    }
}

impl<C: Chance, E: Sink<Event>> Play<'_, C, E> {
    #[inline]
    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.events.tell(event);
    }

    /// Carries out a legal answer, and goes on.
    #[inline(never)]
    pub(crate) fn carry_out(mut self, action: Action) {
        self.answer(action);
        self.advance();
    }

    /// Goes on until somebody has a real choice, or the game is over. A decision with one answer is taken silently.
    #[inline]
    pub(crate) fn advance(&mut self) {
        loop {
            let answers = match self.s.stack.last() {
                None if self.s.phase == Phase::Over => return,
                None => {
                    self.go_on();
                    continue;
                }
                Some(&Frame::Run(run)) => match self.proceed(run) {
                    Some(answers) => answers,
                    None => continue,
                },
                Some(frame) => self.answers(frame),
            };
            match answers {
                Answers::Several => return,
                Answers::One(action) => self.answer(action),
                Answers::None => {
                    self.s.stack.pop();
                }
            }
        }
    }

    /// What a decision leaves open that no card asks. Whoever has conceded declines, or does the first thing that must be done.
    #[inline(always)]
    fn answers(&self, frame: &Frame) -> Answers {
        let (s, gone) = (&*self.s, self.s.conceded.contains(frame.seat()));
        let or_pass = |several: bool| if several && !gone { Answers::Several } else { Answers::One(Action::Pass) };
        match *frame {
            Frame::Settle { seat, .. } | Frame::Land { seat, .. } => {
                let open = s.open_to(seat);
                match open.iter().next() {
                    None => Answers::None,
                    Some(planet) if gone || !open.are_several() => Answers::One(Action::Land(planet)),
                    Some(_) => Answers::Several,
                }
            }
            // Missions and senate always have room (GR-18).
            Frame::Place { .. } if !gone => Answers::Several,
            // Two goods that are alike are asked for, too.
            Frame::Good { left, .. } => match (self.rules.may_leave_good(s, left), &s.goods_shown[..]) {
                (true, shown) => or_pass(!shown.is_empty()),
                (false, []) => Answers::None,
                (false, [good, rest @ ..]) if gone || rest.is_empty() => Answers::One(Action::Take(*good)),
                (false, _) => Answers::Several,
            },
            Frame::Mission { seat } => or_pass(s.missions_shown.iter().any(|m| self.rules.can_perform(s, seat, *m))),
            Frame::Research { seat, cost } => {
                or_pass(s.player(seat).credits >= u16::from(cost) && !s.technologies_shown.is_empty())
            }
            Frame::Attack { seat, .. } => {
                let rivals = s.rivals(seat).fold(s.guarded(), |there, rival| there | s.manned_by(rival));
                or_pass(!(s.open_to(seat) & rivals).is_empty())
            }
            Frame::Defend { seat, planet, .. } => of_kinds(s.crew(planet, seat), gone, Action::Defend),
            Frame::SecondLoss { seat, planet } => of_kinds(s.crew(planet, seat), gone, Action::Lose),
            Frame::Train { seat, cost } => {
                let reserve = s.player(seat).reserve;
                or_pass(s.player(seat).credits >= u16::from(cost) && reserve.total() > reserve.count(Worker::Rebel))
            }
            Frame::Bid { seat, high, .. } => or_pass(s.player(seat).senate.votes() > high),
            _ => self.answers_one_by_one(frame, gone),
        }
    }

    #[inline(never)]
    fn answers_one_by_one(&self, frame: &Frame, gone: bool) -> Answers {
        let forced = self.rules.leaves_no_choice(self.s, frame);
        let (mut first, mut several, mut pass) = (None, false, false);
        let _ = self.rules.answers(self.s, frame, &mut |action| {
            several = first.is_some() && !forced;
            first = first.or(Some(action));
            pass |= matches!(action, Action::Pass);
            if (several || forced) && !gone { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match first {
            None => Answers::None,
            Some(_) if gone && pass => Answers::One(Action::Pass),
            Some(action) if gone || !several => Answers::One(action),
            Some(_) => Answers::Several,
        }
    }

    /// Carries out a legal answer to the decision on top of the stack.
    #[inline(never)]
    pub(crate) fn answer(&mut self, action: Action) {
        let Some(frame) = self.s.stack.pop_in_place() else { return };
        match (frame, action) {
            (&Frame::Settle { seat, left }, Action::Land(planet)) => {
                self.take(seat, Worker::Rebel, 1);
                self.s.add_workers(planet, seat, Worker::Rebel, 1);
                self.tell(|| Event::Landed { seat, worker: Worker::Rebel, planet });
                if left > 1 {
                    self.s.stack.push(Frame::Settle { seat, left: left - 1 });
                }
            }
            (&Frame::Place { seat }, Action::Place(worker, spot)) => self.place(seat, worker, spot),
            (&Frame::Land { seat, worker }, Action::Land(planet)) => self.land(seat, worker, planet),
            (&Frame::Good { seat, left }, Action::Take(good)) => self.take_good(seat, left, good),
            (&Frame::Good { seat, .. }, Action::Pass) => self.tell(|| Event::Passed { seat, track: Track::Goods }),
            (&Frame::Technology { seat }, Action::Use(technology)) => self.use_technology(seat, technology),
            (&Frame::Mission { seat }, Action::Perform(mission)) => self.begin_mission(seat, mission),
            (&Frame::Mission { seat }, Action::Pass) => self.tell(|| Event::Passed { seat, track: Track::Missions }),
            (&Frame::Target { seat, mission }, Action::Strike(rival, planet)) => {
                self.aim_mission(seat, mission, planet, Some(rival));
            }
            (&Frame::Target { seat, mission }, Action::At(planet)) => {
                self.aim_mission(seat, mission, Some(planet), None)
            }
            (&frame @ Frame::PayMission { .. }, Action::Pay(worker)) => self.pay_mission(frame, worker),
            (&Frame::Research { seat, cost }, Action::Buy(technology)) => self.buy(seat, cost, technology),
            (&Frame::Research { seat, .. }, Action::Pass) => {
                self.tell(|| Event::Passed { seat, track: Track::Research })
            }
            (&Frame::Attack { seat, worker }, Action::Attack(planet, rival)) => {
                self.attack(seat, worker, planet, rival)
            }
            (&Frame::Attack { seat, .. }, Action::Pass) => self.tell(|| Event::Passed { seat, track: Track::War }),
            (&Frame::Defend { seat, planet, attacker, cubes }, Action::Defend(worker)) => {
                self.defend(seat, planet, attacker, cubes, worker);
            }
            (&Frame::SecondLoss { seat, planet }, Action::Lose(worker)) => self.remove_at(planet, seat, worker),
            (&Frame::Train { seat, cost }, Action::Train(worker)) => self.train_any(seat, cost, worker),
            (&Frame::Train { seat, .. }, Action::Pass) => {
                self.tell(|| Event::Passed { seat, track: Track::Specialists })
            }
            (&Frame::Bid { seat, leader, high, out }, action) => self.bid(seat, leader, high, out, action),
            (&Frame::PaySenate { seat, left }, Action::Pay(worker)) => self.pay_senate(seat, left, worker),
            (&Frame::Run(run), action) => self.answer_run(run, action),
            (frame, action) => debug_assert!(false, "{action} does not answer {frame:?}"),
        }
    }

    // ---- pieces

    /// Takes up to `n` pieces out of the reserve (GR-60).
    pub(crate) fn take(&mut self, seat: Seat, worker: Worker, n: u8) -> u8 {
        self.s.player_mut(seat).reserve.take(worker, n)
    }

    pub(crate) fn give_back(&mut self, seat: Seat, worker: Worker) {
        self.s.player_mut(seat).reserve.add(worker, 1);
    }

    /// New workers for the next round, as far as the reserve goes.
    pub(crate) fn recruit(&mut self, seat: Seat, worker: Worker, n: u8) -> u8 {
        let count = self.take(seat, worker, n);
        self.s.player_mut(seat).hand.add(worker, count);
        count
    }

    /// New workers on a planet, as far as the reserve goes and fleets let them (GR-22).
    pub(crate) fn deploy(&mut self, seat: Seat, worker: Worker, n: u8, planet: Planet) {
        if !self.s.is_open(planet, seat) {
            return;
        }
        let count = self.take(seat, worker, n);
        if count > 0 {
            self.s.add_workers(planet, seat, worker, count);
            self.tell(|| Event::Deployed { seat, worker, count, planet });
        }
    }

    /// A worker on a planet goes back to its owner's reserve.
    pub(crate) fn remove_at(&mut self, planet: Planet, seat: Seat, worker: Worker) {
        if self.s.take_workers(planet, seat, worker, 1) == 1 {
            self.give_back(seat, worker);
            self.tell(|| Event::Removed { seat, worker, place: Place::Planet(planet) });
        }
    }

    pub(crate) fn gain_credits(&mut self, seat: Seat, credits: u16) {
        let player = self.s.player_mut(seat);
        player.credits = player.credits.saturating_add(credits);
    }

    pub(crate) fn gain_cubes(&mut self, seat: Seat, n: u8) {
        let most = self.rules.cards.board.war.most_cubes;
        let player = self.s.player_mut(seat);
        let count = n.min(most - player.cubes);
        player.cubes += count;
        self.tell(|| Event::CubesGained { seat, count });
    }

    pub(crate) fn borrow_cubes(&mut self, seat: Seat, count: u8, against: Foe) {
        let borrowed = self.s.player_mut(seat).borrowed(against);
        borrowed.next = borrowed.next.saturating_add(count);
        self.tell(|| Event::CubesBorrowed { seat, count, against });
    }

    pub(crate) fn add_sentinels(&mut self, planet: Planet, n: u8) {
        let count = n.min(self.s.sentinels);
        self.s.sentinels -= count;
        self.s.world_mut(planet).sentinels += count;
        if count > 0 {
            self.tell(|| Event::SentinelsMoved { from: None, to: Some(planet), count });
        }
    }

    pub(crate) fn remove_sentinel(&mut self, planet: Planet) {
        if let Some(left) = self.s.world(planet).sentinels.checked_sub(1) {
            self.s.world_mut(planet).sentinels = left;
            self.s.sentinels += 1;
            self.tell(|| Event::SentinelsMoved { from: Some(planet), to: None, count: 1 });
        }
    }

    pub(crate) fn move_sentinel(&mut self, from: Planet, to: Planet) {
        self.s.world_mut(from).sentinels -= 1;
        self.s.world_mut(to).sentinels += 1;
        self.tell(|| Event::SentinelsMoved { from: Some(from), to: Some(to), count: 1 });
    }

    /// An imperial fleet moves; from or to the supply where no planet is named.
    pub(crate) fn move_imperial_fleet(&mut self, from: Option<Planet>, to: Option<Planet>) {
        match from {
            Some(planet) => self.s.blockades.remove(planet),
            None => self.s.imperial_fleets -= 1,
        }
        match to {
            Some(planet) => self.s.blockades.insert(planet),
            None => self.s.imperial_fleets += 1,
        }
        self.tell(|| Event::ImperialFleetMoved { from, to });
    }

    // ---- giving up

    /// The seat's workers at hand go back; from now on it declines what it may and does the first thing it must.
    pub(crate) fn concede(&mut self, seat: Seat) {
        self.s.conceded.insert(seat);
        self.drop_hand(seat);
        self.tell(|| Event::Conceded { seat });
        if self.s.seats() - self.s.conceded.len() <= 1 {
            self.s.stack.clear();
            self.finish();
        } else {
            let asked = self.s.stack.last().copied();
            if asked == Some(Frame::Place { seat }) || asked == Some(Frame::Technology { seat }) {
                self.s.stack.pop();
            }
            if self.s.order.get(usize::from(self.s.cursor)) == Some(&seat) {
                self.s.technologies_left = Default::default();
            }
            self.advance();
        }
    }

    pub(crate) fn drop_hand(&mut self, seat: Seat) {
        let player = self.s.player_mut(seat);
        let hand = std::mem::replace(&mut player.hand, Crew::EMPTY);
        player.reserve.absorb(hand);
    }

    /// Draws a good from the pool, if there is one.
    pub(crate) fn draw_good(&mut self) -> Option<crate::piece::Good> {
        let pool = &mut self.s.goods_pool;
        (!pool.is_empty()).then(|| crate::piece::Good::ALL[pool.draw(deal::GOOD, self.chance) as usize])
    }
}

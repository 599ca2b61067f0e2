//! Cards at work: their effects one after the other, asking where there is a choice.

use crate::action::Action;
use crate::answers::{self, Flow};
use crate::catalogue::{ActionId, Card};
use crate::deal;
use crate::effect::{Effect, Losses, Post, Recruit, Where, Who};
use crate::event::{Event, Place};
use crate::piece::{Crew, Planet, Spot, Token, Track, Worker};
use crate::play::{Answers, Play};
use crate::state::{FRESH, Frame, RebelFleet, Run};
use starboard_core::{Chance, Odds, Seat, Sink};

impl<C: Chance, E: Sink<Event>> Play<'_, C, E> {
    pub(crate) fn play_card(&mut self, run: Run) {
        self.s.stack.push(Frame::Run(run));
    }

    /// The card has this step to do next, if it has so many.
    fn go_on_with(&mut self, run: Run) {
        if usize::from(run.step) < self.rules.cards.effects(run.card).len() {
            self.play_card(run);
        }
    }

    /// Carries the card on top of the stack on; what its owner may answer, when there is something to decide now.
    #[inline(never)]
    pub(crate) fn proceed(&mut self, mut run: Run) -> Option<Answers> {
        self.s.stack.pop();
        let effect = self.rules.cards.effects(run.card).get(usize::from(run.step)).copied()?;
        if run.left == FRESH {
            run.left = self.times(&run, effect);
            // A technology that asks is told once it does something.
            let is_tile = matches!(run.card, Card::Technology(_));
            if run.step == 0 && (!is_tile || run.left == 0 && self.does_something(&run, effect)) {
                self.tell(|| Event::CardPlayed { seat: run.seat, card: run.card });
            }
            if run.left == 0 {
                self.go_on_with(run.next());
                self.happen(&run, effect);
                return None;
            }
        }
        match if run.left > 0 { self.choice(&run) } else { Answers::None } {
            Answers::None => {
                self.go_on_with(run.next());
                None
            }
            answers => {
                self.s.stack.push(Frame::Run(run));
                Some(answers)
            }
        }
    }

    /// What the card's current step leaves open; nothing if it is not possible.
    fn choice(&self, run: &Run) -> Answers {
        let (mut first, mut several) = (None, false);
        let _ = answers::choices(self.rules, self.s, run, &mut |action| {
            several = first.is_some();
            first = first.or(Some(action));
            if several { Flow::Break(()) } else { Flow::Continue(()) }
        });
        let Some(first) = first else { return Answers::None };
        let gone = self.s.conceded.contains(run.seat);
        match answers::may_stop(self.rules, run) {
            // Whoever has conceded declines, or does the first thing that must be done.
            true if gone => Answers::One(Action::Pass),
            false if gone || !several || self.rules.takes_all(self.s, run) => Answers::One(first),
            _ => Answers::Several,
        }
    }

    /// How often the effect asks something; 0 for one that just happens, or cannot.
    fn times(&self, run: &Run, effect: Effect) -> u8 {
        if answers::is_offered(self.rules, run, effect) {
            return 1;
        }
        match effect {
            Effect::RebelFleet => 2,
            Effect::Deploy { at: Where::Same, .. } | Effect::RemoveImperialFleet { at: Where::Same } => 0,
            Effect::RemoveRival { .. } if run.rival.is_some() => 0,
            Effect::Deploy { .. }
            | Effect::RemoveImperialFleet { .. }
            | Effect::RemoveRival { .. }
            | Effect::FlipSentinel
            | Effect::BringImperialFleet
            | Effect::RandomLosses { .. }
            | Effect::TakeRoute
            | Effect::NameRival => 1,
            Effect::AddSentinels { .. } => u8::from(self.s.sentinels > 0),
            Effect::ScatterSentinels => run.planet.map_or(0, |p| self.s.world(p).sentinels),
            Effect::Recruit { worker: Recruit::AnySpecialist, count } => count,
            Effect::RemoveSentinels { count }
            | Effect::MoveSentinels { count, .. }
            | Effect::RemoveWorkers { count } => count,
            Effect::RemoveRebelsOrSpecialists { rebels, specialists } => rebels.max(specialists),
            Effect::RemoveFromMissions { value } => value,
            Effect::ShiftWorkers { count } => count,
            _ => 0,
        }
    }

    /// Will an effect that asks nothing change anything?
    fn does_something(&self, run: &Run, effect: Effect) -> bool {
        let player = self.s.player(run.seat);
        match effect {
            Effect::CreditsPerGood { good, .. } => self.s.units(run.seat, good) > 0,
            Effect::LevyCredits { with, .. } => {
                player.senate.has(with) && self.s.rivals(run.seat).any(|r| self.s.player(r).credits > 0)
            }
            Effect::Cubes { .. } => player.cubes < self.rules.cards.board.war.most_cubes,
            Effect::Recruit { worker: Recruit::Kind(worker), .. } => player.reserve.has(worker),
            Effect::Post { worker, track } => player.reserve.has(worker) && self.rules.has_post(self.s, track),
            Effect::DrawGoods { .. } => !self.s.goods_pool.is_empty(),
            _ => true,
        }
    }

    /// An effect that asks nothing.
    fn happen(&mut self, run: &Run, effect: Effect) {
        let seat = run.seat;
        if let Card::Technology(technology) = run.card {
            self.turn_over(seat, technology);
        }
        match effect {
            Effect::Credits { amount } => self.credit(seat, u16::from(amount)),
            Effect::CreditsPerGood { good, amount } => {
                self.credit(seat, u16::from(amount) * u16::from(self.s.units(seat, good)));
            }
            Effect::LevyCredits { amount, with } => self.levy(seat, u16::from(amount), with),
            Effect::Cubes { count } => self.gain_cubes(seat, count),
            Effect::BorrowCubes { count, against } => self.borrow_cubes(seat, count, against),
            Effect::Recruit { worker: Recruit::Kind(worker), count } => self.recruited(seat, worker, count),
            Effect::Post { worker, track } => self.post(seat, worker, track),
            Effect::DrawGoods { count } => {
                for _ in 0..count {
                    let Some(good) = self.draw_good() else { break };
                    self.s.player_mut(seat).goods[good.index()] += 1;
                    self.tell(|| Event::GoodsDrawn { seat, good });
                }
            }
            Effect::Deploy { worker, count, by, .. } => {
                let who = match by {
                    Who::You => Some(seat),
                    Who::Rival => run.rival,
                };
                if let (Some(planet), Some(who)) = (run.planet, who) {
                    self.deploy(who, worker, count, planet);
                }
            }
            Effect::RemoveImperialFleet { .. } => {
                if let Some(planet) = run.planet.filter(|p| self.s.has_imperial_fleet(*p)) {
                    self.move_imperial_fleet(Some(planet), None);
                }
            }
            Effect::ReturnWorkers => {
                if let Some(planet) = run.planet {
                    self.return_workers(planet);
                }
            }
            Effect::RemoveRival { worker } => match (run.rival, run.planet) {
                (Some(rival), Some(planet)) => self.remove_at(planet, rival, worker),
                (Some(rival), None) => {
                    if self.s.player_mut(rival).senate.take(worker, 1) == 1 {
                        self.give_back(rival, worker);
                        self.tell(|| Event::Removed { seat: rival, worker, place: Place::Track(Track::Senate) });
                    }
                }
                (None, _) => {}
            },
            Effect::RaiseMissionCost { amount } => {
                self.s.mission_surcharge = self.s.mission_surcharge.saturating_add(amount);
                self.tell(|| Event::MissionCostRaised { amount });
            }
            Effect::FirstAtMissions => {
                self.s.first_at_missions = Some(seat);
                self.tell(|| Event::FirstAtMissions { seat });
            }
            Effect::PlayImperialAction => {
                if let Some(kind) = self.s.action_deck.draw(deal::ACTION, self.chance) {
                    self.play_card(Run::new(seat, Card::ImperialAction(ActionId(kind))));
                }
            }
            // The others ask, and nothing happens when there is nothing to choose.
            _ => {}
        }
    }

    /// The card's owner has chosen.
    #[inline(never)]
    pub(crate) fn answer_run(&mut self, mut run: Run, action: Action) {
        let Some(effect) = self.rules.cards.effects(run.card).get(usize::from(run.step)).copied() else { return };
        if let Action::Pass = action {
            return self.go_on_with(run.next());
        }
        let seat = run.seat;
        if let Action::Reward = action {
            self.go_on_with(run.next());
            self.happen(&run, effect);
            return;
        }
        if let Card::Technology(technology) = run.card {
            self.turn_over(seat, technology);
            if run.step == 0 && run.planet.is_none() && run.origin.is_none() {
                self.tell(|| Event::CardPlayed { seat, card: run.card });
            }
        }
        run.left = run.left.saturating_sub(1);
        match (effect, action) {
            (Effect::Recruit { .. }, Action::Train(worker)) => self.recruited(seat, worker, 1),
            (Effect::RebelFleet, Action::At(planet)) => match run.planet {
                None => {
                    self.move_rebel_fleet(seat, planet);
                    run.planet = Some(planet);
                    run.left = u8::from(self.s.has_imperial_fleet(planet));
                }
                Some(from) => self.move_imperial_fleet(Some(from), Some(planet)),
            },
            (Effect::Deploy { worker, count, .. }, Action::At(planet)) => {
                self.deploy(seat, worker, count, planet);
                run.planet = Some(planet);
            }
            (Effect::ShiftWorkers { count }, Action::Move(from, to)) => {
                (run.origin, run.planet, run.left) = (Some(from), Some(to), count);
            }
            (Effect::ShiftWorkers { .. }, Action::Send(worker)) => self.shift(&run, worker),
            (Effect::AddSentinels { count }, Action::At(planet)) => {
                self.add_sentinels(planet, count);
                run.planet = Some(planet);
            }
            (Effect::RemoveSentinels { .. }, Action::At(planet)) => {
                self.remove_sentinel(planet);
                run.touched |= 1 << planet.index();
            }
            (Effect::FlipSentinel, Action::At(planet)) => {
                if self.s.world(planet).sentinels > 0 {
                    self.remove_sentinel(planet);
                } else {
                    self.add_sentinels(planet, 1);
                }
            }
            (Effect::MoveSentinels { .. }, Action::Move(from, to)) => {
                self.move_sentinel(from, to);
                (run.origin, run.planet) = (Some(from), Some(to));
            }
            (Effect::ScatterSentinels, Action::At(to)) => {
                if let Some(from) = run.planet {
                    self.move_sentinel(from, to);
                }
            }
            (Effect::BringImperialFleet, Action::Move(from, to)) => {
                self.move_imperial_fleet(Some(from), Some(to));
                run.planet = Some(to);
            }
            (Effect::BringImperialFleet, Action::At(to)) => {
                self.move_imperial_fleet(None, Some(to));
                run.planet = Some(to);
            }
            (Effect::RemoveImperialFleet { .. }, Action::At(planet)) => self.move_imperial_fleet(Some(planet), None),
            (Effect::RemoveWorkers { .. }, Action::Remove(owner, worker)) => {
                if let Some(planet) = run.planet {
                    self.remove_at(planet, owner, worker);
                }
            }
            (Effect::RemoveRebelsOrSpecialists { .. }, Action::At(planet)) => {
                run.planet = Some(planet);
                run.left += 1;
            }
            (Effect::RemoveRebelsOrSpecialists { rebels, specialists }, Action::Remove(owner, worker)) => {
                let (began, most) = if worker == Worker::Rebel {
                    (answers::REBELS, rebels)
                } else {
                    (answers::SPECIALISTS, specialists)
                };
                if run.touched == 0 {
                    run.left = most.saturating_sub(1);
                }
                run.touched = began;
                if let Some(planet) = run.planet {
                    self.remove_at(planet, owner, worker);
                }
            }
            (Effect::RemoveFromMissions { .. }, Action::Remove(owner, worker)) => {
                // One of the value was already counted.
                run.left = run.left.saturating_sub(worker.mission_value() - 1);
                self.s.player_mut(owner).missions.take(worker, 1);
                self.give_back(owner, worker);
                self.tell(|| Event::Removed { seat: owner, worker, place: Place::Track(Track::Missions) });
            }
            (Effect::RemoveRival { worker }, Action::Strike(rival, Some(planet))) => {
                self.remove_at(planet, rival, worker);
                run.planet = Some(planet);
            }
            (Effect::RandomLosses { pieces }, Action::At(planet)) => self.lose_at_random(planet, pieces),
            (Effect::TakeRoute, Action::Route(planet)) => self.take_route(seat, planet),
            (Effect::NameRival, Action::Name(rival)) => {
                run.rival = Some(rival);
                self.tell(|| Event::RivalNamed { seat, rival });
            }
            (effect, action) => debug_assert!(false, "{action} does not answer {effect:?}"),
        }
        self.go_on_with(if run.left == 0 { run.next() } else { run });
    }

    // ---- what effects do

    fn credit(&mut self, seat: Seat, credits: u16) {
        self.gain_credits(seat, credits);
        if credits > 0 {
            self.tell(|| Event::CreditsGained { seat, credits });
        }
    }

    fn recruited(&mut self, seat: Seat, worker: Worker, n: u8) {
        let count = self.recruit(seat, worker, n);
        if count > 0 {
            self.tell(|| Event::Recruited { seat, worker, count });
        }
    }

    /// Each other player pays, or gives what it has (GR-36).
    fn levy(&mut self, seat: Seat, amount: u16, with: Worker) {
        if !self.s.player(seat).senate.has(with) {
            return;
        }
        for from in self.s.rivals(seat) {
            let credits = amount.min(self.s.player(from).credits);
            self.s.player_mut(from).credits -= credits;
            self.gain_credits(seat, credits);
            if credits > 0 {
                self.tell(|| Event::CreditsTaken { seat, from, credits });
            }
        }
    }

    /// A worker of the reserve straight onto a track, if there is one and it has room (GR-65).
    fn post(&mut self, seat: Seat, worker: Worker, track: Post) {
        if !self.rules.has_post(self.s, track) || self.take(seat, worker, 1) == 0 {
            return;
        }
        let token = Token { seat, worker };
        match track {
            Post::InfluenceX => self.s.influence_x = Some(token),
            Post::InfluenceY => self.s.influence_y = Some(token),
            Post::War => {
                self.s.war.push(token);
                self.s.full = self.s.full.with_if(!self.rules.has_post(self.s, Post::War), Spot::War);
            }
            Post::Missions => self.s.player_mut(seat).missions.add(worker, 1),
            Post::Senate => self.s.player_mut(seat).senate.add(worker, 1),
        }
        self.tell(|| Event::Posted { seat, worker, track });
    }

    /// The fleet changes hands with its marker: a rebel of the owner's reserve, if there is one (GR-22b, GR-39).
    fn move_rebel_fleet(&mut self, seat: Seat, planet: Planet) {
        if let Some(old) = self.s.rebel_fleet.take()
            && old.marked
        {
            self.give_back(old.owner, Worker::Rebel);
        }
        let marked = self.take(seat, Worker::Rebel, 1) == 1;
        self.s.rebel_fleet = Some(RebelFleet { planet, owner: seat, marked });
        self.tell(|| Event::RebelFleetMoved { seat, planet });
    }

    fn shift(&mut self, run: &Run, worker: Worker) {
        let (Some(from), Some(to), seat) = (run.origin, run.planet, run.seat) else { return };
        let moved = self.s.take_workers(from, seat, worker, 1);
        self.s.add_workers(to, seat, worker, moved);
        self.tell(|| Event::Shifted { seat, worker, from, to });
    }

    /// Everybody's workers there are theirs again for the next round (GR-44).
    fn return_workers(&mut self, planet: Planet) {
        for seat in Seat::all(self.s.seats()) {
            let workers = self.s.replace_crew(planet, seat, Crew::EMPTY);
            if !workers.is_empty() {
                self.s.player_mut(seat).hand.absorb(workers);
                self.tell(|| Event::WorkersReturned { planet, seat, workers });
            }
        }
    }

    /// Pieces of the planet drawn blindly, sentinels among them (GR-57, GR-58).
    fn lose_at_random(&mut self, planet: Planet, pieces: Losses) {
        let world = self.s.world(planet);
        let mut bag = [0u8; deal::PIECES];
        bag[0] = world.sentinels;
        for (i, count) in bag.iter_mut().enumerate().skip(1) {
            if let Some((seat, worker)) = deal::piece(i as u16) {
                *count = world.crews[seat.index()].count(worker);
            }
        }
        let mut total: u16 = bag.iter().map(|n| u16::from(*n)).sum();
        let losses = match pieces {
            Losses::Count(n) => u16::from(n).min(total),
            Losses::Half => total / 2,
        };
        for _ in 0..losses {
            let outcome = self.chance.pick(Odds { space: deal::PIECE, counts: &bag, total });
            bag[usize::from(outcome)] -= 1;
            total -= 1;
            match deal::piece(outcome) {
                None => self.remove_sentinel(planet),
                Some((seat, worker)) => self.remove_at(planet, seat, worker),
            }
        }
    }
}

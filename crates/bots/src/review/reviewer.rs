//! The work on one review: what is to be looked at, in which order, and what comes of it.

use super::choice::{Patience, Weighed, is_choice};
use super::judge::{Part, judge_turn, sum_up};
use super::look::Look;
use super::moments::moments;
use super::puzzle::{Puzzle, puzzle};
use super::spread::{Each, Mean, minus, plus};
use super::story::Story;
use super::told::{Decision, Point, Review, SeatReview, Stroke, TurnReview};
use super::{Plan, Quality};
use crate::opponent::RESEARCH;
use crate::rollout::{Buffers, Mind, SEATS};
use crate::streams::mix;
use crate::think::{ActionOf, Thinks};
use starboard_core::order::Order;
use starboard_core::{Chance, Fast, Game, Lang, Seat, Silent};
use std::sync::Arc;

/// A review being made.
pub trait Reviewing: Send {
    /// Does one piece of the work; false when there is none left.
    fn work(&mut self) -> bool;
    /// How much is done, from 0 to 1.
    fn done(&self) -> f64;
    /// The puzzle there is before a step (from 1), if there is one.
    fn puzzle(&self, step: u32, seed: u64) -> Option<Puzzle>;
    /// What is known so far, without words.
    fn so_far(&self) -> Review;
    /// Fills in the words of a review of this game.
    fn put_in_words(&self, review: &mut Review, names: &[String], lang: Lang);
}

/// One piece of work. The number is the step, from 0; deals of the set-up come before.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Piece {
    SetUp,
    /// V before a step.
    Value(usize),
    Deal(usize),
    Choice(usize),
}

/// Choices of each seat that a review has patience for.
const MANY_CHOICES: usize = 100;

/// What is known of a step.
struct Known<A> {
    weighed: Option<Weighed<A>>,
    luck: Option<(Mean, bool)>,
}

/// Reviews one game of a type that has a mind.
pub struct Reviewer<M: Thinks> {
    pub(super) story: Story<M::Game>,
    mind: Arc<Mind<M>>,
    plan: Plan,
    /// What is left, the next last.
    left: Vec<Piece>,
    pieces: usize,
    choices: usize,
    ordered: bool,
    /// V before each step and at the end, where it was looked at.
    values: Vec<Option<Mean>>,
    start: Option<Mean>,
    set_up: Option<(Mean, bool)>,
    known: Vec<Known<ActionOf<M>>>,
    spent: u64,
    /// Choices that hang on guesses.
    guessed: u32,
}

impl<M: Thinks> Reviewer<M> {
    pub fn new(story: Story<M::Game>, plan: Plan) -> Reviewer<M> {
        let mind = Arc::new(Mind::<M>::new(story.game.clone()));
        let n = story.steps.len();
        let mut reviewer = Reviewer {
            mind,
            plan,
            left: Vec::new(),
            pieces: 0,
            choices: 0,
            ordered: false,
            values: vec![None; n + 1],
            start: None,
            set_up: None,
            known: (0..n).map(|_| Known { weighed: None, luck: None }).collect(),
            spent: 0,
            guessed: 0,
            story,
        };
        reviewer.plan_work();
        reviewer
    }

    /// First everything the curve needs, step by step; then the choices.
    fn plan_work(&mut self) {
        if let Some(t) = self.plan.only.and_then(|step| (step as usize).checked_sub(1)) {
            self.left =
                if t < self.story.steps.len() && self.has_choice(t) { vec![Piece::Choice(t)] } else { Vec::new() };
            (self.pieces, self.ordered) = (self.left.len(), true);
            return;
        }
        let n = self.story.steps.len();
        let choice: Vec<bool> = (0..n).map(|t| self.has_choice(t)).collect();
        let guessed = |t: &usize| self.is_guessed(*t) && self.could_choose(*t);
        let guessed = (0..n).filter(guessed).count();
        let dealt: Vec<bool> = (0..n).map(|t| self.has_deal(t)).collect();
        let mut pieces = Vec::new();
        match self.story.set_up && !self.plan.guessed_deals.contains(&0) {
            true => pieces.push(Piece::SetUp),
            false => pieces.push(Piece::Value(0)),
        }
        for t in 0..n {
            let conceded = self.story.steps[t].action.is_none();
            if dealt[t] {
                pieces.push(Piece::Deal(t));
            } else if choice[t] || conceded || !self.story.steps[t].deals.is_empty() || t + 1 == n {
                pieces.push(Piece::Value(t + 1));
            }
        }
        let choices: Vec<Piece> = (0..n).filter(|t| choice[*t]).map(Piece::Choice).collect();
        self.choices = choices.len();
        self.guessed = guessed as u32;
        self.pieces = pieces.len() + choices.len();
        self.left = choices.into_iter().rev().chain(pieces.into_iter().rev()).collect();
    }

    fn has_choice(&self, t: usize) -> bool {
        !self.is_guessed(t) && self.could_choose(t)
    }

    fn could_choose(&self, t: usize) -> bool {
        let step = &self.story.steps[t];
        let is_choice = |action| is_choice::<M>(&self.mind, &self.story.states[t], step.seat, action, self.seed(t));
        step.action.is_some_and(is_choice)
    }

    fn is_guessed(&self, t: usize) -> bool {
        self.plan.guessed_choices.contains(&(t as u32 + 1))
    }

    fn has_deal(&self, t: usize) -> bool {
        let step = &self.story.steps[t];
        step.action.is_some() && !step.deals.is_empty() && !self.plan.guessed_deals.contains(&(t as u32 + 1))
    }

    fn seed(&self, t: usize) -> u64 {
        mix(self.plan.seed ^ mix(t as u64 + 1))
    }

    fn playouts(&self) -> u32 {
        self.many(1200, 6000)
    }

    fn patience(&self) -> Patience {
        // A game of very many choices has less for each: nobody waits longer for it.
        let most = MANY_CHOICES * self.story.game.seats();
        let share = |n: u32| (f64::from(n) * (most as f64 / self.choices.max(1) as f64).min(1.0)) as u32;
        Patience { search: share(self.many(2400, 9600)), worlds: share(self.many(480, 1920)) }
    }

    fn many(&self, first: u32, second: u32) -> u32 {
        let n = if self.plan.quality == Quality::First { first } else { second };
        (f64::from(n * self.plan.times.max(1)) * M::REVIEW) as u32
    }

    /// What decided most is judged first.
    fn order_choices(&mut self) {
        let swings = self.swings();
        let swing = |piece: &Piece| match piece {
            Piece::Choice(t) => swings[*t],
            _ => f64::INFINITY,
        };
        self.left.order_by(|a, b| swing(a).total_cmp(&swing(b)));
        self.ordered = true;
    }

    /// How far the chances moved at each step.
    pub(super) fn swings(&self) -> Vec<f64> {
        let change = |pair: &[Mean]| minus(&pair[1].mean, &pair[0].mean).iter().fold(0.0f64, |a, b| a.max(b.abs()));
        self.filled().windows(2).map(change).collect()
    }

    /// V before each step and at the end. Where nothing was to choose and nothing dealt, it is what it was.
    fn filled(&self) -> Vec<Mean> {
        let mut last = self.values.iter().flatten().next().copied().unwrap_or_else(|| self.even());
        self.values
            .iter()
            .map(|v| {
                last = v.unwrap_or(last);
                last
            })
            .collect()
    }

    /// Before anything is known, everybody's chance is the same.
    fn even(&self) -> Mean {
        let seats = self.story.game.seats();
        let teams: std::collections::BTreeSet<u8> = Seat::all(seats).map(|s| self.story.game.team(s)).collect();
        let share = 1.0 / teams.len().max(1) as f64;
        Mean { mean: super::spread::each(|i| if i < seats { share } else { 0.0 }), error: [0.0; SEATS] }
    }

    fn set_up(&mut self, look: &mut Look<'_, M>) {
        let game = self.story.game.clone();
        let act = |mut chance: &mut dyn Chance| game.start(&mut chance, &mut Silent);
        let found = look.dealt(&self.story.states[0], self.playouts(), act);
        self.values[0] = Some(found.after);
        self.start = Some(Mean { mean: minus(&found.after.mean, &found.luck.mean), error: found.luck.error });
        self.set_up = Some((found.luck, found.counted));
    }

    fn deal(&mut self, t: usize, look: &mut Look<'_, M>) {
        let Some(action) = self.story.steps[t].action else { return };
        let (game, seat) = (self.story.game.clone(), self.story.steps[t].seat);
        let before = &self.story.states[t];
        let act = |mut chance: &mut dyn Chance| {
            let mut s = before.clone();
            game.apply_unchecked(&mut s, seat, &action, &mut chance, &mut Silent);
            s
        };
        let found = look.dealt(&self.story.states[t + 1], self.playouts(), act);
        self.values[t + 1] = Some(found.after);
        self.known[t].luck = Some((found.luck, found.counted));
    }

    fn decisions(&self) -> (Vec<Decision>, Vec<Vec<Part>>) {
        let (mut decisions, mut turns): (Vec<Decision>, Vec<Vec<Part>>) = (Vec::new(), Vec::new());
        let mut run = None;
        for (t, (step, known)) in self.story.steps.iter().zip(&self.known).enumerate() {
            let now = (step.seat, self.story.turn(t));
            let (Some(weighed), Some(action)) = (&known.weighed, step.action) else {
                run = run.filter(|r| *r == now);
                continue;
            };
            let i = step.seat.index();
            let part = Part {
                decision: decisions.len(),
                gain: weighed.gain.mean[i],
                gain_error: weighed.gain.error[i],
                gap: weighed.gap,
                error: weighed.error,
            };
            match turns.last_mut().filter(|_| run == Some(now)) {
                Some(turn) => turn.push(part),
                None => turns.push(vec![part]),
            }
            run = Some(now);
            decisions.push(self.decision(t, step.seat, action, weighed));
        }
        (decisions, turns)
    }

    fn decision(&self, t: usize, seat: Seat, action: ActionOf<M>, weighed: &Weighed<ActionOf<M>>) -> Decision {
        let (game, s) = (&self.story.game, &self.story.states[t]);
        let verb = |a: ActionOf<M>| {
            let deed = serde_json::to_value(game.deed(s, a)).unwrap_or_default();
            deed["type"].as_str().unwrap_or_default().to_owned()
        };
        Decision {
            seat,
            turn: self.story.turn(t),
            step: t as u32 + 1,
            action: game.action_text(s, action),
            best: game.action_text(s, weighed.best),
            best_chance: weighed.best_chance,
            chance: weighed.chance,
            error: weighed.error,
            stake: weighed.stake,
            verb: verb(action),
            best_verb: verb(weighed.best),
            reason: weighed.reason.clone(),
            ..Decision::default()
        }
    }

    /// Before which step V is known: what the curve needs is looked at in order.
    fn known_before(&self) -> usize {
        let wanting = self.left.iter().filter_map(|piece| match piece {
            Piece::SetUp => Some(0),
            Piece::Value(t) => Some(*t),
            Piece::Deal(t) => Some(t + 1),
            Piece::Choice(_) => None,
        });
        wanting.min().unwrap_or(usize::MAX)
    }

    fn curve(&self, values: &[Mean]) -> Vec<Point> {
        let game = &self.story.game;
        let seats = game.seats();
        let known = self.known_before();
        let point = |t: usize, seat: Option<Seat>| Point {
            turn: self.story.turn(t),
            step: t as u32,
            seat,
            chances: if t < known { values[t].mean[..seats].to_vec() } else { Vec::new() },
            turned: false,
        };
        let mut points: Vec<Point> = Vec::new();
        for (t, step) in self.story.steps.iter().enumerate() {
            let now = (Some(step.seat), self.story.turn(t));
            if points.last().is_none_or(|p| (p.seat, p.turn) != now) {
                points.push(point(t, Some(step.seat)));
            }
        }
        points.push(point(self.story.steps.len(), None));
        let mut leader = None;
        for p in points.iter_mut().filter(|p| !p.chances.is_empty()) {
            let ahead = (0..seats).max_by(|a, b| p.chances[*a].total_cmp(&p.chances[*b])).unwrap_or(0);
            let team = game.team(Seat(ahead as u8));
            let lead = p.chances[ahead];
            let clear = Seat::all(seats).filter(|s| game.team(*s) != team).all(|s| lead > p.chances[s.index()] + 0.02);
            if clear {
                p.turned = leader.is_some_and(|before| before != team);
                leader = Some(team);
            }
        }
        points
    }

    fn strokes(&self) -> Vec<Stroke> {
        let seats = self.story.game.seats();
        let what = |deals: &[starboard_core::Deal]| in_one(deals.iter().map(|d| self.story.game.deal_text(*d)));
        let stroke = |turn, step, deals: &[starboard_core::Deal], luck: &(Mean, bool)| Stroke {
            turn,
            step,
            what: what(deals),
            luck: luck.0.mean[..seats].to_vec(),
            error: luck.0.worst(),
            counted: luck.1,
            words: String::new(),
        };
        let first = self.set_up.as_ref().map(|luck| stroke(self.story.turn(0), 0, &self.story.opening, luck));
        let rest = self.story.steps.iter().zip(&self.known).enumerate().filter_map(|(t, (step, known))| {
            known.luck.as_ref().map(|luck| stroke(self.story.turn(t), t as u32 + 1, &step.deals, luck))
        });
        first.into_iter().chain(rest).collect()
    }

    /// What everything together did for every seat: luck, choices, and the squares of their errors.
    fn sums(&self, values: &[Mean]) -> (Each, Each, Each) {
        let (mut luck, mut choices, mut doubt) = ([0.0; SEATS], [0.0; SEATS], [0.0; SEATS]);
        let mut add = |sum: &mut Each, mean: &Mean| {
            *sum = plus(sum, &mean.mean);
            (0..SEATS).for_each(|i| doubt[i] += mean.error[i].powi(2));
        };
        if let Some((mean, _)) = &self.set_up {
            add(&mut luck, mean);
        }
        for (t, known) in self.known.iter().enumerate() {
            if let Some((mean, _)) = &known.luck {
                add(&mut luck, mean);
            }
            if let Some(weighed) = &known.weighed {
                add(&mut choices, &weighed.gain);
            }
            if self.story.steps[t].action.is_none() {
                // Giving up is a choice.
                choices = plus(&choices, &minus(&values[t + 1].mean, &values[t].mean));
            }
        }
        (luck, choices, doubt)
    }

    fn seats(&self, values: &[Mean], decisions: &[Decision]) -> Vec<SeatReview> {
        let (luck, choices, doubt) = self.sums(values);
        let start = self.start.map_or(values[0].mean, |m| m.mean);
        let result = values[values.len() - 1].mean;
        let seat = |seat: Seat| {
            let i = seat.index();
            let mut told = SeatReview {
                seat,
                start: start[i],
                luck: luck[i],
                choices: choices[i],
                unseen: result[i] - start[i] - luck[i] - choices[i],
                result: result[i],
                error: doubt[i].sqrt(),
                adjusted: (start[i] + choices[i]).clamp(0.0, 1.0),
                ..SeatReview::default()
            };
            sum_up(&mut told, decisions);
            told
        };
        Seat::all(self.story.game.seats()).map(seat).collect()
    }
}

impl<M: Thinks> Reviewing for Reviewer<M> {
    fn work(&mut self) -> bool {
        if !self.ordered && matches!(self.left.last(), Some(Piece::Choice(_))) {
            self.order_choices();
        }
        let Some(piece) = self.left.pop() else { return false };
        let mind = self.mind.clone();
        // Every deal and choice meets luck of its own: otherwise the same chance errors would come again at each step and add up.
        let luck = match piece {
            Piece::SetUp | Piece::Value(_) => 0,
            Piece::Deal(t) => 2 * t as u64 + 1,
            Piece::Choice(t) => 2 * t as u64 + 2,
        };
        let mut look = Look::new(&mind, mix(self.plan.seed ^ mix(luck)));
        match piece {
            Piece::SetUp => self.set_up(&mut look),
            Piece::Value(t) => self.values[t] = Some(look.value(&self.story.states[t], self.playouts())),
            Piece::Deal(t) => self.deal(t, &mut look),
            Piece::Choice(t) => {
                let (step, seed) = (&self.story.steps[t], self.seed(t));
                if let Some(action) = step.action {
                    let weighed = look.weigh(&self.story.states[t], step.seat, action, self.patience(), seed);
                    self.known[t].weighed = weighed;
                }
            }
        }
        self.spent += look.spent;
        !self.left.is_empty()
    }

    fn done(&self) -> f64 {
        1.0 - self.left.len() as f64 / self.pieces.max(1) as f64
    }

    fn so_far(&self) -> Review {
        let values = self.filled();
        let (mut decisions, turns) = self.decisions();
        let turns: Vec<TurnReview> = turns.iter().map(|parts| judge_turn(parts, &mut decisions)).collect();
        let seats = self.seats(&values, &decisions);
        let chance = self.strokes();
        Review {
            game: M::Game::NAME.to_owned(),
            made_with: made_with(&self.mind),
            done: self.done(),
            finished: self.story.states.last().is_some_and(|s| self.story.game.outcome(s).is_some()),
            curve: self.curve(&values),
            moments: moments(&decisions, &chance),
            facts: M::facts(&self.story),
            guessed: self.guessed,
            playouts: self.spent,
            seats,
            decisions,
            turns,
            chance,
        }
    }

    fn puzzle(&self, step: u32, seed: u64) -> Option<Puzzle> {
        if !RESEARCH {
            return None;
        }
        let t = (step as usize).checked_sub(1)?;
        let seat = self.story.steps.get(t)?.seat;
        puzzle(&self.mind, self.story.states.get(t)?, seat, seed)
    }

    fn put_in_words(&self, review: &mut Review, names: &[String], lang: Lang) {
        super::say::say::<M>(&self.story, review, names, lang);
    }
}

/// The version of this arithmetic, and what the learned value says of a few tables: other weights say something else.
pub(crate) fn made_with<M: Thinks>(mind: &Mind<M>) -> String {
    const VERSION: u32 = 3;
    let mut room = Buffers::new(0);
    let mut print = 0;
    for seed in 0..4 {
        let s = mind.game.start(&mut Fast::new(seed), &mut Silent);
        let values = mind.judge(&s, &mut room);
        values.iter().for_each(|v| print = mix(print ^ u64::from(v.to_bits())));
    }
    format!("{VERSION}-{print:016x}")
}

/// `scout, scout, viper` as `scout ×2, viper`.
fn in_one(texts: impl Iterator<Item = String>) -> String {
    let mut counted: Vec<(String, u32)> = Vec::new();
    for text in texts {
        match counted.iter_mut().find(|(t, _)| *t == text) {
            Some((_, n)) => *n += 1,
            None => counted.push((text, 1)),
        }
    }
    let write = |(text, n): &(String, u32)| if *n == 1 { text.clone() } else { format!("{text} ×{n}") };
    counted.iter().map(write).collect::<Vec<_>>().join(", ")
}

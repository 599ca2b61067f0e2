//! Learning the value of positions from games of self-play, in minutes on a desktop.
//!
//! The first round learns from scripted games of many tastes; later rounds play with what has been learned so far and learn from
//! that. A position is one of the moments between two turns; its target mixes how the game ended with what the network
//! thought of the next positions (temporal differences).

use crate::budget::Budget;
use crate::code::{Code, Method};
use crate::matches::{House, Listen, Sits, Typed, play};
use crate::net::{Net, Weights};
use crate::player::Player;
use crate::pupil::{Position, Pupil, Study};
use crate::rollout::{Buffers, Mind, SEATS};
use crate::streams::mix;
use crate::think::{ActionOf, Features, StateOf, Thinks};
use starboard_core::playout::Limit;
use starboard_core::{Fast, Game as _, Seat};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// How to learn.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Games of each round; as many rounds as entries. The first round is scripted.
    pub games: Vec<u32>,
    /// Playouts a turn in the games after the first round.
    pub samples: u32,
    /// How far the target looks: 1 to the end of the game, 0 to the next position.
    pub lambda: f32,
    pub epochs: u32,
    pub rate: f32,
    pub threads: usize,
    pub seed: u64,
}

/// How a round went.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    pub round: usize,
    pub positions: usize,
    /// The mean log loss on positions kept out of the training; and what knowing nothing would give.
    pub loss: f32,
    pub base: f32,
}

/// The inputs of several tables under one numbering.
struct Inputs {
    names: Vec<String>,
    /// For each table, its own numbers in the common ones.
    of: Vec<Vec<u32>>,
}

impl Inputs {
    fn gather<M: Thinks>(tables: &[Arc<M::Game>]) -> Inputs {
        let mut numbers: HashMap<String, u32> = HashMap::new();
        let mut names = Vec::new();
        let mut number = |name: String| {
            *numbers.entry(name.clone()).or_insert_with(|| {
                names.push(name);
                names.len() as u32 - 1
            })
        };
        let of = tables.iter().map(|t| M::inputs(t).into_iter().map(&mut number).collect()).collect();
        Inputs { names, of }
    }
}

/// Learns weights for these tables; `start` goes on from earlier ones. `tell` hears of every round.
pub fn train<M: Thinks>(
    tables: &[Arc<M::Game>],
    lesson: &Lesson,
    start: Option<&Weights>,
    remark: &str,
    tell: &dyn Fn(Report),
) -> String {
    let inputs = Inputs::gather::<M>(tables);
    let mut learned = start.map(|w| w.bind(&inputs.names));
    let mut pupil = learned.as_ref().map_or_else(|| Pupil::new(inputs.names.len(), lesson.seed), Pupil::after);
    for (round, games) in lesson.games.iter().enumerate() {
        let positions = play_round::<M>(tables, &inputs, *games, learned.as_ref(), round, lesson);
        let Lesson { epochs, rate, threads, .. } = *lesson;
        let exam = pupil.learn(&positions, Study { epochs, rate, threads, seed: lesson.seed ^ round as u64 });
        learned = Some(pupil.net());
        tell(Report { round, positions: positions.len(), loss: exam.loss, base: exam.base });
    }
    Weights::write(&pupil.net(), &inputs.names, remark)
}

/// Plays the games of a round, on all threads; the same games whatever the threads do.
fn play_round<M: Thinks>(
    tables: &[Arc<M::Game>],
    inputs: &Inputs,
    games: u32,
    net: Option<&Net>,
    round: usize,
    lesson: &Lesson,
) -> Vec<Position> {
    let next = AtomicU32::new(0);
    let work = || {
        let mut found = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return found;
            }
            let seed = mix(lesson.seed ^ mix(u64::from(number) | (round as u64) << 40));
            let which = number as usize % tables.len();
            let table = Game::<M> { game: &tables[which], of: &inputs.of[which], lesson };
            found.push((number, table.play(net.map(|n| select(n, &inputs.of[which])), seed)));
        }
    };
    let mut all: Vec<(u32, Vec<Position>)> = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..lesson.threads.max(1)).map(|_| scope.spawn(work)).collect();
        handles.into_iter().flat_map(|h| h.join().unwrap_or_default()).collect()
    });
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().flat_map(|(_, positions)| positions).collect()
}

/// The network over one table's own inputs.
fn select(net: &Net, of: &[u32]) -> Net {
    Net { rows: of.iter().map(|i| net.rows[*i as usize]).collect(), base: net.base, out: net.out }
}

struct Game<'a, M: Thinks> {
    game: &'a Arc<M::Game>,
    of: &'a [u32],
    lesson: &'a Lesson,
}

impl<M: Thinks> Game<'_, M> {
    /// Plays a game and keeps the positions between turns with their targets.
    fn play(&self, net: Option<Net>, seed: u64) -> Vec<Position> {
        let mut mind = Mind::new(self.game.clone());
        mind.net = net;
        let seed_of = |seat: usize| mix(seed ^ mix(seat as u64));
        let player = |seat: Seat, _| self.player(&mind, seed_of(seat.index())).exploring(EXPLORE);
        let mut table = Typed::of(self.game.clone(), 1, player);
        let sits: Vec<Sits> = (0..self.game.seats()).map(|seat| Sits { code: 0, seed: seed_of(seat) }).collect();
        let house = House { limit: Limit { decisions: LONGEST, turns: None }, ..House::default() };
        let mut kept = Kept { of: self, mind: &mind, room: Buffers::new(seed), turn: None, positions: Vec::new() };
        let ended = play(&mut table, &sits, seed, house, &mut kept);
        let Some(outcome) = ended.outcome else { return Vec::new() };
        let mut kept = kept.positions;
        let mut target = self.by_team(&mind.result(&outcome));
        let lambda = if mind.net.is_some() { self.lesson.lambda } else { 1.0 };
        let mut positions = Vec::with_capacity(kept.len());
        while let Some((mut position, judged)) = kept.pop() {
            position.target = target;
            positions.push(position);
            target.iter_mut().zip(judged).for_each(|(t, v)| *t = lambda * *t + (1.0 - lambda) * v);
        }
        positions
    }

    fn player(&self, mind: &Mind<M>, seed: u64) -> Player<M> {
        let mut rng = Fast::new(seed);
        match &mind.net {
            Some(net) => {
                let code = Code::search(Budget::Samples(self.lesson.samples), 1, 0);
                let mut own = Mind::new(self.game.clone());
                own.net = Some(net.clone());
                Player::with_mind(code, seed, own)
            }
            None => {
                let taste = &M::tastes()[rng.below(M::tastes().len())].code;
                let misjudge = rng.unit() as f32 * 0.6;
                Player::new(Code { taste: Some(taste.clone()), misjudge, ..Code::new(Method::Script) }, seed)
            }
        }
    }

    fn by_team(&self, by_seat: &[f32; SEATS]) -> [f32; SEATS] {
        let mut teams = [0.0; SEATS];
        for seat in Seat::all(self.game.seats()) {
            teams[usize::from(self.game.team(seat))] = by_seat[seat.index()];
        }
        teams
    }

    fn position(&self, mind: &Mind<M>, s: &StateOf<M>) -> Position {
        let seats = Seat::all(self.game.seats()).filter(|seat| M::alive(self.game, s, *seat));
        let describe = |seat: Seat| {
            let mut features = Features::default();
            M::features(self.game, &mind.lore, s, seat, &mut features);
            let common = features.0.iter().map(|(i, v)| (self.of[*i as usize], *v)).collect();
            (usize::from(self.game.team(seat)), common)
        };
        Position { seats: seats.map(describe).collect(), target: [0.0; SEATS] }
    }
}

/// Keeps the positions between turns, with what the network thought of them.
struct Kept<'a, M: Thinks> {
    of: &'a Game<'a, M>,
    mind: &'a Mind<M>,
    room: Buffers<M>,
    turn: Option<u32>,
    positions: Vec<(Position, [f32; SEATS])>,
}

impl<M: Thinks> Listen<Typed<M>> for Kept<'_, M> {
    fn decided(&mut self, at: &Typed<M>, _: Seat, _: ActionOf<M>) {
        let turn = M::clock(&self.mind.game, &at.s);
        let before = self.turn.replace(turn);
        // The first turn begins with nothing to learn from.
        if before.is_none_or(|before| before == turn) {
            return;
        }
        let judged = if self.mind.net.is_some() { self.mind.judge(&at.s, &mut self.room) } else { [0.0; SEATS] };
        self.positions.push((self.of.position(self.mind, &at.s), self.of.by_team(&judged)));
    }
}

/// A game with more decisions than this teaches nothing.
const LONGEST: u32 = 5000;

/// How often a self-play game takes a canonical action at random, so that not only good positions are seen.
const EXPLORE: f64 = 0.04;

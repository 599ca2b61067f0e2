//! Games of search against search, written down for a learner: what was seen, what the search thought of it, how it ended.
//!
//! A file begins with a line of JSON that names its arrays; they follow one after another, as numbers of fixed size, the lowest
//! byte first. `…_at` says where the things of each sample (or row) begin in the arrays after it, and last where they end.

use crate::code::{Code, Method};
use crate::matches::{House, Listen, Sits, Typed, play};
use crate::opponent::Trouble;
use crate::player::Player;
use crate::rollout::{Mind, SEATS};
use crate::sight::{Room, Sight};
use crate::streams::mix;
use crate::think::{ActionOf, Features, Thinks};
use serde_json::{Value as Json, json};
use starboard_core::encoding::Part;
use starboard_core::playout::Limit;
use starboard_core::{Game, Seat};
use std::ops::Range;
use std::sync::Arc;

/// A game with more decisions than this teaches nothing.
const LONGEST: u32 = 5000;

/// How often anything worth weighing is done at random, so that not only good positions are seen.
const EXPLORE: f64 = 0.04;

/// Games of one bot against itself, for a learner.
pub trait Lessons: Send {
    /// What the numbers in the files mean.
    fn about(&self) -> Json;
    /// Plays these games and answers the file; the same whoever plays it.
    fn play(&mut self, games: Range<u64>, seed: u64) -> Result<Vec<u8>, Trouble>;
}

pub(crate) struct Teacher<M: Thinks> {
    mind: Mind<M>,
    sight: Sight<M>,
    table: Typed<M>,
}

impl<M: Thinks> Teacher<M> {
    /// None if the game has no encoding.
    pub(crate) fn new(game: Arc<M::Game>, code: &Code) -> Option<Teacher<M>> {
        let sight = Sight::<M>::new(&*game)?;
        let player = |_: Seat, _: usize| Player::new(code.clone(), 0).exploring(EXPLORE);
        let table = Typed::of(game.clone(), 1, player);
        let taste = M::taste(&game, &M::tastes()[0].dials, 0.0, &mut starboard_core::Fast::new(0));
        Some(Teacher { mind: Mind::scripted(game, taste), sight, table })
    }
}

impl<M: Thinks> Lessons for Teacher<M> {
    fn about(&self) -> Json {
        let (game, scribe) = (&self.mind.game, self.sight.scribe());
        let parts =
            |parts: Vec<Part>| parts.iter().map(|p| json!({"name": p.name, "shape": p.shape})).collect::<Vec<_>>();
        json!({
            "game": M::Game::NAME,
            "options": game.options(),
            "encoding": scribe.version(),
            "actions": scribe.actions(),
            "verbs": parts(scribe.verbs()),
            "labels": scribe.labels(game).into_iter().map(|(name, of)| (name.to_owned(), json!(of))).collect::<serde_json::Map<_, _>>(),
            "inputs": self.sight.inputs(),
        })
    }

    fn play(&mut self, games: Range<u64>, seed: u64) -> Result<Vec<u8>, Trouble> {
        let mut notes = Notes::new(&self.mind, &self.sight);
        let house = House { limit: Limit { decisions: LONGEST, turns: None }, ..House::default() };
        for number in games {
            let luck = mix(seed ^ mix(number));
            let sits: Vec<Sits> =
                (0..self.mind.game.seats()).map(|seat| Sits { code: 0, seed: mix(luck ^ mix(seat as u64)) }).collect();
            notes.begin(number);
            let ended = play(&mut self.table, &sits, luck, house, &mut notes);
            if let Some((_, trouble)) = ended.troubles.into_iter().next() {
                return Err(trouble);
            }
            notes.end(ended.outcome.map(|outcome| self.mind.result(&outcome)));
        }
        Ok(notes.arrays.file())
    }
}

/// Can such a bot teach? It must play alike on every machine, so it counts playouts instead of time, on one thread.
pub(crate) fn can_teach(code: &Code) -> bool {
    let counts = matches!(code.budget, crate::Budget::Samples(_)) && code.threads == 1;
    matches!((&code.method, counts), (Method::Search, true))
}

/// The samples of a file, by array.
#[derive(Default)]
struct Arrays {
    /// By sample: its game; whether a turn begins with it; the chance of who is asked as the search saw it, or less than 0.
    game: Vec<u32>,
    start: Vec<u8>,
    value: Vec<f32>,
    /// By sample: its rows, of which the first is of the seat that is asked. Where a turn begins there is one for every seat.
    rows_at: Vec<u32>,
    /// By row: the team, what the game gave it, what was seen.
    team: Vec<u8>,
    result: Vec<f32>,
    inputs_at: Vec<u32>,
    input: Vec<u16>,
    amount: Vec<f32>,
    /// By sample: the actions that were weighed, best first; their numbers, mean chances and playouts.
    actions_at: Vec<u32>,
    action: Vec<u32>,
    mean: Vec<f32>,
    tried: Vec<u32>,
}

impl Arrays {
    fn row(&mut self, team: u8, seen: &Features) {
        self.team.push(team);
        self.result.push(0.0);
        for (input, amount) in &seen.0 {
            self.input.push(*input as u16);
            self.amount.push(*amount);
        }
        self.inputs_at.push(self.input.len() as u32);
    }

    /// Forgets all samples from this one on.
    fn cut(&mut self, samples: usize) {
        let (rows, actions) = (self.rows_at[samples] as usize, self.actions_at[samples] as usize);
        let inputs = self.inputs_at[rows] as usize;
        self.game.truncate(samples);
        self.start.truncate(samples);
        self.value.truncate(samples);
        self.rows_at.truncate(samples + 1);
        self.team.truncate(rows);
        self.result.truncate(rows);
        self.inputs_at.truncate(rows + 1);
        self.input.truncate(inputs);
        self.amount.truncate(inputs);
        self.actions_at.truncate(samples + 1);
        self.action.truncate(actions);
        self.mean.truncate(actions);
        self.tried.truncate(actions);
    }

    fn file(&self) -> Vec<u8> {
        let mut file = File::default();
        file.add("game", "<u4", &self.game, u32::to_le_bytes);
        file.add("start", "<u1", &self.start, u8::to_le_bytes);
        file.add("value", "<f4", &self.value, f32::to_le_bytes);
        file.add("rows_at", "<u4", &self.rows_at, u32::to_le_bytes);
        file.add("team", "<u1", &self.team, u8::to_le_bytes);
        file.add("result", "<f4", &self.result, f32::to_le_bytes);
        file.add("inputs_at", "<u4", &self.inputs_at, u32::to_le_bytes);
        file.add("input", "<u2", &self.input, u16::to_le_bytes);
        file.add("amount", "<f4", &self.amount, f32::to_le_bytes);
        file.add("actions_at", "<u4", &self.actions_at, u32::to_le_bytes);
        file.add("action", "<u4", &self.action, u32::to_le_bytes);
        file.add("mean", "<f4", &self.mean, f32::to_le_bytes);
        file.add("tried", "<u4", &self.tried, u32::to_le_bytes);
        file.whole()
    }
}

#[derive(Default)]
struct File {
    named: Vec<Json>,
    body: Vec<u8>,
}

impl File {
    fn add<T: Copy, const N: usize>(&mut self, name: &str, kind: &str, numbers: &[T], bytes: impl Fn(T) -> [u8; N]) {
        self.named.push(json!([name, kind, numbers.len()]));
        self.body.extend(numbers.iter().flat_map(|n| bytes(*n)));
    }

    fn whole(self) -> Vec<u8> {
        let mut file = json!({ "starboard_lessons": 1, "arrays": self.named }).to_string().into_bytes();
        file.push(b'\n');
        file.extend(self.body);
        file
    }
}

/// Listens to games and writes them down.
struct Notes<'a, M: Thinks> {
    mind: &'a Mind<M>,
    sight: &'a Sight<M>,
    room: Room,
    number: u64,
    turn: Option<u32>,
    /// The first sample of the game at hand.
    first: usize,
    seats: Vec<Seat>,
    arrays: Arrays,
}

impl<'a, M: Thinks> Notes<'a, M> {
    fn new(mind: &'a Mind<M>, sight: &'a Sight<M>) -> Notes<'a, M> {
        let arrays = Arrays { rows_at: vec![0], inputs_at: vec![0], actions_at: vec![0], ..Arrays::default() };
        Notes { mind, sight, room: Room::default(), number: 0, turn: None, first: 0, seats: Vec::new(), arrays }
    }

    fn begin(&mut self, number: u64) {
        (self.number, self.turn, self.first) = (number, None, self.arrays.game.len());
        self.seats.clear();
    }

    fn end(&mut self, result: Option<[f32; SEATS]>) {
        match result {
            Some(result) => {
                let rows = self.arrays.result.len() - self.seats.len();
                for (given, seat) in self.arrays.result[rows..].iter_mut().zip(&self.seats) {
                    *given = result[seat.index()];
                }
            }
            None => self.arrays.cut(self.first),
        }
    }

    fn row(&mut self, at: &Typed<M>, seat: Seat) {
        let game = &*self.mind.game;
        self.sight.look(game, &self.mind.lore, &at.s, seat, &mut self.room);
        self.arrays.row(game.team(seat), &self.room.seen);
        self.seats.push(seat);
    }
}

impl<M: Thinks> Listen<Typed<M>> for Notes<'_, M> {
    fn decided(&mut self, at: &Typed<M>, seat: Seat, _: ActionOf<M>) {
        let game = &*self.mind.game;
        let turn = M::clock(game, &at.s);
        let start = self.turn.replace(turn) != Some(turn);
        let weighed = at.weighed(seat, 0);
        if !start && weighed.is_empty() {
            return;
        }
        self.row(at, seat);
        if start {
            let others = Seat::all(game.seats()).filter(|other| *other != seat && M::alive(game, &at.s, *other));
            others.for_each(|other| self.row(at, other));
        }
        let arrays = &mut self.arrays;
        for one in weighed.iter().filter(|one| one.tried > 0) {
            arrays.action.push(self.sight.kind(game, &at.s, seat, one.action) as u32);
            arrays.mean.push(one.mean() as f32);
            arrays.tried.push(one.tried);
        }
        arrays.game.push(self.number as u32);
        arrays.start.push(u8::from(start));
        arrays.value.push(weighed.first().map_or(-1.0, |best| best.mean() as f32));
        arrays.rows_at.push(arrays.team.len() as u32);
        arrays.actions_at.push(arrays.action.len() as u32);
    }
}

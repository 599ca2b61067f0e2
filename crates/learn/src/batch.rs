//! Many tables at once, on several threads: what is asked at each of them lies in arrays that are filled in place.

use crate::encoded::Known;
use crate::{Fault, rewards};
use starboard_bots::streams::mix;
use starboard_bots::{Opponent, Opponents};
use starboard_core::encoding::{Encodes, asked};
use starboard_core::face::Sitting;
use starboard_core::{Fast, Faults, Seat, Silent};
use std::sync::Arc;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    pub tables: usize,
    pub seed: u64,
    /// By seat: the code of the opponent of ours that sits there.
    pub bots: Vec<Option<String>>,
    pub threads: usize,
    /// A game that asks the learner for more decisions than this is stopped: nobody has won it.
    pub longest: u32,
}

/// Where it is written, table after table; each is as long as the tables are many, times what it holds.
pub struct Arrays<'a> {
    pub rows: &'a mut [f32],
    pub masks: &'a mut [bool],
    /// Who is asked.
    pub seats: &'a mut [i32],
    /// By table and seat, of the game that this step ended; 0 while games go on.
    pub rewards: &'a mut [f32],
    /// Did this step end the game? Then another has begun.
    pub done: &'a mut [bool],
    /// Was it stopped for being too long?
    pub stopped: &'a mut [bool],
}

/// Many tables of one game.
pub trait Batch: Send {
    fn tables(&self) -> usize;
    /// Begins a game at every table.
    fn reset(&mut self, seed: u64, arrays: Arrays<'_>) -> Result<(), Fault>;
    /// Takes an action at every table. If one of them is not legal, nothing is done at any table.
    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), Fault>;
    /// A legal action for every table, each as likely.
    fn sample(&mut self, actions: &mut [i64]) -> Result<(), Fault>;
    /// The table in plain sight: a copy.
    fn table(&self, table: usize) -> Option<Box<dyn starboard_core::face::Table>>;
    /// Games ended, and decisions taken by whoever, since the tables were made.
    fn counts(&self) -> (u64, u64);
}

/// Tables that share opponents, so that those need not be made for every table. A chunk is played by one thread, so what happens in it does not
/// depend on how many threads there are.
const CHUNK: usize = 16;
/// More tables than that do not fit into memory.
const MOST_TABLES: usize = 1 << 20;

struct One<G: Encodes> {
    sitting: Sitting<G>,
    chance: Fast,
    pick: Fast,
    legal: Vec<G::Action>,
    numbers: Vec<u32>,
    asked: Seat,
    decisions: u32,
    games: u64,
    chosen: usize,
}

struct Chunk<G: Encodes> {
    first: usize,
    tables: Vec<One<G>>,
    bots: Vec<Option<Box<dyn Opponent>>>,
    /// Games since the bots sat down.
    since: usize,
    made: u64,
    games: u64,
    decisions: u64,
    fault: Option<Fault>,
}

pub(crate) struct Tables<G: Encodes> {
    known: Arc<Known<G>>,
    plan: Plan,
    opponents: Opponents,
    chunks: Vec<Chunk<G>>,
}

/// A chunk with its part of the arrays.
struct Job<'a, G: Encodes> {
    chunk: &'a mut Chunk<G>,
    arrays: Arrays<'a>,
    actions: &'a [i64],
}

impl<G: Encodes> Tables<G> {
    pub(crate) fn new(known: Arc<Known<G>>, plan: Plan, opponents: Opponents) -> Result<Tables<G>, Fault> {
        if plan.bots.len() > known.game.seats() {
            return Err(Fault::NoSeat(Seat(known.game.seats() as u8)));
        }
        for code in plan.bots.iter().flatten() {
            opponents.opponent(G::NAME, code, 0)?;
        }
        if plan.bots.iter().flatten().count() == known.game.seats() {
            return Err(Faults::one("bots", "bots sit in every seat; one of them has to be the learner's").into());
        }
        if plan.tables == 0 || plan.tables > MOST_TABLES {
            return Err(Faults::one("n", format!("from 1 to {MOST_TABLES} tables, not {}", plan.tables)).into());
        }
        let mut tables = Tables { known, plan, opponents, chunks: Vec::new() };
        tables.set_up();
        Ok(tables)
    }

    fn set_up(&mut self) {
        let Plan { tables, seed, .. } = self.plan;
        let (games, decisions) = self.counted();
        let known = &self.known;
        let table = |i: usize| {
            let mut chance = Fast::new(mix(seed ^ mix(i as u64)));
            let state = known.game.start(&mut chance, &mut Silent);
            One {
                sitting: Sitting { game: known.game.clone(), state },
                pick: Fast::new(mix(seed ^ mix(!(i as u64)))),
                chance,
                legal: Vec::new(),
                numbers: Vec::new(),
                asked: Seat(0),
                decisions: 0,
                games: 0,
                chosen: 0,
            }
        };
        let chunk = |first: usize| Chunk {
            first,
            tables: (first..tables.min(first + CHUNK)).map(table).collect(),
            bots: Vec::new(),
            since: usize::MAX,
            made: 0,
            games: 0,
            decisions: 0,
            fault: None,
        };
        self.chunks = (0..tables).step_by(CHUNK).map(chunk).collect();
        if let Some(first) = self.chunks.first_mut() {
            (first.games, first.decisions) = (games, decisions);
        }
    }

    fn counted(&self) -> (u64, u64) {
        self.chunks.iter().fold((0, 0), |(games, decisions), c| (games + c.games, decisions + c.decisions))
    }

    /// Does something with every chunk, on all threads.
    fn each(&mut self, actions: &[i64], arrays: Arrays<'_>, work: impl Fn(&Ours<'_, G>, &mut Job<'_, G>) + Sync) {
        let ours = Ours { known: &self.known, plan: &self.plan, opponents: self.opponents };
        let seats = self.known.game.seats();
        let Arrays { rows, masks, seats: asked, rewards, done, stopped } = arrays;
        let mut rows = rows.chunks_mut(CHUNK * self.known.encoder.size());
        let mut masks = masks.chunks_mut(CHUNK * self.known.encoder.actions());
        let mut asked = asked.chunks_mut(CHUNK);
        let mut rewards = rewards.chunks_mut(CHUNK * seats);
        let mut done = done.chunks_mut(CHUNK);
        let mut stopped = stopped.chunks_mut(CHUNK);
        let mut jobs = Vec::with_capacity(self.chunks.len());
        for (i, chunk) in self.chunks.iter_mut().enumerate() {
            let from = (i * CHUNK).min(actions.len());
            let arrays = Arrays {
                rows: rows.next().unwrap_or_default(),
                masks: masks.next().unwrap_or_default(),
                seats: asked.next().unwrap_or_default(),
                rewards: rewards.next().unwrap_or_default(),
                done: done.next().unwrap_or_default(),
                stopped: stopped.next().unwrap_or_default(),
            };
            jobs.push(Job { chunk, arrays, actions: &actions[from..actions.len().min(from + CHUNK)] });
        }
        let threads = self.plan.threads.clamp(1, jobs.len().max(1));
        if threads == 1 {
            return jobs.iter_mut().for_each(|job| work(&ours, job));
        }
        let share = jobs.len().div_ceil(threads);
        std::thread::scope(|scope| {
            let (ours, work) = (&ours, &work);
            for jobs in jobs.chunks_mut(share) {
                scope.spawn(move || jobs.iter_mut().for_each(|job| work(ours, job)));
            }
        });
    }

    fn fits(&self, arrays: &Arrays<'_>) -> Result<(), Fault> {
        let n = self.plan.tables;
        let (size, actions, seats) = (self.known.encoder.size(), self.known.encoder.actions(), self.known.game.seats());
        let needed = [
            ("the array of rows", arrays.rows.len(), n * size),
            ("the array of masks", arrays.masks.len(), n * actions),
            ("the array of seats", arrays.seats.len(), n),
            ("the array of rewards", arrays.rewards.len(), n * seats),
            ("the array of ended games", arrays.done.len(), n),
            ("the array of stopped games", arrays.stopped.len(), n),
        ];
        match needed.into_iter().find(|(_, room, needed)| room != needed) {
            Some((what, room, needed)) => Err(Fault::Room(what, room, needed)),
            None => Ok(()),
        }
    }

    fn fault(&mut self) -> Result<(), Fault> {
        self.chunks.iter_mut().find_map(|chunk| chunk.fault.take()).map_or(Ok(()), Err)
    }
}

impl<G: Encodes> Batch for Tables<G> {
    fn tables(&self) -> usize {
        self.plan.tables
    }

    fn reset(&mut self, seed: u64, arrays: Arrays<'_>) -> Result<(), Fault> {
        self.fits(&arrays)?;
        self.plan.seed = seed;
        self.set_up();
        self.each(&[], arrays, |ours, job| {
            job.arrays.masks.fill(false);
            job.arrays.rewards.fill(0.0);
            job.arrays.done.fill(false);
            job.arrays.stopped.fill(false);
            for i in 0..job.chunk.tables.len() {
                ours.until_asked(job, i);
                ours.show(job, i);
            }
        });
        self.fault()
    }

    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), Fault> {
        self.fits(&arrays)?;
        if actions.len() != self.plan.tables {
            return Err(Fault::Room("the array of actions", actions.len(), self.plan.tables));
        }
        for (one, (table, action)) in self.chunks.iter_mut().flat_map(|c| &mut c.tables).zip(actions.iter().enumerate())
        {
            let legal = one.numbers.iter().position(|n| i64::from(*n) == *action);
            one.chosen = legal.ok_or(Fault::NotLegalAt { table, action: *action })?;
        }
        self.each(actions, arrays, |ours, job| {
            job.arrays.rewards.fill(0.0);
            job.arrays.done.fill(false);
            job.arrays.stopped.fill(false);
            for i in 0..job.actions.len() {
                ours.take(job, i);
                ours.until_asked(job, i);
                ours.show(job, i);
            }
        });
        self.fault()
    }

    fn sample(&mut self, actions: &mut [i64]) -> Result<(), Fault> {
        if actions.len() != self.plan.tables {
            return Err(Fault::Room("the array of actions", actions.len(), self.plan.tables));
        }
        for (one, action) in self.chunks.iter_mut().flat_map(|c| &mut c.tables).zip(actions) {
            *action = match one.numbers.len() {
                0 => -1,
                n => one.numbers[one.pick.below(n)].into(),
            };
        }
        Ok(())
    }

    fn table(&self, table: usize) -> Option<Box<dyn starboard_core::face::Table>> {
        let one = self.chunks.get(table / CHUNK)?.tables.get(table % CHUNK)?;
        Some(Box::new(one.sitting.clone()))
    }

    fn counts(&self) -> (u64, u64) {
        self.counted()
    }
}

/// What every thread works with.
struct Ours<'a, G: Encodes> {
    known: &'a Arc<Known<G>>,
    plan: &'a Plan,
    opponents: Opponents,
}

impl<G: Encodes> Ours<'_, G> {
    /// The learner's action.
    fn take(&self, job: &mut Job<'_, G>, i: usize) {
        let one = &mut job.chunk.tables[i];
        // What was legal is so no more; the arrays are the same as last time.
        let actions = self.known.encoder.actions();
        let mask = &mut job.arrays.masks[i * actions..(i + 1) * actions];
        one.numbers.iter().filter_map(|n| mask.get_mut(*n as usize).map(|on| *on = false)).for_each(drop);
        let action = one.legal[one.chosen];
        self.known.game.apply_unchecked(&mut one.sitting.state, one.asked, &action, &mut one.chance, &mut Silent);
        one.decisions += 1;
        job.chunk.decisions += 1;
        if one.decisions >= self.plan.longest && self.known.game.outcome(&one.sitting.state).is_none() {
            job.arrays.stopped[i] = true;
            self.ended(job, i);
        }
    }

    /// Bots play, and games end and begin, until the learner is asked.
    fn until_asked(&self, job: &mut Job<'_, G>, i: usize) {
        let game = &*self.known.game;
        loop {
            let one = &mut job.chunk.tables[i];
            let Some(seat) = asked(game, &one.sitting.state, &mut one.legal) else {
                self.ended(job, i);
                continue;
            };
            one.asked = seat;
            if self.plan.bots.get(seat.index()).is_none_or(Option::is_none) {
                return;
            }
            self.seat_bots(job.chunk);
            let chunk = &mut *job.chunk;
            let one = &mut chunk.tables[i];
            let Some(bot) = chunk.bots.get_mut(seat.index()).and_then(Option::as_mut) else { return };
            let action = match bot.choose(&one.sitting, seat) {
                Ok(nth) => one.legal.get(nth.0).copied(),
                Err(trouble) => {
                    chunk.fault.get_or_insert(trouble.into());
                    None
                }
            };
            // A program that is in trouble gives up; where it cannot, its seat is left to the learner.
            match action {
                Some(action) => {
                    game.apply_unchecked(&mut one.sitting.state, seat, &action, &mut one.chance, &mut Silent);
                }
                None => {
                    if game.concede(&mut one.sitting.state, seat, &mut one.chance, &mut Silent).is_err() {
                        return;
                    }
                }
            }
            chunk.decisions += 1;
        }
    }

    /// Every so many games as there are tables, the bots are made anew: who misjudges does so in another way.
    fn seat_bots(&self, chunk: &mut Chunk<G>) {
        if chunk.since < chunk.tables.len() {
            return;
        }
        (chunk.since, chunk.made) = (0, chunk.made + 1);
        let bot = |(seat, code): (usize, &Option<String>)| {
            let seed = mix(self.plan.seed ^ mix(chunk.first as u64 ^ chunk.made << 32 ^ (seat as u64) << 56));
            self.opponents.opponent(G::NAME, code.as_ref()?, seed).ok()
        };
        chunk.bots = self.plan.bots.iter().enumerate().map(bot).collect();
    }

    /// The game at this table is over: what it gave is told, and another begins.
    fn ended(&self, job: &mut Job<'_, G>, i: usize) {
        let game = &*self.known.game;
        let one = &mut job.chunk.tables[i];
        let seats = game.seats();
        if let Some(outcome) = game.outcome(&one.sitting.state) {
            rewards(&outcome, &mut job.arrays.rewards[i * seats..(i + 1) * seats]);
        }
        job.arrays.done[i] = true;
        one.games += 1;
        one.decisions = 0;
        one.sitting.state = game.start(&mut one.chance, &mut Silent);
        job.chunk.games += 1;
        job.chunk.since = job.chunk.since.saturating_add(1);
    }

    /// What the learner is asked.
    fn show(&self, job: &mut Job<'_, G>, i: usize) {
        let (game, encoder) = (&*self.known.game, &self.known.encoder);
        let one = &mut job.chunk.tables[i];
        let (size, actions) = (encoder.size(), encoder.actions());
        encoder.numbers(game, &one.sitting.state, one.asked, &one.legal, &mut one.numbers);
        let mask = &mut job.arrays.masks[i * actions..(i + 1) * actions];
        one.numbers.iter().filter_map(|n| mask.get_mut(*n as usize).map(|on| *on = true)).for_each(drop);
        encoder.write(game, &one.sitting.state, one.asked, &mut job.arrays.rows[i * size..(i + 1) * size]);
        job.arrays.seats[i] = i32::from(one.asked.0);
    }
}

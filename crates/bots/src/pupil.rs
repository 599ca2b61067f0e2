//! The network being taught. Threads share positions where these are judged and weights where these are changed, so what is
//! learned does not depend on how many threads there are.

use crate::net::{HIDDEN, Net, Row, first_layer};
use crate::rollout::SEATS;
use crate::streams::mix;
use starboard_core::Fast;
use std::array::from_fn;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

/// A position as it is learned from.
pub(crate) struct Position {
    /// For each seat still in: its team, and its features by the common numbering.
    pub seats: Vec<(usize, Vec<(u32, f32)>)>,
    pub target: [f32; SEATS],
}

/// How often positions are gone through, how fast weights move, by how many threads.
#[derive(Clone, Copy)]
pub(crate) struct Study {
    pub epochs: u32,
    pub rate: f32,
    pub threads: usize,
    pub seed: u64,
}

/// The mean log loss on positions kept out; and what knowing nothing would give.
pub(crate) struct Exam {
    pub loss: f32,
    pub base: f32,
}

/// So many positions are judged by the same weights before any of them moves these..
const TOGETHER: usize = 32;

/// Weights lie in so many shares, each changed by one thread.
const SHARES: usize = 8;

/// Every so many-th row of weights, with how far each weight has been moved (Adagrad).
#[derive(Default)]
struct Share {
    rows: Vec<Row>,
    moved: Vec<Row>,
}

/// After the rows of the inputs come that of the constant input and that by which hidden units are added up.
pub(crate) struct Pupil {
    inputs: usize,
    shares: [RwLock<Share>; SHARES],
}

/// The weights, for somebody who reads them.
struct Weights<'a>([RwLockReadGuard<'a, Share>; SHARES]);

/// What a seat's part of a position asks of the weights.
struct Wish {
    /// Of the straight path.
    straight: f32,
    /// Of what leads to each hidden unit, and of what leads on from it.
    back: [f32; HIDDEN],
    on: [f32; HIDDEN],
}

impl Pupil {
    pub(crate) fn new(inputs: usize, seed: u64) -> Pupil {
        let mut rng = Fast::new(mix(seed));
        let mut small = || (rng.unit() as f32 - 0.5) * 0.2;
        let mut row = || Row { straight: 0.0, hidden: from_fn(|_| small()) };
        Pupil::of((0..inputs + 2).map(|_| row()).collect())
    }

    /// Goes on from what was learned before.
    pub(crate) fn after(net: &Net) -> Pupil {
        let out = Row { straight: 0.0, hidden: net.out };
        Pupil::of(net.rows.iter().chain([&net.base, &out]).copied().collect())
    }

    fn of(rows: Vec<Row>) -> Pupil {
        let tiny = Row { straight: 0.1, hidden: [0.1; HIDDEN] };
        let share = |n| {
            let rows: Vec<Row> = rows.iter().skip(n).step_by(SHARES).copied().collect();
            Share { moved: vec![tiny; rows.len()], rows }
        };
        Pupil { inputs: rows.len() - 2, shares: from_fn(|n| RwLock::new(share(n))) }
    }

    pub(crate) fn net(&self) -> Net {
        let weights = self.read();
        let rows = (0..self.inputs).map(|i| *weights.row(i)).collect();
        Net { rows, base: *weights.row(self.inputs), out: weights.row(self.inputs + 1).hidden }
    }

    /// Learns from most of the positions; the others tell whether it was learned or only remembered.
    pub(crate) fn learn(&mut self, positions: &[Position], study: Study) -> Exam {
        // One in ten is kept out, by whole runs of them.
        let test = |i: &usize| (i / 256) % 10 == 9;
        let taught: Vec<&Position> =
            (0..positions.len()).filter(|i| !test(i)).filter_map(|i| positions.get(i)).collect();
        let threads = study.threads.clamp(1, SHARES);
        let class = Class {
            pupil: self,
            taught: &taught,
            study,
            wishes: from_fn(|_| RwLock::default()),
            gate: Gate { threads, waiting: AtomicUsize::new(0), passed: AtomicUsize::new(0) },
        };
        std::thread::scope(|scope| {
            (1..threads).for_each(|thread| {
                drop(scope.spawn({
                    let class = &class;
                    move || class.attend(thread)
                }))
            });
            class.attend(0);
        });
        self.examine((0..positions.len()).filter(test).filter_map(|i| positions.get(i)))
    }

    fn examine<'a>(&self, positions: impl Iterator<Item = &'a Position>) -> Exam {
        let weights = self.read();
        let (mut loss, mut base, mut n) = (0.0, 0.0, 0u32);
        for position in positions {
            let rates = position.seats.iter().map(|(_, features)| self.judge(&weights, features).0);
            let (chances, teams) = chances(position, &rates.collect::<Vec<f32>>());
            for (target, chance) in position.target.iter().zip(&chances).filter(|(t, _)| **t > 0.0) {
                loss -= target * chance.max(1e-6).ln();
                base += target * (teams as f32).ln();
            }
            n += 1;
        }
        let n = n.max(1) as f32;
        Exam { loss: loss / n, base: base / n }
    }

    fn read(&self) -> Weights<'_> {
        Weights(from_fn(|n| self.shares[n].read().unwrap_or_else(PoisonError::into_inner)))
    }

    /// How a seat stands, and its hidden units.
    fn judge(&self, weights: &Weights, features: &[(u32, f32)]) -> (f32, [f32; HIDDEN]) {
        let Row { straight, hidden } =
            first_layer(weights.row(self.inputs), features, |input| weights.row(input as usize));
        let out = &weights.row(self.inputs + 1).hidden;
        (straight + hidden.iter().zip(out).map(|(h, w)| h.max(0.0) * w).sum::<f32>(), hidden)
    }

    /// What a position asks of the weights, seat by seat.
    fn wish(&self, weights: &Weights, position: &Position, wishes: &mut Vec<Wish>) {
        let judged: Vec<_> = position.seats.iter().map(|(_, features)| self.judge(weights, features)).collect();
        let (chances, _) = chances(position, &judged.iter().map(|(rate, _)| *rate).collect::<Vec<f32>>());
        let out = &weights.row(self.inputs + 1).hidden;
        wishes.clear();
        for ((team, _), (_, hidden)) in position.seats.iter().zip(&judged) {
            let mates = position.seats.iter().filter(|(t, _)| t == team).count() as f32;
            let wrong = (chances[*team] - position.target[*team]) / mates;
            let back = from_fn(|j| if hidden[j] > 0.0 { wrong * out[j] } else { 0.0 });
            wishes.push(Wish { straight: wrong, back, on: from_fn(|j| wrong * hidden[j].max(0.0)) });
        }
    }

    /// Moves the weights of one share as some positions wish, one after another.
    fn grant<'a>(
        &self,
        share: usize,
        rate: f32,
        wishes: impl Iterator<Item = (&'a Position, RwLockReadGuard<'a, Vec<Wish>>)>,
    ) {
        let mut held = self.shares[share].write().unwrap_or_else(PoisonError::into_inner);
        let Share { rows, moved } = &mut *held;
        let mut turn = |row: usize, value: f32, straight: f32, hidden: &[f32; HIDDEN]| {
            if row % SHARES == share {
                turn(&mut rows[row / SHARES], &mut moved[row / SHARES], value, straight, hidden, rate);
            }
        };
        for (position, wishes) in wishes {
            for ((_, features), wish) in position.seats.iter().zip(&*wishes) {
                turn(self.inputs + 1, 1.0, 0.0, &wish.on);
                turn(self.inputs, 1.0, wish.straight, &wish.back);
                features.iter().for_each(|(i, value)| turn(*i as usize, *value, wish.straight, &wish.back));
            }
        }
    }
}

impl Weights<'_> {
    fn row(&self, row: usize) -> &Row {
        &self.0[row % SHARES].rows[row / SHARES]
    }
}

/// Threads that teach one pupil the same positions in the same order.
struct Class<'a> {
    pupil: &'a Pupil,
    taught: &'a [&'a Position],
    study: Study,
    wishes: [RwLock<Vec<Wish>>; TOGETHER],
    gate: Gate,
}

impl Class<'_> {
    fn attend(&self, thread: usize) {
        let Class { pupil, taught, study, wishes, gate } = self;
        let mut rng = Fast::new(mix(study.seed));
        for epoch in 0..study.epochs {
            let rate = study.rate / (1.0 + epoch as f32);
            for _ in 0..taught.len() / TOGETHER {
                let some: [&Position; TOGETHER] = from_fn(|_| taught[rng.below(taught.len())]);
                {
                    let weights = pupil.read();
                    for (position, wishes) in some.iter().zip(wishes).skip(thread).step_by(gate.threads) {
                        pupil.wish(&weights, position, &mut wishes.write().unwrap_or_else(PoisonError::into_inner));
                    }
                }
                gate.pass();
                for share in (thread..SHARES).step_by(gate.threads) {
                    let wished = wishes.iter().map(|w| w.read().unwrap_or_else(PoisonError::into_inner));
                    pupil.grant(share, rate, some.iter().copied().zip(wished));
                }
                gate.pass();
            }
        }
    }
}

/// Where threads wait for one another: so briefly that it is not worth falling asleep.
struct Gate {
    threads: usize,
    waiting: AtomicUsize,
    passed: AtomicUsize,
}

impl Gate {
    fn pass(&self) {
        let passed = self.passed.load(Ordering::Acquire);
        if self.waiting.fetch_add(1, Ordering::AcqRel) + 1 == self.threads {
            self.waiting.store(0, Ordering::Release);
            self.passed.store(passed + 1, Ordering::Release);
            return;
        }
        let mut patience = 10_000;
        while self.passed.load(Ordering::Acquire) == passed {
            match patience {
                // Somebody else has the processor.
                0 => std::thread::yield_now(),
                _ => {
                    patience -= 1;
                    std::hint::spin_loop();
                }
            }
        }
    }
}

/// The chances of each team, and how many teams there are.
fn chances(position: &Position, rates: &[f32]) -> ([f32; SEATS], usize) {
    let (mut sums, mut members) = ([0.0f32; SEATS], [0.0f32; SEATS]);
    for ((team, _), rate) in position.seats.iter().zip(rates) {
        sums[*team] += rate;
        members[*team] += 1.0;
    }
    let there = || (0..SEATS).filter(|t| members[*t] > 0.0);
    let best = there().map(|t| sums[t] / members[t]).fold(f32::MIN, f32::max);
    let mut chances = [0.0; SEATS];
    there().for_each(|t| chances[t] = (sums[t] / members[t] - best).exp());
    let total: f32 = chances.iter().sum();
    chances.iter_mut().for_each(|c| *c /= total);
    (chances, there().count())
}

/// A function of its own, in which the compiler knows that weights lie apart from how far they were moved.
#[inline(never)]
fn turn(row: &mut Row, moved: &mut Row, value: f32, straight: f32, hidden: &[f32; HIDDEN], rate: f32) {
    step(&mut row.straight, &mut moved.straight, straight * value, rate);
    for ((weight, moved), slope) in row.hidden.iter_mut().zip(&mut moved.hidden).zip(hidden) {
        step(weight, moved, slope * value, rate);
    }
}

/// One step down the slope; a weight that has been moved often is moved less, and all lean to zero a little. One that had no part is moved
/// by nothing, not left out: without a branch the compiler moves four at once.
#[inline]
fn step(weight: &mut f32, moved: &mut f32, slope: f32, rate: f32) {
    let slope = if slope != 0.0 { slope + 1e-5 * *weight } else { 0.0 };
    *moved += slope * slope;
    *weight -= rate * slope / moved.sqrt();
}

//! The search: every candidate meets the same imagined worlds and the same luck, and the worse half is dropped again and
//! again while the rest is tried further. It ends early when there is nothing left to find out.

use crate::budget::{Budget, Meter, Stop};
use crate::rollout::{Buffers, Mind};
use crate::scales::{Scales, Sums};
use crate::sight::Room;
use crate::streams::{Streams, mix};
use crate::think::{ActionOf, StateOf, Thinks};
use starboard_core::{Fast, Game, Seat, Silent};
use std::time::Duration;

/// How to search.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    pub budget: Budget,
    pub threads: usize,
    /// How many turns the script plays beyond the searcher's own before the learned value judges. Without a learned value,
    /// playouts go to the end.
    pub horizon: u32,
    /// After so many playouts a decision is made even if there is time left.
    pub enough: Option<u32>,
    /// Measures are taken where playouts are judged: who explains an action needs them, who plays does not.
    pub explains: bool,
}

/// What the search found out about one candidate.
#[derive(Clone, Debug)]
pub struct Weighed<A> {
    pub action: A,
    /// How many worlds it was tried in.
    pub tried: u32,
    pub(crate) sum: f64,
    pub(crate) squares: f64,
    /// The standard error of how far it is behind the best in the worlds both met.
    pub(crate) blur: f64,
    pub(crate) measures: Vec<Moments>,
}

/// A measure where the playouts were judged: its sum, and the sum of its squares.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Moments {
    pub(crate) sum: f64,
    pub(crate) squares: f64,
}

impl Moments {
    pub(crate) fn add(&mut self, other: Moments) {
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean over `n` worlds, and the square of its standard error.
    pub(crate) fn mean(self, n: u32) -> (f64, f64) {
        let n = f64::from(n.max(2));
        let mean = self.sum / n;
        (mean, (self.squares / n - mean * mean).max(0.0) / (n - 1.0))
    }
}

impl<A> Weighed<A> {
    /// The chance that the seat's team wins.
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.tried.max(1))
    }

    /// The standard error of `mean`.
    pub fn error(&self) -> f64 {
        if self.tried < 2 {
            return 0.5;
        }
        let n = f64::from(self.tried);
        let variance = ((self.squares - self.sum * self.sum / n) / (n - 1.0)).max(0.0);
        (variance / n).sqrt()
    }

    /// The mean of a measure where the playouts were judged, and the square of its standard error.
    pub(crate) fn measure(&self, measure: usize) -> (f64, f64) {
        self.measures[measure].mean(self.tried)
    }
}

/// What a search answers: the candidates, best first, and what it cost (the time is that of the busiest thread).
pub struct Found<A> {
    pub ranked: Vec<Weighed<A>>,
    pub spent: Budget,
}

/// A decision to be made, as the seat sees it.
pub struct Ask<'a, M: Thinks> {
    /// Any state the seat cannot tell from the true one.
    pub s: &'a StateOf<M>,
    pub seat: Seat,
    /// What to choose from; not empty.
    pub candidates: &'a [ActionOf<M>],
    pub seed: u64,
    pub stop: &'a Stop,
}

impl<M: Thinks> Mind<M> {
    /// Weighs the candidates in states that the seat imagines. With a budget in samples the answer depends on what the seat
    /// sees, the seed and the number of threads, and on nothing else.
    pub fn search(&self, ask: &Ask<'_, M>, plan: Effort) -> Found<ActionOf<M>> {
        let measures = if plan.explains { M::MEASURES.len() } else { 0 };
        let mut scales = Scales::new(ask.candidates, measures);
        if !plan.explains {
            scales.leave_out(&self.unlikely(ask));
        }
        let rounds = (ask.candidates.len() as f64).log2().ceil().max(1.0) as u32;
        let mut spent = plan.budget.none();
        let mut left = plan.enough.unwrap_or(u32::MAX);
        'rounds: for round in 0..rounds {
            let share = self.round_share(plan, spent, rounds - round, scales.alive.len());
            let most = left / (rounds - round) / PIECES;
            for piece in 0..PIECES {
                let (part, actions) = (part(share, piece, scales.alive.len()), scales.actions());
                let (horizon, first) = (plan.horizon, scales.worlds);
                let job = Job { mind: self, ask, actions: &actions, horizon, first, most, measures };
                let (sums, cost) = job.run(part, plan.threads.max(1));
                spent = spent.then(cost);
                left = left.saturating_sub(sums.worlds * actions.len() as u32);
                scales.add(&sums);
                scales.drop_hopeless();
                if scales.settled() || ask.stop.asked() {
                    break 'rounds;
                }
            }
            if round + 1 < rounds {
                scales.drop_worse_half();
            }
        }
        Found { ranked: scales.ranked(), spent }
    }

    /// The candidates that the net's policy all but rules out.
    fn unlikely(&self, ask: &Ask<'_, M>) -> Vec<usize> {
        let Some(bound) = self.sets() else { return Vec::new() };
        let mut room = Room::default();
        let policy = bound.policy(&self.game, &self.lore, ask.s, ask.seat, &mut room);
        let logits: Vec<f32> = ask.candidates.iter().map(|action| policy(*action)).collect();
        let best = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        (0..logits.len()).filter(|i| logits[*i] < best - UNLIKELY).collect()
    }

    /// What one round may cost: an equal part of what is left.
    fn round_share(&self, plan: Effort, spent: Budget, rounds: u32, alive: usize) -> Budget {
        match (plan.budget, spent) {
            (Budget::Samples(n), Budget::Samples(used)) => {
                Budget::Samples((n.saturating_sub(used) / rounds).max(alive as u32))
            }
            (Budget::Time(t), Budget::Time(used)) => Budget::Time(t.saturating_sub(used) / rounds),
            (budget, _) => budget,
        }
    }
}

/// A round is run in so many pieces, with a look at the scales after each.
const PIECES: u32 = 3;

/// A candidate whose logit is so far below the best one's is not tried.
const UNLIKELY: f32 = 6.0;

/// So many unlikely worlds are turned down before one is taken all the same.
const MOST_DOUBTS: usize = 6;

/// One piece of a round's share.
fn part(share: Budget, piece: u32, alive: usize) -> Budget {
    match share {
        Budget::Time(t) => Budget::Time(t / PIECES),
        // Too few for every piece to try everything: all in the first.
        Budget::Samples(n) if n / PIECES < alive as u32 => Budget::Samples(if piece == 0 { n } else { 0 }),
        Budget::Samples(n) => Budget::Samples(n / PIECES),
    }
}

/// One piece of a round: some candidates, tried in the same worlds.
struct Job<'a, M: Thinks> {
    mind: &'a Mind<M>,
    ask: &'a Ask<'a, M>,
    actions: &'a [ActionOf<M>],
    horizon: u32,
    /// The number of the first world not tried yet.
    first: u64,
    /// The most playouts.
    most: u32,
    /// How many measures are taken.
    measures: usize,
}

impl<M: Thinks> Job<'_, M> {
    /// Runs on the threads it is given; answers the sums and the cost.
    fn run(&self, share: Budget, threads: usize) -> (Sums, Budget) {
        if threads == 1 {
            return self.work(share, 0, 1);
        }
        let parts: Vec<(Sums, Budget)> = std::thread::scope(|scope| {
            let work = |t: usize| scope.spawn(move || self.work(share, t as u64, threads as u64));
            let handles: Vec<_> = (0..threads).map(work).collect();
            handles.into_iter().filter_map(|h| h.join().ok()).collect()
        });
        let mut all = Sums::new(self.actions.len(), self.measures);
        let mut cost = share.none();
        for (sums, part) in parts {
            cost = cost.beside(part);
            all.merge(&sums);
        }
        (all, cost)
    }

    /// One thread's worlds: every `step`-th from its own first.
    fn work(&self, share: Budget, offset: u64, step: u64) -> (Sums, Budget) {
        let meter = Meter::start(match share {
            Budget::Time(t) => t,
            Budget::Samples(_) => Duration::MAX,
        });
        let playouts = match share {
            Budget::Samples(n) => n.min(self.most),
            Budget::Time(_) => self.most.max(self.actions.len() as u32),
        };
        let allowed = u64::from(playouts) / self.actions.len() as u64;
        let mut sums = Sums::new(self.actions.len(), self.measures);
        let mut room = Buffers::new(self.ask.seed);
        let mut values = vec![0.0; self.actions.len()];
        let mut measures = vec![vec![0.0; self.measures]; self.actions.len()];
        let mut number = offset;
        while number < allowed && (sums.worlds == 0 || !self.is_over(&meter)) {
            // The first world is always finished: an answer is owed, however short the time.
            let patient = self.first == 0 && sums.worlds == 0;
            if !self.world(self.first + number, &mut values, &mut measures, &mut room, &meter, patient) {
                break;
            }
            sums.note(&values, &measures);
            number += step;
        }
        let cost = match share {
            Budget::Samples(_) => Budget::Samples(sums.worlds * self.actions.len() as u32),
            Budget::Time(_) => Budget::Time(meter.spent()),
        };
        (sums, cost)
    }

    fn is_over(&self, meter: &Meter) -> bool {
        meter.is_over() || self.ask.stop.asked()
    }

    /// A world the seat can believe in.
    fn imagine(&self, luck: u64) -> StateOf<M> {
        let Ask { s, seat, .. } = *self.ask;
        let mut rng = Fast::new(luck);
        let mut world = self.mind.game.imagine(s, seat, &mut rng);
        for _ in 0..MOST_DOUBTS {
            let belief = M::belief(&self.mind.game, s, seat, &world);
            if belief >= 1.0 || rng.unit() < f64::from(belief) {
                break;
            }
            world = self.mind.game.imagine(s, seat, &mut rng);
        }
        world
    }

    /// Tries every candidate in one world; false if the time was over before all had been.
    fn world(
        &self,
        number: u64,
        values: &mut [f64],
        measures: &mut [Vec<f32>],
        room: &mut Buffers<M>,
        meter: &Meter,
        patient: bool,
    ) -> bool {
        let game = &*self.mind.game;
        let luck = mix(self.ask.seed ^ mix(number));
        let imagined = self.imagine(luck);
        let until = self.mind.judges().then(|| M::clock(game, self.ask.s) + 1 + self.horizon);
        for (i, action) in self.actions.iter().enumerate() {
            if !patient && self.is_over(meter) {
                return false;
            }
            let mut s = imagined.clone();
            let mut chance = Streams::new(luck);
            room.rng = Fast::new(luck);
            game.apply_unchecked(&mut s, self.ask.seat, action, &mut chance, &mut Silent);
            values[i] = f64::from(self.mind.play_out(&mut s, until, &mut chance, room)[self.ask.seat.index()]);
            if self.measures > 0 {
                M::measure(game, &self.mind.lore, &s, self.ask.seat, &mut measures[i]);
            }
        }
        true
    }
}

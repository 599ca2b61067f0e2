//! The search: every candidate meets the same imagined worlds and the same luck, and the worse half is dropped again and
//! again while the rest is tried further.

use crate::budget::{Budget, Meter, Stop};
use crate::rollout::{Mind, Room};
use crate::streams::{Streams, mix};
use crate::think::Thinks;
use starboard_core::{Fast, Seat, Silent};
use std::time::Duration;

/// How to search.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub budget: Budget,
    pub threads: usize,
    /// How many turns the script plays beyond the searcher's own before the learned value judges. Without a learned value,
    /// playouts go to the end.
    pub horizon: u32,
}

/// What the search found out about one candidate.
#[derive(Clone, Debug)]
pub struct Weighed<A> {
    pub action: A,
    /// How many worlds it was tried in.
    pub tried: u32,
    sum: f64,
    squares: f64,
    measures: Vec<f64>,
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

    /// The mean of each measure where the playouts were judged.
    pub fn measures(&self) -> Vec<f64> {
        self.measures.iter().map(|m| m / f64::from(self.tried.max(1))).collect()
    }

    fn add(&mut self, other: &Tally) {
        self.tried += other.tried;
        self.sum += other.sum;
        self.squares += other.squares;
        for (mine, more) in self.measures.iter_mut().zip(&other.measures) {
            *mine += more;
        }
    }
}

#[derive(Clone)]
struct Tally {
    tried: u32,
    sum: f64,
    squares: f64,
    measures: Vec<f64>,
}

/// What a search answers: the candidates, best first, and what it cost (the time is that of the busiest thread).
pub struct Found<A> {
    pub ranked: Vec<Weighed<A>>,
    pub spent: Budget,
}

/// A decision to be made, as the seat sees it.
pub struct Ask<'a, G: Thinks> {
    /// Any state the seat cannot tell from the true one.
    pub s: &'a G::State,
    pub seat: Seat,
    /// What to choose from; not empty.
    pub candidates: &'a [G::Action],
    pub seed: u64,
    pub stop: &'a Stop,
}

impl<G: Thinks> Mind<G> {
    /// Weighs the candidates in states that the seat imagines. With a budget in samples the answer depends on what the seat
    /// sees, the seed and the number of threads, and on nothing else.
    pub fn search(&self, ask: &Ask<'_, G>, plan: Plan) -> Found<G::Action> {
        let Ask { candidates, stop, .. } = *ask;
        let fresh = |a: &G::Action| Weighed {
            action: *a,
            tried: 0,
            sum: 0.0,
            squares: 0.0,
            measures: vec![0.0; G::MEASURES.len()],
        };
        let mut alive: Vec<Weighed<G::Action>> = candidates.iter().map(fresh).collect();
        let mut dropped: Vec<Weighed<G::Action>> = Vec::new();
        let rounds = (candidates.len() as f64).log2().ceil().max(1.0) as u32;
        let mut spent = Budget::Samples(0);
        if let Budget::Time(_) = plan.budget {
            spent = Budget::Time(Duration::ZERO);
        }
        let mut world = 0;
        for round in 0..rounds {
            let share = self.round_share(plan, spent, rounds - round, alive.len());
            let actions: Vec<G::Action> = alive.iter().map(|w| w.action).collect();
            let job = Job { mind: self, ask, actions: &actions, horizon: plan.horizon, first: world };
            let (tallies, worlds, cost) = job.run(share, plan.threads.max(1));
            world += worlds;
            for (weighed, tally) in alive.iter_mut().zip(&tallies) {
                weighed.add(tally);
            }
            spent = add(spent, cost);
            alive.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            let keep = alive.len().div_ceil(2).max(1);
            let doubt = |w: &Weighed<G::Action>| 4.0 * (w.error() + alive[0].error());
            let hopeful = alive.iter().take(keep).take_while(|w| alive[0].mean() - w.mean() <= doubt(w)).count().max(1);
            let keep = if worlds >= ENOUGH { hopeful } else { keep };
            if round + 1 < rounds {
                let mut out = alive.split_off(keep);
                out.append(&mut dropped);
                dropped = out;
            }
            if alive.len() == 1 || stop.asked() {
                break;
            }
        }
        alive.append(&mut dropped);
        Found { ranked: alive, spent }
    }

    /// What one round may cost: an equal part of what is left.
    fn round_share(&self, plan: Plan, spent: Budget, rounds: u32, alive: usize) -> Budget {
        match (plan.budget, spent) {
            (Budget::Samples(n), Budget::Samples(used)) => {
                Budget::Samples((n.saturating_sub(used) / rounds).max(alive as u32))
            }
            (Budget::Time(t), Budget::Time(used)) => Budget::Time(t.saturating_sub(used) / rounds),
            (budget, _) => budget,
        }
    }
}

/// Below this many worlds a round is too short to drop more than half for being far behind.
const ENOUGH: u64 = 32;

/// So many unlikely worlds are turned down before one is taken all the same.
const MOST_DOUBTS: usize = 6;

fn add(a: Budget, b: Budget) -> Budget {
    match (a, b) {
        (Budget::Samples(a), Budget::Samples(b)) => Budget::Samples(a + b),
        (Budget::Time(a), Budget::Time(b)) => Budget::Time(a + b),
        (a, _) => a,
    }
}

/// One round: some candidates, tried in the same worlds.
struct Job<'a, G: Thinks> {
    mind: &'a Mind<G>,
    ask: &'a Ask<'a, G>,
    actions: &'a [G::Action],
    horizon: u32,
    /// The number of the first world not tried yet.
    first: u64,
}

impl<G: Thinks> Job<'_, G> {
    /// Runs the round on the threads it is given; answers the tallies, how many worlds, and the cost.
    fn run(&self, share: Budget, threads: usize) -> (Vec<Tally>, u64, Budget) {
        if threads == 1 {
            return self.work(share, 0, 1);
        }
        let parts: Vec<(Vec<Tally>, u64, Budget)> = std::thread::scope(|scope| {
            let work = |t: usize| scope.spawn(move || self.work(share, t as u64, threads as u64));
            let handles: Vec<_> = (0..threads).map(work).collect();
            handles.into_iter().filter_map(|h| h.join().ok()).collect()
        });
        let mut all = vec![self.empty(); self.actions.len()];
        let mut worlds = 0;
        let mut cost = match share {
            Budget::Samples(_) => Budget::Samples(0),
            Budget::Time(_) => Budget::Time(Duration::ZERO),
        };
        for (tallies, tried, part) in parts {
            worlds += tried;
            cost = match (cost, part) {
                (Budget::Time(a), Budget::Time(b)) => Budget::Time(a.max(b)),
                (a, b) => add(a, b),
            };
            for (sum, more) in all.iter_mut().zip(tallies) {
                sum.tried += more.tried;
                sum.sum += more.sum;
                sum.squares += more.squares;
                sum.measures.iter_mut().zip(&more.measures).for_each(|(a, b)| *a += b);
            }
        }
        (all, worlds, cost)
    }

    fn empty(&self) -> Tally {
        Tally { tried: 0, sum: 0.0, squares: 0.0, measures: vec![0.0; G::MEASURES.len()] }
    }

    /// One thread's worlds: every `step`-th from its own first.
    fn work(&self, share: Budget, offset: u64, step: u64) -> (Vec<Tally>, u64, Budget) {
        let meter = Meter::start(match share {
            Budget::Time(t) => t,
            Budget::Samples(_) => Duration::MAX,
        });
        let allowed = match share {
            Budget::Samples(n) => (u64::from(n) / self.actions.len() as u64).max(1),
            Budget::Time(_) => u64::MAX,
        };
        let mut tallies = vec![self.empty(); self.actions.len()];
        let mut room = Room::new(self.ask.seed);
        let mut values = vec![0.0; self.actions.len()];
        let mut measures = vec![vec![0.0; G::MEASURES.len()]; self.actions.len()];
        let mut worlds = 0;
        let mut number = offset;
        while number < allowed && (worlds == 0 || !self.is_over(&meter)) {
            // The first world is always finished: an answer is owed, however short the time.
            let patient = worlds == 0;
            if !self.world(self.first + number, &mut values, &mut measures, &mut room, &meter, patient) {
                break;
            }
            for ((tally, value), measured) in tallies.iter_mut().zip(&values).zip(&measures) {
                tally.tried += 1;
                tally.sum += *value;
                tally.squares += value * value;
                tally.measures.iter_mut().zip(measured).for_each(|(sum, m)| *sum += f64::from(*m));
            }
            worlds += 1;
            number += step;
        }
        let cost = match share {
            Budget::Samples(_) => Budget::Samples((worlds * self.actions.len() as u64) as u32),
            Budget::Time(_) => Budget::Time(meter.spent()),
        };
        (tallies, worlds, cost)
    }

    fn is_over(&self, meter: &Meter) -> bool {
        meter.is_over() || self.ask.stop.asked()
    }

    /// A world the seat can believe in.
    fn imagine(&self, luck: u64) -> G::State {
        let Ask { s, seat, .. } = *self.ask;
        let mut rng = Fast::new(luck);
        let mut world = self.mind.game.imagine(s, seat, &mut rng);
        for _ in 0..MOST_DOUBTS {
            let belief = self.mind.game.belief(s, seat, &world);
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
        room: &mut Room<G>,
        meter: &Meter,
        patient: bool,
    ) -> bool {
        let game = &*self.mind.game;
        let luck = mix(self.ask.seed ^ mix(number));
        let imagined = self.imagine(luck);
        let until = self.mind.net.is_some().then(|| game.clock(self.ask.s) + 1 + self.horizon);
        for (i, action) in self.actions.iter().enumerate() {
            if !patient && self.is_over(meter) {
                return false;
            }
            let mut s = imagined.clone();
            let mut chance = Streams::new(luck);
            room.rng = Fast::new(luck);
            game.apply_unchecked(&mut s, self.ask.seat, *action, &mut chance, &mut Silent);
            values[i] = f64::from(self.mind.play_out(&mut s, until, &mut chance, room)[self.ask.seat.index()]);
            game.measure(&self.mind.lore, &s, self.ask.seat, &mut measures[i]);
        }
        true
    }
}

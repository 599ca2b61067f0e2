//! What the candidates of a search have shown so far, and which of them are worth trying further.

use crate::search::{Moments, Weighed};
use starboard_core::order::Order;

/// Fewer worlds than this say nothing about how much the candidates' values vary.
const ENOUGH: u32 = 48;
/// A candidate so many standard errors behind the best is not the best.
const HOPELESS: f64 = 4.0;
/// Candidates so near to one another (in chances to win) may as well be tossed for.
const EVEN: f64 = 0.002;

/// Sums over some worlds, for the candidates tried in all of them.
pub(crate) struct Sums {
    pub(crate) worlds: u32,
    /// The sum of each candidate's values.
    values: Vec<f64>,
    /// The sum of the products of each two candidates' values: row after row.
    products: Vec<f64>,
    /// The sum of each measure, candidate after candidate.
    measures: Vec<Moments>,
}

impl Sums {
    pub(crate) fn new(candidates: usize, measures: usize) -> Sums {
        Sums {
            worlds: 0,
            values: vec![0.0; candidates],
            products: vec![0.0; candidates * candidates],
            measures: vec![Moments::default(); candidates * measures],
        }
    }

    /// One world: what each candidate was worth in it, and its measures.
    pub(crate) fn note(&mut self, values: &[f64], measures: &[Vec<f32>]) {
        self.worlds += 1;
        let n = values.len();
        for (i, a) in values.iter().enumerate() {
            self.values[i] += a;
            for (j, b) in values.iter().enumerate().skip(i) {
                self.products[i * n + j] += a * b;
            }
        }
        for (sum, m) in self.measures.iter_mut().zip(measures.iter().flatten().map(|m| f64::from(*m))) {
            sum.add(Moments { sum: m, squares: m * m });
        }
    }

    pub(crate) fn merge(&mut self, other: &Sums) {
        let add = |sum: &mut [f64], more: &[f64]| sum.iter_mut().zip(more).for_each(|(s, m)| *s += m);
        self.worlds += other.worlds;
        add(&mut self.values, &other.values);
        add(&mut self.products, &other.products);
        self.measures.iter_mut().zip(&other.measures).for_each(|(sum, m)| sum.add(*m));
    }
}

/// All candidates; those still alive have been tried in the same worlds.
pub(crate) struct Scales<A> {
    all: Vec<Weighed<A>>,
    products: Vec<f64>,
    /// Which are still tried.
    pub(crate) alive: Vec<usize>,
    /// Which are not any more, the last one dropped last.
    dropped: Vec<usize>,
    pub(crate) worlds: u64,
}

impl<A: Copy> Scales<A> {
    pub(crate) fn new(candidates: &[A], measures: usize) -> Scales<A> {
        let fresh = |action: &A| Weighed {
            action: *action,
            tried: 0,
            sum: 0.0,
            squares: 0.0,
            blur: 0.5,
            measures: vec![Moments::default(); measures],
        };
        Scales {
            all: candidates.iter().map(fresh).collect(),
            products: vec![0.0; candidates.len() * candidates.len()],
            alive: (0..candidates.len()).collect(),
            dropped: Vec::new(),
            worlds: 0,
        }
    }

    /// These are not tried at all.
    pub(crate) fn leave_out(&mut self, unlikely: &[usize]) {
        self.alive.retain(|i| !unlikely.contains(i));
        self.dropped.extend(unlikely);
    }

    pub(crate) fn actions(&self) -> Vec<A> {
        self.alive.iter().map(|i| self.all[*i].action).collect()
    }

    /// Adds what the living candidates did in some more worlds; they are then in order, best first.
    pub(crate) fn add(&mut self, sums: &Sums) {
        let (n, living) = (self.all.len(), self.alive.len());
        self.worlds += u64::from(sums.worlds);
        for (i, a) in self.alive.iter().enumerate() {
            let candidate = &mut self.all[*a];
            candidate.tried += sums.worlds;
            candidate.sum += sums.values[i];
            candidate.squares += sums.products[i * living + i];
            let measures = candidate.measures.len();
            let more = &sums.measures[i * measures..(i + 1) * measures];
            candidate.measures.iter_mut().zip(more).for_each(|(sum, m)| sum.add(*m));
            for (j, b) in self.alive.iter().enumerate().skip(i + 1) {
                let product = sums.products[i * living + j];
                self.products[a * n + b] += product;
                self.products[b * n + a] += product;
            }
        }
        let all = &self.all;
        self.alive.order_by(|a, b| all[*b].mean().total_cmp(&all[*a].mean()));
    }

    /// How far a candidate is behind the best, and the standard error of that. They met the same worlds: what varies
    /// alike for both does not count.
    fn behind(&self, candidate: usize) -> (f64, f64) {
        let (best, other) = (&self.all[self.alive[0]], &self.all[candidate]);
        let n = f64::from(other.tried.max(2));
        let gap = best.mean() - other.mean();
        let product = self.products[self.alive[0] * self.all.len() + candidate];
        let variance = (best.squares + other.squares - 2.0 * product) / n - gap * gap;
        (gap, (variance.max(0.0) / (n - 1.0)).sqrt())
    }

    /// Drops those that are too far behind to be the best.
    pub(crate) fn drop_hopeless(&mut self) {
        if self.all[self.alive[0]].tried < ENOUGH {
            return;
        }
        let keeps = |i: &usize| {
            let (gap, error) = self.behind(*i);
            gap <= HOPELESS * error
        };
        let (keep, drop): (Vec<usize>, Vec<usize>) = self.alive.iter().partition(|i| keeps(i));
        self.leave(drop);
        self.alive = keep;
    }

    /// Drops the worse half.
    pub(crate) fn drop_worse_half(&mut self) {
        let worse = self.alive.split_off(self.alive.len().div_ceil(2).max(1));
        self.leave(worse);
    }

    /// These, best first, are not tried any more.
    fn leave(&mut self, behind: Vec<usize>) {
        for i in behind.into_iter().rev() {
            self.all[i].blur = self.behind(i).1;
            self.dropped.push(i);
        }
    }

    /// Is there nothing left to find out? One is left, or all that are left are as good as each other.
    pub(crate) fn settled(&self) -> bool {
        let even = |i: &usize| {
            let (gap, error) = self.behind(*i);
            gap + 2.0 * error < EVEN
        };
        self.alive.len() == 1 || (self.all[self.alive[0]].tried >= ENOUGH && self.alive[1..].iter().all(even))
    }

    /// All candidates, best first: whoever was tried longer comes before whoever was dropped.
    pub(crate) fn ranked(&self) -> Vec<Weighed<A>> {
        let alive = self.alive.iter().map(|i| Weighed { blur: self.behind(*i).1, ..self.all[*i].clone() });
        alive.chain(self.dropped.iter().rev().map(|i| self.all[*i].clone())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use starboard_core::Fast;

    /// Weighs candidates that win by their chances, the luck of a world being the same for all.
    fn weigh(chances: &[f64], worlds: u32) -> Scales<usize> {
        let mut scales = Scales::new(&(0..chances.len()).collect::<Vec<_>>(), 1);
        let mut rng = Fast::new(3);
        let mut sums = Sums::new(chances.len(), 1);
        for _ in 0..worlds {
            let luck = rng.unit();
            let values: Vec<f64> = chances.iter().map(|c| f64::from(u8::from(luck < *c))).collect();
            sums.note(&values, &vec![vec![1.0]; chances.len()]);
        }
        scales.add(&sums);
        scales
    }

    #[test]
    fn what_worlds_have_in_common_does_not_blur_a_difference() {
        let scales = weigh(&[0.5, 0.55], 400);
        let (gap, error) = scales.behind(0);
        assert!((gap - 0.05).abs() < 0.03 && error < 0.015, "{gap} {error}");
        assert!(scales.all[0].error() > 0.02);
        let mut halved = weigh(&[0.5, 0.55], 400);
        halved.drop_worse_half();
        for ranked in [scales.ranked(), halved.ranked()] {
            assert_eq!((ranked[1].action, ranked[1].blur), (0, error));
        }
        assert_eq!(scales.all[1].measure(0).0, 1.0);
    }

    #[test]
    fn hopeless_ones_go_and_even_ones_settle() {
        let mut scales = weigh(&[0.5, 0.1, 0.5], 400);
        assert!(!scales.settled());
        scales.drop_hopeless();
        assert_eq!((scales.alive.clone(), scales.settled()), (vec![0, 2], true));
        assert_eq!(scales.ranked().iter().map(|w| w.action).collect::<Vec<_>>(), [0, 2, 1]);
        let mut few = weigh(&[0.9, 0.1], 20);
        few.drop_hopeless();
        assert_eq!(few.alive.len(), 2, "too early to say");
    }
}

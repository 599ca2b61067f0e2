//! Are the win chances that hints tell true? Positions of self-play, one from each game, and how the games ended.

use crate::play::{play_evenly, seat_shares};
use crate::run::Fault;
use crate::stats::wilson;
use crate::threads::play_all;
use serde::Serialize;
use starboard_bots::streams::mix;
use starboard_bots::{Budget, Hear, Matches, Moment, Opponents, Stop};
use starboard_core::face::{AnyGame, Table};
use starboard_core::{Fast, Lang, Seat};
use std::ops::Range;

/// What is to be measured.
pub struct Check<'a> {
    pub game: &'a dyn AnyGame,
    /// Who knows the game.
    pub opponents: Opponents,
    /// Who plays every seat.
    pub bot: String,
    pub games: u64,
    /// Playouts of each hint.
    pub samples: u32,
    pub seed: u64,
    pub threads: usize,
}

/// What a hint said of a position, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub told: f64,
    /// The seat's share of the win.
    pub came: f64,
}

/// Positions of which hints told about the same.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Bucket {
    pub positions: usize,
    /// What the hints said, on average.
    pub told: f64,
    /// The share that was won, with its 95 % interval.
    pub came: f64,
    pub low: f64,
    pub high: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reliability {
    pub positions: usize,
    pub buckets: Vec<Bucket>,
    /// The mean distance between what was told and what came, over the buckets, by their size.
    pub error: f64,
    /// The mean square of the difference; always telling the mean would give `brier_of_mean`.
    pub brier: f64,
    pub brier_of_mean: f64,
    /// The line that would put the chances right, on the scale of log odds: what is told, times the slope, plus the shift.
    pub slope: f64,
    pub shift: f64,
}

impl Check<'_> {
    pub fn run(&self) -> Result<Reliability, Fault> {
        let sit = || self.opponents.matches(self.game, std::slice::from_ref(&self.bot));
        let points = play_all(self.games, self.threads, sit, |matches, number| self.point(matches, number), &|_| {})?;
        Ok(Reliability::of(&points.into_iter().flatten().collect::<Vec<Point>>()))
    }

    /// The points of some of the games, for who measures in pieces.
    pub fn points(&self, games: Range<u64>) -> Result<Vec<Point>, Fault> {
        let mut matches = self.opponents.matches(self.game, std::slice::from_ref(&self.bot))?;
        let mut points = Vec::new();
        for number in games {
            points.extend(self.point(&mut *matches, number).map_err(|why| Fault::BrokeOff(number, why))?);
        }
        Ok(points)
    }

    /// Plays a game, picks one of its decisions, and asks what a hint says of it, if anything.
    fn point(&self, matches: &mut dyn Matches, number: u64) -> Result<Option<Point>, String> {
        let luck = mix(self.seed ^ mix(number));
        let mut lot = Lot { fast: Fast::new(luck), decisions: 0, picked: None };
        let outcome = play_evenly(matches, self.game, luck, &mut lot)?.outcome;
        let Some((then, seat)) = lot.picked else { return Ok(None) };
        let hints = self
            .opponents
            .hint(&*then, seat, Budget::Samples(self.samples), &Stop::default(), Lang::En)
            .map_err(|trouble| trouble.to_string())?;
        let point = |told: f64| Point { told, came: seat_shares(&outcome)[seat.index()] };
        Ok(hints.best.first().map(|best| point(best.chance)))
    }
}

/// Picks one decision of a game; each is as likely to be the one.
struct Lot {
    fast: Fast,
    decisions: usize,
    picked: Option<(Box<dyn Table>, Seat)>,
}

impl Hear for Lot {
    fn decided(&mut self, seat: Seat, now: &dyn Moment) {
        self.decisions += 1;
        if self.fast.below(self.decisions) == 0 {
            self.picked = Some((now.table(), seat));
        }
    }
}

impl Reliability {
    pub fn of(points: &[Point]) -> Reliability {
        const BUCKETS: usize = 10;
        let n = points.len().max(1) as f64;
        let mut parts = vec![Vec::new(); BUCKETS];
        for p in points {
            parts[((p.told * BUCKETS as f64) as usize).min(BUCKETS - 1)].push(*p);
        }
        let buckets: Vec<Bucket> = parts.iter().filter(|part| !part.is_empty()).map(|part| bucket(part)).collect();
        let error = buckets.iter().map(|b| b.positions as f64 * (b.told - b.came).abs()).sum::<f64>() / n;
        let mean = points.iter().map(|p| p.came).sum::<f64>() / n;
        let (slope, shift) = line(points);
        Reliability {
            positions: points.len(),
            buckets,
            error,
            brier: points.iter().map(|p| (p.told - p.came).powi(2)).sum::<f64>() / n,
            brier_of_mean: points.iter().map(|p| (mean - p.came).powi(2)).sum::<f64>() / n,
            slope,
            shift,
        }
    }
}

fn bucket(points: &[Point]) -> Bucket {
    let n = points.len() as f64;
    let came = points.iter().map(|p| p.came).sum::<f64>() / n;
    let (low, high) = wilson(came, n);
    Bucket { positions: points.len(), told: points.iter().map(|p| p.told).sum::<f64>() / n, came, low, high }
}

/// The logistic regression of what came on the log odds of what was told.
fn line(points: &[Point]) -> (f64, f64) {
    let (mut slope, mut shift) = (1.0, 0.0);
    for _ in 0..30 {
        // Newton's steps, held back a little by one imagined position on each side.
        let (mut g0, mut g1, mut h00, mut h01, mut h11) = (0.0, 0.0, 1e-3, 0.0, 1e-3);
        for p in points {
            let told = p.told.clamp(0.002, 0.998);
            let x = (told / (1.0 - told)).ln();
            let chance = 1.0 / (1.0 + (-(slope * x + shift)).exp());
            let weight = chance * (1.0 - chance);
            g0 += p.came - chance;
            g1 += (p.came - chance) * x;
            h00 += weight;
            h01 += weight * x;
            h11 += weight * x * x;
        }
        let det = h00 * h11 - h01 * h01;
        if det.abs() < 1e-12 {
            break;
        }
        shift += ((h11 * g0 - h01 * g1) / det).clamp(-1.0, 1.0);
        slope += ((h00 * g1 - h01 * g0) / det).clamp(-1.0, 1.0);
    }
    (slope, shift)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions of every chance, told as `told` says.
    fn points(told: impl Fn(f64) -> f64) -> Vec<Point> {
        let mut rng = Fast::new(5);
        let point = |rng: &mut Fast| {
            let chance = rng.unit();
            Point { told: told(chance), came: f64::from(u8::from(rng.unit() < chance)) }
        };
        (0..20_000).map(|_| point(&mut rng)).collect()
    }

    #[test]
    fn true_chances_are_found_true() {
        let found = Reliability::of(&points(|c| c));
        assert!(found.error < 0.015 && (found.slope - 1.0).abs() < 0.05 && found.shift.abs() < 0.05, "{found:?}");
        assert!(found.brier < found.brier_of_mean);
        assert_eq!(found.buckets.len(), 10);
    }

    #[test]
    fn boasting_is_found_out() {
        let logit = |c: f64| (c / (1.0 - c)).ln();
        let found = Reliability::of(&points(|c| 1.0 / (1.0 + (-2.0 * logit(c) - 0.5).exp())));
        assert!(found.error > 0.05 && (found.slope - 0.5).abs() < 0.05, "{found:?}");
        assert!((found.shift + 0.25).abs() < 0.05, "{found:?}");
    }
}

//! The sequential test: stop as soon as the question is answered, with the errors stated before the run.

use crate::lineup::Lineup;
use serde::Serialize;

/// Is the first bot ahead by `elo1` rather than by `elo0`? Both kinds of error are kept below `error`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Bounds {
    pub elo0: f64,
    pub elo1: f64,
    pub error: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// At least `elo1` better.
    Accepted,
    /// No more than `elo0` better.
    Rejected,
    Undecided,
}

/// Fewer deals than this say nothing about the variance.
const FEWEST: usize = 8;

impl Bounds {
    /// The ratio at which the answer is yes; the same below zero is no.
    fn limit(&self) -> f64 {
        ((1.0 - self.error) / self.error).ln()
    }

    /// The answer when it first came: deals played after it do not undo it.
    pub fn verdict(&self, meeting: &Lineup, deals: &[f64]) -> Verdict {
        let (s0, s1) = (meeting.expected(self.elo0), meeting.expected(self.elo1));
        let (mut mean, mut squares) = (0.0, 0.0);
        for (i, share) in deals.iter().enumerate() {
            let n = (i + 1) as f64;
            let before = mean;
            mean += (share - before) / n;
            squares += (share - before) * (share - mean);
            if i + 1 < FEWEST {
                continue;
            }
            // A run of equal deals has no variance yet; it must not be taken for infinite certainty.
            let spread = (squares / (n - 1.0)).max(0.25 / n);
            // The log-likelihood ratio of the two answers, by the normal approximation.
            let ratio = (s1 - s0) * (2.0 * mean - s0 - s1) * n / (2.0 * spread);
            if ratio.abs() >= self.limit() {
                return if ratio > 0.0 { Verdict::Accepted } else { Verdict::Rejected };
            }
        }
        Verdict::Undecided
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::expected;
    use starboard_core::Fast;

    /// Simulated deals of two games; how often does each answer come, at most so many deals?
    fn answers(score: f64, runs: u64) -> (u32, u32) {
        let bounds = Bounds { elo0: 0.0, elo1: 50.0, error: 0.05 };
        let duel = Lineup { bots: vec![0, 1] };
        let (mut yes, mut no) = (0, 0);
        for run in 0..runs {
            let mut rng = Fast::new(run);
            let mut deals = Vec::new();
            let verdict = loop {
                let win = |rng: &mut Fast| f64::from(u8::from(rng.unit() < score));
                deals.push((win(&mut rng) + win(&mut rng)) / 2.0);
                match bounds.verdict(&duel, &deals) {
                    Verdict::Undecided if deals.len() < 5000 => {}
                    verdict => break verdict,
                }
            };
            yes += u32::from(verdict == Verdict::Accepted);
            no += u32::from(verdict == Verdict::Rejected);
        }
        (yes, no)
    }

    #[test]
    fn errors_stay_near_what_was_promised() {
        let (yes, _) = answers(0.5, 300);
        assert!(yes <= 27, "{yes} of 300 equal bots were called stronger");
        let (_, no) = answers(expected(50.0), 300);
        assert!(no <= 27, "{no} of 300 stronger bots were turned away");
    }

    #[test]
    fn fair_is_what_a_table_of_that_size_makes_it() {
        let bounds = Bounds { elo0: 0.0, elo1: 50.0, error: 0.05 };
        let four = Lineup { bots: vec![0, 1, 1, 1] };
        let deals =
            |share: usize| -> Vec<f64> { (0..1000).map(|i| f64::from(u8::from(i * 37 % 100 < share))).collect() };
        assert_eq!(bounds.verdict(&four, &deals(36)), Verdict::Accepted, "fair is 25 %");
        assert_eq!(bounds.verdict(&four, &deals(25)), Verdict::Rejected);
        assert_eq!(bounds.verdict(&Lineup { bots: vec![0, 1] }, &deals(36)), Verdict::Rejected, "fair is 50 %");
    }

    #[test]
    fn an_answer_stands_whatever_is_played_after_it() {
        let bounds = Bounds { elo0: 0.0, elo1: 50.0, error: 0.05 };
        let duel = Lineup { bots: vec![0, 1] };
        let mut deals = vec![1.0; 60];
        assert_eq!(bounds.verdict(&duel, &deals), Verdict::Accepted);
        deals.extend([0.0; 60]);
        assert_eq!(bounds.verdict(&duel, &deals), Verdict::Accepted);
    }
}

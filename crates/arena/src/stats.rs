//! Scores with intervals, from deals.

/// A share between 0 and 1 with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

const Z: f64 = 1.96;

/// The mean of what the deals gave, each itself the mean over the seatings of the deal. Games of one deal are not independent,
/// so the variance is that between deals.
///
/// The interval is Wilson's, for as many coin tosses as would vary that much: it stays inside 0 to 1, and a clean sweep of
/// few deals does not pass for certainty.
pub fn score(deals: &[f64]) -> Score {
    let n = deals.len() as f64;
    if deals.is_empty() {
        return Score { mean: 0.0, low: 0.0, high: 1.0 };
    }
    let mean = deals.iter().sum::<f64>() / n;
    let spread = variance(deals, mean) / n;
    let coins = if spread > 0.0 { (mean * (1.0 - mean) / spread).max(1.0) } else { n };
    let (low, high) = wilson(mean, coins);
    Score { mean, low, high }
}

/// The unbiased variance; 0 for fewer than two.
pub fn variance(values: &[f64], mean: f64) -> f64 {
    if values.len() < 2 {
        return 0.0;
    }
    values.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / (values.len() - 1) as f64
}

/// Wilson's 95 % interval for a share `p` seen in `n` tosses.
pub fn wilson(p: f64, n: f64) -> (f64, f64) {
    let middle = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// Elo points of a score, head to head.
pub fn elo(score: f64) -> f64 {
    let s = score.clamp(1e-6, 1.0 - 1e-6);
    -400.0 * (1.0 / s - 1.0).log10()
}

/// The score that a lead in Elo points should give.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_wilsons_when_deals_are_single_tosses() {
        let deals: Vec<f64> = (0..100).map(|i| f64::from(u8::from(i < 60))).collect();
        let s = score(&deals);
        let (low, high) = wilson(0.6, 100.0);
        assert!((s.low - low).abs() < 2e-3 && (s.high - high).abs() < 2e-3, "{s:?} {low} {high}");
    }

    #[test]
    fn deals_that_cancel_narrow_the_interval_and_a_sweep_stays_humble() {
        let even = score(&[0.5; 50]);
        let noisy: Vec<f64> = (0..50).map(|i| f64::from(i % 2)).collect();
        assert!(score(&noisy).high - score(&noisy).low > 0.25);
        assert!(even.high - even.low <= score(&noisy).high - score(&noisy).low);
        let sweep = score(&[1.0; 10]);
        assert!(sweep.low < 0.75 && sweep.high > 0.999, "{sweep:?}");
    }

    #[test]
    fn elo_and_score_are_inverse() {
        assert!((elo(expected(120.0)) - 120.0).abs() < 1e-6);
        assert!((expected(100.0) - 0.640).abs() < 1e-3);
    }
}

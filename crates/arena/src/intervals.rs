//! How sure a rating is.

use crate::lineup::Lineup;
use crate::play::Played;
use crate::rating::{Ratings, Rows};
use crate::run::Results;
use starboard_core::Fast;
use std::collections::BTreeMap;

/// How often ratings are fitted to deals weighed anew.
const RESAMPLES: usize = 200;

/// The 95 % interval of each rating: from fits in which every deal, with all its games, weighs by chance more or less (the
/// Bayesian bootstrap). Before the first deal, half a deal is imagined in which each bot sweeps each of its meetings
/// (Jeffreys' prior): so a clean sweep of few deals does not pass for certainty.
pub(crate) fn elo_intervals(results: &Results) -> Vec<(f64, f64)> {
    let mut rows = Rows::default();
    // The rows of each deal's games.
    let mut deals: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for unit in &results.units {
        deals.entry(unit.deal).or_default().extend(unit.games.iter().map(|game| rows.number(game)));
    }
    let imagined: Vec<Vec<usize>> = results
        .lineups
        .iter()
        .flat_map(sweeps)
        .map(|sweep| sweep.iter().map(|game| rows.number(game)).collect())
        .collect();
    let bots = results.bots.len();
    let mut rng = Fast::new(1);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); bots];
    for _ in 0..RESAMPLES {
        let mut weights = vec![0.0; rows.len()];
        let mut weigh = |games: &[usize], weight: f64| games.iter().for_each(|row| weights[*row] += weight);
        deals.values().for_each(|deal| weigh(deal, one(&mut rng)));
        imagined.iter().for_each(|sweep| weigh(sweep, half(&mut rng)));
        let fit = Ratings::fit(bots, results.places, &rows, &weights);
        for (bot, values) in drawn.iter_mut().enumerate() {
            values.push(fit.elo(bot));
        }
    }
    let ends = |values: &mut Vec<f64>| {
        values.sort_by(f64::total_cmp);
        (values[RESAMPLES / 40], values[RESAMPLES - 1 - RESAMPLES / 40])
    };
    drawn.iter_mut().map(ends).collect()
}

/// For each bot of a meeting, the deal in which it wins in every seating.
fn sweeps(lineup: &Lineup) -> Vec<Vec<Played>> {
    let seatings = lineup.seatings();
    let mut bots = lineup.bots.clone();
    bots.sort_unstable();
    bots.dedup();
    let sweep = |bot: &usize| seatings.iter().map(|seating| won_by(*bot, seating)).collect();
    bots.iter().map(sweep).collect()
}

fn won_by(bot: usize, seating: &[usize]) -> Played {
    let copies = seating.iter().filter(|b| **b == bot).count() as u8;
    Played {
        seating: seating.to_vec(),
        ranks: seating.iter().map(|b| if *b == bot { 1 } else { 1 + copies }).collect(),
        first: 0,
        decisions: 0,
        thought: vec![0.0; seating.len()],
        forfeits: Vec::new(),
        endless: false,
    }
}

/// The weight of a deal: 1 on average, exponentially distributed.
fn one(rng: &mut Fast) -> f64 {
    -(1.0 - rng.unit()).ln()
}

/// The weight of half a deal: gamma distributed like the square of a normal number, halved.
fn half(rng: &mut Fast) -> f64 {
    one(rng) * (std::f64::consts::TAU * rng.unit()).cos().powi(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::Unit;

    fn duel(deals: &[(u8, u8)]) -> Results {
        let game = |seating: [usize; 2], won: u8| won_by(usize::from(won), &seating);
        let unit = |(deal, (a, b)): (usize, &(u8, u8))| Unit {
            lineup: 0,
            deal: deal as u64,
            games: vec![game([0, 1], *a), game([1, 0], *b)],
        };
        Results {
            bots: vec!["a".to_owned(), "b".to_owned()],
            lineups: vec![Lineup { bots: vec![0, 1] }],
            places: 2,
            units: deals.iter().enumerate().map(unit).collect(),
            verdict: None,
            seconds: 0.0,
        }
    }

    /// The lead of the first bot in Elo points: twice what it is above the middle.
    fn lead(deals: &[(u8, u8)]) -> (f64, f64) {
        let (low, high) = elo_intervals(&duel(deals))[0];
        (2.0 * low, 2.0 * high)
    }

    #[test]
    fn a_clean_sweep_of_few_deals_is_not_certain() {
        let (low, high) = lead(&[(0, 0); 5]);
        // Jeffreys' interval for 5 of 5 begins at 62 %.
        assert!((0.0..220.0).contains(&low), "{low}");
        assert!(high > 600.0, "{high}");
        let (surer, _) = lead(&[(0, 0); 50]);
        assert!(surer > low + 200.0, "{surer} {low}");
        assert!(lead(&[]).0 < -200.0 && lead(&[]).1 > 200.0, "nothing is known before the first deal");
    }

    #[test]
    fn many_deals_give_what_their_spread_gives() {
        let deals: Vec<(u8, u8)> = (0..400).map(|i| if i % 2 == 0 { (0, 0) } else { (1, 1) }).collect();
        let (low, high) = lead(&deals);
        // 50 % ± 4.9 % from deals that are won or lost whole.
        assert!((low + 34.0).abs() < 10.0 && (high - 34.0).abs() < 10.0, "{low} {high}");
        let deals: Vec<(u8, u8)> = (0..400).map(|i| if i % 2 == 0 { (0, 1) } else { (1, 0) }).collect();
        let (low, high) = lead(&deals);
        assert!(high - low < 20.0, "deals that cancel leave little doubt: {low} {high}");
    }
}

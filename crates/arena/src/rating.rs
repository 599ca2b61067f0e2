//! Ratings: how strong each bot is, and what each place in the turn order is worth.
//!
//! Plackett and Luce: the next rank goes to a place with chances in proportion to its strength among those not ranked yet. With
//! two places that is Bradley and Terry's model. A place in the turn order adds its own term, so moving first is not taken for skill.

use crate::play::Played;
use std::collections::BTreeMap;

/// Natural-logarithm strengths; bots' add up to 0, places' too.
pub(crate) struct Ratings {
    pub(crate) bots: Vec<f64>,
    /// In turn order.
    pub(crate) places: Vec<f64>,
}

const POINTS: f64 = 400.0 / std::f64::consts::LN_10;
/// How strongly ratings are drawn to the middle: about one drawn game each, so that a clean sweep stays finite.
const PRIOR: f64 = 0.25;

impl Ratings {
    /// In Elo points.
    pub(crate) fn elo(&self, bot: usize) -> f64 {
        self.bots[bot] * POINTS
    }

    pub(crate) fn place_elo(&self, place: usize) -> f64 {
        self.places[place] * POINTS
    }

    /// The most likely strengths given the games, of whose rows each weighs so much.
    pub(crate) fn fit(bots: usize, places: usize, rows: &Rows, weights: &[f64]) -> Ratings {
        let total: f64 = weights.iter().sum();
        let mut ratings = Ratings { bots: vec![0.0; bots], places: vec![0.0; places] };
        for _ in 0..400 {
            let mut slope = (vec![0.0; bots], vec![0.0; places]);
            let mut curve = (vec![PRIOR; bots], vec![PRIOR; places]);
            for (row, weight) in rows.rows.iter().zip(weights) {
                row.pull(*weight, &ratings, &mut slope, &mut curve);
            }
            let mut moved: f64 = 0.0;
            let mut step = |values: &mut [f64], slope: &[f64], curve: &[f64]| {
                for (value, (slope, curve)) in values.iter_mut().zip(slope.iter().zip(curve)) {
                    let by = 0.5 * (slope - PRIOR * *value) / curve;
                    *value += by.clamp(-1.0, 1.0);
                    moved = moved.max(by.abs());
                }
                let mean = values.iter().sum::<f64>() / values.len().max(1) as f64;
                values.iter_mut().for_each(|v| *v -= mean);
            };
            step(&mut ratings.bots, &slope.0, &curve.0);
            step(&mut ratings.places, &slope.1, &curve.1);
            if moved < 1e-7 || total == 0.0 {
                break;
            }
        }
        ratings
    }
}

/// Games with the same bots and the same result in turn order are one row.
#[derive(Default)]
pub(crate) struct Rows {
    rows: Vec<Row>,
    known: BTreeMap<Row, usize>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Row {
    seating: Vec<usize>,
    ranks: Vec<u8>,
}

impl Rows {
    /// The number of a game's row.
    pub(crate) fn number(&mut self, game: &Played) -> usize {
        let (seating, ranks) = game.in_turn().map(|place| (game.seating[place], game.ranks[place])).unzip();
        let row = Row { seating, ranks };
        *self.known.entry(row).or_insert_with_key(|row| {
            self.rows.push(row.clone());
            self.rows.len() - 1
        })
    }

    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    /// What each row weighs if every game weighs 1.
    pub(crate) fn count<'a>(&mut self, games: impl IntoIterator<Item = &'a Played>) -> Vec<f64> {
        let mut weights = Vec::new();
        for game in games {
            let row = self.number(game);
            weights.resize(self.len(), 0.0);
            weights[row] += 1.0;
        }
        weights
    }
}

impl Row {
    /// Adds this row's pull on every strength: the slope of the log-likelihood and a bound on its curvature.
    fn pull(&self, weight: f64, ratings: &Ratings, slope: &mut (Vec<f64>, Vec<f64>), curve: &mut (Vec<f64>, Vec<f64>)) {
        let strength: Vec<f64> = self
            .seating
            .iter()
            .enumerate()
            .map(|(place, bot)| (ratings.bots[*bot] + ratings.places[place]).exp())
            .collect();
        let mut levels = self.ranks.clone();
        levels.sort_unstable();
        levels.dedup();
        for level in levels {
            let left: Vec<usize> = (0..self.ranks.len()).filter(|p| self.ranks[*p] >= level).collect();
            let here = left.iter().filter(|p| self.ranks[**p] == level).count();
            if left.len() < 2 || here == left.len() && level > 1 {
                continue;
            }
            let sum: f64 = left.iter().map(|p| strength[*p]).sum();
            for place in left {
                let chance = strength[place] / sum;
                // Those who share a rank share the step evenly.
                let got = if self.ranks[place] == level { 1.0 / here as f64 } else { 0.0 };
                let (bot, w) = (self.seating[place], weight);
                slope.0[bot] += w * (got - chance);
                slope.1[place] += w * (got - chance);
                curve.0[bot] += w * chance * (1.0 - chance);
                curve.1[place] += w * chance * (1.0 - chance);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::expected;
    use starboard_core::Fast;

    fn game(seating: Vec<usize>, ranks: Vec<u8>) -> Played {
        let thought = vec![0.0; ranks.len()];
        Played { seating, ranks, first: 0, decisions: 1, thought, forfeits: Vec::new(), endless: false }
    }

    /// As many bots as places.
    fn fitted(places: usize, games: &[Played]) -> Ratings {
        let mut rows = Rows::default();
        let weights = rows.count(games);
        Ratings::fit(places, places, &rows, &weights)
    }

    /// Draws a result from the model.
    fn drawn(seating: Vec<usize>, elo: &[f64], first: f64, rng: &mut Fast) -> Played {
        let mut strength: Vec<f64> = seating.iter().map(|b| elo[*b]).collect();
        strength[0] += first;
        let mut ranks = vec![0u8; seating.len()];
        for rank in 1..=seating.len() as u8 {
            let open: Vec<usize> = (0..seating.len()).filter(|p| ranks[*p] == 0).collect();
            let weight = |p: usize| (strength[p] / POINTS).exp();
            let mut ticket = rng.unit() * open.iter().map(|p| weight(*p)).sum::<f64>();
            let won = open.iter().copied().find(|p| {
                ticket -= weight(*p);
                ticket <= 0.0
            });
            ranks[won.unwrap_or(open[0])] = rank;
        }
        game(seating, ranks)
    }

    #[test]
    fn strengths_come_back_from_games_drawn_from_them() {
        let elo = [150.0, 0.0, -150.0];
        let mut rng = Fast::new(4);
        let mut games = Vec::new();
        for i in 0..6000 {
            games.push(drawn(vec![i % 3, (i + 1) % 3, (i + 2) % 3], &elo, 60.0, &mut rng));
        }
        let fit = fitted(3, &games);
        for (bot, true_elo) in elo.iter().enumerate() {
            assert!((fit.elo(bot) - true_elo).abs() < 15.0, "{bot}: {}", fit.elo(bot));
        }
        let edge = fit.place_elo(0) - (fit.place_elo(1) + fit.place_elo(2)) / 2.0;
        assert!((edge - 60.0).abs() < 15.0, "{edge}");
    }

    #[test]
    fn going_first_counts_wherever_it_is_done_from() {
        let mut games = Vec::new();
        for first in [0, 1] {
            // Bots are equal; who begins wins three of four.
            for (seating, won) in [(vec![0, 1], 30), (vec![1, 0], 30), (vec![0, 1], 10), (vec![1, 0], 10)] {
                let wins = if won == 30 { first } else { 1 - first };
                let ranks = (0..2).map(|place| if place == wins { 1 } else { 2 }).collect();
                games.extend(vec![Played { first, ..game(seating, ranks) }; won]);
            }
        }
        let fit = fitted(2, &games);
        assert!((expected(fit.place_elo(0) - fit.place_elo(1)) - 0.75).abs() < 0.01, "{}", fit.place_elo(0));
        assert!(fit.elo(0).abs() < 1.0, "{}", fit.elo(0));
    }

    #[test]
    fn two_places_are_bradley_and_terry_and_draws_count_half() {
        let mut games = vec![game(vec![0, 1], vec![1, 2]); 60];
        games.extend(vec![game(vec![1, 0], vec![1, 2]); 20]);
        games.extend(vec![game(vec![0, 1], vec![1, 1]); 40]);
        games.extend(vec![game(vec![1, 0], vec![2, 1]); 40]);
        let fit = fitted(2, &games);
        let score = expected(fit.elo(0) - fit.elo(1));
        assert!((score - 0.7).abs() < 0.06, "{score}");
        let sweep = fitted(2, &vec![game(vec![0, 1], vec![1, 2]); 10]);
        assert!(sweep.elo(0).is_finite() && sweep.elo(0) > 50.0);
    }
}

//! What a tournament shows: scores, ratings, who beats whom.

use crate::intervals::elo_intervals;
use crate::play::Played;
use crate::rating::{Ratings, Rows};
use crate::run::{Results, Unit, share_of};
use crate::stats::{Score, score};
use serde::Serialize;

/// One bot's result.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    pub name: String,
    /// How often it sat down.
    pub games: u64,
    /// Its mean share of the win.
    pub score: f64,
    /// The 95 % interval of `score`.
    pub low: f64,
    pub high: f64,
    pub elo: f64,
    /// The 95 % interval of `elo`.
    pub elo_low: f64,
    pub elo_high: f64,
    /// Milliseconds of thinking a game.
    pub thinks_ms: f64,
    /// Games lost by crash, by the clock or by an illegal answer.
    pub forfeits: u64,
}

/// The result of one meeting, for the bot named first in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Meeting {
    pub bot: String,
    pub against: Vec<String>,
    pub games: u64,
    pub score: f64,
    pub low: f64,
    pub high: f64,
    /// What equal bots would score.
    pub fair: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// Strongest first.
    pub bots: Vec<Standing>,
    pub meetings: Vec<Meeting>,
    /// Where three or more meet two at a table: the score of each bot (rows, as in `bots`) against each other (columns).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cross: Vec<Vec<Option<f64>>>,
    /// In turn order, first to last: each place's share of the wins, whoever sat there.
    pub places: Vec<f64>,
    /// In turn order: what the place is worth, in Elo points.
    pub places_elo: Vec<f64>,
    pub deals: u64,
    pub games: u64,
    /// The mean number of decisions in a game.
    pub decisions: f64,
    /// Games broken off because they did not end.
    pub endless: u64,
    /// The forfeits in words, each once, with how often.
    pub forfeits: Vec<(String, String, u64)>,
}

impl Standings {
    pub fn of(results: &Results) -> Standings {
        let games: Vec<&Played> = results.units.iter().flat_map(|u| &u.games).collect();
        let mut rows = Rows::default();
        let weights = rows.count(games.iter().copied());
        let ratings = Ratings::fit(results.bots.len(), results.places, &rows, &weights);
        let spread = elo_intervals(results);
        let mut bots: Vec<Standing> =
            (0..results.bots.len()).map(|bot| standing(results, bot, ratings.elo(bot), spread[bot])).collect();
        bots.sort_by(|a, b| b.elo.total_cmp(&a.elo));
        let turn_share = |turn: usize| {
            let shares = games.iter().filter_map(|g| g.in_turn().nth(turn).map(|place| g.share(place)));
            shares.sum::<f64>() / games.len().max(1) as f64
        };
        let mut deals: Vec<u64> = results.units.iter().map(|u| u.deal).collect();
        deals.sort_unstable();
        deals.dedup();
        let meetings: Vec<Meeting> = (0..results.lineups.len()).map(|l| meeting(results, l)).collect();
        Standings {
            cross: cross(&bots, &meetings),
            bots,
            meetings,
            places: (0..results.places).map(turn_share).collect(),
            places_elo: (0..results.places).map(|p| ratings.place_elo(p)).collect(),
            deals: deals.len() as u64,
            games: games.len() as u64,
            decisions: games.iter().map(|g| f64::from(g.decisions)).sum::<f64>() / games.len().max(1) as f64,
            endless: games.iter().filter(|g| g.endless).count() as u64,
            forfeits: forfeits(results),
        }
    }
}

/// A bot's score in each deal, over all its meetings.
fn by_deal<'a>(units: impl Iterator<Item = &'a Unit>, bot: usize) -> Vec<f64> {
    let mut deals: std::collections::BTreeMap<u64, (f64, u32)> = std::collections::BTreeMap::new();
    for unit in units {
        if let Some(share) = share_of(unit, bot) {
            let deal = deals.entry(unit.deal).or_default();
            deal.0 += share;
            deal.1 += 1;
        }
    }
    deals.values().map(|(sum, n)| sum / f64::from(*n)).collect()
}

fn standing(results: &Results, bot: usize, elo: f64, (elo_low, elo_high): (f64, f64)) -> Standing {
    let Score { mean, low, high } = score(&by_deal(results.units.iter(), bot));
    let (mut games, mut thought, mut lost) = (0, 0.0, 0);
    for game in results.units.iter().flat_map(|u| &u.games) {
        for place in (0..game.seating.len()).filter(|p| game.seating[*p] == bot) {
            games += 1;
            thought += game.thought[place];
        }
        lost += game.forfeits.iter().filter(|f| game.seating.get(f.place) == Some(&bot)).count() as u64;
    }
    let name = results.bots[bot].clone();
    let thinks_ms = thought / (games.max(1) as f64);
    let (elo_low, elo_high) = (elo_low.min(elo), elo_high.max(elo));
    Standing { name, games, score: mean, low, high, elo, elo_low, elo_high, thinks_ms, forfeits: lost }
}

fn forfeits(results: &Results) -> Vec<(String, String, u64)> {
    let mut all: std::collections::BTreeMap<(String, String), u64> = std::collections::BTreeMap::new();
    for game in results.units.iter().flat_map(|u| &u.games) {
        for forfeit in &game.forfeits {
            let bot = game.seating.get(forfeit.place).copied().unwrap_or(0);
            *all.entry((results.bots[bot].clone(), forfeit.why.clone())).or_default() += 1;
        }
    }
    all.into_iter().map(|((bot, why), n)| (bot, why, n)).collect()
}

fn meeting(results: &Results, lineup: usize) -> Meeting {
    let bots = &results.lineups[lineup].bots;
    let units = || results.units.iter().filter(|u| u.lineup == lineup);
    let Score { mean, low, high } = score(&by_deal(units(), bots[0]));
    Meeting {
        bot: results.bots[bots[0]].clone(),
        against: bots[1..].iter().map(|b| results.bots[*b].clone()).collect(),
        games: units().map(|u| u.games.len() as u64).sum(),
        score: mean,
        low,
        high,
        fair: 1.0 / results.places.max(1) as f64,
    }
}

fn cross(bots: &[Standing], meetings: &[Meeting]) -> Vec<Vec<Option<f64>>> {
    if bots.len() < 3 || meetings.iter().any(|m| m.against.len() != 1) {
        return Vec::new();
    }
    let score = |row: &str, column: &str| {
        meetings.iter().filter(|m| m.games > 0).find_map(|m| match (m.bot.as_str(), m.against[0].as_str()) {
            (a, b) if (a, b) == (row, column) => Some(m.score),
            (a, b) if (b, a) == (row, column) => Some(1.0 - m.score),
            _ => None,
        })
    };
    bots.iter().map(|row| bots.iter().map(|column| score(&row.name, &column.name)).collect()).collect()
}

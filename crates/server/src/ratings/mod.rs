//! How good people are: what rated games made of their ratings, leaderboards, players' pages.

mod annul;
mod settle;
mod show;

use starboard_contest::{Levels, Rating};
use std::sync::LazyLock;

/// What our own opponents are worth.
pub static LEVELS: LazyLock<Levels> = LazyLock::new(|| {
    Levels::read(starboard_shelf::LEVELS).unwrap_or_else(|why| {
        tracing::error!(%why, "our opponents have no ratings");
        Levels::default()
    })
});

const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

/// A rating as its row says: points, deviation, volatility, games, won, when.
pub(crate) type Row = (i64, i64, i64, u32, u32, i64);

/// A player's rating as it is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Held {
    pub rating: Rating,
    pub games: u32,
    pub won: u32,
    pub updated: i64,
}

impl Held {
    pub(crate) fn of((points, deviation, volatility, games, won, updated): Row) -> Held {
        let rating = Rating {
            points: points as f64 / 1000.0,
            deviation: deviation as f64 / 1000.0,
            volatility: volatility as f64 / 1_000_000.0,
        };
        Held { rating, games, won, updated }
    }

    /// As sure as it is at `now`.
    pub fn at(self, now: i64) -> Rating {
        match self.games {
            0 => self.rating,
            _ => self.rating.aged((now - self.updated) as f64 / DAY),
        }
    }
}

/// What ends the name of a rating for tables of more than two.
const SEVERAL: &str = "-several";

/// What a game is rated under: its format, and apart from it, whatever their number, tables of more than two.
pub(crate) fn kind(format: &str, seats: usize) -> String {
    if seats > 2 { format!("{format}{SEVERAL}") } else { format.to_owned() }
}

/// The format of a kind, and whether it is for more than two.
pub(crate) fn format_of(kind: &str) -> (&str, bool) {
    kind.strip_suffix(SEVERAL).map_or((kind, false), |format| (format, true))
}

/// Thousandths, as they are kept.
pub(crate) fn thousandths(n: f64) -> i64 {
    (n * 1000.0).round() as i64
}

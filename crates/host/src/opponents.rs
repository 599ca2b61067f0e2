//! The opponents that a host offers.

use crate::wire::{GameInfo, Hint, LevelInfo, SeatInfo};
use starboard_bots::{Budget, Opponent, Stop};
use starboard_core::face::{Rules, Table};
use starboard_core::{Fast, Faults, Lang, Seat};
use starboard_shelf::OPPONENTS;
use starboard_table::{Levels, Looker, Occupant};

/// The level of an opponent when nobody says which.
pub const DEFAULT_LEVEL: &str = "medium";

/// The opponents of a game, weakest first, then its personalities.
pub fn levels(game: &str, lang: Lang) -> Vec<LevelInfo> {
    let all = starboard_bots::levels(lang).into_iter().chain(OPPONENTS.personalities(game, lang));
    all.map(|p| LevelInfo { name: p.code, title: p.name, summary: p.words }).collect()
}

/// A game as it stands in the list of games.
pub fn catalogue(game: &dyn Rules, lang: Lang) -> GameInfo {
    let campaign = game.campaign().map(|c| c.about(lang).into());
    GameInfo::new(game.about(lang), levels(game.name(), lang), campaign)
}

/// Is this one of the opponents we offer? (Not every code the bots understand may come from outside.)
pub fn check_level(game: &str, level: &str) -> Result<(), Faults> {
    let known = levels(game, Lang::En);
    if known.iter().any(|l| l.name == level) {
        return Ok(());
    }
    let names: Vec<&str> = known.iter().map(|l| l.name.as_str()).collect();
    Err(Faults::one("level", format!("there is no opponent `{level}`; there are: {}", names.join(", "))))
}

/// The opponents we offer, as tables ask for them.
pub struct Offered;
pub static OFFERED: Offered = Offered;

impl Levels for Offered {
    fn title(&self, game: &str, level: &str, lang: Lang) -> Option<String> {
        levels(game, lang).into_iter().find(|l| l.name == level).map(|l| l.title)
    }

    fn check(&self, game: &str, level: &str) -> Result<(), Faults> {
        check_level(game, level)
    }

    fn default(&self) -> &'static str {
        DEFAULT_LEVEL
    }
}

/// Who sits in a seat of a table of this game, for lists of tables.
pub fn seat_info(seat: Seat, team: u8, o: &Occupant, game: &str, looker: &Looker) -> SeatInfo {
    let title = o.level.as_ref().and_then(|level| OFFERED.title(game, level, looker.lang));
    starboard_table::seat_info(seat, team, o, title, looker)
}

/// An opponent of this level. A table of long ago may name one that is no longer offered.
pub fn opponent(game: &str, level: &str, seed: u64) -> Result<Box<dyn Opponent>, Faults> {
    let opponent = |level| OPPONENTS.opponent(game, level, seed);
    opponent(level).or_else(|_| opponent(DEFAULT_LEVEL))
}

/// The best actions for a seat and why, seeing only what the seat sees.
pub fn advice(table: &dyn Table, seat: Seat, budget: Budget, stop: &Stop, seed: u64, lang: Lang) -> Vec<Hint> {
    let imagined = table.imagine(seat, &mut Fast::new(seed));
    let hints = OPPONENTS.hint(&*imagined, seat, budget, stop, lang).unwrap_or_default();
    let legal = table.legal_texts(seat);
    let told = |h: starboard_bots::Hint| Hint {
        action: legal.get(h.action.0).cloned().unwrap_or_default(),
        words: h.words,
        chance: h.chance,
        error: h.error,
        about_even: h.about_even,
        reason: h.reason,
    };
    hints.best.into_iter().map(told).collect()
}

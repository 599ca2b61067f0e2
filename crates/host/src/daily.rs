//! The daily deal: one seed a day and game, the same cards for everybody who plays it.

use crate::opening::{Opening, alone};
use crate::refused::Refused;
use crate::wire::{SeatKind, Takebacks};
use sha2::{Digest as _, Sha256};
use starboard_core::face::Rules;
use starboard_core::{Seat, Seed};
use starboard_table::{History, Who, day, settle};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The deal of a day. Whoever has the key knows it beforehand: a server's is secret.
pub fn seed(key: &[u8], game: &str, day: &str) -> Seed {
    let mut hash = Sha256::new();
    hash.update(key);
    hash.update(format!("daily deal of {game} on {day}"));
    Seed(hash.finalize().into())
}

/// The table of somebody's try.
pub fn opening(rules: &'static dyn Rules, who: Who<'_>, seed: Seed, day: String) -> Result<Opening, Refused> {
    let game = settle(rules, None, serde_json::json!({}))?;
    Ok(Opening {
        takebacks: Takebacks::Free,
        daily: Some(day),
        ..Opening::new(rules, game.options(), alone(game.seats(), 0, who), who, Some(seed))
    })
}

/// How far the person at a table was ahead of the best rival, after each of the person's turns.
pub fn course(history: &History) -> Vec<i32> {
    let shown = &history.shown;
    let Some(me) = Seat::all(shown.seats.len()).find(|s| shown.kind(*s) == SeatKind::Person) else {
        return Vec::new();
    };
    let ends = |step: &usize| shown.movers[*step] == me && shown.movers.get(step + 1) != Some(&me);
    let after = (0..shown.movers.len()).filter(ends).filter_map(|step| history.tables.get(step + 1));
    let ahead = after.map(|table| {
        let rivals = Seat::all(table.seats()).filter(|s| table.team(*s) != table.team(me));
        table.score(me) - rivals.map(|s| table.score(s)).max().unwrap_or(0)
    });
    ahead.collect()
}

/// How many days in a row, the latest first, up to today or yesterday.
pub fn in_a_row(days: &[String], now: i64) -> u32 {
    let from = i64::from(days.first() != Some(&day(now)));
    let wanted = (from..).map(|ago| day(now - ago * DAY));
    days.iter().zip(wanted).take_while(|(had, wanted)| *had == wanted).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_goes_back_from_today_or_yesterday() {
        let now = 1_800_000_000_000;
        let ago = |days: &[i64]| days.iter().map(|d| day(now - d * DAY)).collect::<Vec<_>>();
        assert_eq!(in_a_row(&ago(&[0, 1, 2, 4]), now), 3);
        assert_eq!(in_a_row(&ago(&[1, 2]), now), 2, "today is still to come");
        assert_eq!(in_a_row(&ago(&[2, 3]), now), 0);
        assert_eq!(in_a_row(&[], now), 0);
    }
}

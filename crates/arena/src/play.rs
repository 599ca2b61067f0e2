//! One game between bots.

use crate::lineup::places;
use serde::{Deserialize, Serialize};
use starboard_bots::{Opponent, Streams};
use starboard_core::face::{AnyGame, CONCEDE, Table};
use starboard_core::{Lang, Outcome, Seat, SeatSet, ToMove};
use std::time::{Duration, Instant};

/// A game that takes more decisions than this is broken off and counts as shared.
const LONGEST: u32 = 50_000;

/// A bot that crashed, was too slow or answered what is not legal: its seat gave up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Forfeit {
    pub seat: Seat,
    pub place: usize,
    pub why: String,
}

/// What came of one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// The bot in each place.
    pub seating: Vec<usize>,
    /// By place, 1 is best.
    pub ranks: Vec<u8>,
    /// The place that acted first.
    pub first: usize,
    pub decisions: u32,
    /// Milliseconds of thinking, by place.
    pub thought: Vec<f64>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<Forfeit>,
    /// Broken off because it did not end.
    #[serde(default)]
    pub endless: bool,
}

impl Played {
    /// A place's share of the win.
    pub fn share(&self, place: usize) -> f64 {
        match self.ranks.get(place) {
            Some(1) => 1.0 / self.ranks.iter().filter(|r| **r == 1).count() as f64,
            _ => 0.0,
        }
    }

    /// The places in turn order.
    pub(crate) fn in_turn(&self) -> impl Iterator<Item = usize> {
        in_turn(self.first, self.ranks.len())
    }
}

/// `places` in turn order: from the first on, round the table.
pub(crate) fn in_turn(first: usize, places: usize) -> impl Iterator<Item = usize> {
    (0..places).map(move |n| (first + n) % places)
}

/// Plays one deal. `bots` are by seat; `seating` is who sits in which place, for the books.
pub fn play(game: &dyn AnyGame, mut bots: Vec<Box<dyn Opponent>>, seating: Vec<usize>, deal: u64) -> Played {
    let place_of = places(game);
    let mut chance = Streams::new(deal);
    let (mut table, _) = game.start(&mut chance);
    let first = asked(&*table).map_or(0, |seat| place_of[seat.index()]);
    let mut thought = vec![Duration::ZERO; seating.len()];
    let mut forfeits = Vec::new();
    let mut decisions = 0;
    while decisions < LONGEST {
        let Some(seat) = asked(&*table) else { break };
        decisions += 1;
        let start = Instant::now();
        let answer = bots[seat.index()].choose(&*table, seat);
        thought[place_of[seat.index()]] += start.elapsed();
        let done = match answer {
            Ok(nth) => table.act_nth(seat, nth, &mut chance).map(drop).map_err(|r| r.words(Lang::En)),
            Err(trouble) => Err(trouble.to_string()),
        };
        if let Err(why) = done {
            forfeits.push(Forfeit { seat, place: place_of[seat.index()], why });
            if table.act(seat, CONCEDE, &mut chance).is_err() {
                break;
            }
        }
    }
    let places = seating.len();
    let ranks = match table.outcome() {
        Some(outcome) => ranks_of_places(&outcome.ranks, &place_of, places),
        None => vec![1; places],
    };
    let endless = table.outcome().is_none();
    let thought = thought.iter().map(|t| t.as_secs_f64() * 1000.0).collect();
    Played { seating, ranks, first, decisions, thought, forfeits, endless }
}

/// Each seat's share of the win.
pub(crate) fn seat_shares(outcome: &Outcome) -> Vec<f64> {
    Seat::all(outcome.ranks.len()).map(|seat| outcome.share(seat)).collect()
}

/// One decision of a game that is about the game and not about who wins it: what was done, or why nothing could be.
pub(crate) fn decide(
    table: &mut dyn Table,
    bot: &mut dyn Opponent,
    seat: Seat,
    chance: &mut Streams,
) -> Result<String, String> {
    let nth = bot.choose(table, seat).map_err(|trouble| trouble.to_string())?;
    let text = table.text_of(seat, nth).unwrap_or_default();
    table.act_nth(seat, nth, chance).map_err(|refusal| refusal.words(Lang::En))?;
    Ok(text)
}

/// Who acts next; where any of a team may, the first that can do something.
pub(crate) fn asked(table: &dyn Table) -> Option<Seat> {
    match table.to_move() {
        ToMove::Seat(seat) => Some(seat),
        ToMove::AnyOf { asked: set, .. } if set.len() == 1 => set.iter().next(),
        ToMove::AnyOf { asked: set, .. } => first_able(table, set),
        ToMove::Over => None,
    }
}

fn first_able(table: &dyn Table, set: SeatSet) -> Option<Seat> {
    set.iter().find(|seat| table.choices(*seat) > 0)
}

/// A team ranks as its best seat does.
fn ranks_of_places(by_seat: &[u8], place_of: &[usize], places: usize) -> Vec<u8> {
    let best =
        |place| (0..by_seat.len()).filter(|s| place_of[*s] == place).map(|s| by_seat[s]).min().unwrap_or(u8::MAX);
    let best: Vec<u8> = (0..places).map(best).collect();
    best.iter().map(|r| 1 + best.iter().filter(|other| *other < r).count() as u8).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn teams_rank_as_their_best_seat() {
        assert_eq!(ranks_of_places(&[3, 1, 4, 2], &[0, 1, 0, 1], 2), [2, 1]);
        assert_eq!(ranks_of_places(&[1, 1, 3], &[0, 1, 2], 3), [1, 1, 3]);
    }
}

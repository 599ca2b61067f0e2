//! One game between bots.

use crate::lineup::places;
use serde::{Deserialize, Serialize};
use starboard_bots::streams::mix;
use starboard_bots::{Hear, House, Matches, Sits};
use starboard_core::face::AnyGame;
use starboard_core::playout::Limit;
use starboard_core::{Outcome, Seat};

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

/// Plays one deal. `sits` are by seat; `seating` is who sits in which place, for the books.
pub(crate) fn play(
    matches: &mut dyn Matches,
    place_of: &[usize],
    sits: &[Sits],
    seating: Vec<usize>,
    deal: u64,
) -> Played {
    let house = House { limit: Limit { decisions: LONGEST, turns: None }, timed: true, gives_up: true };
    let ended = matches.play(sits, deal, house, None);
    let places = seating.len();
    let mut thought = vec![0.0; places];
    for (spent, place) in ended.thought.iter().zip(place_of) {
        thought[*place] += spent.as_secs_f64() * 1000.0;
    }
    let forfeit =
        |(seat, why): &(Seat, _)| Forfeit { seat: *seat, place: place_of[seat.index()], why: format!("{why}") };
    Played {
        seating,
        ranks: match &ended.outcome {
            Some(outcome) => ranks_of_places(&outcome.ranks, place_of, places),
            None => vec![1; places],
        },
        first: ended.first.map_or(0, |seat| place_of[seat.index()]),
        decisions: ended.decisions,
        thought,
        forfeits: ended.troubles.iter().map(forfeit).collect(),
        endless: ended.outcome.is_none(),
    }
}

/// A game that was played to its end.
pub(crate) struct Whole {
    pub(crate) outcome: Outcome,
    /// The place that acted first.
    pub(crate) first: usize,
    pub(crate) decisions: u32,
    pub(crate) turns: u32,
}

/// A game of one code in every seat, about the game and not about who wins it; or why it broke off.
pub(crate) fn play_evenly(
    matches: &mut dyn Matches,
    game: &dyn AnyGame,
    luck: u64,
    hear: &mut dyn Hear,
) -> Result<Whole, String> {
    let sits: Vec<Sits> =
        Seat::all(game.seats()).map(|seat| Sits { code: 0, seed: mix(luck ^ u64::from(seat.0)) }).collect();
    let house = House { limit: Limit { decisions: LONGEST, turns: None }, ..House::default() };
    let ended = matches.play(&sits, luck, house, Some(hear));
    if let Some((_, trouble)) = ended.troubles.first() {
        return Err(trouble.to_string());
    }
    let first = ended.first.map_or(0, |seat| places(game)[seat.index()]);
    let outcome = ended.outcome.ok_or("nobody is asked and it is not over")?;
    Ok(Whole { outcome, first, decisions: ended.decisions, turns: ended.turns })
}

/// Each seat's share of the win.
pub(crate) fn seat_shares(outcome: &Outcome) -> Vec<f64> {
    Seat::all(outcome.ranks.len()).map(|seat| outcome.share(seat)).collect()
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

//! What of a log's deal had to be guessed. A log names the cards that are played, bought, scrapped and discarded, not those drawn or
//! laid into the row: a card that nobody touched may have been another.

use starboard_core::{Dealt, Game, Record, Seat};
use starboard_star_realms::event::Event;
use starboard_star_realms::game::WideDuel;
use std::collections::BTreeSet;

/// Steps of a record that hang on guesses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guessed {
    /// Steps, from 1, at which something could be done with a card that was guessed.
    pub choices: BTreeSet<u32>,
    /// Steps whose deals were guessed; 0 is the set-up.
    pub deals: BTreeSet<u32>,
}

/// One moment of the row: the cards that lie there.
type Row = Vec<Option<String>>;

/// Replays the record and sees which cards the log bears out.
pub(super) fn guessed(game: &WideDuel, record: &Record) -> Guessed {
    let Some(told) = Told::of(game, record) else { return Guessed::default() };
    let mut guessed = Guessed::default();
    let last = told.rows.len() - 1;
    // From the end: a space whose card is still there at the end was never borne out.
    let mut open: Vec<bool> = vec![true; told.rows[last].len()];
    for t in (0..last).rev() {
        for (i, open) in open.iter_mut().enumerate() {
            // Somebody took the card that lay there before.
            *open = *open && told.rows[t][i] == told.rows[t + 1][i];
        }
        let step = t as u32 + 1;
        let came = |i: usize| told.rows[t][i] != told.rows[t + 1][i];
        let unborne = (0..open.len()).any(|i| came(i) && told.still_open(t + 1, i));
        if unborne || told.unplayed.contains(&step) {
            guessed.deals.insert(step);
        }
        if (0..open.len()).any(|i| open[i] && told.buyable[t].contains(&told.rows[t][i])) || told.holds_guess[t] {
            guessed.choices.insert(step);
        }
    }
    // Of the first row some card is usually never touched, and of a first hand what stands behind it.
    if (0..open.len()).any(|i| told.still_open(0, i)) {
        guessed.deals.insert(0);
    }
    guessed
}

struct Told {
    /// Before each step, and at the end.
    rows: Vec<Row>,
    /// The cards that could be bought at each step.
    buyable: Vec<BTreeSet<Option<String>>>,
    /// Steps whose drawn hand was not played out.
    unplayed: BTreeSet<u32>,
    /// Does the hand of whoever acts hold a card that is never shown?
    holds_guess: Vec<bool>,
}

impl Told {
    fn of(game: &WideDuel, record: &Record) -> Option<Told> {
        let deals = |texts: &[String]| texts.iter().map(|t| game.parse_deal(t)).collect::<Option<Vec<_>>>();
        let mut s = game.start(&mut Dealt::new(deals(&record.deals)?), &mut Vec::new());
        let mut told =
            Told { rows: Vec::new(), buyable: Vec::new(), unplayed: BTreeSet::new(), holds_guess: Vec::new() };
        let n = record.plies.len();
        // The step with which each seat drew what it holds, and where its turn began.
        let mut drew = [0u32; 2];
        let mut turn_began = [0usize; 2];
        told.holds_guess = vec![false; n];
        for (t, ply) in record.plies.iter().enumerate() {
            told.look(game, &s, ply.seat);
            let mut events = Vec::new();
            let mut dealt = Dealt::new(deals(&ply.deals)?);
            match game.parse_action(&ply.action) {
                Ok(action) => {
                    let action = game.meant(&s, ply.seat, action);
                    game.apply(&mut s, ply.seat, action, &mut dealt, &mut events).ok()?;
                }
                Err(_) => game.concede(&mut s, ply.seat, &mut dealt, &mut events).ok()?,
            }
            for event in &events {
                match event {
                    Event::TurnEnded { seat, hand, .. } => {
                        let i = seat.index();
                        if !hand.is_empty() {
                            told.unplayed.insert(drew[i]);
                            told.holds_guess[turn_began[i]..=t].fill(true);
                        }
                        turn_began[1 - i] = t + 1;
                    }
                    Event::Drew { seat, .. } => drew[seat.index()] = t as u32 + 1,
                    _ => {}
                }
            }
        }
        // Hands nobody played any more.
        told.unplayed.extend(drew);
        told.look(game, &s, Seat(0));
        Some(told)
    }

    fn look(&mut self, game: &WideDuel, s: &<WideDuel as Game>::State, seat: Seat) {
        let view = game.view(s, starboard_core::Viewer::All);
        let mut legal = Vec::new();
        game.legal_actions(s, seat, &mut legal);
        let bought = |text: String| text.strip_prefix("buy ").map(|card| Some(card.to_owned()));
        self.buyable.push(legal.iter().filter_map(|a| bought(game.action_text(s, *a))).collect());
        self.rows.push(view.row);
    }

    /// Does what lies in a space at a moment lie there to the end?
    fn still_open(&self, t: usize, space: usize) -> bool {
        self.rows[t..].iter().all(|row| row[space] == self.rows[t][space])
    }
}

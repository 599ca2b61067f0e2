//! Real games as witnesses: logs of the publisher's app, replayed through our rules.
//!
//! A log names every card played, bought, scrapped, discarded and destroyed with the running totals, but not the deals. It is
//! read three times: with blank cards, comparing every total (`witness`); then a deal is looked for that fits (`deal`);
//! then the whole game is played again with that deal and becomes a record. See `games/star-realms/docs/app-logs.md`.

mod answers;
mod deal;
mod deeds;
mod explain;
mod guessed;
mod guesses;
mod line;
mod log;
mod script;
mod table;
mod why;
mod witness;

pub use guessed::Guessed;
pub use log::{AppLog, NotALog};
pub use why::Why;

use guesses::Guesses;
use line::Entry;
use serde_json::json;
use starboard_core::face::{CONCEDE, Rules as _};
use starboard_core::record::Ply;
use starboard_core::{Bag, Faults, Game, Lang, Record, Seat, Viewer};
use starboard_star_realms::StarRealmsRules;
use starboard_star_realms::catalog::Kind;
use starboard_star_realms::game::WideDuel;
use starboard_star_realms::options::{Discards, Options};
use table::{Table, blanked};
use witness::{Stuck, Witness};

/// What came of replaying a log.
#[derive(Clone, Debug)]
pub struct Report {
    pub players: [String; 2],
    pub sets: Vec<String>,
    /// Turns of both players that the log has.
    pub turns: u16,
    /// How many lines were explained: all, or those before what could not be.
    pub explained: usize,
    pub lines: usize,
    /// Who won, if the log has the end of the game.
    pub winner: Option<String>,
    /// The first line that could not be explained.
    pub stuck: Option<Unexplained>,
    /// Lines we do not know and passed over.
    pub notes: Vec<(usize, String)>,
    /// The game as far as it was explained.
    pub record: Record,
    /// What of it hangs on cards that the log does not tell.
    pub guessed: Guessed,
}

/// A line our rules cannot explain, and the table there.
#[derive(Clone, Debug)]
pub struct Unexplained {
    /// Of the file, from 1.
    pub line: usize,
    pub text: String,
    pub why: Why,
    /// The position before what the line belongs to.
    pub position: serde_json::Value,
    /// The same in plain text.
    pub table: String,
}

/// How often a log is read before it is given up.
const PATIENCE: usize = 2_000;

/// The options of a game in the app between these players.
fn options(log: &AppLog) -> Options {
    Options {
        sets: log.sets.clone(),
        first: Some(Seat(0)),
        discards: Discards::NextTurn,
        unlimited_explorers: true,
        split_attacks: Some(true),
        destroy_own_bases: false,
        ..Options::default()
    }
}

/// Replays a log as far as our rules can explain it; what is said about it is in `lang`.
pub fn check(log: &AppLog, lang: Lang) -> Result<Report, Faults> {
    let rules = StarRealmsRules::default();
    let game = WideDuel::new(&rules.library, options(log))?;
    let blank_game = blanked(&game);
    let search = Search { log, rules: &rules, game: &game, blank_game: &blank_game, lang };
    let stuck = match search.explain(log.lines.len()) {
        Ok(whole) => return search.report(log.lines.len(), whole, None),
        Err(stuck) => stuck,
    };
    let cut = search.is_cut_off(&stuck);
    // The table before the deed that could not be explained; where no deal was found, before an earlier one.
    let deeds = (0..=stuck.deed).rev().filter(|i| *i == 0 || log.lines[*i].entry.is_deed());
    for end in deeds {
        let Ok(part) = search.explain(end) else { continue };
        let mut report = search.report(end, part, (!cut).then_some(stuck))?;
        if cut {
            report.notes.extend(log.lines[end..].iter().map(|l| (l.number, l.text.clone())));
            report.notes.dedup();
        }
        return Ok(report);
    }
    Err(Faults::one("log", "the set-up itself does not replay"))
}

struct Search<'a> {
    log: &'a AppLog,
    rules: &'a StarRealmsRules,
    game: &'a WideDuel,
    blank_game: &'a WideDuel,
    lang: Lang,
}

impl<'a> Search<'a> {
    /// Does the log just stop in the middle of what it could not tell any more?
    fn is_cut_off(&self, stuck: &Stuck) -> bool {
        let lines = &self.log.lines;
        let over = lines.iter().any(|l| matches!(l.entry, Entry::Won(_) | Entry::Conceded(_)));
        let last_deed = !lines[stuck.deed + 1..].iter().any(|l| l.entry.is_deed());
        let broken = lines.last().is_some_and(|l| l.entry == Entry::Unknown) || stuck.at + 1 == lines.len();
        let untold = match &stuck.why {
            Why::NoSource | Why::Unanswered { .. } => true,
            Why::UnknownCard { card } => stuck.at + 1 == lines.len() && self.begins_a_name(card),
            _ => false,
        };
        !over && last_deed && broken && untold
    }

    /// Can this be what is left of a card's name, of its colour, or of what happened to a player? A whole name that is none of ours
    /// is another card's.
    fn begins_a_name(&self, text: &str) -> bool {
        let catalog = self.game.catalog();
        let is_player = |name: &String| text.starts_with(name.as_str()) || name.starts_with(text);
        text.contains('<')
            || self.log.players.iter().any(is_player)
            || (0..catalog.len()).any(|k| catalog.card(k as Kind).name.en.starts_with(text))
    }

    /// Reads the log up to line `end` until guesses, deal and rules agree; else the furthest line reached.
    fn explain(&self, end: usize) -> Result<Table<'a>, Stuck> {
        let mut suspects: Vec<(u8, Kind)> = Vec::new();
        let mut guesses = Guesses::default();
        let mut furthest: Option<Stuck> = None;
        for _ in 0..PATIENCE {
            let mut witness =
                Witness::new(self.log, Table::blank(self.blank_game, self.lang), suspects.clone(), guesses);
            let stuck = match witness.read(end) {
                Ok(()) => match self.deal_again(end, &suspects, &mut witness) {
                    Ok(table) => return Ok(table),
                    Err(stuck) => stuck,
                },
                Err(stuck) => stuck,
            };
            guesses = std::mem::take(&mut witness.guesses);
            drop(witness);
            let suspect = stuck.unseen.filter(|s| !suspects.contains(s));
            if furthest.as_ref().is_none_or(|f| stuck.at > f.at) {
                furthest = Some(stuck);
            }
            if let Some(suspect) = suspect {
                suspects.push(suspect);
                guesses = Guesses::default();
            } else if !guesses.change() {
                // Whatever else may have been played unseen, and helped the line that could not be reached.
                let more = furthest.as_mut().map(|f| std::mem::take(&mut f.maybe)).unwrap_or_default();
                if more.is_empty() {
                    break;
                }
                suspects.extend(more);
                guesses = Guesses::default();
            }
        }
        Err(furthest.unwrap_or(Stuck { at: 0, deed: 0, why: Why::NoDeal, unseen: None, maybe: Vec::new() }))
    }

    /// Where the deed begins that line `at` belongs to.
    fn deed_of(&self, at: usize) -> usize {
        (0..=at).rev().find(|i| self.log.lines[*i].entry.is_deed()).unwrap_or(0)
    }

    /// Every total fits: find a deal, and play the same game with it.
    fn deal_again(&self, end: usize, suspects: &[(u8, Kind)], blank: &mut Witness<'_>) -> Result<Table<'a>, Stuck> {
        let counts = |pile: &Bag<128>| {
            let mut counts = [0; 256];
            counts[..128].copy_from_slice(pile.counts());
            counts
        };
        let deck = counts(&self.game.opening.realms[0].deck);
        let deal = deal::find(&blank.table.facts, &deck, &counts(&self.game.opening.trade_deck));
        let deal = deal.map_err(|fact| {
            let at = blank.fact_lines.get(fact).copied().unwrap_or(0);
            blank.guesses.forget_after(at);
            Stuck { at, deed: self.deed_of(at), why: Why::NoDeal, unseen: None, maybe: Vec::new() }
        })?;
        let table = Table::dealt(self.game, self.lang, deal);
        let mut witness = Witness::new(self.log, table, suspects.to_vec(), blank.guesses.settled());
        witness.read(end)?;
        Ok(witness.table)
    }

    fn report(&self, end: usize, table: Table<'a>, stuck: Option<Stuck>) -> Result<Report, Faults> {
        let game = self.game;
        let any = self.rules.game(json!(game.options()))?;
        let mut record = Record::new(&*any);
        record.names = self.log.players.to_vec();
        record.deals = table.opening.iter().map(|d| game.deal_text(*d)).collect();
        let ply = |m: &table::Move| Ply {
            seat: Seat(m.seat),
            action: m.action.map_or_else(|| CONCEDE.to_owned(), |a| game.action_text(&table.s, a)),
            deals: m.deals.iter().map(|d| game.deal_text(*d)).collect(),
            entry: None,
            at: None,
        };
        record.plies = table.moves.iter().map(ply).collect();
        record.result = game.outcome(&table.s);
        record.check(self.rules).map_err(|fault| Faults::one("record", fault.to_string()))?;
        let stuck = stuck.map(|stuck| {
            let line = &self.log.lines[stuck.at];
            let view = game.view(&table.s, Viewer::All);
            Unexplained {
                line: line.number,
                text: line.text.clone(),
                why: stuck.why,
                position: json!(game.position(&table.s)),
                table: game.show(&view, self.lang),
            }
        });
        let winner = record.result.as_ref().and_then(|o| o.winners().next());
        Ok(Report {
            players: self.log.players.clone(),
            sets: self.log.sets.clone(),
            turns: table.s.turn,
            explained: end,
            lines: self.log.len(),
            winner: winner.map(|seat| self.log.players[seat.index()].clone()),
            stuck,
            notes: self.log.unknown().map(|(n, text)| (n, text.to_owned())).collect(),
            guessed: guessed::guessed(game, &record),
            record,
        })
    }
}

#[cfg(test)]
mod tests;

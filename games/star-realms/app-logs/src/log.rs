//! A whole log: its lines, who plays, and with which sets.

use super::line::{Entry, read_line};
use starboard_star_realms::Library;
use starboard_star_realms::card::Set;
use std::collections::BTreeSet;

/// A log of the publisher's app, read.
#[derive(Clone, Debug)]
pub struct AppLog {
    pub(super) lines: Vec<Line>,
    /// By seat: who moves first sits first.
    pub players: [String; 2],
    /// The sets whose cards occur.
    pub sets: Vec<String>,
}

#[derive(Clone, Debug)]
pub(super) struct Line {
    /// As it stands in the file, from 1.
    pub(super) number: usize,
    pub(super) text: String,
    pub(super) entry: Entry,
}

/// The text is not a log of the app.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotALog {
    /// No line says who plays.
    NoPlayers,
    TooMany(String),
    NotFromTheStart(u16),
}

impl AppLog {
    pub fn read(text: &str) -> Result<AppLog, NotALog> {
        let text = text.trim_start_matches('\u{feff}');
        let numbered = text.lines().enumerate().map(|(i, l)| (i + 1, l));
        let lines: Vec<Line> = numbered
            .map(|(number, l)| Line { number, text: l.trim().to_owned(), entry: read_line(l) })
            .filter(|l| !l.text.is_empty())
            .collect();
        let players = players(&lines)?;
        let first_turn = lines.iter().find_map(|l| match &l.entry {
            Entry::Ends { turn, .. } => Some(*turn),
            Entry::Now { turn, .. } => Some(turn.saturating_sub(1).max(1)),
            _ => None,
        });
        match first_turn {
            Some(turn) if turn != 1 => Err(NotALog::NotFromTheStart(turn)),
            _ => Ok(AppLog { sets: sets(&lines), lines, players }),
        }
    }

    /// How many lines say something.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Lines we do not know: their number in the file and what they say.
    pub fn unknown(&self) -> impl Iterator<Item = (usize, &str)> {
        self.lines.iter().filter(|l| l.entry == Entry::Unknown).map(|l| (l.number, l.text.as_str()))
    }

    pub(super) fn seat(&self, name: &str) -> Option<u8> {
        self.players.iter().position(|p| p == name).map(|i| i as u8)
    }
}

/// Who plays, in the order of their first turns.
fn players(lines: &[Line]) -> Result<[String; 2], NotALog> {
    let mut found: Vec<String> = Vec::new();
    for line in lines {
        let name = match &line.entry {
            Entry::Gain { player, .. } | Entry::Pays { player, .. } => player,
            Entry::Ends { player, .. } | Entry::Now { player, .. } | Entry::Attacked { player, .. } => player,
            Entry::Won(player) | Entry::Conceded(player) => player,
            _ => continue,
        };
        if !found.contains(name) {
            found.push(name.clone());
        }
    }
    match found.len() {
        0 => Err(NotALog::NoPlayers),
        // Cut off before the other one was named.
        1 => Ok([found.remove(0), "?".to_owned()]),
        2 => {
            let second = found.remove(1);
            Ok([found.remove(0), second])
        }
        _ => Err(NotALog::TooMany(found.join(", "))),
    }
}

/// The sets whose cards are named; Colony Wars if the log ends before any is.
fn sets(lines: &[Line]) -> Vec<String> {
    let mut named: BTreeSet<&str> = BTreeSet::new();
    for line in lines {
        use Entry::*;
        if let Played(c)
        | Acquired(c)
        | AttackedBase(c)
        | Scrapping(c)
        | Activating(c)
        | Scrapped(c)
        | Discarded(c)
        | Destroyed(c)
        | AcquiredTo(c, _)
        | Gain { card: c, .. }
        | MustDiscard { card: c, .. } = &line.entry
        {
            named.insert(c);
        }
    }
    let library = Library::default();
    let sets: Vec<&Set> = library.sets().map(|s| s.printed()).collect();
    let holds = |set: &&&Set| set.cards.iter().any(|c| named.contains(c.name.en.as_str()));
    let found: Vec<String> = sets.iter().filter(holds).map(|s| s.id.clone()).collect();
    if found.is_empty() { sets.iter().take(1).map(|s| s.id.clone()).collect() } else { found }
}

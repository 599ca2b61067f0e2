//! `starboard cards`: the card table, its text generated from the data the rules interpret.

use crate::failure::Failure;
use crate::options::no_such_set;
use crate::out::{Out, pad, width, wrap};
use starboard_core::CardInfo;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    game: String,
    #[arg(long, value_name = "SET")]
    set: Option<String>,
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let rules = starboard_shelf::find(&self.game)?;
        let about = rules.about(out.lang);
        if let Some(unknown) = self.set.as_ref().filter(|s| !about.sets.contains(s)) {
            return Err(no_such_set(&about, unknown, out));
        }
        let cards = rules.cards(out.lang, self.set.as_deref())?;
        if out.json { out.json(&cards) } else { out.text(&table(&cards, &Game { name: rules.name(), out })) }
    }
}

/// A column: the key of its heading, and what a card has in it.
type Column<'g> = (&'static str, Box<dyn Fn(&CardInfo) -> String + 'g>);

/// Whose cards they are, and for whom.
struct Game {
    name: &'static str,
    out: Out,
}

impl Game {
    /// A word of the data as the pages say it.
    fn said(&self, kind: &str, id: &str) -> Option<String> {
        let key = format!("{kind}-{}", slug(id));
        let words = starboard_shelf::pages(self.name)?;
        words.has(self.out.lang, &key).then(|| words.say(self.out.lang, &key, &[]))
    }

    fn named(&self, kind: &str, id: &str) -> String {
        self.said(kind, id).unwrap_or_else(|| id.replace('_', " "))
    }

    /// An origin in words: some are a word of the data files, some are sentences already.
    fn origin(&self, origin: &str) -> String {
        match origin {
            "published" | "community" | "rulebook" | "inferred" => self.out.say(&format!("origin-{origin}"), &[]),
            sentence => self.said("origin", sentence).unwrap_or_else(|| sentence.to_owned()),
        }
    }
}

/// As part of a key: a word stays as it is, a sentence becomes one.
fn slug(text: &str) -> String {
    if !text.contains(' ') {
        return text.to_owned();
    }
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}

fn table(cards: &[CardInfo], game: &Game) -> String {
    let out = game.out;
    let number = |n: Option<i32>| n.map(|n| n.to_string()).unwrap_or_default();
    let columns: [Column<'_>; 7] = [
        ("card-name", Box::new(|c| format!("{}{}", c.name, if c.name_is_ours { "*" } else { "" }))),
        ("card-id", Box::new(|c| c.id.clone())),
        (
            "card-faction",
            Box::new(|c| {
                let named = || c.faction.as_deref().map(|id| game.named("faction", id));
                c.faction_name.clone().or_else(named).unwrap_or_default()
            }),
        ),
        ("card-kind", Box::new(|c| c.kind_name.clone().unwrap_or_else(|| game.named("kind", &c.kind)))),
        ("card-cost", Box::new(|c| number(c.cost))),
        ("card-defense", Box::new(|c| number(c.defense))),
        ("card-count", Box::new(|c| c.count.to_string())),
    ];
    let mut rows: Vec<Vec<String>> = vec![columns.iter().map(|(key, _)| heading(key, game)).collect()];
    rows.extend(cards.iter().map(|card| columns.iter().map(|(_, of)| of(card)).collect()));
    let filled = |i: usize| rows[1..].iter().any(|row| !row[i].is_empty());
    let kept: Vec<usize> = (0..columns.len()).filter(|i| filled(*i)).collect();
    let width_of = |i: usize| rows.iter().map(|row| row[i].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = kept.iter().map(|i| width_of(*i)).collect();

    let mut text = String::new();
    let (mut set, mut usual) = ("", "");
    for (n, row) in rows.iter().enumerate() {
        if let Some(card) = n.checked_sub(1).and_then(|n| cards.get(n))
            && card.set != set
        {
            set = &card.set;
            usual = usual_origin(cards, set);
            // What is not the published game says so.
            let label = card.more.get("label").and_then(|l| l.as_str()).map(|l| format!(" · {l}"));
            let title = game.named("set", set);
            let _ = writeln!(text, "\n{title}{} ({})", label.unwrap_or_default(), game.origin(usual));
        }
        let cells: Vec<String> = kept.iter().zip(&widths).map(|(i, width)| pad(&row[*i], *width)).collect();
        let _ = writeln!(text, "{}", cells.join("  ").trim_end());
        if let Some(card) = n.checked_sub(1).and_then(|n| cards.get(n)) {
            for line in wrap(&card.text, width().saturating_sub(4)) {
                let _ = writeln!(text, "    {line}");
            }
            if card.origin != usual {
                let _ = writeln!(text, "    ({})", game.origin(&card.origin));
            }
        }
    }
    if cards.iter().any(|card| card.name_is_ours) {
        let _ = writeln!(text, "\n{}", out.say("card-names-ours", &[]));
    }
    text
}

/// Where most cards of a set come from; the others say so one by one.
fn usual_origin<'c>(cards: &'c [CardInfo], set: &str) -> &'c str {
    let origins = || cards.iter().filter(|card| card.set == set).map(|card| card.origin.as_str());
    origins().max_by_key(|origin| origins().filter(|other| other == origin).count()).unwrap_or_default()
}

/// A column's heading; a game may call it otherwise.
fn heading(key: &str, game: &Game) -> String {
    game.said("column", key.trim_start_matches("card-")).unwrap_or_else(|| game.out.say(key, &[]))
}

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
        if out.json { out.json(&cards) } else { out.text(&table(&cards, out)) }
    }
}

/// A column: the key of its heading, and what a card has in it.
type Column = (&'static str, fn(&CardInfo) -> String);

fn readable(id: &str) -> String {
    id.replace('_', " ")
}

fn table(cards: &[CardInfo], out: Out) -> String {
    let columns: [Column; 7] = [
        ("card-name", |c| format!("{}{}", c.name, if c.name_is_ours { "*" } else { "" })),
        ("card-id", |c| c.id.clone()),
        ("card-faction", |c| readable(c.faction_name.as_ref().or(c.faction.as_ref()).map_or("", String::as_str))),
        ("card-kind", |c| readable(c.kind_name.as_ref().unwrap_or(&c.kind))),
        ("card-cost", |c| c.cost.map(|n| n.to_string()).unwrap_or_default()),
        ("card-defense", |c| c.defense.map(|n| n.to_string()).unwrap_or_default()),
        ("card-count", |c| c.count.to_string()),
    ];
    let mut rows: Vec<Vec<String>> = vec![columns.iter().map(|(key, _)| out.say(key, &[])).collect()];
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
            let _ = writeln!(text, "\n{set}{} ({})", label.unwrap_or_default(), origin(usual, out));
        }
        let cells: Vec<String> = kept.iter().zip(&widths).map(|(i, width)| pad(&row[*i], *width)).collect();
        let _ = writeln!(text, "{}", cells.join("  ").trim_end());
        if let Some(card) = n.checked_sub(1).and_then(|n| cards.get(n)) {
            for line in wrap(&card.text, width().saturating_sub(4)) {
                let _ = writeln!(text, "    {line}");
            }
            if card.origin != usual {
                let _ = writeln!(text, "    ({})", origin(&card.origin, out));
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

/// An origin in words: some are a word of the data files, some are sentences already.
fn origin(origin: &str, out: Out) -> String {
    match origin {
        "published" | "community" | "rulebook" | "inferred" => out.say(&format!("origin-{origin}"), &[]),
        sentence => sentence.to_owned(),
    }
}

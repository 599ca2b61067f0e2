//! `starboard games`: what there is to play.

use crate::failure::Failure;
use crate::options::{allowed, counts};
use crate::out::{Out, pad, width, wrap};
use starboard_core::about::{About, OptionInfo};
use starboard_shelf::GAMES;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    game: Option<String>,
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let games: Vec<About> = match &self.game {
            Some(name) => vec![starboard_shelf::find(name)?.about(out.lang)],
            None => GAMES.iter().map(|g| g.about(out.lang)).collect(),
        };
        if out.json {
            return out.json(&games);
        }
        let told: Vec<String> = games.iter().map(|g| tell(g, out)).collect();
        out.text(&told.join("\n"))
    }
}

fn tell(game: &About, out: Out) -> String {
    let mut text = String::new();
    let (shortest, longest) = game.minutes;
    let minutes = out.say("minutes", &[("from", shortest.into()), ("to", longest.into())]);
    let _ = writeln!(text, "{}  {} · {minutes}", game.name, game.title);
    paragraph(&mut text, 2, &game.summary);
    let _ = writeln!(text, "\n  {}", out.say("formats", &[]));
    let name_width = widest(game.formats.iter().map(|f| f.name));
    let players_width = widest(game.formats.iter().map(|f| counts(&f.players)));
    for format in &game.formats {
        let players = pad(&counts(&format.players), players_width);
        row(&mut text, &format!("    {}  {players}  ", pad(format.name, name_width)), &format.summary);
    }
    if !game.options.is_empty() {
        let _ = writeln!(text, "\n  {}", out.say("options", &[]));
    }
    let option_width = widest(game.options.iter().map(|o| o.name));
    for option in &game.options {
        row(&mut text, &format!("    {}  ", pad(option.name, option_width)), &explain(option, out));
    }
    text
}

fn explain(option: &OptionInfo, out: Out) -> String {
    let default = match &option.default {
        serde_json::Value::Null => out.say("default-open", &[]),
        serde_json::Value::String(s) => s.clone(),
        serde_json::Value::Array(items) => {
            items.iter().map(|i| i.as_str().map_or_else(|| i.to_string(), str::to_owned)).collect::<Vec<_>>().join(",")
        }
        other => other.to_string(),
    };
    let values =
        out.say("option-values", &[("allowed", (&allowed(&option.kind)).into()), ("default", (&default).into())]);
    format!("{} {values}", option.summary)
}

fn widest(texts: impl Iterator<Item = impl AsRef<str>>) -> usize {
    texts.map(|t| t.as_ref().chars().count()).max().unwrap_or(0)
}

fn paragraph(text: &mut String, indent: usize, words: &str) {
    row(text, &" ".repeat(indent), words);
}

/// `words` beside `head`, the following lines under the first.
fn row(text: &mut String, head: &str, words: &str) {
    let indent = head.chars().count();
    for (i, line) in wrap(words, width().saturating_sub(indent).max(30)).iter().enumerate() {
        let head = if i == 0 { head.to_owned() } else { " ".repeat(indent) };
        let _ = writeln!(text, "{head}{line}");
    }
}

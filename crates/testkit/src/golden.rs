//! Golden playthroughs: one short, readable game for every format and player count, reviewed by eye; and one in French for every format,
//! with what the buttons say.
//!
//! They live in the game's `golden/*.snap`. After a change that is meant, write them anew with
//! `INSTA_UPDATE=always cargo test -p <game> golden` and read the difference.

use serde_json::{Value as Json, json};
use starboard_core::face::{AnyGame, Rules, Table};
use starboard_core::{Fast, Lang, Seat, TableChance, ToMove, Viewer};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

/// How many decisions are shown; the rest of the game is played to its end and told in one line. In French a decision is shown if
/// something is said there for the first time.
const SHOWN: usize = 24;
/// How many legal actions are listed at a decision.
const LISTED: usize = 14;

/// Compares a playthrough of every format and player count with the ones in `dir`.
///
/// # Panics
/// If one differs, is missing, or belongs to nothing.
pub fn all(rules: &dyn Rules, dir: &str) {
    let told = tables(rules).into_iter().map(|(name, options)| (name, playthrough(rules, options, Lang::En)));
    compare(told.collect(), dir, |name| !name.starts_with("fr_"));
}

/// Compares a playthrough in French of every format, with the fewest players, with the ones in `dir`.
///
/// # Panics
/// If one differs, is missing, or belongs to nothing.
pub fn french(rules: &dyn Rules, dir: &str) {
    let told = families(rules)
        .into_iter()
        .map(|(name, options)| (format!("fr_{name}"), playthrough(rules, options, Lang::Fr)));
    compare(told.collect(), dir, |name| name.starts_with("fr_"));
}

fn compare(told: Vec<(String, String)>, dir: &str, belongs: impl Fn(&str) -> bool) {
    let dir = Path::new(dir);
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(dir);
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let expected: BTreeSet<String> = told.iter().map(|(name, _)| format!("{name}.snap")).collect();
    settings.bind(|| {
        for (name, text) in told {
            insta::assert_snapshot!(name, text);
        }
    });
    let there: BTreeSet<String> = found(dir).into_iter().filter(|name| belongs(name)).collect();
    assert_eq!(there, expected, "golden playthroughs that belong to nothing, or are missing");
}

/// The playthroughs a game must have, with the options they are played with.
pub fn tables(rules: &dyn Rules) -> Vec<(String, Json)> {
    let about = rules.about(Lang::En);
    let of = |format: &str, n: &u8| (format!("{format}_{n}"), json!({ "format": format, "players": n }));
    about.formats.iter().flat_map(|f| f.players.iter().map(move |n| of(f.name, n))).collect()
}

/// A table of every format, with the fewest players.
pub fn families(rules: &dyn Rules) -> Vec<(String, Json)> {
    let formats = rules.about(Lang::En).formats.into_iter();
    let fewest = formats.filter_map(|f| Some((f.name, *f.players.iter().min()?)));
    fewest.map(|(format, n)| (format.to_owned(), json!({ "format": format, "players": n }))).collect()
}

/// The snapshot files of a folder.
pub fn found(dir: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(dir).into_iter().flatten().filter_map(Result::ok);
    entries.map(|e| e.file_name().to_string_lossy().into_owned()).filter(|n| n.ends_with(".snap")).collect()
}

/// A random game as a spectator sees it, with what each seat asked may do.
///
/// # Panics
/// If the options are faulty.
pub fn playthrough(rules: &dyn Rules, options: Json, lang: Lang) -> String {
    let game = rules.game(options.clone()).unwrap_or_else(|faults| panic!("options {options}: {faults}"));
    tell(&*game, lang).unwrap_or_else(|why| panic!("options {options}: {why}"))
}

fn tell(game: &dyn AnyGame, lang: Lang) -> Result<String, String> {
    let seed = starboard_core::Seed::from_number(1);
    let mut fast = Fast::new(1);
    let mut text = String::new();
    let mut heard = BTreeSet::new();
    let (mut table, happened) = game.start(&mut TableChance::at(seed, 0));
    let _ = writeln!(text, "{} {}, {} seats\n", game.name(), game.edition(), game.seats());
    write_events(&mut text, &happened.seen_by(Viewer::Spectator, lang));
    let _ = writeln!(text, "\n{}", table.show(Viewer::Spectator, lang));
    let mut ply = 0;
    while table.to_move() != ToMove::Over {
        ply += 1;
        let (seat, action) = choose(&*table, &mut fast).ok_or("nobody may do anything")?;
        let prompt = table.prompt(lang).map(|p| p.words).unwrap_or_default();
        let mut decision = format!("{ply}. {prompt}\n");
        for asked in table.to_move().seats().iter() {
            let _ = writeln!(decision, "   seat {asked} may: {}", listed(&may(&*table, asked, lang)));
        }
        let _ = writeln!(decision, "   seat {seat} > {action}");
        let happened = table
            .act(seat, &action, &mut TableChance::at(seed, ply as u64))
            .map_err(|why| format!("`{action}` is listed and refused: {}", why.words(Lang::En)))?;
        let events = happened.seen_by(Viewer::Spectator, lang);
        write_events(&mut decision, &events);
        let shown = match lang {
            Lang::En => ply <= SHOWN,
            // What is said in another way than before.
            Lang::Fr => {
                let said = events.iter().map(|event| event.words.as_str()).chain([prompt.as_str()]);
                said.filter(|words| heard.insert(way(words))).count() > 0
            }
        };
        if shown {
            text += &decision;
        }
    }
    if lang == Lang::Fr {
        let _ = writeln!(text, "\n{}", table.show(Viewer::Spectator, lang));
    }
    let _ = writeln!(text, "\nafter {ply} decisions: {}", json!(table.outcome()));
    Ok(text)
}

/// How something is said, whoever does it with whatever.
fn way(words: &str) -> String {
    let named = |word: &&str| word.starts_with(char::is_uppercase) || word.contains(|c: char| c.is_ascii_digit());
    words.split_whitespace().filter(|word| !named(word)).collect::<Vec<_>>().join(" ")
}

/// What a seat may do: as it is typed, or as the buttons say it in French.
fn may(table: &dyn Table, seat: Seat, lang: Lang) -> Vec<String> {
    match lang {
        Lang::En => table.legal_texts(seat),
        Lang::Fr => table.legal(seat, lang).into_iter().map(|choice| choice.words).collect(),
    }
}

pub(crate) fn choose(table: &dyn Table, fast: &mut Fast) -> Option<(Seat, String)> {
    let asked: Vec<Seat> = table.to_move().seats().iter().collect();
    let first = fast.below(asked.len().max(1));
    asked.iter().cycle().skip(first).take(asked.len()).find_map(|seat| {
        let mut legal = table.legal_texts(*seat);
        match legal.len() {
            0 => None,
            n => Some((*seat, legal.swap_remove(fast.below(n)))),
        }
    })
}

fn listed(legal: &[String]) -> String {
    match legal.len() {
        0 => "nothing".to_owned(),
        n if n <= LISTED => legal.join(", "),
        n => format!("{}, … {} more", legal[..LISTED].join(", "), n - LISTED),
    }
}

fn write_events(text: &mut String, events: &[starboard_core::face::Told]) {
    for event in events {
        let _ = writeln!(text, "     - {}", event.words);
    }
}

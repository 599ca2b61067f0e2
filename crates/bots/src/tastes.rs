//! Personalities as data: what each likes, in numbers.

use serde::Deserialize;
use starboard_core::fault::read_toml;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// A personality: its code, and its dials in the game's order.
#[derive(Clone, Debug, PartialEq)]
pub struct Dialled {
    pub code: String,
    /// Something to measure others by, and no opponent to choose.
    pub anchor: bool,
    pub dials: Vec<f32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    taste: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    code: String,
    #[serde(default)]
    anchor: bool,
    /// Dials that are not named are those of this one.
    like: Option<String>,
    #[serde(default)]
    dials: BTreeMap<String, f32>,
}

/// The personalities of a file.
///
/// # Panics
/// If the file is not sound: the files are part of the program, and a test reads each.
pub fn read_tastes(text: &str, names: &[&str]) -> Vec<Dialled> {
    let file: File = read_toml("tastes", text).unwrap_or_else(|faults| panic!("{faults}"));
    let mut tastes: Vec<Dialled> = Vec::new();
    for entry in file.taste {
        let base = |code: &String| tastes.iter().find(|t| t.code == *code).map(|t| t.dials.clone());
        let mut dials = match &entry.like {
            Some(code) => base(code).unwrap_or_else(|| panic!("{}: there is no `{code}` before it", entry.code)),
            None => vec![0.0; names.len()],
        };
        for (name, value) in entry.dials {
            let at = names.iter().position(|n| *n == name);
            dials[at.unwrap_or_else(|| panic!("{}: there is no dial `{name}`", entry.code))] = value;
        }
        tastes.push(Dialled { code: entry.code, anchor: entry.anchor, dials });
    }
    assert!(!tastes.is_empty(), "a game has at least one personality");
    tastes
}

/// Dials as they stand in such a file.
pub fn write_taste(code: &str, names: &[&str], dials: &[f32]) -> String {
    let mut text = format!("[[taste]]\ncode = \"{code}\"\n[taste.dials]\n");
    for (name, value) in names.iter().zip(dials) {
        let _ = writeln!(text, "{name} = {value:.3}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tastes_inherit_and_read_back() {
        let names = ["trade", "combat"];
        let text = "[[taste]]\ncode = \"a\"\ndials = { trade = 2.0, combat = 1.0 }\n[[taste]]\ncode = \"b\"\nlike = \"a\"\ndials = { combat = 3.0 }";
        let tastes = read_tastes(text, &names);
        assert_eq!(tastes[1], Dialled { code: "b".to_owned(), anchor: false, dials: vec![2.0, 3.0] });
        assert_eq!(read_tastes(&write_taste("b", &names, &tastes[1].dials), &names)[0], tastes[1]);
    }
}

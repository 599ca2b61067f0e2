//! The French files themselves, message by message: what no random game may come across.

use std::path::{Path, PathBuf};

/// What is called by a name: it melts with the word before it.
const NAMES: [&str; 14] = [
    "card", "player", "owner", "name", "game", "bot", "planet", "who", "from", "to", "side", "seat", "copied",
    "attacker",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every message in French: its file and key, and its text.
fn messages() -> Vec<(String, String)> {
    let games = std::fs::read_dir(root().join("games")).expect("there are games").filter_map(Result::ok);
    let folders = std::iter::once(root()).chain(games.map(|game| game.path())).map(|at| at.join("words/fr"));
    let mut found: Vec<(String, String)> = Vec::new();
    for file in folders.flat_map(|folder| std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok)) {
        let text = std::fs::read_to_string(file.path()).expect("words are read");
        let path = file.path();
        let at = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            match line.split_once(" =") {
                Some((key, said)) if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                    found.push((format!("{at}: {key}"), said.to_owned()));
                }
                _ => {
                    if let Some((_, said)) = found.last_mut() {
                        *said += "\n";
                        *said += line;
                    }
                }
            }
        }
    }
    assert!(found.len() > 1500, "only {} messages?", found.len());
    found
}

/// The name of the variable at the start of a placeable's inside.
fn variable(text: &str) -> &str {
    let text = text.trim_start().trim_start_matches('$');
    text.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()
}

#[test]
fn names_take_their_articles_by_function() {
    let mut wrong = Vec::new();
    for (at, said) in messages() {
        for word in ["de", "le", "la", "à", "du", "au", "que"] {
            for (place, _) in said.match_indices(&format!("{word} {{ $")) {
                let alone = !said[..place].ends_with(|c: char| c.is_alphanumeric() || "’'-".contains(c));
                let name = variable(&said[place + word.len() + 2..]);
                let elided = said.contains(&format!("d'{{ ${name}")) || said.contains(&format!("d’{{ ${name}"));
                if alone && NAMES.contains(&name) && !elided {
                    wrong.push(format!("{at}: `{word} {{ ${name} }}`"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "DE, LE and AU put the right word before a name:\n{}", wrong.join("\n"));
}

/// French counts nothing as one, so that `[one] une carte` is also said of none: `[1]` is not.
#[test]
fn what_is_said_of_one_is_not_said_of_none() {
    let mut wrong = Vec::new();
    for (at, said) in messages() {
        for (place, _) in said.match_indices("[one]") {
            let before = &said[..place];
            let chosen = before.rfind("->").map(|arrow| &before[before[..arrow].rfind('{').unwrap_or(0) + 1..arrow]);
            let number = format!("${}", variable(chosen.unwrap_or_default()));
            let own = said[place..].split('\n').next().unwrap_or_default();
            let nothing = before.rfind("->").is_some_and(|arrow| before[arrow..].contains("[0]"));
            if !own.contains(&number) && !nothing {
                wrong.push(format!("{at}: `{}`", own.trim()));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "[one] tells no number and is also said of none; write [1] or add [0]:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn one_thing_has_one_name() {
    // Where, a word that was another name for something, and the name it has.
    let gone = [
        ("games/star-realms", "autorité", "Influence"),
        ("games/star-realms", "capacité", "action"),
        ("games/star-realms", "avant-poste", "Avant-Poste"),
        ("games/star-realms", "vaisseau", "Vaisseau"),
        ("games/star-realms", "la défausse", "la Défausse"),
        ("games/star-realms", "votre défausse", "votre Défausse"),
        ("games/star-realms", "Assaillant", "Soldat d’Élite"),
        ("games/star-realms", "partenaire", "coéquipier"),
        ("games/star-realms", "éliminé", "hors de combat"),
        ("games/rise-of-empire", "royaumes", "factions à rallier"),
        ("games/rise-of-empire", "rangée", "ligne"),
        ("games/rise-of-empire", "victoire politique", "Victoire Politique"),
        ("games/rise-of-empire", "carte changée", "carte améliorée"),
        ("games/rise-of-empire", "Le paquet", "lot de scénarios"),
        ("words/", " bots", "robots"),
        ("words/", "ordinateur", "robot"),
        ("words/", "indice", "conseil"),
        ("words/", "scripté", "programmé"),
        ("words/", "royaumes", "factions ralliées"),
    ];
    let mut wrong = Vec::new();
    for (at, said) in messages() {
        for (place, old, new) in gone {
            if at.starts_with(place) && said.contains(old) {
                wrong.push(format!("{at}: « {old} » is « {new} »"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

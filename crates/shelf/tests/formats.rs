//! docs/formats.md has every key of every position, and no other: what the program reads is asked of the program itself, by
//! giving it a key that nobody has.

use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, BTreeSet};

const NOBODYS: &str = "nobodys_key";

/// The keys of each table of the document, by its heading.
fn documented() -> BTreeMap<String, BTreeSet<String>> {
    let text = include_str!("../../../docs/formats.md");
    let mut tables: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut heading = None;
    for line in text.lines() {
        if line.starts_with('#') {
            heading = line.strip_prefix("### Keys: ").map(str::to_owned);
        }
        if let (Some(heading), Some(row)) = (&heading, line.strip_prefix("| `")) {
            let cell = format!("`{}", row.split('|').next().unwrap_or_default());
            let named: Vec<String> = cell.split('`').skip(1).step_by(2).map(str::to_owned).collect();
            let keys = tables.entry(heading.clone()).or_default();
            match named.split_first().filter(|_| cell.contains("`: ")) {
                Some((kind, rest)) => keys.extend(rest.iter().map(|key| format!("{kind}: {key}"))),
                None => keys.extend(named),
            }
        }
    }
    tables
}

/// The keys that the program would have read where it met one that nobody has.
fn expected(game: &str, position: &Json) -> BTreeSet<String> {
    let options = if game == "rise-of-empire" { json!({}) } else { json!({ "players": 2 }) };
    let game = starboard_shelf::find(game).and_then(|rules| rules.game(options)).expect("a table");
    let faults = game.place(position.clone()).err().expect("a key that nobody has is a fault");
    let told = faults.0.iter().find(|f| f.what.contains(NOBODYS)).unwrap_or_else(|| panic!("{position}: {faults}"));
    let names = told.what.split("expected ").nth(1).unwrap_or_default();
    names.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_key_of_a_position_is_documented() {
    let key = || json!({ NOBODYS: 1 });
    let places = [
        ("star-realms", "", key()),
        ("star-realms", "seat", json!({ "seat": [key()] })),
        ("star-realms", "pending", json!({ "pending": [key()] })),
        ("star-realms", "over", json!({ "over": key() })),
        ("rise-of-empire", "campaign", json!({ "campaign": key() })),
        ("rise-of-empire", "more_bonuses", json!({ "campaign": { "more_bonuses": [key()] } })),
        ("galactic-rebellion", "", key()),
        ("galactic-rebellion", "planets", json!({ "planets": { "trega": key() } })),
        ("galactic-rebellion", "players", json!({ "players": [key()] })),
        ("galactic-rebellion", "against_sentinels", json!({ "players": [{ "against_sentinels": key() }] })),
        ("galactic-rebellion", "sheet", json!({ "players": [{ "sheet": key() }] })),
        ("galactic-rebellion", "rebel_fleet", json!({ "rebel_fleet": key() })),
        ("galactic-rebellion", "initiative", json!({ "initiative": [key()] })),
        ("rise-to-power", "", key()),
        ("rise-to-power", "seats", json!({ "seats": [key()] })),
        ("rise-to-power", "trade", json!({ "trade": key() })),
        ("rise-to-power", "contest", json!({ "contest": key() })),
        ("rise-to-power", "last_round", json!({ "last_round": key() })),
    ];
    let mut tables = documented();
    for (game, place, position) in places {
        let heading = if place.is_empty() { format!("`{game}`") } else { format!("`{game}` `{place}`") };
        let told = tables.remove(&heading).unwrap_or_else(|| panic!("docs/formats.md has no `### Keys: {heading}`"));
        assert_eq!(told, expected(game, &position), "docs/formats.md, {heading}");
    }
    assert_eq!(expected("star-realms", &key()), expected("rise-of-empire", &key()), "the same keys, the document says");
    let asked = tables.remove("`galactic-rebellion` `asked`").expect("a table of pending decisions");
    assert_eq!(asked, decisions(), "docs/formats.md, asked");
    assert!(tables.is_empty(), "tables of nothing: {tables:?}");
}

/// `kind: key` of every pending decision of Galactic Rebellion.
fn decisions() -> BTreeSet<String> {
    let asked = |frame: Json| json!({ "asked": [frame] });
    let kinds = expected("galactic-rebellion", &asked(json!({ "ask": NOBODYS })));
    assert!(kinds.len() > 10, "{kinds:?}");
    let of = |kind: &String| {
        let keys = expected("galactic-rebellion", &asked(json!({ "ask": kind, NOBODYS: 1 })));
        keys.into_iter().map(|key| format!("{kind}: {key}")).collect::<Vec<_>>()
    };
    kinds.iter().flat_map(of).collect()
}

//! Data files of a designer's own: a game beside the one on the shelf.

use starboard_core::Lang;
use starboard_core::face::Rules;
use starboard_shelf::{OPPONENTS, find};
use std::collections::BTreeMap;
use std::path::Path;

/// The game with one of its files changed.
fn changed(game: &str, file: &str, from: &str, to: &str) -> Result<Box<dyn Rules>, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game).join("data").join(file);
    let text = std::fs::read_to_string(path).expect("a data file of the game");
    assert!(text.contains(from), "{file} has no {from}");
    let files = BTreeMap::from([(file.to_owned(), text.replacen(from, to, 1))]);
    find(game).expect("on the shelf").with_files(None, &files).map_err(|faults| faults.to_string())
}

fn cards(rules: &dyn Rules) -> Vec<String> {
    let cards = rules.cards(Lang::En, None).expect("its cards");
    cards.iter().map(|card| serde_json::to_string(card).expect("JSON")).collect()
}

#[test]
fn a_changed_file_changes_its_own_game_alone() {
    for (game, file, from, to) in [
        ("star-realms", "core.toml", "cost = 1\n", "cost = 2\n"),
        ("galactic-rebellion", "missions.toml", "vp = ", "vp = 1"),
        ("rise-to-power", "community.toml", "cost = 11", "cost = 12"),
    ] {
        let (own, before) = (find(game).expect("on the shelf"), cards(find(game).expect("on the shelf")));
        let other = changed(game, file, from, to).unwrap_or_else(|faults| panic!("{game}: {faults}"));
        let differing = cards(&*other).iter().zip(&before).filter(|(now, before)| now != before).count();
        assert_eq!((cards(&*other).len(), differing), (before.len(), 1), "{game}: one card is another");
        assert_eq!(cards(own), before, "{game}: the one on the shelf is as it was");
        let table = other.game(serde_json::json!({})).expect("a table").start(&mut starboard_core::Fast::new(1)).0;
        let seat = table.to_move().seats().iter().next().expect("somebody is asked");
        let mut bot = OPPONENTS.opponent(game, "script", 1).expect("an opponent");
        assert!(bot.choose(&*table, seat).is_ok(), "{game}: opponents play it");
    }
}

#[test]
fn what_cannot_be_changed_is_said() {
    let refused = |game: &str, file: &str, from: &str, to: &str| changed(game, file, from, to).err().expect("a fault");
    let gone = refused("rise-to-power", "community.toml", "id = \"seaport-1\"", "id = \"seaport-9\"");
    assert!(gone.contains("community.toml: its contracts must be, in this order: "), "{gone}");
    let gone = refused("galactic-rebellion", "missions.toml", "id = \"", "id = \"other_");
    assert!(gone.contains("missions.toml: its cards must be, in this order: "), "{gone}");
    let broken = refused("star-realms", "core.toml", "cost = 1\n", "cost = \"one\"\n");
    assert!(broken.contains("core.toml") && broken.contains("cost"), "{broken}");
    let fixed = refused("rise-of-empire", "community-2/cards.toml", "cost = 1\n", "cost = 2\n");
    assert!(fixed.contains("the data files of `rise-of-empire` cannot be changed"), "{fixed}");
    let files = BTreeMap::from([("moon.toml".to_owned(), String::new())]);
    for game in ["star-realms", "galactic-rebellion", "rise-to-power"] {
        let faults = find(game).expect("on the shelf").with_files(None, &files).err().expect("a fault").to_string();
        assert!(faults.contains("moon.toml: there is no such data file; there are "), "{faults}");
    }
}

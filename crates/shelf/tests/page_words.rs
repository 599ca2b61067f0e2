//! What the games say in single words (why a game ended, a card's faction, a phase) the pages say in sentences: every such word has one,
//! in every language.

use serde_json::Value as Json;
use starboard_core::face::{Rules, Table};
use starboard_core::{Fast, Lang, Viewer};
use starboard_shelf::{GAMES, pages};
use std::collections::BTreeSet;

/// Keys of a view whose texts are words, and what the page puts before them.
const VALUES: [(&str, &str); 7] = [
    ("phase", "phase"),
    ("role", "role"),
    ("good", "good"),
    ("goods_shown", "good"),
    ("worker", "worker"),
    ("planet", "planet"),
    ("good_shown", "good"),
];
/// Keys of a view whose own keys are words.
const NAMES: [(&str, &str); 4] =
    [("hand", "worker"), ("reserve", "worker"), ("goods", "good"), ("specialists", "spot")];

/// A sentence of the data as part of a key, as the pages write it.
fn slug(text: &str) -> String {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}

fn texts(value: &Json, prefix: &str, said: &mut BTreeSet<String>) {
    match value {
        Json::String(word) => {
            said.insert(format!("{prefix}-{word}"));
        }
        Json::Array(list) => list.iter().for_each(|one| texts(one, prefix, said)),
        _ => {}
    }
}

fn words_of(view: &Json, said: &mut BTreeSet<String>) {
    match view {
        Json::Object(map) => {
            for (key, value) in map {
                VALUES.iter().filter(|(name, _)| name == key).for_each(|(_, prefix)| texts(value, prefix, said));
                for (_, prefix) in NAMES.iter().filter(|(name, _)| name == key) {
                    let names = value.as_object().into_iter().flat_map(|o| o.keys());
                    said.extend(names.map(|name| format!("{prefix}-{name}")));
                }
                if key == "planets" {
                    let ids = value.as_array().into_iter().flatten().filter_map(|p| p["id"].as_str());
                    said.extend(ids.map(|id| format!("planet-{id}")));
                }
                words_of(value, said);
            }
        }
        Json::Array(list) => list.iter().for_each(|one| words_of(one, said)),
        _ => {}
    }
}

/// A random game of a format, with the words of its views on the way.
fn play(mut table: Box<dyn Table>, said: &mut BTreeSet<String>) {
    let mut chance = Fast::new(7);
    for step in 0..1500 {
        if step % 5 == 0 {
            words_of(&table.view(Viewer::All), said);
        }
        let Some(seat) = table.to_move().seats().iter().next() else { break };
        let legal = table.legal_texts(seat);
        let action = legal[chance.below(legal.len())].clone();
        table.act(seat, &action, &mut chance).expect("what is legal is done");
    }
    words_of(&table.view(Viewer::All), said);
}

fn said_by(game: &dyn Rules) -> BTreeSet<String> {
    let about = game.about(Lang::En);
    let mut said: BTreeSet<String> = about.ends.iter().map(|why| format!("why-{why}")).collect();
    // What a game says alike in every language is no word yet: the pages have to say it.
    let cards = |lang| game.cards(lang, None).expect("every game lists its cards").into_iter();
    for (en, fr) in cards(Lang::En).zip(cards(Lang::Fr)) {
        let of_group = [("set", Some(en.set), Some(fr.set)), ("faction", en.faction, fr.faction)];
        let of_card =
            [("kind", Some(en.kind), Some(fr.kind)), ("origin", Some(slug(&en.origin)), Some(slug(&fr.origin)))];
        let alike = of_group.into_iter().chain(of_card).filter(|(_, en, fr)| en == fr);
        said.extend(alike.filter_map(|(prefix, word, _)| Some(format!("{prefix}-{}", word?))));
    }
    for format in &about.formats {
        let players = *format.players.last().expect("every format has players");
        let mut options = serde_json::json!({ "format": format.name, "players": players });
        let made = game.game(options.clone()).or_else(|_| {
            options.as_object_mut().map(serde_json::Map::clear);
            game.game(options)
        });
        let (table, _) = made.expect("every format is played").start(&mut Fast::new(3));
        play(table, &mut said);
    }
    said
}

#[test]
fn the_pages_have_words_for_everything_a_game_says() {
    for game in GAMES {
        let (said, pages) = (said_by(*game), pages(game.name()).expect("the pages of a game on the shelf"));
        for lang in Lang::ALL {
            let missing: Vec<&String> = said.iter().filter(|key| !pages.has(lang, key)).collect();
            assert!(missing.is_empty(), "{} in {lang}: its words lack {missing:?}", game.name());
        }
    }
}

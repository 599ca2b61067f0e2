//! Packs of one's own: what the page about them promises, and variants of every game.

use serde::de::DeserializeOwned;
use serde_json::json;
use starboard_core::face::PositionFile;
use starboard_core::fault::read_toml;
use starboard_core::{Fast, Lang, PackFiles, Record, ToMove, Viewer};
use starboard_rise_of_empire::pack::{
    Band, Bonus, ChoiceOption, Condition, Envelope, FinalPoints, Finale, OnAcquire, Row, Rule, Scenario,
    ScenarioChoice, Score, Sheet, Sticker, Tie, Who, Written,
};
use starboard_shelf::packs::{Header, VARIANT, read};
use starboard_shelf::{find, place, take_in};
use starboard_star_realms::card::{Ally, Card, Deck, check_card};
use starboard_star_realms::effect::{
    AcquireFree, Arrives, DestroyBase, Discount, Effect, ForEach, If, Moving, Pay, Redirect, ScrapRow, ShipPlayed,
    Standing,
};
use std::collections::BTreeMap;
use std::path::Path;

const PAGE: &str = include_str!("../../../docs/packs.md");

/// The blocks of the page of one kind.
fn blocks(kind: &str) -> Vec<&'static str> {
    let begin = format!("```toml {kind}\n");
    let found: Vec<&str> = PAGE.split(&begin).skip(1).map(|rest| rest.split("```").next().unwrap_or("")).collect();
    assert!(!found.is_empty(), "the page has no example of {kind}");
    found
}

fn parse<T: DeserializeOwned>(text: &str) -> T {
    read_toml("docs/packs.md", text).unwrap_or_else(|faults| panic!("{faults}\n{text}"))
}

#[derive(serde::Deserialize)]
struct One<T> {
    it: T,
}

/// Each line of a block is one example.
fn lines<T: DeserializeOwned>(kind: &str) -> Vec<T> {
    let all = blocks(kind).into_iter().flat_map(str::lines).filter(|line| !line.trim().is_empty());
    all.map(|line| parse::<One<T>>(&format!("it = {line}")).it).collect()
}

/// What the reader expects where it finds something else: the words of the language, from the program itself.
fn expected<T: DeserializeOwned>(text: &str) -> Vec<String> {
    let told = read_toml::<One<T>>("x", text).err().expect("nobody knows it").to_string();
    let list = told.split("expected").nth(1).unwrap_or_else(|| panic!("{told}"));
    list.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn words_of<T: DeserializeOwned>() -> Vec<String> {
    expected::<T>("it = \"nobody-knows\"")
}

fn keys_of<T: DeserializeOwned>() -> Vec<String> {
    expected::<T>("it = { nobody-knows = 1 }")
}

#[test]
fn every_example_of_the_page_is_read() {
    let sound = |effects: &[Effect]| {
        effects.iter().for_each(|effect| effect.faults(&mut |what| panic!("{what}: {effect:?}")));
    };
    sound(&lines::<Effect>("effects"));
    assert!(!lines::<Rule>("rules").is_empty() && !lines::<Condition>("conditions").is_empty());
    assert!(!lines::<Standing>("standing").is_empty());
    for card in blocks("card").iter().map(|text| parse::<Card>(text)) {
        check_card(&card, &mut |what| panic!("{}: {what}", card.id));
    }
    blocks("band").iter().for_each(|text| sound(&parse::<Band>(text).effects));
    blocks("deck").iter().for_each(|text| assert!(!parse::<Deck>(text).cards.is_empty()));
    blocks("envelope").iter().for_each(|text| assert!(!parse::<Envelope>(text).cards.is_empty()));
    blocks("sheet").iter().for_each(|text| assert_eq!(parse::<Sheet>(text).rows.len(), 5));
    blocks("scenario").iter().for_each(|text| assert_eq!(parse::<Scenario>(text).options(), 2));
    blocks("variant").iter().for_each(|text| assert_eq!(parse::<Header>(text).game, "star-realms"));
    for text in blocks("pack") {
        let rest = "card = []\nsheet = []\nscenario = []\n";
        let head: Written = parse(&text.replacen("[final]", &format!("{rest}[final]"), 1));
        assert_eq!((head.finale.points.len(), head.ties().len()), (6, 7));
    }
}

#[test]
fn every_word_of_the_language_is_on_the_page() {
    let words = [words_of::<Effect>(), words_of::<Rule>(), words_of::<Condition>(), words_of::<Standing>()];
    let small = [words_of::<FinalPoints>(), words_of::<Tie>(), words_of::<Who>()];
    for word in words.into_iter().chain(small).flatten() {
        let written = [format!("{{ {word} = "), format!("\"{word}\""), format!(" {word},"), format!(", {word}\n")];
        assert!(written.iter().any(|w| PAGE.contains(w)), "`{word}` is not on the page");
    }
    let keys = [
        keys_of::<Moving>(),
        keys_of::<ScrapRow>(),
        keys_of::<DestroyBase>(),
        keys_of::<If>(),
        keys_of::<ForEach>(),
        keys_of::<Redirect>(),
        keys_of::<AcquireFree>(),
        keys_of::<Discount>(),
        keys_of::<Pay>(),
        keys_of::<ShipPlayed>(),
        keys_of::<Arrives>(),
        keys_of::<Card>(),
        keys_of::<Ally>(),
        keys_of::<Deck>(),
        keys_of::<Band>(),
        keys_of::<Envelope>(),
        keys_of::<Sheet>(),
        keys_of::<Row>(),
        keys_of::<Sticker>(),
        keys_of::<Scenario>(),
        keys_of::<ScenarioChoice>(),
        keys_of::<ChoiceOption>(),
        keys_of::<Bonus>(),
        keys_of::<Score>(),
        keys_of::<OnAcquire>(),
        keys_of::<Finale>(),
        keys_of::<Written>(),
        keys_of::<Header>(),
    ];
    for key in keys.into_iter().flatten() {
        let written = [format!("{key} = "), format!("`{key}`"), format!("[{key}]"), format!("`{key} = ")];
        assert!(written.iter().any(|w| PAGE.contains(w)), "the key `{key}` is not on the page");
    }
}

/// A variant of a game: one of its files, changed.
fn variant(game: &str, id: &str, file: &str, from: &str, to: &str) -> PackFiles {
    let own = find(game).expect("on the shelf").files();
    assert!(own[file].contains(from), "{file} has no {from}");
    let head = format!("variant = \"{id}\"\ngame = \"{game}\"\nname = \"Mine\"\nlabel = \"by Ada\"\n");
    let files = BTreeMap::from([(VARIANT.to_owned(), head), (file.to_owned(), own[file].replacen(from, to, 1))]);
    PackFiles { game: game.to_owned(), files }
}

#[test]
fn a_variant_of_every_game_is_played_kept_and_read_again() {
    for (game, file, from, to) in [
        ("star-realms", "core.toml", "cost = 1\n", "cost = 2\n"),
        ("galactic-rebellion", "missions.toml", "vp = ", "vp = 1"),
        ("rise-to-power", "community.toml", "cost = 11", "cost = 12"),
    ] {
        let rules = find(game).expect("on the shelf");
        let id = format!("played-{game}");
        let pack = variant(game, &id, file, from, to);
        let info = take_in(&pack, true).unwrap_or_else(|faults| panic!("{game}: {faults}"));
        assert_eq!(take_in(&pack, true).as_ref(), Ok(&info), "again is no fault");
        let about = rules.about(Lang::Fr);
        let option = about.options.iter().find(|o| o.name == "data").expect("it is offered");
        assert!(format!("{:?}", option.kind).contains("by Ada"), "with where it comes from");
        let options =
            if game == "star-realms" { json!({ "data": id, "sets": ["core"] }) } else { json!({ "data": id }) };
        let table = rules.game(options).expect("a table");
        assert_eq!(table.options()["data"], json!(info.key), "settled options say which");
        let own = table.own_cards(Lang::En);
        assert_eq!((own.len(), &own[0].more["label"]), (1, &json!("by Ada")), "{game}: the changed card is told");

        // A record and a position of it say so, and are read with it.
        let (mut sitting, happened) = table.start(&mut Fast::new(1));
        let mut record = Record::new(&*table);
        record.deals = happened.deals;
        let ToMove::Seat(seat) = sitting.to_move() else { panic!("somebody is asked") };
        let action = sitting.legal_texts(seat)[0].clone();
        let deals = sitting.act(seat, &action, &mut Fast::new(2)).expect("legal").deals;
        record.plies.push(starboard_core::record::Ply { seat, action, deals, entry: None, at: None });
        assert_eq!(record.options["data"], json!(info.key));
        let again = record.check(rules).expect("it replays");
        assert_eq!(again.view(Viewer::All), sitting.view(Viewer::All));
        let file = PositionFile::of(&*sitting);
        assert_eq!(place(&file).expect("it is placed").game().options(), file.options);

        let set = format!("{id}/{}", own[0].set);
        let cards = rules.cards(Lang::En, Some(&set)).expect("its cards");
        assert!(about.sets.contains(&set) && cards.iter().all(|c| c.more["label"] == "by Ada"));
        assert!(
            rules.cards(Lang::En, None).expect("ours").iter().all(|c| c.more.get("label") != Some(&json!("by Ada")))
        );
    }
}

#[test]
fn a_change_of_words_is_the_same_variant_a_change_of_cards_another() {
    let rules = find("star-realms").expect("on the shelf");
    let first = variant("star-realms", "worded", "core.toml", "cost = 1\n", "cost = 2\n");
    let key = take_in(&first, true).expect("sound").key;
    let mut words = first.clone();
    words.files.insert(VARIANT.to_owned(), first.files[VARIANT].replace("Mine", "Mine, better told"));
    assert_eq!(take_in(&words, true).expect("the same").key, key);
    assert!(rules.packs(Lang::En).iter().any(|p| p.id == "worded" && p.name == "Mine, better told"));
    let other = variant("star-realms", "worded", "core.toml", "cost = 1\n", "cost = 3\n");
    let taken = take_in(&other, true).expect_err("its name is taken").to_string();
    assert!(taken.contains("there is another variant called `worded`"), "{taken}");
    // What was begun with another one is played with it where it is known, and refused with the reason where it is not.
    let wanted = json!({ "sets": ["core"], "data": format!("worded@{}", &other.hash().expect("sound")[..12]) });
    let refused = rules.game(wanted.clone()).err().expect("not met").to_string();
    assert!(refused.contains("is here as version 1") && refused.contains("plays otherwise"), "{refused}");
    take_in(&other, false).expect("met");
    assert_eq!(rules.game(wanted.clone()).expect("a table").options()["data"], wanted["data"]);
    let unknown = rules.game(json!({ "data": "nobody" })).err().expect("unknown").to_string();
    assert!(unknown.contains("there is no variant `nobody` of `star-realms` here"), "{unknown}");
    assert!(rules.game(json!({ "data": 3 })).is_err());
}

#[test]
fn a_folder_of_packs_is_read_and_everything_wrong_in_it_is_told() {
    let dir = tempfile::tempdir().expect("a folder");
    let put = |name: &str, text: &str| {
        let path = dir.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(path, text).expect("written");
    };
    let pack = variant("rise-to-power", "from-a-folder", "community.toml", "cost = 11", "cost = 13");
    for (name, text) in &pack.files {
        put(&format!("mine/{name}"), text);
    }
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/rise-of-empire/data/community-1");
    for file in ["pack", "cards", "sheets", "scenarios", "post-campaign"] {
        let text = std::fs::read_to_string(data.join(format!("{file}.toml"))).expect("a file of ours");
        put(&format!("box/{file}.toml"), &text.replacen("\"rise-of-empire-community\"", "\"box-in-a-folder\"", 1));
    }
    put("notes.txt", "not a pack");
    let found = read(dir.path()).expect("two packs");
    let ids: Vec<String> = found.iter().map(|f| take_in(&f.files, true).expect("sound").id).collect();
    assert_eq!(ids, ["box-in-a-folder", "from-a-folder"]);
    let deck = json!({ "sets": ["rise-of-empire"], "pack": "box-in-a-folder", "post_campaign": true });
    let table = find("star-realms").expect("on the shelf").game(deck).expect("its deck is a set");
    assert!(table.options()["pack"].as_str().is_some_and(|p| p.starts_with("box-in-a-folder@")));
    let cards = find("rise-of-empire").expect("on the shelf").cards(Lang::En, Some("box-in-a-folder/post-campaign"));
    assert!(!cards.expect("a set of it").is_empty());

    put("broken/variant.toml", "variant = \"Mine!\"\ngame = \"star-realms\"\nname = \"x\"\nlabel = \"x\"\n");
    put("bad.toml", "pack = ");
    let found = read(dir.path());
    let told = found.err().expect("a fault").to_string();
    assert!(told.contains("broken") && told.contains("made of a-z"), "{told}");
    let bad = read(&dir.path().join("bad.toml")).expect("a file");
    assert!(take_in(&bad[0].files, true).is_err());
    assert!(read(&dir.path().join("nowhere")).is_err());
    let empty = tempfile::tempdir().expect("a folder");
    assert!(read(empty.path()).err().expect("nothing").to_string().contains("there is no pack here"));
}

/// One language suffices for others; what comes with the program says everything in both.
#[test]
fn our_own_cards_speak_both_languages() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for folder in ["star-realms/data", "rise-of-empire/data/community-1", "rise-of-empire/data/community-2"] {
        for file in std::fs::read_dir(games.join(folder)).expect("data").flatten() {
            let text = std::fs::read_to_string(file.path()).expect("it reads");
            for line in text.lines() {
                let words = ["name = \"", "title = \"", "story = \"", "label = \""].iter().any(|w| line.starts_with(w));
                let half = line.matches("en = \"").count() != line.matches("fr = \"").count();
                assert!(!words && !half, "{}: {line}", file.path().display());
            }
        }
    }
}

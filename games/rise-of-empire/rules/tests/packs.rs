//! Packs of an owner: what the format can hold, what is refused, and what stays the same when a pack changes.

use serde_json::{Value as Json, json};
use starboard_core::face::{AnyGame, Rules as _};
use starboard_core::record::Ply;
use starboard_core::{Fast, Game as _, Lang, Record, Seat, TableChance, Viewer};
use starboard_rise_of_empire::packs::COMMUNITY;
use starboard_rise_of_empire::{Campaign, Kingdom, Legacy, Pack, Packs, RiseOfEmpireRules, RiseOfEmpireSet, Side};
use starboard_star_realms::{Library, StarRealmsRules};
use starboard_testkit::conformance::{Thoroughness, check_with};

/// The first community pack under a name of one's own, changed.
fn own(name: &str, changes: &[(&str, &str)]) -> String {
    let mut text = COMMUNITY[0].replacen("\"rise-of-empire-community\"", &format!("\"{name}\""), 1);
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    text
}

/// Everything that a box has and the community pack has not.
fn boxed() -> String {
    let head = r#"realm_points = 0

[final]
points = [{ win = 1 }, { last_game = 2 }, { most_upgrades = 3 }]
ties = ["games", "trade_federation"]

[[deck]]
id = "star_empire"
cards = { scout = 7, viper = 2, smuggler = 1, veteran = 1 }

[[starter]]
id = "smuggler"
name = "Smuggler"
faction = "star_empire"
kind = "ship"
cost = 0
origin = "my box"
primary = [{ trade = 2 }]
ally = [{ faction = "star_empire", effects = [{ draw = 1 }] }, { faction = "scavengers", effects = [{ combat = 1 }] }]

[[starter]]
id = "veteran"
name = { fr = "Vétéran" }
faction = "star_empire"
kind = "ship"
cost = 0
origin = "my box"
primary = [{ combat = 2 }]

[[envelope]]
scenario = 2
[[envelope.card]]
id = "privateer"
name = "Privateer"
faction = "scavengers"
kind = "ship"
cost = 4
count = 2
origin = "envelope 2"
primary = [{ combat = 4 }]
acquired = [{ combat = 3 }]

[[envelope]]
scenario = 3
stay = false
[[envelope.card]]
id = "pretender"
name = "Pretender"
faction = "kingdom"
kind = "base"
defense = 3
cost = 3
count = 1
origin = "envelope 3"
primary = [{ trade = 1 }]
"#;
    own(
        "my-box",
        &[
            ("realm_points = 2\n", head),
            ("en = \"community scenario pack, not the published box\", fr", "fr"),
            (
                "primary = [{ trade = 1 }, { may = [{ draw = 1 }, { discard = { exactly = 1 } }] }]\nally = [{ faction = \"consortium\", effects = [{ trade = 1 }] }]",
                "primary = [{ trade = 1 }]\nally = [{ faction = \"consortium\", effects = [{ trade = 1 }] }, { faction = \"star_empire\", effects = [{ combat = 1 }] }]",
            ),
            (
                "star_empire_first = [{ replace = { from = \"scout\", to = \"viper\", n = 1 } }]",
                "both = [{ only = { who = \"trade_federation\", rules = [{ authority = { set = 30 } }, { turn_start = { effects = [{ trade = 1 }] } }, { once_per_turn = { trade = 1, effects = [{ combat = 2 }] } }] } }, { only = { who = \"first\", rules = [{ authority = { add = 3 } }] } }]",
            ),
            (
                "bonus = { name = { en = \"Oath of Fealty\", fr = \"Serment d'allégeance\" }, points = 1, when = { upgrades = { n = 2, faction = \"kingdom\" } } }",
                "bonus = [{ name = \"Oath\", points = 1, when = { upgrades = { n = 2, faction = \"kingdom\" } } }, { name = \"Siege\", points = 2, when = { destroys = 1 } }]",
            ),
            (
                "[[post_campaign]]\nid = \"imperial_dispatch\"",
                "[[post_campaign]]\nacquired = [{ draw = 1 }]\nid = \"imperial_dispatch\"",
            ),
        ],
    )
}

fn rules() -> RiseOfEmpireRules {
    let packs = Packs::default();
    packs.add(Pack::read("box.toml", &boxed()).unwrap_or_else(|faults| panic!("{faults}"))).expect("its name is free");
    RiseOfEmpireRules { packs }
}

fn view(game: &dyn AnyGame) -> Json {
    game.start(&mut Fast::new(1)).0.view(Viewer::All)
}

#[test]
fn starters_have_the_abilities_of_the_box_and_decks_are_its_own() {
    let game = rules().game(json!({ "pack": "my-box" })).expect("a table");
    let position = game.start(&mut Fast::new(1)).0.position();
    let deck: Vec<String> = ["hand", "deck"]
        .iter()
        .flat_map(|zone| position["seat"][0][zone].as_array().cloned().unwrap_or_default())
        .filter_map(|c| c.as_str().map(str::to_owned))
        .collect();
    assert!(
        deck.iter().any(|c| c.contains("veteran")) && !deck.iter().any(|c| c.contains("imperial_fighter")),
        "{deck:?}"
    );
    let own = game.own_cards(Lang::En);
    let smuggler = own.iter().find(|c| c.id == "smuggler").expect("it is not the one on the shelf");
    assert_eq!(smuggler.more["primary"], json!([{ "trade": 2 }]));
    assert_eq!(smuggler.more["ally"].as_array().map(Vec::len), Some(2));
    assert_eq!(own.iter().find(|c| c.id == "veteran").expect("a new one").name, "Vétéran", "one language suffices");
    assert_eq!(smuggler.more["label"], "scénarios de la communauté, pas la boîte publiée", "for everybody");
}

#[test]
fn rules_may_be_for_one_side() {
    for (first, authority) in [(1, [53, 30]), (2, [50, 33])] {
        let game = rules().game(json!({ "pack": "my-box", "scenario": 2, "first": first })).expect("a table");
        let seen = view(&*game);
        let now = [0, 1].map(|seat| seen["seats"][seat]["authority"].as_i64().expect("a number"));
        let more = if first == 2 { 5 } else { 0 };
        assert_eq!(now, authority.map(|n| n + more), "the card's own side is up");
        assert_eq!(seen["seats"][1]["trade"], if first == 2 { 1 } else { 0 }, "only its own turns begin so");
        let told = &seen["campaign"]["rules"];
        assert!(told["en"].to_string().contains("Trade Federation only: starts with 30 authority."), "{told}");
        assert!(told["fr"].to_string().contains("Fédération du Commerce seulement"), "{told}");
    }
    // What is offered once a turn is offered to its side.
    let game = rules().game(json!({ "pack": "my-box", "scenario": 2 })).expect("a table");
    for (turn, offered) in [(1, false), (2, true)] {
        let at = json!({ "turn": turn, "acting": [turn], "seat": [{ "trade": 3 }, { "trade": 3 }] });
        let table = game.place(at).expect("a position");
        let legal = table.legal_texts(Seat(turn as u8 - 1));
        assert_eq!(legal.iter().any(|a| a == "scenario"), offered, "{legal:?}");
    }
}

#[test]
fn cards_come_out_of_envelopes() {
    let has = |scenario: u8, id: &str| {
        let game = rules().game(json!({ "pack": "my-box", "scenario": scenario })).expect("a table");
        let position = game.start(&mut Fast::new(1)).0.position();
        format!("{}{}", position["trade_deck"], position["row"]).contains(id)
    };
    assert_eq!([1, 2, 3].map(|n| has(n, "privateer")), [false, true, true], "from its envelope on");
    assert_eq!([2, 3, 4].map(|n| has(n, "pretender")), [false, true, false], "in its own game");
    let told = view(&*rules().game(json!({ "pack": "my-box", "scenario": 2 })).expect("a table"));
    assert!(told["campaign"]["rules"]["en"].to_string().contains("into the trade deck for good: 2 × Privateer"));
    // They are upgraded like the others, and are in the deck that stays.
    let upgraded = json!({ "pack": "my-box", "scenario": 3, "upgrades": ["privateer+se1"] });
    assert!(rules().game(upgraded).is_ok());
    assert!(rules().game(json!({ "pack": "my-box", "scenario": 1, "upgrades": ["privateer+se1"] })).is_err());
    let library = Library::default().with(RiseOfEmpireSet::new(rules().packs));
    let star_realms = StarRealmsRules { library };
    for (more, n) in [(json!({}), 60), (json!({ "opened": 3 }), 62), (json!({ "post_campaign": true }), 86)] {
        let mut options = json!({ "sets": ["rise-of-empire"], "pack": "my-box", "faction_decks": "empire_first" });
        options.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        let seen = view(&*star_realms.game(options).expect("a set like the others"));
        let row = seen["row"].as_array().map_or(0, Vec::len) as u64;
        assert_eq!(seen["trade_deck"].as_u64().expect("a number") + row, n);
    }
}

#[test]
fn a_scenario_has_several_bonus_cards() {
    let game = rules().game(json!({ "pack": "my-box", "scenario": 3 })).expect("a table");
    let at = json!({ "seat": [{ "combat": 9 }, { "bases": [{ "card": "toll_beacon" }] }] });
    let mut table = game
        .place(at.clone())
        .or_else(|_| game.place(json!({ "seat": [{ "combat": 9 }, { "bases": ["toll_beacon"] }] })))
        .expect("a position");
    table.act(Seat(0), "attack 2 toll_beacon", &mut Fast::new(1)).expect("it falls");
    let seen = table.view(Viewer::All);
    assert_eq!(seen["campaign"]["bonus"]["earned"], Json::Null);
    assert_eq!(
        (&seen["campaign"]["more_bonuses"][0]["name"]["en"], &seen["campaign"]["more_bonuses"][0]["earned"]),
        (&json!("Siege"), &json!(1))
    );
    let again = game.place(table.position()).expect("what is written is read");
    assert_eq!(again.view(Viewer::All), seen);
}

#[test]
fn conformance_of_a_box() {
    let packs = rules().packs;
    let how = Thoroughness { in_full: 30, then_every: 97, ..Thoroughness::default() };
    for scenario in [1, 2, 3] {
        let options = serde_json::from_value(json!({ "pack": "my-box", "scenario": scenario })).expect("options");
        check_with(&Legacy::new(&packs, options).expect("a table"), u64::from(scenario as u8), how);
    }
}

fn begun(rules: &RiseOfEmpireRules) -> Campaign {
    let pack = rules.packs.find(Some("my-box")).expect("it is there");
    let names = ["Ada".to_owned(), "Bo".to_owned()];
    Campaign::new(&rules.packs, &pack, Kingdom::Combat, names, Side::ALL, &mut Fast::new(1))
}

/// The next game, given up by a side at once.
fn conceded(campaign: &mut Campaign, by: Side) {
    let options = campaign.next().expect("a game is left").options;
    let table = campaign.begin((options > 0).then_some(1)).expect("it begins");
    let game = campaign.rules().game_of(Some(&campaign.edition), table).expect("a table");
    let chance = starboard_core::Seed::from_number(7);
    let (mut table, happened) = game.start(&mut TableChance::at(chance, 0));
    let mut record = Record::new(&*game);
    record.deals = happened.deals;
    let seat = campaign.seat(by);
    let deals = table.act(seat, "concede", &mut TableChance::at(chance, 1)).expect("at any time").deals;
    record.plies.push(Ply { seat, action: "concede".to_owned(), deals, entry: None, at: None });
    record.result = table.outcome();
    campaign.finish(record).expect("it counts");
}

#[test]
fn the_box_says_how_the_campaign_is_scored() {
    let mut campaign = begun(&rules());
    for game in 0..12 {
        conceded(&mut campaign, if game % 2 == 0 { Side::TradeFederation } else { Side::StarEmpire });
    }
    let score = campaign.score().expect("a score");
    // Six games each: a point for each game, two for the last one, which the Trade Federation won.
    assert_eq!((score.star_empire.finale, score.trade_federation.finale), (6, 8));
    assert_eq!((score.star_empire.realms, score.winner), (0, Some(Side::TradeFederation)));
    let deck = serde_json::to_value(campaign.deck_options(false).expect("a deck")).expect("JSON");
    assert_eq!(deck["opened"], 12);
}

#[test]
fn a_campaign_carries_its_pack() {
    let rules = rules();
    let mut campaign = begun(&rules);
    conceded(&mut campaign, Side::StarEmpire);
    let file = campaign.export();
    let elsewhere = Packs::default();
    let mut there = Campaign::import(&elsewhere, &file).expect("it opens anywhere");
    assert_eq!(there.games, campaign.games);
    assert!(elsewhere.offered().is_empty(), "nobody else is offered it");
    assert!(
        elsewhere.find(Some("my-box")).is_err() && elsewhere.find(Some(&there.pack().expect("its pack").key())).is_ok()
    );
    conceded(&mut there, Side::StarEmpire);
    assert_eq!(Campaign::import(&Packs::default(), &there.export()).map(|c| c.games), Ok(there.games.clone()));
    let forged = file.replacen("count = 2\\norigin = \\\"envelope 2\\\"", "count = 3\\norigin = \\\"envelope 2\\\"", 1);
    assert_ne!(forged, file);
    let refused = Campaign::import(&Packs::default(), &forged).expect_err("another pack").to_string();
    assert!(refused.contains("not the pack that the campaign began with"), "{refused}");
}

#[test]
fn words_may_change_and_what_cards_do_is_told() {
    let mut campaign = begun(&rules());
    conceded(&mut campaign, Side::StarEmpire);
    let file = campaign.export();
    let offered = |from: &str, to: &str| {
        let text = boxed().replacen("version = 1", "version = 2", 1);
        assert!(text.contains(from), "{from}");
        let packs = Packs::default();
        packs.add(Pack::read("box.toml", &text.replacen(from, to, 1)).expect("sound")).expect("its name is free");
        Campaign::import(&packs, &file).expect("it goes on")
    };
    let words = offered("name = \"Privateer\"", "name = \"Corsair\"");
    assert!(words.other_edition().is_none());
    assert!(words.summary(Lang::En).expect("told").join(" ").contains("Corsair"), "in the words that are offered now");
    let mut cards = offered("primary = [{ combat = 4 }]\nacquired", "primary = [{ combat = 5 }]\nacquired");
    let told = cards.summary(Lang::En).expect("told").join(" ");
    assert!(
        told.contains("is here in version 2, which plays otherwise. This campaign goes on with version 1"),
        "{told}"
    );
    assert!(cards.summary(Lang::Fr).expect("told").join(" ").contains("qui se joue autrement"));
    let own = cards.pack().expect("its own");
    assert_eq!(format!("{:?}", own.card("privateer").expect("a card").primary), "[Combat(4)]", "as it began");
    conceded(&mut cards, Side::StarEmpire);
    assert_eq!(cards.games.len(), 2);
}

#[test]
fn what_a_pack_cannot_be_is_said() {
    let refused = |changes: &[(&str, &str)]| {
        let mut text = boxed();
        for (from, to) in changes {
            assert!(text.contains(from), "{from}");
            text = text.replacen(from, to, 1);
        }
        Pack::read("box.toml", &text).map(|_| ()).unwrap_err().to_string()
    };
    for (from, to, what) in [
        ("{ authority = { set = 30 } }", "{ authority = { set = 0 } }", "begins with 0 authority; allowed: 1 to 500"),
        ("{ authority = { set = 30 } }", "{ authority = { set = 501 } }", "501 authority; allowed: 1 to 500"),
        ("{ authority = { add = 3 } }", "{ authority = { add = -60 } }", "authority; allowed: 1 to 500"),
        ("{ authority = { set = 30 } }", "{ defense = 1 }", "`defense` is about cards that both sides may have"),
        ("cards = { scout = 7", "cards = { scoot = 7", "there is no starter `scoot`"),
        ("id = \"star_empire\"\ncards", "id = \"kingdom\"\ncards", "there are the decks `star_empire` and"),
        ("scenario = 2\n[[envelope.card]]", "scenario = 13\n[[envelope.card]]", "there are scenarios 1 to 12, not 13"),
        ("acquired = [{ combat = 3 }]", "acquired = [{ combat = 3 }]\nwhen_acquired = true", "not both"),
        ("{ destroys = 1 }", "{ destroys = 0 }", "it needs at least 1"),
        (
            "acquired = [{ combat = 3 }]",
            &format!("acquired = [{}]", "{ combat = 3 }, ".repeat(31)),
            "32 effects; 30 at most",
        ),
        ("ties = [\"games\"", "ties = [\"coin\"", "coin"),
        ("who = \"first\"", "who = \"third\"", "third"),
    ] {
        let told = refused(&[(from, to)]);
        assert!(told.contains(what), "{to}: {told}");
    }
}

/// A card with two ally abilities: a sticker with one of its icons joins, one with a third icon is not offered, and that is told.
#[test]
fn a_third_ally_ability_finds_no_room() {
    let rules = rules();
    let notes = rules.packs(Lang::En)[0].notes.join(" ");
    assert!(notes.contains("has two ally abilities: no room") && notes.contains("Courier Skiff"), "{notes}");
    let upgraded = |by: &str| rules.game(json!({ "pack": "my-box", "scenario": 4, "upgrades": [by] }));
    let refused = upgraded("courier_skiff+tf2").err().expect("no room").to_string();
    assert!(refused.contains("no room for a third ally ability"), "{refused}");
    let own = upgraded("courier_skiff+se2").expect("it joins the one with its icon").own_cards(Lang::En);
    let skiff = own.iter().find(|c| c.id == "courier_skiff+se2").expect("upgraded");
    assert_eq!(skiff.more["ally"].as_array().map(Vec::len), Some(2));
    assert_eq!(skiff.more["ally"][1]["effects"].as_array().map(Vec::len), Some(2), "used as one");
}

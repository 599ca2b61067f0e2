//! What the kit asks of every game, asked of the campaign; and what must hold in any campaign.

use serde_json::json;
use starboard_core::face::{AnyGame, Rules as _};
use starboard_core::record::Ply;
use starboard_core::{Fast, Game as _, Lang, Record, TableChance, ToMove};
use starboard_rise_of_empire::{
    Campaign, CampaignFault, Ended, Kingdom, Legacy, Pack, Packs, RiseOfEmpireRules, RiseOfEmpireSet, Side, Upgrade,
    packs,
};
use starboard_star_realms::options::Options;
use starboard_star_realms::{Library, Plain, StarRealms, StarRealmsRules};
use starboard_testkit::conformance::{Thoroughness, check, check_with, game_of};
use std::sync::LazyLock;

static RISE_OF_EMPIRE: LazyLock<RiseOfEmpireRules> = LazyLock::new(RiseOfEmpireRules::default);
/// Star Realms with the campaign's deck among its sets.
static RULES: LazyLock<StarRealmsRules> =
    LazyLock::new(|| StarRealmsRules { library: Library::default().with(RiseOfEmpireSet::default()) });

fn with_the_deck<const S: usize, const K: usize>(options: serde_json::Value) -> StarRealms<S, K, Plain<u128>> {
    let options: Options = serde_json::from_value(options).expect("options");
    StarRealms::new(&RULES.library, options).unwrap_or_else(|faults| panic!("{faults}"))
}

starboard_testkit::kit!(Legacy, &*RISE_OF_EMPIRE, folder = "..", games = 3);

/// Upgrades so many cards that every scenario has some to deal with.
const MADE: [&str; 8] = [
    "lifter+se1",
    "squire+tf1",
    "hunter+se2",
    "watchpost+se1",
    "border_keep+tf2",
    "freebooter+se1",
    "tinker+tf2",
    "bulk_carrier+tf1",
];

#[test]
fn every_scenario_keeps_the_contract() {
    let newest = RISE_OF_EMPIRE.packs.community().id();
    for (pack, scenario) in
        RISE_OF_EMPIRE.packs.all().into_iter().flat_map(|pack| (1..=12u8).map(move |n| (pack.clone(), n)))
    {
        // What is new is looked at more closely than what has been played for long.
        let (in_full, then_every) = if pack.id() == newest { (40, 61) } else { (5, 241) };
        let how = Thoroughness { in_full, then_every, ..Thoroughness::default() };
        let choices = pack.scenario(scenario).map_or(0, |s| s.options());
        for first in 1..=2 {
            for choice in if choices == 0 { vec![None] } else { (1..=choices).map(Some).collect() } {
                let upgrades: Vec<&str> = if scenario > 4 { MADE.to_vec() } else { Vec::new() };
                let options = json!({ "pack": pack.id(), "scenario": scenario, "first": first, "choice": choice, "upgrades": upgrades, "points": [3, 9] });
                check_with(&game_of::<Legacy>(options), u64::from(scenario), how);
            }
        }
    }
}

#[test]
fn the_deck_is_a_set_for_every_format() {
    check(&with_the_deck::<2, 56>(json!({ "sets": ["rise-of-empire"] })), 1);
    for (format, players) in [("free-for-all", 3), ("hydra", 4), ("emperor", 6), ("raid", 5), ("hunter", 6)] {
        let options = json!({ "sets": ["rise-of-empire"], "format": format, "players": players, "upgrades": MADE, "post_campaign": true });
        check_with(
            &with_the_deck::<6, 128>(options),
            2,
            Thoroughness { in_full: 40, then_every: 51, ..Thoroughness::default() },
        );
    }
    let game = RULES.game(json!({ "sets": ["rise-of-empire"], "kingdom": "trade" })).expect("a set like the others");
    assert_eq!(game.start(&mut Fast::new(1)).0.view(starboard_core::Viewer::All)["explorers"], 20);
}

/// Plays one game with players who upgrade when they can and are otherwise random.
fn play(game: &dyn AnyGame, seed: u64) -> Record {
    let mut fast = Fast::new(seed);
    let chance = starboard_core::Seed::from_number(seed);
    let (mut table, happened) = game.start(&mut TableChance::at(chance, 0));
    let mut record = Record::new(game);
    record.deals = happened.deals;
    while let ToMove::Seat(seat) = table.to_move() {
        let legal = table.legal_texts(seat);
        let eager = |word: &str| legal.iter().find(|a| a.starts_with(word)).cloned();
        let pick = |fast: &mut Fast| legal[fast.below(legal.len())].clone();
        let action =
            eager("upgrade").or_else(|| eager("attack 1")).or_else(|| eager("attack 2")).or_else(|| eager("play "));
        let action =
            if record.plies.len() > 4000 { "concede".to_owned() } else { action.unwrap_or_else(|| pick(&mut fast)) };
        let entry = record.plies.len() as u64 + 1;
        let happened = table.act(seat, &action, &mut TableChance::at(chance, entry)).expect("a legal action");
        record.plies.push(Ply { seat, action, deals: happened.deals, entry: None, at: None });
    }
    record.result = table.outcome();
    record
}

fn campaign(seed: u64) -> Campaign {
    let names = ["Ada".to_owned(), "Bo".to_owned()];
    Campaign::new(
        &RISE_OF_EMPIRE.packs,
        RISE_OF_EMPIRE.packs.community(),
        Kingdom::Combat,
        names,
        [Side::StarEmpire, Side::TradeFederation],
        &mut Fast::new(seed),
    )
}

fn advance(campaign: &mut Campaign, seed: u64) {
    let options = campaign.next().expect("a game is left").options;
    let choice = (options > 0).then(|| 1 + (seed % u64::from(options)) as u8);
    let options = campaign.begin(choice).expect("the game begins");
    let game = RISE_OF_EMPIRE.game(options).expect("the table is good");
    let record = play(&*game, seed);
    let middle = Record { plies: record.plies[..record.plies.len() / 2].to_vec(), result: None, ..record.clone() };
    campaign.keep(middle).expect("half a game is kept");
    assert_eq!(
        Campaign::import(&RISE_OF_EMPIRE.packs, &campaign.export()).as_ref(),
        Ok(&*campaign),
        "saved within a game"
    );
    campaign.finish(record).expect("the game counts");
}

#[test]
fn whole_campaigns() {
    for seed in 0..2 {
        let pack = RISE_OF_EMPIRE.packs.community();
        let mut campaign = campaign(seed);
        let mut political = 0;
        for game in 0..12 {
            let first = campaign.first();
            assert_eq!(first, campaign.games.last().map_or(Side::StarEmpire, |g| g.winner), "who won begins");
            advance(&mut campaign, seed * 100 + game);
            let played = campaign.games.last().expect("it was played");
            political += u32::from(played.how == Ended::Political);
            assert!(played.how != Ended::Political || played.scenario <= 4);
            let made: Vec<&Upgrade> = campaign.upgrades().collect();
            for (i, upgrade) in made.iter().enumerate() {
                assert!(!made[..i].iter().any(|u| u.same_row(upgrade, pack)), "a row is used once: {upgrade}");
                let copies = pack.card(&upgrade.card).expect("a card of the pack").count;
                assert!(
                    made.iter().filter(|u| u.card == upgrade.card).count() <= usize::from(copies),
                    "a copy is upgraded once"
                );
                assert!(u64::from(upgrade.sheet) <= game + 1, "only sheets that are unlocked");
            }
        }
        assert!(political > 0 || campaign.upgrades().count() > 10, "somebody upgraded something");
        assert_eq!(campaign.next().err(), Some(CampaignFault::Finished));
        let score = campaign.score().expect("the campaign has a score");
        assert_eq!(score.star_empire.wins + score.trade_federation.wins, 23);
        assert!(score.winner.is_some());
        let before: Vec<Upgrade> = campaign.upgrades().cloned().collect();
        let mut fast = Fast::new(seed);
        while campaign.to_top_up().is_some() {
            let offered = campaign.top_ups().expect("a list");
            assert!(!offered.is_empty(), "the top-up is never stuck");
            campaign.top_up(offered[fast.below(offered.len())].clone()).expect("what is offered is taken");
        }
        assert_eq!(campaign.upgrades().count(), 40);
        assert_eq!(campaign.score().expect("a score").winner, score.winner, "the top-up changes no score");
        assert!(campaign.upgrades().take(before.len()).eq(before.iter()));
        assert_eq!(
            Campaign::import(&RISE_OF_EMPIRE.packs, &campaign.export()).as_ref(),
            Ok(&campaign),
            "save and load are equal"
        );
        for lang in Lang::ALL {
            let story = campaign.history(lang).expect("its story can be told").join("\n");
            assert!(!story.contains('['), "{story}");
        }
        let deck = serde_json::to_value(campaign.deck_options(true).expect("a deck that stays"))
            .expect("options turn into JSON");
        assert!(RULES.game(deck).is_ok(), "the deck is a set");
    }
}

#[test]
fn a_fork_leaves_the_original_untouched() {
    let mut original = campaign(3);
    advance(&mut original, 1);
    advance(&mut original, 2);
    let before = original.clone();
    let mut fork = original.fork(1).expect("after game 1");
    assert_eq!(fork.games, before.games[..1]);
    advance(&mut fork, 9);
    assert_eq!(original, before);
    assert_ne!(fork.games, original.games);
    assert_eq!(original.fork(3).err(), Some(CampaignFault::NoSuchGame { n: 3, played: 2 }));
}

#[test]
fn a_game_can_be_conceded() {
    let mut campaign = campaign(0);
    let game = RISE_OF_EMPIRE.game(campaign.begin(None).expect("it begins")).expect("a table");
    let mut fast = Fast::new(1);
    let (mut table, happened) = game.start(&mut fast);
    let mut record = Record::new(&*game);
    record.deals = happened.deals;
    let seat = campaign.seat(Side::StarEmpire);
    let deals = table.act(seat, "concede", &mut fast).expect("at any time").deals;
    record.plies.push(Ply { seat, action: "concede".to_owned(), deals, entry: None, at: None });
    record.result = table.outcome();
    let played = campaign.finish(record).expect("it counts");
    assert_eq!((played.winner, played.how), (Side::TradeFederation, Ended::Conceded));
    assert_eq!(campaign.first(), Side::TradeFederation);
}

#[test]
fn a_coin_decides_who_gets_the_side_both_want() {
    let names = || ["Ada".to_owned(), "Bo".to_owned()];
    let mut seats = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let c = Campaign::new(
            &RISE_OF_EMPIRE.packs,
            RISE_OF_EMPIRE.packs.community(),
            Kingdom::Combat,
            names(),
            [Side::StarEmpire; 2],
            &mut Fast::new(seed),
        );
        assert!(c.coin);
        seats.insert(c.empire);
    }
    assert_eq!(seats.len(), 2, "the coin has two sides");
    let c = Campaign::new(
        &RISE_OF_EMPIRE.packs,
        RISE_OF_EMPIRE.packs.community(),
        Kingdom::Combat,
        names(),
        [Side::TradeFederation, Side::StarEmpire],
        &mut Fast::new(0),
    );
    assert!(!c.coin && c.player(Side::StarEmpire) == "Bo");
}

#[test]
fn damaged_and_foreign_files_are_refused() {
    let mut good = campaign(5);
    advance(&mut good, 4);
    let text = good.export();
    let refused = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        Campaign::import(&RISE_OF_EMPIRE.packs, &text.replacen(from, to, 1))
            .err()
            .map(|e| e.to_string())
            .unwrap_or_default()
    };
    assert!(Campaign::import(&RISE_OF_EMPIRE.packs, &text[..text.len() / 2]).is_err());
    assert!(
        Campaign::import(&RISE_OF_EMPIRE.packs, "{}")
            .err()
            .is_some_and(|e| e.to_string().contains("not a campaign file"))
    );
    assert!(refused("\"starboard_campaign\": 1", "\"starboard_campaign\": 7").contains("format 7"));
    assert!(refused("rise-of-empire-community-2", "their-box").contains("`their-box` is not here"));
    assert!(refused(&good.pack.hash, "00ff").contains("here is version"));
    let winner = serde_json::to_string(&good.games[0].winner).expect("a side turns into JSON");
    let other = serde_json::to_string(&good.games[0].winner.other()).expect("a side turns into JSON");
    assert!(
        refused(&format!("\"winner\": {winner}"), &format!("\"winner\": {other}"))
            .contains("not what the record replays to")
    );
    assert!(refused("\"action\": \"end\"", "\"action\": \"end end\"").contains("game 1"));
    assert!(refused("\"players\"", "\"player\"").contains("not a campaign file"));
}

#[test]
fn games_come_in_order_and_only_their_own_records_count() {
    let mut c = campaign(7);
    assert_eq!(c.begin(Some(1)).err(), Some(CampaignFault::NoSuchChoice { n: 1, options: 0 }));
    let stray = play(&*RISE_OF_EMPIRE.game(json!({ "scenario": 5 })).expect("a table"), 1);
    assert_eq!(c.finish(stray.clone()).err(), Some(CampaignFault::NoGame));
    c.begin(None).expect("the first game");
    assert_eq!(c.begin(None).err(), Some(CampaignFault::GameRunning));
    let before = c.clone();
    assert_eq!(c.finish(stray).err(), Some(CampaignFault::OtherGame { scenario: 1 }));
    assert_eq!(c, before, "nothing has changed");
    assert_eq!(c.deck_options(true).err(), Some(CampaignFault::NotFinished));
    c.current = None;
    advance(&mut c, 3);
    assert_eq!(c.begin(None).err(), Some(CampaignFault::ChoiceNeeded { options: 2 }));
}

/// Everything the rulebook demands of a pack, each broken once.
#[test]
fn packs_that_break_the_rulebook_are_refused_with_every_violation() {
    let broken = |changes: &[(&str, &str)]| {
        let mut text = packs::COMMUNITY[0].to_owned();
        for (from, to) in changes {
            assert!(text.contains(from), "{from}");
            text = text.replacen(from, to, 1);
        }
        Pack::read("mine.toml", &text).map(|_| ()).unwrap_err().to_string()
    };
    assert!(Pack::read("mine.toml", packs::COMMUNITY[0]).is_ok());
    let e = broken(&[("cost = 1\ncount = 3", "cost = 1\ncount = 2"), ("political = true", "political = false")]);
    assert!(e.contains("60 cards, these are 59") && e.contains("20 cards of the consortium, not 19"), "{e}");
    assert!(e.contains("scenario 1: a political victory"), "all at once: {e}");
    assert!(
        broken(&[("faction = \"consortium\"\nkind", "faction = \"blob\"\nkind")])
            .contains("Consortium, the Kingdom or")
    );
    assert!(broken(&[("cost = 8\ncount", "cost = 9\ncount")]).contains("costs go from 1 to 8"));
    assert!(broken(&[("{ cost = 5, ship", "{ cost = 4, ship")]).contains("five rows of five different costs"));
    assert!(broken(&[("{ cost = 8, ship", "{ cost = 9, ship")]).contains("without any card of that cost"));
    assert!(broken(&[("number = 1\nscenario = 1", "number = 2\nscenario = 1")]).contains("is there 2 times"));
    assert!(broken(&[("number = 12\nname", "number = 11\nname")]).contains("scenario 12 is there 0 times"));
    assert!(broken(&[("from = \"scout\"", "from = \"scoot\"")]).contains("there is no card `scoot`"));
    assert!(broken(&[("row = 6", "row = 9")]).contains("3 to 6 cards"));
    assert!(broken(&[("cost = [7, 8]", "cost = [8, 8]")]).contains("just one band"));
    assert!(broken(&[("points = 1", "points = 0")]).contains("worth at least 1"));
    assert!(broken(&[("pack = \"rise", "pack = \"Rise")]).contains("a-z, 0-9 and -"));
    assert!(broken(&[("scrap_row = { up_to", "scrap_rows = { up_to")]).contains("scrap_rows"));
    let many = broken(&[("{ cost = 7, ship", "{ cost = 8, ship"), ("{ cost = 7, ship", "{ cost = 8, ship")]);
    assert!(many.contains("4 rows of cost 8, but 3 cards"), "the top-up would be stuck: {many}");
}

#[test]
fn a_pack_of_ones_own_is_played_under_its_own_label() {
    let text = packs::COMMUNITY[0].replacen("rise-of-empire-community", "my-box", 1).replacen(
        "en = \"community scenario pack, not the published box\"",
        "en = \"my own box\"",
        1,
    );
    let packs = Packs::default();
    let mine = packs.add(Pack::read("mine.toml", &text).expect("it is sound")).expect("its name is free");
    let names = ["Ada".to_owned(), "Bo".to_owned()];
    let mut c = Campaign::new(&packs, &mine, Kingdom::Trade, names, Side::ALL, &mut Fast::new(1));
    let game = c.rules().game(c.begin(None).expect("it begins")).expect("a table");
    let table = game.start(&mut Fast::new(1)).0;
    assert_eq!(table.view(starboard_core::Viewer::All)["campaign"]["label"]["en"], "my own box");
    assert!(
        packs
            .add(Pack::read("mine.toml", &text.replacen("realm_points = 2", "realm_points = 3", 1)).expect("sound"))
            .is_err()
    );
}

#[test]
fn bad_options_are_all_reported() {
    let faults = RISE_OF_EMPIRE
        .game(json!({ "scenario": 13, "empire": 3, "turn_limit": 0, "upgrades": ["lifter+se1", "cavalier+se1", "throne_world+tf3", "nobody+se1"] }))
        .err()
        .expect("nothing is right")
        .to_string();
    for what in [
        "not 13",
        "seats 1 and 2",
        "turn_limit",
        "this row of the sheet has been used",
        "no card `nobody`",
        "no such sheet",
    ] {
        assert!(faults.contains(what), "{what}: {faults}");
    }
    assert!(RULES.game(json!({ "scenario": 1 })).is_err());
    assert!(RULES.game(json!({ "upgrades": ["lifter+se1"] })).is_err());
    assert!(
        RISE_OF_EMPIRE
            .game(json!({ "upgrades": ["lifter"] }))
            .err()
            .is_some_and(|f| f.to_string().contains("is not an upgrade"))
    );
    assert_eq!(Legacy::NAME, "rise-of-empire");
}

/// Ruling roe-13: a card acquired for nothing may be upgraded at the usual price.
#[test]
fn a_free_card_is_upgraded_for_trade() {
    let text = packs::COMMUNITY[0].replacen("rise-of-empire-community", "free-box", 1).replacen(
        "primary = [{ combat = 3 }]",
        "primary = [{ acquire_free = { what = \"ship\", max_cost = 3 } }]",
        1,
    );
    let packs = Packs::default();
    packs.add(Pack::read("free.toml", &text).expect("it is sound")).expect("its name is free");
    let game = RiseOfEmpireRules { packs }.game(json!({ "pack": "free-box" })).expect("a table");
    let row = ["hunter", "boneyard", "chop_shop", "abbey_station", "customs_station"];
    let position = json!({ "row": row, "seat": [{ "hand": ["squire"], "trade": 2 }] });
    let mut table = game.place(position).expect("a position");
    let mut act = |action: &str| table.act(starboard_core::Seat(0), action, &mut Fast::new(1)).map(|_| ());
    assert_eq!(act("play squire"), Ok(()));
    assert_eq!(act("take hunter"), Ok(()));
    assert_eq!(act("upgrade se1_3"), Ok(()));
    let view = table.view(starboard_core::Viewer::All);
    assert_eq!(view["seats"][0]["trade"], 0);
    assert_eq!(view["seats"][0]["discard"][0]["card"], "hunter+se1");
}

/// Scenario 2 with the Star Empire first: in both decks a Scout becomes a Viper.
#[test]
fn personal_decks_change_with_the_scenario() {
    let game = RISE_OF_EMPIRE.game(json!({ "scenario": 2 })).expect("a table");
    let position = game.start(&mut Fast::new(1)).0.position();
    for seat in 0..2 {
        let cards = |zone: &str| position["seat"][seat][zone].as_array().cloned().unwrap_or_default();
        let count = |id: &str| -> u32 {
            let of = |text: &str| match text.split_once(' ') {
                Some((n, name)) if name == id => n.parse().unwrap_or(0),
                _ => u32::from(text == id),
            };
            cards("hand").iter().chain(&cards("deck")).filter_map(|c| c.as_str()).map(of).sum()
        };
        assert_eq!((count("scout"), count("viper")), (7, 2));
    }
}

/// The deck of the campaign is one box for any number of players; in the first edition every two players had one.
#[test]
fn its_deck_is_one_box() {
    let six = json!({ "sets": ["rise-of-empire"], "format": "free-for-all", "players": 6 });
    let cards = |edition: &str, more: bool| {
        let mut options = six.clone();
        options["post_campaign"] = json!(more);
        let game = RULES.game_of(Some(edition), options).expect("a table");
        let (table, _) = game.start(&mut Fast::new(1));
        let view = table.view(starboard_core::Viewer::Spectator);
        let row = view["row"].as_array().expect("a row").len() as u64;
        (view["trade_deck"].as_u64().expect("a number") + row, view["explorers"].as_u64())
    };
    assert_eq!(cards("2", false), (60, Some(20)));
    assert_eq!(cards("2", true), (84, Some(20)));
    assert_eq!(cards("1", false), (180, Some(60)));
}

/// Community packs lie side by side: what says nothing gets the newest, what an older program wrote out means the first.
#[test]
fn what_began_with_the_first_community_pack_stays_with_it() {
    let pack_of = |game: &dyn AnyGame| {
        game.start(&mut Fast::new(1)).0.view(starboard_core::Viewer::All)["campaign"]["pack"].clone()
    };
    let newest = RISE_OF_EMPIRE.packs.community().id().to_owned();
    let new = RISE_OF_EMPIRE.game(json!({ "scenario": 3 })).expect("a table");
    assert_eq!((&new.options()["pack"], pack_of(&*new)), (&json!(newest), json!(newest)));
    let again = RISE_OF_EMPIRE.game(new.options()).expect("settled options are settled");
    assert_eq!(again.options(), new.options());
    let mut old = new.options();
    old.as_object_mut().expect("an object").remove("pack");
    let old = RISE_OF_EMPIRE.game(old).expect("as an older program wrote it");
    assert_eq!(pack_of(&*old), "rise-of-empire-community");
    assert_eq!(
        RISE_OF_EMPIRE.game(json!({ "scenario": 3, "pack": "rise-of-empire-community" })).expect("named").options(),
        old.options()
    );
    let deck = RULES.game(json!({ "sets": ["rise-of-empire"] })).expect("a table");
    assert_eq!(deck.options()["pack"], newest);
    assert!(RULES.game(json!({})).expect("a table").options().get("pack").is_none(), "no campaign's deck");
    let mut old = deck.options();
    old.as_object_mut().expect("an object").remove("pack");
    assert_eq!(RULES.game(old.clone()).expect("as an older program wrote it").options(), old);
}

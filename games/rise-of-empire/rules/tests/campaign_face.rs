//! A campaign driven as a server drives it: through the registry's face only, in JSON.

use serde_json::{Value as Json, json};
use starboard_core::campaign::{AnyCampaign, Campaigns, Stage};
use starboard_core::face::{CONCEDE, Rules as _};
use starboard_core::record::Ply;
use starboard_core::{Fast, Lang, Record, Seat, Viewer};
use starboard_rise_of_empire::{RiseOfEmpireRules, RiseOfEmpireSet};
use starboard_star_realms::{Library, StarRealmsRules};
use std::sync::LazyLock;

static RISE_OF_EMPIRE: LazyLock<RiseOfEmpireRules> = LazyLock::new(RiseOfEmpireRules::default);

fn campaigns() -> &'static dyn Campaigns {
    RISE_OF_EMPIRE.campaign().expect("the game has campaigns")
}

fn create() -> Box<dyn AnyCampaign> {
    let wanted = json!({ "names": ["Ada", "Bo"], "sides": ["trade_federation", "star_empire"] });
    campaigns().create(wanted, &mut Fast::new(1)).expect("two sides")
}

/// The next game, in which `loser` concedes at once.
fn play(campaign: &mut dyn AnyCampaign, loser: Seat) -> Record {
    let asked = campaign.asked();
    let choice = campaign.suggest().map(|c| c.parse().expect("a number"));
    assert_eq!(asked.is_some(), choice.is_some(), "a seat is asked where there is something to choose");
    let options = campaign.begin(asked.unwrap_or(Seat(0)), choice).expect("the next game");
    assert_eq!(campaign.running(), Some(options.clone()));
    assert_eq!(campaign.stage(), Stage::Playing);
    let game = RISE_OF_EMPIRE.game(options).expect("a table");
    let (mut table, happened) = game.start(&mut Fast::new(7));
    let mut record = Record::new(&*game);
    record.deals = happened.deals;
    let happened = table.act(loser, CONCEDE, &mut Fast::new(8)).expect("anybody may concede");
    record.plies.push(Ply { seat: loser, action: CONCEDE.to_owned(), deals: happened.deals, entry: None, at: None });
    record.result = table.outcome();
    record
}

#[test]
fn a_server_drives_a_campaign_from_its_first_game_to_its_deck() {
    let mut campaign = create();
    assert_eq!(campaign.game(), "rise-of-empire");
    assert_eq!(campaign.players(), ["Ada", "Bo"]);
    let about = campaigns().about(Lang::Fr);
    let realm = starboard_rise_of_empire::Packs::default().community().written.realm_points;
    assert_eq!(
        about.figures,
        [("realm_points".to_owned(), u32::from(realm))],
        "the rules page says what the pack says"
    );
    assert_eq!((about.games, about.seats, about.sides.len()), (12, 2, 2));
    assert!(!about.label.is_empty());
    for game in 0..12u8 {
        assert_eq!(campaign.stage(), Stage::Next);
        let shown = campaign.show(&[], Lang::En);
        assert_eq!(shown["next"]["scenario"], game + 1);
        assert_eq!(shown["label"], campaigns().about(Lang::En).label, "the label is always there");
        let record = play(&mut *campaign, Seat(game % 2));
        campaign.finish(record).expect("its own record");
        let again = campaigns().import(&campaign.export(Viewer::All), Lang::En).expect("what was exported");
        assert_eq!(again.show(&[], Lang::Fr), campaign.show(&[], Lang::Fr), "saved and loaded alike");
    }
    let shown = campaign.show(&[], Lang::Fr);
    assert_eq!(shown["games"].as_array().map(Vec::len), Some(12));
    assert!(shown["score"]["winner"].is_string(), "{}", shown["score"]);
    assert_eq!(shown["top_up"]["left"], json!([20, 20]));
    assert!(campaign.record(12).is_some() && campaign.record(13).is_none() && campaign.record(0).is_none());
    let mut steps = 0;
    while campaign.stage() == Stage::TopUp {
        let seat = campaign.asked().expect("somebody upgrades");
        let refused = campaign.top_up(Seat(1 - seat.0), "lifter+se1").expect_err("not their turn");
        assert_eq!(refused.code, "not_asked");
        let upgrade = campaign.suggest().expect("the top-up is never stuck");
        campaign.top_up(seat, &upgrade).expect("what was offered");
        steps += 1;
    }
    assert_eq!((steps, campaign.stage(), campaign.asked()), (40, Stage::Over, None));
    let deck = campaign.deck().expect("a finished deck");
    assert_eq!((deck.game, &deck.options["post_campaign"]), ("star-realms", &json!(true)));
    assert_eq!(deck.options["upgrades"].as_array().map(Vec::len), Some(40));
    let library = Library::default().with(RiseOfEmpireSet::default());
    StarRealmsRules { library }.game(deck.options).expect("a set like any other");
    assert_eq!(campaign.begin(Seat(0), None).expect_err("the games are over").code, "finished");
}

#[test]
fn a_refusal_changes_nothing_and_is_said_in_both_languages() {
    let mut campaign = create();
    let before = campaign.export(Viewer::All);
    let empty = Record::new(&*RISE_OF_EMPIRE.game(json!({})).expect("defaults"));
    for lang in [Lang::En, Lang::Fr] {
        let refusals = [
            campaign.begin(Seat(0), Some(9)).expect_err("nothing to choose"),
            campaign.finish(empty.clone()).expect_err("no game"),
            campaign.top_up(Seat(0), "lifter+se1").expect_err("not over"),
            campaign.top_up(Seat(0), "nonsense").expect_err("no upgrade"),
            campaign.fork(3).map(|_| ()).expect_err("not played"),
        ];
        for why in refusals {
            assert!(
                !why.code.is_empty() && !why.words(lang).starts_with('[') && !why.words(lang).is_empty(),
                "{why:?}"
            );
        }
    }
    assert_eq!(campaign.export(Viewer::All), before);
    let bad = [
        json!({}),
        json!({ "names": ["Ada"] }),
        json!({ "names": ["", "Bo"] }),
        json!({ "names": ["A", "B"], "sides": ["kingdom", "star_empire"] }),
        json!({ "names": ["A", "B"], "pack": "mine" }),
    ];
    for wanted in bad {
        assert!(campaigns().create(wanted.clone(), &mut Fast::new(1)).is_err(), "{wanted}");
    }
    assert!(campaigns().import("{}", Lang::En).is_err());
}

#[test]
fn a_game_that_was_lost_begins_anew_and_a_running_one_tells_nothing() {
    let mut campaign = create();
    let record = play(&mut *campaign, Seat(1));
    assert_eq!(campaign.begin(Seat(0), None).expect_err("one game at a time").code, "game_running");
    let before: Json = serde_json::from_str(&campaign.export(Viewer::Seat(Seat(0)))).expect("JSON");
    assert!(before["current"]["record"].is_null() && before["current"].is_object());
    campaign.restart();
    assert_eq!((campaign.stage(), campaign.running()), (Stage::Next, None));
    assert_eq!(campaign.finish(record.clone()).expect_err("no game runs").code, "no_game");
    campaign.begin(Seat(1), None).expect("anew");
    campaign.finish(record).expect("the same table, the same record");
    let fork = campaign.fork(0).expect("the beginning");
    assert_eq!((fork.stage(), fork.show(&[], Lang::En)["forked_after"].clone()), (Stage::Next, json!(0)));
    assert_eq!(campaign.show(&[], Lang::En)["games"].as_array().map(Vec::len), Some(1), "the original stays");
}

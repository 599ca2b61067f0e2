//! What people are told before they decide: which ability offers what, what declining leaves undone, and no option of a scenario
//! before it is chosen.

use serde_json::{Value as Json, json};
use starboard_core::campaign::AnyCampaign as _;
use starboard_core::face::{CONCEDE, Rules as _, Table};
use starboard_core::record::Ply;
use starboard_core::{Fast, Lang, Record, Seat, ToMove};
use starboard_rise_of_empire::{Campaign, CampaignFault, Kingdom, Packs, RiseOfEmpireRules, Side, scenario_text};

const FIRST: &str = "rise-of-empire-community";

fn place(options: Json, position: Json) -> Box<dyn Table> {
    let game = RiseOfEmpireRules::default().game(options).unwrap_or_else(|faults| panic!("{faults}"));
    game.place(position).unwrap_or_else(|faults| panic!("{faults}"))
}

fn act(table: &mut dyn Table, action: &str) {
    table.act(Seat(0), action, &mut Fast::new(1)).unwrap_or_else(|why| panic!("{action}: {}", why.words(Lang::En)));
}

fn asked(table: &dyn Table, lang: Lang) -> String {
    table.prompt(lang).expect("somebody is asked").words
}

fn decline(table: &dyn Table, lang: Lang) -> String {
    let legal = table.legal(Seat(0), lang);
    legal.into_iter().find(|choice| choice.action == "decline").expect("it may be declined").words
}

/// A card with the same offer in two abilities: the question says which asks.
#[test]
fn an_offer_says_which_ability_it_is_of() {
    let options = json!({ "pack": FIRST, "scenario": 4, "upgrades": ["arbitration_court+se2"] });
    let seat = json!({ "bases": ["arbitration_court+se2"], "ships": ["imperial_fighter_starter"], "hand": ["scout"], "deck": ["5 scout"] });
    let mut table = place(options, json!({ "row": ["squire"], "seat": [seat, {}] }));
    act(&mut *table, "use arbitration_court+se2");
    act(&mut *table, "choose 2");
    let text = asked(&*table, Lang::En);
    assert_eq!(text, "Player 1: use the primary ability of Arbitration Court ★? (Draw a card, then discard a card.)");
    assert_eq!(decline(&*table, Lang::En), "Don't draw");
    assert_eq!(decline(&*table, Lang::Fr), "Ne pas piocher");
    act(&mut *table, "decline");
    act(&mut *table, "ally arbitration_court+se2");
    let text = asked(&*table, Lang::En);
    assert_eq!(
        text,
        "Player 1: use the Star Empire ally ability of Arbitration Court ★? (Draw a card, then discard a card.)"
    );
    let told = table.prompt(Lang::Fr).expect("somebody is asked");
    assert!(told.words.contains("Action Allié de l’Empire Galactique"), "{}", told.words);
    assert_eq!((&told.data["ability"], &told.data["faction"]), (&json!("ally"), &json!("star_empire")));
    assert_eq!(told.data["text"]["en"], "draw a card, then discard a card");
}

/// The upgraded card asks with its new name for what its design does when acquired.
#[test]
fn an_upgraded_card_says_that_it_asks_as_it_is_acquired() {
    let seat = json!({ "trade": 4, "hand": ["scout"], "deck": ["5 scout"] });
    let mut table =
        place(json!({ "pack": FIRST, "scenario": 1 }), json!({ "row": ["lifter", "squire"], "seat": [seat, {}] }));
    act(&mut *table, "buy lifter");
    assert_eq!(decline(&*table, Lang::En), "No upgrade");
    assert_eq!(decline(&*table, Lang::Fr), "Ne pas améliorer");
    act(&mut *table, "upgrade se1_2");
    assert_eq!(
        asked(&*table, Lang::En),
        "Player 1: use what Lifter ★ does when acquired? (Draw a card, then discard a card.)"
    );
}

/// What a scenario offers is told as its own.
#[test]
fn a_scenarios_offer_is_its_own() {
    let game =
        RiseOfEmpireRules::default().game(json!({ "pack": FIRST, "scenario": 7, "choice": 2 })).expect("a table");
    let (table, _) = game.start(&mut Fast::new(1));
    let text = asked(&*table, Lang::En);
    assert!(text.starts_with("Player 1: take the offer of the scenario, The Tax Fleet?"), "{text}");
    assert_eq!(decline(&*table, Lang::En), "Don't pay");
}

/// Before the first player has chosen, no option's rules are told as if they held; afterwards just those of the one chosen.
#[test]
fn no_option_is_in_force_before_it_is_chosen() {
    let packs = Packs::default();
    for pack in packs.all() {
        let with_choice: Vec<u8> = (1..=12).filter(|n| pack.scenario(*n).is_some_and(|s| s.options() > 0)).collect();
        assert_eq!(with_choice, [2, 5, 7, 9, 11]);
        for scenario in with_choice.iter().filter_map(|n| pack.scenario(*n)) {
            for (first, lang) in Side::ALL.into_iter().flat_map(|side| Lang::ALL.map(|lang| (side, lang))) {
                let rules = |choice| scenario_text(&pack, scenario, first, choice, lang);
                let (none, one, two) = (rules(None), rules(Some(0)), rules(Some(1)));
                assert!(none.iter().all(|rule| one.contains(rule) && two.contains(rule)), "{none:?}");
                assert!(one.len() > none.len() && two.len() > none.len() && one != two, "{none:?} {one:?} {two:?}");
            }
        }
    }
}

fn campaign() -> Campaign {
    let packs = Packs::default();
    let names = ["Ada".to_owned(), "Bo".to_owned()];
    Campaign::new(&packs, packs.community(), Kingdom::Combat, names, Side::ALL, &mut Fast::new(1))
}

/// Plays the running game: `action` says what is done, from the number of actions so far and what is legal.
fn play(campaign: &Campaign, action: impl Fn(usize, &[String]) -> String) -> Record {
    let options = campaign.running().expect("a game has begun");
    let game = campaign.rules().game_of(Some(&campaign.edition), options).expect("a table");
    let mut chance = Fast::new(7);
    let (mut table, happened) = game.start(&mut chance);
    let mut record = Record::new(&*game);
    record.deals = happened.deals;
    while let ToMove::Seat(seat) = table.to_move() {
        let action = action(record.plies.len(), &table.legal_texts(seat));
        let happened = table.act(seat, &action, &mut chance).expect("a legal action");
        record.plies.push(Ply { seat, action, deals: happened.deals, entry: None, at: None });
    }
    record.result = table.outcome();
    record
}

/// The same on the campaign's own page and in the terminal's summary.
#[test]
fn a_campaign_shows_an_option_only_once_it_is_chosen() {
    let mut campaign = campaign();
    campaign.begin(None).expect("the first game");
    let record = play(&campaign, |_, _| CONCEDE.to_owned());
    campaign.finish(record).expect("it counts");
    for lang in Lang::ALL {
        let shown = campaign.show(&[], lang);
        let rules = shown["next"]["rules"].to_string();
        let options: Vec<&str> =
            shown["next"]["options"].as_array().into_iter().flatten().filter_map(Json::as_str).collect();
        assert_eq!((options.len(), &shown["next"]["choice"]), (2, &Json::Null));
        let said =
            |option: &&str| option.split_once(": ").or(option.split_once(" : ")).map(|(_, rule)| rule.to_owned());
        let texts: Vec<String> = options.iter().filter_map(said).collect();
        assert!(texts.len() == 2 && texts.iter().all(|text| !rules.contains(&text.replace('"', "\\\""))), "{rules}");
        let summary = campaign.summary(lang).expect("a summary");
        let in_force: Vec<&String> = summary.iter().filter(|line| line.starts_with("  · ")).collect();
        assert!(texts.iter().all(|text| !in_force.iter().any(|line| line.contains(text))), "{in_force:?}");
    }
    campaign.begin(Some(2)).expect("the second option");
    let shown = campaign.show(&[], Lang::En);
    assert_eq!(shown["next"]["choice"], 2);
    assert!(
        shown["next"]["rules"].to_string().contains("draw a card, then discard a card"),
        "{}",
        shown["next"]["rules"]
    );
}

/// Ruling roe-17: a game that the limit on turns has stopped is played again, and nothing of it stays.
#[test]
fn a_drawn_game_is_played_again_and_its_stickers_go_back() {
    let mut campaign = campaign();
    campaign.begin(None).expect("the first game");
    let record = play(&campaign, |so_far, legal| {
        let eager = |word: &str| legal.iter().find(|a| a.starts_with(word)).cloned();
        let spend = eager("upgrade").or_else(|| eager("play ")).or_else(|| eager("buy "));
        let answer = || eager("decline").or_else(|| eager("end")).unwrap_or_else(|| legal[0].clone());
        if so_far < 200 { spend.unwrap_or_else(answer) } else { answer() }
    });
    assert!(record.plies.iter().any(|ply| ply.action.starts_with("upgrade")), "something was upgraded");
    assert!(record.result.as_ref().is_some_and(|result| result.winners().count() != 1), "{:?}", record.result);
    assert_eq!(campaign.finish(record).err(), Some(CampaignFault::NoWinner));
    campaign.restart();
    assert_eq!((campaign.upgrades().count(), campaign.games.len(), campaign.current.is_none()), (0, 0, true));
    let options = campaign.begin(None).expect("the same game again");
    assert_eq!((options["scenario"].as_u64(), options.get("upgrades")), (Some(1), None));
}

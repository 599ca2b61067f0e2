//! The buttons that decline say what is not done; after the first pick, that this is all.

use serde_json::json;
use starboard_core::face::{Rules as _, Table};
use starboard_core::{Fast, Lang, Seat};
use starboard_star_realms::StarRealmsRules;

/// A table of two at which the first has this hand, before a row and a rival's base.
fn table(hand: &[&str]) -> Box<dyn Table> {
    let game = StarRealmsRules::default().game(json!({ "sets": ["core", "colony-wars"] })).expect("a table");
    let row = ["cutter", "corvette", "trade_bot", "battle_pod", "imperial_frigate"];
    let position =
        json!({ "row": row, "seat": [{ "hand": hand, "deck": ["5 scout"] }, { "bases": ["barter_world"] }] });
    game.place(position).unwrap_or_else(|faults| panic!("{faults}"))
}

fn act(table: &mut dyn Table, action: &str) {
    table.act(Seat(0), action, &mut Fast::new(1)).unwrap_or_else(|why| panic!("{action}: {}", why.words(Lang::En)));
}

fn decline(table: &dyn Table, lang: Lang) -> String {
    let legal = table.legal(Seat(0), lang);
    legal.into_iter().find(|choice| choice.action == "decline").expect("it may be declined").words
}

fn both(table: &dyn Table) -> [String; 2] {
    [decline(table, Lang::En), decline(table, Lang::Fr)]
}

#[test]
fn declining_says_what_is_declined() {
    let mut scraps = table(&["the_wrecker", "2 scout", "viper"]);
    act(&mut *scraps, "play the_wrecker");
    assert_eq!(both(&*scraps), ["Don't scrap", "Ne pas retirer"]);
    act(&mut *scraps, "pick hand scout");
    assert_eq!(both(&*scraps), ["No more", "Terminer"]);

    let mut row = table(&["ravager"]);
    act(&mut *row, "play ravager");
    assert_eq!(both(&*row), ["Don't scrap", "Ne pas retirer"]);
    act(&mut *row, "pick row cutter");
    assert_eq!(both(&*row), ["No more", "Terminer"]);

    let mut discards = table(&["supply_depot", "2 scout"]);
    act(&mut *discards, "play supply_depot");
    act(&mut *discards, "use supply_depot");
    assert_eq!(both(&*discards), ["Don't discard", "Ne pas défausser"]);

    let mut destroys = table(&["missile_mech"]);
    act(&mut *destroys, "play missile_mech");
    assert_eq!(both(&*destroys), ["Don't destroy", "Ne pas détruire"]);
}

/// Each alternative in its own words, however many the card has.
#[test]
fn alternatives_are_told_from_what_they_do() {
    let mut table = table(&["recycling_station", "scout"]);
    act(&mut *table, "play recycling_station");
    act(&mut *table, "use recycling_station");
    let words: Vec<String> = table.legal(Seat(0), Lang::En).into_iter().map(|choice| choice.words).collect();
    assert_eq!(words, ["Gain 1 trade", "Discard up to 2 cards and draw that many cards"]);
}

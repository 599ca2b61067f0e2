//! What edition 2 changed, and that a table which began before goes on as it was.

use serde_json::json;
use starboard_core::face::{AnyGame, Rules, Table};
use starboard_core::{Fast, Lang, Seat, Viewer, french};
use starboard_rise_to_power::RiseToPowerRules;

const OLD: &str = "0.9a-1";

fn game(edition: Option<&str>, options: serde_json::Value) -> Box<dyn AnyGame> {
    RiseToPowerRules::default().game_of(edition, options).expect("a table")
}

fn hands(game: &dyn AnyGame) -> Vec<u64> {
    let view = game.start(&mut Fast::new(3)).0.view(Viewer::Spectator);
    view["seats"].as_array().into_iter().flatten().filter_map(|seat| seat["hand_size"].as_u64()).collect()
}

#[test]
fn who_plays_later_starts_with_more_unless_the_table_is_older() {
    for (players, now) in [(2, vec![2, 4]), (3, vec![2, 3, 5]), (4, vec![2, 3, 4, 5])] {
        let options = json!({ "players": players, "first_player": "seat_1" });
        assert_eq!(hands(&*game(None, options.clone())), now);
        assert_eq!(hands(&*game(Some(OLD), options.clone())), vec![2; players]);
        let said = json!({ "players": players, "first_player": "seat_1", "seat_compensation": true });
        assert_eq!(hands(&*game(Some(OLD), said)), [2, 3, 4, 5][..players]);
    }
    let usual = RiseToPowerRules::default().about(Lang::En).options;
    let told = usual.iter().find(|o| o.name == "seat_compensation").expect("the option");
    assert_eq!(told.default, json!(true));
    assert!(
        told.summary.contains("2, 4 with two players; 2, 3, 5 with three; 2, 3, 4, 5 with four"),
        "{}",
        told.summary
    );
}

/// Its cards are told with the table: what the shelf says of them is the newest edition's.
#[test]
fn an_older_table_has_its_own_cards() {
    assert!(game(None, json!({})).own_cards(Lang::En).is_empty());
    let cards = game(Some(OLD), json!({})).own_cards(Lang::En);
    let text = |id: &str| cards.iter().find(|c| c.id == id).map(|c| c.text.clone()).unwrap_or_default();
    assert_eq!(
        text("transit_hub-5"),
        "Cost 11 green. Influence 5. Trade: swap one of your contracts with one on the track."
    );
    let newest = RiseToPowerRules::default().cards(Lang::En, None).expect("the cards");
    let hub = newest.iter().find(|c| c.id == "transit_hub-5").map(|c| c.text.as_str());
    let now =
        "Cost 9 green. Influence 5. Trade: gain 1 action point, then swap one of your contracts with one on the track.";
    assert_eq!(hub, Some(now));
}

fn placed(edition: Option<&str>) -> Box<dyn Table> {
    let position = json!({ "seats": [{ "network": "plant seaport-4/seaport-3/seaport-2" }, {}] });
    game(edition, json!({})).place(position).expect("a position")
}

#[test]
fn agendas_of_a_position_wait_for_the_next_change_at_an_older_table() {
    let tall = |table: &dyn Table| table.view(Viewer::Spectator)["agendas"][3]["claimed_by"].clone();
    assert_eq!(tall(&*placed(None)), json!(1));
    assert_eq!(tall(&*placed(Some(OLD))), json!(null));
}

/// The last line names the winner and what decided, in the log and on the table, in both languages.
#[test]
fn a_tie_is_explained() {
    let position = json!({
        "points": 1,
        "last_round": { "seat": 2, "why": "contracts" },
        "seats": [{ "network": "plant seaport-5" }, { "network": "seaport-2 plant reef_depot-3" }],
    });
    for (lang, says) in [
        (Lang::En, "The tie goes to Player 2 for more active districts, 2 to 1."),
        (Lang::Fr, "Joueur 2 l'emporte avec plus de districts actifs (2 contre 1)."),
    ] {
        let mut table = game(None, json!({})).place(position.clone()).expect("a position");
        let happened = table.act(Seat(0), "end", &mut Fast::new(1)).expect("legal");
        let told = happened.seen_by(Viewer::Spectator, lang);
        let last = told.last().map(|t| french::plain(&t.words)).unwrap_or_default();
        assert!(last.ends_with(says), "{last}");
        assert!(french::plain(&table.show(Viewer::Spectator, lang)).contains(says));
    }
}

/// A breakdown of every score, and the number of districts there are, not the number needed.
#[test]
fn the_end_is_told_with_its_numbers() {
    let network = "
        seaport-1  seaport-2  seaport-4      transit_hub-1  .
        orbital_dock-1  orbital_dock-2  plant  orbital_dock-4  transit_hub-2
        .  .  garden_quarter-5/garden_quarter-3  .  .
    ";
    let position = json!({ "points": 1, "seats": [{ "network": network }, {}] });
    let mut table = game(None, json!({})).place(position).expect("a position");
    let happened = table.act(Seat(0), "end", &mut Fast::new(1)).expect("legal");
    let told: Vec<String> = happened.seen_by(Viewer::Spectator, Lang::En).into_iter().map(|t| t.words).collect();
    assert!(told.iter().any(|t| t == "Player 1 has 9 active districts: everybody else has one last turn."), "{told:?}");
}

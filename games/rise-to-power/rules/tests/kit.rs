//! What every game has: conformance, golden playthroughs, rule cases; and both options at every player count.

use starboard_core::Game;
use starboard_rise_to_power::{RiseToPower, RiseToPowerRules};
use starboard_testkit::{cases, conformance};

starboard_testkit::kit!(RiseToPower, &RiseToPowerRules::default(), folder = "..", games = 6);

#[test]
fn conformance_with_options() {
    for players in 2..=4 {
        for (long_game, seat_compensation) in [(true, false), (false, false), (true, true)] {
            let options = serde_json::json!({
                "players": players,
                "long_game": long_game,
                "seat_compensation": seat_compensation,
                "first_player": "seat_1",
            });
            let game: RiseToPower = conformance::game_of(options);
            conformance::check(&game, u64::from(players as u8));
        }
    }
}

#[test]
fn the_first_edition_conforms() {
    for players in 2..=4 {
        let (options, edition) =
            starboard_core::face::options_of::<RiseToPower>(Some("0.9a-1"), serde_json::json!({ "players": players }))
                .expect("an edition and its options");
        let game = RiseToPower::of_edition(&Default::default(), options, edition).expect("two to four players");
        conformance::check(&game, players);
    }
}

#[test]
fn every_ruling_has_a_case() {
    let rulings: Vec<String> = (1..=41).map(|n| format!("RTP-{n:02}")).collect();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../cases");
    cases::cover(folder, rulings.iter().map(String::as_str));
}

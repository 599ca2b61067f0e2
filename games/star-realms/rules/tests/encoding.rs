//! What learners are told says what the legal list and the view say.

use starboard_core::Fast;
use starboard_core::encoding::{Encoder, asked};
use starboard_core::{Game as _, Silent};
use starboard_star_realms::{Duel, Group, StarRealmsRules, WideDuel};
use starboard_testkit::conformance::{encoding, encodings, game_of};

#[test]
fn numbers_and_rows_say_what_lists_and_views_say() {
    encodings::<Group>(&StarRealmsRules::default(), 3);
    encoding(&game_of::<Duel>(serde_json::json!({})), 12);
    encoding(&game_of::<Duel>(serde_json::json!({ "sets": ["core"], "discards": "next_turn" })), 6);
    encoding(&game_of::<WideDuel>(serde_json::json!({ "sets": ["colony-wars", "core"] })), 6);
}

#[test]
fn a_decision_asks_for_no_heap() {
    let game = game_of::<Duel>(serde_json::json!({}));
    let encoder = Encoder::new(&game);
    let mut chance = Fast::new(7);
    let mut s = game.start(&mut chance, &mut Silent);
    let (mut legal, mut numbers) = (Vec::with_capacity(1024), Vec::with_capacity(1024));
    let mut row = vec![0.0; encoder.size()];
    let mut decisions = 0;
    let allocations = starboard_testkit::allocations(|| {
        while let Some(seat) = asked(&game, &s, &mut legal) {
            encoder.numbers(&game, &s, seat, &legal, &mut numbers);
            encoder.write(&game, &s, seat, &mut row);
            let action = legal[chance.below(legal.len())];
            game.apply_unchecked(&mut s, seat, &action, &mut chance, &mut Silent);
            decisions += 1;
        }
    });
    assert!(decisions > 100, "{decisions}");
    assert_eq!(allocations, 0, "in {decisions} decisions");
}

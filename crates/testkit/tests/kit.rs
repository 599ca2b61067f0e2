//! The kit tried on the toy game: it passes a game that is right.

use starboard_core::playout::{Limit, Playout};
use starboard_core::{Fast, Game, Policy, Silent};
use starboard_testkit::toy::{Smugglers, Toy};
use starboard_testkit::{cases, conformance};

starboard_testkit::kit!(Toy, &Smugglers, folder = "smugglers", games = 30);

#[test]
fn every_ruling_has_a_case() {
    cases::cover(concat!(env!("CARGO_MANIFEST_DIR"), "/smugglers/cases"), ["1.2"]);
}

#[test]
fn a_playout_allocates_nothing() {
    let game: Toy = conformance::game_of(serde_json::json!({ "players": 4, "format": "teams", "target": 60 }));
    let mut playout = Playout::new(&game, Limit::default());
    for policy in Policy::ALL {
        let mut fast = Fast::new(5);
        let mut state = game.start(&mut fast, &mut Silent);
        let mut decisions = 0;
        let count = starboard_testkit::allocations(|| {
            decisions = playout.run(&mut state, &[policy; 4], &mut fast).decisions;
        });
        assert_eq!(count, 0, "{policy:?}");
        assert!(decisions > 20, "a game of {decisions} decisions tells little");
    }
}

//! The claims about strength, in their short form: few games and wide bounds. The full runs are in `docs/strength.md`.

use serde_json::json;
use starboard_arena::{Plan, Standings, run};

/// The score of the first bot against the second, with its 95 % interval.
fn score(game: &str, options: serde_json::Value, bots: [&str; 2], deals: u64) -> (f64, f64) {
    let game = starboard_shelf::find(game).unwrap().game(options).unwrap();
    let bots = bots.map(str::to_owned).to_vec();
    let plan = Plan {
        game: &*game,
        opponents: starboard_shelf::OPPONENTS,
        bots,
        deals,
        seed: 90,
        threads: 2,
        keep: None,
        sprt: None,
    };
    let standings = Standings::of(&run(&plan, &|_| true).unwrap());
    assert_eq!((standings.endless, standings.forfeits.len()), (0, 0));
    (standings.meetings[0].score, standings.meetings[0].low)
}

#[test]
fn the_anchor_beats_chance_and_the_script_beats_the_anchor() {
    let (mean, low) = score("star-realms", json!({}), ["expensive", "uniform"], 40);
    assert!(low > 0.84, "{mean} {low}");
    let (mean, low) = score("star-realms", json!({}), ["script", "expensive"], 60);
    assert!(low > 0.62, "{mean} {low}");
}

#[test]
fn levels_are_steps_in_every_game() {
    for (game, pair, deals) in [
        ("star-realms", ["medium", "easy"], 60),
        ("star-realms", ["easy", "novice"], 60),
        ("rise-to-power", ["easy", "novice"], 60),
        ("galactic-rebellion", ["easy", "novice"], 30),
    ] {
        let (mean, low) = score(game, json!({"players": 2}), pair, deals);
        assert!(low > 0.5, "{game} {pair:?}: {mean} {low}");
    }
}

#[test]
fn a_few_playouts_beat_the_script() {
    let (mean, _) = score("star-realms", json!({}), ["search:samples=150:horizon=1", "script"], 20);
    assert!(mean > 0.5, "{mean}");
}

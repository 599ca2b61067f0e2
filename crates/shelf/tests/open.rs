//! Scripts that say they look at open things only do: what is hidden is dealt anew, and they do the same.

mod common;

use common::decisions;
use serde_json::json;
use starboard_bots::player::Player;
use starboard_bots::rollout::Mind;
use starboard_bots::{Code, Method, Thinks};
use starboard_core::face::Face;
use starboard_core::{Fast, Game as _};
use starboard_galactic_rebellion_mind::GalacticRebellionMind;
use starboard_rise_of_empire::Legacy;
use starboard_rise_of_empire_mind::Campaign;
use starboard_rise_to_power_mind::RiseToPowerMind;
use starboard_star_realms_mind::{Ordinary, Table};
use std::sync::Arc;

fn mind<M: Thinks>(options: serde_json::Value) -> Mind<M> {
    let game = starboard_shelf::find(M::Game::NAME).unwrap().game(options).unwrap();
    let face = game.as_any().downcast_ref::<Face<M::Game>>().expect("a table of this type");
    Mind::new(Arc::clone(&face.0))
}

/// In how many decisions of scripted games does some script do something else in another world, of how many?
fn told_apart<M: Thinks>(options: serde_json::Value, games: u64) -> (usize, usize) {
    let mind = mind::<M>(options);
    let all = decisions(&mind, games, 1);
    let mut rng = Fast::new(9);
    let mut other = 0;
    for (seat, s) in &all {
        let taste = &M::tastes()[rng.below(M::tastes().len())].code;
        let code = Code { taste: Some(taste.clone()), ..Code::new(Method::Script) };
        let choose = |s: &starboard_bots::StateOf<M>| {
            Player::<M>::new(code.clone(), 5).decide_in_match(&mind.game, s, *seat).unwrap()
        };
        let here = choose(s);
        other += usize::from((0..4).any(|_| choose(&mind.game.imagine(s, *seat, &mut rng)) != here));
    }
    (other, all.len())
}

fn holds<M: Thinks>(options: serde_json::Value, games: u64) {
    let (other, all) = told_apart::<M>(options.clone(), games);
    assert!(all > 100, "{options}: only {all} decisions");
    assert!(!M::OPEN || other == 0, "{options}: {other} of {all} decisions hang on what is hidden");
}

#[test]
fn scripts_of_star_realms() {
    holds::<<starboard_star_realms::Duel as Table>::Mind<Ordinary>>(json!({}), 6);
    holds::<<starboard_star_realms::Duel as Table>::Mind<Ordinary>>(json!({"sets": ["core"]}), 6);
    holds::<<starboard_star_realms::WideDuel as Table>::Mind<Ordinary>>(json!({"sets": ["core", "colony-wars"]}), 6);
    for (format, players) in
        [("free-for-all", 4), ("hunter", 5), ("hunter-first-blood", 4), ("hydra", 4), ("emperor", 6), ("raid", 4)]
    {
        let options = json!({"format": format, "players": players});
        holds::<<starboard_star_realms::Group as Table>::Mind<Ordinary>>(options, 3);
    }
}

#[test]
fn scripts_of_the_others() {
    holds::<<Legacy as Table>::Mind<Campaign>>(json!({"scenario": 3, "first": 1}), 4);
    holds::<RiseToPowerMind>(json!({"players": 3}), 6);
    holds::<GalacticRebellionMind>(json!({"players": 4}), 6);
}

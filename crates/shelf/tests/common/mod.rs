//! What several tests of opponents need.

use starboard_bots::player::Player;
use starboard_bots::rollout::Mind;
use starboard_bots::{Code, Method, StateOf, Thinks};
use starboard_core::{Fast, Game as _, Seat, Silent};
use starboard_star_realms_mind::{Ordinary, Table};

#[allow(dead_code, reason = "not every test program needs it")]
pub(crate) type Duel = <starboard_star_realms::Duel as Table>::Mind<Ordinary>;

/// Every so many decisions of scripted games.
pub(crate) fn decisions<M: Thinks>(mind: &Mind<M>, games: u64, every: u32) -> Vec<(Seat, StateOf<M>)> {
    let mut found = Vec::new();
    for seed in 0..games {
        let mut chance = Fast::new(seed);
        let mut s = mind.game.start(&mut chance, &mut Silent);
        let mut bot = Player::<M>::new(Code::new(Method::Script), seed);
        let mut number = 0;
        while let Some(seat) = mind.actor(&s, &mut Vec::new()) {
            number += 1;
            if number % every == 0 {
                found.push((seat, s.clone()));
            }
            let action = bot.decide(&mind.game, &s, seat).unwrap();
            mind.game.apply_unchecked(&mut s, seat, &action, &mut chance, &mut Silent);
        }
    }
    found
}

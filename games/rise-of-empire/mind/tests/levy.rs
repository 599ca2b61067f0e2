//! What a script does with a question that only a campaign asks.

use starboard_bots::code::{Code, Method};
use starboard_bots::player::Player;
use starboard_core::{Fast, Game, Silent, ToMove};
use starboard_rise_of_empire::Legacy;
use starboard_rise_of_empire_mind::Campaign;
use starboard_star_realms::{Action, Asks};
use starboard_star_realms_mind::Table;
use std::sync::Arc;

#[test]
fn a_levy_is_paid_only_by_those_who_can_afford_it() {
    for first in 1..=2 {
        // The seventh scenario asks for authority at the start of every turn.
        let options = serde_json::json!({ "scenario": 7, "first": first, "choice": 2, "points": [3, 9] });
        let game = Arc::new(Legacy::new(&Default::default(), serde_json::from_value(options).unwrap()).unwrap());
        let (mut paid, mut refused) = (Vec::new(), Vec::new());
        for seed in 0..12 {
            let mut chance = Fast::new(seed);
            let mut s = game.start(&mut chance, &mut Silent);
            let mut bots: Vec<Player<<Legacy as Table>::Mind<Campaign>>> =
                (0..2).map(|i| Player::new(Code::new(Method::Script), i)).collect();
            while let ToMove::Seat(seat) = game.to_move(&s) {
                let action = bots[seat.index()].decide(&game, &s, seat).unwrap();
                let before = game.authority(&s, seat);
                let asked = s.asks() == Some(Asks::May);
                game.apply_unchecked(&mut s, seat, &action, &mut chance, &mut Silent);
                match action {
                    Action::Accept if asked && game.authority(&s, seat) < before => paid.push(before),
                    Action::Decline if asked => refused.push(before),
                    _ => {}
                }
            }
        }
        assert!(!paid.is_empty() && paid.iter().all(|a| *a > 8), "paid with {paid:?}");
        assert!(refused.iter().any(|a| *a <= 8), "refused with {refused:?}");
    }
}

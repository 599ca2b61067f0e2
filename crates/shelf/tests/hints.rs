//! Are the reasons true? What a hint says must hold in worlds that it has not looked at.

mod common;

use common::{Duel, decisions};
use starboard_bots::hint::{Thought, say_reason};
use starboard_bots::rollout::Mind;
use starboard_bots::streams::mix;
use starboard_bots::{Budget, StateOf, Stop, Thinks};
use starboard_core::{Fast, Game, Lang, Seat, Silent, ToMove};
use starboard_galactic_rebellion_mind::GalacticRebellionMind;
use starboard_rise_to_power_mind::RiseToPowerMind;
use std::collections::BTreeMap;

/// Follows a proven win in a world it has not seen: is it won, and in the same turn?
fn wins<M: Thinks>(mind: &Mind<M>, s: &StateOf<M>, seat: Seat, luck: u64) -> bool {
    let mut chance = Fast::new(luck);
    let mut s = mind.game.imagine(s, seat, &mut chance);
    let now = M::clock(&mind.game, &s);
    while mind.game.to_move(&s) != ToMove::Over && M::clock(&mind.game, &s) == now {
        let Some(action) = M::solve(&mind.game, &mind.lore, &s, seat) else { return false };
        mind.game.apply_unchecked(&mut s, seat, &action, &mut chance, &mut Silent);
    }
    mind.game.outcome(&s).is_some_and(|o| o.ranks[seat.index()] == 1)
}

/// Checks every hint of some decisions; answers how often each reason was given.
fn reasons<M: Thinks>(games: u64, every: u32, samples: u32) -> BTreeMap<String, u32> {
    let mind = Mind::<M>::new(M::Game::new(&Default::default(), Default::default()).unwrap().into());
    let mut given = BTreeMap::new();
    for (number, (seat, s)) in decisions(&mind, games, every).into_iter().enumerate() {
        let think = |seed: u64, samples: u32| {
            Thought::new(&mind, &s, seat, mix(seed), Budget::Samples(samples), &Stop::default())
        };
        let (told, checked) = (think(number as u64, samples), think(!(number as u64), 3 * samples));
        for w in told.ranked.iter().take(3) {
            let key = told.reason(w);
            *given.entry(key.clone()).or_default() += 1;
            let words = Lang::ALL.map(|lang| say_reason::<M>(&key, lang));
            assert!(words[0] != words[1] && !words.concat().contains('['), "{words:?}");
            match key.as_str() {
                "reason-only" => assert_eq!(told.legal, 1),
                "reason-first" => assert!(told.legal > 1 && told.ranked.len() == 1),
                "reason-best" => assert_eq!(w.action, told.ranked[0].action),
                "reason-close" => assert!(
                    told.ranked[1..].iter().any(|other| told.is_even(other)) && w.action == told.ranked[0].action
                ),
                "reason-even" => assert!(told.is_even(w)),
                "reason-behind" => assert!(w.action != told.ranked[0].action && !told.is_even(w)),
                "reason-solved" => {
                    assert!((0..20).all(|luck| wins(&mind, &s, seat, luck)), "{} does not win", words[0]);
                }
                _ => {
                    let measure = M::MEASURES.iter().position(|(name, _)| key.ends_with(&format!("-{name}"))).unwrap();
                    let again = checked.ranked.iter().find(|c| c.action == w.action).unwrap();
                    let (lead, error) = checked.lead(again, measure);
                    assert!(
                        lead > -2.0 * error,
                        "{} {key}: {lead} in other worlds",
                        mind.game.action_text(&s, w.action)
                    );
                }
            }
        }
    }
    given
}

#[test]
fn reasons_hold_in_other_worlds() {
    let realms = reasons::<Duel>(5, 6, 1500);
    assert!(realms["reason-solved"] > 0, "{realms:?}");
    let others = [reasons::<RiseToPowerMind>(1, 15, 400), reasons::<GalacticRebellionMind>(1, 25, 120)];
    for given in others.iter().chain([&realms]) {
        assert!(given.len() >= 4, "too few reasons to speak of: {given:?}");
    }
}

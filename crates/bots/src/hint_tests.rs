//! Are the reasons true? What a hint says must hold in worlds that it has not looked at.

use super::*;
use crate::code::{Code, Method};
use crate::player::Player;
use starboard_core::{Game, Silent, ToMove};
use starboard_galactic_rebellion::GalacticRebellion;
use starboard_rise_to_power::RiseToPower;
use starboard_star_realms::Duel;
use std::collections::BTreeMap;

/// Every so many decisions of scripted games.
pub(crate) fn decisions<G: Thinks>(mind: &Mind<G>, games: u64, every: u32) -> Vec<(Seat, G::State)> {
    let mut found = Vec::new();
    for seed in 0..games {
        let mut chance = Fast::new(seed);
        let mut s = mind.game.start(&mut chance, &mut Silent);
        let mut bot = Player::<G>::new(Code::new(Method::Script), seed);
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

/// Follows a proven win in a world it has not seen: is it won, and in the same turn?
fn wins<G: Thinks>(mind: &Mind<G>, s: &G::State, seat: Seat, luck: u64) -> bool {
    let mut chance = Fast::new(luck);
    let mut s = mind.game.imagine(s, seat, &mut chance);
    let now = mind.game.clock(&s);
    while mind.game.to_move(&s) != ToMove::Over && mind.game.clock(&s) == now {
        let Some(action) = mind.game.solve(&mind.lore, &s, seat) else { return false };
        mind.game.apply_unchecked(&mut s, seat, &action, &mut chance, &mut Silent);
    }
    mind.game.outcome(&s).is_some_and(|o| o.ranks[seat.index()] == 1)
}

/// Checks every hint of some decisions; answers how often each reason was given.
fn reasons<G: Thinks>(game: G, games: u64, every: u32, samples: u32) -> BTreeMap<String, u32> {
    let mind = Mind::new(game.into());
    let mut given = BTreeMap::new();
    for (number, (seat, s)) in decisions(&mind, games, every).into_iter().enumerate() {
        let think = |seed: u64, samples: u32| {
            Thought::new(&mind, &s, seat, mix(seed), Budget::Samples(samples), &Stop::default())
        };
        let (told, checked) = (think(number as u64, samples), think(!(number as u64), 3 * samples));
        for w in told.ranked.iter().take(3) {
            let key = told.reason::<G>(w);
            *given.entry(key.clone()).or_default() += 1;
            let words = Lang::ALL.map(|lang| told.tell(&mind, &s, seat, w, lang).reason);
            assert_eq!(words, Lang::ALL.map(|lang| WORDS.say(lang, &key, &[])), "the same reason in both languages");
            assert!(words[0] != words[1] && !words.concat().contains('['), "{words:?}");
            match key.as_str() {
                "reason-only" => assert_eq!(told.legal, 1),
                "reason-first" => assert!(told.legal > 1 && told.ranked.len() == 1),
                "reason-best" => assert_eq!(w.action, told.ranked[0].action),
                "reason-even" => assert!(told.is_even(w)),
                "reason-behind" => assert!(w.action != told.ranked[0].action && !told.is_even(w)),
                _ if key.ends_with("-solved") => {
                    assert!((0..20).all(|luck| wins(&mind, &s, seat, luck)), "{} does not win", words[0]);
                }
                _ => {
                    let measure = G::MEASURES.iter().position(|(name, _)| key.ends_with(&format!("-{name}"))).unwrap();
                    let again = checked.ranked.iter().find(|c| c.action == w.action).unwrap();
                    let (lead, error) = checked.lead::<G>(again, measure);
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
    let realms = reasons(Duel::new(Default::default()).unwrap(), 5, 6, 1500);
    assert!(realms["reason-star-realms-solved"] > 0, "{realms:?}");
    let others = [
        reasons(RiseToPower::new(Default::default()).unwrap(), 1, 15, 400),
        reasons(GalacticRebellion::new(Default::default()).unwrap(), 1, 25, 120),
    ];
    for given in others.iter().chain([&realms]) {
        assert!(given.len() >= 4, "too few reasons to speak of: {given:?}");
    }
}

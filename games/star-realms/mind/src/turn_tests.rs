//! Does the canonical order reach every end of a turn that matters?
//!
//! All orders of all actions are tried, from many turns of scripted games, and every position a turn can end in is compared
//! with those that canonical actions lead to. Chance is fixed by what is in a pile, so that orders differ in nothing else.

use super::lore::Lore;
use super::tests::{Table, duel, turns};
use super::turn::{canonical, costly, prune_treasures};
use starboard_core::chance::Odds;
use starboard_core::{Chance, Game, Seat, Silent, ToMove};
use starboard_star_realms::effect::Zone;
use starboard_star_realms::{Action, Asks, Duel};
use std::collections::{HashMap, HashSet};

/// Deals the first card there is.
struct First;

impl Chance for First {
    fn pick(&mut self, odds: Odds<'_>) -> u16 {
        odds.counts.iter().position(|n| *n > 0).unwrap_or(0) as u16
    }
}

/// A position as a turn ends in it, for whoever played the turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct End {
    /// Left to buy with.
    trade: u16,
    authority: i32,
    rival: i32,
    won: bool,
    /// All own cards, wherever they are: in play, in hand, discarded, in the deck.
    cards: Vec<u8>,
    /// Those of them that are bases in play.
    bases: Vec<u8>,
    top: Vec<u8>,
    rival_bases: Vec<u8>,
    rival_hand: usize,
    rival_owes: u8,
    row: Vec<u8>,
}

fn sorted(kinds: impl Iterator<Item = u8>) -> Vec<u8> {
    let mut kinds: Vec<u8> = kinds.collect();
    kinds.sort_unstable();
    kinds
}

impl End {
    fn of(game: &Duel, s: &Table, seat: Seat) -> End {
        let rival = Seat(1 - seat.0);
        let (own, other) = (s.look(seat), s.look(rival));
        let bases = sorted(own.bases().map(|(piece, _)| piece.kind));
        let piles = [own.deck, own.hand, own.discard];
        let piled =
            piles.iter().flat_map(|bag| bag.iter()).flat_map(|(kind, n)| std::iter::repeat_n(kind, usize::from(n)));
        let ships = s.ships().filter(|(owner, _)| *owner == seat).map(|(_, kind)| kind);
        End {
            trade: own.trade,
            authority: game.authority(s, seat),
            rival: game.authority(s, rival),
            won: game.outcome(s).is_some_and(|o| o.ranks[seat.index()] == 1),
            cards: sorted(piled.chain(ships).chain(own.top.iter().copied()).chain(bases.iter().copied())),
            bases,
            top: own.top.to_vec(),
            rival_bases: sorted(other.bases().map(|(piece, _)| piece.kind)),
            rival_hand: other.hand.len(),
            rival_owes: other.owed,
            row: sorted(s.row()),
        }
    }

    /// Is nothing lost by ending here instead of in `other`?
    fn is_as_good_as(&self, other: &End) -> bool {
        self.won
            || (self.trade >= other.trade
                && self.authority >= other.authority
                && self.rival <= other.rival
                && self.cards == other.cards
                && is_part(&other.bases, &self.bases)
                && self.top == other.top
                && is_part(&self.rival_bases, &other.rival_bases)
                && self.rival_hand <= other.rival_hand
                && self.rival_owes >= other.rival_owes
                && self.row == other.row)
    }
}

/// Is every card of `part` also in `whole`? Both are sorted.
fn is_part(part: &[u8], whole: &[u8]) -> bool {
    let mut left = whole.iter();
    part.iter().all(|kind| left.any(|other| other == kind))
}

/// What makes two positions within a turn the same: everything but the order in which cards came into play.
fn key(s: &Table) -> String {
    let text = format!("{s:?}");
    let mut key = String::with_capacity(text.len());
    for part in text.split_inclusive(']') {
        match part.rsplit_once("s: [") {
            Some((before, list)) if before.ends_with("ship") || before.ends_with("base") => {
                let mut cards: Vec<&str> = list.trim_end_matches(']').split("InPlay").collect();
                cards.sort_unstable();
                key.push_str(before);
                key.push_str(&cards.concat());
            }
            _ => key.push_str(part),
        }
    }
    key
}

/// Turns with more positions than this are left out.
const MOST: usize = 2000;

/// All ends of a turn without buying, each with a way there; none if there are too many positions on the way.
fn ends(
    game: &Duel,
    s: &Table,
    seat: Seat,
    offers: &dyn Fn(&Table, &mut Vec<Action>),
) -> Option<HashMap<End, Vec<Action>>> {
    let mut seen = HashSet::new();
    let mut open = vec![(*s, Vec::new())];
    let mut found = HashMap::new();
    let mut actions = Vec::new();
    while let Some((mut s, way)) = open.pop() {
        // What the rival is asked in between is answered the first way there is.
        while let ToMove::Seat(other) = game.to_move(&s)
            && other != seat
        {
            game.legal_actions(&s, other, &mut actions);
            game.apply_unchecked(&mut s, other, &actions[0], &mut First, &mut Silent);
        }
        if game.to_move(&s) == ToMove::Over {
            found.insert(End::of(game, &s, seat), way);
            continue;
        }
        if !seen.insert(key(&s)) {
            continue;
        }
        if seen.len() > MOST {
            return None;
        }
        offers(&s, &mut actions);
        for action in &actions {
            match action {
                Action::Buy(_) => {}
                Action::End => drop(found.entry(End::of(game, &s, seat)).or_insert_with(|| way.clone())),
                _ => {
                    let mut then = s;
                    game.apply_unchecked(&mut then, seat, action, &mut First, &mut Silent);
                    let mut way = way.clone();
                    way.push(*action);
                    open.push((then, way));
                }
            }
        }
    }
    Some(found)
}

#[test]
fn the_canonical_order_drops_no_end_that_matters() {
    let game = duel();
    let lore = Lore::new(game.catalog());
    let (mut compared, mut choices, mut reached) = (0, 0, 0);
    let mut lost = Vec::new();
    for (seat, s) in turns(&game, 0..4) {
        let every = |s: &Table, out: &mut Vec<Action>| {
            game.legal_actions(s, seat, out);
            // The judgements of the canonical order are not under test.
            let cost = |kind: u8| game.catalog().card(kind).cost;
            let starters = s.look(seat).hand.iter().any(|(kind, _)| cost(kind) == 0);
            let gives = |a: &Action| match *a {
                Action::Pick { card, zone: Zone::Hand } => cost(card) > 0,
                Action::PickBase { seat: owner, .. } => s.asks() == Some(Asks::Destroy) && owner == seat.0,
                _ => false,
            };
            let sacrifices: Vec<Action> = costly(out, &lore).collect();
            out.retain(|a| *a != Action::PlayAll && !gives(a) && (starters || !sacrifices.contains(a)));
            if s.asks() == Some(Asks::Scrap) {
                prune_treasures(&game, out);
            }
        };
        let scraps_what_it_took = |way: &[Action]| {
            way.iter().any(
                |a| matches!(a, Action::Take(card) if way.contains(&Action::Pick { zone: Zone::Discard, card: *card })),
            )
        };
        let few = |s: &Table, out: &mut Vec<Action>| canonical(&game, &lore, s, seat, out);
        let (Some(all), Some(kept)) = (ends(&game, &s, seat, &every), ends(&game, &s, seat, &few)) else { continue };
        compared += 1;
        choices += usize::from(kept.len() > 1);
        reached += all.len();
        for (end, way) in all {
            if !scraps_what_it_took(&way) && !kept.keys().any(|k| k.is_as_good_as(&end)) {
                let way: Vec<String> = way.iter().map(|a| game.action_text(&s, *a)).collect();
                lost.push(format!("{}: {end:?}", way.join(", ")));
            }
        }
    }
    lost.sort();
    assert!(
        compared > 60 && choices > 30 && reached > 2000,
        "{compared} turns, {choices} with choices, {reached} ends"
    );
    assert!(
        lost.is_empty(),
        "{} of {reached} ends of {compared} turns are lost, such as\n{}",
        lost.len(),
        lost[..lost.len().min(20)].join("\n")
    );
}

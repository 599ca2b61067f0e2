//! Which actions are worth weighing: one cell for each card, the payments that are not dominated.

use starboard_core::{Game, Seat};
use starboard_rise_to_power::{
    Action, Card, Catalogue, Colour, Effect, FreeCells, Narrow, Phase, Price, Prisms, RiseToPower, State,
};
use std::cmp::Reverse;

/// So many ways to keep, recover or discard cards are weighed.
const MOST_CHOICES: usize = 6;

pub(crate) fn canonical(game: &RiseToPower, s: &State, seat: Seat, out: &mut Vec<Action>) {
    if !game.to_move(s).may_act(seat) {
        return out.clear();
    }
    game.narrowed_actions(s, &Worthwhile, out);
    match s.phase {
        Phase::Trade { .. } => keep_best_sets(game.set(), s, seat, out),
        // The list ends with it; whoever can draw does not end a turn.
        Phase::Act if !(s.prism_deck.is_empty() && s.prism_discard.is_empty()) => {
            out.pop_if(|last| matches!(last, Action::End));
            if s.points == 1 && s.ending.is_none() {
                out.retain(|action| !matches!(action, Action::Trade { card } if is_for_this_turn(game.set(), *card)));
            }
        }
        _ => {}
    }
}

/// Does sending the contract to the Exchange bring what only another action of the turn can use? With the last action point it would be
/// thrown away.
fn is_for_this_turn(set: &Catalogue, card: Card) -> bool {
    let effects = &set.districts[usize::from(set.face(card).district)].trade;
    effects.iter().any(|effect| matches!(effect, Effect::Wild(_) | Effect::Discount(_)))
}

/// Where a card lies matters little: the cell nearest to the plant stands for all.
///
/// Paying more than the cheapest set does is never better; of the cheapest, the one with fewest cards and the one with most
/// stand for all (a full hand wants to lose many cards, an empty one few).
struct Worthwhile;

impl Narrow for Worthwhile {
    #[inline]
    fn cells(&self, s: &State, seat: Seat) -> FreeCells {
        s.nearest_free_cell(seat).into_iter().collect()
    }

    #[inline]
    fn payments(&self, price: Price, hand: Prisms, mut each: impl FnMut(Prisms)) {
        let (mut least, mut fewest, mut most) = (u16::MAX, (0, Prisms::NONE), (0, Prisms::NONE));
        price.payments(hand, |pay| {
            let (cost, cards) = (pay.total(), pay.len());
            if cost < least {
                (least, fewest, most) = (cost, (cards, pay), (cards, pay));
            } else if cost == least && cards < fewest.0 {
                fewest = (cards, pay);
            } else if cost == least && cards > most.0 {
                most = (cards, pay);
            }
        });
        let (fewest, most) = (fewest.1, most.1);
        if least < u16::MAX {
            each(fewest.min(most));
            if fewest != most {
                each(fewest.max(most));
            }
        }
    }
}

/// Of the sets of cards to keep or recover, those that help the contracts at hand most: in how far they make up for what is missing,
/// and by their worth. Of equals, the first.
fn keep_best_sets(set: &Catalogue, s: &State, seat: Seat, out: &mut Vec<Action>) {
    if out.len() <= MOST_CHOICES {
        return;
    }
    let me = s.player(seat);
    // By colour: what the dearest contract lacks.
    let mut missing = [0; Colour::ALL.len()];
    for card in me.contracts.iter() {
        let (face, colour) = (set.face(card), set.colour(set.face(card).sector));
        let lacks = u16::from(face.cost).saturating_sub(me.hand.total_of(colour));
        missing[colour as usize] = lacks.max(missing[colour as usize]);
    }
    let worth = |cards: Prisms| {
        let helps = Colour::ALL.map(|colour| cards.total_of(colour).min(missing[colour as usize]));
        2 * helps[0].max(helps[1]).max(helps[2]) + cards.total()
    };
    // The best so far, best first.
    let mut best = [(0, Reverse(usize::MAX)); MOST_CHOICES];
    for (i, action) in out.iter().enumerate() {
        let (Action::Recover { cards } | Action::Keep { cards }) = *action else { return };
        let mut falls = (worth(cards), Reverse(i));
        if falls > best[MOST_CHOICES - 1] {
            for place in &mut best {
                if falls > *place {
                    std::mem::swap(&mut falls, place);
                }
            }
        }
    }
    let mut places = best.map(|(_, Reverse(i))| i);
    places.sort_unstable();
    for (kept, place) in places.into_iter().enumerate() {
        out[kept] = out[place];
    }
    out.truncate(MOST_CHOICES);
}

#[cfg(test)]
mod tests {
    use super::*;
    use starboard_core::{Fast, Silent, ToMove};
    use starboard_rise_to_power::{Cell, Options, Use};

    /// Against the whole legal list, picked over.
    #[test]
    fn what_is_worthwhile_is_what_is_left_of_the_legal_list() {
        let (mut worthwhile, mut legal) = (Vec::new(), Vec::new());
        for seed in 0..120 {
            let players = 2 + (seed % 3) as u8;
            let game = RiseToPower::new(&Default::default(), Options { players, ..Options::default() }).unwrap();
            let mut fast = Fast::new(seed);
            let mut s = game.start(&mut fast, &mut Silent);
            while let ToMove::Seat(seat) = game.to_move(&s) {
                canonical(&game, &s, seat, &mut worthwhile);
                game.legal_actions(&s, seat, &mut legal);
                let action = legal[fast.below(legal.len())];
                pick_over(&game, &s, seat, &mut legal);
                assert_eq!(worthwhile, legal);
                game.apply_unchecked(&mut s, seat, &action, &mut fast, &mut Silent);
            }
        }
    }

    fn pick_over(game: &RiseToPower, s: &State, seat: Seat, out: &mut Vec<Action>) {
        match s.phase {
            Phase::Trade { .. } => keep_best_sets(game.set(), s, seat, out),
            Phase::Acquire { .. } => one_cell_each(out),
            Phase::Act => {
                one_cell_each(out);
                best_payments(out);
                if out.contains(&Action::Draw) {
                    assert_eq!(out.pop(), Some(Action::End));
                    let last = s.points == 1 && s.ending.is_none();
                    out.retain(|a| !matches!(a, Action::Trade { card } if last && is_for_this_turn(game.set(), *card)));
                }
            }
            Phase::Answer => best_payments(out),
            Phase::Discard | Phase::Over(_) => {}
        }
    }

    fn one_cell_each(out: &mut Vec<Action>) {
        let nearest = out.iter().filter_map(cell_of).min_by_key(|cell| (cell.distance(), *cell));
        out.retain(|a| cell_of(a).is_none_or(|cell| Some(cell) == nearest));
    }

    fn cell_of(action: &Action) -> Option<Cell> {
        match action {
            Action::Acquire { cell, .. } | Action::Take { cell, .. } | Action::Contest { to: Use::At(cell), .. } => {
                Some(*cell)
            }
            _ => None,
        }
    }

    /// What an action is apart from its payment and where it leads, and the payment.
    fn paid(action: &Action) -> Option<((u8, Option<Card>), Prisms)> {
        match *action {
            Action::Power { card, pay } => Some(((0, Some(card)), pay)),
            Action::Upgrade { card, pay, .. } => Some(((1, Some(card)), pay)),
            Action::Contest { card, pay, .. } => Some(((2, Some(card)), pay)),
            Action::Defend { pay, .. } => Some(((3, None), pay)),
            _ => None,
        }
    }

    /// Of the payments for the same, the cheapest, and of those the first with fewest cards and the first with most.
    fn best_payments(out: &mut Vec<Action>) {
        let all = out.clone();
        out.retain(|action| {
            let Some((what, pay)) = paid(action) else { return true };
            let others = || all.iter().filter_map(paid).filter(|(w, _)| *w == what).map(|(_, pay)| pay);
            let least = others().map(Prisms::total).min();
            let cheap = || others().filter(|pay| Some(pay.total()) == least);
            let fewest = cheap().min_by_key(|pay| (pay.len(), *pay));
            let most = cheap().min_by_key(|pay| (Reverse(pay.len()), *pay));
            Some(pay) == fewest || Some(pay) == most
        });
    }
}

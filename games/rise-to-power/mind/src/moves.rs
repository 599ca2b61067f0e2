//! Which actions are worth weighing: one cell for each card, the payments that are not dominated.

use starboard_core::{Game, Seat};
use starboard_rise_to_power::{Action, Card, Catalogue, Cell, Colour, Phase, Prisms, RiseToPower, State, Use};
use std::cmp::Reverse;

/// So many ways to keep, recover or discard cards are weighed.
const MOST_CHOICES: usize = 6;

pub(crate) fn canonical(game: &RiseToPower, s: &State, seat: Seat, out: &mut Vec<Action>) {
    game.legal_actions(s, seat, out);
    if out.len() <= 1 {
        return;
    }
    match s.phase {
        Phase::Trade { .. } => keep_best_sets(game.set(), s, seat, out),
        Phase::Acquire { .. } => one_cell_each(out),
        Phase::Act => {
            one_cell_each(out);
            best_payments(out);
            // The list ends with it; whoever can draw does not end a turn.
            if out.iter().any(|a| matches!(a, Action::Draw)) {
                out.pop_if(|last| matches!(last, Action::End));
            }
        }
        Phase::Answer => best_payments(out),
        Phase::Discard | Phase::Over(_) => {}
    }
}

/// How far from the plant.
fn distance(cell: Cell) -> i32 {
    i32::from(cell.x).abs() + i32::from(cell.y).abs()
}

/// Where a card lies matters little: of the cells on offer, the same for every card, the one nearest to the plant stands for all.
fn one_cell_each(out: &mut Vec<Action>) {
    let Some(first) = out.iter().position(|a| cell_of(a).is_some()) else { return };
    let mut nearest = cell_of(&out[first]);
    // They come in order: at the first that is not further on, another card begins.
    for two in out[first..].windows(2) {
        let (Some(before), Some(cell)) = (cell_of(&two[0]), cell_of(&two[1])) else { break };
        if cell <= before {
            break;
        }
        if nearest.is_none_or(|n| (distance(cell), cell) < (distance(n), n)) {
            nearest = Some(cell);
        }
    }
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

/// What an action is apart from its payment and where it leads, and the payment. In a legal list such actions stand together, and
/// may all be paid in the same ways.
fn paid(action: &Action) -> Option<(u8, Option<Card>, Prisms)> {
    match *action {
        Action::Power { card, pay } => Some((0, Some(card), pay)),
        Action::Upgrade { card, pay, .. } => Some((1, Some(card), pay)),
        Action::Contest { card, pay, .. } => Some((2, Some(card), pay)),
        Action::Defend { pay, .. } => Some((3, None, pay)),
        _ => None,
    }
}

/// Paying more than the cheapest set does is never better; of the cheapest, the one with fewest cards and the one with most
/// stand for all (a full hand wants to lose many cards, an empty one few).
fn best_payments(out: &mut Vec<Action>) {
    let (mut next, mut kept) = (0, 0);
    while let Some(action) = out.get(next) {
        let Some((verb, card, pay)) = paid(action) else {
            out[kept] = *action;
            (next, kept) = (next + 1, kept + 1);
            continue;
        };
        let (mut fewest, mut most) = (pay, pay);
        let mut end = next + 1;
        while let Some((_, _, pay)) = out.get(end).and_then(paid).filter(|(v, c, _)| (*v, *c) == (verb, card)) {
            let (cost, cards) = (pay.total(), pay.len());
            if cost < fewest.total() {
                (fewest, most) = (pay, pay);
            } else if cost == fewest.total() && cards < fewest.len() {
                fewest = pay;
            } else if cost == fewest.total() && cards > most.len() {
                most = pay;
            }
            end += 1;
        }
        for i in next..end {
            if paid(&out[i]).is_some_and(|(_, _, pay)| pay == fewest || pay == most) {
                out[kept] = out[i];
                kept += 1;
            }
        }
        next = end;
    }
    out.truncate(kept);
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

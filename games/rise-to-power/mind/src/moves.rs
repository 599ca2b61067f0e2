//! Which actions are worth weighing: one cell for each card, the payments that are not dominated.

use starboard_core::{Game, Seat};
use starboard_rise_to_power::{Action, Catalogue, Cell, Phase, Prisms, RiseToPower, State, Use};

/// So many ways to keep, recover or discard cards are weighed.
const MOST_CHOICES: usize = 6;

pub(crate) fn canonical(game: &RiseToPower, s: &State, seat: Seat, out: &mut Vec<Action>) {
    game.legal_actions(s, seat, out);
    if out.len() <= 1 {
        return;
    }
    match s.phase {
        Phase::Trade { .. } => keep_best_sets(game.set(), s, seat, out),
        _ => {
            one_cell_each(out);
            best_payments(out);
            if out.contains(&Action::Draw) {
                out.retain(|a| *a != Action::End);
            }
        }
    }
}

/// How far from the plant.
fn distance(cell: Cell) -> i32 {
    i32::from(cell.x).abs() + i32::from(cell.y).abs()
}

/// Where a card lies matters little: of the cells on offer the one nearest to the plant stands for all.
fn one_cell_each(out: &mut Vec<Action>) {
    let mut nearest: Option<Cell> = None;
    for action in out.iter() {
        if let Some(cell) = cell_of(action)
            && nearest.is_none_or(|n| (distance(cell), cell) < (distance(n), n))
        {
            nearest = Some(cell);
        }
    }
    out.retain(|a| cell_of(a).is_none() || cell_of(a) == nearest);
}

fn cell_of(action: &Action) -> Option<Cell> {
    match action {
        Action::Acquire { cell, .. } | Action::Take { cell, .. } | Action::Contest { to: Use::At(cell), .. } => {
            Some(*cell)
        }
        _ => None,
    }
}

/// An action apart from its payment.
fn unpaid(action: &Action) -> Option<(Action, Prisms)> {
    match *action {
        Action::Power { card, pay } => Some((Action::Power { card, pay: Prisms::NONE }, pay)),
        Action::Upgrade { card, pay, over } => Some((Action::Upgrade { card, pay: Prisms::NONE, over }, pay)),
        Action::Contest { card, pay, to } => Some((Action::Contest { card, pay: Prisms::NONE, to }, pay)),
        Action::Defend { pay, over } => Some((Action::Defend { pay: Prisms::NONE, over }, pay)),
        _ => None,
    }
}

/// Paying more than the cheapest set does is never better; of the cheapest, the one with fewest cards and the one with most
/// stand for all (a full hand wants to lose many cards, an empty one few).
fn best_payments(out: &mut Vec<Action>) {
    let all = out.clone();
    out.retain(|action| {
        let Some((bare, pay)) = unpaid(action) else { return true };
        let rivals = all.iter().filter_map(unpaid).filter(|(other, _)| *other == bare).map(|(_, p)| p);
        let key = |p: &Prisms| (p.total(), p.len());
        let (mut least, mut fewest, mut most) = (u16::MAX, usize::MAX, 0);
        for (total, len) in rivals.map(|p| key(&p)) {
            if total < least {
                (least, fewest, most) = (total, len, len);
            } else if total == least {
                fewest = fewest.min(len);
                most = most.max(len);
            }
        }
        pay.total() == least && (pay.len() == fewest || pay.len() == most)
    });
    // Several sets may share total and length; one is enough.
    let mut seen: Vec<(Action, usize)> = Vec::new();
    out.retain(|action| match unpaid(action) {
        Some((bare, pay)) => {
            let new = !seen.contains(&(bare, pay.len()));
            seen.push((bare, pay.len()));
            new
        }
        None => true,
    });
}

/// Of the sets of cards to keep or recover, those that help the contracts at hand most.
fn keep_best_sets(set: &Catalogue, s: &State, seat: Seat, out: &mut Vec<Action>) {
    let use_of = |cards: &Prisms| {
        let me = s.player(seat);
        let wanted = me.contracts.iter().map(|card| {
            let face = set.face(card);
            let have = me.hand.of(set.colour(face.sector)).total();
            let missing = u16::from(face.cost).saturating_sub(have);
            cards.of(set.colour(face.sector)).total().min(missing) * 2
        });
        wanted.max().unwrap_or(0) + cards.total()
    };
    let worth = |a: &Action| match a {
        Action::Recover { cards } | Action::Keep { cards } => Some(use_of(cards)),
        _ => None,
    };
    if out.iter().filter_map(worth).count() > MOST_CHOICES {
        out.sort_by_key(|a| std::cmp::Reverse(worth(a).unwrap_or(u16::MAX)));
        out.truncate(MOST_CHOICES);
        out.sort_unstable();
    }
}

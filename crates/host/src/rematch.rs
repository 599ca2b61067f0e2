//! A rematch: the same table again, everybody in another seat but in the same team.

use crate::opening::Opening;
use crate::wire::{SeatKind, Status};
use starboard_core::{Seat, Seed};
use starboard_table::{Deed, Occupant, Shown, What, Who};

/// By how many seats everybody moves on, so that whoever played together plays together again: as few as possible, none where
/// the teams are not alike.
fn moves_on(n: usize, team: impl Fn(usize) -> u8) -> usize {
    let together = |a: usize, b: usize| team(a % n) == team(b % n);
    let keeps = |k: &usize| (0..n).all(|a| (0..n).all(|b| together(a, b) == together(a + k, b + k)));
    (1..n).find(keeps).unwrap_or(0)
}

/// The table of a rematch, opened by `who`.
pub fn again(shown: &Shown, who: Who<'_>, seed: Option<Seed>) -> Opening {
    let plan = &shown.fixed.plan;
    let n = shown.seats.len();
    let on = moves_on(n, |i| shown.fixed.game.team(Seat(i as u8)));
    let rotated: Vec<Occupant> = (0..n).map(|i| shown.seats[(i + on) % n].without_stand_in()).collect();
    let place = |o: &Occupant| match o.kind {
        SeatKind::Person if o.account.as_deref() != Some(who.account) => Occupant::open(),
        _ => o.clone(),
    };
    Opening {
        clock: plan.clock,
        takebacks: plan.takebacks,
        visibility: shown.fixed.visibility,
        chat: shown.chat,
        hints: plan.hints,
        // A new deal is by today's rules; an arranged position is what it was.
        edition: plan.position.as_ref().map(|_| shown.fixed.game.edition().to_owned()),
        position: plan.position.clone(),
        expected: rotated.iter().map(|o| o.account.clone()).collect(),
        ..Opening::new(shown.fixed.rules, plan.options.clone(), rotated.iter().map(place).collect(), who, seed)
    }
}

/// Sitting down in the seats kept for `account` at the table of a rematch, under the names they had; the last one to come starts the
/// game.
pub fn sits_again(now: &Shown, account: &str, names: &[String]) -> Vec<Deed> {
    if now.status != Status::Waiting || now.held_by(account).next().is_some() {
        return Vec::new();
    }
    let kept = |s: &Seat| now.fixed.plan.expected.get(s.index()).is_some_and(|a| a.as_deref() == Some(account));
    let free = Seat::all(now.seats.len()).filter(kept).filter(|s| now.kind(*s) == SeatKind::Open);
    let sits = free.zip(names).map(|(seat, name)| What::Seat { seat, occupant: Occupant::person(account, name) });
    let mut steps: Vec<Deed> = sits.map(Into::into).collect();
    let open = Seat::all(now.seats.len()).filter(|s| now.kind(*s) == SeatKind::Open).count();
    if !steps.is_empty() && steps.len() == open && now.fixed.plan.start {
        steps.push(What::Start { deals: Vec::new() }.into());
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::moves_on;

    #[test]
    fn whoever_played_together_plays_together_again() {
        assert_eq!(moves_on(2, |i| i as u8), 1, "each alone: one seat further");
        assert_eq!(moves_on(4, |i| (i / 2) as u8), 2, "pairs side by side");
        assert_eq!(moves_on(4, |i| (i % 2) as u8), 1, "pairs across the table");
        assert_eq!(moves_on(6, |i| (i / 3) as u8), 3, "two threes");
        assert_eq!(moves_on(4, |i| u8::from(i == 0)), 0, "one against all");
    }
}

//! The scripted player: tries each action and likes what it sees by its dials.

use crate::judge::{Judge, Prices};
use starboard_bots::greedy::{bell, best, highest};
use starboard_core::{Fast, Game, Seat, Silent};
use starboard_rise_to_power::{Action, Bonus, Phase, Prisms, RiseToPower, State};
use std::sync::OnceLock;

pub(crate) const DIALS: &[&str] = &[
    "influence",
    "draw_icon",
    "capacity_icon",
    "connection_icon",
    "district",
    "prism",
    "card",
    "over_capacity",
    "contract",
    "payable",
    "point",
    "agenda_step",
    "rival",
    "contest",
];

/// A taste: the dials by name, and how much each card is liked beside.
#[derive(Clone, Debug)]
pub struct Taste {
    pub(crate) influence: f32,
    /// Draw, capacity, connections.
    pub(crate) icons: [f32; 3],
    pub(crate) district: f32,
    /// For each point of PRISM in hand, and for each card.
    pub(crate) prism: f32,
    pub(crate) card: f32,
    pub(crate) over_capacity: f32,
    pub(crate) contract: f32,
    /// For a contract that could be paid now, as part of what it brings.
    pub(crate) payable: f32,
    pub(crate) point: f32,
    pub(crate) agenda_step: f32,
    pub(crate) rival: f32,
    /// What a contest must bring beyond what it costs.
    pub(crate) contest: f32,
    /// How wrongly each contract is valued: 1 is right.
    pub(crate) liking: [f32; 64],
    /// What all this makes of the table's cards, once somebody has asked.
    pub(crate) prices: OnceLock<Prices>,
}

impl Taste {
    pub(crate) fn new(dials: &[f32], misjudge: f32, rng: &mut Fast) -> Taste {
        let mut wrong = || (misjudge * bell(rng)).exp();
        let dial = |i: usize| dials.get(i).copied().unwrap_or(0.0);
        let mut at = |i: usize| dial(i) * wrong();
        let influence = at(0);
        // Nobody loves a full hand so much that it is never spent: two such players would draw and discard for ever.
        let most = |i: usize, value: f32| value.min(1.5 * dial(i) * influence / dial(0).max(f32::MIN_POSITIVE));
        Taste {
            influence,
            icons: [at(1), at(2), at(3)],
            district: at(4),
            prism: most(5, at(5)),
            card: most(6, at(6)),
            over_capacity: at(7),
            contract: at(8),
            payable: at(9),
            point: at(10),
            agenda_step: at(11),
            rival: at(12),
            contest: at(13),
            liking: std::array::from_fn(|_| wrong()),
            prices: OnceLock::new(),
        }
    }

    /// One of the canonical actions, of which there are several.
    pub(crate) fn decide(
        &self,
        game: &RiseToPower,
        s: &State,
        seat: Seat,
        offers: &[Action],
        rng: &mut Fast,
    ) -> Action {
        let mut judge = Judge::new(self, game, seat, s);
        match s.phase {
            Phase::Acquire { .. } => return self.acquire(s, seat, offers, rng, judge),
            Phase::Discard => return self.discard(game, s, seat, offers, rng, judge),
            _ => {}
        }
        let mut answers = Vec::new();
        let stuck = is_stuck(game, s, seat);
        best(game, s, seat, offers, rng, |then, action| match action {
            Action::Contest { .. } => judge.after_contest(then, &mut answers) - self.contest,
            Action::Draw if stuck => f32::NEG_INFINITY,
            _ => judge.value(then),
        })
    }

    /// Which contract to acquire: all that changes is that the player has it.
    fn acquire(&self, s: &State, seat: Seat, offers: &[Action], rng: &mut Fast, mut judge: Judge<'_>) -> Action {
        rng.word(); // as many as for any decision
        let mut player = *s.player(seat);
        highest(offers, |action| {
            let mut then = player.contracts;
            if let Action::Acquire { card, .. } = action {
                then.add(card);
            }
            let before = std::mem::replace(&mut player.contracts, then);
            let value = judge.value_with(s, &player);
            player.contracts = before;
            value
        })
    }

    /// Which card to discard: whatever follows, follows in the same way from all.
    fn discard(
        &self,
        game: &RiseToPower,
        s: &State,
        seat: Seat,
        offers: &[Action],
        rng: &mut Fast,
        mut judge: Judge<'_>,
    ) -> Action {
        let mut then = *s;
        game.apply_unchecked(&mut then, seat, &offers[0], &mut Fast::new(rng.word()), &mut Silent);
        let mut player = *then.player(seat);
        highest(offers, |action| {
            if let Action::Discard { card } = action {
                player.hand = s.player(seat).hand.minus(Prisms::one(card));
            }
            judge.value_with(&then, &player)
        })
    }
}

/// Without a free cell and with a full hand nothing comes of drawing. A game in which everybody did only that would have no end: whoever
/// does something else powers a contract or sends one to the Exchange, which frees a cell, and sooner or later the contracts run out.
fn is_stuck(game: &RiseToPower, s: &State, seat: Seat) -> bool {
    let player = s.player(seat);
    s.phase == Phase::Act
        && s.nearest_free_cell(seat).is_none()
        && player.hand.len() >= usize::from(player.plant(game.set(), Bonus::Capacity))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RiseToPowerMind;
    use crate::moves::canonical;
    use starboard_bots::Thinks;
    use starboard_core::ToMove;
    use starboard_rise_to_power::Options;

    /// Against a judge that sees every candidate for the first time, carried out in full.
    #[test]
    fn what_is_not_judged_again_has_not_changed() {
        let (mut offers, mut answers) = (Vec::new(), Vec::new());
        for seed in 0..12 {
            let players = 2 + (seed % 3) as u8;
            let game = RiseToPower::new(&Default::default(), Options { players, ..Options::default() }).unwrap();
            let mut fast = Fast::new(seed);
            let taste = Taste::new(&RiseToPowerMind::tastes()[0].dials, (seed % 2) as f32, &mut fast);
            let mut s = game.start(&mut fast, &mut Silent);
            while let ToMove::Seat(seat) = game.to_move(&s) {
                canonical(&game, &s, seat, &mut offers);
                let (mut one, mut other) = (fast.clone(), fast.clone());
                let chosen = taste.decide(&game, &s, seat, &offers, &mut one);
                let plainly = best(&game, &s, seat, &offers, &mut other, |then, action| {
                    let mut judge = Judge::new(&taste, &game, seat, then);
                    match action {
                        Action::Contest { .. } => judge.after_contest(then, &mut answers) - taste.contest,
                        Action::Draw if is_stuck(&game, &s, seat) => f32::NEG_INFINITY,
                        _ => judge.value(then),
                    }
                });
                assert_eq!((chosen, one.word()), (plainly, other.word()));
                game.apply_unchecked(&mut s, seat, &chosen, &mut fast, &mut Silent);
            }
        }
    }
}

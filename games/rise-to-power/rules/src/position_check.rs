//! What no table could look like: the faults of a position that could be read.

use crate::action::Action;
use crate::contract::{Bonus, Card};
use crate::effect::Effect;
use crate::game::RiseToPower;
use crate::grid::Cell;
use crate::position::{PhaseName, phase_name};
use crate::state::{Answer, Contest, Phase, State};
use starboard_core::{Faults, Game, Lang, Seat};

/// More points, wild cards or discount than this no game gets.
const MOST: u8 = 100;

impl RiseToPower {
    /// What no table could look like, once everything could be read.
    pub(crate) fn check_position(&self, s: &State, faults: &mut Faults) {
        for seat in Seat::all(self.seats_len()) {
            let player = s.player(seat);
            let at = format!("seat {seat}: network");
            if player.active() > player.plant(&self.set, Bonus::Connections) {
                let connections = player.plant(&self.set, Bonus::Connections);
                faults.add(&at, format!("{} active districts on {connections} connections", player.active()));
            }
            for cell in unsupported(s, seat) {
                faults
                    .add(&at, format!("the card at {cell} touches neither the plant nor a connected active district"));
            }
            if s.out.contains(seat) && !(player.hand.is_empty() && player.contracts.is_empty()) {
                faults.add(format!("seat {seat}"), "who has given up has neither a hand nor contracts");
            }
        }
        if s.out.contains(s.turn) && !matches!(s.phase, Phase::Over(_)) {
            faults.add("turn", format!("seat {} has given up", s.turn));
        }
        if s.out.iter().any(|o| o.index() >= self.seats_len()) {
            faults.add("out", "there is no such seat");
        }
        if s.out.len() + 2 > self.seats_len() && !matches!(s.phase, Phase::Over(_)) {
            faults.add("out", "a game goes on with two players at least");
        }
        for (at, n) in [("points", s.points), ("wild", s.wild), ("discount", s.discount)] {
            if n > MOST {
                faults.add(at, format!("{n} is more than {MOST}"));
            }
        }
        if let Some(contest) = &s.contest {
            self.check_contest(s, contest, faults);
        }
        if s.phase == Phase::Answer && s.contest.is_none_or(|c| c.answer != Answer::Waiting) {
            faults.add("contest", "phase `answer` needs a contest that waits for its answer");
        }
        if s.phase == Phase::Act && s.points == 0 {
            faults.add("points", "phase `act` needs an action point");
        }
        if s.phase == (Phase::Acquire { left: 0 }) {
            faults.add("left", "phase `acquire` needs a contract left to acquire");
        }
        let sifting = matches!(self.pending_effect(s), Some(Effect::Sift { .. }));
        if !s.looked.is_empty() && !sifting {
            faults.add("looked", "cards are looked at only while sifting");
        }
        let too_many = s.player(s.turn).hand.len() > usize::from(s.player(s.turn).plant(&self.set, Bonus::Capacity));
        let mut legal = Vec::new();
        if faults.is_empty()
            && let Some(asked) = self.asked(s)
        {
            self.legal_actions(s, asked, &mut legal);
            if legal.is_empty() || s.phase == Phase::Discard && !too_many {
                faults.add("phase", format!("in phase `{}` there is nothing to decide here", name(s.phase)));
            }
        }
    }

    fn check_contest(&self, s: &State, c: &Contest, faults: &mut Faults) {
        if c.attacker.index() >= self.seats_len() || c.owner.index() >= self.seats_len() || c.attacker == c.owner {
            return faults.add("contest", "attacker and owner are two seats of this table");
        }
        if s.phase != Phase::Answer {
            return;
        }
        if c.attacker != s.turn || s.owner(c.card) != Some(c.owner) {
            return faults.add("contest", "the player whose turn it is contests a contract in the owner's network");
        }
        let mut before = *s;
        before.phase = Phase::Act;
        let contest = Action::Contest { card: c.card, pay: c.shown, to: c.to };
        if let Err(why) = self.check_action(&before, c.attacker, contest) {
            faults.add("contest", self.say_illegal(&why, Lang::En));
        }
    }
}

/// The cells of cards that touch neither the plant nor an active district that is itself connected.
fn unsupported(s: &State, seat: Seat) -> Vec<Cell> {
    let player = s.player(seat);
    let at = |card: Card| s.cells[usize::from(card.0)];
    let mut live = vec![Cell::PLANT];
    let mut left: Vec<Cell> = player.tops.iter().map(at).collect();
    while let Some(i) = left.iter().position(|c| c.neighbours().iter().any(|n| live.contains(n))) {
        live.push(left.swap_remove(i));
    }
    let hangs = |c: &Cell| !c.neighbours().iter().any(|n| live.contains(n));
    left.extend(player.contracts.iter().map(at).filter(hangs));
    left
}

fn name(phase: Phase) -> &'static str {
    match phase_name(phase) {
        PhaseName::Acquire => "acquire",
        PhaseName::Act => "act",
        PhaseName::Answer => "answer",
        PhaseName::Trade => "trade",
        PhaseName::Discard => "discard",
        PhaseName::Over => "over",
    }
}

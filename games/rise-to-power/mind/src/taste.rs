//! The scripted player: tries each action and likes what it sees by its dials.

use crate::judge::Judge;
use starboard_bots::greedy::{bell, best};
use starboard_core::{Fast, Seat};
use starboard_rise_to_power::{Action, RiseToPower, State};

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
        let mut answers = Vec::new();
        best(game, s, seat, offers, rng, |then, action| match action {
            Action::Contest { .. } => judge.after_contest(then, &mut answers) - self.contest,
            _ => judge.value(then),
        })
    }
}

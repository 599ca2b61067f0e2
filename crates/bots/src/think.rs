//! What a game tells its opponents beside its rules.

use crate::code::{Code, Level};
use crate::net::Weights;
use crate::tastes::Dialled;
use starboard_core::{Fast, Game, Seat};

/// A sparse vector: which inputs are not zero, and what they are.
#[derive(Clone, Debug, Default)]
pub struct Features(pub Vec<(u32, f32)>);

impl Features {
    #[inline]
    pub fn push(&mut self, input: usize, value: f32) {
        if value != 0.0 {
            self.0.push((input as u32, value));
        }
    }
}

/// Knowledge of a game, for the one search that plays them all.
///
/// Every method is given a state that the seat itself could imagine, never the true one.
pub trait Thinks: Game {
    /// What is worth working out once for a table: its cards, looked up quickly.
    type Lore: Send + Sync + 'static;
    fn lore(&self) -> Self::Lore;

    /// What a scripted player goes by, bound to the table's cards.
    type Taste: Clone + Send + Sync + 'static;

    /// The numbers a taste is made of, by name; they are what `starboard tune` turns.
    const DIALS: &'static [&'static str];

    /// The personalities, from `games/<game>/mind/tastes.toml`. The first plays best, and finishes the playouts of the search. Words for each are in `words/<lang>/bots.ftl` under `taste-<game>-<code>`.
    fn tastes() -> &'static [Dialled];

    /// The taste for these dials. `misjudge` 0 judges as well as it can; 1 values things as wrongly as a beginner, all game
    /// long in the same way for the same `rng`.
    fn taste(&self, dials: &[f32], misjudge: f32, rng: &mut Fast) -> Self::Taste;

    /// What a scripted player of this taste does. `room` is a buffer to work in.
    fn script(
        &self,
        s: &Self::State,
        seat: Seat,
        taste: &Self::Taste,
        room: &mut Vec<Self::Action>,
        rng: &mut Fast,
    ) -> Self::Action;

    /// The actions worth weighing against each other: some of the legal ones, at least one. Where the order of a turn's
    /// actions makes no difference, one order stands for all.
    fn canonical(&self, _lore: &Self::Lore, s: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        self.legal_actions(s, seat, out);
    }

    /// An action proven best without a search, where that is cheap to see.
    fn solve(&self, _lore: &Self::Lore, _s: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Does this decision matter beyond the game at hand? The script then decides it, who looks further than a playout does.
    fn reaches_beyond(&self, _s: &Self::State) -> bool {
        false
    }

    /// Time as the search counts it: its horizon and thinking time are in these. Turns, unless the game is better counted
    /// otherwise.
    fn clock(&self, s: &Self::State) -> u32 {
        self.turns(s)
    }

    /// How believable an imagined world is to the seat, from 0 to 1, given what the others did or did not do.
    fn belief(&self, _seen: &Self::State, _seat: Seat, _world: &Self::State) -> f32 {
        1.0
    }

    /// Is the seat still in the game?
    fn alive(&self, _s: &Self::State, _seat: Seat) -> bool {
        true
    }

    /// Which part of what is left of the turn's thinking time this decision deserves.
    fn share(&self, _s: &Self::State, _seat: Seat) -> f64 {
        0.35
    }

    /// The names of the inputs of the learned value, for this table's cards.
    fn inputs(&self) -> Vec<String>;
    /// The table as `seat` judges it: what it has, what the others have.
    fn features(&self, lore: &Self::Lore, s: &Self::State, seat: Seat, out: &mut Features);
    /// The learned weights, if there are any for this kind of table.
    fn weights(&self) -> Option<&'static Weights>;

    /// What a person would compare positions by, each with the smallest difference worth a word; the words are in `bots.ftl`
    /// under `reason-<game>-<name>`.
    const MEASURES: &'static [(&'static str, f32)];
    /// The measures of a position for a seat; more is better. `out` is as long as `MEASURES`.
    fn measure(&self, lore: &Self::Lore, s: &Self::State, seat: Seat, out: &mut [f32]);

    /// How each level plays.
    fn level(level: Level) -> Code;
}

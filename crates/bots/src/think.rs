//! What a game tells its opponents beside its rules.

use crate::code::{Code, Level};
use crate::net::Weights;
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
/// A search counts its horizon in [`Game::turns`], so a game that thinks counts them.
/// Every method is given a state that the seat itself could imagine, never the true one.
pub trait Thinks: Game {
    /// What a scripted player goes by; personalities are values of it.
    type Taste: Clone + Send + Sync + 'static;

    /// The personalities by code; the first plays best, and finishes the playouts of the search. Words for each are in
    /// `locales/<lang>/bots.ftl` under `taste-<game>-<code>`.
    fn tastes() -> Vec<(&'static str, Self::Taste)>;

    /// The same taste with things valued wrongly, all game long: how weaker players go wrong. `amount` 0 changes nothing, 1 is
    /// a beginner.
    fn misjudge(taste: &Self::Taste, amount: f32, rng: &mut Fast) -> Self::Taste;

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
    fn canonical(&self, s: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        self.legal_actions(s, seat, out);
    }

    /// An action proven best without a search, where that is cheap to see.
    fn solve(&self, _s: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
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
    fn features(&self, s: &Self::State, seat: Seat, out: &mut Features);
    /// The learned weights, if there are any for this kind of table.
    fn weights(&self) -> Option<&'static Weights>;

    /// What a person would compare positions by, each with the smallest difference worth a word; the words are in `bots.ftl`
    /// under `reason-<game>-<name>`.
    const MEASURES: &'static [(&'static str, f32)];
    /// The measures of a position for a seat; more is better. `out` is as long as `MEASURES`.
    fn measure(&self, s: &Self::State, seat: Seat, out: &mut [f32]);

    /// How each level plays.
    fn level(level: Level) -> Code;
}

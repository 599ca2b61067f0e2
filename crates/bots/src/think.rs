//! What a game tells its opponents beside its rules.

use crate::calibration::Calibration;
use crate::code::{Code, Level};
use crate::review::{Facts, Story};
use crate::tastes::Dialled;
use crate::taught::Taught;
use starboard_core::encoding::Scribe;
use starboard_core::{Fast, Game, Seat, Words};

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

/// The states and actions of the game a mind is about.
pub type StateOf<M> = <<M as Thinks>::Game as Game>::State;
pub type ActionOf<M> = <<M as Thinks>::Game as Game>::Action;

/// Knowledge of a game, for the one search that plays them all. It lives beside the game's rules, in its folder's `mind`.
///
/// Every function is given a state that the seat itself could imagine, never the true one.
pub trait Thinks: Send + Sync + Sized + 'static {
    /// The game, at tables of one type.
    type Game: Game;

    /// What is worth working out once for a table: its cards, looked up quickly.
    type Lore: Send + Sync + 'static;
    fn lore(game: &Self::Game) -> Self::Lore;

    /// What a scripted player goes by, bound to the table's cards.
    type Taste: Clone + Send + Sync + 'static;

    /// The numbers a taste is made of, by name; they are what `starboard tune` turns.
    const DIALS: &'static [&'static str];

    /// The personalities, from the mind's `tastes.toml`. The first plays best, and finishes the playouts of the search.
    fn tastes() -> &'static [Dialled];

    /// What people read of these opponents: `taste-<code>` and `taste-<code>-words` for each personality, `reason-<measure>`
    /// for each measure, and `reason-solved`.
    fn words() -> &'static Words;

    /// The taste for these dials. `misjudge` 0 judges as well as it can; 1 values things as wrongly as a beginner, all game
    /// long in the same way for the same `rng`.
    fn taste(game: &Self::Game, dials: &[f32], misjudge: f32, rng: &mut Fast) -> Self::Taste;

    /// The script looks at nothing that is hidden from its seat, so that in a match between programs it needs no imagined world.
    /// Whoever says so is held to it by a test (`crates/shelf/tests/open.rs`).
    const OPEN: bool = false;

    /// What a scripted player of this taste does. `room` is a buffer to work in.
    fn script(
        game: &Self::Game,
        s: &StateOf<Self>,
        seat: Seat,
        taste: &Self::Taste,
        room: &mut Vec<ActionOf<Self>>,
        rng: &mut Fast,
    ) -> ActionOf<Self>;

    /// The actions worth weighing against each other: some of the legal ones, at least one. Where the order of a turn's
    /// actions makes no difference, one order stands for all.
    fn canonical(game: &Self::Game, _lore: &Self::Lore, s: &StateOf<Self>, seat: Seat, out: &mut Vec<ActionOf<Self>>) {
        game.legal_actions(s, seat, out);
    }

    /// An action proven best without a search, where that is cheap to see.
    fn solve(_game: &Self::Game, _lore: &Self::Lore, _s: &StateOf<Self>, _seat: Seat) -> Option<ActionOf<Self>> {
        None
    }

    /// Does this decision matter beyond the game at hand? Then the script makes it: a playout ends with the game.
    fn reaches_beyond(_game: &Self::Game, _s: &StateOf<Self>) -> bool {
        false
    }

    /// Time as the search counts it: its horizon and thinking time are in these. Turns, unless the game is better counted
    /// otherwise.
    fn clock(game: &Self::Game, s: &StateOf<Self>) -> u32 {
        game.turns(s)
    }

    /// How believable an imagined world is to the seat, from 0 to 1, given what the others did or did not do.
    fn belief(_game: &Self::Game, _seen: &StateOf<Self>, _seat: Seat, _world: &StateOf<Self>) -> f32 {
        1.0
    }

    /// How many playouts of a search a thread makes in a second, roughly: what thinking time becomes where there is no clock.
    const PACE: u32 = 15_000;

    /// Is the seat still in the game?
    fn alive(_game: &Self::Game, _s: &StateOf<Self>, _seat: Seat) -> bool {
        true
    }

    /// Which part of what is left of the turn's thinking time this decision deserves.
    fn share(_game: &Self::Game, _s: &StateOf<Self>, _seat: Seat) -> f64 {
        0.35
    }

    /// The names of the inputs of the learned value, for this table's cards.
    fn inputs(game: &Self::Game) -> Vec<String>;
    /// The table as `seat` judges it: what it has, what the others have.
    fn features(game: &Self::Game, lore: &Self::Lore, s: &StateOf<Self>, seat: Seat, out: &mut Features);
    /// The same for every seat that is still in the game; `each` is told the seat and its features. A game in which what one seat has
    /// is also what the others see works it out once.
    fn features_of_all(
        game: &Self::Game,
        lore: &Self::Lore,
        s: &StateOf<Self>,
        room: &mut Features,
        mut each: impl FnMut(Seat, &Features),
    ) {
        for seat in Seat::all(game.seats()).filter(|seat| Self::alive(game, s, *seat)) {
            room.0.clear();
            Self::features(game, lore, s, seat, room);
            each(seat, room);
        }
    }
    /// The learned weights, if there are any for this kind of table.
    fn weights(game: &Self::Game) -> Option<&'static Taught>;
    /// The game's encoding, if it has one: a net over sets of cards sees tables through it.
    fn scribe(_game: &Self::Game) -> Option<Box<dyn Scribe<Self::Game>>> {
        None
    }
    /// What puts the chances of hints right, where it was measured.
    fn calibration(_game: &Self::Game) -> Option<&'static Calibration> {
        None
    }

    /// What a person would compare positions by, each with the smallest difference worth a word.
    const MEASURES: &'static [(&'static str, f32)];
    /// The measures of a position for a seat; more is better. `out` is as long as `MEASURES`.
    fn measure(game: &Self::Game, lore: &Self::Lore, s: &StateOf<Self>, seat: Seat, out: &mut [f32]);

    /// How many playouts a review makes, against a duel of Star Realms: where playouts are slow, fewer.
    const REVIEW: f64 = 1.0;
    /// How far, in the search's time, a review plays on before the learned value judges what a state is worth.
    const FAR: u32 = 8;

    /// What people like to know of a game that was played: what everybody had, what it brought.
    fn facts(_story: &Story<Self::Game>) -> Facts {
        Facts::default()
    }

    /// How each level plays at a table.
    fn level(level: Level, game: &Self::Game) -> Code;
}

//! What learners ask of a game besides its rules: every action as a number of a fixed space, every view as a row of numbers.
//!
//! A game can be played without it. What it says is fixed for a table's options and a [`Encoding::VERSION`]: the same number is
//! the same action, the same place in a row is the same thing.

use crate::game::{Game, ToMove};
use crate::seat::Seat;

/// A named part of a row, or of the space of actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub name: &'static str,
    pub shape: Vec<usize>,
    /// What it holds, in a sentence.
    pub about: &'static str,
}

impl Part {
    pub fn new(name: &'static str, shape: &[usize], about: &'static str) -> Part {
        Part { name, shape: shape.to_vec(), about }
    }

    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// Where the number of an action lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    first: u32,
    room: u32,
}

impl Place {
    /// The action has this number for itself.
    #[inline]
    pub fn one(number: usize) -> Place {
        Place { first: number as u32, room: 1 }
    }

    /// It shares `room` numbers with others of its kind, which take them in the order of the legal list.
    #[inline]
    pub fn shared(first: usize, room: usize) -> Place {
        Place { first: first as u32, room: room as u32 }
    }

    /// It is too rare for a number of its own, and shares those at the end of the space.
    pub const OTHER: Place = Place { first: u32::MAX, room: 0 };
}

/// A game that learners can be taught.
pub trait Encodes: Game {
    type Code: Encoding<Self>;
    /// The encoding for this table's options, settled once.
    fn encoding(&self) -> Self::Code;
}

/// The encoding of one table.
pub trait Encoding<G: Game>: Send + Sync + 'static {
    /// Another one whenever a number or a part comes to mean something else.
    const VERSION: u32;
    /// How many numbers there are for actions that have none of their own.
    const OTHERS: usize;

    /// The verbs, in the order of their numbers, each with how many it has.
    fn verbs(&self) -> Vec<Part>;
    /// The parts of a row, in order.
    fn parts(&self) -> Vec<Part>;
    /// What lies along the axes of verbs and parts: by kind of thing, their names in order.
    fn labels(&self, game: &G) -> Vec<(&'static str, Vec<String>)>;
    /// Where the number of a legal action lies. Two actions of one legal list never have the same number for themselves.
    fn place(&self, game: &G, s: &G::State, seat: Seat, action: G::Action) -> Place;
    /// Writes what `seat` sees, and what is asked, into a row of zeros. It says what [`Game::view`] and [`Game::prompt`] say, no more and no less.
    fn write(&self, game: &G, s: &G::State, seat: Seat, row: &mut Row<'_>);
}

/// An action of the legal list that found no number; it is in no mask.
pub const NO_NUMBER: u32 = u32::MAX;

/// The encoding of a table, with what is the same for every game.
pub struct Encoder<G: Encodes> {
    code: G::Code,
    own: u32,
    actions: usize,
    size: usize,
}

impl<G: Encodes> Encoder<G> {
    pub fn new(game: &G) -> Encoder<G> {
        let code = game.encoding();
        let own: usize = code.verbs().iter().map(Part::size).sum();
        let size = code.parts().iter().map(Part::size).sum();
        Encoder { own: own as u32, actions: own + G::Code::OTHERS, size, code }
    }

    pub fn version(&self) -> u32 {
        G::Code::VERSION
    }

    /// How many numbers the space of actions has.
    pub fn actions(&self) -> usize {
        self.actions
    }

    /// How long a row is.
    pub fn size(&self) -> usize {
        self.size
    }

    /// The verbs and, last, what is shared by actions without a number of their own.
    pub fn verbs(&self) -> Vec<Part> {
        let mut verbs = self.code.verbs();
        verbs.push(Part::new(
            "other",
            &[G::Code::OTHERS],
            "Legal actions without a number of their own, in the order of the legal list.",
        ));
        verbs
    }

    pub fn parts(&self) -> Vec<Part> {
        self.code.parts()
    }

    pub fn labels(&self, game: &G) -> Vec<(&'static str, Vec<String>)> {
        self.code.labels(game)
    }

    /// The numbers of a legal list, in its order.
    pub fn numbers(&self, game: &G, s: &G::State, seat: Seat, legal: &[G::Action], out: &mut Vec<u32>) {
        out.clear();
        // Actions that share numbers mostly stand together: who came last is remembered.
        let (mut last, mut next, mut others) = (Place::OTHER, 0, self.own);
        for action in legal {
            let place = self.code.place(game, s, seat, *action);
            let mut number = place.first;
            if place.room > 1 {
                let end = place.first + place.room;
                number = match place == last {
                    true => next,
                    false => place.first + out.iter().filter(|n| (place.first..end).contains(n)).count() as u32,
                };
                (last, next) = (place, number + 1);
                number = if number < end { number } else { u32::MAX };
            }
            if number == u32::MAX && (others as usize) < self.actions {
                number = others;
                others += 1;
            }
            out.push(number);
        }
    }

    /// What the seat sees, as a row of [`size`](Self::size) numbers.
    pub fn write(&self, game: &G, s: &G::State, seat: Seat, row: &mut [f32]) {
        row.fill(0.0);
        let mut row = Row { row, at: 0 };
        self.code.write(game, s, seat, &mut row);
        debug_assert_eq!(row.at, self.size, "the parts are not what was written");
    }
}

/// An encoder by the type of its game alone, for who may or may not have one.
pub trait Scribe<G: Game>: Send + Sync {
    fn version(&self) -> u32;
    fn actions(&self) -> usize;
    fn size(&self) -> usize;
    fn verbs(&self) -> Vec<Part>;
    fn parts(&self) -> Vec<Part>;
    fn labels(&self, game: &G) -> Vec<(&'static str, Vec<String>)>;
    fn write(&self, game: &G, s: &G::State, seat: Seat, row: &mut [f32]);
    /// The number of an action; those that share numbers are of one kind, and have the first of them.
    fn kind(&self, game: &G, s: &G::State, seat: Seat, action: G::Action) -> usize;
}

impl<G: Encodes> Scribe<G> for Encoder<G> {
    fn version(&self) -> u32 {
        Encoder::version(self)
    }

    fn actions(&self) -> usize {
        self.actions
    }

    fn size(&self) -> usize {
        self.size
    }

    fn verbs(&self) -> Vec<Part> {
        Encoder::verbs(self)
    }

    fn parts(&self) -> Vec<Part> {
        Encoder::parts(self)
    }

    fn labels(&self, game: &G) -> Vec<(&'static str, Vec<String>)> {
        Encoder::labels(self, game)
    }

    fn write(&self, game: &G, s: &G::State, seat: Seat, row: &mut [f32]) {
        Encoder::write(self, game, s, seat, row);
    }

    fn kind(&self, game: &G, s: &G::State, seat: Seat, action: G::Action) -> usize {
        self.code.place(game, s, seat, action).first.min(self.own) as usize
    }
}

/// Writes a row from left to right, part after part.
pub struct Row<'r> {
    row: &'r mut [f32],
    at: usize,
}

impl Row<'_> {
    #[inline]
    pub fn put(&mut self, value: impl Into<f32>) {
        self.row[self.at] = value.into();
        self.at += 1;
    }

    #[inline]
    pub fn flag(&mut self, on: bool) {
        self.put(if on { 1.0 } else { 0.0 });
    }

    /// One of `n`: a 1 in its place, zeros elsewhere; zeros alone for none.
    #[inline]
    pub fn one_of(&mut self, n: usize, which: Option<usize>) {
        if let Some(which) = which.filter(|which| *which < n) {
            self.row[self.at + which] = 1.0;
        }
        self.at += n;
    }

    #[inline]
    pub fn counts(&mut self, counts: &[u8]) {
        for (place, n) in self.row[self.at..].iter_mut().zip(counts) {
            *place = f32::from(*n);
        }
        self.at += counts.len();
    }

    /// Adds one for each of the things that come, in `n` places.
    #[inline]
    pub fn tally(&mut self, n: usize, things: impl Iterator<Item = usize>) {
        for thing in things.filter(|thing| *thing < n) {
            self.row[self.at + thing] += 1.0;
        }
        self.at += n;
    }

    /// Up to `n` values in order; the rest stays 0.
    #[inline]
    pub fn list(&mut self, n: usize, values: impl Iterator<Item = f32>) {
        for (place, value) in self.row[self.at..self.at + n].iter_mut().zip(values) {
            *place = value;
        }
        self.at += n;
    }

    #[inline]
    pub fn skip(&mut self, n: usize) {
        self.at += n;
    }
}

/// The seat that a learner is asked for: whoever is asked, of several the first who can do something. `legal` is that seat's list.
pub fn asked<G: Game>(game: &G, s: &G::State, legal: &mut Vec<G::Action>) -> Option<Seat> {
    match game.to_move(s) {
        ToMove::Over => {
            legal.clear();
            None
        }
        ToMove::Seat(seat) => {
            game.legal_actions(s, seat, legal);
            Some(seat)
        }
        ToMove::AnyOf { asked, .. } => asked.iter().find(|seat| {
            game.legal_actions(s, *seat, legal);
            !legal.is_empty()
        }),
    }
}

/// How far a seat sits from the one that looks, round the table.
#[inline]
pub fn from_here(seat: u8, here: Seat, seats: usize) -> usize {
    (usize::from(seat) + seats - here.index()) % seats
}

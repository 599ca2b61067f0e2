//! A table as a net over sets of cards sees it: the row of the game's encoding, and the features of the game's own value.
//!
//! An input named `zone:card` says how many of a card lie in a zone. The row leaves out what a view does, above all which cards
//! a deck is made of; the features say that.

use crate::opponent::Trouble;
use crate::sets::Net;
use crate::think::{ActionOf, Features, StateOf, Thinks};
use starboard_core::encoding::{Part, Scribe};
use starboard_core::{Game, Seat};
use std::sync::Arc;

/// What is shown of the tables of one game with its options settled.
pub struct Sight<M: Thinks> {
    scribe: Box<dyn Scribe<M::Game>>,
    /// By place in a row: the input it is.
    places: Vec<Option<u32>>,
    inputs: Vec<String>,
}

/// Buffers to look with.
#[derive(Default)]
pub struct Room {
    row: Vec<f32>,
    features: Features,
    /// What was looked at last.
    pub seen: Features,
}

impl<M: Thinks> Sight<M> {
    /// None if the game has no encoding.
    pub fn new(game: &M::Game) -> Option<Sight<M>> {
        let scribe = M::scribe(game)?;
        let labels = scribe.labels(game);
        let (mut inputs, mut places) = (M::inputs(game), Vec::with_capacity(scribe.size()));
        for part in scribe.parts() {
            // These say again what another part says.
            let again = part.name.ends_with("_order");
            for place in 0..part.size() {
                places.push((!again).then_some(inputs.len() as u32));
                if !again {
                    inputs.push(name(&part, place, &labels));
                }
            }
        }
        Some(Sight { scribe, places, inputs })
    }

    pub fn inputs(&self) -> &[String] {
        &self.inputs
    }

    pub fn scribe(&self) -> &dyn Scribe<M::Game> {
        &*self.scribe
    }

    /// The table from a seat.
    pub fn look(&self, game: &M::Game, lore: &M::Lore, s: &StateOf<M>, seat: Seat, room: &mut Room) {
        room.seen.0.clear();
        M::features(game, lore, s, seat, &mut room.seen);
        self.add_row(game, s, seat, &mut room.row, &mut room.seen);
    }

    /// The table from every seat that is still in the game.
    pub fn look_from_all(
        &self,
        game: &M::Game,
        lore: &M::Lore,
        s: &StateOf<M>,
        room: &mut Room,
        mut each: impl FnMut(Seat, &Features),
    ) {
        let Room { row, seen, features } = room;
        M::features_of_all(game, lore, s, features, |seat, features| {
            seen.0.clone_from(&features.0);
            self.add_row(game, s, seat, row, seen);
            each(seat, seen);
        });
    }

    fn add_row(&self, game: &M::Game, s: &StateOf<M>, seat: Seat, row: &mut Vec<f32>, seen: &mut Features) {
        row.resize(self.scribe.size(), 0.0);
        self.scribe.write(game, s, seat, row);
        for (value, place) in row.iter().zip(&self.places) {
            if let Some(input) = place.filter(|_| *value != 0.0) {
                seen.0.push((input, *value));
            }
        }
    }

    pub fn kind(&self, game: &M::Game, s: &StateOf<M>, seat: Seat, action: ActionOf<M>) -> usize {
        self.scribe.kind(game, s, seat, action)
    }
}

/// A net bound to the tables it was trained for.
pub struct Bound<M: Thinks> {
    pub(crate) sight: Sight<M>,
    pub(crate) net: Arc<Net>,
}

impl<M: Thinks> Bound<M> {
    pub fn new(game: &M::Game, net: Arc<Net>) -> Result<Bound<M>, Trouble> {
        let made = &net.header;
        if made.game != M::Game::NAME {
            return Err(Trouble::OtherNet(format!("it is one of {}", made.game)));
        }
        let none = || Trouble::OtherNet("the game has no encoding".to_owned());
        let sight = Sight::new(game).ok_or_else(none)?;
        let scribe = sight.scribe();
        if made.encoding != scribe.version() {
            let versions = format!("it is of encoding {}, the game has {}", made.encoding, scribe.version());
            return Err(Trouble::OtherNet(versions));
        }
        if made.inputs != sight.inputs || made.actions as usize != scribe.actions() {
            return Err(Trouble::OtherNet("its tables had other cards or players".to_owned()));
        }
        Ok(Bound { sight, net })
    }

    /// How much is to be said for each action of a seat that is asked, in logits.
    pub(crate) fn policy(
        &self,
        game: &M::Game,
        lore: &M::Lore,
        s: &StateOf<M>,
        seat: Seat,
        room: &mut Room,
    ) -> impl Fn(ActionOf<M>) -> f32 {
        let Bound { sight, net } = self;
        sight.look(game, lore, s, seat, room);
        let thought = net.think(&room.seen);
        move |action| net.policy(&thought, sight.kind(game, s, seat, action))
    }
}

/// A place of a part, by its numbers along the axes; along the last axis by what lies there, where that has a name.
fn name(part: &Part, place: usize, labels: &[(&'static str, Vec<String>)]) -> String {
    let (mut rest, mut numbers) = (place, Vec::new());
    for length in part.shape.iter().rev() {
        numbers.push(rest % length);
        rest /= length;
    }
    let last = part.shape.last().copied().unwrap_or(0);
    let named = labels.iter().find(|(_, names)| names.len() == last);
    let label = named.map(|(_, names)| names[numbers.remove(0)].as_str());
    let zone = numbers.iter().rev().fold(part.name.to_owned(), |zone, n| format!("{zone}.{n}"));
    label.map_or(zone.clone(), |label| format!("{zone}:{label}"))
}

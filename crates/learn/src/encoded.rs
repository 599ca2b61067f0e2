//! A game with its encoding, without its types.

use crate::batch::{Batch, Plan, Tables};
use crate::playing::{Playing, Table1};
use crate::{Ends, Fault};
use starboard_bots::Opponents;
use starboard_core::Seed;
use starboard_core::encoding::{Encoder, Encodes, Part};
use starboard_core::face::{AnyGame, Face, Sitting, Table};
use std::sync::Arc;

/// A table's game, as learners see it.
pub trait Encoded: Send + Sync {
    /// Another one whenever a number or a part comes to mean something else.
    fn version(&self) -> u32;
    /// How many numbers the space of actions has.
    fn actions(&self) -> usize;
    /// How long a row is.
    fn size(&self) -> usize;
    fn verbs(&self) -> Vec<Part>;
    fn parts(&self) -> Vec<Part>;
    /// What lies along the axes of verbs and parts.
    fn labels(&self) -> Vec<(&'static str, Vec<String>)>;
    fn seats(&self) -> usize;
    /// A new table that deals from this seed.
    fn start(&self, seed: Seed) -> Box<dyn Playing>;
    /// Every different table that the set-up can lead to, with its probability.
    fn outcomes(&self) -> Result<Ends, Fault>;
    /// A table that stands as this one does; what is dealt from now on comes from the seed. None if it is of another game.
    fn like(&self, table: &dyn Table, seed: Seed) -> Option<Box<dyn Playing>>;
    /// Many tables.
    fn batch(&self, plan: Plan, opponents: Opponents) -> Result<Box<dyn Batch>, Fault>;
}

/// The game and its encoding, of their own types.
pub(crate) struct Known<G: Encodes> {
    pub(crate) game: Arc<G>,
    pub(crate) encoder: Encoder<G>,
}

struct EncodedGame<G: Encodes>(Arc<Known<G>>);

/// The encoding of a game that has one and is of this type.
pub fn encoded<G: Encodes>(game: &dyn AnyGame) -> Option<Arc<dyn Encoded>> {
    let game = game.as_any().downcast_ref::<Face<G>>()?.0.clone();
    let encoder = Encoder::new(&*game);
    Some(Arc::new(EncodedGame(Arc::new(Known { game, encoder }))))
}

impl<G: Encodes> Encoded for EncodedGame<G> {
    fn version(&self) -> u32 {
        self.0.encoder.version()
    }

    fn actions(&self) -> usize {
        self.0.encoder.actions()
    }

    fn size(&self) -> usize {
        self.0.encoder.size()
    }

    fn verbs(&self) -> Vec<Part> {
        self.0.encoder.verbs()
    }

    fn parts(&self) -> Vec<Part> {
        self.0.encoder.parts()
    }

    fn labels(&self) -> Vec<(&'static str, Vec<String>)> {
        self.0.encoder.labels(&self.0.game)
    }

    fn seats(&self) -> usize {
        self.0.game.seats()
    }

    fn start(&self, seed: Seed) -> Box<dyn Playing> {
        Box::new(Table1::start(self.0.clone(), seed))
    }

    fn outcomes(&self) -> Result<Ends, Fault> {
        Table1::every_start(&self.0)
    }

    fn like(&self, table: &dyn Table, seed: Seed) -> Option<Box<dyn Playing>> {
        let sitting = table.as_any().downcast_ref::<Sitting<G>>()?;
        Some(Box::new(Table1::placed(self.0.clone(), sitting.state.clone(), seed)))
    }

    fn batch(&self, plan: Plan, opponents: Opponents) -> Result<Box<dyn Batch>, Fault> {
        Ok(Box::new(Tables::new(self.0.clone(), plan, opponents)?))
    }
}

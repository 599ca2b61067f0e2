//! Open questions: plain data on a small stack in the state, so a game can be saved in the middle of any effect.

use crate::catalog::Kind;
use crate::effect::CopyOf;

/// One open question, or the rest of a script that waits for the answers above it.
///
/// `card` is the card whose effect asks; `at` points to the compiled effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Not a question: effects still to come.
    Run { seat: u8, card: Kind, len: u8, at: u16 },
    /// One of several lists of effects.
    Choose { seat: u8, card: Kind, at: u16 },
    /// All of it or none of it.
    May { seat: u8, card: Kind, at: u16 },
    /// Own cards to scrap, one at a time.
    Scrap { seat: u8, card: Kind, left: u8, done: u8, at: u16 },
    /// Own cards to discard for an effect, one at a time.
    DiscardFor { seat: u8, card: Kind, left: u8, done: u8, at: u16 },
    /// Cards of the trade row to scrap.
    ScrapRow { seat: u8, card: Kind, left: u8, only_now: bool },
    /// A base to destroy.
    Destroy { seat: u8, card: Kind, optional: bool },
    /// Which opponent discards.
    Target { seat: u8, card: Kind, n: u8 },
    /// Cards the victim must discard.
    Discard { seat: u8, card: Kind, left: u8 },
    /// A card to take for nothing.
    Free { seat: u8, card: Kind, at: u16 },
    /// Where an acquired card goes; `to` has a bit for each destination, `own` is the destination of a free acquisition.
    Arrive { seat: u8, card: Kind, to: u8, own: bool, paid: u8 },
    /// What to copy; `piece` is the place of the copying card among the ships or the bases.
    Copy { seat: u8, card: Kind, piece: u8, what: CopyOf },
    /// Cards of the discard pile to put on top of the deck.
    Recover { seat: u8, card: Kind, left: u8 },
    /// A fallen player's card for a team-mate.
    Bequest { seat: u8, to: u8 },
    /// Whether to upgrade a card while it is acquired; `own` is 0, or the destination of a free acquisition from 1.
    Upgrade { seat: u8, card: Kind, own: u8, paid: u8 },
    /// Which upgraded card joins the deck before the game.
    Muster { seat: u8, max_cost: u8 },
}

impl Default for Frame {
    fn default() -> Self {
        Frame::Run { seat: 0, card: 0, len: 0, at: 0 }
    }
}

impl Frame {
    /// The card that is being acquired and lies nowhere yet.
    pub fn acquires(self) -> Option<Kind> {
        match self {
            Frame::Arrive { card, .. } | Frame::Upgrade { card, .. } => Some(card),
            _ => None,
        }
    }

    /// Who answers.
    #[inline]
    pub fn seat(self) -> u8 {
        match self {
            Frame::Run { seat, .. }
            | Frame::Choose { seat, .. }
            | Frame::May { seat, .. }
            | Frame::Scrap { seat, .. }
            | Frame::DiscardFor { seat, .. }
            | Frame::ScrapRow { seat, .. }
            | Frame::Destroy { seat, .. }
            | Frame::Target { seat, .. }
            | Frame::Discard { seat, .. }
            | Frame::Free { seat, .. }
            | Frame::Arrive { seat, .. }
            | Frame::Copy { seat, .. }
            | Frame::Recover { seat, .. }
            | Frame::Bequest { seat, .. }
            | Frame::Upgrade { seat, .. }
            | Frame::Muster { seat, .. } => seat,
        }
    }
}

//! What one campaign game has changed so far.

use super::pack::BONUSES;
use starboard_star_realms::catalog::Kind;

/// Sticker rows of a whole campaign.
pub(crate) const ROWS: usize = 40;

/// The part of a campaign game's state that no other game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vault {
    /// By open row: on which of its designs the sticker lies, from 1; 0 while it is unused.
    stickers: [u8; ROWS],
    /// The rows whose sticker has been used, as bits.
    used: u64,
    /// The sixth card of a longer trade row.
    pub(crate) sixth: Option<Kind>,
    /// The design whose "when acquired" ability comes once its upgraded copy has its place.
    pub(crate) noted: Option<Kind>,
    /// The scenario's offer of this turn has been taken; the first card it looks at has been acquired.
    pub(crate) offer_used: bool,
    pub(crate) first_acquired: bool,
    /// Towards each bonus card, by seat.
    pub(crate) progress: [[u8; 2]; BONUSES],
    /// The seat that has earned each bonus card.
    pub(crate) bonuses: [Option<u8>; BONUSES],
}

impl Default for Vault {
    fn default() -> Self {
        Vault {
            stickers: [0; ROWS],
            used: 0,
            sixth: None,
            noted: None,
            offer_used: false,
            first_acquired: false,
            progress: [[0; 2]; BONUSES],
            bonuses: [None; BONUSES],
        }
    }
}

impl Vault {
    /// On which of the row's designs the sticker lies.
    #[inline]
    pub(crate) fn stuck(&self, row: usize) -> u8 {
        self.stickers.get(row).copied().unwrap_or(0)
    }

    /// The rows whose sticker has been used, as bits.
    #[inline]
    pub(crate) fn used(&self) -> u64 {
        self.used
    }

    pub(crate) fn stick(&mut self, row: usize, design: usize) {
        if let Some(sticker) = self.stickers.get_mut(row) {
            *sticker = design as u8 + 1;
            self.used |= 1 << row;
        }
    }
}

//! What a set of contracts shows together: every number a network is measured by, added up in one pass.

use crate::contract::{Bonus, Card, Cards, Contract, MOST_CARDS, Sector};
use crate::data::Catalogue;
use crate::effect::Measure;

/// Icons by bonus, cards by sector and the printed influence of some contracts, side by side in one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally(u64);

/// Where each number begins: three bytes of icons, three of cards by sector, six bits of cards, ten of influence.
const ICONS: usize = 0;
const SECTORS: usize = 24;
const CARDS: usize = 48;
const INFLUENCE: usize = 54;
/// What all contracts together show has room.
const _: () = assert!(MOST_CARDS * 3 < 1 << 8 && MOST_CARDS < 1 << 6 && MOST_CARDS * 7 < 1 << 10);

impl Tally {
    pub(crate) fn of(contract: &Contract) -> Tally {
        Tally(
            u64::from(contract.icons) << (ICONS + 8 * contract.bonus as usize)
                | 1 << (SECTORS + 8 * contract.sector as usize)
                | 1 << CARDS
                | u64::from(contract.influence) << INFLUENCE,
        )
    }

    #[inline]
    pub fn plus(self, other: Tally) -> Tally {
        Tally(self.0 + other.0)
    }

    /// Without `other`, which is part of it.
    #[inline]
    pub fn minus(self, other: Tally) -> Tally {
        Tally(self.0 - other.0)
    }

    #[inline]
    pub fn icons(self, bonus: Bonus) -> u8 {
        (self.0 >> (ICONS + 8 * bonus as usize)) as u8
    }

    /// How many of the cards are of the sector.
    #[inline]
    pub fn of_sector(self, sector: Sector) -> u8 {
        (self.0 >> (SECTORS + 8 * sector as usize)) as u8
    }

    /// How many cards.
    #[inline]
    pub fn cards(self) -> u8 {
        (self.0 >> CARDS) as u8 & 63
    }

    /// The printed influence of all the cards.
    #[inline]
    pub fn influence(self) -> u16 {
        (self.0 >> INFLUENCE) as u16
    }

    /// A plant value with the icons of these cards, the top cards of a network (RTP-12).
    #[inline]
    pub fn plant(self, set: &Catalogue, bonus: Bonus) -> u8 {
        set.plant[bonus as usize] + self.icons(bonus)
    }

    /// Are there enough connections for all these districts (RTP-11)?
    #[inline]
    pub fn is_connected(self, set: &Catalogue) -> bool {
        self.cards() <= self.plant(set, Bonus::Connections)
    }

    /// Is there a connection for one more district with this top card, counting its own icons (RTP-11)?
    #[inline]
    pub fn has_connection_for(self, set: &Catalogue, card: Card) -> bool {
        self.plus(set.tally_of(card)).is_connected(set)
    }

    /// All contracts of which the same is true.
    #[inline]
    pub fn connectable(self, set: &Catalogue) -> Cards {
        let missing = (self.cards() + 1).saturating_sub(self.plant(set, Bonus::Connections));
        set.connecting.get(usize::from(missing)).copied().unwrap_or_default()
    }

    /// What an agenda looks at, with these cards under the top cards.
    #[inline]
    pub fn measure(self, set: &Catalogue, covered: Cards, measure: Measure) -> u8 {
        let sectors = || Sector::ALL.map(|sector| self.of_sector(sector));
        match measure {
            Measure::WeakestSector => sectors().into_iter().fold(u8::MAX, u8::min),
            Measure::StrongestSector => sectors().into_iter().fold(0, u8::max),
            Measure::Draw => self.plant(set, Bonus::Draw),
            Measure::Capacity => self.plant(set, Bonus::Capacity),
            Measure::Connections => self.plant(set, Bonus::Connections),
            Measure::Upgrades => covered.len() as u8,
            Measure::Active => self.cards(),
        }
    }
}

impl Catalogue {
    /// What one contract shows.
    #[inline]
    pub fn tally_of(&self, card: Card) -> Tally {
        self.tallies[usize::from(card.0)]
    }

    /// What these contracts show together.
    #[inline]
    pub fn tally(&self, cards: Cards) -> Tally {
        cards.iter().fold(Tally::default(), |sum, card| sum.plus(self.tally_of(card)))
    }
}

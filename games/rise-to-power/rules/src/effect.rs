//! What trade abilities do and what agendas ask for: two closed sets, written in the data files.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One step of a trade ability. Steps are carried out in order, each as far as possible (RTP-27).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Draw so many PRISM.
    Draw(u8),
    /// Take so many PRISM of one's choice from the discard pile.
    Recover(u8),
    /// So many times: swap an own contract with one on the track.
    Swap(u8),
    /// So many PRISM spent this turn may count as any colour.
    Wild(u8),
    /// The next powering or upgrade this turn costs so much less, but at least 1.
    Discount(u8),
    /// Look at the top PRISM, keep some, discard the others.
    Sift { look: u8, keep: u8 },
    /// Gain so many action points.
    Points(u8),
    /// Take so many PRISM at random from one rival's hand.
    Steal(u8),
    /// Put so many rivals' contracts on the contract discard pile.
    Scrap(u8),
}

impl Effect {
    /// How many separate choices it may ask for.
    pub fn times(self) -> u8 {
        match self {
            Effect::Swap(n) | Effect::Scrap(n) => n,
            _ => 1,
        }
    }
}

/// A number that a network shows to everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// Active districts in the sector that has fewest.
    WeakestSector,
    /// Active districts in the sector that has most.
    StrongestSector,
    Draw,
    Capacity,
    Connections,
    /// Upgrade cards.
    Upgrades,
    /// Active districts.
    Active,
}

impl Measure {
    pub fn id(self) -> &'static str {
        match self {
            Measure::WeakestSector => "weakest-sector",
            Measure::StrongestSector => "strongest-sector",
            Measure::Draw => "draw",
            Measure::Capacity => "capacity",
            Measure::Connections => "connections",
            Measure::Upgrades => "upgrades",
            Measure::Active => "active",
        }
    }
}

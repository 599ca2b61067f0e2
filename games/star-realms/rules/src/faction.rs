//! Factions, and sets of them.

use serde::{Deserialize, Serialize};

/// A faction, by its place in the bit sets below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Faction {
    Blob,
    TradeFederation,
    StarEmpire,
    MachineCult,
    Consortium,
    Kingdom,
    Scavengers,
    /// Belongs to nobody: starters and Explorers. In no set.
    Unaligned,
}

impl Faction {
    /// The factions that can have allies.
    pub const ALIGNED: [Faction; 7] = [
        Faction::Blob,
        Faction::TradeFederation,
        Faction::StarEmpire,
        Faction::MachineCult,
        Faction::Consortium,
        Faction::Kingdom,
        Faction::Scavengers,
    ];

    /// The name in files and text forms.
    pub fn id(self) -> &'static str {
        match self {
            Faction::Blob => "blob",
            Faction::TradeFederation => "trade_federation",
            Faction::StarEmpire => "star_empire",
            Faction::MachineCult => "machine_cult",
            Faction::Consortium => "consortium",
            Faction::Kingdom => "kingdom",
            Faction::Scavengers => "scavengers",
            Faction::Unaligned => "unaligned",
        }
    }
}

/// A set of factions as bits; the unaligned are in none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Factions(pub u8);

impl Factions {
    pub const NONE: Factions = Factions(0);
    pub const ALL: Factions = Factions(0x7f);

    #[inline]
    pub fn of(faction: Faction) -> Factions {
        match faction {
            Faction::Unaligned => Factions::NONE,
            f => Factions(1 << f as u8),
        }
    }

    #[inline]
    pub fn meets(self, other: Factions) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub fn with(self, other: Factions) -> Factions {
        Factions(self.0 | other.0)
    }

    pub fn iter(self) -> impl Iterator<Item = Faction> {
        Faction::ALIGNED.into_iter().filter(move |f| self.meets(Factions::of(*f)))
    }
}

//! Contracts: the forty-five district cards, and sets of them.

use crate::effect::Effect;
use crate::sets::Sets;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;
use ts_rs::TS;

/// A contract card. Every card is the only one of its kind, so it keeps its number wherever it lies open.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = "string")]
pub struct Card(pub u8);

/// Room for so many contracts.
pub(crate) const MOST_CARDS: usize = 48;

/// What is printed on a contract.
#[derive(Clone, Debug)]
pub struct Contract {
    pub id: String,
    /// Index into the districts.
    pub district: u8,
    pub sector: Sector,
    pub influence: u8,
    pub bonus: Bonus,
    /// How often the bonus is printed.
    pub icons: u8,
    pub cost: u8,
    pub origin: Origin,
    pub influence_origin: Origin,
}

/// The contracts by name, which every edition of the data has in this order ([`Sets::with_files`]).
static NAMES: LazyLock<Vec<String>> =
    LazyLock::new(|| Sets::default().newest().contracts.iter().map(|contract| contract.id.clone()).collect());

impl Card {
    /// Every contract.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..NAMES.len()).map(|n| Card(n as u8))
    }

    /// Is there such a card?
    pub fn exists(self) -> bool {
        usize::from(self.0) < NAMES.len()
    }
}

/// `seaport-4`
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES.get(usize::from(self.0)).map_or("?", String::as_str))
    }
}

impl FromStr for Card {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let found = NAMES.iter().position(|name| name == s);
        found.map(|i| Card(i as u8)).ok_or_else(|| {
            format!("`{s}` is no contract; contracts are a district and an influence, as in `{}`", NAMES[0])
        })
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        String::deserialize(d)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of contracts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, TS)]
#[ts(as = "Vec<Card>")]
pub struct Cards(pub u64);

impl Cards {
    pub const NONE: Cards = Cards(0);

    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The cards that both have.
    #[inline]
    pub fn both(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// By card: 1 if it is there.
    #[inline]
    pub(crate) fn counts(self) -> [u8; MOST_CARDS] {
        const ONES: u64 = 0x0101_0101_0101_0101;
        let mut counts = [0; MOST_CARDS];
        for (i, eight) in counts.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            // The eight bits, each in a byte of its own; adding 127 carries it into the byte's highest bit.
            let bits = ((self.0 >> (8 * i) & 0xff) * ONES) & 0x8040_2010_0804_0201;
            *eight = ((bits + 0x7f * ONES) >> 7 & ONES).to_le_bytes();
        }
        counts
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        Each(self.0)
    }
}

/// Walks over a set.
#[derive(Clone)]
struct Each(u64);

impl Iterator for Each {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = Card(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(card)
    }

    #[inline]
    fn fold<B, F: FnMut(B, Card) -> B>(self, init: B, mut f: F) -> B {
        let (mut left, mut folded) = (self.0, init);
        while left != 0 {
            folded = f(folded, Card(left.trailing_zeros() as u8));
            left &= left - 1;
        }
        folded
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|c| c.to_string())).finish()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Cards::NONE;
        for card in cards {
            set.add(card);
        }
        set
    }
}

/// One of the three sectors; each has its colour of PRISM.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sector {
    Residential,
    Offshore,
    Space,
}

impl Sector {
    pub const ALL: [Sector; 3] = [Sector::Residential, Sector::Offshore, Sector::Space];

    pub fn id(self) -> &'static str {
        match self {
            Sector::Residential => "residential",
            Sector::Offshore => "offshore",
            Sector::Space => "space",
        }
    }
}

/// The plant value that an icon raises by one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// Draw Power.
    Draw,
    /// Plant Capacity: the hand limit.
    Capacity,
    /// Connections.
    Connections,
}

impl Bonus {
    pub const ALL: [Bonus; 3] = [Bonus::Draw, Bonus::Capacity, Bonus::Connections];

    pub fn id(self) -> &'static str {
        match self {
            Bonus::Draw => "draw",
            Bonus::Capacity => "capacity",
            Bonus::Connections => "connections",
        }
    }
}

/// A district: what its five contracts have in common.
#[derive(Clone, Debug)]
pub struct District {
    pub id: String,
    pub sector: Sector,
    pub bonus: Bonus,
    pub trade: Vec<Effect>,
    pub origin: Origin,
    pub name_origin: Origin,
}

/// Where a fact comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The rulebook or another public source.
    Published,
    /// This project; never to be shown as the publisher's.
    Community,
}

impl Origin {
    pub fn id(self) -> &'static str {
        match self {
            Origin::Published => "published",
            Origin::Community => "community",
        }
    }
}

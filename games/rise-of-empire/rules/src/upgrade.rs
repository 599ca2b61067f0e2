//! Upgrades: one copy of a card, one sticker, one faction more, for ever.

use super::pack::{Kingdom, Row, Side, Sticker};
use super::packs::Pack;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use starboard_core::Faults;
use starboard_star_realms::card::{Ally, Card};
use std::fmt;

/// What upgrading costs in trade.
pub const SHIP_PRICE: u8 = 2;
pub const BASE_PRICE: u8 = 3;
/// Upgrades a side makes in all.
pub const PER_SIDE: usize = 20;

/// A copy of `card` that carries a side's sticker of a sheet; the card's cost tells the row. Written `lifter+se1`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "string")]
pub struct Upgrade {
    pub side: Side,
    pub sheet: u8,
    pub card: String,
}

impl fmt::Display for Upgrade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}{}", self.card, self.side.letters(), self.sheet)
    }
}

impl std::str::FromStr for Upgrade {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong =
            || format!("`{text}` is not an upgrade; one is written like `lifter+se1`: card, side (se, tf), sheet");
        let (card, sticker) = text.split_once('+').ok_or_else(wrong)?;
        let side = Side::ALL.into_iter().find(|s| sticker.starts_with(s.letters())).ok_or_else(wrong)?;
        let sheet = sticker[2..].parse::<u8>().map_err(|_| wrong())?;
        Ok(Upgrade { side, sheet, card: card.to_owned() })
    }
}

impl Serialize for Upgrade {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Upgrade {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        String::deserialize(d)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Upgrade {
    /// The row of the sheet it uses up.
    pub fn row<'p>(&self, pack: &'p Pack) -> Option<&'p Row> {
        let cost = pack.card(&self.card)?.cost;
        pack.sheet(self.side, self.sheet)?.rows.iter().find(|r| r.cost == cost)
    }

    /// Does it use the same row as another?
    pub fn same_row(&self, other: &Upgrade, pack: &Pack) -> bool {
        let cost = |u: &Upgrade| pack.card(&u.card).map(|c| c.cost);
        self.side == other.side && self.sheet == other.sheet && cost(self) == cost(other)
    }
}

/// The sticker of a row for a card's type.
pub(crate) fn sticker<'r>(row: &'r Row, card: &Card) -> &'r Sticker {
    if card.kind.is_base() { &row.base } else { &row.ship }
}

/// Does the sticker find room on the card? One with two ally abilities has none for a third, unless it joins one with its icon.
pub(crate) fn has_room(card: &Card, side: Side, sticker: &Sticker) -> bool {
    let icon = sticker.ally_of.unwrap_or(side.faction());
    sticker.ally.is_empty() || card.ally.len() < 2 || card.ally.iter().any(|a| a.faction == icon)
}

/// The card as it is once upgraded: both factions, the sticker's ability, "when acquired" covered.
pub(crate) fn upgraded(card: &Card, side: Side, sheet: u8, sticker: &Sticker) -> Card {
    let mut new = card.clone();
    new.id = Upgrade { side, sheet, card: card.id.clone() }.to_string();
    let stars = if side == Side::StarEmpire { '★' } else { '✦' };
    for name in [&mut new.name.en, &mut new.name.fr] {
        name.push(' ');
        name.push(stars);
    }
    new.second_faction = Some(side.faction());
    new.primary.extend(sticker.add.iter().cloned());
    if !sticker.ally.is_empty() {
        let faction = sticker.ally_of.unwrap_or(side.faction());
        // A card has room for two: a third joins the one with its icon, and they are used as one.
        match new.ally.iter_mut().find(|a| a.faction == faction).filter(|_| card.ally.len() > 1) {
            Some(same) => same.effects.extend(sticker.ally.iter().cloned()),
            None => new.ally.push(Ally { faction, effects: sticker.ally.clone() }),
        }
    }
    // A card is scrapped once: everything it says happens.
    new.scrap.extend(sticker.scrap.iter().cloned());
    new.when_acquired = false;
    new.acquired = Vec::new();
    new.count = 1;
    new
}

/// The cards of a trade deck after some upgrades: what is left of each design, then each upgraded copy. The envelopes up to `opened`
/// are open, the last one for a game that is being played.
pub(crate) fn deck(
    pack: &Pack,
    opened: u8,
    playing: bool,
    upgrades: &[Upgrade],
    kingdom: Kingdom,
) -> Result<Vec<Card>, Faults> {
    let mut faults = Faults::default();
    let mut cards: Vec<Card> = pack.written.cards_with(opened, playing).map(|c| pack.printed(c, kingdom)).collect();
    let designs = cards.clone();
    for (i, upgrade) in upgrades.iter().enumerate() {
        let at = format!("upgrades: {upgrade}");
        let Some(design) = designs.iter().position(|c| c.id == upgrade.card) else {
            faults.add(at, format!("there is no card `{}` in this pack", upgrade.card));
            continue;
        };
        let Some(row) = upgrade.row(pack) else {
            faults.add(at, "its side has no such sheet with a row for the card's cost");
            continue;
        };
        if upgrades[..i].iter().any(|u| u.same_row(upgrade, pack)) {
            faults.add(at, "this row of the sheet has been used");
            continue;
        }
        if !has_room(&designs[design], upgrade.side, sticker(row, &designs[design])) {
            faults.add(at, "the card has no room for a third ally ability");
            continue;
        }
        if cards[design].count == 0 {
            faults.add(at, "every copy of the card has been upgraded");
            continue;
        }
        cards[design].count -= 1;
        cards.push(upgraded(&designs[design], upgrade.side, upgrade.sheet, sticker(row, &designs[design])));
    }
    faults.or(cards)
}

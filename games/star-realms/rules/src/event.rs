//! What happens, as people are told it.

use crate::effect::{Destination, Zone};
use serde::Serialize;
use starboard_core::Seat;
use ts_rs::TS;

/// A card by its id.
pub type CardId = String;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    Trade,
    Combat,
    Authority,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// `turn` counts all turns of the game; `seats` act in it.
    TurnBegan {
        turn: u16,
        seats: Vec<Seat>,
    },
    /// A card came to lie in the trade row.
    RowFilled {
        slot: u8,
        card: CardId,
    },
    /// `cards` only for who may see them.
    Drew {
        seat: Seat,
        n: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        cards: Option<Vec<CardId>>,
    },
    /// The discard pile became the deck.
    Shuffled {
        seat: Seat,
    },
    Played {
        seat: Seat,
        card: CardId,
    },
    /// A base's primary, an ally or a scrap ability was used.
    Used {
        seat: Seat,
        card: CardId,
        ability: Ability,
    },
    /// A pool or score changed by a card (`total` is what it is now).
    Gained {
        seat: Seat,
        what: Resource,
        n: u8,
        total: i32,
        card: CardId,
    },
    /// A card was acquired, for `paid` trade, and went `to` its place.
    Acquired {
        seat: Seat,
        card: CardId,
        paid: u8,
        to: Destination,
    },
    /// An own card was scrapped from hand or discard pile, or from play for its ability.
    Scrapped {
        seat: Seat,
        card: CardId,
        from: ScrappedFrom,
    },
    ScrappedFromRow {
        seat: Seat,
        card: CardId,
        slot: u8,
    },
    /// `forced` by an opponent's card.
    Discarded {
        seat: Seat,
        card: CardId,
        forced: bool,
    },
    /// A discard is owed at the start of the next turn (a rule option).
    Owes {
        seat: Seat,
        by: Seat,
        n: u8,
        card: CardId,
    },
    /// A card on top of the own deck again.
    Recovered {
        seat: Seat,
        card: CardId,
    },
    Copied {
        seat: Seat,
        card: CardId,
        copied: CardId,
    },
    /// The next acquisition this turn goes elsewhere or costs less.
    Armed {
        seat: Seat,
        card: CardId,
    },
    Attacked {
        seat: Seat,
        target: Seat,
        n: u16,
        total: i32,
    },
    /// Damage that stays on a base (raid).
    Damaged {
        seat: Seat,
        owner: Seat,
        card: CardId,
        n: u8,
    },
    /// A base went to its owner's discard pile; `by_combat` or by an effect.
    Destroyed {
        seat: Seat,
        owner: Seat,
        card: CardId,
        by_combat: bool,
    },
    Gave {
        seat: Seat,
        to: Seat,
        what: Resource,
        n: u16,
    },
    Passed {
        seat: Seat,
        to: Seat,
        card: CardId,
    },
    /// A team-mate is done; the team's turn goes on.
    Done {
        seat: Seat,
    },
    /// What was in play and in hand went to the discard pile.
    TurnEnded {
        seat: Seat,
        ships: Vec<CardId>,
        hand: Vec<CardId>,
    },
    /// A card was upgraded for `paid` trade while it was acquired; it is `into` from now on.
    Upgraded {
        seat: Seat,
        card: CardId,
        into: CardId,
        sheet: u8,
        paid: u8,
    },
    /// An upgraded card joined its side's deck before the game.
    Mustered {
        seat: Seat,
        card: CardId,
    },
    /// A further victory point card of the scenario was earned: which, from 0.
    BonusEarned {
        seat: Seat,
        bonus: u8,
    },
    /// A price was paid for an effect.
    Paid {
        seat: Seat,
        what: Resource,
        n: u8,
        card: CardId,
    },
    Lost {
        seat: Seat,
        n: u8,
        total: i32,
        card: CardId,
    },
    Fell {
        seat: Seat,
        conceded: bool,
        /// The whole side gives up with the player.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<_>")]
        for_team: bool,
    },
    /// A fallen player's card for a team-mate's discard pile.
    Left {
        seat: Seat,
        to: Seat,
        card: CardId,
    },
    Over {
        winners: Vec<Seat>,
        why: &'static str,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    Primary,
    Ally,
    Scrap,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ScrappedFrom {
    Hand,
    Discard,
    Play,
}

impl From<Zone> for ScrappedFrom {
    fn from(zone: Zone) -> Self {
        match zone {
            Zone::Hand => ScrappedFrom::Hand,
            Zone::Discard => ScrappedFrom::Discard,
        }
    }
}

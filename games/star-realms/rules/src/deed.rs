//! Actions as data.

use crate::action::{Action, Amount, Piece, Pool};
use crate::catalog::Kind;
use crate::effect::{Destination, Zone};
use crate::event::CardId;
use serde::Serialize;
use starboard_core::Seat;
use ts_rs::TS;

/// An action as data, for pages and programs. `copies` is what a card in play has become.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Deed {
    Play {
        card: CardId,
    },
    PlayAll,
    Use {
        card: CardId,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        copies: Option<CardId>,
    },
    /// The first ally ability, or the second.
    Ally {
        card: CardId,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        copies: Option<CardId>,
        second: bool,
    },
    Scrap {
        card: CardId,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        copies: Option<CardId>,
    },
    Scenario,
    Buy {
        card: CardId,
    },
    /// A player, or a base of theirs: with all there is or takes, if no amount is said.
    Attack {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<CardId>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        copies: Option<CardId>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        amount: Option<u16>,
    },
    Give {
        seat: Seat,
        pool: Pool,
        amount: u16,
    },
    Pass {
        card: CardId,
        seat: Seat,
    },
    /// The first alternative is 1.
    Choose {
        n: u16,
    },
    PickHand {
        card: CardId,
    },
    PickDiscard {
        card: CardId,
    },
    PickRow {
        card: CardId,
    },
    PickBase {
        seat: Seat,
        card: CardId,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        copies: Option<CardId>,
    },
    PickShip {
        card: CardId,
    },
    PickPlayer {
        seat: Seat,
    },
    Take {
        card: CardId,
    },
    Send {
        to: Destination,
    },
    Leave {
        card: CardId,
    },
    Upgrade {
        sticker: String,
    },
    Accept,
    Decline,
    End,
}

impl Deed {
    /// The action as data, with cards called what `id` says.
    pub(crate) fn of(action: Action, id: impl Fn(Kind) -> CardId) -> Deed {
        let copies = |p: Piece| (p.kind != p.as_kind).then(|| id(p.as_kind));
        match action {
            Action::Play(card) => Deed::Play { card: id(card) },
            Action::PlayAll => Deed::PlayAll,
            Action::Use(p) => Deed::Use { card: id(p.kind), copies: copies(p) },
            Action::Ally(p, n) => Deed::Ally { card: id(p.kind), copies: copies(p), second: n > 0 },
            Action::Scrap(p) => Deed::Scrap { card: id(p.kind), copies: copies(p) },
            Action::Scenario => Deed::Scenario,
            Action::Buy(card) => Deed::Buy { card: id(card) },
            Action::Attack { seat, amount } => {
                Deed::Attack { seat: Seat(seat), card: None, copies: None, amount: said(amount) }
            }
            Action::AttackBase { seat, base, amount } => {
                Deed::Attack { seat: Seat(seat), card: Some(id(base.kind)), copies: copies(base), amount: said(amount) }
            }
            Action::Give { seat, pool, amount } => Deed::Give { seat: Seat(seat), pool, amount },
            Action::Pass { card, seat } => Deed::Pass { card: id(card), seat: Seat(seat) },
            Action::Choose(n) => Deed::Choose { n: u16::from(n) + 1 },
            Action::Pick { zone: Zone::Hand, card } => Deed::PickHand { card: id(card) },
            Action::Pick { zone: Zone::Discard, card } => Deed::PickDiscard { card: id(card) },
            Action::PickRow(card) => Deed::PickRow { card: id(card) },
            Action::PickBase { seat, base } => {
                Deed::PickBase { seat: Seat(seat), card: id(base.kind), copies: copies(base) }
            }
            Action::PickShip(card) => Deed::PickShip { card: id(card) },
            Action::PickPlayer(seat) => Deed::PickPlayer { seat: Seat(seat) },
            Action::Take(card) => Deed::Take { card: id(card) },
            Action::Send(to) => Deed::Send { to },
            Action::Leave(card) => Deed::Leave { card: id(card) },
            Action::Upgrade(row) => Deed::Upgrade { sticker: id(row) },
            Action::Accept => Deed::Accept,
            Action::Decline => Deed::Decline,
            Action::End => Deed::End,
        }
    }
}

/// All of it needs no number.
fn said(amount: Amount) -> Option<u16> {
    match amount {
        Amount::All => None,
        Amount::Part(n) => Some(n.get()),
    }
}

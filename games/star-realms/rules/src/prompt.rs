//! What is being asked, of whom, by which card.

use crate::acquire::bit;
use crate::card::Name;
use crate::effect::{CopyOf, Destination, Op, Zone};
use crate::event::CardId;
use crate::faction::Faction;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::offer::Offered;
use crate::state::State;
use crate::variant::Variant;
use serde::Serialize;
use starboard_core::{Lang, Seat};
use ts_rs::TS;

/// A question everybody may hear. The answers on offer are in the legal list of who is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Prompt {
    /// The main phase: anything, in any order.
    Main {
        seats: Vec<Seat>,
    },
    /// One of `options` alternatives on the card.
    Choose {
        seat: Seat,
        card: CardId,
        options: u8,
    },
    /// Something to be done or left.
    May {
        seat: Seat,
        card: CardId,
        /// Which of the card's abilities offers it; an ally ability has a faction's icon.
        ability: Offered,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        faction: Option<Faction>,
        /// What it does.
        text: Name,
    },
    /// Own cards to scrap; `left` more at most.
    Scrap {
        seat: Seat,
        card: CardId,
        left: u8,
        from: Vec<Zone>,
        optional: bool,
    },
    /// Own cards to discard for an effect.
    DiscardFor {
        seat: Seat,
        card: CardId,
        left: u8,
        optional: bool,
    },
    ScrapRow {
        seat: Seat,
        card: CardId,
        left: u8,
    },
    Destroy {
        seat: Seat,
        card: CardId,
        optional: bool,
    },
    /// Which opponent discards `n` cards.
    Target {
        seat: Seat,
        card: CardId,
        n: u8,
    },
    /// A forced discard; no card if it was owed from before.
    Discard {
        seat: Seat,
        card: Option<CardId>,
        left: u8,
    },
    Free {
        seat: Seat,
        card: CardId,
    },
    /// Where the acquired card goes.
    Arrive {
        seat: Seat,
        card: CardId,
        to: Vec<Destination>,
    },
    CopyShip {
        seat: Seat,
        card: CardId,
    },
    CopyBase {
        seat: Seat,
        card: CardId,
    },
    Recover {
        seat: Seat,
        card: CardId,
        left: u8,
    },
    /// A fallen player's card for a team-mate.
    #[serde(rename = "legacy")]
    Bequest {
        seat: Seat,
        to: Seat,
    },
    /// Whether to upgrade the card being acquired, and with which sticker.
    Upgrade {
        seat: Seat,
        card: CardId,
        price: u8,
    },
    /// Which upgraded card joins the deck before the game.
    Muster {
        seat: Seat,
        max_cost: u8,
    },
}

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    pub(crate) fn question(&self, s: &State<S, K, V>) -> Prompt {
        let Some(&frame) = s.stack.last() else { return Prompt::Main { seats: s.acting.iter().collect() } };
        let seat = Seat(frame.seat());
        let optional = self.may_decline(frame);
        match frame {
            Frame::Run { .. } => Prompt::Main { seats: vec![seat] },
            Frame::Choose { card, at, .. } => {
                let options = match self.catalog.ops.0[at as usize] {
                    Op::Choice { n, .. } => n,
                    _ => 0,
                };
                Prompt::Choose { seat, card: self.name(s, card), options }
            }
            Frame::May { card, at, .. } => {
                let (ability, faction) = self.ability_at(s, card, at);
                let text = |lang| self.offer_text(at, lang);
                let text = Name::new(text(Lang::En), text(Lang::Fr));
                Prompt::May { seat, card: self.name(s, card), ability, faction, text }
            }
            Frame::Scrap { card, left, .. } => {
                let (hand, discard) = self.zones(frame);
                let from =
                    [(hand, Zone::Hand), (discard, Zone::Discard)].into_iter().filter(|(on, _)| *on).map(|(_, z)| z);
                Prompt::Scrap { seat, card: self.name(s, card), left, from: from.collect(), optional }
            }
            Frame::DiscardFor { card, left, .. } => {
                Prompt::DiscardFor { seat, card: self.name(s, card), left, optional }
            }
            Frame::ScrapRow { card, left, .. } => Prompt::ScrapRow { seat, card: self.name(s, card), left },
            Frame::Destroy { card, .. } => Prompt::Destroy { seat, card: self.name(s, card), optional },
            Frame::Target { card, n, .. } => Prompt::Target { seat, card: self.name(s, card), n },
            Frame::Discard { card, left, .. } => {
                let card = (card != crate::catalog::NONE).then(|| self.name(s, card));
                Prompt::Discard { seat, card, left }
            }
            Frame::Free { card, .. } => Prompt::Free { seat, card: self.name(s, card) },
            Frame::Arrive { card, to, .. } => {
                let to = Destination::ALL.into_iter().filter(|d| to & bit(*d) != 0).collect();
                Prompt::Arrive { seat, card: self.name(s, card), to }
            }
            Frame::Copy { card, what: CopyOf::Ship, .. } => Prompt::CopyShip { seat, card: self.name(s, card) },
            Frame::Copy { card, what: CopyOf::Base, .. } => Prompt::CopyBase { seat, card: self.name(s, card) },
            Frame::Recover { card, left, .. } => Prompt::Recover { seat, card: self.name(s, card), left },
            Frame::Bequest { to, .. } => Prompt::Bequest { seat, to: Seat(to) },
            Frame::Upgrade { card, .. } => {
                let price = V::upgrade_price(&self.scene, frame.seat(), self.hot(s, card).base);
                Prompt::Upgrade { seat, card: self.name(s, card), price }
            }
            Frame::Muster { max_cost, .. } => Prompt::Muster { seat, max_cost },
        }
    }
}

//! What a campaign game holds, for opponents: what upgrading a card would make of it.

use super::upgrade::{BASE_PRICE, SHIP_PRICE};
use crate::action::Action;
use crate::card::Card;
use crate::catalog::Kind;
use crate::game::StarRealms;
use crate::state::State;
use starboard_core::Seat;

/// A sticker that a card could get.
#[derive(Clone, Copy, Debug)]
pub struct Upgrading<'g> {
    pub action: Action,
    /// The card as it would be.
    pub becomes: &'g Card,
    pub price: u16,
    /// How many stickers of the sheet are left before it wins the game, this one included; none if the sheet does not win it.
    pub to_victory: Option<u8>,
    /// Games of the campaign still to come.
    pub games_left: u8,
}

impl<const S: usize, const K: usize> StarRealms<S, K> {
    /// Is this a campaign's table?
    pub const HAS_UPGRADES: bool = Self::CAMPAIGN;

    /// The stickers that fit a card which the seat acquires now; none outside a campaign.
    pub fn upgrades_of<'s>(
        &'s self,
        s: &'s State<S, K>,
        seat: Seat,
        card: Kind,
    ) -> impl Iterator<Item = Upgrading<'s>> + 's {
        let rows = (Self::CAMPAIGN && self.scene.is_some()).then(|| self.stickers_for(s, seat.0, card));
        rows.into_iter().flatten().filter_map(move |row| {
            let (scene, info) = (self.scene.as_deref()?, self.catalog.row(row)?);
            let design = info.designs.iter().position(|d| *d == card)?;
            let becomes = self.catalog.model_card(row, design as u8 + 1);
            let open = self.catalog.open_rows().filter(|k| s.stuck(*k) == 0);
            let left =
                open.filter_map(|k| self.catalog.row(k)).filter(|r| r.side == info.side && r.sheet == info.sheet);
            Some(Upgrading {
                action: Action::Upgrade(row),
                becomes,
                price: u16::from(if becomes.kind.is_base() { BASE_PRICE } else { SHIP_PRICE }),
                to_victory: (scene.political == Some(info.sheet)).then(|| left.count() as u8),
                games_left: 12u8.saturating_sub(scene.scenario.number),
            })
        })
    }

    /// The card that is being acquired while its owner is asked about an upgrade.
    pub fn being_upgraded(&self, s: &State<S, K>) -> Option<Kind> {
        match s.stack.last() {
            Some(crate::frame::Frame::Upgrade { card, .. }) => Some(*card),
            _ => None,
        }
    }
}

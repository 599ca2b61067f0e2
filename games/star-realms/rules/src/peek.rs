//! What a state holds, for those who think about it: opponents and their measures. Read only.

use crate::action::{Action, Piece};
use crate::card::Card;
use crate::catalog::{Kind, NONE};
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::state::{Base, State, USED};
use crate::variant::Variant;
use starboard_core::{Bag, Seat};

/// One player's cards and pools.
pub struct Look<'s, const K: usize> {
    pub deck: &'s Bag<K>,
    pub hand: &'s Bag<K>,
    pub discard: &'s Bag<K>,
    /// Known to lie on the deck; the last is drawn first.
    pub top: &'s [Kind],
    pub trade: u16,
    pub combat: u16,
    /// Discards owed at the start of the next turn.
    pub owed: u8,
    bases: &'s [Base],
}

impl<const K: usize> Look<'_, K> {
    /// The bases in play, and whether each has been used this turn.
    pub fn bases(&self) -> impl Iterator<Item = (Piece, bool)> + '_ {
        self.bases.iter().map(|b| (Piece { kind: b.kind, as_kind: b.as_kind }, b.has(USED)))
    }
}

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

/// What kind of question is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asks {
    Choose,
    May,
    Scrap,
    DiscardFor,
    ScrapRow,
    Destroy,
    Target,
    Discard,
    Free,
    Arrive,
    Copy,
    Recover,
    Bequest,
    /// A campaign: whether and how to upgrade the card acquired.
    Upgrade,
    /// A campaign: cards taken out of the trade deck.
    Muster,
}

impl<const S: usize, const K: usize, V: Variant> State<S, K, V> {
    pub fn look(&self, seat: Seat) -> Look<'_, K> {
        let realm = self.realm(seat.0);
        Look {
            deck: &realm.deck,
            hand: &realm.hand,
            discard: &realm.discard,
            top: &realm.top,
            trade: realm.trade,
            combat: realm.combat,
            owed: realm.owed,
            bases: &realm.bases,
        }
    }

    /// The trade row without its gaps.
    pub fn row(&self) -> impl Iterator<Item = Kind> + '_ {
        self.row.iter().copied().filter(|kind| *kind != NONE)
    }

    /// The ships in play and whose they are.
    pub fn ships(&self) -> impl Iterator<Item = (Seat, Kind)> + '_ {
        self.ships.iter().map(|ship| (Seat(ship.owner), ship.kind))
    }

    pub fn is_alive(&self, seat: Seat) -> bool {
        self.alive.contains(seat)
    }

    /// Does the seat act in the turn that is being played?
    pub fn is_acting(&self, seat: Seat) -> bool {
        self.acting.contains(seat)
    }

    /// The question that is open; none in the main phase.
    #[inline]
    pub fn asks(&self) -> Option<Asks> {
        Some(match self.stack.last()? {
            Frame::Run { .. } | Frame::Choose { .. } => Asks::Choose,
            Frame::May { .. } => Asks::May,
            Frame::Scrap { .. } => Asks::Scrap,
            Frame::DiscardFor { .. } => Asks::DiscardFor,
            Frame::ScrapRow { .. } => Asks::ScrapRow,
            Frame::Destroy { .. } => Asks::Destroy,
            Frame::Target { .. } => Asks::Target,
            Frame::Discard { .. } => Asks::Discard,
            Frame::Free { .. } => Asks::Free,
            Frame::Arrive { .. } => Asks::Arrive,
            Frame::Copy { .. } => Asks::Copy,
            Frame::Recover { .. } => Asks::Recover,
            Frame::Bequest { .. } => Asks::Bequest,
            Frame::Upgrade { .. } => Asks::Upgrade,
            Frame::Muster { .. } => Asks::Muster,
        })
    }
}

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    /// The authority of the seat's side.
    pub fn authority(&self, s: &State<S, K, V>, seat: Seat) -> i32 {
        i32::from(s.authority[self.seating.side(seat.0) as usize])
    }

    /// What the card costs the seat now.
    pub fn price_of(&self, s: &State<S, K, V>, seat: Seat, kind: Kind) -> u16 {
        u16::from(self.price(s, seat.0, kind))
    }

    /// What it still takes to destroy a base; nothing if it is not there.
    pub fn defense_left(&self, s: &State<S, K, V>, owner: Seat, base: Piece) -> u8 {
        self.find_base(s, owner.0, base).map_or(0, |i| self.remaining(s, &s.realm(owner.0).bases[i]))
    }

    /// Is this a campaign's table?
    pub const HAS_UPGRADES: bool = V::HAS_UPGRADES;

    /// The stickers that fit a card which the seat acquires now; none outside a campaign.
    pub fn upgrades_of<'s>(
        &'s self,
        s: &'s State<S, K, V>,
        seat: Seat,
        card: Kind,
    ) -> impl Iterator<Item = Upgrading<'s>> + 's {
        V::upgradings(self, s, seat.0, card)
    }

    /// The card that is being acquired while its owner is asked about an upgrade.
    pub fn being_upgraded(&self, s: &State<S, K, V>) -> Option<Kind> {
        match s.stack.last() {
            Some(Frame::Upgrade { card, .. }) => Some(*card),
            _ => None,
        }
    }

    /// Must an outpost of this player be destroyed before anything else?
    pub fn is_shielded(&self, s: &State<S, K, V>, owner: Seat) -> bool {
        self.shielded(s, owner.0)
    }

    /// May the seat attack that player?
    pub fn may_attack(&self, s: &State<S, K, V>, seat: Seat, target: Seat) -> bool {
        self.seating.may_target(seat.0, target.0, s.alive)
    }
}

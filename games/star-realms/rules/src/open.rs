//! A table as one player knows it, for players that decide by nothing else: what is hidden from the player has no accessor here, so
//! that such a player may be shown the true state.

use crate::action::{Action, Piece};
use crate::catalog::Kind;
use crate::game::StarRealms;
use crate::peek::{Asks, Look, Upgrading};
use crate::state::State;
use crate::variant::Variant;
use starboard_core::{Chance, Game as _, Seat, SeatSet, Silent};

/// What one player knows of a table.
pub struct Open<'s, const S: usize, const K: usize, V: Variant> {
    game: &'s StarRealms<S, K, V>,
    s: &'s State<S, K, V>,
    seat: Seat,
}

impl<const S: usize, const K: usize, V: Variant> Clone for Open<'_, S, K, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<const S: usize, const K: usize, V: Variant> Copy for Open<'_, S, K, V> {}

/// What an action has led to, as far as its player knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct After {
    pub trade: u16,
    pub combat: u16,
    pub authority: i32,
    /// Cards in hand.
    pub hand: usize,
    pub asks: Option<Asks>,
}

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    /// The table as this player knows it.
    #[inline]
    pub fn seen_by<'s>(&'s self, s: &'s State<S, K, V>, seat: Seat) -> Open<'s, S, K, V> {
        Open { game: self, s, seat }
    }
}

impl<'s, const S: usize, const K: usize, V: Variant> Open<'s, S, K, V> {
    #[inline]
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// What the player may do now.
    #[inline]
    pub fn legal(self, out: &mut Vec<Action>) {
        self.game.legal_actions(self.s, self.seat, out);
    }

    #[inline]
    pub fn turns(self) -> u32 {
        self.game.turns(self.s)
    }

    /// The question that is open; none in the main phase.
    #[inline]
    pub fn asks(self) -> Option<Asks> {
        self.s.asks()
    }

    /// The player's own cards and pools. What is in the own deck follows from what is not elsewhere; in which order, nobody knows.
    #[inline]
    pub fn own(self) -> Look<'s, K> {
        self.s.look(self.seat)
    }

    /// The ships the player has in play.
    #[inline]
    pub fn own_ships(self) -> impl Iterator<Item = Kind> + 's {
        let seat = self.seat;
        self.s.ships().filter(move |(owner, _)| *owner == seat).map(|(_, kind)| kind)
    }

    /// The trade row without its gaps.
    pub fn row(self) -> impl Iterator<Item = Kind> + 's {
        self.s.row()
    }

    /// What the card costs the player now.
    #[inline]
    pub fn price(self, kind: Kind) -> u16 {
        self.game.price_of(self.s, self.seat, kind)
    }

    #[inline]
    pub fn authority(self, of: Seat) -> i32 {
        self.game.authority(self.s, of)
    }

    /// Does this player win and lose with the other?
    #[inline]
    pub fn is_ally(self, other: Seat) -> bool {
        self.game.team(other) == self.game.team(self.seat)
    }

    /// Hydra: the team-mates who may still use what they are handed this turn.
    pub fn takers(self) -> SeatSet {
        self.game.takers(self.s, self.seat)
    }

    /// What it still takes to destroy a base; nothing if it is not there.
    pub fn defense_left(self, owner: Seat, base: Piece) -> u8 {
        self.game.defense_left(self.s, owner, base)
    }

    /// The stickers that fit a card which the player acquires now; none outside a campaign.
    pub fn upgrades_of(self, card: Kind) -> impl Iterator<Item = Upgrading<'s>> + 's {
        self.game.upgrades_of(self.s, self.seat, card)
    }

    /// The card that is being acquired while the player is asked about an upgrade.
    pub fn being_upgraded(self) -> Option<Kind> {
        self.game.being_upgraded(self.s)
    }

    pub fn now(self) -> After {
        self.game.known(self.s, self.seat)
    }

    /// What a legal action leads to; what it draws is up to `chance`.
    pub fn after(self, action: Action, chance: &mut impl Chance) -> After {
        let mut s = *self.s;
        self.game.apply_unchecked(&mut s, self.seat, &action, chance, &mut Silent);
        self.game.known(&s, self.seat)
    }
}

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    fn known(&self, s: &State<S, K, V>, seat: Seat) -> After {
        let own = s.look(seat);
        After {
            trade: own.trade,
            combat: own.combat,
            authority: self.authority(s, seat),
            hand: own.hand.len(),
            asks: s.asks(),
        }
    }
}

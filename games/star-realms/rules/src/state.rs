//! The whole truth of a game: flat, without heap, copied in one piece.

use crate::catalog::{Kind, NONE};
use crate::effect::Script;
use crate::faction::Factions;
use crate::frame::Frame;
use crate::game::StarRealms;
pub use crate::kinds::{Gone, KindSet, Kinds};
pub use crate::list::List;
use crate::quick::Ready;
pub use crate::quick::{Bases, Hand, Row};
use crate::variant::{Plain, Variant};
use starboard_core::{Bag, Seat, SeatSet};
use std::ops::{Deref, DerefMut};

/// Ships one player can hold in play; who has more has no room for another.
pub const SHIPS: usize = 32;
/// Only half of a table's players, one of two or a team of three, have ships in play at a time.
const SHIPS_A_SEAT: usize = SHIPS / 2;
/// Bases one player can hold in play.
pub const BASES: usize = 20;
/// Cards known to lie on top of a deck.
pub const TOP: usize = 6;
/// Questions open at once: an effect inside an effect inside an answer.
pub const FRAMES: usize = 7;
/// Cards of a hand that everybody has seen going there.
pub const KNOWN: usize = 6;

/// The primary ability has been used.
pub const USED: u8 = 1;
/// The first, second ally ability has been used.
pub const ALLY_USED: [u8; 2] = [2, 4];
/// The first, second ally ability has been switched on (ruling 2.2: once on, on for the turn, card by card).
pub const ALLY_ON: [u8; 2] = [8, 16];
/// What it is now has a scrap ability; is a base with a primary ability; is a copy. Set when the card becomes what it is.
pub const HAS_SCRAP: u8 = 32;
pub const HAS_USE: u8 = 64;
pub const COPY: u8 = 128;
/// What a turn does to a card, as opposed to what it is.
pub const DONE: u8 = 0x1f;

/// A card in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct InPlay {
    pub kind: Kind,
    /// What it is now: itself, or what it copies until the turn ends.
    pub as_kind: Kind,
    pub flags: u8,
}

/// A ship in play, and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ship {
    pub card: InPlay,
    pub owner: u8,
}

/// A base in play, and the damage that stays on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Base {
    pub card: InPlay,
    pub damage: u8,
}

impl Deref for Ship {
    type Target = InPlay;
    #[inline]
    fn deref(&self) -> &InPlay {
        &self.card
    }
}

impl DerefMut for Ship {
    #[inline]
    fn deref_mut(&mut self) -> &mut InPlay {
        &mut self.card
    }
}

impl Deref for Base {
    type Target = InPlay;
    #[inline]
    fn deref(&self) -> &InPlay {
        &self.card
    }
}

impl DerefMut for Base {
    #[inline]
    fn deref_mut(&mut self) -> &mut InPlay {
        &mut self.card
    }
}

impl InPlay {
    #[inline]
    pub fn new(kind: Kind, flags: u8) -> InPlay {
        InPlay { kind, as_kind: kind, flags }
    }

    #[inline]
    pub fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// Which of its abilities can be used: primary, first ally, second ally, scrap, as bits.
    #[inline]
    pub fn ready(&self) -> u8 {
        READY[self.flags as usize]
    }
}

/// [`InPlay::ready`] by flags.
static READY: [u8; 256] = {
    let mut ready = [0; 256];
    let mut flags = 0;
    while flags < 256 {
        let f = flags as u8;
        ready[flags] = (f & HAS_USE != 0 && f & USED == 0) as u8
            | ((f & ALLY_ON[0] != 0 && f & ALLY_USED[0] == 0) as u8) << 1
            | ((f & ALLY_ON[1] != 0 && f & ALLY_USED[1] == 0) as u8) << 2
            | ((f & HAS_SCRAP != 0) as u8) << 3;
        flags += 1;
    }
    ready
};

/// One player's cards and pools.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Realm<const K: usize, B: KindSet> {
    pub trade: u16,
    /// The deck without its known top.
    pub deck: Bag<K>,
    pub hand: Hand<K, B>,
    pub discard: Bag<K>,
    /// Everybody saw these go on top of the deck; the last is drawn first.
    pub top: List<Kind, TOP>,
    /// Everybody saw these go into the hand.
    pub known: List<Kind, KNOWN>,
    pub bases: Bases<B>,
    pub outposts: u8,
    /// In-play cards that pay for ships played.
    pub watchers: u8,
    pub combat: u16,
    /// Discards owed at the start of the next turn (a rule option).
    pub owed: u8,
    /// The factions that cards in play count as, and those that some card in play still waits for.
    pub present: Factions,
    pub waiting: Factions,
    // ---- this turn
    /// Cards played, by faction.
    pub played: [u8; 8],
    /// Cards scrapped from hand or discard pile.
    pub scrapped: u8,
    /// Armed effects on the next acquisition, by `redirect::slot`.
    pub redirects: [u8; 12],
    pub armed: u8,
    /// Discounts on the next acquisition: of a ship, a base, any card.
    pub discounts: [u8; 3],
    /// A size that an index is multiplied by in one instruction; of 320 bytes, a decision took three more.
    _size: [u8; 2],
}

impl<const K: usize, B: KindSet> Realm<K, B> {
    pub(crate) fn new() -> Self {
        Realm {
            deck: Bag::new(),
            hand: Hand::new(Bag::new()),
            discard: Bag::new(),
            top: List::new(),
            known: List::new(),
            bases: Bases::new(),
            outposts: 0,
            watchers: 0,
            trade: 0,
            combat: 0,
            owed: 0,
            present: Factions::NONE,
            waiting: Factions::NONE,
            played: [0; 8],
            scrapped: 0,
            redirects: [0; 12],
            armed: 0,
            discounts: [0; 3],
            _size: [0; 2],
        }
    }

    pub fn deck_len(&self) -> usize {
        self.deck.len() + self.top.len()
    }

    /// A card was played that counts as this, by faction; all eight counts at once, none of which comes near 255.
    #[inline]
    pub fn count_played(&mut self, by_faction: [u8; 8]) {
        let sum = u64::from_le_bytes(self.played).wrapping_add(u64::from_le_bytes(by_faction));
        self.played = sum.to_le_bytes();
    }

    /// What a script gives that only adds to the pools. They are far from full: no turn brings 60,000.
    #[inline]
    pub fn add_to_pools(&mut self, plain: &Script) {
        self.trade += u16::from(plain.trade);
        self.combat += u16::from(plain.combat);
    }

    /// A card of the hand that everybody sees leave it is no longer known to be there.
    #[inline(always)]
    pub fn leave_hand(&mut self, kind: Kind) {
        self.hand.remove(kind);
        if !self.known.is_empty() {
            self.forget_known(kind);
        }
    }

    #[cold]
    fn forget_known(&mut self, kind: Kind) {
        if let Some(i) = self.known.iter().position(|k| *k == kind) {
            self.known.remove(i);
        }
    }

    /// A card goes into the hand and everybody sees which.
    pub fn enter_hand_openly(&mut self, kind: Kind) {
        self.hand.add(kind);
        if self.known.is_full() {
            self.known.remove(0);
        }
        self.known.push(kind);
    }
}

/// Open questions. A table that asks more than it has room for asks no more: an effect does as much as it can (9.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack(List<Frame, FRAMES>);

impl Stack {
    #[inline]
    pub fn push(&mut self, frame: Frame) {
        self.0.try_push(frame);
    }
}

impl Deref for Stack {
    type Target = List<Frame, FRAMES>;
    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Stack {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// One side is left, or the format's own end has come.
    Won,
    /// Every sticker of the scenario's own sheet has been used.
    Political,
    TurnLimit,
}

/// The whole game. `S` seats, `K` card kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
// The realms come first: wherever they lie otherwise, a decision takes three instructions more.
#[repr(C)]
pub struct State<const S: usize, const K: usize, V: Variant = Plain> {
    pub realms: [Realm<K, V::Kinds>; S],
    pub trade_deck: Bag<K>,
    pub scrap_heap: Bag<K>,
    pub row: Row<V::Kinds>,
    /// Ships in play of the players whose turn it is: by seat, then in the order they were played.
    pub ships: List<Ship, SHIPS_A_SEAT, S>,
    /// Ships that were played this turn and have left play.
    pub gone: Gone<S>,
    /// What the player whose turn it is can use.
    pub(crate) ready: Ready<V::Kinds>,
    /// Open questions; the last is asked now.
    pub stack: Stack,
    /// By side.
    pub authority: [i16; S],
    /// From 1; 0 before the first.
    pub turn: u16,
    /// The side whose turn it is.
    pub side: u8,
    /// Whose turn it is and who has not declared to be done.
    pub acting: SeatSet,
    pub alive: SeatSet,
    /// In the order of falling, for the final ranks: side and turn do not matter.
    pub fallen: [u8; S],
    pub end: Option<End>,
    /// The team that won, once the game is over.
    pub winner: u8,
    /// What a game built on this one keeps besides.
    pub extra: V::Extra,
}

impl<const S: usize, const K: usize, V: Variant> State<S, K, V> {
    pub fn empty() -> Self {
        State {
            realms: std::array::from_fn(|_| Realm::new()),
            trade_deck: Bag::new(),
            scrap_heap: Bag::new(),
            row: Row::empty(),
            ships: List::new(),
            gone: Gone::EMPTY,
            ready: Ready::default(),
            stack: Stack(List::new()),
            authority: [0; S],
            turn: 0,
            side: 0,
            acting: SeatSet::EMPTY,
            alive: SeatSet::EMPTY,
            fallen: [0; S],
            end: None,
            winner: u8::MAX,
            extra: V::Extra::default(),
        }
    }

    /// Who has to answer the open question.
    #[cold]
    pub fn asked(&self) -> Seat {
        Seat(self.stack.last().map_or(self.side, |frame| frame.seat()))
    }

    #[inline]
    pub fn realm(&self, seat: u8) -> &Realm<K, V::Kinds> {
        &self.realms[at::<S>(seat)]
    }

    #[inline]
    pub fn realm_mut(&mut self, seat: u8) -> &mut Realm<K, V::Kinds> {
        &mut self.realms[at::<S>(seat)]
    }
}

impl<const S: usize, const K: usize, V: Variant> State<S, K, V> {
    /// The ships a player has in play.
    #[inline]
    pub fn ships_of(&self, seat: u8) -> impl Iterator<Item = &Ship> {
        self.ships.iter().filter(move |p| S == 2 || p.owner == seat)
    }

    /// The cards a player has in play.
    #[inline]
    pub fn in_play(&self, seat: u8) -> impl Iterator<Item = &InPlay> {
        self.ships_of(seat).map(|p| &p.card).chain(self.realm(seat).bases.iter().map(|p| &p.card))
    }
}

/// The seat as an index; of two, one or the other.
#[inline]
pub fn at<const S: usize>(seat: u8) -> usize {
    if S == 2 { usize::from(seat & 1) } else { usize::from(seat) }
}

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    /// How many cards of each kind there are, wherever they lie: it never changes during a game.
    pub fn count_cards(&self, s: &State<S, K, V>) -> Vec<u16> {
        let mut counts = vec![0u16; K];
        counts[self.catalog.explorer as usize] = u16::from(s.row.explorers());
        let mut note = |kind: Kind, n: u8| counts[kind as usize] += u16::from(n);
        let realms = &s.realms[..self.seating.players as usize];
        let bags = realms.iter().flat_map(|r| [&r.deck, &*r.hand, &r.discard]);
        for bag in bags.chain([&s.trade_deck, &s.scrap_heap]) {
            bag.iter().for_each(|(kind, n)| note(kind, n));
        }
        self.row_cards(s).filter(|k| *k != NONE).for_each(|k| note(k, 1));
        s.ships.iter().for_each(|p| note(p.kind, 1));
        for realm in realms {
            realm.top.iter().for_each(|k| note(*k, 1));
            realm.bases.iter().for_each(|p| note(p.kind, 1));
        }
        s.stack.iter().filter_map(|f| f.acquires()).for_each(|card| note(card, 1));
        counts
    }
}

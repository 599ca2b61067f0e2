//! The whole truth of a table: flat, a few hundred bytes, without heap.

use crate::contract::{Card, Cards, MOST_CARDS};
use crate::data::{MOST_AGENDAS, MOST_TRACK};
use crate::grid::Cell;
use crate::patch::Patch;
use crate::prism::Prisms;
use crate::tally::Tally;
use serde::{Deserialize, Serialize};
use starboard_core::{Seat, SeatSet};
use ts_rs::TS;

/// Room for so many seats.
pub(crate) const MOST_SEATS: usize = 4;

/// A table of Rise to Power.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub seats: [Player; MOST_SEATS],
    /// Where each card of a network lies; the plant's cell for cards that are in none.
    pub cells: [Cell; MOST_CARDS],
    /// The contract deck under its open top card. In no order: which comes next is decided when it is turned up.
    pub deck: Cards,
    /// The open top card of the contract deck (RTP-06).
    pub top: Option<Card>,
    pub track: [Option<Card>; MOST_TRACK],
    /// Districts in the Exchange that can be taken.
    pub exchange: Cards,
    /// Contracts sent to the Exchange this turn: districts from cleanup on (RTP-25).
    pub fresh: Cards,
    /// The contract discard pile; never shuffled back (RTP-28).
    pub scrapped: Cards,
    pub prism_deck: Prisms,
    pub prism_discard: Prisms,
    /// The cards being sifted: seen by the player whose turn it is, no longer in the deck.
    pub looked: Prisms,
    /// What everybody knows for certain of the others' hands.
    pub known: Known,
    /// Who has claimed each agenda.
    pub agendas: Claims,
    /// The latest contest, open or answered.
    pub contest: Option<Contest>,
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Turns begun, by all players together.
    pub number: u16,
    /// Action points left.
    pub points: u8,
    /// How many cards may still count as any colour this turn.
    pub wild: u8,
    /// How much less the next powering or upgrade of this turn costs.
    pub discount: u8,
    pub phase: Phase,
    /// Who started the last round, and why.
    pub ending: Option<(Seat, Why)>,
    /// Who has given up.
    pub out: SeatSet,
}

/// By agenda: who has claimed it, counted from 1; 0 for nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Claims([u8; MOST_AGENDAS]);

impl Claims {
    pub const NONE: Claims = Claims([0; MOST_AGENDAS]);

    #[inline]
    pub fn of(&self, agenda: usize) -> Option<Seat> {
        self.0[agenda].checked_sub(1).map(Seat)
    }

    #[inline]
    pub fn is_open(&self, agenda: usize) -> bool {
        self.0[agenda] == 0
    }

    #[inline]
    pub fn is_of(&self, agenda: usize, seat: Seat) -> bool {
        self.0[agenda] == seat.0 + 1
    }

    pub(crate) fn claim(&mut self, agenda: usize, seat: Seat) {
        self.0[agenda] = seat.0 + 1;
    }

    pub fn iter(&self) -> impl Iterator<Item = Option<Seat>> + '_ {
        (0..MOST_AGENDAS).map(|agenda| self.of(agenda))
    }
}

/// One player's cards: the hand and the network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    pub hand: Prisms,
    /// Inactive contracts.
    pub contracts: Cards,
    /// The top card of every active district.
    pub tops: Cards,
    /// The cards under them. A stack descends in influence, so its order need not be kept.
    pub covered: Cards,
    /// What the top cards show together.
    pub(crate) shows: Tally,
    /// Where everything lies.
    pub(crate) patch: Patch,
}

/// Where a turn stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// So many contracts are still to be taken.
    Acquire {
        left: u8,
    },
    Act,
    /// The owner of a contested contract is asked.
    Answer,
    /// A trade ability waits for a choice: its `step`th effect, `left` times more.
    Trade {
        district: u8,
        step: u8,
        left: u8,
    },
    /// Down to the plant's capacity.
    Discard,
    Over(Why),
}

/// Why a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Somebody had enough active districts at the end of the own turn.
    Districts,
    /// The contract deck ran out.
    Contracts,
    /// Everybody else gave up.
    Conceded,
}

impl Why {
    pub fn id(self) -> &'static str {
        match self {
            Why::Districts => "districts",
            Why::Contracts => "contracts",
            Why::Conceded => "conceded",
        }
    }
}

/// What becomes of a contract that is powered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Use {
    /// A new district on this cell.
    At(Cell),
    /// An upgrade over the district with this top card.
    Over(Card),
}

/// A contest: who, whose, what, with which cards shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Contest {
    pub attacker: Seat,
    pub owner: Seat,
    pub card: Card,
    #[serde(rename = "use")]
    pub to: Use,
    pub shown: Prisms,
    #[serde(default)]
    pub answer: Answer,
}

/// How a contest was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    #[default]
    Waiting,
    /// Not defended, by choice or for want of a defence: nobody is told which (RTP-23).
    Declined,
    /// Defended with these cards.
    Defended(Prisms),
}

/// What is known for certain of hands: cards shown in a contest, recovered in the open, or stolen from oneself.
///
/// For every observer and owner a multiset that the owner's hand is known to hold. The last observer is everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Known {
    of: [[Prisms; MOST_SEATS]; MOST_SEATS + 1],
}

/// The observer who knows only what everybody knows.
pub(crate) const EVERYBODY: usize = MOST_SEATS;

impl Known {
    #[inline]
    pub fn get(&self, observer: usize, owner: Seat) -> Prisms {
        self.of[observer][owner.index()]
    }

    pub fn set(&mut self, observer: usize, owner: Seat, cards: Prisms) {
        self.of[observer][owner.index()] = cards;
    }

    fn each(&mut self, owner: Seat, mut f: impl FnMut(usize, &mut Prisms)) {
        for (observer, of) in self.of.iter_mut().enumerate() {
            if observer != owner.index() {
                f(observer, &mut of[owner.index()]);
            }
        }
    }

    /// Cards of the hand were shown to all and stay in it.
    pub fn shown(&mut self, owner: Seat, cards: Prisms) {
        self.each(owner, |_, known| *known = known.either(cards));
    }

    /// Cards came into the hand for all to see.
    pub fn gained(&mut self, owner: Seat, cards: Prisms) {
        self.each(owner, |_, known| *known = known.plus(cards));
    }

    /// Cards left the hand for all to see.
    pub fn lost(&mut self, owner: Seat, cards: Prisms) {
        if self.of.iter().all(|of| of[owner.index()].is_empty()) {
            return;
        }
        self.each(owner, |_, known| *known = known.less(cards));
    }

    /// A card went from one hand to another, and only the two saw it. A bystander can be sure of one card fewer of
    /// every kind.
    pub fn stolen(&mut self, from: Seat, thief: Seat, card: Prisms) {
        let any = Prisms::of_each(1);
        self.each(from, |observer, known| *known = known.less(if observer == thief.index() { card } else { any }));
        let victim_knows = &mut self.of[from.index()][thief.index()];
        *victim_knows = victim_knows.plus(card);
    }
}

impl State {
    /// Whose contract (inactive) is it?
    pub fn owner(&self, card: Card) -> Option<Seat> {
        let found = self.seats.iter().position(|p| p.contracts.has(card));
        found.map(|i| Seat(i as u8))
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    /// Contracts left in the deck, the open one included.
    pub fn deck_len(&self) -> usize {
        self.deck.len() + usize::from(self.top.is_some())
    }

    /// The contracts on the track.
    pub fn on_track(&self) -> Cards {
        self.track.iter().flatten().copied().collect()
    }
}

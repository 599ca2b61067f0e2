//! Facts people like, told from the record alone: what everybody had, what it brought, what was never used.

use serde::{Deserialize, Serialize};
use starboard_core::Seat;
use starboard_core::order::Order;
use std::collections::BTreeMap;
use ts_rs::TS;

/// By seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Facts {
    pub seats: Vec<SeatFacts>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatFacts {
    #[ts(type = "number")]
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// What the seat owned at the end: cards with how many of each.
    pub deck: Vec<Figure>,
    /// What each card brought, the most used first.
    pub cards: Vec<CardFact>,
    /// What was done turn by turn: a name such as `damage`, and the numbers.
    pub by_turn: Vec<ByTurn>,
    /// The most expensive thing got and never used.
    pub unused: Option<String>,
}

/// A name and a number.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Figure {
    pub what: String,
    pub n: i32,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CardFact {
    pub card: String,
    /// How often it was used.
    pub times: u32,
    /// What it brought: names of the game's own, such as `trade`.
    pub brought: Vec<Figure>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ByTurn {
    pub what: String,
    /// Turn and number.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Vec<i32>>))]
    pub turns: Vec<(u32, i32)>,
}

/// Facts as they are gathered.
#[derive(Default)]
pub struct Ledger {
    seats: Vec<SeatLedger>,
}

#[derive(Default)]
struct SeatLedger {
    used: BTreeMap<String, (u32, BTreeMap<&'static str, i32>)>,
    got: Vec<(i32, String)>,
    turns: BTreeMap<&'static str, BTreeMap<u32, i32>>,
    deck: BTreeMap<String, i32>,
}

impl Ledger {
    pub fn new(seats: usize) -> Ledger {
        Ledger { seats: (0..seats).map(|_| SeatLedger::default()).collect() }
    }

    fn seat(&mut self, seat: Seat) -> Option<&mut SeatLedger> {
        self.seats.get_mut(seat.index())
    }

    /// A card was used once more.
    pub fn used(&mut self, seat: Seat, card: &str) {
        if let Some(s) = self.seat(seat) {
            s.used.entry(card.to_owned()).or_default().0 += 1;
        }
    }

    /// A card brought so much of something.
    pub fn brought(&mut self, seat: Seat, card: &str, what: &'static str, n: i32) {
        if let Some(s) = self.seat(seat) {
            *s.used.entry(card.to_owned()).or_default().1.entry(what).or_default() += n;
        }
    }

    /// A card was got for a price.
    pub fn got(&mut self, seat: Seat, card: &str, price: i32) {
        if let Some(s) = self.seat(seat) {
            s.got.push((price, card.to_owned()));
        }
    }

    /// So much of something was done in a turn.
    pub fn in_turn(&mut self, seat: Seat, what: &'static str, turn: u32, n: i32) {
        if let Some(s) = self.seat(seat) {
            *s.turns.entry(what).or_default().entry(turn).or_default() += n;
        }
    }

    /// A card that is owned at the end.
    pub fn owns(&mut self, seat: Seat, card: &str, n: i32) {
        if let Some(s) = self.seat(seat).filter(|_| n > 0) {
            *s.deck.entry(card.to_owned()).or_default() += n;
        }
    }

    pub fn facts(self) -> Facts {
        let seats = self.seats.into_iter().enumerate().map(|(i, s)| s.facts(Seat(i as u8)));
        Facts { seats: seats.collect() }
    }
}

impl SeatLedger {
    fn facts(self, seat: Seat) -> SeatFacts {
        let unused = self.got.iter().filter(|(price, card)| *price > 0 && !self.used.contains_key(card));
        let unused = unused.max_by_key(|(price, _)| *price).map(|(_, card)| card.clone());
        let figure = |(what, n): (&'static str, i32)| Figure { what: what.to_owned(), n };
        let fact = |(card, (times, brought)): (String, (u32, BTreeMap<&'static str, i32>))| CardFact {
            card,
            times,
            brought: brought.into_iter().map(figure).collect(),
        };
        let mut cards: Vec<CardFact> = self.used.into_iter().map(fact).collect();
        cards.order_by_key(|c| std::cmp::Reverse(c.times));
        let mut deck: Vec<Figure> = self.deck.into_iter().map(|(what, n)| Figure { what, n }).collect();
        deck.order_by_key(|f| std::cmp::Reverse(f.n));
        let by_turn = self.turns.into_iter();
        let by_turn =
            by_turn.map(|(what, turns)| ByTurn { what: what.to_owned(), turns: turns.into_iter().collect() }).collect();
        SeatFacts { seat, deck, cards, by_turn, unused }
    }
}

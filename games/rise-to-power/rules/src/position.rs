//! Positions: a whole state as people write it. What is not said is default.

use crate::contract::{Card, Cards};
use crate::game::RiseToPower;
use crate::picture;
use crate::prism::Prisms;
use crate::state::{Contest, EVERYBODY, Phase, State, Why};
use serde::{Deserialize, Serialize};
use starboard_core::order::map;
use starboard_core::{Faults, Seat, SeatSet};
use std::collections::BTreeMap;

/// A position file's `[position]`.
///
/// PRISM cards that are not mentioned are in the PRISM deck, contracts that are not mentioned in the contract deck; if a
/// deck is given, what is not mentioned lies on its discard pile.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// Whose turn it is; seat 1 if not said.
    pub turn: Option<Seat>,
    pub first: Option<Seat>,
    /// Turns begun; 1 if not said.
    pub number: Option<u16>,
    pub phase: PhaseName,
    /// In `acquire`: how many contracts are still to be taken; two (one in the long game) if not said.
    pub left: Option<u8>,
    /// Action points left; two if not said.
    pub points: Option<u8>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub wild: u8,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub discount: u8,
    /// The contract track, slot by slot; `-` is an empty slot.
    pub track: Vec<String>,
    /// The open top card of the contract deck; the first card of the deck in the order of the card list if not said.
    pub top: Option<Card>,
    /// The contract deck under its top card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract_deck: Option<Vec<Card>>,
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub contract_discard: Vec<Card>,
    /// Districts in the Exchange.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub exchange: Vec<Card>,
    /// Contracts sent to the Exchange this turn.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub exchange_fresh: Vec<Card>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prism_deck: Option<Prisms>,
    pub prism_discard: Prisms,
    /// In `trade`: the cards being sifted.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub looked: Prisms,
    /// Claimed agendas and by whom.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub agendas: BTreeMap<String, Seat>,
    /// Who has given up.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub out: SeatSet,
    /// In `trade`: the ability that waits for a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trade: Option<TradeStep>,
    /// In `answer`: the contest to be answered. Otherwise the latest one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contest: Option<Contest>,
    /// Who started the last round, and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_round: Option<LastRound>,
    /// In `over`: why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Why>,
    pub seats: Vec<SeatPosition>,
}

/// Where the turn stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    Acquire,
    #[default]
    Act,
    Answer,
    Trade,
    Discard,
    Over,
}

/// A trade ability in progress: the district's, its step counted from 1, and how often it is still to be done.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TradeStep {
    pub district: String,
    pub step: u8,
    #[serde(default = "once")]
    pub left: u8,
}

fn once() -> u8 {
    1
}

/// Who started the last round, and why.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastRound {
    pub seat: Seat,
    pub why: Why,
}

/// One player.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatPosition {
    pub hand: Prisms,
    /// The cards of the hand that everybody knows.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub shown: Prisms,
    /// The cards of the hand that a seat knows, where it is more than everybody does.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub known_by: BTreeMap<Seat, Prisms>,
    /// The network, drawn in rows of text.
    pub network: String,
}

impl RiseToPower {
    pub(crate) fn write_position(&self, s: &State) -> Position {
        let (phase, mut left, mut trade, mut over) = (phase_name(s.phase), None, None, None);
        match s.phase {
            Phase::Acquire { left: n } => left = Some(n),
            Phase::Trade { district, step, left } => {
                let district = self.set.districts[usize::from(district)].id.clone();
                trade = Some(TradeStep { district, step: step + 1, left });
            }
            Phase::Over(why) => over = Some(why),
            _ => {}
        }
        let agendas = self.set.agendas.iter().zip(s.agendas.iter());
        let track = &s.track[..usize::from(self.set.turn.track)];
        Position {
            turn: Some(s.turn),
            first: Some(s.first),
            number: Some(s.number),
            phase,
            left,
            points: Some(s.points),
            wild: s.wild,
            discount: s.discount,
            track: track.iter().map(|slot| slot.map_or("-".to_owned(), |c| c.to_string())).collect(),
            top: s.top,
            contract_deck: None, // every other card is mentioned, so these are the rest
            contract_discard: s.scrapped.iter().collect(),
            exchange: s.exchange.iter().collect(),
            exchange_fresh: s.fresh.iter().collect(),
            prism_deck: None,
            prism_discard: s.prism_discard,
            looked: s.looked,
            agendas: map(agendas.filter_map(|(a, seat)| seat.map(|seat| (a.id.clone(), seat)))),
            out: s.out,
            trade,
            contest: s.contest,
            last_round: s.ending.map(|(seat, why)| LastRound { seat, why }),
            over,
            seats: Seat::all(self.seats_len()).map(|seat| self.write_seat(s, seat)).collect(),
        }
    }

    fn write_seat(&self, s: &State, seat: Seat) -> SeatPosition {
        let shown = s.known.get(EVERYBODY, seat);
        let others = Seat::all(self.seats_len()).filter(|o| *o != seat);
        let known_by = others.map(|o| (o, s.known.get(o.index(), seat))).filter(|(_, known)| *known != shown);
        SeatPosition {
            hand: s.player(seat).hand,
            shown,
            known_by: map(known_by),
            network: picture::draw(&self.set, s, seat),
        }
    }

    pub(crate) fn read_position(&self, p: Position) -> Result<State, Faults> {
        let mut faults = Faults::default();
        let mut s = self.empty_table();
        s.turn = self.read_seat("turn", p.turn.unwrap_or_default(), &mut faults);
        s.first = self.read_seat("first", p.first.unwrap_or(s.turn), &mut faults);
        s.number = p.number.unwrap_or(1);
        s.points = p.points.unwrap_or(self.set.turn.points);
        (s.wild, s.discount) = (p.wild, p.discount);
        s.out = p.out;
        self.read_agendas(&p, &mut s, &mut faults);
        self.read_contracts(&p, &mut s, &mut faults);
        self.read_prism(&p, &mut s, &mut faults);
        s.ending = p.last_round.as_ref().map(|l| (self.read_seat("last_round", l.seat, &mut faults), l.why));
        s.contest = p.contest;
        s.phase = self.read_phase(&p, &s, &mut faults);
        if faults.is_empty() {
            self.check_position(&s, &mut faults);
        }
        if self.switches.agendas_are_met_in_positions {
            self.claim_agendas(&mut s, |_, _| {}); // RTP-31
        }
        faults.or(s)
    }

    fn read_seat(&self, at: &str, seat: Seat, faults: &mut Faults) -> Seat {
        if seat.index() < self.seats_len() {
            return seat;
        }
        faults.add(at, format!("there is no seat {seat}; there are {}", self.seats_len()));
        Seat(0)
    }

    fn read_agendas(&self, p: &Position, s: &mut State, faults: &mut Faults) {
        for (id, seat) in &p.agendas {
            let seat = self.read_seat("agendas", *seat, faults);
            match self.set.agendas.iter().position(|a| a.id == *id) {
                Some(i) => s.agendas.claim(i, seat),
                None => {
                    let ids: Vec<&str> = self.set.agendas.iter().map(|a| a.id.as_str()).collect();
                    faults.add("agendas", format!("there is no agenda `{id}`; there are: {}", ids.join(", ")));
                }
            }
        }
    }

    fn read_contracts(&self, p: &Position, s: &mut State, faults: &mut Faults) {
        let mut used = Cards::NONE;
        let mut once = |at: &str, card: Card, faults: &mut Faults| {
            if used.has(card) {
                faults.add(at, format!("{card} is in two places"));
            }
            used.add(card);
        };
        if p.seats.len() > self.seats_len() {
            faults.add("seats", format!("{} are described, there are {}", p.seats.len(), self.seats_len()));
        }
        for (seat, written) in Seat::all(self.seats_len()).zip(&p.seats) {
            let mut found = Faults::default();
            let drawn = picture::read(&self.set, &written.network, &mut found);
            for (card, cell) in &drawn.cells {
                once("network", *card, &mut found);
                s.cells[usize::from(card.0)] = *cell;
            }
            *s.player_mut(seat) = drawn.player;
            s.survey(&self.set, seat);
            faults.0.extend(found.within(&format!("seat {seat}")).0);
        }
        let slots = usize::from(self.set.turn.track);
        if p.track.len() > slots {
            faults.add("track", format!("it has {slots} slots"));
        }
        for (slot, text) in s.track[..slots].iter_mut().zip(&p.track).filter(|(_, text)| *text != "-") {
            match text.parse() {
                Ok(card) => {
                    once("track", card, faults);
                    *slot = Some(card);
                }
                Err(why) => faults.add("track", why),
            }
        }
        let mut pile = |at: &str, cards: &[Card], faults: &mut Faults| -> Cards {
            cards.iter().for_each(|card| once(at, *card, faults));
            cards.iter().copied().collect()
        };
        s.exchange = pile("exchange", &p.exchange, faults);
        s.fresh = pile("exchange_fresh", &p.exchange_fresh, faults);
        s.scrapped = pile("contract_discard", &p.contract_discard, faults);
        s.top = p.top;
        pile("top", p.top.as_slice(), faults);
        let deck = p.contract_deck.as_ref().map(|deck| pile("contract_deck", deck, faults));
        let rest = Cards(self.set.all.0 & !used.0);
        match deck {
            Some(deck) => {
                s.deck = deck;
                s.scrapped.0 |= rest.0;
            }
            None => s.deck = rest,
        }
        if s.top.is_none()
            && let Some(card) = s.deck.iter().next()
        {
            s.deck.remove(card);
            s.top = Some(card);
        }
    }

    fn read_prism(&self, p: &Position, s: &mut State, faults: &mut Faults) {
        let mut rest = Prisms::of_each(self.set.prism_copies);
        let mut take = |at: String, cards: Prisms, faults: &mut Faults| {
            if rest.holds(cards) {
                rest = rest.minus(cards);
            } else {
                faults.add(at, format!("there are not that many cards: {cards}"));
            }
            cards
        };
        for (seat, written) in Seat::all(self.seats_len()).zip(&p.seats) {
            s.player_mut(seat).hand = take(format!("seat {seat}: hand"), written.hand, faults);
            for observer in (0..=EVERYBODY).filter(|o| *o != seat.index()) {
                s.known.set(observer, seat, written.shown);
            }
            for (observer, known) in &written.known_by {
                let observer = self.read_seat("known_by", *observer, faults);
                if observer == seat {
                    faults.add(format!("seat {seat}: known_by"), "a player knows the own hand anyway");
                } else {
                    s.known.set(observer.index(), seat, *known);
                }
            }
            let known = || (0..=EVERYBODY).filter(|o| *o != seat.index()).map(|o| s.known.get(o, seat));
            if known().any(|known| !written.hand.holds(known)) {
                faults.add(format!("seat {seat}: shown, known_by"), "cards are known that are not in the hand");
            }
            if known().any(|known| !known.holds(written.shown)) {
                faults.add(format!("seat {seat}: known_by"), "somebody knows less than everybody");
            }
        }
        s.prism_discard = take("prism_discard".to_owned(), p.prism_discard, faults);
        s.looked = take("looked".to_owned(), p.looked, faults);
        match p.prism_deck {
            Some(deck) => {
                s.prism_deck = take("prism_deck".to_owned(), deck, faults);
                s.prism_discard = s.prism_discard.plus(rest);
            }
            None => s.prism_deck = rest,
        }
    }

    fn read_phase(&self, p: &Position, s: &State, faults: &mut Faults) -> Phase {
        match p.phase {
            PhaseName::Acquire => Phase::Acquire { left: p.left.unwrap_or(self.contracts_a_turn()) },
            PhaseName::Act => Phase::Act,
            PhaseName::Discard => Phase::Discard,
            PhaseName::Over => Phase::Over(p.over.or(s.ending.map(|(_, why)| why)).unwrap_or(Why::Districts)),
            PhaseName::Answer => Phase::Answer,
            PhaseName::Trade => {
                let step = p.trade.as_ref().and_then(|t| {
                    let district = self.set.districts.iter().position(|d| d.id == t.district)?;
                    let step = t.step.checked_sub(1)?;
                    self.set.districts[district].trade.get(usize::from(step))?;
                    Some(Phase::Trade { district: district as u8, step, left: t.left })
                });
                step.unwrap_or_else(|| {
                    faults.add(
                        "trade",
                        "phase `trade` needs trade = { district = ..., step = ... } with a step of its ability",
                    );
                    Phase::Act
                })
            }
        }
    }
}

pub(crate) fn phase_name(phase: Phase) -> PhaseName {
    match phase {
        Phase::Acquire { .. } => PhaseName::Acquire,
        Phase::Act => PhaseName::Act,
        Phase::Answer => PhaseName::Answer,
        Phase::Trade { .. } => PhaseName::Trade,
        Phase::Discard => PhaseName::Discard,
        Phase::Over(_) => PhaseName::Over,
    }
}

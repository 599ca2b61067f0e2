//! The turn: acquisition, actions, cleanup, and what follows from every change until somebody is asked again.

use crate::action::Action;
use crate::contract::{Bonus, Card, Cards};
use crate::event::Event;
use crate::game::{RiseToPower, space};
use crate::grid::Cell;
use crate::prism::Prisms;
use crate::state::{Phase, Player, State, Use, Why};
use starboard_core::{Chance, Odds, Seat, Sink};

/// A state being changed, with the chance that deals and whoever listens.
pub(crate) struct Play<'a, C, E> {
    pub(crate) game: &'a RiseToPower,
    pub(crate) s: &'a mut State,
    pub(crate) chance: &'a mut C,
    pub(crate) events: &'a mut E,
}

impl<C: Chance, E: Sink<Event>> Play<'_, C, E> {
    /// Carries out a legal action, and everything that follows without a decision.
    pub(crate) fn act(&mut self, action: Action) {
        let seat = self.s.turn;
        match action {
            Action::Acquire { card, cell } => self.acquire(card, cell),
            Action::Power { card, pay } => self.power(card, pay, None),
            Action::Upgrade { card, pay, over } => self.power(card, pay, Some(over)),
            Action::Draw => {
                self.s.points -= 1;
                let n = self.me().plant(&self.game.set, Bonus::Draw);
                self.draw(n);
            }
            Action::Contest { card, pay, to } => self.contest(card, pay, to),
            Action::Take { card, cell } => {
                self.s.points -= 1;
                self.s.exchange.remove(card);
                self.events.tell(|| Event::Took { seat, card, cell });
                self.activate(seat, card, Use::At(cell));
            }
            Action::Trade { card } => self.trade(card),
            Action::End => self.s.points = 0,
            Action::Defend { pay, over } => self.defend(pay, over),
            Action::Decline => self.decline(),
            Action::Recover { .. }
            | Action::Swap { .. }
            | Action::Steal { .. }
            | Action::Scrap { .. }
            | Action::Keep { .. } => self.choose(action),
            Action::Discard { card } => {
                self.spend(seat, Prisms::one(card));
                self.events.tell(|| Event::Discarded { seat, card });
            }
        }
        self.advance();
    }

    /// Goes on until somebody has to decide something. Whether somebody is asked never depends on what is hidden.
    #[inline(always)]
    pub(crate) fn advance(&mut self) {
        loop {
            match self.s.phase {
                Phase::Acquire { left } => {
                    if left > 0 && self.s.track.iter().any(Option::is_some) {
                        if self.s.has_free_cell(self.s.turn) {
                            return;
                        }
                        let seat = self.s.turn;
                        self.events.tell(|| Event::NoRoom { seat }); // RTP-39
                    }
                    self.s.phase = Phase::Act;
                }
                Phase::Act if self.s.points > 0 => return,
                Phase::Act => self.clean_up(),
                Phase::Trade { .. } => {
                    if self.carry_on_trade() {
                        return;
                    }
                }
                Phase::Discard => {
                    // RTP-35, RTP-36
                    if self.me().hand.len() > usize::from(self.me().plant(&self.game.set, Bonus::Capacity)) {
                        return;
                    }
                    self.end_turn();
                }
                Phase::Answer | Phase::Over(_) => return,
            }
        }
    }

    pub(crate) fn me(&self) -> &Player {
        self.s.player(self.s.turn)
    }

    // ---- acquisition

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.s.turn = seat;
        self.s.number = self.s.number.saturating_add(1);
        self.s.points = self.game.set.turn.points;
        self.s.phase = Phase::Acquire { left: self.game.contracts_a_turn() };
        let number = self.s.number;
        self.events.tell(|| Event::TurnBegan { seat, number });
    }

    fn acquire(&mut self, card: Card, cell: Cell) {
        let seat = self.s.turn;
        for slot in self.s.track.iter_mut().filter(|slot| **slot == Some(card)) {
            *slot = None; // not filled before cleanup
        }
        self.s.lay_contract(seat, card, cell);
        if let Phase::Acquire { left } = &mut self.s.phase {
            *left -= 1;
        }
        self.events.tell(|| Event::Acquired { seat, card, cell });
    }

    // ---- powering

    fn power(&mut self, card: Card, pay: Prisms, over: Option<Card>) {
        let seat = self.s.turn;
        let price = self.game.price(self.s, card);
        self.s.points -= 1; // RTP-14: the point is spent before the bonus comes
        self.s.wild -= price.foreign(pay) as u8;
        self.s.discount = 0;
        self.spend(seat, pay);
        let exact = pay.total() == price.cost;
        if exact {
            self.s.points += 1; // RTP-13
        }
        let cell = self.s.lift_contract(seat, card);
        let to = match over {
            None => Use::At(cell),
            Some(over) => Use::Over(over),
        };
        self.events.tell(|| match to {
            Use::At(cell) => Event::Powered { seat, card, cell, paid: pay, exact },
            Use::Over(over) => Event::Upgraded { seat, card, over, cell, paid: pay, exact },
        });
        self.activate(seat, card, to);
    }

    /// A card that has left where it was becomes active in a network.
    pub(crate) fn activate(&mut self, seat: Seat, card: Card, to: Use) {
        self.s.lay_district(&self.game.set, seat, card, to);
        self.claim_agendas();
    }

    fn claim_agendas(&mut self) {
        let events = &mut *self.events;
        self.game.claim_agendas(self.s, |seat, agenda| {
            events.tell(|| Event::Claimed { seat, agenda: agenda.id.clone(), influence: agenda.influence });
        });
    }

    // ---- PRISM

    /// Takes up to `n` cards off the PRISM deck, shuffling the discard pile into a new one when it runs out (RTP-16).
    pub(crate) fn off_the_deck(&mut self, n: u8) -> Prisms {
        let n = usize::from(n);
        let mut drawn = self.s.prism_deck.draw_many(n, space::PRISM, self.chance);
        let missing = n - drawn.len();
        if missing > 0 && !self.s.prism_discard.is_empty() {
            self.s.prism_deck = std::mem::take(&mut self.s.prism_discard);
            let n = self.s.prism_deck.len() as u8;
            self.events.tell(|| Event::Reshuffled { n });
            drawn = drawn.plus(self.s.prism_deck.draw_many(missing, space::PRISM, self.chance));
        }
        drawn
    }

    pub(crate) fn draw(&mut self, n: u8) {
        let seat = self.s.turn;
        let drawn = self.off_the_deck(n);
        let player = self.s.player_mut(seat);
        player.hand = player.hand.plus(drawn);
        self.events.tell(|| Event::Drew { seat, n: drawn.len() as u8, cards: Some(drawn) });
    }

    /// Cards go from a hand to the discard pile for all to see.
    pub(crate) fn spend(&mut self, seat: Seat, cards: Prisms) {
        let player = self.s.player_mut(seat);
        player.hand = player.hand.minus(cards);
        self.s.prism_discard = self.s.prism_discard.plus(cards);
        self.s.known.lost(seat, cards);
    }

    // ---- cleanup, in this order (RTP-36)

    fn clean_up(&mut self) {
        self.s.wild = 0; // "this turn" ends with the action phase (RTP-27)
        self.s.discount = 0;
        self.refill();
        self.flip();
        self.s.phase = Phase::Discard;
    }

    pub(crate) fn refill(&mut self) {
        let mut laid = Cards::NONE;
        for slot in 0..usize::from(self.game.set.turn.track) {
            if self.s.track[slot].is_none()
                && let Some(card) = self.s.top
            {
                self.s.track[slot] = Some(card);
                laid.add(card);
                self.s.top = self.turn_up();
            }
        }
        let top = self.s.top;
        if !laid.is_empty() {
            self.events.tell(|| Event::Refilled { cards: laid, top });
        }
    }

    /// Turns up the next card of the contract deck.
    pub(crate) fn turn_up(&mut self) -> Option<Card> {
        if self.s.deck.is_empty() {
            return None;
        }
        let odds = Odds { space: space::CONTRACT, counts: &self.s.deck.counts(), total: self.s.deck.len() as u16 };
        let card = Card(self.chance.pick(odds) as u8);
        self.s.deck.remove(card);
        Some(card)
    }

    fn flip(&mut self) {
        let cards = self.s.fresh;
        if !cards.is_empty() {
            self.s.exchange.0 |= cards.0;
            self.s.fresh = Cards::NONE;
            self.events.tell(|| Event::Flipped { cards });
        }
    }

    // ---- the end

    fn end_turn(&mut self) {
        let seat = self.s.turn;
        if self.s.ending.is_none() {
            // RTP-30; a player who has just given up triggers nothing but an empty deck
            let districts = self.me().active() >= self.game.set.turn.districts_to_end && !self.s.out.contains(seat);
            let why = match (districts, self.s.deck_len()) {
                (true, _) => Some(Why::Districts),
                (false, 0) => Some(Why::Contracts),
                _ => None,
            };
            if let Some(why) = why {
                self.s.ending = Some((seat, why));
                let active = self.me().active();
                self.events.tell(|| Event::LastRound { seat, why, active });
            }
        }
        self.next_turn();
    }

    /// The next player who is still there; everybody but who started the last round has one more turn (RTP-29).
    fn next_turn(&mut self) {
        let seats = self.game.seats_len() as u8;
        for k in 1..=seats {
            let seat = Seat((self.s.turn.0 + k) % seats);
            match self.s.ending {
                Some((last, why)) if last == seat => return self.finish(why),
                _ if !self.s.out.contains(seat) => return self.begin_turn(seat),
                _ => {}
            }
        }
    }

    fn finish(&mut self, why: Why) {
        self.drop_looked();
        self.s.phase = Phase::Over(why);
        self.events.tell(|| {
            let outcome = self.game.outcome_of(self.s, why);
            let influence = Seat::all(self.game.seats_len()).map(|seat| self.game.influence(self.s, seat)).collect();
            Event::Over { ranks: outcome.ranks, scores: outcome.scores, influence, tie: self.game.tie(self.s), why }
        });
    }

    /// A player leaves: the hand and the contracts go to the discard piles, the districts stay where they are.
    pub(crate) fn concede(&mut self, seat: Seat) {
        self.events.tell(|| Event::Conceded { seat });
        let attacked = self.s.phase == Phase::Answer && self.s.contest.is_some_and(|c| c.owner == seat);
        if attacked {
            self.decline();
        }
        let turn_is_over = self.s.turn == seat;
        if turn_is_over {
            self.abandon_turn();
        }
        let Player { hand, contracts, .. } = *self.s.player(seat);
        self.spend(seat, hand);
        for card in contracts.iter() {
            self.s.scrapped.add(card);
            self.s.lift_contract(seat, card);
        }
        self.s.out.insert(seat);
        if self.game.seats_len() - self.s.out.len() == 1 {
            return self.finish(Why::Conceded);
        }
        if turn_is_over {
            self.clean_up();
        }
        self.advance();
    }

    /// Whatever the turn was in the middle of is dropped.
    fn abandon_turn(&mut self) {
        if self.s.phase == Phase::Answer {
            self.s.contest = None;
        }
        self.drop_looked();
        self.s.points = 0;
    }

    fn drop_looked(&mut self) {
        self.s.prism_discard = self.s.prism_discard.plus(self.s.looked);
        self.s.looked = Prisms::NONE;
    }
}

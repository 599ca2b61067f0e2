//! The senate: the auction of an imperial action, and its price.

use crate::action::Action;
use crate::catalogue::Card;
use crate::event::Event;
use crate::piece::{Crew, Track, Worker};
use crate::play::Play;
use crate::state::{Frame, Phase, Run};
use starboard_core::{Chance, Seat, SeatSet, Sink};

/// What a bid costs: exactly the bid if the pieces allow it, else the largest value below it, but at least one piece (GR-32b).
pub(crate) fn price(crew: &Crew, bid: u8) -> u8 {
    let diplomats = crew.count(Worker::Diplomat);
    let others = crew.total() - diplomats;
    match bid {
        1 if others == 0 => Worker::Diplomat.votes(),
        _ if bid % 2 == 1 && others == 0 => bid - 1,
        _ => bid,
    }
}

/// Can the worker pay part of `left`, so that the rest can still be paid exactly?
pub(crate) fn may_pay(crew: &Crew, worker: Worker, left: u8) -> bool {
    let Some(left) = left.checked_sub(worker.votes()) else { return false };
    let mut rest = *crew;
    rest.take(worker, 1);
    let diplomats = rest.count(Worker::Diplomat);
    left - 2 * diplomats.min(left / 2) <= rest.total() - diplomats
}

impl<C: Chance, E: Sink<Event>> Play<'_, C, E> {
    #[inline(never)]
    pub(crate) fn step_senate(&mut self) {
        if self.s.cursor == 0 && self.s.action.is_some() {
            self.s.cursor = 1;
            self.next_bidder(None, None, 0, SeatSet::EMPTY);
        } else {
            self.enter(Phase::Income);
        }
    }

    pub(crate) fn bid(&mut self, seat: Seat, leader: Option<Seat>, high: u8, mut out: SeatSet, action: Action) {
        if let Action::Bid(bid) = action {
            self.tell(|| Event::BidMade { seat, bid });
            self.next_bidder(Some(seat), Some(seat), bid, out);
        } else {
            out.insert(seat);
            self.tell(|| Event::BidPassed { seat });
            self.next_bidder(Some(seat), leader, high, out);
        }
    }

    /// Asks the next seat in turn order that has votes and has not passed; when there is none, the leader wins (GR-32).
    fn next_bidder(&mut self, after: Option<Seat>, leader: Option<Seat>, high: u8, out: SeatSet) {
        let n = self.s.seats();
        let from = after.and_then(|seat| self.s.order.iter().position(|s| *s == seat)).map_or(0, |i| i + 1);
        let bids =
            |seat: &Seat| Some(*seat) != leader && !out.contains(*seat) && !self.s.player(*seat).senate.is_empty();
        let next = (0..n).map(|i| self.s.order[(from + i) % n]).find(bids);
        match (next, leader) {
            (Some(seat), _) => self.s.stack.push(Frame::Bid { seat, high, leader, out }),
            (None, Some(seat)) => self.win(seat, high),
            // It stays on the table until refresh puts it under the deck.
            (None, None) => {}
        }
    }

    fn win(&mut self, seat: Seat, bid: u8) {
        let Some(action) = self.s.action.take() else { return };
        self.tell(|| Event::Voted { seat, action, bid });
        let left = price(&self.s.player(seat).senate, bid);
        self.play_card(Run::new(seat, Card::ImperialAction(action)));
        self.s.stack.push(Frame::PaySenate { seat, left });
    }

    pub(crate) fn pay_senate(&mut self, seat: Seat, left: u8, worker: Worker) {
        self.s.player_mut(seat).senate.take(worker, 1);
        self.give_back(seat, worker);
        self.tell(|| Event::Paid { seat, worker, track: Track::Senate });
        let left = left.saturating_sub(worker.votes());
        if left > 0 {
            self.s.stack.push(Frame::PaySenate { seat, left });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crew(rebels: u8, diplomats: u8) -> Crew {
        let mut crew = Crew::of(Worker::Rebel, rebels);
        crew.add(Worker::Diplomat, diplomats);
        crew
    }

    #[test]
    fn a_bid_is_paid_exactly_or_rounded_down_but_never_free() {
        assert_eq!(price(&crew(3, 3), 4), 4);
        assert_eq!(price(&crew(0, 3), 5), 4);
        assert_eq!(price(&crew(0, 3), 1), 2);
        assert_eq!(price(&crew(1, 2), 5), 5);
    }

    #[test]
    fn whatever_pays_first_the_rest_can_be_paid() {
        fn pays(crew: Crew, left: u8) -> bool {
            left == 0
                || crew.kinds().any(|w| may_pay(&crew, w, left))
                    && crew.kinds().filter(|w| may_pay(&crew, *w, left)).all(|w| {
                        let mut rest = crew;
                        rest.take(w, 1);
                        pays(rest, left - w.votes())
                    })
        }
        for rebels in 0..5 {
            for diplomats in 0..5 {
                for bid in 1..=rebels + 2 * diplomats {
                    let crew = crew(rebels, diplomats);
                    assert!(pays(crew, price(&crew, bid)), "{rebels} {diplomats} {bid}");
                }
            }
        }
    }
}

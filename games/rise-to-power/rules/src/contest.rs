//! Contests: a rival's contract is claimed with cards shown, and its owner answers out of turn.

use crate::contract::Card;
use crate::event::Event;
use crate::game::RiseToPower;
use crate::play::Play;
use crate::prism::{HIGHEST, Prisms};
use crate::state::{Answer, Contest, Phase, State, Use};
use starboard_core::{Chance, Seat, Sink};

impl RiseToPower {
    /// May the owner, for all that everybody can see, have a defence? Only if not is the answer taken as read.
    ///
    /// An owner who cannot defend for a hidden reason (the wrong cards) is asked like any other and can only decline:
    /// whether and how long the table waits tells nothing of the hand (RTP-23).
    fn might_defend(&self, s: &State, owner: Seat, card: Card) -> bool {
        let player = s.player(owner);
        let best = player.hand.len() as u16 * u16::from(HIGHEST);
        let usable =
            player.tally().has_connection_for(&self.set, card) || !player.upgradable(&self.set, card).is_empty();
        usable && best >= self.defence_price(card).cost
    }
}

impl<C: Chance, E: Sink<Event>> Play<'_, C, E> {
    pub(crate) fn contest(&mut self, card: Card, shown: Prisms, to: Use) {
        let seat = self.s.turn;
        let Some(owner) = self.s.owner(card) else { return };
        self.s.points -= 1;
        self.s.known.shown(seat, shown);
        self.s.contest = Some(Contest { attacker: seat, owner, card, to, shown, answer: Answer::Waiting });
        self.s.phase = Phase::Answer;
        self.events.tell(|| Event::Contested { seat, owner, card, to, shown });
        if !self.game.might_defend(self.s, owner, card) {
            self.decline();
        }
    }

    /// The contract goes to the attacker, whose cards are spent; no point for an exact payment (RTP-22).
    pub(crate) fn decline(&mut self) {
        self.s.phase = Phase::Act;
        let Some(contest) = &mut self.s.contest else { return };
        contest.answer = Answer::Declined;
        let Contest { attacker: seat, owner, card, to, shown: paid, .. } = *contest;
        self.s.wild -= self.game.contest_price(self.s, card).foreign(paid) as u8;
        self.spend(seat, paid);
        self.s.lift_contract(owner, card);
        self.events.tell(|| Event::NotDefended { seat, owner, card, to, paid });
        self.activate(seat, card, to);
    }

    /// The owner powers the contract at once; the attacker keeps the cards shown (RTP-21, RTP-22).
    pub(crate) fn defend(&mut self, paid: Prisms, over: Option<Card>) {
        self.s.phase = Phase::Act;
        let Some(contest) = &mut self.s.contest else { return };
        contest.answer = Answer::Defended(paid);
        let Contest { attacker: seat, owner, card, .. } = *contest;
        self.spend(owner, paid);
        let cell = self.s.lift_contract(owner, card);
        let to = match over {
            None => Use::At(cell),
            Some(over) => Use::Over(over),
        };
        self.events.tell(|| Event::Defended { seat, owner, card, to, paid });
        self.activate(owner, card, to);
    }
}

//! The Exchange: trading a contract away and what its ability does.

use crate::action::Action;
use crate::contract::Card;
use crate::effect::Effect;
use crate::event::Event;
use crate::game::space;
use crate::legal::{no_choice, recovered};
use crate::play::Play;
use crate::prism::Prisms;
use crate::state::Phase;
use starboard_core::{Chance, Seat, Sink};

impl<C: Chance, E: Sink<Event>> Play<'_, C, E> {
    pub(crate) fn trade(&mut self, card: Card) {
        let seat = self.s.turn;
        self.s.points -= 1;
        self.s.lift_contract(seat, card);
        self.s.fresh.add(card);
        self.events.tell(|| Event::Traded { seat, card });
        self.begin_step(self.game.set.contracts[usize::from(card.0)].district, 0);
    }

    fn begin_step(&mut self, district: u8, step: u8) {
        let effects = &self.game.set.districts[usize::from(district)].trade;
        self.s.phase = match effects.get(usize::from(step)) {
            Some(effect) => Phase::Trade { district, step, left: effect.times() },
            None => Phase::Act,
        };
    }

    /// This choice of the step is made; another may follow.
    fn step_done(&mut self) {
        if let Phase::Trade { district, step, left } = self.s.phase {
            match left {
                0 | 1 => self.begin_step(district, step + 1),
                _ => self.s.phase = Phase::Trade { district, step, left: left - 1 },
            }
        }
    }

    /// Carries on with the ability; true if the player has to choose. What is public and leaves one choice is done at
    /// once; a choice among hidden cards is always asked for, so that silence tells nothing.
    pub(crate) fn carry_on_trade(&mut self) -> bool {
        let seat = self.s.turn;
        let Some(effect) = self.game.pending_effect(self.s) else {
            self.s.phase = Phase::Act;
            return false;
        };
        match effect {
            Effect::Draw(n) => self.draw(n),
            Effect::Points(n) => {
                self.s.points += n;
                self.events.tell(|| Event::GainedPoints { seat, n });
            }
            Effect::Wild(n) => {
                self.s.wild += n;
                self.events.tell(|| Event::GainedWild { seat, n });
            }
            Effect::Discount(n) => {
                self.s.discount += n;
                self.events.tell(|| Event::GainedDiscount { seat, n });
            }
            Effect::Recover(n) => {
                let n = recovered(self.s, n);
                if n > 0 {
                    if !no_choice(self.s.prism_discard, n) {
                        return true;
                    }
                    let mut only = Prisms::NONE;
                    self.s.prism_discard.choices(n, |cards| only = cards);
                    self.recover(only);
                }
            }
            Effect::Swap(_) => {
                let (own, track) = (self.me().contracts, self.s.on_track());
                match (own.len(), track.len(), own.iter().next(), track.iter().next()) {
                    (1, 1, Some(card), Some(with)) => self.swap(card, with),
                    (_, _, Some(_), Some(_)) => return true,
                    _ => {}
                }
            }
            Effect::Steal(n) => {
                let rivals = self.game.robbable(self.s, seat);
                match (rivals.len(), rivals.iter().next()) {
                    (1, Some(from)) => self.steal(from, n),
                    (0, _) | (_, None) => {}
                    _ => return true,
                }
            }
            Effect::Scrap(_) => {
                let contracts = self.game.rival_contracts(self.s, seat);
                match (contracts.len(), contracts.iter().next()) {
                    (1, Some(card)) => self.scrap(card),
                    (0, _) | (_, None) => {}
                    _ => return true,
                }
            }
            Effect::Sift { look, keep } => {
                if self.s.looked.is_empty() {
                    let looked = self.off_the_deck(look);
                    self.s.looked = looked;
                    self.events.tell(|| Event::Looked { seat, n: looked.len() as u8, cards: Some(looked) });
                }
                if self.s.looked.len() > usize::from(keep) {
                    return true;
                }
                self.keep(self.s.looked);
            }
        }
        self.step_done();
        false
    }

    /// The player's choice for the ability that waits.
    pub(crate) fn choose(&mut self, action: Action) {
        match (action, self.game.pending_effect(self.s)) {
            (Action::Recover { cards }, _) => self.recover(cards),
            (Action::Swap { card, with }, _) => self.swap(card, with),
            (Action::Steal { from }, Some(Effect::Steal(n))) => self.steal(from, n),
            (Action::Scrap { card }, _) => self.scrap(card),
            (Action::Keep { cards }, _) => self.keep(cards),
            _ => {}
        }
        self.step_done();
    }

    fn recover(&mut self, cards: Prisms) {
        let seat = self.s.turn;
        self.s.prism_discard = self.s.prism_discard.minus(cards);
        let player = self.s.player_mut(seat);
        player.hand = player.hand.plus(cards);
        self.s.known.gained(seat, cards);
        self.events.tell(|| Event::Recovered { seat, cards });
    }

    fn swap(&mut self, card: Card, with: Card) {
        let seat = self.s.turn;
        let cell = self.s.lift_contract(seat, card);
        for slot in self.s.track.iter_mut().filter(|slot| **slot == Some(with)) {
            *slot = Some(card);
        }
        self.s.lay_contract(seat, with, cell);
        self.events.tell(|| Event::Swapped { seat, card, with, cell });
    }

    fn steal(&mut self, from: Seat, n: u8) {
        let seat = self.s.turn;
        for _ in 0..n.min(self.s.player(from).hand.len() as u8) {
            let card = self.s.player_mut(from).hand.draw(space::STOLEN, self.chance);
            let player = self.s.player_mut(seat);
            player.hand = player.hand.plus(Prisms::one(card));
            self.s.known.stolen(from, seat, Prisms::one(card));
            self.events.tell(|| Event::Stole { seat, from, card: Some(card) });
        }
    }

    fn scrap(&mut self, card: Card) {
        let seat = self.s.turn;
        if let Some(owner) = self.s.owner(card) {
            self.s.lift_contract(owner, card);
            self.s.scrapped.add(card); // RTP-28
            self.events.tell(|| Event::Scrapped { seat, owner, card });
        }
    }

    fn keep(&mut self, cards: Prisms) {
        let seat = self.s.turn;
        let discarded = self.s.looked.minus(cards);
        self.s.looked = Prisms::NONE;
        self.s.prism_discard = self.s.prism_discard.plus(discarded);
        let player = self.s.player_mut(seat);
        player.hand = player.hand.plus(cards);
        if !(cards.is_empty() && discarded.is_empty()) {
            self.events.tell(|| Event::Kept { seat, n: cards.len() as u8, cards: Some(cards), discarded });
        }
    }
}

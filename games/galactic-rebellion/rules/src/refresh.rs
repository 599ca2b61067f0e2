//! Refresh: the new turn order, and what is laid out for the next round.

use crate::catalogue::{ActionId, MissionId, TECHNOLOGIES, TechnologyId};
use crate::deal;
use crate::event::Event;
use crate::piece::{Spot, Worker};
use crate::play::Play;
use crate::row::Row;
use crate::state::SEATS;
use starboard_core::{Bag, Chance, Seat, Sink};

impl<C: Chance, E: Sink<Event>> Play<'_, C, E> {
    #[inline(never)]
    pub(crate) fn refresh(&mut self) {
        self.new_order();
        self.show_goods();
        self.show_missions();
        self.s.round += 1;
        if matches!(self.s.round, 4 | 7) {
            let old = std::mem::take(&mut self.s.technologies_shown);
            self.tell(|| Event::TechnologiesRemoved { technologies: old.to_vec() });
            let epoch = self.s.epoch();
            let past = &self.rules.cards.epochs[..usize::from(epoch) - 1];
            for kind in past.iter().flat_map(|tiles| tiles.iter()) {
                if self.s.technology_piles.has(kind.0) {
                    self.s.technology_piles.remove(kind.0);
                }
            }
        }
        self.show_technologies();
        if let Some(action) = self.s.action.take() {
            self.s.action_deck.under.push(action.0);
            self.tell(|| Event::Unsold { action });
        }
        self.show_action();
        let rebels = self.rules.cards.board.start.rebels_at_hand;
        for seat in Seat::all(self.s.seats()) {
            if self.s.conceded.contains(seat) {
                self.drop_hand(seat);
            } else {
                self.recruit(seat, Worker::Rebel, rebels);
            }
        }
        self.begin_round();
    }

    /// The initiative track first, then the others as they were (GR-20).
    fn new_order(&mut self) {
        if self.s.initiative.is_empty() {
            return;
        }
        let tokens = std::mem::take(&mut self.s.initiative);
        let mut order: Row<Seat, SEATS> = tokens.iter().map(|t| t.seat).collect();
        let behind: Row<Seat, SEATS> = self.s.order.iter().copied().filter(|s| !order.contains(s)).collect();
        order.extend(behind);
        if order != self.s.order {
            self.tell(|| Event::NewOrder { order: order.to_vec() });
        }
        self.s.order = order;
        self.clear(tokens, Spot::Initiative);
    }

    pub(crate) fn show_goods(&mut self) {
        while self.s.goods_shown.len() < usize::from(self.rules.cards.board.tracks.goods_shown) {
            let Some(good) = self.draw_good() else { break };
            self.s.goods_shown.push(good);
        }
        let shown = self.s.goods_shown;
        self.tell(|| Event::GoodsShown { goods: shown.to_vec() });
    }

    /// One new mission for the one performed; if none was, three new ones (GR-04, GR-05b).
    pub(crate) fn show_missions(&mut self) {
        if !std::mem::take(&mut self.s.mission_performed) {
            let old = std::mem::take(&mut self.s.missions_shown);
            self.s.mission_deck.under.extend(old.iter().map(|m| m.0));
            if !old.is_empty() {
                self.tell(|| Event::MissionsReturned { missions: old.to_vec() });
            }
        }
        while self.s.missions_shown.len() < usize::from(self.rules.cards.board.tracks.missions_shown) {
            let Some(kind) = self.s.mission_deck.draw(deal::MISSION, self.chance) else { break };
            self.s.missions_shown.push(MissionId(kind));
            self.tell(|| Event::MissionShown { mission: MissionId(kind) });
        }
    }

    /// Up to five tiles of the epoch; gaps if its pile is empty (GR-27).
    pub(crate) fn show_technologies(&mut self) {
        let cards = &self.rules.cards;
        let most = usize::from(cards.board.tracks.technologies_shown);
        if self.s.technologies_shown.len() >= most {
            return;
        }
        let mut pile = Bag::<TECHNOLOGIES>::new();
        let of_epoch = cards.epochs[usize::from(self.s.epoch()) - 1];
        of_epoch.iter().filter(|t| self.s.technology_piles.has(t.0)).for_each(|t| pile.add(t.0));
        while self.s.technologies_shown.len() < most && !pile.is_empty() {
            let kind = pile.draw(deal::TECHNOLOGY, self.chance);
            self.s.technology_piles.remove(kind);
            self.s.technologies_shown.push(TechnologyId(kind));
            self.tell(|| Event::TechnologyShown { technology: TechnologyId(kind) });
        }
    }

    /// The next imperial action to vote on (GR-33).
    pub(crate) fn show_action(&mut self) {
        self.s.action = self.s.action_deck.draw(deal::ACTION, self.chance).map(ActionId);
        if let Some(action) = self.s.action {
            self.tell(|| Event::ActionShown { action });
        }
    }
}

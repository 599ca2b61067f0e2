//! Which actions there are: every one, sorted, none twice.

use crate::action::Action;
use crate::contract::{Card, Cards};
use crate::data::MOST_COST;
use crate::effect::Effect;
use crate::game::RiseToPower;
use crate::grid::FreeCells;
use crate::payment::Price;
use crate::prism::{Prism, Prisms};
use crate::state::{Phase, State, Use};
use starboard_core::{Seat, SeatSet, add_to_list};

/// Which ways to do the same are listed.
pub trait Narrow {
    /// Some of the free cells of a network, in order.
    fn cells(&self, s: &State, seat: Seat) -> FreeCells;
    /// Some of the payments, in order.
    fn payments(&self, price: Price, hand: Prisms, each: impl FnMut(Prisms));
}

/// All of them.
pub(crate) struct All;

impl Narrow for All {
    #[inline]
    fn cells(&self, s: &State, seat: Seat) -> FreeCells {
        s.free_cells(seat)
    }

    #[inline]
    fn payments(&self, price: Price, hand: Prisms, each: impl FnMut(Prisms)) {
        price.payments(hand, each);
    }
}

impl RiseToPower {
    /// The legal actions of a seat that is asked, on some of the cells and with some of the payments.
    pub fn narrowed_actions(&self, s: &State, narrow: &impl Narrow, out: &mut Vec<Action>) {
        out.clear();
        self.fill_legal(s, narrow, out);
    }

    pub(crate) fn fill_legal(&self, s: &State, narrow: &impl Narrow, out: &mut Vec<Action>) {
        match s.phase {
            Phase::Acquire { .. } => {
                let cells = narrow.cells(s, s.turn);
                for card in s.on_track().iter() {
                    out.extend(cells.iter().map(|&cell| Action::Acquire { card, cell }));
                }
            }
            Phase::Act => self.fill_act(s, narrow, out),
            Phase::Answer => self.fill_answer(s, narrow, out),
            Phase::Trade { .. } => self.fill_trade(s, out),
            Phase::Discard => {
                let kinds = s.player(s.turn).hand.kind_bits();
                add_to_list(out, |room| {
                    room.each::<14>([kinds, 0], |bit| Action::Discard { card: Prism::of_bit(bit) })
                });
            }
            Phase::Over(_) => {}
        }
    }

    fn fill_act(&self, s: &State, narrow: &impl Narrow, out: &mut Vec<Action>) {
        let (seat, set) = (s.turn, self.set());
        let me = s.player(seat);
        let connectable = me.tally().connectable(set);
        let within_means = self.within_means(me.hand, s.wild, 0);
        let mine = match s.discount {
            0 => me.contracts.both(within_means),
            discount => me.contracts.both(self.within_means(me.hand, s.wild, discount)),
        };
        for card in mine.both(connectable).iter() {
            narrow.payments(self.price(s, card), me.hand, |pay| out.push(Action::Power { card, pay }));
        }
        for card in mine.iter() {
            let targets = me.upgradable(set, card);
            if !targets.is_empty() {
                let upgrade = |pay| out.extend(targets.iter().map(|over| Action::Upgrade { card, pay, over }));
                narrow.payments(self.price(s, card), me.hand, upgrade);
            }
        }
        if !s.prism_deck.is_empty() || !s.prism_discard.is_empty() {
            out.push(Action::Draw);
        }
        let theirs = self.rival_contracts(s, seat).both(within_means);
        let new = Cards(theirs.0 | s.exchange.0).both(connectable);
        let cells = if new.is_empty() { FreeCells::new() } else { narrow.cells(s, seat) };
        for card in theirs.iter() {
            let new = new.has(card);
            let targets = me.upgradable(set, card);
            if new || !targets.is_empty() {
                narrow.payments(self.contest_price(s, card), me.hand, |pay| {
                    if new {
                        out.extend(cells.iter().map(|&cell| Action::Contest { card, pay, to: Use::At(cell) }));
                    }
                    out.extend(targets.iter().map(|over| Action::Contest { card, pay, to: Use::Over(over) }));
                });
            }
        }
        for card in s.exchange.both(connectable).iter() {
            out.extend(cells.iter().map(|&cell| Action::Take { card, cell }));
        }
        add_to_list(out, |room| {
            room.each::<14>([me.contracts.0, 0], |card| Action::Trade { card: Card(card) })
                .one_if::<13>(true, Action::End)
        });
    }

    /// The contracts that cost no more than the hand holds of their colour, or, with cards of any colour, than it holds at all.
    #[inline]
    fn within_means(&self, hand: Prisms, wild: u8, discount: u8) -> Cards {
        let mut cards = Cards::NONE;
        for (colour, within) in self.set.colours.iter().zip(&self.set.within) {
            let sum = if wild == 0 { hand.total_of(*colour) } else { hand.total() };
            if sum > 0 {
                cards.0 |= within[usize::from(sum + u16::from(discount)).min(usize::from(MOST_COST))].0;
            }
        }
        cards
    }

    fn fill_answer(&self, s: &State, narrow: &impl Narrow, out: &mut Vec<Action>) {
        if let Some(contest) = s.contest {
            let owner = s.player(contest.owner);
            let new = owner.tally().connectable(&self.set).has(contest.card);
            let targets = owner.upgradable(&self.set, contest.card);
            if new || !targets.is_empty() {
                narrow.payments(self.defence_price(contest.card), owner.hand, |pay| {
                    if new {
                        out.push(Action::Defend { pay, over: None });
                    }
                    out.extend(targets.iter().map(|over| Action::Defend { pay, over: Some(over) }));
                });
            }
            out.push(Action::Decline);
        }
    }

    fn fill_trade(&self, s: &State, out: &mut Vec<Action>) {
        match self.pending_effect(s) {
            Some(Effect::Recover(n)) => {
                s.prism_discard.choices(recovered(s, n), |cards| out.push(Action::Recover { cards }));
            }
            Some(Effect::Swap(_)) => {
                for card in s.player(s.turn).contracts.iter() {
                    out.extend(s.on_track().iter().map(|with| Action::Swap { card, with }));
                }
            }
            Some(Effect::Steal(_)) => {
                out.extend(self.robbable(s, s.turn).iter().map(|from| Action::Steal { from }));
            }
            Some(Effect::Scrap(_)) => {
                out.extend(self.rival_contracts(s, s.turn).iter().map(|card| Action::Scrap { card }));
            }
            Some(Effect::Sift { keep, .. }) => {
                s.looked.choices(usize::from(keep), |cards| out.push(Action::Keep { cards }));
            }
            _ => {}
        }
    }

    /// The effect that waits for a choice.
    pub(crate) fn pending_effect(&self, s: &State) -> Option<Effect> {
        match s.phase {
            Phase::Trade { district, step, .. } => {
                self.set.districts[usize::from(district)].trade.get(usize::from(step)).copied()
            }
            _ => None,
        }
    }

    /// What powering an own contract costs now.
    pub(crate) fn price(&self, s: &State, card: Card) -> Price {
        let full = self.defence_price(card);
        Price { cost: full.cost.saturating_sub(u16::from(s.discount)).max(1), wild: s.wild, ..full }
    }

    /// What must be shown to contest: the full cost, since a contest is neither a powering nor an upgrade action.
    pub(crate) fn contest_price(&self, s: &State, card: Card) -> Price {
        Price { wild: s.wild, ..self.defence_price(card) }
    }

    /// What a defence costs: the full cost, without the effects of the other player's turn.
    pub(crate) fn defence_price(&self, card: Card) -> Price {
        let face = &self.set.contracts[usize::from(card.0)];
        Price { colour: self.set.colours[face.sector as usize], cost: u16::from(face.cost), wild: 0 }
    }

    /// The contracts in the networks of the others (RTP-24).
    pub(crate) fn rival_contracts(&self, s: &State, seat: Seat) -> Cards {
        let mut all = Cards::NONE;
        for other in Seat::all(self.seats_len()).filter(|o| *o != seat) {
            all.0 |= s.player(other).contracts.0;
        }
        all
    }

    /// The rivals with a card in hand.
    pub(crate) fn robbable(&self, s: &State, seat: Seat) -> SeatSet {
        Seat::all(self.seats_len()).filter(|o| *o != seat && !s.player(*o).hand.is_empty()).collect()
    }
}

/// How many cards an effect `Recover(n)` takes now.
pub(crate) fn recovered(s: &State, n: u8) -> usize {
    usize::from(n).min(s.prism_discard.len())
}

/// Is there only one way to choose `n` of the cards?
pub(crate) fn no_choice(cards: Prisms, n: usize) -> bool {
    cards.len() <= n || cards.kinds().nth(1).is_none()
}

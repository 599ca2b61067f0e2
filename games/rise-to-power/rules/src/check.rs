//! Is an action legal, and if not, why? The reasons are a closed set that a page can translate.

use crate::action::Action;
use crate::contract::{Bonus, Card};
use crate::effect::Effect;
use crate::game::RiseToPower;
use crate::grid::Cell;
use crate::legal::recovered;
use crate::network::Taken;
use crate::payment::{PayFault, Price};
use crate::prism::{Colour, Prism, Prisms};
use crate::state::{Phase, State, Use};
use serde::Serialize;
use starboard_core::Seat;

/// Why an action is refused.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Illegal {
    Over,
    /// The seat has given up, or there is no such seat.
    Out,
    NotYou,
    /// Something else is being asked; `asked` names the prompt.
    NotNow {
        asked: &'static str,
    },
    NotOnTrack {
        card: Card,
    },
    NotYours {
        card: Card,
    },
    NotARivals {
        card: Card,
    },
    NotInExchange {
        card: Card,
    },
    /// Sent there this turn (RTP-25).
    NotYetDistrict {
        card: Card,
    },
    CellTaken {
        cell: Cell,
    },
    CellOutOfReach {
        cell: Cell,
    },
    /// As many active districts as connections (RTP-11).
    NoConnection {
        card: Card,
        active: u8,
        connections: u8,
    },
    /// No active district of the own network has this top card.
    NotADistrict {
        card: Card,
    },
    OtherDistrict {
        card: Card,
        over: Card,
    },
    NotLower {
        card: Card,
        over: Card,
    },
    /// Covering the icons would leave more districts than connections (RTP-18).
    WouldDisconnect {
        card: Card,
        over: Card,
    },
    NotInHand {
        cards: Prisms,
    },
    WrongColour {
        colour: Colour,
    },
    TooLittle {
        total: u16,
        cost: u16,
    },
    Superfluous {
        cards: Prisms,
        cost: u16,
    },
    NothingToDraw,
    NotInDiscard {
        cards: Prisms,
    },
    NotLookedAt {
        cards: Prisms,
    },
    WrongNumber {
        n: u8,
    },
    NothingToSteal {
        from: Seat,
    },
    NotARival {
        from: Seat,
    },
}

type Checked = Result<(), Illegal>;

impl RiseToPower {
    pub(crate) fn check_action(&self, s: &State, seat: Seat, action: Action) -> Checked {
        if let Phase::Over(_) = s.phase {
            return Err(Illegal::Over);
        }
        if seat.index() >= self.seats_len() || s.out.contains(seat) {
            return Err(Illegal::Out);
        }
        if Some(seat) != self.asked(s) {
            return Err(Illegal::NotYou);
        }
        match (s.phase, action) {
            (Phase::Acquire { .. }, Action::Acquire { card, cell }) => {
                ensure(s.on_track().has(real(card)?), Illegal::NotOnTrack { card })?;
                lay(s, seat, cell)
            }
            (Phase::Act, _) => self.check_act(s, seat, action),
            (Phase::Answer, Action::Decline) => Ok(()),
            (Phase::Answer, Action::Defend { pay, over }) => {
                let Some(contest) = s.contest else { return Err(self.not_now(s)) };
                match over {
                    None => self.connection(s, seat, contest.card)?,
                    Some(over) => self.cover(s, seat, contest.card, over)?,
                }
                pays(s, seat, self.defence_price(contest.card), pay)
            }
            (Phase::Trade { .. }, _) => self.check_trade(s, seat, action),
            (Phase::Discard, Action::Discard { card }) => in_hand(s, seat, one(card)?),
            _ => Err(self.not_now(s)),
        }
    }

    fn check_act(&self, s: &State, seat: Seat, action: Action) -> Checked {
        let me = s.player(seat);
        match action {
            Action::Power { card, pay } => {
                ensure(me.contracts.has(real(card)?), Illegal::NotYours { card })?;
                self.connection(s, seat, card)?;
                pays(s, seat, self.price(s, card), pay)
            }
            Action::Upgrade { card, over, pay } => {
                ensure(me.contracts.has(real(card)?), Illegal::NotYours { card })?;
                self.cover(s, seat, card, over)?;
                pays(s, seat, self.price(s, card), pay)
            }
            Action::Draw => ensure(!s.prism_deck.is_empty() || !s.prism_discard.is_empty(), Illegal::NothingToDraw),
            Action::Contest { card, to, pay } => {
                ensure(self.rival_contracts(s, seat).has(real(card)?), Illegal::NotARivals { card })?;
                match to {
                    Use::At(cell) => {
                        self.connection(s, seat, card)?;
                        lay(s, seat, cell)?;
                    }
                    Use::Over(over) => self.cover(s, seat, card, over)?,
                }
                pays(s, seat, self.contest_price(s, card), pay)
            }
            Action::Take { card, cell } => {
                ensure(!s.fresh.has(real(card)?), Illegal::NotYetDistrict { card })?;
                ensure(s.exchange.has(card), Illegal::NotInExchange { card })?;
                self.connection(s, seat, card)?;
                lay(s, seat, cell)
            }
            Action::Trade { card } => ensure(me.contracts.has(real(card)?), Illegal::NotYours { card }),
            Action::End => Ok(()),
            _ => Err(self.not_now(s)),
        }
    }

    fn check_trade(&self, s: &State, seat: Seat, action: Action) -> Checked {
        match (self.pending_effect(s), action) {
            (Some(Effect::Recover(n)), Action::Recover { cards }) => {
                ensure(s.prism_discard.holds(cards), Illegal::NotInDiscard { cards })?;
                let n = recovered(s, n);
                ensure(cards.len() == n, Illegal::WrongNumber { n: n as u8 })
            }
            (Some(Effect::Swap(_)), Action::Swap { card, with }) => {
                ensure(s.player(seat).contracts.has(real(card)?), Illegal::NotYours { card })?;
                ensure(s.on_track().has(real(with)?), Illegal::NotOnTrack { card: with })
            }
            (Some(Effect::Steal(_)), Action::Steal { from }) => {
                let rival = from != seat && from.index() < self.seats_len() && !s.out.contains(from);
                ensure(rival, Illegal::NotARival { from })?;
                ensure(!s.player(from).hand.is_empty(), Illegal::NothingToSteal { from })
            }
            (Some(Effect::Scrap(_)), Action::Scrap { card }) => {
                ensure(self.rival_contracts(s, seat).has(real(card)?), Illegal::NotARivals { card })
            }
            (Some(Effect::Sift { keep, .. }), Action::Keep { cards }) => {
                ensure(s.looked.holds(cards), Illegal::NotLookedAt { cards })?;
                ensure(cards.len() == usize::from(keep), Illegal::WrongNumber { n: keep })
            }
            _ => Err(self.not_now(s)),
        }
    }

    fn not_now(&self, s: &State) -> Illegal {
        Illegal::NotNow { asked: self.prompt_of(s).id() }
    }

    fn connection(&self, s: &State, seat: Seat, card: Card) -> Checked {
        let me = s.player(seat);
        let connections = me.plant(&self.set, Bonus::Connections);
        let full = Illegal::NoConnection { card, active: me.active(), connections };
        ensure(me.tally().has_connection_for(&self.set, card), full)
    }

    fn cover(&self, s: &State, seat: Seat, card: Card, over: Card) -> Checked {
        let me = s.player(seat);
        ensure(me.tops.has(real(over)?), Illegal::NotADistrict { card: over })?;
        let (new, old) = (self.set.face(card), self.set.face(over));
        ensure(new.district == old.district, Illegal::OtherDistrict { card, over })?;
        ensure(new.influence < old.influence, Illegal::NotLower { card, over })?;
        ensure(me.keeps_connections(&self.set, card, over), Illegal::WouldDisconnect { card, over })
    }
}

fn ensure(holds: bool, otherwise: Illegal) -> Checked {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// A card whose number means a card at all.
fn real(card: Card) -> Result<Card, Illegal> {
    if card.exists() { Ok(card) } else { Err(Illegal::NotYours { card }) }
}

fn one(card: Prism) -> Result<Prisms, Illegal> {
    if card.0 < crate::prism::KINDS { Ok(Prisms::one(card)) } else { Err(Illegal::NotInHand { cards: Prisms::NONE }) }
}

fn lay(s: &State, seat: Seat, cell: Cell) -> Checked {
    s.may_lay(seat, cell).map_err(|Taken(taken)| match taken {
        true => Illegal::CellTaken { cell },
        false => Illegal::CellOutOfReach { cell },
    })
}

fn in_hand(s: &State, seat: Seat, cards: Prisms) -> Checked {
    ensure(s.player(seat).hand.holds(cards), Illegal::NotInHand { cards })
}

fn pays(s: &State, seat: Seat, price: Price, pay: Prisms) -> Checked {
    in_hand(s, seat, pay)?;
    match price.check(pay) {
        Ok(_) => Ok(()),
        Err(PayFault::WrongColour) => Err(Illegal::WrongColour { colour: price.colour }),
        Err(PayFault::TooLittle { total }) => Err(Illegal::TooLittle { total, cost: price.cost }),
        Err(PayFault::Superfluous) => Err(Illegal::Superfluous { cards: pay, cost: price.cost }),
    }
}

//! Why an action is not legal: the rule behind every "you can't".

use crate::action::{Action, Piece};
use crate::event::CardId;
use crate::game::StarRealms;
use crate::play::Wanted;
use crate::state::{ALLY_ON, ALLY_USED, InPlay, State, USED};
use crate::variant::Variant;
use serde::Serialize;
use starboard_core::Seat;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("this player is out of the game")]
    Fallen,
    #[error("it is not this player's turn")]
    NotYourTurn,
    #[error("another player has to answer first")]
    NotAsked,
    #[error("a question has to be answered first")]
    AnswerFirst,
    #[error("this is no answer to what is asked")]
    NoSuchAnswer,
    #[error("this cannot be declined")]
    MustNotDecline,
    #[error("nothing has been asked")]
    NothingAsked,
    #[error("{card} is not in the hand")]
    NotInHand { card: CardId },
    #[error("there is nothing to play without a decision")]
    NothingToPlay,
    #[error("there is no room in play for another card of this type")]
    NoRoom,
    #[error("{card} is not in play")]
    NotInPlay { card: CardId },
    #[error("{card} has no such ability")]
    NoSuchAbility { card: CardId },
    #[error("{card} has been used this turn")]
    AlreadyUsed { card: CardId },
    #[error("{card} has seen no ally this turn")]
    NoAlly { card: CardId },
    #[error("{card} is not in the trade row")]
    NotInRow { card: CardId },
    #[error("there are no Explorers left")]
    NoExplorers,
    #[error("{card} costs {cost}, there is {trade} trade")]
    TooDear { card: CardId, cost: u8, trade: u16 },
    #[error("there is no combat")]
    NoCombat,
    #[error("it takes {needed} combat, there is {combat}")]
    TooStrong { needed: u16, combat: u16 },
    #[error("an outpost has to be destroyed first")]
    OutpostFirst,
    #[error("this format does not allow that target")]
    NotATarget { seat: Seat },
    #[error("an attack uses the whole pool here")]
    WholePool,
    #[error("damage does not stay on that base")]
    DamageDoesNotStay,
    #[error("that is not a team-mate who can receive this")]
    NotATeammate { seat: Seat },
    #[error("there is not that much to give")]
    NotThatMuch,
    #[error("{card} is not in the discard pile")]
    NotInDiscard { card: CardId },
    #[error("no attack on a player before turn {from} of one's own")]
    Truce { from: u8 },
    #[error("this scenario has no such offer now")]
    NoOffer,
}

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    /// Legal is what the legal list says; this only finds the reason for what it does not.
    pub(crate) fn why_not(&self, s: &State<S, K, V>, seat: u8, action: Action) -> Illegal {
        if s.end.is_some() {
            return Illegal::GameOver;
        }
        let answer = matches!(
            action,
            Action::Choose(_)
                | Action::Pick { .. }
                | Action::PickRow(_)
                | Action::PickBase { .. }
                | Action::PickShip(_)
                | Action::PickPlayer(_)
                | Action::Take(_)
                | Action::Send(_)
                | Action::Leave(_)
                | Action::Upgrade(_)
                | Action::Accept
                | Action::Decline
        );
        if let Some(frame) = s.stack.last() {
            return match (frame.seat() == seat, answer, action) {
                (false, ..) => Illegal::NotAsked,
                (true, false, _) => Illegal::AnswerFirst,
                (true, true, Action::Decline) => Illegal::MustNotDecline,
                (true, true, _) => Illegal::NoSuchAnswer,
            };
        }
        if seat >= self.seating.players || !s.alive.contains(Seat(seat)) {
            return Illegal::Fallen;
        }
        if !s.acting.contains(Seat(seat)) {
            return Illegal::NotYourTurn;
        }
        if answer {
            return Illegal::NothingAsked;
        }
        self.why_not_main(s, seat, action)
    }

    fn why_not_main(&self, s: &State<S, K, V>, seat: u8, action: Action) -> Illegal {
        let realm = s.realm(seat);
        match action {
            Action::PlayAll => Illegal::NothingToPlay,
            Action::Scenario => Illegal::NoOffer,
            Action::Play(kind) if realm.hand.has(kind) => Illegal::NoRoom,
            Action::Play(kind) => Illegal::NotInHand { card: self.name(s, kind) },
            Action::Use(p) => self.why_not_ability(s, seat, p, Wanted::Primary),
            Action::Ally(p, n) => self.why_not_ability(s, seat, p, Wanted::Ally(n)),
            Action::Scrap(p) => self.why_not_ability(s, seat, p, Wanted::Scrap),
            Action::Buy(kind) => {
                let card = self.name(s, kind);
                if kind == self.catalog.explorer && s.row.explorers() == 0 {
                    Illegal::NoExplorers
                } else if kind != self.catalog.explorer && !self.in_row(s, kind) {
                    Illegal::NotInRow { card }
                } else {
                    Illegal::TooDear { card, cost: self.price(s, seat, kind), trade: realm.trade }
                }
            }
            Action::Attack { seat: target, amount } => {
                if realm.combat == 0 {
                    Illegal::NoCombat
                } else if let Some(from) = V::truce(self, s) {
                    Illegal::Truce { from }
                } else if !self.targets(s, seat).contains_checked(target) {
                    Illegal::NotATarget { seat: Seat(target) }
                } else if self.shielded(s, target) {
                    Illegal::OutpostFirst
                } else if !self.split_attacks && amount > 0 {
                    Illegal::WholePool
                } else if amount > realm.combat {
                    Illegal::TooStrong { needed: amount, combat: realm.combat }
                } else {
                    // A hydra is attacked at its first head.
                    Illegal::NotATarget { seat: Seat(target) }
                }
            }
            Action::AttackBase { seat: owner, base, amount } => {
                if !self.base_owners(s, seat).contains_checked(owner) {
                    return Illegal::NotATarget { seat: Seat(owner) };
                }
                let Some(i) = self.find_base(s, owner, base) else {
                    return Illegal::NotInPlay { card: self.name(s, base.kind) };
                };
                if realm.combat == 0 {
                    Illegal::NoCombat
                } else if self.shielded(s, owner) && !self.hot(s, base.kind).outpost() {
                    Illegal::OutpostFirst
                } else if amount > 0 && !self.seating.damage_stays(owner) {
                    Illegal::DamageDoesNotStay
                } else {
                    let needed = self.remaining(s, &s.realm(owner).bases[i]);
                    Illegal::TooStrong { needed: u16::from(needed.max(amount)), combat: realm.combat }
                }
            }
            Action::Give { seat: to, .. } => {
                let hydra = self.seating.format == crate::options::Format::Hydra;
                match hydra && self.seating.teammates(seat, s.alive).contains_checked(to) {
                    true => Illegal::NotThatMuch,
                    false => Illegal::NotATeammate { seat: Seat(to) },
                }
            }
            Action::Pass { card, seat: to } => {
                if to >= self.seating.players || !self.seating.may_pass(seat, to, s.alive) {
                    Illegal::NotATeammate { seat: Seat(to) }
                } else if !realm.discard.has(card) {
                    Illegal::NotInDiscard { card: self.name(s, card) }
                } else {
                    Illegal::NotThatMuch
                }
            }
            _ => Illegal::NothingAsked,
        }
    }

    fn why_not_ability(&self, s: &State<S, K, V>, seat: u8, wanted: Piece, ability: Wanted) -> Illegal {
        let card = self.name(s, wanted.kind);
        let mine = s.ships.iter().filter(|p| p.tag == seat).chain(&s.realm(seat).bases);
        let alike: Vec<&InPlay> = mine.filter(|p| p.kind == wanted.kind && p.as_kind == wanted.as_kind).collect();
        if alike.is_empty() {
            return Illegal::NotInPlay { card };
        }
        let hot = self.hot(s, wanted.as_kind);
        match ability {
            Wanted::Primary if hot.base && !hot.primary.is_empty() && alike.iter().all(|p| p.has(USED)) => {
                Illegal::AlreadyUsed { card }
            }
            Wanted::Ally(n) if hot.ally.get(n as usize).is_some_and(|a| !a.is_empty()) => {
                let n = n as usize;
                match alike.iter().any(|p| p.has(ALLY_ON[n]) && p.has(ALLY_USED[n])) {
                    true => Illegal::AlreadyUsed { card },
                    false => Illegal::NoAlly { card },
                }
            }
            _ => Illegal::NoSuchAbility { card },
        }
    }
}

/// Seat numbers out of actions may be anything.
trait ContainsChecked {
    fn contains_checked(self, seat: u8) -> bool;
}

impl ContainsChecked for starboard_core::SeatSet {
    fn contains_checked(self, seat: u8) -> bool {
        seat < 8 && self.contains(Seat(seat))
    }
}

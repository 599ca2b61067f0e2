//! Is one action legal, and if not, why? Decided by the rules of that action alone: the legal list is made in another way, and the
//! test kit compares the two at every decision.

use crate::acquire::bit;
use crate::action::{Action, Amount, Piece};
use crate::catalog::Kind;
use crate::effect::{CopyOf, Op, Zone};
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::illegal::Illegal;
use crate::state::{ALLY_ON, ALLY_USED, InPlay, Ship, State, USED};
use crate::variant::Variant;
use starboard_core::{Seat, SeatSet};

/// The ability an action means.
#[derive(Clone, Copy)]
enum Ability {
    Primary,
    Ally(u8),
    Scrap,
}

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    pub(crate) fn check_action(&self, s: &State<S, K, V>, seat: u8, action: Action) -> Result<(), Illegal> {
        if s.end.is_some() {
            return Err(Illegal::GameOver);
        }
        if let Some(frame) = s.stack.last() {
            return match (frame.seat() == seat, action) {
                (false, _) => Err(Illegal::NotAsked),
                (true, _) if !action.is_answer() => Err(Illegal::AnswerFirst),
                (true, Action::Decline) if self.may_decline(*frame) => Ok(()),
                (true, Action::Decline) => Err(Illegal::MustNotDecline),
                (true, _) if self.is_answer_to(s, *frame, action) => Ok(()),
                (true, _) => Err(Illegal::NoSuchAnswer),
            };
        }
        if seat >= self.seating.players || !s.alive.contains(Seat(seat)) {
            return Err(Illegal::Fallen);
        }
        if !s.acting.contains(Seat(seat)) {
            let gives = matches!(action, Action::Give { .. }) && self.may_still_give(s).contains(Seat(seat));
            return if gives { self.check_main(s, seat, action) } else { Err(Illegal::NotYourTurn) };
        }
        self.check_main(s, seat, action)
    }

    fn check_main(&self, s: &State<S, K, V>, seat: u8, action: Action) -> Result<(), Illegal> {
        let realm = s.realm(seat);
        match action {
            Action::Play(kind) => {
                if !self.exists(kind) || !realm.hand.has(kind) {
                    return Err(Illegal::NotInHand { card: self.name(s, kind) });
                }
                legal_if(self.has_room(s, seat, kind), || Illegal::NoRoom)
            }
            Action::PlayAll => {
                let plain = |kind: Kind| self.hot(s, kind).simple() && self.has_room(s, seat, kind);
                let n: u32 = realm.hand.iter().filter(|(kind, _)| plain(*kind)).map(|(_, n)| u32::from(n)).sum();
                legal_if(n > 1, || Illegal::NothingToPlay)
            }
            Action::Use(p) => self.check_ability(s, seat, p, Ability::Primary),
            Action::Ally(p, n) => self.check_ability(s, seat, p, Ability::Ally(n)),
            Action::Scrap(p) => self.check_ability(s, seat, p, Ability::Scrap),
            Action::Scenario => legal_if(V::offers(self, s, seat), || Illegal::NoOffer),
            Action::Buy(kind) => {
                let card = self.name(s, kind);
                if kind == self.catalog.explorer && s.row.explorers() == 0 {
                    return Err(Illegal::NoExplorers);
                }
                if !self.is_for_sale(s, kind) {
                    return Err(Illegal::NotInRow { card });
                }
                let (cost, trade) = (self.price(s, seat, kind), realm.trade);
                legal_if(u16::from(cost) <= trade, || Illegal::TooDear { card, cost, trade })
            }
            Action::Attack { seat: target, amount } => self.check_attack(s, seat, target, amount),
            Action::AttackBase { seat: owner, base, amount } => self.check_attack_on_base(s, seat, owner, base, amount),
            Action::Give { seat: to, pool, amount } => {
                if !has(self.seating.may_give_to(seat, s.alive), to) {
                    return Err(Illegal::NotATeammate { seat: Seat(to) });
                }
                let most = pool.of(realm.trade, realm.combat);
                legal_if((1..=most).contains(&amount), || Illegal::NotThatMuch)
            }
            Action::Pass { card, seat: to } => {
                if !has(self.seating.may_pass_to(seat, s.alive), to) {
                    Err(Illegal::NotATeammate { seat: Seat(to) })
                } else if !self.exists(card) || !realm.discard.has(card) {
                    Err(Illegal::NotInDiscard { card: self.name(s, card) })
                } else {
                    legal_if(realm.trade > 0, || Illegal::NotThatMuch)
                }
            }
            Action::End => Ok(()),
            _ => Err(Illegal::NothingAsked),
        }
    }

    fn check_ability(&self, s: &State<S, K, V>, seat: u8, wanted: Piece, ability: Ability) -> Result<(), Illegal> {
        let card = self.name(s, wanted.kind);
        let alike = s.in_play(seat).filter(|p| p.kind == wanted.kind && p.as_kind == wanted.as_kind);
        let alike: Vec<&InPlay> = alike.collect();
        if alike.is_empty() {
            return Err(Illegal::NotInPlay { card });
        }
        let hot = self.hot(s, wanted.as_kind);
        match ability {
            Ability::Primary if hot.base && !hot.primary.is_empty() => {
                legal_if(alike.iter().any(|p| !p.has(USED)), || Illegal::AlreadyUsed { card })
            }
            Ability::Ally(n) if hot.ally.get(n as usize).is_some_and(|a| !a.is_empty()) => {
                let (on, used) = (ALLY_ON[n as usize], ALLY_USED[n as usize]);
                if alike.iter().any(|p| p.has(on) && !p.has(used)) {
                    return Ok(());
                }
                let spent = alike.iter().any(|p| p.has(on) && p.has(used));
                Err(if spent { Illegal::AlreadyUsed { card } } else { Illegal::NoAlly { card } })
            }
            Ability::Scrap if !hot.scrap.is_empty() => Ok(()),
            _ => Err(Illegal::NoSuchAbility { card }),
        }
    }

    /// The action as the legal list names it: a hydra by its first head, the whole pool and the whole defence without a number.
    pub(crate) fn usual_name(&self, s: &State<S, K, V>, seat: u8, action: Action) -> Action {
        match action {
            Action::Attack { seat: target, amount } => {
                let targets = self.targets(s, seat);
                let head = has(targets, target).then(|| self.seating.side(target)).and_then(|side| {
                    let mut heads = targets.iter().filter(|t| self.seating.side(t.0) == side);
                    heads.next()
                });
                let whole = amount.of(0) == s.realm(seat).combat;
                let amount = if whole { Amount::All } else { amount };
                Action::Attack { seat: head.map_or(target, |t| t.0), amount }
            }
            Action::AttackBase { seat: owner, base, amount } if usize::from(owner) < S => {
                let defence = self.find_base(s, owner, base).map(|i| self.remaining(s, &s.realm(owner).bases[i]));
                let whole = defence.is_some_and(|n| amount.of(0) == u16::from(n));
                Action::AttackBase { seat: owner, base, amount: if whole { Amount::All } else { amount } }
            }
            other => other,
        }
    }

    fn check_attack(&self, s: &State<S, K, V>, seat: u8, target: u8, amount: Amount) -> Result<(), Illegal> {
        let combat = s.realm(seat).combat;
        let targets = self.targets(s, seat);
        if combat == 0 {
            return Err(Illegal::NoCombat);
        }
        if let Some(from) = V::truce(self, s) {
            return Err(Illegal::Truce { from });
        }
        if !has(targets, target) {
            return Err(Illegal::NotATarget { seat: Seat(target) });
        }
        if self.shielded(s, target) {
            return Err(Illegal::OutpostFirst);
        }
        let part = amount.of(0);
        if part > combat {
            return Err(Illegal::NotThatMuch);
        }
        if amount != Amount::All && !self.split_attacks {
            return Err(Illegal::WholePool);
        }
        // A hydra is attacked at its first head, and the whole pool is written without a number.
        let head = targets.iter().find(|t| self.seating.side(t.0) == self.seating.side(target));
        legal_if(head == Some(Seat(target)) && part < combat, || Illegal::NotATarget { seat: Seat(target) })
    }

    fn check_attack_on_base(
        &self,
        s: &State<S, K, V>,
        seat: u8,
        owner: u8,
        base: Piece,
        amount: Amount,
    ) -> Result<(), Illegal> {
        let combat = s.realm(seat).combat;
        if !has(self.base_owners(s, seat), owner) {
            return Err(Illegal::NotATarget { seat: Seat(owner) });
        }
        let Some(i) = self.find_base(s, owner, base) else {
            return Err(Illegal::NotInPlay { card: self.name(s, base.kind) });
        };
        if combat == 0 {
            return Err(Illegal::NoCombat);
        }
        if self.shielded(s, owner) && !self.hot(s, base.kind).outpost() {
            return Err(Illegal::OutpostFirst);
        }
        if amount.of(0) > combat {
            return Err(Illegal::NotThatMuch);
        }
        if amount != Amount::All && !self.seating.damage_stays(owner) {
            return Err(Illegal::DamageDoesNotStay);
        }
        // Less than what destroys it leaves damage; what destroys it is written without a number.
        let all = u16::from(self.remaining(s, &s.realm(owner).bases[i]));
        let spent = amount.of(all);
        if amount != Amount::All && spent >= all {
            return Err(Illegal::MoreThanDefence { defence: all });
        }
        legal_if(spent <= combat, || Illegal::TooStrong { needed: spent, combat })
    }

    /// Does the action answer this question?
    fn is_answer_to(&self, s: &State<S, K, V>, frame: Frame, action: Action) -> bool {
        match (frame, action) {
            (Frame::Choose { at, .. }, Action::Choose(i)) => {
                matches!(self.catalog.ops.0[at as usize], Op::Choice { n, .. } if i < n)
            }
            (Frame::May { .. }, Action::Accept) => true,
            (
                Frame::Scrap { seat, .. }
                | Frame::DiscardFor { seat, .. }
                | Frame::Discard { seat, .. }
                | Frame::Recover { seat, .. },
                Action::Pick { zone, card },
            ) => {
                let (hand, discard) = self.zones(frame);
                let realm = s.realm(seat);
                self.exists(card)
                    && match zone {
                        Zone::Hand => hand && realm.hand.has(card),
                        Zone::Discard => discard && realm.discard.has(card),
                    }
            }
            (Frame::ScrapRow { .. }, Action::PickRow(kind)) => self.exists(kind) && self.in_row(s, kind),
            (Frame::Destroy { seat, .. }, Action::PickBase { seat: owner, base }) => {
                let own = owner == seat;
                let may = if own { self.options.destroy_own_bases } else { has(self.base_owners(s, seat), owner) };
                let open = || own || !self.shielded(s, owner) || self.hot(s, base.kind).outpost();
                may && self.find_base(s, owner, base).is_some() && open()
            }
            (Frame::Target { seat, .. }, Action::PickPlayer(target)) => has(self.targets(s, seat), target),
            (Frame::Free { at, .. }, Action::Take(kind)) => {
                let Op::AcquireFree(free) = self.catalog.ops.0[at as usize] else { return false };
                let fits = |hot: &crate::catalog::Hot| {
                    free.what.fits(hot.base) && free.max_cost.is_none_or(|max| hot.cost <= max)
                };
                self.is_for_sale(s, kind) && fits(self.hot(s, kind))
            }
            (Frame::Arrive { to, .. }, Action::Send(destination)) => to & bit(destination) != 0,
            (Frame::Copy { seat, piece, what: CopyOf::Ship, .. }, Action::PickShip(kind)) => {
                let other = |(i, p): (usize, &Ship)| i != piece as usize && p.owner == seat && p.as_kind == kind;
                let played = s.ships.iter().enumerate().any(other) || s.gone.of(seat).contains(kind);
                played && !self.hot(s, kind).copies()
            }
            (Frame::Copy { seat, piece, what: CopyOf::Base, .. }, Action::PickBase { seat: owner, base }) => {
                let itself = |i: usize| owner == seat && i == piece as usize;
                let alike = |b: &InPlay| b.kind == base.kind && b.as_kind == base.as_kind;
                has(s.alive, owner) && s.realm(owner).bases.iter().enumerate().any(|(i, b)| alike(b) && !itself(i))
            }
            (Frame::Bequest { seat, .. }, Action::Leave(kind)) => {
                let realm = s.realm(seat);
                let piles = [&realm.deck, &*realm.hand, &realm.discard];
                self.exists(kind) && (piles.iter().any(|pile| pile.has(kind)) || realm.top.contains(&kind))
            }
            (Frame::Upgrade { seat, card, .. }, Action::Upgrade(row)) => {
                V::upgrades(self, s, seat, card).any(|kind| kind == row)
            }
            (Frame::Muster { seat, max_cost }, Action::Take(card)) => {
                V::musterable(self, s, seat, max_cost).any(|kind| kind == card)
            }
            _ => false,
        }
    }

    /// Kinds in actions may be anything.
    fn exists(&self, kind: Kind) -> bool {
        usize::from(kind) < self.catalog.len()
    }

    fn is_for_sale(&self, s: &State<S, K, V>, kind: Kind) -> bool {
        match kind == self.catalog.explorer {
            true => s.row.explorers() > 0,
            false => self.exists(kind) && self.in_row(s, kind),
        }
    }
}

fn legal_if(legal: bool, otherwise: impl FnOnce() -> Illegal) -> Result<(), Illegal> {
    if legal { Ok(()) } else { Err(otherwise()) }
}

/// Seat numbers in actions may be anything.
fn has(seats: SeatSet, seat: u8) -> bool {
    seat < 8 && seats.contains(Seat(seat))
}

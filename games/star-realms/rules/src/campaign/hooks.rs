//! Where a campaign game differs from any other: upgrading, the scenario's rules, the political victory, the bonus card.

use super::pack::{Condition, Side};
use super::scene::Scene;
use super::upgrade::{BASE_PRICE, SHIP_PRICE};
use super::vault::{FIRST_ACQUIRED, OFFER_USED};
use crate::catalog::{Kind, NONE};
use crate::effect::{Destination, Script};
use crate::event::{Event, Resource};
use crate::faction::Factions;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::state::{End, InPlay, State};
use starboard_core::{Chance, Seat, SeatSet, Sink};
use std::borrow::Cow;

impl<const S: usize, const K: usize> StarRealms<S, K> {
    #[inline]
    fn scene(&self) -> Option<&Scene> {
        self.scene.as_deref()
    }

    // ---- before the first turn

    /// Sets up what the scenario changes; true if somebody has to choose before the cards are dealt.
    pub(crate) fn prepare_scenario(&self, s: &mut State<S, K>, e: &mut impl Sink<Event>) -> bool {
        let Some(scene) = self.scene() else { return false };
        for (seat, authority) in scene.authority.into_iter().enumerate() {
            s.authority[seat] = authority;
        }
        for seat in 0..2 {
            for kind in &scene.in_play {
                let hot = self.hot(s, *kind);
                s.realm_mut(seat).bases.push(InPlay::new(*kind, 0, hot.flags));
                s.realm_mut(seat).outposts += u8::from(hot.outpost());
            }
        }
        (s.side, s.acting) = (scene.first, SeatSet::one(Seat(scene.first)));
        if let Some(max_cost) = scene.muster {
            // The second player musters first, so that question lies on top.
            for seat in [scene.first, 1 - scene.first] {
                let mut kinds = self.musterable(s, seat, max_cost);
                match (kinds.next(), kinds.next()) {
                    (None, _) => {}
                    (Some(only), None) => {
                        drop(kinds);
                        self.muster(s, seat, only, e);
                    }
                    _ => {
                        drop(kinds);
                        s.stack.push(Frame::Muster { seat, max_cost });
                    }
                }
            }
        }
        !s.stack.is_empty()
    }

    /// Own upgraded cards of the trade deck that may join the deck.
    pub(crate) fn musterable<'s>(
        &'s self,
        s: &'s State<S, K>,
        seat: u8,
        max_cost: u8,
    ) -> impl Iterator<Item = Kind> + 's {
        let upgraded_by =
            move |kind: &Kind| self.scene().is_some_and(|x| x.upgraded_by(*kind) == Some(x.sides[seat as usize]));
        let kinds = s.trade_deck.iter().map(|(kind, _)| kind);
        kinds.filter(upgraded_by).filter(move |k| self.hot(s, *k).cost <= max_cost)
    }

    pub(crate) fn muster(&self, s: &mut State<S, K>, seat: u8, kind: Kind, e: &mut impl Sink<Event>) {
        s.trade_deck.remove(kind);
        s.realm_mut(seat).deck.add(kind);
        e.tell(|| Event::Mustered { seat: Seat(seat), card: self.name(s, kind) });
    }

    /// The last to muster has answered: the cards are dealt.
    pub(crate) fn open_after_muster(&self, s: &mut State<S, K>, c: &mut impl Chance, e: &mut impl Sink<Event>) {
        if s.turn == 0 && s.stack.is_empty() && s.end.is_none() {
            self.open(s, c, e);
        }
    }

    // ---- turns

    /// A player's own turns, counted from 1.
    fn own_turn(&self, s: &State<S, K>) -> u8 {
        s.turn.div_ceil(2).min(255) as u8
    }

    pub(crate) fn begin_scenario_turn(&self, s: &mut State<S, K>, c: &mut impl Chance, e: &mut impl Sink<Event>) {
        let Some(scene) = self.scene() else { return };
        if s.end.is_some() {
            return;
        }
        s.set_scenario_flags(0);
        let turn = self.own_turn(s);
        let seat = s.side;
        for (from, script) in scene.turn_start.iter().rev() {
            if turn >= *from {
                self.queue(s, seat, *script);
            }
        }
        self.resume(s, c, e);
    }

    /// Effects of the scenario wait their turn on the stack.
    fn queue(&self, s: &mut State<S, K>, seat: u8, script: Script) {
        if let Some(scene) = self.scene()
            && !script.is_empty()
        {
            s.stack.push(Frame::Run { seat, card: scene.source, len: script.len, at: script.at });
        }
    }

    /// The turn of the attacker's own from which players may be attacked, while it has not come.
    pub(crate) fn truce(&self, s: &State<S, K>) -> Option<u8> {
        if !Self::CAMPAIGN {
            return None;
        }
        let from = self.scene()?.no_attack_before;
        (self.own_turn(s) < from).then_some(from)
    }

    /// What the scenario offers this turn: its price and effects.
    pub(crate) fn offer(&self, s: &State<S, K>, seat: u8) -> Option<(u8, Script)> {
        let (price, script) = self.scene()?.offer?;
        (!s.scenario_flag(OFFER_USED) && s.realm(seat).trade >= u16::from(price)).then_some((price, script))
    }

    pub(crate) fn take_offer(&self, s: &mut State<S, K>, seat: u8, c: &mut impl Chance, e: &mut impl Sink<Event>) {
        let Some((price, script)) = self.offer(s, seat) else { return };
        s.set_scenario_flags(s.scenario_flags() | OFFER_USED);
        let source = self.scene().map_or(NONE, |x| x.source);
        self.pay(s, seat, source, price, 0, e);
        self.queue(s, seat, script);
        self.resume(s, c, e);
    }

    // ---- prices

    /// Authority is never paid to the last point.
    pub(crate) fn can_pay(&self, s: &State<S, K>, seat: u8, trade: u8, authority: u8) -> bool {
        let score = s.authority[self.seating.side(seat) as usize];
        s.realm(seat).trade >= u16::from(trade) && (authority == 0 || score > i16::from(authority))
    }

    pub(crate) fn pay(
        &self,
        s: &mut State<S, K>,
        seat: u8,
        card: Kind,
        trade: u8,
        authority: u8,
        e: &mut impl Sink<Event>,
    ) {
        s.realm_mut(seat).trade -= u16::from(trade);
        s.authority[self.seating.side(seat) as usize] -= i16::from(authority);
        let (what, n) = if authority > 0 { (Resource::Authority, authority) } else { (Resource::Trade, trade) };
        e.tell(|| Event::Paid { seat: Seat(seat), what, n, card: self.name(s, card) });
    }

    #[inline(never)]
    pub(crate) fn lose_authority(
        &self,
        s: &mut State<S, K>,
        seat: u8,
        card: Kind,
        n: u8,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let side = self.seating.side(seat);
        let score = &mut s.authority[side as usize];
        *score = score.saturating_sub(i16::from(n));
        let total = *score;
        e.tell(|| Event::Lost { seat: Seat(seat), n, total: i32::from(total), card: self.name(s, card) });
        if total <= 0 {
            let fallen = SeatSet(self.seating.members(side).0 & s.alive.0);
            self.fall(s, fallen, None, c, e);
        }
    }

    // ---- the trade row, of 3 to 6 cards

    pub(crate) fn row_spaces(&self) -> usize {
        self.scene().map_or(5, |x| x.row)
    }

    #[inline]
    pub(crate) fn row_has_cards(&self, s: &State<S, K>) -> bool {
        s.row.iter().any(|k| *k != NONE) || (Self::CAMPAIGN && s.sixth().is_some())
    }

    pub(crate) fn in_row(&self, s: &State<S, K>, kind: Kind) -> bool {
        s.row.contains(&kind) || (Self::CAMPAIGN && s.sixth() == Some(kind))
    }

    // ---- upgrading

    /// The unused rows whose sticker fits the card, if its owner can pay for one.
    pub(crate) fn stickers_for<'s>(
        &'s self,
        s: &'s State<S, K>,
        seat: u8,
        card: Kind,
    ) -> impl Iterator<Item = Kind> + 's {
        let price = if self.hot(s, card).base { BASE_PRICE } else { SHIP_PRICE };
        let side = self.scene().map(|x| x.sides[usize::from(seat) % 2]);
        let affordable = s.realm(seat).trade >= u16::from(price);
        self.catalog.open_rows().filter(move |kind| {
            let row = self.catalog.row(*kind);
            let fits = row.is_some_and(|r| Some(r.side) == side && r.designs.contains(&card));
            affordable && fits && s.stuck(*kind) == 0
        })
    }

    /// The seven steps of the rulebook from the second on: pay, note "when acquired", put the stickers on; the card then goes to its
    /// place, the row is refilled, and the noted ability comes last ([`StarRealms::arrive`]).
    #[expect(clippy::too_many_arguments, reason = "who, what, with which sticker, how, and the two listeners")]
    pub(crate) fn upgrade(
        &self,
        s: &mut State<S, K>,
        seat: u8,
        card: Kind,
        row: Kind,
        paid: u8,
        own: Option<Destination>,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let Some(info) = self.catalog.row(row) else { return };
        let Some(design) = info.designs.iter().position(|d| *d == card) else { return };
        let price = if self.hot(s, card).base { BASE_PRICE } else { SHIP_PRICE };
        s.realm_mut(seat).trade -= u16::from(price);
        s.stick(row, design as u8 + 1);
        e.tell(|| Event::Upgraded {
            seat: Seat(seat),
            card: self.name(s, card),
            into: self.name(s, row),
            sheet: info.sheet,
            paid: price,
        });
        if let Some(Condition::Upgrades { faction, .. }) = self.condition()
            && self.hot(s, card).factions.meets(Factions::of(*faction))
        {
            self.advance(s, seat, e);
        }
        if self.political_victory(s, info.side) {
            s.realm_mut(seat).discard.add(row);
            s.winner = self.seating.team(seat);
            self.finish(s, End::Political);
            e.tell(|| Event::Over { winners: vec![Seat(seat)], why: "political_victory" });
            return;
        }
        s.note(card);
        self.bring(s, seat, row, paid, own, c, e);
    }

    /// Has the side used the whole sheet of this scenario? Stickers of earlier sheets do not count.
    fn political_victory(&self, s: &State<S, K>, side: Side) -> bool {
        let Some(sheet) = self.scene().and_then(|x| x.political) else { return false };
        let own = |kind: &Kind| self.catalog.row(*kind).is_some_and(|r| r.side == side && r.sheet == sheet);
        self.catalog.open_rows().filter(own).filter(|k| s.stuck(*k) > 0).count() == 5
    }

    // ---- what the scenario looks at

    /// A card has been acquired and lies in its place.
    pub(crate) fn on_acquired(&self, s: &mut State<S, K>, seat: u8, kind: Kind, e: &mut impl Sink<Event>) {
        let Some(scene) = self.scene() else { return };
        let before = scene.upgraded_by(kind);
        if let Some(Condition::Defectors(_)) = self.condition()
            && before == Some(scene.sides[seat as usize].other())
        {
            self.advance(s, seat, e);
        }
        for (rule, script) in &scene.on_acquire {
            let of = rule.faction.map_or(Factions::ALL, Factions::of);
            let fits = (rule.faction.is_none() || self.hot(s, kind).factions.meets(of))
                && (!rule.upgraded || before.is_some());
            if fits && !(rule.first && s.scenario_flag(FIRST_ACQUIRED)) {
                if rule.first {
                    s.set_scenario_flags(s.scenario_flags() | FIRST_ACQUIRED);
                }
                self.queue(s, seat, *script);
            }
        }
    }

    pub(crate) fn on_destroyed(&self, s: &mut State<S, K>, seat: u8, e: &mut impl Sink<Event>) {
        if let Some(Condition::Destroys(_)) = self.condition() {
            self.advance(s, seat, e);
        }
    }

    fn condition(&self) -> Option<&Condition> {
        self.scene()?.scenario.bonus.as_ref().map(|b| &b.when)
    }

    /// One step towards the bonus card; whoever gets there first has it.
    fn advance(&self, s: &mut State<S, K>, seat: u8, e: &mut impl Sink<Event>) {
        if s.bonus().is_some() {
            return;
        }
        let n = s.progress(seat).saturating_add(1);
        s.set_progress(seat, n);
        let goal = match self.condition() {
            Some(Condition::Upgrades { n, .. } | Condition::Destroys(n) | Condition::Defectors(n)) => *n,
            _ => return,
        };
        if n >= goal {
            s.set_bonus(seat);
            e.tell(|| Event::BonusEarned { seat: Seat(seat) });
        }
    }

    /// Who has the bonus card at the end of the game.
    pub fn bonus_winner(&self, s: &State<S, K>) -> Option<Seat> {
        if let Some(Condition::Keeps(id)) = self.condition() {
            let winner = matches!(s.end, Some(End::Won | End::Political)).then_some(s.winner)?;
            let kind = self.catalog.kind(id)?;
            return s.realm(winner).bases.iter().any(|b| b.kind == kind).then_some(Seat(winner));
        }
        s.bonus().map(Seat)
    }

    /// What a card is called in an action's text: an upgraded one by what it was and its sticker, not by its row.
    pub(crate) fn id_at(&self, s: &State<S, K>, kind: Kind) -> Cow<'_, str> {
        let upgraded = Self::CAMPAIGN && kind >= self.catalog.rows_from && s.stuck(kind) > 0;
        if upgraded { self.name(s, kind).into() } else { self.catalog.id(kind).into() }
    }
}

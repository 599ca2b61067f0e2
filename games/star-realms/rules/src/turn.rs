//! The turn: its beginning, drawing, its end, and the start of a game.

use crate::catalog::{Kind, NONE};
use crate::event::Event;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::options::Discards;
use crate::state::{DONE, End, State, at};
use crate::variant::Variant;
use starboard_core::outcome::TURN_LIMIT;
use starboard_core::{Chance, Seat, SeatSet, Sink};

/// What the deals of a record are of: cards drawn by players and from the trade deck, and who begins.
pub(crate) const CARDS: u8 = 0;
pub(crate) const SIDES: u8 = 1;

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    pub(crate) fn set_up(&self, c: &mut impl Chance, e: &mut impl Sink<Event>) -> State<S, K, V> {
        let mut s = self.opening;
        if V::prepare(self, &mut s, e) {
            return s;
        }
        self.open(&mut s, c, e);
        s
    }

    /// The trade row, the opening hands, the first turn.
    pub fn open(&self, s: &mut State<S, K, V>, c: &mut impl Chance, e: &mut impl Sink<Event>) {
        self.refill_row(s, c, e);
        let sides = self.seating.sides;
        let first = match self.seating.fixed_start(self.options.first) {
            Some(side) => side,
            None => c.even(SIDES, sides as usize) as u8,
        };
        for place in 0..sides {
            for seat in self.seating.members((first + place) % sides).iter() {
                let n = self.seating.opening_hand(seat.0, place);
                self.draw(s, seat.0, n, c, e);
            }
        }
        s.side = first;
        self.begin_turn(s, e);
        V::turn_began(self, s, c, e);
    }

    /// The main phase of `s.side` opens.
    #[inline(always)]
    pub(crate) fn begin_turn(&self, s: &mut State<S, K, V>, e: &mut impl Sink<Event>) {
        if s.turn >= self.options.turn_limit {
            self.finish(s, End::TurnLimit);
            e.tell(|| Event::Over { winners: Vec::new(), why: TURN_LIMIT });
            return;
        }
        s.turn += 1;
        s.acting = SeatSet(self.seating.members(s.side).0 & s.alive.0);
        let (turn, acting) = (s.turn, s.acting);
        e.tell(|| Event::TurnBegan { turn, seats: acting.iter().collect() });
        if S == 2 {
            // Here and not by way of a function that is given another.
            self.freshen_bases(s, s.side);
        } else {
            self.each_of_side(s, |s, seat| self.freshen_bases(s, seat));
        }
        if self.options.discards == Discards::NextTurn {
            self.ask_owed(s, e);
        }
    }

    /// The discards that players owe since the last turn.
    #[cold]
    fn ask_owed(&self, s: &mut State<S, K, V>, e: &mut impl Sink<Event>) {
        let acting = s.acting;
        for seat in acting.iter().collect::<Vec<_>>().into_iter().rev() {
            let owed = std::mem::take(&mut s.realm_mut(seat.0).owed);
            if owed > 0 {
                self.ask_discard(s, seat.0, NONE, owed, e);
            }
        }
    }

    /// Draws `n` cards, one by one, shuffling the discard pile in when the deck runs out (rulings 8.1, 8.2).
    #[inline(never)]
    pub(crate) fn draw(&self, s: &mut State<S, K, V>, seat: u8, n: u8, c: &mut impl Chance, e: &mut impl Sink<Event>) {
        self.draw_here(s, seat, n, c, e);
    }

    /// The same, in the code of whoever calls it.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn draw_here(&self, s: &mut State<S, K, V>, seat: u8, n: u8, c: &mut impl Chance, e: &mut impl Sink<Event>) {
        let extra = s.extra;
        let realm = s.realm_mut(seat);
        let mut drawn = Drawn::new();
        let note = |kind: Kind, drawn: &mut Drawn, e: &mut _| {
            if tells(e) {
                if drawn.is_full() {
                    self.tell_drawn(&extra, seat, drawn, e);
                }
                drawn.push(kind);
            }
        };
        let mut left = n;
        while left > 0
            && let Some(kind) = realm.top.pop()
        {
            realm.enter_hand_openly(kind);
            note(kind, &mut drawn, e);
            left -= 1;
        }
        while left > 0 {
            if realm.deck.is_empty() {
                if realm.discard.is_empty() {
                    break;
                }
                realm.deck.absorb(&mut realm.discard);
                self.tell_drawn(&extra, seat, &mut drawn, e);
                e.tell(|| Event::Shuffled { seat: Seat(seat) });
            }
            let now = realm.deck.len().min(usize::from(left)) as u8;
            realm.hand.draw(&mut realm.deck, now, CARDS, c, |kind| note(kind, &mut drawn, e));
            left -= now;
        }
        self.tell_drawn(&extra, seat, &mut drawn, e);
    }

    #[inline]
    fn tell_drawn(&self, extra: &V::Extra, seat: u8, drawn: &mut Drawn, e: &mut impl Sink<Event>) {
        if !drawn.is_empty() {
            e.tell(|| Event::Drew {
                seat: Seat(seat),
                n: drawn.len() as u8,
                cards: Some(drawn.iter().map(|k| self.id(extra, *k).to_owned()).collect()),
            });
            drawn.clear();
        }
    }

    /// One player is done; when all who act are, discard and draw phases come for all of them together.
    pub(crate) fn end(&self, s: &mut State<S, K, V>, seat: u8, c: &mut impl Chance, e: &mut impl Sink<Event>) {
        s.acting = if S == 2 { SeatSet::EMPTY } else { SeatSet(s.acting.0 & !SeatSet::one(Seat(seat)).0) };
        if s.acting.is_empty() {
            self.finish_turn(s, c, e);
        } else {
            e.tell(|| Event::Done { seat: Seat(seat) });
        }
    }

    pub(crate) fn finish_turn(&self, s: &mut State<S, K, V>, c: &mut impl Chance, e: &mut impl Sink<Event>) {
        self.each_of_side(s, |s, seat| self.discard_phase(s, seat, e));
        s.ships.clear();
        self.each_of_side(s, |s, seat| self.draw_here(s, seat, self.seating.hand_size[at::<S>(seat)], c, e));
        self.next_side(s);
        self.begin_turn(s, e);
        V::turn_began(self, s, c, e);
    }

    /// Does something for every player whose turn it is.
    #[inline(always)]
    fn each_of_side(&self, s: &mut State<S, K, V>, mut f: impl FnMut(&mut State<S, K, V>, u8)) {
        if S == 2 {
            return f(s, s.side);
        }
        for seat in SeatSet(self.seating.members(s.side).0 & s.alive.0).iter() {
            f(s, seat.0);
        }
    }

    fn next_side(&self, s: &mut State<S, K, V>) {
        if S == 2 {
            s.side ^= 1;
            return;
        }
        let sides = self.seating.sides;
        for _ in 0..sides {
            s.side = if s.side + 1 == sides { 0 } else { s.side + 1 };
            if self.seating.members(s.side).0 & s.alive.0 != 0 {
                return;
            }
        }
    }

    #[inline(always)]
    fn discard_phase(&self, s: &mut State<S, K, V>, seat: u8, e: &mut impl Sink<Event>) {
        e.tell(|| Event::TurnEnded {
            seat: Seat(seat),
            ships: s.ships.iter().filter(|p| p.owner == seat).map(|p| self.name(s, p.kind)).collect(),
            hand: s
                .realm(seat)
                .hand
                .iter()
                .flat_map(|(k, n)| std::iter::repeat_n(self.name(s, k), n as usize))
                .collect(),
        });
        let realm = &mut s.realms[at::<S>(seat)];
        if self.one_acts() {
            realm.discard.add_each(s.ships.iter().map(|ship| ship.kind));
        } else {
            s.ships.iter().filter(|ship| ship.owner == seat).for_each(|ship| realm.discard.add(ship.kind));
        }
        if !realm.hand.is_empty() {
            realm.hand.empty_into(&mut realm.discard);
        }
        realm.known.clear();
        s.gone.clear(seat);
        (realm.present, realm.waiting) = Default::default();
        for base in realm.bases.iter_mut() {
            base.flags &= !DONE;
            if base.kind != base.as_kind {
                base.flags = self.hot_by(&s.extra, base.kind).flags;
                realm.watchers -= u8::from(self.hot_by(&s.extra, base.as_kind).ship_played > 0);
                base.as_kind = base.kind;
            }
        }
        realm.trade = 0;
        realm.combat = 0;
        realm.played = [0; 8];
        realm.scrapped = 0;
        if realm.armed > 0 {
            realm.redirects = [0; 12];
            realm.armed = 0;
        }
        realm.discounts = [0; 3];
    }

    /// Every empty space of the trade row gets the next card of the trade deck, while there is one (5.10, 5.11).
    #[inline]
    pub fn refill_row(&self, s: &mut State<S, K, V>, c: &mut impl Chance, e: &mut impl Sink<Event>) {
        let spaces = V::spaces(&self.scene);
        while let Some(slot) = s.row.gap()
            && slot < spaces
            && !s.trade_deck.is_empty()
        {
            self.fill_space(s, slot, c, e);
        }
        if spaces > s.row.len() && V::sixth(&s.extra).is_none() && !s.trade_deck.is_empty() {
            let kind = s.trade_deck.draw(CARDS, c);
            V::set_sixth(&mut s.extra, Some(kind));
            e.tell(|| Event::RowFilled { slot: 5, card: self.name(s, kind) });
        }
    }

    #[inline(never)]
    fn fill_space(&self, s: &mut State<S, K, V>, slot: usize, c: &mut impl Chance, e: &mut impl Sink<Event>) {
        let kind = s.trade_deck.draw(CARDS, c);
        s.row.put(slot, kind);
        e.tell(|| Event::RowFilled { slot: slot as u8, card: self.name(s, kind) });
    }

    /// The victim must discard `n`; the whole hand goes at once (7.2). One kind among many cards is still asked for: a
    /// silent answer would tell the others that the hand is all alike.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn ask_discard(&self, s: &mut State<S, K, V>, seat: u8, card: u8, n: u8, e: &mut impl Sink<Event>) {
        let held = s.realm(seat).hand.len();
        if n == 0 || held == 0 {
            return;
        }
        if usize::from(n) < held {
            return s.stack.push(Frame::Discard { seat, card, left: n });
        }
        let hand = s.realm(seat).hand;
        for (kind, n) in hand.iter() {
            for _ in 0..n {
                self.discard_one(s, seat, kind, true, e);
            }
        }
    }

    /// A card goes from the hand to the discard pile, for all to see.
    pub(crate) fn discard_one(
        &self,
        s: &mut State<S, K, V>,
        seat: u8,
        kind: u8,
        forced: bool,
        e: &mut impl Sink<Event>,
    ) {
        let realm = s.realm_mut(seat);
        realm.leave_hand(kind);
        realm.discard.add(kind);
        e.tell(|| Event::Discarded { seat: Seat(seat), card: self.name(s, kind), forced });
    }
}

/// Cards drawn and not yet told of.
type Drawn = arrayvec::ArrayVec<u8, 16>;

/// Does anybody listen to what happens?
#[inline]
pub(crate) fn tells<E: Sink<Event>>(_: &E) -> bool {
    E::LISTENS
}

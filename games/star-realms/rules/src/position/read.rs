//! Reading a position. What it says is read first, then looked over as a whole (`check`).

use super::named::find_redirect;
use super::{FLAGS, Position, SeatAt};
use crate::catalog::{Kind, NONE};
use crate::faction::Faction;
use crate::fault_at::{At, FaultsAt};
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::list::List;
use crate::quick::Hand;
use crate::state::{Base, COPY, DONE, End, InPlay, SHIPS, Ship, State};
use crate::variant::Variant;
use starboard_core::{Bag, Fast, Faults, Seat, SeatSet, Silent};

/// More cards of a faction than this nobody plays in a turn.
const MOST_PLAYED: u8 = 120;
/// More effects than this never wait for the next acquisition.
const MOST_ARMED: u8 = 60;
/// More than this no turn brings together.
const MOST_IN_POOL: u16 = 5_000;

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    pub(crate) fn read_position(&self, position: Position<V::Written>) -> Result<State<S, K, V>, Faults> {
        let mut faults = Faults::default();
        let mut s = State::<S, K, V>::empty();
        let players = self.seating.players;
        let seat_ok = |seat: &Seat| seat.0 < players;
        s.turn = position.turn;
        s.alive = Seat::all(players as usize).collect();
        s.authority.copy_from_slice(&self.seating.authority[..S]);
        if position.seats.len() > players as usize {
            faults.add("seat", format!("there are {players} seats, the position has {}", position.seats.len()));
        }
        if let Some(campaign) = &position.campaign {
            V::read(self, &mut s, campaign, &mut faults.at("campaign"));
        }
        for (seat, at) in (0..players).zip(&position.seats) {
            self.read_seat(&mut s, seat, at, &mut faults.at(&format!("seat {}", Seat(seat))));
        }
        s.acting = position.acting.iter().copied().filter(seat_ok).collect();
        if s.acting.len() != position.acting.len() || (s.acting.is_empty() && position.over.is_none()) {
            faults.add("acting", format!("different seats from 1 to {players}, at least one"));
        }
        let side = s.acting.iter().next().map_or(0, |a| self.seating.side(a.0));
        s.side = side;
        if s.acting.iter().any(|a| self.seating.side(a.0) != side || !s.alive.contains(a)) {
            faults.add("acting", "only players still in the game act, and only of one team");
        }
        if position.over.is_none() {
            self.meet_all(&mut s);
            for (seat, at) in (0..players).zip(&position.seats) {
                self.read_gone(&mut s, seat, &at.gone, &mut faults.at(&format!("seat {}", Seat(seat))));
            }
        }
        let spaces = V::spaces(&self.scene);
        if position.row.len() > spaces {
            faults.add("row", format!("the trade row has {spaces} spaces, the position {}", position.row.len()));
        }
        if let Some(id) = position.row.get(5).filter(|id| spaces > 5 && *id != "none") {
            let sixth = self.read_kind(&s, id, &mut faults.at("row"));
            V::set_sixth(&mut s.extra, sixth);
        }
        for (slot, id) in position.row.iter().enumerate().take(5) {
            if id != "none" {
                let kind = self.read_kind(&s, id, &mut faults.at("row")).unwrap_or(NONE);
                s.row.put(slot, kind);
            }
        }
        s.row.set_explorers(position.explorers.unwrap_or(self.opening.row.explorers()), self.catalog.explorer);
        s.scrap_heap = self.read_cards(&s, &position.scrap_heap, &mut faults.at("scrap_heap"));
        for (i, pending) in position.pending.iter().enumerate() {
            let mut at = faults.at(&format!("pending {}", i + 1));
            match self.read_frame(&s, pending) {
                Ok(_) if s.stack.is_full() => at.add("too many questions at once"),
                Ok(frame) => s.stack.push(frame),
                Err(what) => at.add(what),
            }
        }
        s.trade_deck = match &position.trade_deck {
            Some(cards) => self.read_cards(&s, cards, &mut faults.at("trade_deck")),
            None => self.left_over(&s),
        };
        if self.options.unlimited_explorers {
            s.row.set_explorers(0, self.catalog.explorer);
            let taken = self.count_cards(&s)[self.catalog.explorer as usize];
            let left = u8::try_from(u16::from(self.opening.row.explorers()).saturating_sub(taken)).unwrap_or(0);
            s.row.set_explorers(left, self.catalog.explorer);
        }
        if let Some(over) = &position.over {
            let winner = over.winners.first().filter(|x| seat_ok(x)).map(|x| self.seating.team(x.0)).or(over.winner);
            if over.winners.iter().any(|x| !seat_ok(x) || Some(self.seating.team(x.0)) != winner) {
                faults.add("over: winners", "the seats of one team of this table");
            }
            s.end = Some(match winner {
                None => End::TurnLimit,
                Some(_) if over.political && V::HAS_UPGRADES => End::Political,
                Some(_) => End::Won,
            });
            s.winner = winner.unwrap_or(u8::MAX);
            (s.acting, s.side) = (SeatSet::EMPTY, 0);
        }
        if faults.is_empty() {
            self.check_position(&s, &mut faults);
        }
        if faults.is_empty() && matches!(s.stack.last(), Some(Frame::Run { .. })) {
            // Effects that come before the next question: the same file always gives the same table.
            self.resume(&mut s, &mut Fast::new(0), &mut Silent);
        }
        faults.or(s)
    }

    fn read_gone(&self, s: &mut State<S, K, V>, seat: u8, cards: &[String], faults: &mut At<'_>) {
        for id in cards {
            match self.read_kind(s, id, &mut faults.key("gone")) {
                Some(kind) if self.seating.side(seat) == s.side => s.gone.insert(seat, kind),
                Some(_) => faults.key("gone").add("only ships of those whose turn it is have left play"),
                None => {}
            }
        }
    }

    fn read_seat(&self, s: &mut State<S, K, V>, seat: u8, at: &SeatAt, faults: &mut At<'_>) {
        let side = self.seating.side(seat) as usize;
        if let Some(authority) = at.authority {
            s.authority[side] = authority;
        }
        if at.fallen > 0 {
            s.fallen[seat as usize] = at.fallen;
            s.alive.remove(Seat(seat));
        }
        for text in &at.ships {
            match self.read_piece(s, text, false) {
                Ok((ship, _)) if s.ships_of(seat).count() == SHIPS || s.ships.is_full() => {
                    faults.key("ships").add(format!("no room for the ship `{}`", self.name(s, ship.kind)))
                }
                Ok((card, _)) => s.ships.push(Ship { card, owner: seat }),
                Err(what) => faults.key("ships").add(what),
            }
        }
        let mut realm = crate::state::Realm::<K, V::Kinds>::new();
        realm.hand = Hand::new(self.read_cards(s, &at.hand, &mut faults.key("hand")));
        realm.deck = self.read_cards(s, &at.deck, &mut faults.key("deck"));
        realm.discard = self.read_cards(s, &at.discard, &mut faults.key("discard"));
        realm.known = self.read_list(s, &at.hand_known, &mut faults.key("hand_known"));
        realm.top = self.read_list(s, &at.deck_top, &mut faults.key("deck_top"));
        realm.top.reverse();
        let mut known = *realm.hand;
        for kind in &realm.known {
            match known.has(*kind) {
                true => known.remove(*kind),
                false => faults.key("hand_known").add(format!("`{}` is not in the hand", self.name(s, *kind))),
            }
        }
        for text in &at.bases {
            match self.read_piece(s, text, true) {
                Ok(_) if realm.bases.is_full() => faults.key("bases").add("there is no room for so many bases"),
                Ok((base, damage)) => {
                    realm.outposts += u8::from(self.hot(s, base.kind).outpost());
                    realm.watchers += u8::from(self.hot(s, base.kind).ship_played > 0);
                    if base.as_kind != base.kind {
                        realm.watchers += u8::from(self.hot(s, base.as_kind).ship_played > 0);
                    }
                    realm.bases.push(Base { card: base, damage });
                }
                Err(what) => faults.key("bases").add(what),
            }
        }
        (realm.trade, realm.combat, realm.owed, realm.scrapped) = (at.trade, at.combat, at.owes, at.scrapped);
        for (id, n) in &at.played {
            match Faction::ALIGNED.iter().find(|f| f.id() == id) {
                Some(f) if *n <= MOST_PLAYED => realm.played[*f as usize] = *n,
                Some(_) => faults.key("played").add(format!("at most {MOST_PLAYED} cards, not {n}")),
                None => {
                    let ids = Faction::ALIGNED.map(Faction::id).join(", ");
                    faults.key("played").add(format!("there is no faction `{id}`; there are: {ids}"));
                }
            }
        }
        for written in &at.redirects {
            match find_redirect(written) {
                Some(slot) if realm.armed < MOST_ARMED => {
                    realm.redirects[slot] += 1;
                    realm.armed += 1;
                }
                Some(_) => faults.key("redirects").add(format!("at most {MOST_ARMED}")),
                None => faults
                    .key("redirects")
                    .add("`ship`, `base` or `any`, ` to top` or ` to hand`, `, optional` if it is"),
            }
        }
        if at.discounts.len() > 3 || at.discounts.iter().any(|n| *n > MOST_ARMED) {
            faults.key("discounts").add(format!("of a ship, a base, any card, at most {MOST_ARMED} each"));
        }
        for (key, pool) in [("trade", at.trade), ("combat", at.combat)] {
            if pool > MOST_IN_POOL {
                faults.key(key).add(format!("at most {MOST_IN_POOL}"));
            }
        }
        for (sum, n) in realm.discounts.iter_mut().zip(&at.discounts) {
            *sum = *n;
        }
        s.realms[seat as usize] = realm;
    }

    /// Cards that lie in play together in their owner's turn have seen each other.
    fn meet_all(&self, s: &mut State<S, K, V>) {
        for seat in self.seating.members(s.side).iter() {
            self.recount_allies(s, seat.0);
        }
    }

    /// Every card of the sets that lies nowhere on the table.
    fn left_over(&self, s: &State<S, K, V>) -> Bag<K> {
        let mut deck = self.opening.trade_deck;
        let mut take = |kind: Kind| {
            if kind != NONE && deck.has(kind) {
                deck.remove(kind);
            }
        };
        self.row_cards(s).for_each(&mut take);
        // What has become something else is no longer there.
        for row in self.catalog.open_rows() {
            let design = usize::from(self.model(&s.extra, row)).checked_sub(1);
            let became = design.and_then(|d| self.catalog.row(row)?.designs.get(d).copied());
            became.into_iter().for_each(&mut take);
        }
        s.ships.iter().for_each(|p| take(p.kind));
        s.stack.iter().filter_map(|f| f.acquires()).for_each(&mut take);
        for realm in &s.realms[..self.seating.players as usize] {
            realm.top.iter().copied().for_each(&mut take);
            realm.bases.iter().for_each(|p| take(p.kind));
            for bag in [&realm.deck, &*realm.hand, &realm.discard] {
                bag.iter().for_each(|(kind, n)| (0..n).for_each(|_| take(kind)));
            }
        }
        s.scrap_heap.iter().for_each(|(kind, n)| (0..n).for_each(|_| take(kind)));
        deck
    }

    /// A card by the id it has now: an upgraded card only if the position says that it has been upgraded.
    pub(super) fn kind_now(&self, s: &State<S, K, V>, id: &str) -> Result<Kind, String> {
        let kind = self.catalog.kind(id).ok_or_else(|| {
            format!("there is no card `{id}` in this game; its sets: {}", self.catalog.sets().join(", "))
        })?;
        let open = self.catalog.row(kind).is_some();
        match !open || (self.model(&s.extra, kind) > 0 && self.name(s, kind) == id) {
            true => Ok(kind),
            false => Err(format!("`{id}` has not been upgraded; `campaign.upgraded` says what has")),
        }
    }

    pub fn read_kind(&self, s: &State<S, K, V>, id: &str, faults: &mut At<'_>) -> Option<Kind> {
        self.kind_now(s, id).map_err(|what| faults.add(what)).ok()
    }

    fn read_cards(&self, s: &State<S, K, V>, cards: &[String], faults: &mut At<'_>) -> Bag<K> {
        let mut bag = Bag::new();
        for text in cards {
            let (n, id) = match text.split_once(' ') {
                Some((n, id)) => (n.parse::<u8>().ok(), id),
                None => (Some(1), text.as_str()),
            };
            let Some(kind) = self.read_kind(s, id, faults) else { continue };
            match n.filter(|n| *n > 0 && bag.count(kind).checked_add(*n).is_some()) {
                Some(n) => bag.add_many(kind, n),
                None => {
                    faults.add(format!("`{text}`: a number from 1 to {}, then the card", u8::MAX - bag.count(kind)))
                }
            }
        }
        bag
    }

    fn read_list<const N: usize>(&self, s: &State<S, K, V>, cards: &[String], faults: &mut At<'_>) -> List<Kind, N> {
        let mut list = List::new();
        for id in cards {
            if let Some(kind) = self.read_kind(s, id, faults)
                && !list.try_push(kind)
            {
                faults.add(format!("at most {N} cards fit there"));
            }
        }
        list
    }

    /// A card in play, and the damage on it.
    fn read_piece(&self, s: &State<S, K, V>, text: &str, base: bool) -> Result<(InPlay, u8), String> {
        let mut words = text.split(',').map(str::trim);
        let id = words.next().unwrap_or_default();
        let kind = self.kind_now(s, id)?;
        if self.hot(s, kind).base != base {
            return Err(format!("`{id}` is {}", if base { "no base" } else { "no ship" }));
        }
        let (mut piece, mut damage) = (InPlay::new(kind, self.hot(s, kind).flags), 0);
        for word in words {
            if let Some((flag, _)) = FLAGS.iter().find(|(_, w)| *w == word) {
                piece.flags |= flag;
            } else if let Some(id) = word.strip_prefix("copies ") {
                piece.as_kind = self.kind_now(s, id)?;
                piece.flags = (piece.flags & DONE) | self.hot(s, piece.as_kind).flags | COPY;
                if self.hot(s, piece.as_kind).base != base {
                    return Err(format!("`{text}`: a ship copies ships, a base bases"));
                }
            } else if let Some(n) = word.strip_prefix("damage ").and_then(|n| n.parse::<u8>().ok())
                && base
                && n < self.hot(s, kind).defense
            {
                damage = n;
            } else {
                return Err(format!("`{text}`: what is `{word}`?"));
            }
        }
        Ok((piece, damage))
    }
}

//! Positions: any situation as people write it, read and written by the program; also the snapshot of a table.
//!
//! Cards are lists of ids (`"3 scout"`). What is not said is default; the trade deck is then every card that lies nowhere else.

use crate::acquire::bit;
use crate::campaign::CampaignAt;
use crate::catalog::{Kind, NONE};
use crate::effect::{CopyOf, Destination};
use crate::faction::Faction;
use crate::fault_at::{At, FaultsAt};
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::list::List;
use crate::state::{ALLY_ON, ALLY_USED, COPY, DONE, End, InPlay, State, USED};
use serde::{Deserialize, Serialize};
use starboard_core::{Bag, Faults, Seat};
use std::collections::BTreeMap;

pub(crate) type Cards = Vec<String>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// Turns of all players, from 1.
    pub turn: u16,
    /// Whose turn it is (of a Hydra team: who is not done).
    pub acting: Vec<Seat>,
    /// Up to five cards (six if the scenario says so); `none` for an empty space.
    pub row: Cards,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trade_deck: Option<Cards>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explorers: Option<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scrap_heap: Cards,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<OverAt>,
    #[serde(rename = "seat", skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<SeatAt>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pending: Vec<Pending>,
    /// What a game of the campaign keeps besides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub campaign: Option<CampaignAt>,
}

impl Default for Position {
    fn default() -> Self {
        Position {
            turn: 1,
            acting: vec![Seat(0)],
            row: Vec::new(),
            trade_deck: None,
            explorers: None,
            scrap_heap: Vec::new(),
            over: None,
            seats: Vec::new(),
            pending: Vec::new(),
            campaign: None,
        }
    }
}

/// The end, once it has come: the winning team, or none at the turn limit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OverAt {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<u8>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub political: bool,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SeatAt {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub authority: Option<i16>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Cards,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand_known: Cards,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deck: Cards,
    /// Known cards on top of the deck, the next one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deck_top: Cards,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discard: Cards,
    /// `"bioformer"`, with what has happened to it: `"used"`, `"ally"`, `"ally used"`, `"damage 2"`, `"copies fleet_hq"`, after commas.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bases: Cards,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ships: Cards,
    #[serde(skip_serializing_if = "is_zero")]
    pub trade: u16,
    #[serde(skip_serializing_if = "is_zero")]
    pub combat: u16,
    #[serde(skip_serializing_if = "is_nought")]
    pub owes: u8,
    /// Cards played this turn, by faction.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub played: BTreeMap<String, u8>,
    /// Cards scrapped from hand or discard pile this turn.
    #[serde(skip_serializing_if = "is_nought")]
    pub scrapped: u8,
    /// Ships played this turn that have left play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gone: Cards,
    /// Armed effects by number: `what * 4 + (hand) * 2 + (optional)`, `what` ship, base, any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub redirects: Vec<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discounts: Vec<u8>,
    /// Fallen as the n-th.
    #[serde(skip_serializing_if = "is_nought")]
    pub fallen: u8,
}

fn is_zero(n: &u16) -> bool {
    *n == 0
}

fn is_nought(n: &u8) -> bool {
    *n == 0
}

/// An open question, or effects waiting behind one.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Pending {
    pub ask: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The compiled effect it stands at.
    #[serde(skip_serializing_if = "is_zero")]
    pub at: u16,
    #[serde(skip_serializing_if = "is_nought")]
    pub len: u8,
    #[serde(skip_serializing_if = "is_nought")]
    pub left: u8,
    #[serde(skip_serializing_if = "is_nought")]
    pub done: u8,
    #[serde(skip_serializing_if = "is_nought")]
    pub piece: u8,
    #[serde(skip_serializing_if = "is_nought")]
    pub paid: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub yes: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub to: Vec<Destination>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub heir: Option<Seat>,
}

impl<const S: usize, const K: usize> StarRealms<S, K> {
    pub(crate) fn write_position(&self, s: &State<S, K>) -> Position {
        Position {
            turn: s.turn,
            acting: s.acting.iter().collect(),
            row: self.row_cards(s).map(|k| self.name(s, k)).collect(),
            trade_deck: Some(self.write_cards(s, &s.trade_deck)),
            explorers: Some(s.explorers),
            scrap_heap: self.write_cards(s, &s.scrap_heap),
            over: s.end.map(|end| OverAt {
                winner: (end != End::TurnLimit).then_some(s.winner),
                political: end == End::Political,
            }),
            seats: (0..self.seating.players).map(|seat| self.write_seat(s, seat)).collect(),
            pending: s.stack.iter().map(|f| self.write_frame(s, *f)).collect(),
            campaign: Self::CAMPAIGN.then(|| self.write_campaign(s)),
        }
    }

    fn write_cards(&self, s: &State<S, K>, bag: &Bag<K>) -> Cards {
        let write =
            |(kind, n): (Kind, u8)| if n == 1 { self.name(s, kind) } else { format!("{n} {}", self.name(s, kind)) };
        bag.iter().map(write).collect()
    }

    fn names<'a>(&self, s: &State<S, K>, kinds: impl IntoIterator<Item = &'a Kind>) -> Cards {
        kinds.into_iter().map(|k| self.name(s, *k)).collect()
    }

    fn write_seat(&self, s: &State<S, K>, seat: u8) -> SeatAt {
        let realm = s.realm(seat);
        let played = Faction::ALIGNED.iter().filter(|f| realm.played[**f as usize] > 0);
        SeatAt {
            authority: Some(s.authority[self.seating.side(seat) as usize]),
            hand: self.write_cards(s, &realm.hand),
            hand_known: self.names(s, &realm.known),
            deck: self.write_cards(s, &realm.deck),
            deck_top: self.names(s, realm.top.iter().rev()),
            discard: self.write_cards(s, &realm.discard),
            bases: realm.bases.iter().map(|p| self.write_piece(s, p, p.tag)).collect(),
            ships: s.ships.iter().filter(|p| p.tag == seat).map(|p| self.write_piece(s, p, 0)).collect(),
            trade: realm.trade,
            combat: realm.combat,
            owes: realm.owed,
            played: played.map(|f| (f.id().to_owned(), realm.played[*f as usize])).collect(),
            scrapped: realm.scrapped,
            gone: self.names(s, &realm.gone),
            redirects: (0..12).flat_map(|i| std::iter::repeat_n(i, realm.redirects[i as usize] as usize)).collect(),
            discounts: if realm.discounts == [0; 3] { Vec::new() } else { realm.discounts.to_vec() },
            fallen: s.fallen[seat as usize],
        }
    }

    fn write_piece(&self, s: &State<S, K>, p: &InPlay, damage: u8) -> String {
        let mut text = self.name(s, p.kind);
        if p.kind != p.as_kind {
            text += &format!(", copies {}", self.name(s, p.as_kind));
        }
        for (flag, word) in FLAGS {
            if p.has(flag) {
                text += &format!(", {word}");
            }
        }
        if damage > 0 {
            text += &format!(", damage {damage}");
        }
        text
    }

    fn write_frame(&self, s: &State<S, K>, frame: Frame) -> Pending {
        let mut p = Pending { seat: Some(Seat(frame.seat())), ..Pending::default() };
        let mut ask = |word: &str| p.ask = word.to_owned();
        match frame {
            Frame::Run { card, len, at, .. } => {
                ask("run");
                (p.card, p.len, p.at) = (Some(self.name(s, card)), len, at);
            }
            Frame::Choose { card, at, .. } => {
                ask("choose");
                (p.card, p.at) = (Some(self.name(s, card)), at);
            }
            Frame::May { card, at, .. } => {
                ask("may");
                (p.card, p.at) = (Some(self.name(s, card)), at);
            }
            Frame::Scrap { card, left, done, at, .. } => {
                ask("scrap");
                (p.card, p.left, p.done, p.at) = (Some(self.name(s, card)), left, done, at);
            }
            Frame::DiscardFor { card, left, done, at, .. } => {
                ask("discard_for");
                (p.card, p.left, p.done, p.at) = (Some(self.name(s, card)), left, done, at);
            }
            Frame::ScrapRow { card, left, only_now, .. } => {
                ask("scrap_row");
                (p.card, p.left, p.yes) = (Some(self.name(s, card)), left, only_now);
            }
            Frame::Destroy { card, optional, .. } => {
                ask("destroy");
                (p.card, p.yes) = (Some(self.name(s, card)), optional);
            }
            Frame::Target { card, n, .. } => {
                ask("target");
                (p.card, p.left) = (Some(self.name(s, card)), n);
            }
            Frame::Discard { card, left, .. } => {
                ask("discard");
                (p.card, p.left) = (Some(self.name(s, card)), left);
            }
            Frame::Free { card, at, .. } => {
                ask("free");
                (p.card, p.at) = (Some(self.name(s, card)), at);
            }
            Frame::Arrive { card, to, own, paid, .. } => {
                ask("arrive");
                let to = Destination::ALL.into_iter().filter(|d| to & bit(*d) != 0).collect();
                (p.card, p.to, p.yes, p.paid) = (Some(self.name(s, card)), to, own, paid);
            }
            Frame::Copy { card, piece, what, .. } => {
                ask(if what == CopyOf::Ship { "copy_ship" } else { "copy_base" });
                (p.card, p.piece) = (Some(self.name(s, card)), piece);
            }
            Frame::Recover { card, left, .. } => {
                ask("recover");
                (p.card, p.left) = (Some(self.name(s, card)), left);
            }
            Frame::Legacy { to, .. } => {
                ask("legacy");
                p.heir = Some(Seat(to));
            }
            Frame::Upgrade { card, own, paid, .. } => {
                ask("upgrade");
                (p.card, p.piece, p.paid) = (Some(self.name(s, card)), own, paid);
            }
            Frame::Muster { max_cost, .. } => {
                ask("muster");
                p.left = max_cost;
            }
        }
        p
    }

    pub(crate) fn read_position(&self, position: Position) -> Result<State<S, K>, Faults> {
        let mut faults = Faults::default();
        let mut s = State::<S, K>::empty();
        let players = self.seating.players;
        let seat_ok = |seat: &Seat| seat.0 < players;
        s.turn = position.turn;
        s.alive = Seat::all(players as usize).collect();
        s.authority.copy_from_slice(&self.seating.authority[..S]);
        if position.seats.len() > players as usize {
            faults.add("seat", format!("there are {players} seats, the position has {}", position.seats.len()));
        }
        if let Some(campaign) = &position.campaign {
            self.read_campaign(&mut s, campaign, &mut faults.at("campaign"));
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
        }
        let spaces = if Self::CAMPAIGN { self.row_spaces() } else { 5 };
        if position.row.len() > spaces {
            faults.add("row", format!("the trade row has {spaces} spaces, the position {}", position.row.len()));
        }
        if Self::CAMPAIGN
            && let Some(id) = position.row.get(5).filter(|id| *id != "none")
        {
            let sixth = self.read_kind(id, &mut faults.at("row"));
            s.set_sixth(sixth);
        }
        for (slot, id) in s.row.iter_mut().zip(&position.row) {
            if id != "none" {
                *slot = self.read_kind(id, &mut faults.at("row")).unwrap_or(NONE);
            }
        }
        s.explorers = position.explorers.unwrap_or(self.explorers);
        self.read_cards(&position.scrap_heap, &mut s.scrap_heap, &mut faults.at("scrap_heap"));
        match &position.trade_deck {
            Some(cards) => self.read_cards(cards, &mut s.trade_deck, &mut faults.at("trade_deck")),
            None => s.trade_deck = self.left_over(&s),
        }
        for (i, pending) in position.pending.iter().enumerate() {
            let mut at = faults.at(&format!("pending {}", i + 1));
            match self.read_frame(pending) {
                Ok(frame) if s.stack.is_full() => at.add(format!("too many questions at once: {frame:?}")),
                Ok(frame) if !self.has_its_card(&s, frame) => at.add("the card that copies is not in play there"),
                Ok(frame) => s.stack.push(frame),
                Err(what) => at.add(what),
            }
        }
        if let Some(over) = &position.over {
            s.end = Some(match over.winner {
                None => End::TurnLimit,
                Some(_) if over.political && Self::CAMPAIGN => End::Political,
                Some(_) => End::Won,
            });
            s.winner = over.winner.unwrap_or(u8::MAX);
        } else if matches!(s.stack.last(), Some(Frame::Run { .. })) {
            faults.add("pending", "the last one must be a question");
        }
        faults.or(s)
    }

    fn has_its_card(&self, s: &State<S, K>, frame: Frame) -> bool {
        match frame {
            Frame::Copy { piece, what: CopyOf::Ship, .. } => (piece as usize) < s.ships.len(),
            Frame::Copy { seat, piece, what: CopyOf::Base, .. } => (piece as usize) < s.realm(seat).bases.len(),
            _ => true,
        }
    }

    fn read_seat(&self, s: &mut State<S, K>, seat: u8, at: &SeatAt, faults: &mut At<'_>) {
        let side = self.seating.side(seat) as usize;
        if let Some(authority) = at.authority {
            s.authority[side] = authority;
        }
        if at.fallen > 0 {
            s.fallen[seat as usize] = at.fallen;
            s.alive.remove(Seat(seat));
        }
        for text in &at.ships {
            match self.read_piece(s, text, seat, false) {
                Ok(ship) if s.ships.is_full() => {
                    faults.add(format!("no room for the ship `{}`", self.name(s, ship.kind)))
                }
                Ok(ship) => s.ships.push(ship),
                Err(what) => faults.add(what),
            }
        }
        let mut realm = crate::state::Realm::<K>::new();
        self.read_cards(&at.hand, &mut realm.hand, faults);
        self.read_cards(&at.deck, &mut realm.deck, faults);
        self.read_cards(&at.discard, &mut realm.discard, faults);
        self.read_list(&at.hand_known, &mut realm.known, faults);
        self.read_list(&at.deck_top, &mut realm.top, faults);
        realm.top.reverse();
        self.read_list(&at.gone, &mut realm.gone, faults);
        let mut known = realm.hand;
        for kind in &realm.known {
            match known.has(*kind) {
                true => known.remove(*kind),
                false => faults.add(format!("hand_known: `{}` is not in the hand", self.name(s, *kind))),
            }
        }
        for text in &at.bases {
            match self.read_piece(s, text, 0, true) {
                Ok(_) if realm.bases.is_full() => faults.add("there is no room for so many bases"),
                Ok(base) => {
                    realm.outposts += u8::from(self.hot(s, base.kind).outpost);
                    realm.watchers += u8::from(self.hot(s, base.kind).ship_played > 0);
                    if base.as_kind != base.kind {
                        realm.watchers += u8::from(self.hot(s, base.as_kind).ship_played > 0);
                    }
                    realm.bases.push(base);
                }
                Err(what) => faults.add(what),
            }
        }
        (realm.trade, realm.combat, realm.owed, realm.scrapped) = (at.trade, at.combat, at.owes, at.scrapped);
        for (id, n) in &at.played {
            match Faction::ALIGNED.iter().find(|f| f.id() == id) {
                Some(f) => realm.played[*f as usize] = *n,
                None => faults.add(format!("played: there is no faction `{id}`")),
            }
        }
        for i in &at.redirects {
            match realm.redirects.get_mut(*i as usize) {
                Some(n) if *n < u8::MAX && realm.armed < u8::MAX => {
                    *n += 1;
                    realm.armed += 1;
                }
                _ => faults.add(format!("redirects: numbers from 0 to 11, not {i}")),
            }
        }
        for (sum, n) in realm.discounts.iter_mut().zip(&at.discounts) {
            *sum = *n;
        }
        s.realms[seat as usize] = realm;
    }

    /// Cards that lie in play together in their owner's turn have seen each other.
    fn meet_all(&self, s: &mut State<S, K>) {
        for seat in self.seating.members(s.side).iter() {
            self.recount_allies(s, seat.0);
        }
    }

    /// Every card of the sets that lies nowhere on the table.
    fn left_over(&self, s: &State<S, K>) -> Bag<K> {
        let mut deck = self.trade_deck;
        let mut take = |kind: Kind| {
            if kind != NONE && deck.has(kind) {
                deck.remove(kind);
            }
        };
        self.row_cards(s).for_each(&mut take);
        for row in self.catalog.open_rows().filter(|row| Self::CAMPAIGN && s.stuck(*row) > 0) {
            let design = self.catalog.row(row).and_then(|r| r.designs.get(usize::from(s.stuck(row)) - 1));
            design.copied().into_iter().for_each(&mut take);
        }
        s.ships.iter().for_each(|p| take(p.kind));
        for realm in &s.realms {
            realm.top.iter().copied().for_each(&mut take);
            realm.bases.iter().for_each(|p| take(p.kind));
            for bag in [&realm.deck, &realm.hand, &realm.discard] {
                bag.iter().for_each(|(kind, n)| (0..n).for_each(|_| take(kind)));
            }
        }
        s.scrap_heap.iter().for_each(|(kind, n)| (0..n).for_each(|_| take(kind)));
        deck
    }

    pub(crate) fn read_kind(&self, id: &str, faults: &mut At<'_>) -> Option<Kind> {
        let kind = self.catalog.kind(id);
        if kind.is_none() {
            faults.add(format!("there is no card `{id}` in this game"));
        }
        kind
    }

    fn read_cards(&self, cards: &[String], bag: &mut Bag<K>, faults: &mut At<'_>) {
        for text in cards {
            let (n, id) = match text.split_once(' ') {
                Some((n, id)) => (n.parse::<u8>().ok(), id),
                None => (Some(1), text.as_str()),
            };
            let Some(kind) = self.read_kind(id, faults) else { continue };
            match n.filter(|n| bag.count(kind).checked_add(*n).is_some_and(|sum| sum <= 120)) {
                Some(n) => bag.add_many(kind, n),
                None => faults.add(format!("`{text}`: a number from 1 to 120, then the card")),
            }
        }
    }

    fn read_list<const N: usize>(&self, cards: &[String], list: &mut List<Kind, N>, faults: &mut At<'_>) {
        for id in cards {
            if let Some(kind) = self.read_kind(id, faults)
                && !list.try_push(kind)
            {
                faults.add(format!("at most {N} cards fit there"));
            }
        }
    }

    fn read_piece(&self, s: &State<S, K>, text: &str, tag: u8, base: bool) -> Result<InPlay, String> {
        let mut words = text.split(',').map(str::trim);
        let id = words.next().unwrap_or_default();
        let find = |id: &str| self.catalog.kind(id).ok_or_else(|| format!("there is no card `{id}` in this game"));
        let kind = find(id)?;
        if self.hot(s, kind).base != base {
            return Err(format!("`{id}` is {}", if base { "no base" } else { "no ship" }));
        }
        let mut piece = InPlay::new(kind, tag, self.hot(s, kind).flags);
        for word in words {
            if let Some((flag, _)) = FLAGS.iter().find(|(_, w)| *w == word) {
                piece.flags |= flag;
            } else if let Some(id) = word.strip_prefix("copies ") {
                piece.as_kind = find(id)?;
                piece.flags = (piece.flags & DONE) | self.hot(s, piece.as_kind).flags | COPY;
                if self.hot(s, piece.as_kind).base != base {
                    return Err(format!("`{text}`: a ship copies ships, a base bases"));
                }
            } else if let Some(n) = word.strip_prefix("damage ").and_then(|n| n.parse::<u8>().ok())
                && base
                && n < self.hot(s, kind).defense
            {
                piece.tag = n;
            } else {
                return Err(format!("`{text}`: what is `{word}`?"));
            }
        }
        Ok(piece)
    }

    fn read_frame(&self, p: &Pending) -> Result<Frame, String> {
        let seat = p.seat.filter(|x| x.0 < self.seating.players).ok_or("a question needs a `seat`")?.0;
        let card = match p.card.as_deref() {
            None | Some("none") => NONE,
            Some(id) => self.catalog.kind(id).ok_or_else(|| format!("there is no card `{id}` in this game"))?,
        };
        let op = self.catalog.ops.0.get(p.at as usize).copied();
        let op = || op.ok_or_else(|| format!("there is no effect {}", p.at));
        use crate::effect::Op;
        let wrong = || Err(format!("the effect at {} asks something else", p.at));
        Ok(match p.ask.as_str() {
            "run" => {
                if p.at as usize + p.len as usize > self.catalog.ops.0.len() {
                    return Err("these effects are not there".to_owned());
                }
                Frame::Run { seat, card, len: p.len, at: p.at }
            }
            "choose" if matches!(op()?, Op::Choice { .. }) => Frame::Choose { seat, card, at: p.at },
            "may" if matches!(op()?, Op::May(_) | Op::Pay { .. }) => Frame::May { seat, card, at: p.at },
            "scrap" if matches!(op()?, Op::Scrap { .. }) => {
                Frame::Scrap { seat, card, left: p.left.max(1), done: p.done, at: p.at }
            }
            "discard_for" if matches!(op()?, Op::Discard { .. }) => {
                Frame::DiscardFor { seat, card, left: p.left.max(1), done: p.done, at: p.at }
            }
            "free" if matches!(op()?, Op::AcquireFree(_)) => Frame::Free { seat, card, at: p.at },
            "choose" | "may" | "scrap" | "discard_for" | "free" => return wrong(),
            "scrap_row" => Frame::ScrapRow { seat, card, left: p.left.max(1), only_now: p.yes },
            "destroy" => Frame::Destroy { seat, card, optional: p.yes },
            "target" => Frame::Target { seat, card, n: p.left },
            "discard" => Frame::Discard { seat, card, left: p.left.max(1) },
            "arrive" if card != NONE && !p.to.is_empty() => {
                let to = p.to.iter().fold(0, |bits, d| bits | bit(*d));
                Frame::Arrive { seat, card, to, own: p.yes, paid: p.paid }
            }
            "copy_ship" => Frame::Copy { seat, card, piece: p.piece, what: CopyOf::Ship },
            "copy_base" => Frame::Copy { seat, card, piece: p.piece, what: CopyOf::Base },
            "recover" => Frame::Recover { seat, card, left: p.left.max(1) },
            "upgrade" if Self::CAMPAIGN && card != NONE && p.piece <= 3 => {
                Frame::Upgrade { seat, card, own: p.piece, paid: p.paid }
            }
            "muster" if Self::CAMPAIGN => Frame::Muster { seat, max_cost: p.left },
            "legacy" => {
                let heir = p.heir.filter(|h| h.0 < self.seating.players).ok_or("a legacy needs an `heir`")?;
                Frame::Legacy { seat, to: heir.0 }
            }
            other => return Err(format!("there is no question `{other}`")),
        })
    }
}

const FLAGS: [(u8, &str); 5] = [
    (USED, "used"),
    (ALLY_ON[0], "ally"),
    (ALLY_USED[0], "ally used"),
    (ALLY_ON[1], "second ally"),
    (ALLY_USED[1], "second ally used"),
];

//! What no game comes to and a table would break on later: a position that says so is refused.

use crate::effect::{CopyOf, Op};
use crate::fault_at::FaultsAt as _;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::state::{ALLY_ON, ALLY_USED, End, InPlay, State, USED};
use crate::variant::Variant;
use starboard_core::{Faults, Seat};

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    /// Looks a position over that has been read whole.
    pub(super) fn check_position(&self, s: &State<S, K, V>, faults: &mut Faults) {
        self.check_cards(s, faults);
        self.check_players(s, faults);
        if s.end.is_some() {
            if !s.stack.is_empty() {
                faults.add("pending", "the game is over: nothing is asked");
            }
            return;
        }
        let mustering = s.stack.iter().any(|f| matches!(f, Frame::Muster { .. }));
        if (s.turn == 0) != mustering {
            faults.add("turn", "from 1; 0 only while cards are mustered before the first");
        }
        if mustering && !s.stack.iter().all(|f| matches!(f, Frame::Muster { .. })) {
            faults.add("pending", "cards are mustered before anything else is asked");
        }
        if let Some(what) = V::fault(self, s) {
            faults.add("campaign", what);
        }
        for (i, frame) in s.stack.iter().enumerate() {
            let mut at = faults.at(&format!("pending {}", i + 1));
            if let Err(what) = self.check_question(s, *frame, i + 1 == s.stack.len()) {
                at.add(what);
            }
        }
    }

    fn check_cards(&self, s: &State<S, K, V>, faults: &mut Faults) {
        for (kind, n) in self.count_cards(s).into_iter().enumerate().take(self.catalog.len()) {
            let kind = kind as u8;
            let most = if self.catalog.row(kind).is_some() { 1 } else { u16::from(u8::MAX) };
            if n > most {
                faults.add("cards", format!("{n} of `{}` on the table: at most {most}", self.name(s, kind)));
            }
        }
    }

    fn check_players(&self, s: &State<S, K, V>, faults: &mut Faults) {
        let players = self.seating.players;
        let seats = || Seat::all(players as usize);
        if seats().any(|x| s.fallen[x.index()] > players) {
            faults.add("fallen", format!("first to fall 1, at most {players}"));
        }
        if s.end.is_some() {
            if s.end != Some(End::TurnLimit) && seats().all(|x| self.seating.team(x.0) != s.winner) {
                faults.add("over", "the winner is no team of this table");
            }
            return;
        }
        let mut teams = s.alive.iter().map(|a| self.seating.team(a.0));
        let one = teams.next();
        if teams.all(|team| Some(team) == one) {
            faults.add("seat", "one team alone is left: then the game is over");
        }
        for x in s.alive.iter().filter(|x| s.authority[self.seating.side(x.0) as usize] <= 0) {
            faults.add(format!("seat {x}: authority"), "a player without authority has fallen; `fallen` says as which");
        }
        let bases = seats().flat_map(|x| s.realm(x.0).bases.iter().map(move |p| (x, "bases", p.card)));
        for (x, zone, p) in bases.chain(s.ships.iter().map(|p| (Seat(p.owner), "ships", p.card))) {
            if let Err(what) = self.check_piece(s, &p) {
                faults.add(format!("seat {x}: {zone}"), format!("`{}`: {what}", self.name(s, p.kind)));
            }
        }
        if let Some(ship) = s.ships.iter().find(|p| self.seating.side(p.owner) != s.side) {
            faults.add(format!("seat {}: ships", Seat(ship.owner)), "ships are in play only in their owner's turn");
        }
    }

    /// A card in play has used no ability that it does not have.
    fn check_piece(&self, s: &State<S, K, V>, p: &InPlay) -> Result<(), String> {
        let now = self.hot(s, p.as_kind);
        if p.has(USED) && (!now.base || now.primary.is_empty()) {
            return Err("it has nothing to use".to_owned());
        }
        let ally = (0..2).find(|n| now.ally[*n].is_empty() && p.has(ALLY_ON[*n] | ALLY_USED[*n]));
        ally.map_or(Ok(()), |_| Err("it has no such ally ability".to_owned()))
    }

    fn check_question(&self, s: &State<S, K, V>, frame: Frame, on_top: bool) -> Result<(), &'static str> {
        let seat = frame.seat();
        let alive = |seat: u8| s.alive.contains(Seat(seat));
        let effect = |at: u16| self.catalog.ops.0.get(at as usize).copied();
        match frame {
            Frame::Bequest { to, .. } if alive(seat) || !alive(to) => {
                return Err("a fallen player leaves cards to one still in the game");
            }
            Frame::Bequest { .. } => {}
            _ if !alive(seat) => return Err("who is asked is out of the game"),
            Frame::Run { .. } | Frame::Discard { .. } | Frame::Muster { .. } => {}
            _ if !on_top => return Err("only what is asked last is such a question"),
            Frame::Copy { card, piece, what: CopyOf::Ship, .. }
                if s.ships.get(piece as usize).is_none_or(|p| p.kind != card || p.owner != seat) =>
            {
                return Err("the card that copies is not in play there");
            }
            Frame::Copy { card, piece, what: CopyOf::Base, .. }
                if s.realm(seat).bases.get(piece as usize).is_none_or(|p| p.kind != card) =>
            {
                return Err("the card that copies is not in play there");
            }
            Frame::Scrap { left, done, at, .. } | Frame::DiscardFor { left, done, at, .. } => match effect(at) {
                Some(Op::Scrap { n, .. } | Op::Discard { n, .. }) if left.checked_add(done).is_some_and(|x| x <= n) => {
                }
                _ => return Err("the effect does not ask for so many cards"),
            },
            Frame::May { at, .. } => {
                if let Some(Op::Pay { trade, authority, .. }) = effect(at)
                    && !self.can_pay(s, seat, trade, authority)
                {
                    return Err("the price cannot be paid");
                }
            }
            Frame::Recover { .. } if s.realm(seat).top.is_full() => return Err("no more cards fit on the deck"),
            _ => {}
        }
        match frame {
            Frame::Run { .. } => return Ok(()),
            Frame::Discard { .. } | Frame::Bequest { .. } if !on_top => return Ok(()),
            _ => {}
        }
        let mut answers = Vec::new();
        self.list_answers(s, frame, &mut answers);
        if answers.is_empty() { Err("it has no answer") } else { Ok(()) }
    }
}

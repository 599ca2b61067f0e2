//! Writing a position.

use super::named::name_redirect;
use super::{Cards, FLAGS, Named, OverAt, Pending, Position, SeatAt};
use crate::acquire::bit;
use crate::catalog::Kind;
use crate::effect::{CopyOf, Destination};
use crate::faction::Faction;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::state::{End, InPlay, Kinds, State};
use crate::variant::Variant;
use starboard_core::order::map;
use starboard_core::{Bag, Seat};

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    pub(crate) fn write_position(&self, s: &State<S, K, V>) -> Position<V::Written> {
        Position {
            turn: s.turn,
            acting: s.acting.iter().collect(),
            row: self.row_cards(s).map(|k| self.name(s, k)).collect(),
            trade_deck: Some(self.write_cards(s, &s.trade_deck)),
            explorers: Some(s.row.explorers()),
            scrap_heap: self.write_cards(s, &s.scrap_heap),
            over: s.end.map(|end| OverAt {
                winners: self.winners(s).collect(),
                winner: None,
                political: end == End::Political,
            }),
            seats: (0..self.seating.players).map(|seat| self.write_seat(s, seat)).collect(),
            pending: s.stack.iter().map(|f| self.write_frame(s, *f)).collect(),
            campaign: V::write(self, s),
        }
    }

    fn winners(&self, s: &State<S, K, V>) -> impl Iterator<Item = Seat> {
        let won = s.end.is_some_and(|end| end != End::TurnLimit);
        Seat::all(usize::from(self.seating.players)).filter(move |x| won && self.seating.team(x.0) == s.winner)
    }

    fn write_cards(&self, s: &State<S, K, V>, bag: &Bag<K>) -> Cards {
        let write =
            |(kind, n): (Kind, u8)| if n == 1 { self.name(s, kind) } else { format!("{n} {}", self.name(s, kind)) };
        bag.iter().map(write).collect()
    }

    fn names<'a>(&self, s: &State<S, K, V>, kinds: impl IntoIterator<Item = &'a Kind>) -> Cards {
        kinds.into_iter().map(|k| self.name(s, *k)).collect()
    }

    fn write_seat(&self, s: &State<S, K, V>, seat: u8) -> SeatAt {
        let realm = s.realm(seat);
        let gone = if self.seating.side(seat) == s.side { s.gone.of(seat) } else { Kinds::default() };
        let played = Faction::ALIGNED.iter().filter(|f| realm.played[**f as usize] > 0);
        SeatAt {
            authority: Some(s.authority[self.seating.side(seat) as usize]),
            hand: self.write_cards(s, &realm.hand),
            hand_known: self.names(s, &realm.known),
            deck: self.write_cards(s, &realm.deck),
            deck_top: self.names(s, realm.top.iter().rev()),
            discard: self.write_cards(s, &realm.discard),
            bases: realm.bases.iter().map(|p| self.write_piece(s, p, p.damage)).collect(),
            ships: s.ships.iter().filter(|p| p.owner == seat).map(|p| self.write_piece(s, p, 0)).collect(),
            trade: realm.trade,
            combat: realm.combat,
            owes: realm.owed,
            played: map(played.map(|f| (f.id().to_owned(), realm.played[*f as usize]))),
            scrapped: realm.scrapped,
            gone: gone.iter().map(|kind| self.name(s, kind)).collect(),
            redirects: realm
                .redirects
                .iter()
                .enumerate()
                .flat_map(|(slot, n)| std::iter::repeat_n(Named::Name(name_redirect(slot)), usize::from(*n)))
                .collect(),
            discounts: if realm.discounts == [0; 3] { Vec::new() } else { realm.discounts.to_vec() },
            fallen: s.fallen[seat as usize],
        }
    }

    fn write_piece(&self, s: &State<S, K, V>, p: &InPlay, damage: u8) -> String {
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

    fn write_frame(&self, s: &State<S, K, V>, frame: Frame) -> Pending {
        let mut p = Pending { seat: Some(Seat(frame.seat())), ..Pending::default() };
        let mut ask = |word: &str| p.ask = word.to_owned();
        let effect = |card, at| Some(self.name_effect(s, card, at));
        match frame {
            Frame::Run { card, len, at, .. } => {
                ask("run");
                (p.card, p.len, p.at) = (Some(self.name(s, card)), len, effect(card, at));
            }
            Frame::Choose { card, at, .. } => {
                ask("choose");
                (p.card, p.at) = (Some(self.name(s, card)), effect(card, at));
            }
            Frame::May { card, at, .. } => {
                ask("may");
                (p.card, p.at) = (Some(self.name(s, card)), effect(card, at));
            }
            Frame::Scrap { card, left, done, at, .. } => {
                ask("scrap");
                (p.card, p.left, p.done, p.at) = (Some(self.name(s, card)), left, done, effect(card, at));
            }
            Frame::DiscardFor { card, left, done, at, .. } => {
                ask("discard_for");
                (p.card, p.left, p.done, p.at) = (Some(self.name(s, card)), left, done, effect(card, at));
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
                (p.card, p.at) = (Some(self.name(s, card)), effect(card, at));
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
            Frame::Bequest { to, .. } => {
                ask("legacy");
                p.heir = Some(Seat(to));
            }
            Frame::Upgrade { card, own, paid, .. } => {
                ask("upgrade");
                let to = own.checked_sub(1).and_then(|to| Destination::ALL.get(usize::from(to)));
                (p.card, p.to, p.paid) = (Some(self.name(s, card)), to.into_iter().copied().collect(), paid);
            }
            Frame::Muster { max_cost, .. } => {
                ask("muster");
                p.left = max_cost;
            }
        }
        p
    }
}

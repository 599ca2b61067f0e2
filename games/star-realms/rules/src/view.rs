//! What one viewer may see, built up field by field; and what a seat can imagine behind it.

use crate::catalog::{Kind, NONE};
use crate::event::CardId;
use crate::game::StarRealms;
use crate::options::Format;
use crate::state::{ALLY_ON, ALLY_USED, End, InPlay, State, USED};
use crate::turn::CARDS;
use crate::variant::{Nothing, Variant};
use serde::Serialize;
use starboard_core::order::Order;
use starboard_core::{Bag, Chance, Seat, Viewer};
use ts_rs::TS;

/// Cards of one kind in a pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Heap {
    pub card: CardId,
    pub n: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View<Shown = Nothing> {
    pub format: Format,
    /// Turns of all players, from 1.
    pub turn: u16,
    /// Whose turn it is and who is not done.
    pub acting: Vec<Seat>,
    /// Five spaces; an empty one only when the trade deck is out.
    pub row: Vec<Option<CardId>>,
    /// `null` if there is no end of them.
    pub explorers: Option<u8>,
    pub trade_deck: u16,
    pub scrap_heap: Vec<Heap>,
    pub seats: Vec<SeatView>,
    pub over: bool,
    pub winners: Vec<Seat>,
    /// A game of a campaign: what it has besides.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub campaign: Option<Box<Shown>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeatView {
    pub seat: Seat,
    pub team: u8,
    pub role: Option<&'static str>,
    pub alive: bool,
    /// The team's in Hydra.
    pub authority: i16,
    pub hand: u16,
    /// For who may look.
    pub hand_cards: Option<Vec<Heap>>,
    /// Cards everybody saw going into the hand.
    pub hand_known: Vec<CardId>,
    pub deck: u16,
    /// Known cards on top of the deck, the next one first.
    pub deck_top: Vec<CardId>,
    pub discard: Vec<Heap>,
    pub discard_size: u16,
    pub bases: Vec<PieceView>,
    pub ships: Vec<PieceView>,
    pub trade: u16,
    pub combat: u16,
    /// Discards owed at the start of the next turn.
    pub owes: u8,
    /// Armed effects on the next acquisitions of this turn.
    pub armed: u8,
    pub discount: u8,
    pub may_attack: Vec<Seat>,
    pub may_attack_bases_of: Vec<Seat>,
    pub shielded: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PieceView {
    pub card: CardId,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub copies: Option<CardId>,
    /// The primary ability has been used this turn.
    pub used: bool,
    /// Each ally ability: can it be used now?
    pub ally_ready: Vec<bool>,
    /// Each ally ability: was it used this turn?
    pub ally_used: Vec<bool>,
    pub defense: u8,
    pub damage: u8,
    pub outpost: bool,
}

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    pub(crate) fn look(&self, s: &State<S, K, V>, viewer: Viewer) -> View<V::Shown> {
        View {
            format: self.seating.format,
            turn: s.turn,
            acting: s.acting.iter().collect(),
            row: self.row_cards(s).map(|k| (k != NONE).then(|| self.name(s, k))).collect(),
            explorers: (!self.options.unlimited_explorers).then_some(s.row.explorers()),
            trade_deck: s.trade_deck.len() as u16,
            scrap_heap: self.heaps(s, &s.scrap_heap),
            seats: (0..self.seating.players).map(|seat| self.look_at(s, seat, viewer)).collect(),
            over: s.end.is_some(),
            winners: match s.end {
                Some(End::Won | End::Political) => self.seating.team_seats(s.winner),
                _ => Vec::new(),
            },
            campaign: V::look(self, s),
        }
    }

    fn look_at(&self, s: &State<S, K, V>, seat: u8, viewer: Viewer) -> SeatView {
        let realm = s.realm(seat);
        let open = match viewer {
            Viewer::Seat(v) => self.seating.sees_hand(v.0, seat),
            Viewer::Spectator => false,
            Viewer::All => true,
        };
        let alive = s.alive.contains(Seat(seat));
        let living = |set: starboard_core::SeatSet| if alive { set.iter().collect() } else { Vec::new() };
        SeatView {
            seat: Seat(seat),
            team: self.seating.team(seat),
            role: self.seating.role(seat),
            alive,
            authority: s.authority[self.seating.side(seat) as usize],
            hand: realm.hand.len() as u16,
            hand_cards: open.then(|| self.heaps(s, &realm.hand)),
            hand_known: sorted(realm.known.iter().map(|k| self.name(s, *k)).collect()),
            deck: realm.deck_len() as u16,
            deck_top: realm.top.iter().rev().map(|k| self.name(s, *k)).collect(),
            discard: self.heaps(s, &realm.discard),
            discard_size: realm.discard.len() as u16,
            bases: realm.bases.iter().map(|p| self.look_at_piece(s, p, p.damage)).collect(),
            ships: s.ships.iter().filter(|p| p.owner == seat).map(|p| self.look_at_piece(s, p, 0)).collect(),
            trade: realm.trade,
            combat: realm.combat,
            owes: realm.owed,
            armed: realm.armed,
            discount: realm.discounts.iter().fold(0, |sum: u8, n| sum.saturating_add(*n)),
            may_attack: living(self.targets(s, seat)),
            may_attack_bases_of: living(self.base_owners(s, seat)),
            shielded: self.shielded(s, seat),
        }
    }

    fn look_at_piece(&self, s: &State<S, K, V>, p: &InPlay, damage: u8) -> PieceView {
        let now = self.hot(s, p.as_kind);
        let printed = self.hot(s, p.kind);
        let ready = |n: usize| p.has(ALLY_ON[n]) && !p.has(ALLY_USED[n]);
        PieceView {
            card: self.name(s, p.kind),
            copies: (p.kind != p.as_kind).then(|| self.name(s, p.as_kind)),
            used: p.has(USED),
            ally_ready: (0..2).filter(|n| !now.ally[*n].is_empty()).map(ready).collect(),
            ally_used: (0..2).filter(|n| !now.ally[*n].is_empty()).map(|n| p.has(ALLY_USED[n])).collect(),
            defense: printed.defense,
            damage,
            outpost: printed.outpost(),
        }
    }

    pub(crate) fn heaps(&self, s: &State<S, K, V>, bag: &Bag<K>) -> Vec<Heap> {
        bag.iter().map(|(kind, n)| Heap { card: self.name(s, kind), n }).collect()
    }

    /// The same table with every hand that `seat` cannot see dealt anew from what it could hold.
    pub(crate) fn redeal(&self, s: &State<S, K, V>, seat: u8, c: &mut impl Chance) -> State<S, K, V> {
        let mut s = *s;
        for other in 0..self.seating.players {
            if self.seating.sees_hand(seat, other) {
                continue;
            }
            let realm = s.realm_mut(other);
            let unknown = realm.hand.len() - realm.known.len();
            let mut known: Bag<K> = Bag::new();
            for kind in &realm.known {
                known.add(*kind);
                realm.hand.remove(*kind);
            }
            realm.hand.empty_into(&mut realm.deck);
            for _ in 0..unknown {
                let kind: Kind = realm.deck.draw(CARDS, c);
                realm.hand.add(kind);
            }
            for (kind, n) in known.iter() {
                (0..n).for_each(|_| realm.hand.add(kind));
            }
        }
        s
    }
}

fn sorted(mut ids: Vec<CardId>) -> Vec<CardId> {
    ids.order_by(Ord::cmp);
    ids
}

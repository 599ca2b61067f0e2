//! The scripted player: plays all it has, buys what its taste likes best, hits what hurts most.

use super::turn::{Forced, Moments, costly, forced};
use super::worth::{Judged, Moment, Taste};
use starboard_core::{Fast, Seat};
use starboard_star_realms::catalog::Kind;
use starboard_star_realms::effect::{Destination, Zone};
use starboard_star_realms::faction::Factions;
use starboard_star_realms::open::Open;
use starboard_star_realms::peek::Look;
use starboard_star_realms::{Action, Amount, Asks, Piece, Variant};
use std::cell::OnceCell;

impl Moments for Taste {
    fn play(&self, kind: u8) -> Moment {
        self.card(kind).primary.moment
    }

    fn is_base(&self, kind: u8) -> bool {
        self.card(kind).base
    }

    fn primary(&self, kind: u8) -> Moment {
        self.card(kind).primary.moment
    }

    fn ally(&self, kind: u8, n: u8) -> Moment {
        self.card(kind).ally_moment[usize::from(n)]
    }

    fn factions(&self, kind: u8) -> Factions {
        self.card(kind).factions
    }

    fn draws_beside(&self, kind: u8) -> Factions {
        self.card(kind).draws_beside
    }
}

/// One decision of the script.
pub(crate) struct Script<'a, const S: usize, const K: usize, V: Variant> {
    /// It looks at nothing that is hidden from its player.
    pub(super) table: Open<'a, S, K, V>,
    pub(super) taste: &'a Taste,
    /// How late it is, from 0 to 1.
    late: f32,
    /// Counted when a card is first looked at that has allies.
    allies: OnceCell<Allies>,
}

impl<'a, const S: usize, const K: usize, V: Variant> Script<'a, S, K, V> {
    pub(crate) fn new(table: Open<'a, S, K, V>, taste: &'a Taste) -> Self {
        Script { table, taste, late: taste.dials.lateness(table.turns()), allies: OnceCell::new() }
    }

    pub(crate) fn decide(&self, room: &mut Vec<Action>, rng: &mut Fast) -> Action {
        self.table.legal(room);
        if let [only] = room[..] {
            return only;
        }
        match self.table.asks() {
            None => match forced(self.table, room, self.taste) {
                Some(Forced { action, moment, costly }) => {
                    let sacrifice = if costly && moment > Moment::Draw { self.sacrifice(room) } else { None };
                    sacrifice.unwrap_or(action)
                }
                None => self.main(room),
            },
            Some(asks) => self.answer(asks, room, rng),
        }
    }

    fn at(&self, early_late: [f32; 2]) -> f32 {
        early_late[0] * (1.0 - self.late) + early_late[1] * self.late
    }

    /// What holding a card in the deck is worth, allies and all.
    pub(super) fn worth(&self, kind: Kind) -> f32 {
        self.judge_worth(self.taste.card(kind))
    }

    pub(super) fn judge_worth(&self, card: &Judged) -> f32 {
        let mut worth = self.at(card.worth);
        for (faction, brings) in card.ally {
            if faction.0 != 0 {
                let allies = self.allies.get_or_init(|| Allies::of(&self.table.own(), self.taste));
                worth += self.at(brings) * allies.chance(faction.0, card.factions.0);
            }
        }
        worth
    }

    /// An ability that takes a card of the hand, if the hand has one to spare.
    fn sacrifice(&self, legal: &[Action]) -> Option<Action> {
        let ability = costly(legal, self.taste).next()?;
        let thin = self.at(self.taste.dials.thin);
        let mut hand = self.table.own().hand.iter();
        hand.any(|(kind, _)| self.worth(kind) <= thin).then_some(ability)
    }

    fn main(&self, legal: &[Action]) -> Action {
        let combat = i32::from(self.table.own().combat);
        let mut buys = arrayvec::ArrayVec::<Kind, 8>::new();
        let (mut scraps, mut attacks) = (false, false);
        for action in legal {
            match *action {
                Action::Buy(kind) => drop(buys.try_push(kind)),
                Action::Scrap(_) => scraps = true,
                // It ends a player.
                Action::Attack { seat, amount: Amount::All } if self.table.authority(Seat(seat)) <= combat => {
                    return *action;
                }
                Action::Attack { .. } | Action::AttackBase { .. } => attacks = true,
                _ => {}
            }
        }
        if let Some(buy) = self.best_buy(&buys) {
            return buy;
        }
        let more = self.offer(legal).or_else(|| if scraps { self.best_scrap(legal) } else { None });
        let attack = || if attacks { self.best_attack(legal) } else { None };
        more.or_else(attack).or_else(|| self.hand_on(legal)).unwrap_or(Action::End)
    }

    /// What is left over goes to a partner who still acts.
    fn hand_on(&self, legal: &[Action]) -> Option<Action> {
        if S == 2 {
            return None;
        }
        let (takers, own) = (self.table.takers(), self.table.own());
        legal.iter().copied().find(|action| match *action {
            Action::Give { seat, pool, amount } => {
                takers.contains(Seat(seat)) && amount == pool.of(own.trade, own.combat)
            }
            _ => false,
        })
    }

    /// The purchase with which the trade brings most, a second one with what is left included.
    fn best_buy(&self, kinds: &[Kind]) -> Option<Action> {
        let least = self.at(self.taste.dials.least);
        let mut buys = arrayvec::ArrayVec::<(Kind, u16, f32), 8>::new();
        for kind in kinds {
            let worth = self.worth(*kind);
            if worth >= least {
                let _ = buys.try_push((*kind, self.table.price(*kind), worth));
            }
        }
        let trade = self.table.own().trade;
        let mut best = None;
        for (i, (kind, price, worth)) in buys.iter().enumerate() {
            let left = trade - price;
            let second = buys.iter().enumerate().filter(|(j, b)| *j != i && b.1 <= left).map(|(_, b)| b.2);
            let sticker = self.sticker_after(*kind, left);
            let total = worth + (0.8 * second.fold(0.0, f32::max)).max(sticker);
            if best.is_none_or(|(t, _)| total > t) {
                best = Some((total, *kind));
            }
        }
        best.map(|(_, kind)| Action::Buy(kind))
    }

    /// A card whose scrap ability brings more now than the card does later.
    fn best_scrap(&self, legal: &[Action]) -> Option<Action> {
        let mut best = None;
        for action in legal {
            let Action::Scrap(piece) = action else { continue };
            let gain = self.at(self.taste.card(piece.as_kind).scrap.brings) * self.taste.dials.cash_in
                - self.worth(piece.kind);
            if gain > 0.0 && best.is_none_or(|(g, _)| gain > g) {
                best = Some((gain, *action));
            }
        }
        best.map(|(_, action)| action)
    }

    /// Bases that are worth more than the damage they take, then the player who is weakest.
    fn best_attack(&self, legal: &[Action]) -> Option<Action> {
        let mut best = None;
        let open = legal.iter().any(|a| matches!(a, Action::Attack { .. }));
        for action in legal {
            let value = match *action {
                Action::AttackBase { seat: owner, base, amount: Amount::All } => {
                    let need = f32::from(self.table.defense_left(Seat(owner), base));
                    let worth = self.at(self.taste.card(base.as_kind).worth) * self.taste.dials.hit_base;
                    if open { worth - need } else { 1000.0 + worth }
                }
                Action::Attack { seat: target, amount: Amount::All } => {
                    -0.001 * self.table.authority(Seat(target)).max(0) as f32
                }
                Action::AttackBase { amount, .. } if !open => f32::from(amount.of(0)),
                _ => continue,
            };
            if best.is_none_or(|(v, _)| value > v) {
                best = Some((value, *action));
            }
        }
        best.map(|(_, action)| action)
    }

    fn answer(&self, asks: Asks, legal: &[Action], rng: &mut Fast) -> Action {
        let best = match asks {
            Asks::Choose => return self.choose(legal, rng),
            Asks::May => return self.accept(legal, rng),
            Asks::Scrap => return self.thin_out(legal),
            Asks::Discard | Asks::DiscardFor => return self.throw(asks, legal),
            Asks::ScrapRow => self.spoil(legal),
            Asks::Destroy => self.most(legal, |a| match a {
                Action::PickBase { seat, base } if !self.table.is_ally(Seat(*seat)) => Some(self.body(*base)),
                _ => None,
            }),
            Asks::Target => self.most(legal, |a| match a {
                Action::PickPlayer(seat) => Some(-self.table.authority(Seat(*seat)) as f32),
                _ => None,
            }),
            Asks::Arrive => self.most(legal, |a| match a {
                Action::Send(Destination::Hand) => Some(2.0),
                Action::Send(Destination::Top) => Some(1.0),
                Action::Send(Destination::Discard) => Some(0.0),
                _ => None,
            }),
            Asks::Free | Asks::Copy | Asks::Recover | Asks::Bequest => self.most(legal, |a| match a {
                Action::Take(kind) | Action::PickShip(kind) | Action::Leave(kind) | Action::Pick { card: kind, .. } => {
                    Some(self.worth(*kind))
                }
                Action::PickBase { base, .. } => Some(self.at(self.taste.card(base.as_kind).primary.brings)),
                _ => None,
            }),
            Asks::Upgrade => self.upgrade(legal),
            Asks::Muster => self.muster(legal),
        };
        best.or_else(|| legal.iter().copied().find(|a| *a == Action::Decline)).unwrap_or(legal[0])
    }

    pub(super) fn most(&self, legal: &[Action], value: impl Fn(&Action) -> Option<f32>) -> Option<Action> {
        let valued = legal.iter().filter_map(|a| value(a).map(|v| (v, *a)));
        valued.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, action)| action)
    }

    /// Taking a base away: what it does, and what it holds off.
    fn body(&self, base: Piece) -> f32 {
        self.at(self.taste.card(base.kind).worth) + f32::from(self.taste.card(base.kind).cost)
    }

    /// Tries each alternative and looks at what is there then.
    fn choose(&self, legal: &[Action], rng: &mut Fast) -> Action {
        self.most(legal, |a| Some(self.brings(*a, rng))).unwrap_or(legal[0])
    }

    /// Takes an offer unless it costs more than it brings.
    fn accept(&self, legal: &[Action], rng: &mut Fast) -> Action {
        let takes = !legal.contains(&Action::Decline) || self.brings(Action::Accept, rng) >= 0.0;
        if takes { Action::Accept } else { Action::Decline }
    }

    /// What an action brings at once.
    fn brings(&self, action: Action, rng: &Fast) -> f32 {
        let (now, then) = (self.table.now(), self.table.after(action, &mut rng.clone()));
        let late = self.late;
        let more = |a: u16, b: u16| f32::from(b) - f32::from(a);
        let (before, after) = (now.authority, then.authority);
        // Whoever has little authority left pays dearly for the rest.
        let dear = if after < before { (20.0 / after.max(1) as f32).max(1.0) } else { 1.0 };
        let asked = match then.asks {
            Some(Asks::Free) => 4.0,
            Some(_) => 1.6,
            None => 0.0,
        };
        more(now.trade, then.trade) * (1.2 - 0.5 * late)
            + more(now.combat, then.combat) * (0.8 + 0.5 * late)
            + (after - before) as f32 * 0.5 * dear
            + (then.hand as f32 - now.hand as f32) * 2.0
            + asked
    }

    /// Scraps the worst of the own cards, if it is bad enough.
    fn thin_out(&self, legal: &[Action]) -> Action {
        let may_stop = legal.contains(&Action::Decline);
        let worst = self.most(legal, |a| match a {
            // In the hand it still has its use this turn.
            Action::Pick { zone: Zone::Hand, card } => Some(-self.worth(*card) - 0.3),
            Action::Pick { card, .. } => Some(-self.worth(*card)),
            _ => None,
        });
        match worst {
            Some(Action::Pick { card, .. }) if may_stop && self.worth(card) > self.at(self.taste.dials.thin) => {
                Action::Decline
            }
            worst => worst.unwrap_or(legal[0]),
        }
    }

    /// Discards what the hand misses least; for an effect, only what the effect makes up for.
    fn throw(&self, asks: Asks, legal: &[Action]) -> Action {
        let worst = self.most(legal, |a| match a {
            Action::Pick { card, .. } => Some(-self.worth(*card)),
            _ => None,
        });
        match worst {
            Some(Action::Pick { card, .. })
                if asks == Asks::DiscardFor && legal.contains(&Action::Decline) && self.taste.card(card).cost > 2 =>
            {
                Action::Decline
            }
            worst => worst.unwrap_or(legal[0]),
        }
    }

    /// Takes the dearest card out of the row that is out of own reach.
    fn spoil(&self, legal: &[Action]) -> Option<Action> {
        let trade = self.table.own().trade;
        self.most(legal, |a| match a {
            Action::PickRow(kind) if self.table.price(*kind) > trade => Some(f32::from(self.taste.card(*kind).cost)),
            _ => None,
        })
    }
}

/// How many of a player's cards belong to each faction.
pub(crate) struct Allies {
    by_faction: [u8; 8],
    cards: f32,
}

impl Allies {
    fn of<const K: usize>(own: &Look<'_, K>, taste: &Taste) -> Allies {
        let mut all = *own.deck;
        all.add_all(own.hand);
        all.add_all(own.discard);
        let mut by_faction = 0;
        let mut cards = all.len();
        let mut count = |kind: Kind, n: u8| by_faction += taste.card(kind).by_faction * u64::from(n);
        all.each_kind(|kind| count(kind, all.count(kind)));
        for (piece, _) in own.bases() {
            // A base in play is an ally every turn.
            count(piece.kind, 3);
            cards += 3;
        }
        Allies { by_faction: u64::to_le_bytes(by_faction), cards: cards as f32 }
    }

    /// The chance that an ally turns up in the same hand.
    fn chance(&self, wanted: u8, own: u8) -> f32 {
        let mut others = 0.0;
        let mut factions = wanted;
        while factions != 0 {
            let f = factions.trailing_zeros() as usize;
            others += f32::from(self.by_faction[f]) - if own & (1 << f) != 0 { 0.5 } else { 0.0 };
            factions &= factions - 1;
        }
        let share = (others.max(0.0) / self.cards.max(5.0)).min(1.0);
        1.0 - (1.0 - share).powi(4)
    }
}

//! The scripted player: plays all it has, buys what its taste likes best, hits what hurts most.

use super::turn::{Moments, costly, forced};
use super::worth::{Judged, Moment, Taste};
use starboard_core::{Fast, Game, Seat};
use starboard_star_realms::catalog::Kind;
use starboard_star_realms::effect::{Destination, Zone};
use starboard_star_realms::faction::Factions;
use starboard_star_realms::{Action, Amount, Asks, Piece, StarRealms, State, Variant};

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
    pub(crate) game: &'a StarRealms<S, K, V>,
    pub(crate) s: &'a State<S, K, V>,
    pub(crate) seat: Seat,
    pub(crate) taste: &'a Taste,
}

impl<const S: usize, const K: usize, V: Variant> Script<'_, S, K, V> {
    pub(crate) fn decide(&self, room: &mut Vec<Action>, rng: &mut Fast) -> Action {
        self.game.legal_actions(self.s, self.seat, room);
        if let [only] = room[..] {
            return only;
        }
        match self.s.asks() {
            None => match forced(self.s, self.seat, room, self.taste) {
                Some((Moment::Draw, action)) => action,
                Some((_, action)) => self.sacrifice(room).unwrap_or(action),
                None => self.main(room),
            },
            Some(asks) => self.answer(asks, room, rng),
        }
    }

    fn late(&self) -> f32 {
        self.taste.dials.lateness(self.game.turns(self.s))
    }

    fn at(&self, early_late: [f32; 2]) -> f32 {
        let late = self.late();
        early_late[0] * (1.0 - late) + early_late[1] * late
    }

    /// What holding a card in the deck is worth, allies and all.
    pub(crate) fn worth(&self, kind: Kind, allies: &Allies) -> f32 {
        self.judge_worth(self.taste.card(kind), allies)
    }

    pub(crate) fn judge_worth(&self, card: &Judged, allies: &Allies) -> f32 {
        let mut worth = self.at(card.worth);
        for (faction, brings) in card.ally {
            if faction.0 != 0 {
                worth += self.at(brings) * allies.chance(faction.0, card.factions.0);
            }
        }
        worth
    }

    pub(crate) fn allies(&self) -> Allies {
        Allies::of(self.s, self.seat, self.taste)
    }

    /// An ability that takes a card of the hand, if the hand has one to spare.
    fn sacrifice(&self, legal: &[Action]) -> Option<Action> {
        let ability = costly(legal, self.taste).next()?;
        let (allies, thin) = (self.allies(), self.at(self.taste.dials.thin));
        let mut hand = self.s.look(self.seat).hand.iter();
        hand.any(|(kind, _)| self.worth(kind, &allies) <= thin).then_some(ability)
    }

    fn main(&self, legal: &[Action]) -> Action {
        if let Some(blow) = self.deadly(legal) {
            return blow;
        }
        let allies = self.allies();
        if let Some(buy) = self.best_buy(legal, &allies) {
            return buy;
        }
        if let Some(more) = self.offer(legal).or_else(|| self.best_scrap(legal, &allies)) {
            return more;
        }
        self.best_attack(legal).unwrap_or(Action::End)
    }

    /// An attack that ends a player.
    fn deadly(&self, legal: &[Action]) -> Option<Action> {
        let combat = i32::from(self.s.look(self.seat).combat);
        legal.iter().copied().find(
            |a| matches!(a, Action::Attack { seat, amount: Amount::All } if self.game.authority(self.s, Seat(*seat)) <= combat),
        )
    }

    /// The purchase with which the trade brings most, a second one with what is left included.
    fn best_buy(&self, legal: &[Action], allies: &Allies) -> Option<Action> {
        let mut buys = arrayvec::ArrayVec::<(Kind, u16, f32), 8>::new();
        for action in legal {
            if let Action::Buy(kind) = action {
                let _ = buys.try_push((*kind, self.game.price_of(self.s, self.seat, *kind), self.worth(*kind, allies)));
            }
        }
        let least = self.at(self.taste.dials.least);
        let trade = self.s.look(self.seat).trade;
        let mut best = None;
        for (i, (kind, price, worth)) in buys.iter().enumerate().filter(|(_, b)| b.2 >= least) {
            let left = trade - price;
            let second =
                buys.iter().enumerate().filter(|(j, b)| *j != i && b.1 <= left && b.2 >= least).map(|(_, b)| b.2);
            let sticker = self.sticker_after(*kind, left, allies);
            let total = worth + (0.8 * second.fold(0.0, f32::max)).max(sticker);
            if best.is_none_or(|(t, _)| total > t) {
                best = Some((total, *kind));
            }
        }
        best.map(|(_, kind)| Action::Buy(kind))
    }

    /// A card whose scrap ability brings more now than the card does later.
    fn best_scrap(&self, legal: &[Action], allies: &Allies) -> Option<Action> {
        let mut best = None;
        for action in legal {
            let Action::Scrap(piece) = action else { continue };
            let gain = self.at(self.taste.card(piece.as_kind).scrap.brings) * self.taste.dials.cash_in
                - self.worth(piece.kind, allies);
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
                    let need = f32::from(self.game.defense_left(self.s, Seat(owner), base));
                    let worth = self.at(self.taste.card(base.as_kind).worth) * self.taste.dials.hit_base;
                    if open { worth - need } else { 1000.0 + worth }
                }
                Action::Attack { seat: target, amount: Amount::All } => {
                    -0.001 * self.game.authority(self.s, Seat(target)).max(0) as f32
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
        let allies = self.allies();
        let best = match asks {
            Asks::Choose => return self.choose(legal, rng),
            Asks::May => return self.accept(legal, rng),
            Asks::Scrap => return self.thin_out(legal, &allies),
            Asks::Discard | Asks::DiscardFor => return self.throw(asks, legal, &allies),
            Asks::ScrapRow => self.spoil(legal),
            Asks::Destroy => self.most(legal, |a| match a {
                Action::PickBase { seat, base } if self.game.team(Seat(*seat)) != self.game.team(self.seat) => {
                    Some(self.body(*base))
                }
                _ => None,
            }),
            Asks::Target => self.most(legal, |a| match a {
                Action::PickPlayer(seat) => Some(-self.game.authority(self.s, Seat(*seat)) as f32),
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
                    Some(self.worth(*kind, &allies))
                }
                Action::PickBase { base, .. } => Some(self.at(self.taste.card(base.as_kind).primary.brings)),
                _ => None,
            }),
            Asks::Upgrade => self.upgrade(legal, &allies),
            Asks::Muster => self.muster(legal, &allies),
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
        let mut s = *self.s;
        self.game.apply_unchecked(&mut s, self.seat, &action, &mut rng.clone(), &mut starboard_core::Silent);
        let (now, then) = (self.s.look(self.seat), s.look(self.seat));
        let late = self.late();
        let more = |a: u16, b: u16| f32::from(b) - f32::from(a);
        let (before, after) = (self.game.authority(self.s, self.seat), self.game.authority(&s, self.seat));
        // Whoever has little authority left pays dearly for the rest.
        let dear = if after < before { (20.0 / after.max(1) as f32).max(1.0) } else { 1.0 };
        let asked = match s.asks() {
            Some(Asks::Free) => 4.0,
            Some(_) => 1.6,
            None => 0.0,
        };
        more(now.trade, then.trade) * (1.2 - 0.5 * late)
            + more(now.combat, then.combat) * (0.8 + 0.5 * late)
            + (after - before) as f32 * 0.5 * dear
            + (then.hand.len() as f32 - now.hand.len() as f32) * 2.0
            + asked
    }

    /// Scraps the worst of the own cards, if it is bad enough.
    fn thin_out(&self, legal: &[Action], allies: &Allies) -> Action {
        let may_stop = legal.contains(&Action::Decline);
        let worst = self.most(legal, |a| match a {
            // In the hand it still has its use this turn.
            Action::Pick { zone: Zone::Hand, card } => Some(-self.worth(*card, allies) - 0.3),
            Action::Pick { card, .. } => Some(-self.worth(*card, allies)),
            _ => None,
        });
        match worst {
            Some(Action::Pick { card, .. })
                if may_stop && self.worth(card, allies) > self.at(self.taste.dials.thin) =>
            {
                Action::Decline
            }
            worst => worst.unwrap_or(legal[0]),
        }
    }

    /// Discards what the hand misses least; for an effect, only what the effect makes up for.
    fn throw(&self, asks: Asks, legal: &[Action], allies: &Allies) -> Action {
        let worst = self.most(legal, |a| match a {
            Action::Pick { card, .. } => Some(-self.worth(*card, allies)),
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
        let trade = self.s.look(self.seat).trade;
        self.most(legal, |a| match a {
            Action::PickRow(kind) if self.game.price_of(self.s, self.seat, *kind) > trade => {
                Some(f32::from(self.taste.card(*kind).cost))
            }
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
    fn of<const S: usize, const K: usize, V: Variant>(s: &State<S, K, V>, seat: Seat, taste: &Taste) -> Allies {
        let look = s.look(seat);
        let mut by_faction = [0u8; 8];
        let mut cards = 0;
        let mut count = |kind: Kind, n: u8| {
            cards += u32::from(n);
            let mut factions = taste.card(kind).factions.0;
            while factions != 0 {
                by_faction[factions.trailing_zeros() as usize] += n;
                factions &= factions - 1;
            }
        };
        for bag in [look.deck, look.hand, look.discard] {
            bag.each_kind(|kind| count(kind, bag.count(kind)));
        }
        for (piece, _) in look.bases() {
            // A base in play is an ally every turn.
            count(piece.kind, 3);
        }
        Allies { by_faction, cards: cards as f32 }
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

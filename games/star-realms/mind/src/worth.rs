//! What cards are worth to a scripted player: its dials, multiplied into every card of the table.

use starboard_bots::greedy::bell;
use starboard_core::Fast;
use starboard_star_realms::card::{Card, CardType};
use starboard_star_realms::catalog::{Catalog, Kind};
use starboard_star_realms::effect::{CopyOf, Effect, Standing};
use starboard_star_realms::faction::{Faction, Factions};

/// The names of the dials; `early` and `late` are the two ends of a game.
pub(crate) const DIALS: &[&str] = &[
    "trade_early",
    "trade_late",
    "combat_early",
    "combat_late",
    "authority_early",
    "authority_late",
    "draw_early",
    "draw_late",
    "discard",
    "scrap_early",
    "scrap_late",
    "scrap_row",
    "destroy_base",
    "redirect",
    "free_card",
    "copy",
    "base_stays",
    "defense",
    "outpost",
    "ally",
    "scrap_ability",
    "cost",
    "least_early",
    "least_late",
    "late_turn",
    "thin_early",
    "thin_late",
    "hit_base",
    "cash_in",
];

/// Dials by name, as the script reads them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dials {
    /// Early, late.
    trade: [f32; 2],
    combat: [f32; 2],
    authority: [f32; 2],
    draw: [f32; 2],
    discard: f32,
    scrap: [f32; 2],
    scrap_row: f32,
    destroy_base: f32,
    redirect: f32,
    free_card: f32,
    copy: f32,
    /// How many turns' worth of its ability a base is worth.
    base_stays: f32,
    /// For each point of defence, of any base and of outposts in addition.
    defense: f32,
    outpost: f32,
    /// How much of an ally ability counts when every other card is an ally.
    ally: f32,
    scrap_ability: f32,
    cost: f32,
    /// A card worth less is not bought.
    pub(crate) least: [f32; 2],
    /// The turn of the table by which it is late.
    late_turn: f32,
    /// Own cards worth less are scrapped when there is a chance.
    pub(crate) thin: [f32; 2],
    /// How much of a base's worth makes up for a point of damage.
    pub(crate) hit_base: f32,
    /// How much more than the card an ability must bring that scraps it.
    pub(crate) cash_in: f32,
}

impl Dials {
    pub(crate) fn read(d: &[f32]) -> Dials {
        let at = |i: usize| d.get(i).copied().unwrap_or(0.0);
        let two = |i: usize| [at(i), at(i + 1)];
        Dials {
            trade: two(0),
            combat: two(2),
            authority: two(4),
            draw: two(6),
            discard: at(8),
            scrap: two(9),
            scrap_row: at(11),
            destroy_base: at(12),
            redirect: at(13),
            free_card: at(14),
            copy: at(15),
            base_stays: at(16),
            defense: at(17),
            outpost: at(18),
            ally: at(19),
            scrap_ability: at(20),
            cost: at(21),
            least: two(22),
            late_turn: at(24).max(1.0),
            thin: two(25),
            hit_base: at(27),
            cash_in: at(28),
        }
    }

    /// How late it is, from 0 to 1.
    pub(crate) fn lateness(&self, turn: u32) -> f32 {
        (turn as f32 / self.late_turn).min(1.0)
    }

    /// What one use of some effects brings, early and late.
    fn effects(&self, effects: &[Effect]) -> [f32; 2] {
        effects.iter().map(|e| self.effect(e)).fold([0.0; 2], plus)
    }

    fn effect(&self, effect: &Effect) -> [f32; 2] {
        let n = |n: u8| f32::from(n);
        match effect {
            Effect::Trade(x) => times(self.trade, n(*x)),
            Effect::Combat(x) => times(self.combat, n(*x)),
            Effect::Authority(x) => times(self.authority, n(*x)),
            Effect::Draw(x) => times(self.draw, n(*x)),
            Effect::OpponentDiscards(x) => [self.discard * n(*x); 2],
            Effect::Scrap(m) => {
                let count = n(m.up_to.or(m.exactly).unwrap_or(1));
                plus(times(self.scrap, count), times(self.effects(&m.each), count))
            }
            Effect::Discard(m) => {
                let count = n(m.up_to.or(m.exactly).unwrap_or(1));
                // A card is given up for each; the worst of the hand.
                times(plus(self.effects(&m.each), times(self.draw, -0.45)), count).map(|v| v.max(0.0))
            }
            Effect::ScrapRow(r) => [self.scrap_row * n(r.up_to); 2],
            Effect::DestroyBase(_) => [self.destroy_base; 2],
            Effect::Choice(lists) => {
                let all: Vec<[f32; 2]> = lists.iter().map(|l| self.effects(l)).collect();
                let best = all.iter().fold([f32::MIN; 2], |a, b| [a[0].max(b[0]), a[1].max(b[1])]);
                // The freedom to choose is worth a little more than the better of the two.
                times(best, 1.1)
            }
            Effect::If(i) => times(self.effects(&i.then), 0.4),
            Effect::ForEach(f) => times(self.effects(&f.then), 1.5),
            Effect::RedirectNext(_) => [self.redirect; 2],
            Effect::AcquireFree(a) => [self.free_card * n(a.max_cost.unwrap_or(6)) / 4.0; 2],
            Effect::Copy(_) => [self.copy; 2],
            Effect::May(list) => self.effects(list).map(|v| v.max(0.0)),
            Effect::DiscountNext(d) => times(self.trade, n(d.by) * 0.7),
            Effect::Recover(x) => [self.redirect * n(*x); 2],
            Effect::Pay(p) => times(self.effects(&p.then), 0.5),
            Effect::LoseAuthority(x) => times(self.authority, -n(*x)),
        }
    }

    /// What a card's own ability and body are worth.
    fn card(&self, card: &Card) -> [f32; 2] {
        let mut worth = self.effects(&card.primary);
        for standing in &card.standing {
            worth = match standing {
                Standing::ShipPlayed(s) => plus(worth, times(self.combat, 2.5 * f32::from(s.combat))),
                Standing::AllyOfAll | Standing::OwnAlly => plus(worth, [self.ally; 2]),
                Standing::LeavesWhenDestroyed => worth,
            };
        }
        if card.kind.is_base() {
            worth = times(worth, self.base_stays);
        }
        let defense = f32::from(card.defense.unwrap_or(0));
        let body = self.defense * defense + if card.kind == CardType::Outpost { self.outpost * defense } else { 0.0 };
        worth = plus(worth, [body + self.cost * f32::from(card.cost); 2]);
        worth = plus(worth, times(self.effects(&card.scrap), self.scrap_ability));
        plus(worth, times(self.effects(&card.acquired), 0.5))
    }
}

fn plus(a: [f32; 2], b: [f32; 2]) -> [f32; 2] {
    [a[0] + b[0], a[1] + b[1]]
}

fn times(a: [f32; 2], by: f32) -> [f32; 2] {
    [a[0] * by, a[1] * by]
}

/// When an ability is best used, within a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Moment {
    /// It may draw: know the hand before choosing anything.
    Draw,
    /// It takes cards of the hand: while there are still some to give up.
    Hand,
    Any,
    /// It counts or copies what was played before it.
    Late,
    /// It makes its player give up a card: not to be used without thought, and while there is a hand to choose from.
    Costly,
}

pub(crate) fn moment(effects: &[Effect]) -> Moment {
    let mut found = Moment::Any;
    for effect in effects {
        let this = match effect {
            Effect::Draw(_) => Moment::Draw,
            Effect::Scrap(m) | Effect::Discard(m) if m.exactly.is_some() => Moment::Costly,
            Effect::Scrap(_) | Effect::Discard(_) => Moment::Hand,
            Effect::Choice(lists) => lists.iter().map(|l| moment(l)).find(|m| *m != Moment::Any).unwrap_or(Moment::Any),
            // All bases are out by now; the one that is copied may ask for cards of the hand.
            Effect::Copy(CopyOf::Base) => Moment::Hand,
            Effect::If(_) | Effect::ForEach(_) | Effect::Copy(CopyOf::Ship) => Moment::Late,
            // What may be declined costs nothing to ask for.
            Effect::May(list) => moment(list).min(Moment::Hand),
            _ => Moment::Any,
        };
        found = match (found, this) {
            (_, Moment::Costly) | (Moment::Costly, _) => Moment::Costly,
            (_, Moment::Late) | (Moment::Late, _) => Moment::Late,
            (Moment::Any, m) => m,
            (m, Moment::Any) => m,
            (a, b) => a.max(b),
        };
    }
    found
}

/// The factions of a card's ally abilities that draw.
pub(crate) fn draws_beside(card: &Card) -> Factions {
    let draws = card.ally.iter().filter(|a| moment(&a.effects) == Moment::Draw);
    draws.fold(Factions::NONE, |all, a| all.with(Factions::of(a.faction)))
}

/// An ability of a card, as the script looks at it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ability {
    pub(crate) moment: Moment,
    /// What a use brings, early and late.
    pub(crate) brings: [f32; 2],
}

/// A card as the script looks at it.
#[derive(Clone, Debug)]
pub(crate) struct Judged {
    /// Early, late; without its allies.
    pub(crate) worth: [f32; 2],
    pub(crate) ally: [(Factions, [f32; 2]); 2],
    pub(crate) factions: Factions,
    /// A byte for each faction, 1 in those of the card: adding these words up counts every faction at once.
    pub(crate) by_faction: u64,
    /// The factions of its ally abilities that draw.
    pub(crate) draws_beside: Factions,
    pub(crate) base: bool,
    pub(crate) cost: u8,
    pub(crate) primary: Ability,
    pub(crate) ally_moment: [Moment; 2],
    pub(crate) scrap: Ability,
}

/// A taste bound to the cards of a table.
#[derive(Clone, Debug)]
pub struct Taste {
    pub(crate) dials: Dials,
    pub(crate) cards: Vec<Judged>,
}

impl Taste {
    pub(crate) fn new(catalog: &Catalog, dials: &[f32], misjudge: f32, rng: &mut Fast) -> Taste {
        let dials = Dials::read(dials);
        let cards = (0..catalog.len() as Kind).map(|kind| judge(&dials, catalog.card(kind), misjudge, rng)).collect();
        Taste { dials, cards }
    }

    pub(crate) fn card(&self, kind: Kind) -> &Judged {
        &self.cards[kind as usize]
    }

    /// A card that is not on the table yet.
    pub(crate) fn judge(&self, card: &Card) -> Judged {
        judge(&self.dials, card, 0.0, &mut Fast::new(0))
    }
}

fn judge(dials: &Dials, card: &Card, misjudge: f32, rng: &mut Fast) -> Judged {
    // A beginner's error about a card lasts the whole game: it is worth up to twice or half of what it should be, or more.
    let wrong = (misjudge * bell(rng)).exp();
    let ally = |i: usize| match card.ally.get(i) {
        Some(a) => (Factions::of(a.faction), times(dials.effects(&a.effects), dials.ally * wrong)),
        None => (Factions::NONE, [0.0; 2]),
    };
    let ally_moment = |i: usize| card.ally.get(i).map_or(Moment::Any, |a| moment(&a.effects));
    let factions = [Some(card.faction), card.second_faction].into_iter().flatten().filter(|f| *f != Faction::Unaligned);
    let factions = factions.fold(Factions::NONE, |all, f| all.with(Factions::of(f)));
    Judged {
        worth: times(dials.card(card), wrong),
        ally: [ally(0), ally(1)],
        factions,
        by_faction: (0..8).filter(|f| factions.0 & (1 << f) != 0).map(|f| 1 << (8 * f)).sum(),
        draws_beside: draws_beside(card),
        base: card.kind.is_base(),
        cost: card.cost,
        primary: Ability { moment: moment(&card.primary), brings: dials.effects(&card.primary) },
        ally_moment: [ally_moment(0), ally_moment(1)],
        scrap: Ability { moment: moment(&card.scrap), brings: dials.effects(&card.scrap) },
    }
}

//! The cards of a table, worked out once: when their abilities are best used, and what they are good for.

use super::turn::Moments;
use super::worth::{Moment, draws_beside, moment};
use starboard_star_realms::card::{Card, CardType};
use starboard_star_realms::catalog::{Catalog, Kind};
use starboard_star_realms::effect::{Effect, Standing};
use starboard_star_realms::faction::{Faction, Factions};

/// What a use of an ability brings, roughly, on its own.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Yield {
    pub(crate) trade: f32,
    pub(crate) combat: f32,
    pub(crate) authority: f32,
    pub(crate) draw: f32,
    pub(crate) discard: f32,
    pub(crate) scrap: f32,
}

impl Yield {
    fn of(effects: &[Effect]) -> Yield {
        let mut y = Yield::default();
        effects.iter().for_each(|e| y.add(e, 1.0));
        y
    }

    fn add(&mut self, effect: &Effect, by: f32) {
        let n = |n: u8| f32::from(n) * by;
        match effect {
            Effect::Trade(x) => self.trade += n(*x),
            Effect::Combat(x) => self.combat += n(*x),
            Effect::Authority(x) => self.authority += n(*x),
            Effect::Draw(x) => self.draw += n(*x),
            Effect::OpponentDiscards(x) => self.discard += n(*x),
            Effect::Scrap(m) => self.scrap += n(m.up_to.or(m.exactly).unwrap_or(1)),
            Effect::Discard(m) => m.each.iter().for_each(|e| self.add(e, by * 0.5)),
            Effect::Choice(lists) => {
                let part = by * 1.2 / lists.len().max(1) as f32;
                lists.iter().flatten().for_each(|e| self.add(e, part));
            }
            Effect::If(i) => i.then.iter().for_each(|e| self.add(e, by * 0.4)),
            Effect::ForEach(f) => f.then.iter().for_each(|e| self.add(e, by * 1.5)),
            Effect::May(list) => list.iter().for_each(|e| self.add(e, by)),
            Effect::DiscountNext(d) => self.trade += n(d.by) * 0.7,
            _ => {}
        }
    }

    /// The most combat one use can bring, if nothing is drawn.
    fn most_combat(effects: &[Effect]) -> f32 {
        let one = |e: &Effect| match e {
            Effect::Combat(x) => f32::from(*x),
            Effect::Choice(lists) => lists.iter().map(|l| Yield::most_combat(l)).fold(0.0, f32::max),
            Effect::If(i) => Yield::most_combat(&i.then),
            Effect::ForEach(f) => 8.0 * Yield::most_combat(&f.then),
            Effect::May(list) => Yield::most_combat(list),
            Effect::Scrap(m) | Effect::Discard(m) => {
                f32::from(m.up_to.or(m.exactly).unwrap_or(1)) * Yield::most_combat(&m.each)
            }
            // A copy may be of anything; it is looked at when it is there.
            Effect::Copy(_) => 8.0,
            _ => 0.0,
        };
        effects.iter().map(one).sum()
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Known {
    primary: Moment,
    ally: [Moment; 2],
    pub(crate) base: bool,
    pub(crate) outpost: bool,
    pub(crate) defense: f32,
    pub(crate) yields: Yield,
    pub(crate) ally_yields: [(Factions, Yield); 2],
    pub(crate) factions: Factions,
    draws_beside: Factions,
    /// The most combat it can bring in one turn, scrapping included.
    pub(crate) blow: f32,
}

/// What is known of a table's cards.
pub struct Lore {
    pub(crate) cards: Vec<Known>,
}

impl Lore {
    pub(crate) fn new(catalog: &Catalog) -> Lore {
        Lore { cards: (0..catalog.len() as Kind).map(|kind| known(catalog.card(kind))).collect() }
    }

    #[inline]
    pub(crate) fn card(&self, kind: Kind) -> &Known {
        &self.cards[kind as usize]
    }
}

fn known(card: &Card) -> Known {
    let mut yields = Yield::of(&card.primary);
    let mut blow = Yield::most_combat(&card.primary) + Yield::most_combat(&card.scrap);
    blow += card.ally.iter().map(|a| Yield::most_combat(&a.effects)).sum::<f32>();
    for standing in &card.standing {
        if let Standing::ShipPlayed(s) = standing {
            yields.combat += 2.5 * f32::from(s.combat);
            blow += 12.0 * f32::from(s.combat);
        }
    }
    let ally = |i: usize| card.ally.get(i);
    let factions = [Some(card.faction), card.second_faction].into_iter().flatten().filter(|f| *f != Faction::Unaligned);
    Known {
        primary: moment(&card.primary),
        ally: [0, 1].map(|i| ally(i).map_or(Moment::Any, |a| moment(&a.effects))),
        base: card.kind.is_base(),
        outpost: card.kind == CardType::Outpost,
        defense: f32::from(card.defense.unwrap_or(0)),
        yields,
        ally_yields: [0, 1].map(|i| {
            ally(i).map_or((Factions::NONE, Yield::default()), |a| (Factions::of(a.faction), Yield::of(&a.effects)))
        }),
        factions: factions.fold(Factions::NONE, |all, f| all.with(Factions::of(f))),
        draws_beside: draws_beside(card),
        blow,
    }
}

impl Moments for Lore {
    fn play(&self, kind: u8) -> Moment {
        self.card(kind).primary
    }

    fn is_base(&self, kind: u8) -> bool {
        self.card(kind).base
    }

    fn primary(&self, kind: u8) -> Moment {
        self.card(kind).primary
    }

    fn ally(&self, kind: u8, n: u8) -> Moment {
        self.card(kind).ally[usize::from(n)]
    }

    fn factions(&self, kind: u8) -> Factions {
        self.card(kind).factions
    }

    fn draws_beside(&self, kind: u8) -> Factions {
        self.card(kind).draws_beside
    }
}

//! The effect language of cards: as it is written in the data files, and compiled for play.
//!
//! The set is closed and parameterised. The rules interpret it ([`crate::resolve`]), the text people read is rendered from
//! it ([`crate::text`]); no rule knows a card by name.

use crate::faction::Faction;
use serde::{Deserialize, Serialize};

/// One effect, as a data file writes it: `{ combat = 3 }`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Trade(u8),
    Combat(u8),
    Authority(u8),
    Draw(u8),
    /// One opponent, named by the player, discards this many cards of their choice.
    OpponentDiscards(u8),
    /// Scrap own cards; then `each` happens once for every card scrapped.
    Scrap(Moving),
    /// Discard cards of the own hand; then `each` happens once for every card discarded.
    Discard(Moving),
    ScrapRow(ScrapRow),
    DestroyBase(DestroyBase),
    /// Exactly one of the lists.
    Choice(Vec<Vec<Effect>>),
    If(If),
    ForEach(ForEach),
    RedirectNext(Redirect),
    AcquireFree(AcquireFree),
    /// Becomes a copy of a ship played this turn, or of a base in play.
    Copy(CopyOf),
    /// The player may do all of this, or none of it.
    May(Vec<Effect>),
    /// The next card acquired this turn costs less, never below 1.
    DiscountNext(Discount),
    /// Up to this many cards of the own discard pile go on top of the own deck.
    Recover(u8),
    /// The player may pay, and then something happens.
    Pay(Pay),
    LoseAuthority(u8),
}

/// A price in trade or in authority (never the last of it), and what it buys.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Pay {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trade: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub authority: Option<u8>,
    pub then: Vec<Effect>,
}

/// How many own cards move, from where, and what follows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Moving {
    /// Any number up to this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub up_to: Option<u8>,
    /// Just this many, or as many as there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exactly: Option<u8>,
    /// Scrapping: the zones it takes from. Discarding is always from the hand.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub from: Vec<Zone>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub each: Vec<Effect>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    Hand,
    Discard,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScrapRow {
    pub up_to: u8,
    /// Only the cards lying there when the effect starts; the row is refilled afterwards.
    #[serde(default)]
    pub only_now: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DestroyBase {
    pub optional: bool,
}

/// One condition and what happens if it holds when the effect resolves.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct If {
    pub opponent_has_base: bool,
    pub own_bases: Option<u8>,
    pub then: Vec<Effect>,
}

/// Something counted when the effect resolves, and what happens that many times.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ForEach {
    /// Cards of this faction played this turn.
    pub played: Option<Faction>,
    /// Cards scrapped from hand or discard pile this turn.
    pub scrapped: bool,
    #[serde(rename = "do")]
    pub then: Vec<Effect>,
}

/// Which acquisitions an effect looks at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    Ship,
    Base,
    Any,
}

impl What {
    pub(crate) fn id(self) -> &'static str {
        match self {
            What::Ship => "ship",
            What::Base => "base",
            What::Any => "any",
        }
    }

    /// Does an effect on ships, bases or both look at this card?
    #[inline]
    pub fn fits(self, base: bool) -> bool {
        match self {
            What::Ship => !base,
            What::Base => base,
            What::Any => true,
        }
    }
}

/// Where an acquired card goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Destination {
    #[default]
    Discard,
    /// The top of the own deck.
    Top,
    Hand,
}

impl Destination {
    pub const ALL: [Destination; 3] = [Destination::Discard, Destination::Top, Destination::Hand];
}

/// The next fitting card acquired this turn goes somewhere else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Redirect {
    pub what: What,
    pub to: Destination,
    #[serde(default)]
    pub optional: bool,
}

impl Redirect {
    /// The armed effect's place in [`Realm::redirects`](crate::state::Realm).
    pub fn slot(self) -> usize {
        self.what as usize * 4 + usize::from(self.to == Destination::Hand) * 2 + usize::from(self.optional)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AcquireFree {
    pub what: What,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_cost: Option<u8>,
    /// The effect's own destination; without one the card goes where an acquired card goes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Destination>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CopyOf {
    Ship,
    Base,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discount {
    pub what: What,
    pub by: u8,
}

/// Something always true while the card is in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Each time its controller plays a ship (of a faction), combat.
    ShipPlayed(ShipPlayed),
    /// Serves as the second card for every faction's allies.
    AllyOfAll,
    /// Its own ally abilities need no other card.
    OwnAlly,
    /// A base that is out of the game when it is destroyed.
    LeavesWhenDestroyed,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipPlayed {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faction: Option<Faction>,
    pub combat: u8,
}

/// Where a card may go when it is acquired, if its controller has played a card of a faction this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrives {
    pub if_played: Faction,
    pub to: Destination,
}

// ---- compiled

/// A run of compiled effects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Script {
    pub at: u16,
    pub len: u8,
    /// It does nothing but add to the pools and the authority and draw cards: these numbers.
    pub plain: bool,
    pub trade: u8,
    pub combat: u8,
    pub authority: u8,
    pub draw: u8,
}

impl Script {
    pub const NOTHING: Script = Script { at: 0, len: 0, plain: true, trade: 0, combat: 0, authority: 0, draw: 0 };

    #[inline]
    pub fn is_empty(self) -> bool {
        self.len == 0
    }
}

/// A compiled effect: flat, copied around freely.
#[derive(Clone, Copy, Debug)]
pub enum Op {
    Trade(u8),
    Combat(u8),
    Authority(u8),
    Draw(u8),
    OpponentDiscards(u8),
    Scrap { n: u8, must: bool, hand: bool, discard: bool, each: Script },
    Discard { n: u8, must: bool, each: Script },
    ScrapRow { n: u8, only_now: bool },
    DestroyBase { optional: bool },
    Choice { options: [Script; 3], n: u8 },
    If { test: Test, then: Script },
    ForEach { count: Count, then: Script },
    RedirectNext(Redirect),
    AcquireFree(AcquireFree),
    Copy(CopyOf),
    May(Script),
    DiscountNext(Discount),
    Recover(u8),
    Pay { trade: u8, authority: u8, then: Script },
    LoseAuthority(u8),
}

#[derive(Clone, Copy, Debug)]
pub enum Test {
    OpponentHasBase,
    OwnBases(u8),
}

#[derive(Clone, Copy, Debug)]
pub enum Count {
    Played(Faction),
    Scrapped,
}

/// All compiled effects of a game; scripts point into it.
#[derive(Clone, Debug, Default)]
pub struct Ops(pub Vec<Op>);

impl Ops {
    /// Compiles a list of effects; lists inside come first, so a script is always contiguous.
    pub fn compile(&mut self, effects: &[Effect]) -> Script {
        let ops: Vec<Op> = effects.iter().map(|e| self.compile_one(e)).collect();
        let mut script = Script { at: self.0.len() as u16, len: ops.len() as u8, ..Script::NOTHING };
        for op in &ops {
            let (sum, n) = match op {
                Op::Trade(n) => (&mut script.trade, *n),
                Op::Combat(n) => (&mut script.combat, *n),
                Op::Authority(n) => (&mut script.authority, *n),
                Op::Draw(n) => (&mut script.draw, *n),
                _ => {
                    script.plain = false;
                    break;
                }
            };
            *sum = sum.saturating_add(n);
        }
        self.0.extend(ops);
        script
    }

    fn compile_one(&mut self, effect: &Effect) -> Op {
        match effect {
            Effect::Trade(n) => Op::Trade(*n),
            Effect::Combat(n) => Op::Combat(*n),
            Effect::Authority(n) => Op::Authority(*n),
            Effect::Draw(n) => Op::Draw(*n),
            Effect::OpponentDiscards(n) => Op::OpponentDiscards(*n),
            Effect::Scrap(m) => Op::Scrap {
                n: m.exactly.or(m.up_to).unwrap_or(0),
                must: m.exactly.is_some(),
                hand: m.from.contains(&Zone::Hand),
                discard: m.from.contains(&Zone::Discard),
                each: self.compile(&m.each),
            },
            Effect::Discard(m) => Op::Discard {
                n: m.exactly.or(m.up_to).unwrap_or(0),
                must: m.exactly.is_some(),
                each: self.compile(&m.each),
            },
            Effect::ScrapRow(r) => Op::ScrapRow { n: r.up_to, only_now: r.only_now },
            Effect::DestroyBase(d) => Op::DestroyBase { optional: d.optional },
            Effect::Choice(lists) => {
                let mut options = [Script::default(); 3];
                for (slot, list) in options.iter_mut().zip(lists) {
                    *slot = self.compile(list);
                }
                Op::Choice { options, n: lists.len() as u8 }
            }
            Effect::If(i) => {
                let test = match i.own_bases {
                    Some(n) => Test::OwnBases(n),
                    None => Test::OpponentHasBase,
                };
                Op::If { test, then: self.compile(&i.then) }
            }
            Effect::ForEach(f) => {
                let count = match f.played {
                    Some(faction) => Count::Played(faction),
                    None => Count::Scrapped,
                };
                Op::ForEach { count, then: self.compile(&f.then) }
            }
            Effect::RedirectNext(r) => Op::RedirectNext(*r),
            Effect::AcquireFree(a) => Op::AcquireFree(*a),
            Effect::Copy(c) => Op::Copy(*c),
            Effect::May(list) => Op::May(self.compile(list)),
            Effect::DiscountNext(d) => Op::DiscountNext(*d),
            Effect::Recover(n) => Op::Recover(*n),
            Effect::Pay(p) => Op::Pay {
                trade: p.trade.unwrap_or(0),
                authority: p.authority.unwrap_or(0),
                then: self.compile(&p.then),
            },
            Effect::LoseAuthority(n) => Op::LoseAuthority(*n),
        }
    }
}

impl Effect {
    /// How many effects it is, with those inside it.
    pub fn size(&self) -> usize {
        let all = |list: &[Effect]| list.iter().map(Effect::size).sum::<usize>();
        1 + match self {
            Effect::Scrap(m) | Effect::Discard(m) => all(&m.each),
            Effect::Choice(lists) => lists.iter().map(|list| all(list)).sum(),
            Effect::If(i) => all(&i.then),
            Effect::ForEach(f) => all(&f.then),
            Effect::May(list) => all(list),
            Effect::Pay(p) => all(&p.then),
            _ => 0,
        }
    }

    /// Can it resolve without anybody being asked anything, whatever the table looks like?
    pub fn asks_nothing(&self) -> bool {
        match self {
            Effect::Trade(_)
            | Effect::Combat(_)
            | Effect::Authority(_)
            | Effect::Draw(_)
            | Effect::RedirectNext(_)
            | Effect::DiscountNext(_) => true,
            Effect::If(i) => i.then.iter().all(Effect::asks_nothing),
            Effect::ForEach(f) => f.then.iter().all(Effect::asks_nothing),
            _ => false,
        }
    }

    /// What is wrong with it as written, if anything.
    pub fn faults(&self, wrong: &mut impl FnMut(String)) {
        let moving = |m: &Moving, name: &str, wrong: &mut dyn FnMut(String)| {
            if m.up_to.is_some() == m.exactly.is_some() {
                wrong(format!("`{name}` needs either `up_to` or `exactly`"));
            }
        };
        match self {
            Effect::Scrap(m) => {
                moving(m, "scrap", wrong);
                if m.from.is_empty() {
                    wrong("`scrap` needs `from`: \"hand\", \"discard\" or both".to_owned());
                }
                m.each.iter().for_each(|e| e.faults(wrong));
            }
            Effect::Discard(m) => {
                moving(m, "discard", wrong);
                if !m.from.is_empty() {
                    wrong("`discard` is always from the hand; leave `from` out".to_owned());
                }
                m.each.iter().for_each(|e| e.faults(wrong));
            }
            Effect::Choice(lists) => {
                if !(2..=3).contains(&lists.len()) {
                    wrong("`choice` needs two or three lists".to_owned());
                }
                lists.iter().flatten().for_each(|e| e.faults(wrong));
            }
            Effect::If(i) => {
                if i.opponent_has_base == i.own_bases.is_some() {
                    wrong("`if` needs one condition: `opponent_has_base` or `own_bases`".to_owned());
                }
                i.then.iter().for_each(|e| e.faults(wrong));
            }
            Effect::ForEach(f) => {
                if f.scrapped == f.played.is_some() {
                    wrong("`for_each` counts one thing: `played` or `scrapped`".to_owned());
                }
                f.then.iter().for_each(|e| e.faults(wrong));
            }
            Effect::May(list) => list.iter().for_each(|e| e.faults(wrong)),
            Effect::Pay(p) => {
                if p.trade.is_some() == p.authority.is_some() {
                    wrong("`pay` needs one price: `trade` or `authority`".to_owned());
                }
                p.then.iter().for_each(|e| e.faults(wrong));
            }
            _ => {}
        }
    }
}

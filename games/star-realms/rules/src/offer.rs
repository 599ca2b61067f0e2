//! What an open question offers: which ability asks, what it would do, and what is left undone by declining.

use crate::catalog::{Kind, NONE};
use crate::effect::{Count, DestroyBase, Effect, ForEach, If, Moving, Op, Ops, Pay, ScrapRow, Script, Test, Zone};
use crate::faction::Faction;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::state::State;
use crate::variant::Variant;
use serde::Serialize;
use ts_rs::TS;

/// The ability that an offer belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Offered {
    Primary,
    Ally,
    Scrap,
    /// "When acquired".
    Acquired,
    /// Not a card's: a scenario's.
    Scenario,
}

impl Offered {
    /// The key of its question.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Offered::Primary => "ask-may-primary",
            Offered::Ally => "ask-may-ally",
            Offered::Scrap => "ask-may-scrap",
            Offered::Acquired => "ask-may-acquired",
            Offered::Scenario => "ask-may-scenario",
        }
    }
}

impl Ops {
    /// The effects that a script was compiled from.
    pub(crate) fn effects(&self, script: Script) -> Vec<Effect> {
        self.of(script).iter().map(|op| self.effect(*op)).collect()
    }

    fn of(&self, script: Script) -> &[Op] {
        let at = usize::from(script.at);
        self.0.get(at..at + usize::from(script.len)).unwrap_or_default()
    }

    /// The effect that was compiled to this.
    pub(crate) fn effect(&self, op: Op) -> Effect {
        let list = |script: Script| self.effects(script);
        let moving = |n: u8, must: bool, from: Vec<Zone>, each: Script| Moving {
            up_to: (!must).then_some(n),
            exactly: must.then_some(n),
            from,
            each: list(each),
        };
        match op {
            Op::Trade(n) => Effect::Trade(n),
            Op::Combat(n) => Effect::Combat(n),
            Op::Authority(n) => Effect::Authority(n),
            Op::Draw(n) => Effect::Draw(n),
            Op::OpponentDiscards(n) => Effect::OpponentDiscards(n),
            Op::Scrap { n, must, hand, discard, each } => {
                let zones = [(hand, Zone::Hand), (discard, Zone::Discard)];
                let from = zones.into_iter().filter(|(on, _)| *on).map(|(_, zone)| zone).collect();
                Effect::Scrap(moving(n, must, from, each))
            }
            Op::Discard { n, must, each } => Effect::Discard(moving(n, must, Vec::new(), each)),
            Op::ScrapRow { n, only_now } => Effect::ScrapRow(ScrapRow { up_to: n, only_now }),
            Op::DestroyBase { optional } => Effect::DestroyBase(DestroyBase { optional }),
            Op::Choice { options, n } => Effect::Choice(options.into_iter().take(usize::from(n)).map(list).collect()),
            Op::If { test, then } => {
                let (opponent_has_base, own_bases) = match test {
                    Test::OpponentHasBase => (true, None),
                    Test::OwnBases(n) => (false, Some(n)),
                };
                Effect::If(If { opponent_has_base, own_bases, then: list(then) })
            }
            Op::ForEach { count, then } => {
                let (played, scrapped) = match count {
                    Count::Played(faction) => (Some(faction), false),
                    Count::Scrapped => (None, true),
                };
                Effect::ForEach(ForEach { played, scrapped, then: list(then) })
            }
            Op::RedirectNext(r) => Effect::RedirectNext(r),
            Op::AcquireFree(a) => Effect::AcquireFree(a),
            Op::Copy(c) => Effect::Copy(c),
            Op::May(script) => Effect::May(list(script)),
            Op::DiscountNext(d) => Effect::DiscountNext(d),
            Op::Recover(n) => Effect::Recover(n),
            Op::Pay { trade, authority, then } => Effect::Pay(Pay {
                trade: (trade > 0).then_some(trade),
                authority: (trade == 0).then_some(authority),
                then: list(then),
            }),
            Op::LoseAuthority(n) => Effect::LoseAuthority(n),
        }
    }

    /// Calls `f` with every compiled effect of a script and of the lists within, and its place.
    fn walk(&self, script: Script, f: &mut impl FnMut(u16, Op)) {
        for (i, op) in self.of(script).iter().enumerate() {
            f(script.at + i as u16, *op);
            match *op {
                Op::Scrap { each, .. } | Op::Discard { each, .. } => self.walk(each, f),
                Op::Choice { options, n } => options[..usize::from(n)].iter().for_each(|o| self.walk(*o, f)),
                Op::If { then, .. } | Op::ForEach { then, .. } | Op::Pay { then, .. } => self.walk(then, f),
                Op::May(then) => self.walk(then, f),
                _ => {}
            }
        }
    }

    fn holds(&self, script: Script, at: u16) -> bool {
        let mut found = false;
        self.walk(script, &mut |place, _| found |= place == at);
        found
    }
}

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    /// The ability that the compiled effect at `at` is part of, and the icon of an ally ability.
    pub(crate) fn ability_at(&self, s: &State<S, K, V>, card: Kind, at: u16) -> (Offered, Option<Faction>) {
        // A copy asks with its own name for the effects of what it copies, an upgraded card for those of its design.
        let kinds = std::iter::once(card).filter(|k| *k != NONE).chain(0..self.catalog.len() as Kind);
        for kind in kinds {
            let hot = self.hot(s, kind);
            let holds = |script: Script| self.catalog.ops.holds(script, at);
            if holds(hot.primary) {
                return (Offered::Primary, None);
            }
            if let Some(i) = hot.ally.iter().position(|ally| holds(*ally)) {
                return (Offered::Ally, self.card(s, kind).ally.get(i).map(|a| a.faction));
            }
            if holds(hot.scrap) {
                return (Offered::Scrap, None);
            }
            if holds(hot.acquired) {
                return (Offered::Acquired, None);
            }
        }
        (Offered::Scenario, None)
    }

    /// The words of the button that declines the open question: what is not done, or, after the first pick, that this is all.
    pub(crate) fn decline_key(&self, s: &State<S, K, V>) -> &'static str {
        let Some(frame) = s.stack.last() else { return "act-decline" };
        let ops = &self.catalog.ops;
        match *frame {
            Frame::Upgrade { .. } => "act-decline-upgrade",
            Frame::May { at, .. } => match ops.0.get(usize::from(at)) {
                Some(Op::Pay { .. }) => "act-decline-pay",
                Some(Op::May(script)) => match ops.of(*script).first() {
                    Some(Op::Draw(_)) => "act-decline-draw",
                    Some(Op::Scrap { .. } | Op::ScrapRow { .. }) => "act-decline-scrap",
                    Some(Op::Discard { .. }) => "act-decline-discard",
                    _ => "act-decline-use",
                },
                _ => "act-decline-use",
            },
            Frame::Scrap { done: 0, .. } => "act-decline-scrap",
            Frame::DiscardFor { done: 0, .. } => "act-decline-discard",
            Frame::Destroy { .. } => "act-decline-destroy",
            Frame::Bequest { .. } => "act-decline-legacy",
            Frame::ScrapRow { card, left, .. } if left >= self.most(s, card, row_picks) => "act-decline-scrap",
            Frame::Recover { card, left, .. } if left >= self.most(s, card, recovers) => "act-decline-recover",
            _ => "act-decline",
        }
    }

    /// The most picks that an effect of the asking card, or of what it copies, allows.
    fn most(&self, s: &State<S, K, V>, card: Kind, picks: fn(Op) -> u8) -> u8 {
        let copied = s.ships.iter().map(|p| (p.kind, p.as_kind));
        let bases = s.realms.iter().flat_map(|r| &r.bases).map(|p| (p.kind, p.as_kind));
        let kinds = copied.chain(bases).filter(|(kind, _)| *kind == card).map(|(_, as_kind)| as_kind);
        let mut most = 0;
        for kind in std::iter::once(card).chain(kinds).filter(|k| *k != NONE) {
            let hot = self.hot(s, kind);
            for script in [hot.primary, hot.ally[0], hot.ally[1], hot.scrap, hot.acquired] {
                self.catalog.ops.walk(script, &mut |_, op| most = most.max(picks(op)));
            }
        }
        most
    }
}

fn row_picks(op: Op) -> u8 {
    if let Op::ScrapRow { n, .. } = op { n } else { 0 }
}

fn recovers(op: Op) -> u8 {
    if let Op::Recover(n) = op { n } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Library;
    use crate::card::Card;

    /// What is compiled can be told again, word for word: questions and buttons are told from it.
    #[test]
    fn every_effect_is_read_back_as_it_was_written() {
        let library = Library::default();
        let sets = library.sets().map(|s| s.printed()).chain([library.starters()]);
        let cards: Vec<&Card> = sets.flat_map(|s| &s.cards).collect();
        let mut ops = Ops::default();
        let mut seen = 0;
        for card in cards {
            let allies = card.ally.iter().map(|a| &a.effects);
            for effects in [&card.primary, &card.scrap, &card.acquired].into_iter().chain(allies) {
                let script = ops.compile(effects);
                assert_eq!(ops.effects(script), *effects, "{}", card.id);
                seen += effects.len();
            }
        }
        assert!(seen > 200, "{seen}");
    }
}

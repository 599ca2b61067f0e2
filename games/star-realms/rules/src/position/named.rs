//! What positions call things that the state numbers: compiled effects, and what waits for the next acquisition.
//!
//! An effect is called by the ability it stands in and its place there, counted from 1: `primary 2`. An effect inside another
//! one follows it after a point, in a choice after the number of the list: `primary 1.2.1`. If it is not an ability of the
//! card that asks, the card's id comes first (`battle_barge: ally 1`); effects that no card holds are the scenario's
//! (`scenario 1.1`, the first effect of its first list).

use crate::catalog::{Hot, Kind};
use crate::effect::{Destination, Op, Redirect, Script, What};
use crate::game::StarRealms;
use crate::state::State;
use crate::variant::Variant;
use serde::{Deserialize, Serialize};

/// A name; or a number, as positions had it before there were names.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged, expecting = "a name in quotes")]
pub enum Named {
    Name(String),
    Number(u16),
}

const SCENARIO: &str = "scenario";

fn abilities(hot: &Hot) -> [(&'static str, Script); 5] {
    [
        ("primary", hot.primary),
        ("ally", hot.ally[0]),
        ("second ally", hot.ally[1]),
        ("scrap", hot.scrap),
        ("acquired", hot.acquired),
    ]
}

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    /// What an effect is called when this card asks.
    pub(super) fn name_effect(&self, s: &State<S, K, V>, card: Kind, at: u16) -> Named {
        let of = |kind: Kind| {
            let mut abilities = abilities(self.hot(s, kind)).into_iter();
            abilities.find_map(|(ability, script)| Some(format!("{ability} {}", self.path(script, at)?)))
        };
        let kinds = || (0..self.catalog.len()).map(|kind| kind as Kind);
        let own = Some(card).filter(|card| usize::from(*card) < self.catalog.len()).and_then(of);
        let others = || kinds().find_map(|kind| Some(format!("{}: {}", self.name(s, kind), of(kind)?)));
        let loose = || {
            let mut lists = self.catalog.loose.iter().enumerate();
            lists.find_map(|(n, script)| Some(format!("{SCENARIO} {}.{}", n + 1, self.path(*script, at)?)))
        };
        own.or_else(others).or_else(loose).map_or(Named::Number(at), Named::Name)
    }

    /// The effect that is called so when this card asks.
    pub(super) fn find_effect(&self, s: &State<S, K, V>, card: Kind, name: &str) -> Result<u16, String> {
        let wrong =
            || format!("`{name}`: no effect is called so; the first one of a card's primary ability is `primary 1`");
        let (card, rest) = match name.split_once(": ") {
            Some((id, rest)) => (self.kind_now(s, id)?, rest),
            None => (card, name),
        };
        let (ability, path) = rest.rsplit_once(' ').ok_or_else(wrong)?;
        let path: Option<Vec<usize>> = path.split('.').map(|n| n.parse::<usize>().ok()?.checked_sub(1)).collect();
        let path = path.ok_or_else(wrong)?;
        let found = if ability == SCENARIO {
            path.split_first().and_then(|(n, path)| self.follow(*self.catalog.loose.get(*n)?, path))
        } else if usize::from(card) < self.catalog.len() {
            let script = abilities(self.hot(s, card)).into_iter().find(|(known, _)| *known == ability);
            script.and_then(|(_, script)| self.follow(script, &path))
        } else {
            return Err("a question at an effect needs a `card`".to_owned());
        };
        found.ok_or_else(wrong)
    }

    /// The first effect of the card that asks such a question.
    pub(super) fn first_effect(&self, s: &State<S, K, V>, card: Kind, asks: impl Fn(Op) -> bool) -> Option<u16> {
        let hot = Some(card).filter(|card| usize::from(*card) < self.catalog.len()).map(|card| self.hot(s, card))?;
        abilities(hot).into_iter().find_map(|(_, script)| self.first_in(script, &asks))
    }

    fn first_in(&self, script: Script, asks: &impl Fn(Op) -> bool) -> Option<u16> {
        (script.at..script.at + u16::from(script.len)).find_map(|at| {
            let op = self.catalog.ops.0[usize::from(at)];
            asks(op).then_some(at).or_else(|| op.lists().iter().find_map(|inner| self.first_in(*inner, asks)))
        })
    }

    fn path(&self, script: Script, at: u16) -> Option<String> {
        (0..u16::from(script.len)).find_map(|n| {
            let here = script.at + n;
            if here == at {
                return Some((n + 1).to_string());
            }
            let op = self.catalog.ops.0[usize::from(here)];
            let inner = op.lists();
            inner.iter().enumerate().find_map(|(list, script)| {
                let rest = self.path(*script, at)?;
                let list = if matches!(op, Op::Choice { .. }) { format!("{}.", list + 1) } else { String::new() };
                Some(format!("{}.{list}{rest}", n + 1))
            })
        })
    }

    fn follow(&self, script: Script, path: &[usize]) -> Option<u16> {
        let (n, rest) = path.split_first()?;
        let at = script.at + u16::try_from(*n).ok().filter(|n| *n < u16::from(script.len))?;
        if rest.is_empty() {
            return Some(at);
        }
        let op = self.catalog.ops.0[usize::from(at)];
        let (list, rest) = if matches!(op, Op::Choice { .. }) { (rest[0], &rest[1..]) } else { (0, rest) };
        self.follow(*op.lists().get(list)?, rest)
    }
}

impl Op {
    /// The lists of effects inside it.
    fn lists(&self) -> arrayvec::ArrayVec<Script, 3> {
        match self {
            Op::Scrap { each, .. } | Op::Discard { each, .. } => [*each].into_iter().collect(),
            Op::If { then, .. } | Op::ForEach { then, .. } | Op::Pay { then, .. } | Op::May(then) => {
                [*then].into_iter().collect()
            }
            Op::Choice { options, n } => options[..usize::from(*n).min(3)].iter().copied().collect(),
            _ => arrayvec::ArrayVec::new(),
        }
    }
}

/// `ship to top`, `any to hand, optional`: an armed effect by its place in `Realm::redirects`.
pub(super) fn name_redirect(slot: usize) -> String {
    let redirect = redirects().nth(slot);
    redirect.map_or_else(String::new, |r| {
        let to = if r.to == Destination::Hand { "hand" } else { "top" };
        format!("{} to {to}{}", r.what.id(), if r.optional { ", optional" } else { "" })
    })
}

pub(super) fn find_redirect(written: &Named) -> Option<usize> {
    match written {
        Named::Name(name) => (0..redirects().count()).find(|slot| name_redirect(*slot) == *name),
        Named::Number(slot) => Some(usize::from(*slot)).filter(|slot| *slot < redirects().count()),
    }
}

/// Every kind of armed effect, by its place.
pub(super) fn redirects() -> impl Iterator<Item = Redirect> {
    let to = [Destination::Top, Destination::Hand];
    let each =
        move |what| to.into_iter().flat_map(move |to| [false, true].map(|optional| Redirect { what, to, optional }));
    [What::Ship, What::Base, What::Any].into_iter().flat_map(each)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::{Library, WideDuel};
    use starboard_core::{Fast, Game as _, Silent};

    #[test]
    fn every_effect_has_a_name_that_is_read_back() {
        let options = Options { sets: vec!["core".into(), "colony-wars".into()], ..Options::default() };
        let game = WideDuel::new(&Library::default(), options).expect("a table");
        let s = game.start(&mut Fast::new(1), &mut Silent);
        let effects = game.catalog.ops.0.len();
        assert!(effects > 200, "{effects}");
        let barge = game.catalog.kind("battle_blob").expect("a card");
        for at in 0..effects as u16 {
            let Named::Name(name) = game.name_effect(&s, barge, at) else { panic!("{at} has no name") };
            assert_eq!(game.find_effect(&s, barge, &name), Ok(at), "{name}");
        }
    }

    #[test]
    fn redirects_are_called_by_their_place() {
        for (slot, redirect) in redirects().enumerate() {
            assert_eq!(redirect.slot(), slot);
            assert_eq!(find_redirect(&Named::Name(name_redirect(slot))), Some(slot));
            assert_eq!(find_redirect(&Named::Number(slot as u16)), Some(slot));
        }
        assert_eq!(name_redirect(1), "ship to top, optional");
        assert_eq!((name_redirect(10), name_redirect(12)), ("any to hand".to_owned(), String::new()));
        assert_eq!(find_redirect(&Named::Name("ship to moon".to_owned())), None);
        assert_eq!(find_redirect(&Named::Number(12)), None);
    }
}

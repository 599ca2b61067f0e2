//! What a card's compiled effects can do, looked at from outside: which line of a log may they be the cause of?

use starboard_star_realms::catalog::{Catalog, Kind};
use starboard_star_realms::effect::{Op, Script};
use starboard_star_realms::event::Resource;

/// Every effect of a script, also those inside choices and conditions.
fn each(catalog: &Catalog, script: Script, f: &mut impl FnMut(Op)) {
    for i in 0..script.len as usize {
        let op = catalog.ops.0[script.at as usize + i];
        f(op);
        match op {
            Op::If { then, .. } | Op::ForEach { then, .. } | Op::May(then) => each(catalog, then, f),
            Op::Scrap { each: then, .. } | Op::Discard { each: then, .. } => each(catalog, then, f),
            Op::Choice { options, n } => options[..n as usize].iter().for_each(|o| each(catalog, *o, f)),
            _ => {}
        }
    }
}

pub(super) fn has(catalog: &Catalog, script: Script, wanted: impl Fn(Op) -> bool) -> bool {
    let mut found = false;
    each(catalog, script, &mut |op| found |= wanted(op));
    found
}

/// The effects that happen in any case.
pub(super) fn plain(catalog: &Catalog, script: Script) -> &[Op] {
    &catalog.ops.0[script.at as usize..script.at as usize + script.len as usize]
}

pub(super) fn gain_of(op: Op) -> Option<(Resource, i32)> {
    match op {
        Op::Trade(n) => Some((Resource::Trade, i32::from(n))),
        Op::Combat(n) => Some((Resource::Combat, i32::from(n))),
        Op::Authority(n) => Some((Resource::Authority, i32::from(n))),
        _ => None,
    }
}

/// Can the script give this? What counts something gives a multiple.
pub(super) fn gives(catalog: &Catalog, script: Script, what: Resource, n: i32) -> bool {
    let multiple = has(catalog, script, |op| matches!(op, Op::ForEach { .. } | Op::Scrap { .. } | Op::Discard { .. }));
    has(catalog, script, |op| {
        gain_of(op).is_some_and(|(w, k)| w == what && (k == n || multiple && k > 0 && n % k == 0))
    })
}

/// Does it draw by itself, or if what it asks for is there?
pub(super) fn draws(catalog: &Catalog, script: Script) -> bool {
    plain(catalog, script).iter().any(|op| match op {
        Op::Draw(_) => true,
        Op::If { then, .. } => draws(catalog, *then),
        _ => false,
    })
}

pub(super) fn makes_discard(catalog: &Catalog, script: Script) -> bool {
    has(catalog, script, |op| matches!(op, Op::OpponentDiscards(_)))
}

/// A base whose play no line tells of: it gives nothing by itself.
pub(super) fn is_silent(catalog: &Catalog, kind: Kind) -> bool {
    let hot = catalog.hot(kind);
    hot.base
        && !plain(catalog, hot.primary).iter().any(|op| gain_of(*op).is_some() || matches!(op, Op::OpponentDiscards(_)))
}

/// The gain by which a play of this card is told apart from its ally ability.
pub(super) fn signature(catalog: &Catalog, kind: Kind) -> Option<(Resource, i32)> {
    let hot = catalog.hot(kind);
    let by_ally = |gain: (Resource, i32)| hot.ally.iter().any(|a| has(catalog, *a, |op| gain_of(op) == Some(gain)));
    plain(catalog, hot.primary).iter().filter_map(|op| gain_of(*op)).find(|gain| !by_ally(*gain))
}

/// A card whose primary and ally abilities give the same, and nothing else tells them apart.
pub(super) fn is_ambiguous(catalog: &Catalog, kind: Kind) -> bool {
    let hot = catalog.hot(kind);
    signature(catalog, kind).is_none() && plain(catalog, hot.primary).iter().any(|op| gain_of(*op).is_some())
}

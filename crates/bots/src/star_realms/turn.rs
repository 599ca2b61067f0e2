//! The canonical order of a turn: what is forced, and what is a choice.
//!
//! A turn's actions mostly commute. Playing cards and using abilities costs nothing, so it is done at once, in an order that
//! loses nothing: what draws first, then what takes cards of the hand, then the rest, then what counts the rest. What is left
//! is a choice: scrapping for effect, buying, attacking, ending.

use super::lore::Lore;
use super::worth::Moment;
use starboard_core::{Game, Seat};
use starboard_star_realms::{Action, Asks, StarRealms, State};

/// When the play or ability behind an action is best used; none if the action is a choice.
pub(crate) trait Moments {
    fn play(&self, kind: u8) -> Moment;
    fn is_base(&self, kind: u8) -> bool;
    fn primary(&self, kind: u8) -> Moment;
    fn ally(&self, kind: u8, n: u8) -> Moment;
}

/// The action that is to be taken before anything is chosen, among legal ones of the main phase.
pub(crate) fn forced(legal: &[Action], cards: &impl Moments) -> Option<Action> {
    let mut best: Option<(Moment, u8, Action)> = None;
    let mut all_plain = true;
    let mut play_all = false;
    for action in legal {
        let (moment, order) = match *action {
            Action::PlayAll => {
                play_all = true;
                continue;
            }
            // A base does nothing when it is played, and what watches or counts bases must not be too late.
            Action::Play(kind) if cards.is_base(kind) => (Moment::Draw, 0),
            Action::Play(kind) => (cards.play(kind), 1),
            Action::Use(piece) => (cards.primary(piece.as_kind), 2),
            Action::Ally(piece, n) => (cards.ally(piece.as_kind, n), 3),
            // Actions are sorted: what follows is not forced.
            _ => break,
        };
        if moment == Moment::Costly {
            // A ship that only asks for a sacrifice must still be played; it comes last, as a choice.
            continue;
        }
        all_plain &= order != 1 || moment == Moment::Any;
        if best.is_none_or(|(m, o, _)| (moment, order) < (m, o)) {
            best = Some((moment, order, *action));
        }
    }
    match best {
        Some((Moment::Any, 1, _)) if play_all && all_plain => Some(Action::PlayAll),
        best => best.map(|(_, _, action)| action),
    }
}

/// Keeps of the legal actions one for each thing that can come of them.
pub(crate) fn prune<const S: usize, const K: usize>(
    game: &StarRealms<S, K>,
    s: &State<S, K>,
    seat: Seat,
    out: &mut Vec<Action>,
) {
    match s.asks() {
        Some(Asks::Scrap) => prune_scraps(game, out),
        Some(_) => {}
        None => prune_main(game, s, seat, out),
    }
}

/// Scrapping a card of the discard pile keeps its twin of the hand in use; and nobody scraps the best of what they have.
fn prune_scraps<const S: usize, const K: usize>(game: &StarRealms<S, K>, out: &mut Vec<Action>) {
    use starboard_star_realms::effect::Zone;
    let all = out.clone();
    let twin = |card| all.contains(&Action::Pick { zone: Zone::Discard, card });
    out.retain(|a| !matches!(a, Action::Pick { zone: Zone::Hand, card } if twin(*card)));
    let cost = |a: &Action| match a {
        Action::Pick { card, .. } => game.catalog().card(*card).cost,
        _ => 0,
    };
    let mut costs: Vec<u8> = out.iter().filter(|a| matches!(a, Action::Pick { .. })).map(cost).collect();
    costs.sort_unstable();
    let most = costs.get(KEEP_SCRAPS - 1).copied().unwrap_or(u8::MAX).max(3);
    out.retain(|a| cost(a) <= most);
}

/// So many of the cheapest cards are always thought of when something is to be scrapped.
const KEEP_SCRAPS: usize = 4;

fn prune_main<const S: usize, const K: usize>(
    game: &StarRealms<S, K>,
    s: &State<S, K>,
    seat: Seat,
    out: &mut Vec<Action>,
) {
    let combat = s.look(seat).combat;
    // Parts of an attack: all of it, or just what ends a player; a base that keeps its damage takes all or what is left.
    out.retain(|a| match *a {
        Action::Attack { seat: target, amount } => amount == 0 || i32::from(amount) == game.authority(s, Seat(target)),
        Action::AttackBase { amount, .. } => amount == 0 || u16::from(amount) == combat,
        // Pools handed back and forth would never end.
        Action::Give { .. } => false,
        Action::PlayAll => false,
        _ => true,
    });
    let any = |f: fn(&Action) -> bool| out.iter().any(f);
    let attacks = any(|a| matches!(a, Action::Attack { .. } | Action::AttackBase { .. }));
    if !attacks {
        return;
    }
    // Combat does not keep: a turn does not end before it is used.
    out.retain(|a| *a != Action::End);
    let targets = out.iter().filter(|a| matches!(a, Action::Attack { .. } | Action::AttackBase { .. })).count();
    let more_combat = out.iter().any(|a| matches!(a, Action::Scrap(_) | Action::Play(_) | Action::Use(_)))
        || out.iter().any(|a| matches!(a, Action::Ally(..)));
    if targets == 1 && !more_combat {
        // One target, and no more combat to come: attacking commutes with all the rest.
        out.retain(|a| matches!(a, Action::Attack { .. } | Action::AttackBase { .. }));
    }
}

/// The canonical actions.
pub(crate) fn canonical<const S: usize, const K: usize>(
    game: &StarRealms<S, K>,
    lore: &Lore,
    s: &State<S, K>,
    seat: Seat,
    out: &mut Vec<Action>,
) {
    game.legal_actions(s, seat, out);
    if s.asks().is_none()
        && let Some(action) = forced(out, lore)
    {
        out.clear();
        out.push(action);
        return;
    }
    prune(game, s, seat, out);
}

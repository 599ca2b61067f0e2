//! The canonical order of a turn: what is forced, and what is a choice.
//!
//! A turn's actions mostly commute. Playing cards and using abilities costs nothing, so it is done at once, in an order that
//! loses nothing: what draws first, then what takes cards of the hand, then the rest, then what counts the rest. What is left
//! is a choice: giving up cards of the hand, scrapping for effect, buying, attacking, ending.
//!
//! Ends of turn that this drops, on purpose, because another is as good in every respect: cards left in the hand, abilities
//! and draws not used, combat left over, a card scrapped from the hand while its twin lies in the discard pile. And by
//! judgement: a card that was paid for is played rather than given up, the best cards are never scrapped, nor one that was
//! taken this very turn, and nobody destroys own bases. `turn_tests.rs` holds it to that.

use super::lore::Lore;
use super::worth::Moment;
use starboard_core::{Game, Seat};
use starboard_star_realms::effect::Zone;
use starboard_star_realms::faction::Factions;
use starboard_star_realms::open::Open;
use starboard_star_realms::{Action, Amount, Asks, StarRealms, State, Variant};

/// When the play or ability behind an action is best used; none if the action is a choice.
pub(crate) trait Moments {
    fn play(&self, kind: u8) -> Moment;
    fn is_base(&self, kind: u8) -> bool;
    fn primary(&self, kind: u8) -> Moment;
    fn ally(&self, kind: u8, n: u8) -> Moment;
    fn factions(&self, kind: u8) -> Factions;
    /// The factions of its ally abilities that draw.
    fn draws_beside(&self, kind: u8) -> Factions;
}

/// What is to be done before anything is chosen.
pub(crate) struct Forced {
    pub(crate) action: Action,
    /// When such actions are best taken.
    pub(crate) moment: Moment,
    /// There are abilities, too, that make their player give up a card.
    pub(crate) costly: bool,
}

/// The action that is to be taken before anything is chosen, among legal ones of the main phase.
pub(crate) fn forced<const S: usize, const K: usize, V: Variant>(
    table: Open<'_, S, K, V>,
    legal: &[Action],
    cards: &impl Moments,
) -> Option<Forced> {
    let mut best: Option<(Moment, u8, Action)> = None;
    let (mut all_plain, mut costly) = (true, false);
    let mut play_all = false;
    for action in legal {
        let (moment, order) = match *action {
            Action::PlayAll => {
                play_all = true;
                continue;
            }
            // A base does nothing when it is played, and what watches or counts bases must not be too late.
            Action::Play(kind) if cards.is_base(kind) => (Moment::Draw, 0),
            // A ship is played sooner or later; the last thing its player does with it is to give something up.
            Action::Play(kind) => (cards.play(kind).min(Moment::Late), 1),
            Action::Use(piece) => (cards.primary(piece.as_kind), 2),
            Action::Ally(piece, n) => (cards.ally(piece.as_kind, n), 3),
            // Actions are sorted: what follows is not forced.
            _ => break,
        };
        if moment == Moment::Costly {
            costly = true;
            continue;
        }
        all_plain &= order != 1 || moment == Moment::Any;
        if best.is_none_or(|(m, o, _)| (moment, order) < (m, o)) {
            best = Some((moment, order, *action));
        }
    }
    let (moment, action) = match best? {
        (Moment::Any, 1, _) if play_all && all_plain => (Moment::Any, Action::PlayAll),
        (Moment::Hand, _, action) => {
            partner(table, legal, cards).map_or((Moment::Hand, action), |play| (Moment::Draw, play))
        }
        (moment, _, action) => (moment, action),
    };
    Some(Forced { action, moment, costly })
}

/// A ship whose faction lets an ally draw: what takes cards of the hand waits for the whole hand.
fn partner<const S: usize, const K: usize, V: Variant>(
    table: Open<'_, S, K, V>,
    legal: &[Action],
    cards: &impl Moments,
) -> Option<Action> {
    let ships = legal.iter().filter_map(|a| match a {
        Action::Play(kind) if !cards.is_base(*kind) => Some(*kind),
        _ => None,
    });
    let mut waiting = Factions::NONE;
    let mut wait = |kind: u8| waiting = waiting.with(cards.draws_beside(kind));
    ships.clone().for_each(&mut wait);
    table.own_ships().for_each(&mut wait);
    table.own().bases().for_each(|(piece, _)| wait(piece.as_kind));
    // Those that take cards of the hand themselves come last all the same.
    let plain = |kind: &u8| cards.play(*kind) != Moment::Hand;
    ships.filter(plain).find(|kind| cards.factions(*kind).0 & waiting.0 != 0).map(Action::Play)
}

/// The abilities that make their player give up a card.
pub(crate) fn costly<'a>(legal: &'a [Action], cards: &'a impl Moments) -> impl Iterator<Item = Action> + 'a {
    legal.iter().copied().filter(|action| match *action {
        Action::Use(piece) => cards.primary(piece.as_kind) == Moment::Costly,
        Action::Ally(piece, n) => cards.ally(piece.as_kind, n) == Moment::Costly,
        _ => false,
    })
}

/// Keeps of the legal actions one for each thing that can come of them.
pub(crate) fn prune<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    s: &State<S, K, V>,
    seat: Seat,
    out: &mut Vec<Action>,
) {
    match s.asks() {
        Some(Asks::Scrap) => {
            prune_twins(out);
            prune_treasures(game, out);
        }
        Some(Asks::Destroy) => prune_own_bases(game, seat, out),
        Some(_) => {}
        None => prune_main(game, s, seat, out),
    }
}

/// Nobody destroys the bases of their own side if there is anything else to do.
fn prune_own_bases<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    seat: Seat,
    out: &mut Vec<Action>,
) {
    let own =
        |a: &Action| matches!(a, Action::PickBase { seat: owner, .. } if game.team(Seat(*owner)) == game.team(seat));
    if !out.iter().all(own) {
        out.retain(|a| !own(a));
    }
}

/// Scrapping a card of the discard pile keeps its twin of the hand in use.
fn prune_twins(out: &mut Vec<Action>) {
    let all = out.clone();
    let twin = |card| all.contains(&Action::Pick { zone: Zone::Discard, card });
    out.retain(|a| !matches!(a, Action::Pick { zone: Zone::Hand, card } if twin(*card)));
}

/// Nobody scraps the best of what they have if they need not. This is a judgement, not a proof.
pub(crate) fn prune_treasures<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    out: &mut Vec<Action>,
) {
    let dear = |a: &Action| matches!(a, Action::Pick { card, .. } if game.catalog().card(*card).cost > TREASURE);
    if !out.iter().all(dear) {
        out.retain(|a| !dear(a));
    }
}

/// What costs more is a treasure.
const TREASURE: u8 = 3;

fn prune_main<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    s: &State<S, K, V>,
    seat: Seat,
    out: &mut Vec<Action>,
) {
    let combat = s.look(seat).combat;
    // Parts of an attack: all of it, or just what ends a player; a base that keeps its damage takes all or what is left.
    out.retain(|a| match *a {
        Action::Attack { seat: target, amount: Amount::Part(n) } => {
            i32::from(n.get()) == game.authority(s, Seat(target))
        }
        Action::AttackBase { amount: Amount::Part(n), .. } => n.get() == combat,
        Action::Attack { .. } | Action::AttackBase { .. } => true,
        Action::PlayAll => false,
        _ => true,
    });
    if S > 2 {
        prune_gifts(game, s, seat, out);
    }
    let any = |f: fn(&Action) -> bool| out.iter().any(f);
    let attacks = any(|a| matches!(a, Action::Attack { .. } | Action::AttackBase { .. }));
    // Combat does not keep, nor does trade: a turn does not end before they are used, or handed to a partner who still acts.
    let leftovers =
        any(|a| matches!(a, Action::Give { .. })) && out.iter().all(|a| matches!(a, Action::Give { .. } | Action::End));
    if attacks || leftovers {
        out.retain(|a| *a != Action::End);
    }
    if !attacks {
        return;
    }
    let targets = out.iter().filter(|a| matches!(a, Action::Attack { .. } | Action::AttackBase { .. })).count();
    let more_combat = out.iter().any(|a| matches!(a, Action::Scrap(_) | Action::Play(_) | Action::Use(_)))
        || out.iter().any(|a| matches!(a, Action::Ally(..)));
    if targets == 1 && !more_combat {
        // One target, and no more combat to come: attacking commutes with all the rest.
        out.retain(|a| matches!(a, Action::Attack { .. } | Action::AttackBase { .. }));
    }
}

/// The whole of a pool goes to a partner who comes later in the team's turn, or, once there is nothing else to do, to anybody who still acts:
/// pools handed back and forth would never end.
fn prune_gifts<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    s: &State<S, K, V>,
    seat: Seat,
    out: &mut Vec<Action>,
) {
    let takers = game.takers(s, seat);
    let done = out.iter().all(|a| matches!(a, Action::Give { .. } | Action::End));
    let look = s.look(seat);
    out.retain(|a| match *a {
        Action::Give { seat: to, pool, amount } => {
            takers.contains(Seat(to)) && amount == pool.of(look.trade, look.combat) && (done || to > seat.0)
        }
        _ => true,
    });
}

/// The canonical actions.
pub(crate) fn canonical<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    lore: &Lore,
    s: &State<S, K, V>,
    seat: Seat,
    out: &mut Vec<Action>,
) {
    game.legal_actions(s, seat, out);
    if s.asks().is_none()
        && let Some(Forced { action, moment, costly: any }) = forced(game.seen_by(s, seat), out, lore)
    {
        // What takes a card of the hand is a choice as long as there is a hand, but not before it is complete.
        let mut offered: arrayvec::ArrayVec<Action, 8> = arrayvec::ArrayVec::new();
        if any && moment > Moment::Draw && !s.look(seat).hand.is_empty() {
            offered.extend(costly(out, lore).take(8));
        }
        out.clear();
        out.extend(offered);
        out.push(action);
        return;
    }
    prune(game, s, seat, out);
}

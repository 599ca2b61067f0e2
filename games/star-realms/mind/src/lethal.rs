//! Is there a win this turn that no card still to be drawn can spoil?

use super::lore::Lore;
use super::turn::forced;
use starboard_core::chance::Odds;
use starboard_core::{Chance, Game, Seat, Silent, ToMove};
use starboard_star_realms::{Action, StarRealms, State, Variant};

/// More positions than this are not looked at.
const MOST: u32 = 1500;

/// Deals the first thing there is, and remembers that it was asked.
struct Asked(bool);

impl Chance for Asked {
    fn pick(&mut self, odds: Odds<'_>) -> u16 {
        self.0 = true;
        odds.counts.iter().position(|n| *n > 0).unwrap_or(0) as u16
    }
}

/// The first action of a sure win, if there is one and it is found.
pub(crate) fn lethal<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    lore: &Lore,
    s: &State<S, K, V>,
    seat: Seat,
) -> Option<Action> {
    if !s.is_acting(seat) || !within_reach(game, lore, s, seat) {
        return None;
    }
    let mut left = MOST;
    step(game, lore, s, seat, &mut left)
}

/// Could all combat that may come together end some rival?
fn within_reach<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    lore: &Lore,
    s: &State<S, K, V>,
    seat: Seat,
) -> bool {
    let look = s.look(seat);
    let mut blow = f32::from(look.combat);
    look.hand.each_kind(|kind| blow += f32::from(look.hand.count(kind)) * lore.card(kind).blow);
    blow += look.bases().map(|(piece, _)| lore.card(piece.as_kind).blow).sum::<f32>();
    blow += s.ships().filter(|(owner, _)| *owner == seat).map(|(_, kind)| lore.card(kind).blow).sum::<f32>();
    let rivals = || Seat::all(game.seats()).filter(|r| game.team(*r) != game.team(seat) && s.is_alive(*r));
    rivals().any(|r| game.authority(s, r) as f32 <= blow)
}

fn step<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    lore: &Lore,
    s: &State<S, K, V>,
    seat: Seat,
    left: &mut u32,
) -> Option<Action> {
    let mut legal = Vec::new();
    game.legal_actions(s, seat, &mut legal);
    // What spends no chance, with where it leads; buying wins no game today.
    let mut sure: Vec<(Action, State<S, K, V>)> = Vec::new();
    for action in legal {
        if matches!(
            action,
            Action::Buy(_)
                | Action::End
                | Action::PlayAll
                | Action::Give { .. }
                | Action::Pass { .. }
                | Action::Take(_)
        ) {
            continue;
        }
        if *left == 0 {
            return None;
        }
        *left -= 1;
        let mut then = *s;
        let mut asked = Asked(false);
        game.apply_unchecked(&mut then, seat, &action, &mut asked, &mut Silent);
        if asked.0 {
            continue;
        }
        if let Some(outcome) = game.outcome(&then) {
            if outcome.ranks[seat.index()] == 1 {
                return Some(action);
            }
            continue;
        }
        if game.to_move(&then) == ToMove::Seat(seat) || game.to_move(&then).may_act(seat) {
            sure.push((action, then));
        }
    }
    if s.asks().is_none() {
        let actions: Vec<Action> = sure.iter().map(|(a, _)| *a).collect();
        if let Some(first) = forced(game.seen_by(s, seat), &actions, lore) {
            sure.retain(|(a, _)| *a == first.action);
        }
    }
    sure.into_iter().find(|(_, then)| step(game, lore, then, seat, left).is_some()).map(|(action, _)| action)
}

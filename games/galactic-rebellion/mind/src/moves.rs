//! Which actions are worth weighing: for each spot the worker who belongs there, bids that are not thrown away.

use starboard_core::{Game, Seat};
use starboard_galactic_rebellion::piece::{Spot, Worker};
use starboard_galactic_rebellion::{Action, GalacticRebellion, State};

pub(crate) fn canonical(game: &GalacticRebellion, s: &State, seat: Seat, out: &mut Vec<Action>) {
    game.legal_actions(s, seat, out);
    if out.len() <= 1 {
        return;
    }
    match out[0] {
        Action::Place(..) => {
            let hand = s.player(seat).hand;
            out.retain(|a| matches!(a, Action::Place(worker, spot) if fits(*worker, *spot, |w| hand.has(w))));
        }
        Action::Bid(lowest) => out.retain(|a| !matches!(a, Action::Bid(n) if *n > lowest + 1)),
        _ => {}
    }
}

/// The workers who do more in a place than a rebel does.
pub(crate) fn at_home(worker: Worker, spot: Spot) -> bool {
    match worker {
        Worker::Rebel => false,
        Worker::Soldier => spot == Spot::War || spot == Spot::Influence,
        Worker::Hero => matches!(spot, Spot::War | Spot::Missions | Spot::Influence),
        Worker::Smuggler => matches!(spot, Spot::Goods | Spot::Missions),
        Worker::Scientist => spot == Spot::Research,
        Worker::Diplomat => spot == Spot::Senate,
    }
}

/// Is it the worker to send there? A specialist where it is at home; a rebel anywhere but to war; a specialist elsewhere only
/// when there is no rebel.
fn fits(worker: Worker, spot: Spot, has: impl Fn(Worker) -> bool) -> bool {
    match worker {
        Worker::Rebel => spot != Spot::War,
        specialist if at_home(specialist, spot) => true,
        Worker::Soldier | Worker::Hero => !has(Worker::Rebel),
        specialist => {
            // Of several strangers to a place one is enough: the first in the hand.
            let first = Worker::ALL.into_iter().find(|w| has(*w) && !at_home(*w, spot));
            spot != Spot::War && !has(Worker::Rebel) && first == Some(specialist)
        }
    }
}

//! Which actions are worth weighing: for each spot the worker who belongs there, bids that are not thrown away.

use starboard_core::{Game, Seat};
use starboard_galactic_rebellion::piece::{Spot, Worker};
use starboard_galactic_rebellion::places::{SpotSet, place_at_each};
use starboard_galactic_rebellion::state::Frame;
use starboard_galactic_rebellion::{Action, GalacticRebellion, State};

pub(crate) fn canonical(game: &GalacticRebellion, s: &State, seat: Seat, out: &mut Vec<Action>) {
    if s.stack.last() == Some(&Frame::Place { seat }) {
        out.clear();
        let (hand, open) = (s.player(seat).hand, game.open_spots(s, seat));
        let fit = &FIT[usize::from(hand.which())];
        return hand.kinds().for_each(|worker| place_at_each(worker, open.both(fit[worker.index()]), out));
    }
    game.legal_actions(s, seat, out);
    if let [Action::Bid(lowest), _, ..] = out[..] {
        out.retain(|a| !matches!(a, Action::Bid(n) if *n > lowest + 1));
    }
}

/// By worker, where it does more than a rebel does.
pub(crate) const HOME: [SpotSet; Worker::COUNT] = {
    let none = SpotSet::NONE;
    [
        none,
        none.with(Spot::War).with(Spot::Influence),
        none.with(Spot::War).with(Spot::Missions).with(Spot::Influence),
        none.with(Spot::Goods).with(Spot::Missions),
        none.with(Spot::Research),
        none.with(Spot::Senate),
    ]
};

/// By the kinds at hand and worker: where it is the one to send. A specialist where it is at home; a rebel anywhere but to war; a
/// specialist elsewhere only when there is no rebel.
static FIT: [[SpotSet; Worker::COUNT]; 1 << Worker::COUNT] = {
    let mut fit = [[SpotSet::NONE; Worker::COUNT]; 1 << Worker::COUNT];
    let mut kinds = 0;
    while kinds < fit.len() {
        let mut worker = 0;
        while worker < Worker::COUNT {
            let mut spot = 0;
            while spot < Spot::COUNT {
                let fits = fits(worker, Spot::ALL[spot], kinds);
                fit[kinds][worker] = fit[kinds][worker].with_if(fits, Spot::ALL[spot]);
                spot += 1;
            }
            worker += 1;
        }
        kinds += 1;
    }
    fit
};

const fn fits(worker: usize, spot: Spot, kinds: usize) -> bool {
    let rebel = kinds & 1 << Worker::Rebel as usize != 0;
    match Worker::ALL[worker] {
        Worker::Rebel => !matches!(spot, Spot::War),
        _ if HOME[worker].has(spot) => true,
        Worker::Soldier | Worker::Hero => !rebel,
        _ => {
            // Of several strangers to a place one is enough: the first in the hand.
            let mut first = 0;
            while first < worker && (kinds >> first & 1 == 0 || HOME[first].has(spot)) {
                first += 1;
            }
            !matches!(spot, Spot::War) && !rebel && first == worker
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use starboard_core::{Fast, Silent, ToMove};

    /// Whoever places a worker weighs every open spot, and no worker is sent where a better one could go.
    #[test]
    fn every_open_spot_is_weighed() {
        let game = GalacticRebellion::new(&Default::default(), Default::default()).expect("a table of four");
        let (mut legal, mut worth) = (Vec::new(), Vec::new());
        let mut placed = 0;
        for seed in 0..10 {
            let mut fast = Fast::new(seed);
            let mut s = game.start(&mut fast, &mut Silent);
            while let ToMove::Seat(seat) = game.to_move(&s) {
                game.legal_actions(&s, seat, &mut legal);
                canonical(&game, &s, seat, &mut worth);
                assert!(worth.is_sorted() && worth.iter().all(|action| legal.contains(action)));
                let hand = s.player(seat).hand;
                for spot in Spot::ALL {
                    let at = |list: &[Action], home| {
                        let to = |a: &Action| matches!(*a, Action::Place(w, to) if to == spot && home == HOME[w.index()].has(to));
                        list.iter().filter(|a| to(a)).count()
                    };
                    let (open, strangers) = (at(&legal, true) + at(&legal, false) > 0, at(&worth, false));
                    placed += at(&worth, true);
                    assert_eq!(at(&worth, true), at(&legal, true));
                    if hand.has(Worker::Rebel) {
                        assert_eq!(strangers, usize::from(open && spot != Spot::War));
                    } else if spot != Spot::War {
                        assert!(strangers <= 3 && (!open || at(&worth, true) + strangers > 0));
                    }
                }
                let action = worth[fast.below(worth.len())];
                game.apply_unchecked(&mut s, seat, &action, &mut fast, &mut Silent);
            }
        }
        assert!(placed > 0);
    }
}

//! What a player can imagine: the hidden cards dealt anew, everything that is known kept.

use crate::game::{RiseToPower, space};
use crate::prism::Prisms;
use crate::state::{Phase, State};
use starboard_core::{Chance, Seat};

impl RiseToPower {
    #[inline(always)]
    pub(crate) fn imagine_for(&self, s: &State, seat: Seat, chance: &mut impl Chance) -> State {
        let mut world = *s;
        // At the end all hands are shown.
        if !matches!(s.phase, Phase::Over(_)) {
            self.deal_anew(s, seat, &mut world, chance);
        }
        world
    }

    fn deal_anew(&self, s: &State, seat: Seat, world: &mut State, chance: &mut impl Chance) {
        let others = || Seat::all(self.seats_len()).filter(move |o| *o != seat);
        // Every card the player cannot see goes into one pool.
        let mut pool = s.prism_deck;
        for other in others() {
            pool = pool.plus(s.player(other).hand.minus(s.known.get(seat.index(), other)));
        }
        let sifts = s.turn == seat;
        if !sifts {
            pool = pool.plus(s.looked);
        }
        for other in others() {
            let known = s.known.get(seat.index(), other);
            let unknown = s.player(other).hand.len() - known.len();
            world.player_mut(other).hand = known.plus(pool.draw_many(unknown, space::PRISM, chance));
        }
        if !sifts && matches!(s.phase, Phase::Trade { .. }) {
            world.looked = pool.draw_many(s.looked.len(), space::PRISM, chance);
        }
        world.prism_deck = pool;
        for observer in others() {
            for owner in others().filter(|o| *o != observer) {
                let theirs = s.known.get(observer.index(), owner);
                let mine = s.known.get(seat.index(), owner);
                world.known.set(observer.index(), owner, again(theirs, mine, world.player(owner).hand, chance));
            }
        }
    }
}

/// What another observer knows of a hand that was dealt anew: what I know of it too, and as many other cards as before.
fn again(theirs: Prisms, mine: Prisms, hand: Prisms, chance: &mut impl Chance) -> Prisms {
    let shared = theirs.both(mine);
    let secret = theirs.len() - shared.len();
    if secret == 0 {
        return shared;
    }
    let mut rest = hand.minus(mine);
    let drawn = rest.draw_many(secret, space::PRISM, chance);
    shared.plus(drawn)
}

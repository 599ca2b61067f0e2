//! What is legal is decided three times: by sets of kinds, by looking over the cards, and for one action at a time. All agree about
//! everything anybody could try, at every decision.

use starboard_core::{Game, Seat};
use starboard_star_realms::effect::{Destination, Zone};
use starboard_star_realms::{Action, Amount, Piece, Pool, StarRealms, State, Variant};
use starboard_testkit::conformance::{Thoroughness, check_each};

/// Every action that can be written down about plain cards, and some more that cannot be right.
fn everything(kinds: u8, seats: u8) -> Vec<Action> {
    let mut all = vec![Action::PlayAll, Action::Scenario, Action::Accept, Action::Decline, Action::End];
    all.extend((0..4).map(Action::Choose));
    all.extend(Destination::ALL.map(Action::Send));
    for kind in (0..kinds).chain([u8::MAX]) {
        let piece = Piece { kind, as_kind: kind };
        all.extend([Action::Play(kind), Action::Buy(kind), Action::PickRow(kind), Action::PickShip(kind)]);
        all.extend([Action::Take(kind), Action::Leave(kind), Action::Upgrade(kind)]);
        all.extend([Zone::Hand, Zone::Discard].map(|zone| Action::Pick { zone, card: kind }));
        all.extend([Action::Use(piece), Action::Scrap(piece)]);
        all.extend((0..3).map(|n| Action::Ally(piece, n)));
        for seat in (0..seats).chain([6, u8::MAX]) {
            all.push(Action::PickBase { seat, base: piece });
            all.push(Action::Pass { card: kind, seat });
            all.extend((0..3).map(|n| Action::AttackBase { seat, base: piece, amount: Amount::part(n) }));
        }
    }
    for seat in (0..seats).chain([6, u8::MAX]) {
        all.push(Action::PickPlayer(seat));
        all.extend((0..8).map(|n| Action::Attack { seat, amount: Amount::part(n) }));
        for pool in [Pool::Trade, Pool::Combat] {
            all.extend((0..4).map(|amount| Action::Give { seat, pool, amount }));
        }
    }
    all
}

pub(crate) fn agrees<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    seeds: std::ops::Range<u64>,
) {
    let all = everything(game.catalog().len() as u8, game.seats() as u8);
    let (mut listed, mut slowly) = (Vec::new(), Vec::new());
    let mut each = |game: &StarRealms<S, K, V>, s: &State<S, K, V>| {
        for seat in Seat::all(game.seats()) {
            game.legal_actions(s, seat, &mut listed);
            game.list_slowly(s, seat, &mut slowly);
            assert_eq!(listed, slowly, "seat {seat}: by kinds, and one by one");
            for action in &all {
                let (is, checked) = (listed.binary_search(action).is_ok(), game.check(s, seat, *action));
                assert_eq!(is, checked.is_ok(), "seat {seat}: {action:?} is listed: {is}, the check says {checked:?}");
            }
        }
    };
    let how = Thoroughness { in_full: 0, then_every: usize::MAX, ..Thoroughness::default() };
    for seed in seeds {
        check_each(game, seed, how, &mut each);
    }
}

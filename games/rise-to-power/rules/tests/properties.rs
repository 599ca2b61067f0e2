//! What holds at every decision of every game of Rise to Power, whoever plays it.

use starboard_core::playout::{Limit, Playout};
use starboard_core::{Fast, Game, Policy, Seat, Silent, ToMove};
use starboard_rise_to_power::{Bonus, Card, Cell, Phase, Prism, Prisms, RiseToPower, State};
use starboard_testkit::conformance::game_of;
use std::collections::BTreeMap;

fn game(players: u8) -> RiseToPower {
    game_of(serde_json::json!({ "players": players }))
}

/// Plays random games and looks at every state a decision is asked in, and at the last one.
fn every_state(players: u8, games: u64, mut look: impl FnMut(&RiseToPower, &State)) {
    let game = game(players);
    let mut legal = Vec::new();
    for seed in 0..games {
        let mut fast = Fast::new(seed);
        let mut s = game.start(&mut fast, &mut Silent);
        while let ToMove::Seat(seat) = game.to_move(&s) {
            look(&game, &s);
            game.legal_actions(&s, seat, &mut legal);
            let action = legal[fast.below(legal.len())];
            game.apply_unchecked(&mut s, seat, &action, &mut fast, &mut Silent);
        }
        look(&game, &s);
    }
}

#[test]
fn every_prism_card_is_somewhere_and_nowhere_twice() {
    for players in 2..=4 {
        every_state(players, 40, |_, s| {
            let hands = s.seats.iter().map(|p| p.hand);
            let all = hands.fold(Prisms::NONE, Prisms::plus).plus(s.prism_deck).plus(s.prism_discard).plus(s.looked);
            assert!(Prism::all().all(|kind| all.count(kind) == 3), "{all}");
        });
    }
}

#[test]
fn every_contract_is_somewhere_and_nowhere_twice() {
    for players in 2..=4 {
        every_state(players, 40, |game, s| {
            let mut places = vec![s.deck, s.on_track(), s.exchange, s.fresh, s.scrapped, s.top.into_iter().collect()];
            places.extend(s.seats.iter().flat_map(|p| [p.contracts, p.tops, p.covered]));
            assert_eq!(places.iter().map(|p| p.len()).sum::<usize>(), 45);
            assert_eq!(places.iter().fold(0, |all, p| all | p.0), game.set().all.0);
        });
    }
}

#[test]
fn networks_hang_together() {
    for players in 2..=4 {
        every_state(players, 40, |game, s| {
            for seat in Seat::all(game.seats()) {
                let player = s.player(seat);
                assert!(player.active() <= player.plant(game.set(), Bonus::Connections), "connections exceeded");
                let at = |card: Card| s.cells[usize::from(card.0)];
                let mut stacks: BTreeMap<Cell, Vec<Card>> = BTreeMap::new();
                for card in player.tops.iter().chain(player.covered.iter()) {
                    stacks.entry(at(card)).or_default().push(card);
                }
                assert_eq!(stacks.len(), player.tops.len(), "two districts on one cell, or a stack without a top");
                for (cell, cards) in &stacks {
                    let lowest = cards.iter().min_by_key(|c| game.set().face(**c).influence);
                    assert!(lowest.is_some_and(|top| player.tops.has(*top)), "the top card has the least influence");
                    assert!(cards.iter().all(|c| game.set().face(*c).district == game.set().face(cards[0]).district));
                    assert_ne!(*cell, Cell::PLANT);
                }
                let live = |cell: Cell| cell == Cell::PLANT || stacks.contains_key(&cell);
                for card in player.tops.iter().chain(player.contracts.iter()) {
                    assert!(at(card).neighbours().into_iter().any(live), "{card} hangs in the air");
                }
                let taken: Vec<Cell> = player.contracts.iter().map(at).collect();
                let free = |(i, c): (usize, &Cell)| !live(*c) && !taken[..i].contains(c);
                assert!(taken.iter().enumerate().all(free), "a contract lies on another card");
            }
        });
    }
}

/// What is known of a hand is in it, and nobody knows less than everybody.
#[test]
fn knowledge_is_true() {
    let mut known_cards = 0;
    for players in 2..=4 {
        every_state(players, 60, |game, s| {
            for owner in Seat::all(game.seats()) {
                let open = s.known.get(4, owner);
                for observer in Seat::all(game.seats()).filter(|o| *o != owner) {
                    let known = s.known.get(observer.index(), owner);
                    assert!(s.player(owner).hand.holds(known), "{known} is not in {}", s.player(owner).hand);
                    assert!(known.holds(open));
                    known_cards += known.len();
                }
            }
        });
    }
    assert!(known_cards > 1000, "these games show little: {known_cards}");
}

/// Whatever others hold, a player imagines what the player knows: the own hand, shown cards, every hand's size.
#[test]
fn imagination_keeps_what_is_known() {
    let mut fast = Fast::new(99);
    let mut changed = 0;
    every_state(3, 20, |game, s| {
        if let Phase::Over(_) = s.phase {
            return;
        }
        for seat in Seat::all(3) {
            let world = game.imagine(s, seat, &mut fast);
            assert_eq!(world.player(seat), s.player(seat));
            for other in Seat::all(3).filter(|o| *o != seat) {
                let (hand, truth) = (world.player(other).hand, s.player(other).hand);
                assert_eq!(hand.len(), truth.len());
                assert!(hand.holds(s.known.get(seat.index(), other)));
                changed += usize::from(hand != truth);
            }
        }
    });
    assert!(changed > 1000, "imagining deals anew: {changed}");
}

/// Whoever answers a contest, and whether anybody is asked at all, does not depend on what cards the owner holds.
#[test]
fn whether_somebody_is_asked_does_not_depend_on_hidden_cards() {
    let mut fast = Fast::new(7);
    let mut contests = 0;
    let mut legal = Vec::new();
    every_state(3, 30, |game, s| {
        let ToMove::Seat(seat) = game.to_move(s) else { return };
        game.legal_actions(s, seat, &mut legal);
        let contest = legal.iter().find(|a| game.action_text(s, **a).starts_with("contest"));
        let Some(contest) = contest else { return };
        let asked = |mut s: State, fast: &mut Fast| {
            let mut events = Vec::new();
            game.apply_unchecked(&mut s, seat, contest, fast, &mut events);
            (game.to_move(&s), game.prompt(&s), events.len())
        };
        let truth = asked(*s, &mut fast);
        for _ in 0..4 {
            let imagined = game.imagine(s, seat, &mut fast);
            assert_eq!(asked(imagined, &mut fast), truth);
        }
        contests += 1;
    });
    assert!(contests > 100, "{contests}");
}

#[test]
fn a_playout_allocates_nothing() {
    for players in 2..=4 {
        let game = game(players);
        let mut playout = Playout::new(&game, Limit::default());
        let mut fast = Fast::new(5);
        // The first games grow the buffer of legal actions to its size.
        for _ in 0..50 {
            let mut s = game.start(&mut fast, &mut Silent);
            playout.run(&mut s, &[Policy::Uniform; 4], &mut fast);
        }
        let mut decisions = 0;
        let count = starboard_testkit::allocations(|| {
            for _ in 0..20 {
                let mut s = game.start(&mut fast, &mut Silent);
                decisions += playout.run(&mut s, &[Policy::Uniform; 4], &mut fast).decisions;
            }
        });
        assert_eq!(count, 0, "{players} players");
        assert!(decisions > 1000);
    }
}

#[test]
fn the_state_is_small_and_flat() {
    assert!(size_of::<State>() <= 640, "{}", size_of::<State>());
}

//! What playouts promise: no heap, small states, games that end.

use starboard_core::playout::{Limit, Playout, Policy};
use starboard_core::{Fast, Game, Silent};
use starboard_star_realms::options::{Format, Options};
use starboard_star_realms::{Duel, Group, Library, State};

#[test]
fn a_playout_allocates_nothing() {
    let game = Duel::new(&Library::default(), Options::default()).expect("the default game");
    let mut chance = Fast::new(7);
    let mut playout = Playout::new(&game, Limit::default());
    let mut states: Vec<State<2, 56>> = (0..20).map(|_| game.start(&mut chance, &mut Silent)).collect();
    let mut decisions = 0;
    let allocations = starboard_testkit::allocations(|| {
        for state in &mut states {
            decisions += playout.run(state, &[Policy::HandFirst, Policy::Uniform], &mut chance).decisions;
        }
    });
    assert!(decisions > 2_000, "{decisions}");
    assert_eq!(allocations, 0);
}

#[test]
fn a_duel_is_one_flat_copy_of_less_than_a_kilobyte() {
    assert!(size_of::<State<2, 56>>() < 1024);
    assert!(!std::mem::needs_drop::<State<2, 56>>());
}

/// Every format and player count, both sets, many games: all end, and no card is lost or made.
#[test]
fn cards_are_conserved_in_every_format() {
    for format in Format::ALL {
        for players in format.players() {
            let options = Options {
                format,
                players: Some(*players),
                sets: vec!["core".into(), "colony-wars".into()],
                ..Options::default()
            };
            let game = Group::new(&Library::default(), options).expect("a format of ours");
            for seed in 0..6 {
                let mut chance = Fast::new(seed);
                let mut state = game.start(&mut chance, &mut Silent);
                let before = game.count_cards(&state);
                let mut playout = Playout::new(&game, Limit { decisions: 4_000, turns: None });
                playout.run(&mut state, &[Policy::HandFirst; 6], &mut chance);
                assert_eq!(game.count_cards(&state), before, "{format:?} of {players}, seed {seed}");
            }
        }
    }
}

//! The scripted player plays properly: it beats random players and never looks where it may not.

use starboard_core::{Fast, Game, Seat, Silent, ToMove};
use starboard_rise_to_power::{Options, RiseToPower, Taste};

#[test]
fn it_beats_random_players() {
    for players in 2..=4 {
        let game = RiseToPower::new(Options { players, ..Options::default() }).expect("the options are right");
        let (mut room, mut won) = (Vec::new(), 0.0);
        const GAMES: u64 = 100;
        for seed in 0..GAMES {
            let mut fast = Fast::new(seed);
            let mine = Seat((seed % u64::from(players)) as u8);
            let mut s = game.start(&mut fast, &mut Silent);
            while let ToMove::Seat(seat) = game.to_move(&s) {
                let action = if seat == mine {
                    let seen = game.imagine(&s, seat, &mut fast);
                    game.choose(&seen, seat, &Taste::default(), &mut room, &mut fast)
                } else {
                    game.legal_actions(&s, seat, &mut room);
                    room[fast.below(room.len())]
                };
                assert_eq!(game.check(&s, seat, action), Ok(()));
                game.apply_unchecked(&mut s, seat, &action, &mut fast, &mut Silent);
            }
            won += game.outcome(&s).map_or(0.0, |o| o.share(mine));
        }
        assert!(won >= 0.9 * GAMES as f64, "{players} players: {won} of {GAMES}");
    }
}

/// What it does follows from what it sees: dealt anew, the hidden cards change nothing.
#[test]
fn it_decides_by_what_it_sees() {
    let game = RiseToPower::new(Options { players: 3, ..Options::default() }).expect("the options are right");
    let taste = Taste { noise: 0.0, ..Taste::default() };
    let mut room = Vec::new();
    let mut fast = Fast::new(1);
    let mut s = game.start(&mut fast, &mut Silent);
    let mut decisions = 0;
    while let ToMove::Seat(seat) = game.to_move(&s) {
        let action = game.choose(&s, seat, &taste, &mut room, &mut Fast::new(0));
        for _ in 0..3 {
            let world = game.imagine(&s, seat, &mut fast);
            assert_eq!(game.choose(&world, seat, &taste, &mut room, &mut Fast::new(0)), action);
        }
        game.apply_unchecked(&mut s, seat, &action, &mut fast, &mut Silent);
        decisions += 1;
    }
    assert!(decisions > 50, "{decisions}");
}

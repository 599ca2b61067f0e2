//! Tables as learners play them, of every game on the shelf.

use serde_json::json;
use starboard_core::{Seat, Seed};
use starboard_learn::{Arrays, Encoded, Fault, Plan};
use starboard_shelf::{OPPONENTS, encoded, find};
use std::sync::Arc;

const GAMES: [&str; 4] = ["star-realms", "rise-of-empire", "rise-to-power", "galactic-rebellion"];

fn of(game: &str) -> Arc<dyn Encoded> {
    let rules = find(game).expect("a game");
    encoded(&*rules.game(json!({})).expect("options")).expect("an encoding")
}

struct Room {
    rows: Vec<f32>,
    masks: Vec<bool>,
    seats: Vec<i32>,
    rewards: Vec<f32>,
    done: Vec<bool>,
    stopped: Vec<bool>,
}

impl Room {
    fn new(game: &dyn Encoded, n: usize) -> Room {
        Room {
            rows: vec![0.0; n * game.size()],
            masks: vec![false; n * game.actions()],
            seats: vec![0; n],
            rewards: vec![0.0; n * game.seats()],
            done: vec![false; n],
            stopped: vec![false; n],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            rows: &mut self.rows,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            done: &mut self.done,
            stopped: &mut self.stopped,
        }
    }
}

fn plan(tables: usize, threads: usize, bots: &[Option<&str>]) -> Plan {
    let bots = bots.iter().map(|code| code.map(str::to_owned)).collect();
    Plan { tables, seed: 5, bots, threads, longest: 2000 }
}

/// Plays random steps and adds up what is seen, so that two runs can be compared.
fn run(game: &dyn Encoded, plan: Plan, steps: usize) -> (u64, u64, u64) {
    let n = plan.tables;
    let mut batch = game.batch(plan, OPPONENTS).expect("a batch");
    let mut room = Room::new(game, n);
    let mut actions = vec![0; n];
    batch.reset(5, room.arrays()).expect("a reset");
    let mut sum = 0u64;
    for _ in 0..steps {
        batch.sample(&mut actions).expect("actions");
        batch.step(&actions, room.arrays()).expect("a step");
        for (i, value) in room.rows.iter().enumerate() {
            sum = sum.wrapping_mul(31).wrapping_add(u64::from(value.to_bits()) ^ i as u64);
        }
        for table in 0..n {
            let mask = &room.masks[table * game.actions()..(table + 1) * game.actions()];
            assert!(mask.iter().any(|on| *on), "nothing is legal at table {table}");
        }
    }
    let (games, decisions) = batch.counts();
    (sum, games, decisions)
}

#[test]
fn however_many_threads_the_same_happens() {
    for game in GAMES {
        let game = of(game);
        let one = run(&*game, plan(40, 1, &[]), 60);
        assert_eq!(one, run(&*game, plan(40, 3, &[]), 60));
        assert_eq!(one.2, 40 * 60);
    }
    let game = of("star-realms");
    let one = run(&*game, plan(40, 1, &[None, Some("easy")]), 150);
    assert_eq!(one, run(&*game, plan(40, 2, &[None, Some("easy")]), 150));
    assert!(one.1 > 0 && one.2 > 40 * 150, "{one:?}");
}

#[test]
fn masks_are_the_legal_list_and_rows_are_those_of_a_single_table() {
    for name in GAMES {
        let game = of(name);
        let mut table = game.start(Seed::from_number(3));
        let (mut mask, mut row) = (vec![false; game.actions()], vec![0.0; game.size()]);
        let mut pick = starboard_core::Fast::new(1);
        let mut played = 0;
        while let Some(seat) = table.asked() {
            table.mask(&mut mask).expect("a mask");
            table.row(seat, &mut row).expect("a row");
            let on = mask.iter().filter(|on| **on).count();
            assert_eq!(on, table.table().choices(seat), "{name}");
            let number = table.numbers()[pick.below(table.numbers().len())];
            assert_eq!(table.number_of(seat, &table.text(number).expect("its text")).expect("its number"), number);
            assert!(matches!(table.apply(-1), Err(Fault::NotLegal(-1))));
            table.apply(number.into()).expect("a legal action");
            played += 1;
            if played > 300 {
                break;
            }
        }
        let record = table.record();
        assert_eq!(record.plies.len(), played);
        let rules = find(name).expect("a game");
        assert!(table.same(&*record.check(rules).expect("the record replays")));
        assert!(table.same(&*record.verify(rules).expect("the record is of its seed")));
    }
}

#[test]
fn what_is_not_legal_changes_nothing() {
    let game = of("star-realms");
    let mut batch = game.batch(plan(20, 2, &[]), OPPONENTS).expect("a batch");
    let mut room = Room::new(&*game, 20);
    batch.reset(1, room.arrays()).expect("a reset");
    let mut actions = vec![0; 20];
    batch.sample(&mut actions).expect("actions");
    let before = batch.table(3).expect("a table").position();
    let mut wrong = actions.clone();
    wrong[17] = 1_000_000;
    let why = batch.step(&wrong, room.arrays()).expect_err("it is not legal");
    assert_eq!(why.to_string(), "action 1000000 is not legal at table 17");
    assert_eq!(batch.table(3).expect("a table").position(), before);
    assert!(batch.step(&actions[1..], room.arrays()).is_err());
    batch.step(&actions, room.arrays()).expect("a step");
    let mut short = Room::new(&*game, 19);
    assert!(matches!(batch.step(&actions, short.arrays()), Err(Fault::Room(..))));
}

#[test]
fn bad_plans_are_refused_in_a_sentence() {
    let game = of("star-realms");
    let says = |plan: Plan| game.batch(plan, OPPONENTS).err().expect("a fault").to_string();
    assert!(says(plan(1, 1, &[Some("easy"), Some("easy")])).contains("bots sit in every seat"));
    assert!(says(plan(1, 1, &[Some("nobody")])).contains("there is no such bot"));
    assert!(says(plan(0, 1, &[])).contains("from 1 to"));
    assert!(says(plan(1, 1, &[None, None, None])).contains("no seat 3"));
}

#[test]
fn imagined_tables_look_the_same_and_play_on() {
    for name in GAMES {
        let game = of(name);
        let mut table = game.start(Seed::from_number(9));
        for _ in 0..30 {
            let Some(number) = table.numbers().first().copied() else { break };
            table.apply(number.into()).expect("a legal action");
        }
        let Some(seat) = table.asked() else { continue };
        let mut imagined = table.imagine(seat, 4).expect("a table");
        let mut rows = [vec![0.0; game.size()], vec![0.0; game.size()]];
        table.row(seat, &mut rows[0]).expect("a row");
        imagined.row(seat, &mut rows[1]).expect("a row");
        assert_eq!(rows[0], rows[1], "{name}");
        imagined.apply(imagined.numbers()[0].into()).expect("it plays on");
        let rules = find(name).expect("a game");
        assert!(imagined.same(&*imagined.record().check(rules).expect("its record replays")));
        assert!(matches!(table.imagine(Seat(7), 0), Err(Fault::NoSeat(_))));
        let mut gone = table.clone_box();
        gone.act(seat, "concede").expect("anybody may give up");
        assert!(!gone.same(&*table.table()));
    }
}

mod anything {
    use super::of;
    use proptest::prelude::*;
    use starboard_core::{Seat, Seed};

    proptest! {
        #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

        /// Whatever is asked for: it is done, or it is refused and nothing has changed.
        #[test]
        fn is_done_or_refused(
            game in 0..4usize,
            seed in 0..50u64,
            walk in prop::collection::vec(any::<u16>(), 0..40),
            number in any::<i64>(),
            seat in 0..8u8,
            text in "(buy|play|end|attack|take|place|concede|[a-z]{0,6})( [a-z0-9_-]{0,8}){0,2}",
        ) {
            let game = of(super::GAMES[game]);
            let mut table = game.start(Seed::from_number(seed));
            for step in walk {
                let legal = table.numbers();
                if legal.is_empty() {
                    break;
                }
                let next = legal[usize::from(step) % legal.len()];
                table.apply(next.into()).expect("a legal action");
            }
            let before = table.table();
            if table.apply(number).is_err() {
                prop_assert!(table.same(&*before));
            }
            let before = table.table();
            if table.act(Seat(seat), &text).is_err() {
                prop_assert!(table.same(&*before));
            }
            prop_assert!(table.row(Seat(seat), &mut [0.0; 3]).is_err());
            prop_assert!(table.mask(&mut [true; 3]).is_err());
        }
    }
}

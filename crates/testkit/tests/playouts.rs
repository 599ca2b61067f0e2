//! Playouts through the object-safe face: the same games whoever plays them when.

use serde_json::json;
use starboard_core::face::{AnyGame, PositionFile, Rules};
use starboard_core::playout::{Limit, Policy, Series, Tally, Watch};
use starboard_core::{Record, RecordFault};
use starboard_testkit::toy::Smugglers;
use std::sync::Mutex;
use std::sync::atomic::Ordering;

fn game(options: serde_json::Value) -> Box<dyn AnyGame> {
    Smugglers.game(options).expect("the options are good")
}

fn plan(games: u64, threads: usize) -> Series {
    let policies = vec![Policy::Uniform, Policy::HandFirst, Policy::Uniform, Policy::HandFirst];
    Series { policies, games, seed: 7, threads, limit: Limit::default() }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let game = game(json!({ "format": "teams", "players": 4 }));
    let alone = game.playouts(&plan(200, 1), &Watch::default());
    assert_eq!(alone.games, 200);
    assert_eq!(alone.wins[0], alone.wins[2], "team-mates win together");
    assert!(alone.wins[0] + alone.wins[1] >= 200, "every game has a winner: {alone:?}");
    for threads in [2, 5] {
        let watch = Watch::default();
        assert_eq!(game.playouts(&plan(200, threads), &watch), alone);
        assert_eq!(watch.done.load(Ordering::Relaxed), 200);
    }
    let other = game.playouts(&Series { seed: 8, ..plan(200, 1) }, &Watch::default());
    assert_ne!(other, alone, "another seed, other games");
}

#[test]
fn keeping_records_changes_nothing_and_they_replay() {
    let game = game(json!({ "players": 3 }));
    let silent = game.playouts(&plan(40, 1), &Watch::default());
    let kept: Mutex<Vec<(u64, Record)>> = Mutex::default();
    let keep = |number, record| kept.lock().expect("nobody panicked").push((number, record));
    let watch = Watch { keep: Some(&keep), ..Watch::default() };
    assert_eq!(game.playouts(&plan(40, 2), &watch), silent);

    let mut kept = kept.into_inner().expect("nobody panicked");
    kept.sort_by_key(|(number, _)| *number);
    assert_eq!(kept.len(), 40);
    let mut tally = Tally::new(3);
    for (_, record) in &kept {
        let table = record.check(&Smugglers).expect("the record replays");
        assert_eq!(table.outcome(), record.result);
        tally.decisions += record.plies.len() as u64;
    }
    assert_eq!(tally.decisions, silent.decisions);
}

#[test]
fn a_changed_record_is_found_out() {
    let game = game(json!({}));
    let kept: Mutex<Vec<Record>> = Mutex::default();
    let keep = |_, record| kept.lock().expect("nobody panicked").push(record);
    game.playouts(&plan(1, 1), &Watch { keep: Some(&keep), ..Watch::default() });
    let record = kept.into_inner().expect("nobody panicked").remove(0);
    let fault = |change: &dyn Fn(&mut Record)| {
        let mut changed = record.clone();
        change(&mut changed);
        changed.check(&Smugglers).err()
    };
    assert_eq!(fault(&|_| ()), None);
    assert!(matches!(fault(&|r| r.plies[2].action = "sell 9".into()), Some(RecordFault::Refused { ply: 3, .. })));
    assert!(matches!(fault(&|r| r.deals[0] = "77".into()), Some(RecordFault::Deals { ply: 0, .. })));
    assert!(matches!(fault(&|r| r.deals[0] = "x".into()), Some(RecordFault::UnknownDeal { ply: 0, .. })));
    assert!(matches!(fault(&|r| drop(r.deals.pop())), Some(RecordFault::Deals { ply: 0, .. })));
    let unknown = fault(&|r| r.edition = "9".into()).expect("nobody knows edition 9").to_string();
    assert!(unknown.contains("no edition `9` of these rules; there are: 0, 1"), "{unknown}");
    assert!(matches!(fault(&|r| r.starboard = 2), Some(RecordFault::Format { found: 2 })));
    assert!(matches!(fault(&|r| drop(r.plies.pop())), Some(RecordFault::Result)));
}

#[test]
fn what_was_begun_by_an_older_edition_goes_on_by_it() {
    let kept: Mutex<Vec<Record>> = Mutex::default();
    let keep = |_, record| kept.lock().expect("nobody panicked").push(record);
    let old = Smugglers.game_of(Some("0"), json!({})).expect("an older edition");
    assert_eq!((old.edition(), &old.options()["target"]), ("0", &json!(25)), "its own defaults");
    assert_eq!(game(json!({})).edition(), "1", "new tables get the newest");
    old.playouts(&plan(1, 1), &Watch { keep: Some(&keep), ..Watch::default() });
    let mut record = kept.into_inner().expect("nobody panicked").remove(0);
    assert_eq!(record.edition, "0");
    record.options = json!({});
    let table = record.check(&Smugglers).expect("nothing was said of the target, and it is what it was then");
    let file = PositionFile::of(&*table);
    assert_eq!(file.edition.as_deref(), Some("0"), "a position says by which rules it goes on");

    // A later program may say more than this one reads.
    let mut later = serde_json::to_value(&record).expect("JSON");
    later["program"] = json!("starboard 9");
    later["plies"][0]["thought"] = json!(12);
    let read: Record = serde_json::from_value(later).expect("what is not known is passed over");
    assert_eq!(read, record);
}

#[test]
fn limits_stop_games_and_say_so() {
    let game = game(json!({}));
    let stopped = |limit: Limit| game.playouts(&Series { limit, ..plan(50, 1) }, &Watch::default());
    let by_decisions = stopped(Limit { decisions: 3, turns: None });
    assert_eq!((by_decisions.stopped, by_decisions.decisions), (50, 150));
    assert_eq!(by_decisions.wins, [0, 0]);
    let by_turns = stopped(Limit { turns: Some(2), ..Limit::default() });
    assert_eq!((by_turns.stopped, by_turns.turns), (50, 150), "stopped when the third turn begins");
}

#[test]
fn a_run_can_be_stopped() {
    let game = game(json!({}));
    let watch = Watch::default();
    watch.stop.store(true, Ordering::Relaxed);
    assert_eq!(game.playouts(&plan(50, 2), &watch).games, 0);
}

#[test]
fn hand_first_plays_out_what_it_can() {
    let game = game(json!({ "target": 60 }));
    let run = |policy| game.playouts(&Series { policies: vec![policy], ..plan(100, 1) }, &Watch::default());
    assert_eq!(run(Policy::HandFirst).decisions, run(Policy::HandFirst).turns - 100, "a sale every turn, never a raid");
    assert!(run(Policy::Uniform).decisions > run(Policy::Uniform).turns, "raids take two decisions");
}

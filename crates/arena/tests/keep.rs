//! Files of results: taken up, refused, never destroyed.

use serde_json::{Value, json};
use starboard_arena::{Bounds, Fault, Plan, Verdict, run};
use starboard_core::face::{AnyGame, Rules as _};
use starboard_shelf::OPPONENTS;
use starboard_testkit::toy::Smugglers;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

fn game() -> Box<dyn AnyGame> {
    Smugglers.game(json!({})).unwrap()
}

/// A path in a folder of its own, empty.
fn fresh(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("starboard-keep-{}-{name}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

fn plan<'a>(game: &'a dyn AnyGame, bots: &[&str], deals: u64, keep: &Path) -> Plan<'a> {
    let bots = bots.iter().map(|b| (*b).to_owned()).collect();
    Plan { game, opponents: OPPONENTS, bots, deals, seed: 3, threads: 2, keep: Some(keep.to_path_buf()), sprt: None }
}

/// How many deals are played now.
fn plays(plan: &Plan<'_>) -> Result<u64, Fault> {
    let played = AtomicU64::new(0);
    run(plan, &|_| played.fetch_add(1, Ordering::Relaxed) < u64::MAX)?;
    Ok(played.into_inner())
}

#[test]
fn files_of_something_else_are_left_as_they_are() {
    let game = game();
    let path = fresh("other");
    for content in ["dear diary", "dear diary\nand so on", "{\"game\":\"smugglers\"}\n{}\n{", "\n", "\u{fe}\n"] {
        std::fs::write(&path, content).unwrap();
        let fault = plays(&plan(&*game, &["uniform"], 2, &path)).unwrap_err();
        assert!(matches!(fault, Fault::NotKept(_)), "{content}: {fault}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), content);
    }
    std::fs::write(&path, "").unwrap();
    assert_eq!(plays(&plan(&*game, &["uniform"], 2, &path)).unwrap(), 2, "an empty file is fine");
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn another_run_is_refused() {
    let game = game();
    let (path, weights) = (fresh("run"), fresh("weights"));
    std::fs::write(&weights, "# none\n").unwrap();
    let learned = format!("uniform:weights={}", weights.display());
    plays(&plan(&*game, &["uniform", "hand-first"], 2, &path)).unwrap();
    for bots in [&["hand-first", "uniform"][..], &["uniform", "uniform", "hand-first"], &["uniform", &learned]] {
        let fault = plays(&plan(&*game, bots, 2, &path)).unwrap_err();
        assert!(matches!(fault, Fault::OtherRun(_, "list of bots")), "{bots:?}: {fault}");
    }
    std::fs::remove_file(&path).unwrap();
    let trained = plan(&*game, &["uniform", &learned], 2, &path);
    plays(&trained).unwrap();
    assert_eq!(plays(&trained).unwrap(), 0);
    std::fs::write(&weights, "# trained anew\n").unwrap();
    let fault = plays(&trained).unwrap_err().to_string();
    assert!(fault.ends_with("holds another run: its content of a file of weights is different"), "{fault}");
    std::fs::remove_file(&path).unwrap();
    std::fs::remove_file(&weights).unwrap();
}

#[test]
fn deals_that_are_not_asked_for_are_not_counted() {
    let game = game();
    let path = fresh("longer");
    plays(&plan(&*game, &["uniform", "hand-first"], 9, &path)).unwrap();
    let results = run(&plan(&*game, &["uniform", "hand-first"], 4, &path), &|_| true).unwrap();
    assert_eq!(results.units.iter().map(|u| u.deal).collect::<Vec<_>>(), [0, 1, 2, 3]);
    assert_eq!(plays(&plan(&*game, &["uniform", "hand-first"], 9, &path)).unwrap(), 0, "they are still kept");
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn damaged_lines_are_named() {
    let game = game();
    let path = fresh("damaged");
    let kept = plan(&*game, &["uniform", "hand-first"], 2, &path);
    plays(&kept).unwrap();
    let whole = std::fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    for (at, value, words) in [
        ("/lineup", json!(7), "there is no meeting 7"),
        ("/deal", json!(-1), "invalid value"),
        ("/games", json!([]), "0 games where the deal has 2"),
        ("/games/1/seating", json!([9, 0]), "bots [9, 0] sit where [1, 0] should"),
        ("/games/1/seating", json!([1]), "bots [1] sit"),
        ("/games/0/ranks", json!([1]), "[1] are not the ranks of 2 places"),
        ("/games/0/ranks", json!([2, 2]), "[2, 2] are not the ranks of 2 places"),
        ("/games/0/ranks", json!([0, 1]), "[0, 1] are not the ranks of 2 places"),
        ("/games/0/first", json!(2), "place 2 began, of 2"),
        ("/games/0/thought", json!([]), "[] are not the times of 2 places"),
        ("/games/0/forfeits", json!([{"seat": 1, "place": 5, "why": "?"}]), "place 5 gave up, of 2"),
    ] {
        let mut unit: Value = serde_json::from_str(lines[2]).unwrap();
        match unit.pointer_mut(at) {
            Some(part) => *part = value,
            None => unit["games"][0]["forfeits"] = value,
        }
        let damaged = format!("{}\n{}\n{unit}\n", lines[0], lines[1]);
        std::fs::write(&path, &damaged).unwrap();
        let said = plays(&kept).unwrap_err().to_string();
        assert!(said.contains(&format!(", line 3: {words}")), "{said}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), damaged);
    }
    std::fs::write(&path, format!("{whole}{}\n", lines[1])).unwrap();
    let said = plays(&kept).unwrap_err().to_string();
    assert!(said.contains(", line 4: deal ") && said.contains(" is there twice"), "{said}");
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn a_question_that_is_answered_is_not_asked_again() {
    let game = game();
    let path = fresh("answered");
    let mut sprt = plan(&*game, &["uniform", "proc:false"], 10_000, &path);
    sprt.sprt = Some(Bounds { elo0: 0.0, elo1: 50.0, error: 0.05 });
    assert!(plays(&sprt).unwrap() > 0);
    let again = run(&sprt, &|_| panic!("nothing is to be played")).unwrap();
    assert_eq!(again.verdict, Some(Verdict::Accepted));
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn a_run_without_end_can_be_started() {
    let game = game();
    let path = fresh("endless");
    for deals in [9_999_999_999_999_999, u64::MAX] {
        let results = run(&plan(&*game, &["uniform", "hand-first"], deals, &path), &|p| p.done < 5).unwrap();
        assert!((5..8).contains(&results.units.len()), "{}", results.units.len());
        std::fs::remove_file(&path).unwrap();
    }
}

//! The kit tried on what is wrong: it finds it, and says where.

use starboard_testkit::toy::{Flaw, Smugglers, Toy};
use starboard_testkit::{cases, conformance};
use std::panic::{AssertUnwindSafe, catch_unwind};

fn complaint(f: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(f)).expect_err("something is wrong and nothing was found");
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned())).unwrap_or_default()
}

fn found(flaw: Flaw) -> String {
    let game = conformance::game_of::<Toy>(serde_json::json!({ "players": 3 })).with_flaw(flaw);
    complaint(|| (0..20).for_each(|seed| conformance::check(&game, seed)))
}

#[test]
fn every_flaw_is_found() {
    for (flaw, words) in [
        (Flaw::OpenHands, "was dealt anew"),
        (Flaw::ForgetsOwnHand, "was dealt anew"),
        (Flaw::RedactsTwice, "and that again is"),
        (Flaw::Unsorted, "not sorted"),
        (Flaw::LaxCheck, "but the check says Ok"),
        (Flaw::ForgetsRaid, "is not s"),
        (Flaw::Endless, "does not end"),
        (Flaw::SameText, "does not read back"),
        (Flaw::Stubborn, "concede"),
        (Flaw::Wordless, "says nothing"),
        (Flaw::SameData, "are the same as data"),
        (Flaw::OtherData, "does not name"),
        (Flaw::OtherVerb, "its verb is"),
    ] {
        let why = found(flaw);
        assert!(why.contains(words), "{flaw:?}: {why}");
    }
}

/// A case about two seats in which seat 1 holds a 2 and a 3, with these steps.
fn case(steps: &str) -> Result<(), String> {
    let text = format!(
        "ruling = \"7\"\ntitle = \"t\"\ngame = \"smugglers\"\n[position]\nheap = [1]\nhands = [[2, 3], [4]]\n{steps}"
    );
    let dir = std::env::temp_dir().join(format!("starboard-kit-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("a folder for the case");
    let file = dir.join("7_a_case.toml");
    std::fs::write(&file, text).expect("the case is written");
    cases::run_file(&Smugglers, &file)
}

#[test]
fn a_case_that_does_not_hold_fails_and_says_why() {
    assert_eq!(case("[[step]]\nplay = \"sell 3\"\nexpect.scores = [3, 0]\n"), Ok(()));
    for (steps, why) in [
        (
            "[[step]]\nplay = \"sell 3\"\nexpect.scores = [2, 0]\n",
            "step 1 (sell 3): expect: scores.1: expected 2, found 3",
        ),
        ("[[step]]\nplay = \"sell 4\"\n", "seat 1 may not `sell 4` (no_such_cargo"),
        ("[[step]]\nplay = \"sell 2\"\nrefused = \"not_asked\"\n", "`sell 2` is taken"),
        ("[[step]]\nplay = \"sell 5\"\nrefused = \"not_asked\"\n", "is refused as `no_such_cargo`"),
        ("[[step]]\nplay = \"sell 2\"\ndeal = [\"5\"]\n", "`5` was to be dealt and was not"),
        ("[[step]]\nlegal = [\"give *\"]\n", "`give *` should be legal; legal are: sell 2, sell 3, raid 2"),
        ("[[step]]\nnot_legal = [\"sell *\"]\n", "`sell *` should not be legal"),
        ("[[step]]\nlegal_exactly = [\"sell 2\"]\n", "exactly sell 2 should be legal"),
        ("[[step]]\nto_move = 2\n", "to_move: expected"),
        ("[[step]]\nto_move = \"over\"\n", "to_move: expected"),
        (
            "[[step]]\nplay = \"sell 2\"\nevents = [{ type = \"drew\" }, { type = \"sold\" }]\n",
            "is not told in its place",
        ),
        ("[[step]]\nplay = \"sell 2\"\nno_events = [{ type = \"sold\" }]\n", "should not be told"),
        ("[[step]]\nviewer = 2\nexpect.players.1.hand = [2, 3]\n", "nothing is there"),
        ("[[step]]\noutcome = { ranks = [1, 2] }\n", "outcome: expected"),
        ("[[step]]\nposition.turns = 9\n", "position: turns: expected 9"),
        ("[[step]]\nprompt = { type = \"give\" }\n", "prompt: type: expected \"give\""),
        ("[[step]]\nexpct = 1\n", "unknown field"),
        ("", "missing field `step`"),
    ] {
        let found = case(steps).expect_err(steps);
        assert!(found.contains(why), "{steps}\n{found}");
    }
}

#[test]
fn a_ruling_without_a_case_is_named() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/smugglers/cases");
    assert!(complaint(|| cases::cover(dir, ["1.2", "9.9"])).ends_with("for: 9.9"));
}

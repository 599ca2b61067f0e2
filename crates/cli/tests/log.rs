//! `starboard log` as it is used: files in, a report or a record out.

use std::path::Path;
use std::process::{Command, Output};

const LOG: &str = "\
Play all
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:1)
        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:2)
        Hard AI  >  <color=#800080>Viper</color> +1 Combat (Combat:1)
Acquired <color=#4CC417>Trade Pod</color>
        Hard AI - -2 Trade (Trade:0)
Attacked Player for 1 (New Authority:49)
        Hard AI - -1 Combat (Combat:0)
        Player - -1 Authority (Authority:49)
Hard AI ends turn 1
        Drew 5 cards.
        Refresh ally indicators
        It is now Player's turn 2
";

fn starboard(args: &[&str], dir: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_starboard")).args(args).env("LANG", "en").current_dir(dir).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn a_log_is_checked_imported_and_replayed() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("game.log"), LOG).unwrap();
    let checked = starboard(&["log", "check", "game.log", "game.log"], dir.path());
    assert!(checked.status.success(), "{}", text(&checked.stderr));
    assert_eq!(text(&checked.stdout).matches("our rules explain all 13 lines, 2 turns").count(), 2);

    let imported = starboard(&["log", "import", "game.log", "-o", "game.starboard.json"], dir.path());
    assert!(imported.status.success(), "{}", text(&imported.stderr));
    let replayed = starboard(&["replay", "game.starboard.json"], dir.path());
    assert!(replayed.status.success(), "{}", text(&replayed.stderr));
    let printed = starboard(&["log", "import", "game.log"], dir.path());
    let record: serde_json::Value = serde_json::from_slice(&printed.stdout).unwrap();
    assert_eq!(record["names"], serde_json::json!(["Hard AI", "Player"]));
    assert_eq!(record["options"]["sets"], serde_json::json!(["core"]));

    let again = starboard(&["log", "import", "game.log", "-o", "game.starboard.json"], dir.path());
    assert_eq!(again.status.code(), Some(2), "a file that is there is not written over");
}

#[test]
fn the_first_line_that_is_not_explained_is_told_with_the_table() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("wrong.log"), LOG.replace("(Trade:0)", "(Trade:1)")).unwrap();
    let checked = starboard(&["log", "check", "wrong.log"], dir.path());
    assert_eq!(checked.status.code(), Some(2));
    let said = text(&checked.stdout);
    assert!(said.contains("cannot explain line 6"), "{said}");
    assert!(said.contains("trade: our rules come to 0, the log says 1"), "{said}");
    assert!(said.contains("Trade Pod"), "the table is shown: {said}");
    assert_eq!(text(&checked.stderr).lines().count(), 1);

    let json = starboard(&["log", "check", "--json", "wrong.log"], dir.path());
    let told: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!(told[0]["explained"], false);
    assert_eq!(told[0]["unexplained"]["line"], 6);
    assert_eq!(told[0]["unexplained"]["why"]["code"], "total");
    let imported = starboard(&["log", "import", "wrong.log", "-o", "wrong.json"], dir.path());
    assert_eq!(imported.status.code(), Some(2));
    assert!(!dir.path().join("wrong.json").exists(), "nothing is written");
}

#[test]
fn what_is_no_log_is_refused_in_one_line() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join("garbage.log"), "\u{1}\u{2} not a log\n\n{}").unwrap();
    std::fs::write(dir.path().join("binary.log"), [0xff, 0xfe, 0x00, 0x80]).unwrap();
    for (file, says) in
        [("garbage.log", "no log of the Star Realms app"), ("binary.log", "binary.log"), ("none.log", "none.log")]
    {
        for command in ["check", "import"] {
            let refused = starboard(&["log", command, file], dir.path());
            assert_eq!(refused.status.code(), Some(2));
            assert_eq!(text(&refused.stdout), "");
            let said = text(&refused.stderr);
            assert!(said.lines().count() == 1 && said.contains(says), "{said}");
        }
    }
}

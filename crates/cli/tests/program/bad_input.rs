//! What is wrong is refused in one clear line that says what, where and what is allowed; nothing is written.

use crate::{POSITION, Room};

#[test]
fn on_the_command_line() {
    let room = Room::with_records(1);
    for (line, words) in [
        ("simulate chess", "there is no game `chess`; there are: "),
        ("cards chess", "there is no game `chess`"),
        ("games chess", "there is no game `chess`"),
        ("simulate star-realms --format duel", "there is no format `duel` of star-realms; there are: standard, "),
        ("simulate star-realms --set gold", "there is no set `gold`; there are: "),
        ("cards star-realms --set gold", "there is no set `gold`; there are: "),
        ("simulate star-realms --format hydra --players 5", "format `hydra` is not for 5 players; allowed: 4, 6"),
        ("simulate star-realms --players 9", "9"),
        ("simulate star-realms --seats uniform,clever", "`clever`"),
        (
            "simulate star-realms --seats uniform,uniform,uniform --format standard",
            "format `standard` is not for 3 players",
        ),
        (
            "simulate star-realms --seats uniform,uniform --format hydra --players 4",
            "2 seats are named and 4 are at the table",
        ),
        (
            "simulate star-realms --option turn_limit=never",
            "option turn_limit: `never` is not a value of it; allowed: 1..10000",
        ),
        ("simulate star-realms --option colour=red", "star-realms has no option `colour`; there are: "),
        ("simulate star-realms --option turn_limit", "`turn_limit` is not an option; write NAME=VALUE"),
        ("simulate star-realms --games many", "invalid value 'many' for '--games <N>'"),
        ("simulate star-realms --games 0", "invalid value '0' for '--games <N>'"),
        ("simulate rise-of-empire --campaigns 0", "invalid value '0' for '--campaigns <N>'"),
        ("arena star-realms --bots script,uniform --pairs 0", "invalid value '0' for '--pairs <N>'"),
        (
            "arena star-realms --bots script --pairs 9999999999 --html nowhere/report.html",
            "nowhere/report.html: No such file",
        ),
        ("arena star-realms --bots nobody --sprt -10,10", "`nobody`: there is no such bot"),
        (
            "arena star-realms --bots script --sprt -10,-20",
            "--sprt takes two numbers, the lower first, such as 0,20; not -10,-20",
        ),
        ("balance star-realms --games 0", "invalid value '0' for '--games <N>'"),
        ("calibrate star-realms --games 0", "invalid value '0' for '--games <N>'"),
        ("balance star-realms --games 9 --bot proc:false", "broke off: the bot stopped: exit status: 1"),
        ("calibrate star-realms --games 9 --bot proc:false", "broke off: the bot stopped: exit status: 1"),
        ("balance star-realms --data here.toml", "here.toml: No such file"),
        ("calibrate star-realms --samples 0", "invalid value '0' for '--samples <N>'"),
        ("train star-realms --to w --rate nan", "'nan' for '--rate <R>': allowed: above 0, at most 10"),
        ("train star-realms --to w --rate=-1", "'-1' for '--rate <R>': allowed: above 0, at most 10"),
        ("train star-realms --to w --lambda 7", "'7' for '--lambda <L>': allowed: from 0 to 1"),
        ("train star-realms --to w --lambda NaN", "'NaN' for '--lambda <L>': allowed: from 0 to 1"),
        ("train star-realms --to w --epochs 0", "invalid value '0' for '--epochs <N>'"),
        ("train star-realms --to w --games 0", "invalid value '0' for '--games <N>'"),
        ("train star-realms --to w --games 10,0", "invalid value '0' for '--games <N>'"),
        ("train star-realms --to w --samples 0", "invalid value '0' for '--samples <N>'"),
        (
            "train star-realms --to w --games 2 --format free-for-all --players 4 --also {}",
            "--also {}: this is another kind of table",
        ),
        ("train star-realms --to w --also {", "--also: EOF while parsing"),
        ("train star-realms --games 2 --to nowhere/w", "nowhere/w: No such file"),
        ("train star-realms --games 2 --to games", "games: Is a directory"),
        ("tune star-realms balanced --width nan", "'nan' for '--width <W>': allowed: above 0, at most 10"),
        ("tune star-realms balanced --width=-1", "'-1' for '--width <W>': allowed: above 0, at most 10"),
        ("tune star-realms balanced --steps 0", "invalid value '0' for '--steps <N>'"),
        ("tune star-realms balanced --trials 0", "invalid value '0' for '--trials <N>'"),
        ("tune star-realms balanced --deals 0", "invalid value '0' for '--deals <N>'"),
        ("tune star-realms pirate", "star-realms has no scripted player pirate"),
        ("simulate star-realms --games -3", "unexpected argument '-3'"),
        (
            "simulate star-realms --gmaes 3",
            "unexpected argument '--gmaes' found; tip: a similar argument exists: '--games'",
        ),
        ("simulate star-realms --records games --games 1", "games: this folder is not empty"),
        ("simulate star-realms --records games/000001.starboard.json --games 1", "games/000001.starboard.json: "),
        ("simulate", "<GAME>"),
        ("dance", "unrecognized subcommand 'dance'"),
        ("games --lang de", "`de` is not a language here; allowed: en, fr"),
        ("replay games/000001.starboard.json --to 99999", "there is no ply 99999; the record has "),
        ("replay games/000001.starboard.json --verify", "the record has no seed to verify"),
        ("replay nowhere.json", "nowhere.json: No such file"),
        ("position show nowhere.toml", "nowhere.toml: No such file"),
        ("completions tcsh", "invalid value 'tcsh'"),
    ] {
        let why = room.bad(line);
        assert!(why.contains(words), "{line}\n{why}");
    }
    let french = room.bad("simulate star-realms --format duel --lang fr");
    assert!(
        french.starts_with("star-realms n’a pas de format «\u{202f}duel\u{202f}»\u{202f}; il y a\u{202f}: "),
        "{french}"
    );
}

#[test]
fn in_a_position() {
    let room = Room::with_position();
    for (line, words) in [
        ("position show here.toml --viewer 3", "there is no seat 3; the table has 2"),
        ("position show here.toml --viewer me", "allowed: a seat number, spectator, all"),
        ("position legal here.toml --viewer 9", "there is no seat 9"),
        ("position play here.toml \"fly away\"", "fly"),
        ("position play here.toml \"buy gunship\"", "seat 1, `buy gunship`: "),
        ("position play here.toml \"play explorer\"", "seat 1, `play explorer`: "),
        ("position play here.toml \"play scout\" \"buy gunship\" --write there.toml", "`buy gunship`"),
        ("position play here.toml \"2: end\"", "seat 2, `end`: "),
        ("position play here.toml \"7: end\"", "there is no seat 7; the table has 2"),
        ("position play here.toml \"play scout\" --deal predator", "`predator` was to be dealt and was not asked for"),
        ("position play here.toml end --deal moon", "`moon` is not something this game deals"),
        ("position play here.toml \"play scout\" --write here.toml", "here.toml: File exists"),
        ("position play here.toml", "<ACTION>"),
        ("position play here.toml \"2: concede\" end", "the game is over"),
    ] {
        let why = room.bad(line);
        assert!(why.contains(words), "{line}\n{why}");
    }
}

#[test]
fn in_a_position_file() {
    let room = Room::new();
    let changed = |from: &str, to: &str| {
        assert!(POSITION.contains(from), "{from}");
        room.write("here.toml", &POSITION.replace(from, to));
        let why = room.bad("position show here.toml");
        assert!(why.starts_with("here.toml: "), "it says which file: {why}");
        why
    };
    for (from, to, words) in [
        ("game = \"star-realms\"", "game = \"chess\"", "there is no game `chess`"),
        ("game = \"star-realms\"", "", "missing field `game`"),
        ("format = \"standard\"", "format = \"duel\"", "duel"),
        ("turn = 1", "turn = \"one\"", "turn"),
        ("turn = 1", "trun = 1", "trun"),
        ("turn = 1", "turn = ", "(line "),
        ("\"gunship\"", "\"gunboat\"", "gunboat"),
        ("\"2 scout\"", "\"two scout\"", "two scout"),
        ("acting = [1]", "acting = [3]", "acting: "),
        ("[position]", "[posture]", "posture"),
    ] {
        let why = changed(from, to);
        assert!(why.contains(words), "{from} -> {to}\n{why}");
    }
    room.write("here.json", "{ \"game\": ");
    assert!(room.bad("position show here.json").contains("not JSON"));
}

#[test]
fn in_a_record() {
    let room = Room::with_records(1);
    let good: serde_json::Value = serde_json::from_str(&room.read("games/000001.starboard.json")).expect("JSON");
    let changed = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut record = good.clone();
        change(&mut record);
        room.write("changed.json", &record.to_string());
        let why = room.bad("replay changed.json");
        assert!(why.starts_with("changed.json: "), "it says which file: {why}");
        why
    };
    let edition = changed(&|r| r["edition"] = "1066".into());
    assert!(edition.contains("no edition `1066` of these rules; there are: "), "{edition}");
    assert!(changed(&|r| r["starboard"] = 2.into()).contains("this record is of format 2"));
    assert!(changed(&|r| r["game"] = "chess".into()).contains("there is no game `chess`"));
    assert!(changed(&|r| r["options"]["format"] = "duel".into()).contains("duel"));
    assert!(changed(&|r| r["plies"][4]["action"] = "fly away".into()).contains("ply 5: seat "));
    assert!(changed(&|r| r["plies"][4]["seat"] = 9.into()).contains("There is no seat 9"));
    assert!(changed(&|r| r["deals"][0] = "moon".into()).contains("ply 0: `moon` is not something this game deals"));
    assert!(changed(&|r| r["result"]["ranks"] = serde_json::json!([1, 1])).contains("ended otherwise"));
    assert!(changed(&|r| drop(r.as_object_mut().map(|r| r.remove("plies")))).contains("missing field `plies`"));
    room.write("broken.json", "{ \"starboard\": 1,");
    assert!(room.bad("replay broken.json").contains("broken.json: not JSON: "));
}

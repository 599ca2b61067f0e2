//! `balance`, `tune` and `arena`: measuring and turning what bots do.

use crate::Room;
use serde_json::Value as Json;

#[test]
fn balance_compares_like_with_like() {
    let room = Room::new();
    let earlier = room.good("balance rise-to-power --games 4 --bot uniform --json");
    room.write("earlier.json", &earlier);
    let earlier: Json = serde_json::from_str(&earlier).expect("JSON");
    let actions = earlier["actions"].as_object().expect("actions");
    assert!(actions.keys().any(|a| a.starts_with("acquire ")) && !actions.keys().any(|a| a.contains(" at ")));
    assert!(actions.values().all(|a| a["per_game"]["low"].as_f64() >= Some(0.0)), "{actions:?}");

    let again = room.json("balance rise-to-power --games 4 --bot uniform --against earlier.json --only acquire");
    assert_eq!((&again["game"], &again["before"]["decisions"]), (&"rise-to-power".into(), &earlier["decisions"]));
    let why = room.bad("balance star-realms --games 4 --bot uniform --against earlier.json");
    assert_eq!(why, "earlier.json is a report of rise-to-power; only reports of one game are compared");
}

#[test]
fn balance_tells_what_a_changed_file_did() {
    let room = Room::new();
    let core = include_str!("../../../../games/star-realms/data/core.toml");
    room.write("core.toml", core);
    let report = room.json("balance star-realms --games 3 --bot uniform --data core.toml");
    assert_eq!(report["before"]["decisions"], report["decisions"], "nothing was changed");
    room.write("kernel.toml", core);
    let why = room.bad("balance star-realms --games 3 --bot uniform --data kernel.toml");
    assert!(why.contains("there is no such data file; there are starters.toml, colony-wars.toml, core.toml"), "{why}");
}

#[test]
fn tuning_answers_programs_too() {
    let answer = Room::new().run("tune star-realms balanced --steps 1 --trials 1 --deals 1 --json");
    let told: Json = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!((answer.code, &told["taste"][0]["code"]), (0, &"balanced".into()));
    assert!(told["taste"][0]["dials"].as_object().is_some_and(|dials| !dials.is_empty()), "{told}");
}

#[test]
fn the_arena_pairs_by_the_swiss_system() {
    let room = Room::new();
    let arena = "arena star-realms --bots script,trader,raider,uniform,hand-first --pairs 1 --pairing swiss --rounds 2";
    let told = room.json(arena);
    assert_eq!(told["meetings"].as_array().map(Vec::len), Some(4), "two rounds of two: {told}");
    assert_eq!(told["swiss"].as_array().map(Vec::len), Some(5));
    assert_eq!(told["swiss"][0]["rank"], 1);
    let text = room.good(arena);
    assert!(text.contains("by the Swiss system"), "{text}");
    assert!(
        room.good("arena star-realms --bots uniform,hand-first,script --pairs 1 --lang fr --pairing swiss")
            .contains("rencontre")
    );
    assert!(room.json("arena star-realms --bots uniform,hand-first --pairs 1")["swiss"].is_null());
    let why = room.bad("arena star-realms --bots script,trader,raider --pairing swiss --sprt 0,20");
    assert_eq!(why, "--sprt asks about two bots; it does not go with --pairing swiss");
    let why = room.bad("arena star-realms --bots script,trader --pairing swiss");
    assert!(why.contains("three or more"), "{why}");
}

#[test]
fn lessons_are_the_same_whatever_the_threads_and_go_on_where_they_were() {
    let room = Room::new();
    let files = |dir: &str| -> Vec<(String, Vec<u8>)> {
        let entries = std::fs::read_dir(room.dir.path().join(dir)).unwrap().map(|entry| entry.unwrap().path());
        let mut files: Vec<_> = entries.filter(|path| path.extension().is_some_and(|e| e == "bin")).collect();
        files.sort();
        files
            .iter()
            .map(|path| (path.file_name().unwrap().display().to_string(), std::fs::read(path).unwrap()))
            .collect()
    };
    let teach = |rest: &str| room.run(&format!("teach star-realms --bot search:samples=4:horizon=0 --games 40 {rest}"));
    assert_eq!(teach("--threads 1 --to one").code, 0);
    assert_eq!(teach("--threads 2 --to two").code, 0);
    assert_eq!(files("one").len(), 2);
    assert!(files("one") == files("two"));
    std::fs::remove_file(room.dir.path().join("two/games-0000020.bin")).unwrap();
    let again = teach("--to two");
    assert!(again.err.starts_with("20 games in"), "{}", again.err);
    assert!(files("one") == files("two"));
    let other = teach("--seed 2 --to two");
    assert!(other.code != 0 && other.err.contains("there are other lessons in this folder"), "{}", other.err);
}

#[test]
fn training_gives_the_same_weights_whatever_the_threads() {
    let room = Room::new();
    let train = |rest: &str| {
        let line = format!("train star-realms --games 40,4 --samples 4 --epochs 1 {rest}");
        let (file, answer) = (rest.rsplit(' ').next().unwrap(), room.run(&line));
        assert_eq!(answer.code, 0, "{}", answer.err);
        let text = std::fs::read_to_string(room.dir.path().join(file)).unwrap();
        text.lines().skip(1).collect::<Vec<_>>().join("\n")
    };
    let once = train("--threads 1 --to one");
    assert!(once.lines().count() > 100 && once == train("--threads 3 --to three"));
    assert_ne!(once, train("--seed 1 --to other"));
}

//! `position` and `replay`.

use crate::{POSITION, Room};

#[test]
fn a_position_is_shown_to_whoever_looks() {
    let room = Room::with_position();
    let all = room.good("position show here.toml");
    assert!(all.contains("Gunship (4)") && all.contains("authority 50"), "{all}");
    assert!(
        all.lines().last().is_some_and(|l| l.starts_with("Player 1")),
        "the last line says who is asked what\n{all}"
    );
    assert!(room.good("position show here.toml --lang fr").contains("Canonnière (4)"));

    let hidden = |viewer: &str| {
        let view = room.json(&format!("position show here.toml --viewer {viewer}"))["view"].to_string();
        view.contains("viper")
    };
    assert!(hidden("all") && hidden("1"), "the hand is shown to who may see it");
    assert!(!hidden("spectator"), "and hidden from who may not");
    assert_eq!(room.json("position show here.toml")["to_move"].to_string(), "[1]");
    let piped = room.run_with("position show -", &[], POSITION);
    assert_eq!((piped.code, piped.out), (0, all));
}

#[test]
fn legal_actions_in_text_form() {
    let room = Room::with_position();
    let legal = room.json("position legal here.toml");
    let actions: Vec<&str> = legal.as_array().expect("a list").iter().filter_map(|a| a["action"].as_str()).collect();
    for action in ["play scout", "play viper", "end"] {
        assert!(actions.contains(&action), "{action}: {actions:?}");
    }
    assert!(!actions.iter().any(|a| a.starts_with("buy ")), "there is nothing to pay with: {actions:?}");
    assert!(legal.as_array().is_some_and(|l| l.iter().all(|a| a["seat"] == 1)));
    let lines = room.good("position legal here.toml --lang fr");
    assert_eq!(lines.lines().count(), actions.len());
    assert_eq!(room.good("position legal here.toml --viewer 2").trim(), "", "seat 2 is not asked");
}

#[test]
fn actions_are_played_in_order() {
    let room = Room::with_position();
    let told = room.good("position play here.toml \"play scout\" \"play scout\" \"buy repair_bot\" --deal predator");
    for words in ["1> play scout", "1> buy repair_bot", "Predator"] {
        assert!(told.contains(words), "{words}\n{told}");
    }
    let before = room.read("here.toml");
    let won = room.good("position play here.toml \"play viper\" \"attack 2\" --write end.toml");
    assert!(won.contains("The game is over; seat 1 won"), "{won}");
    assert_eq!(room.read("here.toml"), before, "the file that was read stays as it is");
    assert!(room.good("position show end.toml").contains("The game is over; seat 1 won"));
    assert_eq!(room.json("position show end.toml")["outcome"]["ranks"].to_string(), "[1,2]");
    let conceded = room.json("position play here.toml \"2: concede\"");
    assert_eq!(conceded["outcome"]["ranks"].to_string(), "[1,2]");
}

#[test]
fn the_same_seed_deals_the_same() {
    let room = Room::with_position();
    let end = |seed: u32| room.good(&format!("position play here.toml end --seed {seed}"));
    assert_eq!(end(4), end(4));
    assert!((5..30).any(|seed| end(seed) != end(4)), "another seed deals otherwise");
}

#[test]
fn a_record_replays_and_can_be_entered_anywhere() {
    let room = Room::with_records(2);
    let told = room.good("replay games/000001.starboard.json");
    assert!(told.contains("replays as it is written") && told.contains("The game is over"), "{told}");
    assert!(room.good("replay games/000002.starboard.json --lang fr").contains("se rejoue comme écrit"));

    let all = room.json("replay games/000001.starboard.json");
    let start = room.good("replay games/000001.starboard.json --to 0");
    assert!(start.contains("Turn 1"), "{start}");
    let middle = all["plies"].as_u64().expect("plies") / 2;
    let shown = room.good(&format!("replay games/000001.starboard.json --to {middle} --write middle.toml"));
    assert_eq!(room.good("position show middle.toml").replace("\n\n", "\n"), shown.replace("\n\n", "\n"));
    let log = room.good("replay games/000001.starboard.json --log --viewer spectator");
    assert!(log.lines().count() > all["plies"].as_u64().expect("plies") as usize);
}

/// A record of a table: with its seed, which deals everything again.
#[test]
fn a_seed_is_verified() {
    use starboard_core::{Record, Seed, TableChance};
    let room = Room::new();
    let game = starboard_shelf::find("star-realms").and_then(|r| r.game(serde_json::json!({}))).expect("a game");
    let seed = Seed::from_number(3);
    let mut record = Record::new(&*game);
    let (mut table, happened) = game.start(&mut TableChance::at(seed, 0));
    record.deals = happened.deals;
    for entry in 1..=40 {
        let seat = table.to_move().seats().iter().next().expect("somebody is asked");
        let action = table.legal_texts(seat).remove(0);
        let happened = table.act(seat, &action, &mut TableChance::at(seed, entry)).expect("it is legal");
        let ply = starboard_core::record::Ply { seat, action, deals: happened.deals, entry: None, at: None };
        record.plies.push(ply);
    }
    record.seed = Some(seed);
    record.fingerprint = Some(seed.fingerprint());
    let write = |name: &str, record: &Record| room.write(name, &serde_json::to_string(record).expect("JSON"));
    write("good.json", &record);
    assert!(room.good("replay good.json --verify").contains("verified"));

    let mut other = record.clone();
    other.seed = Some(Seed::from_number(4));
    write("fingerprint.json", &other);
    assert!(room.bad("replay fingerprint.json --verify").contains("fingerprint"));
    other.fingerprint = None;
    write("seed.json", &other);
    assert!(room.good("replay seed.json").contains("replays"), "the deals are still what they were");
    assert!(room.bad("replay seed.json --verify").contains("ply 0: "), "and the seed does not deal them");
}

#[test]
fn a_fresh_table_is_a_position_to_begin_from() {
    let room = Room::new();
    room.write("fresh.toml", &room.good("position new rise-to-power --players 3 --seed 5"));
    assert!(room.good("position show fresh.toml").contains("Player 3"));
    assert_eq!(room.json("position new star-realms --format hydra")["game"], "star-realms");
    let told = room.good("position new galactic-rebellion --write there.toml --lang fr");
    assert!(told.contains("Joueur"), "{told}");
    assert!(room.good("position legal there.toml").lines().count() > 0);
}

#[test]
fn rule_cases_are_run_from_anywhere() {
    let room = Room::new();
    room.write("case.toml", &room.good("position new star-realms").replace("game =", "title = \"It begins\"\ngame ="));
    let fresh = room.read("case.toml") + "\n[[step]]\nplay = \"end\"\n";
    room.write("case.toml", &fresh);
    assert_eq!(room.good("position check case.toml"), "case.toml: holds\n");
    assert!(room.good("position show case.toml").contains("Turn 1"), "a case is a position too");
    room.write("wrong.toml", &(fresh + "to_move = \"over\"\n"));
    let answer = room.run("position check case.toml wrong.toml");
    assert_eq!(answer.code, 2);
    assert!(answer.out.contains("wrong.toml: differs") && answer.out.contains("step 1"), "{}", answer.out);
    assert!(answer.err.contains("1 of 2 cases differ"), "{}", answer.err);
    let answer = room.run("position check case.toml wrong.toml --json");
    let told: serde_json::Value = serde_json::from_str(&answer.out).expect("JSON");
    assert_eq!((&told[0]["holds"], &told[1]["holds"]), (&true.into(), &false.into()));
}

#[test]
fn programs_are_told_in_json_what_happened_and_why_not() {
    let room = Room::with_position();
    let refused = room.run("position play here.toml \"buy gunship\" --json");
    let why: serde_json::Value = serde_json::from_str(&refused.err).expect("a refusal is JSON");
    assert_eq!((refused.code, &why["code"]), (2, &"too_dear".into()), "{why}");
    assert!(why["error"].as_str().is_some_and(|line| line.starts_with("seat 1, `buy gunship`: ")), "{why}");
    let faulty = room.run("simulate star-realms --format duel --json");
    assert!(serde_json::from_str::<serde_json::Value>(&faulty.err).is_ok_and(|why| why["error"].is_string()));

    let room = Room::with_records(1);
    let told = room.json("replay games/000001.starboard.json --log");
    let plies = told["plies"].as_u64().expect("plies") as usize;
    let log = told["log"].as_array().expect("a log");
    assert_eq!(log.len(), plies + 1, "the set-up and every ply");
    assert!(log.iter().all(|step| step["events"].is_array()) && log[1]["action"].is_string());
    assert!(room.json("replay games/000001.starboard.json")["log"].is_null());
}

#[test]
fn the_terminal_speaks_french_to_the_last_word() {
    let room = Room::with_records(1);
    let over = room.good("replay games/000001.starboard.json --lang fr --log");
    assert!(over.contains("La partie est terminée") && !over.contains("last_standing"), "{over}");
    for game in ["star-realms", "rise-of-empire", "rise-to-power", "galactic-rebellion"] {
        let cards = room.good(&format!("cards {game} --lang fr"));
        for line in cards.lines().filter(|line| !line.is_empty() && !line.starts_with(' ')) {
            let ids =
                ["starters", "power-tiles", "imperial-actions", "secret-missions", "technologies ", "published name"];
            assert!(!ids.iter().any(|id| line.starts_with(id)), "{game}: {line}");
        }
    }
    let help = room.good("simulate --help --lang fr");
    for words in ["Utilisation\u{202f}: ", "<JEU>", "[par défaut\u{202f}: uniform]", "Options\u{202f}:"] {
        assert!(help.contains(words), "{words}\n{help}");
    }
    assert!(!help.contains("[default:"), "{help}");
}

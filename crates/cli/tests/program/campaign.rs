//! `campaign`: a legacy campaign in a file, from its first game on.

use crate::Room;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const LABEL: &str = "community scenario pack, not the published box";

#[test]
fn a_campaign_is_begun_played_told_and_copied() {
    let room = Room::new();
    let begun = room.good("campaign new war.json --names Ada,Bo --sides star_empire,trade_federation");
    assert!(begun.contains(LABEL) && begun.contains("Star Empire: Ada"), "{begun}");
    assert!(room.bad("campaign new war.json").starts_with("war.json: "), "a campaign is never written over");
    let saved = room.run_with("campaign play war.json --bot 2 --seed 1", &[], "play all\nnonsense\nquit\n");
    assert_eq!((saved.code, saved.err.as_str()), (0, ""), "{}", saved.out);
    assert!(saved.out.contains("The game is saved"), "{}", saved.out);
    let french = room.good("campaign show war.json --lang fr");
    assert!(french.contains("a commencé"), "{french}");
    let played = room.good("campaign play war.json --bot 1 --bot 2=easy");
    assert!(played.contains("Game 1, An Empire is Born"), "{played}");
    let conceded = room.run_with("campaign play war.json --choice 1 --bot 2", &[], "concede\n");
    assert_eq!(conceded.code, 0, "{}", conceded.err);
    let told = room.good("campaign history war.json");
    assert!(told.contains("Game 2") && told.contains("by concession"), "{told}");
    let shown = room.json("campaign show war.json");
    assert_eq!(shown["label"], LABEL);
    assert_eq!(shown["games"][0]["scenario"], 1);
    room.good("campaign fork war.json other.json --after 0");
    assert_eq!(room.json("campaign show other.json")["games"].as_array().map(Vec::len), Some(0));
    room.good("campaign export war.json copy.json");
    assert_eq!(room.read("copy.json"), room.read("war.json"));
}

#[test]
fn what_is_wrong_is_refused_with_everything_that_is() {
    let room = Room::new();
    room.good("campaign new war.json");
    room.good("campaign play war.json --bot 1 --bot 2");
    let good = room.read("war.json");
    room.write("cut.json", &good[..good.len() / 2]);
    room.write(
        "other.json",
        &good.replacen("\"turns\": ", "\"turns\": 9", 1).replace("\"empire\": 1", "\"empire\": 2"),
    );
    room.write("pack.toml", "pack = \"mine\"\nversion = 1\n");
    for (line, words) in [
        ("campaign show cut.json", "cut.json: this is not a campaign file"),
        ("campaign show none.json", "none.json: "),
        ("campaign import other.json new.json", "the file is damaged: game 1: "),
        ("campaign fork war.json new.json --after 2", "there is no game 2; 1 have been played"),
        ("campaign new a.json --sides kingdom,star_empire", "`kingdom` is not a side"),
        ("campaign new a.json --names Ada", "two names and two sides"),
        ("campaign new a.json --kingdom gold", "`gold` is not something the Kingdom gives"),
        ("campaign new a.json --pack pack.toml", "pack.toml"),
        ("campaign play war.json --bot 3", "there are seats 1 and 2"),
        ("campaign play war.json --bot 0", "0"),
        ("campaign play war.json --bot 2=genius", "`genius`"),
        ("campaign top-up war.json lifter+se1", "the campaign is not over yet"),
        ("simulate star-realms --campaigns 2", "star-realms has no campaigns"),
        (
            "simulate rise-of-empire --campaigns 2 -o scenario=3",
            "scenario says nothing of whole campaigns; allowed: kingdom",
        ),
        ("simulate rise-of-empire --campaigns 2 --set core", "--set says nothing of whole campaigns"),
        ("simulate rise-of-empire --campaigns 2 -o kingdom=gold", "gold"),
        ("simulate rise-of-empire --campaigns 2 --pack none.toml", "none.toml: "),
    ] {
        let said = room.bad(line);
        assert!(said.contains(words), "{line}\n{said}");
    }
}

#[test]
fn whole_campaigns_by_bots_are_told_in_figures() {
    let room = Room::new();
    let report = room.json("simulate rise-of-empire --campaigns 2 --seed 3");
    assert_eq!(report["campaigns"], 2);
    assert_eq!(report["games"], 24);
    assert_eq!(report["turns"].as_array().map(Vec::len), Some(12));
    assert_eq!(room.json("simulate rise-of-empire --campaigns 2 --seed 3"), report, "the seed says which campaigns");
    let branches = report["branches"].as_array().expect("a list");
    assert_eq!(branches.iter().filter_map(|b| b["games"].as_u64()).sum::<u64>(), 24, "every game is of a branch");
    let fifth: Vec<&serde_json::Value> = branches.iter().filter(|b| b["scenario"] == 5).collect();
    assert!(
        fifth.iter().all(|b| b["first"].is_string() && b["choice"].is_u64() && b["upgrades"].is_f64()),
        "{fifth:?}"
    );
    assert!(room.good("simulate rise-of-empire --campaigns 1 --lang fr").contains("Campagnes (parties)"));
}

/// An option that is given is obeyed, and a pack by its name or file.
#[test]
fn simulated_campaigns_are_played_as_they_were_asked_for() {
    let room = Room::new();
    let figures = |more: &str| {
        let mut report = room.json(&format!("simulate rise-of-empire --campaigns 2 --seed 3 {more}"));
        let pack = report.as_object_mut().and_then(|r| r.remove("pack"));
        (pack.and_then(|p| p.as_str().map(str::to_owned)).unwrap_or_default(), report)
    };
    let (newest, report) = figures("");
    assert_eq!(figures("-o kingdom=combat"), (newest.clone(), report.clone()), "what is default may be said");
    assert_ne!(figures("-o kingdom=trade").1, report, "the Kingdom gives trade");
    let (first, other) = figures("--pack rise-of-empire-community");
    assert!(first == "rise-of-empire-community" && first != newest && other != report, "{first} {newest}");
}

#[test]
fn players_and_sides_are_called_by_their_names() {
    let room = Room::new();
    room.good("campaign new war.json --names Ada,Bo");
    let played = room.run_with("campaign play war.json --bot 2 --seed 1", &[], "attack 2\nplay all\nend\nquit\n");
    assert_eq!((played.code, played.err.as_str()), (0, ""), "{}", played.out);
    for words in
        ["of 5 · Trade Federation", "Ada (Star Empire)", "Bo (Trade Federation)", "Ada: your turn", "Bo ends the turn"]
    {
        assert!(played.out.contains(words), "{words}\n{}", played.out);
    }
    assert!(!played.out.contains("Player "), "{}", played.out);
    let french = room.run_with("campaign play war.json --bot 2 --lang fr", &[], "quit\n");
    assert!(french.out.contains("Ada (Empire Galactique)") && !french.out.contains("Joueur "), "{}", french.out);
    room.good("campaign new nobody.json");
    assert!(room.good("campaign show nobody.json").contains("Star Empire: Player 1"));
}

/// A game without a winner is played again, as a server does; the campaign goes on.
#[test]
fn a_drawn_game_does_not_block_a_campaign() {
    let room = Room::new();
    room.good("campaign new war.json --names Ada,Bo");
    let drawn = room.run_with("campaign play war.json --seed 1", &[], &"end\n".repeat(1001));
    assert_eq!((drawn.code, drawn.err.as_str()), (0, ""));
    assert!(drawn.out.contains("Nobody has won: the game does not count and is played again."));
    let shown = room.json("campaign show war.json");
    assert_eq!((&shown["stage"], shown["games"].as_array().map(Vec::len)), (&"next".into(), Some(0)));
    let played = room.good("campaign play war.json --bot 1 --bot 2");
    assert!(played.contains("Game 1, An Empire is Born"), "{played}");
}

/// Whoever comes second is told, and nothing of what the first one does is lost.
#[test]
fn two_terminals_do_not_play_one_campaign() {
    let room = Room::new();
    room.good("campaign new war.json");
    let mut first = Command::new(env!("CARGO_BIN_EXE_starboard"))
        .args(["campaign", "play", "war.json", "--seed", "1"])
        .current_dir(room.dir.path())
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts");
    let begun = Instant::now();
    while !room.read("war.json").contains("\"current\"") {
        assert!(begun.elapsed() < Duration::from_secs(60), "the game begins");
        std::thread::sleep(Duration::from_millis(20));
    }
    for line in ["campaign play war.json", "campaign top-up war.json --auto"] {
        assert_eq!(room.bad(line), "war.json is being played in another terminal; nothing has been changed");
    }
    room.good("campaign show war.json");
    first.stdin.take().expect("an input").write_all(b"play all\nend\nquit\n").expect("it reads");
    assert!(first.wait().expect("it ends").success());
    let saved: serde_json::Value = serde_json::from_str(&room.read("war.json")).expect("JSON");
    assert_eq!(saved["current"]["record"]["plies"].as_array().map(Vec::len), Some(2), "both its actions are there");
    assert!(!room.path("war.json.lock").exists());
    let again = room.run_with("campaign play war.json", &[], "quit\n");
    assert_eq!((again.code, again.err.as_str()), (0, ""));
}

/// An owner's box in the terminal: begun, checked, known everywhere, carried in the campaign's file.
#[test]
fn a_pack_of_ones_own_is_written_checked_and_played() {
    let room = Room::new();
    let told = room.good("campaign pack new my-box.toml");
    assert!(told.contains("docs/packs.md"), "{told}");
    assert!(room.bad("campaign pack new my-box.toml").starts_with("my-box.toml: "), "never written over");
    let sound = room.good("campaign pack check my-box.toml");
    assert!(sound.contains("my-box.toml: sound. my-box (my-box, a pack of my own)"), "{sound}");
    let checked = room.json("campaign pack check my-box.toml");
    let key = checked[0]["key"].as_str().expect("a key").to_owned();
    assert!(key.starts_with("my-box@"), "{key}");
    assert!(room.bad("campaign pack new Box!.toml").contains("cannot be the name of a pack"));

    // Known to every command.
    assert!(room.good("games rise-of-empire --packs my-box.toml").contains("my-box"));
    let cards = room.good("cards rise-of-empire --packs my-box.toml --set my-box");
    assert!(cards.contains("my-box, a pack of my own"), "{cards}");
    assert!(!room.good("cards rise-of-empire --packs my-box.toml").contains("a pack of my own"), "ours are ours");
    room.good(
        "simulate rise-of-empire --packs my-box.toml -o pack=my-box --games 1 --seats hand-first --records games",
    );
    let record = std::fs::read_dir(room.path("games")).expect("records").flatten().next().expect("one").path();
    room.write("game.starboard.json", &std::fs::read_to_string(record).expect("it reads"));
    assert!(room.read("game.starboard.json").contains(&key), "the record says which pack");
    assert!(room.good("replay game.starboard.json --packs my-box.toml").contains("game.starboard.json"));
    let refused = room.bad("replay game.starboard.json");
    assert!(refused.contains("there is no pack `my-box` here"), "{refused}");
    room.good("replay game.starboard.json --packs my-box.toml --to 10 --write here.toml");
    assert!(!room.good("position legal here.toml --packs my-box.toml").is_empty());
    assert!(room.bad("position legal here.toml").contains("my-box"));
    let deck =
        "simulate star-realms --packs my-box.toml --set rise-of-empire -o pack=my-box -o post_campaign=true --games 1";
    room.good(deck);
    let report = room.json("simulate rise-of-empire --packs my-box.toml --campaigns 1 -o pack=my-box");
    assert_eq!(report["pack"], "my-box");

    // A campaign has it in its file, so it opens anywhere.
    let begun = room.good("campaign new war.json --pack my-box.toml");
    assert!(begun.contains("my-box, a pack of my own"), "{begun}");
    room.good("campaign new also.json --packs my-box.toml --pack my-box");
    room.good("campaign play war.json --bot 1 --bot 2");
    assert!(room.good("campaign history war.json").contains("my-box, a pack of my own"));

    // New words are taken, another game is told.
    let text = room.read("my-box.toml");
    room.write("my-box.toml", &text.replacen("a pack of my own", "as I wrote it", 1));
    let shown = room.good("campaign show war.json --packs my-box.toml");
    assert!(shown.contains("as I wrote it") && !shown.contains("plays otherwise"), "{shown}");
    room.write("my-box.toml", &text.replacen("realm_points = ", "realm_points = 1", 1));
    let shown = room.good("campaign show war.json --packs my-box.toml");
    assert!(shown.contains("plays otherwise") && shown.contains("a pack of my own"), "{shown}");
    let refused = room.bad("replay game.starboard.json --packs my-box.toml");
    assert!(refused.contains("plays otherwise than"), "{refused}");

    // Everything wrong is told at once.
    room.write(
        "bad.toml",
        &text.replacen("political = true", "political = false", 1).replacen("\npoints = 1", "\npoints = 0", 1),
    );
    let wrong = room.bad("campaign pack check bad.toml nowhere.toml");
    for what in ["bad.toml: ", "a political victory", "worth at least 1", "nowhere.toml"] {
        assert!(wrong.contains(what), "{what}: {wrong}");
    }
    assert!(room.bad("games --packs bad.toml").contains("bad.toml: "));
}

/// A designer's variant of any game.
#[test]
fn a_variant_is_written_changed_and_played() {
    let room = Room::new();
    room.good("campaign pack new quick --game star-realms");
    let starters = room.read("quick/starters.toml");
    room.write("quick/starters.toml", &starters.replacen("primary = [{ trade = 1 }]", "primary = [{ trade = 2 }]", 1));
    for name in ["core.toml", "colony-wars.toml"] {
        std::fs::remove_file(room.path(&format!("quick/{name}"))).expect("it was there");
    }
    assert!(room.good("campaign pack check quick --lang fr").contains("en ordre."));
    let cards = room.good("cards star-realms --packs quick --set quick/starters");
    assert!(cards.contains("quick, a variant of my own") && cards.contains("2"), "{cards}");
    room.good("simulate star-realms --packs quick -o data=quick --games 2 --records games");
    let record = std::fs::read_dir(room.path("games")).expect("records").flatten().next().expect("one").path();
    room.write("game.starboard.json", &std::fs::read_to_string(record).expect("it reads"));
    room.good("replay game.starboard.json --packs quick");
    assert!(room.bad("replay game.starboard.json").contains("there is no variant `quick` of `star-realms` here"));
    assert!(room.bad("campaign pack new other --game chess").contains("there is no game `chess`"));
}

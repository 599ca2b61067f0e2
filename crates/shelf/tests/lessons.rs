//! Games written down for learners, and nets made from them.

use serde_json::{Value as Json, json};
use starboard_bots::lessons::Lessons;
use starboard_bots::sets::{NARROW, WIDE};
use starboard_core::Fast;
use starboard_shelf::OPPONENTS;

fn lessons(game: &str, code: &str) -> Box<dyn Lessons> {
    let game = starboard_shelf::find(game).unwrap().game(json!({})).unwrap();
    OPPONENTS.lessons(&*game, code).unwrap().expect("a game with an encoding")
}

/// The lengths of a file's arrays, by name.
fn lengths(file: &[u8]) -> Json {
    let end = file.iter().position(|b| *b == b'\n').unwrap();
    let head: Json = serde_json::from_slice(&file[..end]).unwrap();
    let of = |array: &Json| (array[0].as_str().unwrap().to_owned(), array[2].clone());
    head["arrays"].as_array().unwrap().iter().map(of).collect::<serde_json::Map<_, _>>().into()
}

#[test]
fn what_is_written_down_does_not_depend_on_who_played_before() {
    for game in ["star-realms", "rise-to-power"] {
        let mut one = lessons(game, "search:samples=12:horizon=0");
        let mut two = lessons(game, "search:samples=12:horizon=0");
        two.play(5..6, 9).unwrap();
        let file = one.play(0..2, 9).unwrap();
        assert!(file == two.play(0..2, 9).unwrap(), "{game}");
        assert!(file != one.play(0..2, 10).unwrap(), "{game}");
        let n = lengths(&file);
        assert!(n["game"].as_u64() > Some(40) && n["action"].as_u64() > n["game"].as_u64(), "{game}: {n}");
        assert_eq!((&n["start"], &n["value"], &n["mean"]), (&n["game"], &n["game"], &n["action"]));
    }
}

#[test]
fn who_teaches_counts_playouts() {
    let game = starboard_shelf::find("star-realms").unwrap().game(json!({})).unwrap();
    for code in ["expert", "script", "search:samples=5:threads=2"] {
        let refused = OPPONENTS.lessons(&*game, code).err().unwrap().to_string();
        assert!(refused.contains("who teaches searches on one thread with a budget in samples"), "{refused}");
    }
}

/// A net for a game's tables that thinks nothing, with something changed in its header.
fn net(game: &str, change: impl Fn(&mut Json)) -> Vec<u8> {
    let about = lessons(game, "search:samples=1").about();
    let mut header = json!({
        "starboard_net": 1,
        "game": game,
        "encoding": about["encoding"],
        "made_by": "a test",
        "layers": [WIDE, NARROW],
        "actions": about["actions"],
        "inputs": about["inputs"],
    });
    change(&mut header);
    let (inputs, actions) = (header["inputs"].as_array().unwrap().len(), header["actions"].as_u64().unwrap() as usize);
    let numbers = (inputs + 1) * (WIDE + 1) + (WIDE + 1) * NARROW + (actions + 1) * (NARROW + 1);
    let mut file = header.to_string().into_bytes();
    file.push(b'\n');
    file.resize(file.len() + numbers * 4, 0);
    file
}

#[test]
fn a_net_plays_its_own_tables_and_no_others() {
    let dir = tempfile::tempdir().unwrap();
    let chooses = |game: &str, options: Json, net: &[u8]| {
        let path = dir.path().join("a.net");
        std::fs::write(&path, net).unwrap();
        let (table, _) = starboard_shelf::find(game).unwrap().game(options).unwrap().start(&mut Fast::new(1));
        let seat = table.to_move().seats().iter().next().unwrap();
        let code = format!("search:samples=20:weights={}", path.display());
        OPPONENTS.opponent(game, &code, 0).unwrap().choose(&*table, seat).map_err(|t| t.to_string())
    };
    for game in ["star-realms", "rise-to-power", "galactic-rebellion", "rise-of-empire"] {
        chooses(game, json!({}), &net(game, |_| {})).unwrap();
    }
    let refused = |options: Json, net: &[u8]| chooses("star-realms", options, net).unwrap_err();
    let of_another = net("rise-to-power", |_| {});
    assert_eq!(refused(json!({}), &of_another), "the net is not for this table: it is one of rise-to-power");
    let newer = net("star-realms", |header| header["encoding"] = json!(99));
    assert!(refused(json!({}), &newer).contains("it is of encoding 99, the game has"));
    let duel = net("star-realms", |_| {});
    for options in [json!({"sets": ["core"]}), json!({"players": 4, "format": "free-for-all"})] {
        assert!(refused(options, &duel).ends_with("its tables had other cards or players"));
    }
}

//! Whatever people write: one clear line, and nothing has changed.

use serde_json::{Value as Json, json};
use starboard_core::Lang;
use starboard_core::face::Rules as _;
use starboard_core::face::Table;
use starboard_rise_to_power::RiseToPowerRules;

fn place(position: Json) -> Result<Box<dyn Table>, String> {
    RiseToPowerRules::default()
        .game(json!({}))
        .and_then(|game| game.place(position))
        .map_err(|faults| faults.to_string())
}

#[test]
fn options_are_explained() {
    for (options, says) in [
        (json!({ "players": 1 }), "players: 1 players; this game is for 2 to 4"),
        (json!({ "players": 5 }), "this game is for 2 to 4"),
        (json!({ "players": "two" }), "options: players: invalid type"),
        (json!({ "colour": 1 }), "unknown field `colour`"),
        (json!({ "format": "duel" }), "unknown variant `duel`"),
        (json!({ "first_player": "me" }), "unknown variant `me`"),
    ] {
        let faults = RiseToPowerRules::default().game(options).err().map(|f| f.to_string()).unwrap_or_default();
        assert!(faults.contains(says) && !faults.contains('\n'), "{faults}");
    }
}

#[test]
fn positions_are_explained() {
    let network = |network: &str| json!({ "seats": [{ "network": network }] });
    for (position, says) in [
        (network("seaport-1"), "seat 1: network: there is no `plant` in it"),
        (network("plant seaport-9"), "seat 1: network: at 1,0: `seaport-9` is no contract"),
        (network("plant . seaport-1"), "the card at 2,0 touches neither the plant nor a connected active district"),
        (network("plant (seaport-1) (seaport-2)"), "the card at 2,0 touches neither"),
        (network("plant seaport-1/seaport-2"), "seaport-1 cannot be upgraded with seaport-2"),
        (network("seaport-1 plant seaport-1"), "seaport-1 is in two places"),
        (network("plant seaport-5 lunar_vault-5 solar_array-5 arcology-5 tidal_farm-5"), "5 active districts on 4"),
        (network(&format!("plant {}", "seaport-1 ".repeat(20))), "too far from the plant"),
        (json!({ "seats": [{ "hand": "green9" }] }), "`green9` is no PRISM card"),
        (json!({ "seats": [{ "hand": 3 }] }), "expected PRISM cards"),
        (
            json!({ "seats": [{ "hand": "green1+green1+green1" }, { "hand": "green1" }] }),
            "seat 2: hand: there are not that many",
        ),
        (json!({ "seats": [{ "shown": "green1" }] }), "cards are known that are not in the hand"),
        (json!({ "seats": [{}, {}, {}] }), "seats: 3 are described, there are 2"),
        (json!({ "turn": 3 }), "turn: there is no seat 3; there are 2"),
        (json!({ "turn": 0 }), "seats are numbered from 1"),
        (json!({ "points": 0 }), "phase `act` needs an action point"),
        (json!({ "phase": "acquire" }), "in phase `acquire` there is nothing to decide here"),
        (json!({ "phase": "discard" }), "in phase `discard` there is nothing to decide here"),
        (json!({ "phase": "answer" }), "phase `answer` needs a contest"),
        (json!({ "phase": "trade" }), "phase `trade` needs trade ="),
        (json!({ "phase": "sleep" }), "unknown variant `sleep`"),
        (json!({ "track": ["moon"] }), "track: `moon` is no contract"),
        (json!({ "track": ["-", "-", "-", "-", "-"] }), "track: it has 4 slots"),
        (json!({ "agendas": { "fame": 1 } }), "there is no agenda `fame`; there are: balanced_grid"),
        (json!({ "looked": "green1" }), "cards are looked at only while sifting"),
        (json!({ "out": [1] }), "seat 1 has given up"),
        (json!({ "exchange": ["seaport-1"], "top": "seaport-1" }), "top: seaport-1 is in two places"),
        (json!({ "last_round": { "seat": 4, "why": "districts" } }), "last_round: there is no seat 4"),
        (json!({ "sun": true }), "unknown field `sun`"),
        (json!({ "contest": { "attacker": 1, "anser": "declined" } }), "unknown field `anser`"),
        (json!({ "wild": 255 }), "wild: 255 is more than 100"),
        (json!({ "out": [2] }), "out: a game goes on with two players at least"),
        (
            json!({ "seats": [{ "hand": "green1", "shown": "green1", "known_by": { "2": [] } }] }),
            "knows less than everybody",
        ),
    ] {
        let faults = place(position.clone()).err().unwrap_or_default();
        assert!(faults.contains(says) && !faults.contains('\n'), "{position}: {faults}");
    }
}

#[test]
fn all_faults_are_told_at_once() {
    let faults = place(json!({ "turn": 7, "agendas": { "fame": 1 }, "track": ["moon"] })).err().unwrap_or_default();
    for part in ["turn:", "agendas:", "track:"] {
        assert!(faults.contains(part), "{faults}");
    }
}

#[test]
fn a_contest_in_a_position_must_be_one() {
    let contest = json!({ "attacker": 1, "owner": 2, "card": "seaport-2", "use": { "at": "0,1" }, "shown": ["blue5"] });
    let position = |hand: &str, network: &str| {
        let seats = json!([{ "hand": hand }, { "hand": "blue6", "network": network }]);
        json!({ "phase": "answer", "contest": contest, "seats": seats })
    };
    assert!(place(position("blue5", "plant (seaport-2)")).is_ok());
    for (position, says) in [
        (position("blue4", "plant (seaport-2)"), "contest: You do not have these cards: blue 5."),
        (position("blue5", "plant"), "contests a contract in the owner's network"),
        (position("blue5", "plant seaport-2"), "contests a contract in the owner's network"),
    ] {
        let faults = place(position).err().unwrap_or_default();
        assert!(faults.contains(says), "{faults}");
    }
}

#[test]
fn a_refused_action_changes_nothing_and_says_why_in_both_languages() {
    let position = json!({ "seats": [{ "hand": "blue6", "network": "plant (seaport-2)" }] });
    let mut table = place(position).expect("the position is right");
    let before = table.position();
    for (action, english, french) in [
        ("power seaport-2 blue5", "You do not have these cards: blue 5.", "Vous n'avez pas ces cartes : bleu 5."),
        (
            "trade seaport-3",
            "Seaport 3 is not a contract in your network.",
            "Port maritime 3 n'est pas un contrat de votre réseau.",
        ),
        ("decline", "nothing is waiting for that choice", "aucun choix de ce genre n'est attendu"),
    ] {
        for (lang, says) in [(Lang::En, english), (Lang::Fr, french)] {
            let why = table.check(starboard_core::Seat(0), action).err().map(|r| r.words(lang)).unwrap_or_default();
            assert!(starboard_core::french::plain(&why).contains(says), "{action}: {why}");
        }
        let mut chance = starboard_core::Fast::new(1);
        assert!(table.act(starboard_core::Seat(0), action, &mut chance).is_err());
        assert_eq!(table.position(), before);
    }
}

//! The program as whoever hosts it uses it: what it keeps looked over, backups by folder, manual pages.

use crate::Room;

#[test]
fn manual_pages_are_written_in_both_languages() {
    let room = Room::new();
    let said = room.good("man share/man");
    assert!(said.contains("share/man"), "{said}");
    for (file, says) in [
        ("share/man/man1/starboard.1", "starboard"),
        ("share/man/man1/starboard-serve.1", "Where people find the server"),
        ("share/man/fr/man1/starboard-serve.1", "serveur"),
        ("share/man/man1/starboard-campaign-pack-check.1", "pack"),
    ] {
        let page = room.read(file);
        assert!(page.contains(says) && page.contains(".TH"), "{file}: {page}");
    }
}

#[test]
fn the_doctor_says_what_is_wrong_and_what_to_do() {
    let room = Room::new();
    let told = room.run("doctor --data nowhere");
    assert!(told.err.contains("one thing is wrong") && told.out.contains("nowhere/starboard.db"), "{}", told.out);
    let told = room.run("doctor --data nowhere --lang fr");
    assert!(told.out.contains("premier démarrage") && told.code == 2, "{}", told.out);
    let told = room.run("doctor --data nowhere --json");
    let report: serde_json::Value = serde_json::from_str(&told.out).expect("JSON");
    assert_eq!((&report["well"], &report["findings"][0]["code"]), (&false.into(), &"missing".into()));
}

#[test]
fn nobody_serves_and_health_says_so() {
    let room = Room::new();
    // Port 1 is nobody's.
    assert!(room.bad("health --port 1").contains("not ready"));
}

#[test]
fn packs_of_the_servers_file_are_read_at_the_start() {
    let room = Room::new();
    room.write("starboard.toml", "packs = \"no-such-folder\"\nport = 0\n");
    assert!(room.bad("serve --config starboard.toml").contains("no-such-folder"));
}

#[test]
fn keep_is_for_folders() {
    let room = Room::new();
    std::fs::create_dir(room.path("starboard-data")).expect("a folder");
    room.write("starboard-data/starboard.db", "");
    assert!(room.bad("backup --keep 3 one.db").contains("folder"));
}

#[test]
fn care_is_taken_from_the_terminal_and_written_down() {
    let room = Room::new();
    assert!(room.bad("admin --data nowhere show").contains("nowhere/starboard.db"));
    std::fs::create_dir(room.path("starboard-data")).expect("a folder");
    room.write("starboard-data/starboard.db", "");
    let codes = room.good("admin codes 2");
    assert_eq!(codes.lines().filter(|code| code.len() == 12).count(), 2, "{codes}");
    for (line, why) in [
        ("admin grant Ada", "there is no account `Ada`"),
        ("admin sanction Ada jail 3 rude", "chat, rated, ban"),
        ("admin sanction Ada chat 0 rude", "days: 1 to 3650"),
        ("admin lift nothing", "there is no sanction `nothing`"),
    ] {
        let told = room.run(line);
        assert!(told.code == 2 && told.err.lines().count() == 1 && told.err.contains(why), "{line}: {}", told.err);
    }
    assert!(room.good("admin show --lang fr").contains("terminal: codes"));
    let desk: serde_json::Value = serde_json::from_str(&room.good("admin show --json")).expect("JSON");
    assert_eq!((&desk["log"][0]["deed"], desk["codes"].as_array().map(Vec::len)), (&"codes".into(), Some(2)));
    assert!(room.bad("serve --registration maybe").contains("open, invite, closed"));
}

//! What earlier programs wrote is still read: records, positions and campaigns of every edition in `tests/fixtures`.

use starboard_core::face::{PositionFile, Table};
use starboard_core::record::Dealing;
use starboard_core::{Lang, Record, Replay};
use starboard_shelf::{GAMES, find};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The files of all editions with this ending.
fn kept(ending: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
    let editions = std::fs::read_dir(root).expect("there are fixtures").flatten().filter(|e| e.path().is_dir());
    let files = editions.flat_map(|e| std::fs::read_dir(e.path()).expect("a folder").flatten());
    let mut found: Vec<PathBuf> = files.map(|f| f.path()).filter(|f| f.to_string_lossy().ends_with(ending)).collect();
    found.sort();
    found
}

fn read(file: &Path) -> String {
    std::fs::read_to_string(file).expect("a fixture reads")
}

/// A record's table after two thirds of its plies, where its position was written down.
fn two_thirds(record: &Record) -> Box<dyn Table> {
    let rules = find(&record.game).expect("on the shelf");
    let mut replay = Replay::start(record, rules, Dealing::Written).expect("it starts");
    while replay.ply < record.plies.len() * 2 / 3 {
        replay.step().expect("it goes on");
    }
    replay.table
}

#[test]
fn records_replay_to_their_results_and_seeds_deal_the_same() {
    let mut games = BTreeSet::new();
    for file in kept(".starboard.json") {
        let record: Record = serde_json::from_str(&read(&file)).expect("a record");
        let rules = find(&record.game).expect("on the shelf");
        let end = record.check(rules).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
        assert_eq!(end.outcome(), record.result, "{}", file.display());
        record.verify(rules).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
        games.insert(record.game);
    }
    assert_eq!(games, GAMES.iter().map(|g| g.name().to_owned()).collect());
}

#[test]
fn positions_are_the_situations_they_were() {
    let files = kept(".toml");
    assert!(files.len() > 20, "only {} positions?", files.len());
    for file in files {
        let position = PositionFile::read(&file.display().to_string(), &read(&file)).expect("a position");
        let game = find(&position.game).expect("on the shelf").game(position.options.clone()).expect("its options");
        let table = game.place(position.position).unwrap_or_else(|faults| panic!("{faults}"));
        let record: Record = serde_json::from_str(&read(&file.with_extension("starboard.json"))).expect("its record");
        assert_eq!(table.position(), two_thirds(&record).position(), "{}", file.display());
    }
}

#[test]
fn campaigns_open_where_they_were() {
    let campaigns = GAMES.iter().find_map(|g| g.campaign()).expect("a game with campaigns");
    for file in kept("campaign.json") {
        let whole = campaigns.import(&read(&file), Lang::En).unwrap_or_else(|fault| panic!("{fault:?}"));
        assert!(whole.record(12).is_some(), "all twelve games are in {}", file.display());
        assert!(whole.deck().is_ok());
        let running = campaigns
            .import(&read(&file.with_file_name("campaign-running.json")), Lang::En)
            .expect("a running campaign");
        assert_eq!(running.stage(), starboard_core::campaign::Stage::Playing);
        assert!(running.record(3).is_some() && running.record(4).is_none());
        assert!(running.kept().is_some_and(|record| !record.plies.is_empty()), "the running game is in it");
    }
}

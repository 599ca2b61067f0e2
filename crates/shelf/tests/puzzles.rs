//! The puzzles that come with the program stand on sound positions, and what solves them can be done there.

use starboard_bots::review::puzzle::GAP;
use starboard_shelf::puzzles;
use std::collections::BTreeSet;

#[test]
fn every_line_is_a_puzzle_that_can_be_solved() {
    let files = ["star-realms", "rise-of-empire", "rise-to-power", "galactic-rebellion"];
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    let texts = files.map(|game| std::fs::read_to_string(format!("{root}/{game}/puzzles.jsonl")).unwrap());
    let lines: usize = texts.iter().map(|text| text.lines().count()).sum();
    assert_eq!(puzzles::all().len(), lines, "a line is no puzzle");
    let ids: BTreeSet<&str> = puzzles::all().iter().map(|p| p.id.as_str()).collect();
    assert_eq!(ids.len(), lines, "two puzzles are one");
    for puzzle in puzzles::all() {
        let table = starboard_shelf::place(&puzzle.file()).unwrap_or_else(|why| panic!("{}: {why}", puzzle.id));
        let legal = table.legal_texts(puzzle.seat);
        assert!(legal.contains(&puzzle.best), "{}: {} is not there", puzzle.id, puzzle.best);
        assert!(legal.len() >= puzzle.first.len() + 3, "{}: nothing to choose from", puzzle.id);
        assert!(puzzle.first.iter().all(|a| legal.contains(a) && *a != puzzle.best));
        assert!(puzzle.gap >= GAP && puzzle.levels.len() == 5 && puzzle.chance <= 1.0 + 1e-9, "{puzzle:?}");
        assert!(puzzle.levels.iter().any(|found| *found < 1.0), "{}: everybody finds it", puzzle.id);
    }
}

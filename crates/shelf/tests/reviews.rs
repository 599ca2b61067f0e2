//! Reviews of all games, formats and numbers of players: the beginnings of kept records.

use starboard_bots::review::Plan;
use starboard_core::{Lang, Record};
use starboard_shelf::OPPONENTS;

/// So many steps of each: a test has no more time.
const STEPS: usize = 8;

#[test]
fn the_review_of_any_game_adds_up() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures/2026-11");
    let mut reviewed = Vec::new();
    for file in std::fs::read_dir(folder).unwrap().map(|f| f.unwrap().path()) {
        if !file.to_string_lossy().ends_with(".starboard.json") {
            continue;
        }
        let mut record: Record = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
        record.plies.truncate(STEPS);
        record.result = None;
        let rules = starboard_shelf::find(&record.game).unwrap();
        let mut work =
            OPPONENTS.review(&record, rules, Plan::default()).unwrap_or_else(|why| panic!("{file:?}: {why}"));
        while work.work() {}
        let mut review = work.so_far();
        let seats = rules.game_of(Some(&record.edition), record.options.clone()).unwrap().seats();
        assert_eq!((review.seats.len(), review.done), (seats, 1.0), "{file:?}");
        for s in &review.seats {
            let sum = s.start + s.luck + s.choices + s.unseen;
            assert!((sum - s.result).abs() < 1e-9, "{file:?}: {s:?}");
            assert!((0.0..=1.0).contains(&s.start) && (0.0..=1.0).contains(&s.result), "{file:?}: {s:?}");
            assert!(s.accuracy.is_none_or(|a| (0.0..=100.0).contains(&a)));
        }
        assert!(review.chance.iter().any(|s| s.step == 0), "{file:?}: the set-up was dealt");
        assert!(review.curve.iter().all(|p| p.chances.len() == seats));
        for lang in Lang::ALL {
            work.put_in_words(&mut review, &record.names, lang);
            assert!(review.decisions.iter().all(|d| !d.words.is_empty() && !d.reason_words.contains('[')), "{file:?}");
            assert!(review.chance.iter().all(|s| !s.words.is_empty()), "{file:?}");
        }
        reviewed.push(record.game);
    }
    reviewed.sort();
    reviewed.dedup();
    assert_eq!(reviewed.len(), 4, "{reviewed:?}");
}

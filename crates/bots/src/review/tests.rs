//! Reviews of the toy game, whose playouts go to the end: what must hold for any game.

use super::{Judgement, Plan, Quality, Review, Reviewer, Reviewing, Story};
use crate::Budget;
use crate::code::{Code, Method};
use crate::player::Player;
use crate::toy::ToyMind;
use serde_json::{Value as Json, json};
use starboard_core::face::Rules as _;
use starboard_core::record::Ply;
use starboard_core::{Fast, Game as _, Lang, Record, Recorder, Seat, ToMove};
use starboard_testkit::toy::{Options, Smugglers, Toy};
use std::sync::Arc;

/// A game of the toy in which everybody thinks as long.
fn played(players: u8, seed: u64, samples: u32) -> Record {
    played_by(players, seed, &Code::search(Budget::Samples(samples), 1, 2), None)
}

/// A game of the toy in which everybody plays by the same code, from a position or from the set-up.
fn played_by(players: u8, seed: u64, code: &Code, position: Option<Json>) -> Record {
    let game = Arc::new(Toy::new(&(), Options { players, ..Options::default() }).unwrap());
    let any = Smugglers.game(json!({ "players": players })).unwrap();
    let mut record = Record::new(&*any);
    let text = |deals: Vec<starboard_core::Deal>| deals.iter().map(|d| game.deal_text(*d)).collect::<Vec<_>>();
    let mut chance = Recorder::new(Fast::new(seed));
    let mut s = match &position {
        Some(position) => game.place(serde_json::from_value(position.clone()).unwrap()).unwrap(),
        None => game.start(&mut chance, &mut Vec::new()),
    };
    (record.deals, record.position) = (text(chance.deals), position);
    let mut player = Player::<ToyMind>::new(code.clone(), seed);
    while let ToMove::Seat(seat) = game.to_move(&s) {
        let action = player.decide(&game, &s, seat).unwrap();
        let words = game.action_text(&s, action);
        let mut chance = Recorder::new(Fast::new(seed ^ (record.plies.len() as u64 + 1) << 20));
        game.apply(&mut s, seat, action, &mut chance, &mut Vec::new()).unwrap();
        record.plies.push(Ply { seat, action: words, deals: text(chance.deals), entry: None, at: None });
    }
    record.result = game.outcome(&s);
    record
}

fn reviewer(record: &Record, plan: Plan) -> Reviewer<ToyMind> {
    Reviewer::new(Story::of(record, &Smugglers).unwrap(), plan)
}

fn reviewed(record: &Record, plan: Plan) -> Review {
    let mut work = reviewer(record, plan);
    while work.work() {}
    work.so_far()
}

#[test]
fn it_adds_up_for_every_seat() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        let review = reviewed(&played(players, seed, 30), Plan::default());
        assert_eq!(review.seats.len(), usize::from(players));
        for s in &review.seats {
            let sum = s.start + s.luck + s.choices + s.unseen;
            assert!((sum - s.result).abs() < 1e-9, "{s:?}");
            assert!(s.result == 0.0 || s.result >= 1.0 / f64::from(players), "the result is told, not estimated");
        }
        // One seat's luck is another's misfortune.
        for sum in [review.seats.iter().map(|s| s.luck).sum::<f64>(), review.seats.iter().map(|s| s.choices).sum()] {
            assert!(sum.abs() < 1e-6, "{sum}");
        }
        assert!(review.chance.iter().all(|s| s.luck.iter().sum::<f64>().abs() < 1e-6));
    }
}

#[test]
fn luck_is_told_of_every_step_with_a_deal_and_of_no_other() {
    let record = played(2, 5, 30);
    let review = reviewed(&record, Plan::default());
    let steps: Vec<u32> = review.chance.iter().map(|s| s.step).collect();
    let dealt: Vec<u32> = (0..=record.plies.len())
        .filter(|i| if *i == 0 { true } else { !record.plies[*i - 1].deals.is_empty() })
        .map(|i| i as u32)
        .collect();
    assert_eq!(steps, dealt);
}

#[test]
fn where_nothing_is_dealt_there_is_no_luck() {
    // The heap is empty: whoever sells draws nothing any more.
    let position = json!({ "heap": [], "hands": [[1, 3, 5], [2, 4, 4]], "scores": [0, 0] });
    let record = played_by(2, 5, &Code::search(Budget::Samples(30), 1, 2), Some(position));
    assert!(record.plies.len() > 3 && record.plies.iter().all(|ply| ply.deals.is_empty()));
    let review = reviewed(&record, Plan::default());
    assert_eq!(review.chance, []);
    assert!(!review.decisions.is_empty());
    for s in &review.seats {
        assert!(s.luck == 0.0, "{s:?}");
        assert!((s.start + s.choices + s.unseen - s.result).abs() < 1e-9, "{s:?}");
    }
}

#[test]
fn what_moved_the_chances_most_is_judged_first() {
    let mut work = reviewer(&played(2, 5, 30), Plan::default());
    let mut judged: Vec<u32> = Vec::new();
    while work.work() {
        judged
            .extend(work.so_far().decisions.iter().map(|d| d.step).filter(|s| !judged.contains(s)).collect::<Vec<_>>());
    }
    let swings = work.swings();
    let moved: Vec<f64> = judged.iter().map(|step| swings[*step as usize - 1]).collect();
    assert!(judged.len() > 5 && !judged.is_sorted(), "not in the order of the game: {judged:?}");
    assert!(moved.is_sorted_by(|a, b| a >= b), "{moved:?}");
}

#[test]
fn accuracy_rises_with_strength() {
    let levels =
        [Code::new(Method::Uniform), Code::search(Budget::Samples(12), 1, 2), Code::search(Budget::Samples(600), 1, 2)];
    let kept: Vec<(f64, f64)> = levels
        .iter()
        .map(|code| {
            let all: Vec<f64> = (0..14)
                .flat_map(|seed| reviewed(&played_by(2, 700 + seed, code, None), Plan::default()).seats)
                .filter_map(|s| s.accuracy)
                .collect();
            let n = all.len() as f64;
            let mean = all.iter().sum::<f64>() / n;
            (mean, (all.iter().map(|a| (a - mean).powi(2)).sum::<f64>() / (n - 1.0) / n).sqrt())
        })
        .collect();
    for pair in kept.windows(2) {
        assert!(
            pair[1].0 - pair[0].0 > 2.0 * pair[0].1.hypot(pair[1].1),
            "accuracy by level, with its error: {kept:?}"
        );
    }
}

#[test]
fn the_mean_luck_of_equals_is_nothing() {
    let mut luck = Vec::new();
    for seed in 0..60 {
        let plan = Plan { seed, ..Plan::default() };
        luck.push(reviewed(&played(2, 1000 + seed, 8), plan).seats[0].luck);
    }
    let n = luck.len() as f64;
    let mean = luck.iter().sum::<f64>() / n;
    let spread = (luck.iter().map(|l| (l - mean).powi(2)).sum::<f64>() / (n - 1.0)).sqrt();
    assert!(spread > 0.02, "nothing was lucky at all");
    assert!(mean.abs() < 2.6 * spread / n.sqrt(), "{mean} ± {}", spread / n.sqrt());
}

#[test]
fn what_is_unseen_is_small() {
    let all: Vec<Review> = (0..20).map(|seed| reviewed(&played(2, 300 + seed, 30), Plan::default())).collect();
    let size = all.iter().map(|r| r.seats[0].unseen.abs()).sum::<f64>() / all.len() as f64;
    let moved = all.iter().map(|r| r.seats[0].luck.abs() + r.seats[0].choices.abs()).sum::<f64>() / all.len() as f64;
    assert!(size < 0.5 * moved, "unseen {size}, luck and choices {moved}");
}

#[test]
fn what_was_thrown_away_is_found() {
    let record = played(2, 11, 200);
    let game = Toy::new(&(), Options::default()).unwrap();
    let mut found = 0;
    let mut planted = 0;
    for at in 2..record.plies.len().min(14) {
        let mut cut = record.clone();
        cut.result = None;
        cut.plies.truncate(at);
        let mut table = cut.check(&Smugglers).unwrap();
        let seat = record.plies[at].seat;
        for action in table.legal_texts(seat).into_iter().filter(|a| *a != record.plies[at].action) {
            let mut planted_record = cut.clone();
            let deals = table.clone_box().act(seat, &action, &mut Fast::new(9)).unwrap().deals;
            planted_record.plies.push(Ply { seat, action, deals, entry: None, at: None });
            let only = Some(at as u32 + 1);
            let truth = reviewed(&planted_record, Plan { only, times: 10, seed: 5, ..Plan::default() });
            if truth.decisions.first().is_some_and(|d| d.cost > 0.10) {
                planted += 1;
                let told = reviewed(&planted_record, Plan { only, ..Plan::default() });
                found += u32::from(told.decisions[0].judgement >= Judgement::Mistake);
                assert_ne!(told.decisions[0].best, told.decisions[0].action);
            }
        }
        let ply = &record.plies[at];
        table.act(ply.seat, &ply.action, &mut Fast::new(1)).unwrap();
    }
    assert!(game.seats() == 2 && planted >= 3, "only {planted} were worth planting");
    assert!(found * 10 >= planted * 9, "{found} of {planted}");
}

#[test]
fn judgements_arrive_as_they_are_made_and_the_same_every_time() {
    let record = played(2, 21, 30);
    let mut work = reviewer(&record, Plan::default());
    let mut last = work.so_far();
    assert_eq!((last.done, last.decisions.len()), (0.0, 0));
    assert_eq!(last.curve.last().map(|p| p.step), Some(record.plies.len() as u32));
    let known = |review: &Review| review.curve.iter().take_while(|p| !p.chances.is_empty()).count();
    assert_eq!(known(&last), 0);
    while work.work() {
        let now = work.so_far();
        assert!(known(&now) >= known(&last));
        assert!(now.curve[known(&now)..].iter().all(|p| p.chances.is_empty()));
        assert!(now.done > last.done && now.decisions.len() >= last.decisions.len());
        last = now;
    }
    let whole = work.so_far();
    assert_eq!((whole.done, known(&whole)), (1.0, whole.curve.len()));
    assert_eq!(whole, reviewed(&record, Plan::default()));
    assert_ne!(whole.seats, reviewed(&record, Plan { seed: 1, ..Plan::default() }).seats);
    let kept: Review = serde_json::from_str(&serde_json::to_string(&whole).unwrap()).unwrap();
    assert_eq!(kept.decisions.len(), whole.decisions.len());
    let mut told = whole.clone();
    work.put_in_words(&mut told, &["Ada".to_owned(), String::new()], Lang::En);
    assert!(told.decisions.iter().all(|d| !d.words.is_empty() && !d.best_words.is_empty()));
    assert!(told.moments.iter().all(|m| !m.words.is_empty() && !m.table.is_empty()));
}

#[test]
fn what_was_guessed_is_not_judged() {
    let record = played(2, 31, 30);
    let all = reviewed(&record, Plan::default());
    let some = all.decisions[0].step;
    let plan = Plan { guessed_choices: [some].into(), guessed_deals: [0].into(), ..Plan::default() };
    let told = reviewed(&record, plan);
    assert!(told.decisions.iter().all(|d| d.step != some) && told.guessed == 1);
    assert!(told.chance.iter().all(|s| s.step != 0));
    for s in &told.seats {
        assert!((s.start + s.luck + s.choices + s.unseen - s.result).abs() < 1e-9);
    }
}

#[test]
fn the_second_quality_looks_longer_and_giving_up_is_a_choice() {
    let mut record = played(2, 41, 30);
    record.plies.truncate(6);
    record.plies.push(Ply {
        seat: Seat(1),
        action: starboard_core::face::CONCEDE.to_owned(),
        deals: Vec::new(),
        entry: None,
        at: None,
    });
    record.result = None;
    let first = reviewed(&record, Plan::default());
    let second = reviewed(&record, Plan { quality: Quality::Second, ..Plan::default() });
    assert!(second.playouts > 2 * first.playouts);
    assert!(second.seats[0].error < first.seats[0].error);
    assert_eq!((first.seats[0].result, first.seats[1].result, first.finished), (1.0, 0.0, true));
}

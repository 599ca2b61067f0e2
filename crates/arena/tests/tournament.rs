//! Whole tournaments of the toy game.

use serde_json::json;
use starboard_arena::{Bounds, Fault, Plan, Results, Standings, Verdict, html, run, run_swiss};
use starboard_core::Lang;
use starboard_core::face::{AnyGame, Rules as _};
use starboard_shelf::OPPONENTS;
use starboard_testkit::toy::Smugglers;
use std::sync::atomic::{AtomicU64, Ordering};

fn game(options: serde_json::Value) -> Box<dyn AnyGame> {
    Smugglers.game(options).unwrap()
}

fn plan<'a>(game: &'a dyn AnyGame, bots: &[&str], deals: u64) -> Plan<'a> {
    let bots = bots.iter().map(|b| (*b).to_owned()).collect();
    Plan { game, opponents: OPPONENTS, bots, deals, seed: 3, threads: 2, keep: None, sprt: None }
}

fn play(plan: &Plan<'_>) -> Results {
    run(plan, &|_| true).unwrap()
}

/// Without the times, which differ from run to run.
fn results(r: &Results) -> Vec<(usize, u64, Vec<Vec<u8>>)> {
    r.units.iter().map(|u| (u.lineup, u.deal, u.games.iter().map(|g| g.ranks.clone()).collect())).collect()
}

#[test]
fn equal_bots_come_out_even_in_every_format() {
    for (options, places) in
        [(json!({"players": 2}), 2), (json!({"players": 4}), 4), (json!({"format": "teams", "players": 4}), 2)]
    {
        let game = game(options);
        let played = play(&plan(&*game, &["uniform", "hand-first"], 200));
        let standings = Standings::of(&played);
        assert_eq!(played.places, places);
        assert_eq!(standings.endless, 0);
        for bot in &standings.bots {
            assert!(bot.low <= 1.0 / places as f64 && bot.high >= 1.0 / places as f64, "{bot:?}");
            assert!(bot.elo_low <= bot.elo && bot.elo <= bot.elo_high, "{bot:?}");
        }
        assert!((standings.places.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }
}

#[test]
fn a_run_cut_short_is_taken_up_and_gives_the_same() {
    let game = game(json!({}));
    let whole = play(&plan(&*game, &["uniform", "hand-first"], 12));
    let path = std::env::temp_dir().join(format!("starboard-arena-{}.jsonl", std::process::id()));
    let _ = std::fs::remove_file(&path);
    let mut kept = plan(&*game, &["uniform", "hand-first"], 12);
    kept.keep = Some(path.clone());
    let deals = AtomicU64::new(0);
    run(&kept, &|_| deals.fetch_add(1, Ordering::Relaxed) < 3).unwrap();
    // A crash may leave half a line.
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, &text[..text.len() - 20]).unwrap();
    let taken_up = play(&kept);
    assert_eq!(results(&whole), results(&taken_up));
    let again = AtomicU64::new(0);
    run(&kept, &|_| again.fetch_add(1, Ordering::Relaxed) < 99).unwrap();
    assert_eq!(again.into_inner(), 0, "what is kept is not played again");
    kept.seed = 4;
    assert!(matches!(run(&kept, &|_| true), Err(Fault::OtherRun(_, "seed"))));
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn a_bot_that_fails_loses_and_is_named() {
    let game = game(json!({"players": 3}));
    let played = play(&plan(&*game, &["proc:false", "uniform"], 2));
    let standings = Standings::of(&played);
    let failed = standings.bots.iter().find(|b| b.name == "proc:false").unwrap();
    let other = standings.bots.iter().find(|b| b.name == "uniform").unwrap();
    assert_eq!(failed.forfeits, failed.games);
    assert_eq!((failed.forfeits > 0, other.forfeits), (true, 0));
    let meeting = &standings.meetings[0];
    assert_eq!((meeting.bot.as_str(), meeting.score), ("proc:false", 0.0));
    assert!(standings.forfeits[0].1.contains("stopped"), "{:?}", standings.forfeits);
}

#[test]
fn the_sequential_test_stops_early() {
    let game = game(json!({}));
    let mut sprt = plan(&*game, &["uniform", "proc:false"], 10_000);
    sprt.sprt = Some(Bounds { elo0: 0.0, elo1: 50.0, error: 0.05 });
    let played = play(&sprt);
    assert_eq!(played.verdict, Some(Verdict::Accepted));
    assert!(played.units.len() < 200, "{}", played.units.len());
}

#[test]
fn the_report_stands_alone() {
    let game = game(json!({}));
    let played = play(&plan(&*game, &["uniform", "hand-first"], 5));
    for lang in Lang::ALL {
        let page = html::page("<Smugglers>", "arena", &played, &Standings::of(&played), lang);
        assert!(page.contains("&lt;Smugglers&gt;") && page.contains("<svg") && !page.contains("[summary]"));
        assert!(!page.contains("http://") && !page.contains("https://") && !page.contains("<script"));
    }
}

#[test]
fn faults_are_said() {
    let game = game(json!({}));
    let error = run(&plan(&*game, &["uniform", "grandmaster"], 1), &|_| true).err().unwrap().to_string();
    assert!(error.contains("`grandmaster`: there is no such bot"), "{error}");
    assert!(run(&plan(&*game, &[], 1), &|_| true).is_err());
}

#[test]
fn who_began_is_noted() {
    for (options, begun) in [(json!({}), vec![0, 1]), (json!({"first": 2}), vec![1])] {
        let game = starboard_shelf::find("star-realms").unwrap().game(options).unwrap();
        let played = play(&plan(&*game, &["uniform", "hand-first"], 8));
        let mut firsts: Vec<usize> = played.units.iter().flat_map(|u| &u.games).map(|g| g.first).collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts, begun);
        let games = played.units.iter().flat_map(|u| &u.games);
        let won_first: f64 = games.map(|g| g.share(g.first)).sum();
        assert!((Standings::of(&played).places[0] - won_first / 16.0).abs() < 1e-9);
    }
}

#[test]
fn three_bots_make_a_cross_table() {
    let game = game(json!({}));
    let played = play(&plan(&*game, &["proc:false", "uniform", "hand-first"], 10));
    let standings = Standings::of(&played);
    assert_eq!(standings.bots[2].name, "proc:false", "strongest first");
    let cross = &standings.cross;
    assert_eq!((cross.len(), cross[0][0], cross[1][1], cross[2][2]), (3, None, None, None));
    assert_eq!((cross[2][0], cross[2][1], cross[0][2], cross[1][2]), (Some(0.0), Some(0.0), Some(1.0), Some(1.0)));
    assert!((cross[0][1].unwrap() + cross[1][0].unwrap() - 1.0).abs() < 1e-9);
    let page = html::page("Smugglers", "arena", &played, &standings, Lang::En);
    assert!(page.contains("<th>3 <code>proc:false</code></th><td>0.0</td><td>0.0</td><td>–</td>"), "{page}");
    let two = play(&plan(&*game, &["uniform", "hand-first"], 1));
    assert!(Standings::of(&two).cross.is_empty());
}

#[test]
fn the_report_says_which_seatings_were_played() {
    let game =
        starboard_shelf::find("star-realms").unwrap().game(json!({"format": "free-for-all", "players": 5})).unwrap();
    let names = ["uniform", "hand-first", "script", "trader", "raider"];
    for (bots, words) in [(&names[..], "not every seating was played"), (&names[..2], "in every seating.")] {
        let played = run(&plan(&*game, bots, 1), &|_| false).unwrap();
        let page = html::page("Star Realms", "arena", &played, &Standings::of(&played), Lang::En);
        assert!(page.contains(words), "{bots:?}");
    }
}

#[test]
fn by_the_swiss_system_equals_meet_and_few_meetings_find_the_order() {
    let game = starboard_shelf::find("star-realms").unwrap().game(json!({})).unwrap();
    let names = ["uniform", "trader", "hand-first", "script", "raider"];
    let plan = plan(&*game, &names, 6);
    let (played, places) = run_swiss(&plan, 3, &|_| true).unwrap();
    assert_eq!((played.lineups.len(), played.units.len()), (6, 36), "three rounds of two meetings, one sits out");
    assert!(Standings::of(&played).meetings.iter().all(|m| m.games == 12), "every meeting is whole");
    let mut met: Vec<Vec<usize>> = played.lineups.iter().map(|l| l.bots.clone()).collect();
    met.iter_mut().for_each(|both| both.sort_unstable());
    met.sort();
    met.dedup();
    assert_eq!(met.len(), 6, "nobody meets twice");
    assert!(places.is_sorted_by(|a, b| a.points >= b.points), "{places:?}");
    assert_eq!(places.iter().map(|p| p.points).sum::<f64>(), 9.0, "a point a meeting, and one for who sits out");
    assert_eq!(places.iter().map(|p| p.played).sum::<u32>(), 12);
    assert_ne!(places[0].name, "uniform", "who plays anything does not win: {places:?}");
    assert_eq!(run_swiss(&plan, 3, &|_| true).unwrap().1, places, "the same run, the same places");
}

#[test]
fn a_swiss_run_cut_short_is_taken_up_and_needs_a_table_of_two() {
    let star_realms = starboard_shelf::find("star-realms").unwrap();
    let game = star_realms.game(json!({})).unwrap();
    let names = ["uniform", "hand-first", "script"];
    let whole = run_swiss(&plan(&*game, &names, 8), 0, &|_| true).unwrap();
    let path = std::env::temp_dir().join(format!("starboard-swiss-{}.jsonl", std::process::id()));
    let _ = std::fs::remove_file(&path);
    let kept = Plan { keep: Some(path.clone()), threads: 1, ..plan(&*game, &names, 8) };
    let deals = AtomicU64::new(0);
    run_swiss(&kept, 0, &|_| deals.fetch_add(1, Ordering::Relaxed) < 9).unwrap();
    let again = run_swiss(&kept, 0, &|_| true).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!((results(&again.0), &again.1), (results(&whole.0), &whole.1));
    let four = star_realms.game(json!({"format": "free-for-all", "players": 4})).unwrap();
    assert!(matches!(run_swiss(&plan(&*four, &names, 1), 0, &|_| true), Err(Fault::Bots(_))));
    assert!(matches!(run_swiss(&plan(&*game, &names[..2], 1), 0, &|_| true), Err(Fault::Bots(_))));
}

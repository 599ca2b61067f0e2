//! How long games are and who wins them, between scripted players: the figures in `docs/rules.md`.
//!
//! `cargo run --release -p starboard-rise-to-power-mind --example measure -- 10000 [EDITION]`

use starboard_bots::player::Player;
use starboard_bots::{Code, Method};
use starboard_core::{Fast, Game, Outcome, Seat, Silent, ToMove};
use starboard_rise_to_power::{FirstPlayer, Options, RiseToPower, State};
use starboard_rise_to_power_mind::RiseToPowerMind;
use std::sync::Arc;

/// What came out of the games of one row.
#[derive(Default)]
struct Tally {
    games: u32,
    turns: Vec<u32>,
    shares: [f64; 4],
    by_districts: u32,
    score: f64,
    margin: f64,
    districts: f64,
    upgrades: f64,
    decisions: u64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let games: u64 = std::env::args().nth(1).unwrap_or("1000".to_owned()).parse()?;
    let wanted = std::env::args().nth(2).unwrap_or(RiseToPower::newest().to_owned());
    let edition = RiseToPower::EDITIONS.iter().find(|e| **e == wanted).ok_or("there is no such edition")?;
    println!(
        "| Players | Rules | Turns each (10-90 %) | Turns in all | End by 8 districts | Score | Margin | Districts | Upgrades | Wins by seat (± 95 %) |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for (rules, long_game, seat_compensation) in
        [("usual", false, true), ("even hands", false, false), ("long_game", true, true)]
    {
        for players in 2..=4 {
            let options = Options {
                players,
                long_game,
                seat_compensation,
                first_player: FirstPlayer::Seat1,
                ..Options::default()
            };
            let game = Arc::new(RiseToPower::of_edition(&Default::default(), options, edition)?);
            let mut tally = Tally::default();
            for seed in 0..games {
                play(&game, seed, &mut tally);
            }
            println!("{}", row(&game, rules, &mut tally));
        }
    }
    Ok(())
}

fn play(game: &Arc<RiseToPower>, seed: u64, tally: &mut Tally) {
    let mut fast = Fast::new(seed);
    let player = |seat: Seat| Player::<RiseToPowerMind>::new(Code::new(Method::Script), seed ^ u64::from(seat.0));
    let mut players: Vec<_> = Seat::all(game.seats()).map(player).collect();
    let mut s = game.start(&mut fast, &mut Silent);
    while let ToMove::Seat(seat) = game.to_move(&s) {
        let Ok(action) = players[seat.index()].decide(game, &s, seat) else { return };
        game.apply_unchecked(&mut s, seat, &action, &mut fast, &mut Silent);
        tally.decisions += 1;
    }
    if let Some(outcome) = game.outcome(&s) {
        count(game, &s, &outcome, tally);
    }
}

fn count(game: &RiseToPower, s: &State, outcome: &Outcome, tally: &mut Tally) {
    tally.games += 1;
    tally.turns.push(game.turns(s));
    tally.by_districts += u32::from(outcome.why == "districts");
    let mut scores = outcome.scores.clone();
    scores.sort_unstable();
    tally.margin += f64::from(scores[scores.len() - 1] - scores[scores.len() - 2]);
    for seat in Seat::all(game.seats()) {
        tally.shares[seat.index()] += outcome.share(seat);
        let each = 1.0 / game.seats() as f64;
        tally.score += f64::from(outcome.scores[seat.index()]) * each;
        tally.districts += f64::from(s.player(seat).active()) * each;
        tally.upgrades += f64::from(s.player(seat).upgrades()) * each;
    }
}

fn row(game: &RiseToPower, rules: &str, tally: &mut Tally) -> String {
    let (games, seats) = (f64::from(tally.games), game.seats() as f64);
    tally.turns.sort_unstable();
    let mean = f64::from(tally.turns.iter().sum::<u32>()) / games;
    let at = |part: f64| f64::from(tally.turns[(part * games) as usize]) / seats;
    let win = |share: &f64| {
        let p = share / games;
        format!("{p:.3} ± {:.3}", 1.96 * (p * (1.0 - p) / games).sqrt())
    };
    let wins: Vec<String> = tally.shares[..game.seats()].iter().map(win).collect();
    format!(
        "| {} | {rules} | {:.1} ({:.0}-{:.0}) | {mean:.1} | {:.0} % | {:.1} | {:.1} | {:.1} | {:.1} | {} |",
        game.seats(),
        mean / seats,
        at(0.1),
        at(0.9),
        100.0 * f64::from(tally.by_districts) / games,
        tally.score / games,
        tally.margin / games,
        tally.districts / games,
        tally.upgrades / games,
        wins.join(", "),
    )
}

//! Random games by the thousand: decisions, scores by source, who wins from which place in the turn order.
//!
//! `cargo run --release -p starboard-galactic-rebellion --example figures -- 10000`

use starboard_core::playout::{Limit, Playout, Policy, seed_of};
use starboard_core::{Fast, Game, Silent};
use starboard_galactic_rebellion::{GalacticRebellion, Options};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(1000);
    println!(
        "| Players | Decisions | VP | Planets | Senate | Technologies | Missions | Economy | Wins by place at the start |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for players in 2..=5u8 {
        let Ok(game) = GalacticRebellion::new(&Default::default(), Options { players, ..Options::default() }) else {
            continue;
        };
        let mut playout = Playout::new(&game, Limit::default());
        let mut decisions = 0;
        let mut sources = [0u64; 5];
        let mut wins = [0f64; 5];
        for number in 0..games {
            let mut fast = Fast::new(seed_of(1, number));
            let mut s = game.start(&mut fast, &mut Silent);
            let order = s.order;
            decisions += u64::from(playout.run(&mut s, &[Policy::Uniform; 5], &mut fast).decisions);
            let Some(outcome) = game.outcome(&s) else { continue };
            for (place, seat) in order.iter().enumerate() {
                wins[place] += outcome.share(*seat);
                let sheet = s.player(*seat).sheet;
                let sum = |epochs: [u8; 3]| epochs.iter().map(|n| u64::from(*n)).sum::<u64>();
                let ends = [sheet.technologies, sheet.missions, sheet.economy].map(u64::from);
                let all = [sum(sheet.planets), sum(sheet.senate), ends[0], ends[1], ends[2]];
                sources.iter_mut().zip(all).for_each(|(sum, n)| *sum += n);
            }
        }
        let seats = (games * u64::from(players)) as f64;
        let mean = sources.map(|n| n as f64 / seats);
        let places: Vec<String> =
            wins[..usize::from(players)].iter().map(|w| format!("{:.1} %", 100.0 * w / games as f64)).collect();
        println!(
            "| {players} | {:.0} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {} |",
            decisions as f64 / games as f64,
            mean.iter().sum::<f64>(),
            mean[0],
            mean[1],
            mean[2],
            mean[3],
            mean[4],
            places.join(", ")
        );
    }
}

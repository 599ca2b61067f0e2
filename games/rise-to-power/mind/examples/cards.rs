//! Which seats win, which abilities are used and which contracts get power, between bots: the figures in `docs/rules.md`.
//!
//! `cargo run --release -p starboard-rise-to-power-mind --example cards -- 2000 [BOT] [EDITION] [DATA FILES]`

use starboard_bots::player::Player;
use starboard_bots::{Code, Thinks};
use starboard_core::{Fast, Game, Seat, ToMove};
use starboard_rise_to_power::{Cards, Event, FirstPlayer, Options, RiseToPower, Sets};
use starboard_rise_to_power_mind::RiseToPowerMind;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// Of the games so far: in how many each district or contract was there, and in how many it was used.
struct Tally {
    games: u32,
    ties: u32,
    shares: [f64; 4],
    turns: u32,
    /// By district: games in which somebody has had a contract of it, in which somebody has used its ability.
    owned: [u32; 9],
    traded: [u32; 9],
    /// The same of single players.
    owners: [u32; 9],
    traders: [u32; 9],
    /// By contract: taken by somebody; made a district of a network; sent to the Exchange.
    taken: [u32; 45],
    powered: [u32; 45],
    sent: [u32; 45],
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().unwrap_or("1000".to_owned()).parse()?;
    let tastes: Vec<&str> = RiseToPowerMind::tastes().iter().map(|t| t.code.as_str()).collect();
    let bot = args.next().unwrap_or("script".to_owned());
    let wanted = args.next().unwrap_or(RiseToPower::newest().to_owned());
    let edition = RiseToPower::EDITIONS.iter().find(|e| **e == wanted).ok_or("there is no such edition")?;
    let mut files = BTreeMap::new();
    for path in args {
        let name = Path::new(&path).file_name().unwrap_or_default().to_string_lossy().into_owned();
        files.insert(name, std::fs::read_to_string(&path)?);
    }
    let sets = Sets::with_files(None, &files)?;
    let columns = (2..=4u8).flat_map(|players| [false, true].map(|compensated| (players, compensated)));
    let mut tallies = Vec::new();
    println!("| Players | PRISM at the start | Wins by seat | Furthest from fair | Ties | Turns |");
    println!("| --- | --- | --- | --- | --- | --- |");
    for (players, seat_compensation) in columns {
        let first_player = FirstPlayer::Seat1;
        let options = Options { players, seat_compensation, first_player, ..Options::default() };
        let game = Arc::new(RiseToPower::of_edition(&sets, options, edition)?);
        let level = |level| RiseToPowerMind::level(level, &game);
        let bot = Code::read(&bot, level, &tastes)?;
        let mut tally = Tally {
            games: 0,
            ties: 0,
            shares: [0.0; 4],
            turns: 0,
            owned: [0; 9],
            traded: [0; 9],
            owners: [0; 9],
            traders: [0; 9],
            taken: [0; 45],
            powered: [0; 45],
            sent: [0; 45],
        };
        for seed in 0..games {
            play(&game, &bot, seed, &mut tally);
        }
        let n = f64::from(tally.games);
        let shares = tally.shares[..usize::from(players)].iter().map(|share| 100.0 * share / n);
        let fair = 100.0 / f64::from(players);
        let off = shares.clone().map(|share| (share - fair).abs()).fold(0.0, f64::max);
        let hand = if seat_compensation { game.set().compensated(players) } else { &[game.set().turn.hand] };
        println!(
            "| {players} | {hand:?} | {} | {off:.1} | {:.1} % | {:.1} |",
            shares.map(|s| format!("{s:.1}")).collect::<Vec<_>>().join(" / "),
            100.0 * f64::from(tally.ties) / n,
            f64::from(tally.turns) / n,
        );
        if seat_compensation {
            tallies.push(tally);
        }
    }
    let part = |of: u32, all: u32| format!("{:.0} %", 100.0 * f64::from(of) / f64::from(all.max(1)));
    let across = |cell: &dyn Fn(&Tally) -> String| tallies.iter().map(cell).collect::<Vec<_>>().join(" | ");
    println!(
        "\n| Ability, used in the games in which its contract is owned (and by a player who owns it) | 2 players | 3 | 4 |\n| --- | --- | --- | --- |"
    );
    for (i, district) in sets.of(edition).districts.iter().enumerate() {
        println!(
            "| {} | {} |",
            district.id,
            across(&|t| { format!("{} ({})", part(t.traded[i], t.owned[i]), part(t.traders[i], t.owners[i])) })
        );
    }
    println!(
        "\n| Contract, powered (and sent to the Exchange) in the games in which it is taken | 2 players | 3 | 4 |\n| --- | --- | --- | --- |"
    );
    for (i, contract) in sets.of(edition).contracts.iter().enumerate() {
        let cell = |t: &Tally| format!("{} ({})", part(t.powered[i], t.taken[i]), part(t.sent[i], t.taken[i]));
        println!("| {} ({}, {} icons) | {} |", contract.id, contract.cost, contract.icons, across(&cell));
    }
    Ok(())
}

fn play(game: &Arc<RiseToPower>, bot: &Code, seed: u64, tally: &mut Tally) {
    let mut fast = Fast::new(seed);
    let player = |seat: Seat| Player::<RiseToPowerMind>::new(bot.clone(), seed ^ u64::from(seat.0));
    let mut players: Vec<_> = Seat::all(game.seats()).map(player).collect();
    let mut events = Vec::new();
    let mut s = game.start(&mut fast, &mut events);
    while let ToMove::Seat(seat) = game.to_move(&s) {
        let Ok(action) = players[seat.index()].decide(game, &s, seat) else { return };
        game.apply_unchecked(&mut s, seat, &action, &mut fast, &mut events);
    }
    let (mut taken, mut sent, mut powered) = ([Cards::NONE; 4], [Cards::NONE; 4], Cards::NONE);
    for event in &events {
        match event {
            Event::Acquired { seat, card, .. } | Event::Swapped { seat, with: card, .. } => {
                taken[seat.index()].add(*card);
            }
            Event::Traded { seat, card } => sent[seat.index()].add(*card),
            Event::Powered { card, .. }
            | Event::Upgraded { card, .. }
            | Event::Defended { card, .. }
            | Event::NotDefended { card, .. }
            | Event::Took { card, .. } => powered.add(*card),
            Event::Over { tie, .. } => tally.ties += u32::from(tie.is_some()),
            _ => {}
        }
    }
    tally.games += 1;
    tally.turns += game.turns(&s);
    let all = |of: [Cards; 4]| Cards(of.iter().fold(0, |all, cards| all | cards.0));
    let count = |counts: &mut [u32], cards: Cards| cards.iter().for_each(|c| counts[usize::from(c.0)] += 1);
    count(&mut tally.taken, all(taken));
    count(&mut tally.powered, powered);
    count(&mut tally.sent, all(sent));
    for (i, of) in game.set().of_district.iter().enumerate() {
        let some = |cards: &&Cards| cards.0 & of.0 != 0;
        let (owners, traders) = (taken.iter().filter(some).count() as u32, sent.iter().filter(some).count() as u32);
        tally.owned[i] += owners.min(1);
        tally.traded[i] += traders.min(1);
        tally.owners[i] += owners;
        tally.traders[i] += traders;
    }
    if let Some(outcome) = game.outcome(&s) {
        Seat::all(game.seats()).for_each(|seat| tally.shares[seat.index()] += outcome.share(seat));
    }
}

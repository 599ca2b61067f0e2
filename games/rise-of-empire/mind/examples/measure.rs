//! Whole campaigns by scripted bots with a pack read from its folder, for somebody who writes one: change a figure, measure again,
//! nothing is compiled. `starboard simulate rise-of-empire --campaigns N` tells the same of a pack that is built in.
//!
//! `cargo run -p starboard-rise-of-empire-mind --example measure -- FOLDER CAMPAIGNS [SEED [CODE]]`

use serde_json::{Value as Json, json};
use starboard_bots::code::{Code, Method};
use starboard_bots::player::Player;
use starboard_core::{Chance as _, Fast, Game, Silent, ToMove, Viewer};
use starboard_rise_of_empire::{Legacy, Pack, Packs};
use starboard_rise_of_empire_mind::Campaign;
use starboard_star_realms_mind::Table;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

type Bot = Player<<Legacy as Table>::Mind<Campaign>>;

/// Sums over the games of a scenario, or of one of its branches.
#[derive(Clone, Copy, Default)]
struct Sums {
    games: f64,
    empire: f64,
    first: f64,
    political: f64,
    turns: f64,
    upgrades: f64,
    bonus: f64,
    left: f64,
}

struct Told {
    by_branch: BTreeMap<(u8, String), Sums>,
    empire_campaigns: f64,
    open: f64,
    stickers: [f64; 2],
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (Some(folder), Some(campaigns)) = (args.get(1), args.get(2).and_then(|n| n.parse::<u64>().ok())) else {
        eprintln!("measure FOLDER CAMPAIGNS [SEED [CODE]]");
        std::process::exit(2);
    };
    let seed: u64 = args.get(3).and_then(|n| n.parse().ok()).unwrap_or(1);
    let code = match args.get(4).map(String::as_str) {
        Some("hard") => Code { misjudge: 0.0, ..Code::search(starboard_bots::Budget::Time(std::time::Duration::from_millis(5)), 1, 1) },
        _ => Code::new(Method::Script),
    };
    let read = |name: &str| {
        std::fs::read_to_string(format!("{folder}/{name}.toml")).unwrap_or_else(|why| panic!("{folder}/{name}.toml: {why}"))
    };
    let mut text: String = ["pack", "cards", "sheets", "scenarios", "post-campaign"].map(read).concat();
    let id = text.lines().find_map(|l| l.strip_prefix("pack = ")).unwrap_or_default().trim_matches('"').to_owned();
    text = text.replacen(&format!("pack = \"{id}\""), "pack = \"measured\"", 1);
    let mut packs = Packs::default();
    let pack = Pack::read(folder, &text).and_then(|pack| packs.add(pack)).unwrap_or_else(|faults| panic!("{faults}"));
    let told = Mutex::new(Told { by_branch: BTreeMap::new(), empire_campaigns: 0.0, open: 0.0, stickers: [0.0; 2] });
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::env::var("THREADS").ok().and_then(|n| n.parse().ok()).unwrap_or(2) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= campaigns {
                        return;
                    }
                    campaign(&packs, &pack, &code, seed.wrapping_mul(1_000_003).wrapping_add(number), &told);
                }
            });
        }
    });
    tell(&told.into_inner().expect("nobody panicked"), campaigns as f64);
}

fn campaign(packs: &Packs, pack: &Pack, code: &Code, seed: u64, told: &Mutex<Told>) {
    let mut chance = Fast::new(seed);
    let (mut upgrades, mut points, mut first): (Vec<String>, [i64; 2], u8) = (Vec::new(), [0; 2], 0);
    let mut rows: Vec<((u8, String), Sums)> = Vec::new();
    let mut open = false;
    for number in 1..=12u8 {
        let scenario = pack.scenario(number).expect("there are twelve");
        let choice = (scenario.options() > 0).then(|| 1 + chance.even(0, usize::from(scenario.options())) as u8);
        if number == 12 {
            let realms = realms(pack, &upgrades);
            let worth = i64::from(pack.written.realm_points);
            let lead = points[0] - points[1] + worth * realms.iter().map(|[a, b]| (a - b).signum()).sum::<i64>();
            open = lead.abs() <= i64::from(scenario.points);
        }
        let options = json!({ "pack": "measured", "scenario": number, "first": first + 1, "choice": choice, "upgrades": upgrades, "points": points });
        let game = Arc::new(
            Legacy::new(packs, serde_json::from_value(options).expect("options")).unwrap_or_else(|f| panic!("{f}")),
        );
        let (view, turns, winner, why) = (0..)
            .find_map(|_| {
                let mut bots: Vec<Bot> = (0..2).map(|_| Player::new(code.clone(), chance.word())).collect();
                let mut s = game.start(&mut chance, &mut Silent);
                while let ToMove::Seat(seat) = game.to_move(&s) {
                    let action = bots[seat.index()].decide(&game, &s, seat).expect("a bot knows what to do");
                    game.apply_unchecked(&mut s, seat, &action, &mut chance, &mut Silent);
                }
                let outcome = game.outcome(&s)?;
                let winners: Vec<_> = outcome.winners().collect();
                // Stopped by the limit on turns: it is played again.
                let [winner] = winners[..] else { return None };
                let view = serde_json::to_value(game.view(&s, Viewer::All)).expect("a view is JSON");
                Some((view, game.turns(&s), winner.0, outcome.why.to_string()))
            })
            .expect("somebody wins in the end");
        let shown = &view["campaign"];
        let before = upgrades.len();
        upgrades = shown["upgraded"].as_array().into_iter().flatten().filter_map(|u| u["id"].as_str()).map(str::to_owned).collect();
        let earned = shown["bonus"]["earned"].as_u64();
        points[usize::from(winner)] += i64::from(scenario.points);
        if let (Some(seat), Some(bonus)) = (earned, &scenario.bonus) {
            points[seat as usize - 1] += i64::from(bonus.points);
        }
        let left = view["seats"][usize::from(winner)]["authority"].as_f64().unwrap_or(0.0);
        let sums = Sums {
            games: 1.0,
            empire: f64::from(u8::from(winner == 0)),
            first: f64::from(u8::from(winner == first)),
            political: f64::from(u8::from(why == "political_victory")),
            turns: f64::from(turns),
            upgrades: (upgrades.len() - before) as f64,
            bonus: f64::from(u8::from(earned.is_some())),
            left,
        };
        let side = ["SE first", "TF first"][usize::from(first)];
        let branch = choice.map_or_else(|| side.to_owned(), |c| format!("{side}, {c}"));
        rows.push(((number, String::new()), sums));
        rows.push(((number, branch), sums));
        first = winner;
    }
    let worth = i64::from(pack.written.realm_points);
    for (i, [a, b]) in realms(pack, &upgrades).into_iter().enumerate() {
        let _ = i;
        match a.cmp(&b) {
            std::cmp::Ordering::Greater => points[0] += worth,
            std::cmp::Ordering::Less => points[1] += worth,
            std::cmp::Ordering::Equal => {}
        }
    }
    let mut told = told.lock().expect("nobody panicked");
    for (key, sums) in rows {
        let sum = told.by_branch.entry(key).or_default();
        sum.games += 1.0;
        sum.empire += sums.empire;
        sum.first += sums.first;
        sum.political += sums.political;
        sum.turns += sums.turns;
        sum.upgrades += sums.upgrades;
        sum.bonus += sums.bonus;
        sum.left += sums.left;
    }
    let made = |letters: &str| upgrades.iter().filter(|u| u.contains(letters)).count() as f64;
    told.stickers[0] += made("+se");
    told.stickers[1] += made("+tf");
    told.open += f64::from(u8::from(open));
    told.empire_campaigns += match points[0].cmp(&points[1]) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    };
}

/// Upgrades of each realm by side.
fn realms(pack: &Pack, upgrades: &[String]) -> Vec<[i64; 2]> {
    starboard_rise_of_empire::score::REALMS
        .into_iter()
        .map(|realm| {
            let of = |letters: &str| {
                let own = upgrades.iter().filter_map(|u| u.split_once('+')).filter(|(_, s)| s.starts_with(letters));
                own.filter(|(card, _)| pack.card(card).is_some_and(|c| c.faction == realm)).count() as i64
            };
            [of("se"), of("tf")]
        })
        .collect()
}

fn tell(told: &Told, campaigns: f64) {
    println!("campaigns {campaigns}: Empire wins {:.1} %, open before 12 {:.1} %, stickers {:.1} {:.1}", 100.0 * told.empire_campaigns / campaigns, 100.0 * told.open / campaigns, told.stickers[0] / campaigns, told.stickers[1] / campaigns);
    println!("  game              games  empire   first  polit.  turns  upgr.  bonus   left");
    for ((number, branch), sum) in &told.by_branch {
        let n = sum.games;
        let percent = |x: f64| 100.0 * x / n;
        let name = if branch.is_empty() { format!("{number}") } else { format!("   {branch}") };
        println!(
            "  {name:<16} {n:>6} {:>7.1} {:>7.1} {:>7.1} {:>6.1} {:>6.2} {:>6.1} {:>6.1}",
            percent(sum.empire), percent(sum.first), percent(sum.political), sum.turns / n, sum.upgrades / n, percent(sum.bonus), sum.left / n
        );
    }
    let _ = Json::Null;
}

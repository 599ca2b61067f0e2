//! Whole campaigns by bots with a pack read from its folder, for somebody who writes one: change a figure, measure again, nothing is
//! compiled. The first table is what `starboard simulate rise-of-empire --campaigns N` tells; the second, what is done in a game.
//!
//! `cargo run --release -p starboard-rise-of-empire-mind --example campaigns -- FOLDER CAMPAIGNS [SEED [script|search]]`

use serde_json::{Value as Json, json};
use starboard_bots::Budget;
use starboard_bots::code::{Code, Method};
use starboard_bots::player::Player;
use starboard_core::{Chance as _, Fast, Game, ToMove, Viewer};
use starboard_rise_of_empire::pack::Scenario;
use starboard_rise_of_empire::score::REALMS;
use starboard_rise_of_empire::{Legacy, Pack, Packs};
use starboard_rise_of_empire_mind::Campaign;
use starboard_star_realms::event::{Event, ScrappedFrom};
use starboard_star_realms_mind::Table;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

type Bot = Player<<Legacy as Table>::Mind<Campaign>>;

/// The name under which the pack is measured, so that it may have that of a built-in one.
const MEASURED: &str = "measured";
/// By scenario, and by who began and the choice; the scenario's whole has no branch.
type Branch = (u8, String);

/// What is told of a game, in this order.
const FIGURES: [&str; 6] = ["empire %", "first %", "political %", "turns", "upgrades", "bonus %"];
const DEEDS: [&str; 6] =
    ["acquired", "upgraded ones", "scrapped", "discarded", "bases destroyed", "winner's authority"];

#[derive(Clone, Copy, Default)]
struct Sums {
    games: f64,
    figures: [f64; 6],
    deeds: [f64; 6],
}

impl Sums {
    fn add(&mut self, other: &Sums) {
        self.games += other.games;
        for (mine, more) in [(&mut self.figures, &other.figures), (&mut self.deeds, &other.deeds)] {
            mine.iter_mut().zip(more).for_each(|(sum, n)| *sum += n);
        }
    }
}

#[derive(Default)]
struct Told {
    branches: BTreeMap<Branch, Sums>,
    empire: f64,
    open: f64,
    stickers: [f64; 2],
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (Some(folder), Some(campaigns)) = (args.get(1), args.get(2).and_then(|n| n.parse::<u64>().ok())) else {
        eprintln!("measure FOLDER CAMPAIGNS [SEED [script|search]]");
        std::process::exit(2);
    };
    let seed: u64 = args.get(3).and_then(|n| n.parse().ok()).unwrap_or(1);
    let code = match args.get(4).map(String::as_str) {
        Some("search") => Code::search(Budget::Time(Duration::from_millis(5)), 1, 1),
        _ => Code::new(Method::Script),
    };
    let read = |name: &str| {
        let file = format!("{folder}/{name}.toml");
        std::fs::read_to_string(&file).unwrap_or_else(|why| panic!("{file}: {why}"))
    };
    let text: String = ["pack", "cards", "sheets", "scenarios", "post-campaign"].map(read).concat();
    let named = text.lines().find(|line| line.starts_with("pack = ")).unwrap_or_default();
    let packs = Packs::default();
    let pack = Pack::read(folder, &text.replacen(named, &format!("pack = \"{MEASURED}\""), 1));
    let pack = pack.and_then(|pack| packs.add(pack)).unwrap_or_else(|faults| panic!("{faults}"));
    let (told, next) = (Mutex::new(Told::default()), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= campaigns {
                        return;
                    }
                    let chance = Fast::new(seed.wrapping_mul(1_000_003).wrapping_add(number));
                    play(&packs, &pack, &code, chance, &told);
                }
            });
        }
    });
    tell(&told.into_inner().expect("nobody panicked"), campaigns as f64);
}

/// One campaign, the Star Empire at seat 1.
fn play(packs: &Packs, pack: &Pack, code: &Code, mut chance: Fast, told: &Mutex<Told>) {
    let (mut upgrades, mut points, mut first): (Vec<String>, [i64; 2], u8) = (Vec::new(), [0; 2], 0);
    let (mut games, mut open) = (Vec::new(), false);
    for number in 1..=12u8 {
        let scenario = pack.scenario(number).expect("there are twelve");
        open = (points[0] - points[1] + realms(pack, &upgrades)).abs() <= i64::from(scenario.points);
        let choice = (scenario.options() > 0).then(|| 1 + chance.even(0, usize::from(scenario.options())) as u8);
        let options = json!({ "pack": MEASURED, "scenario": number, "first": first + 1, "choice": choice, "upgrades": upgrades, "points": points });
        let options = serde_json::from_value(options).expect("options");
        let game = Arc::new(Legacy::new(packs, options).unwrap_or_else(|faults| panic!("{faults}")));
        // A game that the limit on turns has stopped is played again.
        let played = std::iter::repeat_with(|| one_game(&game, code, &mut chance)).flatten().next();
        let Played { view, winner, turns, political, deeds } = played.expect("somebody wins in the end");
        let before = upgrades.len();
        let upgraded = view["campaign"]["upgraded"].as_array().into_iter().flatten();
        upgrades = upgraded.filter_map(|u| u["id"].as_str()).map(str::to_owned).collect();
        let earned = view["campaign"]["bonus"]["earned"].as_u64();
        points[usize::from(winner)] += i64::from(scenario.points);
        if let (Some(seat), Some(bonus)) = (earned, scenario.bonuses.first()) {
            points[seat as usize - 1] += i64::from(bonus.points);
        }
        let yes = |it: bool| if it { 100.0 } else { 0.0 };
        let made = (upgrades.len() - before) as f64;
        let figures =
            [yes(winner == 0), yes(winner == first), yes(political), f64::from(turns), made, yes(earned.is_some())];
        games.push((branch(scenario, first, choice), Sums { games: 1.0, figures, deeds }));
        first = winner;
    }
    let mut told = told.lock().expect("nobody panicked");
    for ((number, branch), sums) in games {
        told.branches.entry((number, String::new())).or_default().add(&sums);
        told.branches.entry((number, branch)).or_default().add(&sums);
    }
    for (sum, letters) in told.stickers.iter_mut().zip(["+se", "+tf"]) {
        *sum += upgrades.iter().filter(|u| u.contains(letters)).count() as f64;
    }
    told.open += f64::from(u8::from(open));
    told.empire += (1 + (points[0] - points[1] + realms(pack, &upgrades)).signum()) as f64 / 2.0;
}

struct Played {
    view: Json,
    winner: u8,
    turns: u32,
    political: bool,
    deeds: [f64; 6],
}

fn one_game(game: &Arc<Legacy>, code: &Code, chance: &mut Fast) -> Option<Played> {
    let mut bots: Vec<Bot> = (0..2).map(|_| Player::new(code.clone(), chance.word())).collect();
    let mut events: Vec<Event> = Vec::new();
    let mut s = game.start(chance, &mut events);
    while let ToMove::Seat(seat) = game.to_move(&s) {
        let action = bots[seat.index()].decide(game, &s, seat).expect("a bot knows what to do");
        game.apply_unchecked(&mut s, seat, &action, chance, &mut events);
    }
    let outcome = game.outcome(&s)?;
    let [winner] = outcome.winners().collect::<Vec<_>>()[..] else { return None };
    let view = serde_json::to_value(game.view(&s, Viewer::All)).expect("a view is JSON");
    let count = |is: &dyn Fn(&Event) -> bool| events.iter().filter(|e| is(e)).count() as f64;
    let made_before = |id: &str| id.contains('+');
    let deeds = [
        count(&|e| matches!(e, Event::Acquired { .. })),
        count(&|e| matches!(e, Event::Acquired { card, .. } if made_before(card))),
        count(&|e| matches!(e, Event::Scrapped { from: ScrappedFrom::Hand | ScrappedFrom::Discard, .. })),
        count(&|e| matches!(e, Event::Discarded { .. })),
        count(&|e| matches!(e, Event::Destroyed { .. })),
        view["seats"][winner.index()]["authority"].as_f64().unwrap_or(0.0),
    ];
    let political = outcome.why.as_str() == "political_victory";
    Some(Played { view, winner: winner.0, turns: game.turns(&s), political, deeds })
}

fn branch(scenario: &Scenario, first: u8, choice: Option<u8>) -> Branch {
    let side = ["SE", "TF"][usize::from(first)];
    (scenario.number, choice.map_or_else(|| side.to_owned(), |choice| format!("{side} {choice}")))
}

/// The realm points that the Star Empire is ahead by.
fn realms(pack: &Pack, upgrades: &[String]) -> i64 {
    let ahead = |realm| {
        let of = |letters: &str| {
            let own = upgrades.iter().filter_map(|u| u.split_once('+')).filter(|(_, by)| by.starts_with(letters));
            own.filter(|(card, _)| pack.card(card).is_some_and(|c| c.faction == realm)).count() as i64
        };
        (of("se") - of("tf")).signum()
    };
    i64::from(pack.written.realm_points) * REALMS.into_iter().map(ahead).sum::<i64>()
}

fn tell(told: &Told, campaigns: f64) {
    let share = |n: f64| 100.0 * n / campaigns;
    println!(
        "{campaigns} campaigns, won by the Star Empire {:.1} %, open before game 12 {:.1} %",
        share(told.empire),
        share(told.open)
    );
    println!("stickers used of 20: {:.1} and {:.1}", told.stickers[0] / campaigns, told.stickers[1] / campaigns);
    let heads = [(FIGURES, false), (DEEDS, true)];
    for (head, deeds) in heads {
        println!("\ngame      games  {}", head.join("  "));
        for ((number, branch), sums) in &told.branches {
            let name = if branch.is_empty() { number.to_string() } else { format!("   {branch}") };
            let list = if deeds { sums.deeds } else { sums.figures };
            let cells = list.iter().zip(head).map(|(n, head)| format!("{:>1$.2}", n / sums.games, head.len()));
            println!("{name:<8} {:>6}  {}", sums.games, cells.collect::<Vec<_>>().join("  "));
        }
    }
}

//! Measures reviews: do they add up, do they put the levels in order, do they find what was planted, what do they cost?
//!
//! `cargo run --release -p starboard-shelf --example reviews -- sums star-realms 2 200 --seed 1`. The tables of `docs/review.md` are made
//! with it.

use serde_json::json;
use starboard_bots::review::{Judgement, Plan, Quality, Review};
use starboard_bots::{Hear, House, Moment, Sits};
use starboard_core::face::{AnyGame, Rules};
use starboard_core::record::Ply;
use starboard_core::{Fast, Record, Seat};
use starboard_shelf::OPPONENTS;
use std::time::Instant;

struct Scribe(Record);

impl Hear for Scribe {
    fn decided(&mut self, seat: Seat, now: &dyn Moment) {
        self.0.plies.push(Ply { seat, action: now.action(), deals: Vec::new(), entry: None, at: None });
    }

    fn dealt(&mut self, deals: &dyn Fn() -> Vec<String>) {
        match self.0.plies.last_mut() {
            Some(ply) => ply.deals = deals(),
            None => self.0.deals = deals(),
        }
    }
}

/// What is measured at one kind of table.
struct Bench {
    rules: &'static dyn Rules,
    game: Box<dyn AnyGame>,
    seed: u64,
    games: u64,
    quality: Quality,
}

/// A mean with the half-width of its 95 % interval.
#[derive(Default)]
struct Sample(Vec<f64>);

impl Sample {
    fn mean(&self) -> f64 {
        self.0.iter().sum::<f64>() / self.0.len().max(1) as f64
    }

    fn half(&self) -> f64 {
        let (n, mean) = (self.0.len() as f64, self.mean());
        let variance = self.0.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        1.96 * (variance / n.max(1.0)).sqrt()
    }

    fn told(&self) -> String {
        format!("{:.2} ± {:.2}", self.mean(), self.half())
    }
}

impl Bench {
    fn play(&self, codes: &[String], number: u64) -> Record {
        let mut matches = OPPONENTS.matches(&*self.game, codes).unwrap_or_else(|why| panic!("{why}"));
        let seed = self.seed.wrapping_mul(1_000_003) + number;
        let sits: Vec<Sits> =
            (0..codes.len()).map(|code| Sits { code, seed: seed.wrapping_mul(31) + code as u64 }).collect();
        let mut scribe = Scribe(Record::new(&*self.game));
        let ended = matches.play(&sits, seed, House::default(), Some(&mut scribe));
        scribe.0.result = ended.outcome;
        scribe.0
    }

    fn review(&self, record: &Record, plan: Plan) -> Review {
        let mut work = OPPONENTS.review(record, self.rules, plan).unwrap_or_else(|why| panic!("{why}"));
        while work.work() {}
        work.so_far()
    }

    fn plan(&self, seed: u64) -> Plan {
        Plan { quality: self.quality, seed, ..Plan::default() }
    }

    /// Sums, luck of equal players, cost of the work.
    fn sums(&self, code: &str) {
        let codes = vec![code.to_owned(); self.game.seats()];
        let (mut off, mut luck, mut unseen, mut size, mut playouts, mut seconds) =
            (0.0f64, Sample::default(), Sample::default(), Sample::default(), Sample::default(), Sample::default());
        let (mut error, mut decisions, mut alarms, mut within, mut worst) =
            (Sample::default(), 0u32, [0u32; 4], 0, 0.0f64);
        for number in 0..self.games {
            let record = self.play(&codes, number);
            let began = Instant::now();
            let review = self.review(&record, self.plan(number));
            seconds.0.push(began.elapsed().as_secs_f64());
            for s in &review.seats {
                off = off.max((s.start + s.luck + s.choices + s.unseen - s.result).abs());
                luck.0.push(100.0 * s.luck);
                unseen.0.push(100.0 * s.unseen);
                size.0.push(100.0 * s.unseen.abs());
                error.0.push(100.0 * s.error);
                within += u32::from(s.unseen.abs() <= 2.0 * s.error);
                worst = worst.max(s.unseen.abs());
            }
            for d in &review.decisions {
                decisions += 1;
                alarms[d.judgement as usize] += 1;
            }
            playouts.0.push(review.playouts as f64);
        }
        // Seats of one game are not apart: the mean luck is taken of the first seat alone.
        let seats = self.game.seats();
        let first = |all: &Sample| Sample(all.0.iter().step_by(seats).copied().collect());
        println!("games {} of {code}, {seats} seats", self.games);
        println!("furthest sum from the result: {off:.1e}");
        println!("luck of seat 1, points: {}", first(&luck).told());
        println!(
            "unseen of seat 1, points: {}; its size: {}; at most {:.0}",
            first(&unseen).told(),
            size.told(),
            100.0 * worst
        );
        println!(
            "standard error of a seat, points: {}; unseen within two: {within} of {}",
            error.told(),
            unseen.0.len()
        );
        println!("judgements of {decisions} decisions: {alarms:?}");
        println!("playouts a game: {:.0}; seconds: {}", playouts.mean(), seconds.told());
    }

    /// Games of mixed levels: what choices cost each level in a game.
    fn levels(&self, codes: &[String]) {
        let seats = self.game.seats();
        let mut cost: Vec<Sample> = codes.iter().map(|_| Sample::default()).collect();
        let mut accuracy: Vec<Sample> = codes.iter().map(|_| Sample::default()).collect();
        let mut rng = Fast::new(self.seed);
        for number in 0..self.games {
            let seated: Vec<usize> = (0..seats).map(|_| rng.below(codes.len())).collect();
            let names: Vec<String> = seated.iter().map(|i| codes[*i].clone()).collect();
            let review = self.review(&self.play(&names, number), self.plan(number));
            for (s, i) in review.seats.iter().zip(seated) {
                cost[i].0.push(100.0 * s.cost);
                accuracy[i].0.extend(s.accuracy);
            }
        }
        for (i, code) in codes.iter().enumerate() {
            println!("| {code} | {} | {} | {} |", cost[i].told(), accuracy[i].told(), cost[i].0.len());
        }
    }

    /// A random legal action in the place of a strong player's: is it found?
    fn blunders(&self, code: &str) {
        let codes = vec![code.to_owned(); self.game.seats()];
        let mut rng = Fast::new(self.seed);
        let (mut found, mut called, mut real, mut planted) = (0, 0, 0, 0);
        for number in 0..self.games {
            let record = self.play(&codes, number);
            let Some(planted_record) = self.plant(&record, &mut rng) else { continue };
            let only = Some(planted_record.plies.len() as u32);
            let plan = Plan { only, ..self.plan(number) };
            planted += 1;
            let truth = self.review(&planted_record, Plan { times: 10, seed: number + 77_777, ..plan.clone() });
            let Some(true_cost) = truth.decisions.first().map(|d| d.cost) else { continue };
            if true_cost <= 0.10 {
                continue;
            }
            let told = self.review(&planted_record, plan);
            real += 1;
            let judgement = told.decisions.first().map_or(Judgement::Fine, |d| d.judgement);
            found += u32::from(judgement >= Judgement::Mistake);
            called += u32::from(judgement == Judgement::Blunder);
        }
        println!("planted {planted}, worse by more than 10 points {real}: found {found}, called blunders {called}");
    }

    /// Plays games and looks for puzzles in them, until there are enough; they are added to a file.
    fn mine(&self, code: &str, most: usize, file: &str) {
        use std::io::Write as _;
        let codes = vec![code.to_owned(); self.game.seats()];
        let known = std::fs::read_to_string(file).unwrap_or_default();
        let mut ids: Vec<String> = starboard_shelf::puzzles::read(&known).map(|p| p.id).collect();
        let mut to = std::fs::OpenOptions::new().create(true).append(true).open(file).expect("a file to write to");
        for number in 0..self.games {
            if ids.len() >= most {
                break;
            }
            let record = self.play(&codes, number);
            let plan = Plan { only: Some(0), ..Plan::default() };
            let work = OPPONENTS.review(&record, self.rules, plan).unwrap_or_else(|why| panic!("{why}"));
            let steps = (1..=record.plies.len() as u32).filter_map(|step| work.puzzle(step, number));
            for puzzle in steps.take(2) {
                if !ids.contains(&puzzle.id) {
                    let line = serde_json::to_string(&puzzle).expect("a puzzle is JSON");
                    writeln!(to, "{line}").expect("it can be written");
                    ids.push(puzzle.id);
                }
            }
            eprintln!("{number}: {}", ids.len());
        }
    }

    /// A record that ends with a random action at a moment at which something is to be chosen.
    fn plant(&self, record: &Record, rng: &mut Fast) -> Option<Record> {
        for _ in 0..20 {
            let at = rng.below(record.plies.len());
            let mut cut = record.clone();
            cut.result = None;
            cut.plies.truncate(at);
            let table = cut.check(self.rules).ok()?;
            let seat = record.plies[at].seat;
            let legal: Vec<String> =
                table.legal_texts(seat).into_iter().filter(|a| *a != record.plies[at].action).collect();
            if legal.len() < 2 {
                continue;
            }
            let mut table = table;
            let action = legal[rng.below(legal.len())].clone();
            let deals = table.act(seat, &action, &mut Fast::new(rng.word())).ok()?.deals;
            cut.plies.push(Ply { seat, action, deals, entry: None, at: None });
            return Some(cut);
        }
        None
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let option = |name: &str, default: &str| {
        let at = args.iter().position(|a| a == name);
        at.and_then(|i| args.get(i + 1)).cloned().unwrap_or_else(|| default.to_owned())
    };
    let [what, game, players, games, ..] = &args[..] else {
        eprintln!(
            "reviews sums|levels|blunders GAME PLAYERS GAMES [--seed N] [--bot CODE] [--bots A,B] [--quality first|second]"
        );
        std::process::exit(2)
    };
    let rules = starboard_shelf::find(game).unwrap_or_else(|why| panic!("{why}"));
    let players: u8 = players.parse().expect("a number of players");
    let options = if game == "rise-of-empire" { json!({}) } else { json!({ "players": players }) };
    let bench = Bench {
        rules,
        game: rules.game(options).unwrap_or_else(|why| panic!("{why}")),
        seed: option("--seed", "1").parse().expect("a seed"),
        games: games.parse().expect("a number of games"),
        quality: if option("--quality", "first") == "second" { Quality::Second } else { Quality::First },
    };
    let bots: Vec<String> = option("--bots", "novice,easy,medium,hard,expert").split(',').map(str::to_owned).collect();
    match what.as_str() {
        "sums" => bench.sums(&option("--bot", "search:samples=600:horizon=2")),
        "levels" => bench.levels(&bots),
        "mine" => bench.mine(
            &option("--bot", "search:samples=300:horizon=1"),
            option("--most", "100").parse().expect("a number"),
            &option("--to", "puzzles.jsonl"),
        ),
        "blunders" => bench.blunders(&option("--bot", "search:samples=3000:horizon=2")),
        other => panic!("there is no `{other}`"),
    }
}

//! An evening of two hundred people of known strengths, our levels in disguise, over three hours that nobody waits for: the time is
//! given. Do ratings order them, does everybody find a game, are pairs closer than chance, do ratings settle?

use serde_json::json;
use starboard_contest::{Levels, PATIENCE, Rating, Score, Waiting, pairs};
use starboard_core::{Fast, Faults, Lang, Seat, Seed};
use starboard_table::wire::{Act, ClockPlan, OnTimeOut, Status, Takebacks, Visibility};
use starboard_table::{Fixed, Levels as Opponents, Occupant, Plan, Shown, What, Who, settle};

const PEOPLE: usize = 200;
const THREE_HOURS: i64 = 3 * 60 * 60 * 1000;
const GAME: &str = "star-realms";
const FORMAT: &str = "standard";

/// What came of a game: did the first win, and how long did it take?
struct Came {
    first_won: bool,
    took: i64,
}

struct Person {
    /// Which level it really is, and what that is worth.
    level: String,
    strength: f64,
    rating: Rating,
    games: u32,
    /// Since when they wait; until when they play or rest.
    waits: Option<i64>,
    busy: i64,
}

#[derive(Default)]
struct Told {
    games: usize,
    with_ours: usize,
    longest_wait: i64,
    apart: Vec<f64>,
    settled_after: Vec<u32>,
}

fn spearman(people: &[Person]) -> f64 {
    let ranks = |value: &dyn Fn(&Person) -> f64| -> Vec<f64> {
        let mut order: Vec<usize> = (0..people.len()).collect();
        order.sort_by(|a, b| value(&people[*a]).total_cmp(&value(&people[*b])));
        let mut ranks = vec![0.0; people.len()];
        for group in order.chunk_by(|a, b| value(&people[*a]) == value(&people[*b])) {
            let first = order.iter().position(|i| *i == group[0]).unwrap();
            group.iter().for_each(|i| ranks[*i] = first as f64 + (group.len() - 1) as f64 / 2.0);
        }
        ranks
    };
    let (a, b) = (ranks(&|p| p.strength), ranks(&|p| p.rating.points));
    let mean = (people.len() - 1) as f64 / 2.0;
    let sum = |f: &dyn Fn(usize) -> f64| (0..people.len()).map(f).sum::<f64>();
    let both = sum(&|i| (a[i] - mean) * (b[i] - mean));
    both / (sum(&|i| (a[i] - mean).powi(2)) * sum(&|i| (b[i] - mean).powi(2))).sqrt()
}

/// Plays the whole evening, a second at a time.
fn evening(
    levels: &Levels,
    rng: &mut Fast,
    mut play: impl FnMut(&str, &str, &mut Fast) -> Came,
) -> (Vec<Person>, Told) {
    let known = levels.of(GAME, FORMAT);
    let mut people: Vec<Person> = (0..PEOPLE)
        .map(|i| {
            let level = &known[i % known.len()];
            // People come during the first quarter of an hour.
            let busy = rng.below(15 * 60 * 1000) as i64;
            let (strength, rating) = (level.rating.points, Rating::default());
            Person { level: level.name.clone(), strength, rating, games: 0, waits: None, busy }
        })
        .collect();
    let mut told = Told::default();
    // Games under way: when they end, who, and who won.
    let mut running: Vec<(i64, usize, Option<usize>, Rating, bool)> = Vec::new();
    for now in (0..THREE_HOURS).step_by(1000) {
        for (_, one, two, ours, first_won) in running.extract_if(.., |g| g.0 <= now).collect::<Vec<_>>() {
            let (a, b) = (people[one].rating, two.map_or(ours, |t| people[t].rating));
            let score = |won: bool| if won { Score::Won } else { Score::Lost };
            for (who, met, won) in [(Some(one), b, first_won), (two, a, !first_won)] {
                let Some(who) = who else { continue };
                let person = &mut people[who];
                let unsure = person.rating.is_provisional();
                person.rating = person.rating.after(&[(met, score(won))]);
                person.games += 1;
                if unsure && !person.rating.is_provisional() {
                    told.settled_after.push(person.games);
                }
                person.busy = now + 20_000 + rng.below(90_000) as i64;
            }
        }
        for person in people.iter_mut().filter(|p| p.waits.is_none() && p.busy <= now) {
            person.waits = Some(now);
        }
        let there: Vec<usize> = (0..PEOPLE).filter(|i| people[*i].waits.is_some()).collect();
        let waiting: Vec<Waiting> = there
            .iter()
            .map(|i| Waiting { who: i.to_string(), rating: people[*i].rating, since: people[*i].waits.unwrap() })
            .collect();
        let mut begin = |people: &mut Vec<Person>, one: usize, two: Option<usize>, ours: &str, rating: Rating| {
            for who in std::iter::once(one).chain(two) {
                told.longest_wait = told.longest_wait.max(now - people[who].waits.take().unwrap());
                people[who].busy = i64::MAX;
            }
            let other = two.map_or(ours.to_owned(), |t| people[t].level.clone());
            let came = play(&people[one].level.clone(), &other, rng);
            if let Some(two) = two {
                told.apart.push((people[one].strength - people[two].strength).abs());
            }
            told.games += 1;
            told.with_ours += usize::from(two.is_none());
            running.push((now + came.took, one, two, rating, came.first_won));
        };
        let met = pairs(&waiting, now, |_, _| true);
        for (a, b) in &met {
            begin(&mut people, there[*a], Some(there[*b]), "", Rating::default());
        }
        for (i, who) in there.iter().enumerate() {
            let alone = !met.iter().any(|(a, b)| *a == i || *b == i);
            if alone && now - waiting[i].since >= PATIENCE {
                let ours = levels.nearest(GAME, FORMAT, people[*who].rating.points).unwrap();
                begin(&mut people, *who, None, &ours.name.clone(), ours.rating);
            }
        }
    }
    (people, told)
}

fn holds(people: &[Person], mut told: Told) {
    let chance: f64 = {
        let all = people.iter().flat_map(|a| people.iter().map(move |b| (a.strength - b.strength).abs()));
        all.sum::<f64>() / (people.len() * (people.len() - 1)) as f64
    };
    // The first half hour everybody is new; what counts is what the ratings then know.
    let later = &told.apart[told.apart.len() / 3..];
    let apart = later.iter().sum::<f64>() / later.len() as f64;
    let ordered = spearman(people);
    told.settled_after.sort_unstable();
    let most = told.settled_after.last().copied().unwrap_or(0);
    println!(
        "{} games ({} with ours), rank correlation {ordered:.3}, longest wait {} s, apart {apart:.0} (chance {chance:.0}), \
         settled: {} of {PEOPLE}, after {} to {most} games",
        told.games,
        told.with_ours,
        told.longest_wait / 1000,
        told.settled_after.len(),
        told.settled_after.first().copied().unwrap_or(0),
    );
    assert!(ordered >= 0.9, "ratings do not order people: {ordered}");
    assert!(told.longest_wait <= 30_000, "somebody waited {} ms", told.longest_wait);
    assert!(apart < 0.8 * chance, "pairs are {apart} apart, by chance {chance}");
    assert!(most <= 15, "a rating took {most} games to settle");
    let played: Vec<&Person> = people.iter().filter(|p| p.games >= 15).collect();
    assert!(played.len() > PEOPLE / 2 && played.iter().all(|p| !p.rating.is_provisional()));
}

/// Results drawn from the strengths that were measured.
#[test]
fn ratings_order_people_and_everybody_finds_a_game() {
    let levels = Levels::read(starboard_shelf::LEVELS).unwrap();
    let strength = |level: &str| levels.rating(GAME, FORMAT, level).unwrap().points;
    let mut rng = Fast::new(2026);
    let (people, told) = evening(&levels, &mut rng, |one, two, rng| {
        let chance = 1.0 / (1.0 + 10f64.powf((strength(two) - strength(one)) / 400.0));
        Came { first_won: rng.unit() < chance, took: (240 + rng.below(300)) as i64 * 1000 }
    });
    holds(&people, told);
}

struct Disguised;

impl Opponents for Disguised {
    fn title(&self, _: &str, _: &str, _: Lang) -> Option<String> {
        None
    }

    fn check(&self, _: &str, _: &str) -> Result<(), Faults> {
        Ok(())
    }

    fn default(&self) -> &'static str {
        "medium"
    }
}

/// One rated game at a real table, on a clock that is told the time: two levels that sit there as people.
fn at_a_table(one: &str, two: &str, rng: &mut Fast) -> Came {
    let rules = starboard_shelf::find(GAME).unwrap();
    let game = settle(rules, None, json!({})).unwrap();
    let clock = ClockPlan::Live { seconds: 600, increment: 5, delay: 0, out: OnTimeOut::Concede };
    let plan = Plan {
        options: game.options(),
        clock,
        takebacks: Takebacks::Never,
        start: true,
        position: None,
        forked_from: None,
        expected: Vec::new(),
        campaign: None,
        hints: false,
        lesson: false,
        rated: true,
        shuffle: None,
    };
    let seed = Seed(std::array::from_fn(|_| rng.below(256) as u8));
    let fixed = Fixed {
        id: "t".to_owned(),
        rules,
        game,
        levels: &Disguised,
        plan,
        invite: String::new(),
        seed: Some(seed),
        visibility: Visibility::Public,
        daily: None,
        imported: false,
        created: 0,
    };
    // Who moves first is decided by a coin.
    let turned = rng.below(2) == 1;
    let (first, second) = if turned { (two, one) } else { (one, two) };
    let seats = vec![Occupant::person("0", "first"), Occupant::person("1", "second")];
    let mut now =
        Shown::new(fixed, None, seats, false).carry_out(vec![What::Start { deals: Vec::new() }.into()], 0).unwrap();
    let mut minds: Vec<_> = [first, second]
        .iter()
        .map(|level| starboard_shelf::OPPONENTS.opponent(GAME, level, rng.below(1 << 30) as u64).unwrap())
        .collect();
    let mut at = 0;
    while now.status == Status::Playing {
        let seat = now.to_move().iter().next().unwrap_or(Seat(0));
        let table = now.table.clone().unwrap();
        let legal = table.legal_texts(seat);
        let nth = match legal.len() {
            1 => 0,
            _ => minds[seat.index()].choose(&*table.imagine(seat, rng), seat).unwrap().0,
        };
        at += 1_500 + rng.below(2_000) as i64;
        let who = Who { account: if seat == Seat(0) { "0" } else { "1" }, name: "" };
        let wish = Act { ply: now.ply, action: legal[nth].clone(), seat: None };
        now = now.carry_out(now.play(who, &wish, at).unwrap(), at).unwrap();
    }
    let ranks = now.result.unwrap().ranks;
    Came { first_won: (ranks[0] < ranks[1]) != turned, took: at }
}

/// The same with real games of our levels at real tables: some minutes.
#[test]
#[ignore = "long: scripts/test-long runs it"]
fn the_same_with_every_game_played() {
    let levels = Levels::read(starboard_shelf::LEVELS).unwrap();
    let (people, told) = evening(&levels, &mut Fast::new(7), at_a_table);
    holds(&people, told);
}

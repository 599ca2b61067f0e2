//! Every character of a game is worth playing against, and is told from the others by what it does.

use serde_json::json;
use starboard_bots::{Hear, House, Moment, Sits};
use starboard_core::face::AnyGame;
use starboard_core::{CardInfo, Lang, Seat};
use starboard_shelf::OPPONENTS;
use std::collections::HashMap;

/// What a seat did in a game.
type Deeds = Vec<String>;

/// A number that tells characters apart: of one seat in one game.
type Counts = fn(&Deeds, &Cards) -> f64;

/// By the id of a card.
type Cards = HashMap<String, CardInfo>;

/// The character does this more than all others of its game, or less.
enum Does {
    Most(&'static str, Counts),
    Least(&'static str, Counts),
}
use Does::{Least, Most};

#[derive(Default)]
struct Witness(Vec<Deeds>);

impl Hear for Witness {
    fn decided(&mut self, seat: Seat, now: &dyn Moment) {
        self.0[seat.index()].push(now.action());
    }
}

fn count(deeds: &Deeds, begins: &str) -> f64 {
    deeds.iter().filter(|deed| deed.starts_with(begins)).count() as f64
}

fn bought<'a>(deeds: &'a Deeds, cards: &'a Cards) -> Vec<&'a CardInfo> {
    deeds.iter().filter_map(|deed| cards.get(deed.strip_prefix("buy ")?)).collect()
}

fn share(part: usize, of: usize) -> f64 {
    part as f64 / of.max(1) as f64
}

fn bases(deeds: &Deeds, cards: &Cards) -> f64 {
    let all = bought(deeds, cards);
    share(all.iter().filter(|card| card.kind != "ship").count(), all.len())
}

/// How much of what has a faction is of the one that was bought most.
fn one_faction(deeds: &Deeds, cards: &Cards) -> f64 {
    let mut factions: HashMap<&str, usize> = HashMap::new();
    for faction in bought(deeds, cards).into_iter().filter_map(|card| card.faction.as_deref()) {
        *factions.entry(faction).or_default() += 1;
    }
    share(factions.values().copied().max().unwrap_or(0), factions.values().sum())
}

fn purchases(deeds: &Deeds, _: &Cards) -> f64 {
    share(count(deeds, "buy ") as usize, count(deeds, "end") as usize)
}

/// Scouts and Vipers taken out of the deck, a turn.
fn thinned(deeds: &Deeds, _: &Cards) -> f64 {
    let starting = |deed: &&String| deed.starts_with("pick ") && (deed.ends_with(" scout") || deed.ends_with(" viper"));
    share(deeds.iter().filter(starting).count(), count(deeds, "end") as usize)
}

const DUELLISTS: &[(&str, Does)] = &[
    ("balanced", Least("purchases a turn", purchases)),
    ("raider", Least("turns", |d, _| count(d, "end"))),
    ("trader", Most("purchases a turn", purchases)),
    ("fortress", Most("bases of its purchases", bases)),
    ("purist", Most("starting cards scrapped a turn", thinned)),
    ("zealot", Most("purchases of one faction", one_faction)),
];

const POWERS: &[(&str, Does)] = &[
    ("builder", Least("contests", |d, _| count(d, "contest"))),
    ("raider", Most("contests", |d, _| count(d, "contest"))),
    ("hoarder", Most("draws", |d, _| count(d, "draw"))),
    ("politician", Least("contracts sent to the Exchange", |d, _| count(d, "trade"))),
];

const REBELS: &[(&str, Does)] = &[
    ("commander", Most("workers landed", |d, _| count(d, "land"))),
    ("raider", Most("attacks", |d, _| count(d, "attack"))),
    ("trader", Most("goods taken", |d, _| count(d, "take"))),
    ("senator", Most("bids", |d, _| count(d, "bid"))),
    (
        "agent",
        Most("workers on missions", |d, _| {
            d.iter().filter(|deed| deed.starts_with("place ") && deed.ends_with(" missions")).count() as f64
        }),
    ),
];

/// A mean and the half-width of its 95 % interval.
fn mean(of: &[f64]) -> (f64, f64) {
    let n = of.len() as f64;
    let mean = of.iter().sum::<f64>() / n;
    let variance = of.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0);
    (mean, 1.96 * (variance / n).sqrt())
}

/// Plays games between these codes. Answers what each seat did in each, and the first seat's share of the wins.
fn play(game: &dyn AnyGame, codes: [&str; 2], games: u64) -> (Vec<Vec<Deeds>>, Vec<f64>) {
    let codes = codes.map(|code| format!("script:{code}")).to_vec();
    let mut matches = OPPONENTS.matches(game, &codes).unwrap();
    let (mut deeds, mut shares) = (Vec::new(), Vec::new());
    for number in 0..games {
        let first = (number % 2) as usize;
        let sits = [first, 1 - first].map(|code| Sits { code, seed: number * 2 + code as u64 });
        let mut witness = Witness(vec![Deeds::new(); game.seats()]);
        // Each deal from both seats.
        let ended = matches.play(&sits, number / 2, House::default(), Some(&mut witness));
        deeds.push(witness.0);
        shares.push(ended.outcome.map_or(0.5, |outcome| outcome.share(Seat(first as u8))));
    }
    (deeds, shares)
}

fn are_told_apart(name: &str, characters: &[(&str, Does)], games: u64) {
    let rules = starboard_shelf::find(name).unwrap();
    let game = rules.game(if name == "rise-of-empire" { json!({}) } else { json!({"players": 2}) }).unwrap();
    let known: Vec<String> = OPPONENTS.personalities(name, Lang::En).into_iter().map(|p| p.code).collect();
    let listed: Vec<String> = characters.iter().map(|(code, _)| format!("script:{code}")).collect();
    assert_eq!(known, listed, "{name}: every character has something of its own");
    let cards: Cards = rules.cards(Lang::En, None).unwrap().into_iter().map(|card| (card.id.clone(), card)).collect();
    let deeds: Vec<Vec<Vec<Deeds>>> = characters.iter().map(|(code, _)| play(&*game, [code, code], games).0).collect();
    let mut faults = Vec::new();
    for (i, (code, does)) in characters.iter().enumerate() {
        let (what, counts, sign) = match does {
            Most(what, counts) => (what, counts, 1.0),
            Least(what, counts) => (what, counts, -1.0),
        };
        let of = |deeds: &Vec<Vec<Deeds>>| {
            let games: Vec<f64> = deeds.iter().map(|seats| seats.iter().map(|d| counts(d, &cards)).sum()).collect();
            mean(&games)
        };
        let (own, error) = of(&deeds[i]);
        for (other, deeds) in characters.iter().zip(&deeds).filter(|((other, _), _)| other != code) {
            let (theirs, blur) = of(deeds);
            if sign * (own - theirs) <= error + blur {
                faults.push(format!("{code} {what} {own:.2} ± {error:.2}, {} {theirs:.2} ± {blur:.2}", other.0));
            }
        }
        if i > 0 {
            let (score, error) = mean(&play(&*game, [code, characters[0].0], games).1);
            // 120 points of Elo behind.
            if score + error < 0.334 {
                faults.push(format!("{code} wins {score:.3} ± {error:.3} against {}", characters[0].0));
            }
        }
    }
    assert!(faults.is_empty(), "{name}:\n{}", faults.join("\n"));
}

#[test]
fn characters_of_star_realms() {
    are_told_apart("star-realms", DUELLISTS, 3000);
}

#[test]
fn characters_of_rise_of_empire() {
    are_told_apart("rise-of-empire", DUELLISTS, 3000);
}

#[test]
fn characters_of_rise_to_power() {
    are_told_apart("rise-to-power", POWERS, 500);
}

#[test]
fn characters_of_galactic_rebellion() {
    are_told_apart("galactic-rebellion", REBELS, 400);
}

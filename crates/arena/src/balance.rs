//! A designer's bench: what the rules and cards as they are do to length, turn order, and to whoever takes a card.

use crate::lineup::places;
use crate::play::{Whole, in_turn, play_evenly, seat_shares};
use crate::run::Fault;
use crate::stats::{Score, score, variance, wilson};
use crate::threads::play_all;
use serde::{Deserialize, Serialize};
use starboard_bots::streams::mix;
use starboard_bots::{Hear, Matches, Moment, Opponents};
use starboard_core::Seat;
use starboard_core::face::AnyGame;
use std::collections::{BTreeMap, BTreeSet};

/// What is to be measured.
pub struct Bench<'a> {
    pub game: &'a dyn AnyGame,
    /// Who knows the game.
    pub opponents: Opponents,
    /// Who plays every seat.
    pub bot: String,
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    /// Only actions that begin with one of these words are counted; all if there is none.
    pub verbs: Vec<String>,
}

/// A mean with its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Mean {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

impl Mean {
    /// A mean of `n` counts with this variance.
    fn around(mean: f64, variance: f64, n: f64) -> Mean {
        let error = 1.96 * (variance / n).sqrt();
        Mean { mean, low: (mean - error).max(0.0), high: mean + error }
    }
}

impl From<Score> for Mean {
    fn from(s: Score) -> Mean {
        Mean { mean: s.mean, low: s.low, high: s.high }
    }
}

/// How an action fares.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Taken {
    /// How often a game sees it.
    pub per_game: Mean,
    /// The share of seats that took it at least once.
    pub takers: f64,
    /// How often those seats win, with its interval.
    pub wins: Mean,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Balance {
    pub game: String,
    pub games: u64,
    /// In turn order, first to last: each place's share of the wins. A team is one place.
    pub places: Vec<Mean>,
    /// Decisions in a game.
    pub decisions: Mean,
    /// Turns of all players in a game.
    #[serde(default)]
    pub turns: Mean,
    /// Why games ended, and the share of them that did.
    #[serde(default)]
    pub ends: BTreeMap<String, Mean>,
    /// How often a game sees each kind of action.
    #[serde(default)]
    pub verbs: BTreeMap<String, Mean>,
    pub actions: BTreeMap<String, Taken>,
}

/// One game: each seat's share, the place that acted first, its length, why it ended, and what each seat did how often.
struct Game {
    shares: Vec<f64>,
    first: usize,
    decisions: u32,
    turns: u32,
    why: String,
    verbs: BTreeMap<String, u32>,
    done: Vec<BTreeMap<String, u32>>,
}

impl Bench<'_> {
    /// Plays and measures. `tell` hears how many games are done.
    pub fn run(&self, tell: &(dyn Fn(u64) + Sync)) -> Result<Balance, Fault> {
        let sit = || self.opponents.matches(self.game, std::slice::from_ref(&self.bot));
        let games = play_all(self.games, self.threads, sit, |matches, number| self.play(matches, number), tell)?;
        Ok(self.sum_up(&games))
    }

    /// One game, or why it broke off.
    fn play(&self, matches: &mut dyn Matches, number: u64) -> Result<Game, String> {
        let luck = mix(self.seed ^ mix(number));
        let done = vec![BTreeMap::new(); self.game.seats()];
        let mut count = Count { wanted: &self.verbs, verbs: BTreeMap::new(), done };
        let Whole { outcome, first, decisions, turns } = play_evenly(matches, self.game, luck, &mut count)?;
        let Count { verbs, done, .. } = count;
        Ok(Game { shares: seat_shares(&outcome), first, decisions, turns, why: outcome.why, verbs, done })
    }

    fn sum_up(&self, games: &[Game]) -> Balance {
        let place_of = places(self.game);
        let places = place_of.iter().max().map_or(0, |p| p + 1);
        let place_share = |game: &Game, place: usize| -> f64 {
            game.shares.iter().zip(&place_of).filter(|(_, p)| **p == place).map(|(share, _)| share).sum()
        };
        let in_turn = |turn: usize| {
            let share = |g: &Game| in_turn(g.first, places).nth(turn).map_or(0.0, |place| place_share(g, place));
            Mean::from(score(&games.iter().map(share).collect::<Vec<_>>()))
        };
        let n = games.len().max(1) as f64;
        let mut all: BTreeMap<&str, Sum> = BTreeMap::new();
        for game in games {
            let mut here: BTreeMap<&str, f64> = BTreeMap::new();
            for (done, share) in game.done.iter().zip(&game.shares) {
                for (action, times) in done {
                    *here.entry(action).or_default() += f64::from(*times);
                    let sum = all.entry(action).or_default();
                    sum.takers += 1.0;
                    sum.won += share;
                }
            }
            for (action, times) in here {
                let sum = all.entry(action).or_default();
                sum.times += times;
                sum.squares += times * times;
            }
        }
        let chairs = n * self.game.seats() as f64;
        let taken = |sum: Sum| {
            let mean = sum.won / sum.takers;
            let (low, high) = wilson(mean.clamp(0.0, 1.0), sum.takers);
            let per_game = Mean::around(sum.times / n, (sum.squares / n - (sum.times / n).powi(2)).max(0.0), n);
            Taken { per_game, takers: sum.takers / chairs, wins: Mean { mean, low, high } }
        };
        let mean_of = |measure: &dyn Fn(&Game) -> f64| {
            let all: Vec<f64> = games.iter().map(measure).collect();
            let mean = all.iter().sum::<f64>() / n;
            Mean::around(mean, variance(&all, mean), n)
        };
        let verbs: BTreeSet<&String> = games.iter().flat_map(|g| g.verbs.keys()).collect();
        let per_verb = |verb: &String| mean_of(&|g: &Game| f64::from(g.verbs.get(verb).copied().unwrap_or(0)));
        let ends: BTreeSet<&String> = games.iter().map(|g| &g.why).collect();
        let share_of = |why: &String| {
            Mean::from(score(&games.iter().map(|g| f64::from(u8::from(g.why == *why))).collect::<Vec<_>>()))
        };
        Balance {
            game: self.game.name().to_owned(),
            games: games.len() as u64,
            places: (0..places).map(in_turn).collect(),
            decisions: mean_of(&|g: &Game| f64::from(g.decisions)),
            turns: mean_of(&|g: &Game| f64::from(g.turns)),
            ends: ends.into_iter().map(|why| (why.clone(), share_of(why))).collect(),
            verbs: verbs.into_iter().map(|verb| (verb.clone(), per_verb(verb))).collect(),
            actions: all.into_iter().map(|(action, sum)| (action.to_owned(), taken(sum))).collect(),
        }
    }
}

/// Counts what each seat does.
struct Count<'b> {
    /// The verbs whose actions are counted one by one; all if there is none.
    wanted: &'b [String],
    verbs: BTreeMap<String, u32>,
    done: Vec<BTreeMap<String, u32>>,
}

impl Hear for Count<'_> {
    fn decided(&mut self, seat: Seat, now: &dyn Moment) {
        let action = now.action();
        let verb = action.split(' ').next().unwrap_or_default();
        match self.verbs.get_mut(verb) {
            Some(times) => *times += 1,
            None => drop(self.verbs.insert(verb.to_owned(), 1)),
        }
        if self.wanted.is_empty() || self.wanted.iter().any(|v| v == verb) {
            *self.done[seat.index()].entry(counted(&action).to_owned()).or_default() += 1;
        }
    }
}

/// What is known of an action over all games.
#[derive(Default)]
struct Sum {
    times: f64,
    /// Of the times in each game.
    squares: f64,
    takers: f64,
    won: f64,
}

/// An action as it is counted: a card is the same card whatever cell of the board it goes to, and whatever is paid there.
fn counted(action: &str) -> &str {
    let number = |text: &str| text.parse::<i32>().is_ok();
    let cell = |text: &str| text.split_once(',').is_some_and(|(x, y)| number(x) && number(y));
    match action.split_once(" at ") {
        Some((card, place)) if place.split(' ').next().is_some_and(cell) => card,
        _ => action,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_card_counts_as_one_wherever_it_goes() {
        assert_eq!(counted("acquire orbital_dock-2 at -1,1"), "acquire orbital_dock-2");
        assert_eq!(counted("contest trade_hub-1 at 0,2 r,b"), "contest trade_hub-1");
        assert_eq!(counted("attack at dawn"), "attack at dawn");
        assert_eq!(counted("buy viper"), "buy viper");
    }

    #[test]
    fn nothing_is_done_less_than_never() {
        let rare = Mean::around(0.01, 0.01, 100.0);
        assert_eq!((rare.low, rare.high > 0.01), (0.0, true));
    }

    #[test]
    fn wins_are_counted_from_the_seat_that_began() {
        let game =
            starboard_shelf::find("star-realms").unwrap().game(json!({"format": "hydra", "players": 4})).unwrap();
        let bot = "uniform".to_owned();
        let bench = Bench {
            game: &*game,
            opponents: starboard_shelf::OPPONENTS,
            bot,
            games: 0,
            seed: 0,
            threads: 1,
            verbs: Vec::new(),
        };
        let teams = places(&*game);
        // Whichever team begins wins.
        let won = |first: usize| {
            let shares = teams.iter().map(|team| if *team == first { 0.5 } else { 0.0 }).collect();
            let why = if first == 0 { "fall" } else { "limit" }.to_owned();
            let verbs = BTreeMap::from([("end".to_owned(), 2)]);
            Game { shares, first, decisions: 1, turns: 3, why, verbs, done: vec![BTreeMap::new(); 4] }
        };
        let balance = bench.sum_up(&[won(0), won(1), won(1), won(0)]);
        assert_eq!(balance.places.iter().map(|m| m.mean).collect::<Vec<_>>(), [1.0, 0.0]);
        assert_eq!((balance.turns.mean, balance.ends["fall"].mean, balance.verbs["end"].mean), (3.0, 0.5, 2.0));
    }
}

//! A designer's bench: what the rules and cards as they are do to length, seats, and to whoever takes a card.

use crate::play::place_shares;
use crate::run::Fault;
use crate::stats::{Score, score, variance, wilson};
use serde::{Deserialize, Serialize};
use starboard_bots::streams::mix;
use starboard_bots::{Streams, opponent};
use starboard_core::face::AnyGame;
use starboard_core::{Lang, Seat, ToMove};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is to be measured.
pub struct Bench<'a> {
    pub game: &'a dyn AnyGame,
    /// Who plays every seat.
    pub bot: String,
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    /// Only actions that begin with one of these words are counted; all if there is none.
    pub verbs: Vec<String>,
}

/// A mean with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mean {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
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
    pub per_game: f64,
    /// The share of seats that took it at least once.
    pub takers: f64,
    /// How often those seats win, with its interval.
    pub wins: Mean,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Balance {
    pub games: u64,
    /// By seat: its share of the wins.
    pub seats: Vec<Mean>,
    /// Decisions in a game.
    pub decisions: Mean,
    pub actions: BTreeMap<String, Taken>,
}

/// One game: each seat's share, its length, and what each seat did how often.
struct Game {
    number: u64,
    shares: Vec<f64>,
    decisions: u32,
    done: Vec<BTreeMap<String, u32>>,
}

impl Bench<'_> {
    /// Plays and measures. `tell` hears how many games are done.
    pub fn run(&self, tell: &(dyn Fn(u64) + Sync)) -> Result<Balance, Fault> {
        opponent(self.game.name(), &self.bot, 0)?;
        let next = AtomicU64::new(0);
        let games = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        let game = self.play(number);
                        if let (Some(game), Ok(mut games)) = (game, games.lock()) {
                            games.push(game);
                            tell(games.len() as u64);
                        }
                    }
                });
            }
        });
        let mut games = games.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        games.sort_by_key(|g| g.number);
        Ok(self.sum_up(&games))
    }

    /// One game; none if it broke off.
    fn play(&self, number: u64) -> Option<Game> {
        let luck = mix(self.seed ^ mix(number));
        let mut chance = Streams::new(luck);
        let (mut table, _) = self.game.start(&mut chance);
        let bot = |seat: Seat| opponent(self.game.name(), &self.bot, mix(luck ^ u64::from(seat.0))).ok();
        let mut bots: Vec<_> = Seat::all(self.game.seats()).map(bot).collect::<Option<_>>()?;
        let mut done = vec![BTreeMap::new(); bots.len()];
        let mut decisions = 0;
        loop {
            let seat = match table.to_move() {
                ToMove::Over => break,
                ToMove::Seat(seat) => seat,
                ToMove::AnyOf(set) => set.iter().find(|seat| !table.legal_texts(*seat).is_empty())?,
            };
            decisions += 1;
            let action = bots[seat.index()].choose(&*table, seat).ok()?;
            table.act(seat, &action, &mut chance, Lang::En).ok()?;
            let verb = action.split(' ').next().unwrap_or_default();
            if self.verbs.is_empty() || self.verbs.iter().any(|v| v == verb) {
                *done[seat.index()].entry(action).or_default() += 1;
            }
        }
        let shares = place_shares(&table.outcome()?);
        Some(Game { number, shares, decisions, done })
    }

    fn sum_up(&self, games: &[Game]) -> Balance {
        let seat = |i: usize| {
            let shares: Vec<f64> = games.iter().map(|g| g.shares[i]).collect();
            Mean::from(score(&shares))
        };
        let lengths: Vec<f64> = games.iter().map(|g| f64::from(g.decisions)).collect();
        let n = lengths.len().max(1) as f64;
        let mean = lengths.iter().sum::<f64>() / n;
        let error = 1.96 * (variance(&lengths, mean) / n).sqrt();
        let mut all: BTreeMap<&str, (u64, u64, f64)> = BTreeMap::new();
        for game in games {
            for (done, share) in game.done.iter().zip(&game.shares) {
                for (action, times) in done {
                    let entry = all.entry(action).or_default();
                    entry.0 += u64::from(*times);
                    entry.1 += 1;
                    entry.2 += share;
                }
            }
        }
        let chairs = n * self.game.seats() as f64;
        let taken = |(times, takers, won): (u64, u64, f64)| {
            let mean = won / takers as f64;
            let (low, high) = wilson(mean.clamp(0.0, 1.0), takers as f64);
            Taken { per_game: times as f64 / n, takers: takers as f64 / chairs, wins: Mean { mean, low, high } }
        };
        Balance {
            games: games.len() as u64,
            seats: (0..self.game.seats()).map(seat).collect(),
            decisions: Mean { mean, low: mean - error, high: mean + error },
            actions: all.into_iter().map(|(action, sums)| (action.to_owned(), taken(sums))).collect(),
        }
    }
}

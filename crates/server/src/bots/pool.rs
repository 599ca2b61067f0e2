//! A few threads that think, and whoever waits for a thought takes turns: address after address, of each address player after
//! player, of each player table after table. Nobody gets ahead by having more tables, more names or both.
//!
//! Who has had more than a fair share of the last minute's thinking waits until nobody waits who has not.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// Addresses may have this many players' shares of thinking.
const PLAYERS_AT_AN_ADDRESS: f64 = 3.0;
const MINUTE: f64 = 60.0;

/// Who waits for a thought, and where they were last seen.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Asker {
    pub account: String,
    pub address: Option<IpAddr>,
}

/// An address; of a player nobody knows where they are, the player.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Place {
    At(IpAddr),
    Of(String),
}

impl Asker {
    fn place(&self) -> Place {
        self.address.map_or_else(|| Place::Of(self.account.clone()), Place::At)
    }
}

/// Takes turns between those who have something waiting.
struct Turns<K, V> {
    turn: VecDeque<K>,
    waiting: HashMap<K, V>,
}

impl<K, V> Default for Turns<K, V> {
    fn default() -> Self {
        Turns { turn: VecDeque::new(), waiting: HashMap::new() }
    }
}

impl<K: Clone + Eq + std::hash::Hash, V: Default> Turns<K, V> {
    /// What waits of `key`, which from now on has its turns.
    fn of(&mut self, key: K) -> &mut V {
        if !self.waiting.contains_key(&key) {
            self.turn.push_back(key.clone());
        }
        self.waiting.entry(key).or_default()
    }

    /// The turn at `at` is over: it comes last, or never if nothing waits any more.
    fn went(&mut self, at: usize, more: bool) {
        let Some(key) = self.turn.remove(at) else { return };
        match more {
            true => self.turn.push_back(key),
            false => drop(self.waiting.remove(&key)),
        }
    }
}

type Players = Turns<String, VecDeque<Job>>;

#[derive(Default)]
struct Line {
    places: Turns<Place, Players>,
    waiting: usize,
    shares: Shares,
}

/// How much everybody has had lately, in seconds; it is forgotten steadily.
#[derive(Default)]
struct Shares {
    /// Seconds a minute for one player; 0 is no limit.
    fair: f64,
    players: HashMap<String, (f64, Option<Instant>)>,
    places: HashMap<Place, (f64, Option<Instant>)>,
}

impl Shares {
    fn left(had: Option<&(f64, Option<Instant>)>, fair: f64, now: Instant) -> f64 {
        let Some((seconds, Some(at))) = had else { return 0.0 };
        (seconds - now.saturating_duration_since(*at).as_secs_f64() * fair / MINUTE).max(0.0)
    }

    fn place_is_over(&self, place: &Place, now: Instant) -> bool {
        let fair = self.fair * PLAYERS_AT_AN_ADDRESS;
        fair > 0.0 && Self::left(self.places.get(place), fair, now) > fair
    }

    fn player_is_over(&self, player: &str, now: Instant) -> bool {
        self.fair > 0.0 && Self::left(self.players.get(player), self.fair, now) > self.fair
    }

    fn charge(&mut self, asker: &Asker, spent: Duration, now: Instant) {
        if self.fair == 0.0 {
            return;
        }
        let (fair, place) = (self.fair, asker.place());
        let had = Self::left(self.players.get(&asker.account), fair, now) + spent.as_secs_f64();
        self.players.insert(asker.account.clone(), (had, Some(now)));
        let fair = fair * PLAYERS_AT_AN_ADDRESS;
        let had = Self::left(self.places.get(&place), fair, now) + spent.as_secs_f64();
        self.places.insert(place, (had, Some(now)));
        // Whoever has nothing to forget is forgotten.
        if self.players.len() + self.places.len() > 4096 {
            let fair = self.fair;
            self.players.retain(|_, had| Self::left(Some(had), fair, now) > 0.0);
            self.places.retain(|_, had| Self::left(Some(had), fair * PLAYERS_AT_AN_ADDRESS, now) > 0.0);
        }
    }
}

impl Line {
    fn add(&mut self, asker: &Asker, job: Job) {
        self.places.of(asker.place()).of(asker.account.clone()).push_back(job);
        self.waiting += 1;
    }

    /// Whose turn it is: of those within their share the first, else the first of all.
    fn next(&mut self, now: Instant) -> Option<Job> {
        let within = self.places.turn.iter().enumerate().find_map(|(i, place)| {
            let players = self.places.waiting.get(place).filter(|_| !self.shares.place_is_over(place, now))?;
            let player = players.turn.iter().position(|p| !self.shares.player_is_over(p, now))?;
            Some((i, player))
        });
        let (at, player) = within.unwrap_or((0, 0));
        let place = self.places.turn.get(at)?.clone();
        let players = self.places.waiting.get_mut(&place)?;
        let jobs = players.waiting.get_mut(players.turn.get(player)?)?;
        let job = jobs.pop_front()?;
        let more = !jobs.is_empty();
        players.went(player, more);
        let more = !players.turn.is_empty();
        self.places.went(at, more);
        self.waiting -= 1;
        Some(job)
    }
}

#[derive(Default)]
struct Queue {
    line: Mutex<Line>,
    more: Condvar,
}

impl Queue {
    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Clone)]
pub struct Pool {
    queue: Arc<Queue>,
}

impl Pool {
    /// Starts `threads` threads; they end with the program. `fair` is a player's share, in seconds of thinking a minute.
    pub fn start(threads: usize, fair: u32) -> Pool {
        let queue = Arc::new(Queue::default());
        queue.line().shares.fair = f64::from(fair);
        for i in 0..threads.max(1) {
            let queue = queue.clone();
            let thread = std::thread::Builder::new().name(format!("bot-{i}"));
            if let Err(e) = thread.spawn(move || work(&queue)) {
                tracing::error!(error = %e, "a thread for bots does not start");
            }
        }
        Pool { queue }
    }

    /// Asks for `job` to be done for somebody; comes back with its answer.
    pub async fn think<T: Send + 'static>(&self, asker: Asker, job: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (answer, done) = oneshot::channel();
        let queue = self.queue.clone();
        let whose = asker.clone();
        let job = move || {
            let began = Instant::now();
            let thought = job();
            queue.line().shares.charge(&whose, began.elapsed(), Instant::now());
            drop(answer.send(thought));
        };
        let waiting = {
            let mut line = self.queue.line();
            line.add(&asker, Box::new(job));
            line.waiting
        };
        metrics::gauge!("starboard_bots_waiting").set(waiting as f64);
        self.queue.more.notify_one();
        done.await.ok()
    }
}

fn work(queue: &Queue) {
    loop {
        let job = {
            let mut line = queue.line();
            loop {
                match line.next(Instant::now()) {
                    Some(job) => {
                        metrics::gauge!("starboard_bots_waiting").set(line.waiting as f64);
                        break job;
                    }
                    None => line = queue.more.wait(line).unwrap_or_else(PoisonError::into_inner),
                }
            }
        };
        // A job that panics leaves its asker without an answer, and the thread alive.
        let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(job));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn asker(account: &str, address: u8) -> Asker {
        Asker { account: account.to_owned(), address: Some(IpAddr::from([10, 0, 0, address])) }
    }

    /// The order in which a thread takes what is asked for while it is held up.
    async fn order(asked: Vec<(&'static str, u8)>) -> Vec<&'static str> {
        let pool = Pool::start(1, 0);
        let (tx, rx) = mpsc::channel();
        let (hold, go) = mpsc::channel::<()>();
        let first = pool.think(asker("first", 99), move || go.recv().is_ok());
        let ask = |(account, address): (&'static str, u8)| {
            let tx = tx.clone();
            pool.think(asker(account, address), move || tx.send(account))
        };
        let all = futures_util::future::join_all(asked.into_iter().map(ask));
        let release = async { hold.send(()) };
        let _ = tokio::join!(first, all, release);
        rx.try_iter().collect()
    }

    #[tokio::test]
    async fn questions_of_one_player_are_answered_in_order_and_a_panic_ends_only_itself() {
        let pool = Pool::start(1, 0);
        let (tx, rx) = mpsc::channel();
        let (hold, go) = mpsc::channel::<()>();
        let first = pool.think(asker("a", 1), move || go.recv().is_ok());
        let panics = pool.think(asker("a", 1), || panic!("a bot that breaks"));
        let ask = |table: u32| {
            let tx = tx.clone();
            pool.think(asker("a", 1), move || tx.send(table))
        };
        let all = futures_util::future::join_all((0..1000).map(ask));
        let release = async { hold.send(()) };
        let (_, broken, _, _) = tokio::join!(first, panics, all, release);
        assert_eq!(broken, None::<()>);
        assert_eq!(rx.try_iter().collect::<Vec<_>>(), (0..1000).collect::<Vec<_>>());
    }

    #[tokio::test]
    async fn who_has_a_thousand_tables_waits_like_everybody() {
        let mut asked = vec![("greedy", 1); 1000];
        asked.push(("other", 2));
        let taken = order(asked).await;
        assert_eq!(taken.iter().position(|who| *who == "other"), Some(1), "after one of the others'");
    }

    #[tokio::test]
    async fn many_names_at_one_address_are_one_in_the_line() {
        let names: Vec<&'static str> = (0..50).map(|i| &*format!("name {i}").leak()).collect();
        let mut asked: Vec<(&'static str, u8)> = names.iter().flat_map(|n| [(*n, 1), (*n, 1)]).collect();
        asked.extend([("other", 2), ("other", 2)]);
        let taken = order(asked).await;
        let when: Vec<usize> = (0..taken.len()).filter(|i| taken[*i] == "other").collect();
        assert_eq!(when, [1, 3]);
        assert_eq!(taken.iter().filter(|who| **who == "name 0").count(), 2, "and each of them is heard");
        assert_eq!((taken[0], taken[2], taken[4]), ("name 0", "name 1", "name 2"));
    }

    #[test]
    fn who_has_had_their_share_waits_until_nobody_waits_who_has_not() {
        let mut line = Line { shares: Shares { fair: 10.0, ..Shares::default() }, ..Line::default() };
        let now = Instant::now();
        line.shares.charge(&asker("had much", 1), Duration::from_secs(11), now);
        let (tx, rx) = mpsc::channel();
        for (who, at) in [("had much", 1), ("had much", 1), ("new", 2), ("new", 2)] {
            let tx = tx.clone();
            line.add(&asker(who, at), Box::new(move || tx.send(who).unwrap()));
        }
        while let Some(job) = line.next(now) {
            job();
        }
        assert_eq!(rx.try_iter().collect::<Vec<_>>(), ["new", "new", "had much", "had much"]);
        let later = now + Duration::from_secs(30);
        assert!(!line.shares.player_is_over("had much", later), "it is forgotten steadily");
        assert_eq!(line.waiting, 0);
    }
}

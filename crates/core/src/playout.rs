//! Random games by the million: the plain loop that simulations, benchmarks and tests share.
//!
//! Both policies build the full legal list at every decision. The loop itself allocates nothing per decision.

use crate::chance::{Fast, Recorder};
use crate::face::AnyGame;
use crate::game::{Game, Silent, ToMove};
use crate::outcome::Outcome;
use crate::record::{Ply, Record};
use crate::seat::{Seat, SeatSet};
use serde::Serialize;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// How a random player chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Policy {
    /// Uniformly over the legal list.
    Uniform,
    /// Plays its hand out ([`Game::plays_out`]), then uniformly.
    HandFirst,
}

impl Policy {
    pub const ALL: [Policy; 2] = [Policy::Uniform, Policy::HandFirst];

    pub fn name(self) -> &'static str {
        match self {
            Policy::Uniform => "uniform",
            Policy::HandFirst => "hand-first",
        }
    }
}

impl FromStr for Policy {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        Policy::ALL
            .into_iter()
            .find(|p| p.name() == s)
            .ok_or_else(|| format!("there is no policy `{s}`; there are: uniform, hand-first"))
    }
}

/// When a game that does not end is stopped.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    pub decisions: u32,
    /// By [`Game::turns`].
    pub turns: Option<u32>,
}

impl Default for Limit {
    fn default() -> Self {
        Limit { decisions: 100_000, turns: None }
    }
}

/// What came out of some games. Adding tallies in any order gives the same sum.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    /// By seat: games in which the seat had the first rank, alone or shared (team-mates each count).
    pub wins: Vec<u64>,
    /// Games that a limit ended.
    pub stopped: u64,
    /// The sum of [`Game::turns`].
    pub turns: u64,
}

impl Tally {
    pub fn new(seats: usize) -> Tally {
        Tally { wins: vec![0; seats], ..Tally::default() }
    }

    /// Counts one game.
    pub fn count(&mut self, end: &End, outcome: Option<&Outcome>) {
        self.games += 1;
        self.decisions += u64::from(end.decisions);
        self.turns += u64::from(end.turns);
        match outcome {
            Some(o) if !o.stopped() => {
                for (wins, rank) in self.wins.iter_mut().zip(&o.ranks) {
                    *wins += u64::from(*rank == 1);
                }
            }
            _ => self.stopped += 1,
        }
    }

    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.stopped += other.stopped;
        self.turns += other.turns;
        self.wins.resize(self.wins.len().max(other.wins.len()), 0);
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            *mine += theirs;
        }
    }
}

/// How long one game was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct End {
    pub decisions: u32,
    pub turns: u32,
}

/// A random player's seat at the typed table, with the buffer it reuses.
pub struct Playout<'g, G: Game> {
    game: &'g G,
    limit: Limit,
    legal: Vec<G::Action>,
}

impl<'g, G: Game> Playout<'g, G> {
    pub fn new(game: &'g G, limit: Limit) -> Self {
        Playout { game, limit, legal: Vec::with_capacity(crate::room::MOST) }
    }

    /// Plays `s` to its end, or to a limit. `policies` are by seat.
    pub fn run(&mut self, s: &mut G::State, policies: &[Policy], fast: &mut Fast) -> End {
        let hand_first = hand_first(policies);
        // What is the same at every decision is asked once: the loop is compiled for each usual case.
        match self.limit.turns {
            None if hand_first.len() == policies.len() => self.play(s, |_| true, None, fast, None),
            None if hand_first.is_empty() => self.play(s, |_| false, None, fast, None),
            turns => self.play(s, |seat| hand_first.contains(seat), turns, fast, None),
        }
    }

    /// The same game as [`run`](Self::run) plays, written down.
    fn record(&mut self, s: &mut G::State, policies: &[Policy], fast: &mut Fast, record: &mut Record) -> End {
        let hand_first = hand_first(policies);
        let end = self.play(s, |seat| hand_first.contains(seat), self.limit.turns, fast, Some(record));
        record.result = self.game.outcome(s);
        end
    }

    /// Decision after decision, until the end of the game or a limit.
    #[inline(always)]
    fn play(
        &mut self,
        s: &mut G::State,
        hand_first: impl Fn(Seat) -> bool,
        turns: Option<u32>,
        fast: &mut Fast,
        mut record: Option<&mut Record>,
    ) -> End {
        let (game, most) = (self.game, self.limit.decisions);
        // Here it is nearer than behind a reference.
        let mut legal = std::mem::take(&mut self.legal);
        let mut left = most;
        while left > 0
            && let Some(seat) = list(game, s, turns, fast, &mut legal)
        {
            if hand_first(seat)
                && let Some(first) = game.first_play_out(s, seat, &legal)
            {
                apply(game, s, seat, &first, fast, record.as_deref_mut());
            } else {
                let chosen = fast.below(legal.len());
                let Some(action) = legal.get(chosen) else { break };
                apply(game, s, seat, action, fast, record.as_deref_mut());
            }
            left -= 1;
        }
        self.legal = legal;
        End { decisions: most - left, turns: game.turns(s) }
    }
}

/// Who acts next, with the legal list; none at the end of the game or at the limit of turns.
#[inline(always)]
fn list<G: Game>(
    game: &G,
    s: &G::State,
    turns: Option<u32>,
    fast: &mut Fast,
    legal: &mut Vec<G::Action>,
) -> Option<Seat> {
    let seat = match game.to_move(s) {
        ToMove::Over => return None,
        _ if turns.is_some_and(|most| game.turns(s) > most) => return None,
        ToMove::Seat(seat) => {
            game.legal_actions(s, seat, legal);
            seat
        }
        ToMove::AnyOf { asked: set, .. } => {
            // Any of them may be the one who acts; one who cannot do anything leaves it to the next.
            let first = fast.below(set.len());
            let mut acting = Seat::default();
            for seat in set.iter().cycle().skip(first).take(set.len()) {
                game.legal_actions(s, seat, legal);
                acting = seat;
                if !legal.is_empty() {
                    break;
                }
            }
            acting
        }
    };
    debug_assert!(!legal.is_empty(), "seat {seat} is asked and has no legal action");
    Some(seat)
}

#[inline(always)]
fn apply<G: Game>(
    game: &G,
    s: &mut G::State,
    seat: Seat,
    action: &G::Action,
    fast: &mut Fast,
    record: Option<&mut Record>,
) {
    let Some(record) = record else {
        return game.apply_unchecked(s, seat, action, fast, &mut Silent);
    };
    let text = game.action_text(s, *action);
    let mut recorder = Recorder::new(fast);
    game.apply_unchecked(s, seat, action, &mut recorder, &mut Silent);
    let deals = recorder.deals.into_iter().map(|d| game.deal_text(d)).collect();
    record.plies.push(Ply { seat, action: text, deals, entry: None, at: None });
}

fn hand_first(policies: &[Policy]) -> SeatSet {
    Seat::all(policies.len()).filter(|seat| policies[seat.index()] == Policy::HandFirst).collect()
}

/// The seed of game number `number` of a run: the games of a run do not depend on who plays them when.
pub fn seed_of(seed: u64, number: u64) -> u64 {
    let mut z = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A run of many games.
#[derive(Clone, Debug)]
pub struct Series {
    /// By seat.
    pub policies: Vec<Policy>,
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    pub limit: Limit,
}

/// Who looks on while a run goes.
#[derive(Default)]
pub struct Watch<'w> {
    /// Counts the games that are done.
    pub done: AtomicU64,
    /// Set it to end the run early; the tally is then of the games that were played.
    pub stop: AtomicBool,
    /// Gets every game by number, written down.
    pub keep: Option<&'w (dyn Fn(u64, Record) + Sync)>,
}

/// Plays a plan; [`AnyGame::playouts`] is the way to it without types.
pub(crate) fn run_plan<G: Game>(game: &G, face: &dyn AnyGame, plan: &Series, watch: &Watch<'_>) -> Tally {
    let policy = |i: usize| plan.policies.get(i).or(plan.policies.last()).copied().unwrap_or(Policy::Uniform);
    let policies: Vec<Policy> = (0..game.seats()).map(policy).collect();
    on_threads(game.seats(), plan, watch, || {
        let mut playout = Playout::new(game, plan.limit);
        let policies = &policies;
        move |number| {
            let mut fast = Fast::new(seed_of(plan.seed, number));
            let Some(keep) = watch.keep else {
                let mut state = game.start(&mut fast, &mut Silent);
                let end = playout.run(&mut state, policies, &mut fast);
                return (end, game.outcome(&state));
            };
            let mut record = Record::new(face);
            record.names = policies.iter().map(|p| p.name().to_owned()).collect();
            let mut recorder = Recorder::new(&mut fast);
            let mut state = game.start(&mut recorder, &mut Silent);
            record.deals = recorder.deals.into_iter().map(|d| game.deal_text(d)).collect();
            let end = playout.record(&mut state, policies, &mut fast, &mut record);
            let outcome = record.result.clone();
            keep(number, record);
            (end, outcome)
        }
    })
}

/// Plays the games of a plan, each by its number, on as many threads; `worker` makes what a thread plays them with.
pub fn on_threads<W>(seats: usize, plan: &Series, watch: &Watch<'_>, worker: impl Fn() -> W + Sync) -> Tally
where
    W: FnMut(u64) -> (End, Option<Outcome>),
{
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::new(seats);
        let mut play = worker();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games || watch.stop.load(Ordering::Relaxed) {
                return tally;
            }
            let (end, outcome) = play(number);
            tally.count(&end, outcome.as_ref());
            watch.done.fetch_add(1, Ordering::Relaxed);
        }
    };
    let threads = plan.threads.clamp(1, plan.games.clamp(1, 1024) as usize);
    let mut sum = Tally::new(seats);
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        sum.add(&work());
        for other in others {
            match other.join() {
                Ok(tally) => sum.add(&tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    sum
}

//! Puzzles: moments at which one thing is clearly best, and nothing else comes near it.

use super::look::Look;
use super::spread::{Mean, Spread, minus};
use crate::budget::{Budget, Stop};
use crate::code::{Code, Level};
use crate::hint::Thought;
use crate::player::Player;
use crate::rollout::Mind;
use crate::search::Effort;
use crate::streams::mix;
use crate::think::{ActionOf, StateOf, Thinks};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use starboard_core::face::PositionFile;
use starboard_core::{Fast, Game, Seat, Silent};
use std::sync::Arc;

/// The best must be so far ahead of everything else, in chances to win.
pub const GAP: f64 = 0.12;
/// Another order of the same turn comes to within this much.
const SAME: f64 = 0.03;
/// So much further ahead at a first look is worth a longer one.
const HOPE: f64 = 0.10;

/// A position in which one turn is clearly best.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The same for the same position.
    pub id: String,
    pub game: String,
    pub edition: String,
    pub options: Json,
    pub position: Json,
    /// Who is to find it.
    pub seat: Seat,
    /// What is best.
    pub best: String,
    /// What may be done before it: the same turn in another order.
    pub first: Vec<String>,
    /// The chance to win after it, and how far the next best is behind, at the least of two looks.
    pub chance: f64,
    pub gap: f64,
    /// The share of tries at which each level, weakest first, finds it.
    pub levels: Vec<f64>,
}

impl Puzzle {
    /// How hard it is, as a rating: what the levels make of it.
    pub fn rating(&self) -> f64 {
        let found = self.levels.iter().sum::<f64>() / self.levels.len().max(1) as f64;
        2100.0 - 1400.0 * found
    }

    pub fn file(&self) -> PositionFile {
        PositionFile {
            game: self.game.clone(),
            edition: Some(self.edition.clone()),
            options: self.options.clone(),
            position: self.position.clone(),
        }
    }
}

/// How long a moment is looked at.
#[derive(Clone, Copy, Debug)]
struct Long {
    search: u32,
    worlds: u32,
}

/// What a look at a moment found.
#[derive(Clone, Debug, PartialEq)]
struct Found<A> {
    best: A,
    first: Vec<A>,
    chance: f64,
    gap: f64,
}

/// Looks for a puzzle at a moment of a game; it is verified with ten times the playouts and two other seeds.
pub fn puzzle<M: Thinks>(mind: &Arc<Mind<M>>, s: &StateOf<M>, seat: Seat, seed: u64) -> Option<Puzzle> {
    let first = look(mind, s, seat, Long { search: 400, worlds: 60 }, seed, HOPE)?;
    let long = Long { search: 4000, worlds: 600 };
    let looks: Vec<_> = (1..=2).map(|i| look(mind, s, seat, long, mix(seed + i), GAP)).collect::<Option<_>>()?;
    if looks.iter().any(|l| l.best != first.best) || looks[0].first != looks[1].first {
        return None;
    }
    let game = &mind.game;
    let text = |a: &ActionOf<M>| game.action_text(s, *a);
    let position = serde_json::to_value(game.position(s)).ok()?;
    let face = starboard_core::face::Face(game.clone());
    let any = starboard_core::face::Face::boxed(face);
    let best = looks[0].best;
    let levels = Level::ALL.map(|level| graded(mind, s, seat, &looks[0], level, seed)).to_vec();
    // What everybody finds is no puzzle.
    if levels.iter().all(|found| *found >= 1.0) {
        return None;
    }
    Some(Puzzle {
        id: format!("{:012x}", hash(&position.to_string()) >> 16),
        game: any.name().to_owned(),
        edition: any.edition().to_owned(),
        options: any.options(),
        position,
        seat,
        best: text(&best),
        first: looks[0].first.iter().map(text).collect(),
        chance: looks[0].chance,
        gap: looks[0].gap.min(looks[1].gap),
        levels,
    })
}

fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |h, b| mix(h ^ u64::from(b)))
}

/// How often a level finds it, at once or after what may be done before it.
fn graded<M: Thinks>(
    mind: &Arc<Mind<M>>,
    s: &StateOf<M>,
    seat: Seat,
    wanted: &Found<ActionOf<M>>,
    level: Level,
    seed: u64,
) -> f64 {
    const TRIES: u64 = 8;
    let (game, code) = (&mind.game, in_playouts(M::level(level, &mind.game)));
    let found = (0..TRIES).filter(|i| {
        let mut player = Player::<M>::new(code.clone(), mix(seed ^ mix(*i)));
        let (mut s, mut chance) = (s.clone(), Fast::new(mix(seed ^ i)));
        while game.check(&s, seat, wanted.best).is_ok() {
            match player.decide(game, &s, seat) {
                Ok(action) if action == wanted.best => return true,
                Ok(action) if wanted.first.contains(&action) => {
                    game.apply_unchecked(&mut s, seat, &action, &mut chance, &mut Silent);
                }
                _ => return false,
            }
        }
        false
    });
    found.count() as f64 / TRIES as f64
}

/// A level whose answer does not hang on how busy the machine is.
fn in_playouts(code: Code) -> Code {
    match code.budget {
        Budget::Time(t) => {
            let samples = if t.as_millis() < 50 { 300 } else { 2000 };
            Code { budget: Budget::Samples(samples), threads: 1, ..code }
        }
        Budget::Samples(_) => code,
    }
}

fn look<M: Thinks>(
    mind: &Arc<Mind<M>>,
    s: &StateOf<M>,
    seat: Seat,
    long: Long,
    seed: u64,
    gap: f64,
) -> Option<Found<ActionOf<M>>> {
    let game = &mind.game;
    let mut legal = Vec::new();
    game.legal_actions(s, seat, &mut legal);
    if legal.len() < 3 || M::reaches_beyond(game, s) {
        return None;
    }
    let mut look = Look::new(mind, seed);
    let seen = game.imagine(s, seat, &mut Fast::new(seed));
    let budget = Budget::Samples((f64::from(long.search) * M::REVIEW) as u32);
    let plan = Effort { budget, threads: 1, horizon: look.horizon, enough: None, explains: true };
    let thought = Thought::looking(mind, &seen, seat, seed, plan, &Stop::default());
    let best = thought.ranked[0].action;
    // Two that are near each other and both worth something: no puzzle, at a glance.
    let worlds = (f64::from(long.worlds) * M::REVIEW) as u32;
    let (mut first, mut least, mut others) = (Vec::new(), f64::INFINITY, 0);
    let value = look.mean(&seen, seat, &[best], worlds, seed)?;
    if value.mean[seat.index()] < 0.15 {
        return None;
    }
    for other in legal.into_iter().filter(|a| *a != best) {
        if look.is_same_turn(&seen, seat, other, best, worlds, seed) {
            first.push(other);
            continue;
        }
        let behind = look.behind(&seen, seat, best, other, worlds, seed);
        let i = seat.index();
        if behind.mean[i] - 2.0 * behind.error[i] < gap {
            return None;
        }
        least = least.min(behind.mean[i]);
        others += 1;
    }
    // Where nothing else can be done but to leave it, there is nothing to find.
    (others >= 2).then(|| Found { best, first, chance: value.mean[seat.index()], gap: least })
}

impl<M: Thinks> Look<'_, M> {
    /// What comes of actions of the seat one after the other; nothing if one of them cannot be done.
    fn mean(&mut self, seen: &StateOf<M>, seat: Seat, line: &[ActionOf<M>], worlds: u32, seed: u64) -> Option<Mean> {
        let mut spread = Spread::default();
        for n in 0..worlds.max(2) {
            let luck = self.luck(n);
            let mut world = self.imagine(seen, seat, luck ^ mix(seed));
            let until = self.near(&world);
            for action in line {
                if self.mind.game.check(&world, seat, *action).is_err() {
                    return None;
                }
                let mut chance = Fast::new(mix(luck));
                self.mind.game.apply_unchecked(&mut world, seat, action, &mut chance, &mut Silent);
            }
            spread.note(&self.play_out(world, until, luck));
        }
        Some(spread.mean())
    }

    /// Is `other` only what comes before `best` in the same turn?
    fn is_same_turn(
        &mut self,
        seen: &StateOf<M>,
        seat: Seat,
        other: ActionOf<M>,
        best: ActionOf<M>,
        worlds: u32,
        seed: u64,
    ) -> bool {
        let few = worlds.div_ceil(2);
        let Some(both) = self.mean(seen, seat, &[other, best], few, seed) else { return false };
        let Some(alone) = self.mean(seen, seat, &[best], few, seed) else { return false };
        (alone.mean[seat.index()] - both.mean[seat.index()]) < SAME
    }

    fn behind(
        &mut self,
        seen: &StateOf<M>,
        seat: Seat,
        best: ActionOf<M>,
        other: ActionOf<M>,
        worlds: u32,
        seed: u64,
    ) -> Mean {
        let mut gap = Spread::default();
        for n in 0..worlds.max(2) {
            let luck = self.luck(n);
            let world = self.imagine(seen, seat, luck ^ mix(seed));
            let near = self.near(&world);
            let (a, b) = (self.after(&world, seat, best, luck, near), self.after(&world, seat, other, luck, near));
            gap.note(&minus(&a, &b));
            // Far from a puzzle already.
            let i = seat.index();
            let so_far = gap.mean();
            if n >= 24 && so_far.mean[i] + 3.0 * so_far.error[i] < HOPE {
                break;
            }
        }
        gap.mean()
    }
}

//! A tournament by the Swiss system: in each round equal scores meet, so that many bots need few meetings. Pairings and places are
//! those of people's tournaments.

use crate::keep::take_up;
use crate::run::{Fault, Field, Pace, Plan, Results, Tell, Unit, share_of};
use serde::Serialize;
use starboard_contest::{Meeting, Won, entrants, rounds_of, standings, swiss};
use starboard_core::Faults;
use std::time::Instant;

/// Where a bot came in.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SwissPlace {
    pub rank: u32,
    pub name: String,
    /// One for a meeting won, a half for one shared.
    pub points: f64,
    /// What those it met have won.
    pub buchholz: f64,
    pub won: u32,
    pub played: u32,
}

/// Plays the plan in so many rounds (0: enough for one winner): every deal of a meeting, and who has the larger share of them has won
/// it. Who is named first is seeded first. What was kept is taken up as in [`crate::run()`].
pub fn run_swiss(plan: &Plan<'_>, rounds: u32, tell: &Tell<'_>) -> Result<(Results, Vec<SwissPlace>), Fault> {
    let field = Field::of(plan)?;
    let many = field.bots.len();
    if field.places != 2 {
        return Err(Faults::one("pairing", "swiss: a table of two").into());
    }
    if many < 3 {
        return Err(Faults::one("bots", "swiss: three or more").into());
    }
    // Meetings are numbered as if everybody met everybody: a file of one kind goes on as the other.
    let (mut kept, mut file) = take_up(plan, &field.lineups)?;
    kept.retain(|u| u.deal < plan.deals);
    let start = Instant::now();
    let rounds = (if rounds == 0 { rounds_of(many) } else { rounds }).min(many as u32 - 1);
    let all = plan.deals.saturating_mul(u64::from(rounds) * (many as u64 / 2));
    let mut units: Vec<Unit> = Vec::new();
    let mut meetings: Vec<Meeting> = Vec::new();
    let mut met: Vec<usize> = Vec::new();
    for _ in 0..rounds {
        let pairs = swiss(&entrants(many, &meetings, |_| false));
        let number = |one: usize, two: usize| {
            let both = [one.min(two), one.max(two)];
            field.lineups.iter().position(|l| l.bots == both || l.bots == [both[1], both[0]])
        };
        let which: Vec<usize> = pairs.iter().filter_map(|p| number(p.one, p.two?)).collect();
        let (here, rest) = kept.into_iter().partition(|u: &Unit| which.contains(&u.lineup));
        kept = rest;
        let before = (units.len() + here.len()) as u64;
        let played = field.play(plan, &which, here, file.as_mut(), &Pace::new(before, all), tell)?;
        let whole = played.len() as u64 == plan.deals.saturating_mul(which.len() as u64);
        for pair in &pairs {
            let won = match pair.two.and_then(|two| number(pair.one, two)) {
                None => Won::One,
                Some(lineup) => won(&played, lineup, pair.one),
            };
            meetings.push(Meeting { one: pair.one, two: pair.two, won });
        }
        units.extend(played);
        met.extend(which);
        if !whole {
            break;
        }
    }
    // Only what was played is told.
    let lineups = met.iter().map(|l| field.lineups[*l].clone()).collect();
    for unit in &mut units {
        unit.lineup = met.iter().position(|l| *l == unit.lineup).unwrap_or(0);
    }
    units.sort_by_key(|u| (u.deal, u.lineup));
    let places = standings(many, &meetings).into_iter().map(|p| SwissPlace {
        rank: p.rank,
        name: field.bots[p.who].clone(),
        points: f64::from(p.score) / 2.0,
        buchholz: f64::from(p.buchholz) / 2.0,
        won: p.won,
        played: p.played,
    });
    let places = places.collect();
    let Field { bots, places: seats, .. } = field;
    let seconds = start.elapsed().as_secs_f64();
    Ok((Results { bots, lineups, places: seats, units, verdict: None, seconds }, places))
}

/// Who has won a meeting, from the side of `one`.
fn won(units: &[Unit], lineup: usize, one: usize) -> Won {
    let shares: Vec<f64> = units.iter().filter(|u| u.lineup == lineup).filter_map(|u| share_of(u, one)).collect();
    let over = shares.iter().map(|s| s - 0.5).sum::<f64>();
    if over.abs() < 1e-9 {
        Won::Shared
    } else if over > 0.0 {
        Won::One
    } else {
        Won::Two
    }
}

//! Games with opponents that think: slower than random ones, one table at a time on every thread.

use crate::failure::Failure;
use starboard_bots::{Ended, Hear, House, Matches, Moment, Sits};
use starboard_core::face::AnyGame;
use starboard_core::playout::{End, Series, Tally, Watch, on_threads, seed_of};
use starboard_core::record::Ply;
use starboard_core::{Faults, Record, Seat};
use starboard_shelf::OPPONENTS;
use std::sync::Mutex;
use std::sync::atomic::Ordering;

/// The players that `codes` name by seat. Does every code name an opponent of this game?
pub(super) fn sit(game: &dyn AnyGame, codes: &[String]) -> Result<Box<dyn Matches>, Faults> {
    OPPONENTS.matches(game, codes)
}

/// Plays the plan between the opponents that `codes` name by seat. An opponent in trouble ends the run.
pub(super) fn play(game: &dyn AnyGame, codes: &[String], plan: &Series, watch: &Watch<'_>) -> Result<Tally, Failure> {
    let trouble: Mutex<Option<Failure>> = Mutex::new(None);
    let tally = on_threads(game.seats(), plan, watch, || {
        let mut matches = sit(game, codes).map_err(Failure::from);
        let trouble = &trouble;
        move |number| {
            let played = match (&mut matches, watch.keep) {
                (Ok(matches), None) => heard(&mut **matches, codes, plan, number, None),
                (Ok(matches), Some(keep)) => {
                    play_one(&mut **matches, game, codes, plan, number).map(|(ended, record)| {
                        keep(number, record);
                        ended
                    })
                }
                (Err(why), _) => Err(Failure::said(why.to_string())),
            };
            match played {
                Ok(ended) => (End { decisions: ended.decisions, turns: ended.turns }, ended.outcome),
                Err(why) => {
                    watch.stop.store(true, Ordering::Relaxed);
                    trouble.lock().unwrap_or_else(|e| e.into_inner()).get_or_insert(why);
                    (End::default(), None)
                }
            }
        }
    });
    match trouble.into_inner().unwrap_or_else(|e| e.into_inner()) {
        Some(why) => Err(why),
        None => Ok(tally),
    }
}

fn heard(
    matches: &mut dyn Matches,
    codes: &[String],
    plan: &Series,
    number: u64,
    hear: Option<&mut dyn Hear>,
) -> Result<Ended, Failure> {
    let own = seed_of(plan.seed, number);
    let sits = |seat: usize| Sits { code: seat, seed: seed_of(own, seat as u64) };
    let sits: Vec<Sits> = (0..codes.len()).map(sits).collect();
    let ended = matches.play(&sits, own, House { limit: plan.limit, ..House::default() }, hear);
    match ended.troubles.first() {
        Some((seat, why)) => Err(Failure::said(format!("seat {seat}, {}: {why}", codes[seat.index()]))),
        None => Ok(ended),
    }
}

/// One game, written down: every deal of it, since no seed would bring them about again.
pub(crate) fn play_one(
    matches: &mut dyn Matches,
    game: &dyn AnyGame,
    codes: &[String],
    plan: &Series,
    number: u64,
) -> Result<(Ended, Record), Failure> {
    let mut record = Record::new(game);
    record.names = codes.to_vec();
    let mut scribe = Scribe(record);
    let ended = heard(matches, codes, plan, number, Some(&mut scribe))?;
    let mut record = scribe.0;
    record.result.clone_from(&ended.outcome);
    Ok((ended, record))
}

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

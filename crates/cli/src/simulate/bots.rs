//! Games with opponents that think: slower than random ones, one table at a time on every thread.

use crate::failure::Failure;
use starboard_core::face::{AnyGame, Table};
use starboard_core::playout::{End, Series, Tally, Watch, on_threads, seed_of};
use starboard_core::record::Ply;
use starboard_core::{Faults, Lang, Outcome, Record, Seat, Seed, TableChance};
use starboard_shelf::OPPONENTS;
use std::sync::Mutex;
use std::sync::atomic::Ordering;

/// Does every code name an opponent of this game?
pub(super) fn check(game: &dyn AnyGame, codes: &[String]) -> Result<(), Faults> {
    codes.iter().try_for_each(|code| OPPONENTS.opponent(game.name(), code, 0).map(drop))
}

/// Plays the plan between the opponents that `codes` name by seat. An opponent in trouble ends the run.
pub(super) fn play(game: &dyn AnyGame, codes: &[String], plan: &Series, watch: &Watch<'_>) -> Result<Tally, Failure> {
    let trouble: Mutex<Option<Failure>> = Mutex::new(None);
    let tally = on_threads(game.seats(), plan, watch, || {
        |number| match play_one(game, codes, plan, number) {
            Ok((end, record)) => {
                let outcome: Option<Outcome> = record.result.clone();
                if let Some(keep) = watch.keep {
                    keep(number, record);
                }
                (end, outcome)
            }
            Err(why) => {
                watch.stop.store(true, Ordering::Relaxed);
                trouble.lock().unwrap_or_else(|e| e.into_inner()).get_or_insert(why);
                (End::default(), None)
            }
        }
    });
    match trouble.into_inner().unwrap_or_else(|e| e.into_inner()) {
        Some(why) => Err(why),
        None => Ok(tally),
    }
}

pub(crate) fn play_one(
    game: &dyn AnyGame,
    codes: &[String],
    plan: &Series,
    number: u64,
) -> Result<(End, Record), Failure> {
    let own = seed_of(plan.seed, number);
    let seed = Seed::from_number(own);
    let mut bots = Vec::with_capacity(codes.len());
    for (seat, code) in codes.iter().enumerate() {
        bots.push(OPPONENTS.opponent(game.name(), code, seed_of(own, seat as u64))?);
    }
    let mut record = Record::new(game);
    record.names = codes.to_vec();
    record.fingerprint = Some(seed.fingerprint());
    record.seed = Some(seed);
    let (mut table, happened) = game.start(&mut TableChance::at(seed, 0));
    record.deals = happened.deals;
    let mut decisions = 0;
    while decisions < plan.limit.decisions && plan.limit.turns.is_none_or(|most| table.turns() <= most) {
        let Some(seat) = asked(&*table) else { break };
        decisions += 1;
        let trouble = |why: String| Failure::said(format!("seat {seat}, {}: {why}", codes[seat.index()]));
        let nth = bots[seat.index()].choose(&*table, seat).map_err(|why| trouble(why.to_string()))?;
        let action = table.text_of(seat, nth).unwrap_or_default();
        let mut chance = TableChance::at(seed, u64::from(decisions));
        let happened = table.act_nth(seat, nth, &mut chance).map_err(|why| trouble(why.words(Lang::En)))?;
        record.plies.push(Ply { seat, action, deals: happened.deals, entry: None, at: None });
    }
    record.result = table.outcome();
    Ok((End { decisions, turns: table.turns() }, record))
}

/// Who acts next: where several may, the first who can.
fn asked(table: &dyn Table) -> Option<Seat> {
    let seats = table.to_move().seats();
    if seats.len() == 1 { seats.iter().next() } else { seats.iter().find(|s| table.choices(*s) > 0) }
}

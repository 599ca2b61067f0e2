//! Playing on from any moment of a game that is over, looking at what another action would have done, and checking its deals.

use crate::opening::{Opening, alone, seats};
use crate::refused::Refused;
use crate::wire::{Fork, ForkedFrom, Frame, Instead, Told, Verified};
use crate::words::WORDS;
use starboard_core::words::Arg;
use starboard_core::{Faults, Lang, Seed, TableChance, Viewer};
use starboard_table::{History, Who};

/// The table that plays on from a moment of a finished game.
pub fn fork(history: &History, fork: &Fork, who: Who<'_>, seed: Option<Seed>) -> Result<Opening, Refused> {
    let fixed = &history.shown.fixed;
    let table = history.tables.get(fork.step as usize).ok_or(Refused::State("fork-no-step"))?;
    if table.outcome().is_some() {
        return Err(Refused::State("over-there"));
    }
    let count = history.shown.seats.len();
    let seats = match &fork.seats {
        Some(plans) if plans.len() != count => {
            return Err(Faults::one("seats", format!("this game has {count} seats, {} were given", plans.len())).into());
        }
        Some(plans) => seats(fixed.game.name(), plans, who)?,
        None => alone(count, table.to_move().seats().iter().next().map_or(0, |s| s.index()), who),
    };
    Ok(Opening {
        clock: fork.clock.unwrap_or_default(),
        visibility: fork.visibility.unwrap_or_default(),
        edition: Some(fixed.game.edition().to_owned()),
        position: Some(table.position()),
        forked_from: Some(ForkedFrom { table: fixed.id.clone(), step: fork.step }),
        ..Opening::new(fixed.rules, fixed.plan.options.clone(), seats, who, seed)
    })
}

/// The table after another action than was taken at a step of a finished game, as a viewer sees it.
pub fn instead(history: &History, what: Instead, at: i64, lang: Lang) -> Result<Frame, Refused> {
    if !history.is_told(at) {
        return Err(Refused::State("not-over"));
    }
    let before = what.step.checked_sub(1).and_then(|step| history.tables.get(step as usize));
    let record = history.record();
    let ply = what.step.checked_sub(1).and_then(|step| record.plies.get(step as usize));
    let (Some(before), Some(ply)) = (before, ply) else { return Err(Refused::State("fork-no-step")) };
    let viewer = match what.seat {
        Some(number) => Viewer::Seat(number.seat(history.shown.seats.len()).ok_or(Refused::NotFound)?),
        None => Viewer::All,
    };
    let mut table = before.clone_box();
    let mut chance = TableChance::at(Seed::from_number(u64::from(what.step)), 0);
    let happened = table.act(ply.seat, &what.action, &mut chance).map_err(Refused::Illegal)?;
    Ok(Frame {
        step: what.step,
        seat: Some(ply.seat.into()),
        action: Some(what.action),
        bot: None,
        events: happened.seen_by(viewer, lang).into_iter().map(Told::from).collect(),
        view: table.view(viewer),
        prompt: table.prompt(lang).map(Told::from),
        to_move: table.to_move().seats().iter().map(Into::into).collect(),
        outcome: table.outcome().map(Into::into),
        at: None,
    })
}

/// Were the cards dealt as the seed promised?
pub fn verify(history: &History, lang: Lang) -> Result<Verified, Refused> {
    let fixed = &history.shown.fixed;
    let seed = fixed.seed.ok_or(Refused::State("no-seed"))?;
    let fault = history.record().verify(fixed.rules).err().map(|f| f.to_string());
    let words = match &fault {
        None => WORDS.say(lang, "verified", &[]),
        Some(why) => WORDS.say(lang, "not-verified", &[("why", Arg::Text(why))]),
    };
    Ok(Verified {
        verified: fault.is_none(),
        fingerprint: Some(seed.fingerprint()),
        seed: Some(seed.to_string()),
        words,
    })
}

//! Records taken in.

use crate::opening::Opening;
use crate::opponents::check_level;
use crate::refused::Refused;
use crate::wire::{SeatKind, Status, Visibility};
use starboard_core::Lang;
use starboard_core::face::Rules;
use starboard_core::record::{Record, RecordFault};
use starboard_table::{Dealing, Occupant, Shown, What, Who};

/// The longest game worth reading.
const PLIES: usize = 20_000;
/// The longest name of a player.
const NAME: usize = 24;

/// The table for a record that `who` brings: it replays, or is refused with the reason. The game is nobody's, and counts for nobody.
pub fn brought(
    rules: &'static dyn Rules,
    record: &Record,
    who: Who<'_>,
    visibility: Visibility,
    lang: Lang,
) -> Result<Opening, Refused> {
    if record.plies.len() > PLIES {
        return Err(Refused::TooLarge);
    }
    let bad = |fault: RecordFault| Refused::Bad(format!("record: {}", fault.words(lang)));
    record.check(rules).map_err(bad)?;
    let game = rules.game_of(Some(&record.edition), record.options.clone())?;
    let name = |i: usize| -> String {
        let name = record.names.get(i).map_or("", String::as_str).trim();
        name.chars().filter(|c| !c.is_control()).take(NAME).collect()
    };
    // Our opponents stand in a record by their level.
    let seat = |i| match check_level(rules.name(), &name(i)) {
        Ok(()) => Occupant::bot(&name(i)),
        Err(_) => Occupant { kind: SeatKind::Person, account: None, name: name(i), level: None },
    };
    Ok(Opening {
        edition: Some(record.edition.clone()),
        position: record.position.clone(),
        visibility,
        imported: true,
        ..Opening::new(rules, game.options(), (0..game.seats()).map(seat).collect(), who, record.seed)
    })
}

/// Every moment of a record at the table `opened` for it, at its own time if it has one that is past. `ends`: a game that is not over is
/// closed there.
pub fn played(opened: &Shown, record: &Record, now: i64, ends: bool) -> Result<Vec<Shown>, Refused> {
    let began = record.began.filter(|began| (0..=now).contains(began)).unwrap_or(now);
    let broken = |why| Refused::Bad(format!("record: {why:?}"));
    let step = |now: &Shown, what, at| now.advance(what, at, Dealing::Written, None).map_err(broken);
    let mut moments = Vec::with_capacity(record.plies.len() + 2);
    let mut now = step(opened, What::Start { deals: record.deals.clone() }, began)?;
    moments.push(now.clone());
    for (i, ply) in record.plies.iter().enumerate() {
        let number = ply.entry.unwrap_or(i as u64 + 1);
        let number = u32::try_from(number).ok().filter(|n| *n > now.ply);
        now.ply = number.ok_or_else(|| Refused::Bad(format!("record: ply {}: its entry comes too early", i + 1)))? - 1;
        let what = What::Act { seat: ply.seat, action: ply.action.clone(), deals: ply.deals.clone(), bot: None };
        let at = began + ply.at.and_then(|at| i64::try_from(at).ok()).unwrap_or(0).min(1 << 40);
        now = step(&now, what, at)?;
        moments.push(now.clone());
    }
    if ends && now.status == Status::Playing {
        moments.push(step(&now, What::Close, began)?);
    }
    Ok(moments)
}

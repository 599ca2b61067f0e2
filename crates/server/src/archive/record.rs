//! Records in and out.

use crate::app::App;
use crate::lobby::Opening;
use crate::people::names;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::table::{Dealing, Occupant, Shown, What};
use crate::time::now_ms;
use crate::wire::{Opened, SeatKind, Status};
use starboard_core::Faults;
use starboard_core::record::{Record, RecordFault};

/// The longest game worth reading.
const PLIES: usize = 20_000;

impl App {
    pub async fn record(&self, id: &str, player: Option<&Player>) -> Result<Record, Fail> {
        Ok(self.told_history(id, player).await?.record())
    }

    /// Reads a record, replays it, and keeps it in the archive of whoever brought it.
    pub async fn import(&self, player: &Player, record: Record) -> Result<Opened, Fail> {
        if record.plies.len() > PLIES {
            return Err(Refused::TooLarge.into());
        }
        let rules = self
            .hall
            .rules(&record.game)
            .map_err(|_| Faults::one("game", format!("there is no game `{}`", record.game)))?;
        if let Some(address) = self.hall.whereabouts.of(&player.id) {
            self.limits.table(address)?;
        }
        let player = player.clone();
        let read = tokio::task::spawn_blocking(move || read(rules, &player, &record));
        let (opened, moments) = read.await.map_err(|e| Fail::broken(e.to_string()))??;
        let id = opened.fixed.id.clone();
        self.hall.open(&opened, moments).await?;
        Ok(Opened { id, invite: None })
    }
}

fn read(
    rules: &'static dyn starboard_core::face::Rules,
    player: &Player,
    record: &Record,
) -> Result<(Shown, Vec<Shown>), Fail> {
    let bad = |fault: RecordFault| Refused::Bad(format!("record: {}", fault.words(crate::words::lang())));
    record.check(rules).map_err(bad)?;
    let game = rules.game_of(Some(&record.edition), record.options.clone())?;
    let name = |i: usize| names::written(record.names.get(i).map_or("", String::as_str)).chars().take(24).collect();
    let seat = |i| Occupant { kind: SeatKind::Person, account: None, name: name(i), level: None };
    let opening = Opening {
        edition: Some(record.edition.clone()),
        position: record.position.clone(),
        imported: true,
        seed: record.seed,
        ..Opening::new(rules, game.options(), (0..game.seats()).map(seat).collect(), player)
    };
    let opened = opening.shown()?;
    let began = now_ms();
    let mut moments = played(&opened, record, began)?;
    if let Some(last) = moments.last().filter(|m| m.status == Status::Playing) {
        let closed = last.advance(What::Close, began, Dealing::Written, None);
        moments.push(closed.map_err(|why| Refused::Bad(format!("record: {why:?}")))?);
    }
    Ok((opened, moments))
}

/// Every moment of a record at the table `opened` for it.
pub fn played(opened: &Shown, record: &Record, began: i64) -> Result<Vec<Shown>, Fail> {
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
    Ok(moments)
}

//! Does a table's log replay, to where its snapshot and its rows say it stands?

use super::save::{self, LoadError};
use crate::sql;
use crate::store::{Store, StoreError};
use crate::wire::Status;
use starboard_core::face::Rules;
use starboard_table::follow;

/// What does not fit at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsound {
    /// The log, which is the truth, does not replay.
    Log(String),
    /// The snapshot is not where the log stood then; the table can do without it.
    Snapshot,
    /// The rows that lists are made from say otherwise.
    Standing(String),
}

/// Replays a table from its first entry; says how many entries there were and what did not fit.
pub async fn check(
    store: &dyn Store,
    games: &[&'static dyn Rules],
    id: &str,
) -> Result<(usize, Vec<Unsound>), StoreError> {
    let broken = |e: LoadError| match e {
        LoadError::Store(e) => Err(e),
        LoadError::Broken { what, .. } => Ok((0, vec![Unsound::Log(what)])),
    };
    let (base, lines) = match (save::opened(store, games, id).await, save::lines(store, id, 0).await) {
        (Ok(Some(base)), Ok(lines)) => (base, lines),
        (Ok(None), _) => return Ok((0, Vec::new())),
        (Err(e), _) | (_, Err(e)) => return broken(e),
    };
    let entries = lines.len();
    let snapshot = save::snapshot_of(store, id).await?;
    let mut then = None;
    let followed = follow(base, lines, |shown| {
        if snapshot.as_ref().is_some_and(|s| s.n == shown.n) {
            then = Some((shown.step, shown.table.clone()));
        }
    });
    let shown = match followed {
        Ok(Some(shown)) => shown,
        Ok(None) => return Ok((entries, vec![Unsound::Log("a take-back to nowhere".to_owned())])),
        Err(e) => return Ok((entries, vec![Unsound::Log(e.what)])),
    };
    let mut found = Vec::new();
    if let Some(snapshot) = snapshot {
        // Earlier programs wrote positions otherwise: what counts is the table that it is read as.
        let placed = shown.fixed.game.place(snapshot.position).map(|table| table.position());
        let same = then.is_some_and(|(step, table)| {
            step == snapshot.step && table.is_some_and(|table| placed.as_ref().is_ok_and(|p| *p == table.position()))
        });
        if !same {
            found.push(Unsound::Snapshot);
        }
    }
    found.extend(standing(store, id, &shown).await?.map(Unsound::Standing));
    Ok((entries, found))
}

/// What the rows say otherwise than the log, if they do.
async fn standing(store: &dyn Store, id: &str, shown: &super::Shown) -> Result<Option<String>, StoreError> {
    let row = store.first(sql!("SELECT status, result FROM tables WHERE id = $1", id)).await?;
    let Some((status, result)): Option<(String, Option<String>)> = row else { return Ok(None) };
    if status != save::word(&shown.status) {
        return Ok(Some(format!("status {status}, by the log {}", save::word(&shown.status))));
    }
    let by_log = shown.result.as_ref().and_then(|r| serde_json::to_value(r).ok());
    let written = result.and_then(|r| serde_json::from_str::<serde_json::Value>(&r).ok());
    if by_log != written {
        return Ok(Some("another result than by the log".to_owned()));
    }
    let row: Option<(u32,)> = store.first(sql!("SELECT step FROM standings WHERE table_id = $1", id)).await?;
    let step = (shown.status == Status::Playing).then_some(shown.step);
    match row.map(|(step,)| step) {
        said if said == step => Ok(None),
        said => Ok(Some(format!("step {}, by the log {}", told(said), told(step)))),
    }
}

fn told(step: Option<u32>) -> String {
    step.map_or_else(|| "-".to_owned(), |step| step.to_string())
}

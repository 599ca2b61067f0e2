//! The packs that tables were opened with: kept in the database, so that a table goes on with what it began with.

use super::settle;
use crate::sql;
use crate::store::{Json, Statement, Store, StoreError};
use crate::time::now_ms;
use starboard_core::face::{AnyGame, Rules};
use starboard_core::pack::DATA;
use starboard_core::{Faults, PackFiles};
use std::sync::Arc;

/// The packs that options name by number; what comes with the program has none.
fn named(options: &serde_json::Value) -> impl Iterator<Item = &str> {
    let name = |key: &str| options.get(key).and_then(serde_json::Value::as_str);
    ["pack", DATA].into_iter().filter_map(name).filter(|name| name.contains('@'))
}

/// The statements that keep what a table's options name.
pub fn kept(rules: &dyn Rules, options: &serde_json::Value) -> Vec<Statement> {
    let keep = |name: &str| {
        let files = serde_json::to_string(&rules.pack(name)?).ok()?;
        Some(sql!(
            "INSERT INTO packs (id, files, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            name,
            files,
            now_ms()
        ))
    };
    named(options).filter_map(keep).collect()
}

/// Takes in what options name and this process has not met yet; says whether there was something.
async fn meet(
    store: &dyn Store,
    games: &[&'static dyn Rules],
    options: &serde_json::Value,
) -> Result<bool, StoreError> {
    let mut met = false;
    for name in named(options) {
        let found = store.first(sql!("SELECT files FROM packs WHERE id = $1", name)).await?;
        let Some((Json(files),)): Option<(Json<PackFiles>,)> = found else { continue };
        if let Some(rules) = games.iter().find(|g| g.name() == files.game) {
            met |= rules.take_in(&files, false).is_ok();
        }
    }
    Ok(met)
}

/// The game with these options, by the edition a table began with, with the packs it began with.
pub async fn settle_kept(
    store: &dyn Store,
    games: &[&'static dyn Rules],
    rules: &'static dyn Rules,
    edition: &str,
    options: serde_json::Value,
) -> Result<Result<Arc<dyn AnyGame>, Faults>, StoreError> {
    match settle(rules, Some(edition), options.clone()) {
        Err(_) if meet(store, games, &options).await? => Ok(settle(rules, Some(edition), options)),
        settled => Ok(settled),
    }
}

//! Games with their options settled. Tables of the same game share one: it holds every card, a table only its state.

use starboard_core::Faults;
use starboard_core::face::{AnyGame, Rules};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// Combinations of options that are remembered.
const AT_MOST: usize = 256;

type Key = (&'static str, Option<String>, String);

static SETTLED: LazyLock<Mutex<HashMap<Key, Arc<dyn AnyGame>>>> = LazyLock::new(Mutex::default);

/// The game with these options, by the edition a table began with or by the newest.
pub fn settle(
    rules: &'static dyn Rules,
    edition: Option<&str>,
    options: serde_json::Value,
) -> Result<Arc<dyn AnyGame>, Faults> {
    let key = (rules.name(), edition.map(str::to_owned), options.to_string());
    if let Some(game) = SETTLED.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return Ok(game.clone());
    }
    let game: Arc<dyn AnyGame> = rules.game_of(edition, options)?.into();
    let mut settled = SETTLED.lock().unwrap_or_else(PoisonError::into_inner);
    if settled.len() >= AT_MOST {
        settled.clear();
    }
    Ok(settled.entry(key).or_insert(game).clone())
}

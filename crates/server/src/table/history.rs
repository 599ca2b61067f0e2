//! The whole of a table, from the database.

use super::{Hall, History, save};
use crate::problem::{Fail, Refused};

impl Hall {
    /// Everything that happened at a table, and every moment of it.
    pub async fn history(&self, id: &str) -> Result<History, Fail> {
        let base = save::opened(&*self.store, &self.games, id).await?.ok_or(Refused::NotFound)?;
        let lines = save::lines(&*self.store, id, 0).await?;
        let replay = tokio::task::spawn_blocking(move || History::replay(base, lines));
        let history = replay.await.map_err(|e| Fail::broken(e.to_string()))?;
        history.map_err(|broken| Fail::broken(broken.to_string()))
    }
}

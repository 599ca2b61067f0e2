//! Owners at work, and what people ask of them.

use super::{AdminFault, CareDesk};
use crate::app::App;
use crate::meeting::Wish;
use crate::people::names;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::secret;
use crate::sql;
use crate::store::{Json, Unit};
use crate::table::{What, word};
use crate::time::now_ms;
use crate::wire::{NewReport, SanctionKind};
use std::sync::Arc;

const LONGEST: usize = 500;
/// Reports of one player in a day.
const A_DAY: u32 = 20;
const DAY: i64 = 24 * 60 * 60 * 1000;

impl From<AdminFault> for Fail {
    fn from(fault: AdminFault) -> Self {
        match fault {
            AdminFault::Store(e) => e.into(),
            AdminFault::Days => Refused::Bad(fault.to_string()).into(),
            AdminFault::NoAccount(_) | AdminFault::NoSanction(_) => Refused::NotFound.into(),
        }
    }
}

impl App {
    pub async fn is_owner(&self, player: &Player) -> Result<bool, Fail> {
        let query = sql!("SELECT owner FROM accounts WHERE id = $1 AND password IS NOT NULL", &player.id);
        let found: Option<(bool,)> = self.hall.store.first(query).await?;
        Ok(found.is_some_and(|(owner,)| owner))
    }

    /// The desk, for who has the right; nobody else knows that there is one.
    pub async fn desk(&self, player: Option<Player>) -> Result<CareDesk<'_>, Fail> {
        let player = player.ok_or(Refused::NotFound)?;
        match self.is_owner(&player).await? {
            true => Ok(CareDesk { store: &*self.hall.store, by: (Some(player.id), player.name) }),
            false => Err(Refused::NotFound.into()),
        }
    }

    /// Does a sanction of this kind hold for somebody now?
    pub async fn is_sanctioned(&self, account: &str, kind: SanctionKind) -> Result<bool, Fail> {
        let query = sql!(
            "SELECT id FROM sanctions WHERE account = $1 AND kind = $2 AND until > $3 LIMIT 1",
            account,
            word(&kind),
            now_ms(),
        );
        Ok(!self.hall.store.rows(query).await?.is_empty())
    }

    pub(crate) async fn may_be_rated(&self, wish: &Wish, player: &Player) -> Result<(), Fail> {
        if wish.rated && self.is_sanctioned(&player.id, SanctionKind::Rated).await? {
            return Err(Refused::State("sanctioned-rated").into());
        }
        Ok(())
    }

    pub async fn may_talk(&self, player: &Player) -> Result<(), Fail> {
        match self.is_sanctioned(&player.id, SanctionKind::Chat).await? {
            true => Err(Refused::State("sanctioned-chat").into()),
            false => Ok(()),
        }
    }

    pub async fn report(&self, player: &Player, report: NewReport) -> Result<(), Fail> {
        let words = names::said(&report.words);
        if words.chars().count() > LONGEST {
            return Err(Refused::Bad(format!("words: at most {LONGEST} characters")).into());
        }
        let there = sql!("SELECT id FROM accounts WHERE id = $1", &report.player);
        if self.hall.store.rows(there).await?.is_empty() || report.player == player.id {
            return Err(Refused::NotFound.into());
        }
        if let Some(table) = &report.table {
            self.hall.get(table).await?;
        }
        let quoted = self.quoted(player, &report).await?;
        let told = sql!("SELECT COUNT(*) FROM reports WHERE by_account = $1 AND at > $2", &player.id, now_ms() - DAY);
        let told: Option<(u32,)> = self.hall.store.first(told).await?;
        if told.is_some_and(|(n,)| n >= A_DAY) {
            return Err(Refused::TooFast { seconds: 3600 }.into());
        }
        let insert = sql!(
            "INSERT INTO reports (id, at, by_account, player, table_id, reason, words, quoted, closed) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0)",
            secret::name(12),
            now_ms(),
            &player.id,
            report.player,
            report.table,
            word(&report.reason),
            words,
            quoted,
        );
        self.hall.writer.commit(Unit::of(vec![insert])).await?;
        Ok(())
    }

    /// The line of a chat that a report is about, as the table has it: nobody is told on for what they did not say.
    async fn quoted(&self, player: &Player, report: &NewReport) -> Result<Option<String>, Fail> {
        let Some(line) = report.line else { return Ok(None) };
        let table = report.table.as_deref().ok_or(Refused::NotFound)?;
        let shown = self.hall.fresh(table).await?.shown();
        crate::api::table::looker(self, &shown, Some(player), None).await?;
        let query = sql!("SELECT what FROM entries WHERE table_id = $1 AND n = $2 AND kind = 'chat'", table, line);
        let found: Option<(Json<What>,)> = self.hall.store.first(query).await?;
        match found {
            Some((Json(What::Chat { player, text, .. }),)) if player == report.player => Ok(Some(text)),
            _ => Err(Refused::NotFound.into()),
        }
    }

    /// An owner deletes an account, as its player could.
    pub async fn delete_player(self: &Arc<Self>, desk: &CareDesk<'_>, named: &str) -> Result<(), Fail> {
        let (id, name) = desk.account(named).await?;
        let query = sql!("SELECT password FROM accounts WHERE id = $1", &id);
        let found: Option<(Option<String>,)> = self.hall.store.first(query).await?;
        let guest = found.and_then(|(p,)| p).is_none();
        self.delete(&Player { id, name, guest }).await?;
        self.hall.writer.commit(Unit::of(vec![desk.noted("delete", None, "", "")])).await?;
        Ok(())
    }
}

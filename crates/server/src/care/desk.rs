//! What owners see and do, on the server and from the terminal: everything they do is written down.

use crate::secret;
use crate::sql;
use crate::store::{Statement, Store, StoreError, Unit};
use crate::table::word;
use crate::time::now_ms;
use crate::wire::{AuditLine, Registration, Report, Sanction, SanctionKind, SuspectPair};
use starboard_contest::{Played, Why, suspects};
use std::collections::HashMap;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// How far back arranged games are looked for.
const LOOKS_BACK: i64 = 60 * DAY;

/// Why an owner's wish is not done.
#[derive(Debug, thiserror::Error)]
pub enum AdminFault {
    #[error("there is no account `{0}`")]
    NoAccount(String),
    #[error("there is no sanction `{0}` that still holds")]
    NoSanction(String),
    #[error("days: 1 to 3650")]
    Days,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The owners' desk: a database, and who sits at it.
pub struct CareDesk<'a> {
    pub store: &'a dyn Store,
    /// Account and name; from the terminal there is no account.
    pub by: (Option<String>, String),
}

impl CareDesk<'_> {
    async fn commit(&self, statements: Vec<Statement>, accounts: &[&str]) -> Result<bool, StoreError> {
        let done = self.store.commit(&[Unit::accounts(accounts, statements)]).await?;
        Ok(done.first().copied().unwrap_or(false))
    }

    /// One line for the log of what owners did.
    pub fn noted(&self, deed: &str, player: Option<&str>, about: &str, words: &str) -> Statement {
        sql!(
            "INSERT INTO audit (id, at, by_account, by_name, deed, player, about, words) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            secret::name(16),
            now_ms(),
            self.by.0.clone(),
            &self.by.1,
            deed,
            player.map(str::to_owned),
            about,
            words,
        )
    }

    /// The account of this name or id.
    pub async fn account(&self, named: &str) -> Result<(String, String), AdminFault> {
        let key = crate::people::names::key(named);
        let query =
            sql!("SELECT id, name FROM accounts WHERE name_key = $1 OR id = $2 ORDER BY name_key LIMIT 1", key, named);
        self.store.first(query).await?.ok_or_else(|| AdminFault::NoAccount(named.to_owned()))
    }

    /// Gives or takes the right to take care of this server.
    pub async fn grant(&self, named: &str, owner: bool) -> Result<String, AdminFault> {
        let (id, name) = self.account(named).await?;
        let deed = if owner { "grant" } else { "revoke" };
        let update = sql!("UPDATE accounts SET owner = $2 WHERE id = $1", &id, owner);
        self.commit(vec![update, self.noted(deed, Some(&id), &name, "")], &[&id]).await?;
        Ok(name)
    }

    pub async fn sanction(
        &self,
        named: &str,
        kind: SanctionKind,
        days: u32,
        reason: &str,
    ) -> Result<String, AdminFault> {
        if !(1..=3650).contains(&days) {
            return Err(AdminFault::Days);
        }
        let (id, name) = self.account(named).await?;
        let reason: String = crate::people::names::said(reason).chars().take(300).collect();
        let now = now_ms();
        let mut unit = vec![sql!(
            "INSERT INTO sanctions (id, account, kind, reason, at, until) VALUES ($1, $2, $3, $4, $5, $6)",
            secret::name(12),
            &id,
            word(&kind),
            &reason,
            now,
            now + i64::from(days) * DAY,
        )];
        if kind == SanctionKind::Ban {
            // Sessions stay, and let nobody in while it holds: by them we know the browser.
            unit.push(sql!("DELETE FROM waiting WHERE account = $1", &id));
        }
        unit.push(self.noted("sanction", Some(&id), &name, &format!("{} · {days} d · {reason}", word(&kind))));
        self.commit(unit, &[&id]).await?;
        Ok(id)
    }

    /// Ends a sanction before its time.
    pub async fn lift(&self, sanction: &str) -> Result<(), AdminFault> {
        let query = sql!(
            "SELECT s.account, COALESCE(a.name, ''), s.kind FROM sanctions s LEFT JOIN accounts a ON a.id = s.account \
             WHERE s.id = $1 AND s.until > $2",
            sanction,
            now_ms(),
        );
        let found: Option<(String, String, String)> = self.store.first(query).await?;
        let (id, name, kind) = found.ok_or_else(|| AdminFault::NoSanction(sanction.to_owned()))?;
        let update = sql!("UPDATE sanctions SET until = $2 WHERE id = $1", sanction, now_ms());
        let places = sql!("DELETE FROM banned_places WHERE sanction = $1", sanction);
        self.commit(vec![update, places, self.noted("lift", Some(&id), &name, &kind)], &[&id]).await?;
        Ok(())
    }

    /// A report is dealt with.
    pub async fn close(&self, report: &str) -> Result<bool, AdminFault> {
        let update = sql!("UPDATE reports SET closed = 1 WHERE id = $1 AND closed = 0", report);
        Ok(self.commit(vec![update, self.noted("close", None, "", report)], &[]).await?)
    }

    /// New codes with which one may register.
    pub async fn codes(&self, many: u32) -> Result<Vec<String>, AdminFault> {
        let codes: Vec<String> = (0..many.min(100)).map(|_| secret::name(12)).collect();
        let mut unit: Vec<Statement> = codes
            .iter()
            .map(|code| sql!("INSERT INTO entry_codes (code, created, used) VALUES ($1, $2, NULL)", code, now_ms()))
            .collect();
        unit.push(self.noted("codes", None, "", &many.min(100).to_string()));
        self.commit(unit, &[]).await?;
        Ok(codes)
    }

    pub async fn reports(&self) -> Result<Vec<Report>, AdminFault> {
        let query = sql!(
            "SELECT r.id, r.at, b.name, r.player, a.name, r.table_id, r.reason, r.words, r.quoted FROM reports r \
             LEFT JOIN accounts a ON a.id = r.player LEFT JOIN accounts b ON b.id = r.by_account WHERE r.closed = 0 \
             ORDER BY r.at DESC LIMIT 200"
        );
        type Named = Option<String>;
        type Row = (String, i64, Named, Named, Named, Named, String, String, Named);
        let rows: Vec<Row> = self.store.read(query).await?;
        let line = |(id, at, by, player, name, table, reason, words, quoted)| Report {
            id,
            at,
            by,
            player,
            name,
            table,
            reason,
            words,
            quoted,
        };
        Ok(rows.into_iter().map(line).collect())
    }

    pub async fn sanctions(&self) -> Result<Vec<Sanction>, AdminFault> {
        let query = sql!(
            "SELECT s.id, s.account, COALESCE(a.name, ''), s.kind, s.reason, s.at, s.until FROM sanctions s \
             LEFT JOIN accounts a ON a.id = s.account WHERE s.until > $1 ORDER BY s.at DESC LIMIT 200",
            now_ms()
        );
        let rows: Vec<(String, String, String, String, String, i64, i64)> = self.store.read(query).await?;
        let line = |(id, player, name, kind, reason, at, until)| Sanction { id, player, name, kind, reason, at, until };
        Ok(rows.into_iter().map(line).collect())
    }

    pub async fn log(&self) -> Result<Vec<AuditLine>, AdminFault> {
        let query = sql!("SELECT at, by_name, deed, about, words FROM audit ORDER BY at DESC, id LIMIT 200");
        let rows: Vec<(i64, String, String, String, String)> = self.store.read(query).await?;
        Ok(rows.into_iter().map(|(at, by, deed, about, words)| AuditLine { at, by, deed, about, words }).collect())
    }

    pub async fn unused_codes(&self) -> Result<Vec<String>, AdminFault> {
        let query = sql!("SELECT code FROM entry_codes WHERE used IS NULL ORDER BY created, code LIMIT 200");
        let rows: Vec<(String,)> = self.store.read(query).await?;
        Ok(rows.into_iter().map(|(code,)| code).collect())
    }

    pub async fn count(&self) -> Result<u32, AdminFault> {
        let counted: Option<(u32,)> =
            self.store.first(sql!("SELECT COUNT(*) FROM accounts WHERE password IS NOT NULL")).await?;
        Ok(counted.map_or(0, |(n,)| n))
    }

    /// Rated games of two people that look arranged.
    pub async fn suspects(&self) -> Result<Vec<SuspectPair>, AdminFault> {
        let query = sql!(
            "SELECT a.account, b.account, a.rank, b.rank, CASE WHEN a.rank > b.rank THEN a.conceded ELSE b.conceded END, \
             CASE WHEN a.rank > b.rank THEN a.steps ELSE b.steps END, \
             CASE WHEN a.same_place > 0 AND a.same_place = b.same_place THEN 1 ELSE 0 END FROM rated_games a \
             JOIN rated_games b ON b.table_id = a.table_id AND b.seat > a.seat AND b.team <> a.team WHERE a.account IS NOT NULL \
             AND b.account IS NOT NULL AND a.counted = 1 AND a.at > $1 ORDER BY a.at LIMIT 50000",
            now_ms() - LOOKS_BACK
        );
        let rows: Vec<(String, String, i64, i64, bool, u32, bool)> = self.store.read(query).await?;
        let played = |(one, two, a, b, conceded, steps, same_place): (String, String, i64, i64, bool, u32, bool)| {
            Played { one, two, first_won: (a != b).then_some(a < b), conceded, steps, same_place }
        };
        let found = suspects(&rows.into_iter().map(played).collect::<Vec<_>>());
        let mut names: HashMap<String, String> = HashMap::new();
        for id in found.iter().flat_map(|s| [&s.one, &s.two]) {
            if !names.contains_key(id) {
                let name: Option<(String,)> =
                    self.store.first(sql!("SELECT name FROM accounts WHERE id = $1", id)).await?;
                names.insert(id.clone(), name.map(|(n,)| n).unwrap_or_default());
            }
        }
        let why = |w: &Why| match w {
            Why::SamePlace => "same_place".to_owned(),
            Why::Conceded => "conceded".to_owned(),
            Why::OneSided => "one_sided".to_owned(),
        };
        let pair = |s: starboard_contest::Suspect| SuspectPair {
            one_name: names.get(&s.one).cloned().unwrap_or_default(),
            two_name: names.get(&s.two).cloned().unwrap_or_default(),
            why: s.why.iter().map(why).collect(),
            one: s.one,
            two: s.two,
            games: s.games,
            conceded: s.conceded,
            won_by_one: s.won_by_one,
        };
        Ok(found.into_iter().map(pair).collect())
    }

    /// Everything at once.
    pub async fn all(&self, registration: Registration) -> Result<crate::wire::Desk, AdminFault> {
        Ok(crate::wire::Desk {
            reports: self.reports().await?,
            sanctions: self.sanctions().await?,
            suspects: self.suspects().await?,
            log: self.log().await?,
            registration,
            codes: self.unused_codes().await?,
            accounts: self.count().await?,
        })
    }
}

//! Sessions: a random token in a signed, http-only cookie; its hash in the database.

use crate::app::App;
use crate::lobby::daily::Tried;
use crate::problem::{Fail, Refused};
use crate::secret;
use crate::sql;
use crate::store::{Statement, Unit};
use crate::time::now_ms;
use crate::wire::Session;
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use starboard_table::Who;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

pub const COOKIE: &str = "starboard";
const LASTS: i64 = 400 * 24 * 60 * 60 * 1000;
/// How long a session is believed without asking the database.
const REMEMBERED: i64 = 30_000;
const AT_MOST: usize = 50_000;
/// How closely it is kept when a session was last used.
const HOUR: i64 = 60 * 60 * 1000;
/// So much of a hash names a session.
const NAMED: usize = 16;

/// Who is playing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub id: String,
    pub name: String,
    pub guest: bool,
}

impl Player {
    /// The player, as a table knows them.
    pub fn who(&self) -> Who<'_> {
        Who { account: &self.id, name: &self.name }
    }
}

/// What the door found out about a request; handlers may leave a new token here.
#[derive(Clone)]
pub struct Visit {
    pub player: Option<Player>,
    /// The session it came with is of somebody who does not come in for now.
    pub banned: bool,
    pub token: Option<String>,
    pub address: IpAddr,
    /// What it came with: a browser and a system, no more.
    pub agent: String,
    /// What this browser has tried of today's deals.
    pub tried: Tried,
    pub leave: Arc<Mutex<Leave>>,
}

/// What handlers want the browser to keep.
#[derive(Default)]
pub struct Leave {
    /// The token to set: `Some(None)` takes it away.
    pub token: Option<Option<String>>,
    pub tried: Option<Tried>,
}

impl Visit {
    fn leave(&self) -> MutexGuard<'_, Leave> {
        self.leave.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn give(&self, token: Option<String>) {
        self.leave().token = Some(token);
    }

    /// Gives a token again, unless another is given.
    pub fn give_again(&self, token: String) {
        self.leave().token.get_or_insert(Some(token));
    }

    pub fn remember(&self, tried: Tried) {
        self.leave().tried = Some(tried);
    }
}

/// The sessions remembered in memory, and who wants to hear when something about a player changes.
#[derive(Default)]
pub struct Sessions {
    known: Mutex<HashMap<String, (Player, i64)>>,
    /// Counts what was forgotten: what was read before is not remembered after.
    forgotten: AtomicU64,
    ears: Mutex<HashMap<String, watch::Sender<()>>>,
}

impl Sessions {
    fn known(&self) -> MutexGuard<'_, HashMap<String, (Player, i64)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ears(&self) -> MutexGuard<'_, HashMap<String, watch::Sender<()>>> {
        self.ears.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets a player, or everybody: the database is asked again, and whoever listens hears of it.
    pub fn forget(&self, player: Option<&str>) {
        let mut known = self.known();
        self.forgotten.fetch_add(1, Ordering::AcqRel);
        known.retain(|_, (p, _)| player.is_some_and(|id| p.id != id));
        drop(known);
        let mut ears = self.ears();
        ears.retain(|_, ear| ear.receiver_count() > 0);
        for (_, ear) in ears.iter().filter(|(id, _)| player.is_none_or(|p| p == *id)) {
            ear.send_replace(());
        }
    }

    /// Hears whenever something about a player changes: a session ends, a name, somebody is muted.
    pub fn listen(&self, player: &str) -> watch::Receiver<()> {
        self.ears().entry(player.to_owned()).or_insert_with(|| watch::Sender::new(())).subscribe()
    }
}

impl App {
    /// A new session; the answer is its token.
    pub async fn begin_session(&self, player: &Player, agent: &str) -> Result<String, Fail> {
        let token = URL_SAFE_NO_PAD.encode(secret::bytes::<32>());
        let now = now_ms();
        let insert = sql!(
            "INSERT INTO sessions (token_hash, account, created, expires, seen, agent) VALUES ($1, $2, $3, $4, $3, $5)",
            secret::hash(&token),
            &player.id,
            now,
            now + LASTS,
            agent,
        );
        let seen = sql!("UPDATE accounts SET seen = $2 WHERE id = $1", &player.id, now);
        self.hall.writer.commit(Unit::of(vec![insert, seen])).await?;
        Ok(token)
    }

    pub async fn player_of(&self, token: &str) -> Result<Option<Player>, Fail> {
        let hash = secret::hash(token);
        let now = now_ms();
        if let Some((player, until)) = self.sessions.known().get(&hash)
            && *until > now
        {
            return Ok(Some(player.clone()));
        }
        let forgotten = self.sessions.forgotten.load(Ordering::Acquire);
        let query = sql!(
            "SELECT a.id, a.name, a.password, s.seen FROM sessions s JOIN accounts a ON a.id = s.account \
             WHERE s.token_hash = $1 AND s.expires > $2 \
             AND NOT EXISTS (SELECT 1 FROM sanctions b WHERE b.account = a.id AND b.kind = 'ban' AND b.until > $2)",
            &hash,
            now,
        );
        let found: Option<(String, String, Option<String>, i64)> = self.hall.store.first(query).await?;
        let Some((id, name, password, seen)) = found else { return Ok(None) };
        if seen < now - HOUR {
            let update = sql!("UPDATE sessions SET seen = $2 WHERE token_hash = $1", &hash, now);
            self.hall.writer.commit(Unit::of(vec![update])).await?;
        }
        let player = Player { id, name, guest: password.is_none() };
        let mut known = self.sessions.known();
        if self.sessions.forgotten.load(Ordering::Acquire) != forgotten {
            return Ok(Some(player));
        }
        if known.len() >= AT_MOST {
            known.clear();
        }
        known.insert(hash, (player.clone(), now + REMEMBERED));
        Ok(Some(player))
    }

    /// Ends a player's session of this token.
    pub async fn end_session(&self, player: &Player, token: &str) -> Result<(), Fail> {
        let delete =
            sql!("DELETE FROM sessions WHERE account = $1 AND token_hash = $2", &player.id, secret::hash(token));
        self.change_account(&[&player.id], vec![delete]).await
    }

    /// Where a player is logged in, latest first.
    pub async fn sessions_of(&self, player: &Player, token: Option<&str>) -> Result<Vec<Session>, Fail> {
        let query = sql!(
            "SELECT token_hash, created, seen, agent FROM sessions WHERE account = $1 AND expires > $2 \
             ORDER BY seen DESC, created DESC LIMIT 100",
            &player.id,
            now_ms(),
        );
        let here = token.map(secret::hash);
        let session = |(hash, created, seen, agent): (String, i64, i64, String)| Session {
            here: here.as_ref() == Some(&hash),
            // The beginning of a hash leads to nothing but the session among its owner's.
            id: hash.chars().take(NAMED).collect(),
            created,
            seen,
            agent,
        };
        Ok(self.hall.store.read(query).await?.into_iter().map(session).collect())
    }

    /// Ends one session of a player's list.
    pub async fn end_listed(&self, player: &Player, id: &str) -> Result<(), Fail> {
        let query = sql!(
            "SELECT token_hash FROM sessions WHERE account = $1 AND SUBSTR(token_hash, 1, $3) = $2",
            &player.id,
            id,
            NAMED as i64
        );
        let (hash,): (String,) = self.hall.store.first(query).await?.ok_or(Refused::NotFound)?;
        let delete = sql!("DELETE FROM sessions WHERE account = $1 AND token_hash = $2", &player.id, hash);
        self.change_account(&[&player.id], vec![delete]).await
    }

    pub async fn end_all_sessions(&self, player: &Player) -> Result<(), Fail> {
        let delete = sql!("DELETE FROM sessions WHERE account = $1", &player.id);
        self.change_account(&[&player.id], vec![delete]).await
    }

    /// Carries out what changes accounts, and has everybody who shows something of them look again, here and in other processes.
    pub async fn change_account(&self, ids: &[&str], statements: Vec<Statement>) -> Result<(), Fail> {
        self.hall.writer.commit(Unit::accounts(ids, statements)).await?;
        for id in ids {
            self.account_changed(id).await;
        }
        Ok(())
    }

    /// Something about an account changed, here or in another process.
    pub async fn account_changed(&self, id: &str) {
        self.hall.read_seats(Some(id)).await;
        self.sessions.forget(Some(id));
    }
}

impl FromRequestParts<Arc<App>> for Visit {
    type Rejection = Fail;
    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, Fail> {
        parts.extensions.get::<Visit>().cloned().ok_or_else(|| Fail::broken("a request went round the door"))
    }
}

/// The player of this request; a guest is made on the spot if there is none.
impl FromRequestParts<Arc<App>> for Player {
    type Rejection = Fail;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Fail> {
        let visit = <Visit as FromRequestParts<Arc<App>>>::from_request_parts(parts, app).await?;
        if let Some(player) = visit.player {
            return Ok(player);
        }
        app.may_begin(&visit).await?;
        app.limits.guest(visit.address)?;
        let player = app.guest().await?;
        visit.give(Some(app.begin_session(&player, &visit.agent).await?));
        Ok(player)
    }
}

/// The player of this request, if there is one.
impl OptionalFromRequestParts<Arc<App>> for Player {
    type Rejection = Fail;
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Option<Self>, Fail> {
        let visit = <Visit as FromRequestParts<Arc<App>>>::from_request_parts(parts, app).await?;
        Ok(visit.player)
    }
}

/// Only with a session.
pub fn known(player: Option<Player>) -> Result<Player, Fail> {
    player.ok_or_else(|| Refused::WhoAreYou.into())
}

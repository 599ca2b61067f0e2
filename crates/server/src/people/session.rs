//! Sessions: a random token in a signed, http-only cookie; its hash in the database.

use crate::app::App;
use crate::problem::{Fail, Refused};
use crate::secret;
use crate::sql;
use crate::store::Unit;
use crate::time::now_ms;
use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use starboard_table::Who;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub const COOKIE: &str = "starboard";
const LASTS: i64 = 400 * 24 * 60 * 60 * 1000;
/// How long a session is believed without asking the database.
const REMEMBERED: i64 = 30_000;
const AT_MOST: usize = 50_000;

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
    pub token: Option<String>,
    pub address: IpAddr,
    /// The cookie to set: `Some(None)` takes it away.
    pub leave: Arc<Mutex<Option<Option<String>>>>,
}

impl Visit {
    pub fn give(&self, token: Option<String>) {
        *self.leave.lock().unwrap_or_else(PoisonError::into_inner) = Some(token);
    }
}

/// The sessions remembered in memory.
#[derive(Default)]
pub struct Sessions {
    known: Mutex<HashMap<String, (Player, i64)>>,
}

impl Sessions {
    fn known(&self) -> MutexGuard<'_, HashMap<String, (Player, i64)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets everybody: the database is asked again.
    pub fn forget(&self) {
        self.known().clear();
    }
}

impl App {
    /// A new session; the answer is its token.
    pub async fn begin_session(&self, player: &Player) -> Result<String, Fail> {
        let token = URL_SAFE_NO_PAD.encode(secret::bytes::<32>());
        let now = now_ms();
        let insert = sql!(
            "INSERT INTO sessions (token_hash, account, created, expires) VALUES ($1, $2, $3, $4)",
            secret::hash(&token),
            &player.id,
            now,
            now + LASTS,
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
        let query = sql!(
            "SELECT a.id, a.name, a.password FROM sessions s JOIN accounts a ON a.id = s.account \
             WHERE s.token_hash = $1 AND s.expires > $2",
            &hash,
            now,
        );
        let rows = self.hall.store.rows(query).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let guest = row.maybe_text(2).is_none();
        let player = Player { id: row.text(0).to_owned(), name: row.text(1).to_owned(), guest };
        let mut known = self.sessions.known();
        if known.len() >= AT_MOST {
            known.clear();
        }
        known.insert(hash, (player.clone(), now + REMEMBERED));
        Ok(Some(player))
    }

    pub async fn end_session(&self, token: &str) -> Result<(), Fail> {
        self.end_sessions(sql!("DELETE FROM sessions WHERE token_hash = $1", secret::hash(token))).await
    }

    pub async fn end_all_sessions(&self, player: &Player) -> Result<(), Fail> {
        self.end_sessions(sql!("DELETE FROM sessions WHERE account = $1", &player.id)).await
    }

    async fn end_sessions(&self, delete: crate::store::Statement) -> Result<(), Fail> {
        self.hall.writer.commit(Unit::sessions(vec![delete])).await?;
        self.sessions.forget();
        Ok(())
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
        app.limits.guest(visit.address)?;
        let player = app.guest().await?;
        visit.give(Some(app.begin_session(&player).await?));
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

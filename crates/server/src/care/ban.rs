//! Who does not come in for now does not come in as somebody new either: not with the browser they had, and not as a new guest or account from
//! where they were. No address is kept, only its hash with the server's key, and only as long as the ban holds.
//!
//! It is a fence, not a wall: another network and a browser without its cookies is a stranger to us. And whoever shares an address with a
//! banned player (a household, a school) waits with a first visit until the ban is over; accounts and guests who are known come and go.

use crate::app::App;
use crate::people::session::Visit;
use crate::problem::{Fail, Refused};
use crate::secret;
use crate::sql;
use crate::store::Unit;
use crate::time::now_ms;
use sha2::{Digest as _, Sha256};
use std::net::IpAddr;

/// Places that are remembered of one ban.
const PLACES: i64 = 20;

impl App {
    fn place(&self, address: IpAddr) -> String {
        let mut hash = Sha256::new();
        hash.update(self.key.signing());
        hash.update(format!("a banned place\n{address}"));
        hash.finalize().iter().map(|b| format!("{b:02x}")).collect()
    }

    /// Somebody who is banned comes from there, or came when it was decided.
    pub(crate) async fn hold_place(&self, account: &str, address: IpAddr) -> Result<(), Fail> {
        // From this very machine comes a proxy that nobody told us of, that is everybody.
        if address.is_loopback() || address.is_unspecified() {
            return Ok(());
        }
        let (place, now) = (self.place(address), now_ms());
        let missing = sql!(
            "SELECT s.id FROM sanctions s WHERE s.account = $1 AND s.kind = 'ban' AND s.until > $2 \
             AND NOT EXISTS (SELECT 1 FROM banned_places b WHERE b.sanction = s.id AND b.place = $3)",
            account,
            now,
            &place,
        );
        if self.hall.store.rows(missing).await?.is_empty() {
            return Ok(());
        }
        let hold = sql!(
            "INSERT INTO banned_places (place, sanction, until) SELECT $3, s.id, s.until FROM sanctions s \
             WHERE s.account = $1 AND s.kind = 'ban' AND s.until > $2 \
             AND (SELECT COUNT(*) FROM banned_places b WHERE b.sanction = s.id) < $4 ON CONFLICT DO NOTHING",
            account,
            now,
            place,
            PLACES,
        );
        self.hall.writer.commit(Unit::of(vec![hold])).await?;
        Ok(())
    }

    /// Is this the browser of somebody who is banned? Then where it is now is remembered, too.
    pub(crate) async fn is_banned_session(&self, token: &str, address: IpAddr) -> Result<bool, Fail> {
        let query = sql!(
            "SELECT s.account FROM sessions s JOIN sanctions b ON b.account = s.account WHERE s.token_hash = $1 \
             AND b.kind = 'ban' AND b.until > $2 LIMIT 1",
            secret::hash(token),
            now_ms(),
        );
        let found: Option<(String,)> = self.hall.store.first(query).await?;
        let Some((account,)) = found else { return Ok(false) };
        self.hold_place(&account, address).await?;
        Ok(true)
    }

    /// May somebody new begin here: a guest, an account?
    pub(crate) async fn may_begin(&self, visit: &Visit) -> Result<(), Fail> {
        let held = sql!(
            "SELECT sanction FROM banned_places WHERE place = $1 AND until > $2 LIMIT 1",
            self.place(visit.address),
            now_ms()
        );
        match visit.banned || !self.hall.store.rows(held).await?.is_empty() {
            true => Err(Refused::State("sanctioned-ban").into()),
            false => Ok(()),
        }
    }
}

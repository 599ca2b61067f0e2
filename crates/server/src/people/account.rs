//! Accounts: made from guests, changed, exported, deleted.

use super::names::{self, key, look};
use super::password;
use super::session::Player;
use super::strength;
use crate::app::App;
use crate::problem::{Fail, Refused};
use crate::secret;
use crate::sql;
use crate::store::{Statement, Unit};
use crate::time::now_ms;
use crate::wire::{ChangeMe, Credentials, Me};
use crate::words::{WORDS, lang};

/// What a player may set on the pages, in bytes.
const SETTINGS: usize = 4000;

/// Stars that guests are named after.
const STARS: [&str; 24] = [
    "Altair",
    "Vega",
    "Rigel",
    "Deneb",
    "Sirius",
    "Spica",
    "Mira",
    "Capella",
    "Antares",
    "Bellatrix",
    "Castor",
    "Pollux",
    "Polaris",
    "Procyon",
    "Regulus",
    "Adhara",
    "Alnair",
    "Electra",
    "Maia",
    "Merope",
    "Nunki",
    "Sabik",
    "Talitha",
    "Zaurak",
];

fn check_name(name: &str) -> Result<String, Fail> {
    let name = names::written(name);
    let count = name.chars().count();
    let allowed = |c: char| c.is_alphanumeric() || " -_'’".contains(c);
    if !(2..=24).contains(&count) || !name.chars().all(allowed) || name.contains("  ") {
        return Err(Refused::Bad(WORDS.say(lang(), "game-name", &[])).into());
    }
    Ok(name)
}

fn check_password(password: &str, name: &str) -> Result<(), Fail> {
    let bad = |key: &str| Err(Refused::Bad(WORDS.say(lang(), key, &[])).into());
    match password.chars().count() {
        strength::LEAST..=strength::MOST if strength::is_weak(password, name) => bad("weak-password"),
        strength::LEAST..=strength::MOST => Ok(()),
        _ => bad("game-password"),
    }
}

/// A guest's tries at a day's deal are the account's, unless it has tried already.
fn tries_go_along(guest: &Player, account: &Player) -> Statement {
    sql!(
        "INSERT INTO dailies (day, game, account, table_id) SELECT day, game, $2, table_id FROM dailies WHERE account = $1 \
         ON CONFLICT DO NOTHING",
        &guest.id,
        &account.id,
    )
}

impl App {
    /// A new guest.
    pub async fn guest(&self) -> Result<Player, Fail> {
        let n = secret::number();
        let name = format!("{} {}", STARS[(n % 24) as usize], 10 + (n >> 8) % 990);
        let player = Player { id: secret::name(20), name, guest: true };
        let insert = sql!(
            "INSERT INTO accounts (id, name, name_key, password, created, seen) VALUES ($1, $2, NULL, NULL, $3, $3)",
            &player.id,
            &player.name,
            now_ms(),
        );
        self.hall.writer.commit(Unit::of(vec![insert])).await?;
        Ok(player)
    }

    pub async fn me(&self, player: &Player) -> Result<Me, Fail> {
        let query = sql!("SELECT created, settings, owner FROM accounts WHERE id = $1", &player.id);
        let found: Option<(i64, Option<String>, bool)> = self.hall.store.first(query).await?;
        let (since, settings, owner) = found.unwrap_or_default();
        let settings = settings.and_then(|text| serde_json::from_str(&text).ok());
        let muted = self.muted(&player.id).await?;
        let (id, name, guest) = (player.id.clone(), player.name.clone(), player.guest);
        Ok(Me { id, name, guest, since, muted, owner, settings })
    }

    pub async fn muted(&self, account: &str) -> Result<Vec<String>, Fail> {
        let muted: Vec<(String,)> =
            self.hall.store.read(sql!("SELECT player FROM mutes WHERE account = $1", account)).await?;
        Ok(muted.into_iter().map(|(player,)| player).collect())
    }

    pub async fn mute(&self, account: &str, player: &str, muted: bool) -> Result<(), Fail> {
        let statement = match muted {
            true => sql!("INSERT INTO mutes (account, player) VALUES ($1, $2) ON CONFLICT DO NOTHING", account, player),
            false => sql!("DELETE FROM mutes WHERE account = $1 AND player = $2", account, player),
        };
        self.change_account(&[account], vec![statement]).await
    }

    /// The guest becomes an account and keeps everything.
    pub async fn register(&self, guest: &Player, wish: &Credentials) -> Result<Player, Fail> {
        let (name, password) = (&wish.name, &wish.password);
        if !guest.guest {
            return Err(Refused::State("guest-only").into());
        }
        let name = check_name(name)?;
        check_password(password, &name)?;
        self.check_free(&name, &guest.id).await?;
        let code = self.may_register(wish.code.as_deref()).await?;
        let hash = password::hash(password.to_owned()).await?;
        let update = sql!(
            "UPDATE accounts SET name = $2, name_key = $3, password = $4, look = $5 WHERE id = $1 AND name_key IS NULL \
             AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.name_key = $3 OR a.look = $5)",
            &guest.id,
            &name,
            key(&name),
            hash,
            look(&name),
        );
        match code {
            // The code decides: it lets in one.
            Some(code) => {
                let unit = Unit::accounts(&[&guest.id], vec![code, update]);
                let entered = self.hall.writer.commit(unit).await.map_err(|e| match e.is_taken() {
                    true => Fail::from(Refused::NameTaken),
                    false => e.into(),
                })?;
                self.account_changed(&guest.id).await;
                if !entered {
                    return Err(Refused::State("registration-code").into());
                }
                self.check_free(&name, &guest.id).await?;
            }
            None => self.commit_name(&guest.id, update).await?,
        }
        Ok(Player { id: guest.id.clone(), name, guest: false })
    }

    async fn check_free(&self, name: &str, mine: &str) -> Result<(), Fail> {
        let query = sql!(
            "SELECT id FROM accounts WHERE (name_key = $1 OR look = $3) AND id <> $2",
            key(name),
            mine,
            look(name)
        );
        if self.hall.store.rows(query).await?.is_empty() { Ok(()) } else { Err(Refused::NameTaken.into()) }
    }

    /// The unique name decides a race between two who want it.
    async fn commit_name(&self, id: &str, update: Statement) -> Result<(), Fail> {
        match self.hall.writer.commit(Unit::accounts(&[id], vec![update])).await {
            Ok(true) => {
                self.account_changed(id).await;
                Ok(())
            }
            Ok(false) => Err(Refused::NameTaken.into()),
            Err(e) if e.is_taken() => Err(Refused::NameTaken.into()),
            Err(e) => Err(e.into()),
        }
    }

    pub async fn login(&self, name: &str, password: &str) -> Result<Player, Fail> {
        let key = key(name);
        let query = sql!("SELECT id, name, password FROM accounts WHERE name_key = $1", &key);
        let found: Option<(String, String, Option<String>)> = self.hall.store.first(query).await?;
        let hash = found.as_ref().and_then(|(_, _, hash)| hash.clone());
        self.check_right(&key, password.to_owned(), hash).await?;
        let (id, name, _) = found.ok_or(Refused::WrongPassword)?;
        Ok(Player { id, name, guest: false })
    }

    /// What a guest played goes to the account that logs in.
    pub async fn keep_games(&self, guest: &Player, account: &Player) -> Result<(), Fail> {
        if !guest.guest || guest.id == account.id {
            return Ok(());
        }
        let unit = vec![
            sql!("UPDATE accounts SET seen = $2 WHERE id = $1", &account.id, now_ms()),
            sql!("UPDATE seats SET account = $2 WHERE account = $1", &guest.id, &account.id),
            sql!("UPDATE tables SET host = $2 WHERE host = $1", &guest.id, &account.id),
            sql!("UPDATE campaign_seats SET account = $2 WHERE account = $1", &guest.id, &account.id),
            sql!("UPDATE campaigns SET host = $2 WHERE host = $1", &guest.id, &account.id),
            sql!("UPDATE entries SET player = $2 WHERE player = $1", &guest.id, &account.id),
            sql!("DELETE FROM sessions WHERE account = $1", &guest.id),
            sql!("DELETE FROM mutes WHERE account = $1", &guest.id),
            sql!("DELETE FROM waiting WHERE account = $1", &guest.id),
            sql!("UPDATE match_players SET account = $2 WHERE account = $1", &guest.id, &account.id),
            sql!("UPDATE tournament_players SET account = $2 WHERE account = $1", &guest.id, &account.id),
            sql!("DELETE FROM follows WHERE account = $1 OR player = $1", &guest.id),
            sql!("DELETE FROM blocks WHERE account = $1 OR player = $1", &guest.id),
            sql!(
                "DELETE FROM circle_members WHERE account = $1 AND circle_id IN (SELECT circle_id FROM circle_members WHERE account = $2)",
                &guest.id,
                &account.id
            ),
            sql!("UPDATE circle_members SET account = $2 WHERE account = $1", &guest.id, &account.id),
            sql!("UPDATE circles SET host = $2 WHERE host = $1", &guest.id, &account.id),
            sql!("UPDATE tournaments SET host = $2 WHERE host = $1", &guest.id, &account.id),
            sql!("DELETE FROM invitations WHERE account = $1 OR by_account = $1", &guest.id),
            tries_go_along(guest, account),
            sql!("DELETE FROM dailies WHERE account = $1", &guest.id),
            sql!("DELETE FROM accounts WHERE id = $1", &guest.id),
        ];
        self.change_account(&[&guest.id, &account.id], unit).await
    }

    /// The guest's games stay behind; a day's deal was seen all the same.
    pub async fn leave_games(&self, guest: &Player, account: &Player) -> Result<(), Fail> {
        if guest.guest && guest.id != account.id {
            self.hall.writer.commit(Unit::of(vec![tries_go_along(guest, account)])).await?;
        }
        Ok(())
    }

    pub async fn change_me(&self, me: &Player, change: ChangeMe) -> Result<Player, Fail> {
        let mut me = me.clone();
        if let Some(new) = change.password {
            let hash = self.hash_of(&me).await?;
            if me.guest || hash.is_none() {
                return Err(Refused::Forbidden.into());
            }
            check_password(&new, &me.name)?;
            self.check_right(&key(&me.name), change.old_password.unwrap_or_default(), hash).await?;
            self.set_password(&me, &new).await?;
        }
        if let Some(settings) = change.settings {
            let text = settings.to_string();
            if !settings.is_object() || text.len() > SETTINGS {
                return Err(Refused::Bad(format!("settings: an object of at most {SETTINGS} bytes")).into());
            }
            let update = sql!("UPDATE accounts SET settings = $2 WHERE id = $1", &me.id, text);
            self.hall.writer.commit(Unit::of(vec![update])).await?;
        }
        if let Some(name) = change.name {
            let name = check_name(&name)?;
            let (name_key, look) = if me.guest { (None, None) } else { (Some(key(&name)), Some(look(&name))) };
            self.check_free(&name, &me.id).await?;
            let update = sql!(
                "UPDATE accounts SET name = $2, name_key = $3, look = $4 WHERE id = $1",
                &me.id,
                &name,
                name_key,
                look
            );
            self.commit_name(&me.id, update).await?;
            me.name = name;
        }
        Ok(me)
    }

    /// A new password, if it is one that may be.
    pub(crate) async fn set_password(&self, me: &Player, new: &str) -> Result<(), Fail> {
        check_password(new, &me.name)?;
        let hash = password::hash(new.to_owned()).await?;
        let update = sql!("UPDATE accounts SET password = $2 WHERE id = $1", &me.id, hash);
        self.hall.writer.commit(Unit::of(vec![update])).await?;
        Ok(())
    }

    async fn hash_of(&self, me: &Player) -> Result<Option<String>, Fail> {
        let query = sql!("SELECT password FROM accounts WHERE id = $1", &me.id);
        let found: Option<(Option<String>,)> = self.hall.store.first(query).await?;
        Ok(found.and_then(|(hash,)| hash))
    }

    /// Is it really this player? Guests have nothing to prove it with beyond their session.
    pub async fn confirm(&self, me: &Player, password: Option<String>) -> Result<(), Fail> {
        let hash = self.hash_of(me).await?;
        if hash.is_some() {
            self.check_right(&key(&me.name), password.unwrap_or_default(), hash).await?;
        }
        Ok(())
    }

    /// Is it the password behind the hash? Who was wrong too often waits before the next is heard.
    async fn check_right(&self, name_key: &str, password: String, hash: Option<String>) -> Result<(), Fail> {
        self.may_try(name_key).await?;
        let right = password::is_right(password, hash).await?;
        self.tried(name_key, right).await?;
        if right { Ok(()) } else { Err(Refused::WrongPassword.into()) }
    }

    /// Gives accounts of earlier versions the looks of their names; where two look alike the second has none.
    pub async fn fill_in_looks(&self) -> Result<(), Fail> {
        let query =
            sql!("SELECT id, name FROM accounts WHERE name_key IS NOT NULL AND look IS NULL ORDER BY created, id");
        let without: Vec<(String, String)> = self.hall.store.read(query).await?;
        for (id, name) in without {
            let update = sql!(
                "UPDATE accounts SET look = $2, name_key = $3 WHERE id = $1 AND NOT EXISTS \
                 (SELECT 1 FROM accounts a WHERE a.id <> $1 AND (a.look = $2 OR a.name_key = $3))",
                id,
                look(&name),
                key(&name),
            );
            self.hall.writer.commit(Unit::of(vec![update])).await?;
        }
        Ok(())
    }
}

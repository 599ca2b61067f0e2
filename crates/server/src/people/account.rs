//! Accounts: made from guests, changed, exported, deleted.

use super::password;
use super::session::Player;
use crate::app::App;
use crate::problem::{Fail, Refused};
use crate::secret;
use crate::sql;
use crate::store::{Statement, Unit};
use crate::time::now_ms;
use crate::wire::{ChangeMe, Me};
use crate::words::{WORDS, lang};

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

/// A name without regard to case.
fn key(name: &str) -> String {
    name.to_lowercase()
}

fn check_name(name: &str) -> Result<String, Fail> {
    let name = name.trim();
    let count = name.chars().count();
    let allowed = |c: char| c.is_alphanumeric() || " -_'’".contains(c);
    if !(2..=24).contains(&count) || !name.chars().all(allowed) || name.contains("  ") {
        return Err(Refused::Bad(WORDS.say(lang(), "game-name", &[])).into());
    }
    Ok(name.to_owned())
}

fn check_password(password: &str) -> Result<(), Fail> {
    match (8..=200).contains(&password.chars().count()) {
        true => Ok(()),
        false => Err(Refused::Bad(WORDS.say(lang(), "game-password", &[])).into()),
    }
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
        let found = self.hall.store.first(sql!("SELECT created FROM accounts WHERE id = $1", &player.id)).await?;
        let since = found.map_or(0, |(at,): (i64,)| at);
        let muted = self.muted(&player.id).await?;
        Ok(Me { id: player.id.clone(), name: player.name.clone(), guest: player.guest, since, muted })
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
    pub async fn register(&self, guest: &Player, name: &str, password: &str) -> Result<Player, Fail> {
        if !guest.guest {
            return Err(Refused::State("guest-only").into());
        }
        let name = check_name(name)?;
        check_password(password)?;
        self.check_free(&name, &guest.id).await?;
        let hash = password::hash(password.to_owned()).await?;
        let update = sql!(
            "UPDATE accounts SET name = $2, name_key = $3, password = $4 WHERE id = $1 AND name_key IS NULL \
             AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.name_key = $3)",
            &guest.id,
            &name,
            key(&name),
            hash,
        );
        self.commit_name(&guest.id, update).await?;
        Ok(Player { id: guest.id.clone(), name, guest: false })
    }

    async fn check_free(&self, name: &str, mine: &str) -> Result<(), Fail> {
        let query = sql!("SELECT id FROM accounts WHERE name_key = $1 AND id <> $2", key(name), mine);
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
        let query = sql!("SELECT id, name, password FROM accounts WHERE name_key = $1", key(name.trim()));
        let found: Option<(String, String, Option<String>)> = self.hall.store.first(query).await?;
        let hash = found.as_ref().and_then(|(_, _, hash)| hash.clone());
        if !password::is_right(password.to_owned(), hash).await? {
            return Err(Refused::WrongPassword.into());
        }
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
            sql!("DELETE FROM accounts WHERE id = $1", &guest.id),
        ];
        self.change_account(&[&guest.id, &account.id], unit).await
    }

    pub async fn change_me(&self, me: &Player, change: ChangeMe) -> Result<Player, Fail> {
        let mut me = me.clone();
        if let Some(new) = change.password {
            let hash = self.hash_of(&me).await?;
            if me.guest || hash.is_none() {
                return Err(Refused::Forbidden.into());
            }
            check_password(&new)?;
            if !password::is_right(change.old_password.unwrap_or_default(), hash).await? {
                return Err(Refused::WrongPassword.into());
            }
            let hash = password::hash(new).await?;
            let update = sql!("UPDATE accounts SET password = $2 WHERE id = $1", &me.id, hash);
            self.hall.writer.commit(Unit::of(vec![update])).await?;
        }
        if let Some(name) = change.name {
            let name = check_name(&name)?;
            let name_key = if me.guest { None } else { Some(key(&name)) };
            self.check_free(&name, &me.id).await?;
            let update = sql!("UPDATE accounts SET name = $2, name_key = $3 WHERE id = $1", &me.id, &name, name_key);
            self.commit_name(&me.id, update).await?;
            me.name = name;
        }
        Ok(me)
    }

    async fn hash_of(&self, me: &Player) -> Result<Option<String>, Fail> {
        let query = sql!("SELECT password FROM accounts WHERE id = $1", &me.id);
        let found: Option<(Option<String>,)> = self.hall.store.first(query).await?;
        Ok(found.and_then(|(hash,)| hash))
    }

    /// Is it really this player? Guests have nothing to prove it with beyond their session.
    pub async fn confirm(&self, me: &Player, password: Option<String>) -> Result<(), Fail> {
        let hash = self.hash_of(me).await?;
        if hash.is_some() && !password::is_right(password.unwrap_or_default(), hash).await? {
            return Err(Refused::WrongPassword.into());
        }
        Ok(())
    }
}

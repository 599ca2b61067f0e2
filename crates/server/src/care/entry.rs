//! Coming in, where that needs a code; and coming back without the password.

use crate::app::App;
use crate::people::names::key;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::secret;
use crate::sql;
use crate::store::{Statement, Unit};
use crate::time::now_ms;
use crate::wire::{Recover, Registration, SanctionKind};
use subtle::ConstantTimeEq as _;

/// Letters of a recovery code: a hundred and twenty bits.
const CODE: usize = 24;

/// A code as people write it: in fours. Case and dashes do not count.
fn written(code: &str) -> String {
    let letters: Vec<char> = code.chars().collect();
    letters.chunks(4).map(|four| four.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

fn read(code: &str) -> String {
    code.chars().filter(|c| c.is_ascii_alphanumeric()).map(|c| c.to_ascii_lowercase()).collect()
}

impl App {
    /// What must be done together with making an account, if one may be made.
    pub async fn may_register(&self, code: Option<&str>) -> Result<Option<Statement>, Fail> {
        match self.config.registration {
            Registration::Open => Ok(None),
            Registration::Closed => Err(Refused::State("registration-closed").into()),
            Registration::Invite => {
                let code = read(code.unwrap_or_default());
                let query = sql!("SELECT code FROM entry_codes WHERE code = $1 AND used IS NULL", &code);
                if self.hall.store.rows(query).await?.is_empty() {
                    return Err(Refused::State("registration-code").into());
                }
                Ok(Some(sql!("UPDATE entry_codes SET used = $2 WHERE code = $1 AND used IS NULL", code, now_ms())))
            }
        }
    }

    /// A new code that replaces the password; only its hash is kept.
    pub async fn new_recovery(&self, player: &Player) -> Result<String, Fail> {
        let code = secret::name(CODE);
        let update = sql!("UPDATE accounts SET recovery = $2 WHERE id = $1", &player.id, secret::hash(&code));
        self.hall.writer.commit(Unit::of(vec![update])).await?;
        Ok(written(&code))
    }

    /// A new password for who has the code. The code is used up.
    pub async fn recover(&self, wish: &Recover) -> Result<Player, Fail> {
        let name_key = key(&wish.name);
        self.may_try(&name_key).await?;
        let query =
            sql!("SELECT id, name, recovery FROM accounts WHERE name_key = $1 AND password IS NOT NULL", &name_key);
        let found: Option<(String, String, Option<String>)> = self.hall.store.first(query).await?;
        let kept = found.as_ref().and_then(|(_, _, hash)| hash.clone()).unwrap_or_default();
        let given = secret::hash(&read(&wish.code));
        let right = bool::from(given.as_bytes().ct_eq(kept.as_bytes()));
        self.tried(&name_key, right).await?;
        let (id, name, _) = found.filter(|_| right).ok_or(Refused::WrongPassword)?;
        let player = Player { id, name, guest: false };
        self.set_password(&player, &wish.password).await?;
        Ok(player)
    }

    pub async fn may_come_in(&self, player: &Player) -> Result<(), Fail> {
        match self.is_sanctioned(&player.id, SanctionKind::Ban).await? {
            true => Err(Refused::State("sanctioned-ban").into()),
            false => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_written() {
        let code = secret::name(CODE);
        assert_eq!(read(&written(&code)), code);
        assert_eq!(read(&written(&code).to_uppercase().replace('-', " ")), code);
        assert_eq!(written(&code).len(), CODE + 5);
    }
}

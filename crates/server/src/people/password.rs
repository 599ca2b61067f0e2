//! Passwords: argon2id, a few at a time, off the threads that serve the network.

use crate::problem::Fail;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use tokio::sync::Semaphore;

/// Each takes some twenty megabytes while it lasts.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// Compared against when there is no such account, so that the time taken does not tell.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$c3RhcmJvYXJkc3RhcmJvYQ$Yjk3bWZUZ2p3R2x1c0xvbmdFbm91Z2hUb0JlQTMyQg";

async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fail> {
    let _turn = AT_ONCE.acquire().await.map_err(|e| Fail::broken(e.to_string()))?;
    tokio::task::spawn_blocking(work).await.map_err(|e| Fail::broken(e.to_string()))
}

pub async fn hash(password: String) -> Result<String, Fail> {
    let hashed = aside(move || Argon2::default().hash_password(password.as_bytes()).map(|h| h.to_string())).await?;
    hashed.map_err(|e| Fail::broken(format!("argon2: {e}")))
}

/// Is it the password behind the hash? As slow for an account that does not exist.
pub async fn is_right(password: String, hash: Option<String>) -> Result<bool, Fail> {
    let known = hash.is_some();
    let hash = hash.unwrap_or_else(|| NOBODY.to_owned());
    let right = aside(move || {
        PasswordHash::new(&hash).is_ok_and(|h| Argon2::default().verify_password(password.as_bytes(), &h).is_ok())
    });
    Ok(right.await? && known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_password_is_right() {
        let hash = hash("correct horse".to_owned()).await.unwrap();
        assert!(hash.starts_with("$argon2id$"));
        assert!(is_right("correct horse".to_owned(), Some(hash.clone())).await.unwrap());
        assert!(!is_right("correct horsf".to_owned(), Some(hash)).await.unwrap());
        assert!(!is_right("correct horse".to_owned(), None).await.unwrap());
        assert!(PasswordHash::new(NOBODY).is_ok());
    }
}

//! Things nobody can guess.

use sha2::{Digest as _, Sha256};
use starboard_core::Seed;
use starboard_host::Names;

/// Without letters that look like digits or like each other.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// `N` secret bytes from the operating system.
///
/// # Panics
/// If the system gives none: nothing here is safe without them.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives no random bytes");
    bytes
}

/// A name of `len` letters, five bits each.
pub fn name(len: usize) -> String {
    let random = bytes::<32>();
    random.iter().take(len.min(32)).map(|b| LETTERS[usize::from(b % 32)] as char).collect()
}

pub fn seed() -> Seed {
    Seed(bytes())
}

/// What a new table or campaign is called, and how it is entered.
pub fn names() -> Names {
    Names { id: name(16), invite: name(20) }
}

pub fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

pub fn hash(token: &str) -> String {
    Sha256::digest(token).iter().map(|b| format!("{b:02x}")).collect()
}

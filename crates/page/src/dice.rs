//! Names nobody can guess and seeds, from the random bytes that a call brings.

use sha2::{Digest as _, Sha256};
use starboard_core::Seed;
use starboard_host::Names;

/// Without letters that look like digits or like each other.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// What the names of tables and campaigns in this browser begin with: by it the pages know where to ask.
pub(crate) const HERE: &str = "here-";

pub(crate) struct Dice {
    random: Seed,
    drawn: u32,
}

impl Dice {
    pub(crate) fn new(random: Seed) -> Dice {
        Dice { random, drawn: 0 }
    }

    fn bytes(&mut self) -> [u8; 32] {
        self.drawn += 1;
        Sha256::new().chain_update(self.random.0).chain_update(self.drawn.to_le_bytes()).finalize().into()
    }

    pub(crate) fn seed(&mut self) -> Seed {
        Seed(self.bytes())
    }

    pub(crate) fn number(&mut self) -> u64 {
        let bytes = self.bytes();
        bytes.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    pub(crate) fn names(&mut self) -> Names {
        let mut name = |len: usize| -> String {
            self.bytes().iter().take(len).map(|b| LETTERS[usize::from(b % 32)] as char).collect()
        };
        Names { id: format!("{HERE}{}", name(12)), invite: name(20) }
    }
}

//! A deal that nobody chose: everybody adds a number of their own, promised before anybody's is known.
//!
//! A promise is the SHA-256 of a number of 32 bytes, both written in hexadecimal. The seed is the SHA-256 of the line
//! `starboard fair shuffle`, the server's number and the players' numbers in seat order, each as its 32 bytes.

use sha2::{Digest as _, Sha256};

const LINE: &[u8] = b"starboard fair shuffle\n";

/// Thirty-two bytes, as 64 digits.
pub type Number = [u8; 32];

fn written(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// A number from its 64 hexadecimal digits.
pub fn read(text: &str) -> Option<Number> {
    let mut number = [0; 32];
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    for (byte, two) in number.iter_mut().zip(digits.chunks(2)) {
        let digit = |c: u8| (c as char).to_digit(16);
        *byte = (digit(two[0])? * 16 + digit(two[1])?) as u8;
    }
    Some(number)
}

pub fn write(number: &Number) -> String {
    written(number)
}

/// What is told of a number before the number itself.
pub fn promise(number: &Number) -> String {
    written(&Sha256::digest(number))
}

/// The seed that all numbers make together, the server's first.
pub fn combine(server: &Number, players: &[Number]) -> Number {
    let mut hash = Sha256::new();
    hash.update(LINE);
    hash.update(server);
    players.iter().for_each(|number| hash.update(number));
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        let number: Number = std::array::from_fn(|i| i as u8 * 7);
        assert_eq!(read(&write(&number)), Some(number));
        assert_eq!(read("00"), None);
        assert_eq!(read(&"g".repeat(64)), None);
        assert_eq!(read(&"é".repeat(32)), None);
        // What other programs must find, too.
        assert_eq!(promise(&[0; 32]), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
        assert_ne!(combine(&[0; 32], &[[1; 32], [2; 32]]), combine(&[0; 32], &[[2; 32], [1; 32]]));
    }
}

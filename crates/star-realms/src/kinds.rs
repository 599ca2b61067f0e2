//! A set of card kinds as bits.

use crate::catalog::Kind;

/// Kinds below `K`, which is at most 128; one word is enough for 64.
#[derive(Clone, Copy, Default)]
pub(crate) struct Kinds<const K: usize>([u64; 2]);

impl<const K: usize> Kinds<K> {
    /// Puts a kind in if `on` is 1, and does nothing if it is 0.
    #[inline]
    pub(crate) fn insert_if(&mut self, kind: Kind, on: u8) {
        let word = if K <= 64 { 0 } else { (kind >> 6) as usize & 1 };
        self.0[word] |= u64::from(on) << (kind & 63);
    }

    #[inline]
    pub(crate) fn has(self, kind: Kind) -> bool {
        let word = if K <= 64 { 0 } else { (kind >> 6) as usize & 1 };
        self.0[word] >> (kind & 63) & 1 == 1
    }

    #[inline]
    pub(crate) fn or(self, other: Self) -> Self {
        Kinds([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// The kinds in order.
    #[inline]
    pub(crate) fn each(self, mut f: impl FnMut(Kind)) {
        for word in 0..if K <= 64 { 1 } else { 2 } {
            let mut bits = self.0[word];
            while bits != 0 {
                f((word * 64) as u8 + bits.trailing_zeros() as u8);
                bits &= bits - 1;
            }
        }
    }
}

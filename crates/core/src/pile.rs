//! Piles as counts: how many of each kind, no order, no identity.

use crate::chance::{Chance, Odds};

/// A multiset of card kinds `0..K`, flat and without heap. `K` is a multiple of 8.
///
/// A face-down pile is a bag: which card is on top is decided when it is drawn, with the distribution of a shuffled pile.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<const K: usize> {
    counts: [u8; K],
    total: u16,
}

impl<const K: usize> Default for Bag<K> {
    fn default() -> Self {
        Bag { counts: [0; K], total: 0 }
    }
}

impl<const K: usize> std::fmt::Debug for Bag<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<const K: usize> Bag<K> {
    pub fn new() -> Self {
        const { assert!(K.is_multiple_of(8)) };
        Self::default()
    }

    /// How many of `kind`.
    #[inline]
    pub fn count(&self, kind: u8) -> u8 {
        self.counts[kind as usize]
    }

    #[inline]
    pub fn has(&self, kind: u8) -> bool {
        self.counts[kind as usize] != 0
    }

    /// How many in all.
    #[inline]
    pub fn len(&self) -> usize {
        self.total as usize
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    #[inline]
    pub fn counts(&self) -> &[u8; K] {
        &self.counts
    }

    #[inline]
    pub fn add(&mut self, kind: u8) {
        self.counts[kind as usize] += 1;
        self.total += 1;
    }

    /// Adds several.
    #[inline]
    pub fn add_each(&mut self, kinds: impl ExactSizeIterator<Item = u8>) {
        self.total += kinds.len() as u16;
        for kind in kinds {
            self.counts[kind as usize] += 1;
        }
    }

    pub fn add_many(&mut self, kind: u8, n: u8) {
        self.counts[kind as usize] += n;
        self.total += u16::from(n);
    }

    /// Takes one of `kind` out; the caller knows it is there.
    #[inline]
    pub fn remove(&mut self, kind: u8) {
        self.take(kind);
    }

    /// The same; how many are left.
    #[inline]
    pub fn take(&mut self, kind: u8) -> u8 {
        debug_assert!(self.has(kind), "no card of kind {kind} to remove");
        self.total -= 1;
        let count = &mut self.counts[kind as usize];
        *count -= 1;
        *count
    }

    /// Moves everything of `other` in here.
    #[inline]
    pub fn absorb(&mut self, other: &mut Bag<K>) {
        self.add_all(other);
        *other = Bag::default();
    }

    /// Adds as many of each kind as are in another.
    #[inline]
    pub fn add_all(&mut self, other: &Bag<K>) {
        for (mine, theirs) in self.counts.iter_mut().zip(&other.counts) {
            *mine += theirs;
        }
        self.total += other.total;
    }

    /// Draws one kind at random and takes it out. The bag must not be empty.
    #[inline]
    pub fn draw(&mut self, space: u8, chance: &mut impl Chance) -> u8 {
        debug_assert!(!self.is_empty(), "drawing from an empty pile");
        let kind = usize::from(chance.pick(Odds { space, counts: &self.counts, total: self.total }));
        self.counts[kind] -= 1;
        self.total -= 1;
        kind as u8
    }

    /// Draws `n` at random, which must be there, into another bag; `each` is told of every kind.
    #[inline(always)]
    pub fn deal(&mut self, n: u8, to: &mut Bag<K>, space: u8, chance: &mut impl Chance, mut each: impl FnMut(u8)) {
        debug_assert!(usize::from(n) <= self.len(), "drawing {n} of {}", self.len());
        let (mut total, n) = (self.total, u16::from(n));
        let rest = total - n;
        while total > rest {
            let kind = usize::from(chance.pick(Odds { space, counts: &self.counts, total }));
            self.counts[kind] -= 1;
            to.counts[kind] += 1;
            each(kind as u8);
            total -= 1;
        }
        self.total = rest;
        to.total += n;
    }

    /// The kinds that are there with how many of each, in kind order.
    pub fn iter(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        self.counts.iter().enumerate().filter(|(_, n)| **n > 0).map(|(kind, n)| (kind as u8, *n))
    }

    /// The kinds that are there as words of 64 bits, for quick walks over them.
    #[inline]
    pub fn each_kind(&self, mut f: impl FnMut(u8)) {
        for (word, chunk) in self.counts.as_chunks::<8>().0.iter().enumerate() {
            let mut w = u64::from_le_bytes(*chunk);
            while w != 0 {
                let byte = w.trailing_zeros() / 8;
                f((word * 8) as u8 + byte as u8);
                w &= !(0xff << (byte * 8));
            }
        }
    }
}

/// Which outcome ticket number `ticket` of `total` belongs to when outcome `i` holds `counts[i]` tickets, in order.
#[inline(always)]
pub fn outcome_of_ticket(counts: &[u8], total: u16, ticket: u32) -> usize {
    let (words, rest) = counts.as_chunks::<8>();
    let mut left = ticket;
    if total < 128 {
        // Sums stay below 128, so eight running sums fit one word and are compared at once.
        const ONES: u64 = 0x0101_0101_0101_0101;
        const HIGH: u64 = 0x8080_8080_8080_8080;
        for (i, chunk) in words.iter().enumerate() {
            let sums = u64::from_le_bytes(*chunk).wrapping_mul(ONES);
            let sum = (sums >> 56) as u32;
            if left < sum {
                let above = ((sums | HIGH) - u64::from(left + 1) * ONES) & HIGH;
                return i * 8 + (above.trailing_zeros() / 8) as usize;
            }
            left -= sum;
        }
        return words.len() * 8 + within(rest, left);
    }
    outcome_of_many(counts, ticket)
}

/// The same where sums do not fit.
#[cold]
#[inline(never)]
fn outcome_of_many(counts: &[u8], ticket: u32) -> usize {
    let (words, rest) = counts.as_chunks::<8>();
    let mut left = ticket;
    for (i, chunk) in words.iter().enumerate() {
        let w = u64::from_le_bytes(*chunk);
        if w == 0 {
            continue;
        }
        let sum = sum_of_bytes(w);
        if left < sum {
            return i * 8 + within(chunk, left);
        }
        left -= sum;
    }
    words.len() * 8 + within(rest, left)
}

/// The eight bytes added up.
#[inline]
fn sum_of_bytes(w: u64) -> u32 {
    const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
    let pairs = (w & EVEN) + ((w >> 8) & EVEN);
    (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
}

#[inline]
fn within(counts: &[u8], mut left: u32) -> usize {
    for (i, n) in counts.iter().enumerate() {
        if left < u32::from(*n) {
            return i;
        }
        left -= u32::from(*n);
    }
    unreachable!("a ticket beyond the total")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tickets_fall_to_their_outcomes_in_order() {
        let mut counts = [0u8; 16];
        counts[1] = 2;
        counts[7] = 1;
        counts[12] = 3;
        let got: Vec<usize> = (0..6).map(|t| outcome_of_ticket(&counts, 6, t)).collect();
        assert_eq!(got, [1, 1, 7, 12, 12, 12]);
    }

    #[test]
    fn many_tickets_fall_as_few_do() {
        let counts: [u8; 20] = std::array::from_fn(|i| [0, 3, 40, 1][i % 4]);
        let total: u16 = counts.iter().map(|n| u16::from(*n)).sum();
        assert!(total >= 128);
        let expected = counts.iter().enumerate().flat_map(|(i, n)| std::iter::repeat_n(i, *n as usize));
        for (ticket, outcome) in expected.enumerate() {
            assert_eq!(outcome_of_ticket(&counts, total, ticket as u32), outcome);
        }
        let few: [u8; 20] = counts.map(|n| n.min(6));
        let total: u16 = few.iter().map(|n| u16::from(*n)).sum();
        assert!(total < 128);
        let expected = few.iter().enumerate().flat_map(|(i, n)| std::iter::repeat_n(i, *n as usize));
        for (ticket, outcome) in expected.enumerate() {
            assert_eq!(outcome_of_ticket(&few, total, ticket as u32), outcome);
        }
    }

    #[test]
    fn each_kind_walks_the_same_kinds_as_iter() {
        let mut bag = Bag::<24>::new();
        bag.add(0);
        bag.add_many(9, 200);
        bag.add(23);
        let mut kinds = Vec::new();
        bag.each_kind(|k| kinds.push(k));
        assert_eq!(kinds, bag.iter().map(|(k, _)| k).collect::<Vec<_>>());
        assert_eq!(bag.len(), 202);
    }
}

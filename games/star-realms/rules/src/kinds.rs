//! Sets of card kinds, a bit for each: as numbers while they are worked with, as bytes that need no alignment while a state keeps them.

use crate::catalog::Kind;
use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, Not};

/// A set of card kinds: `u64` at tables of at most 64 kinds, `u128` at all others.
pub trait KindSet:
    Copy + Eq + Default + Debug + Send + Sync + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + 'static
{
    /// The set in a state.
    type Kept: Copy + Eq + Default + Debug + Send + Sync;
    const ALL: Self;

    fn one(kind: Kind) -> Self;
    /// The kinds below 64, and those from there on.
    fn words(self) -> [u64; 2];
    /// Has it one kind at most?
    fn is_one(self) -> bool;
    /// The first kind, or more than there are.
    fn first(self) -> usize;

    fn keep(self) -> Self::Kept;
    fn of(kept: Self::Kept) -> Self;
    fn insert_if(kept: &mut Self::Kept, kind: Kind, wanted: bool);
    fn remove_if(kept: &mut Self::Kept, kind: Kind, wanted: bool);

    #[inline]
    fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Those that are not in the other set.
    #[inline]
    fn without(self, other: Self) -> Self {
        self & !other
    }

    /// In order.
    #[inline]
    fn each(self, mut f: impl FnMut(Kind)) {
        let [low, high] = self.words();
        each_bit(low, &mut f);
        each_bit(high, |bit| f(64 + bit));
    }

    #[inline]
    fn insert(kept: &mut Self::Kept, kind: Kind) {
        Self::insert_if(kept, kind, true);
    }
}

impl KindSet for u64 {
    type Kept = [u8; 8];
    const ALL: u64 = u64::MAX;

    #[inline]
    fn one(kind: Kind) -> u64 {
        1 << (kind & 63)
    }

    #[inline]
    fn words(self) -> [u64; 2] {
        [self, 0]
    }

    #[inline]
    fn is_one(self) -> bool {
        self & self.wrapping_sub(1) == 0
    }

    #[inline]
    fn first(self) -> usize {
        self.trailing_zeros() as usize
    }

    #[inline]
    fn keep(self) -> [u8; 8] {
        self.to_le_bytes()
    }

    #[inline]
    fn of(kept: [u8; 8]) -> u64 {
        u64::from_le_bytes(kept)
    }

    #[inline]
    fn insert_if(kept: &mut [u8; 8], kind: Kind, wanted: bool) {
        *kept = (Self::of(*kept) | u64::from(wanted) << (kind & 63)).keep();
    }

    #[inline]
    fn remove_if(kept: &mut [u8; 8], kind: Kind, wanted: bool) {
        *kept = (Self::of(*kept) & !(u64::from(wanted) << (kind & 63))).keep();
    }
}

impl KindSet for u128 {
    type Kept = [[u8; 8]; 2];
    const ALL: u128 = u128::MAX;

    #[inline]
    fn one(kind: Kind) -> u128 {
        let bit = u64::one(kind);
        if kind & 64 == 0 { u128::from(bit) } else { u128::from(bit) << 64 }
    }

    #[inline]
    fn words(self) -> [u64; 2] {
        [self as u64, (self >> 64) as u64]
    }

    #[inline]
    fn is_one(self) -> bool {
        self & self.wrapping_sub(1) == 0
    }

    #[inline]
    fn first(self) -> usize {
        self.trailing_zeros() as usize
    }

    #[inline]
    fn keep(self) -> [[u8; 8]; 2] {
        self.words().map(u64::to_le_bytes)
    }

    #[inline]
    fn of(kept: [[u8; 8]; 2]) -> u128 {
        let [low, high] = kept.map(u64::from_le_bytes);
        u128::from(high) << 64 | u128::from(low)
    }

    #[inline]
    fn insert_if(kept: &mut [[u8; 8]; 2], kind: Kind, wanted: bool) {
        u64::insert_if(&mut kept[usize::from(kind >> 6 & 1)], kind, wanted);
    }

    #[inline]
    fn remove_if(kept: &mut [[u8; 8]; 2], kind: Kind, wanted: bool) {
        u64::remove_if(&mut kept[usize::from(kind >> 6 & 1)], kind, wanted);
    }
}

/// The numbers of the bits that are set, in order.
#[inline]
pub(crate) fn each_bit(mut bits: u64, mut f: impl FnMut(u8)) {
    while bits != 0 {
        f(bits.trailing_zeros() as u8);
        bits &= bits - 1;
    }
}

/// A set of card kinds that a state keeps, wide enough for every table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Kinds(<u128 as KindSet>::Kept);

impl Kinds {
    pub fn insert(&mut self, kind: Kind) {
        u128::insert(&mut self.0, kind);
    }

    pub fn contains(self, kind: Kind) -> bool {
        !(u128::of(self.0) & u128::one(kind)).is_empty()
    }

    pub fn len(self) -> usize {
        u128::of(self.0).count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self == Kinds::default()
    }

    /// In order.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut left = u128::of(self.0);
        std::iter::from_fn(move || {
            let first = left.trailing_zeros() as Kind;
            left &= left.wrapping_sub(1);
            (first < 128).then_some(first)
        })
    }
}

/// Sets of kinds for the players whose turn it is: one of two, or the neighbours of a team, at most half of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gone<const S: usize>([<u64 as KindSet>::Kept; S]);

impl<const S: usize> Gone<S> {
    pub const EMPTY: Self = Gone([[0; 8]; S]);

    #[inline]
    fn at(seat: u8) -> usize {
        if S == 2 { 0 } else { usize::from(seat) % (S / 2) * 2 }
    }

    #[inline]
    pub fn of(self, seat: u8) -> Kinds {
        Kinds([self.0[Self::at(seat)], self.0[Self::at(seat) + 1]])
    }

    #[inline]
    pub fn insert(&mut self, seat: u8, kind: Kind) {
        u64::insert(&mut self.0[Self::at(seat) + usize::from(kind >> 6 & 1)], kind);
    }

    #[inline]
    pub fn clear(&mut self, seat: u8) {
        self.0[Self::at(seat)..][..2].fill([0; 8]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds<B: KindSet>(kinds: &[Kind]) {
        let mut kept = B::Kept::default();
        let mut set = B::default();
        for kind in kinds {
            B::insert(&mut kept, *kind);
            set = set | B::one(*kind);
            assert_eq!(B::of(kept), set);
        }
        let mut found = Vec::new();
        set.each(|kind| found.push(kind));
        assert_eq!(found, kinds);
        for kind in kinds {
            assert!(!set.is_empty());
            assert_eq!((set.is_one(), set.first()), (found.len() == 1, usize::from(found[0])));
            B::remove_if(&mut kept, *kind, false);
            assert_eq!(B::of(kept), set);
            B::remove_if(&mut kept, *kind, true);
            set = set.without(B::one(*kind));
            found.remove(0);
            assert_eq!((B::of(kept), set.keep()), (set, kept));
        }
        assert!(set.is_empty());
    }

    #[test]
    fn what_goes_in_comes_out_in_order() {
        holds::<u64>(&[0, 1, 31, 63]);
        holds::<u128>(&[0, 1, 31, 63, 64, 65, 127]);
    }

    #[test]
    fn neighbours_of_a_team_do_not_share() {
        let mut gone = Gone::<6>::EMPTY;
        gone.insert(3, 7);
        gone.insert(4, 100);
        assert!(gone.of(3).contains(7) && !gone.of(3).contains(100) && gone.of(5).is_empty());
        gone.clear(3);
        assert!(gone.of(3).is_empty());
        assert_eq!(gone.of(4).iter().collect::<Vec<_>>(), [100]);
    }
}

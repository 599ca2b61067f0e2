//! Sets of planets, a bit each.

use crate::piece::Planet;
use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlanetSet(u8);

impl PlanetSet {
    pub const NONE: PlanetSet = PlanetSet(0);
    pub const ALL: PlanetSet = PlanetSet(u8::MAX);

    #[inline]
    pub fn one(planet: Planet) -> PlanetSet {
        PlanetSet(1 << planet.index())
    }

    /// The planets of which it is true.
    #[inline(always)]
    pub fn of(is: impl Fn(usize) -> bool) -> PlanetSet {
        PlanetSet((0..Planet::COUNT).fold(0, |bits, i| bits | u8::from(is(i)) << i))
    }

    /// The bits, the first planet's the lowest.
    #[inline]
    pub(crate) fn bits(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) fn of_bits(bits: u8) -> PlanetSet {
        PlanetSet(bits)
    }

    /// The planets whose byte is not 0.
    #[inline]
    pub fn of_bytes(bytes: [u8; Planet::COUNT]) -> PlanetSet {
        PlanetSet(not_empty(u64::from_le_bytes(bytes)))
    }

    #[inline]
    pub fn has(self, planet: Planet) -> bool {
        self.0 >> planet.index() & 1 != 0
    }

    #[inline]
    pub fn insert(&mut self, planet: Planet) {
        self.0 |= 1 << planet.index();
    }

    #[inline]
    pub fn remove(&mut self, planet: Planet) {
        self.0 &= !(1 << planet.index());
    }

    #[inline]
    pub fn without(self, planet: Option<Planet>) -> PlanetSet {
        planet.map_or(self, |planet| PlanetSet(self.0 & !(1 << planet.index())))
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Are there at least two?
    #[inline]
    pub fn are_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// A byte for each planet: 1 for those of the set.
    #[inline]
    pub(crate) fn bytes(self) -> u64 {
        const ONES: u64 = 0x0101_0101_0101_0101;
        let bits = (u64::from(self.0) * ONES) & 0x8040_2010_0804_0201;
        ((bits + 0x7f * ONES) >> 7) & ONES
    }

    /// In the order of the rulebook's appendix.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Planet> + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let planet = Planet::ALL[left.trailing_zeros() as usize & (Planet::COUNT - 1)];
                left &= left - 1;
                planet
            })
        })
    }
}

/// A bit for each byte that is not 0, the lowest byte's the lowest.
#[inline]
pub(crate) fn not_empty(bytes: u64) -> u8 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let there = (((bytes & (0x7f * ONES)) + 0x7f * ONES) | bytes) >> 7 & ONES;
    // The lowest bits of all bytes in one.
    (there.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

impl BitAnd for PlanetSet {
    type Output = PlanetSet;
    #[inline]
    fn bitand(self, other: PlanetSet) -> PlanetSet {
        PlanetSet(self.0 & other.0)
    }
}

impl BitOr for PlanetSet {
    type Output = PlanetSet;
    #[inline]
    fn bitor(self, other: PlanetSet) -> PlanetSet {
        PlanetSet(self.0 | other.0)
    }
}

impl Not for PlanetSet {
    type Output = PlanetSet;
    #[inline]
    fn not(self) -> PlanetSet {
        PlanetSet(!self.0)
    }
}

impl fmt::Debug for PlanetSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_what_was_put_into_it() {
        for bits in 0..=u8::MAX {
            let set = PlanetSet::of(|i| bits >> i & 1 == 1);
            let planets: Vec<Planet> = Planet::ALL.into_iter().filter(|p| bits >> p.index() & 1 == 1).collect();
            assert_eq!(set.iter().collect::<Vec<_>>(), planets);
            assert_eq!((usize::from(set.len()), set.is_empty()), (planets.len(), planets.is_empty()));
            assert_eq!(set.bytes().to_le_bytes(), Planet::ALL.map(|p| u8::from(set.has(p))));
            assert_eq!(PlanetSet::of_bytes(Planet::ALL.map(|p| if set.has(p) { 1 << p.index() } else { 0 })), set);
            assert_eq!((!set) | set, PlanetSet::ALL);
        }
    }
}

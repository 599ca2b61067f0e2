//! Sets of goods and what they pay.

use crate::piece::Good;
use serde::Serialize;
use ts_rs::TS;

/// The best arrangement of somebody's goods.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Sets {
    /// Four of a kind: 6 credits.
    pub fours: u8,
    /// Three of a kind: 3 credits.
    pub threes: u8,
    /// Three different goods: 1 credit.
    pub mixed: u8,
}

impl Sets {
    #[inline]
    pub fn credits(self) -> u16 {
        u16::from(self.fours) * 6 + u16::from(self.threes) * 3 + u16::from(self.mixed)
    }

    /// Arranges units of each good for the most credits (GR-33a).
    ///
    /// A unit earns 1.5 in a four, 1 in a three and a third in a mixed set, so no set of a kind is worth breaking for mixed ones;
    /// six of a kind are a four and two over, never worse than two threes. A test compares with every arrangement there is.
    #[inline]
    pub fn best(units: &[u8; Good::COUNT]) -> Sets {
        Sets::best_of(u64::from_le_bytes(*units))
    }

    /// The same for units in the bytes of a word, the first good's the lowest.
    #[inline]
    pub fn best_of(units: u64) -> Sets {
        // All goods at once, a byte each.
        const ONES: u64 = 0x0101_0101_0101_0101;
        let sum = |bytes: u64| (bytes.wrapping_mul(ONES) >> 56) as u8;
        let threes = units & (units >> 1) & ONES;
        let over = (units & (3 * ONES)) - 3 * threes;
        // Of no good are more than two over, so that any three goods are a set, and of each two fit in two sets or more.
        let kinds = sum((over | over >> 1) & ONES);
        Sets {
            fours: sum((units >> 2) & (0x3f * ONES)),
            threes: sum(threes),
            mixed: if kinds < 3 { 0 } else { sum(over) / 3 },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The best of every arrangement, by trying them all.
    fn every(units: &mut [u8; 8], from: usize) -> u16 {
        let Some(first) = (from..8).find(|i| units[*i] > 0) else { return 0 };
        let mut best = 0;
        // The first good's next unit is in a four, in a three, in a mixed set, or unused.
        for (size, pays) in [(4, 6), (3, 3)] {
            if units[first] >= size {
                units[first] -= size;
                best = best.max(pays + every(units, first));
                units[first] += size;
            }
        }
        units[first] -= 1;
        for a in first + 1..8 {
            for b in a + 1..8 {
                if units[a] > 0 && units[b] > 0 {
                    units[a] -= 1;
                    units[b] -= 1;
                    best = best.max(1 + every(units, first));
                    units[a] += 1;
                    units[b] += 1;
                }
            }
        }
        best = best.max(every(units, first));
        units[first] += 1;
        best
    }

    fn agrees(units: [u8; 8]) {
        assert_eq!(Sets::best(&units).credits(), every(&mut units.clone(), 0), "{units:?}");
    }

    /// Every holding of at most four kinds (as many as six units each), and smaller ones of all eight.
    #[test]
    fn no_arrangement_pays_more() {
        for a in 0..=6u8 {
            for b in 0..=a {
                for c in 0..=b {
                    for d in 0..=c {
                        if a + b + c + d <= 16 {
                            agrees([a, b, c, d, 0, 0, 0, 0]);
                        }
                    }
                }
            }
        }
        for holding in [
            [3, 1, 1, 1, 1, 1, 0, 0],
            [2, 2, 1, 1, 1, 1, 1, 0],
            [1; 8],
            [3, 3, 1, 1, 1, 0, 0, 0],
            [6, 1, 1, 1, 1, 0, 0, 0],
        ] {
            agrees(holding);
        }
    }

    #[test]
    fn the_printed_sets() {
        let credits = |units| Sets::best(&units).credits();
        assert_eq!(credits([1, 1, 1, 0, 0, 0, 0, 0]), 1);
        assert_eq!(credits([3, 0, 0, 0, 0, 0, 0, 0]), 3);
        assert_eq!(credits([4, 0, 0, 0, 0, 0, 0, 0]), 6);
        assert_eq!(credits([6, 1, 1, 0, 0, 0, 0, 0]), 7);
        assert_eq!(credits([2, 2, 0, 0, 0, 0, 0, 0]), 0);
        assert_eq!(credits([2, 2, 2, 0, 0, 0, 0, 0]), 2);
    }
}

//! The exact chances of battles: three cubes drawn without putting any back, the majority wins.

use serde::Serialize;
use ts_rs::TS;

/// A chance as a fraction of equally likely draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Odds {
    pub wins: u32,
    pub of: u32,
}

impl Odds {
    pub fn chance(self) -> f64 {
        f64::from(self.wins) / f64::from(self.of)
    }

    /// The chance in whole hundredths, rounded.
    pub fn percent(self) -> u8 {
        ((200 * self.wins + self.of) / (2 * self.of)) as u8
    }
}

/// The chance that the attacker wins a battle with so many cubes against so many. At least three cubes in all.
pub fn attack(attacker: u8, defender: u8) -> Odds {
    let (a, d) = (u32::from(attacker), u32::from(defender));
    let all = a + d;
    debug_assert!(all >= 3, "three cubes are drawn");
    let pairs = a * a.saturating_sub(1) / 2;
    let triples = pairs * a.saturating_sub(2) / 3;
    Odds { wins: pairs * d + triples, of: all * (all - 1) * (all - 2) / 6 }
}

/// How many of `military` and `others` workers are expected to outlive `sentinels` in the galactic war, when military workers
/// defend first, with `cubes` against the empire's `black` ones. Exact; small tables by hand, since a planet holds few pieces.
pub fn expected_survivors(cubes: u8, black: u8, sentinels: u8, military: u8, others: u8) -> f64 {
    let holds = 1.0 - attack(black, cubes).chance();
    fn go(holds: f64, sentinels: u8, military: u8, others: u8, memo: &mut [Vec<f64>]) -> f64 {
        if sentinels == 0 || military + others == 0 {
            return f64::from(military + others);
        }
        // Military workers go first, so the two counts together tell which are left.
        let at = usize::from(military + others);
        let known = memo[usize::from(sentinels)][at];
        if !known.is_nan() {
            return known;
        }
        let lost = if military > 0 {
            go(holds, sentinels, military - 1, others, memo)
        } else {
            go(holds, sentinels, 0, others.saturating_sub(2), memo)
        };
        let won = go(holds, sentinels - 1, military, others, memo);
        let value = holds * won + (1.0 - holds) * lost;
        memo[usize::from(sentinels)][at] = value;
        value
    }
    let mut memo = vec![vec![f64::NAN; usize::from(military) + usize::from(others) + 1]; usize::from(sentinels) + 1];
    go(holds, sentinels, military, others, &mut memo)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every draw of three cubes, counted one by one.
    fn by_hand(a: u8, d: u8) -> Odds {
        let cubes: Vec<u32> = (0..a).map(|_| 1).chain((0..d).map(|_| 0)).collect();
        let (mut wins, mut of) = (0, 0);
        for i in 0..cubes.len() {
            for j in i + 1..cubes.len() {
                for k in j + 1..cubes.len() {
                    of += 1;
                    wins += u32::from(cubes[i] + cubes[j] + cubes[k] >= 2);
                }
            }
        }
        Odds { wins, of }
    }

    #[test]
    fn the_formula_counts_every_draw() {
        for a in 0..=10 {
            for d in 3..=10 {
                assert_eq!(attack(a, d), by_hand(a, d), "{a} against {d}");
            }
        }
    }

    #[test]
    fn known_chances() {
        assert_eq!(attack(3, 3).percent(), 50);
        assert_eq!((attack(3, 5).chance() * 1000.0).round(), 286.0);
        assert_eq!((attack(10, 8).chance() * 1000.0).round(), 588.0);
        let sum = attack(4, 7).chance() + attack(7, 4).chance();
        assert!((sum - 1.0).abs() < 1e-12);
    }

    #[test]
    fn galactic_war_survivors() {
        let tenth = |x: f64| (x * 10.0).round() / 10.0;
        assert_eq!(tenth(expected_survivors(3, 8, 1, 0, 6)), 1.6);
        assert_eq!(tenth(expected_survivors(3, 8, 1, 6, 0)), 2.5);
        assert_eq!(tenth(expected_survivors(10, 8, 4, 0, 6)), 1.9);
        assert_eq!(tenth(expected_survivors(10, 8, 4, 6, 0)), 3.3);
        assert_eq!(expected_survivors(3, 8, 0, 1, 2), 3.0);
    }
}

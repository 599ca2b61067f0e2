//! Common random numbers: chance whose outcomes stay comparable when two lines of play diverge.

use starboard_core::Chance;
use starboard_core::chance::Odds;
use starboard_core::pile::outcome_of_ticket;

/// Chance with one stream for each kind of thing (`Odds::space`): the n-th draw from a pile falls in the same place of
/// the odds whatever was drawn from other piles meanwhile. Two candidates tried with the same seed then meet the same luck
/// as far as the game allows, and their difference shows sooner.
#[derive(Clone)]
pub struct Streams {
    seed: u64,
    drawn: [u32; SPACES],
}

const SPACES: usize = 32;

impl Streams {
    pub fn new(seed: u64) -> Streams {
        Streams { seed, drawn: [0; SPACES] }
    }
}

impl Chance for Streams {
    #[inline]
    fn pick(&mut self, odds: Odds<'_>) -> u16 {
        let stream = (usize::from(odds.space) * 2 + pile(odds.counts)) % SPACES;
        let drawn = self.drawn[stream];
        self.drawn[stream] = drawn + 1;
        let place = u64::from(drawn) << 8 | stream as u64;
        let word = mix(self.seed ^ mix(place)) >> 32;
        // The bias of multiplying without rejection is below 2^-16 for at most 2^16 tickets: nothing in a search.
        let ticket = (word * u64::from(odds.total)) >> 32;
        outcome_of_ticket(odds.counts, odds.total, ticket as u32) as u16
    }
}

/// Games deal several piles under one name. The first kinds are those that players start with: piles without them are another
/// pile, mostly.
#[inline]
fn pile(counts: &[u8]) -> usize {
    usize::from(counts.iter().take(2).all(|n| *n == 0))
}

/// The finaliser of splitmix64: neighbouring numbers in, unrelated numbers out.
#[inline]
pub fn mix(n: u64) -> u64 {
    let mut z = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_do_not_disturb_one_another() {
        let counts = [5u8; 8];
        let odds = |space| Odds { space, counts: &counts, total: 40 };
        let mut alone = Streams::new(4);
        let mut mixed = Streams::new(4);
        for _ in 0..50 {
            mixed.pick(odds(1));
            assert_eq!(alone.pick(odds(2)), mixed.pick(odds(2)));
        }
    }

    #[test]
    fn tickets_are_fair() {
        let counts = [1u8, 0, 3, 0, 0, 0, 4, 0];
        let mut chance = Streams::new(11);
        let mut seen = [0i32; 8];
        for _ in 0..80_000 {
            seen[usize::from(chance.pick(Odds { space: 3, counts: &counts, total: 8 }))] += 1;
        }
        assert!((seen[0] - 10_000).abs() < 500 && (seen[2] - 30_000).abs() < 700 && (seen[6] - 40_000).abs() < 700);
    }
}

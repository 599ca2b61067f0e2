//! Chance is passed in: no state holds a generator, and every random outcome can be recorded, replayed or scripted.
//!
//! The sampling is our own (ten lines over the raw words of a named generator) and pinned by test vectors, so that no
//! library's next version changes a shuffle.

use crate::pile::outcome_of_ticket;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};
use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

/// What may come up: outcome `i` has `counts[i]` of `total` equally likely tickets.
///
/// `space` says what the outcomes are (cards of a deck, cubes of a bag, ...), so that records can name them.
#[derive(Clone, Copy, Debug)]
pub struct Odds<'a> {
    pub space: u8,
    pub counts: &'a [u8],
    pub total: u16,
}

/// One random outcome, as it is recorded: what kind of thing it was and which came up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    pub space: u8,
    pub outcome: u16,
}

/// A source of random outcomes.
pub trait Chance {
    /// Picks one outcome; the total is at least 1, and the outcome picked has at least one ticket.
    fn pick(&mut self, odds: Odds<'_>) -> u16;

    /// One of `n` equally likely outcomes, `0..n`, with `n` from 1 to 255.
    fn even(&mut self, space: u8, n: usize) -> usize {
        const ONES: [u8; 255] = [1; 255];
        debug_assert!((1..=255).contains(&n));
        usize::from(self.pick(Odds { space, counts: &ONES[..n], total: n as u16 }))
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn pick(&mut self, odds: Odds<'_>) -> u16 {
        (**self).pick(odds)
    }
}

/// At the head of a function of the rules: `one_chance!(chance);`. Rules are compiled for each source of chance, which is quickest; for a
/// page they are compiled once for all sources, and are a good deal smaller. What is dealt is the same.
#[macro_export]
macro_rules! one_chance {
    ($chance:ident) => {
        #[cfg(target_arch = "wasm32")]
        let $chance: &mut &mut dyn $crate::Chance = &mut ($chance as &mut dyn $crate::Chance);
    };
}

/// An unbiased number below `n` from 32-bit words, by multiplication with rejection.
#[inline(always)]
fn below<W>(n: u32, source: &mut W, word: fn(&mut W) -> u32) -> u32 {
    let product = u64::from(word(source)) * u64::from(n);
    let product = if (product as u32) < n { reject(product, n, source, word) } else { product };
    (product >> 32) as u32
}

#[cold]
#[inline(never)]
fn reject<W>(mut product: u64, n: u32, source: &mut W, word: fn(&mut W) -> u32) -> u64 {
    let threshold = n.wrapping_neg() % n;
    while (product as u32) < threshold {
        product = u64::from(word(source)) * u64::from(n);
    }
    product
}

/// Thirty-two secret bytes from which a table deals all its cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for simulations: spread out of a small number, the same for ever.
    pub fn from_number(n: u64) -> Seed {
        Seed(Sha256::digest(format!("starboard seed {n}")).into())
    }

    /// What may be shown before the game: it commits to the seed and tells nothing of it.
    pub fn fingerprint(&self) -> String {
        hex(&Sha256::digest(self.0))
    }
}

impl fmt::Debug for Seed {
    /// A seed never gets into a log by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// The seed in hexadecimal: the secret itself, for records of finished games.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// The text is not a seed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct NotASeed;

impl FromStr for Seed {
    type Err = NotASeed;
    fn from_str(s: &str) -> Result<Self, NotASeed> {
        if s.len() != 64 || !s.is_ascii() {
            return Err(NotASeed);
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&s[i * 2..i * 2 + 2], 16).map_err(|_| NotASeed)?;
        }
        Ok(Seed(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        String::deserialize(d)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Chance at a table: ChaCha8 from the table's seed, one independent stream for every ply.
///
/// Ply 0 is the set-up, ply n the n-th change of the game: what was taken back counts, and so does taking back, so that
/// nothing is dealt twice.
#[derive(Clone)]
pub struct TableChance {
    rng: ChaCha8Rng,
}

impl TableChance {
    pub fn at(seed: Seed, entry: u64) -> TableChance {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        rng.set_stream(entry);
        TableChance { rng }
    }
}

impl Chance for TableChance {
    fn pick(&mut self, odds: Odds<'_>) -> u16 {
        let ticket = below(u32::from(odds.total), &mut self.rng, |rng| rng.next_u32());
        outcome_of_ticket(odds.counts, odds.total, ticket) as u16
    }
}

/// Chance in simulation and search: wyrand, fast and replayable, not secret.
#[derive(Clone)]
pub struct Fast {
    state: u64,
}

impl Fast {
    pub fn new(seed: u64) -> Fast {
        // Spread, so that neighbouring seeds begin far apart on the one cycle all share.
        let mut fast = Fast { state: seed };
        fast.state = fast.word();
        fast.state ^= fast.word();
        fast
    }

    /// A number below `n` for choices that are not the game's (a random player, an order of trials).
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        below(n as u32, self, Fast::half) as usize
    }

    /// A raw word, for seeding another generator.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x2d35_8dcc_aa6c_78a5);
        let product = u128::from(self.state) * u128::from(self.state ^ 0x8bb8_4b93_962e_acc9);
        (product as u64) ^ (product >> 64) as u64
    }

    #[inline(always)]
    fn half(&mut self) -> u32 {
        (self.word() >> 32) as u32
    }

    /// A number from 0 up to, not including, 1.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        (self.word() >> 11) as f64 / (1u64 << 53) as f64
    }
}

impl Chance for Fast {
    #[inline(always)]
    fn pick(&mut self, odds: Odds<'_>) -> u16 {
        let ticket = below(u32::from(odds.total), self, Fast::half);
        outcome_of_ticket(odds.counts, odds.total, ticket) as u16
    }
}

/// Writes down what another source deals.
pub struct Recorder<C> {
    pub inner: C,
    pub deals: Vec<Deal>,
}

impl<C: Chance> Recorder<C> {
    pub fn new(inner: C) -> Self {
        Recorder { inner, deals: Vec::new() }
    }
}

impl<C: Chance> Chance for Recorder<C> {
    fn pick(&mut self, odds: Odds<'_>) -> u16 {
        let outcome = self.inner.pick(odds);
        self.deals.push(Deal { space: odds.space, outcome });
        outcome
    }
}

/// What went wrong when deals were read back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DealFault {
    #[error("chance was asked for more than was written down")]
    Missing,
    #[error("the deal written down cannot come up here")]
    Impossible(Deal),
    #[error("more was dealt than the game asked for")]
    Left(usize),
}

/// Reads deals back. The first one that does not fit is remembered; from there on the first possible outcome comes up.
#[derive(Clone, Debug, Default)]
pub struct Dealt {
    deals: VecDeque<Deal>,
    fault: Option<DealFault>,
}

impl Dealt {
    pub fn new(deals: impl IntoIterator<Item = Deal>) -> Dealt {
        Dealt { deals: deals.into_iter().collect(), fault: None }
    }

    /// Did every deal fit, and was every one used?
    pub fn finish(self) -> Result<(), DealFault> {
        match (self.fault, self.deals.len()) {
            (Some(fault), _) => Err(fault),
            (None, 0) => Ok(()),
            (None, left) => Err(DealFault::Left(left)),
        }
    }
}

impl Chance for Dealt {
    fn pick(&mut self, odds: Odds<'_>) -> u16 {
        let deal = self.deals.pop_front();
        let fits = |d: &Deal| d.space == odds.space && odds.counts.get(d.outcome as usize).is_some_and(|n| *n > 0);
        match deal {
            Some(d) if fits(&d) => return d.outcome,
            Some(d) => self.fault = self.fault.take().or(Some(DealFault::Impossible(d))),
            None => self.fault = self.fault.take().or(Some(DealFault::Missing)),
        }
        odds.counts.iter().position(|n| *n > 0).unwrap_or(0) as u16
    }
}

/// Scripted outcomes first, where they fit, then another source: for rule cases and imported games.
///
/// A scripted deal waits until its space is asked for and it can come up; deals of other spaces overtake it.
pub struct Scripted<C> {
    pub script: VecDeque<Deal>,
    pub rest: C,
}

impl<C: Chance> Chance for Scripted<C> {
    fn pick(&mut self, odds: Odds<'_>) -> u16 {
        if let Some(i) = self.script.iter().position(|d| d.space == odds.space)
            && odds.counts.get(self.script[i].outcome as usize).is_some_and(|n| *n > 0)
            && let Some(deal) = self.script.remove(i)
        {
            return deal.outcome;
        }
        self.rest.pick(odds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNTS: [u8; 8] = [3, 0, 1, 0, 0, 5, 0, 1];

    fn first(chance: &mut impl Chance) -> Vec<u16> {
        (0..12).map(|_| chance.pick(Odds { space: 0, counts: &COUNTS, total: 10 })).collect()
    }

    /// These vectors are a promise: a table's seed deals the same cards in every version.
    #[test]
    fn sampling_is_pinned() {
        assert_eq!(first(&mut TableChance::at(Seed::from_number(1), 0)), PINNED_TABLE);
        assert_eq!(first(&mut TableChance::at(Seed::from_number(1), 7)), PINNED_STREAM);
        assert_eq!(first(&mut Fast::new(1)), PINNED_FAST);
    }

    const PINNED_TABLE: [u16; 12] = [5, 5, 5, 2, 7, 2, 2, 5, 0, 0, 5, 0];
    const PINNED_STREAM: [u16; 12] = [5, 7, 5, 0, 5, 2, 0, 5, 5, 5, 0, 7];
    const PINNED_FAST: [u16; 12] = [5, 2, 5, 5, 0, 5, 5, 0, 0, 5, 0, 5];

    #[test]
    fn tickets_are_fair() {
        let mut chance = Fast::new(3);
        let mut seen = [0u32; 8];
        for _ in 0..100_000 {
            seen[chance.pick(Odds { space: 0, counts: &COUNTS, total: 10 }) as usize] += 1;
        }
        for (n, count) in seen.iter().zip(COUNTS) {
            let expected = f64::from(count) * 10_000.0;
            assert!((f64::from(*n) - expected).abs() <= 5.0 * (expected + 1.0).sqrt(), "{seen:?}");
        }
    }

    #[test]
    fn what_is_recorded_is_dealt_again() {
        let mut recorder = Recorder::new(Fast::new(9));
        let once = first(&mut recorder);
        let mut dealt = Dealt::new(recorder.deals);
        assert_eq!(first(&mut dealt), once);
        assert_eq!(dealt.finish(), Ok(()));
    }

    #[test]
    fn a_deal_that_cannot_be_is_reported() {
        let mut dealt = Dealt::new([Deal { space: 0, outcome: 1 }]);
        assert_eq!(dealt.pick(Odds { space: 0, counts: &COUNTS, total: 10 }), 0);
        assert_eq!(dealt.finish(), Err(DealFault::Impossible(Deal { space: 0, outcome: 1 })));
    }

    #[test]
    fn seeds_read_back_and_hide_in_logs() {
        let seed = Seed::from_number(5);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(format!("{seed:?}"), "Seed(..)");
        assert_ne!(seed.fingerprint(), seed.to_string());
        assert_eq!("xyz".parse::<Seed>(), Err(NotASeed));
    }
}

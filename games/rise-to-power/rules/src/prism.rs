//! PRISM cards: eighteen kinds (three colours, values 1 to 6), and hands, piles and payments made of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use starboard_core::{Chance, Odds};
use std::fmt;
use std::str::FromStr;
use ts_rs::TS;

/// The quality of a PRISM card; every sector is powered by one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    Green,
    Blue,
    Orange,
}

impl Colour {
    pub const ALL: [Colour; 3] = [Colour::Green, Colour::Blue, Colour::Orange];

    pub fn id(self) -> &'static str {
        match self {
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Orange => "orange",
        }
    }
}

/// A kind of PRISM card. Kinds are ordered by value first, so that a payment is built from the dearest card down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = "string")]
pub struct Prism(pub u8);

/// How many kinds of PRISM there are.
pub(crate) const KINDS: u8 = 18;
/// The highest value of a card.
pub(crate) const HIGHEST: u8 = 6;
/// How many cards of a kind a pile can hold.
pub(crate) const MOST_COPIES: u8 = 3;

impl Prism {
    pub fn new(colour: Colour, value: u8) -> Prism {
        Prism((value - 1) * 3 + colour as u8)
    }

    pub fn all() -> impl Iterator<Item = Prism> {
        (0..KINDS).map(Prism)
    }

    /// The kind of a bit of [`Prisms::kind_bits`].
    #[inline]
    pub(crate) fn of_bit(bit: u8) -> Prism {
        Prism(bit / 3)
    }

    #[inline]
    pub fn value(self) -> u8 {
        self.0 / 3 + 1
    }

    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0 % 3)]
    }
}

/// `green3`
impl fmt::Display for Prism {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().id(), self.value())
    }
}

impl FromStr for Prism {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let wrong = || format!("`{s}` is no PRISM card; they are green1 to green6, blue1 to blue6, orange1 to orange6");
        let colour = Colour::ALL.into_iter().find(|c| s.starts_with(c.id())).ok_or_else(wrong)?;
        match s[colour.id().len()..].parse::<u8>() {
            Ok(value) if (1..=HIGHEST).contains(&value) && s.len() == colour.id().len() + 1 => {
                Ok(Prism::new(colour, value))
            }
            _ => Err(wrong()),
        }
    }
}

impl Serialize for Prism {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

/// A multiset of PRISM cards in one word: three bits a kind, of which the highest stays free for comparing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, TS)]
#[ts(as = "Vec<Prism>")]
pub struct Prisms(u64);

const LOW: u64 = {
    let mut bits = 0;
    let mut kind = 0;
    while kind < KINDS {
        bits |= 1 << (kind * 3);
        kind += 1;
    }
    bits
};
const GUARD: u64 = LOW << 2;
/// The lowest bit of every kind of the first colour.
const COLOUR: u64 = 0o001_001_001_001_001_001;
/// The values, the dearest first: multiplied with the numbers of cards of each value, the sixth place gets the sum of the values.
const VALUES: u64 = 0o001_002_003_004_005_006;
const SIXTH: u32 = 45;

impl Prisms {
    pub const NONE: Prisms = Prisms(0);

    /// So many cards of every kind.
    pub fn of_each(copies: u8) -> Prisms {
        debug_assert!(copies <= MOST_COPIES);
        Prisms(LOW * u64::from(copies))
    }

    #[inline]
    pub fn one(kind: Prism) -> Prisms {
        Prisms(1 << (kind.0 * 3))
    }

    #[inline]
    pub fn count(self, kind: Prism) -> u8 {
        (self.0 >> (kind.0 * 3) & 3) as u8
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards.
    #[inline]
    pub fn len(self) -> usize {
        (self.by_value().wrapping_mul(COLOUR) >> SIXTH & 0o777) as usize
    }

    /// The sum of the values.
    #[inline]
    pub fn total(self) -> u16 {
        (self.by_value().wrapping_mul(VALUES) >> SIXTH & 0o777) as u16
    }

    /// The sum of the values of one colour.
    #[inline]
    pub fn total_of(self, colour: Colour) -> u16 {
        let own = self.0 >> (3 * colour as u8) & (COLOUR * 3);
        (own.wrapping_mul(VALUES) >> SIXTH & 0o777) as u16
    }

    /// How many cards of each value, in places of nine bits.
    #[inline]
    fn by_value(self) -> u64 {
        const ONE_COLOUR: u64 = COLOUR * 3;
        (self.0 & ONE_COLOUR) + (self.0 >> 3 & ONE_COLOUR) + (self.0 >> 6 & ONE_COLOUR)
    }

    /// The value of the cheapest card; 0 if there is none.
    #[inline]
    pub fn cheapest(self) -> u16 {
        if self.0 == 0 { 0 } else { (self.0.trailing_zeros() / 9 + 1) as u16 }
    }

    /// Only the cards of one colour.
    #[inline]
    pub fn of(self, colour: Colour) -> Prisms {
        Prisms(self.0 & (COLOUR * 3) << (3 * colour as u8))
    }

    /// Does it hold all of `other`?
    #[inline]
    pub fn holds(self, other: Prisms) -> bool {
        ((self.0 | GUARD) - other.0) & GUARD == GUARD
    }

    #[inline]
    pub fn plus(self, other: Prisms) -> Prisms {
        Prisms(self.0 + other.0)
    }

    /// Without `other`, which it holds.
    #[inline]
    pub fn minus(self, other: Prisms) -> Prisms {
        debug_assert!(self.holds(other), "{self} does not hold {other}");
        Prisms(self.0 - other.0)
    }

    /// Without as much of `other` as it holds.
    #[inline]
    pub fn less(self, other: Prisms) -> Prisms {
        let difference = (self.0 | GUARD) - other.0;
        let enough = (difference & GUARD) >> 2;
        Prisms(difference & (enough * 3))
    }

    /// The smallest multiset that holds both.
    #[inline]
    pub fn either(self, other: Prisms) -> Prisms {
        other.plus(self.less(other))
    }

    /// The largest multiset that both hold.
    #[inline]
    pub fn both(self, other: Prisms) -> Prisms {
        self.minus(self.less(other))
    }

    /// The kinds that are there, dearest last.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Prism> {
        let mut left = self.kind_bits();
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let kind = Prism::of_bit(left.trailing_zeros() as u8);
                left &= left - 1;
                kind
            })
        })
    }

    /// A bit for every kind there is ([`Prism::of_bit`]).
    #[inline]
    pub(crate) fn kind_bits(self) -> u64 {
        (self.0 | self.0 >> 1) & LOW
    }

    /// Every card, by colour and value.
    pub fn cards(self) -> impl Iterator<Item = Prism> {
        let kinds = Colour::ALL.into_iter().flat_map(|c| (1..=HIGHEST).map(move |v| Prism::new(c, v)));
        kinds.flat_map(move |k| std::iter::repeat_n(k, usize::from(self.count(k))))
    }

    /// The dearest kind there is, of the last colour; there must be a card.
    #[inline]
    pub(crate) fn dearest(self) -> Prism {
        debug_assert!(!self.is_empty());
        Prism((self.0.ilog2() / 3) as u8)
    }

    /// Without any card of a kind.
    #[inline]
    pub(crate) fn without(self, kind: Prism) -> Prisms {
        Prisms(self.0 & !(3 << (kind.0 * 3)))
    }

    /// How many there are of each kind.
    #[inline]
    fn counts(self) -> [u8; 24] {
        let mut counts = [0; 24];
        for (i, eight) in counts.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            *eight = in_bytes(self.0 >> (24 * i)).to_le_bytes();
        }
        counts
    }

    /// Draws one card at random and takes it out; there must be one.
    pub fn draw(&mut self, space: u8, chance: &mut impl Chance) -> Prism {
        let odds = Odds { space, counts: &self.counts(), total: self.len() as u16 };
        let kind = Prism(chance.pick(odds) as u8);
        *self = self.minus(Prisms::one(kind));
        kind
    }

    /// Draws up to `n` cards.
    pub fn draw_many(&mut self, n: usize, space: u8, chance: &mut impl Chance) -> Prisms {
        let (mut counts, mut drawn, len) = (self.counts(), Prisms::NONE, self.len());
        for gone in 0..n.min(len) {
            let kind = chance.pick(Odds { space, counts: &counts, total: (len - gone) as u16 });
            counts[usize::from(kind)] -= 1;
            drawn = drawn.plus(Prisms::one(Prism(kind as u8)));
        }
        *self = self.minus(drawn);
        drawn
    }

    /// Every way to choose exactly `n` of these cards, in order.
    pub fn choices(self, n: usize, mut each: impl FnMut(Prisms)) {
        choose(self, n, self.len(), Prisms::NONE, &mut each);
    }
}

/// Eight kinds, three bits each, as eight bytes.
#[inline]
fn in_bytes(kinds: u64) -> u64 {
    let kinds = kinds & 0xff_ffff;
    let kinds = (kinds | kinds << 20) & 0x0000_0fff_0000_0fff;
    let kinds = (kinds | kinds << 10) & 0x003f_003f_003f_003f;
    (kinds | kinds << 5) & 0x0707_0707_0707_0707
}

/// Adds `n` of the `left` cards in `from` to those chosen. Sets without the dearest kind come first.
fn choose(from: Prisms, n: usize, left: usize, chosen: Prisms, each: &mut impl FnMut(Prisms)) {
    if n >= left {
        if n == left {
            each(chosen.plus(from));
        }
        return;
    }
    match n {
        0 => each(chosen),
        1 => {
            let mut left = from.kind_bits();
            while left != 0 {
                each(chosen.plus(Prisms(left & left.wrapping_neg())));
                left &= left - 1;
            }
        }
        _ => {
            let kind = from.dearest();
            let (have, rest) = (usize::from(from.count(kind)), from.without(kind));
            let mut chosen = chosen;
            choose(rest, n, left - have, chosen, each);
            for count in 1..=have.min(n) {
                chosen = chosen.plus(Prisms::one(kind));
                choose(rest, n - count, left - have, chosen, each);
            }
        }
    }
}

/// `green3+green4+blue1`; nothing is written as `-`.
impl fmt::Display for Prisms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (i, card) in self.cards().enumerate() {
            let plus = if i == 0 { "" } else { "+" };
            write!(f, "{plus}{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Prisms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Prisms {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        let mut all = Prisms::NONE;
        if s == "-" || s.is_empty() {
            return Ok(all);
        }
        for word in s.split('+') {
            let kind: Prism = word.trim().parse()?;
            if all.count(kind) == MOST_COPIES {
                return Err(format!("there are only {MOST_COPIES} cards {kind}"));
            }
            all = all.plus(Prisms::one(kind));
        }
        Ok(all)
    }
}

/// A list of cards: `["green3", "green4"]`.
impl Serialize for Prisms {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.cards())
    }
}

/// Reads a list of cards or the text form.
impl<'de> Deserialize<'de> for Prisms {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "expected PRISM cards, as in [\"green3\", \"blue1\"] or \"green3+blue1\"")]
        enum Written {
            Text(String),
            List(Vec<String>),
        }
        let text = match Written::deserialize(d)? {
            Written::Text(text) => text,
            Written::List(list) => list.join("+"),
        };
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use starboard_core::Fast;

    fn p(text: &str) -> Prisms {
        text.parse().unwrap()
    }

    #[test]
    fn multisets_count_compare_and_subtract() {
        let hand = p("green3+green3+blue6+orange1");
        assert_eq!((hand.len(), hand.total(), hand.cheapest()), (4, 13, 1));
        assert!(hand.holds(p("green3+green3")) && !hand.holds(p("green3+green4")) && !hand.holds(p("blue6+blue6")));
        assert_eq!(hand.less(p("green3+blue6+blue6+orange5")), p("green3+orange1"));
        assert_eq!(hand.either(p("green3+blue5")), p("green3+green3+blue6+orange1+blue5"));
        assert_eq!(hand.both(p("green3+blue5+green3+green3")), p("green3+green3"));
        assert_eq!(hand.of(Colour::Green), p("green3+green3"));
        assert_eq!(Prisms::of_each(3).len(), 54);
        assert_eq!(Prisms::of_each(3).total(), 189);
        for (i, kind) in Prism::all().enumerate() {
            let (three, value) = (Prisms::of_each(3).less(Prisms::of_each(3).without(kind)), u16::from(kind.value()));
            assert_eq!((three.len(), three.total(), three.dearest()), (3, 3 * value, kind));
            assert_eq!(Colour::ALL.map(|c| three.total_of(c)), Colour::ALL.map(|c| three.of(c).total()));
            assert_eq!(three.counts(), std::array::from_fn(|k| if k == i { 3 } else { 0 }));
        }
    }

    #[test]
    fn cards_drawn_at_once_are_those_drawn_one_by_one() {
        let mut deck = Prisms::of_each(2);
        let mut other = deck;
        let drawn = deck.draw_many(40, 1, &mut Fast::new(3));
        let mut fast = Fast::new(3);
        for _ in 0..36 {
            assert!(drawn.holds(Prisms::one(other.draw(1, &mut fast))));
        }
        assert_eq!((drawn, deck, other), (Prisms::of_each(2), Prisms::NONE, Prisms::NONE));
    }

    #[test]
    fn text_reads_back_and_bad_text_is_explained() {
        for text in ["-", "green3", "green3+green4+blue1+orange6+orange6"] {
            assert_eq!(p(text).to_string(), text);
        }
        assert_eq!(p("blue1+green4"), p("green4+blue1"));
        for bad in ["green7", "red1", "green", "green0", "green12", "green3+", "green1+green1+green1+green1"] {
            assert!(bad.parse::<Prisms>().is_err(), "{bad}");
        }
    }

    /// Against the definition: every number of every kind, in every combination.
    #[test]
    fn choices_are_sorted_and_complete() {
        let from = p("green1+green1+blue2+orange6+orange6+orange6");
        let counts = |set: Prisms| ["green1", "blue2", "orange6"].map(|kind| set.count(kind.parse().unwrap()));
        for n in 0..=7 {
            let mut all = Vec::new();
            from.choices(n, |set| all.push(set));
            let mut expected = Vec::new();
            for (a, b, c) in (0..24).map(|i| (i % 3, i / 3 % 2, i / 6)) {
                if usize::from(a + b + c) == n {
                    expected.push([a, b, c]);
                }
            }
            assert_eq!(all.len(), expected.len(), "{n}: {all:?}");
            assert!(all.is_sorted() && expected.iter().all(|set| all.iter().any(|s| counts(*s) == *set)));
        }
    }
}

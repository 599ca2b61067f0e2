//! The net over sets of cards: how well a seat stands, and which of its actions are worth trying.
//!
//! It is trained elsewhere (`crates/python/examples/sets_jax.py`): there cards have embeddings that every zone shares. Here what
//! a card in a zone adds to the first layer has been worked out for each input, so that a position costs one row for each
//! input that is not zero.

use crate::greedy::bell;
use crate::think::Features;
use serde::{Deserialize, Serialize};
use starboard_core::Fast;
use std::collections::HashMap;

/// Units of the first and of the second layer.
pub const WIDE: usize = 64;
pub const NARROW: usize = 32;

/// The version of the file.
const FORMAT: u32 = 1;

/// The first line of a file; after it come the numbers, four bytes each, the lowest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the file.
    pub starboard_net: u32,
    pub game: String,
    /// The version of the game's encoding.
    pub encoding: u32,
    /// The command that made it.
    pub made_by: String,
    pub layers: [usize; 2],
    /// Numbers of the space of actions.
    pub actions: u32,
    pub inputs: Vec<String>,
}

/// Why a file is not a net for the game at hand.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    #[error("the first line is not the header of a net: {0}")]
    Header(String),
    #[error("it is a net of version {0}; version {FORMAT} is read here")]
    Version(u32),
    #[error("its layers have {0} and {1} units; {WIDE} and {NARROW} are read here")]
    Layers(usize, usize),
    #[error("after the header there are {0} bytes, not {1}")]
    Length(usize, usize),
    #[error("number {0} is not finite")]
    NotFinite(usize),
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct First {
    /// What an input adds to the answer beside the layers.
    straight: f32,
    units: [f32; WIDE],
}

/// Both heads look at this.
type Last = [f32; NARROW];

/// What a head makes of the last layer.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Head {
    weights: Last,
    base: f32,
}

impl Head {
    #[inline]
    fn of(&self, last: &Last) -> f32 {
        self.base + self.weights.iter().zip(last).map(|(w, u)| w * u).sum::<f32>()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    pub header: Header,
    /// By input.
    first: Vec<First>,
    base: First,
    /// By unit of the first layer.
    second: Vec<Last>,
    second_base: Last,
    value: Head,
    /// By number of an action.
    policy: Vec<Head>,
}

/// What the net makes of a table from one seat.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    straight: f32,
    last: Last,
}

impl Net {
    /// Does this look like a net, rather than like weights as text?
    pub fn is_one(bytes: &[u8]) -> bool {
        bytes.starts_with(b"{")
    }

    pub fn read(bytes: &[u8]) -> Result<Net, Fault> {
        let end = bytes.iter().position(|b| *b == b'\n').unwrap_or(bytes.len());
        let header: Header = serde_json::from_slice(&bytes[..end]).map_err(|e| Fault::Header(e.to_string()))?;
        if header.starboard_net != FORMAT {
            return Err(Fault::Version(header.starboard_net));
        }
        let [wide, narrow] = header.layers;
        if (wide, narrow) != (WIDE, NARROW) {
            return Err(Fault::Layers(wide, narrow));
        }
        let body = &bytes[(end + 1).min(bytes.len())..];
        let heads = header.actions as usize + 1;
        let numbers = (header.inputs.len() + 1) * (WIDE + 1) + (WIDE + 1) * NARROW + heads * (NARROW + 1);
        if body.len() != numbers * 4 {
            return Err(Fault::Length(body.len(), numbers * 4));
        }
        let mut numbers = body.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]]));
        if let Some(at) = numbers.clone().position(|n| !n.is_finite()) {
            return Err(Fault::NotFinite(at));
        }
        let mut next = || numbers.next().unwrap_or(0.0);
        let mut first = || First { straight: next(), units: std::array::from_fn(|_| next()) };
        let rows: Vec<First> = header.inputs.iter().map(|_| first()).collect();
        let base = first();
        let mut last = || -> Last { std::array::from_fn(|_| next()) };
        let second = (0..WIDE).map(|_| last()).collect();
        let second_base = last();
        let mut head = || Head { weights: std::array::from_fn(|_| next()), base: next() };
        let value = head();
        let policy = (0..header.actions).map(|_| head()).collect();
        Ok(Net { header, first: rows, base, second, second_base, value, policy })
    }

    /// Takes every card for more or less than it is, wherever it lies.
    pub(crate) fn misjudge(&mut self, misjudge: f32, rng: &mut Fast) {
        let mut wrong = HashMap::new();
        for (name, row) in self.header.inputs.iter().zip(&mut self.first) {
            let Some((_, card)) = name.split_once(':') else { continue };
            let times = *wrong.entry(card).or_insert_with(|| (misjudge * bell(rng)).exp());
            row.straight *= times;
            row.units.iter_mut().for_each(|w| *w *= times);
        }
    }

    pub fn think(&self, seen: &Features) -> Thought {
        let First { straight, units } = self.first_layer(&seen.0);
        let mut last = self.second_base;
        for (unit, row) in units.iter().zip(&self.second) {
            if *unit > 0.0 {
                last.iter_mut().zip(row).for_each(|(sum, w)| *sum += unit * w);
            }
        }
        last.iter_mut().for_each(|unit| *unit = unit.max(0.0));
        Thought { straight, last }
    }

    /// How well the seat stands, in logits; only differences between seats mean anything.
    pub fn value(&self, thought: &Thought) -> f32 {
        thought.straight + self.value.of(&thought.last)
    }

    /// How much is to be said for an action, in logits.
    pub fn policy(&self, thought: &Thought, action: usize) -> f32 {
        self.policy.get(action).map_or(0.0, |head| head.of(&thought.last))
    }

    /// On its own, so that the compiler adds up several units at once.
    #[inline(never)]
    fn first_layer(&self, seen: &[(u32, f32)]) -> First {
        let First { mut straight, mut units } = self.base;
        for (input, value) in seen {
            let row = &self.first[*input as usize];
            straight += value * row.straight;
            units.iter_mut().zip(&row.units).for_each(|(sum, w)| *sum += value * w);
        }
        First { straight, units }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header() -> Header {
        Header {
            starboard_net: FORMAT,
            game: "some-game".to_owned(),
            encoding: 1,
            made_by: "a test".to_owned(),
            layers: [WIDE, NARROW],
            actions: 2,
            inputs: vec!["hand:1".to_owned(), "score".to_owned()],
        }
    }

    fn file(header: &Header, numbers: &[f32]) -> Vec<u8> {
        let mut bytes = serde_json::to_vec(header).unwrap();
        bytes.push(b'\n');
        bytes.extend(numbers.iter().flat_map(|n| n.to_le_bytes()));
        bytes
    }

    const NUMBERS: usize = 3 * (WIDE + 1) + (WIDE + 1) * NARROW + 3 * (NARROW + 1);

    #[test]
    fn a_net_is_read_and_thinks() {
        let mut numbers = [0.0; NUMBERS];
        numbers[0] = 0.5; // the first input, straight
        numbers[1] = 2.0; // the first input to the first unit
        numbers[WIDE + 1 + 1] = -1.0; // the second input to the first unit
        let second = 3 * (WIDE + 1);
        numbers[second] = 3.0; // the first unit to the first of the second layer
        let value = second + (WIDE + 1) * NARROW;
        numbers[value] = 0.25;
        numbers[value + NARROW] = 1.0;
        numbers[value + 2 * (NARROW + 1)] = -1.0; // the second action
        let net = Net::read(&file(&header(), &numbers)).unwrap();
        let think = |seen: &[(u32, f32)]| net.think(&Features(seen.to_vec()));
        let thought = think(&[(0, 2.0), (1, 1.0)]);
        assert_eq!(net.value(&thought), 1.0 + 9.0 * 0.25 + 1.0);
        assert_eq!((net.policy(&thought, 0), net.policy(&thought, 1), net.policy(&thought, 2)), (0.0, -9.0, 0.0));
        assert_eq!(net.value(&think(&[(1, 1.0)])), 1.0);
    }

    /// What `sets_jax.py` wrote: a small net, and what JAX makes of some rows with it.
    #[test]
    fn it_thinks_as_where_it_was_trained() {
        #[derive(Deserialize)]
        struct Example {
            seen: Vec<(u32, f32)>,
            value: f32,
            actions: Vec<usize>,
            policy: Vec<f32>,
        }
        let net = Net::read(include_bytes!("../tests/sets/example.net")).unwrap();
        let told: Vec<Example> = serde_json::from_str(include_str!("../tests/sets/example.json")).unwrap();
        assert_eq!(told.len(), 20);
        let near = |a: f32, b: f32| assert!((a - b).abs() < 1e-5 * (1.0 + b.abs()), "{a} instead of {b}");
        for example in told {
            let thought = net.think(&Features(example.seen));
            near(net.value(&thought), example.value);
            let policy = example.actions.iter().map(|action| net.policy(&thought, *action));
            policy.zip(&example.policy).for_each(|(a, b)| near(a, *b));
        }
    }

    #[test]
    fn damaged_nets_are_refused() {
        let fault = |bytes: &[u8]| Net::read(bytes).unwrap_err().to_string();
        let whole = file(&header(), &[0.0; NUMBERS]);
        assert!(Net::is_one(&whole) && !Net::is_one(b"# weights") && Net::read(&whole).is_ok());
        assert!(fault(b"").starts_with("the first line is not the header of a net: EOF"));
        assert!(fault(b"{\"starboard_net\":1}\n").contains("missing field `game`"));
        let newer = Header { starboard_net: 2, ..header() };
        assert_eq!(fault(&file(&newer, &[])), "it is a net of version 2; version 1 is read here");
        let wider = Header { layers: [128, 32], ..header() };
        assert_eq!(fault(&file(&wider, &[])), "its layers have 128 and 32 units; 64 and 32 are read here");
        let (short, long) = (whole.len() - 1, [&whole[..], &[0]].concat());
        let length = NUMBERS * 4;
        assert_eq!(fault(&whole[..short]), format!("after the header there are {} bytes, not {length}", length - 1));
        assert_eq!(fault(&long), format!("after the header there are {} bytes, not {length}", length + 1));
        let mut numbers = [0.0; NUMBERS];
        numbers[7] = f32::NAN;
        assert_eq!(fault(&file(&header(), &numbers)), "number 7 is not finite");
    }
}

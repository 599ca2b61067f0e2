//! The learned value: a small network over sparse inputs, with weights kept as text under the inputs' names.

use crate::greedy::bell;
use crate::think::Features;
use starboard_core::Fast;
use std::collections::HashMap;
use std::fmt::Write as _;

/// Hidden units.
pub const HIDDEN: usize = 32;

/// What one input contributes: straight to the answer, and to each hidden unit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    pub straight: f32,
    pub hidden: [f32; HIDDEN],
}

impl Row {
    pub const ZERO: Row = Row { straight: 0.0, hidden: [0.0; HIDDEN] };
}

/// A network bound to the inputs of one table: hidden units with a rectifier, and a straight path beside them.
#[derive(Clone, Debug)]
pub struct Net {
    pub rows: Vec<Row>,
    /// The constant input.
    pub base: Row,
    pub out: [f32; HIDDEN],
}

impl Net {
    /// Takes every card for more or less than it is, wherever it lies: what an input named `place:card` contributes grows or
    /// shrinks, alike for all places of a card.
    pub(crate) fn misjudge(&mut self, inputs: &[String], misjudge: f32, rng: &mut Fast) {
        let mut wrong = HashMap::new();
        for (name, row) in inputs.iter().zip(&mut self.rows) {
            let Some((_, card)) = name.split_once(':') else { continue };
            let times = *wrong.entry(card).or_insert_with(|| (misjudge * bell(rng)).exp());
            row.straight *= times;
            row.hidden.iter_mut().for_each(|w| *w *= times);
        }
    }

    /// How well the seat whose features these are stands, in logits; only differences between seats mean anything.
    pub fn rate(&self, features: &Features) -> f32 {
        let first = self.first_layer(&features.0);
        first.straight + first.hidden.iter().zip(&self.out).map(|(h, w)| h.max(0.0) * w).sum::<f32>()
    }

    fn first_layer(&self, features: &[(u32, f32)]) -> Row {
        first_layer(&self.base, features, |input| &self.rows[input as usize])
    }
}

/// What all inputs contribute together. On its own, so that the compiler adds up four units at once: within its caller it does
/// not see that it may, and takes five times as many instructions.
#[inline(never)]
pub(crate) fn first_layer<'a>(base: &Row, features: &[(u32, f32)], row: impl Fn(u32) -> &'a Row) -> Row {
    let Row { mut straight, mut hidden } = *base;
    for (input, value) in features {
        let row = row(*input);
        straight += value * row.straight;
        for (h, w) in hidden.iter_mut().zip(&row.hidden) {
            *h += value * w;
        }
    }
    Row { straight, hidden }
}

/// Weights by input name, as they are kept in a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    rows: HashMap<String, Row>,
    base: Row,
    out: [f32; HIDDEN],
}

/// The file of weights is damaged.
#[derive(Debug, thiserror::Error)]
#[error("weights, line {line}: {why}")]
pub struct WeightsFault {
    pub line: usize,
    pub why: &'static str,
}

const BASE: &str = "=base";
const OUT: &str = "=out";

impl Weights {
    /// Reads what `write` wrote: a line for each input, `name straight hidden…`; lines that start with `#` are remarks.
    pub fn read(text: &str) -> Result<Weights, WeightsFault> {
        let mut weights = Weights { rows: HashMap::new(), base: Row::ZERO, out: [0.0; HIDDEN] };
        for (i, line) in text.lines().enumerate() {
            let fault = |why| WeightsFault { line: i + 1, why };
            if line.starts_with('#') || line.trim().is_empty() {
                continue;
            }
            let mut words = line.split_whitespace();
            let name = words.next().ok_or(fault("no name"))?;
            let mut numbers = Vec::with_capacity(HIDDEN + 1);
            for word in words {
                let number = word.parse::<f32>().ok().filter(|n| n.is_finite());
                numbers.push(number.ok_or(fault("not a number"))?);
            }
            if numbers.len() != HIDDEN + 1 {
                return Err(fault("the wrong number of weights"));
            }
            let mut row = Row { straight: numbers[0], hidden: [0.0; HIDDEN] };
            row.hidden.copy_from_slice(&numbers[1..]);
            match name {
                BASE => weights.base = row,
                OUT => weights.out = row.hidden,
                _ => drop(weights.rows.insert(name.to_owned(), row)),
            }
        }
        Ok(weights)
    }

    /// The weights of a network, to be kept; each line of `remark` starts with `#`.
    pub fn write(net: &Net, inputs: &[String], remark: &str) -> String {
        let mut text: String = remark.lines().map(|l| format!("# {l}\n")).collect();
        let mut line = |name: &str, row: &Row| {
            text.push_str(name);
            for w in std::iter::once(&row.straight).chain(&row.hidden) {
                let shown = format!("{w:.3}");
                let short = shown.trim_end_matches('0').trim_end_matches('.');
                let _ = write!(text, " {}", if short == "-0" || short.is_empty() { "0" } else { short });
            }
            text.push('\n');
        };
        line(BASE, &net.base);
        line(OUT, &Row { straight: 0.0, hidden: net.out });
        for (name, row) in inputs.iter().zip(&net.rows) {
            if *row != Row::ZERO {
                line(name, row);
            }
        }
        text
    }

    /// Nothing has been learned yet.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Were these learned for such a table? Other sets of cards leave many inputs unknown, another game all but a few.
    pub fn fit(&self, inputs: &[String]) -> bool {
        let known = inputs.iter().filter(|name| self.rows.contains_key(*name)).count();
        known * 10 > self.rows.len()
    }

    /// The network over a table's inputs; an input the weights do not know counts for nothing.
    pub fn bind(&self, inputs: &[String]) -> Net {
        let rows = inputs.iter().map(|name| self.rows.get(name).copied().unwrap_or(Row::ZERO)).collect();
        Net { rows, base: self.base, out: self.out }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_read_back_and_bind_by_name() {
        let mut net = Net { rows: vec![Row::ZERO; 3], base: Row::ZERO, out: [0.0; HIDDEN] };
        net.rows[1].straight = 0.5;
        net.rows[2].hidden[4] = -2.0;
        net.base.hidden[4] = 3.0;
        net.out[4] = 0.25;
        let names: Vec<String> = ["a", "b", "c"].map(String::from).to_vec();
        let text = Weights::write(&net, &names, "made for a test");
        let other = Weights::read(&text).unwrap().bind(&["c", "new", "b"].map(String::from));
        let rate = |net: &Net, f: &[(u32, f32)]| net.rate(&Features(f.to_vec()));
        assert_eq!(rate(&net, &[(1, 2.0), (2, 1.0)]), 1.25);
        assert_eq!(rate(&other, &[(2, 2.0), (0, 1.0)]), 1.25);
        assert_eq!(rate(&other, &[(1, 9.0)]), 0.75);
    }

    #[test]
    fn misjudging_is_about_cards_and_alike_in_every_place() {
        let row = Row { straight: 1.0, hidden: [2.0; HIDDEN] };
        let mut net = Net { rows: vec![row; 5], base: row, out: [0.0; HIDDEN] };
        let names = ["own.trade", "own:scout", "own:viper", "row:scout", "row:viper"].map(String::from);
        net.misjudge(&names, 0.5, &mut Fast::new(1));
        let straight: Vec<f32> = net.rows.iter().map(|r| r.straight).collect();
        assert_eq!((straight[0], net.base.straight), (1.0, 1.0));
        assert_eq!((straight[1], straight[2]), (straight[3], straight[4]));
        assert!(straight[1] != 1.0 && straight[2] != 1.0 && straight[1] != straight[2], "{straight:?}");
        assert!(net.rows.iter().all(|r| r.straight > 0.0 && r.hidden == [2.0 * r.straight; HIDDEN]));
    }

    #[test]
    fn damaged_weights_are_refused() {
        assert_eq!(
            Weights::read("# x\na 1 2").unwrap_err().to_string(),
            "weights, line 2: the wrong number of weights"
        );
        for word in ["x", "NaN", "inf", "-inf", "1e99"] {
            assert_eq!(Weights::read(&format!("a {word}")).unwrap_err().to_string(), "weights, line 1: not a number");
        }
    }
}

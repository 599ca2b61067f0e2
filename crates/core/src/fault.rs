//! Faults in what somebody wrote: options, positions, data files. All of them are reported at once.

use serde_json::Value as Json;
#[cfg(not(target_arch = "wasm32"))]
use serde_path_to_error::{Path, Segment};
use std::fmt;

/// One thing wrong: where it is and what is wrong with it, including what would be right.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Fault {
    /// File, entry or key.
    pub at: String,
    pub what: String,
}

/// Everything wrong with one input; never empty when it is an error.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    pub fn one(at: impl Into<String>, what: impl Into<String>) -> Faults {
        let mut faults = Faults::default();
        faults.add(at, what);
        faults
    }

    pub fn add(&mut self, at: impl Into<String>, what: impl Into<String>) {
        self.0.push(Fault { at: at.into(), what: what.into() });
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value, if nothing was wrong.
    pub fn or<T>(self, value: T) -> Result<T, Faults> {
        if self.is_empty() { Ok(value) } else { Err(self) }
    }

    /// The same faults, found inside something larger.
    pub fn within(mut self, outer: &str) -> Faults {
        for fault in &mut self.0 {
            fault.at = if fault.at.is_empty() { outer.to_owned() } else { format!("{outer}: {}", fault.at) };
        }
        self
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            if !fault.at.is_empty() {
                write!(f, "{}: ", fault.at)?;
            }
            f.write_str(&fault.what)?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// Reads TOML into `T`; a fault names the key it is at.
#[cfg(not(target_arch = "wasm32"))]
pub fn read_toml<T: serde::de::DeserializeOwned>(at: &str, text: &str) -> Result<T, Faults> {
    let deserializer = toml::Deserializer::parse(text)
        .map_err(|e| Faults::one(at, e.message().to_owned() + &line_of(text, e.span())))?;
    serde_path_to_error::deserialize(deserializer).map_err(|e| {
        let place = place_of(at, e.path());
        let inner = e.into_inner();
        Faults::one(place, inner.message().trim().to_owned() + &line_of(text, inner.span()))
    })
}

/// Reads TOML into `T`. In a page everything is read from JSON, by way of one type: reading each kind of thing from each kind of text, and
/// remembering the way to it, is a fifth of what would have to be fetched.
#[cfg(target_arch = "wasm32")]
pub fn read_toml<T: serde::de::DeserializeOwned>(at: &str, text: &str) -> Result<T, Faults> {
    let read = toml::from_str::<Json>(text);
    read_json(at, read.map_err(|e| Faults::one(at, e.message().to_owned() + &line_of(text, e.span())))?)
}

fn line_of(text: &str, span: Option<std::ops::Range<usize>>) -> String {
    let line = |r: std::ops::Range<usize>| text.get(..r.start).map(|before| before.lines().count().max(1));
    span.and_then(line).map(|n| format!(" (line {n})")).unwrap_or_default()
}

/// Reads JSON into `T`; every fault names the key it is at.
pub fn read_json<T: serde::de::DeserializeOwned>(at: &str, value: Json) -> Result<T, Faults> {
    match read_partly(at, value) {
        (Some(read), faults) => faults.or(read),
        (None, faults) => Err(faults),
    }
}

/// What can be read of it; in a page the first thing that cannot, without the way to it.
#[cfg(target_arch = "wasm32")]
pub fn read_partly<T: serde::de::DeserializeOwned>(at: &str, value: Json) -> (Option<T>, Faults) {
    match crate::json::of(&value) {
        Ok(read) => (Some(read), Faults::default()),
        Err(fault) => (None, Faults::one(at, fault.to_string())),
    }
}

/// What can be read of it, and all that cannot: a key with a fault is put aside, and the rest is read without it.
#[cfg(not(target_arch = "wasm32"))]
pub fn read_partly<T: serde::de::DeserializeOwned>(at: &str, mut value: Json) -> (Option<T>, Faults) {
    let mut faults = Faults::default();
    loop {
        let fault = match serde_path_to_error::deserialize(&value) {
            Ok(read) => return (Some(read), faults),
            Err(fault) => fault,
        };
        faults.add(place_of(at, fault.path()), fault.inner().to_string());
        if !put_aside(&mut value, fault.path()) {
            return (None, faults);
        }
    }
}

/// The place as people say it, counted from 1: `position: seat 1: hand 3`.
#[cfg(not(target_arch = "wasm32"))]
fn place_of(at: &str, path: &Path) -> String {
    path.iter().fold(at.to_owned(), |place, segment| match segment {
        Segment::Seq { index } => format!("{place} {}", index + 1),
        Segment::Map { key } => format!("{place}: {key}"),
        Segment::Enum { .. } | Segment::Unknown => place,
    })
}

/// Takes away the innermost key that the path leads to. What is in a list stays: its neighbours keep their numbers.
#[cfg(not(target_arch = "wasm32"))]
fn put_aside(value: &mut Json, path: &Path) -> bool {
    let segments: Vec<&Segment> =
        path.iter().filter(|s| matches!(s, Segment::Seq { .. } | Segment::Map { .. })).collect();
    let Some(last) = segments.iter().rposition(|s| matches!(s, Segment::Map { .. })) else { return false };
    let mut here = value;
    for segment in &segments[..last] {
        let inner = match segment {
            Segment::Seq { index } => here.get_mut(*index),
            Segment::Map { key } => here.get_mut(key),
            Segment::Enum { .. } | Segment::Unknown => None,
        };
        match inner {
            Some(inner) => here = inner,
            None => return false,
        }
    }
    match (here, segments[last]) {
        (Json::Object(keys), Segment::Map { key }) => keys.remove(key).is_some(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Debug, PartialEq, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Table {
        turn: u8,
        #[serde(default)]
        seat: Vec<At>,
    }

    #[derive(Debug, PartialEq, serde::Deserialize)]
    #[serde(deny_unknown_fields, default)]
    #[derive(Default)]
    struct At {
        hand: Vec<String>,
        trade: u8,
    }

    #[test]
    fn all_faults_are_told_at_once_counted_from_one() {
        let written = json!({
            "turn": 3, "trun": 3, "seat": [{ "hand": ["scout", 7] }, { "trade": 999, "hnad": [], "hand": ["viper"] }],
        });
        let (read, faults) = read_partly::<Table>("position", written.clone());
        let places: Vec<&str> = faults.0.iter().map(|f| f.at.as_str()).collect();
        for place in ["position: trun", "position: seat 1: hand 2", "position: seat 2: trade", "position: seat 2: hnad"]
        {
            assert!(places.contains(&place), "{place}: {places:?}");
        }
        assert_eq!(places.len(), 4, "{faults}");
        assert_eq!(read.unwrap().seat[1].hand, ["viper"], "what is sound is read");
        assert_eq!(read_json::<Table>("position", written).unwrap_err(), faults);
        let (none, faults) = read_partly::<Table>("position", json!({ "seat": [] }));
        assert_eq!((none, faults.0.len()), (None, 1), "a key that is missing cannot be put aside");
    }
}

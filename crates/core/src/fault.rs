//! Faults in what somebody wrote: options, positions, data files. All of them are reported at once.

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
pub fn read_toml<T: serde::de::DeserializeOwned>(at: &str, text: &str) -> Result<T, Faults> {
    let deserializer = toml::Deserializer::parse(text)
        .map_err(|e| Faults::one(at, e.message().to_owned() + &line_of(text, e.span())))?;
    serde_path_to_error::deserialize(deserializer).map_err(|e| {
        let path = e.path().to_string();
        let inner = e.into_inner();
        let place = if path == "." { at.to_owned() } else { format!("{at}: {path}") };
        Faults::one(place, inner.message().trim().to_owned() + &line_of(text, inner.span()))
    })
}

fn line_of(text: &str, span: Option<std::ops::Range<usize>>) -> String {
    let line = |r: std::ops::Range<usize>| text.get(..r.start).map(|before| before.lines().count().max(1));
    span.and_then(line).map(|n| format!(" (line {n})")).unwrap_or_default()
}

/// Reads JSON into `T`; a fault names the key it is at.
pub fn read_json<T: serde::de::DeserializeOwned>(at: &str, value: serde_json::Value) -> Result<T, Faults> {
    serde_path_to_error::deserialize(value).map_err(|e| {
        let path = e.path().to_string();
        let place = if path == "." { at.to_owned() } else { format!("{at}: {path}") };
        Faults::one(place, e.into_inner().to_string())
    })
}

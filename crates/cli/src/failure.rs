//! Why the program did not do what was asked.

use serde_json::{Value as Json, json};
use starboard_core::{Faults, RecordFault};
use std::fmt;
use std::io;
use std::path::Path;

#[derive(Debug)]
pub(crate) enum Failure {
    /// Said in one line.
    Said(String),
    /// Everything wrong with one input, each with its place.
    Faulty(Faults),
    /// An action that the rules refuse: the whole reason in one line, its code, and what fills its sentence.
    Refused { line: String, code: String, data: Json },
    /// Writing to standard output.
    Output(io::Error),
}

impl Failure {
    pub(crate) fn said(line: impl Into<String>) -> Failure {
        Failure::Said(line.into())
    }

    /// A file could not be read or written.
    pub(crate) fn file(path: &Path, why: &io::Error) -> Failure {
        Failure::Said(format!("{}: {why}", path.display()))
    }

    /// For a program: the line that a person would read, and what can be told apart from it.
    pub(crate) fn json(&self) -> Json {
        let mut told = json!({ "error": self.to_string() });
        match self {
            Failure::Said(_) | Failure::Output(_) => {}
            Failure::Faulty(faults) => told["faults"] = json!(faults),
            Failure::Refused { code, data, .. } => {
                told["code"] = json!(code);
                told["refusal"] = data.clone();
            }
        }
        told
    }

    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Failure::Output(e) if e.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Failure::Said(line) | Failure::Refused { line, .. } => line.clone(),
            Failure::Faulty(faults) => faults.to_string(),
            Failure::Output(why) => format!("standard output: {why}"),
        };
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
        f.write_str(&lines.join("; "))
    }
}

impl From<Faults> for Failure {
    fn from(faults: Faults) -> Self {
        Failure::Faulty(faults)
    }
}

impl From<RecordFault> for Failure {
    fn from(fault: RecordFault) -> Self {
        Failure::Said(fault.to_string())
    }
}

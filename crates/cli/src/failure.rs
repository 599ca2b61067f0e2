//! Why the program did not do what was asked.

use starboard_core::{Faults, RecordFault};
use std::fmt;
use std::io;
use std::path::Path;

#[derive(Debug)]
pub(crate) enum Failure {
    /// Said in one line.
    Said(String),
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

    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Failure::Output(e) if e.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Failure::Said(line) => line.clone(),
            Failure::Output(why) => format!("standard output: {why}"),
        };
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
        f.write_str(&lines.join("; "))
    }
}

impl From<Faults> for Failure {
    fn from(faults: Faults) -> Self {
        Failure::Said(faults.to_string())
    }
}

impl From<RecordFault> for Failure {
    fn from(fault: RecordFault) -> Self {
        Failure::Said(fault.to_string())
    }
}

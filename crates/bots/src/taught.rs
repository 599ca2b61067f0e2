//! Weights that come with the program. They are built in; the page's engine leaves them out, and is handed those that a table needs as
//! a file (`hand_in`), so that nobody fetches those of other games.

use crate::net::Weights;
use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};

/// Weights by name, built in or handed in.
pub struct Taught {
    pub name: &'static str,
    built_in: &'static str,
    read: OnceLock<Option<Weights>>,
}

/// `taught!("star-realms-duel", "../duel.weights")`: weights in a file beside the source, under a name of their own.
#[macro_export]
macro_rules! taught {
    ($name:expr, $file:literal) => {{
        #[cfg(not(target_arch = "wasm32"))]
        let built_in = include_str!($file);
        #[cfg(target_arch = "wasm32")]
        let built_in = "";
        $crate::taught::Taught::new($name, built_in)
    }};
}

static HANDED: Mutex<BTreeMap<String, String>> = Mutex::new(BTreeMap::new());

/// The text of a file of weights, for an engine that has none built in.
pub fn hand_in(name: &str, text: String) {
    HANDED.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_owned(), text);
}

impl Taught {
    pub const fn new(name: &'static str, built_in: &'static str) -> Taught {
        Taught { name, built_in, read: OnceLock::new() }
    }

    /// Must it be handed in first?
    pub fn is_missing(&self) -> bool {
        self.built_in.is_empty() && !HANDED.lock().unwrap_or_else(PoisonError::into_inner).contains_key(self.name)
    }

    /// None if there is nothing in the file, or it is not here yet.
    pub fn weights(&self) -> Option<&Weights> {
        if self.is_missing() {
            return None;
        }
        let read = || {
            let handed = HANDED.lock().unwrap_or_else(PoisonError::into_inner);
            let text = handed.get(self.name).map_or(self.built_in, String::as_str);
            Weights::read(text).ok().filter(|weights| !weights.is_empty())
        };
        self.read.get_or_init(read).as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_built_in_is_handed_in() {
        static BUILT_IN: Taught = Taught::new("built-in", "a 1\n");
        assert!(!BUILT_IN.is_missing());
        static LATER: Taught = Taught::new("later", "");
        assert!(LATER.is_missing() && LATER.weights().is_none());
        let row = format!("own.trade {}", vec!["0.5"; crate::net::HIDDEN + 1].join(" "));
        hand_in("later", row);
        assert!(!LATER.is_missing() && LATER.weights().is_some());
    }
}

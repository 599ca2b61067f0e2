//! What the program says, and to whom.

use crate::failure::Failure;
use serde::Serialize;
use starboard_core::Lang;
use std::io::Write as _;

/// How whoever called wants to be answered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Out {
    pub(crate) lang: Lang,
    /// For a program.
    pub(crate) json: bool,
}

impl Out {
    /// Writes text to standard output, in one go.
    pub(crate) fn text(&self, text: &str) -> Result<(), Failure> {
        let mut stdout = std::io::stdout().lock();
        let end = if text.ends_with('\n') { "" } else { "\n" };
        write!(stdout, "{text}{end}").and_then(|()| stdout.flush()).map_err(Failure::Output)
    }

    pub(crate) fn json(&self, value: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string_pretty(value).map_err(|e| Failure::said(e.to_string()))?;
        self.text(&text)
    }

    /// The message `key` of the program's own words.
    pub(crate) fn say(&self, key: &str, args: &[(&str, starboard_core::words::Arg<'_>)]) -> String {
        crate::words::WORDS.say(self.lang, key, args)
    }

    /// A failure in the program's own words.
    pub(crate) fn fail(&self, key: &str, args: &[(&str, starboard_core::words::Arg<'_>)]) -> Failure {
        Failure::said(self.say(key, args))
    }
}

/// How wide the terminal is; files and pipes get 100 columns.
pub(crate) fn width() -> usize {
    std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok()).filter(|w| *w >= 40).unwrap_or(100)
}

/// Breaks `text` into lines of at most `width` characters, at spaces.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

/// `text` filled up to `width` characters.
pub(crate) fn pad(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(text.chars().count());
    text.to_owned() + &" ".repeat(missing)
}

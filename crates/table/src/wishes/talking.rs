//! Talking at the table.

use super::Who;
use crate::entry::{Deed, What};
use crate::refused::{Refused, Why};
use crate::shown::Shown;
use crate::wire::Status;

const LONGEST: usize = 300;

/// What can be said: without what is not to be seen, and not too long.
pub fn spoken(text: &str) -> Result<String, Refused> {
    let text: String = text.trim().chars().filter(|c| !c.is_control()).collect();
    match text.chars().count() {
        1..=LONGEST => Ok(text),
        _ => Err(Refused::Bad("text: 1 to 300 characters")),
    }
}

impl Shown {
    /// Saying something; only who sits here may.
    pub fn say(&self, who: Who<'_>, text: &str) -> Result<Vec<Deed>, Refused> {
        self.seats_of(who)?;
        let text = spoken(text)?;
        if !self.chat || self.status == Status::Closed {
            return Err(Why::ChatOff.into());
        }
        Ok(vec![What::Chat { player: who.account.to_owned(), name: who.name.to_owned(), text }.into()])
    }
}

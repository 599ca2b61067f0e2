//! Everything from a file that this or another browser wrote. It is replayed before it is believed; what is here already stays.

use crate::call::Kept;
use crate::campaigns::held;
use crate::keep::{Row, Written, read};
use crate::page::{Live, Page};
use serde_json::{Value as Json, json};
use starboard_core::order::map;
use starboard_host::Refused;
use std::collections::BTreeMap;

impl Page {
    /// How many tables and campaigns were taken in, how many could not be, and the settings that came along.
    pub(crate) fn bring(&mut self, kept: Vec<Kept>, at: i64) -> Result<Json, Refused> {
        let all = map(kept);
        let (mut taken, mut refused, mut settings) = (0, 0, None);
        for (key, text) in &all {
            let mut parts = key.splitn(3, '/');
            let (Some(kind), id) = (parts.next(), parts.next().unwrap_or_default()) else { continue };
            let new = match kind {
                "table" if self.rows.contains_key(id) => continue,
                "table" => self.bring_table(id, text, &all),
                "campaign" if self.campaigns.contains_key(id) => continue,
                "campaign" => held(id, text).map(|read| {
                    self.campaigns.insert(id.to_owned(), text.clone());
                    self.held.insert(id.to_owned(), read);
                    self.writes.push((key.clone(), Some(text.clone())));
                }),
                "puzzle" if !self.tries.contains_key(id) => read(key, text).map_err(Refused::from).map(|tried| {
                    self.tries.insert(id.to_owned(), tried);
                    self.writes.push((key.clone(), Some(text.clone())));
                }),
                "review" if all.contains_key(&format!("table/{id}")) && !self.reviews.contains_key(id) => {
                    self.reviews.insert(id.to_owned(), text.clone());
                    self.writes.push((key.clone(), Some(text.clone())));
                    Ok(())
                }
                "me" => read(key, text).map_err(Refused::from).map(|person| settings = self.bring_me(person)),
                _ => continue,
            };
            match new {
                Ok(()) if matches!(kind, "table" | "campaign") => taken += 1,
                Ok(()) => {}
                Err(_) => refused += 1,
            }
        }
        debug_assert!(at > 0, "a call brings the time");
        Ok(json!({ "taken": taken, "refused": refused, "settings": settings }))
    }

    fn bring_table(&mut self, id: &str, text: &str, all: &BTreeMap<String, String>) -> Result<(), Refused> {
        let row: Row = read(id, text)?;
        let under = crate::keep::log_of(id);
        let logged = all.range(under.clone()..).take_while(|(key, _)| key.starts_with(&under));
        let lines: Result<Vec<Written>, _> = logged.map(|(key, line)| read(key, line)).collect();
        let live = Live::read(id, &row, lines?)?;
        let now = Row::of(&row.opened, &live.now);
        for line in &live.lines {
            let key = crate::keep::log_key(id, line.n);
            self.writes.push((key, Some(crate::keep::write(line))));
        }
        self.writes.push((format!("table/{id}"), Some(crate::keep::write(&now))));
        self.rows.insert(id.to_owned(), now);
        self.live.insert(id.to_owned(), live);
        Ok(())
    }
}

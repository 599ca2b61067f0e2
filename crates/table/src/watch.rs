//! Somebody who follows a table: what they have been told already, and what is to be told next.

use crate::entry::What;
use crate::render::Looker;
use crate::shown::Shown;
use crate::wire::{People, ServerMessage, Status, Update};

pub struct Watch {
    pub looker: Looker,
    /// The number of the last entry told.
    pub seen: u32,
}

impl Watch {
    pub fn new(looker: Looker) -> Watch {
        Watch { looker, seen: 0 }
    }

    /// A seat may have been lost since: only its holder looks from it. Who just sat down looks from the new seat.
    fn look_again(&mut self, shown: &Shown) {
        let held = shown.held(&self.looker);
        self.looker.seat = self.looker.seat.filter(|s| held.contains(*s));
        if self.looker.seat.is_none() && held.len() == 1 {
            self.looker.seat = held.iter().next();
        }
    }

    /// Everything, at the time `at`.
    pub fn snapshot(&mut self, shown: &Shown, people: People, at: i64) -> ServerMessage {
        self.seen = shown.n;
        ServerMessage::Snapshot(Box::new(shown.snapshot(&self.looker, people, at)))
    }

    /// What came after `n`, if all of it is still remembered; `whole` asks for the table and its state in any case.
    pub fn since(&mut self, shown: &Shown, n: u32, whole: bool, at: i64) -> Option<ServerMessage> {
        let oldest = shown.recent.front().map_or(shown.n + 1, |e| e.n);
        if n > shown.n || n + 1 < oldest {
            return None;
        }
        let news: Vec<_> = shown.recent.iter().filter(|e| e.n > n).collect();
        let seats = news.iter().any(|e| matches!(e.what, What::Seat { .. }));
        if seats || news.is_empty() {
            self.look_again(shown);
        }
        let settings =
            |w: &What| matches!(w, What::Start { .. } | What::Chatting { .. } | What::Close | What::Rematch { .. });
        let told = whole || seats || news.is_empty() || news.iter().any(|e| settings(&e.what));
        let ended = shown.status == Status::Finished && news.iter().any(|e| e.ply == Some(shown.ply));
        let moved = whole
            || news.is_empty()
            || news.iter().any(|e| !matches!(e.what, What::Chat { .. } | What::Rematch { .. }));
        self.seen = shown.n;
        Some(ServerMessage::Update(Box::new(Update {
            n: shown.n,
            items: news.iter().flat_map(|e| shown.items(e, &self.looker)).collect(),
            table: (told || ended).then(|| shown.info(&self.looker, at)),
            now: if moved { shown.now(&self.looker, at) } else { None },
        })))
    }

    /// What is new since the last message; everything if too much is.
    pub fn news(&mut self, shown: &Shown, people: impl FnOnce() -> People, at: i64) -> ServerMessage {
        match self.since(shown, self.seen, false, at) {
            Some(update) => update,
            None => self.snapshot(shown, people(), at),
        }
    }
}

//! Who is at the table right now, by open sockets.

use super::Shown;
use crate::wire::{People, SeatKind, SeatNumber};
use starboard_core::Seat;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

pub struct Presence {
    /// Sockets by account; those of nobody in particular under the empty name.
    sockets: Mutex<HashMap<String, u32>>,
    changed: watch::Sender<u64>,
}

impl Default for Presence {
    fn default() -> Self {
        Presence { sockets: Mutex::new(HashMap::new()), changed: watch::Sender::new(0) }
    }
}

impl Presence {
    fn sockets(&self) -> MutexGuard<'_, HashMap<String, u32>> {
        self.sockets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    pub fn come(&self, account: &str) {
        *self.sockets().entry(account.to_owned()).or_default() += 1;
        self.changed.send_modify(|n| *n += 1);
    }

    pub fn go(&self, account: &str) {
        let mut sockets = self.sockets();
        if let Some(n) = sockets.get_mut(account) {
            *n -= 1;
            if *n == 0 {
                sockets.remove(account);
            }
        }
        drop(sockets);
        self.changed.send_modify(|n| *n += 1);
    }

    pub fn people(&self, shown: &Shown) -> People {
        let sockets = self.sockets();
        let here = |seat: &Seat| {
            let Some(o) = shown.seats.get(seat.index()) else { return false };
            o.kind == SeatKind::Bot || o.account.as_ref().is_some_and(|a| sockets.contains_key(a))
        };
        let sits = |account: &String| shown.seats.iter().any(|o| o.account.as_ref() == Some(account));
        let watching = sockets.iter().filter(|(account, _)| !sits(account)).map(|(_, n)| *n).sum();
        People { here: Seat::all(shown.seats.len()).filter(here).map(SeatNumber::from).collect(), watching }
    }
}

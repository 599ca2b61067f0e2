//! Where players were last seen, and from where somebody plays: only in memory, and only as long as it matters.

use crate::time::now_ms;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How long somebody who did something at a table counts as playing.
const PLAYING: i64 = 10 * 60 * 1000;
const AT_MOST: usize = 100_000;

#[derive(Default)]
struct Known {
    players: HashMap<String, IpAddr>,
    playing: HashMap<IpAddr, i64>,
}

#[derive(Default)]
pub struct Whereabouts(Mutex<Known>);

impl Whereabouts {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn seen(&self, player: &str, address: IpAddr) {
        let mut known = self.known();
        if known.players.get(player) == Some(&address) {
            return;
        }
        if known.players.len() >= AT_MOST {
            known.players.clear();
        }
        known.players.insert(player.to_owned(), address);
    }

    pub fn of(&self, player: &str) -> Option<IpAddr> {
        self.known().players.get(player).copied()
    }

    pub fn plays(&self, address: IpAddr) {
        self.known().playing.insert(address, now_ms());
    }

    /// Has somebody at this address done something at a table lately?
    pub fn is_playing(&self, address: IpAddr) -> bool {
        self.known().playing.get(&address).is_some_and(|at| *at > now_ms() - PLAYING)
    }

    /// Drops what no longer matters.
    pub fn forget(&self) {
        let before = now_ms() - PLAYING;
        self.known().playing.retain(|_, at| *at > before);
    }
}

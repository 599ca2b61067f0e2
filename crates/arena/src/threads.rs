//! Many games on a few threads.

use crate::run::Fault;
use starboard_bots::Matches;
use starboard_core::Faults;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Plays games `0..games` and gives what came of them in their order, whatever thread played which. A game that breaks
/// off, with the reason why, ends it all. Every thread has players of its own, from `sit`. `tell` hears how many are done.
pub(crate) fn play_all<T: Send>(
    games: u64,
    threads: usize,
    sit: impl Fn() -> Result<Box<dyn Matches>, Faults> + Sync,
    play: impl Fn(&mut dyn Matches, u64) -> Result<T, String> + Sync,
    tell: &(dyn Fn(u64) + Sync),
) -> Result<Vec<T>, Fault> {
    drop(sit()?);
    let next = AtomicU64::new(0);
    let played = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let Ok(mut matches) = sit() else { return };
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    let game = play(&mut *matches, number);
                    if game.is_err() {
                        next.store(games, Ordering::Relaxed);
                    }
                    if let Ok(mut played) = played.lock() {
                        played.push((number, game));
                        tell(played.len() as u64);
                    }
                }
            });
        }
    });
    let mut played = played.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    played.sort_by_key(|(number, _)| *number);
    played.into_iter().map(|(number, game)| game.map_err(|why| Fault::BrokeOff(number + 1, why))).collect()
}

//! Many games on a few threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Plays games `0..games` and gives what came of them in their order, whatever thread played which; a game that broke off is
/// left out. `tell` hears how many are done.
pub(crate) fn play_all<T: Send>(
    games: u64,
    threads: usize,
    play: impl Fn(u64) -> Option<T> + Sync,
    tell: &(dyn Fn(u64) + Sync),
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let played = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        break;
                    }
                    if let (Some(game), Ok(mut played)) = (play(number), played.lock()) {
                        played.push((number, game));
                        tell(played.len() as u64);
                    }
                }
            });
        }
    });
    let mut played = played.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    played.sort_by_key(|(number, _)| *number);
    played.into_iter().map(|(_, game)| game).collect()
}

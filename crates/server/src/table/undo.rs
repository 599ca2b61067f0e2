//! What can be taken back freely: one's own last actions, as long as they dealt nothing, told nothing new, and nobody else
//! has decided since.

use starboard_core::Seat;
use starboard_core::face::{CONCEDE, Table};
use std::sync::{Arc, OnceLock};

/// On how many imagined tables an action is tried before it counts as teaching nothing.
const WORLDS: usize = 6;

/// The table before an action that may be free to take back.
pub struct Before {
    /// How many actions stood.
    pub step: u32,
    pub seat: Seat,
    pub table: Arc<dyn Table>,
    action: String,
    free: OnceLock<bool>,
}

impl Before {
    fn is_free(&self) -> bool {
        let seed = u64::from(self.step) << 8 | u64::from(self.seat.0);
        *self.free.get_or_init(|| self.table.foresees(self.seat, &self.action, WORLDS, seed))
    }
}

/// The latest actions of one seat, oldest first.
#[derive(Clone, Default)]
pub struct Trail(Vec<Arc<Before>>);

impl Trail {
    /// The trail after `seat` did `action` on `table`, where `step` actions stood.
    pub fn after(&self, step: u32, seat: Seat, action: &str, table: &Arc<dyn Table>, dealt: bool) -> Trail {
        if dealt || action == CONCEDE {
            return Trail::default();
        }
        let mut trail = if self.0.last().is_some_and(|b| b.seat == seat) { self.clone() } else { Trail::default() };
        let before = Before { step, seat, table: table.clone(), action: action.to_owned(), free: OnceLock::new() };
        trail.0.push(Arc::new(before));
        trail
    }

    /// The trail after going back to `step`.
    pub fn back_to(&self, step: u32) -> Trail {
        Trail(self.0.iter().filter(|b| b.step < step).cloned().collect())
    }

    /// The lowest step that `seat` reaches freely.
    pub fn free_to(&self, seat: Seat) -> Option<u32> {
        self.0.iter().rev().take_while(|b| b.seat == seat && b.is_free()).last().map(|b| b.step)
    }

    /// The table when `step` actions stood, if it is remembered.
    pub fn at(&self, step: u32) -> Option<Arc<dyn Table>> {
        self.0.iter().find(|b| b.step == step).map(|b| b.table.clone())
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

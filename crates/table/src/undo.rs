//! What can be taken back freely: one's own last actions, as long as they dealt nothing, told nothing new, and nobody else
//! has decided since.

use starboard_core::face::{CONCEDE, Table};
use starboard_core::{Fast, Seat};
use std::sync::{Arc, OnceLock};

/// On how many imagined tables an action is tried before it counts as teaching nothing.
const WORLDS: usize = 6;

/// An action that may be free to take back.
struct Done {
    action: String,
    free: OnceLock<bool>,
}

/// The latest actions of one seat. They dealt nothing, so the tables between them are not kept: playing the actions again from
/// the first table leads to each.
#[derive(Clone, Default)]
pub struct Trail(Option<Walk>);

#[derive(Clone)]
struct Walk {
    seat: Seat,
    /// The table before the first action, and how many actions stood there.
    from: Arc<dyn Table>,
    step: u32,
    done: Vec<Arc<Done>>,
}

impl Trail {
    /// The trail after `seat` did `action` on `table`, where `step` actions stood.
    pub fn after(&self, step: u32, seat: Seat, action: &str, table: &Arc<dyn Table>, dealt: bool) -> Trail {
        if dealt || action == CONCEDE {
            return Trail::default();
        }
        let goes_on = self.0.as_ref().filter(|w| w.seat == seat && w.step + w.done.len() as u32 == step);
        let fresh = || Walk { seat, from: table.clone(), step, done: Vec::new() };
        let mut walk = goes_on.cloned().unwrap_or_else(fresh);
        walk.done.push(Arc::new(Done { action: action.to_owned(), free: OnceLock::new() }));
        Trail(Some(walk))
    }

    /// The trail after going back to `step`.
    pub fn back_to(&self, step: u32) -> Trail {
        let Some(walk) = self.0.as_ref().filter(|w| w.step < step) else { return Trail::default() };
        let mut walk = walk.clone();
        walk.done.truncate((step - walk.step) as usize);
        Trail(Some(walk))
    }

    /// The lowest step that `seat` reaches freely.
    pub fn free_to(&self, seat: Seat) -> Option<u32> {
        let walk = self.0.as_ref().filter(|w| w.seat == seat)?;
        let free = (0..walk.done.len()).rev().take_while(|i| walk.is_free(*i)).last()?;
        Some(walk.step + free as u32)
    }

    /// The table when `step` actions stood, if it is remembered.
    pub fn at(&self, step: u32) -> Option<Arc<dyn Table>> {
        let walk = self.0.as_ref()?;
        let steps = step.checked_sub(walk.step)? as usize;
        if steps >= walk.done.len() { None } else { walk.after(steps) }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }
}

impl Walk {
    fn after(&self, steps: usize) -> Option<Arc<dyn Table>> {
        let mut table = self.from.clone_box();
        for done in &self.done[..steps] {
            table.act(self.seat, &done.action, &mut Fast::new(0)).ok()?;
        }
        Some(table.into())
    }

    fn is_free(&self, i: usize) -> bool {
        let done = &self.done[i];
        let seed = u64::from(self.step + i as u32) << 8 | u64::from(self.seat.0);
        let foresees = |t: Arc<dyn Table>| t.foresees(self.seat, &done.action, WORLDS, seed);
        *done.free.get_or_init(|| self.after(i).is_some_and(foresees))
    }
}

//! Legal lists written without asking for room at every action.

use std::mem::MaybeUninit;

/// Items a list written in one go can have.
const MOST: usize = 255;

/// Room for a list that is being written.
pub struct Room<'v, T> {
    slots: &'v mut [MaybeUninit<T>; MOST + 1],
    len: u8,
}

impl<T: Copy> Room<'_, T> {
    /// Puts an item at the end; the caller knows there are fewer than 255.
    #[inline(always)]
    pub fn push(&mut self, item: T) {
        debug_assert!(usize::from(self.len) < MOST, "a list of more than {MOST}");
        self.slots[usize::from(self.len)].write(item);
        self.len = self.len.wrapping_add(1);
    }
}

/// Clears the list and lets `write` fill it, at most 255 items.
#[inline(always)]
#[expect(unsafe_code, reason = "a push that asks for room is half as many instructions again; see the benchmarks")]
pub fn write_list<T: Copy>(out: &mut Vec<T>, write: impl for<'v> FnOnce(Room<'v, T>) -> Room<'v, T>) {
    out.clear();
    if out.capacity() <= MOST {
        grow(out);
    }
    // SAFETY: the list is empty and has room for 256 items, all of it spare.
    let slots = unsafe { out.spare_capacity_mut().first_chunk_mut().unwrap_unchecked() };
    let len = usize::from(write(Room { slots, len: 0 }).len);
    // SAFETY: there is room for 256 items. Only `push` changes `len`, by one, after it has written the slot there, and a
    // length that went past 255 begins anew below it: the first `len` slots have been written. `write` cannot give back
    // another list's room, since no two of them have the same lifetime.
    unsafe {
        out.set_len(len);
    }
}

#[cold]
fn grow<T>(out: &mut Vec<T>) {
    out.reserve(MOST + 1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_the_list() {
        let mut list = vec![9u16; 3];
        write_list(&mut list, |mut room| {
            (0..200).for_each(|n| room.push(n));
            room
        });
        assert_eq!(list, (0..200).collect::<Vec<_>>());
        write_list(&mut list, |room| room);
        assert!(list.is_empty());
        assert!(list.capacity() >= 256);
    }
}

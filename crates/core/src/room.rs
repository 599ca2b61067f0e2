//! Legal lists written without asking for room at every action.

use crate::pile::Bag;
use std::marker::PhantomData;

/// The most steps a list is written in.
pub const STEPS: usize = 10;
/// The most items a step adds.
const A_STEP: usize = 64;
/// What a list needs room for, so that it need not grow when it is written.
pub(crate) const MOST: usize = STEPS * A_STEP;

/// Room for a list that is being written, in `LEFT` more steps. Every step uses one up, which the compiler counts.
pub struct Room<'v, T, const LEFT: usize> {
    /// Where the next item goes; from here on there is room for `LEFT` times `A_STEP` items.
    next: *mut T,
    list: PhantomData<&'v mut T>,
}

#[expect(unsafe_code, reason = "a push that asks for room is half as many instructions again; see the benchmarks")]
impl<'v, T: Copy, const LEFT: usize> Room<'v, T, LEFT> {
    /// Adds an item for every number of a set, in order.
    #[inline(always)]
    pub fn each<const REST: usize>(mut self, mut set: u64, item: impl Fn(u8) -> T) -> Room<'v, T, REST> {
        const { assert!(REST < LEFT) };
        while set != 0 {
            // SAFETY: a set has at most 64 numbers, and a step may add 64 items.
            unsafe { self.push(item(set.trailing_zeros() as u8)) };
            set &= set - 1;
        }
        Room { next: self.next, list: PhantomData }
    }

    /// Adds an item for every kind there is in a bag, in order.
    #[inline(always)]
    pub fn kinds<const REST: usize, const K: usize>(
        mut self,
        bag: &Bag<K>,
        item: impl Fn(u8) -> T,
    ) -> Room<'v, T, REST> {
        const { assert!(REST + K.div_ceil(A_STEP) <= LEFT) };
        // SAFETY: no kind comes twice, and there are steps for all of them.
        bag.each_kind(|kind| unsafe { self.push(item(kind)) });
        Room { next: self.next, list: PhantomData }
    }

    /// Adds an item if `wanted`.
    #[inline(always)]
    pub fn one_if<const REST: usize>(self, wanted: bool, item: T) -> Room<'v, T, REST> {
        const { assert!(REST < LEFT) };
        // SAFETY: there is room for at least one item; what is not counted is written over.
        let next = unsafe {
            self.next.write(item);
            self.next.add(usize::from(wanted))
        };
        Room { next, list: PhantomData }
    }

    /// Adds nothing.
    #[inline(always)]
    pub fn skip<const REST: usize>(self) -> Room<'v, T, REST> {
        const { assert!(REST < LEFT) };
        Room { next: self.next, list: PhantomData }
    }

    /// # Safety
    /// There is room for another item.
    #[inline(always)]
    unsafe fn push(&mut self, item: T) {
        // SAFETY: said by the caller.
        unsafe {
            self.next.write(item);
            self.next = self.next.add(1);
        }
    }
}

/// Lets `write` fill the list in place of what it holds.
#[inline(always)]
#[expect(unsafe_code, reason = "see `Room`")]
pub fn write_list<T: Copy, const REST: usize>(
    out: &mut Vec<T>,
    write: impl for<'v> FnOnce(Room<'v, T, STEPS>) -> Room<'v, T, REST>,
) {
    if out.capacity() < MOST {
        grow(out);
    }
    let first = out.as_mut_ptr();
    let end = write(Room { next: first, list: PhantomData }).next;
    // SAFETY: all items from the first on have been written, one after the other, and the steps that were allowed fit into the
    // list's room. `write` cannot give back another list's room, since no two of them have the same lifetime.
    unsafe { out.set_len(end.offset_from_unsigned(first)) };
}

#[cold]
fn grow<T>(out: &mut Vec<T>) {
    out.clear();
    out.reserve(MOST);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_the_list() {
        let mut list = vec![9u16; 3];
        let mut bag = Bag::<16>::new();
        bag.add(3);
        bag.add_many(15, 2);
        write_list(&mut list, |room| {
            let room = room.each::<9>(u64::MAX, u16::from).one_if::<8>(true, 100).one_if::<7>(false, 101);
            room.kinds::<6, 16>(&bag, |kind| 200 + u16::from(kind))
                .each::<5>(0, u16::from)
                .each::<4>(1 << 63, u16::from)
        });
        let expected: Vec<u16> = (0..64).chain([100, 203, 215, 63]).collect();
        assert_eq!(list, expected);
        write_list(&mut list, |room| room.one_if::<9>(false, 1));
        assert!(list.is_empty());
    }

    /// The memory behind the room is full of guards, which a list that is as long as it may be leaves alone.
    #[test]
    #[expect(unsafe_code, reason = "looks behind the end of the list")]
    fn nothing_is_written_behind_the_room() {
        const GUARD: u8 = 0xA5;
        let mut list = vec![GUARD; 2 * MOST];
        list.clear();
        write_list(&mut list, |room| {
            let all = |n: u8| n;
            let room = room.each::<9>(u64::MAX, all).each::<8>(u64::MAX, all).each::<7>(u64::MAX, all);
            let room = room.each::<6>(u64::MAX, all).each::<5>(u64::MAX, all).each::<4>(u64::MAX, all);
            let room = room.each::<3>(u64::MAX, all).each::<2>(u64::MAX, all).each::<1>(u64::MAX, all);
            room.each::<0>(u64::MAX, all)
        });
        assert_eq!(list.len(), MOST);
        // SAFETY: all of it was written when the list was made, and it has not grown since.
        unsafe { list.set_len(2 * MOST) };
        assert!(list[..MOST].iter().all(|n| *n < 64));
        assert!(list[MOST..].iter().all(|n| *n == GUARD));
    }

    #[test]
    fn every_step_may_be_full() {
        let mut list = Vec::new();
        write_list(&mut list, |room| {
            let all = |n: u8| n;
            let room = room.each::<9>(u64::MAX, all).each::<8>(u64::MAX, all).each::<7>(u64::MAX, all);
            let room = room.each::<6>(u64::MAX, all).each::<5>(u64::MAX, all).each::<4>(u64::MAX, all);
            let room = room.each::<3>(u64::MAX, all).each::<2>(u64::MAX, all).each::<1>(u64::MAX, all);
            room.each::<0>(u64::MAX, all)
        });
        assert_eq!(list.len(), MOST);
        assert!(list.capacity() >= list.len());
    }
}

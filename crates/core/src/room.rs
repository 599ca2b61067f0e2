//! Legal lists written without asking for room at every action.

use crate::pile::Bag;
use std::marker::PhantomData;

/// The most steps a list is written in.
pub const STEPS: usize = 16;
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
    /// Adds an item for every number of a set of 128, in order.
    #[inline(always)]
    pub fn each<const REST: usize>(mut self, [low, high]: [u64; 2], item: impl Fn(u8) -> T) -> Room<'v, T, REST> {
        const { assert!(REST + 2 <= LEFT) };
        // SAFETY: a word has at most 64 numbers, and there is a step of 64 items for each.
        unsafe {
            self.fill(low, &item);
            self.fill(high, |n| item(64 + n));
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

    /// Adds an item for every kind there is in a bag and every number of a small set, in order.
    #[inline(always)]
    pub fn kinds_times<const REST: usize, const K: usize>(
        mut self,
        bag: &Bag<K>,
        set: u8,
        item: impl Fn(u8, u8) -> T,
    ) -> Room<'v, T, REST> {
        const { assert!(REST + 8 * K.div_ceil(A_STEP) <= LEFT) };
        // SAFETY: no kind comes twice, a small set has at most eight numbers, and there are steps for all of them.
        bag.each_kind(|kind| unsafe { self.fill(set.into(), |n| item(kind, n)) });
        Room { next: self.next, list: PhantomData }
    }

    /// Adds the parts that belong to each number of a small set, in order.
    #[inline(always)]
    pub fn parts<'p, const REST: usize, const P: usize, const N: usize>(
        mut self,
        mut set: u8,
        parts: impl Fn(usize) -> [&'p Part<T, N>; P],
    ) -> Room<'v, T, REST>
    where
        T: 'p,
    {
        const { assert!(REST + (8 * P * N).div_ceil(A_STEP) <= LEFT) };
        while set != 0 {
            for part in parts(set.trailing_zeros() as usize) {
                // SAFETY: a small set has at most eight numbers, there are steps for all items of as many parts, and no part counts more
                // than it has.
                unsafe {
                    self.next.cast::<[T; N]>().write(part.items);
                    self.next = self.next.add(usize::from(part.len));
                }
            }
            set &= set - 1;
        }
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
    /// There is room for another item of each number.
    #[inline(always)]
    unsafe fn fill(&mut self, word: u64, item: impl Fn(u8) -> T) {
        // SAFETY: said by the caller.
        each_number(word, |n| unsafe { self.push(item(n)) });
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

/// Up to `N` items that are often added together. All are copied, which is quicker than counting, and those that are none written over.
#[derive(Clone, Copy)]
pub struct Part<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Part<T, N> {
    /// Without items; what is in their places is never seen.
    pub const fn new(blank: T) -> Part<T, N> {
        const { assert!(N <= A_STEP) };
        Part { items: [blank; N], len: 0 }
    }

    /// With one more item, for which there must be room.
    pub const fn with(mut self, item: T) -> Part<T, N> {
        self.items[self.len as usize] = item;
        self.len += 1;
        self
    }
}

/// The numbers of the bits that are set, once each, in order. The first ones without a loop: few sets have more.
#[inline(always)]
fn each_number(mut word: u64, mut f: impl FnMut(u8)) {
    for _ in 0..4 {
        if word == 0 {
            return;
        }
        f(word.trailing_zeros() as u8);
        word &= word - 1;
    }
    while word != 0 {
        f(word.trailing_zeros() as u8);
        word &= word - 1;
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
        out.clear();
        grow(out);
    }
    let first = out.as_mut_ptr();
    let end = write(Room { next: first, list: PhantomData }).next;
    // SAFETY: all items from the first on have been written, one after the other, and the steps that were allowed fit into the
    // list's room. `write` cannot give back another list's room, since no two of them have the same lifetime.
    unsafe { out.set_len(end.offset_from_unsigned(first)) };
}

/// Lets `write` add to the list.
#[inline(always)]
#[expect(unsafe_code, reason = "see `Room`")]
pub fn add_to_list<T: Copy, const REST: usize>(
    out: &mut Vec<T>,
    write: impl for<'v> FnOnce(Room<'v, T, STEPS>) -> Room<'v, T, REST>,
) {
    if out.capacity() - out.len() < MOST {
        grow(out);
    }
    let first = out.as_mut_ptr();
    // SAFETY: there is room for all steps behind the items that are there; otherwise as in `write_list`.
    unsafe {
        let end = write(Room { next: first.add(out.len()), list: PhantomData }).next;
        out.set_len(end.offset_from_unsigned(first));
    }
}

/// There is room for a whole list behind what there is.
#[cold]
fn grow<T>(out: &mut Vec<T>) {
    out.reserve(MOST);
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [u64; 2] = [u64::MAX; 2];

    #[test]
    fn what_is_written_is_the_list() {
        let mut list = vec![9u16; 3];
        let mut bag = Bag::<16>::new();
        bag.add(3);
        bag.add_many(15, 2);
        write_list(&mut list, |room| {
            let room = room.each::<14>(ALL, u16::from).one_if::<13>(true, 200).one_if::<12>(false, 201);
            room.kinds::<11, 16>(&bag, |kind| 300 + u16::from(kind))
                .each::<9>([0, 0], u16::from)
                .each::<7>([1 << 63, 1], u16::from)
        });
        let expected: Vec<u16> = (0..128).chain([200, 303, 315, 63, 64]).collect();
        assert_eq!(list, expected);
        write_list(&mut list, |room| room.one_if::<9>(false, 1));
        assert!(list.is_empty());
    }

    #[test]
    fn every_number_comes_once() {
        for n in 0..=64 {
            let mut numbers = Vec::new();
            each_number(u64::MAX.checked_shr(64 - n).unwrap_or(0), |number| numbers.push(u32::from(number)));
            assert_eq!(numbers, (0..n).collect::<Vec<_>>());
        }
    }

    fn full<T: Copy>(room: Room<'_, T, STEPS>, item: impl Fn(u8) -> T + Copy) -> Room<'_, T, 0> {
        let room = room.each::<14>(ALL, item).each::<12>(ALL, item).each::<10>(ALL, item).each::<8>(ALL, item);
        room.each::<6>(ALL, item).each::<4>(ALL, item).each::<2>(ALL, item).each::<0>(ALL, item)
    }

    /// The memory behind the room is full of guards, which a list that is as long as it may be leaves alone.
    #[test]
    #[expect(unsafe_code, reason = "looks behind the end of the list")]
    fn nothing_is_written_behind_the_room() {
        const GUARD: u8 = 0xA5;
        let mut list = vec![GUARD; 2 * MOST];
        list.clear();
        write_list(&mut list, |room| full(room, |n| n));
        assert_eq!(list.len(), MOST);
        // SAFETY: all of it was written when the list was made, and it has not grown since.
        unsafe { list.set_len(2 * MOST) };
        assert!(list[..MOST].iter().all(|n| *n < 128));
        assert!(list[MOST..].iter().all(|n| *n == GUARD));
    }

    #[test]
    fn what_is_added_follows_what_is_there() {
        let mut list = vec![9u16; 3];
        let mut bag = Bag::<16>::new();
        bag.add(3);
        bag.add_many(15, 2);
        let add = |list: &mut Vec<u16>| {
            let item = |kind: u8, n: u8| u16::from(kind) * 10 + u16::from(n);
            add_to_list(list, |room| room.kinds_times::<8, 16>(&bag, 0b1000_0001, item).one_if::<7>(true, 1));
        };
        add(&mut list);
        assert_eq!(list, [9, 9, 9, 30, 37, 150, 157, 1]);
        for _ in 0..1000 {
            add(&mut list);
        }
        assert_eq!((list.len(), list[5003..].to_vec()), (5008, vec![30, 37, 150, 157, 1]));
    }

    #[test]
    fn parts_follow_each_other_without_gaps() {
        const FEW: Part<u16, 3> = Part::new(0).with(1).with(2);
        const FULL: Part<u16, 3> = Part::new(0).with(7).with(8).with(9);
        let mut list = vec![5u16];
        add_to_list(&mut list, |room| {
            let part = |n| if n == 7 { [&FULL, &FEW] } else { [&FEW, &FULL] };
            room.parts::<15, 2, 3>(0b1000_0001, part).one_if::<14>(true, 6)
        });
        assert_eq!(list, [5, 1, 2, 7, 8, 9, 7, 8, 9, 1, 2, 6]);
    }

    #[test]
    fn every_step_may_be_full() {
        let mut list = Vec::new();
        write_list(&mut list, |room| full(room, |n| n));
        assert_eq!(list.len(), MOST);
        assert!(list.capacity() >= list.len());
    }
}

//! Short lists inside the state. They have a fixed place in it, so that a state is copied in one block.

use crate::catalogue::{MissionId, TechnologyId};
use crate::frame::Frame;
use crate::piece::{Good, Token, Worker};
use starboard_core::Seat;
use std::fmt;
use std::ops::Deref;

/// At most `N` items, in order.
#[derive(Clone, Copy)]
pub struct Row<T, const N: usize> {
    items: [T; N],
    len: u8,
}

/// What lies in the places of a row that hold no item; nobody ever sees it.
pub trait Blank: Copy {
    const BLANK: Self;
}

impl Blank for u8 {
    const BLANK: u8 = 0;
}

impl Blank for Seat {
    const BLANK: Seat = Seat(0);
}

impl Blank for Token {
    const BLANK: Token = Token { seat: Seat(0), worker: Worker::Rebel };
}

impl Blank for Good {
    const BLANK: Good = Good::Medicine;
}

impl Blank for MissionId {
    const BLANK: MissionId = MissionId(0);
}

impl Blank for TechnologyId {
    const BLANK: TechnologyId = TechnologyId(0);
}

impl Blank for Frame {
    const BLANK: Frame = Frame::Place { seat: Seat(0) };
}

impl<T: Blank, const N: usize> Row<T, N> {
    #[inline]
    pub fn new() -> Row<T, N> {
        Row { items: [T::BLANK; N], len: 0 }
    }

    /// Adds an item, for which there must be room.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let item = *self.last()?;
        self.len -= 1;
        Some(item)
    }

    /// The same, without a copy.
    #[inline]
    pub fn pop_in_place(&mut self) -> Option<&T> {
        let last = self.len.wrapping_sub(1);
        let item = self.items.get(usize::from(last))?;
        self.len = last;
        Some(item)
    }

    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.items.get(usize::from(self.len).wrapping_sub(1))
    }

    /// Takes out the first item; the others move up.
    #[inline]
    pub fn take_first(&mut self) -> Option<T> {
        let first = *self.first()?;
        // All of them: a length that is known is copied without a call.
        self.items.copy_within(1.., 0);
        self.len -= 1;
        Some(first)
    }

    /// Takes out the item at a place; those behind it move up.
    #[inline]
    pub fn remove(&mut self, place: usize) -> T {
        let end = usize::from(self.len);
        let item = self[place];
        self.items.copy_within(place + 1..end, place);
        self.len -= 1;
        item
    }

    pub fn retain(&mut self, keep: impl Fn(T) -> bool) {
        *self = self.into_iter().filter(|item| keep(*item)).collect();
    }

    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Blank, const N: usize> Default for Row<T, N> {
    fn default() -> Self {
        Row::new()
    }
}

impl<T, const N: usize> Deref for Row<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Row<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Row<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Row<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Blank, const N: usize> Extend<T> for Row<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Blank, const N: usize> FromIterator<T> for Row<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut row = Row::new();
        row.extend(items);
        row
    }
}

impl<T: Copy, const N: usize> IntoIterator for Row<T, N> {
    type Item = T;
    type IntoIter = std::iter::Take<std::array::IntoIter<T, N>>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(usize::from(self.len))
    }
}

impl<'r, T, const N: usize> IntoIterator for &'r Row<T, N> {
    type Item = &'r T;
    type IntoIter = std::slice::Iter<'r, T>;
    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_what_was_put_into_it() {
        let mut row: Row<u8, 5> = (1..=5).collect();
        assert_eq!((row.take_first(), row.remove(3), row.pop()), (Some(1), 5, Some(4)));
        assert_eq!(*row, [2, 3]);
        row.extend([7, 8]);
        row.retain(|n| n != 3);
        assert_eq!(row.into_iter().collect::<Vec<_>>(), [2, 7, 8]);
        assert_eq!(format!("{row:?}"), "[2, 7, 8]");
        // What lay in a place before makes no difference.
        assert_eq!(row, [2, 7, 8].into_iter().collect());
        row.clear();
        assert_eq!((row.pop(), row), (None, Row::new()));
    }
}

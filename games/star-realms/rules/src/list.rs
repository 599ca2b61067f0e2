//! A short list in place: no heap, no destructor, copied with whatever holds it in one piece.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// At most `N` items for each of `M`, below 256 in all. What lies beyond the length is never looked at.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize, const M: usize = 1> {
    items: [[T; N]; M],
    len: u8,
}

impl<T: Copy + Default, const N: usize, const M: usize> List<T, N, M> {
    pub(crate) fn new() -> Self {
        List { items: [[T::default(); N]; M], len: 0 }
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub fn is_full(&self) -> bool {
        self.len as usize == N * M
    }

    /// Puts an item at the end, if there is room.
    #[inline]
    pub fn try_push(&mut self, item: T) -> bool {
        let len = self.len;
        let Some(slot) = self.items.as_flattened_mut().get_mut(len as usize) else { return false };
        *slot = item;
        self.len = len + 1;
        true
    }

    /// Puts an item at the end; the caller knows there is room.
    #[inline]
    pub fn push(&mut self, item: T) {
        let fits = self.try_push(item);
        debug_assert!(fits, "no room in a list of {}", N * M);
    }

    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.items.as_flattened().get((self.len as usize).wrapping_sub(1))
    }

    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = *self.last()?;
        self.len -= 1;
        Some(last)
    }

    /// Puts an item in place `at`; the later ones move up. The caller knows there is room.
    pub fn insert(&mut self, at: usize, item: T) {
        self.push(item);
        self[at..].rotate_right(1);
    }

    /// Takes the item in place `at` out; the later ones move down.
    #[inline]
    pub fn remove(&mut self, at: usize) -> T {
        let items = &mut self[..];
        let mut item = items[at];
        // One by one: lists are short, and what moves memory in general has more to ask.
        for place in items[at..].iter_mut().rev() {
            std::mem::swap(place, &mut item);
        }
        self.len -= 1;
        item
    }

    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    pub fn retain(&mut self, keep: impl Fn(&T) -> bool) {
        let before = *self;
        self.clear();
        before.iter().filter(|item| keep(item)).for_each(|item| self.push(*item));
    }
}

impl<T, const N: usize, const M: usize> Deref for List<T, N, M> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items.as_flattened()[..self.len as usize]
    }
}

impl<T, const N: usize, const M: usize> DerefMut for List<T, N, M> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items.as_flattened_mut()[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize, const M: usize> PartialEq for List<T, N, M> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Eq, const N: usize, const M: usize> Eq for List<T, N, M> {}

impl<T: fmt::Debug, const N: usize, const M: usize> fmt::Debug for List<T, N, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
    }
}

impl<'l, T, const N: usize, const M: usize> IntoIterator for &'l List<T, N, M> {
    type Item = &'l T;
    type IntoIter = std::slice::Iter<'l, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'l, T, const N: usize, const M: usize> IntoIterator for &'l mut List<T, N, M> {
    type Item = &'l mut T;
    type IntoIter = std::slice::IterMut<'l, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_out_leaves_the_others_in_order() {
        for at in 0..4 {
            let mut list = List::<u8, 4>::new();
            (0..4).for_each(|item| list.push(item));
            assert_eq!(usize::from(list.remove(at)), at);
            let left: Vec<u8> = (0..4).filter(|item| usize::from(*item) != at).collect();
            assert_eq!(list[..], left[..]);
        }
    }
}

//! Lists and maps in order. What the standard library does is quick for long lists, and compiled anew for every kind of them: in a page all of that has to be
//! fetched, so there one sort of numbers puts every list in order.

use std::cmp::Ordering;
use std::collections::BTreeMap;

/// What is put in order; equal items stay as they are among themselves.
pub trait Order<T> {
    fn order_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);

    fn order_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.order_by(|a, b| key(a).cmp(&key(b)));
    }
}

impl<T> Order<T> for [T] {
    fn order_by(&mut self, mut compare: impl FnMut(&T, &T) -> Ordering) {
        if !cfg!(target_arch = "wasm32") {
            return self.sort_by(compare);
        }
        by_numbers(self, &mut compare);
    }
}

fn by_numbers<T>(items: &mut [T], compare: &mut impl FnMut(&T, &T) -> Ordering) {
    let from = sorted(items.len(), &mut |a, b| compare(&items[a], &items[b]));
    for place in 0..items.len() {
        let mut at = from[place];
        // What was there has been swapped away.
        while at < place {
            at = from[at];
        }
        items.swap(place, at);
    }
}

/// The numbers below `n` in order.
fn sorted(n: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut numbers: Vec<usize> = (0..n).collect();
    numbers.sort_by(|a, b| compare(*a, *b));
    numbers
}

/// A map of these pairs; of several with one key the last.
pub fn map<K: Ord, V>(pairs: impl IntoIterator<Item = (K, V)>) -> BTreeMap<K, V> {
    let mut map = BTreeMap::new();
    for (key, value) in pairs {
        map.insert(key, value);
    }
    map
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fast;

    #[test]
    fn by_numbers_as_the_standard_library_does() {
        let mut rng = Fast::new(1);
        for n in 0..60 {
            let items: Vec<(usize, usize)> = (0..n).map(|i| (rng.below(8), i)).collect();
            let (mut ours, mut theirs) = (items.clone(), items);
            by_numbers(&mut ours, &mut |a, b| a.0.cmp(&b.0));
            theirs.sort_by_key(|item| item.0);
            assert_eq!(ours, theirs);
        }
    }

    #[test]
    fn the_last_of_one_key_is_kept() {
        assert_eq!(map([(2, 'a'), (1, 'b'), (2, 'c')]).into_iter().collect::<Vec<_>>(), [(1, 'b'), (2, 'c')]);
    }
}

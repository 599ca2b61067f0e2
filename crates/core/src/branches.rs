//! The source of chance that takes every branch: what could have been dealt, and how likely it was.

use crate::chance::{Chance, Odds};

/// Deals one branch after another. An act is carried out once for each; what it was dealt, and how likely that was, is known
/// afterwards.
#[derive(Clone, Debug, Default)]
pub struct Branches {
    path: Vec<Fork>,
    at: usize,
}

/// One deal on the way: what may come up, and which of it comes up in this branch.
#[derive(Clone, Debug)]
struct Fork {
    /// Outcomes with their tickets.
    may: Vec<(u16, u8)>,
    total: u16,
    taken: usize,
}

impl Branches {
    /// Carries out `act` on every branch and tells each with its chance; nothing if there are more than `most`.
    pub fn all<T>(most: usize, mut act: impl FnMut(&mut Branches) -> T) -> Option<Vec<(f64, T)>> {
        let mut branches = Branches::default();
        let mut found = Vec::new();
        loop {
            if found.len() == most {
                return None;
            }
            branches.at = 0;
            let what = act(&mut branches);
            found.push((branches.likelihood(), what));
            if !branches.advance() {
                return Some(found);
            }
        }
    }

    fn likelihood(&self) -> f64 {
        self.path.iter().map(|f| f64::from(f.may[f.taken].1) / f64::from(f.total)).product()
    }

    /// To the next branch; false when there is none.
    fn advance(&mut self) -> bool {
        while let Some(last) = self.path.last_mut() {
            last.taken += 1;
            if last.taken < last.may.len() {
                return true;
            }
            self.path.pop();
        }
        false
    }
}

impl Chance for Branches {
    fn pick(&mut self, odds: Odds<'_>) -> u16 {
        if self.at == self.path.len() {
            let may = odds.counts.iter().enumerate().filter(|(_, n)| **n > 0).map(|(i, n)| (i as u16, *n)).collect();
            self.path.push(Fork { may, total: odds.total, taken: 0 });
        }
        let fork = &self.path[self.at];
        self.at += 1;
        fork.may[fork.taken].0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pile::Bag;

    fn bag() -> Bag<8> {
        let mut bag = Bag::new();
        bag.add_many(0, 3);
        bag.add_many(5, 1);
        bag
    }

    /// Draws two of the bag: which, in order.
    fn two(chance: &mut Branches) -> (u8, u8) {
        let mut bag = bag();
        (bag.draw(0, chance), bag.draw(0, chance))
    }

    #[test]
    fn every_branch_comes_once_with_its_chance() {
        let found = Branches::all(10, two).unwrap();
        assert_eq!(found, [(0.5, (0, 0)), (0.25, (0, 5)), (0.25, (5, 0))]);
        let sure = Branches::all(1, |_| 7).unwrap();
        assert_eq!(sure, [(1.0, 7)], "where nothing is dealt there is one branch");
    }

    #[test]
    fn too_many_are_told_as_such() {
        assert_eq!(Branches::all(2, two), None);
        assert_eq!(Branches::all(3, two).map(|b| b.len()), Some(3));
    }

    #[test]
    fn what_is_asked_may_hang_on_what_was_dealt() {
        let act = |chance: &mut Branches| match chance.even(1, 2) {
            0 => 10,
            _ => chance.even(1, 3),
        };
        let found = Branches::all(9, act).unwrap();
        assert_eq!(found.iter().map(|(_, n)| *n).collect::<Vec<_>>(), [10, 0, 1, 2]);
        assert!((found.iter().map(|(p, _)| p).sum::<f64>() - 1.0).abs() < 1e-12);
    }
}

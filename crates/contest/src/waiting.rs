//! A quick match: who waits, for whom, and for how long.

use crate::rating::Rating;

/// After so many milliseconds an opponent of ours sits down.
pub const PATIENCE: i64 = 20_000;
/// How far apart two may be at once, and how much further for each second that somebody waits.
const AT_ONCE: f64 = 120.0;
const EACH_SECOND: f64 = 18.0;

/// Somebody who waits for a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Waiting {
    pub who: String,
    pub rating: Rating,
    /// Since when, in milliseconds.
    pub since: i64,
}

/// How far from one's own rating an opponent may be after so many milliseconds. Who is not sure of their own reaches further.
pub fn reach(rating: Rating, waited: i64) -> f64 {
    AT_ONCE + EACH_SECOND * (waited.max(0) as f64 / 1000.0) + rating.deviation / 2.0
}

/// Who plays whom now, the closest first: both must reach the other, and `may` must allow it.
pub fn pairs(waiting: &[Waiting], now: i64, may: impl Fn(&str, &str) -> bool) -> Vec<(usize, usize)> {
    let mut near: Vec<(f64, i64, usize, usize)> = Vec::new();
    for (i, one) in waiting.iter().enumerate() {
        for (j, two) in waiting.iter().enumerate().skip(i + 1) {
            let apart = (one.rating.points - two.rating.points).abs();
            let reaches = |w: &Waiting| apart <= reach(w.rating, now - w.since);
            if reaches(one) && reaches(two) && one.who != two.who && may(&one.who, &two.who) {
                near.push((apart, one.since.min(two.since), i, j));
            }
        }
    }
    near.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)).then((a.2, a.3).cmp(&(b.2, b.3))));
    let mut taken = vec![false; waiting.len()];
    let mut found = Vec::new();
    for (_, _, i, j) in near {
        if !taken[i] && !taken[j] {
            (taken[i], taken[j]) = (true, true);
            found.push((i, j));
        }
    }
    found
}

/// Who sits down together now at tables of `size`: those who have waited longest first, each with the nearest whom they and
/// everybody chosen so far reach and may meet. A table that is not full begins once its first has lost patience; the rest are ours.
pub fn groups(waiting: &[Waiting], size: usize, now: i64, may: impl Fn(&str, &str) -> bool) -> Vec<Vec<usize>> {
    let meets = |one: &Waiting, two: &Waiting| {
        let apart = (one.rating.points - two.rating.points).abs();
        let reaches = |w: &Waiting| apart <= reach(w.rating, now - w.since);
        one.who != two.who && reaches(one) && reaches(two) && may(&one.who, &two.who)
    };
    let mut order: Vec<usize> = (0..waiting.len()).collect();
    order.sort_by_key(|i| (waiting[*i].since, *i));
    let mut taken = vec![false; waiting.len()];
    let mut found = Vec::new();
    for &first in &order {
        if taken[first] {
            continue;
        }
        let apart = |i: &usize| (waiting[*i].rating.points - waiting[first].rating.points).abs();
        let mut near: Vec<usize> = order.iter().copied().filter(|i| *i != first && !taken[*i]).collect();
        near.sort_by(|a, b| apart(a).total_cmp(&apart(b)));
        let mut group = vec![first];
        for other in near {
            if group.len() < size && group.iter().all(|i| meets(&waiting[*i], &waiting[other])) {
                group.push(other);
            }
        }
        if group.len() == size || now - waiting[first].since >= PATIENCE {
            group.iter().for_each(|i| taken[*i] = true);
            found.push(group);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waits(who: &str, points: f64, since: i64) -> Waiting {
        Waiting { who: who.to_owned(), rating: Rating::measured(points, 60.0), since }
    }

    #[test]
    fn the_closest_meet_and_patience_reaches_further() {
        let all = [waits("a", 1500.0, 0), waits("b", 1900.0, 0), waits("c", 1560.0, 0), waits("d", 1580.0, 0)];
        assert_eq!(pairs(&all, 0, |_, _| true), [(2, 3)], "the closest; the others are too far apart");
        assert_eq!(pairs(&all[..2], 10_000, |_, _| true), []);
        assert_eq!(pairs(&all[..2], 15_000, |_, _| true), [(0, 1)], "who waits takes what there is");
        assert_eq!(pairs(&all, 0, |a, b| (a, b) != ("c", "d")), [(0, 2)], "some do not want to meet");
        assert_eq!(
            pairs(&[waits("a", 1500.0, 0), waits("a", 1500.0, 0)], 0, |_, _| true),
            [],
            "nobody meets themselves"
        );
    }

    #[test]
    fn tables_of_several_fill_and_nobody_waits_for_the_last_seat() {
        let all = [waits("a", 1500.0, 0), waits("b", 1900.0, 0), waits("c", 1560.0, 10), waits("d", 1580.0, 20)];
        assert_eq!(groups(&all, 3, 0, |_, _| true), [[0, 2, 3]], "three who are close; the fourth waits on");
        assert_eq!(groups(&all[..3], 3, 0, |_, _| true), Vec::<Vec<usize>>::new(), "too far apart yet");
        assert_eq!(groups(&all[..3], 3, 15_000, |_, _| true), [[0, 2, 1]], "who waits takes what there is");
        let apart = |a: &str, b: &str| !((a, b) == ("c", "d") || (a, b) == ("d", "c"));
        assert_eq!(
            groups(&all, 3, 0, apart),
            Vec::<Vec<usize>>::new(),
            "nobody sits with whom they do not want to meet"
        );
        assert_eq!(groups(&all[2..], 4, PATIENCE, |_, _| true), Vec::<Vec<usize>>::new(), "not yet");
        assert_eq!(groups(&all[2..], 4, PATIENCE + 10, |_, _| true), [[0, 1]], "two of us, and two of ours");
        assert_eq!(groups(&all[..1], 4, PATIENCE, |_, _| true), [[0]]);
    }
}

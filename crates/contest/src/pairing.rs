//! Pairings of a tournament: everybody against everybody, or by the Swiss system.

use crate::standings::Meeting;
use std::collections::BTreeSet;

/// Two who meet; the first moves first. Who has nobody to meet has a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pair {
    pub one: usize,
    pub two: Option<usize>,
}

/// Somebody in a tournament, before a round.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Entrant {
    /// In half points.
    pub score: u32,
    /// Whom they have met.
    pub met: BTreeSet<usize>,
    /// Had a round without a game.
    pub bye: bool,
    /// How often they moved first.
    pub firsts: u32,
    /// No longer there.
    pub left: bool,
}

/// Everybody as they stand after these meetings. `left` says who is no longer there.
pub fn entrants(players: usize, meetings: &[Meeting], left: impl Fn(usize) -> bool) -> Vec<Entrant> {
    let mut all: Vec<Entrant> = (0..players).map(|who| Entrant { left: left(who), ..Entrant::default() }).collect();
    for m in meetings {
        for who in std::iter::once(m.one).chain(m.two) {
            if let Some(entrant) = all.get_mut(who) {
                entrant.score += m.points(who).unwrap_or(0);
                entrant.bye |= m.two.is_none();
                entrant.firsts += u32::from(m.one == who && m.two.is_some());
                entrant.met.extend(if m.one == who { m.two } else { Some(m.one) });
            }
        }
    }
    all
}

/// Rounds of a Swiss tournament among so many: enough for one to win all.
pub fn rounds_of(players: usize) -> u32 {
    players.max(2).next_power_of_two().trailing_zeros().max(3)
}

/// Every two of `n` meet once, round by round (the circle method); with an odd number one sits out each round.
pub fn round_robin(n: usize) -> Vec<Vec<Pair>> {
    let even = n + n % 2;
    let mut circle: Vec<usize> = (0..even).collect();
    let mut rounds = Vec::new();
    for _ in 1..even {
        let pairs = (0..even / 2).map(|i| {
            let (a, b) = (circle[i].min(circle[even - 1 - i]), circle[i].max(circle[even - 1 - i]));
            // So everybody moves first as often as second, or once more or less.
            match b < n {
                true if (a + b) % 2 == 1 => Pair { one: a, two: Some(b) },
                true => Pair { one: b, two: Some(a) },
                false => Pair { one: a, two: None },
            }
        });
        rounds.push(pairs.collect());
        circle[1..].rotate_right(1);
    }
    rounds
}

/// How many ways are tried before two may meet again.
const TRIES: u32 = 200_000;

/// The next round of a Swiss tournament: equal scores meet where they can, nobody meets twice while that is possible, nobody sits
/// out twice before everybody has. Entrants are listed by seed, the strongest first.
pub fn swiss(entrants: &[Entrant]) -> Vec<Pair> {
    let mut order: Vec<usize> = (0..entrants.len()).filter(|i| !entrants[*i].left).collect();
    order.sort_by_key(|i| (std::cmp::Reverse(entrants[*i].score), *i));
    let mut pairs = Vec::new();
    if order.len() % 2 == 1 {
        let last = order.iter().rposition(|i| !entrants[*i].bye).unwrap_or(order.len() - 1);
        pairs.push(Pair { one: order.remove(last), two: None });
    }
    let mut found = Vec::new();
    for again in [false, true] {
        found.clear();
        let mut tries = TRIES;
        if matched(entrants, &mut order.clone(), &mut found, again, &mut tries) {
            break;
        }
    }
    let first = |a: usize, b: usize| if entrants[b].firsts < entrants[a].firsts { (b, a) } else { (a, b) };
    let met = found.into_iter().map(|(a, b)| first(a, b)).map(|(one, two)| Pair { one, two: Some(two) });
    let mut all: Vec<Pair> = met.collect();
    all.append(&mut pairs);
    all
}

/// Pairs everybody in `order`, the first with the nearest they may meet; goes back where that leaves somebody over.
fn matched(
    entrants: &[Entrant],
    order: &mut Vec<usize>,
    found: &mut Vec<(usize, usize)>,
    again: bool,
    tries: &mut u32,
) -> bool {
    let Some(top) = order.first().copied() else { return true };
    *tries = match tries.checked_sub(1) {
        Some(left) => left,
        None => return false,
    };
    order.remove(0);
    let group = order.iter().take_while(|i| entrants[**i].score == entrants[top].score).count();
    // In a group of equals the upper half meets the lower half.
    let half = group.div_ceil(2).saturating_sub(1).min(order.len().saturating_sub(1));
    let mut places: Vec<usize> = (0..order.len()).collect();
    places[..group].rotate_left(if group == 0 { 0 } else { half.min(group - 1) });
    for place in places {
        let other = order[place];
        if !again && entrants[top].met.contains(&other) {
            continue;
        }
        order.remove(place);
        found.push((top, other));
        if matched(entrants, order, found, again, tries) {
            return true;
        }
        found.pop();
        order.insert(place, other);
    }
    order.insert(0, top);
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_everybody_once() {
        for n in 2..=33 {
            let rounds = round_robin(n);
            assert_eq!(rounds.len(), n - 1 + n % 2);
            let mut met = BTreeSet::new();
            let mut firsts = vec![0i32; n];
            for round in &rounds {
                let mut here = BTreeSet::new();
                for pair in round {
                    assert!(here.insert(pair.one) && pair.two.is_none_or(|t| here.insert(t)), "once a round");
                    if let Some(two) = pair.two {
                        assert!(met.insert((pair.one.min(two), pair.one.max(two))), "once in all");
                        firsts[pair.one] += 1;
                        firsts[two] -= 1;
                    }
                }
                assert_eq!(here.len(), n);
            }
            assert_eq!(met.len(), n * (n - 1) / 2);
            assert!(firsts.iter().all(|f| f.abs() <= 1), "{n}: {firsts:?}");
        }
    }

    #[test]
    fn nobody_meets_twice_and_nobody_sits_out_twice() {
        for n in 3..=32usize {
            let mut all = vec![Entrant::default(); n];
            for round in 0..rounds_of(n) {
                let pairs = swiss(&all);
                let there: usize = pairs.iter().map(|p| 1 + usize::from(p.two.is_some())).sum();
                assert_eq!(there, all.iter().filter(|e| !e.left).count());
                for pair in pairs {
                    let Some(two) = pair.two else {
                        assert!(!all[pair.one].bye || n == 3, "{n} round {round}: sits out twice");
                        all[pair.one].bye = true;
                        all[pair.one].score += 2;
                        continue;
                    };
                    if n > 4 {
                        assert!(!all[pair.one].met.contains(&two), "{n} round {round}: {pair:?} again");
                    }
                    all[pair.one].met.insert(two);
                    all[two].met.insert(pair.one);
                    all[pair.one].firsts += 1;
                    // The stronger wins.
                    all[pair.one.min(two)].score += 2;
                }
                if n > 10 && round == 1 {
                    all[n / 2].left = true;
                    all[3].left = true;
                }
            }
            let most = all.iter().map(|e| e.score).max();
            assert_eq!(Some(all[0].score), most, "{n}: the strongest has won");
        }
    }
}

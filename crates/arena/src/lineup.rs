//! Who sits with whom, and in which seatings.

use serde::{Deserialize, Serialize};
use starboard_contest::round_robin;
use starboard_core::Seat;
use starboard_core::face::AnyGame;

/// Bots that meet at one table, one to a place. A place is a team: a seat where everybody plays for themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Lineup {
    /// Bots by number; the same one may sit in several places.
    pub bots: Vec<usize>,
}

/// The places of a table: for each seat, the number of its team among the teams, in seat order.
pub(crate) fn places(game: &dyn AnyGame) -> Vec<usize> {
    let mut teams = Vec::new();
    Seat::all(game.seats())
        .map(|seat| {
            let team = game.team(seat);
            teams.iter().position(|t| *t == team).unwrap_or_else(|| {
                teams.push(team);
                teams.len() - 1
            })
        })
        .collect()
}

impl Lineup {
    /// The meetings of a tournament. `entered` lists bots by number, as they were named; `places` is how many sit at a table.
    ///
    /// As many names as places: they all meet. Otherwise every two meet: head to head at a table of two, at larger tables one
    /// among copies of the other, both ways round.
    pub(crate) fn all(entered: &[usize], places: usize) -> Vec<Lineup> {
        if entered.len() == places {
            return vec![Lineup { bots: entered.to_vec() }];
        }
        let mut distinct = entered.to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        if let [only] = distinct[..] {
            return vec![Lineup { bots: vec![only; places] }];
        }
        let mut pairs: Vec<(usize, usize)> = round_robin(distinct.len())
            .into_iter()
            .flatten()
            .filter_map(|pair| pair.two.map(|two| (distinct[pair.one.min(two)], distinct[pair.one.max(two)])))
            .collect();
        pairs.sort_unstable();
        let mut lineups = Vec::new();
        for (a, b) in pairs {
            lineups.push(Lineup::one_among(a, b, places));
            if places > 2 {
                lineups.push(Lineup::one_among(b, a, places));
            }
        }
        lineups
    }

    fn one_among(one: usize, others: usize, places: usize) -> Lineup {
        let mut bots = vec![others; places];
        bots[0] = one;
        Lineup { bots }
    }

    /// The share of the win that a lead in Elo points over everybody else should give the bot named first, for each time it
    /// sits there.
    pub(crate) fn expected(&self, elo: f64) -> f64 {
        let strength = 10f64.powf(elo / 400.0);
        let copies = self.bots.iter().filter(|b| **b == self.bots[0]).count() as f64;
        strength / (copies * strength + self.bots.len() as f64 - copies)
    }

    /// Is it played in every different seating?
    pub(crate) fn is_small(&self) -> bool {
        let mut distinct = self.bots.clone();
        distinct.sort_unstable();
        distinct.dedup();
        distinct.len() <= 4 && self.bots.len() <= 6
    }

    /// Every different seating, up to four different bots; beyond that, everybody moves up a place until all have been
    /// everywhere.
    pub fn seatings(&self) -> Vec<Vec<usize>> {
        let mut seatings = Vec::new();
        if self.is_small() {
            permute(&mut self.bots.clone(), 0, &mut seatings);
        } else {
            for shift in 0..self.bots.len() {
                let mut seating = self.bots.clone();
                seating.rotate_right(shift);
                seatings.push(seating);
            }
        }
        seatings.sort_unstable();
        seatings.dedup();
        seatings
    }
}

fn permute(bots: &mut Vec<usize>, from: usize, out: &mut Vec<Vec<usize>>) {
    if from == bots.len() {
        out.push(bots.clone());
        return;
    }
    for i in from..bots.len() {
        if bots[from..i].contains(&bots[i]) {
            continue;
        }
        bots.swap(from, i);
        permute(bots, from + 1, out);
        bots.swap(from, i);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_meets_and_sits_everywhere() {
        let two = Lineup::all(&[0, 1, 2], 2);
        assert_eq!(two.len(), 3);
        assert_eq!(two[0].seatings(), [[0, 1], [1, 0]]);
        let four = Lineup::all(&[0, 1], 4);
        assert_eq!(four.len(), 2);
        assert_eq!(four[0].seatings().len(), 4);
        assert_eq!(Lineup::all(&[0, 1, 1, 1], 4), [Lineup { bots: vec![0, 1, 1, 1] }]);
        assert_eq!(Lineup::all(&[0, 1, 2, 3], 4)[0].seatings().len(), 24);
        assert_eq!(Lineup::all(&[0, 1, 2, 3, 4], 5)[0].seatings().len(), 5);
        assert_eq!(Lineup::all(&[0], 2)[0].seatings(), [[0, 0]]);
        assert_eq!(Lineup::all(&[0, 0, 0], 2)[0].seatings(), [[0, 0]]);
    }

    #[test]
    fn a_lead_is_worth_less_at_a_larger_table() {
        let lead = |bots: &[usize], elo| Lineup { bots: bots.to_vec() }.expected(elo);
        assert!((lead(&[0, 1], 100.0) - crate::stats::expected(100.0)).abs() < 1e-12);
        assert!((lead(&[0, 1, 1, 1], 0.0) - 0.25).abs() < 1e-12);
        assert!((lead(&[0, 1, 2, 3], 400.0) - 10.0 / 13.0).abs() < 1e-12);
        assert!((lead(&[0, 0, 1, 1], 400.0) - 10.0 / 22.0).abs() < 1e-12);
        assert!((lead(&[0, 0], 400.0) - 0.5).abs() < 1e-12, "against itself");
    }
}

//! Who stands where in a tournament.

/// How a meeting ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Won {
    One,
    Two,
    Shared,
    /// Neither came.
    Nobody,
}

/// A meeting that is over; without a second it was a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    pub one: usize,
    pub two: Option<usize>,
    pub won: Won,
}

impl Meeting {
    /// What it brought somebody, in half points; nothing if they were not in it.
    pub fn points(&self, who: usize) -> Option<u32> {
        let first = self.one == who;
        if !first && self.two != Some(who) {
            return None;
        }
        Some(match (self.won, first) {
            (Won::One, true) | (Won::Two, false) => 2,
            (Won::Shared, _) => 1,
            _ => 0,
        })
    }

    fn rival(&self, who: usize) -> Option<usize> {
        if self.one == who { self.two } else { (self.two == Some(who)).then_some(self.one) }
    }
}

/// Where somebody stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub who: usize,
    /// From 1; equal in everything is equal here.
    pub rank: u32,
    /// In half points: what was won; what those met have won; what those beaten have won.
    pub score: u32,
    pub buchholz: u32,
    pub beaten: u32,
    pub won: u32,
    pub played: u32,
}

/// Everybody's place: by score, then by the scores of those met (Buchholz), then of those beaten (Sonneborn and Berger), then by wins.
pub fn standings(players: usize, meetings: &[Meeting]) -> Vec<Place> {
    let score = |who: usize| meetings.iter().filter_map(|m| m.points(who)).sum::<u32>();
    let scores: Vec<u32> = (0..players).map(score).collect();
    let mut all: Vec<Place> = (0..players)
        .map(|who| {
            let mine = meetings.iter().filter_map(|m| m.points(who).map(|p| (p, m.rival(who))));
            let met = mine.clone().filter_map(|(p, rival)| rival.map(|r| (p, scores.get(r).copied().unwrap_or(0))));
            Place {
                who,
                rank: 0,
                score: scores[who],
                buchholz: met.clone().map(|(_, s)| s).sum(),
                // A win counts the rival's score whole, a shared game half.
                beaten: met.clone().map(|(p, s)| p * s / 2).sum(),
                won: mine.filter(|(p, _)| *p == 2).count() as u32,
                played: met.count() as u32,
            }
        })
        .collect();
    let key = |p: &Place| (p.score, p.buchholz, p.beaten, p.won);
    all.sort_by(|a, b| key(b).cmp(&key(a)).then(a.who.cmp(&b.who)));
    for i in 0..all.len() {
        all[i].rank = if i > 0 && key(&all[i]) == key(&all[i - 1]) { all[i - 1].rank } else { i as u32 + 1 };
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_are_told_apart_by_whom_they_met() {
        let met = |one, two, won| Meeting { one, two: Some(two), won };
        let all = [
            met(0, 1, Won::One),
            met(2, 3, Won::Two),
            met(0, 3, Won::Shared),
            met(1, 2, Won::One),
            Meeting { one: 4, two: None, won: Won::One },
            met(4, 1, Won::Nobody),
        ];
        let places = standings(5, &all);
        let of = |who: usize| places.iter().find(|p| p.who == who).copied().unwrap();
        assert_eq!((of(0).score, of(3).score, of(1).score, of(4).score), (3, 3, 2, 2));
        assert_eq!((of(0).buchholz, of(3).buchholz), (5, 3));
        assert_eq!((of(0).rank, of(3).rank), (1, 2));
        assert_eq!((of(4).played, of(4).won, of(4).beaten), (1, 1, 0), "a bye is a point and beats nobody");
        assert_eq!(places.last().map(|p| p.who), Some(2));
        assert_eq!(standings(3, &[]).iter().map(|p| p.rank).collect::<Vec<_>>(), [1, 1, 1]);
    }
}

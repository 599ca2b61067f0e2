//! How good somebody is: Glicko-2, each game a period of its own.
//!
//! A game of several is, for each who played, one result against every other side: who came in before it was beaten, who came in after
//! it has won, equal ranks share. A side of several has the mean of its members' points, and a member is worth to it what they are
//! worth apart from that mean; so partners of one team gain and lose alike.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, expected_score, glicko2_rating_period};
use std::cmp::Ordering;

/// Beyond this deviation a rating says little yet.
const PROVISIONAL: f64 = 125.0;
/// No rating becomes less certain than nothing known.
const WIDEST: f64 = 350.0;
/// No rating becomes so certain that it no longer moves.
const NARROWEST: f64 = 45.0;
/// A rating that nobody plays for is as unsure as a new one after so many days.
const FORGOTTEN: f64 = 720.0;

/// A rating: points, and how sure they are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub points: f64,
    pub deviation: f64,
    pub volatility: f64,
}

/// What came of meeting somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    Won,
    Shared,
    Lost,
}

/// Somebody at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finished {
    /// Who has the same number wins and loses together.
    pub team: u8,
    /// 1 is first.
    pub rank: u8,
    /// What they were worth before; nothing for an opponent nobody measured, against whom nothing counts.
    pub before: Option<Rating>,
}

/// A side as one player: the mean of what its members are worth.
fn side(all: &[Finished], team: u8) -> Option<(u8, Rating)> {
    let members = || all.iter().filter(move |f| f.team == team);
    let rated: Vec<Rating> = members().filter_map(|f| f.before).collect();
    let mean = |of: &dyn Fn(&Rating) -> f64| rated.iter().map(of).sum::<f64>() / rated.len() as f64;
    let rank = members().map(|f| f.rank).min()?;
    let deviation = mean(&|r| r.deviation * r.deviation).sqrt();
    (!rated.is_empty()).then(|| (rank, Rating::measured(mean(&|r| r.points), deviation)))
}

/// What everybody is worth after a game of these; as before for who met nobody whose worth is known.
pub fn after_game(all: &[Finished]) -> Vec<Option<Rating>> {
    let mut teams: Vec<u8> = all.iter().map(|f| f.team).collect();
    teams.sort_unstable();
    teams.dedup();
    let sides: Vec<(u8, u8, Rating)> =
        teams.into_iter().filter_map(|t| side(all, t).map(|(rank, rating)| (t, rank, rating))).collect();
    let after = |me: &Finished| {
        let before = me.before?;
        let (_, rank, mine) = sides.iter().find(|(team, ..)| *team == me.team)?;
        let met = sides.iter().filter(|(team, ..)| *team != me.team).map(|(_, theirs, rating)| {
            let score = match rank.cmp(theirs) {
                Ordering::Less => Score::Won,
                Ordering::Equal => Score::Shared,
                Ordering::Greater => Score::Lost,
            };
            (Rating { points: rating.points + before.points - mine.points, ..*rating }, score)
        });
        Some(before.after(&met.collect::<Vec<_>>()))
    };
    all.iter().map(after).collect()
}

/// Does a game of these say something of anybody's worth?
pub fn says_something(all: &[(u8, bool)]) -> bool {
    all.iter().any(|(team, rated)| *rated && all.iter().any(|(other, known)| *known && other != team))
}

impl Default for Rating {
    fn default() -> Self {
        Rating::of(Glicko2Rating::new())
    }
}

impl Rating {
    /// A rating that was measured: nearly certain, and it does not change.
    pub fn measured(points: f64, deviation: f64) -> Rating {
        Rating { points, deviation, ..Rating::default() }
    }

    fn of(r: Glicko2Rating) -> Rating {
        Rating { points: r.rating, deviation: r.deviation, volatility: r.volatility }
    }

    fn glicko(self) -> Glicko2Rating {
        Glicko2Rating { rating: self.points, deviation: self.deviation, volatility: self.volatility }
    }

    /// Too few games to say much.
    pub fn is_provisional(self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// The share of games against `other` that this rating expects to win.
    pub fn expects(self, other: Rating) -> f64 {
        expected_score(&self.glicko(), &other.glicko()).0
    }

    /// The rating after one game in which these were met.
    #[must_use]
    pub fn after(self, met: &[(Rating, Score)]) -> Rating {
        if met.is_empty() {
            return self;
        }
        let outcome = |score: Score| match score {
            Score::Won => Outcomes::WIN,
            Score::Shared => Outcomes::DRAW,
            Score::Lost => Outcomes::LOSS,
        };
        let results: Vec<(Glicko2Rating, Outcomes)> = met.iter().map(|(r, s)| (r.glicko(), outcome(*s))).collect();
        let next = Rating::of(glicko2_rating_period(&self.glicko(), &results, &Glicko2Config::new()));
        Rating { deviation: next.deviation.clamp(NARROWEST, WIDEST), ..next }
    }

    /// The same after so many days without a game: less sure.
    #[must_use]
    pub fn aged(self, days: f64) -> Rating {
        let grows = (WIDEST * WIDEST - NARROWEST * NARROWEST) / FORGOTTEN;
        let deviation = (self.deviation * self.deviation + grows * days.max(0.0)).sqrt();
        Rating { deviation: deviation.clamp(self.deviation, WIDEST.max(self.deviation)), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of Glickman's paper, all three games in one period.
    #[test]
    fn as_the_paper_says() {
        let me = Rating { points: 1500.0, deviation: 200.0, volatility: 0.06 };
        let met = [(1400.0, 30.0, Score::Won), (1550.0, 100.0, Score::Lost), (1700.0, 300.0, Score::Lost)];
        let met: Vec<(Rating, Score)> = met.iter().map(|(p, d, s)| (Rating::measured(*p, *d), *s)).collect();
        let after = me.after(&met);
        assert!((after.points - 1464.06).abs() < 0.1, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.1, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.0001, "{after:?}");
    }

    #[test]
    fn fifteen_even_games_settle_a_rating() {
        let mut me = Rating::default();
        assert!(me.is_provisional());
        for i in 0..15 {
            let score = if i % 2 == 0 { Score::Won } else { Score::Lost };
            me = me.after(&[(Rating::measured(1500.0, 150.0), score)]);
        }
        assert!(!me.is_provisional(), "{me:?}");
        assert!(me.aged(720.0).is_provisional());
        assert_eq!(me.aged(0.0), me);
        assert_eq!(me.after(&[]), me);
    }

    #[test]
    fn a_win_is_worth_what_it_surprises() {
        let (weak, strong) = (Rating::measured(1300.0, 60.0), Rating::measured(1700.0, 60.0));
        let gain = |other: Rating| Rating::measured(1500.0, 60.0).after(&[(other, Score::Won)]).points - 1500.0;
        assert!(gain(strong) > 2.0 * gain(weak) && gain(weak) > 0.0);
        assert!((strong.expects(weak) + weak.expects(strong) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_game_of_several_is_a_result_against_each_other() {
        let even = Rating::measured(1500.0, 100.0);
        let at = |team: u8, rank: u8| Finished { team, rank, before: Some(even) };
        let points = |all: &[Finished]| -> Vec<f64> { after_game(all).iter().map(|r| r.unwrap().points).collect() };
        let four = points(&[at(0, 2), at(1, 1), at(2, 4), at(3, 3)]);
        assert!(four[1] > four[0] && four[0] > 1500.0 && 1500.0 > four[3] && four[3] > four[2], "{four:?}");
        let both = [(even, Score::Won), (even, Score::Lost), (even, Score::Won)];
        assert_eq!(four[0], even.after(&both).points, "as three games in one period");
        // Nobody measured the third: it is as if only two had played.
        let two = [at(0, 1), at(1, 2), Finished { before: None, ..at(2, 3) }];
        assert_eq!(after_game(&two)[0], Some(even.after(&[(even, Score::Won)])));
        assert_eq!(after_game(&two)[2], None);
        assert!(says_something(&[(0, true), (1, true), (2, false)]) && !says_something(&[(0, true), (1, false)]));
        assert!(!says_something(&[(0, true), (0, true), (1, false)]), "partners say nothing of each other");
    }

    #[test]
    fn a_team_wins_and_loses_as_one() {
        let rated = |points: f64| Some(Rating::measured(points, 80.0));
        let at = |team: u8, rank: u8, points: f64| Finished { team, rank, before: rated(points) };
        let all = [at(0, 1, 1700.0), at(0, 1, 1300.0), at(1, 2, 1500.0), at(1, 2, 1500.0)];
        let gains: Vec<f64> =
            after_game(&all).iter().zip(&all).map(|(a, b)| a.unwrap().points - b.before.unwrap().points).collect();
        assert!((gains[0] - gains[1]).abs() < 1e-9 && gains[0] > 0.0, "{gains:?}");
        let one = Rating::measured(1500.0, 80.0);
        let alone = one.after(&[(one, Score::Won)]).points - 1500.0;
        assert!((gains[0] - alone).abs() < 1e-9, "one result against the other side: {gains:?}, {alone}");
    }
}

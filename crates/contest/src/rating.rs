//! How good somebody is: Glicko-2, each game a period of its own.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, expected_score, glicko2_rating_period};

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
}

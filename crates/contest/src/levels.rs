//! What our own opponents are worth on the scale of people, from matches that were measured.

use crate::rating::Rating;
use serde::Deserialize;
use std::collections::BTreeMap;

/// One level of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    pub name: String,
    pub rating: Rating,
}

/// The levels of every game and format that was measured, weakest first.
#[derive(Clone, Debug, Default)]
pub struct Levels(BTreeMap<(String, String), Vec<Level>>);

/// The file cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("levels: {0}")]
pub struct LevelsFault(String);

/// A match between neighbours: the share the upper one won, over so many games.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    level: String,
    #[serde(default)]
    score: Option<f64>,
    #[serde(default)]
    games: u32,
    /// Where it was measured.
    #[allow(dead_code, reason = "for whoever reads the file")]
    #[serde(default)]
    seed: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Measured {
    game: String,
    #[serde(default)]
    format: String,
    steps: Vec<Step>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// The level that all others are measured from, and what it is set to.
    anchor: String,
    points: f64,
    measured: Vec<Measured>,
}

/// Points between two of whom one wins this share.
fn apart(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// How unsure the points are, from so many games.
fn spread(score: f64, games: u32) -> f64 {
    let slope = 400.0 / std::f64::consts::LN_10 / (score * (1.0 - score));
    slope * (score * (1.0 - score) / f64::from(games.max(1))).sqrt()
}

impl Levels {
    pub fn read(text: &str) -> Result<Levels, LevelsFault> {
        let file: File = toml::from_str(text).map_err(|e| LevelsFault(e.to_string()))?;
        let mut all = BTreeMap::new();
        for measured in file.measured {
            let mut points = 0.0;
            let mut levels = Vec::new();
            for step in measured.steps {
                let score = step.score.unwrap_or(0.5);
                if !(0.01..=0.995).contains(&score) {
                    return Err(LevelsFault(format!(
                        "{} {}: a score between 0.01 and 0.995",
                        measured.game, step.level
                    )));
                }
                points += apart(score);
                let deviation = if step.score.is_some() { spread(score, step.games) } else { 0.0 };
                levels.push((step.level, points, deviation));
            }
            let at = levels.iter().position(|(name, ..)| *name == file.anchor);
            let at = at.ok_or_else(|| LevelsFault(format!("{} has no {}", measured.game, file.anchor)))?;
            let anchor = levels[at].1;
            // What is unsure about a step is unsure about every level beyond it.
            let doubt = |i: usize| {
                let between = if i > at { at + 1..i + 1 } else { i + 1..at + 1 };
                levels[between].iter().map(|(_, _, d)| d * d).sum::<f64>().sqrt().max(20.0)
            };
            let rated = levels.iter().enumerate().map(|(i, (name, points, _))| Level {
                name: name.clone(),
                rating: Rating::measured(file.points + points - anchor, doubt(i)),
            });
            all.insert((measured.game, measured.format), rated.collect());
        }
        Ok(Levels(all))
    }

    /// The levels of a game and format, weakest first; none if nobody measured them.
    pub fn of(&self, game: &str, format: &str) -> &[Level] {
        self.0.get(&(game.to_owned(), format.to_owned())).map_or(&[], Vec::as_slice)
    }

    /// The level nearest to a rating; where a format was not measured, as the game's first measured one says.
    pub fn likely(&self, game: &str, format: &str, points: f64) -> Option<&Level> {
        let first = || self.0.keys().find(|(g, _)| g == game).and_then(|(_, f)| self.nearest(game, f, points));
        self.nearest(game, format, points).or_else(first)
    }

    /// The level nearest to a rating.
    pub fn nearest(&self, game: &str, format: &str, points: f64) -> Option<&Level> {
        let apart = |l: &&Level| (l.rating.points - points).abs();
        self.of(game, format).iter().min_by(|a, b| apart(a).total_cmp(&apart(b)))
    }

    pub fn rating(&self, game: &str, format: &str, level: &str) -> Option<Rating> {
        self.of(game, format).iter().find(|l| l.name == level).map(|l| l.rating)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"
        anchor = "medium"
        points = 1500
        [[measured]]
        game = "chess"
        steps = [{ level = "easy" }, { level = "medium", score = 0.75, games = 400 }, { level = "hard", score = 0.64, games = 800 }]
    "#;

    #[test]
    fn neighbours_add_up_from_the_anchor() {
        let levels = Levels::read(FILE).unwrap();
        let points: Vec<i64> = levels.of("chess", "").iter().map(|l| l.rating.points.round() as i64).collect();
        assert_eq!(points, [1309, 1500, 1600]);
        assert_eq!(levels.nearest("chess", "", 1560.0).unwrap().name, "hard");
        assert_eq!(levels.nearest("chess", "", 200.0).unwrap().name, "easy");
        assert!(levels.nearest("go", "", 1500.0).is_none());
        assert_eq!(
            levels.likely("chess", "of four", 1560.0).unwrap().name,
            "hard",
            "as in the format that was measured"
        );
        assert!(levels.likely("go", "", 1500.0).is_none());
        assert!(levels.rating("chess", "", "easy").unwrap().deviation < 40.0);
        assert!(Levels::read(&FILE.replace("0.75", "1.0")).is_err());
        assert!(Levels::read(&FILE.replace("\"medium\", score", "\"middle\", score")).is_err());
    }
}

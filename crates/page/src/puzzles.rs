//! Puzzles, and how I stand with them. They are no part of the engine: whoever asks for one waits for their file.

use crate::call::{Ask, Stop};
use crate::keep::write;
use crate::page::Page;
use crate::route::{Told, body, told};
use serde::{Deserialize, Serialize};
use starboard_bots::review::Puzzle;
use starboard_host::Refused;
use starboard_host::puzzle::{FIRST, attempt, puzzle, rated, todays};
use starboard_host::wire::{PuzzleLine, Puzzles, TryPuzzle};

/// The first answer to a puzzle: right or not, my rating then, when.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(crate) struct Tried {
    solved: bool,
    rating: u32,
    at: i64,
}

/// Under which key the file comes.
pub(crate) const FILE: &str = "shipped/puzzles";

impl Page {
    fn rating(&self) -> u32 {
        self.tries.values().max_by_key(|tried| tried.at).map_or(FIRST as u32, |tried| tried.rating)
    }

    pub(crate) fn puzzle(&mut self, rest: &[&str], ask: &Ask) -> Told {
        let all = self.puzzles.clone().ok_or_else(|| Stop::Needs(FILE.to_owned()))?;
        match (ask.method.as_str(), rest) {
            ("GET", []) => {
                let line = |p: &Puzzle| PuzzleLine {
                    id: p.id.clone(),
                    game: p.game.clone(),
                    rating: p.rating().round() as u32,
                    solved: self.tries.get(&p.id).map(|tried| tried.solved),
                };
                told(&Puzzles {
                    daily: todays(&all, ask.at).map(|p| p.id.clone()),
                    rating: self.rating(),
                    puzzles: all.iter().map(line).collect(),
                })
            }
            ("GET", [id]) => told(&puzzle(&all, id, ask.lang)?),
            ("POST", [id, "try"]) => {
                let tried: TryPuzzle = body(ask)?;
                let (puzzle, mut answer) = attempt(&all, id, &tried, ask.lang)?;
                if let (Some(solved), false) = (answer.solved, self.tries.contains_key(*id)) {
                    let rating = rated(puzzle, f64::from(self.rating()), solved);
                    let first = Tried { solved, rating, at: ask.at };
                    self.keep(format!("puzzle/{id}"), write(&first));
                    self.tries.insert((*id).to_owned(), first);
                }
                answer.rating = answer.solved.map(|_| self.rating());
                told(&answer)
            }
            _ => Err(Refused::NotFound.into()),
        }
    }
}

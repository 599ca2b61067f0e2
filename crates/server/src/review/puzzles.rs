//! Puzzles: a position, one turn to be found, a rating that follows.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::Fail;
use crate::sql;
use crate::store::Unit;
use crate::time::now_ms;
use crate::wire::{PuzzleAnswer, PuzzleLine, PuzzleShown, Puzzles, TryPuzzle};
use crate::words::lang;
use starboard_bots::review::Puzzle;
use starboard_host::puzzle::{self, FIRST};
use starboard_shelf::puzzles;
use std::collections::HashMap;

impl App {
    /// The puzzles of all games: which I have tried, how I stand, and today's.
    pub async fn puzzles(&self, me: Option<&Player>) -> Result<Puzzles, Fail> {
        let tried = self.tries(me).await?;
        let line = |p: &Puzzle| PuzzleLine {
            id: p.id.clone(),
            game: p.game.clone(),
            rating: p.rating().round() as u32,
            solved: tried.get(&p.id).map(|t| t.0),
        };
        let rating = tried.values().max_by_key(|t| t.2).map_or(FIRST as u32, |t| t.1);
        Ok(Puzzles {
            daily: puzzle::todays(puzzles::all(), now_ms()).map(|p| p.id.clone()),
            rating,
            puzzles: puzzles::all().iter().map(line).collect(),
        })
    }

    /// What I tried: solved or not, my rating then, when.
    async fn tries(&self, me: Option<&Player>) -> Result<HashMap<String, (bool, u32, i64)>, Fail> {
        let Some(me) = me else { return Ok(HashMap::new()) };
        let query = sql!("SELECT puzzle, solved, rating, at FROM puzzle_tries WHERE account = $1", &me.id);
        let rows: Vec<(String, bool, u32, i64)> = self.hall.store.read(query).await?;
        Ok(rows.into_iter().map(|(puzzle, solved, rating, at)| (puzzle, (solved, rating, at))).collect())
    }

    pub fn puzzle(&self, id: &str) -> Result<PuzzleShown, Fail> {
        Ok(puzzle::puzzle(puzzles::all(), id, lang())?)
    }

    /// Plays what was tried so far. Only the first answer to a puzzle counts for the rating.
    pub async fn try_puzzle(&self, id: &str, me: &Player, tried: TryPuzzle) -> Result<PuzzleAnswer, Fail> {
        let (puzzle, answer) = puzzle::attempt(puzzles::all(), id, &tried, lang())?;
        let rating = match answer.solved {
            Some(solved) => Some(self.rate(puzzle, me, solved).await?),
            None => None,
        };
        Ok(PuzzleAnswer { rating, ..answer })
    }

    async fn rate(&self, puzzle: &Puzzle, me: &Player, solved: bool) -> Result<u32, Fail> {
        let tried = self.tries(Some(me)).await?;
        let now = tried.values().max_by_key(|t| t.2).map_or(FIRST, |t| f64::from(t.1));
        if tried.contains_key(&puzzle.id) {
            return Ok(now as u32);
        }
        let rating = puzzle::rated(puzzle, now, solved);
        let note = sql!(
            "INSERT INTO puzzle_tries (account, puzzle, solved, rating, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
            &me.id,
            &puzzle.id,
            solved,
            rating,
            now_ms(),
        );
        self.hall.writer.commit(Unit::of(vec![note])).await?;
        Ok(rating)
    }
}

//! Puzzles: a position, one turn to be found, a rating that follows.

use crate::refused::Refused;
use crate::wire::{Choice, PuzzleAnswer, PuzzleShown, Told, TryPuzzle};
use sha2::{Digest as _, Sha256};
use starboard_bots::review::Puzzle;
use starboard_core::face::Table;
use starboard_core::{Lang, Seed, TableChance, Viewer};
use starboard_table::day;

/// Where everybody begins.
pub const FIRST: f64 = 1200.0;
/// How much one puzzle can change.
const STEP: f64 = 40.0;
/// A turn has no more actions than this.
const ACTIONS: usize = 60;

/// The puzzle of a moment's day: the same for everybody, another every day.
pub fn todays(all: &[Puzzle], at: i64) -> Option<&Puzzle> {
    let hash = Sha256::digest(format!("puzzle of {}", day(at)));
    let number = u64::from_be_bytes(hash.get(..8)?.try_into().ok()?);
    all.get(usize::try_from(number % (all.len() as u64).max(1)).ok()?)
}

fn find<'a>(all: &'a [Puzzle], id: &str) -> Result<&'a Puzzle, Refused> {
    all.iter().find(|p| p.id == id).ok_or(Refused::NotFound)
}

/// A puzzle before anything was tried.
pub fn puzzle(all: &[Puzzle], id: &str, lang: Lang) -> Result<PuzzleShown, Refused> {
    let puzzle = find(all, id)?;
    let table = starboard_shelf::place(&puzzle.file())?;
    Ok(shown(puzzle, &*table, lang))
}

/// Plays what was tried so far; the rating is the host's to fill in.
pub fn attempt<'a>(
    all: &'a [Puzzle],
    id: &str,
    tried: &TryPuzzle,
    lang: Lang,
) -> Result<(&'a Puzzle, PuzzleAnswer), Refused> {
    let puzzle = find(all, id)?;
    if tried.actions.is_empty() || tried.actions.len() > ACTIONS {
        return Err(Refused::TooLarge);
    }
    let before = starboard_shelf::place(&puzzle.file())?;
    let mut table = before.clone_box();
    let mut solved = None;
    for (i, action) in tried.actions.iter().enumerate() {
        let mut chance = TableChance::at(Seed::from_number(i as u64), 0);
        table.act(puzzle.seat, action, &mut chance).map_err(Refused::Illegal)?;
        if *action == puzzle.best {
            solved = Some(true);
            break;
        }
        if !puzzle.first.contains(action) {
            solved = Some(false);
            break;
        }
    }
    let best = before.legal(puzzle.seat, lang).into_iter().find(|c| c.action == puzzle.best);
    let answer = PuzzleAnswer {
        solved,
        best: solved.and(best).map(|c| c.words),
        chance: puzzle.chance,
        gap: puzzle.gap,
        rating: None,
        position: solved.map(|_| puzzle.position.clone()),
        shown: shown(puzzle, &*table, lang),
    };
    Ok((puzzle, answer))
}

/// A person's rating after the first answer to a puzzle.
pub fn rated(puzzle: &Puzzle, before: f64, solved: bool) -> u32 {
    let expected = 1.0 / (1.0 + 10f64.powf((puzzle.rating() - before) / 400.0));
    (before + STEP * (f64::from(u8::from(solved)) - expected)).max(100.0).round() as u32
}

fn shown(puzzle: &Puzzle, table: &dyn Table, lang: Lang) -> PuzzleShown {
    let viewer = Viewer::Seat(puzzle.seat);
    let choice = |c: starboard_core::face::Choice| Choice { action: c.action, words: c.words, data: c.data };
    let over = table.outcome().is_some();
    PuzzleShown {
        id: puzzle.id.clone(),
        game: puzzle.game.clone(),
        edition: puzzle.edition.clone(),
        options: puzzle.options.clone(),
        seats: table.seats() as u8,
        seat: puzzle.seat.into(),
        rating: puzzle.rating().round() as u32,
        view: table.view(viewer),
        prompt: if over { None } else { table.prompt(lang).map(Told::from) },
        legal: table.legal(puzzle.seat, lang).into_iter().map(choice).collect(),
        to_move: table.to_move().seats().iter().map(Into::into).collect(),
    }
}

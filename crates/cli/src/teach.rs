//! `starboard teach`: games of search against search, written down for a learner.

use crate::failure::Failure;
use crate::options::TableArgs;
use crate::out::Out;
use crate::train::made_by;
use serde_json::{Value as Json, json};
use starboard_bots::lessons::Lessons;
use starboard_core::face::AnyGame;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Games of one file. Whoever is stopped loses those of a file at most.
const CHUNK: u64 = 20;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    game: String,
    #[command(flatten)]
    table: TableArgs,
    #[arg(long, value_name = "CODE", default_value = "search:samples=400")]
    bot: String,
    #[arg(short, long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    #[arg(short, long, value_name = "T", default_value_t = 2)]
    threads: usize,
    #[arg(long, value_name = "DIR")]
    to: PathBuf,
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let rules = starboard_shelf::find(&self.game)?;
        let game = self.table.settle(rules, None, out)?;
        let first = self.lessons(&*game, out)?;
        self.head(&*first, out)?;
        let left = self.left();
        let work = Work { args: &self, game: &*game, out, left, next: AtomicU64::new(0), began: Instant::now() };
        let failed = Mutex::new(None);
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    if let Err(why) = work.run()
                        && let Ok(mut failed) = failed.lock()
                    {
                        failed.get_or_insert(why);
                    }
                });
            }
        });
        failed.into_inner().ok().flatten().map_or(Ok(()), Err)
    }

    fn lessons(&self, game: &dyn AnyGame, out: Out) -> Result<Box<dyn Lessons>, Failure> {
        let lessons = starboard_shelf::OPPONENTS.lessons(game, &self.bot)?;
        lessons.ok_or_else(|| out.fail("train-cannot", &[("game", game.name().into())]))
    }

    /// Says what the numbers mean; a folder that holds other lessons is left as it is.
    fn head(&self, lessons: &dyn Lessons, out: Out) -> Result<(), Failure> {
        std::fs::create_dir_all(&self.to).map_err(|e| Failure::file(&self.to, &e))?;
        let path = self.to.join("lessons.json");
        let mut head = lessons.about();
        (head["bot"], head["seed"], head["chunk"]) = (json!(self.bot), json!(self.seed), json!(CHUNK));
        match std::fs::read(&path) {
            Ok(bytes) => {
                let mut there: Json = serde_json::from_slice(&bytes).unwrap_or_default();
                there.as_object_mut().map(|there| there.remove("made_by"));
                if there != head {
                    let path = path.display().to_string();
                    return Err(out.fail("teach-other", &[("path", (&path).into())]));
                }
                Ok(())
            }
            Err(_) => {
                head["made_by"] = json!(made_by());
                keep(&path, head.to_string().as_bytes())
            }
        }
    }

    fn file(&self, chunk: u64) -> PathBuf {
        self.to.join(format!("games-{:07}.bin", chunk * CHUNK))
    }

    /// The files that are not there yet.
    fn left(&self) -> Vec<u64> {
        (0..self.games.div_ceil(CHUNK)).filter(|chunk| !self.file(*chunk).exists()).collect()
    }
}

struct Work<'a> {
    args: &'a Args,
    game: &'a dyn AnyGame,
    out: Out,
    left: Vec<u64>,
    next: AtomicU64,
    began: Instant,
}

impl Work<'_> {
    fn run(&self) -> Result<(), Failure> {
        let mut lessons = self.args.lessons(self.game, self.out)?;
        loop {
            let done = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(chunk) = self.left.get(done as usize) else { return Ok(()) };
            // A last file with fewer games would not be the same one when more are asked for.
            let games = chunk * CHUNK..(chunk + 1) * CHUNK;
            let file = lessons.play(games, self.args.seed).map_err(|e| Failure::said(e.to_string()))?;
            keep(&self.args.file(*chunk), &file)?;
            let (done, seconds) = (done + 1, self.began.elapsed().as_secs_f64());
            let left = (self.left.len() as u64).saturating_sub(done) as f64 * seconds / done as f64;
            eprintln!("{} games in {seconds:.0} s, {left:.0} s to go", done * CHUNK);
        }
    }
}

/// Writes a file whole or not at all.
fn keep(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let part = path.with_extension("part");
    std::fs::write(&part, bytes).map_err(|e| Failure::file(&part, &e))?;
    std::fs::rename(&part, path).map_err(|e| Failure::file(path, &e))
}

//! The `starboard` program.

mod admin;
mod arena;
mod args;
mod backup;
mod balance;
mod calibrate;
mod campaign;
mod cards;
mod completions;
mod doctor;
mod failure;
mod games;
mod greeting;
mod health;
mod help;
mod load;
mod log;
mod man;
mod options;
mod out;
mod position;
mod puzzles;
mod replay;
mod review;
mod serve;
mod simulate;
mod teach;
mod train;
mod tune;
mod words;

use std::process::ExitCode;

// The server's threads hand memory to each other at every move; the system's allocator spent a fifth of its time on that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// 0 when it did what was asked, 2 when something was wrong with the asking; the reason is one line.
fn main() -> ExitCode {
    match args::read(std::env::args_os()).and_then(args::Asked::run) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has had enough of it.
        Err(why) if why.is_broken_pipe() => ExitCode::SUCCESS,
        Err(why) => {
            // Programs that ask for JSON get it also when they are refused.
            if std::env::args().any(|arg| arg == "--json") {
                eprintln!("{}", why.json());
            } else {
                eprintln!("starboard: {why}");
            }
            ExitCode::from(2)
        }
    }
}

//! The program as people use it: the real one, in folders of its own.

mod bad_input;
mod campaign;
mod looking;
mod measuring;
mod owning;
mod playing;
mod review;
mod simulating;

use serde_json::Value as Json;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// Two seats, the first about to play: small enough to know everything that may happen.
const POSITION: &str = r#"
game = "star-realms"

[options]
format = "standard"
sets = ["colony-wars"]

[position]
turn = 1
acting = [1]
row = ["gunship", "patrol_cutter", "loyal_colony", "repair_bot", "solar_skiff"]
trade_deck = ["predator", "cargo_pod"]

[[position.seat]]
authority = 50
hand = ["2 scout", "viper"]
deck = ["5 scout", "viper"]

[[position.seat]]
authority = 1
hand = ["scout"]
deck = ["5 scout"]
"#;

struct Room {
    dir: TempDir,
}

struct Answer {
    code: i32,
    out: String,
    err: String,
}

impl Room {
    fn new() -> Room {
        Room { dir: tempfile::tempdir().expect("a folder to work in") }
    }

    /// A room with [`POSITION`] in `here.toml`.
    fn with_position() -> Room {
        let room = Room::new();
        room.write("here.toml", POSITION);
        room
    }

    /// A room with `n` games of Star Realms in `games/`.
    fn with_records(n: u32) -> Room {
        let room = Room::new();
        room.good(&format!("simulate star-realms --seats hand-first --games {n} --records games --json"));
        room
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.dir.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path(name), text).expect("the file is written");
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("the file is there")
    }

    /// Runs the program; words are split at spaces, but not within quotes.
    fn run(&self, line: &str) -> Answer {
        self.run_with(line, &[], "")
    }

    fn run_with(&self, line: &str, env: &[(&str, &str)], input: &str) -> Answer {
        let mut child = Command::new(env!("CARGO_BIN_EXE_starboard"))
            .args(words(line))
            .current_dir(self.dir.path())
            .env_clear()
            .envs(env.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        child.stdin.take().expect("an input").write_all(input.as_bytes()).expect("it reads its input");
        let done = child.wait_with_output().expect("the program ends");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it writes UTF-8");
        Answer { code: done.status.code().unwrap_or(-1), out: text(done.stdout), err: text(done.stderr) }
    }

    /// Runs what must work; the answer is its output.
    fn good(&self, line: &str) -> String {
        let answer = self.run(line);
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{line}\n{}", answer.out);
        answer.out
    }

    fn json(&self, line: &str) -> Json {
        serde_json::from_str(&self.good(&format!("{line} --json"))).expect("the answer is JSON")
    }

    /// Runs what must be refused: one line, exit code 2, nothing written. The answer is the line.
    fn bad(&self, line: &str) -> String {
        let before = listing(self.dir.path());
        let answer = self.run(line);
        assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{line}\n{}", answer.err);
        assert_eq!(answer.err.lines().count(), 1, "{line}\n{}", answer.err);
        assert_eq!(listing(self.dir.path()), before, "{line} left something behind");
        answer.err.trim().strip_prefix("starboard: ").expect("it says who speaks").to_owned()
    }
}

fn words(line: &str) -> Vec<String> {
    let mut words = vec![];
    for (i, part) in line.split('"').enumerate() {
        match i % 2 {
            0 => words.extend(part.split_whitespace().map(str::to_owned)),
            _ => words.push(part.to_owned()),
        }
    }
    words
}

/// Every file under a folder with its length.
fn listing(dir: &Path) -> Vec<(String, u64)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(dir).expect("the folder is there").filter_map(Result::ok) {
        let path = entry.path();
        if path.is_dir() {
            found.push((path.display().to_string(), 0));
            found.extend(listing(&path));
        } else {
            found.push((path.display().to_string(), entry.metadata().map_or(0, |m| m.len())));
        }
    }
    found.sort();
    found
}

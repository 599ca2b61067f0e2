//! Outside bots: a program that reads a question as one line of JSON and answers with one line of JSON.
//!
//! The question: `{"protocol":1,"game":"star-realms","options":{…},"seat":1,"prompt":{…},"view":{…},"legal":["…"],"time_ms":5000}`.
//! The answer: `{"action":"…"}`, one of `legal`, within the time. The program is started once for each seat of each game.

use crate::budget::{Budget, Stop};
use crate::opponent::{Opponent, Trouble};
use serde::Deserialize;
use serde_json::json;
use starboard_core::face::Table;
use starboard_core::{Lang, Seat, Viewer};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// A line longer than this is no answer.
const LONGEST_LINE: u64 = 65_536;

pub(crate) struct Process {
    command: String,
    time: Duration,
    running: Option<Running>,
    /// A bot that failed once has lost; it is not asked again.
    failed: Option<Trouble>,
}

struct Running {
    child: Child,
    questions: ChildStdin,
    answers: Receiver<String>,
}

#[derive(Deserialize)]
struct Answer {
    action: String,
}

impl Process {
    pub(crate) fn new(command: &str, budget: Budget) -> Process {
        let time = match budget {
            Budget::Time(t) => t,
            Budget::Samples(_) => Duration::from_secs(5),
        };
        Process { command: command.to_owned(), time, running: None, failed: None }
    }

    fn start(&self) -> Result<Running, Trouble> {
        let no_start = |why: String| Trouble::NoStart(format!("{}: {why}", self.command));
        let mut words = self.command.split_whitespace();
        let program = words.next().ok_or_else(|| no_start("no program".to_owned()))?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| no_start(e.to_string()))?;
        let (Some(questions), Some(out)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(no_start("no pipes".to_owned()));
        };
        let (send, answers) = channel();
        std::thread::spawn(move || read_lines(out, &send));
        Ok(Running { child, questions, answers })
    }

    fn ask(&mut self, question: &str) -> Result<String, Trouble> {
        if self.running.is_none() {
            self.running = Some(self.start()?);
        }
        let Some(running) = &mut self.running else { return Err(Trouble::Crashed(self.command.clone())) };
        let sent = writeln!(running.questions, "{question}").and_then(|()| running.questions.flush());
        let line = match sent {
            Err(e) => Err(Trouble::Crashed(e.to_string())),
            Ok(()) => running.answers.recv_timeout(self.time).map_err(|e| match e {
                RecvTimeoutError::Timeout => Trouble::Timeout(self.time.as_millis()),
                RecvTimeoutError::Disconnected => Trouble::Crashed("it closed its output".to_owned()),
            }),
        };
        let answer: Answer = serde_json::from_str(&line?).map_err(|e| Trouble::Illegal(e.to_string()))?;
        Ok(answer.action)
    }

    fn answer(&mut self, table: &dyn Table, seat: Seat) -> Result<String, Trouble> {
        let legal = table.legal_texts(seat);
        if legal.is_empty() {
            return Err(Trouble::NotAsked(seat));
        }
        let game = table.game();
        let question = json!({
            "protocol": 1,
            "game": game.name(),
            "options": game.options(),
            "seat": seat,
            "prompt": table.prompt(Lang::En).map(|told| told.data),
            "view": table.view(Viewer::Seat(seat)),
            "legal": legal,
            "time_ms": self.time.as_millis() as u64,
        });
        let action = self.ask(&question.to_string())?;
        if legal.contains(&action) { Ok(action) } else { Err(Trouble::Illegal(format!("`{action}`"))) }
    }
}

/// Hands over the lines a bot writes, until it ends or writes nonsense without end.
fn read_lines(out: ChildStdout, send: &Sender<String>) {
    let mut reader = BufReader::new(out);
    loop {
        let mut line = String::new();
        match reader.by_ref().take(LONGEST_LINE).read_line(&mut line) {
            Ok(n) if n > 0 && line.ends_with('\n') => {}
            _ => return,
        }
        if send.send(line).is_err() {
            return;
        }
    }
}

impl Opponent for Process {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Result<String, Trouble> {
        if let Some(trouble) = &self.failed {
            return Err(trouble.clone());
        }
        let answer = self.answer(table, seat);
        if let Err(trouble) = &answer
            && !matches!(trouble, Trouble::NotAsked(_))
        {
            self.failed = Some(trouble.clone());
            self.running = None;
        }
        answer
    }

    fn stop(&self) -> Stop {
        Stop::default()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself; either way nothing is left behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

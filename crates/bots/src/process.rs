//! Outside bots: a program that reads a question as one line of JSON and answers with one line of JSON.
//!
//! The question: `{"protocol":1,"game":"star-realms","options":{…},"seat":1,"prompt":{…},"view":{…},"legal":["…"],"time_ms":5000}`.
//! The answer: `{"action":"…"}`, one of `legal`, within the time. The program is started once for each seat of each game.
//! More for those who write one is in docs/bots.md.

mod running;

use self::running::{Running, short};
use crate::budget::{Budget, Stop};
use crate::opponent::{Opponent, Trouble};
use serde::Deserialize;
use serde_json::json;
use starboard_core::face::{Nth, Table};
use starboard_core::{Lang, Seat, Viewer};
use std::time::Duration;

pub(crate) struct Process {
    command: String,
    time: Duration,
    running: Option<Running>,
    /// A bot that failed once has lost; it is not asked again.
    failed: Option<Trouble>,
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

    fn ask(&mut self, question: String) -> Result<String, Trouble> {
        let mut running = match self.running.take() {
            Some(running) => running,
            None => {
                Running::start(&self.command).map_err(|why| Trouble::NoStart(format!("{}: {why}", self.command)))?
            }
        };
        let line = running.ask(question, self.time)?;
        let answer: Answer =
            serde_json::from_slice(&line).map_err(|e| Trouble::Illegal(format!("{e}: {}", short(&line))))?;
        self.running = Some(running);
        Ok(answer.action)
    }

    fn answer(&mut self, table: &dyn Table, seat: Seat) -> Result<Nth, Trouble> {
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
        let action = self.ask(question.to_string())?;
        let illegal = || Trouble::Illegal(format!("`{}`", short(action.as_bytes())));
        legal.iter().position(|text| *text == action).map(Nth).ok_or_else(illegal)
    }
}

impl Opponent for Process {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Result<Nth, Trouble> {
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

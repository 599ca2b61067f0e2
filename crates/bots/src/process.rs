//! Outside bots: a program that reads a question as one line of JSON and answers with one line of JSON.
//!
//! The question: `{"protocol":1,"game":"star-realms","options":{…},"seat":1,"prompt":{…},"view":{…},"legal":["…"],"time_ms":5000}`;
//! in protocol 2 also `"deeds":[{…}]`, the legal actions as data.
//! The answer: `{"action":"…"}`, one of `legal`, within the time. The program is started once for each seat of each game.
//! More for those who write one is in docs/bots.md.

mod running;

use self::running::{Running, short};
use crate::budget::{Budget, Stop};
use crate::code::Protocol;
use crate::opponent::{Opponent, Trouble};
use serde::Deserialize;
use serde_json::{Value as Json, json};
use starboard_core::face::{Nth, Table};
use starboard_core::{Lang, Seat, Viewer};
use std::time::Duration;

pub(crate) struct Process {
    command: String,
    protocol: Protocol,
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
    pub(crate) fn new(command: &str, protocol: Protocol, budget: Budget) -> Process {
        let time = match budget {
            Budget::Time(t) => t,
            Budget::Samples(_) => Duration::from_secs(5),
        };
        Process { command: command.to_owned(), protocol, time, running: None, failed: None }
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

    fn question(&self, table: &dyn Table, seat: Seat, legal: &[String]) -> Json {
        let game = table.game();
        let prompt = table.prompt(Lang::En).map(|told| told.data);
        let (protocol, prompt) = match self.protocol {
            Protocol::One => (1, prompt.map(|data| tagged(data, game.prompt_tag_1()))),
            Protocol::Two => (2, prompt),
        };
        let mut question = json!({
            "protocol": protocol,
            "game": game.name(),
            "options": game.options(),
            "seat": seat,
            "prompt": prompt,
            "view": table.view(Viewer::Seat(seat)),
            "legal": legal,
            "time_ms": self.time.as_millis() as u64,
        });
        if self.protocol == Protocol::Two {
            question["deeds"] = table.legal(seat, Lang::En).into_iter().map(|choice| choice.data).collect();
        }
        question
    }

    fn answer(&mut self, table: &dyn Table, seat: Seat) -> Result<Nth, Trouble> {
        let legal = table.legal_texts(seat);
        if legal.is_empty() {
            return Err(Trouble::NotAsked(seat));
        }
        let question = self.question(table, seat, &legal);
        let action = self.ask(question.to_string())?;
        let illegal = || Trouble::Illegal(format!("`{}`", short(action.as_bytes())));
        legal.iter().position(|text| *text == action).map(Nth).ok_or_else(illegal)
    }
}

/// The same fields with the tag called something else.
fn tagged(data: Json, tag: &str) -> Json {
    match data {
        Json::Object(fields) => {
            let renamed = |(key, value): (String, Json)| (if key == "type" { tag.to_owned() } else { key }, value);
            Json::Object(fields.into_iter().map(renamed).collect())
        }
        other => other,
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

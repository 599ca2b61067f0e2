//! What a worker asks of the page's host, and what it is told.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use starboard_core::{Lang, Seed};
use starboard_host::Refused;
use starboard_table::wire::{ClientMessage, Problem, SeatNumber, ServerMessage};
use std::collections::HashMap;

/// Under keys that begin so are the files that come with the engine.
pub(crate) const SHIPPED: &str = "shipped/";

/// Something that was kept: a key and a text.
pub type Kept = (String, String);

/// `{ "think": { … } }`: by its name, which takes much less code to read than a tag among its fields.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Call {
    /// Everything that is kept under keys beginning with `under`.
    Load {
        under: String,
        kept: Vec<Kept>,
    },
    /// What a request to a server would be.
    Ask(Box<Ask>),
    /// Somebody follows a table, as over a socket.
    Look {
        client: String,
        table: String,
        from: Option<u32>,
        seat: Option<SeatNumber>,
        lang: Lang,
        at: i64,
    },
    /// What they say over it.
    Tell {
        client: String,
        message: ClientMessage,
        at: i64,
    },
    Leave {
        client: String,
    },
    /// An opponent that is asked decides.
    Think {
        at: i64,
        random: Seed,
    },
    /// It is later: somebody's time may be up.
    Wake {
        at: i64,
    },
    /// Everything in a file that another browser wrote.
    Bring {
        kept: Vec<Kept>,
        lang: Lang,
        at: i64,
    },
    /// Something to think about that is no move: for a worker beside.
    Job {
        job: Box<crate::desk::Job>,
        random: Seed,
    },
    /// Goes on with what was begun so.
    Work,
}

/// A request, as `docs/api.md` has them.
#[derive(Clone, Deserialize)]
pub struct Ask {
    pub method: String,
    /// Without `/api`.
    pub path: String,
    #[serde(default)]
    pub query: HashMap<String, String>,
    #[serde(default)]
    pub body: Json,
    pub lang: Lang,
    pub at: i64,
    pub random: Seed,
    /// What came of the job that this request needed.
    #[serde(default)]
    pub result: Option<Json>,
}

#[derive(Default, Serialize)]
pub struct Said {
    /// The answer to a request; nothing if something is needed first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<Answer>,
    /// What must be loaded before the same is asked again: what is kept under a key, or a file that comes with the engine (`shipped/…`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs: Option<String>,
    /// What must be done beside before the same is asked again, with what came of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub job: Option<Json>,
    /// What is to be kept, or forgotten, before anything is shown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub writes: Vec<(String, Option<String>)>,
    /// What is told to those who follow a table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<(String, ServerMessage)>,
    /// Is an opponent asked?
    pub thinks: bool,
    /// When to say `wake`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wake: Option<i64>,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    Done { body: Json },
    Refused { problem: Problem },
}

/// Why something cannot be answered now.
#[derive(Debug)]
pub(crate) enum Stop {
    Refused(Refused),
    /// What is kept under this key is not here yet.
    Needs(String),
    Job(Json),
}

impl<T: Into<Refused>> From<T> for Stop {
    fn from(refused: T) -> Self {
        Stop::Refused(refused.into())
    }
}

//! Refusals: a status, a code for programs, a sentence for people.

use crate::store::{StoreError, Trouble};
use crate::table::LoadError;
use crate::wire::{Fault, Problem};
use crate::words::{lang, say};
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use starboard_core::campaign::ImportFault;
use starboard_core::{Faults, Refusal};
use starboard_table::{Cannot, Why};

/// Why a request is not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// Unreadable, with what is wrong.
    Bad(String),
    Faults(Faults),
    /// A file that cannot be taken in.
    File(ImportFault),
    WhoAreYou,
    WrongPassword,
    Forbidden,
    NotYourSeat,
    BadOrigin,
    NotFound,
    /// What people wish at a table, and it is not granted.
    Table(starboard_table::Refused),
    /// The rules of a campaign do not allow it.
    Illegal(Refusal),
    /// It is not the time for this: the key of a sentence.
    State(&'static str),
    NameTaken,
    TooLarge,
    TooSlow,
    TooFast {
        seconds: u64,
    },
    Busy,
}

/// Why a request failed.
#[derive(Debug)]
pub enum Fail {
    Refused(Refused),
    Store(StoreError),
    Broken(String),
}

impl Fail {
    pub fn broken(why: impl Into<String>) -> Fail {
        Fail::Broken(why.into())
    }
}

impl From<Refused> for Fail {
    fn from(r: Refused) -> Self {
        Fail::Refused(r)
    }
}

impl From<starboard_table::Refused> for Refused {
    fn from(r: starboard_table::Refused) -> Self {
        Refused::Table(r)
    }
}

impl From<starboard_table::Refused> for Fail {
    fn from(r: starboard_table::Refused) -> Self {
        Fail::Refused(r.into())
    }
}

impl From<starboard_host::Refused> for Fail {
    fn from(refused: starboard_host::Refused) -> Self {
        use starboard_host::Refused as Host;
        match refused {
            Host::Table(refused) => refused.into(),
            Host::Bad(what) => Refused::Bad(what).into(),
            Host::File(why) => Refused::File(why).into(),
            Host::NotFound => Refused::NotFound.into(),
            Host::Illegal(why) => Refused::Illegal(why).into(),
            Host::State(why) => Refused::State(why).into(),
            Host::TooLarge => Refused::TooLarge.into(),
            Host::NeedsPeople => Refused::Forbidden.into(),
            Host::Broken(why) => Fail::Broken(why),
        }
    }
}

impl From<Why> for Fail {
    fn from(why: Why) -> Self {
        starboard_table::Refused::from(why).into()
    }
}

impl From<Cannot> for Fail {
    fn from(cannot: Cannot) -> Self {
        match cannot {
            Cannot::Refused(refused) => refused.into(),
            Cannot::Broken(why) => Fail::Broken(why),
        }
    }
}

impl From<StoreError> for Fail {
    fn from(e: StoreError) -> Self {
        match e.trouble {
            Trouble::Whole => Fail::Store(e),
            Trouble::Statement | Trouble::Taken => Fail::Broken(e.to_string()),
        }
    }
}

impl From<Faults> for Fail {
    fn from(f: Faults) -> Self {
        Fail::Refused(Refused::Faults(f))
    }
}

impl From<LoadError> for Fail {
    fn from(e: LoadError) -> Self {
        match e {
            LoadError::Store(e) => e.into(),
            LoadError::Broken { .. } => Fail::Broken(e.to_string()),
        }
    }
}

impl Refused {
    fn status(&self) -> StatusCode {
        match self {
            Refused::Bad(_) | Refused::Faults(_) | Refused::File(_) => StatusCode::BAD_REQUEST,
            Refused::WhoAreYou | Refused::WrongPassword => StatusCode::UNAUTHORIZED,
            Refused::Forbidden | Refused::NotYourSeat | Refused::BadOrigin => StatusCode::FORBIDDEN,
            Refused::NotFound => StatusCode::NOT_FOUND,
            Refused::Illegal(_) | Refused::State(_) | Refused::NameTaken => StatusCode::CONFLICT,
            Refused::Table(refused) => at_a_table(refused),
            Refused::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Refused::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Refused::TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
            Refused::Busy => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    pub fn code(&self) -> &'static str {
        match self {
            Refused::Bad(_) | Refused::Faults(_) | Refused::File(_) => "bad_request",
            Refused::WhoAreYou => "who_are_you",
            Refused::WrongPassword => "wrong_password",
            Refused::Forbidden => "forbidden",
            Refused::NotYourSeat => "not_your_seat",
            Refused::BadOrigin => "bad_origin",
            Refused::NotFound => "not_found",
            Refused::Table(refused) => refused.code(),
            Refused::Illegal(_) => "illegal",
            Refused::State(_) => "wrong_state",
            Refused::NameTaken => "name_taken",
            Refused::TooLarge => "too_large",
            Refused::TooSlow => "too_slow",
            Refused::TooFast { .. } => "too_fast",
            Refused::Busy => "busy",
        }
    }

    pub fn problem(self) -> Problem {
        if let Refused::Table(refused) = self {
            return refused.problem(lang());
        }
        let code = self.code().to_owned();
        let key = code.replace('_', "-");
        let words = match &self {
            Refused::Bad(what) => what.clone(),
            Refused::Faults(faults) => faults.to_string(),
            Refused::File(why) => why.words.clone(),
            Refused::Illegal(why) => why.words(lang()),
            Refused::State(why) => say(lang(), &format!("state-{why}"), &[]),
            Refused::TooFast { seconds } => say(lang(), &key, &[("seconds", (*seconds as u32).into())]),
            _ => say(lang(), &key, &[]),
        };
        let faults = match self {
            Refused::Faults(faults) | Refused::File(ImportFault { faults, .. }) => Fault::list(faults),
            _ => Vec::new(),
        };
        Problem { code, words, faults }
    }
}

fn at_a_table(refused: &starboard_table::Refused) -> StatusCode {
    use starboard_table::Refused;
    match refused {
        Refused::Bad(_) | Refused::Faults(_) => StatusCode::BAD_REQUEST,
        Refused::Forbidden | Refused::NotYourSeat => StatusCode::FORBIDDEN,
        Refused::NotFound => StatusCode::NOT_FOUND,
        Refused::PlyMovedOn { .. } | Refused::NotYourTurn | Refused::Illegal(_) | Refused::State(_) => {
            StatusCode::CONFLICT
        }
    }
}

impl IntoResponse for Fail {
    fn into_response(self) -> Response {
        match self {
            Fail::Refused(refused) => {
                let wait = if let Refused::TooFast { seconds } = refused { Some(seconds) } else { None };
                let mut response = (refused.status(), Json(refused.problem())).into_response();
                if let Some(seconds) = wait {
                    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
                }
                response
            }
            Fail::Store(e) => {
                tracing::error!(error = %e, "the database refused");
                let problem = Refused::Busy.problem();
                (StatusCode::SERVICE_UNAVAILABLE, Json(problem)).into_response()
            }
            Fail::Broken(why) => {
                tracing::error!(why, "broken");
                let words = say(lang(), "broken", &[]);
                let problem = Problem { code: "broken".to_owned(), words, faults: Vec::new() };
                (StatusCode::INTERNAL_SERVER_ERROR, Json(problem)).into_response()
            }
        }
    }
}

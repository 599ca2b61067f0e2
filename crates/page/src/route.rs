//! Every address that this host answers: those of `docs/api.md` that need nobody else.

use crate::call::{Ask, Stop};
use crate::dice::Dice;
use crate::page::Page;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value as Json, json};
use starboard_core::Faults;
use starboard_host::{Refused, catalogue};
use starboard_shelf::GAMES;

pub(crate) type Told = Result<Json, Stop>;

/// The body of a request.
pub(crate) fn body<T: DeserializeOwned>(ask: &Ask) -> Result<T, Refused> {
    let body = if ask.body.is_null() { json!({}) } else { ask.body.clone() };
    Ok(starboard_core::json::of(&body).map_err(|e| Faults::one("body", e.to_string()))?)
}

/// A value of the query.
pub(crate) fn asked<T: std::str::FromStr>(ask: &Ask, key: &str) -> Option<T> {
    ask.query.get(key).and_then(|value| value.parse().ok())
}

/// Something told.
pub(crate) fn told<T: Serialize>(value: &T) -> Told {
    Ok(serde_json::to_value(value).map_err(|e| Refused::Broken(e.to_string()))?)
}

/// Done, and there is nothing to say.
pub(crate) const DONE: Told = Ok(Json::Null);

impl Page {
    pub(crate) fn ask(&mut self, ask: &Ask, dice: &mut Dice) -> Told {
        let parts: Vec<&str> = ask.path.split('/').filter(|part| !part.is_empty()).collect();
        match (ask.method.as_str(), parts.as_slice()) {
            ("GET", ["games"]) => told(&GAMES.iter().map(|g| catalogue(*g, ask.lang)).collect::<Vec<_>>()),
            ("GET", ["games", game, "cards"]) => {
                let set = ask.query.get("set").map(String::as_str);
                let cards = starboard_shelf::find(game)?.cards(ask.lang, set)?;
                told(&cards.into_iter().map(starboard_host::wire::CardInfo::from).collect::<Vec<_>>())
            }
            ("GET", ["daily"]) => self.daily(ask),
            ("GET", ["daily", game, "course"]) => self.daily_course(game, ask),
            ("GET", ["archive"]) => self.archive(ask),
            ("POST", ["records"]) => self.take_record(ask, dice),
            ("POST", ["logs"]) => self.take_log(ask, dice),
            ("POST", ["tables"]) => self.open_table(ask, dice),
            (_, ["tables", id, rest @ ..]) => self.at_table(id, rest, ask, dice),
            (_, ["campaigns", rest @ ..]) => self.campaign(rest, ask, dice),
            (_, ["puzzles", rest @ ..]) => self.puzzle(rest, ask),
            (_, ["me", rest @ ..]) => self.about_me(rest, ask),
            ("POST", ["guest"]) => self.guest(ask),
            ("GET", ["players", id]) => self.player(id, ask),
            _ => Err(Refused::NeedsPeople.into()),
        }
    }
}

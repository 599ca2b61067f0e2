//! Opening a table.

use crate::opponents::{DEFAULT_LEVEL, OFFERED};
use crate::refused::Refused;
use crate::wire::{CampaignGame, ClockPlan, ForkedFrom, NewTable, SeatPlan, Takebacks, Visibility};
use serde_json::Value as Json;
use starboard_core::face::Rules;
use starboard_core::{Faults, Seed};
use starboard_table::{Fixed, Occupant, Plan, Shown, Shuffle, Who, clock, planned_seats, settle};

/// What a new table is called, and how it is entered: the host's to make up.
pub struct Names {
    pub id: String,
    pub invite: String,
}

/// Everything that is settled about a table to open.
pub struct Opening {
    pub rules: &'static dyn Rules,
    /// The edition it is played by, if not by the newest.
    pub edition: Option<String>,
    pub options: Json,
    pub seats: Vec<Occupant>,
    pub clock: ClockPlan,
    pub takebacks: Takebacks,
    pub visibility: Visibility,
    pub chat: bool,
    pub start: bool,
    pub position: Option<Json>,
    pub forked_from: Option<ForkedFrom>,
    pub expected: Vec<Option<String>>,
    pub campaign: Option<CampaignGame>,
    pub hints: bool,
    pub lesson: bool,
    pub rated: bool,
    pub shuffle: Option<Shuffle>,
    pub daily: Option<String>,
    pub imported: bool,
    pub seed: Option<Seed>,
    pub host: Option<String>,
}

impl Opening {
    pub fn new(
        rules: &'static dyn Rules,
        options: Json,
        seats: Vec<Occupant>,
        host: Who<'_>,
        seed: Option<Seed>,
    ) -> Opening {
        Opening {
            rules,
            edition: None,
            options,
            seats,
            clock: ClockPlan::None,
            takebacks: Takebacks::default(),
            visibility: Visibility::default(),
            chat: true,
            start: true,
            position: None,
            forked_from: None,
            expected: Vec::new(),
            campaign: None,
            hints: false,
            lesson: false,
            rated: false,
            shuffle: None,
            daily: None,
            imported: false,
            seed,
            host: Some(host.account.to_owned()),
        }
    }

    /// The table before anything happened at it.
    pub fn shown(self, names: Names, at: i64) -> Result<Shown, Refused> {
        let game = settle(self.rules, self.edition.as_deref(), self.options)?;
        if let Some(position) = &self.position {
            game.place(position.clone())?;
        }
        clock::check(self.clock).map_err(|(key, allowed)| Faults::one(key, format!("allowed: {allowed}")))?;
        let plan = Plan {
            options: game.options(),
            clock: self.clock,
            takebacks: self.takebacks,
            start: self.start,
            position: self.position,
            forked_from: self.forked_from,
            expected: self.expected,
            campaign: self.campaign,
            hints: self.hints,
            lesson: self.lesson,
            rated: self.rated,
            shuffle: self.shuffle,
        };
        let fixed = Fixed {
            id: names.id,
            rules: self.rules,
            game,
            levels: &OFFERED,
            plan,
            invite: names.invite,
            seed: self.seed,
            visibility: self.visibility,
            daily: self.daily,
            imported: self.imported,
            created: at,
        };
        Ok(Shown::new(fixed, self.host, self.seats, self.chat))
    }
}

/// Who sits where, as planned by `host`.
pub fn seats(game: &str, plans: &[SeatPlan], host: Who<'_>) -> Result<Vec<Occupant>, Faults> {
    planned_seats(&OFFERED, game, plans, host)
}

/// The game of a table among these; the fault says which there are.
fn find(games: &[&'static dyn Rules], name: &str) -> Result<&'static dyn Rules, Faults> {
    games.iter().copied().find(|g| g.name() == name).ok_or_else(|| {
        let names: Vec<&str> = games.iter().map(|g| g.name()).collect();
        Faults::one("game", format!("there is no game `{name}`; there are: {}", names.join(", ")))
    })
}

/// The table that somebody asks for. The daily deal is another matter: its seed is the host's.
pub fn opening(
    games: &[&'static dyn Rules],
    new: NewTable,
    host: Who<'_>,
    seed: Option<Seed>,
) -> Result<Opening, Refused> {
    let rules = find(games, &new.game)?;
    let mut options = new.options.unwrap_or_else(|| Json::Object(Default::default()));
    if let (Some(seats), Some(object)) = (&new.seats, options.as_object_mut())
        && !seats.is_empty()
    {
        object.entry("players").or_insert_with(|| seats.len().into());
    }
    let game = settle(rules, None, options)?;
    let seats = match &new.seats {
        Some(plans) if plans.len() != game.seats() => {
            let what = format!("this game has {} seats, {} were given", game.seats(), plans.len());
            return Err(Faults::one("seats", what).into());
        }
        Some(plans) => seats(rules.name(), plans, host)?,
        None => alone(game.seats(), 0, host),
    };
    Ok(Opening {
        clock: new.clock.unwrap_or_default(),
        takebacks: new.takebacks.unwrap_or_default(),
        visibility: new.visibility.unwrap_or_default(),
        chat: new.chat.unwrap_or(true),
        start: new.start.unwrap_or(true),
        position: new.position,
        hints: new.hints.unwrap_or(false),
        lesson: new.lesson.unwrap_or(false),
        ..Opening::new(rules, game.options(), seats, host, seed)
    })
}

/// One person, in seat `mine`, against opponents of the usual level.
pub(crate) fn alone(seats: usize, mine: usize, who: Who<'_>) -> Vec<Occupant> {
    let mut all = vec![Occupant::bot(DEFAULT_LEVEL); seats];
    if let Some(place) = all.get_mut(mine) {
        *place = Occupant::person(who.account, who.name);
    }
    all
}

//! Opening a table.

use super::daily::Tried;
use crate::app::App;
use crate::bots;
use crate::people::names;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::secret;
use crate::sql;
use crate::table::{Fixed, Occupant, Plan, Shown, What, clock, settle};
use crate::time::now_ms;
use crate::wire::{CampaignGame, ClockPlan, ForkedFrom, NewTable, Opened, SeatKind, SeatPlan, Takebacks, Visibility};
use serde_json::Value as Json;
use starboard_core::face::Rules;
use starboard_core::{Faults, Seed};

const DAY: i64 = 24 * 60 * 60 * 1000;

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
    pub daily: Option<String>,
    pub imported: bool,
    pub seed: Option<Seed>,
    pub host: Option<String>,
}

impl Opening {
    pub fn new(rules: &'static dyn Rules, options: Json, seats: Vec<Occupant>, host: &Player) -> Opening {
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
            daily: None,
            imported: false,
            seed: Some(secret::seed()),
            host: Some(host.id.clone()),
        }
    }

    /// The table before anything happened at it.
    pub fn shown(self) -> Result<Shown, Fail> {
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
        };
        let fixed = Fixed {
            id: secret::name(16),
            rules: self.rules,
            game,
            levels: &bots::OFFERED,
            plan,
            invite: secret::name(20),
            seed: self.seed,
            visibility: self.visibility,
            daily: self.daily,
            imported: self.imported,
            created: now_ms(),
        };
        Ok(Shown::new(fixed, self.host, self.seats, self.chat))
    }
}

/// Who sits where, as planned by `host`.
pub fn seats(game: &str, plans: &[SeatPlan], host: &Player) -> Result<Vec<Occupant>, Fail> {
    let plan = |plan: &SeatPlan| match plan {
        SeatPlan::Here { name } => SeatPlan::Here { name: names::written(name) },
        other => other.clone(),
    };
    let plans: Vec<SeatPlan> = plans.iter().map(plan).collect();
    Ok(starboard_table::planned_seats(&bots::OFFERED, game, &plans, host.who())?)
}

impl App {
    pub async fn open(&self, host: &Player, new: NewTable, tried: &Tried) -> Result<Opened, Fail> {
        let rules = self.hall.games.iter().copied().find(|g| g.name() == new.game).ok_or_else(|| {
            let names: Vec<&str> = self.hall.games.iter().map(|g| g.name()).collect();
            Faults::one("game", format!("there is no game `{}`; there are: {}", new.game, names.join(", ")))
        })?;
        if new.daily == Some(true) {
            return self.open_daily(rules, host, tried).await;
        }
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
            None => {
                let mut all = vec![Occupant::bot(bots::DEFAULT_LEVEL); game.seats()];
                all[0] = Occupant::person(&host.id, &host.name);
                all
            }
        };
        let opening = Opening {
            clock: new.clock.unwrap_or_default(),
            takebacks: new.takebacks.unwrap_or_default(),
            visibility: new.visibility.unwrap_or_default(),
            chat: new.chat.unwrap_or(true),
            start: new.start.unwrap_or(true),
            position: new.position,
            ..Opening::new(rules, game.options(), seats, host)
        };
        self.open_table(opening).await
    }

    /// May this player have one more table? Those count that wait or run and at which something happened within a day.
    pub async fn check_room(&self, host: Option<&str>) -> Result<(), Fail> {
        let Some(host) = host else { return Ok(()) };
        if let Some(address) = self.hall.whereabouts.of(host) {
            self.limits.table(address)?;
        }
        let most = self.config.tables_per_player;
        if most == 0 {
            return Ok(());
        }
        let query = sql!(
            "SELECT COUNT(*) FROM tables t LEFT JOIN standings s ON s.table_id = t.id WHERE t.host = $1 AND t.ended IS NULL \
             AND t.status IN ('waiting', 'playing') AND COALESCE(s.updated, t.updated) > $2",
            host,
            now_ms() - DAY,
        );
        let counted: Option<(u32,)> = self.hall.store.first(query).await?;
        if counted.is_some_and(|(n,)| n >= most) {
            return Err(Refused::State("too-many-tables").into());
        }
        Ok(())
    }

    /// Opens the table and starts it if nobody is missing.
    pub async fn open_table(&self, opening: Opening) -> Result<Opened, Fail> {
        self.check_room(opening.host.as_deref()).await?;
        let opened = opening.shown()?;
        let mut moments = Vec::new();
        if opened.fixed.plan.start && opened.is_full() {
            let start = What::Start { deals: Vec::new() };
            moments.push(opened.carry_out(vec![start.into()], now_ms())?);
        }
        self.hall.open(&opened, moments).await?;
        metrics::counter!("starboard_tables_opened_total").increment(1);
        let free = opened.seats.iter().any(|o| o.kind == SeatKind::Open);
        let invite = free.then(|| opened.fixed.invite.clone());
        Ok(Opened { id: opened.fixed.id.clone(), invite })
    }
}

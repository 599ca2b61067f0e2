//! Beginning, joining, forking, importing and leaving campaigns.

use super::held::{Held, Wanted};
use crate::app::App;
use crate::bots::DEFAULT_LEVEL;
use crate::lobby::open::seats;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::secret;
use crate::sql;
use crate::store::Unit;
use crate::table::{Occupant, Shown, What};
use crate::time::now_ms;
use crate::wire::{
    CampaignFork, CampaignOpened, ForkCampaign, ImportCampaign, JoinCampaign, Leave, NewCampaign, SeatKind, SeatPlan,
};
use crate::words::{WORDS, lang};
use serde_json::{Value as Json, json};
use starboard_core::campaign::{AnyCampaign, Campaigns};
use starboard_core::chance::TableChance;
use starboard_core::{Faults, Lang, Seat, Viewer};
use starboard_table::Why;
use std::sync::Arc;
use subtle::ConstantTimeEq as _;

/// How often a change is tried again when somebody else was quicker.
pub(super) const TRIES: usize = 8;

/// Who sits where in a campaign of so many seats; by default me, in seat `mine`, against bots.
fn places(
    game: &str,
    count: usize,
    plans: Option<&[SeatPlan]>,
    mine: usize,
    me: &Player,
) -> Result<Vec<Occupant>, Fail> {
    let Some(plans) = plans else {
        let mut all = vec![Occupant::bot(DEFAULT_LEVEL); count];
        if let Some(place) = all.get_mut(mine) {
            *place = Occupant::person(&me.id, &me.name);
        }
        return Ok(all);
    };
    if plans.len() != count {
        return Err(Faults::one("seats", format!("a campaign has {count} seats, {} were given", plans.len())).into());
    }
    let all = seats(game, plans, me)?;
    match all.iter().any(|o| o.account.as_ref() == Some(&me.id)) {
        true => Ok(all),
        false => Err(Faults::one("seats", "one of them must be `me`").into()),
    }
}

fn check_side(rules: &dyn Campaigns, side: Option<&String>) -> Result<(), Faults> {
    let sides = rules.about(Lang::En).sides;
    match side {
        Some(side) if !sides.iter().any(|(value, _)| value == side) => {
            let names: Vec<&str> = sides.iter().map(|(value, _)| value.as_str()).collect();
            Err(Faults::one("side", format!("there is no side `{side}`; there are: {}", names.join(", "))))
        }
        _ => Ok(()),
    }
}

impl Held {
    fn new(
        rules: (&'static str, &'static dyn Campaigns),
        host: &Player,
        seats: Vec<Occupant>,
        campaign: Option<Box<dyn AnyCampaign>>,
    ) -> Held {
        Held {
            id: secret::name(16),
            game: rules.0,
            rules: rules.1,
            host: Some(host.id.clone()),
            invite: secret::name(20),
            seed: secret::seed(),
            wanted: Wanted::default(),
            forked_from: None,
            created: now_ms(),
            updated: now_ms(),
            version: 1,
            seats,
            campaign: campaign.map(Into::into),
            table: None,
        }
    }

    fn open_seat(&self) -> Option<usize> {
        self.seats.iter().position(|o| o.kind == SeatKind::Open)
    }

    /// Begins if nobody is missing: the sides are settled, by the coin of the campaign's seed where nobody or everybody wants one.
    fn begin_if_full(&mut self) -> Result<(), Fail> {
        if self.open_seat().is_some() || self.campaign.is_some() {
            return Ok(());
        }
        let all = self.rules.about(Lang::En).sides;
        let first = all.first().map(|(value, _)| value.clone());
        let wanted = &self.wanted.sides;
        let left = all.iter().map(|(value, _)| value).find(|side| !wanted.iter().flatten().any(|w| w == *side));
        let other = if wanted.iter().flatten().next().is_none() { first.as_ref() } else { left.or(first.as_ref()) };
        let side = |i: usize| wanted.get(i).and_then(Option::as_ref).or(other);
        let mut wish = Json::Object(self.wanted.options.clone());
        wish["names"] = (0..self.seats.len()).map(|i| self.name(i)).collect();
        wish["sides"] = (0..self.seats.len()).map(|i| json!(side(i))).collect();
        self.campaign = Some(self.rules.create(wish, &mut TableChance::at(self.seed, 0))?.into());
        Ok(())
    }

    fn name(&self, seat: usize) -> String {
        let Some(o) = self.seats.get(seat) else { return String::new() };
        o.level.clone().unwrap_or_else(|| o.name.clone())
    }

    fn opened(&self) -> CampaignOpened {
        CampaignOpened { id: self.id.clone(), invite: self.open_seat().map(|_| self.invite.clone()) }
    }
}

impl App {
    async fn put(&self, held: Held) -> Result<CampaignOpened, Fail> {
        if !self.hall.writer.commit(Unit::of(held.insert())).await? {
            return Err(Fail::broken("two campaigns of one name"));
        }
        self.remember(&held);
        Ok(held.opened())
    }

    pub async fn open_campaign(&self, player: &Player, new: NewCampaign) -> Result<CampaignOpened, Fail> {
        let rules = self.campaigns_of(new.game.as_deref())?;
        check_side(rules.1, new.side.as_ref())?;
        let count = usize::from(rules.1.about(Lang::En).seats);
        let seats = places(rules.0, count, new.seats.as_deref(), 0, player)?;
        let mine = seats.iter().position(|o| o.account.as_ref() == Some(&player.id));
        let mut held = Held::new(rules, player, seats, None);
        held.wanted.sides = (0..count).map(|i| new.side.clone().filter(|_| Some(i) == mine)).collect();
        held.wanted.options = match new.options {
            None => serde_json::Map::new(),
            Some(Json::Object(options)) => options,
            Some(_) => return Err(Faults::one("options", "an object").into()),
        };
        if held.wanted.options.contains_key("names") || held.wanted.options.contains_key("sides") {
            return Err(Faults::one("options", "names and sides are not options: say `seats` and `side`").into());
        }
        // What cannot be is said now, not when the friend comes.
        let mut tried = held.clone();
        tried.seats.iter_mut().filter(|o| o.kind == SeatKind::Open).for_each(|o| *o = Occupant::bot(DEFAULT_LEVEL));
        tried.begin_if_full()?;
        held.begin_if_full()?;
        self.put(held).await
    }

    pub async fn join_campaign(&self, id: &str, player: &Player, join: JoinCampaign) -> Result<(), Fail> {
        for _ in 0..TRIES {
            let held = self.held(id).await?;
            if held.held_by(&player.id).next().is_some() {
                return Ok(());
            }
            if !bool::from(join.invite.as_bytes().ct_eq(held.invite.as_bytes())) {
                return Err(Refused::NotFound.into());
            }
            check_side(held.rules, join.side.as_ref())?;
            let seat = held.open_seat().ok_or(Why::TableFull)?;
            let mut next = held.next();
            next.seats[seat] = Occupant::person(&player.id, &player.name);
            next.wanted.sides.resize(next.seats.len(), None);
            next.wanted.sides[seat] = join.side.clone();
            next.begin_if_full()?;
            if self.keep(&next).await? {
                return Ok(());
            }
        }
        Err(Refused::Busy.into())
    }

    /// The campaign behind an invite link.
    pub async fn campaign_of_invite(&self, invite: &str) -> Result<String, Fail> {
        let found = self.hall.store.first(sql!("SELECT id FROM campaigns WHERE invite = $1", invite)).await?;
        let (id,) = found.ok_or(Refused::NotFound)?;
        Ok(id)
    }

    pub async fn fork_campaign(&self, id: &str, player: &Player, fork: ForkCampaign) -> Result<CampaignOpened, Fail> {
        let held = self.campaign_now(id).await?;
        let mine = held.seat_of(player)?;
        let campaign = held.campaign.as_ref().ok_or(Why::SeatsOpen)?;
        let copy = campaign.fork(fork.after as usize).map_err(Refused::Illegal)?;
        let seats = places(held.game, held.seats.len(), fork.seats.as_deref(), mine.index(), player)?;
        if seats.iter().any(|o| o.kind == SeatKind::Open) {
            return Err(Faults::one("seats", "a campaign that has begun has no open seats").into());
        }
        let mut forked = Held::new((held.game, held.rules), player, seats, Some(copy));
        forked.forked_from = Some(CampaignFork { campaign: id.to_owned(), after: fork.after });
        forked.seed = held.seed;
        super::play::bots_choose(&mut forked);
        self.put(forked).await
    }

    pub async fn import_campaign(&self, player: &Player, import: ImportCampaign) -> Result<CampaignOpened, Fail> {
        let rules = self.campaigns_of(import.game.as_deref())?;
        let text = match import.campaign {
            Json::String(text) => text,
            other => other.to_string(),
        };
        let lang = lang();
        let read = tokio::task::spawn_blocking(move || rules.1.import(&text, lang));
        let read = read.await.map_err(|e| Fail::broken(e.to_string()))?;
        let mut campaign = read.map_err(Refused::File)?;
        // A game that was running elsewhere goes on only if it can be dealt on as it was begun.
        if campaign.running().is_some() && campaign.kept().is_none_or(|r| r.seed.is_none()) {
            campaign.restart();
        }
        let names = campaign.players();
        let mine = names.iter().position(|n| n.eq_ignore_ascii_case(&player.name)).unwrap_or(0);
        let seats = places(rules.0, names.len(), import.seats.as_deref(), mine, player)?;
        if seats.iter().any(|o| o.kind == SeatKind::Open) {
            return Err(Faults::one("seats", "a campaign that has begun has no open seats").into());
        }
        let mut held = Held::new(rules, player, seats, Some(campaign));
        super::play::bots_choose(&mut held);
        self.put(held).await
    }

    /// My seats go to bots; a campaign without people is deleted.
    pub async fn leave_campaign(self: &Arc<Self>, id: &str, player: &Player) -> Result<(), Fail> {
        for _ in 0..TRIES {
            let held = self.campaign_now(id).await?;
            held.seat_of(player)?;
            let mut next = held.next();
            for o in next.seats.iter_mut().filter(|o| o.account.as_ref() == Some(&player.id)) {
                *o = if held.campaign.is_some() { Occupant::bot(DEFAULT_LEVEL) } else { Occupant::open() };
            }
            let heir = next.seats.iter().find_map(|o| o.account.clone());
            if held.host.as_ref() == Some(&player.id) {
                next.host.clone_from(&heir);
            }
            super::play::bots_choose(&mut next);
            let left = match heir {
                Some(_) => self.keep(&next).await?,
                None => self.delete_campaign(&held).await?,
            };
            if left {
                if let Some(table) = &held.table {
                    self.hand_over(table, player, heir.is_some()).await?;
                }
                return Ok(());
            }
        }
        Err(Refused::Busy.into())
    }

    /// Leaves them all, and takes the player's name out of those that go on.
    pub async fn leave_all_campaigns(self: &Arc<Self>, player: &Player) -> Result<(), Fail> {
        let query = sql!("SELECT DISTINCT campaign_id FROM campaign_seats WHERE account = $1", &player.id);
        let campaigns: Vec<(String,)> = self.hall.store.read(query).await?;
        for (id,) in &campaigns {
            self.leave_campaign(id, player).await?;
            for _ in 0..TRIES {
                let Ok(held) = self.held(id).await else { break };
                let Some(next) = without_name(&held, &player.name)? else { break };
                if self.keep(&next).await? {
                    break;
                }
            }
        }
        Ok(())
    }

    async fn delete_campaign(&self, held: &Held) -> Result<bool, Fail> {
        let unit = vec![
            sql!("DELETE FROM campaigns WHERE id = $1 AND version = $2", &held.id, held.version),
            sql!("DELETE FROM campaign_seats WHERE campaign_id = $1", &held.id),
        ];
        Ok(self.hall.writer.commit(Unit::of(unit)).await?)
    }

    /// Who leaves a campaign leaves its running game, too: to a bot if somebody plays on, else for good.
    async fn hand_over(self: &Arc<Self>, table: &str, player: &Player, goes_on: bool) -> Result<(), Fail> {
        if !goes_on {
            return self.leave(table, player, Leave::default()).await;
        }
        let live = self.hall.get(table).await?;
        let id = player.id.clone();
        let decide = move |now: &Shown, _: i64| {
            if now.ended.is_some() {
                return Ok(Vec::new());
            }
            let bot = |seat: Seat| What::Seat { seat, occupant: Occupant::bot(DEFAULT_LEVEL) }.into();
            Ok(now.held_by(&id).map(bot).collect())
        };
        self.hall.change(&live, decide).await.map(drop)
    }
}

/// The campaign with another name for one of its players, wherever it is written; nothing if it is not.
fn without_name(held: &Held, name: &str) -> Result<Option<Held>, Fail> {
    let Some(campaign) = &held.campaign else { return Ok(None) };
    let mut body: Json = serde_json::from_str(&campaign.export(Viewer::All)).unwrap_or_default();
    if !rename(&mut body, name, &WORDS.say(lang(), "someone", &[])) {
        return Ok(None);
    }
    let renamed = held.rules.import(&body.to_string(), lang());
    let renamed = renamed.map_err(|f| Fail::broken(format!("campaign {}: {f}", held.id)))?;
    Ok(Some(Held { campaign: Some(renamed.into()), ..held.next() }))
}

/// Lists of names are `players` of a campaign and `names` of a record.
fn rename(body: &mut Json, from: &str, to: &str) -> bool {
    match body {
        Json::Object(map) => map.iter_mut().fold(false, |changed, (key, value)| {
            let here = match value.as_array_mut() {
                Some(names) if key == "players" || key == "names" => {
                    let mut mine = names.iter_mut().filter(|n| n.as_str() == Some(from)).peekable();
                    let found = mine.peek().is_some();
                    mine.for_each(|n| *n = Json::from(to));
                    found
                }
                _ => rename(value, from, to),
            };
            changed | here
        }),
        Json::Array(list) => list.iter_mut().fold(false, |changed, value| changed | rename(value, from, to)),
        _ => false,
    }
}

//! Beginning, joining, forking, importing and leaving campaigns.

use super::held::Rows as _;
use crate::app::App;
use crate::bots::DEFAULT_LEVEL;
use crate::lobby::open::written;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::secret;
use crate::sql;
use crate::store::Unit;
use crate::table::{Occupant, Shown, What};
use crate::time::now_ms;
use crate::wire::{CampaignOpened, ForkCampaign, ImportCampaign, JoinCampaign, Leave, NewCampaign};
use crate::words::{WORDS, lang};
use serde_json::Value as Json;
use starboard_core::{Seat, Viewer};
use starboard_host::campaign::{self, Held, Making};
use std::sync::Arc;
use subtle::ConstantTimeEq as _;

/// How often a change is tried again when somebody else was quicker.
pub(super) const TRIES: usize = 8;

fn making(player: &Player) -> Making<'_> {
    Making { who: player.who(), names: secret::names(), seed: secret::seed(), at: now_ms() }
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
        let new = NewCampaign { seats: new.seats.as_deref().map(written), ..new };
        self.put(campaign::begun(rules, new, making(player))?).await
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
            let next = campaign::joined(&held, player.who(), join.side.as_ref(), now_ms())?;
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
        let fork = ForkCampaign { seats: fork.seats.as_deref().map(written), ..fork };
        self.put(campaign::forked(&held, &fork, making(player))?).await
    }

    pub async fn import_campaign(&self, player: &Player, import: ImportCampaign) -> Result<CampaignOpened, Fail> {
        let rules = self.campaigns_of(import.game.as_deref())?;
        let import = ImportCampaign { seats: import.seats.as_deref().map(written), ..import };
        let (player, lang) = (player.clone(), lang());
        let read = tokio::task::spawn_blocking(move || campaign::imported(rules, import, making(&player), lang));
        self.put(read.await.map_err(|e| Fail::broken(e.to_string()))??).await
    }

    /// My seats go to bots; a campaign without people is deleted.
    pub async fn leave_campaign(self: &Arc<Self>, id: &str, player: &Player) -> Result<(), Fail> {
        for _ in 0..TRIES {
            let held = self.campaign_now(id).await?;
            held.seat_of(player.who())?;
            let mut next = held.next(now_ms());
            for o in next.seats.iter_mut().filter(|o| o.account.as_ref() == Some(&player.id)) {
                *o = if held.campaign.is_some() { Occupant::bot(DEFAULT_LEVEL) } else { Occupant::open() };
            }
            let heir = next.seats.iter().find_map(|o| o.account.clone());
            if held.host.as_ref() == Some(&player.id) {
                next.host.clone_from(&heir);
            }
            campaign::bots_choose(&mut next);
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
    Ok(Some(Held { campaign: Some(renamed.into()), ..held.next(now_ms()) }))
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

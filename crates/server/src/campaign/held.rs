//! A campaign in the database.

use crate::app::App;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::{Json, Statement};
use crate::table::{Occupant, seated, word};
use crate::wire::CampaignFork;
use starboard_core::campaign::{AnyCampaign, Campaigns};
use starboard_core::{Lang, Viewer};
use starboard_host::campaign::{Held, Wanted};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Campaigns that are remembered as they are, so that they need not be replayed.
const AT_MOST: usize = 200;

type Kept = (i64, Arc<dyn AnyCampaign>);

/// The campaigns used lately, with their versions.
#[derive(Default)]
pub struct Remembered(Mutex<HashMap<String, Kept>>);

impl Remembered {
    fn get(&self, id: &str, version: i64) -> Option<Arc<dyn AnyCampaign>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get(id).filter(|(v, _)| *v == version).map(|(_, c)| c.clone())
    }

    fn put(&self, id: &str, version: i64, campaign: Arc<dyn AnyCampaign>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= AT_MOST {
            kept.clear();
        }
        kept.insert(id.to_owned(), (version, campaign));
    }
}

/// A campaign as its row says.
type Stored = (
    String,
    Option<String>,
    String,
    String,
    Json<Wanted>,
    Option<Json<CampaignFork>>,
    i64,
    i64,
    String,
    Option<String>,
    i64,
);

/// A campaign on its way into the database.
pub(super) trait Rows {
    fn body(&self) -> String;
    fn insert(&self) -> Vec<Statement>;
    fn update(&self) -> Vec<Statement>;
    fn seat_rows(&self) -> impl Iterator<Item = Statement> + '_;
}

impl Rows for Held {
    fn body(&self) -> String {
        self.campaign.as_ref().map(|c| c.export(Viewer::All)).unwrap_or_default()
    }

    /// The statements that put a new campaign into the database; the first decides.
    fn insert(&self) -> Vec<Statement> {
        let mut all = vec![sql!(
            "INSERT INTO campaigns (id, game, host, invite, seed, wanted, forked_from, created, version, body, table_id, updated, \
             stage, asked, played) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $8, $12, $13, $14) ON CONFLICT DO NOTHING",
            &self.id,
            self.game,
            self.host.clone(),
            &self.invite,
            self.seed.to_string(),
            serde_json::to_string(&self.wanted).unwrap_or_default(),
            self.forked_from.as_ref().and_then(|f| serde_json::to_string(f).ok()),
            self.created,
            self.version,
            self.body(),
            self.table.clone(),
            word(&self.stage()),
            self.asked().map(|s| i64::from(s.0)),
            self.played(),
        )];
        all.extend(self.seat_rows());
        all
    }

    /// The statements that take the database to this from the version before; the first decides a race.
    fn update(&self) -> Vec<Statement> {
        let mut all = vec![sql!(
            "UPDATE campaigns SET version = version + 1, host = $3, body = $4, table_id = $5, updated = $6, stage = $7, asked = $8, \
             played = $9, wanted = $10 WHERE id = $1 AND version = $2",
            &self.id,
            self.version - 1,
            self.host.clone(),
            self.body(),
            self.table.clone(),
            self.updated,
            word(&self.stage()),
            self.asked().map(|s| i64::from(s.0)),
            self.played(),
            serde_json::to_string(&self.wanted).unwrap_or_default(),
        )];
        all.extend(self.seat_rows());
        all
    }

    fn seat_rows(&self) -> impl Iterator<Item = Statement> + '_ {
        self.seats.iter().enumerate().map(|(i, o)| {
            sql!(
                "INSERT INTO campaign_seats (campaign_id, seat, kind, account, name, level) VALUES ($1, $2, $3, $4, $5, $6) \
                 ON CONFLICT (campaign_id, seat) DO UPDATE SET kind = excluded.kind, account = excluded.account, \
                 name = excluded.name, level = excluded.level",
                &self.id,
                i as i64,
                word(&o.kind),
                o.account.clone(),
                &o.name,
                o.level.clone(),
            )
        })
    }
}

impl App {
    /// The game of this name, or the first, that has campaigns.
    pub(super) fn campaigns_of(&self, game: Option<&str>) -> Result<(&'static str, &'static dyn Campaigns), Fail> {
        let mut all = self.hall.games.iter().filter_map(|g| Some((g.name(), g.campaign()?)));
        let found = all.find(|(name, _)| game.is_none_or(|g| g == *name));
        let none = || starboard_core::Faults::one("game", "there are no campaigns of that game");
        Ok(found.ok_or_else(none)?)
    }

    pub(super) async fn held(&self, id: &str) -> Result<Held, Fail> {
        let query = sql!(
            "SELECT game, host, invite, seed, wanted, forked_from, created, version, body, table_id, updated FROM campaigns WHERE id = $1",
            id
        );
        let row: Stored = self.hall.store.first(query).await?.ok_or(Refused::NotFound)?;
        let (game, host, invite, seed, Json(wanted), forked_from, created, version, body, table, updated) = row;
        let broken = |what: &str| Fail::broken(format!("campaign {id}: {what}"));
        let (game, rules) = self.campaigns_of(Some(&game)).map_err(|_| broken("there is no such game"))?;
        let campaign = match body.as_str() {
            "" => None,
            body => Some(self.recall(id, version, rules, body).await?),
        };
        let seed = seed.parse().map_err(|_| broken("no seed"))?;
        let forked_from = forked_from.map(|Json(fork)| fork);
        let (id, seats) = (id.to_owned(), self.campaign_seats(id).await?);
        Ok(Held {
            id,
            game,
            rules,
            host,
            invite,
            seed,
            wanted,
            forked_from,
            created,
            updated,
            version,
            seats,
            campaign,
            table,
        })
    }

    async fn recall(
        &self,
        id: &str,
        version: i64,
        rules: &'static dyn Campaigns,
        body: &str,
    ) -> Result<Arc<dyn AnyCampaign>, Fail> {
        if let Some(campaign) = self.campaigns.get(id, version) {
            return Ok(campaign);
        }
        let text = body.to_owned();
        let read = tokio::task::spawn_blocking(move || rules.import(&text, Lang::En));
        let read = read.await.map_err(|e| Fail::broken(e.to_string()))?;
        let campaign: Arc<dyn AnyCampaign> = read.map_err(|f| Fail::broken(format!("campaign {id}: {f}")))?.into();
        self.campaigns.put(id, version, campaign.clone());
        Ok(campaign)
    }

    async fn campaign_seats(&self, id: &str) -> Result<Vec<Occupant>, Fail> {
        let query = sql!(
            "SELECT s.kind, s.account, COALESCE(a.name, s.name), s.level, s.name FROM campaign_seats s \
             LEFT JOIN accounts a ON a.id = s.account WHERE s.campaign_id = $1 ORDER BY s.seat",
            id
        );
        Ok(seated(self.hall.store.read(query).await?))
    }

    /// Carries out what was changed; no if somebody else was quicker.
    pub(super) async fn keep(&self, next: &Held) -> Result<bool, Fail> {
        let kept = self.hall.writer.commit(crate::store::Unit::of(next.update())).await?;
        if kept {
            self.remember(next);
        }
        Ok(kept)
    }

    pub(super) fn remember(&self, held: &Held) {
        if let Some(campaign) = &held.campaign {
            self.campaigns.put(&held.id, held.version, campaign.clone());
        }
    }
}

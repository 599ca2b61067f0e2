//! Campaigns of this browser.

use crate::call::{Ask, Stop};
use crate::dice::Dice;
use crate::keep::{read, write};
use crate::me::ME;
use crate::page::Page;
use crate::route::{DONE, Told, body, told};
use crate::tables::who;
use serde::{Deserialize, Serialize};
use starboard_core::campaign::Campaigns;
use starboard_core::face::Rules;
use starboard_core::order::Order;
use starboard_core::{Faults, Lang, SeatSet, Seed, Viewer, json};
use starboard_host::Refused;
use starboard_host::campaign::{self, Held, Making, Wanted};
use starboard_host::wire::{
    CampaignDeck, CampaignFork, ForkCampaign, ImportCampaign, Leave, MyCampaigns, NewCampaign, Opened, PlayCampaign,
    SeatPlan, Status, TopUp,
};
use starboard_shelf::GAMES;
use starboard_table::{Occupant, Why};

/// A campaign as it is kept.
#[derive(Serialize, Deserialize)]
struct Stored {
    game: String,
    seed: Seed,
    #[serde(default)]
    wanted: Wanted,
    #[serde(default)]
    forked_from: Option<CampaignFork>,
    created: i64,
    updated: i64,
    version: i64,
    seats: Vec<Occupant>,
    /// What the campaign's own export says.
    body: String,
    #[serde(default)]
    table: Option<String>,
}

/// The game of this name, or the first, that has campaigns.
fn campaigns_of(game: Option<&str>) -> Result<(&'static str, &'static dyn Campaigns), Faults> {
    let mut all = GAMES.iter().filter_map(|g| Some((g.name(), g.campaign()?)));
    let found = all.find(|(name, _)| game.is_none_or(|g| g == *name));
    found.ok_or_else(|| Faults::one("game", "there are no campaigns of that game"))
}

fn rules(game: &str) -> Option<&'static dyn Rules> {
    starboard_shelf::find(game).ok()
}

/// Reads a campaign that was kept: every game in it is replayed.
pub(crate) fn held(id: &str, text: &str) -> Result<Held, Refused> {
    let stored: Stored = read(id, text)?;
    let (game, rules) = campaigns_of(Some(&stored.game))?;
    let campaign = rules.import(&stored.body, Lang::En).map_err(Refused::File)?;
    Ok(Held {
        id: id.to_owned(),
        game,
        rules,
        host: Some(ME.to_owned()),
        invite: String::new(),
        seed: stored.seed,
        wanted: stored.wanted,
        forked_from: stored.forked_from,
        created: stored.created,
        updated: stored.updated,
        version: stored.version,
        seats: stored.seats,
        campaign: Some(campaign.into()),
        table: stored.table,
    })
}

impl Page {
    fn put(&mut self, held: Held) {
        let stored = Stored {
            game: held.game.to_owned(),
            seed: held.seed,
            wanted: held.wanted.clone(),
            forked_from: held.forked_from.clone(),
            created: held.created,
            updated: held.updated,
            version: held.version,
            seats: held.seats.clone(),
            body: held.campaign.as_ref().map(|c| c.export(Viewer::All)).unwrap_or_default(),
            table: held.table.clone(),
        };
        let text = write(&stored);
        self.keep(format!("campaign/{}", held.id), text.clone());
        self.campaigns.insert(held.id.clone(), text);
        self.held.insert(held.id.clone(), held);
    }

    /// The campaign, with the end of its game taken in if that has come.
    fn campaign_now(&mut self, id: &str, at: i64) -> Result<Held, Stop> {
        let known = match self.held.get(id) {
            Some(held) => held.clone(),
            None => {
                let read = held(id, self.campaigns.get(id).ok_or(Refused::NotFound)?)?;
                self.held.insert(id.to_owned(), read.clone());
                read
            }
        };
        let Some(table) = &known.table else { return Ok(known) };
        let record = match self.rows.get(table).map(|row| row.status) {
            Some(Status::Waiting | Status::Playing) => return Ok(known),
            Some(Status::Finished) => Some(self.history(table, at)?.record()),
            Some(Status::Closed) | None => None,
        };
        let (next, _) = campaign::after_game(&known, record, at);
        self.put(next.clone());
        Ok(next)
    }

    pub(crate) fn campaign(&mut self, rest: &[&str], ask: &Ask, dice: &mut Dice) -> Told {
        let (at, lang) = (ask.at, ask.lang);
        let name = self.name(lang);
        let me = who(&name);
        let mut making = || Making { who: me, names: dice.names(), seed: dice.seed(), at };
        match (ask.method.as_str(), rest) {
            ("GET", []) => {
                let ids: Vec<String> = self.campaigns.keys().cloned().collect();
                let mut all = Vec::new();
                for id in ids {
                    // One that does not read any more is no reason to hide the others.
                    match self.campaign_now(&id, at) {
                        Ok(held) => {
                            let row = held.table.as_ref().and_then(|table| self.rows.get(table));
                            let to_move = row.map_or(SeatSet::EMPTY, |row| SeatSet(row.to_move));
                            all.push(campaign::line(&held, to_move, ME, lang));
                        }
                        Err(Stop::Refused(_)) => {}
                        Err(needs) => return Err(needs),
                    }
                }
                all.order_by_key(|line| -line.updated);
                told(&MyCampaigns { campaigns: all })
            }
            ("POST", []) => {
                let new: NewCampaign = body(ask)?;
                if new.seats.iter().flatten().any(|plan| *plan == SeatPlan::Open) {
                    return Err(Refused::NeedsPeople.into());
                }
                let held = campaign::begun(campaigns_of(new.game.as_deref())?, new, making())?;
                let opened = held.opened();
                self.put(held);
                told(&opened)
            }
            ("POST", ["import"]) => {
                let import: ImportCampaign = body(ask)?;
                let held = campaign::imported(campaigns_of(import.game.as_deref())?, import, making(), lang)?;
                let opened = held.opened();
                self.put(held);
                told(&opened)
            }
            ("GET", [id]) => told(&campaign::shown(&self.campaign_now(id, at)?, ME, lang)),
            ("POST", [id, "play"]) => {
                let wish: PlayCampaign = body(ask)?;
                self.play_campaign(id, &wish, ask, dice)
            }
            ("POST", [id, "top-up"]) => {
                let wish: TopUp = body(ask)?;
                let next = campaign::topped_up(&self.campaign_now(id, at)?, me, &wish.upgrade, at)?;
                let shown = campaign::shown(&next, ME, lang);
                self.put(next);
                told(&shown)
            }
            ("POST", [id, "fork"]) => {
                let fork: ForkCampaign = body(ask)?;
                let forked = campaign::forked(&self.campaign_now(id, at)?, &fork, making())?;
                let opened = forked.opened();
                self.put(forked);
                told(&opened)
            }
            ("GET", [id, "export"]) => {
                let held = self.campaign_now(id, at)?;
                let campaign = held.campaign.as_ref().ok_or(Why::SeatsOpen)?;
                let text = campaign.export(Viewer::Seat(held.seat_of(me)?));
                Ok(json::read(&text).map_err(|e| Refused::Broken(e.to_string()))?)
            }
            ("GET", [id, "deck"]) => {
                let held = self.campaign_now(id, at)?;
                let campaign = held.campaign.as_ref().ok_or(Why::SeatsOpen)?;
                let deck = campaign.deck().map_err(Refused::Illegal)?;
                told(&CampaignDeck { game: deck.game.to_owned(), options: deck.options })
            }
            ("POST", [id, "leave"]) => self.leave_campaign(id, ask),
            _ => Err(Refused::NeedsPeople.into()),
        }
    }

    pub(crate) fn play_campaign(&mut self, id: &str, wish: &PlayCampaign, ask: &Ask, dice: &mut Dice) -> Told {
        let held = self.campaign_now(id, ask.at)?;
        if let Some(table) = held.table {
            return told(&Opened { id: table, invite: None });
        }
        let name = self.name(ask.lang);
        let with = (dice.names(), dice.seed(), ask.at);
        let next = campaign::next_game(&held, wish, who(&name), rules, with)?;
        let opened = Opened { id: next.opened.fixed.id.clone(), invite: None };
        self.open(&next.opened, next.moments);
        self.put(next.held);
        told(&opened)
    }

    /// A campaign that nobody plays is forgotten, and its running game given up.
    fn leave_campaign(&mut self, id: &str, ask: &Ask) -> Told {
        let held = self.campaign_now(id, ask.at)?;
        if let Some(table) = &held.table {
            let name = self.name(ask.lang);
            self.table(table, ask.at)?;
            self.change(table, ask.at, |now| now.get_up(who(&name), &Leave::default()))?;
        }
        self.campaigns.remove(id);
        self.held.remove(id);
        self.writes.push((format!("campaign/{id}"), None));
        DONE
    }
}

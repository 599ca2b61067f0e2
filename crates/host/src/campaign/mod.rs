//! Campaigns as values: who plays, what was asked for, how it stands; and every step of one. What a host adds is where it is kept.

mod begin;
mod play;
mod show;

pub use begin::{Making, begun, forked, imported, joined};
pub use play::{NextGame, after_game, bots_choose, next_game, topped_up};
pub use show::{line, shown};

use crate::refused::Refused;
use crate::wire::{CampaignFork, CampaignOpened, CampaignStage, SeatKind};
use serde::{Deserialize, Serialize};
use starboard_core::campaign::{AnyCampaign, Campaigns};
use starboard_core::{Seat, Seed};
use starboard_table::{Occupant, Who};
use std::sync::Arc;

/// What was asked for before everybody was there.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Wanted {
    pub options: serde_json::Map<String, serde_json::Value>,
    /// By seat.
    pub sides: Vec<Option<String>>,
}

/// A campaign as it stands.
#[derive(Clone)]
pub struct Held {
    pub id: String,
    pub game: &'static str,
    pub rules: &'static dyn Campaigns,
    pub host: Option<String>,
    pub invite: String,
    pub seed: Seed,
    pub wanted: Wanted,
    pub forked_from: Option<CampaignFork>,
    pub created: i64,
    pub updated: i64,
    pub version: i64,
    pub seats: Vec<Occupant>,
    /// Nothing while a seat is open.
    pub campaign: Option<Arc<dyn AnyCampaign>>,
    /// The running game's table.
    pub table: Option<String>,
}

impl Held {
    pub fn stage(&self) -> CampaignStage {
        self.campaign.as_ref().map_or(CampaignStage::Waiting, |c| c.stage().into())
    }

    pub fn asked(&self) -> Option<Seat> {
        self.campaign.as_ref().and_then(|c| c.asked())
    }

    /// Games played.
    pub fn played(&self) -> u32 {
        let Some(campaign) = &self.campaign else { return 0 };
        (1..).take_while(|n| campaign.record(*n).is_some()).count() as u32
    }

    pub fn held_by(&self, account: &str) -> impl Iterator<Item = Seat> + '_ {
        let mine = |o: &Occupant| o.account.as_deref() == Some(account);
        let mine: Vec<usize> = (0..self.seats.len()).filter(|i| mine(&self.seats[*i])).collect();
        mine.into_iter().map(|i| Seat(i as u8))
    }

    pub fn is_bot(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|o| o.kind == SeatKind::Bot)
    }

    /// Nobody but its players knows of a campaign.
    pub fn seat_of(&self, who: Who<'_>) -> Result<Seat, Refused> {
        self.held_by(who.account).next().ok_or(Refused::NotFound)
    }

    pub fn open_seat(&self) -> Option<usize> {
        self.seats.iter().position(|o| o.kind == SeatKind::Open)
    }

    pub fn opened(&self) -> CampaignOpened {
        CampaignOpened { id: self.id.clone(), invite: self.open_seat().map(|_| self.invite.clone()) }
    }

    /// The next version of it, at `at`.
    pub fn next(&self, at: i64) -> Held {
        Held { version: self.version + 1, updated: at.max(self.updated), ..self.clone() }
    }
}

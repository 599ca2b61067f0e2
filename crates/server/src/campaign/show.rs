//! Campaigns as their players see them.

use super::held::{Held, occupant};
use crate::app::App;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::Row;
use crate::table::{Looker, Occupant, from_word, seat_info};
use crate::wire::{
    Campaign, CampaignDeck, CampaignLine, CampaignStage, Coin, MyCampaigns, SeatInfo, SeatKind, SeatNumber,
};
use crate::words::lang;
use starboard_core::{Lang, Seat, Viewer};
use starboard_table::Why;
use std::collections::HashMap;

/// Campaigns in a list.
const LINES: i64 = 200;

fn looker(player: &Player) -> Looker {
    Looker { account: Some(player.id.clone()), seat: None, lang: lang(), muted: Vec::new() }
}

fn infos(game: &str, seats: &[Occupant], player: &Player) -> Vec<SeatInfo> {
    let looker = looker(player);
    let info = |(i, o): (usize, &Occupant)| seat_info(Seat(i as u8), i as u8, o, game, &looker);
    seats.iter().enumerate().map(info).collect()
}

fn mine(seats: &[SeatInfo]) -> Vec<SeatNumber> {
    seats.iter().filter(|s| s.mine).map(|s| s.seat).collect()
}

impl App {
    fn shown_campaign(&self, held: &Held, player: &Player) -> Campaign {
        let about = held.rules.about(lang());
        let seats = infos(held.game, &held.seats, player);
        let open = held.seats.iter().any(|o| o.kind == SeatKind::Open);
        Campaign {
            id: held.id.clone(),
            game: held.game.to_owned(),
            title: about.title,
            label: about.label,
            stage: held.stage(),
            my_seats: mine(&seats),
            seats,
            asked: held.asked().map(Into::into),
            played: held.played(),
            games: about.games,
            table: held.table.clone(),
            show: held.campaign.as_ref().map(|c| c.show(lang())).unwrap_or_default(),
            invite: open.then(|| held.invite.clone()),
            forked_from: held.forked_from.clone(),
            coin: Coin {
                fingerprint: held.seed.fingerprint(),
                seed: held.campaign.is_some().then(|| held.seed.to_string()),
            },
            created: held.created,
            updated: held.updated,
        }
    }

    pub async fn see_campaign(&self, id: &str, player: &Player) -> Result<Campaign, Fail> {
        let held = self.held(id).await?;
        held.seat_of(player)?;
        Ok(self.shown_campaign(&self.campaign_now(id).await?, player))
    }

    /// What an invite link leads to, for whoever has it, as long as a seat is open.
    pub async fn see_invited_campaign(&self, invite: &str, player: &Player) -> Result<Campaign, Fail> {
        let id = self.campaign_of_invite(invite).await?;
        let held = self.held(&id).await?;
        match held.stage() {
            CampaignStage::Waiting => Ok(self.shown_campaign(&held, player)),
            _ if held.seat_of(player).is_ok() => Ok(self.shown_campaign(&held, player)),
            _ => Err(Refused::NotFound.into()),
        }
    }

    pub async fn my_campaigns(&self, player: &Player) -> Result<MyCampaigns, Fail> {
        let over = sql!(
            "SELECT c.id FROM campaigns c JOIN tables t ON t.id = c.table_id WHERE t.ended IS NOT NULL \
             AND c.id IN (SELECT campaign_id FROM campaign_seats WHERE account = $1)",
            &player.id
        );
        for row in self.hall.store.rows(over).await? {
            self.take_in(row.text(0)).await;
        }
        let query = sql!(
            "SELECT c.id, c.game, c.stage, c.asked, c.played, c.table_id, c.created, c.updated, t.to_move FROM campaigns c \
             LEFT JOIN tables t ON t.id = c.table_id \
             WHERE c.id IN (SELECT campaign_id FROM campaign_seats WHERE account = $1) ORDER BY c.updated DESC, c.id LIMIT $2",
            &player.id,
            LINES,
        );
        let seats = sql!(
            "SELECT s.kind, s.account, COALESCE(a.name, s.name), s.level, s.name, s.campaign_id FROM campaign_seats s \
             LEFT JOIN accounts a ON a.id = s.account \
             WHERE s.campaign_id IN (SELECT campaign_id FROM campaign_seats WHERE account = $1) ORDER BY s.campaign_id, s.seat",
            &player.id,
        );
        let mut places: HashMap<String, (Vec<Occupant>, Vec<String>)> = HashMap::new();
        for row in self.hall.store.rows(seats).await? {
            let (seats, seen) = places.entry(row.text(5).to_owned()).or_default();
            seats.push(occupant(&row, seen));
        }
        let rows = self.hall.store.rows(query).await?;
        let line = |row: &Row| self.campaign_line(row, &places.remove(row.text(0)).unwrap_or_default().0, player);
        Ok(MyCampaigns { campaigns: rows.iter().filter_map(line).collect() })
    }

    fn campaign_line(&self, row: &Row, seats: &[Occupant], player: &Player) -> Option<CampaignLine> {
        let (game, rules) = self.campaigns_of(Some(row.text(1))).ok()?;
        let about = rules.about(lang());
        let stage = from_word(row.text(2))?;
        let seats = infos(game, seats, player);
        let my_seats = mine(&seats);
        let is_mine = |seat: i64| my_seats.iter().any(|n| i64::from(n.0) == seat + 1);
        let my_turn = match (stage, row.maybe_int(3)) {
            (CampaignStage::Playing, _) => my_seats.iter().any(|n| row.int(8) >> (n.0 - 1) & 1 == 1),
            (CampaignStage::Next | CampaignStage::TopUp, Some(asked)) => {
                is_mine(asked) || seats.get(asked as usize).is_some_and(|s| s.kind == SeatKind::Bot)
            }
            (CampaignStage::Next, None) => true,
            _ => false,
        };
        Some(CampaignLine {
            id: row.text(0).to_owned(),
            game: game.to_owned(),
            title: about.title,
            stage,
            seats,
            my_seats,
            my_turn,
            played: row.int(4) as u32,
            games: about.games,
            table: row.maybe_text(5),
            created: row.int(6),
            updated: row.int(7),
        })
    }

    /// The campaign as one file; of a running game only that it runs.
    pub async fn export_campaign(&self, id: &str, player: &Player) -> Result<String, Fail> {
        let held = self.campaign_now(id).await?;
        let seat = held.seat_of(player)?;
        let campaign = held.campaign.as_ref().ok_or(Why::SeatsOpen)?;
        Ok(campaign.export(Viewer::Seat(seat)))
    }

    pub async fn campaign_deck(&self, id: &str, player: &Player) -> Result<CampaignDeck, Fail> {
        let held = self.campaign_now(id).await?;
        held.seat_of(player)?;
        let campaign = held.campaign.as_ref().ok_or(Why::SeatsOpen)?;
        let deck = campaign.deck().map_err(Refused::Illegal)?;
        Ok(CampaignDeck { game: deck.game.to_owned(), options: deck.options })
    }

    /// Everything about the campaigns of a player, for them to take away.
    pub async fn my_campaign_files(&self, player: &Player) -> Result<Vec<serde_json::Value>, Fail> {
        let query = sql!("SELECT DISTINCT campaign_id FROM campaign_seats WHERE account = $1", &player.id);
        let mut all = Vec::new();
        for row in self.hall.store.rows(query).await? {
            let held = self.campaign_now(row.text(0)).await?;
            let file = match &held.campaign {
                Some(campaign) => campaign.export(Viewer::Seat(held.seat_of(player)?)),
                None => String::new(),
            };
            let title = held.rules.about(Lang::En).title;
            let file: serde_json::Value = serde_json::from_str(&file).unwrap_or_default();
            all.push(serde_json::json!({ "id": held.id, "title": title, "created": held.created, "file": file }));
        }
        Ok(all)
    }
}

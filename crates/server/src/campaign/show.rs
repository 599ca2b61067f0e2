//! Campaigns as their players see them.

use crate::app::App;
use crate::people::session::Player;
use crate::problem::{Fail, Refused};
use crate::sql;
use crate::store::Word;
use crate::table::{Looker, Occupant, SeatRow, seat_info, seated};
use crate::wire::{Campaign, CampaignDeck, CampaignLine, CampaignStage, MyCampaigns, SeatInfo, SeatKind, SeatNumber};
use crate::words::lang;
use starboard_core::{Lang, Seat, Viewer};
use starboard_host::campaign::{self, Held};
use starboard_table::Why;
use std::collections::HashMap;

/// Campaigns in a list.
const LINES: i64 = 200;

/// A line of a list: id, game, stage, who is asked, games played, the table, made, changed, who is to move there.
type Line = (String, String, Word<CampaignStage>, Option<i64>, u32, Option<String>, i64, i64, Option<i64>);
/// A seat with its campaign.
type Place = (Word<SeatKind>, Option<String>, String, Option<String>, String, String);

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
        campaign::shown(held, &player.id, lang())
    }

    pub async fn see_campaign(&self, id: &str, player: &Player) -> Result<Campaign, Fail> {
        let held = self.held(id).await?;
        held.seat_of(player.who())?;
        Ok(self.shown_campaign(&self.campaign_now(id).await?, player))
    }

    /// What an invite link leads to, for whoever has it, as long as a seat is open.
    pub async fn see_invited_campaign(&self, invite: &str, player: &Player) -> Result<Campaign, Fail> {
        let id = self.campaign_of_invite(invite).await?;
        let held = self.held(&id).await?;
        match held.stage() {
            CampaignStage::Waiting => Ok(self.shown_campaign(&held, player)),
            _ if held.seat_of(player.who()).is_ok() => Ok(self.shown_campaign(&held, player)),
            _ => Err(Refused::NotFound.into()),
        }
    }

    pub async fn my_campaigns(&self, player: &Player) -> Result<MyCampaigns, Fail> {
        let over = sql!(
            "SELECT c.id FROM campaigns c JOIN tables t ON t.id = c.table_id WHERE t.ended IS NOT NULL \
             AND c.id IN (SELECT campaign_id FROM campaign_seats WHERE account = $1)",
            &player.id
        );
        let over: Vec<(String,)> = self.hall.store.read(over).await?;
        for (id,) in &over {
            self.take_in(id).await;
        }
        let query = sql!(
            "SELECT c.id, c.game, c.stage, c.asked, c.played, c.table_id, c.created, c.updated, w.to_move FROM campaigns c \
             LEFT JOIN standings w ON w.table_id = c.table_id \
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
        let mut places: HashMap<String, Vec<SeatRow>> = HashMap::new();
        let rows: Vec<Place> = self.hall.store.read(seats).await?;
        for (kind, account, now, level, given, campaign) in rows {
            places.entry(campaign).or_default().push((kind, account, now, level, given));
        }
        let rows: Vec<Line> = self.hall.store.read(query).await?;
        let line = |row: Line| {
            let seats = seated(places.remove(&row.0).unwrap_or_default());
            self.campaign_line(row, &seats, player)
        };
        Ok(MyCampaigns { campaigns: rows.into_iter().filter_map(line).collect() })
    }

    fn campaign_line(&self, row: Line, seats: &[Occupant], player: &Player) -> Option<CampaignLine> {
        let (id, game, Word(stage), asked, played, table, created, updated, to_move) = row;
        let (game, rules) = self.campaigns_of(Some(&game)).ok()?;
        let about = rules.about(lang());
        let seats = infos(game, seats, player);
        let my_seats = mine(&seats);
        let is_mine = |seat: i64| my_seats.iter().any(|n| i64::from(n.0) == seat + 1);
        let to_move = to_move.unwrap_or(0);
        let my_turn = match (stage, asked) {
            (CampaignStage::Playing, _) => my_seats.iter().any(|n| to_move >> (n.0 - 1) & 1 == 1),
            (CampaignStage::Next | CampaignStage::TopUp, Some(asked)) => {
                is_mine(asked) || seats.get(asked as usize).is_some_and(|s| s.kind == SeatKind::Bot)
            }
            (CampaignStage::Next, None) => true,
            _ => false,
        };
        let (game, title, games) = (game.to_owned(), about.title, about.games);
        Some(CampaignLine { id, game, title, stage, seats, my_seats, my_turn, played, games, table, created, updated })
    }

    /// The campaign as one file; of a running game only that it runs.
    pub async fn export_campaign(&self, id: &str, player: &Player) -> Result<String, Fail> {
        let held = self.campaign_now(id).await?;
        let seat = held.seat_of(player.who())?;
        let campaign = held.campaign.as_ref().ok_or(Why::SeatsOpen)?;
        Ok(campaign.export(Viewer::Seat(seat)))
    }

    pub async fn campaign_deck(&self, id: &str, player: &Player) -> Result<CampaignDeck, Fail> {
        let held = self.campaign_now(id).await?;
        held.seat_of(player.who())?;
        let campaign = held.campaign.as_ref().ok_or(Why::SeatsOpen)?;
        let deck = campaign.deck().map_err(Refused::Illegal)?;
        Ok(CampaignDeck { game: deck.game.to_owned(), options: deck.options })
    }

    /// Everything about the campaigns of a player, for them to take away.
    pub async fn my_campaign_files(&self, player: &Player) -> Result<Vec<serde_json::Value>, Fail> {
        let query = sql!("SELECT DISTINCT campaign_id FROM campaign_seats WHERE account = $1", &player.id);
        let mut all = Vec::new();
        let campaigns: Vec<(String,)> = self.hall.store.read(query).await?;
        for (id,) in &campaigns {
            let held = self.campaign_now(id).await?;
            let file = match &held.campaign {
                Some(campaign) => campaign.export(Viewer::Seat(held.seat_of(player.who())?)),
                None => String::new(),
            };
            let title = held.rules.about(Lang::En).title;
            let file: serde_json::Value = serde_json::from_str(&file).unwrap_or_default();
            all.push(serde_json::json!({ "id": held.id, "title": title, "created": held.created, "file": file }));
        }
        Ok(all)
    }
}

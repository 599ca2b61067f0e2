//! Campaigns as their players see them.

use super::Held;
use crate::opponents::seat_info;
use crate::wire::{Campaign, CampaignLine, CampaignStage, Coin, SeatInfo, SeatKind, SeatNumber};
use starboard_core::{Lang, Seat, SeatSet};
use starboard_table::{Looker, Occupant};

fn infos(game: &str, seats: &[Occupant], account: &str, lang: Lang) -> Vec<SeatInfo> {
    let looker = Looker { account: Some(account.to_owned()), seat: None, lang, muted: Vec::new() };
    let info = |(i, o): (usize, &Occupant)| seat_info(Seat(i as u8), i as u8, o, game, &looker);
    seats.iter().enumerate().map(info).collect()
}

fn mine(seats: &[SeatInfo]) -> Vec<SeatNumber> {
    seats.iter().filter(|s| s.mine).map(|s| s.seat).collect()
}

/// A campaign, for one of its players.
pub fn shown(held: &Held, account: &str, lang: Lang) -> Campaign {
    let about = held.rules.about(lang);
    let seats = infos(held.game, &held.seats, account, lang);
    let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    let show = held.campaign.as_ref().map(|c| c.show(&names, lang)).unwrap_or_default();
    // Where its own cards come from, once it is known which they are.
    let label = show["label"].as_str().map_or(about.label, str::to_owned);
    Campaign {
        id: held.id.clone(),
        game: held.game.to_owned(),
        title: about.title,
        label,
        stage: held.stage(),
        my_seats: mine(&seats),
        seats,
        asked: held.asked().map(Into::into),
        played: held.played(),
        games: about.games,
        table: held.table.clone(),
        show,
        invite: held.open_seat().map(|_| held.invite.clone()),
        forked_from: held.forked_from.clone(),
        coin: Coin {
            fingerprint: held.seed.fingerprint(),
            seed: held.campaign.is_some().then(|| held.seed.to_string()),
        },
        created: held.created,
        updated: held.updated,
    }
}

/// A campaign in a list. `to_move` are those who are asked at the table of its running game.
pub fn line(held: &Held, to_move: SeatSet, account: &str, lang: Lang) -> CampaignLine {
    let about = held.rules.about(lang);
    let seats = infos(held.game, &held.seats, account, lang);
    let my_seats = mine(&seats);
    let my_turn = match (held.stage(), held.asked()) {
        (CampaignStage::Playing, _) => held.held_by(account).any(|s| to_move.contains(s)),
        (CampaignStage::Next | CampaignStage::TopUp, Some(asked)) => {
            let theirs = |s: &SeatInfo| s.mine || s.kind == SeatKind::Bot;
            seats.get(asked.index()).is_some_and(theirs)
        }
        (CampaignStage::Next, None) => true,
        _ => false,
    };
    CampaignLine {
        id: held.id.clone(),
        game: held.game.to_owned(),
        title: about.title,
        stage: held.stage(),
        seats,
        my_seats,
        my_turn,
        played: held.played(),
        games: about.games,
        table: held.table.clone(),
        created: held.created,
        updated: held.updated,
    }
}

//! Those who follow a table: the pages that show it.

use crate::call::Stop;
use crate::me::ME;
use crate::page::Page;
use starboard_core::{Lang, Seat};
use starboard_host::Refused;
use starboard_table::wire::{ClientMessage, People, SeatNumber, ServerMessage};
use starboard_table::{Looker, Shown, Watch};
use std::collections::BTreeMap;

/// By client: the table, and what it has been told of it.
pub(crate) type Clients = BTreeMap<String, (String, Watch)>;

/// Whoever sits at a table of this browser is here.
pub(crate) fn people(shown: &Shown) -> People {
    People { here: Seat::all(shown.seats.len()).map(SeatNumber::from).collect(), watching: 0 }
}

/// Me, looking at a table from a seat of mine.
pub(crate) fn looker(shown: &Shown, seat: Option<SeatNumber>, lang: Lang) -> Result<Looker, Refused> {
    let default = shown.default_seat(Some(ME));
    let mut looker = Looker { account: Some(ME.to_owned()), seat: default, lang, muted: Vec::new() };
    if let Some(number) = seat {
        let mine = shown.held(&looker);
        let seat = number.seat(shown.seats.len()).filter(|s| mine.contains(*s));
        looker.seat = Some(seat.ok_or(starboard_table::Refused::NotYourSeat)?);
    }
    Ok(looker)
}

impl Page {
    pub(crate) fn look(
        &mut self,
        client: String,
        table: &str,
        from: Option<u32>,
        seat: Option<SeatNumber>,
        lang: Lang,
        at: i64,
    ) -> Result<ServerMessage, Stop> {
        let shown = self.shown(table, at)?;
        let mut watch = Watch::new(looker(&shown, seat, lang)?);
        let first = from.and_then(|n| watch.since(&shown, n, true, at));
        let first = first.unwrap_or_else(|| watch.snapshot(&shown, people(&shown), at));
        self.clients.insert(client, (table.to_owned(), watch));
        Ok(first)
    }

    pub(crate) fn hear(&mut self, client: &str, message: &ClientMessage, at: i64) -> Option<(String, ServerMessage)> {
        let (table, watch) = self.clients.get_mut(client)?;
        let shown = &self.live.get(table)?.now;
        let ClientMessage::Look { seat } = message else { return None };
        let mine = shown.held(&watch.looker);
        watch.looker.seat = seat.and_then(|n| n.seat(shown.seats.len())).filter(|s| mine.contains(*s));
        Some((client.to_owned(), watch.snapshot(shown, people(shown), at)))
    }

    /// What is new, to everybody who follows a table.
    pub(crate) fn tell_all(&mut self, at: i64, told: &mut Vec<(String, ServerMessage)>) {
        for (client, (table, watch)) in &mut self.clients {
            let Some(live) = self.live.get(table) else { continue };
            if live.now.n != watch.seen {
                told.push((client.clone(), watch.news(&live.now, || people(&live.now), at)));
            }
        }
    }
}

//! A table's socket. It keeps no queue: each time it can send, it tells what came since it last did, so a slow client falls
//! behind alone.

use super::body::{Name, Query};
use super::table::{Look, looker};
use crate::app::App;
use crate::people::limits::Open;
use crate::people::session::{Player, Visit};
use crate::problem::{Fail, Refused};
use crate::table::Live;
use crate::time::now_ms;
use crate::wire::{ClientMessage, ServerMessage};
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use starboard_table::Watch;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

const LARGEST: usize = 4096;
/// A client that does not take a message for this long is let go.
const PATIENCE: Duration = Duration::from_secs(20);
const PING: Duration = Duration::from_secs(25);
/// Messages a client may send in a row; one more comes back every quarter of a second.
const CREDIT: i64 = 20;

/// Why a socket is closed: a number that pages know, and a sentence for whoever reads along.
type Goodbye = (u16, &'static str);
const GOING_AWAY: u16 = 1001;
const TRY_AGAIN: u16 = 1013;
const SESSION_ENDED: u16 = 4001;

/// Waits until something about the player changes.
async fn heard(me: &mut Option<watch::Receiver<()>>) {
    let changed = match me {
        Some(ear) => ear.changed().await.is_ok(),
        None => false,
    };
    if !changed {
        std::future::pending().await
    }
}

/// A table, live.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "tables",
    params(("id" = String, Path), ("from" = Option<u32>, Query), ("seat" = Option<u8>, Query), ("lang" = Option<String>, Query)),
    responses((status = 101, description = "messages are `ServerMessage` and `ClientMessage`", body = ServerMessage)))]
pub async fn socket(
    State(app): State<Arc<App>>,
    id: Name,
    Query(look): Query<Look>,
    visit: Visit,
    player: Option<Player>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Fail> {
    let upgrade = upgrade.map_err(|e| Refused::Bad(e.to_string()))?;
    let live = app.hall.fresh(&id.0).await?;
    let looker = looker(&app, &live.shown(), player.as_ref(), look.seat).await?;
    let open = app.limits.socket(visit.address)?;
    let upgrade =
        upgrade.max_message_size(LARGEST).max_frame_size(LARGEST).read_buffer_size(LARGEST).write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let token = visit.token.filter(|_| looker.account.is_some());
        let mut client = Client {
            app,
            socket,
            live,
            watch: Watch::new(looker),
            token,
            credit: CREDIT,
            since: now_ms(),
            _open: open,
        };
        client.live.presence.come(client.account());
        metrics::gauge!("starboard_sockets").increment(1.0);
        client.serve(look.from).await;
        metrics::gauge!("starboard_sockets").decrement(1.0);
        client.live.presence.go(client.account());
    }))
}

struct Client {
    app: Arc<App>,
    socket: WebSocket,
    live: Arc<Live>,
    watch: Watch,
    /// Of the session it belongs to, and with which it ends.
    token: Option<String>,
    credit: i64,
    since: i64,
    _open: Open,
}

impl Client {
    fn account(&self) -> &str {
        self.watch.looker.account.as_deref().unwrap_or_default()
    }

    async fn serve(&mut self, from: Option<u32>) {
        let mut moments = self.live.watch();
        let mut people = self.live.presence.watch();
        let mut me = self.watch.looker.account.as_ref().map(|id| self.app.sessions.listen(id));
        // What changed while the socket was opened.
        if let Err(goodbye) = self.still_me().await {
            return self.close(goodbye).await;
        }
        let stopping = self.app.stopping.clone();
        let shown = moments.borrow_and_update().clone();
        let resumed = from.and_then(|n| self.watch.since(&shown, n, true, now_ms()));
        let first = resumed.unwrap_or_else(|| self.watch.snapshot(&shown, self.live.presence.people(&shown), now_ms()));
        if self.send(&first).await.is_err() {
            return;
        }
        let mut ping = tokio::time::interval(PING);
        let mut quiet = 0;
        loop {
            let told = tokio::select! {
                changed = moments.changed() => {
                    if changed.is_err() {
                        return;
                    }
                    let shown = moments.borrow_and_update().clone();
                    let message = self.watch.news(&shown, || self.live.presence.people(&shown), now_ms());
                    self.send(&message).await
                }
                changed = people.changed() => {
                    if changed.is_err() {
                        return;
                    }
                    let here = self.live.presence.people(&self.live.shown());
                    self.send(&ServerMessage::People(here)).await
                }
                () = heard(&mut me) => match self.still_me().await {
                    Ok(()) => Ok(()),
                    Err(goodbye) => return self.close(goodbye).await,
                },
                () = stopping.cancelled() => return self.close((GOING_AWAY, "the server stops")).await,
                _ = ping.tick() => {
                    quiet += 1;
                    if quiet > 3 {
                        return;
                    }
                    self.raw(Message::Ping(Vec::new().into())).await
                }
                message = self.socket.recv() => {
                    quiet = 0;
                    let Some(Ok(message)) = message else { return };
                    self.hear(message).await
                }
            };
            if told.is_err() {
                return;
            }
        }
    }

    /// Is the session still there, and still the same player's? Whom they do not want to hear may have changed.
    async fn still_me(&mut self) -> Result<(), Goodbye> {
        let Some(token) = &self.token else { return Ok(()) };
        let later = |_| (TRY_AGAIN, "the database does not answer");
        let player = self.app.player_of(token).await.map_err(later)?;
        match player.filter(|p| self.watch.looker.account.as_ref() == Some(&p.id)) {
            Some(player) => {
                self.watch.looker.muted = self.app.muted(&player.id).await.map_err(later)?;
                Ok(())
            }
            None => Err((SESSION_ENDED, "the session has ended")),
        }
    }

    async fn close(&mut self, (code, reason): Goodbye) {
        let _ = self.raw(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
    }

    async fn hear(&mut self, message: Message) -> Result<(), ()> {
        let now = now_ms();
        let earned = (now - self.since) / 250;
        self.credit = (self.credit + earned).min(CREDIT) - 1;
        self.since += earned * 250;
        if self.credit < 0 {
            return Err(());
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(()),
            Message::Binary(_) => return self.problem("messages are text").await,
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
        };
        match serde_json::from_str(&text) {
            Ok(ClientMessage::Ping) => Ok(()),
            Ok(ClientMessage::Look { seat }) => {
                let shown = self.live.shown();
                let mine = shown.held(&self.watch.looker);
                let asked = seat.map(|s| s.seat(shown.seats.len()).filter(|s| mine.contains(*s)));
                match asked {
                    Some(None) => self.problem("that seat is not yours").await,
                    Some(seat) => self.look(seat).await,
                    None => self.look(None).await,
                }
            }
            Err(e) => self.problem(&e.to_string()).await,
        }
    }

    async fn look(&mut self, seat: Option<starboard_core::Seat>) -> Result<(), ()> {
        self.watch.looker.seat = seat;
        let shown = self.live.shown();
        let message = self.watch.snapshot(&shown, self.live.presence.people(&shown), now_ms());
        self.send(&message).await
    }

    async fn problem(&mut self, words: &str) -> Result<(), ()> {
        let code = "bad_request".to_owned();
        self.send(&ServerMessage::Problem { code, words: words.to_owned() }).await
    }

    async fn send(&mut self, message: &ServerMessage) -> Result<(), ()> {
        let text = serde_json::to_string(message).map_err(|_| ())?;
        self.raw(Message::text(text)).await
    }

    async fn raw(&mut self, message: Message) -> Result<(), ()> {
        match tokio::time::timeout(PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(()),
        }
    }
}

//! Two scripted players at a table: whoever is asked takes any legal action at once.

use crate::Shared;
use crate::{Client, Socket};
use serde::Deserialize;
use serde_json::json;
use starboard_core::Fast;
use std::io::{Error, Result};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;
use tokio::sync::{Barrier, Semaphore, mpsc};

/// What a player reads of a message.
#[derive(Deserialize)]
struct Heard {
    #[serde(default)]
    now: Option<Now>,
}

#[derive(Deserialize)]
struct Now {
    ply: u32,
    to_move: Vec<u8>,
    legal: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    action: String,
}

/// A position one seat heard of, and when.
struct News {
    seat: usize,
    at: Instant,
    now: Now,
}

struct Table {
    id: String,
    clients: [Client; 2],
    news: mpsc::Receiver<News>,
    ears: [tokio::task::JoinHandle<()>; 2],
}

impl Drop for Table {
    fn drop(&mut self) {
        self.ears.iter().for_each(tokio::task::JoinHandle::abort);
    }
}

pub(crate) async fn table(number: usize, shared: Arc<Shared>, start: Arc<Barrier>, doors: Arc<Semaphore>) {
    let opened = {
        let _door = doors.acquire().await;
        open(number, &shared).await
    };
    start.wait().await;
    start.wait().await;
    let mut table = match opened {
        Ok(table) => table,
        Err(_) => {
            shared.errors.fetch_add(1, Ordering::Relaxed);
            return;
        }
    };
    let mut rng = Fast::new(number as u64);
    while !shared.stop.load(Ordering::Relaxed) {
        let played = play(&mut table, &shared, &mut rng).await;
        if shared.stop.load(Ordering::Relaxed) {
            return;
        }
        if played.is_err() {
            shared.errors.fetch_add(1, Ordering::Relaxed);
        }
        match open(number, &shared).await {
            Ok(next) => table = next,
            Err(_) => {
                shared.errors.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
}

async fn open(number: usize, shared: &Shared) -> Result<Table> {
    let servers = &shared.load.servers;
    let at = |i: usize| servers[(number + i) % servers.len()];
    let mut clients = [Client::guest(at(0)).await?, Client::guest(at(1)).await?];
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wish = json!({ "game": shared.load.game, "seats": seats });
    let opened = clients[0].post("/api/tables", &wish).await?;
    let text =
        |key: &str| opened.body[key].as_str().map(str::to_owned).ok_or_else(|| Error::other(opened.body.to_string()));
    let (id, invite) = (text("id")?, text("invite")?);
    let joined = clients[1].post(&format!("/api/tables/{id}/join"), &json!({ "invite": invite })).await?;
    if joined.status != 200 {
        return Err(Error::other(joined.body.to_string()));
    }
    let path = format!("/api/tables/{id}/socket");
    let (tx, news) = mpsc::channel(64);
    let ears = [
        tokio::spawn(listen(clients[0].socket(&path).await?, 0, tx.clone())),
        tokio::spawn(listen(clients[1].socket(&path).await?, 1, tx)),
    ];
    Ok(Table { id, clients, news, ears })
}

async fn listen(mut socket: Socket, seat: usize, news: mpsc::Sender<News>) {
    while let Some(text) = socket.text().await {
        let at = Instant::now();
        let Ok(Heard { now: Some(now) }) = serde_json::from_str(&text) else { continue };
        if news.send(News { seat, at, now }).await.is_err() {
            return;
        }
    }
}

/// Plays one game to its end.
async fn play(table: &mut Table, shared: &Shared, rng: &mut Fast) -> Result<()> {
    let path = format!("/api/tables/{}/actions", table.id);
    let mut sent: Option<(u32, usize, Instant)> = None;
    let mut acted = None;
    while let Some(News { seat, at, now }) = table.news.recv().await {
        if let Some((ply, by, when)) = sent
            && seat != by
            && now.ply >= ply
        {
            if shared.counting.load(Ordering::Relaxed)
                && let Ok(mut all) = shared.latencies.lock()
            {
                all.push(at.saturating_duration_since(when).as_micros().min(u128::from(u32::MAX)) as u32);
            }
            sent = None;
        }
        if now.to_move.is_empty() {
            shared.games.fetch_add(1, Ordering::Relaxed);
            return Ok(());
        }
        if now.legal.is_empty() || acted >= Some(now.ply) {
            continue;
        }
        if let Some(leave) = &shared.leave {
            leave.acquire().await.map_err(Error::other)?.forget();
        }
        let action = &now.legal[rng.below(now.legal.len())].action;
        acted = Some(now.ply);
        sent = Some((now.ply + 1, seat, Instant::now()));
        let answer = table.clients[seat].post(&path, &json!({ "ply": now.ply, "action": action })).await?;
        if answer.status != 200 {
            return Err(Error::other(answer.body.to_string()));
        }
        if shared.counting.load(Ordering::Relaxed) {
            shared.moves.fetch_add(1, Ordering::Relaxed);
        }
    }
    Err(Error::other("the sockets closed"))
}

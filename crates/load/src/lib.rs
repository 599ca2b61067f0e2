//! Players who are programs: a small client of the server, for tests that use it as people do, and `starboard load`, where many
//! play over real sockets as fast as the server lets them.

mod client;
mod memory;
mod players;

pub use client::{Answer, Client, Socket};
pub use memory::resident;

use serde::Serialize;
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// What to do.
#[derive(Clone, Debug)]
pub struct Load {
    /// The servers; the two players of a table are at neighbouring ones.
    pub servers: Vec<SocketAddr>,
    pub game: String,
    pub tables: usize,
    pub seconds: u64,
    /// Moves a second over all tables; 0 is as fast as they go.
    pub rate: u64,
}

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub tables: usize,
    pub seconds: f64,
    pub moves: u64,
    pub moves_per_second: f64,
    /// From sending a move to every other seat having it, in milliseconds.
    pub p50: f64,
    pub p95: f64,
    pub p99: f64,
    /// Games that came to their end.
    pub games: u64,
    /// Anything the server refused or that came out of order.
    pub errors: u64,
}

/// What all players share.
pub(crate) struct Shared {
    pub(crate) load: Load,
    pub(crate) stop: AtomicBool,
    pub(crate) counting: AtomicBool,
    pub(crate) moves: AtomicU64,
    pub(crate) games: AtomicU64,
    pub(crate) errors: AtomicU64,
    pub(crate) latencies: std::sync::Mutex<Vec<u32>>,
    /// Leave to move, when the rate is limited.
    pub(crate) leave: Option<Semaphore>,
}

/// Opens the tables, lets everybody play, and counts. `open` is called when all sit at their tables.
pub async fn run(load: Load, open: impl AsyncFnOnce()) -> std::io::Result<Report> {
    let tables = load.tables;
    let seconds = load.seconds;
    let leave = (load.rate > 0).then(|| Semaphore::new(0));
    let rate = load.rate;
    let shared = Arc::new(Shared {
        load,
        stop: AtomicBool::new(false),
        counting: AtomicBool::new(false),
        moves: AtomicU64::new(0),
        games: AtomicU64::new(0),
        errors: AtomicU64::new(0),
        latencies: std::sync::Mutex::new(Vec::new()),
        leave,
    });
    let start = Arc::new(tokio::sync::Barrier::new(tables + 1));
    let mut playing = Vec::with_capacity(tables);
    let doors = Arc::new(Semaphore::new(64));
    for i in 0..tables {
        let (shared, start, doors) = (shared.clone(), start.clone(), doors.clone());
        playing.push(tokio::spawn(players::table(i, shared, start, doors)));
    }
    start.wait().await;
    open().await;
    let pacer = tokio::spawn(pace(shared.clone(), rate));
    start.wait().await;
    tokio::time::sleep(Duration::from_secs((seconds / 5).clamp(1, 5))).await;
    shared.counting.store(true, Ordering::Relaxed);
    let began = Instant::now();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    shared.counting.store(false, Ordering::Relaxed);
    let elapsed = began.elapsed().as_secs_f64();
    shared.stop.store(true, Ordering::Relaxed);
    if let Some(leave) = &shared.leave {
        leave.close();
    }
    pacer.abort();
    for task in playing {
        task.abort();
    }
    Ok(report(&shared, tables, elapsed))
}

/// Hands out leave to move, every few milliseconds.
async fn pace(shared: Arc<Shared>, rate: u64) {
    let Some(leave) = &shared.leave else { return };
    let began = Instant::now();
    let mut given = 0;
    loop {
        tokio::time::sleep(Duration::from_millis(2)).await;
        let due = (began.elapsed().as_secs_f64() * rate as f64) as u64;
        leave.add_permits((due - given) as usize);
        given = due;
    }
}

fn report(shared: &Shared, tables: usize, seconds: f64) -> Report {
    let mut micros = shared.latencies.lock().map(|l| l.clone()).unwrap_or_default();
    micros.sort_unstable();
    let at = |q: f64| match micros.len() {
        0 => f64::NAN,
        n => f64::from(micros[((n as f64 * q) as usize).min(n - 1)]) / 1000.0,
    };
    let moves = shared.moves.load(Ordering::Relaxed);
    Report {
        tables,
        seconds,
        moves,
        moves_per_second: moves as f64 / seconds,
        p50: at(0.50),
        p95: at(0.95),
        p99: at(0.99),
        games: shared.games.load(Ordering::Relaxed),
        errors: shared.errors.load(Ordering::Relaxed),
    }
}

/// Players who open tables at the same time.
const OPENERS: usize = 10;

/// Opens tables that nobody looks at, with ten actions each, to see what memory they take.
pub async fn open_idle(server: SocketAddr, game: &str, tables: usize) -> std::io::Result<()> {
    let openers = (0..OPENERS).map(|i| opener(server, game, (tables + i) / OPENERS));
    futures_util::future::try_join_all(openers).await.map(drop)
}

async fn opener(server: SocketAddr, game: &str, tables: usize) -> std::io::Result<()> {
    let mut client = Client::guest(server).await?;
    let seats = json!([{ "kind": "me" }, { "kind": "here", "name": "other" }]);
    for _ in 0..tables {
        let opened = client.post("/api/tables", &json!({ "game": game, "seats": seats })).await?;
        let id = opened.body["id"].as_str().unwrap_or_default().to_owned();
        for _ in 0..10 {
            let seen = client.get(&format!("/api/tables/{id}?seat=1")).await?.body;
            let asked = &seen["now"]["to_move"][0];
            let seen = client.get(&format!("/api/tables/{id}?seat={asked}")).await?.body;
            let act = json!({ "ply": seen["now"]["ply"], "action": seen["now"]["legal"][0]["action"], "seat": asked });
            client.post(&format!("/api/tables/{id}/actions"), &act).await?;
        }
    }
    Ok(())
}

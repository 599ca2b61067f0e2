//! What can be set, with what is usual.

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    pub listen: IpAddr,
    pub port: u16,
    pub data: PathBuf,
    /// A PostgreSQL URL or an SQLite file; SQLite in `data` if not said.
    pub database: Option<String>,
    /// Where people find the server, when a proxy stands before it: `https://games.example`.
    pub public_url: Option<String>,
    /// A proxy stands before the server: addresses are taken from `X-Forwarded-For`.
    pub proxy: bool,
    /// Threads on which bots think; 0 is half of the processors.
    pub bot_threads: usize,
    pub idle_seconds: u64,
    pub requests_per_second: u32,
    pub passwords_per_minute: u32,
    pub guests_per_hour: u32,
    pub sockets_per_address: u32,
    pub keep_waiting_days: u32,
    pub keep_guests_days: u32,
    pub keep_finished_days: u32,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: IpAddr::from([127, 0, 0, 1]),
            port: 7777,
            data: PathBuf::from("starboard-data"),
            database: None,
            public_url: None,
            proxy: false,
            bot_threads: 0,
            idle_seconds: 300,
            requests_per_second: 50,
            passwords_per_minute: 10,
            guests_per_hour: 200,
            sockets_per_address: 200,
            keep_waiting_days: 14,
            keep_guests_days: 180,
            keep_finished_days: 0,
        }
    }
}

impl Config {
    pub fn database_url(&self) -> String {
        self.database.clone().unwrap_or_else(|| self.data.join("starboard.db").to_string_lossy().into_owned())
    }

    pub fn threads_for_bots(&self) -> usize {
        let processors = || std::thread::available_parallelism().map_or(1, |n| n.get());
        if self.bot_threads == 0 { (processors() / 2).max(1) } else { self.bot_threads }
    }

    pub fn idle(&self) -> Duration {
        Duration::from_secs(self.idle_seconds)
    }
}

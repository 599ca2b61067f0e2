//! What can be set: by flags, by the environment, in one TOML file, under the same names.

use crate::wire::Registration;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

/// The settings of a server. Each field is set under its own name with dashes.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    pub listen: IpAddr,
    pub port: u16,
    pub data: PathBuf,
    /// A PostgreSQL URL or an SQLite file; SQLite in `data` if not said.
    pub database: Option<String>,
    /// Packs and variants that everybody is offered: files and folders.
    pub packs: Vec<PathBuf>,
    /// Where people find the server, when a proxy stands before it: `https://games.example`.
    pub public_url: Option<String>,
    /// A proxy stands before the server: addresses are taken from `X-Forwarded-For`.
    pub proxy: bool,
    /// Threads on which bots think; 0 is half of the processors.
    pub bot_threads: u32,
    /// Tables nobody has used for so long leave memory.
    pub idle_seconds: u32,
    /// Limits for one address; 0 is none.
    pub requests_per_second: u32,
    pub passwords_per_minute: u32,
    pub guests_per_hour: u32,
    pub sockets_per_address: u32,
    pub tables_per_hour: u32,
    /// Open connections from one address, and in all; the last fifth is kept for addresses from which somebody plays.
    pub connections_per_address: u32,
    pub connections: u32,
    /// How long a request may take to arrive.
    pub request_seconds: u32,
    /// Tables of one player that wait or run, and seconds a minute that opponents think for one player while others wait; 0 is no limit.
    pub tables_per_player: u32,
    pub bot_seconds_per_minute: u32,
    /// How long to keep tables that never started, guests without games, finished games; 0 is for ever.
    pub keep_waiting_days: u32,
    pub keep_guests_days: u32,
    pub keep_finished_days: u32,
    /// Who may make an account: `open`, `invite` (who has a code), `closed`.
    pub registration: Registration,
    /// What is logged: `error`, `warn`, `info`, `debug`, or a filter such as `info,sqlx=warn`.
    pub log: String,
    /// Is the log written as lines of JSON?
    pub log_json: bool,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: IpAddr::from([127, 0, 0, 1]),
            port: 7777,
            data: PathBuf::from("starboard-data"),
            database: None,
            packs: Vec::new(),
            public_url: None,
            proxy: false,
            bot_threads: 0,
            idle_seconds: 300,
            requests_per_second: 50,
            passwords_per_minute: 10,
            guests_per_hour: 200,
            tables_per_hour: 300,
            connections_per_address: 500,
            connections: 10_000,
            request_seconds: 20,
            tables_per_player: 60,
            bot_seconds_per_minute: 20,
            sockets_per_address: 200,
            keep_waiting_days: 14,
            keep_guests_days: 180,
            keep_finished_days: 0,
            registration: Registration::Open,
            log: "info".to_owned(),
            log_json: false,
        }
    }
}

/// A setting that cannot be: which key, what was said, what is allowed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{key}: `{value}` is not allowed; allowed: {allowed}")]
pub struct BadSetting {
    pub key: String,
    pub value: String,
    pub allowed: String,
}

impl Config {
    /// Every name that can be set.
    pub const KEYS: [&'static str; 25] = [
        "listen",
        "port",
        "data",
        "database",
        "packs",
        "public-url",
        "proxy",
        "bot-threads",
        "idle-seconds",
        "requests-per-second",
        "passwords-per-minute",
        "guests-per-hour",
        "sockets-per-address",
        "tables-per-hour",
        "connections-per-address",
        "connections",
        "request-seconds",
        "tables-per-player",
        "bot-seconds-per-minute",
        "keep-waiting-days",
        "keep-guests-days",
        "keep-finished-days",
        "registration",
        "log",
        "log-json",
    ];

    /// The settings of a file, then what flags and environment say instead.
    pub fn read(file: Option<&str>, given: &BTreeMap<&str, String>) -> Result<Config, BadSetting> {
        let mut config = Config::default();
        if let Some(text) = file {
            let bad = |value: String| BadSetting { key: "config".to_owned(), value, allowed: "TOML".to_owned() };
            let table: toml::Table = text.parse().map_err(|e: toml::de::Error| bad(e.message().to_owned()))?;
            for (key, value) in table {
                let value = match value {
                    toml::Value::String(text) => text,
                    other => other.to_string(),
                };
                config.set(&key, &value)?;
            }
        }
        for (key, value) in given {
            config.set(key, value)?;
        }
        Ok(config)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadSetting> {
        let bad =
            |allowed: &str| BadSetting { key: key.to_owned(), value: value.to_owned(), allowed: allowed.to_owned() };
        let number = |most: u32| {
            let n = value.parse::<u32>().ok().filter(|n| *n <= most);
            n.ok_or_else(|| bad(&format!("a whole number from 0 to {most}")))
        };
        let flag = || value.parse::<bool>().map_err(|_| bad("true, false"));
        match key {
            "listen" => self.listen = value.parse().map_err(|_| bad("an IP address such as 127.0.0.1 or 0.0.0.0"))?,
            "port" => self.port = value.parse().map_err(|_| bad("a port from 0 to 65535 (0 takes any free one)"))?,
            "data" if value.is_empty() => return Err(bad("a folder")),
            "data" => self.data = PathBuf::from(value),
            "database" => {
                let foreign = value.contains("://") && !value.starts_with("postgres") && !value.starts_with("sqlite:");
                if value.is_empty() || foreign {
                    return Err(bad("postgres://user@host/name, or the path of an SQLite file"));
                }
                self.database = Some(value.to_owned());
            }
            "packs" => self.packs = value.split(':').filter(|path| !path.is_empty()).map(PathBuf::from).collect(),
            "public-url" => {
                let site = value.strip_prefix("https://").or_else(|| value.strip_prefix("http://"));
                if !site.is_some_and(|s| !s.is_empty() && !s.trim_end_matches('/').contains('/')) {
                    return Err(bad("https://host without a path"));
                }
                self.public_url = Some(value.to_owned());
            }
            "proxy" => self.proxy = flag()?,
            "bot-threads" => self.bot_threads = number(256)?,
            "idle-seconds" => self.idle_seconds = number(86_400)?,
            "requests-per-second" => self.requests_per_second = number(1_000_000)?,
            "passwords-per-minute" => self.passwords_per_minute = number(1_000_000)?,
            "guests-per-hour" => self.guests_per_hour = number(1_000_000)?,
            "sockets-per-address" => self.sockets_per_address = number(1_000_000)?,
            "tables-per-hour" => self.tables_per_hour = number(1_000_000)?,
            "connections-per-address" => self.connections_per_address = number(1_000_000)?,
            "connections" => self.connections = number(1_000_000)?,
            "request-seconds" => self.request_seconds = number(3_600)?,
            "tables-per-player" => self.tables_per_player = number(1_000_000)?,
            "bot-seconds-per-minute" => self.bot_seconds_per_minute = number(60)?,
            "keep-waiting-days" => self.keep_waiting_days = number(36_500)?,
            "keep-guests-days" => self.keep_guests_days = number(36_500)?,
            "keep-finished-days" => self.keep_finished_days = number(36_500)?,
            "registration" => {
                let word = serde_json::from_value(value.into());
                self.registration = word.map_err(|_| bad("open, invite, closed"))?;
            }
            "log" => {
                let filter = tracing_subscriber::EnvFilter::try_new(value);
                filter.map_err(|_| bad("error, warn, info, debug, trace, or a filter such as info,sqlx=warn"))?;
                self.log = value.to_owned();
            }
            "log-json" => self.log_json = flag()?,
            _ => {
                let allowed = Config::KEYS.join(", ");
                return Err(BadSetting { key: "config".to_owned(), value: key.to_owned(), allowed });
            }
        }
        Ok(())
    }

    pub fn database_url(&self) -> String {
        self.database.clone().unwrap_or_else(|| self.data.join("starboard.db").to_string_lossy().into_owned())
    }

    /// Do people find the server by `https`?
    pub fn is_https(&self) -> bool {
        self.public_url.as_ref().is_some_and(|u| u.starts_with("https:"))
    }

    pub fn threads_for_bots(&self) -> usize {
        let processors = || std::thread::available_parallelism().map_or(1, |n| n.get());
        if self.bot_threads == 0 { (processors() / 2).max(1) } else { self.bot_threads as usize }
    }

    pub fn idle(&self) -> Duration {
        Duration::from_secs(u64::from(self.idle_seconds))
    }

    /// Sends the log to standard error. Only the first call in a process counts.
    pub fn start_log(&self) {
        let filter = tracing_subscriber::EnvFilter::try_new(&self.log).unwrap_or_default();
        // Colours are for people who look on, not for files.
        let colours = std::io::IsTerminal::is_terminal(&std::io::stderr()) && std::env::var_os("NO_COLOR").is_none();
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_target(false);
        let log = log.with_ansi(colours);
        let _ = if self.log_json { log.json().try_init() } else { log.try_init() };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_overrides_the_file() {
        let file = "port = 9000\nproxy = true\npublic-url = \"https://games.example\"\npacks = \"boxes:my-box.toml\"\n";
        let given = BTreeMap::from([("port", "9001".to_owned())]);
        let config = Config::read(Some(file), &given).unwrap();
        assert_eq!((config.port, config.proxy), (9001, true));
        assert_eq!(config.packs, ["boxes", "my-box.toml"].map(PathBuf::from));
        assert_eq!(Config::read(None, &BTreeMap::new()), Ok(Config::default()));
    }

    #[test]
    fn what_is_wrong_is_said_in_one_line() {
        for (file, said) in [
            ("port = 70000", "port: `70000` is not allowed; allowed: a port"),
            ("prot = 1", "config: `prot` is not allowed; allowed: listen, port"),
            ("proxy = 3", "proxy: `3` is not allowed; allowed: true, false"),
            ("database = \"mysql://x\"", "database: `mysql://x` is not allowed; allowed: postgres://"),
            ("public-url = \"games\"", "public-url: `games` is not allowed"),
            ("keep-guests-days = -1", "keep-guests-days: `-1` is not allowed; allowed: a whole number"),
            ("port = ", "config: "),
        ] {
            let why = Config::read(Some(file), &BTreeMap::new()).unwrap_err().to_string();
            assert!(why.starts_with(said) && !why.contains('\n'), "{file}: {why}");
        }
    }
}

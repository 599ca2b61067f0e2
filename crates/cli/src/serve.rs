//! `starboard serve`: the table in the browser.

use crate::args::take_in;
use crate::failure::Failure;
use crate::greeting::greeting;
use crate::out::Out;
use starboard_server::{Config, serve};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Every setting, as a flag, an environment variable, or a key of the TOML file.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Settings {
    #[arg(long, value_name = "FILE", env = "STARBOARD_CONFIG")]
    config: Option<PathBuf>,
    #[arg(long, value_name = "ADDRESS", env = "STARBOARD_LISTEN")]
    listen: Option<String>,
    #[arg(long, value_name = "PORT", env = "STARBOARD_PORT")]
    port: Option<String>,
    #[arg(long, value_name = "DIR", env = "STARBOARD_DATA")]
    data: Option<String>,
    #[arg(long, value_name = "URL", env = "STARBOARD_DATABASE", hide_env_values = true)]
    database: Option<String>,
    #[arg(long, value_name = "URL", env = "STARBOARD_PUBLIC_URL")]
    public_url: Option<String>,
    #[arg(long, value_name = "BOOL", env = "STARBOARD_PROXY", num_args = 0..=1, default_missing_value = "true")]
    proxy: Option<String>,
    #[arg(long, value_name = "N", env = "STARBOARD_BOT_THREADS")]
    bot_threads: Option<String>,
    #[arg(long, value_name = "N", env = "STARBOARD_IDLE_SECONDS")]
    idle_seconds: Option<String>,
    #[arg(long, value_name = "N", env = "STARBOARD_REQUESTS_PER_SECOND")]
    requests_per_second: Option<String>,
    #[arg(long, value_name = "N", env = "STARBOARD_PASSWORDS_PER_MINUTE")]
    passwords_per_minute: Option<String>,
    #[arg(long, value_name = "N", env = "STARBOARD_GUESTS_PER_HOUR")]
    guests_per_hour: Option<String>,
    #[arg(long, value_name = "N", env = "STARBOARD_SOCKETS_PER_ADDRESS")]
    sockets_per_address: Option<String>,
    #[arg(long, value_name = "N", env = "STARBOARD_TABLES_PER_HOUR")]
    tables_per_hour: Option<String>,
    #[arg(long, value_name = "N", env = "STARBOARD_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<String>,
    #[arg(long, value_name = "N", env = "STARBOARD_CONNECTIONS")]
    connections: Option<String>,
    #[arg(long, value_name = "N", env = "STARBOARD_REQUEST_SECONDS")]
    request_seconds: Option<String>,
    #[arg(long, value_name = "N", env = "STARBOARD_TABLES_PER_PLAYER")]
    tables_per_player: Option<String>,
    #[arg(long, value_name = "N", env = "STARBOARD_BOT_SECONDS_PER_MINUTE")]
    bot_seconds_per_minute: Option<String>,
    #[arg(long, value_name = "N", env = "STARBOARD_KEEP_WAITING_DAYS")]
    keep_waiting_days: Option<String>,
    #[arg(long, value_name = "N", env = "STARBOARD_KEEP_GUESTS_DAYS")]
    keep_guests_days: Option<String>,
    #[arg(long, value_name = "N", env = "STARBOARD_KEEP_FINISHED_DAYS")]
    keep_finished_days: Option<String>,
    #[arg(long, value_name = "WHO", env = "STARBOARD_REGISTRATION")]
    registration: Option<String>,
    #[arg(long, value_name = "FILTER", env = "STARBOARD_LOG")]
    log: Option<String>,
    #[arg(long, value_name = "BOOL", env = "STARBOARD_LOG_JSON", num_args = 0..=1, default_missing_value = "true")]
    log_json: Option<String>,
}

impl Settings {
    pub(crate) fn read(self) -> Result<Config, Failure> {
        let file = match &self.config {
            Some(path) => Some(std::fs::read_to_string(path).map_err(|why| Failure::file(path, &why))?),
            None => None,
        };
        let said = [
            ("listen", self.listen),
            ("port", self.port),
            ("data", self.data),
            ("database", self.database),
            ("public-url", self.public_url),
            ("proxy", self.proxy),
            ("bot-threads", self.bot_threads),
            ("idle-seconds", self.idle_seconds),
            ("requests-per-second", self.requests_per_second),
            ("passwords-per-minute", self.passwords_per_minute),
            ("guests-per-hour", self.guests_per_hour),
            ("sockets-per-address", self.sockets_per_address),
            ("tables-per-hour", self.tables_per_hour),
            ("connections-per-address", self.connections_per_address),
            ("connections", self.connections),
            ("request-seconds", self.request_seconds),
            ("tables-per-player", self.tables_per_player),
            ("bot-seconds-per-minute", self.bot_seconds_per_minute),
            ("keep-waiting-days", self.keep_waiting_days),
            ("keep-guests-days", self.keep_guests_days),
            ("keep-finished-days", self.keep_finished_days),
            ("registration", self.registration),
            ("log", self.log),
            ("log-json", self.log_json),
        ];
        let given: BTreeMap<&str, String> = said.into_iter().filter_map(|(key, value)| Some((key, value?))).collect();
        Config::read(file.as_deref(), &given).map_err(|why| Failure::said(why.to_string()))
    }
}

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: Settings,
}

impl Args {
    /// `packs_of_file`: nothing else said which packs are offered, so the file may.
    pub(crate) fn run(self, out: Out, packs_of_file: bool) -> Result<(), Failure> {
        let config = self.settings.read()?;
        if packs_of_file {
            take_in(&config.packs)?;
        }
        config.start_log();
        let runtime = runtime()?;
        let greeted = config.clone();
        let told = |address: std::net::SocketAddr| drop(out.text(&greeting(&greeted, address, out)));
        let served = runtime.block_on(serve(config, starboard_shelf::GAMES.to_vec(), told));
        runtime.shutdown_background();
        served.map_err(|why| Failure::said(why.to_string()))
    }
}

pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Runtime::new().map_err(|why| Failure::said(format!("no threads to run on: {why}")))
}

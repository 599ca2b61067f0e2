//! `starboard load`: how much a server carries. It starts servers of its own, unless it is told where some run.

use crate::failure::Failure;
use crate::out::Out;
use crate::serve::runtime;
use serde::Serialize;
use starboard_load::{Load, Report, open_idle, resident, run};
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "N", default_value_t = 100)]
    tables: usize,
    #[arg(long, value_name = "N", default_value_t = 10)]
    seconds: u64,
    #[arg(long, value_name = "N", default_value_t = 0)]
    rate: u64,
    #[arg(long, value_name = "NAME")]
    game: Option<String>,
    #[arg(long, value_name = "ADDRESS")]
    server: Vec<SocketAddr>,
    #[arg(long, value_name = "N", default_value_t = 1)]
    processes: usize,
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// How many tables without anybody looking are opened to weigh one, and how many before, so that what is only filled once
/// (caches, buffers) is not weighed.
const IDLE: usize = 1000;
const BEFORE: usize = 300;

/// Limits that would only measure themselves.
const UNLIMITED: [&str; 8] = [
    "requests-per-second",
    "passwords-per-minute",
    "guests-per-hour",
    "sockets-per-address",
    "tables-per-hour",
    "connections-per-address",
    "connections",
    "tables-per-player",
];

/// What was measured, with the memory of our own servers.
#[derive(Serialize)]
struct Measured {
    #[serde(flatten)]
    report: Report,
    kilobytes_at_start: Option<u64>,
    kilobytes_a_live_table: Option<f64>,
    kilobytes_an_idle_table: Option<f64>,
}

/// A server of ours; it ends with us.
struct Server(Child, SocketAddr);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let game = match &self.game {
            Some(name) => starboard_shelf::find(name)?.name(),
            None => starboard_shelf::GAMES.first().ok_or_else(|| Failure::said("there is no game"))?.name(),
        };
        let own = if self.server.is_empty() { self.start()? } else { Vec::new() };
        let mut servers = self.server.clone();
        servers.extend(own.iter().map(|s| s.1));
        let load = Load { servers, game: game.to_owned(), tables: self.tables, seconds: self.seconds, rate: self.rate };
        let memory = || own.iter().map(|s| resident(s.0.id())).sum::<Option<u64>>().filter(|_| !own.is_empty());
        let runtime = runtime()?;
        let open = |tables| match own.first() {
            Some(server) => {
                let opened = runtime.block_on(open_idle(server.1, game, tables));
                opened.map_err(|why| Failure::said(why.to_string()))
            }
            None => Ok(()),
        };
        let at_start = memory();
        open(BEFORE)?;
        let before = memory();
        open(IDLE)?;
        let idle = memory();
        let mut live = None;
        let report = runtime.block_on(run(load, async || {
            tokio::time::sleep(Duration::from_millis(500)).await;
            live = memory();
        }));
        let report = report.map_err(|why| Failure::said(why.to_string()))?;
        let each = |from: Option<u64>, to: Option<u64>, tables: usize| {
            Some(to?.saturating_sub(from?) as f64 / tables.max(1) as f64)
        };
        let measured = Measured {
            kilobytes_at_start: at_start,
            kilobytes_a_live_table: each(idle, live, self.tables),
            kilobytes_an_idle_table: each(before, idle, IDLE),
            report,
        };
        if out.json {
            return out.json(&measured);
        }
        out.text(&tell(&measured, out))
    }

    fn start(&self) -> Result<Vec<Server>, Failure> {
        let failed = |why: std::io::Error| Failure::said(format!("a server of our own does not start: {why}"));
        let data = match &self.data {
            Some(data) => data.clone(),
            None => std::env::temp_dir().join(format!("starboard-load-{}", std::process::id())),
        };
        let one = || {
            let mut command = Command::new(std::env::current_exe()?);
            command.args(["serve", "--port", "0", "--log", "warn", "--data"]).arg(&data);
            for limit in UNLIMITED {
                command.args([format!("--{limit}"), "0".to_owned()]);
            }
            if let Some(url) = &self.database {
                command.args(["--database", url]);
            }
            let mut child = command.stdout(Stdio::piped()).spawn()?;
            let mut line = String::new();
            if let Some(said) = child.stdout.take() {
                BufReader::new(said).read_line(&mut line)?;
            }
            let address = line.split_whitespace().find_map(|w| w.rsplit('/').next()?.parse().ok());
            let nothing = || std::io::Error::other(format!("it said `{}`", line.trim()));
            Ok(Server(child, address.ok_or_else(nothing)?))
        };
        (0..self.processes.max(1)).map(|_| one().map_err(failed)).collect()
    }
}

fn tell(m: &Measured, out: Out) -> String {
    let r = &m.report;
    let kb = |k: Option<f64>| k.map_or_else(|| "–".to_owned(), |k| format!("{k:.1}"));
    let lines = [
        ("load-tables", r.tables.to_string()),
        ("load-moves", format!("{} / {:.1} s", r.moves, r.seconds)),
        ("load-moves-per-second", format!("{:.0}", r.moves_per_second)),
        ("load-latency", format!("{:.1} / {:.1} / {:.1}", r.p50, r.p95, r.p99)),
        ("load-games", r.games.to_string()),
        ("load-errors", r.errors.to_string()),
        ("load-live", kb(m.kilobytes_a_live_table)),
        ("load-idle", kb(m.kilobytes_an_idle_table)),
    ];
    lines.iter().map(|(key, value)| format!("{:<44} {value}\n", out.say(key, &[]))).collect()
}

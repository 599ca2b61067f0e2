//! `starboard admin`: taking care of a server from the terminal. What is done here is written down, as on the page.

use crate::failure::Failure;
use crate::out::Out;
use crate::serve::{Settings, runtime};
use serde_json::json;
use starboard_server::care::{AdminFault, CareDesk};
use starboard_server::store::{self, Purpose};
use starboard_server::wire::{Registration, SanctionKind};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: Settings,
    #[command(subcommand)]
    deed: Deed,
}

#[derive(Debug, clap::Subcommand)]
enum Deed {
    /// The desk: reports, sanctions, suspects, what was done
    Show,
    Grant {
        name: String,
    },
    Revoke {
        name: String,
    },
    Sanction {
        name: String,
        #[arg(value_parser = kind)]
        kind: SanctionKind,
        days: u32,
        reason: String,
    },
    Lift {
        id: String,
    },
    Close {
        id: String,
    },
    Codes {
        #[arg(default_value_t = 1)]
        many: u32,
    },
}

fn kind(text: &str) -> Result<SanctionKind, String> {
    serde_json::from_value(text.into()).map_err(|_| "chat, rated, ban".to_owned())
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let config = self.settings.read()?;
        let url = config.database_url();
        if !store::is_postgres(&url) && !std::path::Path::new(store::sqlite_file(&url)).is_file() {
            return Err(out.fail("doctor-missing", &[("path", (&url).into())]));
        }
        let said = |fault: AdminFault| Failure::said(fault.to_string());
        runtime()?.block_on(async {
            let store = store::open_for(&url, Purpose::Copy).await.map_err(|e| Failure::said(e.to_string()))?;
            let desk = CareDesk { store: &*store, by: (None, "terminal".to_owned()) };
            let done = carry_out(&desk, self.deed, config.registration, out).await;
            store.close().await;
            let (text, value) = done.map_err(said)?;
            if out.json { out.json(&value) } else { out.text(&text) }
        })
    }
}

async fn carry_out(
    desk: &CareDesk<'_>,
    deed: Deed,
    registration: Registration,
    out: Out,
) -> Result<(String, serde_json::Value), AdminFault> {
    let done = || (out.say("admin-done", &[]), json!({ "done": true }));
    match deed {
        Deed::Show => {
            let all = desk.all(registration).await?;
            Ok((shown(&all, out), serde_json::to_value(&all).unwrap_or_default()))
        }
        Deed::Grant { name } => desk.grant(&name, true).await.map(|_| done()),
        Deed::Revoke { name } => desk.grant(&name, false).await.map(|_| done()),
        Deed::Sanction { name, kind, days, reason } => desk.sanction(&name, kind, days, &reason).await.map(|_| done()),
        Deed::Lift { id } => desk.lift(&id).await.map(|()| done()),
        Deed::Close { id } => match desk.close(&id).await? {
            true => Ok(done()),
            false => Ok((out.say("admin-no-report", &[]), json!({ "done": false }))),
        },
        Deed::Codes { many } => {
            let codes = desk.codes(many).await?;
            Ok((codes.join("\n"), json!({ "codes": codes })))
        }
    }
}

fn shown(desk: &starboard_server::wire::Desk, out: Out) -> String {
    let mut text = String::new();
    let mut part = |key: &str, lines: Vec<String>| {
        let _ = writeln!(text, "{}", out.say(key, &[("n", (lines.len() as i64).into())]));
        for line in lines {
            let _ = writeln!(text, "  {line}");
        }
    };
    let name = |n: &Option<String>| n.clone().unwrap_or_else(|| "–".to_owned());
    part(
        "admin-reports",
        desk.reports.iter().map(|r| format!("{}  {}  {}  {}", r.id, name(&r.name), r.reason, r.words)).collect(),
    );
    part(
        "admin-sanctions",
        desk.sanctions.iter().map(|s| format!("{}  {}  {}  {}", s.id, s.name, s.kind, s.reason)).collect(),
    );
    part(
        "admin-suspects",
        desk.suspects
            .iter()
            .map(|s| format!("{} – {}  {}  {} / {}", s.one_name, s.two_name, s.why.join(", "), s.conceded, s.games))
            .collect(),
    );
    part("admin-log", desk.log.iter().map(|l| format!("{}: {} {} {}", l.by, l.deed, l.about, l.words)).collect());
    text
}

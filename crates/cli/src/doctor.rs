//! `starboard doctor`: is everything in a data folder as it should be, and what to do if it is not.

use crate::failure::Failure;
use crate::out::Out;
use crate::serve::{Settings, runtime};
use serde_json::json;
use starboard_core::words::Arg;
use starboard_server::doctor::{Finding, Report, examine};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    settings: Settings,
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let config = self.settings.read()?;
        let report = runtime()?.block_on(examine(&config, starboard_shelf::GAMES));
        match out.json {
            true => out.json(&as_json(&report, out))?,
            false => out.text(&as_text(&report, out))?,
        }
        match report.findings.iter().filter(|f| f.wrong).count() {
            0 => Ok(()),
            n => Err(out.fail("doctor-found", &[("n", (n as i64).into())])),
        }
    }
}

fn said(finding: &Finding, suffix: &str, out: Out) -> String {
    let args: Vec<(&str, Arg<'_>)> = finding.args.iter().map(|(name, value)| (*name, value.into())).collect();
    out.say(&format!("{}{suffix}", finding.key), &args)
}

fn as_text(report: &Report, out: Out) -> String {
    let mut text = String::new();
    for finding in &report.findings {
        let mark = if finding.wrong { "✗" } else { "·" };
        let _ = writeln!(text, "{mark} {}\n    {}", said(finding, "", out), said(finding, "-do", out));
    }
    let number = |n: usize| Arg::Number(n as i64);
    let looked = [
        ("tables", number(report.tables)),
        ("entries", number(report.entries)),
        ("campaigns", number(report.campaigns)),
    ];
    let _ = writeln!(text, "{}", out.say(if report.is_well() { "doctor-well" } else { "doctor-looked" }, &looked));
    text
}

fn as_json(report: &Report, out: Out) -> serde_json::Value {
    let finding = |f: &Finding| json!({ "code": f.key.trim_start_matches("doctor-"), "wrong": f.wrong, "what": said(f, "", out), "do": said(f, "-do", out) });
    json!({
        "well": report.is_well(),
        "tables": report.tables,
        "entries": report.entries,
        "campaigns": report.campaigns,
        "findings": report.findings.iter().map(finding).collect::<Vec<_>>(),
    })
}

//! `starboard campaign`: the legacy campaign in a file, from its first game to the deck that stays.

mod held;
mod names;
mod pack;
mod play;
pub(crate) mod simulate;

use crate::failure::Failure;
use crate::out::Out;
use crate::position::{read_input, write_new};
use held::Held;
use serde_json::json;
use starboard_core::Fast;
use starboard_rise_of_empire::{Campaign, CampaignFault, Kingdom, Pack, Packs, Side, Upgrade};
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    New(NewArgs),
    Show(FileArgs),
    History(FileArgs),
    Play(play::Args),
    TopUp(TopUpArgs),
    Deck(FileArgs),
    Export(CopyArgs),
    Import(CopyArgs),
    Fork(ForkArgs),
    Pack(pack::Args),
}

/// A campaign file and the packs it may need.
#[derive(Debug, clap::Args)]
pub(crate) struct FileArgs {
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "PACK")]
    pub(crate) pack: Vec<PathBuf>,
}

#[derive(Debug, clap::Args)]
struct NewArgs {
    #[command(flatten)]
    at: FileArgs,
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    names: Vec<String>,
    #[arg(long, value_name = "SIDE,SIDE", value_delimiter = ',', default_value = "star_empire,trade_federation")]
    sides: Vec<String>,
    #[arg(long, value_name = "GAIN", default_value = "combat")]
    kingdom: String,
}

#[derive(Debug, clap::Args)]
struct TopUpArgs {
    #[command(flatten)]
    at: FileArgs,
    cards: Vec<String>,
    #[arg(long)]
    auto: bool,
}

#[derive(Debug, clap::Args)]
struct CopyArgs {
    #[command(flatten)]
    at: FileArgs,
    to: PathBuf,
}

#[derive(Debug, clap::Args)]
struct ForkArgs {
    #[command(flatten)]
    at: FileArgs,
    to: PathBuf,
    #[arg(long, value_name = "GAME")]
    after: usize,
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        match self.command {
            Command::New(args) => args.run(out),
            Command::Show(at) => show(&read(&at)?, out),
            Command::History(at) => history(&read(&at)?, out),
            Command::Play(args) => args.run(out),
            Command::Pack(args) => args.run(out),
            Command::TopUp(args) => args.run(out),
            Command::Deck(at) => {
                let campaign = read(&at)?;
                let whole = campaign.next().is_err() && campaign.to_top_up().is_none();
                out.json(&campaign.deck_options(whole)?)
            }
            Command::Export(args) | Command::Import(args) => {
                let campaign = read(&args.at)?;
                write_new(&args.to, &campaign.export())?;
                show(&campaign, out)
            }
            Command::Fork(args) => {
                let fork = read(&args.at)?.fork(args.after)?;
                write_new(&args.to, &fork.export())?;
                show(&fork, out)
            }
        }
    }
}

impl NewArgs {
    fn run(self, out: Out) -> Result<(), Failure> {
        let (packs, pack) = packs(&self.at.pack)?;
        let side = |text: &String| {
            let fits = |s: &Side| s.id() == text || s.letters() == text;
            Side::ALL.into_iter().find(fits).ok_or_else(|| out.fail("no-such-side", &[("side", text.into())]))
        };
        let [one, two] = &self.sides[..] else { return Err(out.fail("two-of-each", &[])) };
        let wants = [side(one)?, side(two)?];
        let unnamed = [1, 2].map(|n: u8| out.say("campaign-player", &[("n", n.into())]));
        let [ada, bo] = (if self.names.is_empty() { &unnamed[..] } else { &self.names }) else {
            return Err(out.fail("two-of-each", &[]));
        };
        let kingdom = match self.kingdom.as_str() {
            "combat" => Kingdom::Combat,
            "trade" => Kingdom::Trade,
            other => return Err(out.fail("no-such-gain", &[("gain", other.into())])),
        };
        let mut coin = Fast::new(play::fresh_number()?);
        let campaign = Campaign::new(&packs, &pack, kingdom, [ada.clone(), bo.clone()], wants, &mut coin);
        write_new(&self.at.file, &campaign.export())?;
        show(&campaign, out)
    }
}

impl TopUpArgs {
    fn run(self, out: Out) -> Result<(), Failure> {
        let _held = Held::take(&self.at.file, out)?;
        let mut campaign = read(&self.at)?;
        for text in &self.cards {
            let upgrade: Upgrade = text.parse().map_err(Failure::said)?;
            campaign.top_up(upgrade)?;
        }
        if self.auto {
            let mut fast = Fast::new(play::fresh_number()?);
            while campaign.to_top_up().is_some() {
                let offered = campaign.top_ups()?;
                if let Some(upgrade) = offered.get(fast.below(offered.len().max(1))) {
                    campaign.top_up(upgrade.clone())?;
                }
            }
        }
        if self.auto || !self.cards.is_empty() {
            write_over(&self.at.file, &campaign)?;
            return show(&campaign, out);
        }
        let offered = campaign.top_ups()?;
        if out.json {
            return out.json(&json!({ "side": campaign.to_top_up(), "offered": offered }));
        }
        let offered: Vec<String> = offered.iter().map(Upgrade::to_string).collect();
        let mut told = campaign.summary(out.lang)?;
        told.push(offered.join(" "));
        lines(&told, out)
    }
}

/// The packs there are with those of these files beside them, and the one to begin with: the last. What is no file is the name of a
/// pack that is there already.
fn packs(files: &[PathBuf]) -> Result<(Packs, Arc<Pack>), Failure> {
    let packs = starboard_shelf::PACKS.clone();
    let mut last = packs.community().clone();
    for file in files {
        let name = file.display().to_string();
        if !file.exists() && starboard_core::pack::is_name(&name) {
            last = packs.find(Some(&name))?;
            continue;
        }
        for found in starboard_shelf::packs::read(file)? {
            let text = found.files.files.get(starboard_shelf::packs::PACK).cloned().unwrap_or_default();
            last = packs.add(Pack::read(&found.at, &text)?)?;
        }
    }
    Ok((packs, last))
}

pub(crate) fn read(at: &FileArgs) -> Result<Campaign, Failure> {
    let (packs, _) = packs(&at.pack)?;
    let name = at.file.display().to_string();
    Campaign::import(&packs, &read_input(&at.file)?).map_err(|why| Failure::said(format!("{name}: {why}")))
}

/// Saves a campaign where it was: the new file is whole before the old one goes.
pub(crate) fn write_over(file: &Path, campaign: &Campaign) -> Result<(), Failure> {
    let beside = file.with_extension("new");
    let at = |why: std::io::Error| Failure::file(file, &why);
    std::fs::write(&beside, campaign.export()).map_err(at)?;
    std::fs::rename(&beside, file).map_err(at)
}

fn lines(lines: &[String], out: Out) -> Result<(), Failure> {
    let width = crate::out::width();
    let wrapped: Vec<String> = lines.iter().flat_map(|line| wrap_indented(line, width)).collect();
    out.text(&wrapped.join("\n"))
}

/// A long line goes on below its own beginning.
fn wrap_indented(line: &str, width: usize) -> Vec<String> {
    let text = line.trim_start();
    let indent = line.len() - text.len();
    let wrapped = crate::out::wrap(text, width.saturating_sub(indent + 2).max(20));
    let within = |(i, part): (usize, String)| format!("{}{part}", " ".repeat(if i == 0 { indent } else { indent + 2 }));
    wrapped.into_iter().enumerate().map(within).collect()
}

fn show(campaign: &Campaign, out: Out) -> Result<(), Failure> {
    if out.json { out.json(&campaign.sheet(out.lang)?) } else { lines(&campaign.summary(out.lang)?, out) }
}

fn history(campaign: &Campaign, out: Out) -> Result<(), Failure> {
    if out.json { out.json(&campaign.sheet(out.lang)?) } else { lines(&campaign.history(out.lang)?, out) }
}

impl From<CampaignFault> for Failure {
    fn from(why: CampaignFault) -> Self {
        Failure::said(why.to_string())
    }
}

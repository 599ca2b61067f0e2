//! One game of a campaign in the terminal: two people at one keyboard, or one and a bot. Saved after every action.

use super::held::Held;
use super::names::with_names;
use super::{FileArgs, read, write_over};
use crate::failure::Failure;
use crate::out::Out;
use crate::position::asked;
use starboard_bots::Opponent;
use starboard_core::campaign::AnyCampaign as _;
use starboard_core::face::{AnyGame, Happened, Rules as _, Table};
use starboard_core::record::{Dealing, Ply};
use starboard_core::{Game as _, Record, Replay, Seat, Seed, TableChance, ToMove, Viewer};
use starboard_rise_of_empire::{Campaign, CampaignFault, Legacy};
use starboard_shelf::OPPONENTS;
use std::io::BufRead as _;
use std::str::FromStr;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    at: FileArgs,
    #[arg(long, value_name = "SEAT[=CODE]")]
    bot: Vec<BotSeat>,
    #[arg(long, value_name = "N")]
    choice: Option<u8>,
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
}

/// A seat that the program plays: `2`, or `2=hard`.
#[derive(Clone, Debug)]
struct BotSeat {
    seat: Seat,
    code: String,
}

impl FromStr for BotSeat {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (seat, code) = text.split_once('=').unwrap_or((text, "medium"));
        let seat: Seat = seat.parse().map_err(|why: starboard_core::seat::NotASeat| why.to_string())?;
        match seat {
            Seat(0 | 1) => Ok(BotSeat { seat, code: code.to_owned() }),
            _ => Err("there are seats 1 and 2".to_owned()),
        }
    }
}

/// The bots at the table, by seat.
struct Bots(Vec<(Seat, Box<dyn Opponent>)>);

impl Bots {
    fn new(seats: &[BotSeat]) -> Result<Bots, Failure> {
        let mut bots = Vec::new();
        for bot in seats {
            bots.push((bot.seat, OPPONENTS.opponent(Legacy::NAME, &bot.code, fresh_number()?)?));
        }
        Ok(Bots(bots))
    }

    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Result<Option<String>, Failure> {
        match self.0.iter_mut().find(|(own, _)| *own == seat) {
            Some((_, bot)) => {
                let nth = bot.choose(table, seat).map_err(|why| Failure::said(why.to_string()))?;
                Ok(table.text_of(seat, nth))
            }
            None => Ok(None),
        }
    }
}

/// A number nobody can guess.
pub(crate) fn fresh_number() -> Result<u64, Failure> {
    getrandom::u64().map_err(|why| Failure::said(why.to_string()))
}

fn fresh_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|why| Failure::said(why.to_string()))?;
    Ok(Seed(bytes))
}

impl Args {
    pub(crate) fn run(self, out: Out) -> Result<(), Failure> {
        let _held = Held::take(&self.at.file, out)?;
        let mut campaign = read(&self.at)?;
        let mut bots = Bots::new(&self.bot)?;
        let names = campaign.players.clone();
        if campaign.current.is_none() {
            let bot_begins = self.is_bot(campaign.seat(campaign.first()));
            let suggested = campaign.suggest().filter(|_| bot_begins).and_then(|n| n.parse().ok());
            let choice = self.choice.or(suggested);
            if choice.is_none() && campaign.next()?.options > 0 {
                let pack = campaign.pack()?;
                let lines = campaign.choices(&pack, out.lang)?;
                return Err(Failure::said(format!("{} (--choice)", lines.join(" "))));
            }
            campaign.begin(choice)?;
        }
        let game = campaign.rules().game_of(Some(&campaign.edition), campaign.running()?)?;
        let mut record = match campaign.current.as_ref().and_then(|c| c.record.clone()) {
            Some(record) => record,
            None => self.new_record(&*game)?,
        };
        let seed = record.seed.ok_or_else(|| out.fail("no-seed", &[]))?;
        let mut replay = Replay::start(&record, &campaign.rules(), Dealing::Written)?;
        while replay.step()?.is_some() {}
        let mut table = replay.table;
        self.save(&mut campaign, &record)?;
        let mut lines = std::io::stdin().lock().lines();
        while let ToMove::Seat(seat) = table.to_move() {
            let action = match bots.choose(&*table, seat)? {
                Some(action) => action,
                None => match ask(&*table, seat, &names, &mut lines, out)? {
                    Some(action) => action,
                    // The game is saved; it goes on another day.
                    None => return out.text(&out.say("campaign-saved", &[])),
                },
            };
            let entry = record.plies.len() as u64 + 1;
            match table.act(seat, &action, &mut TableChance::at(seed, entry)) {
                Err(why) => out.text(&with_names(&why.words(out.lang), &names))?,
                Ok(happened) => {
                    self.tell(seat, &happened, &names, out)?;
                    record.plies.push(Ply { seat, action, deals: happened.deals, entry: None, at: None });
                    self.save(&mut campaign, &record)?;
                }
            }
        }
        record.result = table.outcome();
        match campaign.finish(record).map(drop) {
            // As a server does: the game is played again, and what was upgraded in it is not (roe-17).
            Err(CampaignFault::NoWinner) => {
                campaign.restart();
                out.text(&out.say("campaign-drawn", &[]))?;
            }
            finished => finished?,
        }
        write_over(&self.at.file, &campaign)?;
        super::history(&campaign, out)
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.bot.iter().any(|b| b.seat == seat)
    }

    fn new_record(&self, game: &dyn AnyGame) -> Result<Record, Failure> {
        let seed = match self.seed {
            Some(n) => Seed::from_number(n),
            None => fresh_seed()?,
        };
        let mut record = Record::new(game);
        record.deals = game.start(&mut TableChance::at(seed, 0)).1.deals;
        (record.fingerprint, record.seed) = (Some(seed.fingerprint()), Some(seed));
        Ok(record)
    }

    fn save(&self, campaign: &mut Campaign, record: &Record) -> Result<(), Failure> {
        if let Some(current) = &mut campaign.current {
            current.record = Some(record.clone());
        }
        write_over(&self.at.file, campaign)
    }

    fn tell(&self, seat: Seat, happened: &Happened, names: &[String; 2], out: Out) -> Result<(), Failure> {
        let viewer = if self.is_bot(seat) { Viewer::Spectator } else { Viewer::Seat(seat) };
        let told = happened.seen_by(viewer, out.lang).into_iter();
        let told: Vec<String> = told.map(|t| format!("  {}", with_names(&t.words, names))).collect();
        out.text(&told.join("\n"))
    }
}

/// Shows the table and what may be done; takes a number, an action's text, or the end of the input.
fn ask(
    table: &dyn Table,
    seat: Seat,
    names: &[String; 2],
    lines: &mut impl Iterator<Item = std::io::Result<String>>,
    out: Out,
) -> Result<Option<String>, Failure> {
    let legal = table.legal(seat, out.lang);
    let mut text = format!("\n{}\n{}\n", table.show(Viewer::Seat(seat), out.lang).trim_end(), asked(table, out));
    for (i, choice) in legal.iter().enumerate() {
        text += &format!("{:3}. {}   [{}]\n", i + 1, choice.words, choice.action);
    }
    out.text(&(with_names(&text, names) + &out.say("campaign-how", &[])))?;
    let Some(line) = lines.next() else { return Ok(None) };
    let line = line.map_err(|why| Failure::said(why.to_string()))?;
    let line = line.trim();
    match line.parse::<usize>().ok().and_then(|n| legal.get(n.checked_sub(1)?)) {
        Some(choice) => Ok(Some(choice.action.clone())),
        None if matches!(line, "quit" | "q") => Ok(None),
        None => Ok(Some(line.to_owned())),
    }
}

//! Records: a whole game with its deals, so that it can be read for ever and verified by anyone.

use crate::chance::{Chance, DealFault, Dealt, Seed, TableChance};
use crate::face::{AnyGame, Happened, Rules, Table};
use crate::fault::Faults;
use crate::game::Refusal;
use crate::outcome::Outcome;
use crate::seat::Seat;
use crate::words::{Arg, Lang, WORDS};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use std::fmt;

/// The version of the file format.
pub const FORMAT: u32 = 1;

/// A game from its first deal to where it stands or ended. What a later program wrote besides is passed over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    pub starboard: u32,
    pub game: String,
    pub edition: String,
    pub options: Json,
    /// Who sat where, if it is told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// When it began, in milliseconds since 1970, if that was kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began: Option<i64>,
    /// Shown before the game; commits to the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fingerprint: Option<String>,
    /// Shown after the game; deals every card again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// A game that began from a position instead of a fresh table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Json>,
    /// What chance dealt while the table was set up.
    #[serde(default)]
    pub deals: Vec<String>,
    /// The steps: the actions that stand. (The key is older than the word.)
    pub plies: Vec<Ply>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
}

/// One step: an action that stands, with what chance did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ply {
    pub seat: Seat,
    pub action: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deals: Vec<String>,
    /// The table's ply that this was, and so its stream of chance, when that is not its step (something was taken back before).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<u64>,
    /// Milliseconds since the start, if they were kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
}

/// Why a record does not replay. `ply` is the place in `plies`, from 1; 0 is the set-up.
#[derive(Clone, PartialEq, Debug)]
pub enum RecordFault {
    Format { found: u32 },
    Game { found: String, expected: String },
    Options(Faults),
    UnknownDeal { ply: usize, deal: String },
    Deals { ply: usize, fault: DealFault },
    Refused { ply: usize, seat: Seat, action: String, why: Box<Refusal> },
    NotTheSeed { ply: usize, dealt: Vec<String>, written: Vec<String> },
    Fingerprint,
    NoSeed,
    Result,
}

impl RecordFault {
    pub fn words(&self, lang: Lang) -> String {
        let say = |key: &str, args: &[(&str, Arg<'_>)]| WORDS.say(lang, key, args);
        let at = |ply: &usize| Arg::from(*ply as i64);
        match self {
            RecordFault::Format { found } => {
                say("record-format", &[("found", i64::from(*found).into()), ("reads", i64::from(FORMAT).into())])
            }
            RecordFault::Game { found, expected } => {
                say("record-game", &[("found", found.into()), ("expected", expected.into())])
            }
            RecordFault::Options(faults) => faults.to_string(),
            RecordFault::UnknownDeal { ply, deal } => {
                say("record-unknown-deal", &[("ply", at(ply)), ("deal", deal.into())])
            }
            RecordFault::Deals { ply, fault } => {
                let key = match fault {
                    DealFault::Missing => "record-deals-missing",
                    DealFault::Impossible(_) => "record-deals-impossible",
                    DealFault::Left(_) => "record-deals-left",
                };
                say(key, &[("ply", at(ply))])
            }
            RecordFault::Refused { ply, seat, action, why } => {
                let (seat, why) = (seat.to_string(), why.words(lang));
                let args =
                    [("ply", at(ply)), ("seat", (&seat).into()), ("action", action.into()), ("why", (&why).into())];
                say("record-refused", &args)
            }
            RecordFault::NotTheSeed { ply, dealt, written } => {
                let (dealt, written) = (format!("{dealt:?}"), format!("{written:?}"));
                let args = [("ply", at(ply)), ("dealt", (&dealt).into()), ("written", (&written).into())];
                say("record-not-the-seed", &args)
            }
            RecordFault::Fingerprint => say("record-fingerprint", &[]),
            RecordFault::NoSeed => say("record-no-seed", &[]),
            RecordFault::Result => say("record-result", &[]),
        }
    }
}

/// In English, for whoever does not know the reader.
impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Lang::En))
    }
}

impl std::error::Error for RecordFault {}

impl Record {
    /// An empty record of a game about to be set up.
    pub fn new(game: &dyn AnyGame) -> Record {
        Record {
            starboard: FORMAT,
            game: game.name().to_owned(),
            edition: game.edition().to_owned(),
            options: game.options(),
            names: Vec::new(),
            began: None,
            fingerprint: None,
            seed: None,
            position: None,
            deals: Vec::new(),
            plies: Vec::new(),
            result: None,
        }
    }

    /// Replays to the end and compares the result.
    pub fn check(&self, rules: &dyn Rules) -> Result<Box<dyn Table>, RecordFault> {
        let mut replay = Replay::start(self, rules, Dealing::Written)?;
        while replay.step()?.is_some() {}
        replay.finish()
    }

    /// Deals every card again from the seed and compares with what was written; then the result too.
    pub fn verify(&self, rules: &dyn Rules) -> Result<Box<dyn Table>, RecordFault> {
        let seed = self.seed.ok_or(RecordFault::NoSeed)?;
        if self.fingerprint.as_ref().is_some_and(|f| *f != seed.fingerprint()) {
            return Err(RecordFault::Fingerprint);
        }
        let mut replay = Replay::start(self, rules, Dealing::Seed(seed))?;
        while replay.step()?.is_some() {}
        replay.finish()
    }
}

/// Where a replay takes its deals from.
#[derive(Clone, Copy, Debug)]
pub enum Dealing {
    /// What the record wrote down.
    Written,
    /// The seed, compared with what the record wrote down.
    Seed(Seed),
}

/// A record being replayed step by step.
pub struct Replay<'r> {
    record: &'r Record,
    dealing: Dealing,
    game: Box<dyn AnyGame>,
    pub table: Box<dyn Table>,
    /// What happened in the set-up.
    pub opening: Option<Happened>,
    /// How many plies have been replayed.
    pub ply: usize,
}

impl<'r> Replay<'r> {
    pub fn start(record: &'r Record, rules: &dyn Rules, dealing: Dealing) -> Result<Replay<'r>, RecordFault> {
        if record.starboard != FORMAT {
            return Err(RecordFault::Format { found: record.starboard });
        }
        if record.game != rules.name() {
            return Err(RecordFault::Game { found: record.game.clone(), expected: rules.name().to_owned() });
        }
        let game = rules.game_of(Some(&record.edition), record.options.clone()).map_err(RecordFault::Options)?;
        if let Some(position) = &record.position {
            let table = game.place(position.clone()).map_err(RecordFault::Options)?;
            return Ok(Replay { record, dealing, game, table, opening: None, ply: 0 });
        }
        let deal = |chance: &mut dyn Chance| Ok(game.start(chance));
        let (table, happened) = with_deals(&*game, dealing, 0, 0, &record.deals, deal)?;
        compare(0, &happened, &record.deals)?;
        Ok(Replay { record, dealing, game, table, opening: Some(happened), ply: 0 })
    }

    /// Replays one ply; nothing is left when it returns `None`.
    pub fn step(&mut self) -> Result<Option<Happened>, RecordFault> {
        let Some(ply) = self.record.plies.get(self.ply) else { return Ok(None) };
        let number = self.ply + 1;
        let entry = ply.entry.unwrap_or(number as u64);
        let table = &mut self.table;
        let act = |chance: &mut dyn Chance| {
            table.act(ply.seat, &ply.action, chance).map_err(|why| RecordFault::Refused {
                ply: number,
                seat: ply.seat,
                action: ply.action.clone(),
                why: Box::new(why),
            })
        };
        let happened = with_deals(&*self.game, self.dealing, number, entry, &ply.deals, act)?;
        compare(number, &happened, &ply.deals)?;
        self.ply = number;
        Ok(Some(happened))
    }

    /// Compares the result; call it after the last step.
    pub fn finish(self) -> Result<Box<dyn Table>, RecordFault> {
        match &self.record.result {
            Some(result) if self.table.outcome().as_ref() != Some(result) => Err(RecordFault::Result),
            _ => Ok(self.table),
        }
    }
}

fn with_deals<T>(
    game: &dyn AnyGame,
    dealing: Dealing,
    ply: usize,
    entry: u64,
    written: &[String],
    act: impl FnOnce(&mut dyn Chance) -> Result<T, RecordFault>,
) -> Result<T, RecordFault> {
    match dealing {
        Dealing::Seed(seed) => act(&mut TableChance::at(seed, entry)),
        Dealing::Written => {
            let mut deals = Vec::with_capacity(written.len());
            for text in written {
                let unknown = || RecordFault::UnknownDeal { ply, deal: text.clone() };
                deals.push(game.parse_deal(text).ok_or_else(unknown)?);
            }
            let mut dealt = Dealt::new(deals);
            let done = act(&mut dealt)?;
            dealt.finish().map_err(|fault| RecordFault::Deals { ply, fault })?;
            Ok(done)
        }
    }
}

fn compare(ply: usize, happened: &Happened, written: &[String]) -> Result<(), RecordFault> {
    if happened.deals != written {
        return Err(RecordFault::NotTheSeed { ply, dealt: happened.deals.clone(), written: written.to_vec() });
    }
    Ok(())
}

//! A campaign from its first game to its last: what lasts between games, and nothing else. Everything that follows from the games
//! played (stickers used, points, who begins) is worked out from them, so it can never disagree with them.

use super::options::{CampaignOptions, settle};
use super::pack::{Bonus, Kingdom, Scenario, Side};
use super::packs::{Pack, Packs};
use super::rules::RiseOfEmpireRules;
use super::variant::bonus_winners;
use super::{CampaignFault, Legacy, Upgrade, stickers};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use starboard_core::face::{Sitting, Table};
use starboard_core::pack::short;
use starboard_core::record::Dealing;
use starboard_core::{Chance, Faults, Game, Record, Replay, Seat};
use starboard_star_realms::options::Options;
use std::sync::Arc;

/// The version of the file.
pub(super) const FORMAT: u32 = 1;
/// Games of a campaign.
pub(super) const GAMES: usize = 12;

/// Two players, two sides, twelve games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    pub starboard_campaign: u32,
    pub pack: PackId,
    /// The edition of the rules it began with, and all its games are played by.
    #[serde(default = "first_edition")]
    pub edition: String,
    #[serde(default)]
    pub kingdom: Kingdom,
    /// By seat, the same in every game.
    pub players: [String; 2],
    /// Where the Star Empire sits.
    pub empire: Seat,
    /// Both wanted the same side, and a coin decided.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub coin: bool,
    /// After how many games this one was copied off another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forked_after: Option<u8>,
    pub games: Vec<Played>,
    /// The game being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current: Option<Current>,
    /// Upgrades made after the last game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub top_up: Vec<Upgrade>,
    /// The pack as it was written, where it does not come with the program: so the campaign opens anywhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// The packs there are where it is played.
    #[serde(skip)]
    pub(super) packs: Packs,
}

/// Campaigns did not say it while there was one.
fn first_edition() -> String {
    "1".to_owned()
}

/// A pack as a campaign remembers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackId {
    pub id: String,
    pub version: u32,
    pub hash: String,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    pub scenario: u8,
    pub first: Side,
    /// The first player's choice, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<u8>,
    /// Who earned the victory point card.
    pub winner: Side,
    pub how: Ended,
    /// Who earned the bonus cards.
    #[serde(rename = "bonus", default, skip_serializing_if = "Earned::is_empty")]
    pub bonuses: Earned,
    pub turns: u16,
    pub upgrades: Vec<Made>,
    pub record: Record,
}

/// Who earned each bonus card of a game, in the scenario's order, without the last that nobody did. Written as one side where that is
/// all there is to say.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "WrittenEarned", into = "WrittenEarned")]
pub struct Earned(Vec<Option<Side>>);

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum WrittenEarned {
    First(Side),
    Each(Vec<Option<Side>>),
}

impl From<WrittenEarned> for Earned {
    fn from(written: WrittenEarned) -> Earned {
        match written {
            WrittenEarned::First(side) => Earned(vec![Some(side)]),
            WrittenEarned::Each(each) => each.into_iter().collect(),
        }
    }
}

impl From<Earned> for WrittenEarned {
    fn from(earned: Earned) -> WrittenEarned {
        match earned.0[..] {
            [Some(first)] => WrittenEarned::First(first),
            _ => WrittenEarned::Each(earned.0),
        }
    }
}

impl FromIterator<Option<Side>> for Earned {
    fn from_iter<I: IntoIterator<Item = Option<Side>>>(each: I) -> Earned {
        let mut each: Vec<Option<Side>> = each.into_iter().collect();
        while each.last().is_some_and(Option::is_none) {
            each.pop();
        }
        Earned(each)
    }
}

impl Earned {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Each card that was earned, and by whom.
    pub fn with<'s>(&self, scenario: &'s Scenario) -> impl Iterator<Item = (Side, &'s Bonus)> {
        let all = self.0.iter().zip(&scenario.bonuses);
        all.filter_map(|(side, bonus)| Some(((*side)?, bonus)))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    Authority,
    Political,
    Conceded,
}

impl Ended {
    /// The key of its words.
    pub(super) fn key(self) -> &'static str {
        match self {
            Ended::Authority => "how-authority",
            Ended::Political => "how-political",
            Ended::Conceded => "how-conceded",
        }
    }
}

/// An upgrade and the turn it was made in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Made {
    pub card: Upgrade,
    pub turn: u16,
}

/// A game that has begun: the choice taken, and the game so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Current {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<Record>,
}

/// What comes next.
#[derive(Clone, PartialEq, Debug)]
pub struct Next {
    pub scenario: Scenario,
    pub first: Side,
    /// How many options the first player has to choose from; 0 without a choice.
    pub options: u8,
}

impl Campaign {
    /// Two players and the sides they want. If both want the same, a coin says who gets it.
    pub fn new(
        packs: &Packs,
        pack: &Arc<Pack>,
        kingdom: Kingdom,
        players: [String; 2],
        wants: [Side; 2],
        coin: &mut impl Chance,
    ) -> Campaign {
        let contested = wants[0] == wants[1];
        let empire = match contested {
            true if coin.even(0, 2) == 0 => Seat(u8::from(wants[0] != Side::StarEmpire)),
            true => Seat(u8::from(wants[0] == Side::StarEmpire)),
            false => Seat(u8::from(wants[0] != Side::StarEmpire)),
        };
        Campaign {
            edition: Legacy::newest().to_owned(),
            starboard_campaign: FORMAT,
            pack: PackId { id: pack.id().to_owned(), version: pack.written.version, hash: pack.hash.clone() },
            kingdom,
            players,
            empire,
            coin: contested,
            forked_after: None,
            games: Vec::new(),
            current: None,
            top_up: Vec::new(),
            content: (!pack.is_built_in()).then(|| pack.text().to_owned()),
            packs: packs.with_own(pack),
        }
    }

    /// The rules that its games are played by.
    pub fn rules(&self) -> RiseOfEmpireRules {
        RiseOfEmpireRules { packs: self.packs.clone() }
    }

    /// The pack this campaign is played with: what it began with, in the words that are offered now.
    pub fn pack(&self) -> Result<Arc<Pack>, CampaignFault> {
        let PackId { id, version, hash } = &self.pack;
        if let Some(own) = self.packs.own().filter(|p| p.id() == id && p.is(hash)) {
            return Ok(own.clone());
        }
        self.packs.begun_with(id, hash).ok_or_else(|| match self.packs.offered_as(id) {
            None => CampaignFault::NoPack { id: id.clone() },
            Some(other) => CampaignFault::OtherPack {
                id: id.clone(),
                wanted: *version,
                wanted_hash: short(hash).to_owned(),
                found: other.written.version,
                found_hash: short(&other.hash).to_owned(),
            },
        })
    }

    /// Finds its pack: in its file, where it is written there, or here.
    pub(super) fn find_pack(&mut self) -> Result<(), CampaignFault> {
        if let Some(text) = &self.content {
            let pack = Pack::read("pack", text).map_err(CampaignFault::Damaged)?;
            if pack.id() != self.pack.id || !pack.is(&self.pack.hash) {
                let what = "what is written of it is not the pack that the campaign began with";
                return Err(CampaignFault::Damaged(Faults::one("pack", what)));
            }
            // Where a pack of the program has its name, it is still there for this campaign.
            let known = self.packs.take_in(pack.clone(), false).unwrap_or_else(|_| Arc::new(pack));
            self.packs = self.packs.with_own(&known);
        }
        let pack = self.pack()?;
        self.packs = self.packs.with_own(&pack);
        self.content = (!pack.is_built_in()).then(|| pack.text().to_owned());
        Ok(())
    }

    /// A pack of its name that plays otherwise: the campaign goes on with the one it began with.
    pub fn other_edition(&self) -> Option<Arc<Pack>> {
        self.packs.offered_as(&self.pack.id).filter(|other| !other.is(&self.pack.hash))
    }

    /// Are these the options of a table? Earlier programs named a pack without its number.
    pub(super) fn same_table(&self, record: &Json, table: &Json) -> bool {
        let mut said = record.clone();
        if said.get("pack").and_then(Json::as_str) == Some(&self.pack.id) {
            said["pack"] = table["pack"].clone();
        }
        said == *table
    }

    pub fn side(&self, seat: Seat) -> Side {
        if seat == self.empire { Side::StarEmpire } else { Side::TradeFederation }
    }

    pub fn seat(&self, side: Side) -> Seat {
        Seat(if side == Side::StarEmpire { self.empire.0 } else { 1 - self.empire.0.min(1) })
    }

    pub fn player(&self, side: Side) -> &str {
        &self.players[self.seat(side).index().min(1)]
    }

    /// Every upgrade so far, in order.
    pub fn upgrades(&self) -> impl Iterator<Item = &Upgrade> {
        self.games.iter().flat_map(|g| &g.upgrades).map(|m| &m.card).chain(&self.top_up)
    }

    /// Who begins the next game: the Star Empire, then whoever won the last one's victory point card.
    pub fn first(&self) -> Side {
        self.games.last().map_or(Side::StarEmpire, |g| g.winner)
    }

    /// The next game, while there is one.
    pub fn next(&self) -> Result<Next, CampaignFault> {
        let number = self.games.len() as u8 + 1;
        let pack = self.pack()?;
        let scenario =
            pack.scenario(number).filter(|_| self.games.len() < GAMES).cloned().ok_or(CampaignFault::Finished)?;
        let options = scenario.options();
        Ok(Next { scenario, first: self.first(), options })
    }

    /// The options of the next game's table. `choice` counts from 1 and is needed where the scenario asks for one.
    pub fn table(&self, choice: Option<u8>) -> Result<Options, CampaignFault> {
        let next = self.next()?;
        match choice {
            None if next.options > 0 => return Err(CampaignFault::ChoiceNeeded { options: next.options }),
            Some(n) if n == 0 || n > next.options => {
                return Err(CampaignFault::NoSuchChoice { n, options: next.options });
            }
            _ => {}
        }
        let own = CampaignOptions {
            pack: Some(self.pack()?.key()),
            kingdom: self.kingdom,
            scenario: Some(next.scenario.number),
            empire: self.empire,
            choice,
            upgrades: self.upgrades().cloned().collect(),
            points: self.points().map(|n| n.min(255) as u8),
            ..CampaignOptions::default()
        };
        let options = Options { first: Some(self.seat(next.first)), ..own.table() };
        Ok(settle(&self.packs, options)?.0)
    }

    /// The first player has chosen (if there is a choice): the game begins. Returns the options of its table.
    pub fn begin(&mut self, choice: Option<u8>) -> Result<Json, CampaignFault> {
        if self.current.is_some() {
            return Err(CampaignFault::GameRunning);
        }
        let options = self.table(choice)?;
        self.current = Some(Current { choice, record: None });
        Ok(json(&options))
    }

    /// The options of the running game's table.
    pub fn running(&self) -> Result<Json, CampaignFault> {
        let current = self.current.as_ref().ok_or(CampaignFault::NoGame)?;
        Ok(json(&self.table(current.choice)?))
    }

    /// Keeps the running game so far.
    pub fn keep(&mut self, record: Record) -> Result<(), CampaignFault> {
        self.is_of_this_game(&record)?;
        self.replay(&record)?;
        if let Some(current) = &mut self.current {
            current.record = Some(record);
        }
        Ok(())
    }

    /// The running game is over: its record is replayed, and what it changed becomes permanent. It cannot be undone.
    pub fn finish(&mut self, record: Record) -> Result<&Played, CampaignFault> {
        let choice = self.current.as_ref().ok_or(CampaignFault::NoGame)?.choice;
        self.is_of_this_game(&record)?;
        let played = self.read_game(record, choice)?;
        self.games.push(played);
        self.current = None;
        self.games.last().ok_or(CampaignFault::NoGame)
    }

    /// A copy from the end of an earlier game; this campaign stays as it is.
    pub fn fork(&self, after: usize) -> Result<Campaign, CampaignFault> {
        if after > self.games.len() {
            return Err(CampaignFault::NoSuchGame { n: after, played: self.games.len() });
        }
        let mut copy = self.clone();
        copy.games.truncate(after);
        (copy.current, copy.top_up) = (None, Vec::new());
        copy.forked_after = Some(after as u8);
        Ok(copy)
    }

    fn is_of_this_game(&self, record: &Record) -> Result<(), CampaignFault> {
        let table = self.running()?;
        if record.game != Legacy::NAME || !self.same_table(&record.options, &table) || record.position.is_some() {
            return Err(CampaignFault::OtherGame { scenario: self.games.len() as u8 + 1 });
        }
        Ok(())
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn Table>, CampaignFault> {
        Ok(record.check(&self.rules())?)
    }

    /// What a finished game was, worked out by replaying it. The campaign stands before that game.
    pub(super) fn read_game(&self, record: Record, choice: Option<u8>) -> Result<Played, CampaignFault> {
        let mut replay = Replay::start(&record, &self.rules(), Dealing::Written)?;
        let mut upgrades: Vec<Made> = Vec::new();
        let mut turns = 0;
        while replay.step()?.is_some() {
            let sitting = legacy(&*replay.table)?;
            turns = sitting.game.turns(&sitting.state).min(u32::from(u16::MAX)) as u16;
            for card in upgraded_now(&sitting.game, &sitting.state) {
                if !upgrades.iter().any(|m| m.card == card) {
                    upgrades.push(Made { card, turn: turns });
                }
            }
        }
        let table = replay.finish()?;
        let sitting = legacy(&*table)?;
        let outcome = table.outcome().ok_or(CampaignFault::NotOver)?;
        let winner = match outcome.winners().collect::<Vec<_>>()[..] {
            [winner] => self.side(winner),
            _ => return Err(CampaignFault::NoWinner),
        };
        let conceded = record.plies.last().is_some_and(|p| p.action == starboard_core::face::CONCEDE);
        let how = match outcome.why.as_str() {
            "political_victory" => Ended::Political,
            _ if conceded => Ended::Conceded,
            _ => Ended::Authority,
        };
        let next = self.next()?;
        let earned = bonus_winners(&sitting.game, &sitting.state);
        let bonuses = earned.into_iter().map(|seat| seat.map(|seat| self.side(seat))).collect();
        Ok(Played {
            scenario: next.scenario.number,
            first: next.first,
            choice,
            winner,
            how,
            bonuses,
            turns,
            upgrades,
            record,
        })
    }
}

fn legacy(table: &dyn Table) -> Result<&Sitting<Legacy>, CampaignFault> {
    table.as_any().downcast_ref::<Sitting<Legacy>>().ok_or(CampaignFault::NoGame)
}

/// The cards upgraded in this game so far.
fn upgraded_now(game: &Legacy, s: &<Legacy as Game>::State) -> Vec<Upgrade> {
    stickers::used(game, s).filter_map(|row| game.name(s, row).parse().ok()).collect()
}

fn json(options: &Options) -> Json {
    serde_json::to_value(options).unwrap_or(Json::Null)
}

impl From<Faults> for CampaignFault {
    fn from(faults: Faults) -> Self {
        CampaignFault::Table(faults)
    }
}

//! What cards do, as data. The set is closed: the rules interpret it, the words of the cards are made from it.

use crate::piece::{Good, Planet, Worker};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One thing a card does. A card's effects happen in order; "the planet" is the one an earlier effect or the mission's site chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Take credits from the bank.
    Credits {
        amount: u8,
    },
    /// Credits for every unit of a good; a route is two units.
    CreditsPerGood {
        good: Good,
        amount: u8,
    },
    /// Each other player pays, if one of your `with` is in the senate.
    LevyCredits {
        amount: u8,
        with: Worker,
    },
    /// Military cubes for good.
    Cubes {
        count: u8,
    },
    /// Military cubes for the attacks of the next round.
    BorrowCubes {
        count: u8,
        against: Foe,
    },
    /// Workers for the next round.
    Recruit {
        worker: Recruit,
        count: u8,
    },
    /// A worker straight onto a track.
    Post {
        worker: Worker,
        track: Post,
    },
    /// Goods drawn blindly from the pool.
    DrawGoods {
        count: u8,
    },
    /// Take the rebel fleet to a planet; an imperial fleet there moves on.
    RebelFleet,
    /// New workers on a planet.
    Deploy {
        worker: Worker,
        count: u8,
        at: Where,
        #[serde(default)]
        by: Who,
    },
    /// Move up to `count` own workers from one planet to another.
    ShiftWorkers {
        count: u8,
    },
    /// Sentinels from the supply to one planet.
    AddSentinels {
        count: u8,
    },
    /// One sentinel from each of up to `count` planets.
    RemoveSentinels {
        count: u8,
    },
    /// Remove a sentinel from a planet, or add one where there is none.
    FlipSentinel,
    /// Move up to `count` sentinels.
    MoveSentinels {
        count: u8,
        path: Path,
    },
    /// All sentinels of the planet go to other planets.
    ScatterSentinels,
    /// An imperial fleet moves to a planet, which becomes the planet.
    BringImperialFleet,
    RemoveImperialFleet {
        at: Where,
    },
    /// All workers of the planet go back to their owners' hands.
    ReturnWorkers,
    /// Up to `count` workers at the planet are removed.
    RemoveWorkers {
        count: u8,
    },
    /// So many rebels, or so many specialists, of one planet are removed.
    RemoveRebelsOrSpecialists {
        rebels: u8,
        specialists: u8,
    },
    /// Workers on the mission track worth up to `value` are removed.
    RemoveFromMissions {
        value: u8,
    },
    /// A rival's worker is removed: the mission's target, or one on any planet, which becomes the planet.
    RemoveRival {
        worker: Worker,
    },
    /// Pieces of one planet are drawn blindly and removed.
    RandomLosses {
        pieces: Losses,
    },
    /// An unclaimed trade route; only if there is none, a rival's.
    TakeRoute,
    /// Until a mission is performed, every mission costs more.
    RaiseMissionCost {
        amount: u8,
    },
    /// For the rest of the game, first at the mission track.
    FirstAtMissions,
    /// Choose a rival for what follows.
    NameRival,
    /// Draw an imperial action and resolve it as its winner.
    PlayImperialAction,
}

impl Effect {
    /// Does it give something and take or change nothing else?
    pub(crate) fn only_gains(&self) -> bool {
        matches!(
            self,
            Effect::Credits { .. }
                | Effect::CreditsPerGood { .. }
                | Effect::LevyCredits { .. }
                | Effect::Cubes { .. }
                | Effect::BorrowCubes { .. }
                | Effect::Recruit { .. }
                | Effect::Post { .. }
                | Effect::DrawGoods { .. }
                | Effect::TakeRoute
                | Effect::FirstAtMissions
        )
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Foe {
    Sentinels,
    Factions,
}

/// Who is recruited: a kind of worker, or a specialist of the player's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, TS)]
#[ts(type = "Worker | \"specialist\"")]
pub enum Recruit {
    Kind(Worker),
    AnySpecialist,
}

impl Serialize for Recruit {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        match self {
            Recruit::Kind(worker) => worker.serialize(s),
            Recruit::AnySpecialist => s.serialize_str("specialist"),
        }
    }
}

impl<'de> Deserialize<'de> for Recruit {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let name = String::deserialize(d)?;
        if name == "specialist" {
            return Ok(Recruit::AnySpecialist);
        }
        Worker::named(&name).map(Recruit::Kind).map_err(|e| serde::de::Error::custom(e + ", specialist"))
    }
}

/// Where technologies put workers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Post {
    InfluenceX,
    InfluenceY,
    War,
    Missions,
    Senate,
}

/// Which planet an effect concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Where {
    Any,
    /// One where the player has a worker.
    Present,
    /// The planet.
    Same,
    /// Any but the planet.
    Other,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, Default, TS)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    #[default]
    You,
    /// The rival named before.
    Rival,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Path {
    /// All from one planet to one other; at least one must move.
    One,
    Any,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Losses {
    Count(u8),
    /// Half of them, rounded down.
    Half,
}

/// Where a mission is performed; its cost is the number of sentinels there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    Planet(Planet),
    /// Wherever a rival has such a worker; the senate too if it has a cost.
    #[serde(rename = "rival")]
    Rival {
        worker: Worker,
        senate_cost: Option<u8>,
    },
    /// Any planet with an imperial fleet.
    ImperialFleet,
}

/// When a technology's effects happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    EachRound,
    Once,
    AtPurchase,
    /// It only scores, at the end of the game.
    End,
}

/// Points at the end of the game: `each` for `every` so many of `per`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    pub each: u8,
    pub per: Per,
    #[serde(default = "one")]
    pub every: u8,
}

fn one() -> u8 {
    1
}

/// What a technology counts; always its owner's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    Technologies,
    Routes,
    Missions,
    Credits,
    RebelFleet,
    ControlledPlanets,
    WorkersOnControlledPlanets,
    SenateSpecialists,
    Senate(Worker),
    Planets(Worker),
}

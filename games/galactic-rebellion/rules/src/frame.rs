//! Pending decisions: a small stack of plain frames in the state.

use crate::catalogue::{Card, MissionId};
use crate::piece::{Planet, Worker};
use serde::{Deserialize, Serialize};
use starboard_core::{Seat, SeatSet};
use ts_rs::TS;

/// A decision somebody must make. The last one of the stack is asked; those beneath wait for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
// The seat lies in the same place of every frame: who is asked is asked all the time.
#[repr(u8)]
pub enum Frame {
    /// Where a first rebel goes.
    Settle { seat: Seat, left: u8 },
    /// Which worker at hand goes to which track.
    Place { seat: Seat },
    /// Where a worker of the influence track lands.
    Land { seat: Seat, worker: Worker },
    /// Which good to take.
    Good { seat: Seat, left: u8 },
    /// Perform a mission or pass.
    Mission { seat: Seat },
    /// Whom or what the mission is aimed at.
    Target { seat: Seat, mission: MissionId },
    /// Which workers pay for the mission. `single` once a worker worth 1 has paid.
    PayMission {
        seat: Seat,
        mission: MissionId,
        left: u8,
        #[serde(default)]
        single: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        planet: Option<Planet>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        rival: Option<Seat>,
    },
    /// Which technology to buy.
    Research { seat: Seat, cost: u8 },
    /// Whom to attack.
    Attack { seat: Seat, worker: Worker },
    /// Which worker defends; without an attacker it is the empire's sentinels. `cubes` are the attacker's.
    Defend {
        seat: Seat,
        planet: Planet,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        attacker: Option<Seat>,
        cubes: u8,
    },
    /// Which second worker is lost.
    SecondLoss { seat: Seat, planet: Planet },
    /// Which specialist to train for the price.
    Train { seat: Seat, cost: u8 },
    /// Raise the bid or pass for good.
    Bid {
        seat: Seat,
        high: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        leader: Option<Seat>,
        #[serde(default)]
        out: SeatSet,
    },
    /// Which of the seat's own technologies acts next.
    Technology { seat: Seat },
    /// Which senators pay the bid.
    PaySenate { seat: Seat, left: u8 },
    /// A card's effects: `step` is the one happening, `left` how much of it is left.
    Run(Run),
}

/// A card at work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[repr(C)]
pub struct Run {
    pub seat: Seat,
    pub card: Card,
    #[serde(default)]
    pub step: u8,
    /// How often the step may still happen; `FRESH` before it began.
    #[serde(default = "fresh")]
    pub left: u8,
    /// The planet the effects concern.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub planet: Option<Planet>,
    /// Where things come from, once chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub origin: Option<Planet>,
    /// The rival the effects concern.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rival: Option<Seat>,
    /// The planets this step has already touched, one bit each.
    #[serde(default)]
    pub touched: u8,
}

pub const FRESH: u8 = u8::MAX;

fn fresh() -> u8 {
    FRESH
}

impl Run {
    pub fn new(seat: Seat, card: Card) -> Run {
        Run { seat, card, step: 0, left: FRESH, planet: None, origin: None, rival: None, touched: 0 }
    }

    /// On to the card's next effect.
    pub fn next(mut self) -> Run {
        self.step += 1;
        self.left = FRESH;
        self.origin = None;
        self.touched = 0;
        self
    }
}

impl Frame {
    /// Who is asked.
    #[inline]
    pub fn seat(&self) -> Seat {
        match *self {
            Frame::Settle { seat, .. }
            | Frame::Place { seat }
            | Frame::Land { seat, .. }
            | Frame::Good { seat, .. }
            | Frame::Mission { seat }
            | Frame::Target { seat, .. }
            | Frame::PayMission { seat, .. }
            | Frame::Research { seat, .. }
            | Frame::Attack { seat, .. }
            | Frame::Defend { seat, .. }
            | Frame::SecondLoss { seat, .. }
            | Frame::Train { seat, .. }
            | Frame::Bid { seat, .. }
            | Frame::Technology { seat }
            | Frame::PaySenate { seat, .. } => seat,
            Frame::Run(run) => run.seat,
        }
    }
}

//! What is being asked, for everybody to see.

use crate::contract::Bonus;
use crate::contract::Card;
use crate::effect::Effect;
use crate::game::RiseToPower;
use crate::legal::recovered;
use crate::prism::Prisms;
use crate::state::{Phase, State, Use};
use serde::Serialize;
use starboard_core::Seat;
use ts_rs::TS;

/// Who is asked what. Nothing in it depends on hidden cards.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Prompt {
    Acquire {
        seat: Seat,
        left: u8,
    },
    Act {
        seat: Seat,
        points: u8,
    },
    /// The owner of a contested contract: defend or decline?
    Answer {
        seat: Seat,
        attacker: Seat,
        card: Card,
        #[serde(rename = "use")]
        to: Use,
        shown: Prisms,
    },
    Recover {
        seat: Seat,
        n: u8,
    },
    Swap {
        seat: Seat,
    },
    Steal {
        seat: Seat,
        n: u8,
    },
    Scrap {
        seat: Seat,
    },
    Keep {
        seat: Seat,
        n: u8,
        of: u8,
    },
    /// So many cards too many.
    Discard {
        seat: Seat,
        n: u8,
    },
    Over,
}

impl Prompt {
    pub fn id(&self) -> &'static str {
        match self {
            Prompt::Acquire { .. } => "acquire",
            Prompt::Act { .. } => "act",
            Prompt::Answer { .. } => "answer",
            Prompt::Recover { .. } => "recover",
            Prompt::Swap { .. } => "swap",
            Prompt::Steal { .. } => "steal",
            Prompt::Scrap { .. } => "scrap",
            Prompt::Keep { .. } => "keep",
            Prompt::Discard { .. } => "discard",
            Prompt::Over => "over",
        }
    }
}

impl RiseToPower {
    pub(crate) fn prompt_of(&self, s: &State) -> Prompt {
        let seat = s.turn;
        match s.phase {
            Phase::Acquire { left } => Prompt::Acquire { seat, left },
            Phase::Act => Prompt::Act { seat, points: s.points },
            Phase::Answer => match s.contest {
                Some(c) => {
                    Prompt::Answer { seat: c.owner, attacker: c.attacker, card: c.card, to: c.to, shown: c.shown }
                }
                None => Prompt::Over,
            },
            Phase::Trade { .. } => match self.pending_effect(s) {
                Some(Effect::Recover(n)) => Prompt::Recover { seat, n: recovered(s, n) as u8 },
                Some(Effect::Swap(_)) => Prompt::Swap { seat },
                Some(Effect::Steal(n)) => Prompt::Steal { seat, n },
                Some(Effect::Scrap(_)) => Prompt::Scrap { seat },
                Some(Effect::Sift { keep, .. }) => Prompt::Keep { seat, n: keep, of: s.looked.len() as u8 },
                _ => Prompt::Act { seat, points: s.points },
            },
            Phase::Discard => {
                let me = s.player(seat);
                let over = me.hand.len() - usize::from(me.plant(&self.set, Bonus::Capacity)).min(me.hand.len());
                Prompt::Discard { seat, n: over as u8 }
            }
            Phase::Over(_) => Prompt::Over,
        }
    }
}

//! What is asked, and why an answer is refused.

use crate::GalacticRebellion;
use crate::action::Action;
use crate::answers;
use crate::effect::Effect;
use crate::odds::{self, Odds};
use crate::piece::{Planet, Spot, Worker};
use crate::state::{Frame, Phase, State};
use serde::Serialize;
use starboard_core::Seat;
use ts_rs::TS;

/// The decision on top of the stack, with what a reader needs to understand it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Prompt {
    #[serde(flatten)]
    pub frame: Frame,
    /// What the card does at this step, when a card asks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub effect: Option<Effect>,
    pub may_pass: bool,
    /// The attacker's chance, when somebody must defend.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub odds: Option<Odds>,
}

/// Why an action is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Illegal {
    Over,
    /// Another seat is asked.
    NotAsked {
        seat: Seat,
    },
    AlreadyConceded,
    /// The action does not answer what is asked.
    NotTheQuestion,
    MayNotPass,
    NotAtHand {
        worker: Worker,
    },
    TrackFull {
        spot: Spot,
    },
    OnceOnInitiative,
    ImperialFleet {
        planet: Planet,
    },
    RebelFleet {
        planet: Planet,
    },
    NotShown,
    TooExpensive,
    NotThere,
    BidTooLow {
        least: u8,
    },
    BidTooHigh {
        most: u8,
    },
    /// The payment could not be finished exactly with this worker.
    WrongPayment,
    NotPossible,
}

impl GalacticRebellion {
    pub(crate) fn prompt_of(&self, s: &State, frame: Frame) -> Prompt {
        let effect = match frame {
            Frame::Run(run) => self.cards.effects(run.card).get(usize::from(run.step)).copied(),
            _ => None,
        };
        let may_pass = match frame {
            Frame::Run(run) => answers::may_stop(self, &run),
            Frame::Mission { .. }
            | Frame::Research { .. }
            | Frame::Attack { .. }
            | Frame::Train { .. }
            | Frame::Bid { .. } => true,
            Frame::Good { left, .. } => self.may_leave_good(s, left),
            _ => false,
        };
        let odds = match frame {
            Frame::Defend { seat, cubes, .. } => Some(odds::attack(cubes, s.player(seat).cubes)),
            _ => None,
        };
        Prompt { frame, effect, may_pass, odds }
    }

    /// Why `action`, which is not among the options, is refused.
    pub(crate) fn why_not(&self, s: &State, seat: Seat, action: Action) -> Illegal {
        let frame = match s.stack.last() {
            Some(frame) if s.phase != Phase::Over => *frame,
            _ => return Illegal::Over,
        };
        if frame.seat() != seat {
            return Illegal::NotAsked { seat: frame.seat() };
        }
        let player = s.player(seat);
        match (frame, action) {
            (Frame::Place { .. }, Action::Place(worker, _)) if !player.hand.has(worker) => {
                Illegal::NotAtHand { worker }
            }
            (Frame::Place { .. }, Action::Place(_, Spot::Initiative)) => Illegal::OnceOnInitiative,
            (Frame::Place { .. }, Action::Place(_, spot)) => Illegal::TrackFull { spot },
            (Frame::Settle { .. } | Frame::Land { .. }, Action::Land(planet))
            | (Frame::Run(_), Action::At(planet) | Action::Move(_, planet))
            | (Frame::Attack { .. }, Action::Attack(planet, _))
                if !s.is_open(planet, seat) =>
            {
                blockade(s, planet)
            }
            (Frame::Good { .. }, Action::Take(_)) => Illegal::NotShown,
            (Frame::Mission { .. }, Action::Perform(m)) if !s.missions_shown.contains(&m) => Illegal::NotShown,
            (Frame::Mission { .. }, Action::Perform(_))
            | (Frame::Target { .. }, Action::Strike(..) | Action::At(_)) => Illegal::TooExpensive,
            (Frame::Research { .. }, Action::Buy(t)) if !s.technologies_shown.contains(&t) => Illegal::NotShown,
            (Frame::Research { .. }, Action::Buy(_)) => Illegal::TooExpensive,
            (Frame::Attack { .. }, Action::Attack(..)) | (Frame::Defend { .. }, Action::Defend(_)) => Illegal::NotThere,
            (Frame::SecondLoss { .. }, Action::Lose(_)) => Illegal::NotThere,
            (Frame::Bid { high, .. }, Action::Bid(n)) if n <= high => {
                Illegal::BidTooLow { least: high.saturating_add(1) }
            }
            (Frame::Bid { .. }, Action::Bid(_)) => Illegal::BidTooHigh { most: player.senate.votes() },
            (Frame::PayMission { .. }, Action::Pay(worker)) if !player.missions.has(worker) => Illegal::NotThere,
            (Frame::PaySenate { .. }, Action::Pay(worker)) if !player.senate.has(worker) => Illegal::NotThere,
            (Frame::PayMission { .. } | Frame::PaySenate { .. }, Action::Pay(_)) => Illegal::WrongPayment,
            (Frame::Train { .. }, Action::Train(_)) => Illegal::NotPossible,
            (_, Action::Pass) => Illegal::MayNotPass,
            (Frame::Run(_), Action::At(_) | Action::Move(..) | Action::Send(_) | Action::Remove(..))
            | (Frame::Run(_), Action::Strike(..) | Action::Route(_) | Action::Name(_) | Action::Train(_))
            | (Frame::Technology { .. }, Action::Use(_)) => Illegal::NotPossible,
            _ => Illegal::NotTheQuestion,
        }
    }
}

fn blockade(s: &State, planet: Planet) -> Illegal {
    if s.has_imperial_fleet(planet) { Illegal::ImperialFleet { planet } } else { Illegal::RebelFleet { planet } }
}

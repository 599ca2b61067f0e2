//! Actions as data.

use crate::action::Action;
use crate::catalogue::{MissionId, TechnologyId};
use crate::piece::{Good, Planet, Spot, Worker};
use serde::Serialize;
use starboard_core::Seat;
use ts_rs::TS;

/// An action as data, for pages and programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Deed {
    Place {
        worker: Worker,
        spot: Spot,
    },
    Land {
        planet: Planet,
    },
    Take {
        good: Good,
    },
    Perform {
        mission: MissionId,
    },
    /// Without a planet it is the rival's worker in the senate.
    Strike {
        seat: Seat,
        planet: Option<Planet>,
    },
    Pay {
        worker: Worker,
    },
    Buy {
        technology: TechnologyId,
    },
    /// Without a seat it is the sentinels that are attacked.
    Attack {
        planet: Planet,
        seat: Option<Seat>,
    },
    Defend {
        worker: Worker,
    },
    Lose {
        worker: Worker,
    },
    Train {
        worker: Worker,
    },
    Bid {
        amount: u8,
    },
    At {
        planet: Planet,
    },
    Move {
        from: Planet,
        to: Planet,
    },
    Send {
        worker: Worker,
    },
    Remove {
        seat: Seat,
        worker: Worker,
    },
    Route {
        planet: Planet,
    },
    Name {
        seat: Seat,
    },
    /// Which of the seat's own technologies acts next.
    Use {
        technology: TechnologyId,
    },
    /// Take the mission's reward.
    Reward,
    Pass,
}

impl From<Action> for Deed {
    fn from(action: Action) -> Deed {
        match action {
            Action::Place(worker, spot) => Deed::Place { worker, spot },
            Action::Land(planet) => Deed::Land { planet },
            Action::Take(good) => Deed::Take { good },
            Action::Perform(mission) => Deed::Perform { mission },
            Action::Strike(seat, planet) => Deed::Strike { seat, planet },
            Action::Pay(worker) => Deed::Pay { worker },
            Action::Buy(technology) => Deed::Buy { technology },
            Action::Attack(planet, seat) => Deed::Attack { planet, seat },
            Action::Defend(worker) => Deed::Defend { worker },
            Action::Lose(worker) => Deed::Lose { worker },
            Action::Train(worker) => Deed::Train { worker },
            Action::Bid(amount) => Deed::Bid { amount },
            Action::At(planet) => Deed::At { planet },
            Action::Move(from, to) => Deed::Move { from, to },
            Action::Send(worker) => Deed::Send { worker },
            Action::Remove(seat, worker) => Deed::Remove { seat, worker },
            Action::Route(planet) => Deed::Route { planet },
            Action::Name(seat) => Deed::Name { seat },
            Action::Use(technology) => Deed::Use { technology },
            Action::Reward => Deed::Reward,
            Action::Pass => Deed::Pass,
        }
    }
}

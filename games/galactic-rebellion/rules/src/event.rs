//! What a person at the table would see happening. Everything in this game happens in the open.

use crate::catalogue::{ActionId, Card, MissionId, TechnologyId};
use crate::effect::{Foe, Post};
use crate::goods::Sets;
use crate::piece::{Crew, Good, Planet, Spot, Track, Worker};
use crate::state::{Phase, Sheet};
use serde::Serialize;
use starboard_core::Seat;
use ts_rs::TS;

/// Whose cube came out of the bag, or who fought: a faction or the empire (`null`).
pub type Side = Option<Seat>;

/// Where a worker was when it was removed: a planet, or a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    Planet(Planet),
    Track(Track),
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The table is set up.
    SetUp {
        order: Vec<Seat>,
    },
    RoundBegan {
        round: u8,
        epoch: u8,
    },
    /// A track begins to be resolved.
    TrackBegan {
        track: Track,
    },
    /// Income, technologies or scoring begin to do something.
    PhaseBegan {
        phase: Phase,
    },
    Placed {
        seat: Seat,
        worker: Worker,
        spot: Spot,
    },
    InitiativePaid {
        seat: Seat,
        credits: u8,
    },
    /// A worker of the influence track, or a first rebel.
    Landed {
        seat: Seat,
        worker: Worker,
        planet: Planet,
    },
    LabTaken {
        seat: Seat,
        planet: Planet,
    },
    RouteTaken {
        seat: Seat,
        planet: Planet,
        from: Option<Seat>,
    },
    /// New workers on a planet from the reserve.
    Deployed {
        seat: Seat,
        worker: Worker,
        count: u8,
        planet: Planet,
    },
    Shifted {
        seat: Seat,
        worker: Worker,
        from: Planet,
        to: Planet,
    },
    GoodTaken {
        seat: Seat,
        good: Good,
    },
    NoGoodLeft {
        seat: Seat,
    },
    GoodsDrawn {
        seat: Seat,
        good: Good,
    },
    GoodsReturned {
        goods: Vec<Good>,
    },
    /// A seat declined what it was asked at a track.
    Passed {
        seat: Seat,
        track: Track,
    },
    MissionBegan {
        seat: Seat,
        mission: MissionId,
        planet: Option<Planet>,
        rival: Option<Seat>,
        cost: u8,
    },
    /// A worker paid for a mission or a bid.
    Paid {
        seat: Seat,
        worker: Worker,
        track: Track,
    },
    MissionPerformed {
        seat: Seat,
        mission: MissionId,
        points: u8,
    },
    Bought {
        seat: Seat,
        technology: TechnologyId,
        cost: u8,
    },
    /// A soldier or hero attacks; without a defender it attacks a sentinel.
    Attacked {
        seat: Seat,
        worker: Worker,
        planet: Planet,
        defender: Side,
    },
    /// In the galactic war the sentinels of a planet turn on a faction.
    Targeted {
        planet: Planet,
        seat: Seat,
        drawn: bool,
    },
    /// Three cubes are drawn. `cubes` are those in the bag: attacker's, defender's.
    Battle {
        planet: Planet,
        attacker: Side,
        defender: Side,
        with: Option<Worker>,
        cubes: (u8, u8),
        drawn: [Side; 3],
        won: bool,
    },
    /// A worker goes back to its owner's reserve.
    Removed {
        seat: Seat,
        worker: Worker,
        place: Place,
    },
    Trained {
        seat: Seat,
        worker: Worker,
        cost: u8,
    },
    NotTrained {
        seat: Seat,
    },
    BidMade {
        seat: Seat,
        bid: u8,
    },
    BidPassed {
        seat: Seat,
    },
    Voted {
        seat: Seat,
        action: ActionId,
        bid: u8,
    },
    Unsold {
        action: ActionId,
    },
    /// A card begins to do what it says.
    CardPlayed {
        seat: Seat,
        card: Card,
    },
    IncomePaid {
        seat: Seat,
        sets: Sets,
        credits: u16,
    },
    CreditsGained {
        seat: Seat,
        credits: u16,
    },
    CreditsTaken {
        seat: Seat,
        from: Seat,
        credits: u16,
    },
    CubesGained {
        seat: Seat,
        count: u8,
    },
    CubesBorrowed {
        seat: Seat,
        count: u8,
        against: Foe,
    },
    Recruited {
        seat: Seat,
        worker: Worker,
        count: u8,
    },
    Posted {
        seat: Seat,
        worker: Worker,
        track: Post,
    },
    RebelFleetMoved {
        seat: Seat,
        planet: Planet,
    },
    /// From the supply if it comes from nowhere, to the supply if it goes nowhere.
    ImperialFleetMoved {
        from: Option<Planet>,
        to: Option<Planet>,
    },
    SentinelsMoved {
        from: Option<Planet>,
        to: Option<Planet>,
        count: u8,
    },
    /// Everybody's workers of a planet go back to their hands.
    WorkersReturned {
        planet: Planet,
        seat: Seat,
        workers: Crew,
    },
    MissionCostRaised {
        amount: u8,
    },
    FirstAtMissions {
        seat: Seat,
    },
    RivalNamed {
        seat: Seat,
        rival: Seat,
    },
    PlanetScored {
        planet: Planet,
        seat: Seat,
        points: u8,
        first: bool,
    },
    SenateScored {
        seat: Seat,
        points: u8,
    },
    FinalScored {
        seat: Seat,
        sheet: Sheet,
        total: u16,
    },
    NewOrder {
        order: Vec<Seat>,
    },
    GoodsShown {
        goods: Vec<Good>,
    },
    MissionsReturned {
        missions: Vec<MissionId>,
    },
    MissionShown {
        mission: MissionId,
    },
    TechnologiesRemoved {
        technologies: Vec<TechnologyId>,
    },
    TechnologyShown {
        technology: TechnologyId,
    },
    ActionShown {
        action: ActionId,
    },
    GalacticWarBegan,
    Conceded {
        seat: Seat,
    },
    Over {
        winners: Vec<Seat>,
    },
}

//! Opponents for Galactic Rebellion.

mod features;
mod moves;
mod taste;

use crate::budget::Budget;
use crate::code::{Code, Level};
use crate::net::Weights;
use crate::tastes::{Dialled, read_tastes};
use crate::think::{Features, Thinks};
use starboard_core::{Fast, Seat};
use starboard_galactic_rebellion::{Action, GalacticRebellion, State};
use std::sync::LazyLock;
use std::time::Duration;
use taste::Taste;

static TASTES: LazyLock<Vec<Dialled>> =
    LazyLock::new(|| read_tastes(include_str!("../../../../data/bots/galactic-rebellion.toml"), taste::DIALS));

static WEIGHTS: LazyLock<Option<Weights>> =
    LazyLock::new(|| Weights::read(include_str!("../../../../data/bots/galactic-rebellion.weights")).ok());

impl Thinks for GalacticRebellion {
    type Lore = ();
    type Taste = Taste;
    const DIALS: &'static [&'static str] = taste::DIALS;
    const MEASURES: &'static [(&'static str, f32)] = features::MEASURES;

    fn lore(&self) {}

    fn tastes() -> &'static [Dialled] {
        &TASTES
    }

    fn taste(&self, dials: &[f32], misjudge: f32, rng: &mut Fast) -> Taste {
        Taste::new(dials, misjudge, rng)
    }

    fn script(&self, s: &State, seat: Seat, taste: &Taste, room: &mut Vec<Action>, rng: &mut Fast) -> Action {
        taste.decide(self, s, seat, room, rng)
    }

    fn canonical(&self, (): &(), s: &State, seat: Seat, out: &mut Vec<Action>) {
        moves::canonical(self, s, seat, out);
    }

    /// A round is what comes to an end here.
    fn clock(&self, s: &State) -> u32 {
        u32::from(s.round)
    }

    fn alive(&self, s: &State, seat: Seat) -> bool {
        !s.conceded.contains(seat)
    }

    /// A round has many small decisions.
    fn share(&self, s: &State, seat: Seat) -> f64 {
        1.0 / (2.0 + f64::from(s.player(seat).hand.total()))
    }

    fn inputs(&self) -> Vec<String> {
        features::inputs()
    }

    fn features(&self, (): &(), s: &State, seat: Seat, out: &mut Features) {
        features::features(s, seat, out);
    }

    fn weights(&self) -> Option<&'static Weights> {
        WEIGHTS.as_ref().filter(|w| !w.is_empty())
    }

    fn measure(&self, (): &(), s: &State, seat: Seat, out: &mut [f32]) {
        features::measure(s, seat, out);
    }

    fn level(level: Level) -> Code {
        match level {
            Level::Novice => Code::script("commander", 1.2),
            Level::Easy => Code::script("commander", 0.5),
            Level::Medium => Code::script("commander", 0.0),
            Level::Hard => Code::search(Budget::Time(Duration::from_millis(100)), 1, 0),
            Level::Expert => Code::search(Budget::Time(Duration::from_secs(3)), 2, 0),
        }
    }
}

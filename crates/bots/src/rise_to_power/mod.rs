//! Opponents for Rise to Power.

mod features;
mod moves;
mod taste;

use crate::budget::Budget;
use crate::code::{Code, Level};
use crate::net::Weights;
use crate::tastes::{Dialled, read_tastes};
use crate::think::{Features, Thinks};
use starboard_core::{Fast, Seat};
use starboard_rise_to_power::{Action, Answer, RiseToPower, State};
use std::sync::LazyLock;
use std::time::Duration;
use taste::Taste;

static TASTES: LazyLock<Vec<Dialled>> =
    LazyLock::new(|| read_tastes(include_str!("../../../../data/bots/rise-to-power.toml"), taste::DIALS));

static WEIGHTS: LazyLock<Option<Weights>> =
    LazyLock::new(|| Weights::read(include_str!("../../../../data/bots/rise-to-power.weights")).ok());

impl Thinks for RiseToPower {
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

    fn alive(&self, s: &State, seat: Seat) -> bool {
        !s.out.contains(seat)
    }

    /// Whoever has just let a contract go could hardly have paid for it.
    fn belief(&self, seen: &State, seat: Seat, world: &State) -> f32 {
        match seen.contest {
            Some(contest)
                if contest.answer == Answer::Declined && contest.owner != seat && seen.turn == contest.attacker =>
            {
                let face = contest.card.face();
                let purse = world.player(contest.owner).hand.of(face.sector.colour()).total();
                if purse >= u16::from(face.cost) { 0.25 } else { 1.0 }
            }
            _ => 1.0,
        }
    }

    fn inputs(&self) -> Vec<String> {
        features::inputs()
    }

    fn features(&self, (): &(), s: &State, seat: Seat, out: &mut Features) {
        features::features(self, s, seat, out);
    }

    fn weights(&self) -> Option<&'static Weights> {
        WEIGHTS.as_ref().filter(|w| !w.is_empty())
    }

    fn measure(&self, (): &(), s: &State, seat: Seat, out: &mut [f32]) {
        features::measure(self, s, seat, out);
    }

    fn level(level: Level) -> Code {
        match level {
            Level::Novice => Code::script("builder", 1.2),
            Level::Easy => Code::script("builder", 0.5),
            Level::Medium => Code::script("builder", 0.0),
            Level::Hard => Code::search(Budget::Time(Duration::from_millis(40)), 1, 1),
            Level::Expert => Code::search(Budget::Time(Duration::from_secs(1)), 2, 2),
        }
    }
}

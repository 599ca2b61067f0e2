//! Opponents for Star Realms, in every format.

mod features;
mod legacy;
mod lethal;
mod lore;
mod script;
#[cfg(test)]
mod tests;
mod turn;
#[cfg(test)]
mod turn_tests;
mod worth;

use crate::budget::Budget;
use crate::code::{Code, Level};
use crate::net::Weights;
use crate::tastes::{Dialled, read_tastes};
use crate::think::{Features, Thinks};
use lore::Lore;
use script::Script;
use starboard_core::{Fast, Game, Seat};
use starboard_star_realms::{Action, Asks, StarRealms, State, Variant};
use std::sync::LazyLock;
use std::time::Duration;
use worth::Taste;

static TASTES: LazyLock<Vec<Dialled>> =
    LazyLock::new(|| read_tastes(include_str!("../../../../games/star-realms/mind/tastes.toml"), worth::DIALS));

/// For two players, for more, and for the campaign.
static DUEL: LazyLock<Option<Weights>> =
    LazyLock::new(|| Weights::read(include_str!("../../../../games/star-realms/mind/duel.weights")).ok());
static GROUP: LazyLock<Option<Weights>> =
    LazyLock::new(|| Weights::read(include_str!("../../../../games/star-realms/mind/group.weights")).ok());
static LEGACY: LazyLock<Option<Weights>> =
    LazyLock::new(|| Weights::read(include_str!("../../../../games/rise-of-empire/mind/campaign.weights")).ok());

impl<const S: usize, const K: usize, V: Variant> Thinks for StarRealms<S, K, V> {
    type Lore = Lore;
    type Taste = Taste;
    const DIALS: &'static [&'static str] = worth::DIALS;
    const MEASURES: &'static [(&'static str, f32)] = features::MEASURES;

    fn lore(&self) -> Lore {
        Lore::new(self.catalog())
    }

    fn tastes() -> &'static [Dialled] {
        &TASTES
    }

    fn taste(&self, dials: &[f32], misjudge: f32, rng: &mut Fast) -> Taste {
        Taste::new(self.catalog(), dials, misjudge, rng)
    }

    fn script(&self, s: &State<S, K, V>, seat: Seat, taste: &Taste, room: &mut Vec<Action>, rng: &mut Fast) -> Action {
        Script { game: self, s, seat, taste }.decide(room, rng)
    }

    fn canonical(&self, lore: &Lore, s: &State<S, K, V>, seat: Seat, out: &mut Vec<Action>) {
        turn::canonical(self, lore, s, seat, out);
    }

    fn solve(&self, lore: &Lore, s: &State<S, K, V>, seat: Seat) -> Option<Action> {
        lethal::lethal(self, lore, s, seat)
    }

    /// A sticker stays for the rest of the campaign.
    fn reaches_beyond(&self, s: &State<S, K, V>) -> bool {
        Self::HAS_UPGRADES && s.asks() == Some(Asks::Upgrade)
    }

    fn alive(&self, s: &State<S, K, V>, seat: Seat) -> bool {
        s.is_alive(seat)
    }

    fn inputs(&self) -> Vec<String> {
        features::inputs(self)
    }

    fn features(&self, lore: &Lore, s: &State<S, K, V>, seat: Seat, out: &mut Features) {
        features::features(self, lore, s, seat, out);
    }

    fn weights(&self) -> Option<&'static Weights> {
        let weights = match self.seats() {
            _ if Self::HAS_UPGRADES => &LEGACY,
            2 => &DUEL,
            _ => &GROUP,
        };
        weights.as_ref().filter(|w| !w.is_empty())
    }

    fn measure(&self, lore: &Lore, s: &State<S, K, V>, seat: Seat, out: &mut [f32]) {
        features::measure(self, lore, s, seat, out);
    }

    fn level(level: Level) -> Code {
        match level {
            Level::Novice => Code::script("expensive", if Self::HAS_UPGRADES { 1.5 } else { 1.0 }),
            Level::Easy => Code::script("balanced", 0.9),
            Level::Medium => Code::script("balanced", 0.3),
            // Looks one turn less far ahead than expert, and misjudges cards.
            Level::Hard => {
                let misjudge = if Self::HAS_UPGRADES { 0.6 } else { 0.51 };
                Code { misjudge, ..Code::search(Budget::Time(Duration::from_millis(5)), 1, 1) }
            }
            Level::Expert => {
                // More playouts than that have not made a duel's decisions better (docs/strength.md).
                let enough = (S == 2 && !Self::HAS_UPGRADES).then_some(3000);
                Code { enough, ..Code::search(Budget::Time(Duration::from_secs(1)), 2, 2) }
            }
        }
    }
}

//! The numbers of the board, as `data/board.toml` has them; the file says what each one is.

use crate::piece::Worker;
use serde::Deserialize;

/// Points for the most and the second most workers on a planet.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PowerTile {
    pub id: String,
    pub high: u8,
    pub low: u8,
    pub origin: String,
}

/// The numbers of the board; see the file for what each one is.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub start: Start,
    pub pieces: Pieces,
    pub planets: Planets,
    pub tracks: Tracks,
    pub spaces: Spaces,
    pub war: War,
    #[serde(rename = "power_tile")]
    pub tiles: Vec<PowerTile>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    pub origin: String,
    pub credits: u16,
    pub extra_credits: [u8; 5],
    pub rebels_at_hand: u8,
    pub rebels_on_planets: [u8; 5],
    pub cubes: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pieces {
    pub origin: String,
    pub rebels: u8,
    pub specialists: u8,
    pub sentinels: u8,
    pub imperial_fleets: u8,
    pub goods_of_a_kind: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Planets {
    pub origin: String,
    pub sentinels: [u8; 8],
    pub open: [u8; 4],
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tracks {
    pub origin: String,
    pub goods_shown: u8,
    pub technologies_shown: u8,
    pub missions_shown: u8,
    pub research_cost: [u8; 3],
    pub scientist_discount: u8,
    pub any_specialist_cost: u8,
    pub senate_points: u8,
}

impl Tracks {
    /// What a technology of this epoch costs whoever has this worker on the track.
    pub fn technology_cost(&self, epoch: u8, worker: Worker) -> u8 {
        let full = self.research_cost[usize::from(epoch) - 1];
        if worker == Worker::Scientist { full.saturating_sub(self.scientist_discount) } else { full }
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spaces {
    pub origin: String,
    pub goods: u8,
    pub research: u8,
    pub war: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct War {
    pub origin: String,
    pub sentinel_cubes: u8,
    pub galactic_war_cubes: u8,
    pub hero_bonus: u8,
    pub most_cubes: u8,
}

//! What learners are told of a campaign game besides its table: the stickers used, and the bonus cards.

use super::pack::BONUSES;
use super::variant::bonus_winners;
use super::{Now, Table};
use starboard_core::encoding::{Part, Row};

pub(super) fn parts<const S: usize, const K: usize>(g: &Table<S, K>) -> Vec<Part> {
    let rows = g.catalog.open_rows().count();
    vec![
        Part::new(
            "stickers",
            &[rows],
            "By row of the sticker sheets: on which of its designs the sticker lies, from 1, / 16.",
        ),
        Part::new("bonus_progress", &[BONUSES, 2], "Towards each bonus card, by seat, / 8."),
        Part::new("bonus_earned", &[BONUSES, 2], "The seat that has earned each bonus card."),
    ]
}

pub(super) fn write<const S: usize, const K: usize>(g: &Table<S, K>, s: &Now<S, K>, row: &mut Row<'_>) {
    for kind in g.catalog.open_rows() {
        row.put(f32::from(g.model(&s.extra, kind)) / 16.0);
    }
    let shown = g.scene.scenario.bonuses.len();
    for (bonus, progress) in s.extra.progress.into_iter().enumerate() {
        let told = if bonus < shown { progress } else { [0; 2] };
        told.into_iter().for_each(|n| row.put(f32::from(n) / 8.0));
    }
    let earned = bonus_winners(g, s);
    for (bonus, winner) in earned.iter().enumerate().take(BONUSES) {
        let shown = bonus < g.scene.scenario.bonuses.len();
        row.one_of(2, winner.filter(|_| shown).map(|seat| seat.index()));
    }
}

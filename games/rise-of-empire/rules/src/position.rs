//! The campaign's part of a position: what this game has changed so far.

use super::pack::BONUSES;
use super::{Now, Table, stickers};
use serde::{Deserialize, Serialize};
use starboard_core::Seat;
use starboard_star_realms::fault_at::At;
use starboard_star_realms::position::Cards;

/// The campaign's part: what this game has changed so far.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CampaignAt {
    /// Cards upgraded in this game: `lifter+se1`.
    pub upgraded: Cards,
    /// The scenario's offer of this turn has been taken; the first card it looks at has been acquired.
    pub offer_used: bool,
    pub first_acquired: bool,
    /// Towards the bonus card, by seat.
    pub progress: [u8; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Seat>,
    /// The same of the scenario's further bonus cards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub more_bonuses: Vec<BonusAt>,
    /// The card whose "when acquired" ability comes once its upgraded copy has its place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub noted: Option<String>,
}

/// How far a further bonus card is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BonusAt {
    pub progress: [u8; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Seat>,
}

pub(super) fn write<const S: usize, const K: usize>(g: &Table<S, K>, s: &Now<S, K>) -> CampaignAt {
    let vault = &s.extra;
    let bonus = |n: usize| BonusAt { progress: vault.progress[n], bonus: vault.bonuses[n].map(Seat) };
    let mut more_bonuses: Vec<BonusAt> = (1..BONUSES).map(bonus).collect();
    while more_bonuses.last().is_some_and(|b| *b == BonusAt::default()) {
        more_bonuses.pop();
    }
    CampaignAt {
        upgraded: stickers::used(g, s).map(|row| g.name(s, row)).collect(),
        offer_used: vault.offer_used,
        first_acquired: vault.first_acquired,
        progress: vault.progress[0],
        bonus: vault.bonuses[0].map(Seat),
        more_bonuses,
        noted: vault.noted.map(|design| g.name(s, design)),
    }
}

pub(super) fn read<const S: usize, const K: usize>(
    g: &Table<S, K>,
    s: &mut Now<S, K>,
    at: &CampaignAt,
    faults: &mut At<'_>,
) {
    for id in &at.upgraded {
        let design = id.split('+').next().and_then(|d| g.catalog.kind(d));
        let row = g.catalog.kind(id).and_then(|k| Some((g.catalog.row_number(k)?, g.catalog.row(k)?)));
        let place = row.and_then(|(n, row)| Some((n, row.designs.iter().position(|d| Some(*d) == design)?)));
        match place {
            Some((row, place)) if s.extra.stuck(row) == 0 => s.extra.stick(row, place),
            _ => faults.key("upgraded").add(format!("`{id}` is not a card that can be upgraded in this game, once")),
        }
    }
    (s.extra.offer_used, s.extra.first_acquired) = (at.offer_used, at.first_acquired);
    if at.more_bonuses.len() >= BONUSES {
        faults.key("more_bonuses").add(format!("a scenario has {BONUSES} bonus cards at most"));
    }
    let first = BonusAt { progress: at.progress, bonus: at.bonus };
    for (n, bonus) in [&first].into_iter().chain(&at.more_bonuses).take(BONUSES).enumerate() {
        s.extra.progress[n] = bonus.progress;
        match bonus.bonus {
            Some(seat) if seat.0 > 1 => faults.key("bonus").add("there are seats 1 and 2"),
            bonus => s.extra.bonuses[n] = bonus.map(|seat| seat.0),
        }
    }
    s.extra.noted = at.noted.as_ref().and_then(|id| g.read_kind(s, id, &mut faults.key("noted")));
}

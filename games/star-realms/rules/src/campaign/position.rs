//! The campaign's part of a position: what this game has changed so far.

use super::vault::{FIRST_ACQUIRED, OFFER_USED};
use crate::catalog::{Kind, NONE};
use crate::fault_at::At;
use crate::game::StarRealms;
use crate::position::Cards;
use crate::state::State;
use serde::{Deserialize, Serialize};
use starboard_core::Seat;

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
    /// The card whose "when acquired" ability comes once its upgraded copy has its place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub noted: Option<String>,
}

impl<const S: usize, const K: usize> StarRealms<S, K> {
    pub(crate) fn row_cards(&self, s: &State<S, K>) -> impl Iterator<Item = Kind> {
        let sixth = (Self::CAMPAIGN && self.row_spaces() > 5).then(|| s.sixth().unwrap_or(NONE));
        let spaces = if Self::CAMPAIGN { self.row_spaces() } else { 5 };
        s.row.into_iter().take(spaces).chain(sixth)
    }

    pub(crate) fn write_campaign(&self, s: &State<S, K>) -> CampaignAt {
        let upgraded = self.catalog.open_rows().filter(|row| s.stuck(*row) > 0);
        CampaignAt {
            upgraded: upgraded.map(|row| self.name(s, row)).collect(),
            offer_used: s.scenario_flag(OFFER_USED),
            first_acquired: s.scenario_flag(FIRST_ACQUIRED),
            progress: [s.progress(0), s.progress(1)],
            bonus: s.bonus().map(Seat),
            noted: s.noted().map(|design| self.name(s, design)),
        }
    }

    pub(crate) fn read_campaign(&self, s: &mut State<S, K>, at: &CampaignAt, faults: &mut At<'_>) {
        if !Self::CAMPAIGN {
            return faults.add("only in a game of the campaign");
        }
        for id in &at.upgraded {
            let design = id.split('+').next().and_then(|d| self.catalog.kind(d));
            let row = self.catalog.kind(id).filter(|k| self.catalog.row(*k).is_some());
            let place = row.and_then(|k| self.catalog.row(k)?.designs.iter().position(|d| Some(*d) == design));
            match (row, place) {
                (Some(row), Some(place)) if s.stuck(row) == 0 => s.stick(row, place as u8 + 1),
                _ => faults.add(format!("upgraded: `{id}` is not a card that can be upgraded in this game, once")),
            }
        }
        s.set_scenario_flags(u8::from(at.offer_used) * OFFER_USED + u8::from(at.first_acquired) * FIRST_ACQUIRED);
        (0..2).for_each(|seat| s.set_progress(seat, at.progress[usize::from(seat)]));
        match at.bonus {
            Some(seat) if seat.0 < 2 => s.set_bonus(seat.0),
            Some(_) => faults.add("bonus: there are seats 1 and 2"),
            None => {}
        }
        if let Some(kind) = at.noted.as_ref().and_then(|id| self.read_kind(s, id, faults)) {
            s.note(kind);
        }
    }
}

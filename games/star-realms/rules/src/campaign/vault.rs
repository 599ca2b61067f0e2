//! What one campaign game has changed so far, kept in the state's third realm, which no player has: its fields hold no cards there.

use crate::campaign::SEATS;
use crate::card::Card;
use crate::catalog::{Hot, Kind};
use crate::game::StarRealms;
use crate::state::State;

/// The scenario's offer of this turn has been used; the first card it looks at has been acquired.
pub(crate) const OFFER_USED: u8 = 1;
pub(crate) const FIRST_ACQUIRED: u8 = 2;
/// Sticker rows of a whole campaign.
pub(crate) const ROWS: usize = 40;

/// The stickers used so far, copied out of the state.
#[derive(Clone, Copy)]
pub(crate) struct Stickers([u8; ROWS]);

impl<const S: usize, const K: usize> State<S, K> {
    /// On which of the row's designs the sticker lies, counted from 1; 0 while it is unused.
    #[inline]
    pub(crate) fn stuck(&self, row: Kind) -> u8 {
        self.realms[S - 1].deck.count(row)
    }

    pub(crate) fn stick(&mut self, row: Kind, design: u8) {
        self.realms[S - 1].deck.add_many(row, design);
    }

    /// The design whose "when acquired" ability was noted while it was upgraded.
    pub(crate) fn note(&mut self, design: Kind) {
        self.realms[S - 1].top.push(design);
    }

    pub(crate) fn noted(&self) -> Option<Kind> {
        self.realms[S - 1].top.last().copied()
    }

    pub(crate) fn take_noted(&mut self) -> Option<Kind> {
        self.realms[S - 1].top.pop()
    }

    /// The sixth card of a longer trade row.
    pub(crate) fn sixth(&self) -> Option<Kind> {
        self.realms[S - 1].gone.first().copied()
    }

    pub(crate) fn set_sixth(&mut self, kind: Option<Kind>) {
        let place = &mut self.realms[S - 1].gone;
        place.clear();
        kind.into_iter().for_each(|k| place.push(k));
    }

    pub(crate) fn scenario_flag(&self, flag: u8) -> bool {
        self.realms[S - 1].scrapped & flag != 0
    }

    pub(crate) fn set_scenario_flags(&mut self, flags: u8) {
        self.realms[S - 1].scrapped = flags;
    }

    pub(crate) fn scenario_flags(&self) -> u8 {
        self.realms[S - 1].scrapped
    }

    /// How far a seat is towards the bonus card.
    pub(crate) fn progress(&self, seat: u8) -> u8 {
        self.realms[S - 1].played[seat as usize]
    }

    pub(crate) fn set_progress(&mut self, seat: u8, n: u8) {
        self.realms[S - 1].played[seat as usize] = n;
    }

    /// Who has earned the bonus card.
    pub(crate) fn bonus(&self) -> Option<u8> {
        self.realms[S - 1].owed.checked_sub(1)
    }

    pub(crate) fn set_bonus(&mut self, seat: u8) {
        self.realms[S - 1].owed = seat + 1;
    }
}

impl<const S: usize, const K: usize> StarRealms<S, K> {
    pub(crate) const CAMPAIGN: bool = S == SEATS;

    /// What the rules look at in a card: of a card upgraded in this game, what it has become.
    #[inline(always)]
    pub(crate) fn hot(&self, s: &State<S, K>, kind: Kind) -> &Hot {
        if Self::CAMPAIGN && kind >= self.catalog.rows_from {
            return self.catalog.model(kind, s.stuck(kind));
        }
        self.catalog.hot(kind)
    }

    /// The same while a part of the state is being changed.
    #[inline(always)]
    pub(crate) fn hot_by(&self, stickers: &Stickers, kind: Kind) -> &Hot {
        if Self::CAMPAIGN && kind >= self.catalog.rows_from {
            return self.catalog.model(kind, stickers.0[usize::from(kind - self.catalog.rows_from) % ROWS]);
        }
        self.catalog.hot(kind)
    }

    #[inline(always)]
    pub(crate) fn stickers(&self, s: &State<S, K>) -> Stickers {
        let mut all = Stickers([0; ROWS]);
        if Self::CAMPAIGN {
            for (i, row) in self.catalog.open_rows().enumerate() {
                all.0[i % ROWS] = s.stuck(row);
            }
        }
        all
    }

    /// A card's id while a part of the state is being changed.
    pub(crate) fn name_by(&self, stickers: &Stickers, kind: Kind) -> String {
        match Self::CAMPAIGN && kind >= self.catalog.rows_from {
            true => {
                let design = stickers.0[usize::from(kind - self.catalog.rows_from) % ROWS];
                self.catalog.model_card(kind, design).id.clone()
            }
            false => self.catalog.id(kind).to_owned(),
        }
    }

    /// The card as it is now.
    pub(crate) fn card(&self, s: &State<S, K>, kind: Kind) -> &Card {
        if Self::CAMPAIGN && kind >= self.catalog.rows_from {
            return self.catalog.model_card(kind, s.stuck(kind));
        }
        self.catalog.card(kind)
    }
}

//! The stickers of a table: which fit a card, what putting one on does.

use super::pack::{Condition, Side};
use super::variant::advance;
use super::{Now, RiseOfEmpire, Table};
use starboard_core::{Chance, Game as _, Seat, Sink};
use starboard_star_realms::action::Action;
use starboard_star_realms::catalog::Kind;
use starboard_star_realms::event::Event;
use starboard_star_realms::faction::Factions;
use starboard_star_realms::peek::Upgrading;
use starboard_star_realms::state::End;
use starboard_star_realms::variant::{Acquiring, Variant as _};

/// A row of a sticker sheet that can still be used as the game begins; an open kind of the catalogue.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StickerRow {
    pub(crate) side: Side,
    pub(crate) sheet: u8,
    pub(crate) cost: u8,
}

impl StickerRow {
    /// How actions and views call it.
    pub(super) fn name(self) -> String {
        format!("{}{}_{}", self.side.letters(), self.sheet, self.cost)
    }
}

/// The rows and their kinds.
pub(super) fn rows<const S: usize, const K: usize>(g: &Table<S, K>) -> impl Iterator<Item = (Kind, StickerRow)> + '_ {
    g.catalog.open_rows().zip(g.scene.rows.iter().copied())
}

/// The row of an open kind.
pub(super) fn row<const S: usize, const K: usize>(g: &Table<S, K>, kind: Kind) -> Option<StickerRow> {
    g.scene.rows.get(g.catalog.row_number(kind)?).copied()
}

/// The kinds of the rows used in this game.
pub(super) fn used<'s, const S: usize, const K: usize>(
    g: &'s Table<S, K>,
    s: &'s Now<S, K>,
) -> impl Iterator<Item = Kind> + 's {
    g.catalog.open_rows().filter(|kind| g.model(&s.extra, *kind) > 0)
}

/// Which of the row's designs a card is.
fn design<const S: usize, const K: usize>(g: &Table<S, K>, row: Kind, card: Kind) -> Option<usize> {
    g.catalog.row(row)?.designs.iter().position(|d| *d == card)
}

/// The unused rows whose sticker fits the card, if its owner can pay for one.
pub(super) fn fitting<'s, const S: usize, const K: usize>(
    g: &'s Table<S, K>,
    s: &'s Now<S, K>,
    seat: u8,
    card: Kind,
) -> impl Iterator<Item = Kind> + 's {
    let affordable = s.realm(seat).trade >= u16::from(price(g, s, seat, card));
    left_for(g, s, seat, card, affordable)
}

fn price<const S: usize, const K: usize>(g: &Table<S, K>, s: &Now<S, K>, seat: u8, card: Kind) -> u8 {
    RiseOfEmpire::upgrade_price(&g.scene, seat, g.hot(s, card).base)
}

/// The unused rows of the seat's side whose sticker fits the card; none unless they are `wanted`.
fn left_for<'s, const S: usize, const K: usize>(
    g: &'s Table<S, K>,
    s: &'s Now<S, K>,
    seat: u8,
    card: Kind,
    wanted: bool,
) -> impl Iterator<Item = Kind> + 's {
    let mut rows = if wanted { g.scene.fits(seat, card) & !s.extra.used() } else { 0 };
    std::iter::from_fn(move || {
        let row = rows.trailing_zeros() as Kind;
        rows &= rows.wrapping_sub(1);
        (row < 64).then(|| g.catalog.rows_from + row)
    })
}

/// What upgrading a card would cost the seat while it is acquired, where a sticker is left that fits.
pub(super) fn could_cost<const S: usize, const K: usize>(
    g: &Table<S, K>,
    s: &Now<S, K>,
    seat: u8,
    card: Kind,
) -> Option<u8> {
    left_for(g, s, seat, card, true).next().map(|_| price(g, s, seat, card))
}

/// The rows that are left for a card while the seat acquires it.
pub(super) fn could_carry<'s, const S: usize, const K: usize>(
    g: &'s Table<S, K>,
    s: &'s Now<S, K>,
    seat: u8,
    card: Kind,
) -> impl Iterator<Item = StickerRow> + 's {
    left_for(g, s, seat, card, true).filter_map(|kind| row(g, kind))
}

/// The seven steps of the rulebook from the second on: pay, note "when acquired", put the stickers on; the card then goes to its
/// place, the row is refilled, and the noted ability comes last ([`StarRealms::arrive`](starboard_star_realms::StarRealms)).
pub(super) fn upgrade<const S: usize, const K: usize>(
    g: &Table<S, K>,
    s: &mut Now<S, K>,
    Acquiring { seat, card, paid, own }: Acquiring,
    kind: Kind,
    c: &mut impl Chance,
    e: &mut impl Sink<Event>,
) {
    let (Some(row), Some(number)) = (row(g, kind), g.catalog.row_number(kind)) else { return };
    let Some(design) = design(g, kind, card) else { return };
    let price = RiseOfEmpire::upgrade_price(&g.scene, seat, g.hot(s, card).base);
    s.realm_mut(seat).trade -= u16::from(price);
    s.extra.stick(number, design);
    e.tell(|| Event::Upgraded {
        seat: Seat(seat),
        card: g.name(s, card),
        into: g.name(s, kind),
        sheet: row.sheet,
        paid: price,
    });
    let factions = g.hot(s, card).factions;
    advance(
        g,
        s,
        seat,
        e,
        |condition| matches!(condition, Condition::Upgrades { faction, .. } if factions.meets(Factions::of(*faction))),
    );
    if political_victory(g, s, row.side) {
        s.realm_mut(seat).discard.add(kind);
        s.winner = g.team(Seat(seat));
        g.finish(s, End::Political);
        e.tell(|| Event::Over { winners: vec![Seat(seat)], why: "political_victory" });
        return;
    }
    s.extra.noted = Some(card);
    g.bring(s, seat, kind, paid, own, c, e);
}

/// Has the side used the whole sheet of this scenario? Stickers of earlier sheets do not count.
fn political_victory<const S: usize, const K: usize>(g: &Table<S, K>, s: &Now<S, K>, side: Side) -> bool {
    let Some(sheet) = g.scene.political else { return false };
    let own = rows(g).filter(|(_, row)| row.side == side && row.sheet == sheet);
    own.filter(|(kind, _)| g.model(&s.extra, *kind) > 0).count() == 5
}

/// What each sticker that fits would make of the card.
pub(super) fn upgradings<'s, const S: usize, const K: usize>(
    g: &'s Table<S, K>,
    s: &'s Now<S, K>,
    seat: u8,
    card: Kind,
) -> impl Iterator<Item = Upgrading<'s>> + 's {
    fitting(g, s, seat, card).filter_map(move |kind| {
        let (row, design) = (row(g, kind)?, design(g, kind, card)?);
        let becomes = g.catalog.model_card(kind, design as u8 + 1);
        let left = rows(g).filter(|(k, r)| g.model(&s.extra, *k) == 0 && r.side == row.side && r.sheet == row.sheet);
        Some(Upgrading {
            action: Action::Upgrade(kind),
            becomes,
            price: u16::from(RiseOfEmpire::upgrade_price(&g.scene, seat, becomes.kind.is_base())),
            to_victory: (g.scene.political == Some(row.sheet)).then(|| left.count() as u8),
            games_left: 12u8.saturating_sub(g.scene.scenario.number),
        })
    })
}

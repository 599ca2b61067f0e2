//! What chance decides in this game, by name.

use crate::catalogue::{ActionId, Catalogue, MissionId, TechnologyId};
use crate::piece::{Good, Planet, Worker};
use crate::state::SEATS;
use starboard_core::{Deal, Seat};

pub(crate) const TILE: u8 = 0;
pub(crate) const SENTINELS: u8 = 1;
pub(crate) const FLEET: u8 = 2;
pub(crate) const ORDER: u8 = 3;
pub(crate) const GOOD: u8 = 4;
pub(crate) const MISSION: u8 = 5;
pub(crate) const ACTION: u8 = 6;
pub(crate) const TECHNOLOGY: u8 = 7;
pub(crate) const CUBE: u8 = 8;
pub(crate) const TARGET: u8 = 9;
pub(crate) const PIECE: u8 = 10;

const NAMES: [&str; 11] =
    ["tile", "sentinels", "fleet", "order", "good", "mission", "action", "technology", "cube", "target", "piece"];

/// The empire's place among the owners of cubes and pieces.
pub(crate) const EMPIRE: u16 = SEATS as u16;
/// Outcomes of drawing a piece: the sentinels first, then each seat's workers by kind.
pub(crate) const PIECES: usize = 1 + SEATS * Worker::COUNT;

/// The worker a drawn piece is; the sentinel is none.
pub(crate) fn piece(outcome: u16) -> Option<(Seat, Worker)> {
    let worker = usize::from(outcome).checked_sub(1)?;
    Some((Seat((worker / Worker::COUNT) as u8), Worker::ALL[worker % Worker::COUNT]))
}

pub(crate) fn text(cards: &Catalogue, deal: Deal) -> String {
    let outcome = deal.outcome;
    let at = usize::from(outcome);
    let name = NAMES.get(usize::from(deal.space)).copied().unwrap_or("unknown");
    let seat = || Seat(outcome as u8).to_string();
    let what = match deal.space {
        TILE => cards.board.tiles.get(at).map(|t| t.id.clone()),
        SENTINELS | FLEET => Planet::ALL.get(at).map(|p| p.name().to_owned()),
        ORDER | TARGET => Some(seat()),
        GOOD => Good::ALL.get(at).map(|g| g.name().to_owned()),
        MISSION => cards.missions.get(at).map(|m| m.id.clone()),
        ACTION => cards.actions.get(at).map(|a| a.id.clone()),
        TECHNOLOGY => cards.technologies.get(at).map(|t| t.id.clone()),
        CUBE if outcome == EMPIRE => Some("empire".to_owned()),
        CUBE => Some(seat()),
        PIECE => Some(piece(outcome).map_or("sentinel".to_owned(), |(seat, worker)| format!("{seat}.{worker}"))),
        _ => None,
    };
    format!("{name}.{}", what.unwrap_or_else(|| outcome.to_string()))
}

pub(crate) fn parse(cards: &Catalogue, text: &str) -> Option<Deal> {
    let (name, what) = text.split_once('.')?;
    let space = NAMES.iter().position(|n| *n == name)? as u8;
    let seat = |word: &str| word.parse::<Seat>().ok().filter(|s| s.index() < SEATS).map(|s| u16::from(s.0));
    let outcome = match space {
        TILE => cards.board.tiles.iter().position(|t| t.id == what)? as u16,
        SENTINELS | FLEET => Planet::named(what).ok()? as u16,
        ORDER | TARGET => seat(what)?,
        GOOD => Good::named(what).ok()? as u16,
        MISSION => u16::from(MissionId::named(what).ok()?.0),
        ACTION => u16::from(ActionId::named(what).ok()?.0),
        TECHNOLOGY => u16::from(TechnologyId::named(what).ok()?.0),
        CUBE if what == "empire" => EMPIRE,
        CUBE => seat(what)?,
        PIECE if what == "sentinel" => 0,
        PIECE => {
            let (owner, worker) = what.split_once('.')?;
            1 + seat(owner)? * Worker::COUNT as u16 + Worker::named(worker).ok()? as u16
        }
        _ => return None,
    };
    Some(Deal { space, outcome })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_have_names_that_read_back() {
        let cards = &Catalogue::default();
        let counts = [10, 8, 8, 5, 8, 19, 16, 40, 6, 5, PIECES as u16];
        let mut seen = std::collections::BTreeSet::new();
        for (space, n) in counts.into_iter().enumerate() {
            for outcome in 0..n {
                let deal = Deal { space: space as u8, outcome };
                assert_eq!(parse(cards, &text(cards, deal)), Some(deal));
                assert!(seen.insert(text(cards, deal)));
            }
        }
        assert_eq!(text(cards, Deal { space: CUBE, outcome: EMPIRE }), "cube.empire");
        assert_eq!(text(cards, Deal { space: PIECE, outcome: 8 }), "piece.2.soldier");
        for wrong in ["cube.9", "cube", "good.gold", "piece.1", "nothing.1", "seat.1"] {
            assert_eq!(parse(cards, wrong), None, "{wrong}");
        }
    }
}

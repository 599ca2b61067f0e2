//! A plain scripted player for campaign games: plays everything, buys the dearest card, upgrades when it can, attacks with all it has.

use starboard_core::{Fast, Game as _, Seat, Viewer};
use starboard_star_realms::State;
use starboard_star_realms::action::Action;
use starboard_star_realms::campaign::Legacy;
use starboard_star_realms::effect::Destination;

/// From this turn (of both players) on, small ships no longer help.
const LATE: u32 = 14;

pub(crate) struct Steward {
    pub(crate) rng: Fast,
}

impl Steward {
    /// One of the legal actions, which are not empty.
    pub(crate) fn choose(&mut self, game: &Legacy, s: &State<3, 120>, seat: Seat, legal: &[Action]) -> Action {
        let cost = |kind: u8| game.catalog().card(kind).cost;
        let late = game.turns(s) > LATE;
        let first = |wanted: &dyn Fn(&Action) -> bool| legal.iter().copied().find(|a| wanted(a));
        if let Some(answer) = self.answer(game, s, seat, legal) {
            return answer;
        }
        let plain = first(&|a| matches!(a, Action::Play(_)))
            .or_else(|| first(&|a| matches!(a, Action::Use(_) | Action::Ally(..))))
            .or_else(|| first(&|a| matches!(a, Action::Scrap(p) if late && cost(p.kind) <= 2)));
        if let Some(action) = plain {
            return action;
        }
        let buys = legal.iter().copied().filter(|a| match a {
            Action::Buy(kind) => cost(*kind) > if late { 2 } else { 0 },
            _ => false,
        });
        let mut buys: Vec<Action> = buys.collect();
        buys.sort_by_key(|a| if let Action::Buy(kind) = a { (cost(*kind), *kind) } else { (0, 0) });
        // Half the time one card below the dearest, so that something is left for a sticker.
        let back = usize::from(buys.len() > 1 && self.rng.below(2) == 0);
        if let Some(buy) = buys.len().checked_sub(1 + back).map(|i| buys[i]) {
            return buy;
        }
        first(&|a| matches!(a, Action::Scenario) && !late)
            .or_else(|| first(&|a| matches!(a, Action::AttackBase { .. })))
            .or_else(|| first(&|a| matches!(a, Action::Attack { .. })))
            .or_else(|| first(&|a| *a == Action::End))
            .unwrap_or(legal[0])
    }

    /// Answers to questions.
    fn answer(&mut self, game: &Legacy, s: &State<3, 120>, seat: Seat, legal: &[Action]) -> Option<Action> {
        let cost = |kind: u8| game.catalog().card(kind).cost;
        let decline = legal.contains(&Action::Decline).then_some(Action::Decline);
        match legal[0] {
            // The newest sheet first: it may win the game.
            Action::Upgrade(_) => {
                let stickers = legal.iter().copied().filter(|a| matches!(a, Action::Upgrade(_)));
                Some(stickers.max().unwrap_or(Action::Decline))
            }
            Action::Decline => Some(Action::Decline),
            Action::Accept => {
                let authority = game.view(s, Viewer::Seat(seat)).seats[seat.index()].authority;
                Some(if authority > 12 { Action::Accept } else { Action::Decline })
            }
            Action::Pick { .. } => {
                let worst = legal.iter().copied().filter(|a| matches!(a, Action::Pick { .. }));
                let worst = worst.min_by_key(|a| if let Action::Pick { card, .. } = a { cost(*card) } else { 9 })?;
                let junk = matches!(worst, Action::Pick { card, .. } if cost(card) == 0);
                Some(if junk { worst } else { decline.unwrap_or(worst) })
            }
            Action::PickRow(_) => decline.or(Some(legal[0])),
            Action::PickBase { .. } => {
                let theirs = |a: &&Action| matches!(a, Action::PickBase { seat: owner, .. } if *owner != seat.0);
                legal.iter().find(theirs).copied().or(decline).or(Some(legal[0]))
            }
            Action::Take(_) => legal.iter().copied().max_by_key(|a| if let Action::Take(k) = a { cost(*k) } else { 0 }),
            Action::Send(_) => legal.iter().copied().find(|a| *a == Action::Send(Destination::Top)).or(Some(legal[0])),
            Action::Choose(_) => Some(legal[self.rng.below(legal.len())]),
            _ => None,
        }
    }
}

//! The deal a log keeps silent about: which card every draw and every space of the trade row must have been.
//!
//! A log names each card when it is used. Until then a drawn card is an *open slot* that may be any card left in the
//! deck it came from. A deck is emptied before the next shuffle, so at a shuffle all its open slots are settled; only
//! how they fall on hand and discard pile, and where a scrapped card came from, has to be searched.

use starboard_core::order::Order;
use starboard_star_realms::catalog::Kind;
use starboard_star_realms::effect::{Destination, Zone};

/// What happened to cards, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fact {
    /// A card came to lie in the trade row.
    Row,
    /// A card left the trade row.
    Left(Kind),
    Draw(u8),
    Shuffle(u8),
    /// From the hand into play, or to the discard pile.
    Used {
        seat: u8,
        kind: Kind,
        discarded: bool,
    },
    /// From hand or discard pile to the scrap heap; which zones it may have come from.
    Scrapped {
        seat: u8,
        kind: Kind,
        hand: bool,
        discard: bool,
    },
    Gained {
        seat: u8,
        kind: Kind,
        to: Destination,
    },
    /// From play to the discard pile.
    Retired {
        seat: u8,
        kind: Kind,
    },
    /// What is left of the hand goes to the discard pile.
    HandOut(u8),
}

impl Fact {
    fn seat(self) -> Option<u8> {
        match self {
            Fact::Row | Fact::Left(_) => None,
            Fact::Draw(seat) | Fact::Shuffle(seat) | Fact::HandOut(seat) => Some(seat),
            Fact::Used { seat, .. }
            | Fact::Scrapped { seat, .. }
            | Fact::Gained { seat, .. }
            | Fact::Retired { seat, .. } => Some(seat),
        }
    }
}

/// How many of each kind.
type Counts = [u8; 256];

/// A deal that fits: every card in the order it is dealt, and where each scrapped card was.
#[derive(Clone, Debug, Default)]
pub(super) struct Deal {
    pub(super) cards: Vec<Kind>,
    pub(super) zones: Vec<Zone>,
}

/// How many guesses one player's cards are worth.
const PATIENCE: u32 = 20_000;

/// Finds a deal for the facts, or says which of them no deal was found for: the furthest one reached.
pub(super) fn find(facts: &[Fact], deck: &Counts, trade_deck: &Counts) -> Result<Deal, usize> {
    let row = fill_row(facts, trade_deck)?;
    let mut hands = Vec::new();
    for seat in 0..2 {
        let own: Vec<usize> = (0..facts.len()).filter(|i| facts[*i].seat() == Some(seat)).collect();
        let start = Cards { left: *deck, undrawn: deck.iter().map(|n| *n as usize).sum(), ..Cards::new() };
        let own_facts: Vec<Fact> = own.iter().map(|i| facts[*i]).collect();
        let mut search = Search { facts: &own_facts, patience: PATIENCE, furthest: 0 };
        let hand = search.run(0, start);
        hands.push(hand.ok_or_else(|| own[search.furthest])?);
    }
    let mut drawn = [0; 2];
    let mut tops: [usize; 2] = [0; 2];
    let (mut filled, mut deal) = (0, Deal::default());
    let mut zones = [0; 2];
    for fact in facts {
        match *fact {
            Fact::Row => {
                deal.cards.push(row[filled]);
                filled += 1;
            }
            Fact::Gained { seat, to: Destination::Top, .. } => tops[seat as usize] += 1,
            Fact::Draw(seat) if tops[seat as usize] > 0 => tops[seat as usize] -= 1,
            Fact::Draw(seat) => {
                deal.cards.push(hands[seat as usize].slots[drawn[seat as usize]].unwrap_or(0));
                drawn[seat as usize] += 1;
            }
            Fact::Scrapped { seat, .. } => {
                deal.zones.push(hands[seat as usize].zones[zones[seat as usize]]);
                zones[seat as usize] += 1;
            }
            _ => {}
        }
    }
    Ok(deal)
}

/// Any card of the row will do for a card taken from it; the oldest is taken. What is never taken is what is left.
fn fill_row(facts: &[Fact], trade_deck: &Counts) -> Result<Vec<Kind>, usize> {
    let mut left = *trade_deck;
    let mut row: Vec<Option<Kind>> = Vec::new();
    let mut lying: Vec<usize> = Vec::new();
    for (i, fact) in facts.iter().enumerate() {
        match *fact {
            Fact::Row => {
                lying.push(row.len());
                row.push(None);
            }
            Fact::Left(kind) => {
                if lying.is_empty() || left[kind as usize] == 0 {
                    return Err(i);
                }
                left[kind as usize] -= 1;
                row[lying.remove(0)] = Some(kind);
            }
            _ => {}
        }
    }
    let mut spare = || {
        let most = left.iter_mut().enumerate().max_by_key(|(i, n)| (**n, usize::MAX - i))?;
        *most.1 = most.1.checked_sub(1)?;
        Some(most.0 as Kind)
    };
    let row: Option<Vec<Kind>> = row.into_iter().map(|kind| kind.or_else(&mut spare)).collect();
    row.ok_or(facts.len().saturating_sub(1))
}

/// One player's cards, as far as they are known.
#[derive(Clone)]
struct Cards {
    /// The deck since the last shuffle, without what has been told: undrawn cards and open slots.
    left: Counts,
    undrawn: usize,
    top: Vec<Kind>,
    hand: Counts,
    open_hand: Vec<usize>,
    discard: Counts,
    open_discard: Vec<usize>,
    slots: Vec<Option<Kind>>,
    zones: Vec<Zone>,
}

impl Cards {
    fn new() -> Cards {
        Cards {
            left: [0; 256],
            undrawn: 0,
            top: Vec::new(),
            hand: [0; 256],
            open_hand: Vec::new(),
            discard: [0; 256],
            open_discard: Vec::new(),
            slots: Vec::new(),
            zones: Vec::new(),
        }
    }

    /// Takes a card out of hand or discard pile: one known to be there, else an open slot.
    fn take(&mut self, kind: Kind, zone: Zone) -> Option<()> {
        let k = kind as usize;
        let (known, open) = match zone {
            Zone::Hand => (&mut self.hand, &mut self.open_hand),
            Zone::Discard => (&mut self.discard, &mut self.open_discard),
        };
        if known[k] > 0 {
            known[k] -= 1;
            return Some(());
        }
        if self.left[k] == 0 {
            return None;
        }
        let slot = open.pop()?;
        self.left[k] -= 1;
        self.slots[slot] = Some(kind);
        Some(())
    }

    fn draw(&mut self) -> Option<()> {
        if let Some(kind) = self.top.pop() {
            self.hand[kind as usize] += 1;
            return Some(());
        }
        self.undrawn = self.undrawn.checked_sub(1)?;
        self.open_hand.push(self.slots.len());
        self.slots.push(None);
        Some(())
    }

    /// The deck is empty: `held` of what is left of it are the open slots of the hand, the rest those of the pile.
    fn shuffle(&mut self, held: &[Kind]) {
        for kind in held {
            self.left[*kind as usize] -= 1;
            self.hand[*kind as usize] += 1;
        }
        for (slot, kind) in self.open_hand.drain(..).zip(held) {
            self.slots[slot] = Some(*kind);
        }
        for slot in self.open_discard.drain(..) {
            let kind = self.left.iter().position(|n| *n > 0);
            if let Some(kind) = kind {
                self.left[kind] -= 1;
                self.discard[kind] += 1;
                self.slots[slot] = Some(kind as Kind);
            }
        }
        self.left = std::mem::replace(&mut self.discard, [0; 256]);
        self.undrawn = self.left.iter().map(|n| *n as usize).sum();
    }

    /// Whatever is still open may be any card that is left.
    fn finish(mut self) -> Cards {
        let open: Vec<usize> = self.open_hand.drain(..).chain(self.open_discard.drain(..)).collect();
        for slot in open {
            if let Some(kind) = self.left.iter().position(|n| *n > 0) {
                self.left[kind] -= 1;
                self.slots[slot] = Some(kind as Kind);
            }
        }
        self
    }
}

/// Looks for one player's cards.
struct Search<'f> {
    facts: &'f [Fact],
    patience: u32,
    furthest: usize,
}

impl Search<'_> {
    /// The cards that fit what happened from fact `from` on.
    fn run(&mut self, from: usize, mut cards: Cards) -> Option<Cards> {
        self.patience = self.patience.checked_sub(1)?;
        for i in from..self.facts.len() {
            self.furthest = self.furthest.max(i);
            match self.facts[i] {
                Fact::Draw(_) => cards.draw()?,
                Fact::Used { kind, discarded, .. } => {
                    cards.take(kind, Zone::Hand)?;
                    cards.discard[kind as usize] += u8::from(discarded);
                }
                Fact::Gained { kind, to, .. } => match to {
                    Destination::Discard => cards.discard[kind as usize] += 1,
                    Destination::Top => cards.top.push(kind),
                    Destination::Hand => cards.hand[kind as usize] += 1,
                },
                Fact::Retired { kind, .. } => cards.discard[kind as usize] += 1,
                Fact::HandOut(_) => {
                    for (pile, n) in cards.discard.iter_mut().zip(cards.hand) {
                        *pile += n;
                    }
                    cards.hand = [0; 256];
                    cards.open_discard.append(&mut cards.open_hand);
                }
                Fact::Scrapped { kind, hand, discard, .. } => {
                    // The hand first: whoever plays everything has no card too many at the end of the turn.
                    let zones = [(Zone::Hand, hand), (Zone::Discard, discard)];
                    return zones.into_iter().filter(|(_, may)| *may).find_map(|(zone, _)| {
                        let mut next = cards.clone();
                        next.take(kind, zone)?;
                        next.zones.push(zone);
                        self.run(i + 1, next)
                    });
                }
                Fact::Shuffle(_) => {
                    if cards.undrawn > 0 {
                        return None;
                    }
                    let wanted = wanted_soon(&self.facts[i + 1..]);
                    return choices(&cards.left, cards.open_hand.len(), &wanted).into_iter().find_map(|held| {
                        let mut next = cards.clone();
                        next.shuffle(&held);
                        self.run(i + 1, next)
                    });
                }
                Fact::Row | Fact::Left(_) => {}
            }
        }
        Some(cards.finish())
    }
}

/// The cards used out of the hand that is being drawn.
fn wanted_soon(facts: &[Fact]) -> Vec<Kind> {
    let turn = facts.iter().take_while(|f| !matches!(f, Fact::HandOut(_)));
    let used = turn.filter_map(|f| match f {
        Fact::Used { kind, .. } | Fact::Scrapped { kind, .. } => Some(*kind),
        _ => None,
    });
    used.collect()
}

/// Every way to choose `n` of the cards left, those wanted soon first.
fn choices(left: &Counts, n: usize, wanted: &[Kind]) -> Vec<Vec<Kind>> {
    const ENOUGH: usize = 2_000;
    let mut kinds: Vec<Kind> = (0..=255u8).filter(|k| left[*k as usize] > 0).collect();
    kinds.order_by_key(|k| wanted.iter().position(|w| w == k).unwrap_or(usize::MAX));
    let mut found = Vec::new();
    let mut chosen = Vec::new();
    fn go(kinds: &[Kind], left: &Counts, n: usize, chosen: &mut Vec<Kind>, found: &mut Vec<Vec<Kind>>) {
        if found.len() >= ENOUGH {
            return;
        }
        if n == 0 {
            return found.push(chosen.clone());
        }
        let Some((kind, rest)) = kinds.split_first() else { return };
        for take in (0..=n.min(left[*kind as usize] as usize)).rev() {
            chosen.extend(std::iter::repeat_n(*kind, take));
            go(rest, left, n - take, chosen, found);
            chosen.truncate(chosen.len() - take);
        }
    }
    go(&kinds, left, n, &mut chosen, &mut found);
    // A hand that holds more of what is used in it is likelier to be the one.
    let fit = |hand: &Vec<Kind>| {
        let mut want = wanted.to_vec();
        hand.iter().filter(|k| want.iter().position(|w| w == *k).map(|i| want.swap_remove(i)).is_some()).count()
    };
    found.order_by_key(|hand| usize::MAX - fit(hand));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCOUT: Kind = 0;
    const VIPER: Kind = 1;
    const SHIP: Kind = 9;

    fn counts(cards: &[(Kind, u8)]) -> Counts {
        let mut counts = [0; 256];
        for (kind, n) in cards {
            counts[*kind as usize] += n;
        }
        counts
    }

    fn used(kind: Kind) -> Fact {
        Fact::Used { seat: 0, kind, discarded: false }
    }

    #[test]
    fn a_card_never_played_is_dealt_where_it_does_no_harm() {
        // Two hands of two from three Scouts and a Viper; the second hand plays two Scouts, the first only one card.
        let hand = |cards: &[Kind]| {
            let mut facts = vec![Fact::Draw(0), Fact::Draw(0)];
            facts.extend(cards.iter().map(|k| used(*k)));
            facts.extend(cards.iter().map(|kind| Fact::Retired { seat: 0, kind: *kind }));
            facts.push(Fact::HandOut(0));
            facts
        };
        let facts = [hand(&[SCOUT]), hand(&[SCOUT, SCOUT])].concat();
        let deal = find(&facts, &counts(&[(SCOUT, 3), (VIPER, 1)]), &counts(&[])).unwrap();
        let mut first = deal.cards[..2].to_vec();
        first.sort_unstable();
        assert_eq!(first, [SCOUT, VIPER]);
        assert_eq!(deal.cards[2..], [SCOUT, SCOUT]);
        let facts = [hand(&[SCOUT, SCOUT]), hand(&[SCOUT, SCOUT])].concat();
        let none = find(&facts, &counts(&[(SCOUT, 3), (VIPER, 1)]), &counts(&[]));
        assert_eq!(none.unwrap_err(), 10, "the fourth Scout of three");
    }

    #[test]
    fn a_scrapped_card_was_in_hand_unless_the_hand_is_needed() {
        let scrap = Fact::Scrapped { seat: 0, kind: VIPER, hand: true, discard: true };
        let deck = counts(&[(SCOUT, 2), (VIPER, 1)]);
        let facts = [Fact::Draw(0), Fact::Draw(0), used(SCOUT), scrap];
        assert_eq!(find(&facts, &deck, &counts(&[])).unwrap().zones, [Zone::Hand]);
        let facts = [Fact::Draw(0), Fact::HandOut(0), Fact::Draw(0), scrap, used(SCOUT)];
        assert_eq!(find(&facts, &deck, &counts(&[])).unwrap().zones, [Zone::Discard]);
    }

    #[test]
    fn a_reshuffle_in_mid_draw_divides_what_is_left() {
        // The Viper was left unplayed in the first hand or drawn last before the shuffle: it is used right after.
        let facts =
            [Fact::Draw(0), Fact::HandOut(0), Fact::Draw(0), Fact::Shuffle(0), Fact::Draw(0), used(VIPER), used(SCOUT)];
        let deal = find(&facts, &counts(&[(SCOUT, 1), (VIPER, 1)]), &counts(&[])).unwrap();
        assert_eq!(deal.cards, [SCOUT, VIPER, SCOUT]);
    }

    #[test]
    fn the_row_holds_what_is_bought_from_it_and_no_more_than_there_is() {
        let facts = [Fact::Row, Fact::Row, Fact::Left(SHIP), Fact::Row, Fact::Left(SHIP)];
        let deal = find(&facts, &counts(&[]), &counts(&[(SHIP, 2), (VIPER, 1)])).unwrap();
        assert_eq!(deal.cards, [SHIP, SHIP, VIPER]);
        assert_eq!(find(&facts, &counts(&[]), &counts(&[(SHIP, 1), (VIPER, 5)])).unwrap_err(), 4);
    }
}

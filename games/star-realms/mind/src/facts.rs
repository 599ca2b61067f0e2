//! What people like to know of a game: decks at the end, what each card brought, damage by turn.

use starboard_bots::review::facts::Ledger;
use starboard_bots::review::{Facts, Story};
use starboard_core::{Game, Seat, Viewer};
use starboard_star_realms::event::{Event, Resource};
use starboard_star_realms::{StarRealms, Variant};

pub(crate) fn facts<const S: usize, const K: usize, V: Variant>(story: &Story<StarRealms<S, K, V>>) -> Facts {
    let mut ledger = Ledger::new(story.game.seats());
    for (t, step) in story.steps.iter().enumerate() {
        let turn = story.turn(t);
        for event in &step.events {
            note(&mut ledger, event, turn, |card| {
                story.game.catalog().card_by_id(card).map_or(0, |c| i32::from(c.cost))
            });
        }
    }
    if let Some(end) = story.states.last() {
        for seat in Seat::all(story.game.seats()) {
            owned(&mut ledger, story, end, seat);
        }
    }
    ledger.facts()
}

fn note(ledger: &mut Ledger, event: &Event, turn: u32, price: impl Fn(&str) -> i32) {
    match event {
        Event::Played { seat, card } => ledger.used(*seat, card),
        Event::Gained { seat, what, n, card, .. } => {
            let what = match what {
                Resource::Trade => "trade",
                Resource::Combat => "combat",
                Resource::Authority => "authority",
            };
            ledger.brought(*seat, card, what, i32::from(*n));
        }
        Event::Acquired { seat, card, .. } => ledger.got(*seat, card, price(card)),
        Event::Attacked { seat, n, .. } => ledger.in_turn(*seat, "damage", turn, i32::from(*n)),
        _ => {}
    }
}

/// Everything a seat has, wherever it lies.
fn owned<const S: usize, const K: usize, V: Variant>(
    ledger: &mut Ledger,
    story: &Story<StarRealms<S, K, V>>,
    end: &<StarRealms<S, K, V> as Game>::State,
    seat: Seat,
) {
    let catalog = story.game.catalog();
    let realm = end.realm(seat.0);
    for (kind, n) in realm.deck.iter().chain(realm.discard.iter()) {
        ledger.owns(seat, catalog.id(kind), i32::from(n));
    }
    for kind in realm.top.iter() {
        ledger.owns(seat, catalog.id(*kind), 1);
    }
    for piece in end.in_play(seat.0) {
        ledger.owns(seat, catalog.id(piece.kind), 1);
    }
    // The hand, as who may look sees it.
    let view = story.game.view(end, Viewer::All);
    for heap in view.seats.get(seat.index()).and_then(|s| s.hand_cards.as_ref()).into_iter().flatten() {
        ledger.owns(seat, &heap.card, i32::from(heap.n));
    }
}

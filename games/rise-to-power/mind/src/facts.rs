//! What people like to know of a game: which contracts everybody had at the end, which were never powered.

use starboard_bots::review::facts::Ledger;
use starboard_bots::review::{Facts, Story};
use starboard_core::Game as _;
use starboard_rise_to_power::{Event, RiseToPower};

pub(crate) fn facts(story: &Story<RiseToPower>) -> Facts {
    let mut ledger = Ledger::new(story.game.seats());
    for (t, step) in story.steps.iter().enumerate() {
        for event in &step.events {
            note(&mut ledger, &story.game, event, story.turn(t));
        }
    }
    ledger.facts()
}

fn note(ledger: &mut Ledger, game: &RiseToPower, event: &Event, turn: u32) {
    let cost = |card| i32::from(game.set().face(card).cost);
    match event {
        Event::Acquired { seat, card, .. } | Event::Took { seat, card, .. } => {
            ledger.got(*seat, &card.to_string(), cost(*card));
        }
        Event::Powered { seat, card, .. } | Event::Upgraded { seat, card, .. } => {
            let name = card.to_string();
            ledger.used(*seat, &name);
            ledger.owns(*seat, &name, 1);
            ledger.in_turn(*seat, "powered", turn, 1);
        }
        Event::GainedPoints { seat, n } => ledger.in_turn(*seat, "points", turn, i32::from(*n)),
        Event::Claimed { seat, influence, .. } => ledger.in_turn(*seat, "points", turn, i32::from(*influence)),
        _ => {}
    }
}

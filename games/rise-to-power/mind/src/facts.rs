//! What people like to know of a game: the districts that stood at the end, what each contract brought, which were never used.

use starboard_bots::review::facts::Ledger;
use starboard_bots::review::{Facts, Story};
use starboard_core::{Game as _, Seat};
use starboard_rise_to_power::{Bonus, Card, Event, Phase, RiseToPower, Use};

pub(crate) fn facts(story: &Story<RiseToPower>) -> Facts {
    let mut ledger = Ledger::new(story.game.seats());
    for (t, step) in story.steps.iter().enumerate() {
        let turn = story.turn(t);
        let after = &story.states[t + 1];
        let ended = after.number != story.states[t].number || after.phase == Phase::Discard;
        let mut traded = None;
        for event in &step.events {
            // What is drawn as a turn ends comes of no ability.
            if !(ended && matches!(event, Event::Drew { .. })) {
                note(&mut ledger, &story.game, event, turn, &mut traded);
            }
        }
        for seat in Seat::all(story.game.seats()) {
            let influence = |t: usize| i32::from(story.game.influence(&story.states[t], seat).total);
            let gained = influence(t + 1) - influence(t);
            if gained > 0 {
                ledger.in_turn(seat, "points", turn, gained);
            }
        }
    }
    if let Some(end) = story.states.last() {
        for seat in Seat::all(story.game.seats()) {
            end.seats[seat.index()].tops.iter().for_each(|card| ledger.owns(seat, &card.to_string(), 1));
        }
    }
    ledger.facts()
}

/// `traded`: the contract whose trade ability is at work in this step.
fn note(ledger: &mut Ledger, game: &RiseToPower, event: &Event, turn: u32, traded: &mut Option<Card>) {
    let cost = |card: Card| i32::from(game.set().face(card).cost);
    match event {
        Event::Acquired { seat, card, .. } | Event::Took { seat, card, .. } => {
            ledger.got(*seat, &card.to_string(), cost(*card));
        }
        Event::Powered { seat, card, .. } => powered(ledger, game, *seat, *card, false, turn),
        Event::Upgraded { seat, card, .. } => powered(ledger, game, *seat, *card, true, turn),
        // A contested contract is powered at once, by whoever has it then.
        Event::Defended { owner: seat, card, to, .. } | Event::NotDefended { seat, card, to, .. } => {
            powered(ledger, game, *seat, *card, matches!(to, Use::Over(_)), turn);
        }
        Event::Traded { seat, card } => {
            ledger.used(*seat, &card.to_string());
            *traded = Some(*card);
        }
        Event::GainedPoints { seat, n } => by_trade(ledger, *seat, *traded, "actions", *n),
        Event::Drew { seat, n, .. } | Event::Kept { seat, n, .. } => by_trade(ledger, *seat, *traded, "prism", *n),
        _ => {}
    }
}

/// A district stands: its influence, and what it adds to the plant.
fn powered(ledger: &mut Ledger, game: &RiseToPower, seat: Seat, card: Card, upgrade: bool, turn: u32) {
    let (name, face) = (card.to_string(), game.set().face(card));
    ledger.used(seat, &name);
    let more = if upgrade { game.set().turn.upgrade_bonus } else { 0 };
    ledger.brought(seat, &name, "influence", i32::from(face.influence) + i32::from(more));
    let what = match face.bonus {
        Bonus::Draw => "draw",
        Bonus::Capacity => "capacity",
        Bonus::Connections => "connections",
    };
    if face.icons > 0 {
        ledger.brought(seat, &name, what, i32::from(face.icons));
    }
    ledger.in_turn(seat, "powered", turn, 1);
}

fn by_trade(ledger: &mut Ledger, seat: Seat, traded: Option<Card>, what: &'static str, n: u8) {
    if let Some(card) = traded {
        ledger.brought(seat, &card.to_string(), what, i32::from(n));
    }
}

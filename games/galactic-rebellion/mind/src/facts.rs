//! What people like to know of a game: which cards brought how much, points by round, what was bought and never played.

use starboard_bots::review::facts::Ledger;
use starboard_bots::review::{Facts, Story};
use starboard_core::Game as _;
use starboard_galactic_rebellion::catalogue::Card;
use starboard_galactic_rebellion::{Event, GalacticRebellion};

pub(crate) fn facts(story: &Story<GalacticRebellion>) -> Facts {
    let mut ledger = Ledger::new(story.game.seats());
    for (t, step) in story.steps.iter().enumerate() {
        for event in &step.events {
            note(&mut ledger, event, story.turn(t));
        }
    }
    ledger.facts()
}

fn note(ledger: &mut Ledger, event: &Event, round: u32) {
    match event {
        Event::MissionPerformed { seat, mission, points } => {
            let (mission, points) = (mission.to_string(), i32::from(*points));
            ledger.used(*seat, &mission);
            ledger.brought(*seat, &mission, "points", points);
            ledger.owns(*seat, &mission, 1);
            ledger.in_turn(*seat, "points", round, points);
        }
        Event::Bought { seat, technology, cost } => {
            let technology = technology.to_string();
            ledger.got(*seat, &technology, i32::from(*cost));
            ledger.owns(*seat, &technology, 1);
        }
        Event::CardPlayed { seat, card } => match card {
            Card::Technology(t) => ledger.used(*seat, &t.to_string()),
            Card::Mission(_) | Card::ImperialAction(_) => {}
        },
        Event::PlanetScored { seat, points, .. } | Event::SenateScored { seat, points } => {
            ledger.in_turn(*seat, "points", round, i32::from(*points));
        }
        Event::Battle { attacker: Some(seat), won: true, .. } => ledger.in_turn(*seat, "battles", round, 1),
        _ => {}
    }
}

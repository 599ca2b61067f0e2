//! What people like to know of a game: which cards brought how much, points by round, what was bought and never used.

use starboard_bots::review::facts::Ledger;
use starboard_bots::review::{Facts, Story};
use starboard_core::{Game as _, Seat};
use starboard_galactic_rebellion::catalogue::Card;
use starboard_galactic_rebellion::{Event, GalacticRebellion, score};

pub(crate) fn facts(story: &Story<GalacticRebellion>) -> Facts {
    let mut ledger = Ledger::new(story.game.seats());
    for (t, step) in story.steps.iter().enumerate() {
        let mut at_work = None;
        for event in &step.events {
            note(&mut ledger, event, story.turn(t), &mut at_work);
        }
    }
    if let Some(end) = story.states.last() {
        for seat in Seat::all(story.game.seats()) {
            for technology in end.player(seat).technologies.iter() {
                let points = score::technology(story.game.cards(), end, seat, technology);
                if points > 0 {
                    ledger.brought(seat, &technology.to_string(), "points", i32::from(points));
                }
            }
        }
    }
    ledger.facts()
}

/// `at_work`: whose card does what it says in this step, and which.
fn note(ledger: &mut Ledger, event: &Event, round: u32, at_work: &mut Option<(Seat, String)>) {
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
        Event::CardPlayed { seat, card } => {
            *at_work = match card {
                Card::Technology(t) => {
                    ledger.used(*seat, &t.to_string());
                    Some((*seat, t.to_string()))
                }
                Card::Mission(m) => Some((*seat, m.to_string())),
                Card::ImperialAction(_) => None,
            };
        }
        Event::CreditsGained { seat, credits } | Event::CreditsTaken { seat, credits, .. } => {
            by_card(ledger, *seat, at_work.as_ref(), "credits", i32::from(*credits));
        }
        Event::CubesGained { seat, count } => by_card(ledger, *seat, at_work.as_ref(), "cubes", i32::from(*count)),
        Event::Recruited { seat, count, .. } => by_card(ledger, *seat, at_work.as_ref(), "workers", i32::from(*count)),
        Event::Posted { seat, .. } => by_card(ledger, *seat, at_work.as_ref(), "workers", 1),
        Event::GoodTaken { seat, .. } => by_card(ledger, *seat, at_work.as_ref(), "goods", 1),
        Event::PlanetScored { seat, points, .. } | Event::SenateScored { seat, points } => {
            ledger.in_turn(*seat, "points", round, i32::from(*points));
        }
        Event::Battle { attacker: Some(seat), won: true, .. } => ledger.in_turn(*seat, "battles", round, 1),
        _ => {}
    }
}

fn by_card(ledger: &mut Ledger, seat: Seat, at_work: Option<&(Seat, String)>, what: &'static str, n: i32) {
    if let Some((_, card)) = at_work.filter(|(of, _)| *of == seat) {
        ledger.brought(seat, card, what, n);
    }
}

//! A record as a story: every state, every action, everything dealt, in the game's own types.

use starboard_core::face::{AnyGame, CONCEDE, Face, Rules};
use starboard_core::game::Refusal;
use starboard_core::{Deal, Dealt, Game, Record, RecordFault, Seat};
use std::sync::Arc;

/// One step.
pub struct Step<G: Game> {
    pub seat: Seat,
    /// Nothing: the seat gave up.
    pub action: Option<G::Action>,
    pub deals: Vec<Deal>,
    pub events: Vec<G::Event>,
}

/// A whole game.
pub struct Story<G: Game> {
    pub game: Arc<G>,
    /// Was it set up, or did it begin from a position?
    pub set_up: bool,
    pub opening: Vec<Deal>,
    pub opening_events: Vec<G::Event>,
    /// Before the first step, and after each.
    pub states: Vec<G::State>,
    pub steps: Vec<Step<G>>,
}

/// Why there is no story.
#[derive(Debug, thiserror::Error)]
pub enum NoStory {
    #[error("{0}")]
    Record(#[from] RecordFault),
    /// The table is of another type.
    #[error("nobody has taught opponents this game")]
    Untaught,
}

impl<G: Game> Story<G> {
    /// Replays a record. What does not replay is told as replays tell it.
    pub fn of(record: &Record, rules: &dyn Rules) -> Result<Story<G>, NoStory> {
        record.check(rules)?;
        let any = rules.game_of(Some(&record.edition), record.options.clone()).map_err(RecordFault::Options)?;
        let game = any.as_any().downcast_ref::<Face<G>>().ok_or(NoStory::Untaught)?.0.clone();
        let opening = deals_of(&*any, 0, &record.deals)?;
        let mut opening_events = Vec::new();
        let first = match &record.position {
            Some(position) => {
                let placed = starboard_core::fault::read_json("position", position.clone());
                game.place(placed.map_err(RecordFault::Options)?).map_err(RecordFault::Options)?
            }
            None => game.start(&mut Dealt::new(opening.clone()), &mut opening_events),
        };
        let mut story = Story {
            game,
            set_up: record.position.is_none(),
            opening,
            opening_events,
            states: vec![first],
            steps: Vec::new(),
        };
        for (i, ply) in record.plies.iter().enumerate() {
            story.step(i + 1, ply.seat, &ply.action, deals_of(&*any, i + 1, &ply.deals)?)?;
        }
        Ok(story)
    }

    fn step(&mut self, ply: usize, seat: Seat, text: &str, deals: Vec<Deal>) -> Result<(), RecordFault> {
        let mut s = self.states[self.states.len() - 1].clone();
        let mut events = Vec::new();
        let mut dealt = Dealt::new(deals.clone());
        // The record has been checked: nothing is refused any more.
        let refused = || RecordFault::Refused {
            ply,
            seat,
            action: text.to_owned(),
            why: Box::new(Refusal::new("unreadable", serde_json::Value::Null, |_| String::new())),
        };
        let action = match text {
            CONCEDE => {
                self.game.concede(&mut s, seat, &mut dealt, &mut events).map_err(|_| refused())?;
                None
            }
            _ => {
                let action = self.game.parse_action(text).map_err(|_| refused())?;
                let action = self.game.meant(&s, seat, action);
                self.game.apply(&mut s, seat, action, &mut dealt, &mut events).map_err(|_| refused())?;
                Some(action)
            }
        };
        self.states.push(s);
        self.steps.push(Step { seat, action, deals, events });
        Ok(())
    }

    /// The turn in which a step is taken.
    pub fn turn(&self, step: usize) -> u32 {
        self.game.turns(&self.states[step])
    }
}

fn deals_of(game: &dyn AnyGame, ply: usize, written: &[String]) -> Result<Vec<Deal>, RecordFault> {
    let read =
        |text: &String| game.parse_deal(text).ok_or_else(|| RecordFault::UnknownDeal { ply, deal: text.clone() });
    written.iter().map(read).collect()
}

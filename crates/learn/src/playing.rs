//! One table, action by action, with its record.

use crate::encoded::Known;
use crate::probe::{Dealt, Probe, every};
use crate::{Ends, Fault, rewards};
use starboard_core::chance::TableChance;
use starboard_core::encoding::{Encodes, asked};
use starboard_core::face::{CONCEDE, Face, Nth, Sitting, Table};
use starboard_core::record::Ply;
use starboard_core::{Deal, Fast, Outcome, Record, Recorder, Seat, Seed, Silent, Viewer};
use std::sync::Arc;

/// A table that a learner plays at.
pub trait Playing: Send + Sync {
    fn clone_box(&self) -> Box<dyn Playing>;
    /// Who is asked; where several are, the first who can do something. None when the game is over.
    fn asked(&self) -> Option<Seat>;
    /// The numbers of the legal actions of who is asked.
    fn numbers(&self) -> &[u32];
    /// The numbers of a seat's legal actions.
    fn numbers_of(&self, seat: Seat) -> Result<Vec<u32>, Fault>;
    /// Where each of them stands in the seat's legal list.
    fn text(&self, number: u32) -> Result<String, Fault>;
    fn number_of(&self, seat: Seat, text: &str) -> Result<u32, Fault>;
    fn mask(&self, out: &mut [bool]) -> Result<(), Fault>;
    fn row(&self, seat: Seat, out: &mut [f32]) -> Result<(), Fault>;
    /// Takes a legal action of who is asked.
    fn apply(&mut self, number: i64) -> Result<(), Fault>;
    /// Takes an action of a seat by its text, or `concede`.
    fn act(&mut self, seat: Seat, text: &str) -> Result<(), Fault>;
    /// The place in the legal list that an opponent chose, as a number.
    fn chosen(&self, nth: Nth) -> Result<u32, Fault>;
    fn plies(&self) -> usize;
    fn outcome(&self) -> Option<Outcome>;
    fn rewards(&self, out: &mut [f32]);
    /// The table without its types: a copy.
    fn table(&self) -> Box<dyn Table>;
    fn view(&self, viewer: Viewer) -> serde_json::Value;
    /// The same table with what the seat cannot know dealt anew.
    fn imagine(&self, seat: Seat, seed: u64) -> Result<Box<dyn Playing>, Fault>;
    /// Every different table that an action of who is asked can lead to, with its probability. This table stays as it is.
    fn outcomes(&self, number: i64) -> Result<Ends, Fault>;
    fn record(&self) -> Record;
    /// Is it the very same situation?
    fn same(&self, other: &dyn Table) -> bool;
}

#[derive(Clone, Copy)]
enum Done<A> {
    Action(A),
    Conceded,
}

/// A table of its own types.
pub(crate) struct Table1<G: Encodes> {
    known: Arc<Known<G>>,
    sitting: Sitting<G>,
    /// How it began, and whether that was a position.
    began: Arc<(G::State, Vec<Deal>, bool)>,
    log: Vec<(Seat, Done<G::Action>, Vec<Deal>)>,
    /// None where every deal was chosen.
    seed: Option<Seed>,
    asked: Option<Seat>,
    legal: Vec<G::Action>,
    numbers: Vec<u32>,
}

impl<G: Encodes> Clone for Table1<G> {
    fn clone(&self) -> Self {
        Table1 {
            known: self.known.clone(),
            sitting: self.sitting.clone(),
            began: self.began.clone(),
            log: self.log.clone(),
            seed: self.seed,
            asked: self.asked,
            legal: self.legal.clone(),
            numbers: self.numbers.clone(),
        }
    }
}

impl<G: Encodes> Table1<G> {
    pub(crate) fn start(known: Arc<Known<G>>, seed: Seed) -> Table1<G> {
        let mut chance = Recorder::new(TableChance::at(seed, 0));
        let state = known.game.start(&mut chance, &mut Silent);
        Table1::new(known, state, chance.deals, false, Some(seed))
    }

    /// Every different table that the set-up can lead to.
    pub(crate) fn every_start(known: &Arc<Known<G>>) -> Result<Ends, Fault> {
        let deal = |deals: &[u16]| {
            let mut chance = Recorder::new(Probe::new(deals));
            let state = known.game.start(&mut chance, &mut Silent);
            Ok(match chance.inner.open() {
                Some(open) => Dealt::Open(open),
                None => Dealt::Done(Table1::new(known.clone(), state, chance.deals, false, None)),
            })
        };
        Ok(looked(every(deal, |one, two| one.sitting.state == two.sitting.state)?))
    }

    pub(crate) fn placed(known: Arc<Known<G>>, state: G::State, seed: Seed) -> Table1<G> {
        Table1::new(known, state, Vec::new(), true, Some(seed))
    }

    fn new(known: Arc<Known<G>>, state: G::State, deals: Vec<Deal>, placed: bool, seed: Option<Seed>) -> Table1<G> {
        let sitting = Sitting { game: known.game.clone(), state: state.clone() };
        let began = Arc::new((state, deals, placed));
        let mut table = Table1 {
            known,
            sitting,
            began,
            log: Vec::new(),
            seed,
            asked: None,
            legal: Vec::new(),
            numbers: Vec::new(),
        };
        table.look();
        table
    }

    /// Who is asked now, and what they may do.
    fn look(&mut self) {
        let (game, s) = (&*self.known.game, &self.sitting.state);
        self.asked = asked(game, s, &mut self.legal);
        match self.asked {
            Some(seat) => self.known.encoder.numbers(game, s, seat, &self.legal, &mut self.numbers),
            None => self.numbers.clear(),
        }
    }

    fn take(&mut self, seat: Seat, action: G::Action) {
        let mut chance = Recorder::new(self.chance());
        let game = &*self.known.game;
        game.apply_unchecked(&mut self.sitting.state, seat, &action, &mut chance, &mut Silent);
        self.log.push((seat, Done::Action(action), chance.deals));
        self.look();
    }

    /// What deals the next action. A table whose deals were chosen goes on from a seed of nobody's choice.
    fn chance(&self) -> TableChance {
        TableChance::at(self.seed.unwrap_or_else(|| Seed::from_number(0)), self.log.len() as u64 + 1)
    }

    fn sits(&self, seat: Seat) -> Result<(), Fault> {
        if seat.index() < self.known.game.seats() { Ok(()) } else { Err(Fault::NoSeat(seat)) }
    }

    /// The action of who is asked that has this number.
    fn numbered(&self, number: i64) -> Result<(Seat, G::Action), Fault> {
        let seat = self.asked.ok_or(Fault::Over)?;
        let at = self.numbers.iter().position(|n| i64::from(*n) == number).ok_or(Fault::NotLegal(number))?;
        Ok((seat, self.legal[at]))
    }
}

fn looked<G: Encodes>(ends: Vec<(f64, Table1<G>)>) -> Ends {
    let boxed = |(chance, mut table): (f64, Table1<G>)| {
        table.look();
        (chance, Box::new(table) as Box<dyn Playing>)
    };
    ends.into_iter().map(boxed).collect()
}

impl<G: Encodes> Playing for Table1<G> {
    fn clone_box(&self) -> Box<dyn Playing> {
        Box::new(self.clone())
    }

    fn asked(&self) -> Option<Seat> {
        self.asked
    }

    fn numbers(&self) -> &[u32] {
        &self.numbers
    }

    fn numbers_of(&self, seat: Seat) -> Result<Vec<u32>, Fault> {
        self.sits(seat)?;
        let (game, s) = (&*self.known.game, &self.sitting.state);
        let (mut legal, mut numbers) = (Vec::new(), Vec::new());
        game.legal_actions(s, seat, &mut legal);
        self.known.encoder.numbers(game, s, seat, &legal, &mut numbers);
        Ok(numbers)
    }

    fn text(&self, number: u32) -> Result<String, Fault> {
        let (_, action) = self.numbered(number.into())?;
        Ok(self.known.game.action_text(&self.sitting.state, action))
    }

    fn number_of(&self, seat: Seat, text: &str) -> Result<u32, Fault> {
        self.sits(seat)?;
        self.sitting.check(seat, text).map_err(|why| Fault::Refused(Box::new(why)))?;
        let at = self.sitting.legal_texts(seat).iter().position(|legal| legal == text);
        let numbers = self.numbers_of(seat)?;
        at.and_then(|at| numbers.get(at).copied()).ok_or(Fault::NotLegal(-1))
    }

    fn mask(&self, out: &mut [bool]) -> Result<(), Fault> {
        let needed = self.known.encoder.actions();
        if out.len() != needed {
            return Err(Fault::Room("the mask", out.len(), needed));
        }
        out.fill(false);
        for number in self.numbers.iter().filter(|n| (**n as usize) < needed) {
            out[*number as usize] = true;
        }
        Ok(())
    }

    fn row(&self, seat: Seat, out: &mut [f32]) -> Result<(), Fault> {
        self.sits(seat)?;
        let needed = self.known.encoder.size();
        if out.len() != needed {
            return Err(Fault::Room("the row", out.len(), needed));
        }
        self.known.encoder.write(&self.known.game, &self.sitting.state, seat, out);
        Ok(())
    }

    fn apply(&mut self, number: i64) -> Result<(), Fault> {
        let (seat, action) = self.numbered(number)?;
        self.take(seat, action);
        Ok(())
    }

    fn act(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
        self.sits(seat)?;
        let refused = |why| Fault::Refused(Box::new(why));
        if text == CONCEDE {
            let mut chance = self.chance();
            let done = self.sitting.act(seat, text, &mut chance).map_err(refused)?;
            let deals = done.deals.iter().filter_map(|deal| self.known.game.parse_deal(deal)).collect();
            self.log.push((seat, Done::Conceded, deals));
            self.look();
            return Ok(());
        }
        self.sitting.check(seat, text).map_err(refused)?;
        let game = &self.known.game;
        if let Ok(action) = game.parse_action(text) {
            let action = game.meant(&self.sitting.state, seat, action);
            self.take(seat, action);
        }
        Ok(())
    }

    fn chosen(&self, nth: Nth) -> Result<u32, Fault> {
        self.numbers.get(nth.0).copied().ok_or(Fault::Over)
    }

    fn plies(&self) -> usize {
        self.log.len()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.known.game.outcome(&self.sitting.state)
    }

    fn rewards(&self, out: &mut [f32]) {
        out.fill(0.0);
        if let Some(outcome) = self.outcome() {
            rewards(&outcome, out);
        }
    }

    fn table(&self) -> Box<dyn Table> {
        self.sitting.clone_box()
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        self.sitting.view(viewer)
    }

    fn imagine(&self, seat: Seat, seed: u64) -> Result<Box<dyn Playing>, Fault> {
        self.sits(seat)?;
        let state = self.known.game.imagine(&self.sitting.state, seat, &mut Fast::new(seed));
        Ok(Box::new(Table1::placed(self.known.clone(), state, Seed::from_number(seed))))
    }

    fn outcomes(&self, number: i64) -> Result<Ends, Fault> {
        let (seat, action) = self.numbered(number)?;
        let deal = |deals: &[u16]| {
            let mut table = self.clone();
            let mut chance = Recorder::new(Probe::new(deals));
            self.known.game.apply_unchecked(&mut table.sitting.state, seat, &action, &mut chance, &mut Silent);
            Ok(match chance.inner.open() {
                Some(open) => Dealt::Open(open),
                None => {
                    table.log.push((seat, Done::Action(action), chance.deals));
                    table.seed = None;
                    Dealt::Done(table)
                }
            })
        };
        Ok(looked(every(deal, |one, two| one.sitting.state == two.sitting.state)?))
    }

    fn record(&self) -> Record {
        let game = &self.known.game;
        let mut record = Record::new(&Face(game.clone()));
        let (state, deals, placed) = &*self.began;
        let texts = |deals: &[Deal]| deals.iter().map(|deal| game.deal_text(*deal)).collect::<Vec<_>>();
        if *placed {
            record.position = serde_json::to_value(game.position(state)).ok();
        }
        record.fingerprint = self.seed.map(|seed| seed.fingerprint());
        record.seed = self.seed;
        record.deals = texts(deals);
        let mut s = state.clone();
        for (seat, done, deals) in &self.log {
            let mut dealt = starboard_core::Dealt::new(deals.iter().copied());
            let action = match done {
                Done::Action(action) => {
                    let text = game.action_text(&s, *action);
                    game.apply_unchecked(&mut s, *seat, action, &mut dealt, &mut Silent);
                    text
                }
                Done::Conceded => {
                    // It was taken when it was done, and so it is taken again.
                    let _ = game.concede(&mut s, *seat, &mut dealt, &mut Silent);
                    CONCEDE.to_owned()
                }
            };
            record.plies.push(Ply { seat: *seat, action, deals: texts(deals), entry: None, at: None });
        }
        record.result = self.outcome();
        record
    }

    fn same(&self, other: &dyn Table) -> bool {
        other.as_any().downcast_ref::<Sitting<G>>().is_some_and(|other| other.state == self.sitting.state)
    }
}

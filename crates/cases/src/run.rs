//! Plays a case.

use crate::case::{Asked, Case, List, Step};
use crate::matching::matches;
use serde_json::Value as Json;
use starboard_core::chance::Scripted;
use starboard_core::face::{Happened, Rules, Table};
use starboard_core::{Fast, Lang, Seat, ToMove};

/// The table that a case begins at.
pub fn table(rules: &dyn Rules, case: &Case) -> Result<Box<dyn Table>, String> {
    set_up(rules, case).map(|play| play.table)
}

fn set_up(rules: &dyn Rules, case: &Case) -> Result<Play, String> {
    if case.game != rules.name() {
        return Err(format!("it is a case of `{}`, not of `{}`", case.game, rules.name()));
    }
    let game = rules.game_of(case.edition.as_deref(), case.options.clone()).map_err(|f| format!("options: {f}"))?;
    let mut fast = Fast::new(case.seed);
    let table = match &case.position {
        Some(position) => game.place(position.clone()).map_err(|f| f.to_string())?,
        None => game.start(&mut fast).0,
    };
    Ok(Play { table, fast })
}

/// Plays a case; the error says which step does not hold, and how.
pub fn run(rules: &dyn Rules, case: &Case) -> Result<(), String> {
    if case.steps.is_empty() {
        return Err("it has no step, so it checks nothing".to_owned());
    }
    let mut play = set_up(rules, case)?;
    for (i, step) in case.steps.iter().enumerate() {
        play.step(step).map_err(|why| {
            let seat = play.asked().map_or_else(|| "nobody".to_owned(), |s| format!("seat {s}"));
            format!("step {}{}: {why}\nthere, {seat} is asked; the table is\n{}", i + 1, named(step), play.shown())
        })?;
    }
    Ok(())
}

fn named(step: &Step) -> String {
    match step.play.0.is_empty() {
        true => String::new(),
        false => format!(" ({})", step.play.0.join(", ")),
    }
}

struct Play {
    table: Box<dyn Table>,
    fast: Fast,
}

impl Play {
    fn asked(&self) -> Option<Seat> {
        self.table.to_move().seats().iter().next()
    }

    fn shown(&self) -> String {
        self.table.show(starboard_core::Viewer::All, Lang::En)
    }

    /// Who does what the step plays.
    fn actor(&self, step: &Step) -> Result<Seat, String> {
        if let Some(seat) = step.seat {
            return Ok(seat);
        }
        match self.table.to_move() {
            ToMove::Seat(seat) => Ok(seat),
            ToMove::AnyOf { .. } => Err("several seats are asked: say which with `seat`".to_owned()),
            ToMove::Over => Err("the game is over: say which seat tries with `seat`".to_owned()),
        }
    }

    fn step(&mut self, step: &Step) -> Result<(), String> {
        let mut told: Vec<Happened> = Vec::new();
        match &step.refused {
            Some(code) => self.refused(step, code)?,
            None => self.take(step, &mut told)?,
        }
        if let Some(asked) = &step.to_move {
            self.to_move(asked)?;
        }
        self.legal(step)?;
        if let Some(expected) = &step.expect {
            matches(expected, &self.table.view(step.viewer)).map_err(|why| format!("expect: {why}"))?;
        }
        if let Some(expected) = &step.position {
            matches(expected, &self.table.position()).map_err(|why| format!("position: {why}"))?;
        }
        if let Some(expected) = &step.prompt {
            let prompt = self.table.prompt(Lang::En).map_or(Json::Null, |p| p.data);
            matches(expected, &prompt).map_err(|why| format!("prompt: {why}"))?;
        }
        if let Some(expected) = &step.outcome {
            let outcome = serde_json::to_value(self.table.outcome()).map_err(|e| e.to_string())?;
            matches(expected, &outcome).map_err(|why| format!("outcome: {why}"))?;
        }
        self.events(step, &told)
    }

    fn take(&mut self, step: &Step, told: &mut Vec<Happened>) -> Result<(), String> {
        let game = self.table.game();
        let deal = |text: &String| game.parse_deal(text).ok_or_else(|| format!("`{text}` is not something dealt here"));
        let script = step.deal.0.iter().map(deal).collect::<Result<_, _>>()?;
        let mut chance = Scripted { script, rest: self.fast.clone() };
        for action in &step.play.0 {
            let seat = self.actor(step)?;
            let done = self.table.act(seat, action, &mut chance);
            told.push(done.map_err(|why| {
                let legal = self.table.legal_texts(seat).join(", ");
                format!("seat {seat} may not `{action}` ({}: {})\nlegal: {legal}", why.code, why.words(Lang::En))
            })?);
        }
        self.fast = chance.rest;
        match chance.script.front() {
            Some(unused) => Err(format!("`{}` was to be dealt and was not", game.deal_text(*unused))),
            None => Ok(()),
        }
    }

    fn refused(&mut self, step: &Step, code: &str) -> Result<(), String> {
        let [action] = &step.play.0[..] else {
            return Err("`refused` is about one action in `play`".to_owned());
        };
        let seat = self.actor(step)?;
        let before = self.table.position();
        match self.table.act(seat, action, &mut self.fast) {
            Ok(_) => return Err(format!("`{action}` is taken, it should be refused as `{code}`")),
            Err(why) if why.code != code => {
                return Err(format!(
                    "`{action}` is refused as `{}` ({}), not as `{code}`",
                    why.code,
                    why.words(Lang::En)
                ));
            }
            Err(_) => {}
        }
        match self.table.position() == before {
            true => Ok(()),
            false => Err(format!("`{action}` is refused, and still something changed")),
        }
    }

    fn to_move(&self, asked: &Asked) -> Result<(), String> {
        let now = self.table.to_move();
        let right = match asked {
            Asked::Over => now == ToMove::Over,
            Asked::Seats(seats) => now != ToMove::Over && now.seats() == seats.iter().copied().collect(),
        };
        if right { Ok(()) } else { Err(format!("to_move: expected {asked:?}, found {now:?}")) }
    }

    fn legal(&self, step: &Step) -> Result<(), String> {
        let (exact, some, none) = (&step.legal_exactly, &step.legal.0, &step.not_legal.0);
        if exact.is_none() && some.is_empty() && none.is_empty() {
            return Ok(());
        }
        let seats: Vec<Seat> = match step.whose {
            Some(seat) => vec![seat],
            None => self.table.to_move().seats().iter().collect(),
        };
        let legal: Vec<String> = seats.iter().flat_map(|s| self.table.legal_texts(*s)).collect();
        let list = || format!("legal are: {}", legal.join(", "));
        let any = |pattern: &str| legal.iter().any(|l| fits(pattern, l));
        if let Some(missing) = some.iter().find(|p| !any(p)) {
            return Err(format!("`{missing}` should be legal; {}", list()));
        }
        if let Some(extra) = none.iter().find(|p| any(p)) {
            return Err(format!("`{extra}` should not be legal; {}", list()));
        }
        if let Some(List(exact)) = exact {
            let (mut expected, mut found) = (exact.clone(), legal.clone());
            expected.sort();
            found.sort();
            found.dedup();
            if expected != found {
                return Err(format!("exactly {} should be legal; {}", exact.join(", "), list()));
            }
        }
        Ok(())
    }

    fn events(&self, step: &Step, told: &[Happened]) -> Result<(), String> {
        let events: Vec<Json> =
            told.iter().flat_map(|h| h.seen_by(step.viewer, Lang::En)).map(|told| told.data).collect();
        let shown = || events.iter().map(|e| format!("\n  {e}")).collect::<String>();
        let mut after = 0;
        for expected in &step.events {
            match events[after..].iter().position(|e| matches(expected, e).is_ok()) {
                Some(i) => after += i + 1,
                None => return Err(format!("events: {expected} is not told in its place; told is:{}", shown())),
            }
        }
        for unwanted in &step.no_events {
            if let Some(event) = events.iter().find(|e| matches(unwanted, e).is_ok()) {
                return Err(format!("events: {event} should not be told"));
            }
        }
        Ok(())
    }
}

/// A legal action, or a beginning of one with a trailing `*`.
fn fits(pattern: &str, action: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(beginning) => action.starts_with(beginning),
        None => pattern == action,
    }
}

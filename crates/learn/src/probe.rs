//! Chance laid open: every way an action can turn out, for who wants to see the whole tree.

use crate::Fault;
use starboard_core::{Chance, Odds};

/// More ways than that are not told.
const MOST: usize = 1 << 14;

/// What follows some deals.
pub(crate) enum Dealt<T> {
    /// More is dealt: the outcomes, each with its probability.
    Open(Vec<(u16, f64)>),
    /// Nothing more.
    Done(T),
}

/// Every different end that deals can lead to, with its probability. `deal` does it once with given deals.
pub(crate) fn every<T>(
    deal: impl Fn(&[u16]) -> Result<Dealt<T>, Fault>,
    same: impl Fn(&T, &T) -> bool,
) -> Result<Vec<(f64, T)>, Fault> {
    let mut ends: Vec<(f64, T)> = Vec::new();
    let mut open = vec![(Vec::new(), 1.0)];
    let mut tried = 0;
    while let Some((deals, chance)) = open.pop() {
        tried += 1;
        if tried > MOST {
            return Err(Fault::TooMany(MOST));
        }
        match deal(&deals)? {
            Dealt::Open(outcomes) => {
                // The last is looked at first: they go in backwards, so that ends come in the order of outcomes.
                for (outcome, part) in outcomes.into_iter().rev() {
                    let mut deals = deals.clone();
                    deals.push(outcome);
                    open.push((deals, chance * part));
                }
            }
            Dealt::Done(end) => match ends.iter_mut().find(|(_, other)| same(other, &end)) {
                Some((sum, _)) => *sum += chance,
                None => ends.push((chance, end)),
            },
        }
    }
    Ok(ends)
}

/// Deals by a script; where that ends it notes what may come up.
pub(crate) struct Probe<'s> {
    script: &'s [u16],
    at: usize,
    open: Option<Vec<(u16, f64)>>,
}

impl<'s> Probe<'s> {
    pub(crate) fn new(script: &'s [u16]) -> Probe<'s> {
        Probe { script, at: 0, open: None }
    }

    /// What may come up after the script; nothing if that was all.
    pub(crate) fn open(self) -> Option<Vec<(u16, f64)>> {
        self.open
    }
}

impl Chance for Probe<'_> {
    fn pick(&mut self, odds: Odds<'_>) -> u16 {
        let tickets = |outcome: u16| odds.counts.get(usize::from(outcome)).copied().unwrap_or(0);
        let possible = || (0..odds.counts.len() as u16).filter(|outcome| tickets(*outcome) > 0);
        if let Some(outcome) = self.script.get(self.at).copied().filter(|outcome| tickets(*outcome) > 0) {
            self.at += 1;
            return outcome;
        }
        if self.open.is_none() {
            let chance = |outcome| (outcome, f64::from(tickets(outcome)) / f64::from(odds.total));
            self.open = Some(possible().map(chance).collect());
        }
        // What comes after is thrown away; it only has to be possible.
        possible().next().unwrap_or(0)
    }
}

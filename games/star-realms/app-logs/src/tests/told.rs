//! The lines a deed is told in, and the running totals that go with them.

use starboard_core::Fast;
use starboard_star_realms::event::Resource;
use std::fmt::Write as _;

pub(crate) const PLAYERS: [&str; 2] = ["Hard AI", "Ann O'Nym"];

/// One line below what was done; totals are added when it is told.
#[derive(Clone, Debug)]
pub(super) enum Line {
    /// What was picked: told at the margin.
    Margin(String),
    Gain {
        seat: usize,
        card: String,
        what: Resource,
        n: i32,
    },
    Pay {
        seat: usize,
        what: Resource,
        n: i32,
    },
    Owes {
        seat: usize,
        card: String,
        n: i32,
    },
    Drew(u8),
    Shuffled,
    Text(String),
}

impl Line {
    /// Draws and shuffles keep their order among themselves.
    fn of_the_pile(&self) -> bool {
        matches!(self, Line::Drew(_) | Line::Shuffled)
    }
}

/// What was done and what came of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Deed {
    pub(super) head: Vec<String>,
    pub(super) lines: Vec<Line>,
}

/// The log so far, with the totals it has told.
pub(super) struct Told {
    pub(super) log: String,
    pub(super) deed: Deed,
    pub(super) authority: [i32; 2],
    pools: [[i32; 2]; 2],
    pub(super) owed: [i32; 2],
}

impl Told {
    pub(super) fn new() -> Told {
        Told { log: String::new(), deed: Deed::default(), authority: [50; 2], pools: [[0; 2]; 2], owed: [0; 2] }
    }

    fn change(&mut self, seat: usize, what: Resource, n: i32) -> i32 {
        let total = match what {
            Resource::Trade => &mut self.pools[seat][0],
            Resource::Combat => &mut self.pools[seat][1],
            Resource::Authority => &mut self.authority[seat],
        };
        *total += n;
        *total
    }

    /// A new turn begins with empty pools.
    pub(super) fn turn(&mut self) {
        self.pools = [[0; 2]; 2];
    }

    /// What was done is told: first what was picked, then what came of it.
    pub(super) fn flush(&mut self) {
        let Deed { head, lines } = std::mem::take(&mut self.deed);
        for line in head {
            let _ = writeln!(self.log, "{line}");
        }
        let (margin, rest): (Vec<Line>, Vec<Line>) = lines.into_iter().partition(|l| matches!(l, Line::Margin(_)));
        for line in margin.into_iter().chain(rest) {
            let line = self.line(line);
            let _ = writeln!(self.log, "{line}");
        }
    }

    fn line(&mut self, line: Line) -> String {
        match line {
            Line::Margin(text) => text,
            Line::Gain { seat, card, what, n } => {
                let total = self.change(seat, what, n);
                format!("        {}  >  {card} +{n} {what:?} ({what:?}:{total})", PLAYERS[seat])
            }
            Line::Pay { seat, what, n } => {
                let total = self.change(seat, what, -n);
                format!("        {} - -{n} {what:?} ({what:?}:{total})", PLAYERS[seat])
            }
            Line::Owes { seat, card, n } => {
                self.owed[seat] += n;
                format!("        {}  <  {card} +{n} Discard (Discarding: {})", PLAYERS[seat], self.owed[seat])
            }
            Line::Drew(n) => format!("        Drew {n} cards."),
            Line::Shuffled => "        Shuffled discard pile to form new deck".to_owned(),
            Line::Text(text) => format!("        {text}"),
        }
    }

    /// The app puts a whole hand into play and tells what it gives in an order of its own.
    pub(super) fn shuffle(&mut self, chance: &mut Fast) {
        let lines = &mut self.deed.lines;
        for i in (1..lines.len()).rev() {
            let j = chance.below(i + 1);
            lines.swap(i, j);
        }
    }

    /// The lines of the pile in their own order again, at the places they have now.
    pub(super) fn order_pile(&mut self, before: &[Line]) {
        let mut pile = before.iter().filter(|l| l.of_the_pile()).cloned();
        for line in self.deed.lines.iter_mut().filter(|l| l.of_the_pile()) {
            if let Some(next) = pile.next() {
                *line = next;
            }
        }
    }
}

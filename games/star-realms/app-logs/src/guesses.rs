//! What the log leaves open, guessed and guessed again.

/// Where the log leaves something open, one answer is tried after the other.
#[derive(Clone, Debug, Default)]
pub(super) struct Guesses {
    made: Vec<Guess>,
    /// How many of them this reading has come to.
    asked: usize,
    /// The line something was guessed for last, and how often.
    last: (usize, usize),
    /// Nothing new is guessed when the game is played again with its deal.
    settled: bool,
}

#[derive(Clone, Copy, Debug)]
struct Guess {
    chosen: usize,
    of: usize,
    /// The line it was made for, and which guess for that line it was.
    at: (usize, usize),
}

impl Guesses {
    pub(super) fn next(&mut self, of: usize, line: usize) -> usize {
        let nth = if self.last.0 == line { self.last.1 } else { 0 };
        self.last = (line, nth + 1);
        match self.made.iter().position(|g| g.at == self.last) {
            Some(i) => {
                self.asked = self.asked.max(i + 1);
                self.made[i].chosen
            }
            None if self.settled => 0,
            None => {
                self.made.push(Guess { chosen: 0, of, at: self.last });
                self.asked = self.made.len();
                0
            }
        }
    }

    /// Forgets what was guessed for lines after this one: it has no say in what went wrong here.
    pub(super) fn forget_after(&mut self, line: usize) {
        self.made.retain(|g| g.at.0 <= line);
        self.asked = self.asked.min(self.made.len());
    }

    /// From the start again, with the last guess that can be changed changed.
    pub(super) fn change(&mut self) -> bool {
        self.made.truncate(self.asked);
        self.rewind();
        while let Some(guess) = self.made.pop() {
            if guess.chosen + 1 < guess.of {
                self.made.push(Guess { chosen: guess.chosen + 1, ..guess });
                return true;
            }
        }
        false
    }

    fn rewind(&mut self) {
        (self.asked, self.last) = (0, (0, 0));
    }

    /// The same guesses for the reading with the deal.
    pub(super) fn settled(&self) -> Guesses {
        let mut guesses = Guesses { settled: true, ..self.clone() };
        guesses.rewind();
        guesses
    }
}

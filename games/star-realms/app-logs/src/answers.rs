//! Questions our rules ask, answered from the log.

use super::line::Entry;
use super::script::{gain_of, gives, has, plain};
use super::why::Why;
use super::witness::Witness;
use starboard_star_realms::action::{Action, Piece};
use starboard_star_realms::catalog::Kind;
use starboard_star_realms::effect::{CopyOf, Destination, Op, Script, Zone};
use starboard_star_realms::frame::Frame;

impl Witness<'_> {
    /// Answers whatever is asked until nothing is.
    pub(super) fn settle(&mut self) -> Result<(), Why> {
        while let Some(frame) = self.table.s.stack.last().copied() {
            let answer = self.answer(frame)?;
            self.act(answer)?;
        }
        Ok(())
    }

    fn unanswered(&self) -> Why {
        Why::Unanswered { question: self.table.question() }
    }

    fn answer(&mut self, frame: Frame) -> Result<Action, Why> {
        let game = self.table.game;
        match frame {
            Frame::Choose { card, at, .. } => match game.catalog().ops.0[at as usize] {
                Op::Choice { options, n } => self.choose(card, &options[..n as usize]),
                _ => Err(self.unanswered()),
            },
            Frame::May { .. } => Ok(Action::Accept),
            Frame::Scrap { seat, .. } => {
                let zones = game.zones(frame);
                let Some(card) = self.answer_line(frame, scrapped) else { return Ok(Action::Decline) };
                let card = self.table.kind(&card)?;
                // Where it was makes a difference if the pile is shuffled before the turn ends.
                let shuffled = self.rest_of_turn().any(|(_, e)| *e == Entry::Shuffled);
                let held = zones == (true, true) && shuffled && self.guess(2) == 1;
                let zone = self.table.need_to_scrap(seat, card, zones, held)?;
                Ok(Action::Pick { zone, card })
            }
            Frame::DiscardFor { seat, .. } | Frame::Discard { seat, .. } => {
                let Some(card) = self.answer_line(frame, discarded) else {
                    return if game.may_decline(frame) { Ok(Action::Decline) } else { Err(self.unanswered()) };
                };
                let card = self.table.kind(&card)?;
                self.table.need_to_discard(seat, card)?;
                Ok(Action::Pick { zone: Zone::Hand, card })
            }
            Frame::ScrapRow { .. } => {
                let Some(card) = self.answer_line(frame, scrapped) else { return Ok(Action::Decline) };
                let card = self.table.kind(&card)?;
                self.table.need_in_row(card)?;
                Ok(Action::PickRow(card))
            }
            Frame::Destroy { seat, .. } => {
                let line = self.here(|e| matches!(e, Entry::Destroyed(_)));
                let Some(i) = line else {
                    return if game.may_decline(frame) { Ok(Action::Decline) } else { Err(self.unanswered()) };
                };
                let Entry::Destroyed(card) = &self.log.lines[i].entry else { return Err(self.unanswered()) };
                let kind = self.table.kind(card)?;
                let owner = 1 - seat;
                // The line itself is told by what the rules then do.
                let piece = self.piece(owner, kind);
                Ok(Action::PickBase { seat: owner, base: piece.ok_or_else(|| self.not_in_play(owner, kind))? })
            }
            Frame::Free { .. } => {
                let next = self.rest_of_turn().find_map(|(i, e)| match e {
                    Entry::Acquired(card) if !self.is_paid(i) => Some((i, card.clone())),
                    _ => None,
                });
                let (i, card) = next.ok_or_else(|| self.unanswered())?;
                self.done[i] = true;
                let card = self.table.kind(&card)?;
                self.table.need_in_row(card)?;
                Ok(Action::Take(card))
            }
            Frame::Arrive { card, .. } => Ok(Action::Send(self.destination(card))),
            Frame::Copy { what: CopyOf::Ship, .. } => {
                let ship = self.rest_of_turn().find_map(|(_, e)| match e {
                    Entry::CopiesShip(card) | Entry::Changed { to: card, .. } => Some(card.clone()),
                    _ => None,
                });
                Ok(Action::PickShip(self.table.kind(&ship.ok_or_else(|| self.unanswered())?)?))
            }
            Frame::Copy { seat, what: CopyOf::Base, .. } => {
                let base = self.copied_base().ok_or_else(|| self.unanswered())?;
                let kind = self.table.kind(&base)?;
                let legal = self.table.legal();
                let is = |a: &&Action| matches!(a, Action::PickBase { base, .. } if base.as_kind == kind);
                legal.iter().find(is).copied().ok_or_else(|| self.not_in_play(1 - seat, kind))
            }
            _ => Err(self.unanswered()),
        }
    }

    /// A base by what it is.
    pub(super) fn piece(&self, owner: u8, kind: Kind) -> Option<Piece> {
        let mut bases = self.table.s.realm(owner).bases.iter();
        bases.find(|b| b.kind == kind).map(|b| Piece { kind: b.kind, as_kind: b.as_kind })
    }

    /// The first line of this deed that nobody has answered with yet.
    pub(super) fn here(&self, is: impl Fn(&Entry) -> bool) -> Option<usize> {
        (self.from..self.to).find(|i| !self.done[*i] && is(&self.log.lines[*i].entry))
    }

    /// The base this deed says is copied.
    fn copied_base(&self) -> Option<String> {
        self.log.lines[self.from..self.to].iter().find_map(|l| match &l.entry {
            Entry::CopiesBase(card) | Entry::Changed { to: card, .. } => Some(card.clone()),
            _ => None,
        })
    }

    /// The line that answers: in this deed, or later in the turn if the rules will not wait.
    fn answer_line(&mut self, frame: Frame, is: fn(&Entry) -> Option<&String>) -> Option<String> {
        let in_deed = self.here(|e| is(e).is_some());
        let later = || self.rest_of_turn().find(|(_, e)| is(e).is_some()).map(|(i, _)| i);
        let i = match self.table.game.may_decline(frame) {
            true => in_deed,
            false => in_deed.or_else(later),
        }?;
        self.done[i] = true;
        is(&self.log.lines[i].entry).cloned()
    }

    /// Which of the alternatives the log shows to have been taken.
    fn choose(&mut self, card: Kind, options: &[Script]) -> Result<Action, Why> {
        let catalog = self.table.game.catalog();
        let chosen = |n: usize| Ok(Action::Choose(n as u8));
        if let Entry::Chose(text) = &self.log.lines[self.from].entry
            && let Some(n) = options.iter().position(|o| self.is_said(*o, text))
        {
            return chosen(n);
        }
        let mut found = None;
        for (i, entry) in self.rest_of_turn() {
            match entry {
                Entry::Gain { card: name, n, what, .. } if self.table.kind(name) == Ok(card) => {
                    let open = *n - self.claimed[i];
                    let fits = |o: &Script| {
                        let gain = |op: Op| gain_of(op).filter(|(w, k)| w == what && *k <= open).is_some();
                        has(catalog, *o, gain) && (gives(catalog, *o, *what, *n) || open < *n || self.in_parts(*o, *n))
                    };
                    if let Some(option) = options.iter().position(fits) {
                        let gains = plain(catalog, options[option]).iter().filter_map(|op| gain_of(*op));
                        let part: i32 = gains.filter(|(w, _)| w == what).map(|(_, k)| k).sum();
                        found = Some((option, Some((i, part))));
                        break;
                    }
                }
                Entry::Chose(text) if !text.starts_with("Add ") => {
                    if let Some(option) = options.iter().position(|o| self.is_said(*o, text)) {
                        found = Some((option, None));
                        break;
                    }
                }
                Entry::Acquired(_) if !self.is_paid(i) => {
                    let free = |o: &Script| has(catalog, *o, |op| matches!(op, Op::AcquireFree(_)));
                    if let Some(option) = options.iter().position(free) {
                        found = Some((option, None));
                        break;
                    }
                }
                _ => {}
            }
        }
        let (option, claim) = found.ok_or_else(|| self.unanswered())?;
        if let Some((i, part)) = claim {
            self.claimed[i] += part;
        }
        chosen(option)
    }

    /// Several choices may be told as one gain.
    fn in_parts(&self, option: Script, n: i32) -> bool {
        has(self.table.game.catalog(), option, |op| gain_of(op).is_some_and(|(_, k)| k > 0 && n % k == 0))
    }

    /// Is this what a line `Chose …` says?
    pub(super) fn is_said(&self, option: Script, text: &str) -> bool {
        let catalog = self.table.game.catalog();
        let mut words = text.split(' ');
        let does = |wanted: fn(Op) -> bool| has(catalog, option, wanted);
        match words.next() {
            Some("Add") => {
                let n = words.next().and_then(|n| n.parse::<i32>().ok());
                let what = words.next().unwrap_or_default();
                has(catalog, option, |op| gain_of(op).is_some_and(|(w, k)| Some(k) == n && format!("{w:?}") == what))
            }
            Some("Discard") => does(|op| matches!(op, Op::Discard { .. })),
            Some("Draw") => does(|op| matches!(op, Op::Draw(_) | Op::ForEach { .. })),
            Some("Acquire") => does(|op| matches!(op, Op::AcquireFree(_))),
            _ => false,
        }
    }

    /// Does the acquisition on line `i` cost trade?
    pub(super) fn is_paid(&self, i: usize) -> bool {
        let after = self.log.lines[i + 1..].iter().take_while(|l| !l.entry.is_deed());
        after.into_iter().any(|l| matches!(&l.entry, Entry::Pays { .. }))
    }

    /// Where the log says an acquired card went.
    pub(super) fn destination(&self, kind: Kind) -> Destination {
        self.destination_after(self.at, kind)
    }

    /// The same for an acquisition on a line further on.
    pub(super) fn destination_after(&self, at: usize, kind: Kind) -> Destination {
        let lines = self.log.lines[at..].iter().skip(1);
        let said = lines.take(4).find_map(|l| match &l.entry {
            Entry::AcquiredTo(card, to) if self.table.kind(card) == Ok(kind) => Some(*to),
            _ => None,
        });
        said.unwrap_or(Destination::Discard)
    }
}

fn scrapped(entry: &Entry) -> Option<&String> {
    match entry {
        Entry::Scrapped(card) => Some(card),
        _ => None,
    }
}

fn discarded(entry: &Entry) -> Option<&String> {
    match entry {
        Entry::Discarded(card) => Some(card),
        _ => None,
    }
}

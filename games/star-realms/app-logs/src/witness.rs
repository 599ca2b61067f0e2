//! The log as a witness: line after line, what our rules make of it.
//!
//! The app tells things in another order than our rules do them (it plays a whole hand and then tells the effects, an ally
//! may come before the ship). So what our rules have given and the log has not told yet is kept *ahead*, what the log
//! has told and our rules give later is *owed*, and every total is compared with both counted in. At the end of a turn
//! both must be empty.

use super::guesses::Guesses;
use super::line::Entry;
use super::log::AppLog;
use super::table::Table;
use super::why::{Why, pool_key};
use starboard_star_realms::action::Action;
use starboard_star_realms::catalog::Kind;
use starboard_star_realms::effect::{Destination, Op};
use starboard_star_realms::event::{Event, Resource};
use starboard_star_realms::frame::Frame;
use starboard_star_realms::state::BASES;
use std::collections::VecDeque;

/// A gain that one side knows and the other does not yet.
pub(super) type Gain = (u8, Kind, Resource, i32);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pile {
    Drew(u8),
    Shuffled,
}

/// The first line that cannot be explained.
#[derive(Clone, Debug)]
pub(super) struct Stuck {
    /// Its place among the lines.
    pub(super) at: usize,
    /// Where what it belongs to begins.
    pub(super) deed: usize,
    pub(super) why: Why,
    /// A base that must have been played unseen.
    pub(super) unseen: Option<(u8, Kind)>,
    /// Bases that may have been.
    pub(super) maybe: Vec<(u8, Kind)>,
}

pub(super) struct Witness<'a> {
    pub(super) log: &'a AppLog,
    pub(super) table: Table<'a>,
    pub(super) guesses: Guesses,
    /// The line for which each of the table's facts came about.
    pub(super) fact_lines: Vec<usize>,
    /// Bases that were in play without any line having told of their play.
    suspects: Vec<(u8, Kind)>,
    /// The line now read, and the lines of the deed it belongs to.
    pub(super) at: usize,
    pub(super) from: usize,
    pub(super) to: usize,
    /// Where reading stops.
    pub(super) end: usize,
    pub(super) done: Vec<bool>,
    /// How much of a line's gain a choice has already been taken from.
    pub(super) claimed: Vec<i32>,
    pub(super) ahead: Vec<Gain>,
    pub(super) owed: Vec<Gain>,
    /// Ships played later than the log tells, and what it will tell of them meanwhile.
    pub(super) held_back: Vec<Kind>,
    pub(super) promised: Vec<Gain>,
    piles: VecDeque<Pile>,
    /// Discards owed of which the log has yet to tell: by whom, for which card, how many.
    discards_ahead: Vec<(u8, Kind, i32)>,
    destroyed: Vec<Kind>,
    pub(super) acquired: Vec<(Kind, Destination)>,
    /// Bases owned that nobody sees being played, and where they are not in play.
    owned: [Vec<Kind>; 2],
    unseen: Option<(u8, Kind)>,
    played_all: bool,
    conceded: bool,
}

impl<'a> Witness<'a> {
    pub(super) fn new(log: &'a AppLog, table: Table<'a>, suspects: Vec<(u8, Kind)>, guesses: Guesses) -> Witness<'a> {
        let n = log.lines.len();
        Witness {
            log,
            table,
            guesses,
            fact_lines: Vec::new(),
            suspects,
            at: 0,
            from: 0,
            to: 0,
            end: n,
            done: vec![false; n],
            claimed: vec![0; n],
            ahead: Vec::new(),
            owed: Vec::new(),
            held_back: Vec::new(),
            promised: Vec::new(),
            piles: VecDeque::new(),
            discards_ahead: Vec::new(),
            destroyed: Vec::new(),
            acquired: Vec::new(),
            owned: [Vec::new(), Vec::new()],
            unseen: None,
            played_all: false,
            conceded: false,
        }
    }

    /// Reads the lines up to `end`.
    pub(super) fn read(&mut self, end: usize) -> Result<(), Stuck> {
        self.end = end.min(self.log.lines.len());
        for at in 0..self.end {
            self.at = at;
            let deed = self.log.lines[at].entry.is_deed();
            if deed || at >= self.to {
                self.from = at;
                self.to = self.next_deed(at);
            }
            if !self.done[at] {
                self.done[at] = true;
                self.line(at).map_err(|why| self.stuck(why))?;
            }
        }
        Ok(())
    }

    /// Where the deed that begins at line `at` ends.
    pub(super) fn next_deed(&self, at: usize) -> usize {
        (at + 1..self.end).find(|i| self.log.lines[*i].entry.is_deed()).unwrap_or(self.end)
    }

    fn stuck(&self, why: Why) -> Stuck {
        let of = |seat: u8| self.hidden_bases(seat).into_iter().map(move |k| (seat, k));
        let maybe = of(0).chain(of(1)).filter(|m| !self.suspects.contains(m)).collect();
        Stuck { at: self.at, deed: self.from, why, unseen: self.unseen, maybe }
    }

    fn line(&mut self, at: usize) -> Result<(), Why> {
        let log = self.log;
        let over = self.table.s.end.is_some();
        let entry = &log.lines[at].entry;
        let goes_on = entry.is_deed() || matches!(entry, Entry::Gain { .. });
        if goes_on
            && !matches!(entry, Entry::Conceded(_))
            && matches!(self.table.s.stack.last(), Some(Frame::Discard { .. }))
        {
            self.settle()?;
        }
        match entry {
            Entry::Won(player) => self.won(player),
            _ if over && self.conceded => Ok(()),
            Entry::PlayAll => self.play_all(),
            Entry::Played(card) => self.played(card),
            Entry::Acquired(card) => self.bought(card),
            Entry::Attacked { player, n, total } => self.attacked(player, *n, *total),
            Entry::AttackedBase(card) => self.attacked_base(card),
            Entry::Scrapping(card) => self.scrapping(card),
            Entry::Activating(card) => self.activating(card),
            Entry::Chose(text) => self.chose(text),
            Entry::ResolvingDiscard(_) => self.settle(),
            Entry::Ends { player, turn } => self.ends(player, *turn),
            Entry::Conceded(player) => {
                self.conceded = true;
                let seat = log.seat(player).ok_or(Why::NotTheirTurn)?;
                self.table.concede(seat)
            }
            Entry::Gain { player, card, n, what, total } => {
                let seat = self.acting(player)?;
                let kind = self.table.kind(card)?;
                self.explain_gain(seat, kind, *what, *n)?;
                self.compare(seat, *what, *total)
            }
            Entry::MustDiscard { player, card, n, total } => {
                let victim = log.seat(player).ok_or(Why::NotTheirTurn)?;
                let kind = self.table.kind(card)?;
                self.explain_discard(victim, kind, *n)?;
                let untold: i32 = self.discards_ahead.iter().filter(|d| d.0 == victim).map(|d| d.2).sum();
                same("what-owed", i32::from(self.table.s.realm(victim).owed) - untold, *total)
            }
            Entry::Pays { player, what, total, .. } => {
                let seat = log.seat(player).ok_or(Why::NotTheirTurn)?;
                self.compare(seat, *what, *total)
            }
            Entry::Drew(n) => self.explain_draw(*n),
            Entry::Shuffled => self.explain_shuffle(),
            Entry::Scrapped(card) => self.explain_moved(card, true),
            Entry::Discarded(card) => self.explain_moved(card, false),
            Entry::Destroyed(card) => self.explain_destroyed(card),
            Entry::Now { player, turn } => self.now(player, *turn),
            Entry::AcquiredTo(card, to) => {
                let kind = self.table.kind(card)?;
                match self.acquired.iter().position(|a| *a == (kind, *to)) {
                    Some(i) => drop(self.acquired.remove(i)),
                    None => return Err(Why::Destination { card: card.clone() }),
                }
                Ok(())
            }
            Entry::Picks(_) | Entry::CopiesShip(_) | Entry::CopiesBase(_) | Entry::Changed { .. } => Ok(()),
            Entry::Aside | Entry::Unknown => Ok(()),
        }
    }

    fn acting(&self, player: &str) -> Result<u8, Why> {
        let seat = self.log.seat(player).ok_or(Why::NotTheirTurn)?;
        if seat == self.table.turn_of() || self.table.s.end.is_some() { Ok(seat) } else { Err(Why::NotTheirTurn) }
    }

    // ---- what our rules do

    /// Takes an action; what it gives is ahead of the log until a line tells it.
    pub(super) fn act(&mut self, action: Action) -> Result<(), Why> {
        for event in self.table.act(action)? {
            self.hear(&event);
        }
        self.fact_lines.resize(self.table.facts.len(), self.at);
        Ok(())
    }

    fn hear(&mut self, event: &Event) {
        let kind = |id: &str| self.table.game.catalog().kind(id).unwrap_or(starboard_star_realms::catalog::NONE);
        match event {
            Event::Gained { seat, what, n, card, .. } => {
                let gain = (seat.0, kind(card), *what, i32::from(*n));
                match self.owed.iter().position(|o| *o == gain) {
                    Some(i) => drop(self.owed.remove(i)),
                    None => self.ahead.push(gain),
                }
            }
            Event::Drew { n, .. } => self.piles.push_back(Pile::Drew(*n)),
            Event::Shuffled { .. } => self.piles.push_back(Pile::Shuffled),
            Event::Owes { seat, n, card, .. } => self.discards_ahead.push((seat.0, kind(card), i32::from(*n))),
            Event::Destroyed { card, .. } => self.destroyed.push(kind(card)),
            Event::Acquired { seat, card, to, .. } => {
                let kind = kind(card);
                self.acquired.push((kind, *to));
                self.owned[seat.index()].push(kind);
            }
            Event::Scrapped { seat, card, .. } => {
                let kind = kind(card);
                let own = &mut self.owned[seat.index()];
                if let Some(i) = own.iter().position(|k| *k == kind) {
                    own.remove(i);
                }
            }
            _ => {}
        }
    }

    /// Plays a card out of the hand and answers what it asks.
    pub(super) fn play(&mut self, kind: Kind) -> Result<(), Why> {
        let catalog = self.table.game.catalog();
        let takes = |op: Op| matches!(op, Op::AcquireFree(free) if free.to.is_none());
        if super::script::has(catalog, catalog.hot(kind).primary, takes) {
            self.arm_for_free()?;
        }
        if self.holds_back(kind) {
            return Ok(());
        }
        self.table.need_in_hand(self.table.turn_of(), kind)?;
        self.act(Action::Play(kind))?;
        self.settle()?;
        self.play_held_back()
    }

    pub(super) fn guess(&mut self, of: usize) -> usize {
        if of < 2 { 0 } else { self.guesses.next(of, self.at) }
    }

    /// Bases of a player that may be in hand and would be played unseen.
    pub(super) fn hidden_bases(&self, seat: u8) -> Vec<Kind> {
        let catalog = self.table.game.catalog();
        let mut kinds: Vec<Kind> = self.owned[seat as usize].clone();
        for base in &self.table.s.realm(seat).bases {
            if let Some(i) = kinds.iter().position(|k| *k == base.kind) {
                kinds.swap_remove(i);
            }
        }
        kinds.retain(|k| super::script::is_silent(catalog, *k));
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    }

    /// A base that has to be in play and is not: it was played unseen, on an earlier turn of its owner.
    pub(super) fn not_in_play(&mut self, owner: u8, kind: Kind) -> Why {
        self.unseen = Some((owner, kind));
        Why::NotInPlay { card: self.table.card_name(kind) }
    }

    /// One of these must have been played unseen on an earlier turn.
    pub(super) fn suspect(&mut self, owner: u8, kinds: &[Kind]) {
        let new = kinds.iter().map(|k| (owner, *k)).find(|s| !self.suspects.contains(s));
        self.unseen = new.or(self.unseen);
    }

    /// Suspects may be played now.
    pub(super) fn play_suspects(&mut self) -> Result<(), Why> {
        let seat = self.table.turn_of();
        for (owner, kind) in self.suspects.clone() {
            let may = owner == seat && self.hidden_bases(seat).contains(&kind) && self.table.holds_any(seat);
            if may && self.table.s.realm(seat).bases.len() < BASES && self.guess(2) == 1 {
                self.play(kind)?;
            }
        }
        self.played_all = true;
        Ok(())
    }

    // ---- totals

    fn compare(&self, seat: u8, what: Resource, log: i32) -> Result<(), Why> {
        let realm = self.table.s.realm(seat);
        let ours = match what {
            Resource::Trade => i32::from(realm.trade),
            Resource::Combat => i32::from(realm.combat),
            Resource::Authority => i32::from(self.table.s.authority[seat as usize]),
        };
        let sum = |gains: &[Gain]| -> i32 { gains.iter().filter(|g| (g.0, g.2) == (seat, what)).map(|g| g.3).sum() };
        same(pool_key(what), ours - sum(&self.ahead) + sum(&self.owed), log)
    }

    /// Takes a told gain from what is ahead.
    pub(super) fn take_ahead(&mut self, gain: Gain) -> bool {
        let found = self.ahead.iter().position(|g| *g == gain);
        found.map(|i| self.ahead.remove(i)).is_some()
    }

    /// The same in parts, if the app adds up or divides.
    pub(super) fn take_parts(&mut self, (seat, kind, what, n): Gain) -> bool {
        let is = |g: &Gain| (g.0, g.1, g.2) == (seat, kind, what);
        if n <= 0 || self.ahead.iter().filter(|g| is(g)).map(|g| g.3).sum::<i32>() < n {
            return false;
        }
        let mut left = n;
        for gain in self.ahead.iter_mut().filter(|g| is(g)) {
            let part = gain.3.min(left);
            gain.3 -= part;
            left -= part;
        }
        self.ahead.retain(|g| g.3 > 0);
        true
    }

    /// Takes up to `n` told draws from what our rules drew; how many are still without a cause.
    pub(super) fn take_draw(&mut self, n: u8) -> Result<u8, Why> {
        let mut left = n;
        while left > 0 {
            match self.piles.front_mut() {
                None => break,
                Some(Pile::Drew(k)) if *k > left => {
                    *k -= left;
                    left = 0;
                }
                Some(Pile::Drew(k)) => {
                    left -= *k;
                    self.piles.pop_front();
                }
                Some(Pile::Shuffled) => return Err(self.draws_differ(&format!("{n}"))),
            }
        }
        Ok(left)
    }

    pub(super) fn take_shuffle(&mut self) -> Option<Result<(), Why>> {
        match self.piles.front() {
            None => None,
            Some(Pile::Shuffled) => {
                self.piles.pop_front();
                Some(Ok(()))
            }
            Some(Pile::Drew(_)) => Some(Err(self.draws_differ("↻"))),
        }
    }

    fn draws_differ(&self, log: &str) -> Why {
        let told = |p: &Pile| match p {
            Pile::Drew(n) => n.to_string(),
            Pile::Shuffled => "↻".to_owned(),
        };
        let ours: Vec<String> = self.piles.iter().map(told).collect();
        let ours = if ours.is_empty() { "0".to_owned() } else { ours.join(" ") };
        Why::Draws { ours, log: log.to_owned() }
    }

    pub(super) fn take_discard(&mut self, victim: u8, card: Kind, n: i32) -> bool {
        let found = self.discards_ahead.iter().position(|d| *d == (victim, card, n));
        found.map(|i| self.discards_ahead.remove(i)).is_some()
    }

    pub(super) fn take_destroyed(&mut self, kind: Kind) -> bool {
        let found = self.destroyed.iter().position(|k| *k == kind);
        found.map(|i| self.destroyed.remove(i)).is_some()
    }

    // ---- the turn

    fn ends(&mut self, player: &str, turn: u16) -> Result<(), Why> {
        self.acting(player)?;
        self.right_turn(turn)?;
        if !self.played_all {
            self.play_suspects()?;
        }
        self.all_told()?;
        self.open_question()?;
        self.played_all = false;
        self.acquired.clear();
        self.destroyed.clear();
        self.act(Action::End)
    }

    fn right_turn(&self, turn: u16) -> Result<(), Why> {
        let ours = self.table.s.turn;
        if ours == turn { Ok(()) } else { Err(Why::Turn { turn: ours }) }
    }

    fn open_question(&self) -> Result<(), Why> {
        match self.table.s.stack.is_empty() {
            true => Ok(()),
            false => Err(Why::Unanswered { question: self.table.question() }),
        }
    }

    /// Has the log told everything our rules have given?
    fn all_told(&self) -> Result<(), Why> {
        let untold = self.ahead.first().or(self.owed.first()).or(self.promised.first());
        if let Some((_, kind, what, n)) = untold {
            return Err(Why::NotTold { card: self.table.card_name(*kind), n: *n, what: pool_key(*what) });
        }
        if !self.piles.is_empty() {
            return Err(self.draws_differ("0"));
        }
        match self.discards_ahead.first() {
            None => Ok(()),
            Some((_, kind, n)) => Err(Why::NotTold { card: self.table.card_name(*kind), n: *n, what: "what-owed" }),
        }
    }

    fn now(&mut self, player: &str, turn: u16) -> Result<(), Why> {
        if !self.piles.is_empty() {
            return Err(self.draws_differ("0"));
        }
        self.acting(player)?;
        self.right_turn(turn)
    }

    fn won(&mut self, player: &str) -> Result<(), Why> {
        let seat = self.log.seat(player).ok_or(Why::Winner)?;
        if self.table.s.end.is_none() {
            // The app does not always tell why.
            self.conceded = true;
            self.table.concede(1 - seat)?;
        }
        if self.table.s.winner == seat { Ok(()) } else { Err(Why::Winner) }
    }
}

pub(super) fn same(what: &'static str, ours: i32, log: i32) -> Result<(), Why> {
    if ours == log { Ok(()) } else { Err(Why::Total { what, ours, log }) }
}

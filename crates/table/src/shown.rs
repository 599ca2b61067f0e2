//! A table at one moment: an immutable value. Whoever shows it takes a copy of the pointer; whoever changes it makes the next.

use crate::clock::Clock;
use crate::entry::{Entry, Occupant, What};
use crate::refused::{Refused, Why};
use crate::undo::Trail;
use crate::wire::{CampaignGame, ClockPlan, ForkedFrom, SeatKind, Status, Takebacks, Visibility};
use serde::{Deserialize, Serialize};
use starboard_core::chance::{Chance, Dealt, Seed, TableChance};
use starboard_core::face::{AnyGame, Happened, Rules, Table};
use starboard_core::{Faults, Lang, Outcome, Seat, SeatSet, ToMove};
use std::collections::VecDeque;
use std::sync::Arc;

/// How many entries a table remembers for those who come back.
const RECENT: usize = 40;

/// What was agreed before the start, as the database keeps it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    pub options: serde_json::Value,
    #[serde(default)]
    pub clock: ClockPlan,
    #[serde(default)]
    pub takebacks: Takebacks,
    /// Start by itself once no seat is open.
    pub start: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<serde_json::Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forked_from: Option<ForkedFrom>,
    /// A rematch: who is expected in which seat, and needs no invitation.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub expected: Vec<Option<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<CampaignGame>,
    /// Several people play and have agreed to hints: whoever sat down knew of it.
    #[serde(default, skip_serializing_if = "is_not")]
    pub hints: bool,
    /// A lesson: no game of anybody's.
    #[serde(default, skip_serializing_if = "is_not")]
    pub lesson: bool,
    /// It counts for ratings: no hints, nothing taken back, and who leaves or is out of time has lost.
    #[serde(default, skip_serializing_if = "is_not")]
    pub rated: bool,
    /// The deal is made of everybody's numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shuffle: Option<Shuffle>,
}

/// The numbers of which a deal was made, the server's and those of the players' pages, each with what was promised before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shuffle {
    pub promise: String,
    pub number: String,
    pub players: Vec<Shuffled>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shuffled {
    pub seat: Seat,
    pub promise: String,
    pub number: String,
}

fn is_not(flag: &bool) -> bool {
    !flag
}

/// What a host says of the opponents it offers; a table knows none itself.
pub trait Levels: Send + Sync {
    /// What an opponent of this level is called; nothing if there is none.
    fn title(&self, game: &str, level: &str, lang: Lang) -> Option<String>;
    /// Is this one of the opponents offered?
    fn check(&self, game: &str, level: &str) -> Result<(), Faults>;
    /// The level of an opponent when nobody says which.
    fn default(&self) -> &'static str;
}

/// What never changes.
pub struct Fixed {
    pub id: String,
    pub rules: &'static dyn Rules,
    pub game: Arc<dyn AnyGame>,
    pub levels: &'static dyn Levels,
    pub plan: Plan,
    pub invite: String,
    /// Every table has one but imported games that do not tell it.
    pub seed: Option<Seed>,
    pub visibility: Visibility,
    pub daily: Option<String>,
    pub imported: bool,
    pub created: i64,
}

/// Somebody asked to take back; who has not answered yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    pub seat: Seat,
    pub to_step: u32,
    pub waiting: SeatSet,
}

#[derive(Clone)]
pub struct Shown {
    pub fixed: Arc<Fixed>,
    pub host: Option<String>,
    pub seats: Vec<Occupant>,
    pub status: Status,
    pub chat: bool,
    pub next: Option<String>,
    pub started: Option<i64>,
    pub ended: Option<i64>,
    pub result: Option<Outcome>,
    /// The number of the last entry.
    pub n: u32,
    /// How many times the game was changed, take-backs included.
    pub ply: u32,
    /// How many actions stand.
    pub step: u32,
    pub table: Option<Arc<dyn Table>>,
    pub clock: Option<Clock>,
    pub asked: Option<Asked>,
    pub trail: Trail,
    /// Who made each action that stands.
    pub movers: Vec<Seat>,
    pub recent: VecDeque<Arc<Entry>>,
    /// The ply of the latest snapshot that the host keeps.
    pub saved: u32,
}

/// Why the next moment cannot be made.
#[derive(Debug)]
pub enum Cannot {
    Refused(Refused),
    /// The log does not replay: the program, or what keeps the log, is broken.
    Broken(String),
}

impl From<Why> for Cannot {
    fn from(why: Why) -> Self {
        Cannot::Refused(why.into())
    }
}

/// Where the deals of an action come from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Dealing {
    Fresh,
    Written,
}

impl Shown {
    /// A table before anything happened at it.
    pub fn new(fixed: Fixed, host: Option<String>, seats: Vec<Occupant>, chat: bool) -> Shown {
        Shown {
            fixed: Arc::new(fixed),
            host,
            seats,
            status: Status::Waiting,
            chat,
            next: None,
            started: None,
            ended: None,
            result: None,
            n: 0,
            ply: 0,
            step: 0,
            table: None,
            clock: None,
            asked: None,
            trail: Trail::default(),
            movers: Vec::new(),
            recent: VecDeque::new(),
            saved: 0,
        }
    }

    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|o| o.kind != SeatKind::Open)
    }

    /// The seats that are waited for.
    pub fn to_move(&self) -> SeatSet {
        match (&self.table, self.status) {
            (Some(table), Status::Playing) => table.to_move().seats(),
            _ => SeatSet::EMPTY,
        }
    }

    /// May the seat act, waited for or not?
    pub fn may_act(&self, seat: Seat) -> bool {
        self.status == Status::Playing && self.table.as_ref().is_some_and(|table| table.to_move().may_act(seat))
    }

    /// The seats whose clocks run.
    pub fn thinking(&self) -> SeatSet {
        self.to_move().iter().filter(|s| self.kind(*s) == SeatKind::Person).collect()
    }

    pub fn kind(&self, seat: Seat) -> SeatKind {
        self.seats.get(seat.index()).map_or(SeatKind::Open, |o| o.kind)
    }

    pub fn held_by(&self, account: &str) -> impl Iterator<Item = Seat> + '_ {
        let account = account.to_owned();
        let mine = move |o: &Occupant| o.account.as_deref() == Some(account.as_str());
        self.seats.iter().enumerate().filter(move |(_, o)| mine(o)).map(|(i, _)| Seat(i as u8))
    }

    /// Can somebody still sit down? Before the start also where a bot sits.
    pub fn takes_people(&self) -> bool {
        self.status == Status::Waiting && self.seats.iter().any(|o| o.kind != SeatKind::Person)
    }

    pub fn people(&self) -> SeatSet {
        Seat::all(self.seats.len()).filter(|s| self.kind(*s) == SeatKind::Person).collect()
    }

    /// Do several people play here, or are to? Also those who share a screen, and with it an account.
    pub fn has_company(&self) -> bool {
        let people = self.seats.iter().filter(|o| o.kind == SeatKind::Person || o.account.is_some()).count();
        people > 1 || self.seats.iter().any(|o| o.kind == SeatKind::Open)
    }

    /// May hints be asked for? Alone always; among people where that was agreed before; never where it counts.
    pub fn gives_hints(&self) -> bool {
        !self.fixed.plan.rated && (self.fixed.plan.hints || !self.has_company())
    }

    /// May a player whose time ran out take the seat back? Only where there is time left for another decision.
    pub fn may_return(&self) -> bool {
        match self.fixed.plan.clock {
            ClockPlan::None => false,
            ClockPlan::Live { increment, .. } => increment > 0,
            ClockPlan::Correspondence { .. } => true,
        }
    }

    /// A bot that is asked, if any. When a person of the same team may act instead, the person goes first.
    pub fn bot_to_move(&self) -> Option<Seat> {
        let asked = self.to_move();
        match self.thinking().is_empty() {
            true => asked.iter().find(|s| self.kind(*s) == SeatKind::Bot),
            false => None,
        }
    }

    /// When somebody must look at this table although nobody asks: a clock runs out, or a bot was forgotten by a process that died.
    pub fn wake_at(&self) -> Option<i64> {
        if self.status != Status::Playing {
            return None;
        }
        if self.bot_to_move().is_some() {
            let since = self.recent.back().map_or(0, |e| e.at);
            return Some(since + 4_000);
        }
        self.clock.as_ref()?.deadline(self.fixed.plan.clock, self.thinking())
    }

    /// The entries after number `n` that are remembered, oldest first.
    pub fn since(&self, n: u32) -> impl Iterator<Item = &Arc<Entry>> {
        self.recent.iter().filter(move |e| e.n > n)
    }

    /// The table when `step` actions stood, if it is at hand.
    pub fn past(&self, step: u32) -> Option<Arc<dyn Table>> {
        if step == self.step { self.table.clone() } else { self.trail.at(step) }
    }

    /// The step before the last standing action of `seat`.
    pub fn before_last(&self, seat: Seat) -> Option<u32> {
        self.movers.iter().rposition(|mover| *mover == seat).map(|step| step as u32)
    }

    /// Is it `ply` still, or has nobody but bots acted since? Then what a person wanted to take back means the same.
    pub fn only_bots_since(&self, ply: u32) -> bool {
        let acted = |e: &&Arc<Entry>| matches!(e.what, What::Act { seat, .. } if self.kind(seat) == SeatKind::Bot);
        let bots = self.recent.iter().filter(|e| e.ply.is_some_and(|p| p > ply)).filter(acted).count();
        ply.checked_add(bots as u32) == Some(self.ply)
    }

    /// The next moment. `past` is the table to go back to, for a take-back.
    pub fn advance(
        &self,
        mut what: What,
        at: i64,
        dealing: Dealing,
        past: Option<Arc<dyn Table>>,
    ) -> Result<Shown, Cannot> {
        let mut next = self.clone();
        next.n += 1;
        let mut happened = None;
        let mut ply = None;
        match &mut what {
            What::Start { deals } => {
                let (table, did) = self.deal(deals, dealing)?;
                happened = did;
                next.clock = Clock::start(self.fixed.plan.clock, self.seats.len(), at);
                next.started = Some(at);
                next.status = Status::Playing;
                ply = Some(0);
                next.show(table, at);
            }
            What::Act { seat, action, deals, .. } => {
                let did = next.act(*seat, action, deals, at, dealing)?;
                ply = Some(next.ply);
                happened = Some(did);
            }
            What::Takeback { to_step, .. } => {
                let table = past.or_else(|| self.past(*to_step)).ok_or(Why::NoPast)?;
                next.ply += 1;
                next.step = *to_step;
                next.trail = self.trail.back_to(*to_step);
                next.movers.truncate(*to_step as usize);
                next.clock = self.clock.as_ref().map(|c| c.after(self.fixed.plan.clock, self.thinking(), None, at));
                next.table = Some(table);
                next.asked = None;
                ply = Some(next.ply);
            }
            What::Ask { seat, to_step } => {
                let mine = |s: &Seat| self.seats[s.index()].account == self.seats[seat.index()].account;
                let waiting = self.people().iter().filter(|s| !mine(s)).collect();
                next.asked = Some(Asked { seat: *seat, to_step: *to_step, waiting });
            }
            What::Answer { seat, yes } => {
                if let Some(asked) = &mut next.asked {
                    asked.waiting.remove(*seat);
                }
                if !*yes {
                    next.asked = None;
                }
            }
            What::Seat { seat, occupant } => {
                if let (Some(clock), true) = (&self.clock, self.status == Status::Playing) {
                    next.clock = Some(clock.after(self.fixed.plan.clock, self.thinking(), None, at));
                }
                // Who comes back plays on with what every decision gives; by correspondence that is everything.
                let back = self.status == Status::Playing && occupant.kind == SeatKind::Person;
                if let (true, ClockPlan::Live { increment, .. }, Some(clock)) =
                    (back, self.fixed.plan.clock, &mut next.clock)
                    && let Some(left) = clock.left.get_mut(seat.index())
                {
                    *left = i64::from(increment) * 1000;
                }
                next.sit(*seat, occupant.clone());
            }
            What::Held { ms } | What::Rest { ms, .. } => next.clock = self.clock.as_ref().map(|c| c.held(*ms)),
            What::Chatting { on } => next.chat = *on,
            What::Close => {
                next.status = Status::Closed;
                next.ended = Some(at);
            }
            What::Rematch { table } => next.next = Some(table.clone()),
            What::TimeOut { .. } | What::Chat { .. } | What::Hint { .. } => {}
        }
        let step = matches!(what, What::Act { .. }).then_some(next.step);
        if next.recent.len() >= RECENT {
            next.recent.pop_front();
        }
        next.recent.push_back(Arc::new(Entry { n: next.n, ply, step, at, what, happened }));
        Ok(next)
    }

    fn sit(&mut self, seat: Seat, occupant: Occupant) {
        let Some(place) = self.seats.get_mut(seat.index()) else { return };
        let left = std::mem::replace(place, occupant).account;
        let gone = left.is_some() && self.seats.iter().all(|o| o.account != left);
        if gone && left == self.host && self.status == Status::Waiting {
            let heir = self.seats.iter().find_map(|o| o.account.clone());
            self.host = heir.or(left);
        }
    }

    fn deal(&self, deals: &mut Vec<String>, dealing: Dealing) -> Result<(Box<dyn Table>, Option<Happened>), Cannot> {
        let game = &*self.fixed.game;
        if let Some(position) = &self.fixed.plan.position {
            let table = game.place(position.clone()).map_err(|f| Cannot::Broken(f.to_string()))?;
            return Ok((table, None));
        }
        let (table, mut happened) =
            with_chance(game, self.fixed.seed, 0, deals, dealing, |chance| Ok(game.start(chance)))?;
        *deals = std::mem::take(&mut happened.deals);
        Ok((table, Some(happened)))
    }

    fn act(
        &mut self,
        seat: Seat,
        action: &str,
        deals: &mut Vec<String>,
        at: i64,
        dealing: Dealing,
    ) -> Result<Happened, Cannot> {
        let Some(before) = self.table.clone().filter(|_| self.status == Status::Playing) else {
            return Err(Why::NotPlaying.into());
        };
        let running = self.thinking();
        self.ply += 1;
        let mut table = before.clone_box();
        let mut happened = with_chance(&*self.fixed.game, self.fixed.seed, self.ply, deals, dealing, |chance| {
            table.act(seat, action, chance).map_err(|why| Cannot::Refused(Refused::Illegal(why)))
        })?;
        *deals = std::mem::take(&mut happened.deals);
        self.trail = self.trail.after(self.step, seat, action, &before, !deals.is_empty());
        self.step += 1;
        self.movers.push(seat);
        self.asked = None;
        self.clock = self.clock.as_ref().map(|c| c.after(self.fixed.plan.clock, running, Some(seat), at));
        self.show(table, at);
        Ok(happened)
    }

    fn show(&mut self, table: Box<dyn Table>, at: i64) {
        if table.to_move() == ToMove::Over {
            self.status = Status::Finished;
            self.ended = Some(at);
            self.result = table.outcome();
            self.trail = Trail::default();
        }
        self.table = Some(table.into());
    }
}

fn with_chance<T>(
    game: &dyn AnyGame,
    seed: Option<Seed>,
    ply: u32,
    written: &[String],
    dealing: Dealing,
    act: impl FnOnce(&mut dyn Chance) -> Result<T, Cannot>,
) -> Result<T, Cannot> {
    match dealing {
        Dealing::Fresh => {
            let seed = seed.ok_or(Why::NotPlaying)?;
            act(&mut TableChance::at(seed, u64::from(ply)))
        }
        Dealing::Written => {
            let unknown = |text: &String| Cannot::Broken(format!("ply {ply}: `{text}` is not a deal"));
            let deals: Result<Vec<_>, _> =
                written.iter().map(|t| game.parse_deal(t).ok_or_else(|| unknown(t))).collect();
            let mut dealt = Dealt::new(deals?);
            let done = act(&mut dealt)?;
            dealt.finish().map_err(|fault| Cannot::Broken(format!("ply {ply}: {fault}")))?;
            Ok(done)
        }
    }
}

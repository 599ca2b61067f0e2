//! A moment of a table as one viewer may see it. Nothing leaves the server but through here.

use crate::day::day;
use crate::entry::{Entry, Occupant, What};
use crate::shown::{Shown, Shuffled};
use crate::wire::{
    Choice, Clocks, FairShuffle, Happening, Item, Lost, Now, SeatInfo, SeatKind, SeatNumber, ShuffledBy, Snapshot,
    Status, TableInfo, TakebackAsked, Takebacks, Undo, Visibility,
};
use crate::words::WORDS;
use starboard_core::face::Happened;
use starboard_core::words::Arg;
use starboard_core::{Lang, Seat, SeatSet, Viewer};

/// Who looks, from which seat, in which language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Looker {
    pub account: Option<String>,
    /// A seat this account holds.
    pub seat: Option<Seat>,
    pub lang: Lang,
    /// Players whose chat is not wanted.
    pub muted: Vec<String>,
}

impl Looker {
    pub fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What somebody said; of the muted only that they did.
    pub fn hears(&self, player: &str, name: &str, text: &str) -> Happening {
        let muted = self.muted.iter().any(|m| m == player);
        let text = if muted { String::new() } else { text.to_owned() };
        Happening::Chat { player: player.to_owned(), name: name.to_owned(), text, muted }
    }

    fn holds(&self, o: &Occupant) -> bool {
        self.account.is_some() && o.account == self.account
    }
}

impl Shown {
    pub fn held(&self, looker: &Looker) -> SeatSet {
        let mine = |s: &Seat| self.seats.get(s.index()).is_some_and(|o| looker.holds(o));
        Seat::all(self.seats.len()).filter(mine).collect()
    }

    /// Who holds one seat looks from it; who holds several chooses.
    pub fn default_seat(&self, account: Option<&str>) -> Option<Seat> {
        let mut mine = account.into_iter().flat_map(|a| self.held_by(a));
        let first = mine.next();
        if mine.next().is_some() { None } else { first }
    }

    /// May this account know of the table?
    pub fn may_know(&self, account: Option<&str>) -> bool {
        self.fixed.visibility != Visibility::Private || self.belongs(account)
    }

    /// May this account look on at `at`? Who watches a deal that is still on would know what is to come at a table of their own.
    pub fn may_look(&self, account: Option<&str>, at: i64) -> bool {
        self.belongs(account) || (self.may_know(account) && !self.daily_still_on(at))
    }

    /// Does this account host the table, sit there, or have a seat kept?
    fn belongs(&self, account: Option<&str>) -> bool {
        let is_host = account.is_some() && self.host.as_deref() == account;
        is_host || account.is_some_and(|a| self.held_by(a).next().is_some() || self.expects(a))
    }

    /// Is a seat kept for this player?
    pub fn expects(&self, account: &str) -> bool {
        self.fixed.plan.expected.iter().any(|a| a.as_deref() == Some(account))
    }

    pub fn seat_info(&self, seat: Seat, looker: &Looker) -> SeatInfo {
        let team = self.fixed.game.team(seat);
        let nobody = Occupant::open();
        let o = self.seats.get(seat.index()).unwrap_or(&nobody);
        seat_info(seat, team, o, self.title_of(o, looker.lang), looker)
    }

    /// What this table is to the looker, at the time `at`.
    pub fn info(&self, looker: &Looker, at: i64) -> TableInfo {
        let fixed = &self.fixed;
        let mine = self.held(looker);
        let is_host = looker.account.is_some() && self.host == looker.account;
        let open = self.seats.iter().any(|o| o.kind != SeatKind::Person);
        let waiting = self.status == Status::Waiting;
        let over = matches!(self.status, Status::Finished);
        TableInfo {
            id: fixed.id.clone(),
            game: fixed.game.name().to_owned(),
            title: fixed.rules.about(looker.lang).title,
            edition: fixed.game.edition().to_owned(),
            options: fixed.plan.options.clone(),
            status: self.status,
            seats: Seat::all(self.seats.len()).map(|s| self.seat_info(s, looker)).collect(),
            my_seats: mine.iter().map(SeatNumber::from).collect(),
            i_host: is_host,
            visibility: fixed.visibility,
            clock: fixed.plan.clock,
            may_return: self.status == Status::Playing && self.may_return(),
            takebacks: fixed.plan.takebacks,
            chat: self.chat,
            hints: self.gives_hints(),
            lesson: fixed.plan.lesson,
            rated: fixed.plan.rated,
            shuffle: self.shuffle(over),
            invite: (waiting && open && (is_host || !mine.is_empty())).then(|| fixed.invite.clone()),
            fingerprint: fixed.seed.filter(|_| self.started.is_some()).map(|s| s.fingerprint()),
            // A daily deal is played by others until its day is over.
            seed: fixed.seed.filter(|_| over && !self.daily_still_on(at)).map(|s| s.to_string()),
            created: fixed.created,
            started: self.started,
            ended: self.ended,
            next: self.next.clone(),
            forked_from: fixed.plan.forked_from.clone(),
            from_position: fixed.plan.position.is_some(),
            daily: fixed.daily.clone(),
            campaign: fixed.plan.campaign.clone(),
            result: self.result.clone().map(Into::into),
        }
    }

    /// How the deal was made; the numbers once it is `over`, since they are the seed.
    fn shuffle(&self, over: bool) -> Option<FairShuffle> {
        let made = self.fixed.plan.shuffle.as_ref()?;
        let by = |s: &Shuffled| ShuffledBy {
            seat: s.seat.into(),
            promise: s.promise.clone(),
            number: over.then(|| s.number.clone()),
        };
        Some(FairShuffle {
            promise: made.promise.clone(),
            number: over.then(|| made.number.clone()),
            players: made.players.iter().map(by).collect(),
        })
    }

    /// Is this a deal that others may still be playing today?
    pub fn daily_still_on(&self, at: i64) -> bool {
        self.fixed.daily.as_ref().is_some_and(|d| *d >= day(at))
    }

    pub fn now(&self, looker: &Looker, at: i64) -> Option<Now> {
        let table = self.table.as_ref()?;
        let asked = self.to_move();
        let mine = |s: &Seat| self.may_act(*s) && self.kind(*s) == SeatKind::Person;
        let legal = looker.seat.filter(mine).map(|s| table.legal(s, looker.lang)).unwrap_or_default();
        let numbers = |set: SeatSet| set.iter().map(SeatNumber::from).collect::<Vec<_>>();
        let running = self.thinking();
        let plan = self.fixed.plan.clock;
        let clocks = self.clock.as_ref().map(|c| {
            // By correspondence a decision's time is shown running from when it was asked.
            let passed = if self.status == Status::Playing { (at - c.since).max(0) } else { 0 };
            let free = crate::clock::delay(plan);
            let spent = (passed - free).max(0);
            let left = c.left.iter().enumerate().map(|(i, left)| {
                let runs = running.contains(Seat(i as u8)) && plan != crate::wire::ClockPlan::None;
                if runs { (left - spent).max(0) } else { *left }
            });
            Clocks { at, left: left.collect(), delay: (free - passed).max(0), running: numbers(running) }
        });
        Some(Now {
            ply: self.ply,
            step: self.step,
            to_move: numbers(asked),
            prompt: table.prompt(looker.lang).map(Into::into),
            view: table.view(looker.viewer()),
            legal: legal.into_iter().map(|c| Choice { action: c.action, words: c.words, data: c.data }).collect(),
            undo: self.undo(looker.seat),
            conceding: looker.seat.map(|s| numbers(self.fixed.game.concedes_for(s))).unwrap_or_default(),
            clocks,
            asked: self.asked.map(|a| TakebackAsked {
                seat: a.seat.into(),
                to_step: a.to_step,
                lost: self.lost(a.to_step),
                waiting_for: numbers(a.waiting),
            }),
            outcome: self.result.clone().map(Into::into),
        })
    }

    pub fn undo(&self, seat: Option<Seat>) -> Undo {
        let plays = |s: &Seat| self.status == Status::Playing && self.kind(*s) == SeatKind::Person;
        let Some(seat) = seat.filter(plays) else { return Undo::default() };
        let takebacks = self.fixed.plan.takebacks;
        let asking_to = if takebacks == Takebacks::Consent { self.before_last(seat) } else { None };
        Undo {
            free_to: if takebacks == Takebacks::Never { None } else { self.trail.free_to(seat) },
            asking_to,
            lost: asking_to.map(|step| self.lost(step)).unwrap_or_default(),
        }
    }

    /// What going back to `step` undoes, by seat.
    fn lost(&self, step: u32) -> Vec<Lost> {
        let undone = self.movers.get(step as usize..).unwrap_or_default();
        let of = |seat: Seat| undone.iter().filter(|mover| **mover == seat).count() as u32;
        let all = Seat::all(self.seats.len()).map(|seat| Lost { seat: seat.into(), moves: of(seat) });
        all.filter(|lost| lost.moves > 0).collect()
    }

    /// What an entry tells this viewer; an action that ends the game is two things.
    pub fn items(&self, entry: &Entry, looker: &Looker) -> Vec<Item> {
        let mut all = Vec::new();
        let item = |what| Item { n: entry.n, at: entry.at, what };
        all.extend(self.happening(entry, looker).map(item));
        let ends = match entry.what {
            What::Act { .. } => self.status == Status::Finished && entry.ply == Some(self.ply),
            What::Close => true,
            _ => false,
        };
        if ends {
            let words = self.end_words(looker);
            all.push(item(Happening::Ended { outcome: self.result.clone().map(Into::into), words }));
        }
        all
    }

    fn end_words(&self, looker: &Looker) -> String {
        let Some(result) = &self.result else { return WORDS.say(looker.lang, "table-closed", &[]) };
        let names: Vec<String> = result.winners().map(|s| self.name(s, looker)).collect();
        let many = names.len() as u32;
        WORDS.say(looker.lang, "game-over", &[("names", Arg::Text(&names.join(", "))), ("many", many.into())])
    }

    pub fn name(&self, seat: Seat, looker: &Looker) -> String {
        let name = self.seat_info(seat, looker).name;
        if !name.is_empty() {
            // Several of one name, bots of one level say, are told apart by their seats, as the pages do.
            let shared = Seat::all(self.seats.len()).any(|s| s != seat && self.seat_info(s, looker).name == name);
            return if shared { format!("{name} {}", seat.0 + 1) } else { name };
        }
        WORDS.say(looker.lang, "seat-number", &[("seat", (seat.0 + 1).into())])
    }

    /// What a bot of this level is called.
    pub fn level_title(&self, level: &str, lang: Lang) -> String {
        let title = self.fixed.levels.title(self.fixed.game.name(), level, lang);
        title.unwrap_or_else(|| level.to_owned())
    }

    fn title_of(&self, o: &Occupant, lang: Lang) -> Option<String> {
        self.fixed.levels.title(self.fixed.game.name(), o.level.as_ref()?, lang)
    }

    fn happening(&self, entry: &Entry, looker: &Looker) -> Option<Happening> {
        let viewer = looker.viewer();
        let events = || {
            let told = entry.happened.as_ref().map(|h| h.seen_by(viewer, looker.lang)).unwrap_or_default();
            told.into_iter().map(Into::into).collect()
        };
        let say = |key: &str, seat: Seat| WORDS.say(looker.lang, key, &[("name", Arg::Text(&self.name(seat, looker)))]);
        // Who did it is told what "you" did.
        let say_to = |key: &str, seat: Seat| match looker.seat == Some(seat) {
            true => WORDS.say(looker.lang, &format!("{key}-you"), &[]),
            false => say(key, seat),
        };
        Some(match &entry.what {
            What::Start { .. } => {
                Happening::Started { events: events(), words: WORDS.say(looker.lang, "started", &[]) }
            }
            What::Act { seat, action, bot, .. } => {
                let own = looker.seat == Some(*seat) || self.status == Status::Finished;
                Happening::Moved {
                    ply: entry.ply.unwrap_or(0),
                    step: entry.step.unwrap_or(0),
                    seat: (*seat).into(),
                    action: own.then(|| action.clone()),
                    data: entry.happened.as_ref().filter(|_| own).and_then(Happened::deed),
                    bot: bot.as_ref().map(|level| self.level_title(level, looker.lang)),
                    events: events(),
                }
            }
            What::Takeback { seat, to_step } => Happening::TookBack {
                ply: entry.ply.unwrap_or(0),
                to_step: *to_step,
                seat: (*seat).into(),
                words: say_to("took-back", *seat),
            },
            What::Ask { seat, to_step } => Happening::AskedTakeback {
                seat: (*seat).into(),
                to_step: *to_step,
                words: say_to("asked-takeback", *seat),
            },
            What::Answer { seat, yes } => Happening::AnsweredTakeback {
                seat: (*seat).into(),
                yes: *yes,
                words: say_to(if *yes { "allowed-takeback" } else { "refused-takeback" }, *seat),
            },
            What::Seat { seat, occupant } => {
                let title = self.title_of(occupant, looker.lang);
                let info = seat_info(*seat, self.fixed.game.team(*seat), occupant, title, looker);
                let key = match occupant.kind {
                    SeatKind::Open => "seat-left",
                    SeatKind::Person => "seat-taken",
                    SeatKind::Bot if info.stand_in.is_some() => "seat-stand-in",
                    SeatKind::Bot => "seat-bot",
                };
                let bot = info.stand_in.clone().unwrap_or_default();
                let number = seat.0 + 1;
                let args = [("name", Arg::Text(&info.name)), ("bot", Arg::Text(&bot)), ("seat", number.into())];
                let words = WORDS.say(looker.lang, key, &args);
                Happening::Seated { seat: info, words }
            }
            What::TimeOut { seat } => Happening::TimeOut { seat: (*seat).into(), words: say("time-out", *seat) },
            What::Chat { player, name, text } => looker.hears(player, name, text),
            What::Chatting { on } => {
                let key = if *on { "chat-on" } else { "chat-off" };
                Happening::Changed { words: WORDS.say(looker.lang, key, &[]) }
            }
            What::Hint { seat } => Happening::Changed { words: say("took-hint", *seat) },
            What::Held { .. } => Happening::Changed { words: WORDS.say(looker.lang, "clocks-held", &[]) },
            What::Rest { seat, .. } => Happening::Changed { words: say("on-holiday", *seat) },
            What::Rematch { table } => {
                Happening::Rematch { table: table.clone(), words: WORDS.say(looker.lang, "rematch", &[]) }
            }
            What::Close => return None,
        })
    }

    pub fn snapshot(&self, looker: &Looker, people: crate::wire::People, at: i64) -> Snapshot {
        Snapshot {
            n: self.n,
            table: self.info(looker, at),
            looking_from: looker.seat.map(SeatNumber::from),
            now: self.now(looker, at),
            items: self.recent.iter().flat_map(|e| self.items(e, looker)).collect(),
            more: self.recent.front().is_some_and(|e| e.n > 1) || (self.recent.is_empty() && self.n > 0),
            people,
        }
    }
}

/// Who sits in a seat. `title` is what a bot of the occupant's level is called.
pub fn seat_info(seat: Seat, team: u8, o: &Occupant, title: Option<String>, looker: &Looker) -> SeatInfo {
    let level = o.level.clone();
    let (name, stand_in) = match o.stand_in() {
        Some(level) => (None, Some(title.unwrap_or_else(|| level.clone()))),
        None => (title, None),
    };
    SeatInfo {
        seat: seat.into(),
        team,
        kind: o.kind,
        name: name.unwrap_or_else(|| o.name.clone()),
        player: o.account.clone(),
        level,
        stand_in,
        mine: looker.holds(o),
    }
}

//! The smallest host of a table: it keeps the log, it says what the time is, and after every change it looks whether somebody is
//! told what they may not know.

use serde_json::{Value as Json, json};
use starboard_core::face::Rules;
use starboard_core::{Fast, Faults, Lang, Seat, Seed};
use starboard_table::wire::{
    Act, ClockPlan, Happening, People, SeatNumber, Snapshot, Status, Takeback, TakebackAnswer, Takebacks, Visibility,
};
use starboard_table::{
    Cannot, Deed, Fixed, History, Levels, Line, Looker, Occupant, Plan, Refused, Shown, What, Who, follow, settle,
};

pub const ADA: Who<'_> = Who { account: "ada", name: "Ada" };
pub const BO: Who<'_> = Who { account: "bo", name: "Bo" };
pub const CLEO: Who<'_> = Who { account: "cleo", name: "Cleo" };
pub const INVITE: &str = "come in";

/// One opponent: it takes the first legal action.
pub struct FirstOf;

impl Levels for FirstOf {
    fn title(&self, _: &str, level: &str, lang: Lang) -> Option<String> {
        let title = if lang == Lang::Fr { "Le Premier" } else { "First" };
        (level == "first").then(|| title.to_owned())
    }

    fn check(&self, _: &str, level: &str) -> Result<(), Faults> {
        if level == "first" { Ok(()) } else { Err(Faults::one("level", "there is only `first`")) }
    }

    fn default(&self) -> &'static str {
        "first"
    }
}

pub struct Evening {
    opened: Shown,
    pub now: Shown,
    pub at: i64,
    log: Vec<(u32, Option<u32>, i64, String)>,
}

pub struct Agreed {
    pub rules: &'static dyn Rules,
    pub options: Json,
    pub seats: Vec<Occupant>,
    pub clock: ClockPlan,
    pub daily: Option<String>,
    pub hints: bool,
}

impl Evening {
    pub fn open(agreed: Agreed, at: i64) -> Evening {
        let game = settle(agreed.rules, None, agreed.options).expect("options");
        let plan = Plan {
            options: game.options(),
            clock: agreed.clock,
            takebacks: Takebacks::Consent,
            start: true,
            position: None,
            forked_from: None,
            expected: Vec::new(),
            campaign: None,
            hints: agreed.hints,
            lesson: false,
            rated: false,
            shuffle: None,
        };
        let fixed = Fixed {
            id: "evening".to_owned(),
            rules: agreed.rules,
            game,
            levels: &FirstOf,
            plan,
            invite: INVITE.to_owned(),
            seed: Some(Seed([7; 32])),
            visibility: Visibility::Link,
            daily: agreed.daily,
            imported: false,
            created: at,
        };
        let opened = Shown::new(fixed, Some(ADA.account.to_owned()), agreed.seats, true);
        Evening { now: opened.clone(), opened, at, log: Vec::new() }
    }

    /// Carries a wish out, or says why not. Returns the moment before.
    pub fn wish(&mut self, decide: impl Fn(&Shown, i64) -> Result<Vec<Deed>, Refused>) -> Result<Shown, Refused> {
        let deeds = decide(&self.now, self.at)?;
        let next = match self.now.carry_out(deeds, self.at) {
            Ok(next) => next,
            Err(Cannot::Refused(why)) => return Err(why),
            Err(Cannot::Broken(why)) => panic!("{why}"),
        };
        for e in next.since(self.now.n) {
            self.log.push((e.n, e.ply, e.at, serde_json::to_string(&e.what).expect("entries are kept as JSON")));
        }
        let before = std::mem::replace(&mut self.now, next);
        self.nothing_leaks();
        Ok(before)
    }

    pub fn act(&mut self, who: Who<'_>, action: &str) -> Result<(), Refused> {
        let wish = Act { ply: self.now.ply, action: action.to_owned(), seat: None };
        let before = self.wish(|now, at| now.play(who, &wish, at))?;
        let acted = before.played(&self.now)?;
        assert_eq!((acted.ply, acted.step), (self.now.ply, self.now.step));
        Ok(())
    }

    /// Takes the first legal action that begins with `verb`.
    pub fn act_first(&mut self, who: Who<'_>, verb: &str) -> String {
        let seat = self.now.held_by(who.account).next().expect("a seat");
        let legal = self.now.table.as_ref().expect("a game").legal_texts(seat);
        let action = legal.iter().find(|a| a.starts_with(verb)).unwrap_or_else(|| panic!("no {verb} in {legal:?}"));
        self.act(who, action).expect("what is legal is done");
        action.clone()
    }

    pub fn take_back(&mut self, who: Who<'_>, to_step: u32) -> Result<TakebackAnswer, Refused> {
        let wish = Takeback { ply: self.now.ply, to_step, seat: None };
        let past = self.past(to_step);
        let before = self.wish(|now, _| now.take_back(who, &wish, past.clone()))?;
        Ok(before.taken_back(&self.now))
    }

    pub fn answer(&mut self, who: Who<'_>, yes: bool) -> Result<TakebackAnswer, Refused> {
        let past = self.now.asked.and_then(|asked| self.past(asked.to_step));
        let before = self.wish(|now, _| now.answer_takeback(who, yes, past.clone()))?;
        Ok(before.taken_back(&self.now))
    }

    fn past(&self, step: u32) -> Option<std::sync::Arc<dyn starboard_core::face::Table>> {
        self.now.past(step).or_else(|| self.history().tables.get(step as usize).cloned())
    }

    /// Bots act until a person is asked. Every action takes them a second.
    pub fn bots(&mut self) -> usize {
        let mut acted = 0;
        while let Some(seat) = self.now.bot_to_move() {
            let table = self.now.table.clone().expect("a game");
            let action = table.legal_texts(seat).into_iter().next().expect("something to do");
            let ply = self.now.ply;
            self.at += 1_000;
            assert!(
                self.now.bot_plays(seat, ply + 1, &action).is_empty(),
                "an answer to another question counts for nothing"
            );
            self.wish(|now, _| Ok(now.bot_plays(seat, ply, &action))).expect("a bot acts");
            acted += 1;
        }
        acted
    }

    pub fn snapshot(&self, who: Option<Who<'_>>, lang: Lang) -> Snapshot {
        self.snapshot_of(&self.now, &looker(&self.now, who, lang))
    }

    fn snapshot_of(&self, shown: &Shown, looker: &Looker) -> Snapshot {
        shown.snapshot(looker, People::default(), self.at)
    }

    /// Whoever looks is shown the same at every table that differs only in what they cannot know.
    fn nothing_leaks(&self) {
        let Some(table) = &self.now.table else { return };
        for who in [Some(ADA), Some(BO), Some(CLEO), None] {
            let looker = looker(&self.now, who, Lang::En);
            let seen = json!(self.snapshot_of(&self.now, &looker));
            let eyes: Vec<Seat> = looker.seat.map_or_else(|| Seat::all(self.now.seats.len()).collect(), |s| vec![s]);
            for seat in eyes {
                let mut other = self.now.clone();
                other.table = Some(table.imagine(seat, &mut Fast::new(u64::from(self.now.n))).into());
                assert_eq!(seen, json!(self.snapshot_of(&other, &looker)), "{who:?} at entry {}", self.now.n);
            }
            for item in self.snapshot_of(&self.now, &looker).items {
                if let Happening::Moved { seat, action: Some(_), .. } = item.what {
                    let own = looker.seat.map(SeatNumber::from) == Some(seat);
                    assert!(own || self.now.status == Status::Finished, "{who:?} is told what {seat:?} chose");
                }
            }
            let open = self.now.status == Status::Finished && !self.now.daily_still_on(self.at);
            assert_eq!(seen["table"]["seed"].is_string(), open, "the seed is told when the game is over");
        }
    }

    fn lines(&self) -> Vec<Line> {
        let line = |(n, ply, at, what): &(u32, Option<u32>, i64, String)| {
            let what: What = serde_json::from_str(what).expect("entries are read again");
            Line { n: *n, ply: *ply, at: *at, what }
        };
        self.log.iter().map(line).collect()
    }

    pub fn history(&self) -> History {
        History::replay(self.opened.clone(), self.lines()).expect("the log replays")
    }

    /// The log leads to the same table, to the last word that anybody is shown, and the seed to the same deals.
    pub fn replays(&self) {
        let again =
            follow(self.opened.clone(), self.lines(), |_| {}).expect("the log replays").expect("from the start");
        let key =
            |s: &Shown| (s.n, s.ply, s.step, s.status, s.clock.clone(), s.asked, s.movers.clone(), s.seats.clone());
        assert_eq!(key(&again), key(&self.now));
        let position = |s: &Shown| s.table.as_ref().map(|t| t.position());
        assert_eq!(position(&again), position(&self.now));
        for (who, lang) in [(Some(ADA), Lang::Fr), (Some(BO), Lang::En), (Some(CLEO), Lang::Fr), (None, Lang::En)] {
            let looker = looker(&self.now, who, lang);
            let (one, two) = (self.snapshot_of(&self.now, &looker), self.snapshot_of(&again, &looker));
            assert_eq!(json!(one), json!(two), "{who:?}");
        }
        let history = self.history();
        assert_eq!(history.acts.len() as u32, self.now.step);
        history.record().verify(self.opened.fixed.rules).expect("the seed deals the same again");
    }
}

pub fn looker(shown: &Shown, who: Option<Who<'_>>, lang: Lang) -> Looker {
    let account = who.map(|w| w.account.to_owned());
    let seat = shown.default_seat(account.as_deref());
    Looker { account, seat, lang, muted: Vec::new() }
}

//! The conformance suite: what must hold at every decision of every game, whatever its rules.
//!
//! ```no_run
//! # use starboard_testkit::{conformance, toy::{Smugglers, Toy}};
//! conformance::all::<Toy>(&Smugglers, 3); // three games of every format and player count
//! ```
//!
//! A failure prints the options, the seed and every action so far.

mod encoding;
mod hidden;
mod legality;
mod text;

pub use encoding::{encoding, encodings};
use serde_json::json;
use starboard_core::chance::DealFault;
use starboard_core::face::{AnyGame, Face, PositionFile, Rules};
use starboard_core::fault::read_json;
use starboard_core::record::Ply;
use starboard_core::{
    About, CardInfo, Deal, Dealt, Fast, Faults, Game, Lang, Outcome, Record, Recorder, Seat, Silent, ToMove,
};
use std::fmt;
use std::sync::Arc;

/// How thoroughly a game is checked.
#[derive(Clone, Copy, Debug)]
pub struct Thoroughness {
    /// A game that asks for more decisions than this does not end.
    pub bound: usize,
    /// So many decisions are checked in full; after them, one in `then_every`.
    pub in_full: usize,
    pub then_every: usize,
}

impl Default for Thoroughness {
    fn default() -> Self {
        Thoroughness { bound: 50_000, in_full: 150, then_every: 11 }
    }
}

/// Checks `games` random games of every format and player count the game offers.
pub fn all<G: Game>(rules: &dyn Rules, games: u64) {
    all_with::<G>(rules, games, Thoroughness::default());
}

/// The same, as thoroughly as told.
pub fn all_with<G: Game>(rules: &dyn Rules, games: u64, how: Thoroughness) {
    let about = rules.about(Lang::En);
    assert!(!about.formats.is_empty(), "{} offers no format", about.name);
    for format in &about.formats {
        assert!(!format.players.is_empty(), "{}: nobody can play {}", about.name, format.name);
        for players in &format.players {
            let game = game_of::<G>(json!({ "format": format.name, "players": players }));
            assert_eq!(game.seats(), usize::from(*players), "{}: {} seats", format.name, players);
            for seed in 0..games * times() {
                check_with(&game, seed, how);
            }
        }
    }
}

/// How many times as many games as usual: `make test-long` says more than one in `STARBOARD_GAMES`.
fn times() -> u64 {
    std::env::var("STARBOARD_GAMES").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

/// The typed game that options given as JSON settle, with the cards that come with the program.
///
/// # Panics
/// If the options are faulty.
pub fn game_of<G: Game>(options: serde_json::Value) -> G {
    let settled = read_json("options", options.clone()).and_then(|options| G::new(&G::Data::default(), options));
    settled.unwrap_or_else(|faults| panic!("options {options}: {faults}"))
}

/// Plays one random game and checks it at every decision.
pub fn check<G: Game>(game: &G, seed: u64) {
    check_with(game, seed, Thoroughness::default());
}

/// The same, as thoroughly as told.
pub fn check_with<G: Game>(game: &G, seed: u64, how: Thoroughness) {
    check_each(game, seed, how, |_, _| {});
}

/// The same, with what only this game can be asked, at every decision.
pub fn check_each<G: Game>(game: &G, seed: u64, how: Thoroughness, mut each: impl FnMut(&G, &G::State)) {
    let options = serde_json::to_value(game.options()).expect("options turn into JSON");
    let again: G::Options = read_json("options", options.clone()).expect("options read back");
    assert_eq!(&again, game.options(), "the options do not survive JSON");

    let mut run = Run {
        game,
        face: Face(Arc::new(game.clone())).boxed(),
        fast: Fast::new(seed),
        trail: Trail { game: G::NAME, options: options.to_string(), seed, actions: Vec::new() },
        seen: Vec::new(),
        legal: Vec::new(),
    };
    run.play(how, seed, &mut each);
}

/// One game being checked.
struct Run<'g, G: Game> {
    game: &'g G,
    face: Box<dyn AnyGame>,
    fast: Fast,
    trail: Trail,
    /// Actions that were legal at some time: a sample to try where they may not be.
    seen: Vec<G::Action>,
    /// The legal list of the seat that was looked at last.
    legal: Vec<G::Action>,
}

impl<G: Game> Run<'_, G> {
    fn play(&mut self, how: Thoroughness, seed: u64, each: &mut dyn FnMut(&G, &G::State)) {
        let game = self.game;
        let mut recorder = Recorder::new(self.fast.clone());
        let mut events = Vec::new();
        let mut s = game.start(&mut recorder, &mut events);
        self.fast = recorder.inner;
        self.deals_read_back(&recorder.deals);
        self.start_again(&s, &events, &recorder.deals);
        self.events_are_redacted(&events);
        for seat in Seat::all(game.seats()) {
            let refused = game.concede(&mut s.clone(), seat, &mut self.fast, &mut Silent);
            assert!(refused.is_ok(), "seat {seat} may not concede at the start: {refused:?}");
        }
        let mut record = Record::new(&*self.face);
        record.deals = recorder.deals.iter().map(|d| game.deal_text(*d)).collect();

        while game.to_move(&s) != ToMove::Over {
            let decision = self.trail.actions.len();
            assert!(decision < how.bound, "the game does not end within {} decisions", how.bound);
            let in_full = decision < how.in_full || decision.is_multiple_of(how.then_every);
            self.legality(&s, in_full);
            each(game, &s);
            if in_full {
                self.hidden_is_hidden(&s);
                self.position_survives(&s);
                self.words(&s);
            }
            if self.fast.below(if in_full { 12 } else { 150 }) == 0 {
                self.concession(&s);
            }
            let (seat, action) = self.choose(&s, seed.is_multiple_of(2));
            let text = game.action_text(&s, action);
            self.trail.actions.push((seat, text.clone()));
            let deals = self.step(&mut s, seat, action);
            let deals = deals.iter().map(|d| game.deal_text(*d)).collect();
            record.plies.push(Ply { seat, action: text, deals, entry: None, at: None });
        }
        self.ended(&s);
        record.result = game.outcome(&s);
        self.record_replays(&record);
    }

    /// A random legal action; half of the games play their hands out first, so that not every game is a long one.
    fn choose(&mut self, s: &G::State, hand_first: bool) -> (Seat, G::Action) {
        let game = self.game;
        let to_move = game.to_move(s);
        let asked: Vec<Seat> = Seat::all(game.seats()).filter(|seat| to_move.may_act(*seat)).collect();
        let first = self.fast.below(asked.len());
        for seat in asked.iter().cycle().skip(first).take(asked.len()) {
            game.legal_actions(s, *seat, &mut self.legal);
            let plays = self.legal.iter().find(|a| hand_first && game.plays_out(s, *seat, **a)).copied();
            if let Some(action) = plays {
                return (*seat, action);
            }
            if !self.legal.is_empty() {
                return (*seat, self.legal[self.fast.below(self.legal.len())]);
            }
        }
        panic!("seats {asked:?} are asked and none has a legal action");
    }

    /// Takes the action, and checks that its deals alone bring about the same again.
    fn step(&mut self, s: &mut G::State, seat: Seat, action: G::Action) -> Vec<Deal> {
        let game = self.game;
        let mut again = s.clone();
        let mut recorder = Recorder::new(self.fast.clone());
        let mut events = Vec::new();
        game.apply_unchecked(s, seat, &action, &mut recorder, &mut events);
        self.fast = recorder.inner;
        self.deals_read_back(&recorder.deals);
        self.events_are_redacted(&events);

        let mut dealt = Dealt::new(recorder.deals.iter().copied());
        let mut events_again = Vec::new();
        game.apply(&mut again, seat, action, &mut dealt, &mut events_again).expect("a legal action is taken");
        assert_eq!(dealt.finish(), Ok::<(), DealFault>(()), "the deals written down do not fit");
        assert_same(s, &again, "replayed from its deals, the action ends elsewhere");
        assert_eq!(events, events_again, "replayed from its deals, the action tells otherwise");
        recorder.deals
    }

    fn start_again(&self, s: &G::State, events: &[G::Event], deals: &[Deal]) {
        let mut dealt = Dealt::new(deals.iter().copied());
        let mut events_again = Vec::new();
        let again = self.game.start(&mut dealt, &mut events_again);
        assert_eq!(dealt.finish(), Ok::<(), DealFault>(()), "the set-up's deals do not fit");
        assert_same(s, &again, "set up from its deals, the table is another");
        assert_eq!(events, events_again, "set up from its deals, the table tells otherwise");
    }

    /// `place(position(s)) == s`, also through JSON and through a position file.
    fn position_survives(&self, s: &G::State) {
        let game = self.game;
        let placed = game.place(game.position(s)).unwrap_or_else(|f| panic!("its own position is refused: {f}"));
        assert_same(s, &placed, "place(position(s)) is not s");

        let json = serde_json::to_value(game.position(s)).expect("a position turns into JSON");
        let read = read_json("position", json.clone()).and_then(|p| game.place(p));
        let placed = read.unwrap_or_else(|f| panic!("the position does not survive JSON: {f}\n{json}"));
        assert_same(s, &placed, "the position changes in JSON");

        let file = PositionFile {
            game: G::NAME.to_owned(),
            edition: Some(game.edition().to_owned()),
            options: self.face.options(),
            position: json,
        };
        let text = file.write().unwrap_or_else(|f| panic!("the position does not turn into TOML: {f}"));
        let read = PositionFile::read("position", &text).unwrap_or_else(|f| panic!("{f}\n{text}"));
        let read = read_json("position", read.position).and_then(|p| game.place(p));
        let placed = read.unwrap_or_else(|f| panic!("the position does not survive TOML: {f}\n{text}"));
        assert_same(s, &placed, "the position changes in TOML");
    }

    /// At any moment any seat may give up, and the game goes on or ends as it must.
    fn concession(&mut self, s: &G::State) {
        let game = self.game;
        let mut s = s.clone();
        for round in 0..game.seats() {
            let seat = Seat(self.fast.below(game.seats()) as u8);
            let before = s.clone();
            let mut events = Vec::new();
            let done = game.concede(&mut s, seat, &mut self.fast, &mut events);
            if done.is_err() {
                assert!(round > 0 || game.seats() > 2, "seat {seat} may not concede: {done:?}");
                assert_same(&before, &s, "a refused concession changed something");
                continue;
            }
            self.events_are_redacted(&events);
            let after = s.clone();
            let twice = game.concede(&mut s, seat, &mut self.fast, &mut Silent);
            assert!(twice.is_err(), "seat {seat} conceded twice");
            assert_same(&after, &s, "a refused concession changed something");
            self.position_survives(&s);
            if game.to_move(&s) == ToMove::Over {
                let outcome = self.ended(&s);
                let has_mates = Seat::all(game.seats()).any(|p| p != seat && game.team(p) == game.team(seat));
                assert!(has_mates || outcome.ranks[seat.index()] > 1, "seat {seat} conceded and won: {outcome:?}");
                return;
            }
            assert_eq!(game.outcome(&s), None, "a game that goes on has no outcome");
            self.legality(&s, true);
            self.hidden_is_hidden(&s);
            for _ in 0..self.fast.below(8) {
                if game.to_move(&s) == ToMove::Over {
                    return;
                }
                let (seat, action) = self.choose(&s, true);
                game.apply_unchecked(&mut s, seat, &action, &mut self.fast, &mut Silent);
            }
        }
    }

    /// The game is over: nobody may do anything, and the outcome is one.
    fn ended(&mut self, s: &G::State) -> Outcome {
        let game = self.game;
        let outcome = game.outcome(s).expect("a game that is over has an outcome");
        let n = game.seats();
        assert_eq!((outcome.ranks.len(), outcome.scores.len()), (n, n), "ranks and scores are by seat: {outcome:?}");
        assert!(outcome.winners().next().is_some(), "somebody has the first rank: {outcome:?}");
        assert!(G::ENDS.contains(&outcome.why.as_str()), "`ENDS` does not tell why: {outcome:?}");
        assert!(!outcome.why.is_empty(), "the outcome does not say why");
        for (a, b) in Seat::all(n).flat_map(|a| Seat::all(n).map(move |b| (a, b))) {
            let same = outcome.ranks[a.index()] == outcome.ranks[b.index()];
            assert!(same || game.team(a) != game.team(b), "team-mates {a} and {b} rank differently: {outcome:?}");
        }
        self.legality(s, true);
        self.position_survives(s);
        for seat in Seat::all(n) {
            let mut after = s.clone();
            let refused = game.concede(&mut after, seat, &mut self.fast, &mut Silent);
            assert!(refused.is_err(), "seat {seat} conceded after the end");
            assert_same(s, &after, "a refused concession changed something");
        }
        outcome
    }

    /// The record survives its file and replays to its result.
    fn record_replays(&self, record: &Record) {
        let text = serde_json::to_string(record).expect("a record turns into JSON");
        let read: Record = serde_json::from_str(&text).expect("a record reads back");
        assert_eq!(&read, record, "the record changes in its file");
        if let Err(fault) = read.check(&Only::<G>(self.game.clone())) {
            panic!("the record does not replay: {fault}");
        }
    }
}

/// States are large: print where they differ, not all of them.
fn assert_same<S: PartialEq + fmt::Debug>(expected: &S, found: &S, what: &str) {
    if expected == found {
        return;
    }
    let (a, b) = (format!("{expected:#?}"), format!("{found:#?}"));
    let differing: Vec<String> = a
        .lines()
        .zip(b.lines())
        .enumerate()
        .filter(|(_, (x, y))| x != y)
        .take(12)
        .map(|(n, (x, y))| format!("  line {n}: {} | {}", x.trim(), y.trim()))
        .collect();
    panic!("{what}:\n{}\nthe first whole: {expected:?}", differing.join("\n"));
}

/// What led here; printed when a check fails or the game itself panics.
struct Trail {
    game: &'static str,
    options: String,
    seed: u64,
    actions: Vec<(Seat, String)>,
}

impl Drop for Trail {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{self}");
        }
    }
}

impl fmt::Display for Trail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 60;
        writeln!(f, "---- {} with {}, seed {}, after ply {}", self.game, self.options, self.seed, self.actions.len())?;
        let skipped = self.actions.len().saturating_sub(SHOWN);
        if skipped > 0 {
            writeln!(f, "     ({skipped} actions before)")?;
        }
        for (i, (seat, action)) in self.actions.iter().enumerate().skip(skipped) {
            writeln!(f, "{:5}. seat {seat}: {action}", i + 1)?;
        }
        Ok(())
    }
}

/// A shelf with this one table's game on it, for replays.
struct Only<G: Game>(G);

impl<G: Game> Rules for Only<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn about(&self, _: Lang) -> About {
        unreachable!("a replay does not ask what the game is about")
    }

    fn cards(&self, _: Lang, _: Option<&str>) -> Result<Vec<CardInfo>, Faults> {
        unreachable!("a replay does not ask for cards")
    }

    fn game_of(&self, edition: Option<&str>, options: serde_json::Value) -> Result<Box<dyn AnyGame>, Faults> {
        // The same table again, whatever cards it was given.
        match options == json!(self.0.options()) {
            true => Ok(Face(Arc::new(self.0.clone())).boxed()),
            false => Face::<G>::settle(&G::Data::default(), edition, options),
        }
    }
}

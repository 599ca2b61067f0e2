//! The object-safe face of every game: JSON and text in and out. A game gets it for free from [`Face`] and [`Sitting`].
//!
//! [`Rules`] is a game on the shelf, [`AnyGame`] is that game with its options settled, [`Table`] is a game in progress.

use crate::about::{About, CardInfo};
use crate::campaign::Campaigns;
use crate::chance::{Chance, Deal, Fast, Recorder};
use crate::fault::{Faults, read_json, read_partly, read_toml};
use crate::game::{Game, Refusal, Seen, ToMove};
use crate::outcome::Outcome;
use crate::pack::{DATA, PackFiles, PackInfo, Variation};
use crate::playout::{Series, Tally, Watch, run_plan};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::unreadable::Unreadable;
use crate::words::{Lang, WORDS};
use serde::Serialize;
use serde_json::Value as Json;
use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A game on the shelf. One small implementation a game; the registry lists them.
pub trait Rules: Send + Sync {
    fn name(&self) -> &'static str;
    fn about(&self, lang: Lang) -> About;
    /// Every card, tile and mission of the game, or of one set.
    fn cards(&self, lang: Lang, set: Option<&str>) -> Result<Vec<CardInfo>, Faults>;
    /// Settles the options (a JSON object; what is not said is default) by the newest edition of the rules.
    fn game(&self, options: Json) -> Result<Box<dyn AnyGame>, Faults> {
        self.game_of(None, options)
    }
    /// The same by the edition something began with, or by the newest.
    fn game_of(&self, edition: Option<&str>, options: Json) -> Result<Box<dyn AnyGame>, Faults>;
    /// The data files that can be changed, by name, as they are.
    fn files(&self) -> BTreeMap<String, String> {
        BTreeMap::new()
    }
    /// The same game with data files, by name, in the place of its own: for designers who want to know what a change does. A
    /// variation that tables are to be known by says how.
    fn with_files(&self, _of: Option<&Variation>, _files: &BTreeMap<String, String>) -> Result<Box<dyn Rules>, Faults> {
        Err(Faults::one("data", format!("the data files of `{}` cannot be changed", self.name())))
    }
    /// Takes in a pack that somebody wrote, so that tables can name it; told again, it changes nothing. What is `offered` is listed
    /// for everybody, anything else is there for whatever was begun with it.
    fn take_in(&self, _pack: &PackFiles, _offered: bool) -> Result<PackInfo, Faults> {
        Err(Faults::one("pack", format!("there are no packs of `{}`", self.name())))
    }
    /// The packs on offer.
    fn packs(&self, _lang: Lang) -> Vec<PackInfo> {
        Vec::new()
    }
    /// A pack that was taken in, by its key.
    fn pack(&self, _key: &str) -> Option<PackFiles> {
        None
    }
    /// Its campaigns, if games of it follow one another.
    fn campaign(&self) -> Option<&dyn Campaigns> {
        None
    }
}

/// A game with its options settled.
pub trait AnyGame: Send + Sync {
    fn name(&self) -> &'static str;
    fn edition(&self) -> &'static str;
    fn options(&self) -> Json;
    /// See [`Game::PROMPT_TAG_1`].
    fn prompt_tag_1(&self) -> &'static str;
    fn seats(&self) -> usize;
    fn team(&self, seat: Seat) -> u8;
    /// The seats that give up when this one concedes.
    fn concedes_for(&self, seat: Seat) -> SeatSet;
    /// Cards of this table that the shelf has not, or not as they are here.
    fn own_cards(&self, lang: Lang) -> Vec<CardInfo>;
    fn start(&self, chance: &mut dyn Chance) -> (Box<dyn Table>, Happened);
    /// A table from a position, as `Table::position` gave it (a snapshot) or as a person wrote it.
    fn place(&self, position: Json) -> Result<Box<dyn Table>, Faults>;
    fn parse_deal(&self, text: &str) -> Option<Deal>;
    fn deal_text(&self, deal: Deal) -> String;
    /// Plays many random games.
    fn playouts(&self, plan: &Series, watch: &Watch<'_>) -> Tally;
    fn as_any(&self) -> &dyn Any;
}

/// A game in progress.
pub trait Table: Send + Sync {
    fn game(&self) -> Box<dyn AnyGame>;
    fn clone_box(&self) -> Box<dyn Table>;
    fn seats(&self) -> usize;
    fn team(&self, seat: Seat) -> u8;
    fn to_move(&self) -> ToMove;
    fn outcome(&self) -> Option<Outcome>;
    /// How many turns have begun; 0 in a game that does not count them.
    fn turns(&self) -> u32;
    /// What an outcome would count for the seat, as things stand.
    fn score(&self, seat: Seat) -> i32;
    /// What is asked, for everybody to see; nothing when the game is over.
    fn prompt(&self, lang: Lang) -> Option<Told>;
    /// Every action `seat` may take now; `view` on each tells how it reads.
    fn legal(&self, seat: Seat, lang: Lang) -> Vec<Choice>;
    /// Only the text forms: cheaper.
    fn legal_texts(&self, seat: Seat) -> Vec<String>;
    /// How many actions `seat` may take now.
    fn choices(&self, seat: Seat) -> usize;
    /// The text form of one of them.
    fn text_of(&self, seat: Seat, nth: Nth) -> Option<String>;
    /// Would the action be taken, and if not, why?
    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal>;
    /// Takes a legal action. On refusal nothing has changed.
    fn act_nth(&mut self, seat: Seat, nth: Nth, chance: &mut dyn Chance) -> Result<Happened, Refusal>;
    /// Takes an action by its text, or `concede`. On refusal nothing has changed.
    fn act(&mut self, seat: Seat, action: &str, chance: &mut dyn Chance) -> Result<Happened, Refusal>;
    fn view(&self, viewer: Viewer) -> Json;
    /// The table in plain text.
    fn show(&self, viewer: Viewer, lang: Lang) -> String;
    /// The whole truth, as a position file holds it; also the snapshot of a table.
    fn position(&self) -> Json;
    /// The same table with what `seat` cannot know dealt anew.
    fn imagine(&self, seat: Seat, chance: &mut dyn Chance) -> Box<dyn Table>;
    /// Does the seat's own action deal nothing and tell it nothing that it cannot know beforehand? Tried on `worlds`
    /// imagined tables. Such an action can be taken back without anything having been learnt.
    fn foresees(&self, seat: Seat, action: &str, worlds: usize, seed: u64) -> bool;
    /// A [`Sitting`] of the game's own type, for opponents and other typed users.
    fn as_any(&self) -> &dyn Any;
}

/// An action of a game whose types are not known, by its place in the seat's legal list. Every table that looks the same to
/// the seat lists the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Nth(pub usize);

/// The action that gives up, understood by every table.
pub const CONCEDE: &str = "concede";

/// Something said: as data and in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    pub data: Json,
    pub words: String,
}

/// A legal action: its text form, how a button says it, and the game's own [`Game::Deed`].
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    pub action: String,
    pub words: String,
    pub data: Json,
}

/// What an action did: the deals for the record, the events for whoever may see them.
pub struct Happened {
    pub deals: Vec<String>,
    events: Box<dyn Events>,
}

impl Happened {
    /// What `viewer` is told, in order.
    pub fn seen_by(&self, viewer: Viewer, lang: Lang) -> Vec<Told> {
        self.events.seen_by(viewer, lang)
    }

    /// The action that did it, as data; nothing for a set-up or for giving up.
    pub fn deed(&self) -> Option<Json> {
        self.events.deed()
    }
}

trait Events: Send + Sync {
    fn seen_by(&self, viewer: Viewer, lang: Lang) -> Vec<Told>;
    fn deed(&self) -> Option<Json>;
}

struct EventsOf<G: Game> {
    game: Arc<G>,
    deed: Option<G::Deed>,
    events: Vec<G::Event>,
}

impl<G: Game> Events for EventsOf<G> {
    fn seen_by(&self, viewer: Viewer, lang: Lang) -> Vec<Told> {
        let tell = |e: &G::Event| Told { data: json(e), words: self.game.event_words(e, lang) };
        let seen = |e: &G::Event| match self.game.sees(e, viewer) {
            Seen::Whole => Some(tell(e)),
            Seen::Redacted(part) => Some(tell(&part)),
            Seen::Nothing => None,
        };
        self.events.iter().filter_map(seen).collect()
    }

    fn deed(&self) -> Option<Json> {
        self.deed.as_ref().map(json)
    }
}

/// The face of a game of type `G`.
#[derive(Clone)]
pub struct Face<G: Game>(pub Arc<G>);

impl<G: Game> Face<G> {
    /// Settles options given as JSON, for a table with these cards, by the newest edition if none is named.
    pub fn settle(data: &G::Data, edition: Option<&str>, options: Json) -> Result<Box<dyn AnyGame>, Faults> {
        let (options, edition) = options_of::<G>(edition, options)?;
        Ok(Face(Arc::new(G::of_edition(data, options, edition)?)).boxed())
    }

    pub fn boxed(self) -> Box<dyn AnyGame> {
        Box::new(self)
    }

    fn happened(&self, deals: Vec<Deal>, deed: Option<G::Deed>, events: Vec<G::Event>) -> Happened {
        let deals = deals.into_iter().map(|d| self.0.deal_text(d)).collect();
        Happened { deals, events: Box::new(EventsOf { game: self.0.clone(), deed, events }) }
    }
}

/// Options as JSON, read as the edition meant them: the newest if none is named.
pub fn options_of<G: Game>(edition: Option<&str>, mut options: Json) -> Result<(G::Options, &'static str), Faults> {
    let edition = match edition {
        None => G::newest(),
        Some(named) => G::EDITIONS.iter().copied().find(|e| *e == named).ok_or_else(|| {
            let all = G::EDITIONS.join(", ");
            Faults::one("edition", format!("there is no edition `{named}` of these rules; there are: {all}"))
        })?,
    };
    if let Json::Object(said) = &mut options {
        G::old_defaults(edition, said);
    }
    Ok((read_json("options", options)?, edition))
}

impl<G: Game> AnyGame for Face<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn edition(&self) -> &'static str {
        self.0.edition()
    }

    fn options(&self) -> Json {
        let mut options = json(self.0.options());
        if let (Json::Object(said), Some(of)) = (&mut options, self.0.variation()) {
            said.insert(DATA.to_owned(), of.key.clone().into());
        }
        options
    }

    fn prompt_tag_1(&self) -> &'static str {
        G::PROMPT_TAG_1
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn team(&self, seat: Seat) -> u8 {
        self.0.team(seat)
    }

    fn concedes_for(&self, seat: Seat) -> SeatSet {
        self.0.concedes_for(seat)
    }

    fn own_cards(&self, lang: Lang) -> Vec<CardInfo> {
        self.0.own_cards(lang)
    }

    fn start(&self, chance: &mut dyn Chance) -> (Box<dyn Table>, Happened) {
        let mut recorder = Recorder::new(chance);
        let mut events = Vec::new();
        let state = self.0.start(&mut recorder, &mut events);
        let happened = self.happened(recorder.deals, None, events);
        (Box::new(Sitting { game: self.0.clone(), state }), happened)
    }

    fn place(&self, position: Json) -> Result<Box<dyn Table>, Faults> {
        let (read, mut faults) = read_partly("position", position);
        let placed = read.map(|position| self.0.place(position).map_err(|more| more.within("position")));
        let state = match placed {
            Some(Ok(state)) if faults.is_empty() => state,
            placed => {
                faults.0.extend(placed.and_then(Result::err).unwrap_or_default().0);
                return Err(faults);
            }
        };
        let table = Sitting { game: self.0.clone(), state };
        let asked = table.to_move();
        if asked != ToMove::Over && asked.seats().iter().all(|seat| table.legal_actions(seat).is_empty()) {
            return Err(Faults::one("position", "whoever is asked there can do nothing"));
        }
        Ok(Box::new(table))
    }

    fn parse_deal(&self, text: &str) -> Option<Deal> {
        self.0.parse_deal(text)
    }

    fn deal_text(&self, deal: Deal) -> String {
        self.0.deal_text(deal)
    }

    fn playouts(&self, plan: &Series, watch: &Watch<'_>) -> Tally {
        // Simulations run on threads, which a page has none of; it is smaller without them.
        if cfg!(target_arch = "wasm32") {
            return Tally::new(self.seats());
        }
        run_plan(&*self.0, self, plan, watch)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A game in progress, of its own types: what opponents and simulations work with.
#[derive(Clone)]
pub struct Sitting<G: Game> {
    pub game: Arc<G>,
    pub state: G::State,
}

impl<G: Game> Sitting<G> {
    fn refuse(&self, illegal: G::Illegal) -> Refusal {
        let data = json(&illegal);
        let code = match &data {
            Json::String(code) => code.clone(),
            Json::Object(map) => map
                .get("code")
                .and_then(|c| c.as_str().map(str::to_owned))
                .or_else(|| map.keys().next().cloned())
                .unwrap_or_default(),
            other => other.to_string(),
        };
        let game = self.game.clone();
        Refusal::new(&code, data, move |lang| game.illegal_words(&illegal, lang))
    }

    /// A seat that is not at this table, from a record or a message, gets no further than here.
    fn sits(&self, seat: Seat) -> Result<(), Refusal> {
        let seats = self.game.seats();
        if seat.index() < seats {
            return Ok(());
        }
        let words = move |lang| {
            let seat = seat.to_string();
            WORDS.say(lang, "no-such-seat", &[("seat", (&seat).into()), ("seats", (seats as i64).into())])
        };
        Err(Refusal::new("no_such_seat", Json::Null, words))
    }

    /// Somebody who claims a seat that is not there is a guest.
    fn looking(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if seat.index() >= self.game.seats() => Viewer::Spectator,
            other => other,
        }
    }

    /// Where an action stands in the seat's legal list.
    pub fn nth(&self, seat: Seat, action: G::Action) -> Option<Nth> {
        self.legal_actions(seat).binary_search(&action).ok().map(Nth)
    }

    /// The action that [`nth`](Self::nth) numbers.
    pub fn chosen(&self, seat: Seat, nth: Nth) -> Option<G::Action> {
        self.legal_actions(seat).get(nth.0).copied()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if seat.index() < self.game.seats() {
            self.game.legal_actions(&self.state, seat, &mut actions);
        }
        actions
    }

    fn parse(&self, seat: Seat, action: &str) -> Result<G::Action, Refusal> {
        let unreadable = |why: Unreadable| Refusal::new("unreadable", Json::Null, move |lang| why.words(lang));
        let action = self.game.parse_action(action).map_err(unreadable)?;
        Ok(self.game.meant(&self.state, seat, action))
    }
}

impl<G: Game> Table for Sitting<G> {
    fn game(&self) -> Box<dyn AnyGame> {
        Face(self.game.clone()).boxed()
    }

    fn clone_box(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn team(&self, seat: Seat) -> u8 {
        self.game.team(seat)
    }

    fn to_move(&self) -> ToMove {
        self.game.to_move(&self.state)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    fn turns(&self) -> u32 {
        self.game.turns(&self.state)
    }

    fn score(&self, seat: Seat) -> i32 {
        self.game.score(&self.state, seat)
    }

    fn prompt(&self, lang: Lang) -> Option<Told> {
        if self.to_move() == ToMove::Over {
            return None;
        }
        let prompt = self.game.prompt(&self.state);
        Some(Told { data: json(&prompt), words: self.game.prompt_words(&prompt, lang) })
    }

    fn legal(&self, seat: Seat, lang: Lang) -> Vec<Choice> {
        let choice = |a: &G::Action| Choice {
            action: self.game.action_text(&self.state, *a),
            words: self.game.action_words(&self.state, seat, *a, lang),
            data: json(&self.game.deed(&self.state, *a)),
        };
        self.legal_actions(seat).iter().map(choice).collect()
    }

    fn legal_texts(&self, seat: Seat) -> Vec<String> {
        self.legal_actions(seat).iter().map(|a| self.game.action_text(&self.state, *a)).collect()
    }

    fn choices(&self, seat: Seat) -> usize {
        self.legal_actions(seat).len()
    }

    fn text_of(&self, seat: Seat, nth: Nth) -> Option<String> {
        self.legal_actions(seat).get(nth.0).map(|action| self.game.action_text(&self.state, *action))
    }

    fn act_nth(&mut self, seat: Seat, nth: Nth, chance: &mut dyn Chance) -> Result<Happened, Refusal> {
        self.sits(seat)?;
        let Some(action) = self.legal_actions(seat).get(nth.0).copied() else { return Err(no_such_choice()) };
        let deed = self.game.deed(&self.state, action);
        let mut recorder = Recorder::new(chance);
        let mut events = Vec::new();
        self.game.apply_unchecked(&mut self.state, seat, &action, &mut recorder, &mut events);
        Ok(Face(self.game.clone()).happened(recorder.deals, Some(deed), events))
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        self.sits(seat)?;
        let action = self.parse(seat, action)?;
        self.game.check(&self.state, seat, action).map_err(|why| self.refuse(why))
    }

    fn act(&mut self, seat: Seat, action: &str, chance: &mut dyn Chance) -> Result<Happened, Refusal> {
        self.sits(seat)?;
        let mut recorder = Recorder::new(chance);
        let mut events = Vec::new();
        let mut deed = None;
        let done = if action == CONCEDE {
            self.game.concede(&mut self.state, seat, &mut recorder, &mut events)
        } else {
            let action = self.parse(seat, action)?;
            let checked = self.game.check(&self.state, seat, action);
            checked.map(|()| {
                deed = Some(self.game.deed(&self.state, action));
                self.game.apply_unchecked(&mut self.state, seat, &action, &mut recorder, &mut events);
            })
        };
        match done {
            Ok(()) => Ok(Face(self.game.clone()).happened(recorder.deals, deed, events)),
            Err(why) => Err(self.refuse(why)),
        }
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&self.game.view(&self.state, self.looking(viewer)))
    }

    fn show(&self, viewer: Viewer, lang: Lang) -> String {
        // For the terminal only.
        if cfg!(target_arch = "wasm32") {
            return String::new();
        }
        self.game.show(&self.game.view(&self.state, self.looking(viewer)), lang)
    }

    fn position(&self) -> Json {
        json(&self.game.position(&self.state))
    }

    fn imagine(&self, seat: Seat, mut chance: &mut dyn Chance) -> Box<dyn Table> {
        let state = self.game.imagine(&self.state, seat, &mut chance);
        Box::new(Sitting { game: self.game.clone(), state })
    }

    fn foresees(&self, seat: Seat, action: &str, worlds: usize, seed: u64) -> bool {
        let Ok(action) = self.sits(seat).and_then(|()| self.parse(seat, action)) else { return false };
        let viewer = Viewer::Seat(seat);
        let mut chance = Fast::new(seed);
        let outcome = |mut state: G::State, chance: &mut Fast| {
            let mut recorder = Recorder::new(chance);
            let mut events = Vec::new();
            self.game.apply(&mut state, seat, action, &mut recorder, &mut events).ok()?;
            let told: Vec<_> = events.iter().map(|e| self.game.sees(e, viewer)).collect();
            let told = events.into_iter().zip(told).filter_map(|(event, seen)| match seen {
                Seen::Whole => Some(event),
                Seen::Redacted(part) => Some(part),
                Seen::Nothing => None,
            });
            recorder.deals.is_empty().then(|| (self.game.view(&state, viewer), told.collect::<Vec<_>>()))
        };
        let Some(truth) = outcome(self.state.clone(), &mut chance) else { return false };
        (0..worlds).all(|_| {
            let imagined = self.game.imagine(&self.state, seat, &mut chance);
            outcome(imagined, &mut chance).as_ref() == Some(&truth)
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn no_such_choice() -> Refusal {
    let words = |lang| WORDS.say(lang, "no-such-choice", &[]);
    Refusal::new("no_such_choice", Json::Null, words)
}

/// Our own types always turn into JSON.
fn json(value: &impl Serialize) -> Json {
    serde_json::to_value(value).unwrap_or(Json::Null)
}

/// A position file: which game, its options, and the situation.
#[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionFile {
    pub game: String,
    /// The newest if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    #[serde(default = "empty")]
    pub options: Json,
    #[serde(default = "empty")]
    pub position: Json,
}

fn empty() -> Json {
    Json::Object(serde_json::Map::new())
}

impl PositionFile {
    pub fn read(at: &str, text: &str) -> Result<PositionFile, Faults> {
        read_toml(at, text)
    }

    /// The position of a table, as a file.
    pub fn of(table: &dyn Table) -> PositionFile {
        let game = table.game();
        PositionFile {
            game: game.name().to_owned(),
            edition: Some(game.edition().to_owned()),
            options: game.options(),
            position: table.position(),
        }
    }

    pub fn write(&self) -> Result<String, Faults> {
        let without_nulls = drop_nulls(json(self));
        toml::to_string(&without_nulls).map_err(|e| Faults::one("position", e.to_string()))
    }
}

/// TOML has no null: a key without a value is left out.
fn drop_nulls(value: Json) -> Json {
    match value {
        Json::Object(map) => {
            Json::Object(map.into_iter().filter(|(_, v)| !v.is_null()).map(|(k, v)| (k, drop_nulls(v))).collect())
        }
        Json::Array(items) => Json::Array(items.into_iter().map(drop_nulls).collect()),
        other => other,
    }
}

//! The contract every game signs.

use crate::about::CardInfo;
use crate::chance::{Chance, Deal};
use crate::fault::Faults;
use crate::outcome::Outcome;
use crate::pack::Variation;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::unreadable::Unreadable;
use crate::words::Lang;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value as Json};
use std::fmt::{self, Debug};
use std::hash::Hash;
use std::sync::Arc;
use ts_rs::TS;

/// Who is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToMove {
    /// One seat, on its turn or out of it.
    Seat(Seat),
    /// Any of the seats `asked` may act next; `also` are those nobody waits for who may act all the same.
    AnyOf {
        asked: SeatSet,
        also: SeatSet,
    },
    Over,
}

impl ToMove {
    #[inline]
    pub fn may_act(self, seat: Seat) -> bool {
        match self {
            ToMove::Seat(s) => s == seat,
            ToMove::AnyOf { asked, also } => asked.contains(seat) || also.contains(seat),
            ToMove::Over => false,
        }
    }

    /// The seats that are waited for.
    pub fn seats(self) -> SeatSet {
        match self {
            ToMove::Seat(s) => SeatSet::one(s),
            ToMove::AnyOf { asked, .. } => asked,
            ToMove::Over => SeatSet::EMPTY,
        }
    }
}

/// Where events go. `tell` takes a closure, so that an event nobody listens to is never built.
pub trait Sink<E> {
    /// Does anybody listen? Where telling takes more than a closure, it is asked first.
    const LISTENS: bool = true;
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    const LISTENS: bool = false;
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// What one viewer gets of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen<E> {
    Whole,
    /// The same happening with what the viewer must not know left out.
    Redacted(E),
    Nothing,
}

/// Why something is refused, as data. The sentence is made where it is shown, in the language of whoever reads it.
#[derive(Clone)]
pub struct Refusal {
    /// Stable, for programs.
    pub code: String,
    /// The whole reason: the code, or an object with what fills the sentence.
    pub data: Json,
    words: Arc<dyn Fn(Lang) -> String + Send + Sync>,
}

impl Refusal {
    pub fn new(code: &str, data: Json, words: impl Fn(Lang) -> String + Send + Sync + 'static) -> Refusal {
        Refusal { code: code.to_owned(), data, words: Arc::new(words) }
    }

    /// The reason in one sentence.
    pub fn words(&self, lang: Lang) -> String {
        (self.words)(lang)
    }
}

impl PartialEq for Refusal {
    fn eq(&self, other: &Self) -> bool {
        self.code == other.code && self.data == other.data
    }
}

impl Debug for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Refusal").field("code", &self.code).field("data", &self.data).finish_non_exhaustive()
    }
}

/// The rules of one table: a game with its options settled. `&self` is what never changes during a game (the cards, the
/// format, the rule options), `State` is what does: a flat value without clock, generator or future.
pub trait Game: Clone + Send + Sync + Sized + 'static {
    /// Its cards and numbers, as data files hold them. `Default` is what comes with the program; `()` if there are none.
    type Data: Default + Send + Sync;
    /// Players, format, sets, rule options. `Default` is the game most people want tonight.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + TS + Send + Sync + 'static;
    /// The whole truth now.
    type State: Clone + Eq + Debug + Send + Sync;
    /// Small; one stable text form.
    type Action: Copy + Ord + Hash + Debug + Send + Sync;
    /// An action as data for pages and programs: tagged `type`, its verb, with cards, places, seats and amounts as fields.
    type Deed: Serialize + TS + Send + Sync + 'static;
    /// What a person would be told or shown happening: tagged `type`.
    type Event: Clone + PartialEq + Debug + Serialize + TS + Send + Sync + 'static;
    /// All that one viewer may see and nothing more, built up field by field.
    type View: Clone + PartialEq + Debug + Serialize + TS + Send + 'static;
    /// Who is asked what, by which card: a closed enum. It is shown to everybody, so it holds nothing
    /// hidden. Tagged `type`.
    type Prompt: Clone + PartialEq + Debug + Serialize + TS + Send + 'static;
    /// Why an action is not legal: a closed enum; its `Serialize` form is the code (plus fields) a page translates.
    type Illegal: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// A whole state as people write it in a position file. What is not said is default. Every reachable state, in the
    /// middle of any decision too, survives `place(position(s))` unchanged; so it is also the snapshot of a table.
    type Position: Serialize + DeserializeOwned;

    // ---- set-up

    /// The name in the registry and in files: `star-realms`.
    const NAME: &'static str;
    /// The editions of rules and data that are played here, oldest first: a table, record or campaign goes on by the one it began
    /// with, new tables get the last. There is a new one when an old record might no longer replay.
    const EDITIONS: &'static [&'static str];
    /// Every word with which an `Outcome` may say why the game ended: each is the key of a sentence.
    const ENDS: &'static [&'static str];
    /// The tag of its prompts in protocol 1 of outside bots, for the programs that were written for it.
    const PROMPT_TAG_1: &'static str = "type";

    /// A table with these cards by the newest edition; the options are settled, all faults are reported.
    fn new(data: &Self::Data, options: Self::Options) -> Result<Self, Faults> {
        Self::of_edition(data, options, Self::newest())
    }
    /// The same by one of [`Self::EDITIONS`].
    fn of_edition(data: &Self::Data, options: Self::Options, edition: &'static str) -> Result<Self, Faults>;
    fn newest() -> &'static str {
        Self::EDITIONS.last().copied().unwrap_or_default()
    }
    fn edition(&self) -> &'static str;
    /// Says what an older edition had as a default, where today's is another and nothing was said.
    fn old_defaults(_edition: &'static str, _options: &mut Map<String, Json>) {}
    fn options(&self) -> &Self::Options;
    /// How many seats.
    fn seats(&self) -> usize;
    /// Seats with the same number win and lose together.
    fn team(&self, seat: Seat) -> u8 {
        seat.0
    }
    /// The seats that give up when this one concedes: itself, and whoever stands and falls with it.
    fn concedes_for(&self, seat: Seat) -> SeatSet {
        SeatSet::one(seat)
    }
    /// The changed data it is played with, if it is not played with its own.
    fn variation(&self) -> Option<&Variation> {
        None
    }
    /// Cards of this table that the shelf has not, or not as they are here: a campaign has made them, an option changes them.
    fn own_cards(&self, _lang: Lang) -> Vec<CardInfo> {
        Vec::new()
    }
    /// Sets the table up.
    fn start(&self, chance: &mut impl Chance, events: &mut impl Sink<Self::Event>) -> Self::State;

    // ---- the rules

    fn to_move(&self, s: &Self::State) -> ToMove;
    /// The result, once `to_move` is `Over`.
    fn outcome(&self, s: &Self::State) -> Option<Outcome>;
    /// What is being asked. Not called when the game is over.
    fn prompt(&self, s: &Self::State) -> Self::Prompt;
    /// Fills `out` (cleared first) with every action `seat` may take now: sorted, no duplicates, nothing for a seat that is not asked.
    fn legal_actions(&self, s: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// Is the action legal for the seat, and if not, why? It must agree with `legal_actions` about every action.
    fn check(&self, s: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;
    /// The legal action that this one is another name of; itself if it is none. Tables ask before they check what somebody wrote.
    fn meant(&self, _s: &Self::State, _seat: Seat, action: Self::Action) -> Self::Action {
        action
    }
    /// Carries out an action that is legal.
    fn apply_unchecked(
        &self,
        s: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Self::Event>,
    );
    /// A seat gives up, at any time, asked or not. Refused only when the game is over or the seat is already out.
    fn concede(
        &self,
        s: &mut Self::State,
        seat: Seat,
        chance: &mut impl Chance,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal>;
    /// Carries out an action if it is legal; otherwise nothing has changed.
    fn apply(
        &self,
        s: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        self.check(s, seat, action)?;
        self.apply_unchecked(s, seat, &action, chance, events);
        Ok(())
    }

    // ---- for simulation

    /// Does the action only play a card from the hand? The `hand-first` random player takes the first such action there is.
    #[inline]
    fn plays_out(&self, _s: &Self::State, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// The first action of the legal list that plays the hand out. A game whose list begins with them need not look further.
    #[inline]
    fn first_play_out(&self, s: &Self::State, seat: Seat, legal: &[Self::Action]) -> Option<Self::Action> {
        legal.iter().copied().find(|action| self.plays_out(s, seat, *action))
    }

    /// How many turns have begun, over all seats; 0 in a game that does not count them.
    fn turns(&self, _s: &Self::State) -> u32 {
        0
    }

    /// What an outcome would count for the seat, as things stand (authority, victory points, influence).
    fn score(&self, s: &Self::State, seat: Seat) -> i32;

    // ---- what is hidden

    fn view(&self, s: &Self::State, viewer: Viewer) -> Self::View;
    fn sees(&self, event: &Self::Event, viewer: Viewer) -> Seen<Self::Event>;
    /// A full state drawn at random from those that `seat` cannot tell from the true one.
    fn imagine(&self, s: &Self::State, seat: Seat, chance: &mut impl Chance) -> Self::State;

    // ---- text

    /// Short, readable, stable: `play patrol_cutter`, `attack 2 bioformer`. It names cards as the table does now, so the same
    /// action of one list is always written the same way.
    fn action_text(&self, s: &Self::State, action: Self::Action) -> String;
    /// Reads what `action_text` wrote at any table of this game. The error says what is wrong and what is allowed.
    fn parse_action(&self, text: &str) -> Result<Self::Action, Unreadable>;
    /// The action as data; it names what `action_text` names.
    fn deed(&self, s: &Self::State, action: Self::Action) -> Self::Deed;
    /// The action as a button or a log line says it. The seat already sees everything it says.
    fn action_words(&self, s: &Self::State, seat: Seat, action: Self::Action, lang: Lang) -> String;
    /// The event as the log tells it, after `sees`.
    fn event_words(&self, event: &Self::Event, lang: Lang) -> String;
    fn prompt_words(&self, prompt: &Self::Prompt, lang: Lang) -> String;
    /// The reason in one sentence, with the rule behind it.
    fn illegal_words(&self, illegal: &Self::Illegal, lang: Lang) -> String;
    /// The table in plain text, for the terminal.
    fn show(&self, view: &Self::View, lang: Lang) -> String;
    /// A deal by name, unique among the game's deals.
    fn deal_text(&self, deal: Deal) -> String {
        format!("{}.{}", deal.space, deal.outcome)
    }
    fn parse_deal(&self, text: &str) -> Option<Deal> {
        let (space, outcome) = text.split_once('.')?;
        Some(Deal { space: space.parse().ok()?, outcome: outcome.parse().ok()? })
    }

    // ---- positions

    fn position(&self, s: &Self::State) -> Self::Position;
    fn place(&self, position: Self::Position) -> Result<Self::State, Faults>;
}

//! Empires: Galactic Rebellion, for two to five players.
//!
//! The rules live in small modules named after what they are about; [`state::State`] is the whole truth of a table. Everything
//! is open in this game: what is face down (decks, piles, the goods pool) is a multiset everybody can work out, in no order
//! until it is drawn.

pub mod action;
mod answers;
mod board;
pub mod catalogue;
mod check;
mod deal;
pub mod deed;
pub mod effect;
mod encoding;
pub mod event;
mod frame;
pub mod goods;
mod mission;
pub mod odds;
mod payment;
pub mod piece;
pub mod places;
pub mod planets;
mod play;
pub mod position;
pub mod prompt;
mod refresh;
pub mod row;
pub mod rules;
mod run;
pub mod score;
mod senate;
mod setup;
mod show;
pub mod state;
mod switches;
mod technology;
mod text;
mod track;
pub mod view;
mod war;
mod words;

pub use action::Action;
pub use deed::Deed;
pub use encoding::Numbers;
pub use event::Event;
pub use prompt::{Illegal, Prompt};
pub use rules::GalacticRebellionRules;
pub use state::State;
pub use track::LAST_ROUND;

use catalogue::Catalogue;
use places::{land_at_each, place_each};
use play::Play;
use position::Position;
use serde::{Deserialize, Serialize};
use starboard_core::{
    CardInfo, Chance, Deal, Faults, Game, Lang, Outcome, Seat, Seen, Sink, ToMove, Unreadable, Variation, Viewer,
    one_chance,
};
use state::{Frame, Phase};
use std::ops::ControlFlow;
use std::sync::Arc;
use switches::Switches;
use ts_rs::TS;
use view::View;

/// The one way to play; a name all the same, as every game has formats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    #[default]
    Standard,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub format: Format,
    pub players: u8,
    /// What a mission costs at least on a planet without sentinels (GR-06).
    pub minimum_mission_cost: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options { format: Format::Standard, players: 4, minimum_mission_cost: 0 }
    }
}

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct GalacticRebellion {
    options: Options,
    edition: &'static str,
    switches: Switches,
    seats: usize,
    cards: Arc<Catalogue>,
}

impl GalacticRebellion {
    /// The cards and tiles it is played with.
    #[inline]
    pub fn cards(&self) -> &Catalogue {
        &self.cards
    }
}

impl GalacticRebellion {
    /// Where the seat may place the workers at hand.
    #[inline(never)]
    fn list_places(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        place_each(s.player(seat).hand.which(), self.open_spots(s, seat), out);
    }

    /// Where a worker of the seat may land.
    #[inline(never)]
    fn list_planets(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        land_at_each(s.open_to(seat), out);
    }

    /// Every answer to another decision, in order.
    #[inline(never)]
    fn list(&self, s: &State, frame: &Frame, out: &mut Vec<Action>) {
        out.clear();
        let _ = self.answers(s, frame, &mut |action| {
            out.push(action);
            ControlFlow::Continue(())
        });
    }
}

impl Game for GalacticRebellion {
    type Data = Arc<Catalogue>;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Deed = Deed;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;
    type Illegal = Illegal;
    type Position = Position;

    const NAME: &'static str = "galactic-rebellion";
    const EDITIONS: &'static [&'static str] = &["1", "2"];
    const ENDS: &'static [&'static str] = &["conceded", "scored"];
    const PROMPT_TAG_1: &'static str = "ask";

    fn edition(&self) -> &'static str {
        self.edition
    }

    fn of_edition(cards: &Arc<Catalogue>, options: Options, edition: &'static str) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        if !(2..=state::SEATS as u8).contains(&options.players) {
            faults.add("players", format!("{} players; allowed: 2, 3, 4, 5", options.players));
        }
        if options.minimum_mission_cost > 1 {
            faults.add("minimum_mission_cost", format!("{} is not allowed; 0 or 1", options.minimum_mission_cost));
        }
        let seats = usize::from(options.players);
        let switches = Switches::of(edition);
        faults.or(GalacticRebellion { options, edition, switches, seats, cards: cards.clone() })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn variation(&self) -> Option<&Variation> {
        self.cards.variation.as_ref()
    }

    fn own_cards(&self, lang: Lang) -> Vec<CardInfo> {
        rules::own_cards(&self.cards, lang)
    }

    fn start(&self, chance: &mut impl Chance, events: &mut impl Sink<Event>) -> State {
        one_chance!(chance);
        self.set_up(chance, events)
    }

    #[inline]
    fn to_move(&self, s: &State) -> ToMove {
        match s.stack.last() {
            Some(frame) => ToMove::Seat(frame.seat()),
            None => ToMove::Over,
        }
    }

    fn score(&self, s: &State, seat: Seat) -> i32 {
        i32::from(score::standing(self.cards(), s, seat))
    }

    fn outcome(&self, s: &State) -> Option<Outcome> {
        score::outcome(s)
    }

    fn prompt(&self, s: &State) -> Prompt {
        // Not called when the game is over.
        let frame = s.stack.last().copied().unwrap_or(Frame::Place { seat: Seat(0) });
        self.prompt_of(s, frame)
    }

    // What is listed most goes the shortest way.
    #[inline(always)]
    fn legal_actions(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        match s.stack.last().filter(|f| f.seat() == seat) {
            Some(Frame::Place { .. }) => self.list_places(s, seat, out),
            Some(Frame::Settle { .. } | Frame::Land { .. }) => self.list_planets(s, seat, out),
            Some(frame) => self.list(s, frame, out),
            None => out.clear(),
        }
    }

    /// A turn is a round here.
    fn turns(&self, s: &State) -> u32 {
        u32::from(s.round)
    }

    fn check(&self, s: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match s.stack.last().filter(|f| f.seat() == seat) {
            Some(frame) if self.allows(s, frame, action) => Ok(()),
            _ => Err(self.why_not(s, seat, action)),
        }
    }

    #[inline(always)]
    fn apply_unchecked(
        &self,
        s: &mut State,
        _: Seat,
        action: &Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        one_chance!(chance);
        // What is done most goes the shortest way.
        if let (Some(&Frame::Place { seat }), Action::Place(worker, spot)) = (s.stack.last(), *action) {
            s.stack.pop();
            self.put(s, seat, worker, spot);
            events.tell(|| Event::Placed { seat, worker, spot });
            let placing = s.phase == Phase::Placing && s.stack.is_empty();
            if placing && self.ask_next_to_place(s) && s.conceded.is_empty() {
                return;
            }
            return Play { rules: self, s, chance, events }.advance();
        }
        Play { rules: self, s, chance, events }.carry_out(*action);
    }

    fn concede(
        &self,
        s: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        if s.phase == Phase::Over {
            return Err(Illegal::Over);
        }
        if s.conceded.contains(seat) || seat.index() >= self.seats {
            return Err(Illegal::AlreadyConceded);
        }
        one_chance!(chance);
        Play { rules: self, s, chance, events }.concede(seat);
        Ok(())
    }

    fn view(&self, s: &State, _: Viewer) -> View {
        self.view_of(s)
    }

    fn sees(&self, _: &Event, _: Viewer) -> Seen<Event> {
        Seen::Whole
    }

    /// Nothing to deal anew: no order is fixed before it is drawn, and what is face down can be counted out by everybody.
    fn imagine(&self, s: &State, _: Seat, _: &mut impl Chance) -> State {
        *s
    }

    fn action_text(&self, _: &State, action: Action) -> String {
        action.to_string()
    }

    fn parse_action(&self, text: &str) -> Result<Action, Unreadable> {
        action::parse(text)
    }

    fn deed(&self, _: &State, action: Action) -> Deed {
        action.into()
    }

    fn action_words(&self, s: &State, seat: Seat, action: Action, lang: Lang) -> String {
        self.say_action(s, seat, action, lang)
    }

    fn event_words(&self, event: &Event, lang: Lang) -> String {
        words::event(&self.cards, event, lang)
    }

    fn prompt_words(&self, prompt: &Prompt, lang: Lang) -> String {
        words::prompt(&self.cards, prompt, lang)
    }

    fn illegal_words(&self, illegal: &Illegal, lang: Lang) -> String {
        words::illegal(illegal, lang)
    }

    fn show(&self, view: &View, lang: Lang) -> String {
        show::show(&self.cards, view, lang)
    }

    fn deal_text(&self, deal: Deal) -> String {
        deal::text(&self.cards, deal)
    }

    fn parse_deal(&self, text: &str) -> Option<Deal> {
        deal::parse(&self.cards, text)
    }

    fn position(&self, s: &State) -> Position {
        self.position_of(s)
    }

    fn place(&self, position: Position) -> Result<State, Faults> {
        self.place_position(position)
    }
}

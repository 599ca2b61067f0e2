//! The game with its options settled, and its signature under the contract.

use crate::about::{all_cards, varied};
use crate::action::Action;
use crate::check::Illegal;
use crate::contract::{Card, MOST_CARDS};
use crate::data::{Catalogue, MOST_TRACK};
use crate::event::Event;
use crate::grid::Cell;
use crate::legal::All;
use crate::play::Play;
use crate::position::Position;
use crate::prism::{Prism, Prisms};
use crate::prompt::Prompt;
use crate::sets::Sets;
use crate::state::{Claims, Known, MOST_SEATS, Phase, Player, State};
use crate::switches::Switches;
use crate::view::View;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use starboard_core::{
    CardInfo, Chance, Deal, Faults, Game, Lang, Outcome, Seat, SeatSet, Seen, Sink, ToMove, Unreadable, Variation,
    Viewer, one_chance,
};
use std::sync::Arc;
use ts_rs::TS;

/// What kinds of outcome chance deals.
pub(crate) mod space {
    /// A contract turned up.
    pub(crate) const CONTRACT: u8 = 0;
    /// A PRISM card off the deck.
    pub(crate) const PRISM: u8 = 1;
    /// Who begins.
    pub(crate) const FIRST: u8 = 2;
    /// A PRISM card out of a hand.
    pub(crate) const STOLEN: u8 = 3;
}

/// How a table is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub format: Format,
    pub players: u8,
    /// One contract a turn instead of two (RTP-37).
    pub long_game: bool,
    /// More PRISM for those who play later.
    pub seat_compensation: bool,
    pub first_player: FirstPlayer,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            format: Format::Standard,
            players: 2,
            long_game: false,
            seat_compensation: true,
            first_player: FirstPlayer::Drawn,
        }
    }
}

/// There is one way to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    #[default]
    Standard,
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    /// By lot (RTP-04).
    #[default]
    Drawn,
    /// Seat 1, as tournaments and measurements want it.
    #[serde(rename = "seat_1")]
    Seat1,
}

/// Rise to Power with its options settled.
#[derive(Clone, Debug)]
pub struct RiseToPower {
    options: Options,
    edition: &'static str,
    pub(crate) switches: Switches,
    pub(crate) set: Arc<Catalogue>,
}

impl RiseToPower {
    /// The cards and numbers it is played with.
    #[inline]
    pub fn set(&self) -> &Catalogue {
        &self.set
    }

    pub(crate) fn seats_len(&self) -> usize {
        usize::from(self.options.players)
    }

    pub(crate) fn contracts_a_turn(&self) -> u8 {
        if self.options.long_game { self.set.long_game_contracts } else { self.set.turn.contracts }
    }

    /// How many PRISM cards the `k`th in order of play begins with (RTP-41).
    fn hand_at(&self, k: u8) -> u8 {
        let even = self.set.turn.hand;
        match self.options.seat_compensation {
            true => self.set.compensated(self.options.players).get(usize::from(k)).copied().unwrap_or(even),
            false => even,
        }
    }

    /// A table on which nothing has been dealt.
    pub(crate) fn empty_table(&self) -> State {
        State {
            seats: [Player::default(); MOST_SEATS],
            cells: [Cell::PLANT; MOST_CARDS],
            deck: self.set.all,
            top: None,
            track: [None; MOST_TRACK],
            exchange: Default::default(),
            fresh: Default::default(),
            scrapped: Default::default(),
            prism_deck: Prisms::of_each(self.set.prism_copies),
            prism_discard: Prisms::NONE,
            looked: Prisms::NONE,
            known: Known::default(),
            agendas: Claims::NONE,
            contest: None,
            first: Seat(0),
            turn: Seat(0),
            number: 0,
            points: 0,
            wild: 0,
            discount: 0,
            phase: Phase::Act,
            ending: None,
            out: SeatSet::EMPTY,
        }
    }

    /// Who has to decide.
    pub(crate) fn asked(&self, s: &State) -> Option<Seat> {
        match s.phase {
            Phase::Over(_) => None,
            Phase::Answer => s.contest.map(|c| c.owner),
            _ => Some(s.turn),
        }
    }
}

impl Game for RiseToPower {
    type Data = Sets;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Deed = Action;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;
    type Illegal = Illegal;
    type Position = Position;

    const NAME: &'static str = "rise-to-power";
    const EDITIONS: &'static [&'static str] = &["0.9a-1", "0.9a-2"];
    const ENDS: &'static [&'static str] = &["districts", "contracts", "conceded"];

    fn edition(&self) -> &'static str {
        self.edition
    }

    /// Everybody began with the same hand before edition 2, unless it was said otherwise (RTP-41).
    fn old_defaults(edition: &'static str, options: &mut Map<String, Json>) {
        if edition == "0.9a-1" {
            options.entry("seat_compensation").or_insert(Json::Bool(false));
        }
    }

    fn of_edition(sets: &Sets, options: Options, edition: &'static str) -> Result<Self, Faults> {
        let set = sets.of(edition);
        let (min, max) = set.players;
        let mut faults = Faults::default();
        if !(min..=max).contains(&options.players) {
            faults.add("players", format!("{} players; this game is for {min} to {max}", options.players));
        }
        faults.or(RiseToPower { options, edition, switches: Switches::of(edition), set: set.clone() })
    }

    fn variation(&self) -> Option<&Variation> {
        self.set.variation.as_ref()
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn own_cards(&self, lang: Lang) -> Vec<CardInfo> {
        match self.edition == Self::newest() {
            true => varied(&self.set, self.edition, lang),
            false => all_cards(&self.set, lang),
        }
    }

    fn seats(&self) -> usize {
        self.seats_len()
    }

    fn start(&self, chance: &mut impl Chance, events: &mut impl Sink<Event>) -> State {
        one_chance!(chance);
        let mut state = self.empty_table();
        let seats = self.seats_len() as u8;
        if self.options.first_player == FirstPlayer::Drawn {
            state.first = Seat(chance.even(space::FIRST, usize::from(seats)) as u8);
        }
        let first = state.first;
        events.tell(|| Event::Began { first });
        let mut play = Play { game: self, s: &mut state, chance, events };
        for k in 0..seats {
            play.s.turn = Seat((first.0 + k) % seats);
            play.draw(self.hand_at(k));
        }
        play.s.top = play.turn_up();
        play.refill();
        play.begin_turn(first);
        play.advance();
        state
    }

    fn to_move(&self, s: &State) -> ToMove {
        self.asked(s).map_or(ToMove::Over, ToMove::Seat)
    }

    fn score(&self, s: &State, seat: Seat) -> i32 {
        i32::from(self.influence(s, seat).total)
    }

    fn outcome(&self, s: &State) -> Option<Outcome> {
        match s.phase {
            Phase::Over(why) => Some(self.outcome_of(s, why)),
            _ => None,
        }
    }

    fn prompt(&self, s: &State) -> Prompt {
        self.prompt_of(s)
    }

    fn legal_actions(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.asked(s) == Some(seat) {
            self.fill_legal(s, &All, out);
        }
    }

    fn check(&self, s: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_action(s, seat, action)
    }

    fn apply_unchecked(
        &self,
        s: &mut State,
        _seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        one_chance!(chance);
        Play { game: self, s, chance, events }.act(*action);
    }

    fn concede(
        &self,
        s: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        if let Phase::Over(_) = s.phase {
            return Err(Illegal::Over);
        }
        if seat.index() >= self.seats_len() || s.out.contains(seat) {
            return Err(Illegal::Out);
        }
        one_chance!(chance);
        Play { game: self, s, chance, events }.concede(seat);
        Ok(())
    }

    fn turns(&self, s: &State) -> u32 {
        u32::from(s.number)
    }

    fn view(&self, s: &State, viewer: Viewer) -> View {
        self.view_of(s, viewer)
    }

    fn sees(&self, event: &Event, viewer: Viewer) -> Seen<Event> {
        event.seen_by(viewer)
    }

    fn imagine(&self, s: &State, seat: Seat, chance: &mut impl Chance) -> State {
        one_chance!(chance);
        self.imagine_for(s, seat, chance)
    }

    fn action_text(&self, _: &State, action: Action) -> String {
        action.to_string()
    }

    fn parse_action(&self, text: &str) -> Result<Action, Unreadable> {
        text.parse()
    }

    fn deed(&self, _: &State, action: Action) -> Action {
        action
    }

    fn action_words(&self, s: &State, seat: Seat, action: Action, lang: Lang) -> String {
        self.say_action(s, seat, action, lang)
    }

    fn event_words(&self, event: &Event, lang: Lang) -> String {
        self.say_event(event, lang)
    }

    fn prompt_words(&self, prompt: &Prompt, lang: Lang) -> String {
        self.say_prompt(prompt, lang)
    }

    fn illegal_words(&self, illegal: &Illegal, lang: Lang) -> String {
        self.say_illegal(illegal, lang)
    }

    fn show(&self, view: &View, lang: Lang) -> String {
        self.show_view(view, lang)
    }

    /// `seaport-4` turned up, `green3` drawn, `stolen-green3`, `first-2`.
    fn deal_text(&self, deal: Deal) -> String {
        let outcome = deal.outcome as u8;
        match deal.space {
            space::CONTRACT => Card(outcome).to_string(),
            space::PRISM => Prism(outcome).to_string(),
            space::STOLEN => format!("stolen-{}", Prism(outcome)),
            _ => format!("first-{}", Seat(outcome)),
        }
    }

    fn parse_deal(&self, text: &str) -> Option<Deal> {
        let deal = |space, outcome: u8| Some(Deal { space, outcome: u16::from(outcome) });
        if let Some(seat) = text.strip_prefix("first-") {
            return deal(space::FIRST, seat.parse::<Seat>().ok()?.0);
        }
        if let Some(card) = text.strip_prefix("stolen-") {
            return deal(space::STOLEN, card.parse::<Prism>().ok()?.0);
        }
        match text.parse::<Prism>() {
            Ok(prism) => deal(space::PRISM, prism.0),
            Err(_) => deal(space::CONTRACT, text.parse::<Card>().ok()?.0),
        }
    }

    fn position(&self, s: &State) -> Position {
        self.write_position(s)
    }

    fn place(&self, position: Position) -> Result<State, Faults> {
        self.read_position(position)
    }
}

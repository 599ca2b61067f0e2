//! Star Realms as a [`Game`]: the contract, signed; every rule is in its own module.

use crate::action::Action;
use crate::card::{Card, Set};
use crate::catalog::{Catalog, Hot, Kind};
use crate::deed::Deed;
use crate::event::{CardId, Event};
use crate::frame::Frame;
use crate::illegal::Illegal;
use crate::kinds::KindSet;
use crate::library::Library;
use crate::options::{Format, Options};
use crate::position::Position;
use crate::prompt::Prompt;
use crate::seating::Seating;
use crate::shelves::Shelves;
use crate::state::{End, State};
use crate::turn::{CARDS, SIDES};
use crate::variant::{Plain, Variant};
use crate::view::View;
use starboard_core::{
    Bag, CardInfo, Chance, Deal, Faults, Game, Lang, Outcome, Seat, SeatSet, Seen, Sink, ToMove, Unreadable, Variation,
    Viewer, one_chance,
};

/// The rules of one table, with room for `S` seats and `K` different cards.
#[derive(Clone, Debug)]
pub struct StarRealms<const S: usize, const K: usize, V: Variant = Plain> {
    pub options: Options,
    pub edition: &'static str,
    pub(crate) since_2: Since2,
    pub catalog: Catalog,
    pub(crate) seating: Seating,
    pub(crate) split_attacks: bool,
    /// What the legal list asks of every card, by sets of kinds.
    pub(crate) shelves: Shelves<V::Kinds>,
    /// What lies on the table before anything is dealt.
    pub opening: State<S, K, V>,
    /// What a game built on this one knows besides.
    pub scene: V::Scene,
    /// Whose cards they are, where they are not ours.
    pub(crate) variation: Option<Variation>,
}

/// Rules that are others since edition 2; games that began before go on by the old ones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Since2 {
    /// A card that goes its own way spends an optional redirect (5.5).
    pub own_way_spends: bool,
    /// Every ship that has left play can be copied, not only the first four kinds (1.6).
    pub all_ships_remembered: bool,
    /// A set that is one box stays one for any number of players (12.9).
    pub single_boxes: bool,
    /// Room for ships is each player's, not the team's.
    pub own_room: bool,
    /// Who is done may still hand trade and combat to a partner (12.6).
    pub done_may_give: bool,
}

impl Since2 {
    fn of(edition: &str) -> Since2 {
        let now = edition != "1";
        Since2 { own_way_spends: now, all_ships_remembered: now, single_boxes: now, own_room: now, done_may_give: now }
    }
}

/// Different cards of a [`Duel`].
pub const DUEL_KINDS: usize = 56;
/// Two players, one set: the state of a duel is one flat copy of less than a kilobyte.
#[cfg(not(target_arch = "wasm32"))]
pub type Duel = StarRealms<2, DUEL_KINDS>;
/// A page fetches every type of table there is: it does with one type for two players, which plays the same, a sixth slower.
#[cfg(target_arch = "wasm32")]
pub type Duel = WideDuel;
/// Two players, any sets.
pub type WideDuel = StarRealms<2, 128, Plain<u128>>;
/// Up to six players.
pub type Group = StarRealms<6, 128, Plain<u128>>;

impl<const S: usize, const K: usize, B: KindSet> StarRealms<S, K, Plain<B>> {
    /// An ordinary table, with cards of this library.
    pub(crate) fn of(library: &Library, options: Options, edition: &'static str) -> Result<Self, Faults> {
        let options = options.settle(library)?;
        let sets = library.chosen(&options)?;
        let starters = library.starters_with(&sets);
        let sets: Vec<&Set> = sets.iter().map(|s| &**s).collect();
        let mut catalog = Catalog::new([starters].into_iter().chain(sets.iter().copied()), K)?;
        catalog.compare(library.shelved().printed());
        if edition != "1" && options.first.is_some() && matches!(options.format, Format::Emperor | Format::Raid) {
            return Err(Faults::one(
                "first",
                format!("who begins is settled by the rules of `{}`", options.format.id()),
            ));
        }
        let seating = Seating::new(&options);
        if seating.players as usize > S {
            return Err(Faults::one("players", format!("this table has {S} seats")));
        }
        let since_2 = Since2::of(edition);
        let copies = |set: &Set| match set.single && since_2.single_boxes {
            true => 1,
            false => options.copies.unwrap_or(1),
        };
        let mut trade_deck = Bag::new();
        for (set, card) in sets.iter().flat_map(|set| set.cards.iter().map(move |card| (set, card))) {
            if let Some(kind) = catalog.kind(&card.id) {
                trade_deck.add_many(kind, card.count * copies(set));
            }
        }
        let explorers = match options.unlimited_explorers {
            // More than a game ever takes, and still few enough for any pile to hold.
            true => u8::MAX,
            false => {
                let usual = catalog.card(catalog.explorer).count;
                let boxes = sets.iter().map(|s| s.explorers.unwrap_or(usual).saturating_mul(copies(s)));
                boxes.fold(0u8, u8::saturating_add)
            }
        };
        let mut decks = [Bag::new(); S];
        for seat in 0..seating.players {
            let id = seating.deck(seat, options.faction_decks);
            for deck in starters.decks.iter().filter(|d| d.id == id) {
                for (card, n) in &deck.cards {
                    if let Some(kind) = catalog.kind(card) {
                        decks[seat as usize].add_many(kind, *n);
                    }
                }
            }
        }
        let table = Self::new_table(options, edition, catalog, Piles { trade_deck, explorers, decks }, ());
        Ok(StarRealms { variation: library.variation().cloned(), ..table })
    }
}

/// The piles on a table before anything is dealt.
#[derive(Clone, Debug)]
pub struct Piles<const S: usize, const K: usize> {
    pub trade_deck: Bag<K>,
    pub explorers: u8,
    /// By seat.
    pub decks: [Bag<K>; S],
}

impl<const S: usize, const K: usize> Piles<S, K> {
    fn laid<V: Variant>(self, seating: &Seating, catalog: &Catalog) -> State<S, K, V> {
        let mut s = State::empty();
        s.alive = Seat::all(seating.players.into()).collect();
        s.authority.copy_from_slice(&seating.authority[..S]);
        s.trade_deck = self.trade_deck;
        s.row.set_explorers(self.explorers, catalog.explorer);
        for (realm, deck) in s.realms.iter_mut().zip(self.decks).take(seating.players.into()) {
            realm.deck = deck;
        }
        s
    }
}

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    /// A table for settled options, with these cards.
    pub fn new_table(
        options: Options,
        edition: &'static str,
        catalog: Catalog,
        piles: Piles<S, K>,
        scene: V::Scene,
    ) -> Self {
        let seating = Seating::new(&options);
        StarRealms {
            opening: piles.laid(&seating, &catalog),
            seating,
            split_attacks: options.split_attacks.unwrap_or(false),
            shelves: Shelves::new(&catalog),
            scene,
            catalog,
            options,
            since_2: Since2::of(edition),
            edition,
            variation: None,
        }
    }

    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    // ---- cards as they are now: an open kind is what it has become

    /// What the rules look at in a card.
    #[inline(always)]
    pub fn hot(&self, s: &State<S, K, V>, kind: Kind) -> &Hot {
        self.hot_by(&s.extra, kind)
    }

    /// The same while another part of the state is being changed.
    #[inline(always)]
    pub fn hot_by(&self, extra: &V::Extra, kind: Kind) -> &Hot {
        if V::HAS_UPGRADES && kind >= self.catalog.rows_from {
            return self.catalog.model(kind, self.model(extra, kind));
        }
        self.catalog.hot(kind)
    }

    /// What an open kind has become, from 1; 0 of any other.
    pub fn model(&self, extra: &V::Extra, kind: Kind) -> u8 {
        self.catalog.row_number(kind).map_or(0, |row| V::model(extra, row))
    }

    pub fn card(&self, s: &State<S, K, V>, kind: Kind) -> &Card {
        self.catalog.model_card(kind, self.model(&s.extra, kind))
    }

    /// The id of a card, for actions, events and views.
    pub fn id(&self, extra: &V::Extra, kind: Kind) -> &str {
        self.catalog.model_id(kind, self.model(extra, kind))
    }

    pub fn name(&self, s: &State<S, K, V>, kind: Kind) -> CardId {
        self.id(&s.extra, kind).to_owned()
    }
}

impl<const S: usize, const K: usize, V: Variant> Game for StarRealms<S, K, V> {
    type Data = V::Data;
    type Options = Options;
    type State = State<S, K, V>;
    type Action = Action;
    type Deed = Deed;
    type Event = Event;
    type View = View<V::Shown>;
    type Prompt = Prompt;
    type Illegal = Illegal;
    type Position = Position<V::Written>;

    const NAME: &'static str = V::NAME;
    const EDITIONS: &'static [&'static str] = &["1", "2"];
    const ENDS: &'static [&'static str] =
        &["first_fall", "last_standing", "political_victory", starboard_core::outcome::TURN_LIMIT];
    const PROMPT_TAG_1: &'static str = "ask";

    fn of_edition(data: &V::Data, options: Options, edition: &'static str) -> Result<Self, Faults> {
        V::table(data, options, edition)
    }

    fn edition(&self) -> &'static str {
        self.edition
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        self.seating.players as usize
    }

    fn team(&self, seat: Seat) -> u8 {
        self.seating.team(seat.0)
    }

    fn variation(&self) -> Option<&Variation> {
        self.variation.as_ref()
    }

    fn own_cards(&self, lang: Lang) -> Vec<CardInfo> {
        crate::rules::own_cards(&self.catalog, lang)
    }

    fn start(&self, chance: &mut impl Chance, events: &mut impl Sink<Event>) -> State<S, K, V> {
        one_chance!(chance);
        self.set_up(chance, events)
    }

    #[inline]
    fn to_move(&self, s: &State<S, K, V>) -> ToMove {
        if s.end.is_some() {
            return ToMove::Over;
        }
        if !s.stack.is_empty() {
            return ToMove::Seat(s.asked());
        }
        match S {
            2 => ToMove::Seat(Seat(s.side)),
            _ if self.one_acts() => ToMove::Seat(Seat(s.acting.0.trailing_zeros() as u8)),
            _ => match (s.acting, self.may_still_give(s)) {
                (one, SeatSet::EMPTY) if one.0.is_power_of_two() => ToMove::Seat(Seat(one.0.trailing_zeros() as u8)),
                (asked, also) => ToMove::AnyOf { asked, also },
            },
        }
    }

    fn score(&self, s: &State<S, K, V>, seat: Seat) -> i32 {
        i32::from(s.authority[self.seating.side(seat.0) as usize])
    }

    fn outcome(&self, s: &State<S, K, V>) -> Option<Outcome> {
        let end = s.end?;
        let seats = || Seat::all(self.seats());
        let scores = seats().map(|x| self.score(s, x)).collect();
        let rank = |x: Seat| match end {
            End::TurnLimit if s.alive.contains(x) => 1,
            End::Won | End::Political if self.team(x) == s.winner => 1,
            // Later falls rank higher; team-mates share their team's rank.
            _ => {
                let place = |y: Seat| match s.fallen[y.index()] {
                    0 => u8::MAX,
                    order => order,
                };
                let mates = |y: Seat| seats().filter(|z| self.team(*z) == self.team(y)).map(place).max().unwrap_or(0);
                let better = seats().filter(|y| self.team(*y) != self.team(x));
                let ahead = better.filter(|y| match end {
                    End::Won | End::Political if self.team(*y) == s.winner => true,
                    _ => mates(*y) > mates(x),
                });
                1 + ahead.count() as u8
            }
        };
        let why = match end {
            End::Won if s.alive.iter().any(|a| self.team(a) != s.winner) => "first_fall",
            End::Won => "last_standing",
            End::Political => "political_victory",
            End::TurnLimit => starboard_core::outcome::TURN_LIMIT,
        };
        Some(Outcome { ranks: seats().map(rank).collect(), scores, why: why.to_owned() })
    }

    fn prompt(&self, s: &State<S, K, V>) -> Prompt {
        self.question(s)
    }

    #[inline]
    fn legal_actions(&self, s: &State<S, K, V>, seat: Seat, out: &mut Vec<Action>) {
        self.list(s, seat.0, out);
    }

    fn check(&self, s: &State<S, K, V>, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_action(s, seat.0, action)
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn apply_unchecked(
        &self,
        s: &mut State<S, K, V>,
        seat: Seat,
        action: &Action,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        one_chance!(c);
        let seat = seat.0;
        match *action {
            Action::Play(kind) => self.play(s, seat, kind, c, e),
            Action::PlayAll => self.play_all(s, seat, c, e),
            Action::Use(p) => self.use_primary(s, seat, p, c, e),
            Action::Ally(p, n) => self.use_ally(s, seat, p, n, c, e),
            Action::Scrap(p) => self.use_scrap(s, seat, p, c, e),
            Action::Buy(kind) => {
                self.buy(s, seat, kind, c, e);
                self.resume(s, c, e);
            }
            Action::Scenario => V::take_offer(self, s, seat, c, e),
            Action::Attack { seat: target, amount } => self.attack(s, seat, target, amount, c, e),
            Action::AttackBase { seat: owner, base, amount } => self.attack_base(s, seat, owner, base, amount, e),
            Action::Give { seat: to, pool, amount } => self.give(s, seat, to, pool, amount, e),
            Action::Pass { card, seat: to } => self.pass(s, seat, card, to, e),
            Action::End => self.end(s, seat, c, e),
            answer => self.answer(s, answer, c, e),
        }
    }

    fn concedes_for(&self, seat: Seat) -> SeatSet {
        self.seating.members(self.seating.side(seat.0))
    }

    fn concede(
        &self,
        s: &mut State<S, K, V>,
        seat: Seat,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        one_chance!(c);
        if s.end.is_some() {
            return Err(Illegal::GameOver);
        }
        if seat.index() >= self.seats() || !s.alive.contains(seat) {
            return Err(Illegal::Fallen);
        }
        let side = self.concedes_for(seat);
        self.fall(s, SeatSet(side.0 & s.alive.0), Some(seat), c, e);
        Ok(())
    }

    fn view(&self, s: &State<S, K, V>, viewer: Viewer) -> View<V::Shown> {
        self.look(s, viewer)
    }

    fn sees(&self, event: &Event, viewer: Viewer) -> Seen<Event> {
        match event {
            Event::Drew { seat, n, cards: Some(_) } => {
                let may = match viewer {
                    Viewer::Seat(v) => self.seating.sees_hand(v.0, seat.0),
                    Viewer::Spectator => false,
                    Viewer::All => true,
                };
                if may { Seen::Whole } else { Seen::Redacted(Event::Drew { seat: *seat, n: *n, cards: None }) }
            }
            _ => Seen::Whole,
        }
    }

    fn imagine(&self, s: &State<S, K, V>, seat: Seat, c: &mut impl Chance) -> State<S, K, V> {
        one_chance!(c);
        self.redeal(s, seat.0, c)
    }

    fn meant(&self, s: &State<S, K, V>, seat: Seat, action: Action) -> Action {
        self.usual_name(s, seat.0, action)
    }

    fn action_text(&self, s: &State<S, K, V>, action: Action) -> String {
        self.catalog.action_text(action, |kind| self.id(&s.extra, kind).into())
    }

    fn parse_action(&self, text: &str) -> Result<Action, Unreadable> {
        self.catalog.parse_action(text)
    }

    fn deed(&self, s: &State<S, K, V>, action: Action) -> Deed {
        Deed::of(action, |kind| self.id(&s.extra, kind).into())
    }

    fn action_words(&self, s: &State<S, K, V>, seat: Seat, action: Action, lang: Lang) -> String {
        self.say_action(s, seat.0, action, lang)
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

    fn show(&self, view: &View<V::Shown>, lang: Lang) -> String {
        self.show_view(view, lang)
    }

    fn deal_text(&self, deal: Deal) -> String {
        match deal.space {
            CARDS => self.catalog.id(deal.outcome as Kind).to_owned(),
            _ => format!("first {}", deal.outcome + 1),
        }
    }

    fn parse_deal(&self, text: &str) -> Option<Deal> {
        match text.strip_prefix("first ") {
            Some(n) => Some(Deal { space: SIDES, outcome: n.parse::<u16>().ok()?.checked_sub(1)? }),
            None => Some(Deal { space: CARDS, outcome: u16::from(self.catalog.kind(text)?) }),
        }
    }

    fn position(&self, s: &State<S, K, V>) -> Position<V::Written> {
        self.write_position(s)
    }

    fn place(&self, position: Position<V::Written>) -> Result<State<S, K, V>, Faults> {
        self.read_position(position)
    }

    #[inline]
    fn plays_out(&self, _: &State<S, K, V>, _: Seat, action: Action) -> bool {
        matches!(action, Action::Play(_))
    }

    #[inline]
    fn first_play_out(&self, _: &State<S, K, V>, _: Seat, legal: &[Action]) -> Option<Action> {
        legal.first().copied().filter(|first| matches!(first, Action::Play(_)))
    }

    fn turns(&self, s: &State<S, K, V>) -> u32 {
        u32::from(s.turn)
    }
}

/// A question is plain data of at most a few bytes: states stay small.
const _: () = assert!(size_of::<Frame>() <= 8);
/// The promise of [`Duel`].
const _: () = assert!(size_of::<State<2, 56>>() < 1024);

//! Games built on Star Realms: what they keep besides the table, and where they change its course.

use crate::action::Action;
use crate::catalog::Kind;
use crate::effect::Destination;
use crate::event::Event;
use crate::fault_at::At;
use crate::game::StarRealms;
use crate::kinds::KindSet;
use crate::library::Library;
use crate::options::Options;
use crate::peek::Upgrading;
use crate::state::State;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize};
use starboard_core::encoding::{Part, Row};
use starboard_core::{Chance, Faults, Lang, Seat, Sink};
use std::fmt::Debug;
use std::marker::PhantomData;
use ts_rs::TS;

/// A game on the rules of Star Realms. Every method says what an ordinary game does, which is nothing: the compiler leaves it out.
pub trait Variant: Copy + Eq + Debug + Send + Sync + 'static {
    /// What the table knows besides its cards and seats, settled once.
    type Scene: Clone + Debug + Send + Sync;
    /// What the state keeps besides.
    type Extra: Copy + Eq + Default + Debug + Send + Sync;
    /// The extra in a position.
    type Written: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// Sets of its cards.
    type Kinds: KindSet;
    /// What a view shows besides the table.
    type Shown: Clone + Eq + Debug + Serialize + TS + Send + 'static;

    /// The cards it can be played with.
    type Data: Default + Send + Sync;

    /// The name in the registry and in files.
    const NAME: &'static str;
    /// Are there cards that become others during the game: kinds left open in the catalogue ([`Catalog::open_row`])?
    ///
    /// [`Catalog::open_row`]: crate::catalog::Catalog
    const HAS_UPGRADES: bool = false;

    /// The table for options that are not settled yet.
    fn table<const S: usize, const K: usize>(
        data: &Self::Data,
        options: Options,
        edition: &'static str,
    ) -> Result<StarRealms<S, K, Self>, Faults>;

    /// What an open kind has become, from 1; 0 while that is open. `row` counts the open kinds.
    #[inline(always)]
    fn model(_: &Self::Extra, _row: usize) -> u8 {
        0
    }

    // ---- before the first turn, and as turns begin

    /// Changes the table before anything is dealt; true if somebody has to choose first.
    #[inline(always)]
    fn prepare<const S: usize, const K: usize>(
        _: &StarRealms<S, K, Self>,
        _: &mut State<S, K, Self>,
        _: &mut impl Sink<Event>,
    ) -> bool {
        false
    }

    #[inline(always)]
    fn turn_began<const S: usize, const K: usize>(
        _: &StarRealms<S, K, Self>,
        _: &mut State<S, K, Self>,
        _: &mut impl Chance,
        _: &mut impl Sink<Event>,
    ) {
    }

    // ---- the main phase

    /// May the seat take [`Action::Scenario`]?
    #[inline(always)]
    fn offers<const S: usize, const K: usize>(_: &StarRealms<S, K, Self>, _: &State<S, K, Self>, _seat: u8) -> bool {
        false
    }

    #[inline(always)]
    fn take_offer<const S: usize, const K: usize>(
        _: &StarRealms<S, K, Self>,
        _: &mut State<S, K, Self>,
        _seat: u8,
        _: &mut impl Chance,
        _: &mut impl Sink<Event>,
    ) {
    }

    /// The turn of the attacker's own from which players may be attacked, while it has not come.
    #[inline(always)]
    fn truce<const S: usize, const K: usize>(_: &StarRealms<S, K, Self>, _: &State<S, K, Self>) -> Option<u8> {
        None
    }

    /// Somebody has destroyed another player's base.
    #[inline(always)]
    fn destroyed<const S: usize, const K: usize>(
        _: &StarRealms<S, K, Self>,
        _: &mut State<S, K, Self>,
        _seat: u8,
        _: &mut impl Sink<Event>,
    ) {
    }

    // ---- the trade row

    /// How many cards it has: 3 to 6.
    #[inline(always)]
    fn spaces(_: &Self::Scene) -> usize {
        5
    }

    /// The card of a sixth space.
    #[inline(always)]
    fn sixth(_: &Self::Extra) -> Option<Kind> {
        None
    }

    #[inline(always)]
    fn set_sixth(_: &mut Self::Extra, _: Option<Kind>) {}

    // ---- acquiring

    /// A card is being acquired: true if its owner is asked about an upgrade first (`Frame::Upgrade`).
    #[inline(always)]
    fn asks_upgrade<const S: usize, const K: usize>(
        _: &StarRealms<S, K, Self>,
        _: &State<S, K, Self>,
        _seat: u8,
        _card: Kind,
    ) -> bool {
        false
    }

    /// The open kinds that a card being acquired can become.
    #[inline(always)]
    fn upgrades<'s, const S: usize, const K: usize>(
        _: &'s StarRealms<S, K, Self>,
        _: &'s State<S, K, Self>,
        _seat: u8,
        _card: Kind,
    ) -> impl Iterator<Item = Kind> + 's {
        std::iter::empty()
    }

    /// The card of whose "when acquired" ability the arriving card's owner has the benefit, if not of its own.
    #[inline(always)]
    fn take_noted(_: &mut Self::Extra) -> Option<Kind> {
        None
    }

    /// A card has been acquired and lies in its place.
    #[inline(always)]
    fn acquired<const S: usize, const K: usize>(
        _: &StarRealms<S, K, Self>,
        _: &mut State<S, K, Self>,
        _seat: u8,
        _card: Kind,
        _: &mut impl Sink<Event>,
    ) {
    }

    // ---- questions of its own

    /// What an upgrade costs in trade.
    #[inline(always)]
    fn upgrade_price(_: &Self::Scene, _seat: u8, _base: bool) -> u8 {
        0
    }

    /// The card becomes that open kind and goes its way.
    #[inline(always)]
    fn upgrade<const S: usize, const K: usize>(
        _: &StarRealms<S, K, Self>,
        _: &mut State<S, K, Self>,
        _: Acquiring,
        _becomes: Kind,
        _: &mut impl Chance,
        _: &mut impl Sink<Event>,
    ) {
    }

    /// The cards of the trade deck that may join a deck before the game.
    #[inline(always)]
    fn musterable<'s, const S: usize, const K: usize>(
        _: &'s StarRealms<S, K, Self>,
        _: &'s State<S, K, Self>,
        _seat: u8,
        _max_cost: u8,
    ) -> impl Iterator<Item = Kind> + 's {
        std::iter::empty()
    }

    #[inline(always)]
    fn muster<const S: usize, const K: usize>(
        _: &StarRealms<S, K, Self>,
        _: &mut State<S, K, Self>,
        _seat: u8,
        _card: Kind,
        _: &mut impl Sink<Event>,
    ) {
    }

    /// A question has been answered, with all that followed.
    #[inline(always)]
    fn answered<const S: usize, const K: usize>(
        _: &StarRealms<S, K, Self>,
        _: &mut State<S, K, Self>,
        _: &mut impl Chance,
        _: &mut impl Sink<Event>,
    ) {
    }

    // ---- positions and views

    fn write<const S: usize, const K: usize>(
        _: &StarRealms<S, K, Self>,
        _: &State<S, K, Self>,
    ) -> Option<Self::Written> {
        None
    }

    fn read<const S: usize, const K: usize>(
        _: &StarRealms<S, K, Self>,
        _: &mut State<S, K, Self>,
        _: &Self::Written,
        faults: &mut At<'_>,
    ) {
        faults.add("only in a game of the campaign");
    }

    /// What is wrong with the extra in a game that goes on, once the whole position has been read.
    fn fault<const S: usize, const K: usize>(
        _: &StarRealms<S, K, Self>,
        _: &State<S, K, Self>,
    ) -> Option<&'static str> {
        None
    }

    fn look<const S: usize, const K: usize>(
        _: &StarRealms<S, K, Self>,
        _: &State<S, K, Self>,
    ) -> Option<Box<Self::Shown>> {
        None
    }

    // ---- words

    /// The lines above the table in the terminal.
    fn show(_: &Self::Shown, _: Lang) -> String {
        String::new()
    }

    /// What a seat plays for, where that has a name.
    fn side_of(_: &Self::Shown, _: Seat, _: Lang) -> Option<String> {
        None
    }

    /// A button for [`Action::Scenario`] or [`Action::Upgrade`].
    fn say_action<const S: usize, const K: usize>(
        _: &StarRealms<S, K, Self>,
        _: &State<S, K, Self>,
        _: Action,
        _: Lang,
    ) -> String {
        String::new()
    }

    /// A further victory point card, from 0.
    fn bonus_name(_: &Self::Scene, _bonus: u8, _: Lang) -> String {
        String::new()
    }

    // ---- for opponents

    /// What upgrading a card that the seat acquires now would make of it.
    fn upgradings<'s, const S: usize, const K: usize>(
        _: &'s StarRealms<S, K, Self>,
        _: &'s State<S, K, Self>,
        _seat: u8,
        _card: Kind,
    ) -> impl Iterator<Item = Upgrading<'s>> + 's {
        std::iter::empty()
    }

    // ---- for learners

    /// What a row has besides the table ([`starboard_core::encoding`]).
    fn row_parts<const S: usize, const K: usize>(_: &StarRealms<S, K, Self>) -> Vec<Part> {
        Vec::new()
    }

    #[inline(always)]
    fn write_row<const S: usize, const K: usize>(_: &StarRealms<S, K, Self>, _: &State<S, K, Self>, _: &mut Row<'_>) {}
}

/// A card on its way to its owner: whose, which, for how much, and the destination of an effect that names one (5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Acquiring {
    pub seat: u8,
    pub card: Kind,
    pub paid: u8,
    pub own: Option<Destination>,
}

/// Star Realms itself, with sets of cards wide enough for those of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plain<B = u64>(PhantomData<B>);

impl<B: KindSet> Variant for Plain<B> {
    type Kinds = B;
    type Scene = ();
    type Extra = ();
    type Written = Nothing;
    type Shown = Nothing;
    type Data = Library;

    const NAME: &'static str = "star-realms";

    fn table<const S: usize, const K: usize>(
        library: &Library,
        options: Options,
        edition: &'static str,
    ) -> Result<StarRealms<S, K, Self>, Faults> {
        StarRealms::of(library, options, edition)
    }
}

/// What an ordinary game has to say of a campaign. It reads anything, so that who wrote something gets a reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(type = "unknown")]
pub struct Nothing;

impl<'de> Deserialize<'de> for Nothing {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        IgnoredAny::deserialize(d).map(|_| Nothing)
    }
}

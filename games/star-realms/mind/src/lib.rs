//! Opponents for Star Realms, in every format.

mod facts;
mod features;
mod legacy;
mod lethal;
mod lore;
mod script;
#[cfg(test)]
mod tests;
mod turn;
#[cfg(test)]
mod turn_tests;
mod worth;

use lore::Lore;
use script::Script;
use starboard_bots::review::{Facts, Story};
use starboard_bots::tastes::{Dialled, read_tastes};
use starboard_bots::{AnyMind, Budget, Calibration, Code, Features, Level, MindOf, Taught, Thinks, taught};
use starboard_core::encoding::{Encoder, Scribe};
use starboard_core::{Fast, Game, Seat, Words};
use starboard_star_realms::options::Format;
use starboard_star_realms::{Action, Asks, Duel, Group, Plain, StarRealms, State, Variant, WideDuel};
use std::marker::PhantomData;
use std::sync::LazyLock;
use std::time::Duration;
use worth::Taste;

/// As the shelf lists them: one for each type of table.
pub static MINDS: &[&dyn AnyMind] = &[
    &MindOf::<<Duel as Table>::Mind<Ordinary>>::NEW,
    &MindOf::<<WideDuel as Table>::Mind<Ordinary>>::NEW,
    &MindOf::<<Group as Table>::Mind<Ordinary>>::NEW,
];

static TASTES: LazyLock<Vec<Dialled>> = LazyLock::new(|| read_tastes(include_str!("../tastes.toml"), worth::DIALS));
static WORDS: LazyLock<Words> = LazyLock::new(|| starboard_core::words!("../../words", "mind"));

/// What was learned and measured of one kind of games with these rules.
pub trait Learned: Send + Sync + 'static {
    fn weights(format: Format) -> &'static Taught;
    fn calibration() -> &'static Calibration;
    fn level(level: Level, format: Format, seats: usize) -> Code;
}

/// Games that stand alone.
pub struct Ordinary;

impl Learned for Ordinary {
    fn weights(format: Format) -> &'static Taught {
        static DUEL: Taught = taught!("star-realms-duel", "../weights/duel.weights");
        static GROUP: Taught = taught!("star-realms-group", "../weights/group.weights");
        static FIRST_BLOOD: Taught = taught!("star-realms-hunter-first-blood", "../weights/hunter-first-blood.weights");
        static HYDRA: Taught = taught!("star-realms-hydra", "../weights/hydra.weights");
        match format {
            Format::Standard => &DUEL,
            Format::FreeForAll | Format::Hunter | Format::Emperor | Format::Raid => &GROUP,
            Format::HunterFirstBlood => &FIRST_BLOOD,
            Format::Hydra => &HYDRA,
        }
    }

    fn calibration() -> &'static Calibration {
        static LINE: LazyLock<Calibration> = LazyLock::new(|| Calibration::read(include_str!("../calibration.toml")));
        &LINE
    }

    fn level(level: Level, format: Format, seats: usize) -> Code {
        let duel = format == Format::Standard;
        // The script of a novice, and how wrong novice, easy, medium and hard are. Among many the same errors cost less, since whoever is behind
        // is helped by the others; partners who all err lose more by it (docs/strength.md).
        let (beginner, wrong) = match format {
            Format::Standard => ("expensive", [1.0, 0.9, 0.3, 0.51]),
            Format::FreeForAll => ("expensive", [1.5, 1.35, 0.3, 1.5]),
            Format::HunterFirstBlood => ("expensive", [1.0, 1.1, 0.3, 1.3]),
            Format::Hunter => ("expensive", [2.0, 1.4, 0.3, 1.3]),
            // Of three heads nobody may be as wrong as of two.
            Format::Hydra if seats > 4 => ("balanced", [1.2, 0.55, 0.0, 0.35]),
            Format::Hydra => ("balanced", [1.4, 0.7, 0.2, 0.6]),
            Format::Emperor => ("balanced", [1.7, 0.9, 0.2, 0.9]),
            Format::Raid => ("expensive", [4.0, 1.9, 0.8, 0.4]),
        };
        match level {
            Level::Novice => Code::script(beginner, wrong[0]),
            Level::Easy => Code::script("balanced", wrong[1]),
            Level::Medium => Code::script("balanced", wrong[2]),
            // Looks one turn less far ahead than expert, and misjudges cards.
            Level::Hard => Code { misjudge: wrong[3], ..Code::search(Budget::Time(Duration::from_millis(5)), 1, 1) },
            Level::Expert => {
                // More playouts than that have not made a duel's decisions better (docs/strength.md).
                let enough = duel.then_some(3000);
                Code { enough, ..Code::search(Budget::Time(Duration::from_secs(1)), 2, 2) }
            }
        }
    }
}

/// The mind for tables of one size, with what was learned of their games.
pub struct StarRealmsMind<const S: usize, const K: usize, V = Plain, L = Ordinary>(PhantomData<(fn() -> V, L)>);

/// A type of table, which its mind goes by.
pub trait Table {
    type Mind<L: Learned>: Thinks;
}

impl<const S: usize, const K: usize, V: Variant> Table for StarRealms<S, K, V> {
    type Mind<L: Learned> = StarRealmsMind<S, K, V, L>;
}

impl<const S: usize, const K: usize, V: Variant, L: Learned> Thinks for StarRealmsMind<S, K, V, L> {
    type Game = StarRealms<S, K, V>;
    type Lore = Lore;
    type Taste = Taste;
    const PACE: u32 = 20_000;
    const DIALS: &'static [&'static str] = worth::DIALS;
    const OPEN: bool = true;
    const MEASURES: &'static [(&'static str, f32)] = features::MEASURES;

    fn lore(game: &Self::Game) -> Lore {
        Lore::new(game.catalog())
    }

    fn tastes() -> &'static [Dialled] {
        &TASTES
    }

    fn words() -> &'static Words {
        &WORDS
    }

    fn taste(game: &Self::Game, dials: &[f32], misjudge: f32, rng: &mut Fast) -> Taste {
        Taste::new(game.catalog(), dials, misjudge, rng)
    }

    fn script(
        game: &Self::Game,
        s: &State<S, K, V>,
        seat: Seat,
        taste: &Taste,
        room: &mut Vec<Action>,
        rng: &mut Fast,
    ) -> Action {
        Script::new(game.seen_by(s, seat), taste).decide(room, rng)
    }

    fn canonical(game: &Self::Game, lore: &Lore, s: &State<S, K, V>, seat: Seat, out: &mut Vec<Action>) {
        turn::canonical(game, lore, s, seat, out);
    }

    fn solve(game: &Self::Game, lore: &Lore, s: &State<S, K, V>, seat: Seat) -> Option<Action> {
        lethal::lethal(game, lore, s, seat)
    }

    /// A sticker stays for the rest of the campaign.
    fn reaches_beyond(_: &Self::Game, s: &State<S, K, V>) -> bool {
        StarRealms::<S, K, V>::HAS_UPGRADES && s.asks() == Some(Asks::Upgrade)
    }

    fn alive(_: &Self::Game, s: &State<S, K, V>, seat: Seat) -> bool {
        s.is_alive(seat)
    }

    fn inputs(game: &Self::Game) -> Vec<String> {
        features::inputs(game)
    }

    fn features(game: &Self::Game, lore: &Lore, s: &State<S, K, V>, seat: Seat, out: &mut Features) {
        features::features(game, lore, s, seat, out);
    }

    fn features_of_all(
        game: &Self::Game,
        lore: &Lore,
        s: &State<S, K, V>,
        room: &mut Features,
        each: impl FnMut(Seat, &Features),
    ) {
        features::features_of_all(game, lore, s, room, each);
    }

    fn weights(game: &Self::Game) -> Option<&'static Taught> {
        Some(L::weights(game.options.format))
    }

    fn scribe(game: &Self::Game) -> Option<Box<dyn Scribe<Self::Game>>> {
        Some(Box::new(Encoder::new(game)))
    }

    fn calibration(game: &Self::Game) -> Option<&'static Calibration> {
        (game.seats() == 2).then(L::calibration)
    }

    fn measure(game: &Self::Game, lore: &Lore, s: &State<S, K, V>, seat: Seat, out: &mut [f32]) {
        features::measure(game, lore, s, seat, out);
    }

    fn facts(story: &Story<Self::Game>) -> Facts {
        facts::facts(story)
    }

    fn level(level: Level, game: &Self::Game) -> Code {
        L::level(level, game.options.format, game.seats())
    }
}

//! The registry: every game on the shelf, with the opponents that know it. Adding a game is one line here.

#![cfg_attr(doctest, doc = include_str!("../../../README.md"))]

mod kept;
pub mod packs;
pub mod puzzles;

use kept::Kept;
use starboard_bots::{AnyMind, Opponents};
use starboard_core::face::{AnyGame, PositionFile, Rules, Table};
use starboard_core::{Faults, Game, Lang, PackFiles, PackInfo, Words};
use starboard_galactic_rebellion::{GalacticRebellion, GalacticRebellionRules};
use starboard_learn::Encoded;
use starboard_rise_of_empire::{Legacy, Packs, RiseOfEmpireRules, RiseOfEmpireSet};
use starboard_rise_to_power::{RiseToPower, RiseToPowerRules};
use starboard_star_realms::{Duel, Group, Library, StarRealmsRules, WideDuel};
use std::sync::{Arc, LazyLock, RwLock};

/// What the pages say in one language, of all games and of these.
macro_rules! pages {
    ($lang:literal, $($folder:literal)+) => {
        concat!(
            include_str!(concat!("../../../words/", $lang, "/web.ftl")),
            $("\n", include_str!(concat!("../../../games/", $folder, "/words/", $lang, "/web.ftl"))),+
        )
    };
}

macro_rules! shelf {
    ($($game:ty: $rules:expr, $minds:expr, words $($folder:literal)+;)+) => {
        /// Every game there is.
        pub static GAMES: &[&dyn Rules] = &[$({
            static KEPT: Kept = Kept {
                name: <$game>::NAME,
                rules: LazyLock::new(|| Box::new($rules)),
                beside: RwLock::new(Vec::new()),
            };
            &KEPT
        }),+];
        static MINDS: &[&[&dyn AnyMind]] = &[$($minds),+];
        static PAGES: &[(&str, &LazyLock<Words>)] = &[$({
            static SAID: LazyLock<Words> =
                LazyLock::new(|| Words::new([pages!("en", $($folder)+), pages!("fr", $($folder)+)]));
            (<$game>::NAME, &SAID)
        }),+];
    };
}

shelf! {
    Duel: star_realms(), starboard_star_realms_mind::MINDS, words "star-realms";
    Legacy: RiseOfEmpireRules { packs: PACKS.clone() }, starboard_rise_of_empire_mind::MINDS, words "star-realms" "rise-of-empire";
    RiseToPower: RiseToPowerRules::default(), starboard_rise_to_power_mind::MINDS, words "rise-to-power";
    GalacticRebellion: GalacticRebellionRules::default(), starboard_galactic_rebellion_mind::MINDS, words "galactic-rebellion";
}

/// What the levels of each game are worth on the scale of people's ratings, from measured matches.
pub const LEVELS: &str = include_str!("../levels.toml");

/// The campaign's packs, for its own games and for those with its trade deck.
pub static PACKS: LazyLock<Packs> = LazyLock::new(Packs::default);

/// With the campaign's trade deck among its sets.
fn star_realms() -> StarRealmsRules {
    StarRealmsRules { library: Library::default().with(RiseOfEmpireSet::new(PACKS.clone())) }
}

/// What the pages say of a game: what a single word of its data means (`set-core`, `why-last_standing`), in every language.
pub fn pages(game: &str) -> Option<&'static Words> {
    PAGES.iter().find(|(name, _)| *name == game).map(|(_, words)| &***words)
}

/// Why a game ended, in a sentence.
pub fn why(table: &dyn Table, why: &str, lang: Lang) -> String {
    let game = table.game();
    let format = game.options()["format"].as_str().unwrap_or_default().to_owned();
    let words = pages(game.name());
    let said = |key: String| words.filter(|words| words.has(lang, &key)).map(|words| words.say(lang, &key, &[]));
    said(format!("why-{why}-{format}")).or_else(|| said(format!("why-{why}"))).unwrap_or_else(|| why.to_owned())
}

/// The opponents of every game.
pub static OPPONENTS: Opponents = Opponents(MINDS);

/// A game told to learners, if its tables are of one type.
type Told = fn(&dyn AnyGame) -> Option<Arc<dyn Encoded>>;

/// The games that learners can be taught, by the type of their tables.
static ENCODED: &[Told] = &[
    starboard_learn::encoded::<Duel>,
    starboard_learn::encoded::<WideDuel>,
    starboard_learn::encoded::<Group>,
    starboard_learn::encoded::<Legacy>,
    starboard_learn::encoded::<RiseToPower>,
    starboard_learn::encoded::<GalacticRebellion>,
];

/// How a table's game is told to learners.
pub fn encoded(game: &dyn AnyGame) -> Result<Arc<dyn Encoded>, Faults> {
    ENCODED.iter().find_map(|of| of(game)).ok_or_else(|| {
        let why = format!("`{}` has no numbers for learners yet", game.name());
        Faults::one("game", why)
    })
}

/// A game by name; the fault says which there are.
pub fn find(name: &str) -> Result<&'static dyn Rules, Faults> {
    GAMES.iter().copied().find(|g| g.name() == name).ok_or_else(|| {
        let names: Vec<&str> = GAMES.iter().map(|g| g.name()).collect();
        Faults::one("game", format!("there is no game `{name}`; there are: {}", names.join(", ")))
    })
}

/// The table a position file describes.
pub fn place(file: &PositionFile) -> Result<Box<dyn Table>, Faults> {
    find(&file.game)?.game_of(file.edition.as_deref(), file.options.clone())?.place(file.position.clone())
}

/// Takes in a pack that somebody wrote: from then on tables can name it.
pub fn take_in(pack: &PackFiles, offered: bool) -> Result<PackInfo, Faults> {
    find(&pack.game)?.take_in(pack, offered)
}

//! What the opponents of games without extra lore have in common: the plumbing between [`crate::Thinks`] and a game's modules
//! `taste`, `moves` and `features`.

/// Stands inside `impl Thinks for …`, after its `type Game`, in a module with `taste`, `moves` and `features` beside it. The mind's
/// `tastes.toml`, `value.weights`, `calibration.toml` and the game's words are read from where they lie beside its crate.
#[macro_export]
macro_rules! plain_mind {
    ($game:ty) => {
        type Game = $game;
        type Lore = ();
        type Taste = taste::Taste;
        const DIALS: &'static [&'static str] = taste::DIALS;
        const MEASURES: &'static [(&'static str, f32)] = features::MEASURES;

        fn lore(_: &$game) {}

        fn tastes() -> &'static [$crate::tastes::Dialled] {
            static TASTES: std::sync::LazyLock<Vec<$crate::tastes::Dialled>> =
                std::sync::LazyLock::new(|| $crate::tastes::read_tastes(include_str!("../tastes.toml"), taste::DIALS));
            &TASTES
        }

        fn words() -> &'static starboard_core::Words {
            static WORDS: std::sync::LazyLock<starboard_core::Words> =
                std::sync::LazyLock::new(|| starboard_core::words!("../../words", "mind"));
            &WORDS
        }

        fn weights(_: &$game) -> Option<&'static $crate::Taught> {
            static VALUE: $crate::Taught = $crate::taught!(<$game as starboard_core::Game>::NAME, "../value.weights");
            Some(&VALUE)
        }

        fn scribe(game: &$game) -> Option<Box<dyn starboard_core::encoding::Scribe<$game>>> {
            Some(Box::new(starboard_core::encoding::Encoder::new(game)))
        }

        fn calibration(game: &$game) -> Option<&'static $crate::Calibration> {
            static DUEL: std::sync::LazyLock<$crate::Calibration> =
                std::sync::LazyLock::new(|| $crate::Calibration::read(include_str!("../calibration.toml")));
            (starboard_core::Game::seats(game) == 2).then(|| &*DUEL)
        }

        fn taste(_: &$game, dials: &[f32], misjudge: f32, rng: &mut starboard_core::Fast) -> taste::Taste {
            taste::Taste::new(dials, misjudge, rng)
        }

        fn script(
            game: &$game,
            s: &$crate::StateOf<Self>,
            seat: starboard_core::Seat,
            taste: &taste::Taste,
            room: &mut Vec<$crate::ActionOf<Self>>,
            rng: &mut starboard_core::Fast,
        ) -> $crate::ActionOf<Self> {
            moves::canonical(game, s, seat, room);
            match room[..] {
                [only] => only,
                _ => taste.decide(game, s, seat, room, rng),
            }
        }

        fn canonical(
            game: &$game,
            (): &(),
            s: &$crate::StateOf<Self>,
            seat: starboard_core::Seat,
            out: &mut Vec<$crate::ActionOf<Self>>,
        ) {
            moves::canonical(game, s, seat, out);
        }

        fn inputs(_: &$game) -> Vec<String> {
            features::inputs()
        }

        fn features(
            game: &$game,
            (): &(),
            s: &$crate::StateOf<Self>,
            seat: starboard_core::Seat,
            out: &mut $crate::Features,
        ) {
            features::features(game, s, seat, out);
        }

        fn measure(game: &$game, (): &(), s: &$crate::StateOf<Self>, seat: starboard_core::Seat, out: &mut [f32]) {
            features::measure(game, s, seat, out);
        }
    };
}

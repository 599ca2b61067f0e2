//! What the opponents of games without extra lore have in common: the plumbing between [`crate::think::Thinks`] and a game's
//! modules `taste`, `moves` and `features`.

/// Stands inside `impl Thinks for …`, in a module with `taste`, `moves` and `features` beside it; takes the texts of the
/// personalities and of the learned weights.
macro_rules! plain_mind {
    (tastes: $tastes:expr, weights: $weights:expr) => {
        type Lore = ();
        type Taste = taste::Taste;
        const DIALS: &'static [&'static str] = taste::DIALS;
        const MEASURES: &'static [(&'static str, f32)] = features::MEASURES;

        fn lore(&self) {}

        fn tastes() -> &'static [$crate::tastes::Dialled] {
            static TASTES: std::sync::LazyLock<Vec<$crate::tastes::Dialled>> =
                std::sync::LazyLock::new(|| $crate::tastes::read_tastes($tastes, taste::DIALS));
            &TASTES
        }

        fn weights(&self) -> Option<&'static $crate::net::Weights> {
            static WEIGHTS: std::sync::LazyLock<Option<$crate::net::Weights>> =
                std::sync::LazyLock::new(|| $crate::net::Weights::read($weights).ok());
            WEIGHTS.as_ref().filter(|w| !w.is_empty())
        }

        fn taste(&self, dials: &[f32], misjudge: f32, rng: &mut starboard_core::Fast) -> taste::Taste {
            taste::Taste::new(dials, misjudge, rng)
        }

        fn script(
            &self,
            s: &Self::State,
            seat: starboard_core::Seat,
            taste: &taste::Taste,
            room: &mut Vec<Self::Action>,
            rng: &mut starboard_core::Fast,
        ) -> Self::Action {
            moves::canonical(self, s, seat, room);
            match room[..] {
                [only] => only,
                _ => taste.decide(self, s, seat, room, rng),
            }
        }

        fn canonical(&self, (): &(), s: &Self::State, seat: starboard_core::Seat, out: &mut Vec<Self::Action>) {
            moves::canonical(self, s, seat, out);
        }

        fn inputs(&self) -> Vec<String> {
            features::inputs()
        }

        fn features(&self, (): &(), s: &Self::State, seat: starboard_core::Seat, out: &mut $crate::think::Features) {
            features::features(self, s, seat, out);
        }

        fn measure(&self, (): &(), s: &Self::State, seat: starboard_core::Seat, out: &mut [f32]) {
            features::measure(self, s, seat, out);
        }
    };
}

pub(crate) use plain_mind;

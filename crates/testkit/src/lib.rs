//! What every game's tests share. For development only: nothing that ships depends on it.
//!
//! A game's `tests/kit.rs` is one line, and a test of the shelf fails where it is missing:
//!
//! ```ignore
//! starboard_testkit::kit!(star_realms::StarRealms, &star_realms::OnTheShelf, folder = "..", games = 4);
//! ```

pub mod cases;
pub mod conformance;
pub mod counts;
pub mod french;
pub mod golden;
pub mod parsers;
#[path = "../smugglers/rules/mod.rs"]
pub mod toy;
pub mod typescript;

/// The tests every game has: conformance, golden playthroughs in both languages, that its French is French, rule cases and the types of its pages; these are in `golden/`,
/// `cases/` and `web/types.ts` of the game's folder, told as seen from its crate.
///
/// `games` random games of each format and player count are checked.
#[macro_export]
macro_rules! kit {
    ($game:ty, $rules:expr, folder = $folder:literal, games = $games:expr) => {
        #[test]
        fn conformance() {
            $crate::conformance::all::<$game>($rules, $games);
        }

        #[test]
        fn golden() {
            $crate::golden::all($rules, concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/golden"));
        }

        #[test]
        fn golden_in_french() {
            $crate::golden::french($rules, concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/golden"));
        }

        #[test]
        fn french() {
            $crate::french::all($rules, 1);
        }

        #[test]
        fn rule_cases() {
            $crate::cases::run_all($rules, concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/cases"));
        }

        #[test]
        fn typescript() {
            $crate::typescript::is_fresh::<$game>(
                env!("CARGO_PKG_NAME"),
                concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder),
            );
        }
    };
}

/// How many heap allocations `f` makes on this thread.
pub fn allocations(f: impl FnOnce()) -> u64 {
    allocation_counter::measure(f).count_total
}

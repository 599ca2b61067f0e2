//! Puts the win chances that hints tell right, by what came of positions of which they told the same.

use serde::Deserialize;
use starboard_core::fault::read_toml;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A line on the scale of log odds.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    slope: f64,
    shift: f64,
    /// How far the chances were off all the same in games the line was not fitted to, on average.
    off: f64,
}

/// By game; measured at tables of two.
static LINES: LazyLock<BTreeMap<String, Line>> = LazyLock::new(|| {
    read_toml("calibration.toml", include_str!("../calibration.toml")).unwrap_or_else(|faults| panic!("{faults}"))
});

/// The chance to tell for one that the search found, and the error to tell for its error.
pub(crate) fn put_right(game: &str, seats: usize, chance: f64, error: f64) -> (f64, f64) {
    // What is certain stays certain.
    if chance <= 0.0 || chance >= 1.0 {
        return (chance, error);
    }
    let Some(line) = LINES.get(game).filter(|_| seats == 2) else { return (chance, error.hypot(UNMEASURED)) };
    let told = 1.0 / (1.0 + (-(line.slope * (chance / (1.0 - chance)).ln() + line.shift)).exp());
    let steep = line.slope * told * (1.0 - told) / (chance * (1.0 - chance));
    (told, (error * steep).hypot(line.off))
}

/// How far chances may be off where nobody has measured it.
const UNMEASURED: f64 = 0.06;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_stay_in_order_and_certainty_stays() {
        for game in ["star-realms", "rise-of-empire", "rise-to-power", "galactic-rebellion"] {
            assert!(LINES.contains_key(game));
            let told = |n: u32| put_right(game, 2, f64::from(n) / 100.0, 0.01);
            assert!((0..100).all(|n| told(n).0 < told(n + 1).0), "{game}");
            assert_eq!((told(0).0, told(100).0), (0.0, 1.0));
            assert!((1..100).all(|n| told(n).1 > LINES[game].off && told(n).1 < 0.06), "{game}");
        }
        let (told, error) = put_right("star-realms", 4, 0.3, 0.02);
        assert!(told == 0.3 && error > UNMEASURED, "{told} {error}");
        let (told, _) = put_right("star-realms", 2, 0.75, 0.01);
        assert!((0.80..0.86).contains(&told), "{told}");
    }
}

//! Puts the win chances that hints tell right, by what came of positions of which they told the same.

use serde::Deserialize;
use starboard_core::fault::read_toml;

/// A line on the scale of log odds, measured at one kind of table.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calibration {
    slope: f64,
    shift: f64,
    /// How far the chances were off all the same in games the line was not fitted to, on average.
    pub off: f64,
}

impl Calibration {
    /// A mind's `calibration.toml`.
    ///
    /// # Panics
    /// If the file is not sound: it is part of the program.
    pub fn read(text: &str) -> Calibration {
        read_toml("calibration.toml", text).unwrap_or_else(|faults| panic!("{faults}"))
    }
}

/// How far chances may be off where nobody has measured it.
const UNMEASURED: f64 = 0.06;

/// The chance to tell for one that the search found, and the error to tell for its error.
pub(crate) fn put_right(line: Option<&Calibration>, chance: f64, error: f64) -> (f64, f64) {
    // What is certain stays certain.
    if chance <= 0.0 || chance >= 1.0 {
        return (chance, error);
    }
    let Some(line) = line else { return (chance, error.hypot(UNMEASURED)) };
    let told = 1.0 / (1.0 + (-(line.slope * (chance / (1.0 - chance)).ln() + line.shift)).exp());
    let steep = line.slope * told * (1.0 - told) / (chance * (1.0 - chance));
    (told, (error * steep).hypot(line.off))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_stay_in_order_and_certainty_stays() {
        let line = Calibration { slope: 1.257, shift: 0.09, off: 0.02 };
        let told = |n: u32| put_right(Some(&line), f64::from(n) / 100.0, 0.01);
        assert!((0..100).all(|n| told(n).0 < told(n + 1).0));
        assert_eq!((told(0).0, told(100).0), (0.0, 1.0));
        assert!((1..100).all(|n| told(n).1 > line.off && told(n).1 < 0.06));
        assert!((0.80..0.86).contains(&told(75).0), "{:?}", told(75));
        let (told, error) = put_right(None, 0.3, 0.02);
        assert!(told == 0.3 && error > UNMEASURED, "{told} {error}");
    }
}

//! What opponents have learned of the campaign. They play it as they play Star Realms, whose mind knows what a sticker is.

use starboard_bots::{AnyMind, Budget, Calibration, Code, Level, MindOf, Taught, taught};
use starboard_rise_of_empire::Legacy;
use starboard_star_realms::options::Format;
use starboard_star_realms_mind::{Learned, Table};
use std::sync::LazyLock;
use std::time::Duration;

/// As the shelf lists it.
pub static MINDS: &[&dyn AnyMind] = &[&MindOf::<<Legacy as Table>::Mind<Campaign>>::NEW];

/// Games of a campaign.
pub struct Campaign;

impl Learned for Campaign {
    fn weights(_: Format) -> &'static Taught {
        static CAMPAIGN: Taught = taught!("rise-of-empire", "../campaign.weights");
        &CAMPAIGN
    }

    fn calibration() -> &'static Calibration {
        static LINE: LazyLock<Calibration> = LazyLock::new(|| Calibration::read(include_str!("../calibration.toml")));
        &LINE
    }

    fn level(level: Level, _: Format, _: usize) -> Code {
        match level {
            Level::Novice => Code::script("expensive", 1.5),
            Level::Easy => Code::script("balanced", 0.9),
            Level::Medium => Code::script("balanced", 0.3),
            // Looks one turn less far ahead than expert, and misjudges cards.
            Level::Hard => Code { misjudge: 0.6, ..Code::search(Budget::Time(Duration::from_millis(5)), 1, 1) },
            Level::Expert => Code::search(Budget::Time(Duration::from_secs(1)), 2, 2),
        }
    }
}

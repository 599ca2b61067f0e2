//! Rise of Empire: the legacy campaign. A [`pack::Pack`] is its content as data, a [`Campaign`] what lasts between games; one game
//! of it is a table of [`Legacy`], Star Realms with a third realm that is nobody's: the vault of what this game changed for good.

mod after;
mod check;
mod face;
mod file;
mod history;
mod hooks;
mod life;
pub mod pack;
mod peek;
mod position;
mod refusal;
mod rules;
mod scene;
pub mod score;
mod sheet;
mod text;
pub mod upgrade;
pub(crate) mod vault;

pub use face::LegacyCampaigns;
pub use file::CampaignFault;
pub use life::{Campaign, Current, Ended, Made, Next, Played};
pub use pack::{Kingdom, Pack, Side, packs};
pub use peek::Upgrading;
pub use position::CampaignAt;
pub(crate) use rules::label;
pub use rules::{RISE_OF_EMPIRE, RiseOfEmpireRules};
pub(crate) use scene::{Scene, set_of};
pub use sheet::CampaignSheet;
pub(crate) use text::WORDS;
pub use text::{CampaignView, scenario_text};
pub use upgrade::Upgrade;

use crate::card::Set;
use crate::game::StarRealms;

/// A table of the campaign: two players and the vault.
pub type Legacy = StarRealms<3, 120>;
/// The trade deck before any campaign.
pub(crate) fn community_set() -> Set {
    let pack = packs::community();
    let cards = pack.written.cards.iter().map(|c| pack.printed(c, Kingdom::Combat)).collect();
    Set { id: "rise-of-empire".to_owned(), size: Some(60), explorers: Some(20), cards, decks: Vec::new() }
}

/// Seats of the [`Legacy`] state: the rules ask for it to know, at compile time, that this is a campaign game.
pub(crate) const SEATS: usize = 3;

//! Rise of Empire: the legacy campaign. A [`Pack`] is its content as data, a [`Campaign`] what lasts between games; one game
//! of it is a table of [`Legacy`]: Star Realms, with a [`Vault`] of what this game has changed for good.

mod after;
mod check;
mod encoding;
mod face;
mod file;
mod history;
mod life;
pub mod options;
pub mod pack;
pub mod packs;
mod position;
mod refusal;
mod rules;
mod scene;
pub mod score;
mod set;
mod sheet;
mod stickers;
mod text;
pub mod upgrade;
mod variant;
mod vault;

pub use file::CampaignFault;
pub use life::{Campaign, Current, Ended, Made, Next, Played};
pub use pack::{Kingdom, Side};
pub use packs::{Pack, Packs};
pub use position::CampaignAt;
pub use rules::RiseOfEmpireRules;
pub use scene::Scene;
pub use set::RiseOfEmpireSet;
pub use sheet::CampaignSheet;
pub(crate) use text::WORDS;
pub use text::{CampaignView, scenario_text};
pub use upgrade::Upgrade;
pub use vault::Vault;

use starboard_star_realms::{StarRealms, State};

/// The campaign as a variant of Star Realms: its table knows a [`Scene`], its state keeps a [`Vault`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RiseOfEmpire;

/// A table of the campaign.
pub type Legacy = StarRealms<2, 120, RiseOfEmpire>;

type Table<const S: usize, const K: usize> = StarRealms<S, K, RiseOfEmpire>;
type Now<const S: usize, const K: usize> = State<S, K, RiseOfEmpire>;

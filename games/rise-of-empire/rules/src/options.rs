//! What a game of the campaign agrees on besides, and a game with its trade deck.

use super::pack::Kingdom;
use super::packs::Packs;
use super::upgrade::{self, Upgrade};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use starboard_core::fault::read_json;
use starboard_core::{Faults, Seat};
use starboard_star_realms::options::{FactionDecks, Format, MOST_TURNS, More, Options};

/// The options of Rise of Empire, in the order they are written; what is default is not written.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CampaignOptions {
    /// The campaign's pack; the newest community pack if not said. In settled options, the first one is not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
    /// What the Kingdom's "when acquired" gives.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub kingdom: Kingdom,
    /// Cards that a campaign has upgraded: `lifter+se1`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<Upgrade>,
    /// With the cards that join the trade deck after the campaign.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub post_campaign: bool,
    /// Outside the campaign: envelopes that are open, and their cards in the trade deck. After the campaign all are.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub opened: u8,
    /// A game of the campaign: which.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scenario: Option<u8>,
    /// Where the Star Empire sits.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub empire: Seat,
    /// The first player's choice, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice: Option<u8>,
    /// Victory points before this game: the Star Empire's, the Trade Federation's.
    #[serde(skip_serializing_if = "starboard_core::is_default")]
    pub points: [u8; 2],
}

/// Their names.
pub(crate) const NAMES: [&str; 9] =
    ["pack", "kingdom", "upgrades", "post_campaign", "opened", "scenario", "empire", "choice", "points"];

impl CampaignOptions {
    /// What a table's options say of them. Names that are not ours are left to others.
    pub fn read(more: &More) -> Result<CampaignOptions, Faults> {
        let ours = more.iter().filter(|(name, _)| NAMES.contains(&name.as_str()));
        read_json("options", Json::Object(ours.map(|(name, value)| (name.clone(), value.clone())).collect()))
    }

    /// Puts them among a table's options.
    pub fn write(&self, more: &mut More) {
        more.retain(|name, _| !NAMES.contains(&name.as_str()));
        if let Ok(Json::Object(ours)) = serde_json::to_value(self) {
            more.extend(ours);
        }
    }

    /// The options of a table with only these.
    pub(crate) fn table(&self) -> Options {
        let mut options = Options::default();
        self.write(&mut options.more);
        options
    }

    /// The first player's choice, from 0.
    pub(crate) fn chosen(&self) -> Option<u8> {
        self.choice.and_then(|n| n.checked_sub(1))
    }
}

/// Fills in what was not said of a game of the campaign; reports everything that cannot be.
pub(crate) fn settle(packs: &Packs, mut options: Options) -> Result<(Options, CampaignOptions), Faults> {
    let mut faults = Faults::default();
    options.refuse_unknown(&NAMES, &mut faults);
    let mut own = CampaignOptions::read(&options.more)?;
    own.pack = packs.settled(own.pack.as_deref(), options.written_out())?;
    let pack = packs.meant(own.pack.as_deref())?;
    if options.format != Format::Standard || options.players.is_some_and(|n| n != 2) {
        faults.add("players", "a game of the campaign is a standard game of two");
    }
    for (key, seat) in [("first", options.first), ("empire", Some(own.empire))] {
        if seat.is_some_and(|s| s.0 > 1) {
            faults.add(key, "there are seats 1 and 2");
        }
    }
    if !(1..=MOST_TURNS).contains(&options.turn_limit) {
        faults.add("turn_limit", format!("from 1 to {MOST_TURNS}, not {}", options.turn_limit));
    }
    if own.post_campaign {
        faults.add("post_campaign", "these cards are for after the campaign");
    }
    let number = own.scenario.unwrap_or(1);
    match pack.scenario(number) {
        None => faults.add("scenario", format!("there are scenarios 1 to 12, not {number}")),
        Some(scenario) => {
            let choices = scenario.options();
            match own.choice {
                None if choices > 0 => own.choice = Some(1),
                Some(n) if n == 0 || n > choices => {
                    let what =
                        if choices == 0 { "nothing to choose".to_owned() } else { format!("from 1 to {choices}") };
                    faults.add("choice", format!("scenario {number}: {what}"));
                }
                _ => {}
            }
        }
    }
    for upgrade in own.upgrades.iter().filter(|u| u.sheet > number) {
        faults.add("upgrades", format!("{upgrade}: sheet {} is not unlocked in scenario {number}", upgrade.sheet));
    }
    if own.opened != 0 {
        faults.add("opened", "a game of the campaign opens the envelopes of its scenarios");
    }
    if let Err(found) = upgrade::deck(&pack, number, true, &own.upgrades, own.kingdom) {
        faults.0.extend(found.0);
    }
    options.sets = vec!["rise-of-empire".to_owned()];
    (options.players, options.copies, options.split_attacks) = (Some(2), Some(1), Some(false));
    own.scenario = Some(number);
    options.first = Some(options.first.unwrap_or(own.empire));
    options.faction_decks = FactionDecks::Off;
    options.unlimited_explorers = false;
    own.write(&mut options.more);
    faults.or((options, own))
}

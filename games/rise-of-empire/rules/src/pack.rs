//! A pack: the cards, sticker sheets and scenarios of a campaign, as data. The published box fits in it, too.

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use starboard_core::fault::read_toml;
use starboard_core::{Faults, french};
use starboard_star_realms::Library;
use starboard_star_realms::card::{Card, Name, Set};
use starboard_star_realms::effect::Effect;
use starboard_star_realms::faction::Faction;
use std::sync::Arc;

/// One of the two sides of the war.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    StarEmpire,
    TradeFederation,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::StarEmpire, Side::TradeFederation];

    pub fn other(self) -> Side {
        Side::ALL[1 - self as usize]
    }

    pub fn faction(self) -> Faction {
        match self {
            Side::StarEmpire => Faction::StarEmpire,
            Side::TradeFederation => Faction::TradeFederation,
        }
    }

    /// The name in files; also of the side's personal deck.
    pub fn id(self) -> &'static str {
        self.faction().id()
    }

    /// The letters that stickers and upgraded cards begin with.
    pub fn letters(self) -> &'static str {
        ["se", "tf"][self as usize]
    }
}

/// How the Kingdom's "when acquired" symbol is read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Kingdom {
    #[default]
    Combat,
    Trade,
}

/// What "when acquired" means for a realm's cards of some costs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    pub faction: Faction,
    pub cost: [u8; 2],
    pub effects: Vec<Effect>,
    /// The other reading of a symbol that the scans have lost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub otherwise: Vec<Effect>,
}

/// An ability sticker: joins the primary ability, or is an ability of its own.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Sticker {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub add: Vec<Effect>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ally: Vec<Effect>,
    /// The icon of `ally`: the upgrading side's own unless told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ally_of: Option<Faction>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scrap: Vec<Effect>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub cost: u8,
    pub ship: Sticker,
    pub base: Sticker,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    pub side: Side,
    pub number: u8,
    /// The envelope it lies in.
    pub scenario: u8,
    pub title: Name,
    pub origin: String,
    pub rows: Vec<Row>,
}

/// Rules by which side of the scenario card is up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ChoiceOption {
    pub name: Option<Name>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub both: Vec<Rule>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub star_empire_first: Vec<Rule>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub trade_federation_first: Vec<Rule>,
}

impl ChoiceOption {
    pub fn rules(&self, first: Side) -> impl Iterator<Item = &Rule> {
        self.both.iter().chain(match first {
            Side::StarEmpire => &self.star_empire_first,
            Side::TradeFederation => &self.trade_federation_first,
        })
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioChoice {
    pub title: Name,
    pub options: Vec<ChoiceOption>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    pub number: u8,
    pub name: Name,
    pub origin: String,
    pub story: Name,
    /// Using up this scenario's own sheet wins.
    #[serde(default)]
    pub political: bool,
    /// On the victory point card.
    pub points: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Bonus>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub both: Vec<Rule>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub star_empire_first: Vec<Rule>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub trade_federation_first: Vec<Rule>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<ScenarioChoice>,
}

impl Scenario {
    /// Everything that holds when `first` begins and has taken a choice.
    pub fn rules(&self, first: Side, choice: Option<u8>) -> Vec<&Rule> {
        let face = match first {
            Side::StarEmpire => &self.star_empire_first,
            Side::TradeFederation => &self.trade_federation_first,
        };
        let option = self.choice.as_ref().and_then(|c| c.options.get(usize::from(choice.unwrap_or(0))));
        self.both.iter().chain(face).chain(option.into_iter().flat_map(|o| o.rules(first))).collect()
    }

    /// How many options the first player has; 0 without a choice.
    pub fn options(&self) -> u8 {
        self.choice.as_ref().map_or(0, |c| c.options.len() as u8)
    }
}

/// A second victory point card and who earns it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    pub name: Name,
    pub points: u8,
    pub when: Condition,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// First to upgrade so many cards of a faction in this game.
    Upgrades { n: u8, faction: Faction },
    /// First to destroy so many opposing bases.
    Destroys(u8),
    /// First to acquire so many cards that the opponent had upgraded.
    Defectors(u8),
    /// Wins with this base still in play.
    Keeps(String),
}

/// A rule of a scenario. It holds for both players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    Authority(Score),
    /// The side behind on points starts with more authority.
    CatchUp {
        per_point: u8,
        at_most: u8,
    },
    /// Cards of the personal decks give way to others.
    Replace {
        from: String,
        to: String,
        n: u8,
    },
    /// A base in play from the start.
    InPlay(String),
    /// Each side takes one of its own upgraded cards from the trade deck into its deck; the second player first.
    Muster {
        max_cost: u8,
    },
    /// Something more in the primary ability of some cards.
    Adds {
        cards: Vec<String>,
        primary: Vec<Effect>,
    },
    Price {
        card: String,
        less: u8,
    },
    /// Of every base; never below 1.
    Defense(i8),
    /// How many cards the trade row has.
    Row(u8),
    /// Ally abilities that need no ally.
    AlliesOn(Vec<String>),
    TurnStart {
        /// The player's own turn from which on.
        #[serde(default = "one")]
        from: u8,
        effects: Vec<Effect>,
    },
    OncePerTurn {
        trade: u8,
        effects: Vec<Effect>,
    },
    OnAcquire(OnAcquire),
    /// No attack on a player before the attacker's own turn of this number.
    NoAttackBefore(u8),
}

fn one() -> u8 {
    1
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Score {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub add: Option<i16>,
}

/// Which acquisitions a rule looks at.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct OnAcquire {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faction: Option<Faction>,
    /// Only cards that were upgraded before.
    pub upgraded: bool,
    /// Only the first such card of each turn.
    pub first: bool,
    pub effects: Vec<Effect>,
}

/// A pack as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    pub pack: String,
    pub version: u32,
    /// Shown wherever the pack is played.
    pub label: Name,
    pub name: Name,
    pub realm_points: u8,
    #[serde(rename = "band")]
    pub bands: Vec<Band>,
    #[serde(rename = "scenario_card", default)]
    pub scenario_cards: Vec<Card>,
    #[serde(rename = "card")]
    pub cards: Vec<Card>,
    #[serde(rename = "sheet")]
    pub sheets: Vec<Sheet>,
    #[serde(rename = "scenario")]
    pub scenarios: Vec<Scenario>,
    #[serde(rename = "post_campaign", default)]
    pub post_campaign: Vec<Card>,
}

/// A pack read, checked and fingerprinted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    pub written: Written,
    /// Personal decks and Explorers, on which every pack leans.
    pub starters: Set,
    /// Of everything in it: two packs with the same hash play alike.
    pub hash: String,
}

impl Pack {
    /// Reads a pack; everything that breaks the rulebook's constraints is reported.
    pub fn read(file: &str, text: &str) -> Result<Pack, Faults> {
        let written: Written = read_toml(file, text)?;
        let starters = Library::default().starters().clone();
        super::check::check(&written, &starters).map_err(|faults| faults.within(file))?;
        let canonical = serde_json::to_string(&written).map_err(|e| Faults::one(file, e.to_string()))?;
        // How its French is set on the page is no part of a pack.
        let hash = Sha256::digest(french::plain(&canonical)).iter().map(|b| format!("{b:02x}")).collect();
        Ok(Pack { written, starters, hash })
    }

    pub fn id(&self) -> &str {
        &self.written.pack
    }

    pub fn scenario(&self, number: u8) -> Option<&Scenario> {
        self.written.scenarios.iter().find(|s| s.number == number)
    }

    pub fn sheet(&self, side: Side, number: u8) -> Option<&Sheet> {
        self.written.sheets.iter().find(|s| s.side == side && s.number == number)
    }

    pub fn card(&self, id: &str) -> Option<&Card> {
        self.written.cards.iter().find(|c| c.id == id)
    }

    /// A trade card with its "when acquired" ability filled in.
    pub fn printed(&self, card: &Card, kingdom: Kingdom) -> Card {
        let mut card = card.clone();
        if card.when_acquired {
            let fits = |b: &&Band| b.faction == card.faction && (b.cost[0]..=b.cost[1]).contains(&card.cost);
            if let Some(band) = self.written.bands.iter().find(fits) {
                let other = kingdom == Kingdom::Trade && !band.otherwise.is_empty();
                card.acquired = if other { band.otherwise.clone() } else { band.effects.clone() };
            }
        }
        card
    }
}

/// The pack that comes with the program.
pub const COMMUNITY: &str = concat!(
    include_str!("../../data/pack.toml"),
    include_str!("../../data/cards.toml"),
    include_str!("../../data/sheets.toml"),
    include_str!("../../data/scenarios.toml"),
    include_str!("../../data/post-campaign.toml"),
);

/// The packs there are to play with: the community pack, and whatever somebody put beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Packs {
    community: Arc<Pack>,
    others: Vec<Arc<Pack>>,
}

/// The community pack alone.
impl Default for Packs {
    fn default() -> Packs {
        let community = Pack::read("rise-of-empire", COMMUNITY).unwrap_or_else(|faults| panic!("{faults}"));
        Packs { community: Arc::new(community), others: Vec::new() }
    }
}

impl Packs {
    pub fn community(&self) -> &Arc<Pack> {
        &self.community
    }

    /// Every pack, the community pack first.
    pub fn all(&self) -> impl Iterator<Item = &Arc<Pack>> {
        [&self.community].into_iter().chain(&self.others)
    }

    /// Puts a pack beside the others; the same pack again is no fault, another one under a taken name is.
    pub fn add(&mut self, pack: Pack) -> Result<Arc<Pack>, Faults> {
        match self.find(Some(pack.id())) {
            Ok(known) if known.hash == pack.hash => Ok(known.clone()),
            Ok(_) => Err(Faults::one("pack", format!("there is another pack called `{}`", pack.id()))),
            Err(_) => {
                let pack = Arc::new(pack);
                self.others.push(pack.clone());
                Ok(pack)
            }
        }
    }

    /// A pack by name; the community pack if none is given.
    pub fn find(&self, id: Option<&str>) -> Result<&Arc<Pack>, Faults> {
        let Some(id) = id else { return Ok(&self.community) };
        self.all().find(|p| p.id() == id).ok_or_else(|| {
            let names: Vec<&str> = self.all().map(|p| p.id()).collect();
            Faults::one("pack", format!("there is no pack `{id}` here; there are: {}", names.join(", ")))
        })
    }
}

//! A pack: the cards, sticker sheets and scenarios of a campaign, as data. The published box fits in it, too; `docs/packs.md` tells
//! how one is written.

use serde::{Deserialize, Serialize};
use starboard_star_realms::card::{Card, Deck, Name, Set};
use starboard_star_realms::effect::Effect;
use starboard_star_realms::faction::Faction;

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
    /// One, or a list of them.
    #[serde(rename = "bonus", default, skip_serializing_if = "Vec::is_empty", with = "one_or_more")]
    pub bonuses: Vec<Bonus>,
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
    /// Everything that holds when `first` begins and has taken a choice. Before the choice no option is in force.
    pub fn rules(&self, first: Side, choice: Option<u8>) -> Vec<&Rule> {
        let face = match first {
            Side::StarEmpire => &self.star_empire_first,
            Side::TradeFederation => &self.trade_federation_first,
        };
        let option = self.choice.as_ref().zip(choice).and_then(|(c, n)| c.options.get(usize::from(n)));
        self.both.iter().chain(face).chain(option.into_iter().flat_map(|o| o.rules(first))).collect()
    }

    /// The same one by one, each with the side it is for; for both if none.
    pub fn rules_by_side(&self, first: Side, choice: Option<u8>) -> Vec<(Option<Side>, &Rule)> {
        fn put<'r>(rule: &'r Rule, of: Option<Side>, first: Side, all: &mut Vec<(Option<Side>, &'r Rule)>) {
            match rule {
                Rule::Only { who, rules } => rules.iter().for_each(|r| put(r, Some(who.side(first)), first, all)),
                rule => all.push((of, rule)),
            }
        }
        let mut all = Vec::new();
        self.rules(first, choice).into_iter().for_each(|rule| put(rule, None, first, &mut all));
        all
    }

    /// How many options the first player has; 0 without a choice.
    pub fn options(&self) -> u8 {
        self.choice.as_ref().map_or(0, |c| c.options.len() as u8)
    }
}

/// The most bonus cards of one scenario.
pub const BONUSES: usize = 3;

/// One more victory point card and who earns it.
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

/// Whom a rule is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    StarEmpire,
    TradeFederation,
    /// Whoever begins.
    First,
    Second,
}

impl Who {
    /// The side it is when `first` begins.
    pub fn side(self, first: Side) -> Side {
        match self {
            Who::StarEmpire => Side::StarEmpire,
            Who::TradeFederation => Side::TradeFederation,
            Who::First => first,
            Who::Second => first.other(),
        }
    }
}

/// A rule of a scenario. It holds for both players, unless it is in `only`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// Rules for one side alone.
    Only {
        who: Who,
        rules: Vec<Rule>,
    },
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
    /// Each side takes so many of its own upgraded cards from the trade deck into its deck, in turn; the second player first.
    Muster {
        max_cost: u8,
        #[serde(default = "one", skip_serializing_if = "is_one")]
        cards: u8,
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
    /// Of every card that was upgraded in an earlier game; never below 1.
    UpgradedPrice(u8),
    /// What an upgrade costs in trade in this game.
    UpgradePrice {
        ship: u8,
        base: u8,
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

fn is_one(n: &u8) -> bool {
    *n == 1
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

/// Trade cards that come out of a scenario's envelope.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Envelope {
    pub scenario: u8,
    /// They are part of the trade deck from then on; otherwise in that game alone.
    #[serde(default = "yes")]
    pub stay: bool,
    #[serde(rename = "card")]
    pub cards: Vec<Card>,
}

fn yes() -> bool {
    true
}

/// What is counted after the last game, besides the victory point cards.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Finale {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<FinalPoints>,
    /// What decides between equal scores, in this order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ties: Vec<Tie>,
}

/// Points after the last game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FinalPoints {
    /// For each realm, to the side that upgraded more of its cards.
    Realm(u8),
    /// For each card that a side upgraded.
    Upgrade(u8),
    /// To the side that upgraded more cards.
    MostUpgrades(u8),
    /// For each game won.
    Win(u8),
    /// For each political victory.
    PoliticalVictory(u8),
    /// To the winner of the last game.
    LastGame(u8),
}

/// What decides between equal scores. If nothing does, the winner of the last game has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// More cards upgraded.
    Stickers,
    LastGame,
    /// More games won.
    Games,
    /// More points of bonus cards.
    Bonus,
    /// More realms of which it upgraded more cards.
    Realms,
    StarEmpire,
    TradeFederation,
}

/// A pack as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    pub pack: String,
    #[serde(default = "first_version")]
    pub version: u32,
    /// Shown wherever the pack is played.
    pub label: Name,
    pub name: Name,
    /// For each realm, after the last game: short for `{ realm = … }` in `final`.
    #[serde(default)]
    pub realm_points: u8,
    #[serde(rename = "final", default, skip_serializing_if = "starboard_core::is_default")]
    pub finale: Finale,
    #[serde(rename = "band", default)]
    pub bands: Vec<Band>,
    /// Cards of the personal decks, and the Explorer: in the place of ours where they have the same id.
    #[serde(rename = "starter", default, skip_serializing_if = "Vec::is_empty")]
    pub starters: Vec<Card>,
    /// The personal decks `star_empire` and `trade_federation`, where they are not ours.
    #[serde(rename = "deck", default, skip_serializing_if = "Vec::is_empty")]
    pub decks: Vec<Deck>,
    #[serde(rename = "scenario_card", default)]
    pub scenario_cards: Vec<Card>,
    #[serde(rename = "card")]
    pub cards: Vec<Card>,
    #[serde(rename = "envelope", default, skip_serializing_if = "Vec::is_empty")]
    pub envelopes: Vec<Envelope>,
    #[serde(rename = "sheet")]
    pub sheets: Vec<Sheet>,
    #[serde(rename = "scenario")]
    pub scenarios: Vec<Scenario>,
    #[serde(rename = "post_campaign", default)]
    pub post_campaign: Vec<Card>,
}

fn first_version() -> u32 {
    1
}

impl Written {
    /// Every card that is ever in the trade deck during the campaign.
    pub fn trade_cards(&self) -> impl Iterator<Item = &Card> {
        self.cards.iter().chain(self.envelopes.iter().flat_map(|e| &e.cards))
    }

    /// The trade deck's cards when the envelopes up to `opened` are open: those of the last one that do not stay only while it is
    /// `playing`.
    pub fn cards_with(&self, opened: u8, playing: bool) -> impl Iterator<Item = &Card> {
        let there = move |e: &&Envelope| match e.stay {
            true => e.scenario <= opened,
            false => playing && e.scenario == opened,
        };
        self.cards.iter().chain(self.envelopes.iter().filter(there).flat_map(|e| &e.cards))
    }

    /// The starters of every pack, with what this one says of them.
    pub(crate) fn starters_beside(&self, usual: &Set) -> Set {
        let mut all = usual.clone();
        if !self.starters.is_empty() {
            all.label = Some(self.label.clone());
        }
        for card in &self.starters {
            match all.cards.iter_mut().find(|c| c.id == card.id) {
                Some(usual) => *usual = card.clone(),
                None => all.cards.push(card.clone()),
            }
        }
        for deck in &self.decks {
            all.decks.retain(|d| d.id != deck.id);
            all.decks.push(deck.clone());
        }
        all
    }

    /// What is counted after the last game.
    pub fn final_points(&self) -> impl Iterator<Item = FinalPoints> + '_ {
        let realms = (self.realm_points > 0).then_some(FinalPoints::Realm(self.realm_points));
        realms.into_iter().chain(self.finale.points.iter().copied())
    }

    /// What decides between equal scores.
    pub fn ties(&self) -> &[Tie] {
        if self.finale.ties.is_empty() { &[Tie::Stickers, Tie::LastGame] } else { &self.finale.ties }
    }
}

/// A list that is written as its only entry where it has one.
mod one_or_more {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<T: Serialize, S: Serializer>(list: &[T], to: S) -> Result<S::Ok, S::Error> {
        match list {
            [only] => only.serialize(to),
            list => list.serialize(to),
        }
    }

    pub(super) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Vec<T>, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written<T> {
            List(Vec<T>),
            One(T),
        }
        match Written::deserialize(from)? {
            Written::List(list) => Ok(list),
            Written::One(one) => Ok(vec![one]),
        }
    }
}

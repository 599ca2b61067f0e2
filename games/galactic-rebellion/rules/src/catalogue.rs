//! The cards and tiles, read from `data/`. They are part of the program and checked by a test.

pub use crate::board::{Board, PowerTile};
use crate::effect::{Effect, Score, Site, When, Where, Who};
use crate::state::TechnologySet;
use crate::technology::{Wanted, concerns_planets, wants_pieces};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use starboard_core::fault::read_toml;
use starboard_core::order::map;
use starboard_core::{Bag, Faults, Lang, Variation};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::LazyLock;
use ts_rs::TS;

/// Kinds of technology, mission and imperial action fit in bags of these sizes.
pub const TECHNOLOGIES: usize = 40;
pub const MISSIONS: usize = 24;
pub const IMPERIAL_ACTIONS: usize = 16;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Technology {
    pub id: String,
    /// As printed, in English.
    pub name: String,
    /// Our French translation of the name, if there is one.
    pub fr: Option<String>,
    pub epoch: u8,
    pub when: When,
    #[serde(default)]
    pub effects: Vec<Effect>,
    pub score: Option<Score>,
    pub origin: String,
    #[serde(default)]
    pub rulings: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    pub id: String,
    /// As printed, in English.
    pub name: String,
    /// Our French translation of the name, if there is one.
    pub fr: Option<String>,
    pub copies: u8,
    pub site: Site,
    pub vp: u8,
    pub effects: Vec<Effect>,
    pub origin: String,
    #[serde(default)]
    pub rulings: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImperialAction {
    pub id: String,
    /// As printed, in English.
    pub name: String,
    /// Our French translation of the name, if there is one.
    pub fr: Option<String>,
    pub copies: u8,
    pub effects: Vec<Effect>,
    pub origin: String,
    #[serde(default)]
    pub rulings: Vec<String>,
}

/// Every card and tile of the game.
#[derive(Debug)]
pub struct Catalogue {
    /// Whose data they are, where they are not the program's.
    pub variation: Option<Variation>,
    pub board: Board,
    pub technologies: Vec<Technology>,
    pub missions: Vec<Mission>,
    pub actions: Vec<ImperialAction>,
    /// The tiles that score at the end.
    pub scoring: TechnologySet,
    /// The tiles that act in every technology phase, and those that act in one.
    pub(crate) each_round: TechnologySet,
    pub(crate) once: TechnologySet,
    /// The tiles that pay for goods.
    pub(crate) paying: TechnologySet,
    /// The tiles of each epoch.
    pub(crate) epochs: [TechnologySet; 3],
    /// The tiles that move what is on planets.
    pub(crate) on_planets: TechnologySet,
    /// The tiles that want pieces of the reserve.
    pub(crate) wanting: TechnologySet,
    /// What each tile takes out of the reserve at most.
    pub(crate) wanted: Vec<Wanted>,
}

/// What comes with the program; that it is sound is a test of this crate.
impl Default for Catalogue {
    fn default() -> Catalogue {
        Catalogue::parse(FILES).unwrap_or_else(|faults| panic!("galactic-rebellion data: {faults}"))
    }
}

macro_rules! data {
    ($file:literal) => {
        ($file, include_str!(concat!("../../data/", $file)))
    };
}

/// The data files of the program.
const FILES: [(&str, &str); 4] =
    [data!("board.toml"), data!("technologies.toml"), data!("missions.toml"), data!("imperial_actions.toml")];

/// The cards by id, which every edition of the data has in this order ([`Catalogue::with_files`]).
struct Ids {
    technologies: Vec<String>,
    missions: Vec<String>,
    actions: Vec<String>,
}

impl Ids {
    fn of(cards: &Catalogue) -> Ids {
        Ids {
            technologies: cards.technologies.iter().map(|t| t.id.clone()).collect(),
            missions: cards.missions.iter().map(|m| m.id.clone()).collect(),
            actions: cards.actions.iter().map(|a| a.id.clone()).collect(),
        }
    }
}

static IDS: LazyLock<Ids> = LazyLock::new(|| Ids::of(&Catalogue::default()));

impl Catalogue {
    /// The program's own files.
    pub fn files() -> BTreeMap<String, String> {
        map(FILES.map(|(name, text)| (name.to_owned(), text.to_owned())))
    }

    /// The same game with files, by name, in the place of the program's own. They may say of a card what they like, but not add or
    /// leave out one: records and what opponents have learned call cards by their ids.
    pub fn with_files(of: Option<&Variation>, files: &BTreeMap<String, String>) -> Result<Catalogue, Faults> {
        if let Some(name) = files.keys().find(|name| FILES.iter().all(|(own, _)| own != name)) {
            let own = FILES.map(|(own, _)| own).join(", ");
            return Err(Faults::one(name.as_str(), format!("there is no such data file; there are {own}")));
        }
        let own = |(name, own)| (name, files.get(name).map_or(own, String::as_str));
        let catalogue = Catalogue { variation: of.cloned(), ..Catalogue::parse(FILES.map(own))? };
        let mut faults = Faults::default();
        let ids = Ids::of(&catalogue);
        let lists = [
            ("technologies.toml", ids.technologies, &IDS.technologies),
            ("missions.toml", ids.missions, &IDS.missions),
            ("imperial_actions.toml", ids.actions, &IDS.actions),
        ];
        for (file, found, wanted) in lists {
            if found != *wanted {
                faults.add(file, format!("its cards must be, in this order: {}", wanted.join(", ")));
            }
        }
        faults.or(catalogue)
    }

    #[inline]
    pub fn technology(&self, id: TechnologyId) -> &Technology {
        &self.technologies[id.index()]
    }

    #[inline]
    pub fn mission(&self, id: MissionId) -> &Mission {
        &self.missions[id.index()]
    }

    #[inline]
    pub fn action(&self, id: ActionId) -> &ImperialAction {
        &self.actions[id.index()]
    }

    #[inline]
    pub fn effects(&self, card: Card) -> &[Effect] {
        match card {
            Card::Technology(t) => &self.technology(t).effects,
            Card::Mission(m) => &self.mission(m).effects,
            Card::ImperialAction(a) => &self.action(a).effects,
        }
    }

    /// The name of a card in a language: the printed one where there is no translation.
    pub fn name(&self, card: Card, lang: Lang) -> &str {
        let (name, fr) = match card {
            Card::Technology(t) => (&self.technology(t).name, &self.technology(t).fr),
            Card::Mission(m) => (&self.mission(m).name, &self.mission(m).fr),
            Card::ImperialAction(a) => (&self.action(a).name, &self.action(a).fr),
        };
        fr.as_ref().filter(|_| lang == Lang::Fr).unwrap_or(name)
    }

    /// Reads the four files; reports every fault of those that can be read.
    pub fn parse(files: [(&str, &str); 4]) -> Result<Catalogue, Faults> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Technologies {
            technology: Vec<Technology>,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Missions {
            mission: Vec<Mission>,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Actions {
            imperial_action: Vec<ImperialAction>,
        }
        let mut faults = Faults::default();
        let board = read_file::<Board>(files[0], &mut faults);
        let technologies = read_file::<Technologies>(files[1], &mut faults);
        let missions = read_file::<Missions>(files[2], &mut faults);
        let actions = read_file::<Actions>(files[3], &mut faults);
        let (Some(board), Some(technologies), Some(missions), Some(actions)) = (board, technologies, missions, actions)
        else {
            return Err(faults);
        };
        let mut catalogue = Catalogue {
            variation: None,
            board,
            technologies: technologies.technology,
            missions: missions.mission,
            actions: actions.imperial_action,
            scoring: TechnologySet::default(),
            on_planets: TechnologySet::default(),
            wanting: TechnologySet::default(),
            each_round: TechnologySet::default(),
            once: TechnologySet::default(),
            paying: TechnologySet::default(),
            epochs: Default::default(),
            wanted: Vec::new(),
        };
        catalogue.check(&mut faults);
        if faults.is_empty() {
            catalogue.scoring = catalogue.tiles(|t| t.score.is_some());
            catalogue.on_planets = catalogue.tiles(|t| t.effects.iter().any(concerns_planets));
            catalogue.wanting = catalogue.tiles(|t| t.effects.iter().any(wants_pieces));
            catalogue.each_round = catalogue.tiles(|t| t.when == When::EachRound);
            catalogue.once = catalogue.tiles(|t| t.when == When::Once);
            catalogue.paying =
                catalogue.tiles(|t| t.effects.iter().any(|e| matches!(e, Effect::CreditsPerGood { .. })));
            catalogue.epochs = [1, 2, 3].map(|epoch| catalogue.tiles(|t| t.epoch == epoch));
            catalogue.wanted = catalogue.technologies.iter().map(|t| Wanted::by(&t.effects)).collect();
        }
        faults.or(catalogue)
    }

    fn tiles(&self, of: impl Fn(&Technology) -> bool) -> TechnologySet {
        let mut tiles = TechnologySet::default();
        let all = self.technologies.iter().enumerate().filter(|(_, t)| of(t));
        all.for_each(|(i, _)| tiles.insert(TechnologyId(i as u8)));
        tiles
    }

    fn check(&self, faults: &mut Faults) {
        let mut ids = BTreeSet::new();
        let mut known = |id: &str, faults: &mut Faults| {
            if !ids.insert(id.to_owned()) {
                faults.add(id, "this id is used twice");
            }
        };
        let mut fits = |what: &str, n: usize, most: usize| {
            if n == 0 || n > most {
                faults.add(what, format!("{n} kinds; there is room for 1 to {most}"));
            }
        };
        fits("technologies.toml", self.technologies.len(), TECHNOLOGIES);
        fits("missions.toml", self.missions.len(), MISSIONS);
        fits("imperial_actions.toml", self.actions.len(), IMPERIAL_ACTIONS);
        let (spaces, tracks) = (&self.board.spaces, &self.board.tracks);
        let eight = [spaces.goods, spaces.research, spaces.war, tracks.goods_shown, tracks.technologies_shown];
        if eight.iter().any(|n| *n > 8) || tracks.missions_shown > 3 {
            faults.add("board.toml", "a track has room for 8 workers and 8 tiles, and for 3 missions");
        }
        if self.board.tiles.len() < 8 || self.board.tiles.len() > 16 {
            faults.add("board.toml: power_tile", "there must be 8 to 16 tiles, one for each planet at least");
        }
        for t in &self.technologies {
            known(&t.id, faults);
            if !(1..=3).contains(&t.epoch) {
                faults.add(&*t.id, "epoch must be 1, 2 or 3");
            }
            if t.effects.is_empty() == (t.when != When::End) {
                faults.add(&*t.id, "a technology has effects unless `when` is \"end\"");
            }
            if t.effects.is_empty() && t.score.is_none() {
                faults.add(&*t.id, "it neither does nor scores anything");
            }
            if t.score.is_some_and(|s| s.every == 0) {
                faults.add(&*t.id, "`every` must be at least 1");
            }
            check_effects(&t.id, &t.effects, faults);
        }
        for m in &self.missions {
            known(&m.id, faults);
            check_copies(&m.id, m.copies, faults);
            check_effects(&m.id, &m.effects, faults);
        }
        for a in &self.actions {
            known(&a.id, faults);
            check_copies(&a.id, a.copies, faults);
            check_effects(&a.id, &a.effects, faults);
        }
    }

    pub fn mission_bag(&self) -> Bag<MISSIONS> {
        let mut bag = Bag::new();
        for (kind, mission) in self.missions.iter().enumerate() {
            bag.add_many(kind as u8, mission.copies);
        }
        bag
    }

    pub fn action_bag(&self) -> Bag<IMPERIAL_ACTIONS> {
        let mut bag = Bag::new();
        for (kind, action) in self.actions.iter().enumerate() {
            bag.add_many(kind as u8, action.copies);
        }
        bag
    }

    /// All tiles of the epochs from `epoch` on.
    pub fn technology_bag(&self, epoch: u8) -> Bag<TECHNOLOGIES> {
        let mut bag = Bag::new();
        for (kind, technology) in self.technologies.iter().enumerate() {
            if technology.epoch >= epoch {
                bag.add(kind as u8);
            }
        }
        bag
    }
}

fn read_file<T: serde::de::DeserializeOwned>((name, text): (&str, &str), faults: &mut Faults) -> Option<T> {
    read_toml(name, text).map_err(|f| faults.0.extend(f.0)).ok()
}

fn check_copies(id: &str, copies: u8, faults: &mut Faults) {
    if copies == 0 || copies > 20 {
        faults.add(id, "copies must be 1 to 20");
    }
}

fn check_effects(id: &str, effects: &[Effect], faults: &mut Faults) {
    let named = |before: &[Effect]| before.contains(&Effect::NameRival);
    for (i, effect) in effects.iter().enumerate() {
        let Effect::Deploy { by: Who::Rival, at, .. } = effect else { continue };
        if *at != Where::Same || !named(&effects[..i]) {
            faults.add(id, "a rival deploys only after `name_rival`, and only at the `same` planet");
        }
    }
}

/// A card by its place in the catalogue; written as its id everywhere outside.
macro_rules! card_id {
    ($(#[$doc:meta])* $type:ident, $list:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
        #[ts(type = "string")]
        pub struct $type(pub u8);

        impl $type {
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }

            pub fn id(self) -> &'static str {
                &IDS.$list[self.index()]
            }

            pub fn named(id: &str) -> Result<$type, String> {
                let found = IDS.$list.iter().position(|known| known == id);
                found.map(|i| $type(i as u8)).ok_or_else(|| format!("there is no {} `{id}`", $what))
            }

            pub fn all() -> impl Iterator<Item = $type> {
                (0..IDS.$list.len() as u8).map($type)
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                let id = String::deserialize(d)?;
                Self::named(&id).map_err(serde::de::Error::custom)
            }
        }
    };
}

card_id!(
    /// A technology tile.
    TechnologyId, technologies, "technology"
);
card_id!(
    /// A kind of mission card.
    MissionId, missions, "mission"
);
card_id!(
    /// A kind of imperial action card.
    ActionId, actions, "imperial action"
);

/// A card whose effects are happening.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    Technology(TechnologyId),
    Mission(MissionId),
    ImperialAction(ActionId),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_what_the_rulebook_counts() {
        let cards = Catalogue::default();
        let epoch = |e| cards.technologies.iter().filter(|t| t.epoch == e).count();
        assert_eq!([epoch(1), epoch(2), epoch(3)], [13, 15, 12]);
        assert_eq!(cards.mission_bag().len(), 20);
        assert_eq!(cards.action_bag().len(), 25);
        assert_eq!(cards.board.tiles.len(), 10);
        assert_eq!(cards.board.planets.sentinels.iter().sum::<u8>(), 20);
        assert!(cards.board.tiles.iter().all(|t| 2 * t.low <= t.high));
    }

    /// GR-02: with two cards each for the treasury and the traitor, each planet is printed on exactly two cards.
    #[test]
    fn every_planet_is_printed_on_two_missions() {
        for planet in crate::piece::Planet::ALL {
            let all = Catalogue::default();
            let cards = all.missions.iter().filter(|m| m.site == Site::Planet(planet));
            assert_eq!(cards.map(|m| m.copies).sum::<u8>(), 2, "{planet}");
        }
    }

    #[test]
    fn every_fault_of_the_data_is_reported() {
        let board = include_str!("../../data/board.toml");
        let missions = include_str!("../../data/missions.toml");
        let actions = include_str!("../../data/imperial_actions.toml");
        let technologies = "[[technology]]\nid = \"a\"\nname = \"A\"\nepoch = 4\nwhen = \"end\"\norigin = \"test\"\n\
             [[technology]]\nid = \"a\"\nname = \"B\"\nepoch = 1\nwhen = \"once\"\norigin = \"test\"\n\
             effects = [{ do = \"cubes\", count = 1 }]\n";
        let files = [("b", board), ("t", technologies), ("m", missions), ("a", actions)];
        let faults = Catalogue::parse(files).unwrap_err();
        let said = faults.to_string();
        assert!(said.contains("epoch must be"), "{said}");
        assert!(said.contains("neither does nor scores"), "{said}");
        assert!(said.contains("used twice"), "{said}");
        let unknown = technologies.replace("cubes", "cubez");
        let files = [("b", board), ("t", &*unknown), ("m", missions), ("a", actions)];
        let said = Catalogue::parse(files).unwrap_err().to_string();
        assert!(said.contains("unknown variant `cubez`"), "{said}");
    }
}

//! The cards a table can be played with, as a value: our own sets, and what somebody puts beside them.

use crate::card::{Card, Set};
use crate::options::{More, Options};
use crate::words::WORDS;
use starboard_core::about::OptionInfo;
use starboard_core::order::map;
use starboard_core::{Faults, Lang, PackFiles, Variation};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A set on the shelf: just the cards as printed, or what options of its own make of them.
pub trait AnySet: Send + Sync {
    /// As printed.
    fn printed(&self) -> &Set;

    fn title(&self, lang: Lang) -> String;

    /// The options it knows, among what the table's options say [more](Options::more).
    fn knows(&self) -> &'static [&'static str] {
        &[]
    }

    /// What a person may choose of them.
    fn options(&self, _: Lang) -> Vec<OptionInfo> {
        Vec::new()
    }

    /// Checks what the options say of it, and writes it in one way; `chosen` if the table plays with it, `written_out` if a program
    /// had settled the options before.
    fn settle(&self, _: &mut More, _chosen: bool, _written_out: bool, _: &mut Faults) {}

    /// A pack that it was told of, by its key.
    fn pack(&self, _key: &str) -> Option<PackFiles> {
        None
    }

    /// The cards that settled options want.
    fn cards(&self, _: &More) -> Result<Cow<'_, Set>, Faults> {
        Ok(Cow::Borrowed(self.printed()))
    }
}

impl AnySet for Set {
    fn printed(&self) -> &Set {
        self
    }

    fn title(&self, lang: Lang) -> String {
        WORDS.say(lang, &format!("set-{}", self.id), &[])
    }
}

/// The sets there are to play with, and the starters that every table needs.
#[derive(Clone)]
pub struct Library {
    starters: Set,
    sets: Vec<Arc<dyn AnySet>>,
    /// Whose cards they are, where they are not ours, and ours.
    variation: Option<Arc<(Variation, Library)>>,
}

/// The data files of this crate, in the order the sets are listed.
const FILES: [(&str, &str); 3] = [
    ("starters.toml", include_str!("../../data/starters.toml")),
    ("colony-wars.toml", include_str!("../../data/colony-wars.toml")),
    ("core.toml", include_str!("../../data/core.toml")),
];

/// Our own sets. That their files are sound is a test of this crate.
impl Default for Library {
    fn default() -> Library {
        let [starters, sets @ ..] =
            FILES.map(|(name, text)| Set::read(name, text).unwrap_or_else(|faults| panic!("{faults}")));
        Library { starters, sets: sets.map(|set| Arc::new(set) as Arc<dyn AnySet>).to_vec(), variation: None }
    }
}

impl Library {
    /// Our own files.
    pub fn files() -> BTreeMap<String, String> {
        map(FILES.map(|(name, text)| (name.to_owned(), text.to_owned())))
    }

    /// The same with files, by name, in the place of our own.
    pub fn with_files(&self, of: Option<&Variation>, files: &BTreeMap<String, String>) -> Result<Library, Faults> {
        if let Some(name) = files.keys().find(|name| FILES.iter().all(|(own, _)| own != name)) {
            let own = FILES.map(|(own, _)| own).join(", ");
            return Err(Faults::one(name.as_str(), format!("there is no such data file; there are {own}")));
        }
        let mut library = self.clone();
        library.variation = of.map(|of| Arc::new((of.clone(), self.clone())));
        for (place, (name, _)) in FILES.iter().enumerate() {
            let Some(text) = files.get(*name) else { continue };
            let mut set = Set::read(name, text)?;
            set.label = of.map(|of| of.label.clone()).or(set.label);
            match place.checked_sub(1) {
                None => library.starters = set,
                Some(place) => library.sets[place] = Arc::new(set),
            }
        }
        Ok(library)
    }

    /// The same with another set behind ours.
    pub fn with(mut self, other: impl AnySet + 'static) -> Library {
        self.sets.push(Arc::new(other));
        self
    }

    /// Personal decks and Explorers.
    pub fn starters(&self) -> &Set {
        &self.starters
    }

    pub fn sets(&self) -> impl Iterator<Item = &dyn AnySet> {
        self.sets.iter().map(|set| &**set)
    }

    /// The ids of the sets, in the order they are listed.
    pub fn ids(&self) -> Vec<&str> {
        self.sets().map(|set| set.printed().id.as_str()).collect()
    }

    /// Whose cards they are, where they are not ours.
    pub fn variation(&self) -> Option<&Variation> {
        self.variation.as_ref().map(|of| &of.0)
    }

    /// The cards on the shelf: ours, also beside somebody's variation of them.
    pub(crate) fn shelved(&self) -> &Library {
        self.variation.as_ref().map_or(self, |of| &of.1)
    }

    /// Every card as printed.
    pub fn printed(&self) -> impl Iterator<Item = &Card> {
        self.sets().map(|s| s.printed()).chain([&self.starters]).flat_map(|set| &set.cards)
    }

    /// The starters of a table with these sets: a set may bring its own.
    pub(crate) fn starters_with<'s>(&'s self, sets: &'s [Cow<'_, Set>]) -> &'s Set {
        sets.iter().find_map(|set| set.starters.as_deref()).unwrap_or(&self.starters)
    }

    /// The sets that settled options name, as they want them.
    pub(crate) fn chosen(&self, options: &Options) -> Result<Vec<Cow<'_, Set>>, Faults> {
        let chosen = self.sets().filter(|s| options.sets.contains(&s.printed().id));
        chosen.map(|set| set.cards(&options.more)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn the_shelf_is_sound() {
        let own = Library::default();
        assert_eq!(own.ids(), ["colony-wars", "core"]);
        assert_eq!(own.sets().map(|s| s.printed().cards.len()).collect::<Vec<_>>(), [43, 46]);
        assert_eq!(own.starters.decks.len(), 3);
        let all: Vec<&Card> = own.printed().collect();
        let distinct: HashSet<&str> = all.iter().map(|c| c.id.as_str()).collect();
        assert_eq!(distinct.len(), all.len(), "an id names one card in all files");
    }
}

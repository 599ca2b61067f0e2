//! A game on the shelf, with the variations of it that somebody put beside.

use crate::packs::{Header, VARIANT};
use serde_json::{Value as Json, json};
use starboard_core::about::labelled;
use starboard_core::campaign::Campaigns;
use starboard_core::face::{AnyGame, Rules};
use starboard_core::order::map;
use starboard_core::pack::{DATA, key, named, short};
use starboard_core::words::Arg;
use starboard_core::{
    About, CardInfo, Faults, Lang, Name, OptionInfo, OptionKind, PackFiles, PackInfo, Variation, Words,
};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

/// The words of the shelf.
pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(|| starboard_core::words!("../../../words", "shelf"));

/// Variations that are only known, not offered, and that are remembered at most.
const KNOWN: usize = 200;

/// A game whose data is read when it is first asked for something.
pub(crate) struct Kept {
    pub(crate) name: &'static str,
    pub(crate) rules: LazyLock<Box<dyn Rules>>,
    pub(crate) beside: RwLock<Vec<Arc<Beside>>>,
}

/// Changed data of the game.
pub(crate) struct Beside {
    header: Header,
    hash: String,
    files: PackFiles,
    offered: bool,
    rules: Box<dyn Rules>,
}

impl Beside {
    fn read(game: &Kept, pack: &PackFiles, offered: bool) -> Result<Beside, Faults> {
        let header = Header::read(&pack.files[VARIANT])?;
        if header.game != game.name {
            return Err(Faults::one(VARIANT, format!("it is for `{}`, not for `{}`", header.game, game.name)));
        }
        let hash = pack.hash()?;
        let data = map(pack.files.iter().filter(|(name, _)| *name != VARIANT).map(|(n, t)| (n.clone(), t.clone())));
        if data.is_empty() {
            return Err(Faults::one(VARIANT, "no data file lies beside it"));
        }
        let of = Variation { key: key(&header.variant, &hash), label: header.label.clone() };
        let rules = game.rules.with_files(Some(&of), &data)?;
        Ok(Beside { header, hash, files: pack.clone(), offered, rules })
    }

    fn key(&self) -> String {
        key(&self.header.variant, &self.hash)
    }

    fn info(&self, lang: Lang) -> PackInfo {
        PackInfo {
            game: self.header.game.clone(),
            id: self.header.variant.clone(),
            version: self.header.version,
            key: self.key(),
            name: self.header.name.in_lang(lang).to_owned(),
            label: self.header.label.in_lang(lang).to_owned(),
            notes: Vec::new(),
        }
    }

    /// Where its cards come from, told with every one of them.
    fn label(&self) -> &Name {
        &self.header.label
    }
}

impl Kept {
    fn beside(&self) -> Vec<Arc<Beside>> {
        self.beside.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn offered(&self) -> Vec<Arc<Beside>> {
        self.beside().into_iter().filter(|b| b.offered).collect()
    }

    /// A variation by its name, or by name and number.
    fn find(&self, wanted: &str) -> Result<Arc<Beside>, Faults> {
        let (id, hash) = named(wanted);
        let all = self.beside();
        let is = |b: &&Arc<Beside>| {
            b.header.variant == id && hash.map_or(b.offered, |hash| !hash.is_empty() && b.hash.starts_with(hash))
        };
        let offered = all.iter().filter(|b| b.offered).find(is);
        offered.or_else(|| all.iter().find(is)).cloned().ok_or_else(|| {
            let offered = self.offered();
            let what = match (offered.iter().find(|b| b.header.variant == id), hash) {
                (Some(other), Some(hash)) => format!(
                    "the variant `{id}` is here as version {} ({}), which plays otherwise than `{hash}`",
                    other.header.version,
                    short(&other.hash)
                ),
                _ if offered.is_empty() => format!("there is no variant `{id}` of `{}` here", self.name),
                _ => {
                    let names: Vec<&str> = offered.iter().map(|b| b.header.variant.as_str()).collect();
                    format!("there is no variant `{id}` of `{}` here; there are: {}", self.name, names.join(", "))
                }
            };
            Faults::one(DATA, what)
        })
    }

    fn take_in_variation(&self, pack: &PackFiles, offered: bool) -> Result<PackInfo, Faults> {
        let new = Beside::read(self, pack, offered)?;
        let mut all = self.beside.write().unwrap_or_else(PoisonError::into_inner);
        let same = |b: &Arc<Beside>| b.header.variant == new.header.variant;
        if offered && all.iter().any(|b| b.offered && same(b) && b.hash != new.hash) {
            return Err(Faults::one(DATA, format!("there is another variant called `{}`", new.header.variant)));
        }
        let place = all.iter().position(|b| same(b) && b.hash == new.hash);
        let info = new.info(Lang::En);
        match place {
            Some(at) if all[at].offered && !offered => {}
            Some(at) => all[at] = Arc::new(new),
            None => all.push(Arc::new(new)),
        }
        if let Some(oldest) = all.iter().position(|b| !b.offered)
            && all.iter().filter(|b| !b.offered).count() > KNOWN
        {
            all.remove(oldest);
        }
        Ok(info)
    }

    /// The option that names a variation, where there are some.
    fn data_option(&self, lang: Lang) -> Option<OptionInfo> {
        let offered = self.offered();
        let title = |b: &Arc<Beside>| {
            let args =
                [("name", Arg::from(b.header.name.in_lang(lang))), ("label", Arg::from(b.header.label.in_lang(lang)))];
            (b.header.variant.clone(), WORDS.say(lang, "option-data-variant", &args))
        };
        let usual = (String::new(), WORDS.say(lang, "option-data-usual", &[]));
        (!offered.is_empty()).then(|| OptionInfo {
            name: DATA,
            title: WORDS.say(lang, "option-data", &[]),
            summary: WORDS.say(lang, "option-data-summary", &[]),
            kind: OptionKind::Choice { choices: [usual].into_iter().chain(offered.iter().map(title)).collect() },
            default: json!(""),
            formats: Vec::new(),
            needs: None,
        })
    }
}

impl Rules for Kept {
    fn name(&self) -> &'static str {
        self.name
    }

    fn about(&self, lang: Lang) -> About {
        let mut about = self.rules.about(lang);
        about.options.extend(self.data_option(lang));
        for other in self.offered() {
            let mut sets: Vec<String> = Vec::new();
            for card in other.rules.cards(lang, None).unwrap_or_default() {
                let set = format!("{}/{}", other.header.variant, card.set);
                if !sets.contains(&set) {
                    sets.push(set);
                }
            }
            about.sets.extend(sets);
        }
        about
    }

    /// A variation's cards are shown where they are asked for: `my-variant/core`.
    fn cards(&self, lang: Lang, set: Option<&str>) -> Result<Vec<CardInfo>, Faults> {
        let own = set.and_then(|set| set.split_once('/'));
        let other = own.and_then(|(id, set)| Some((self.offered().into_iter().find(|b| b.header.variant == id)?, set)));
        let Some((other, inner)) = other else { return self.rules.cards(lang, set) };
        let cards = other.rules.cards(lang, Some(inner))?;
        let label = other.label().in_lang(lang);
        let told = |card: CardInfo| CardInfo { set: set.unwrap_or(inner).to_owned(), ..labelled(card, label) };
        Ok(cards.into_iter().map(told).collect())
    }

    fn game_of(&self, edition: Option<&str>, mut options: Json) -> Result<Box<dyn AnyGame>, Faults> {
        let wanted = match options.as_object_mut().and_then(|said| said.shift_remove(DATA)) {
            None | Some(Json::Null) => None,
            Some(Json::String(name)) => Some(name).filter(|name| !name.is_empty()),
            Some(_) => return Err(Faults::one(DATA, "the name of a variant")),
        };
        match wanted {
            None => self.rules.game_of(edition, options),
            Some(name) => self.find(&name)?.rules.game_of(edition, options),
        }
    }

    fn files(&self) -> BTreeMap<String, String> {
        self.rules.files()
    }

    fn with_files(&self, of: Option<&Variation>, files: &BTreeMap<String, String>) -> Result<Box<dyn Rules>, Faults> {
        self.rules.with_files(of, files)
    }

    fn take_in(&self, pack: &PackFiles, offered: bool) -> Result<PackInfo, Faults> {
        match pack.files.contains_key(VARIANT) {
            true => self.take_in_variation(pack, offered),
            false => self.rules.take_in(pack, offered),
        }
    }

    fn packs(&self, lang: Lang) -> Vec<PackInfo> {
        let own = self.rules.packs(lang);
        own.into_iter().chain(self.offered().iter().map(|b| b.info(lang))).collect()
    }

    fn pack(&self, key: &str) -> Option<PackFiles> {
        let own = self.find(key).ok().map(|b| b.files.clone());
        own.or_else(|| self.rules.pack(key))
    }

    fn campaign(&self) -> Option<&dyn Campaigns> {
        self.rules.campaign()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_are_complete() {
        assert_eq!(WORDS.unmatched(), Vec::<String>::new());
    }
}

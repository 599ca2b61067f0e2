//! The packs there are to play with: those of the program, and what somebody put beside them.

use super::WORDS;
use super::pack::{Band, Kingdom, Scenario, Sheet, Side, Written};
use super::upgrade::{has_room, sticker};
use sha2::{Digest as _, Sha256};
use starboard_core::fault::read_toml;
use starboard_core::french::{self, Gender};
use starboard_core::pack::{key, named, short};
use starboard_core::{Faults, Game as _, Lang, PackFiles, PackInfo};
use starboard_star_realms::Library;
use starboard_star_realms::card::{Card, Set};
use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

/// The file that a pack is, however many it was written in.
pub const FILE: &str = "pack.toml";

/// A pack read, checked and fingerprinted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    pub written: Written,
    /// Personal decks and Explorers: everybody's, with what the pack says of them.
    pub starters: Set,
    /// Of what it does: two packs with the same hash play alike.
    pub hash: String,
    /// Of everything in it, words too: how campaigns remembered their pack at first.
    former: String,
    text: String,
    built_in: bool,
}

impl Pack {
    /// Reads a pack; everything that breaks the rulebook's constraints is reported.
    pub fn read(file: &str, text: &str) -> Result<Pack, Faults> {
        let written: Written = read_toml(file, text)?;
        let starters = written.starters_beside(Library::default().starters());
        super::check::check(&written, &starters).map_err(|faults| faults.within(file))?;
        let canonical = starboard_core::json::write(&written).map_err(|e| Faults::one(file, e.to_string()))?;
        // How its French is set on the page, and the gender of a name, were never part of it.
        let plain = [Gender::F, Gender::Mp, Gender::Fp].iter().fold(french::plain(&canonical), |text, gender| {
            text.replace(&format!(",\"gender\":{}", serde_json::json!(gender)), "")
        });
        let former = Sha256::digest(plain).iter().map(|b| format!("{b:02x}")).collect();
        let hash = files(text).hash()?;
        Ok(Pack { written, starters, hash, former, text: text.to_owned(), built_in: false })
    }

    pub fn id(&self) -> &str {
        &self.written.pack
    }

    /// How tables name it. What comes with the program has no need of a number.
    pub fn key(&self) -> String {
        if self.built_in { self.id().to_owned() } else { key(self.id(), &self.hash) }
    }

    /// Does a campaign that remembers this mean it?
    pub fn is(&self, hash: &str) -> bool {
        self.hash == hash || self.former == hash
    }

    /// Does it come with the program?
    pub fn is_built_in(&self) -> bool {
        self.built_in
    }

    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn files(&self) -> PackFiles {
        files(&self.text)
    }

    pub fn info(&self, lang: Lang) -> PackInfo {
        PackInfo {
            game: super::Legacy::NAME.to_owned(),
            id: self.id().to_owned(),
            version: self.written.version,
            key: self.key(),
            name: self.written.name.in_lang(lang).to_owned(),
            label: self.written.label.in_lang(lang).to_owned(),
            notes: self.notes(lang),
        }
    }

    /// What its author should know: stickers that find no room on some card.
    fn notes(&self, lang: Lang) -> Vec<String> {
        let mut notes = Vec::new();
        for sheet in &self.written.sheets {
            for (row, card) in sheet.rows.iter().flat_map(|row| self.written.trade_cards().map(move |c| (row, c))) {
                if card.cost == row.cost && !has_room(card, sheet.side, sticker(row, card)) {
                    let args = [
                        ("card", card.name.in_lang(lang).into()),
                        ("sheet", sheet.title.in_lang(lang).into()),
                        ("n", row.cost.into()),
                    ];
                    notes.push(WORDS.say(lang, "note-no-room", &args));
                }
            }
        }
        notes
    }

    /// Its name and where it comes from, for a list to choose from.
    pub fn title(&self, lang: Lang) -> String {
        format!("{} ({})", self.written.name.in_lang(lang), self.written.label.in_lang(lang))
    }

    pub fn scenario(&self, number: u8) -> Option<&Scenario> {
        self.written.scenarios.iter().find(|s| s.number == number)
    }

    pub fn sheet(&self, side: Side, number: u8) -> Option<&Sheet> {
        self.written.sheets.iter().find(|s| s.side == side && s.number == number)
    }

    /// A card of the trade deck, whenever it joins it.
    pub fn card(&self, id: &str) -> Option<&Card> {
        self.written.trade_cards().find(|c| c.id == id)
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

fn files(text: &str) -> PackFiles {
    let files = BTreeMap::from([(FILE.to_owned(), text.to_owned())]);
    PackFiles { game: super::Legacy::NAME.to_owned(), files }
}

/// A pack's files, joined in the order they are read.
macro_rules! joined {
    ($folder:literal) => {
        concat!(
            include_str!(concat!("../../data/", $folder, "/pack.toml")),
            include_str!(concat!("../../data/", $folder, "/cards.toml")),
            include_str!(concat!("../../data/", $folder, "/sheets.toml")),
            include_str!(concat!("../../data/", $folder, "/scenarios.toml")),
            include_str!(concat!("../../data/", $folder, "/post-campaign.toml")),
        )
    };
}

/// The packs that come with the program, oldest first. What an old one does is never changed, as campaigns have begun with it: a
/// better one is put behind it.
pub const COMMUNITY: [&str; 2] = [joined!("community-1"), joined!("community-2")];

/// Packs that are only known, not offered, and that are remembered at most.
const KNOWN: usize = 200;

/// The packs there are to play with: the community packs, and whatever somebody put beside them. Copies know the same packs.
#[derive(Clone, Debug)]
pub struct Packs {
    /// Oldest first; never empty.
    community: Arc<[Arc<Pack>]>,
    beside: Arc<RwLock<Vec<Beside>>>,
    /// A campaign's own: meant by its name, whatever else is called so.
    own: Option<Arc<Pack>>,
}

#[derive(Clone, Debug)]
struct Beside {
    pack: Arc<Pack>,
    /// For everybody to choose; otherwise there for what was begun with it.
    offered: bool,
}

/// The community packs alone.
impl Default for Packs {
    fn default() -> Packs {
        let read = |text| match Pack::read("rise-of-empire", text) {
            Ok(pack) => Arc::new(Pack { built_in: true, ..pack }),
            Err(faults) => panic!("{faults}"),
        };
        Packs { community: COMMUNITY.map(read).into(), beside: Arc::default(), own: None }
    }
}

/// Do both know the same packs?
impl PartialEq for Packs {
    fn eq(&self, other: &Packs) -> bool {
        Arc::ptr_eq(&self.beside, &other.beside)
    }
}

impl Packs {
    /// The newest community pack: what new campaigns and tables are played with if nothing else is said.
    pub fn community(&self) -> &Arc<Pack> {
        &self.community[self.community.len() - 1]
    }

    /// The first community pack: what options that a program wrote out mean if they name none, as there was no other.
    pub fn first(&self) -> &Arc<Pack> {
        &self.community[0]
    }

    /// The same packs, with one of them meant by its name.
    pub(crate) fn with_own(&self, pack: &Arc<Pack>) -> Packs {
        Packs { own: Some(pack.clone()), ..self.clone() }
    }

    pub(crate) fn own(&self) -> Option<&Arc<Pack>> {
        self.own.as_ref()
    }

    /// What somebody put beside the community packs for everybody to choose, in order.
    pub fn offered(&self) -> Vec<Arc<Pack>> {
        self.beside(|all| all.iter().filter(|b| b.offered).map(|b| b.pack.clone()).collect())
    }

    /// Every pack that a new campaign may choose, the newest community pack first.
    pub fn all(&self) -> Vec<Arc<Pack>> {
        [self.community().clone()].into_iter().chain(self.offered()).collect()
    }

    fn beside<T>(&self, look: impl FnOnce(&[Beside]) -> T) -> T {
        look(&self.beside.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Puts a pack beside the others for everybody to choose. Another one under a taken name is a fault.
    pub fn add(&self, pack: Pack) -> Result<Arc<Pack>, Faults> {
        self.take_in(pack, true)
    }

    /// Puts a pack beside the others. The same pack again is no fault; its words are then the latest that are offered.
    pub fn take_in(&self, pack: Pack, offered: bool) -> Result<Arc<Pack>, Faults> {
        let taken = || Faults::one("pack", format!("there is another pack called `{}`", pack.id()));
        if let Some(built_in) = self.community.iter().find(|p| p.id() == pack.id()) {
            return if built_in.is(&pack.hash) { Ok(built_in.clone()) } else { Err(taken()) };
        }
        let mut all = self.beside.write().unwrap_or_else(PoisonError::into_inner);
        let place = all.iter().position(|b| b.pack.id() == pack.id() && b.pack.hash == pack.hash);
        if offered && all.iter().any(|b| b.offered && b.pack.id() == pack.id() && b.pack.hash != pack.hash) {
            return Err(taken());
        }
        if let Some(known) = place.map(|at| &all[at]).filter(|b| b.offered && !offered) {
            return Ok(known.pack.clone());
        }
        let pack = Arc::new(pack);
        let beside = Beside { pack: pack.clone(), offered };
        match place {
            Some(at) => all[at] = beside,
            None => all.push(beside),
        }
        if let Some(oldest) = all.iter().position(|b| !b.offered)
            && all.iter().filter(|b| !b.offered).count() > KNOWN
        {
            all.remove(oldest);
        }
        Ok(pack)
    }

    /// A pack by name, or by name and number; the newest community pack if none is given.
    pub fn find(&self, wanted: Option<&str>) -> Result<Arc<Pack>, Faults> {
        let Some(wanted) = wanted else { return Ok(self.community().clone()) };
        let (id, hash) = named(wanted);
        let is = |p: &Arc<Pack>| p.id() == id && hash.is_none_or(|hash| !hash.is_empty() && p.hash.starts_with(hash));
        let own = self.own.iter().chain(self.community.iter()).find(|p| is(p)).cloned();
        let here = || {
            self.beside(|all| {
                // Without a number only what everybody may choose is meant.
                let meant = |b: &&Beside| is(&b.pack) && (b.offered || hash.is_some());
                let offered = all.iter().filter(|b| b.offered).find(meant);
                offered.or_else(|| all.iter().find(meant)).map(|b| b.pack.clone())
            })
        };
        own.or_else(here).ok_or_else(|| self.not_here(id, hash))
    }

    fn not_here(&self, id: &str, hash: Option<&str>) -> Faults {
        let other = self.all().into_iter().find(|p| p.id() == id);
        let what = match (other, hash) {
            (Some(other), Some(hash)) => format!(
                "the pack `{id}` is here as version {} ({}), which plays otherwise than `{hash}`",
                other.written.version,
                short(&other.hash)
            ),
            _ => {
                let names: Vec<String> = self.all().iter().map(|p| p.id().to_owned()).collect();
                format!("there is no pack `{id}` here; there are: {}", names.join(", "))
            }
        };
        Faults::one("pack", what)
    }

    /// The pack that a campaign began with, if it is here.
    pub(crate) fn begun_with(&self, id: &str, hash: &str) -> Option<Arc<Pack>> {
        let is = |p: &&Arc<Pack>| p.id() == id && p.is(hash);
        let offered = self.offered();
        let known: Vec<Arc<Pack>> = self.beside(|all| all.iter().map(|b| b.pack.clone()).collect());
        self.community.iter().chain(&offered).chain(&known).find(is).cloned()
    }

    /// The pack of this name that everybody may choose.
    pub(crate) fn offered_as(&self, id: &str) -> Option<Arc<Pack>> {
        self.community
            .iter()
            .find(|p| p.id() == id)
            .cloned()
            .or_else(|| self.offered().into_iter().find(|p| p.id() == id))
    }

    /// The pack that settled options mean.
    pub(crate) fn meant(&self, wanted: Option<&str>) -> Result<Arc<Pack>, Faults> {
        match wanted {
            None => Ok(self.first().clone()),
            wanted => self.find(wanted),
        }
    }

    /// A pack's name as settled options have it: that of the first community pack is left out.
    pub(crate) fn settled(&self, wanted: Option<&str>, written_out: bool) -> Result<Option<String>, Faults> {
        let pack = if written_out { self.meant(wanted)? } else { self.find(wanted)? };
        Ok((pack.id() != self.first().id()).then(|| pack.key()))
    }
}

//! The trade deck as a set of Star Realms: before any campaign, or as one has left it.

use super::life::GAMES;
use super::options::{CampaignOptions, NAMES};
use super::pack::Kingdom;
use super::packs::{Pack, Packs};
use super::rules::option;
use super::{WORDS, upgrade};
use starboard_core::about::{OptionInfo, OptionKind};
use starboard_core::{Faults, Lang, PackFiles};
use starboard_star_realms::AnySet;
use starboard_star_realms::card::{Card, Set};
use starboard_star_realms::options::More;
use std::borrow::Cow;

/// To be put into the library that Star Realms is played with.
pub struct RiseOfEmpireSet {
    packs: Packs,
    printed: Set,
}

impl RiseOfEmpireSet {
    pub fn new(packs: Packs) -> RiseOfEmpireSet {
        let pack = packs.community();
        let cards = pack.written.cards.iter().map(|c| pack.printed(c, Kingdom::Combat)).collect();
        let printed = set(pack, Some(60), cards);
        RiseOfEmpireSet { packs, printed }
    }
}

impl Default for RiseOfEmpireSet {
    fn default() -> Self {
        RiseOfEmpireSet::new(Packs::default())
    }
}

impl AnySet for RiseOfEmpireSet {
    fn printed(&self) -> &Set {
        &self.printed
    }

    fn title(&self, lang: Lang) -> String {
        WORDS.say(lang, "set-rise-of-empire", &[])
    }

    fn knows(&self) -> &'static [&'static str] {
        &NAMES
    }

    fn options(&self, lang: Lang) -> Vec<OptionInfo> {
        let pack = super::rules::pack_option(&self.packs, lang);
        let own = [super::rules::kingdom_option(lang), option("post_campaign", OptionKind::Flag, lang)];
        own.into_iter().chain(pack).collect()
    }

    fn settle(&self, more: &mut More, chosen: bool, written_out: bool, faults: &mut Faults) {
        let mut own = match CampaignOptions::read(more) {
            Ok(own) => own,
            Err(found) => return faults.0.extend(found.0),
        };
        if own.scenario.is_some() || own.choice.is_some() {
            faults.add("scenario", "a game of the campaign is played as `rise-of-empire`");
        }
        if (own.post_campaign || own.opened > 0 || !own.upgrades.is_empty()) && !chosen {
            faults.add("upgrades", "only with the set `rise-of-empire`");
        }
        if usize::from(own.opened) > GAMES {
            faults.add("opened", format!("there are {GAMES} envelopes, not {}", own.opened));
        }
        if chosen {
            match self.packs.settled(own.pack.as_deref(), written_out) {
                Ok(pack) => own.pack = pack,
                Err(found) => faults.0.extend(found.0),
            }
        }
        own.write(more);
    }

    fn pack(&self, key: &str) -> Option<PackFiles> {
        self.packs.find(Some(key)).ok().filter(|pack| !pack.is_built_in()).map(|pack| pack.files())
    }

    fn cards(&self, more: &More) -> Result<Cow<'_, Set>, Faults> {
        let own = CampaignOptions::read(more)?;
        let pack = self.packs.meant(own.pack.as_deref())?;
        let opened = if own.post_campaign { GAMES as u8 } else { own.opened };
        let mut cards = upgrade::deck(&pack, opened, false, &own.upgrades, own.kingdom)?;
        if own.post_campaign {
            cards.extend(pack.written.post_campaign.iter().map(|c| pack.printed(c, own.kingdom)));
        }
        cards.retain(|c| c.count > 0);
        Ok(Cow::Owned(set(&pack, None, cards)))
    }
}

/// Cards of a pack as a set.
pub(super) fn set(pack: &Pack, size: Option<u16>, cards: Vec<Card>) -> Set {
    let (id, label) = ("rise-of-empire".to_owned(), Some(pack.written.label.clone()));
    let own_starters = !pack.written.starters.is_empty() || !pack.written.decks.is_empty();
    let starters = own_starters.then(|| Box::new(pack.starters.clone()));
    Set { id, size, explorers: Some(20), single: true, label, cards, decks: Vec::new(), starters }
}

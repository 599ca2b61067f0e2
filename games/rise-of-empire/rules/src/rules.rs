//! Rise of Empire on the shelf: one game of the campaign as a table like any other.

use super::pack::Kingdom;
use super::packs::{FILE, Pack, Packs};
use super::{Legacy, WORDS};
use serde_json::{Value as Json, json};
use starboard_core::about::{About, CardInfo, FormatInfo, OptionInfo, OptionKind};
use starboard_core::campaign::Campaigns;
use starboard_core::face::{AnyGame, Face, Rules};
use starboard_core::{Faults, Game as _, Lang, PackFiles, PackInfo, Seat};
use starboard_star_realms::card::Card;
use starboard_star_realms::options::{MOST_TURNS, Options};
use starboard_star_realms::{card_info, labelled};

/// Rise of Empire, with the packs there are.
#[derive(Clone, Default)]
pub struct RiseOfEmpireRules {
    pub packs: Packs,
}

const SETS: [&str; 3] = ["rise-of-empire", "post-campaign", "starters"];

impl Rules for RiseOfEmpireRules {
    fn name(&self) -> &'static str {
        Legacy::NAME
    }

    fn about(&self, lang: Lang) -> About {
        let say = |key: &str| WORDS.say(lang, key, &[]);
        About {
            name: Legacy::NAME,
            title: say("title"),
            summary: say("summary"),
            edition: Legacy::newest(),
            formats: vec![FormatInfo {
                name: "standard",
                title: say("format-standard"),
                summary: say("format-standard-summary"),
                players: vec![2],
            }],
            options: campaign_options(lang).into_iter().chain(pack_option(&self.packs, lang)).collect(),
            sets: self.sets(),
            ends: Legacy::ENDS,
            minutes: (15, 30),
        }
    }

    fn cards(&self, lang: Lang, set: Option<&str>) -> Result<Vec<CardInfo>, Faults> {
        let sets = self.sets();
        if let Some(unknown) = set.filter(|s| !sets.iter().any(|known| known == s)) {
            return Err(Faults::one("set", format!("there is no set `{unknown}`; there are: {}", sets.join(", "))));
        }
        // Somebody's own pack is shown where it is asked for.
        let own = self.packs.offered().into_iter().find(|p| set.is_some_and(|s| s.split('/').next() == Some(p.id())));
        let (pack, names) = match &own {
            Some(pack) => (pack, sets_of(pack)),
            None => (self.packs.community(), SETS.map(str::to_owned)),
        };
        let info = |card: &Card, set: &str| labelled(card_info(card, set, lang), Some(&pack.written.label), lang);
        let mut cards = Vec::new();
        let [trade, after, starters] = names;
        let wanted = |name: &str| set.is_none_or(|s| s == name);
        if wanted(&trade) {
            let printed = pack.written.trade_cards().map(|c| pack.printed(c, Default::default()));
            cards.extend(printed.chain(pack.written.scenario_cards.iter().cloned()).map(|c| info(&c, &trade)));
        }
        if wanted(&after) {
            let printed = pack.written.post_campaign.iter().map(|c| pack.printed(c, Default::default()));
            cards.extend(printed.map(|c| info(&c, &after)));
        }
        if wanted(&starters) {
            let own = |card: &Card| pack.written.starters.iter().any(|c| c.id == card.id);
            cards.extend(pack.starters.cards.iter().map(|card| match own(card) {
                true => info(card, &starters),
                false => card_info(card, &starters, lang),
            }));
        }
        Ok(cards)
    }

    fn take_in(&self, pack: &PackFiles, offered: bool) -> Result<PackInfo, Faults> {
        let text = pack.files.get(FILE).filter(|_| pack.files.len() == 1);
        let text = text.ok_or_else(|| Faults::one("pack", format!("a pack of the campaign is one file, `{FILE}`")))?;
        Ok(self.packs.take_in(Pack::read(FILE, text)?, offered)?.info(Lang::En))
    }

    fn packs(&self, lang: Lang) -> Vec<PackInfo> {
        self.packs.offered().iter().map(|pack| pack.info(lang)).collect()
    }

    fn pack(&self, key: &str) -> Option<PackFiles> {
        let pack = self.packs.find(Some(key)).ok()?;
        (!pack.is_built_in()).then(|| pack.files())
    }

    fn game_of(&self, edition: Option<&str>, options: Json) -> Result<Box<dyn AnyGame>, Faults> {
        Face::<Legacy>::settle(&self.packs, edition, options)
    }

    fn campaign(&self) -> Option<&dyn Campaigns> {
        Some(self)
    }
}

/// The sets of a pack that somebody put beside ours: trade deck and scenarios, after the campaign, starters.
fn sets_of(pack: &Pack) -> [String; 3] {
    let id = pack.id();
    [id.to_owned(), format!("{id}/post-campaign"), format!("{id}/starters")]
}

impl RiseOfEmpireRules {
    fn sets(&self) -> Vec<String> {
        let ours = SETS.iter().map(|s| (*s).to_owned());
        ours.chain(self.packs.offered().iter().flat_map(|p| sets_of(p))).collect()
    }
}

/// Which pack, where there is a choice.
pub(super) fn pack_option(packs: &Packs, lang: Lang) -> Option<OptionInfo> {
    let all = packs.all();
    let choices = all.iter().map(|p| (p.id().to_owned(), p.title(lang))).collect();
    let default = json!(packs.community().id());
    (all.len() > 1).then(|| OptionInfo { default, ..option("pack", OptionKind::Choice { choices }, lang) })
}

/// What an option is that is not written because it is usual.
fn unwritten(name: &str) -> Json {
    match name {
        "kingdom" => json!(Kingdom::default()),
        "empire" => json!(Seat::default()),
        "scenario" => json!(1),
        _ => Json::Null,
    }
}

/// An option of ours, as people are asked for it.
pub(super) fn option(name: &'static str, kind: OptionKind, lang: Lang) -> OptionInfo {
    let say = |key: &str| WORDS.say(lang, key, &[]);
    let defaults = json!(Options::default());
    OptionInfo {
        name,
        title: say(&format!("option-{name}")),
        summary: say(&format!("option-{name}-summary")),
        kind,
        default: defaults.get(name).cloned().unwrap_or_else(|| unwritten(name)),
        formats: Vec::new(),
        needs: None,
    }
}

pub(super) fn kingdom_option(lang: Lang) -> OptionInfo {
    let say = |v: &str| (v.to_owned(), WORDS.say(lang, &format!("option-kingdom-{v}"), &[]));
    option("kingdom", OptionKind::Choice { choices: ["combat", "trade"].map(say).to_vec() }, lang)
}

pub(super) fn campaign_options(lang: Lang) -> Vec<OptionInfo> {
    let number = |name, max| option(name, OptionKind::Number { min: 1, max }, lang);
    vec![
        number("scenario", 12),
        number("choice", 2),
        number("empire", 2),
        number("first", 2),
        kingdom_option(lang),
        number("turn_limit", i64::from(MOST_TURNS)),
    ]
}

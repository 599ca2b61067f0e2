//! Rise of Empire on the shelf: one game of the campaign as a table like any other.

use super::pack::Packs;
use super::{Legacy, WORDS};
use serde_json::{Value as Json, json};
use starboard_core::about::{About, CardInfo, FormatInfo, OptionInfo, OptionKind};
use starboard_core::campaign::Campaigns;
use starboard_core::face::{AnyGame, Face, Rules};
use starboard_core::{Faults, Game as _, Lang};
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
            options: campaign_options(lang),
            sets: SETS.iter().map(|s| (*s).to_owned()).collect(),
            ends: Legacy::ENDS,
            minutes: (15, 30),
        }
    }

    fn cards(&self, lang: Lang, set: Option<&str>) -> Result<Vec<CardInfo>, Faults> {
        if let Some(unknown) = set.filter(|s| !SETS.contains(s)) {
            return Err(Faults::one("set", format!("there is no set `{unknown}`; there are: {}", SETS.join(", "))));
        }
        let pack = self.packs.community();
        let wanted = |name: &str| set.is_none_or(|s| s == name);
        let info = |card: &Card, set: &str| labelled(card_info(card, set, lang), Some(&pack.written.label), lang);
        let mut cards = Vec::new();
        if wanted("rise-of-empire") {
            let printed = pack.written.cards.iter().map(|c| pack.printed(c, Default::default()));
            let all = printed.chain(pack.written.scenario_cards.iter().cloned());
            cards.extend(all.map(|c| info(&c, "rise-of-empire")));
        }
        if wanted("post-campaign") {
            cards.extend(pack.written.post_campaign.iter().map(|c| info(c, "post-campaign")));
        }
        if wanted("starters") {
            cards.extend(pack.starters.cards.iter().map(|c| card_info(c, "starters", lang)));
        }
        Ok(cards)
    }

    fn game_of(&self, edition: Option<&str>, options: Json) -> Result<Box<dyn AnyGame>, Faults> {
        Face::<Legacy>::settle(&self.packs, edition, options)
    }

    fn campaign(&self) -> Option<&dyn Campaigns> {
        Some(self)
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
        default: defaults.get(name).cloned().unwrap_or(Json::Null),
        formats: Vec::new(),
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

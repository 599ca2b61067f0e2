//! Rise of Empire on the shelf: one game of the campaign as a table like any other.

use super::face::LegacyCampaigns;
use super::pack::packs;
use super::{Legacy, WORDS};
use crate::card::STARTERS;
use crate::options::{MOST_TURNS, Options};
use crate::rules::card_info;
use serde_json::{Value as Json, json};
use starboard_core::about::{About, CardInfo, FormatInfo, OptionInfo, OptionKind};
use starboard_core::campaign::Campaigns;
use starboard_core::face::{AnyGame, Face, Rules};
use starboard_core::{Faults, Game as _, Lang};

pub struct RiseOfEmpireRules;

/// For the registry.
pub static RISE_OF_EMPIRE: &dyn Rules = &RiseOfEmpireRules;

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
        let pack = packs::community();
        let wanted = |name: &str| set.is_none_or(|s| s == name);
        let mut cards = Vec::new();
        if wanted("rise-of-empire") {
            let printed = pack.written.cards.iter().map(|c| pack.printed(c, Default::default()));
            cards.extend(
                printed
                    .chain(pack.written.scenario_cards.iter().cloned())
                    .map(|c| card_info(&c, "rise-of-empire", lang)),
            );
        }
        if wanted("post-campaign") {
            cards.extend(pack.written.post_campaign.iter().map(|c| card_info(c, "post-campaign", lang)));
        }
        if wanted("starters") {
            cards.extend(STARTERS.cards.iter().map(|c| card_info(c, "starters", lang)));
        }
        label(&mut cards, lang);
        Ok(cards)
    }

    fn game_of(&self, edition: Option<&str>, options: Json) -> Result<Box<dyn AnyGame>, Faults> {
        Face::<Legacy>::settle(edition, options)
    }

    fn campaign(&self) -> Option<&'static dyn Campaigns> {
        Some(&LegacyCampaigns)
    }
}

/// Cards of the community pack say so.
pub(crate) fn label(cards: &mut [CardInfo], lang: Lang) {
    let pack = packs::community();
    for card in cards.iter_mut().filter(|c| c.set != "starters") {
        card.more.insert("label".to_owned(), json!(pack.written.label.in_lang(lang)));
    }
}

pub(super) fn campaign_options(lang: Lang) -> Vec<OptionInfo> {
    let say = |key: &str| crate::words::WORDS.say(lang, key, &[]);
    let defaults = json!(Options::default());
    let option = |name: &'static str, kind: OptionKind| OptionInfo {
        name,
        title: say(&format!("option-{name}")),
        summary: say(&format!("option-{name}-summary")),
        kind,
        default: defaults.get(name).cloned().unwrap_or(Json::Null),
        formats: Vec::new(),
    };
    let kingdom = ["combat", "trade"].map(|v| (v.to_owned(), say(&format!("option-kingdom-{v}")))).to_vec();
    vec![
        option("scenario", OptionKind::Number { min: 1, max: 12 }),
        option("choice", OptionKind::Number { min: 1, max: 2 }),
        option("empire", OptionKind::Number { min: 1, max: 2 }),
        option("first", OptionKind::Number { min: 1, max: 2 }),
        option("kingdom", OptionKind::Choice { choices: kingdom }),
        option("turn_limit", OptionKind::Number { min: 1, max: i64::from(MOST_TURNS) }),
    ]
}

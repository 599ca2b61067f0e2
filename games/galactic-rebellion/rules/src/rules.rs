//! The game on the shelf.

use crate::catalogue::Catalogue;
use crate::words::Voice;
use crate::{GalacticRebellion, Options, text};
use serde_json::{Map, Value as Json, json};
use starboard_core::about::changed;
use starboard_core::face::{AnyGame, Face, Rules};
use starboard_core::{About, CardInfo, Faults, FormatInfo, Game, Lang, OptionInfo, OptionKind, Variation};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Galactic Rebellion on the shelf, with what it is played with.
#[derive(Default)]
pub struct GalacticRebellionRules {
    pub cards: Arc<Catalogue>,
}

const SETS: [&str; 4] = ["technologies", "missions", "imperial-actions", "power-tiles"];

impl Rules for GalacticRebellionRules {
    fn name(&self) -> &'static str {
        GalacticRebellion::NAME
    }

    fn files(&self) -> BTreeMap<String, String> {
        Catalogue::files()
    }

    fn with_files(&self, of: Option<&Variation>, files: &BTreeMap<String, String>) -> Result<Box<dyn Rules>, Faults> {
        Ok(Box::new(GalacticRebellionRules { cards: Catalogue::with_files(of, files)?.into() }))
    }

    fn about(&self, lang: Lang) -> About {
        let v = Voice(lang);
        let say = |key: &str| v.say(key, &[]);
        About {
            name: GalacticRebellion::NAME,
            title: say("title"),
            summary: say("summary"),
            edition: GalacticRebellion::newest(),
            formats: vec![FormatInfo {
                name: "standard",
                title: say("format-standard"),
                summary: say("format-standard-summary"),
                players: vec![2, 3, 4, 5],
            }],
            options: vec![OptionInfo {
                name: "minimum_mission_cost",
                title: say("option-minimum-mission-cost"),
                summary: say("option-minimum-mission-cost-summary"),
                kind: OptionKind::Number { min: 0, max: 1 },
                default: json!(Options::default().minimum_mission_cost),
                formats: Vec::new(),
                needs: None,
            }],
            sets: SETS.map(str::to_owned).to_vec(),
            ends: GalacticRebellion::ENDS,
            minutes: (60, 120),
        }
    }

    fn cards(&self, lang: Lang, set: Option<&str>) -> Result<Vec<CardInfo>, Faults> {
        if let Some(set) = set.filter(|s| !SETS.contains(s)) {
            return Err(Faults::one("set", format!("there is no set `{set}`; there are: {}", SETS.join(", "))));
        }
        let mut cards = all(&self.cards, lang);
        cards.retain(|card| set.is_none_or(|set| card.set == set));
        Ok(cards)
    }

    fn game_of(&self, edition: Option<&str>, options: Json) -> Result<Box<dyn AnyGame>, Faults> {
        Face::<GalacticRebellion>::settle(&self.cards, edition, options)
    }
}

fn all(cards: &Catalogue, lang: Lang) -> Vec<CardInfo> {
    let v = Voice(lang);
    technologies(cards, v).chain(missions(cards, v)).chain(actions(cards, v)).chain(tiles(cards, v)).collect()
}

/// The cards that a variation has made others.
pub(crate) fn own_cards(cards: &Catalogue, lang: Lang) -> Vec<CardInfo> {
    let Some(of) = &cards.variation else { return Vec::new() };
    changed(all(cards, lang), &all(&Catalogue::default(), lang), of.label.in_lang(lang))
}

fn technologies(cards: &Catalogue, v: Voice) -> impl Iterator<Item = CardInfo> {
    let board = &cards.board;
    cards.technologies.iter().map(move |t| CardInfo {
        id: t.id.clone(),
        name: named(t.name.as_str(), &t.fr, v.0),
        name_is_ours: t.fr.is_some() && v.0 == Lang::Fr,
        set: SETS[0].to_owned(),
        faction: Some(v.say("epoch", &[("n", t.epoch.into())])),
        kind: v.say("kind-technology", &[]),
        cost: Some(i32::from(board.tracks.research_cost[usize::from(t.epoch) - 1])),
        count: 1,
        text: text::technology(t, v.0),
        origin: t.origin.clone(),
        rulings: t.rulings.clone(),
        more: more([
            ("printed_name", json!(t.name)),
            ("epoch", json!(t.epoch)),
            ("when", json!(t.when)),
            ("effects", json!(t.effects)),
        ]),
        ..CardInfo::default()
    })
}

fn missions(cards: &Catalogue, v: Voice) -> impl Iterator<Item = CardInfo> {
    cards.missions.iter().map(move |m| {
        let planet = match m.site {
            crate::effect::Site::Planet(planet) => json!(planet),
            _ => Json::Null,
        };
        CardInfo {
            id: m.id.clone(),
            name: named(m.name.as_str(), &m.fr, v.0),
            name_is_ours: m.fr.is_some() && v.0 == Lang::Fr,
            set: SETS[1].to_owned(),
            kind: v.say("kind-mission", &[]),
            count: u16::from(m.copies),
            text: text::mission(m, v.0),
            origin: m.origin.clone(),
            rulings: m.rulings.clone(),
            more: more([
                ("printed_name", json!(m.name)),
                ("points", json!(m.vp)),
                ("planet", planet),
                ("effects", json!(m.effects)),
            ]),
            ..CardInfo::default()
        }
    })
}

fn actions(cards: &Catalogue, v: Voice) -> impl Iterator<Item = CardInfo> {
    cards.actions.iter().map(move |a| CardInfo {
        id: a.id.clone(),
        name: named(a.name.as_str(), &a.fr, v.0),
        name_is_ours: a.fr.is_some() && v.0 == Lang::Fr,
        set: SETS[2].to_owned(),
        kind: v.say("kind-imperial-action", &[]),
        count: u16::from(a.copies),
        text: text::imperial_action(a, v.0),
        origin: a.origin.clone(),
        rulings: a.rulings.clone(),
        more: more([("printed_name", json!(a.name)), ("effects", json!(a.effects))]),
        ..CardInfo::default()
    })
}

fn tiles(cards: &Catalogue, v: Voice) -> impl Iterator<Item = CardInfo> {
    cards.board.tiles.iter().map(move |t| CardInfo {
        id: t.id.clone(),
        name: t.id.to_uppercase(),
        set: SETS[3].to_owned(),
        kind: v.say("kind-power-tile", &[]),
        count: 1,
        text: format!("{} / {}", v.say("n-points", &[("n", t.high.into())]), v.say("n-points", &[("n", t.low.into())])),
        origin: t.origin.clone(),
        name_is_ours: true,
        more: more([("high", json!(t.high)), ("low", json!(t.low))]),
        ..CardInfo::default()
    })
}

/// The name in a language; the printed one where there is no translation.
fn named(printed: &str, fr: &Option<String>, lang: Lang) -> String {
    fr.as_deref().filter(|_| lang == Lang::Fr).unwrap_or(printed).to_owned()
}

fn more<const N: usize>(entries: [(&str, Json); N]) -> Map<String, Json> {
    entries.into_iter().filter(|(_, v)| !v.is_null()).map(|(k, v)| (k.to_owned(), v)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every card has a text in both languages, and no message is missing or left unfilled.
    #[test]
    fn every_card_can_be_read() {
        for lang in Lang::ALL {
            let cards = GalacticRebellionRules::default().cards(lang, None).unwrap();
            assert_eq!(cards.len(), 40 + 19 + 16 + 10);
            for card in cards {
                let bad = card.text.is_empty() || card.text.contains(['[', '{', '$']) || card.kind.contains('[');
                assert!(!bad, "{lang} {}: {}", card.id, card.text);
            }
        }
        assert!(GalacticRebellionRules::default().cards(Lang::En, Some("ships")).is_err());
    }
}

//! Star Realms on the shelf.

use crate::card::{Card, LIBRARY, SETS};
use crate::catalog::{Catalog, Kind};
use crate::game::{Duel, Group, WideDuel};
use crate::options::{Format, MOST_TURNS, Options};
use crate::text::{card_text, faction_text};
use crate::words::WORDS;
use serde_json::{Value as Json, json};
use starboard_core::about::{About, CardInfo, FormatInfo, OptionInfo, OptionKind};
use starboard_core::face::{AnyGame, Face, Rules, options_of};
use starboard_core::{Faults, Game, Lang};
use std::collections::{BTreeMap, HashMap};

pub struct StarRealmsRules;

/// For the registry.
pub static RULES: &dyn Rules = &StarRealmsRules;

impl Rules for StarRealmsRules {
    fn name(&self) -> &'static str {
        Duel::NAME
    }

    fn use_files(&self, files: &BTreeMap<String, String>) -> Result<(), Faults> {
        crate::card::use_files(files)
    }

    fn about(&self, lang: Lang) -> About {
        let say = |key: &str| WORDS.say(lang, key, &[]);
        let format = |f: Format| FormatInfo {
            name: f.id(),
            title: say(&format!("format-{}", f.id())),
            summary: say(&format!("format-{}-summary", f.id())),
            players: f.players().to_vec(),
        };
        About {
            name: Duel::NAME,
            title: say("title"),
            summary: say("summary"),
            edition: Duel::newest(),
            formats: Format::ALL.into_iter().map(format).collect(),
            options: options(lang),
            sets: SETS.iter().map(|s| (*s).to_owned()).collect(),
            ends: Duel::ENDS,
            minutes: (10, 20),
        }
    }

    fn cards(&self, lang: Lang, set: Option<&str>) -> Result<Vec<CardInfo>, Faults> {
        let starters = std::iter::once(&LIBRARY.starters);
        let mut found = false;
        let mut cards = Vec::new();
        for s in LIBRARY.sets.iter().chain(starters) {
            if set.is_none_or(|wanted| wanted == s.id) {
                found = true;
                let from = cards.len();
                cards.extend(s.cards.iter().map(|card| card_info(card, &s.id, lang)));
                if s.id == "rise-of-empire" {
                    crate::campaign::label(&mut cards[from..], lang);
                }
            }
        }
        if !found {
            let what =
                format!("there is no set `{}`; there are: {}, starters", set.unwrap_or_default(), SETS.join(", "));
            return Err(Faults::one("set", what));
        }
        Ok(cards)
    }

    /// The smallest table that has room for the options.
    fn game_of(&self, edition: Option<&str>, options: Json) -> Result<Box<dyn AnyGame>, Faults> {
        let (options, edition) = options_of::<Duel>(edition, options)?;
        let settled = options.settle()?;
        match (settled.players, settled.sets.len()) {
            (Some(2), 1) if settled.upgrades.is_empty() && !settled.post_campaign => {
                Ok(Face(Duel::of_edition(settled, edition)?.into()).boxed())
            }
            (Some(2), _) => Ok(Face(WideDuel::of_edition(settled, edition)?.into()).boxed()),
            _ => Ok(Face(Group::of_edition(settled, edition)?.into()).boxed()),
        }
    }
}

/// The cards of a table that the shelf has not, or has otherwise: upgraded ones, and those a scenario or an option changes.
pub(crate) fn own_cards(catalog: &Catalog, lang: Lang) -> Vec<CardInfo> {
    let shelf = LIBRARY.sets.iter().chain(std::iter::once(&LIBRARY.starters)).flat_map(|set| &set.cards);
    let shelf: HashMap<&str, &Card> = shelf.map(|card| (card.id.as_str(), card)).collect();
    let differs = |card: &Card| {
        let printed = shelf.get(card.id.as_str());
        printed.is_none_or(|printed| Card { count: printed.count, ..card.clone() } != **printed)
    };
    let kinds = (0..catalog.len()).map(|kind| kind as Kind).filter(|kind| catalog.row(*kind).is_none());
    let own = kinds.filter(|kind| differs(catalog.card(*kind)));
    let mut cards: Vec<CardInfo> = own.map(|k| card_info(catalog.card(k), catalog.set(k), lang)).collect();
    crate::campaign::label(&mut cards, lang);
    cards
}

pub(crate) fn card_info(card: &Card, set: &str, lang: Lang) -> CardInfo {
    let mut more = serde_json::Map::new();
    for (key, effects) in [("primary", &card.primary), ("scrap", &card.scrap), ("acquired", &card.acquired)] {
        if !effects.is_empty() {
            more.insert(key.to_owned(), json!(effects));
        }
    }
    if !card.ally.is_empty() {
        more.insert("ally".to_owned(), json!(card.ally));
    }
    if !card.standing.is_empty() {
        more.insert("standing".to_owned(), json!(card.standing));
    }
    if let Some(arrives) = card.arrives {
        more.insert("arrives".to_owned(), json!(arrives));
    }
    CardInfo {
        id: card.id.clone(),
        name: card.name.in_lang(lang).to_owned(),
        set: set.to_owned(),
        faction: Some(card.faction.id().to_owned()),
        faction_name: Some(faction_text(card.faction, lang)),
        kind: card.kind.id().to_owned(),
        kind_name: Some(WORDS.say(lang, &format!("type-{}", card.kind.id()), &[])),
        cost: Some(i32::from(card.cost)),
        defense: card.defense.map(i32::from),
        count: u16::from(card.count),
        text: card_text(card, lang),
        origin: card.origin.clone(),
        name_is_ours: lang == Lang::Fr && card.french_is_ours,
        rulings: crate::rulings::of(&card.id).iter().map(|r| (*r).to_owned()).collect(),
        more,
    }
}

fn options(lang: Lang) -> Vec<OptionInfo> {
    let say = |key: &str| WORDS.say(lang, key, &[]);
    let defaults = json!(Options::default());
    let option = |name: &'static str, kind: OptionKind, formats: &[Format]| OptionInfo {
        name,
        title: say(&format!("option-{name}")),
        summary: say(&format!("option-{name}-summary")),
        kind,
        default: defaults.get(name).cloned().unwrap_or(Json::Null),
        formats: formats.iter().map(|f| f.id()).collect(),
    };
    let choices = |name: &str, values: &[&str]| OptionKind::Choice {
        choices: values.iter().map(|v| ((*v).to_owned(), say(&format!("option-{name}-{v}")))).collect(),
    };
    let sets = SETS.iter().map(|s| ((*s).to_owned(), say(&format!("set-{s}")))).collect();
    vec![
        option("sets", OptionKind::Several { choices: sets }, &[]),
        option("copies", OptionKind::Number { min: 1, max: 3 }, &[]),
        option(
            "first",
            OptionKind::Number { min: 1, max: 6 },
            &[Format::Standard, Format::FreeForAll, Format::Hunter, Format::HunterFirstBlood, Format::Hydra],
        ),
        option("boss", OptionKind::Number { min: 1, max: 6 }, &[Format::Raid]),
        option("turn_limit", OptionKind::Number { min: 1, max: i64::from(MOST_TURNS) }, &[]),
        option("discards", choices("discards", &["at_once", "next_turn"]), &[]),
        option("unlimited_explorers", OptionKind::Flag, &[]),
        option("split_attacks", OptionKind::Flag, &[]),
        option("destroy_own_bases", OptionKind::Flag, &[]),
        option("pass_to", choices("pass_to", &["neighbours", "anyone"]), &[Format::Emperor]),
        option("kingdom", choices("kingdom", &["combat", "trade"]), &[]),
        option("post_campaign", OptionKind::Flag, &[]),
        option(
            "faction_decks",
            choices("faction_decks", &["off", "empire_first", "federation_first"]),
            &[Format::Standard, Format::Emperor, Format::Raid],
        ),
    ]
}

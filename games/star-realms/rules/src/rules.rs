//! Star Realms on the shelf.

use crate::card::{Card, Name, Set};
use crate::catalog::Catalog;
use crate::game::{DUEL_KINDS, Duel, Group, WideDuel};
use crate::library::{AnySet, Library};
use crate::options::{Format, MOST_TURNS, Options};
use crate::text::{card_text, faction_text};
use crate::words::WORDS;
use serde_json::{Value as Json, json};
use starboard_core::about::{About, CardInfo, FormatInfo, OptionInfo, OptionKind};
use starboard_core::face::{AnyGame, Face, Rules, options_of};
use starboard_core::{Faults, Game, Lang, PackFiles, Variation};
use std::collections::BTreeMap;

/// Star Realms, with the cards it is played with.
#[derive(Default)]
pub struct StarRealmsRules {
    pub library: Library,
}

impl Rules for StarRealmsRules {
    fn name(&self) -> &'static str {
        Duel::NAME
    }

    fn files(&self) -> BTreeMap<String, String> {
        Library::files()
    }

    fn pack(&self, key: &str) -> Option<PackFiles> {
        self.library.sets().find_map(|set| set.pack(key))
    }

    fn with_files(&self, of: Option<&Variation>, files: &BTreeMap<String, String>) -> Result<Box<dyn Rules>, Faults> {
        Ok(Box::new(StarRealmsRules { library: self.library.with_files(of, files)? }))
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
            options: options(&self.library, lang),
            sets: self.library.ids().into_iter().map(str::to_owned).collect(),
            ends: Duel::ENDS,
            minutes: (10, 20),
        }
    }

    fn cards(&self, lang: Lang, set: Option<&str>) -> Result<Vec<CardInfo>, Faults> {
        let library = &self.library;
        let wanted = |id: &str| set.is_none_or(|set| set == id);
        let sets = library.sets().map(|s| s.printed()).chain([library.starters()]);
        let sets: Vec<&Set> = sets.filter(|s| wanted(&s.id)).collect();
        if sets.is_empty() {
            let (set, ids) = (set.unwrap_or_default(), library.ids().join(", "));
            return Err(Faults::one("set", format!("there is no set `{set}`; there are: {ids}, starters")));
        }
        let info = |set: &Set, card: &Card| labelled(card_info(card, &set.id, lang), set.label.as_ref(), lang);
        Ok(sets.into_iter().flat_map(|set| set.cards.iter().map(move |card| info(set, card))).collect())
    }

    /// The smallest table that has room for the options.
    fn game_of(&self, edition: Option<&str>, options: Json) -> Result<Box<dyn AnyGame>, Faults> {
        let (options, edition) = options_of::<Duel>(edition, options)?;
        let library = &self.library;
        let settled = options.settle(library)?;
        let sets = library.chosen(&settled)?;
        let kinds = sets.iter().map(|set| set.cards.len()).sum::<usize>() + library.starters_with(&sets).cards.len();
        match settled.players {
            Some(2) if kinds <= DUEL_KINDS => Ok(Face(Duel::of(library, settled, edition)?.into()).boxed()),
            Some(2) => Ok(Face(WideDuel::of(library, settled, edition)?.into()).boxed()),
            _ => Ok(Face(Group::of(library, settled, edition)?.into()).boxed()),
        }
    }
}

/// The cards of a table that the shelf has not, or has otherwise: upgraded ones, and those a scenario or an option changes.
pub(crate) fn own_cards(catalog: &Catalog, lang: Lang) -> Vec<CardInfo> {
    let info = |kind| labelled(card_info(catalog.card(kind), catalog.set(kind), lang), catalog.label(kind), lang);
    catalog.own_kinds().map(info).collect()
}

/// What must be told with every card of a set is told with this one.
pub fn labelled(mut card: CardInfo, label: Option<&Name>, lang: Lang) -> CardInfo {
    if let Some(label) = label {
        card.more.insert("label".to_owned(), json!(label.in_lang(lang)));
    }
    card
}

/// A card as people look it up.
pub fn card_info(card: &Card, set: &str, lang: Lang) -> CardInfo {
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
    if lang == Lang::Fr {
        more.insert("gender".to_owned(), json!(card.name.gender));
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

fn options(library: &Library, lang: Lang) -> Vec<OptionInfo> {
    let say = |key: &str| WORDS.say(lang, key, &[]);
    let defaults = json!(Options::default());
    let option = |name: &'static str, kind: OptionKind, formats: &[Format]| OptionInfo {
        name,
        title: say(&format!("option-{name}")),
        summary: say(&format!("option-{name}-summary")),
        kind,
        default: defaults.get(name).cloned().unwrap_or(Json::Null),
        formats: formats.iter().map(|f| f.id()).collect(),
        needs: None,
    };
    let choices = |name: &str, values: &[&str]| OptionKind::Choice {
        choices: values.iter().map(|v| ((*v).to_owned(), say(&format!("option-{name}-{v}")))).collect(),
    };
    let sets = library.sets().map(|s| (s.printed().id.clone(), s.title(lang))).collect();
    let mut all = vec![
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
    ];
    let of_set = |set: &dyn AnySet| {
        let needs = ("sets", set.printed().id.clone());
        set.options(lang).into_iter().map(move |o| OptionInfo { needs: Some(needs.clone()), ..o }).collect::<Vec<_>>()
    };
    all.extend(library.sets().flat_map(of_set));
    all.push(option(
        "faction_decks",
        choices("faction_decks", &["off", "empire_first", "federation_first"]),
        &[Format::Standard, Format::Emperor, Format::Raid],
    ));
    all
}

//! What is said of the game before anybody sits down, and its place on the shelf.

use crate::contract::{Card, Contract, Origin, Sector};
use crate::data::{Agenda, Catalogue};
use crate::game::{Options, RiseToPower};
use crate::prism::Prism;
use crate::sets::Sets;
use crate::text::{agenda, bonus, card, colour, condition, prism, say, sector, tell, trade};
use serde_json::json;
use starboard_core::about::{About, CardInfo, FormatInfo, OptionInfo, OptionKind, changed};
use starboard_core::face::{AnyGame, Face, Rules};
use starboard_core::{Faults, Game, Lang, Variation};
use std::collections::BTreeMap;

/// Rise to Power on the shelf, with what it is played with.
#[derive(Default)]
pub struct RiseToPowerRules {
    sets: Sets,
}

impl Rules for RiseToPowerRules {
    fn name(&self) -> &'static str {
        RiseToPower::NAME
    }

    fn files(&self) -> BTreeMap<String, String> {
        Sets::files()
    }

    fn with_files(&self, of: Option<&Variation>, files: &BTreeMap<String, String>) -> Result<Box<dyn Rules>, Faults> {
        Ok(Box::new(RiseToPowerRules { sets: Sets::with_files(of, files)? }))
    }

    fn about(&self, lang: Lang) -> About {
        let word = |key: &str| say(lang, key, &[]);
        let (usual, newest) = (Options::default(), self.sets.newest());
        let hands = |players: u8| {
            let hands: Vec<String> = newest.compensated(players).iter().map(u8::to_string).collect();
            hands.join(", ")
        };
        let flag = |name: &'static str, default: bool| OptionInfo {
            name,
            title: word(&format!("option-{name}")),
            summary: tell!(lang, &format!("option-{name}-summary"), two = hands(2), three = hands(3), four = hands(4)),
            kind: OptionKind::Flag,
            default: json!(default),
            formats: Vec::new(),
            needs: None,
        };
        let choice = |name: &str| (name.to_owned(), word(&format!("option-first_player-{name}")));
        let first_player = OptionInfo {
            name: "first_player",
            title: word("option-first_player"),
            summary: word("option-first_player-summary"),
            kind: OptionKind::Choice { choices: vec![choice("drawn"), choice("seat_1")] },
            default: json!("drawn"),
            formats: Vec::new(),
            needs: None,
        };
        let (min, max) = newest.players;
        About {
            name: RiseToPower::NAME,
            title: word("title"),
            summary: word("summary"),
            edition: RiseToPower::newest(),
            formats: vec![FormatInfo {
                name: "standard",
                title: word("format-standard"),
                summary: word("format-standard-summary"),
                players: (min..=max).collect(),
            }],
            options: vec![
                flag("long_game", usual.long_game),
                flag("seat_compensation", usual.seat_compensation),
                first_player,
            ],
            sets: newest.sets.to_vec(),
            ends: RiseToPower::ENDS,
            minutes: (30, 40),
        }
    }

    fn cards(&self, lang: Lang, set: Option<&str>) -> Result<Vec<CardInfo>, Faults> {
        let newest = self.sets.newest();
        let sets = &newest.sets;
        if let Some(set) = set.filter(|s| !sets.iter().any(|known| known == s)) {
            return Err(Faults::one("set", format!("there is no set `{set}`; there are: {}", sets.join(", "))));
        }
        let mut all = all_cards(newest, lang);
        all.retain(|info| set.is_none_or(|set| info.set == set));
        Ok(all)
    }

    fn game_of(&self, edition: Option<&str>, options: serde_json::Value) -> Result<Box<dyn AnyGame>, Faults> {
        Face::<RiseToPower>::settle(&self.sets, edition, options)
    }
}

/// Every card of an edition.
pub(crate) fn all_cards(set: &Catalogue, lang: Lang) -> Vec<CardInfo> {
    let mut all = vec![plant_info(set, lang)];
    all.extend(Prism::all().map(|p| prism_info(set, p, lang)));
    all.extend(Card::all().map(|card| contract_info(set, card, lang)));
    all.extend(set.agendas.iter().map(|a| agenda_info(set, a, lang)));
    all
}

/// The cards that a variation has made others.
pub(crate) fn varied(set: &Catalogue, edition: &str, lang: Lang) -> Vec<CardInfo> {
    let Some(of) = &set.variation else { return Vec::new() };
    changed(all_cards(set, lang), &all_cards(Sets::default().of(edition), lang), of.label.in_lang(lang))
}

fn origin(origin: Origin, lang: Lang) -> String {
    say(lang, &format!("origin-{}", origin.id()), &[])
}

fn more(value: serde_json::Value) -> serde_json::Map<String, serde_json::Value> {
    match value {
        serde_json::Value::Object(map) => map,
        _ => serde_json::Map::new(),
    }
}

fn plant_info(set: &Catalogue, lang: Lang) -> CardInfo {
    let [draw, capacity, connections] = set.plant;
    CardInfo {
        id: "plant".to_owned(),
        name: say(lang, "plant", &[]),
        set: set.sets[0].clone(),
        kind: "plant".to_owned(),
        count: u16::from(set.players.1),
        text: tell!(lang, "card-plant", draw = draw, capacity = capacity, connections = connections),
        origin: origin(set.plant_origin, lang),
        rulings: rulings(&["RTP-03", "RTP-10"]),
        more: more(json!({ "draw": draw, "capacity": capacity, "connections": connections })),
        ..CardInfo::default()
    }
}

fn prism_info(set: &Catalogue, p: Prism, lang: Lang) -> CardInfo {
    let powered = Sector::ALL.into_iter().find(|s| set.colour(*s) == p.colour()).unwrap_or(Sector::Residential);
    CardInfo {
        id: p.to_string(),
        name: tell!(lang, "prism-card", card = prism(p, lang)),
        set: set.sets[0].clone(),
        faction: Some(powered.id().to_owned()),
        kind: "prism".to_owned(),
        count: u16::from(set.prism_copies),
        text: tell!(lang, "card-prism", sector = sector(powered, lang)),
        origin: prism_origin(set, lang),
        rulings: rulings(&["RTP-02", "RTP-13"]),
        more: more(json!({ "colour": p.colour(), "value": p.value() })),
        ..CardInfo::default()
    }
}

/// Colours and values are printed; how many of each there are is not.
fn prism_origin(set: &Catalogue, lang: Lang) -> String {
    match set.prism_copies_origin {
        Origin::Published => origin(Origin::Published, lang),
        Origin::Community => say(lang, "origin-prism", &[]),
    }
}

fn contract_info(set: &Catalogue, c: Card, lang: Lang) -> CardInfo {
    let face: &Contract = set.face(c);
    let district = &set.districts[usize::from(face.district)];
    let ability = trade(&district.trade, lang);
    let text = tell!(
        lang,
        "card-contract",
        cost = face.cost,
        colour = colour(set.colour(face.sector), lang),
        influence = face.influence,
        icons = face.icons,
        bonus = bonus(face.bonus, face.icons, lang),
        trade = ability,
    );
    CardInfo {
        id: face.id.clone(),
        name: card(set, c, lang),
        set: set.sets[1].clone(),
        faction: Some(face.sector.id().to_owned()),
        kind: "contract".to_owned(),
        cost: Some(i32::from(face.cost)),
        count: 1,
        text,
        origin: contract_origin(set, c, lang),
        name_is_ours: district.name_origin == Origin::Community || lang != Lang::En,
        rulings: rulings(&["RTP-11", "RTP-13", "RTP-17", "RTP-27"]),
        more: more(json!({
            "district": district.id,
            "sector": face.sector,
            "sector_name": sector(face.sector, lang),
            "colour": set.colour(face.sector),
            "influence": face.influence,
            "bonus": face.bonus,
            "bonus_name": bonus(face.bonus, 1, lang),
            "icons": face.icons,
            "trade": district.trade,
            "trade_text": ability,
            "origin": face.origin,
        })),
        ..CardInfo::default()
    }
}

/// A community card says what of it the rulebook does print.
fn contract_origin(set: &Catalogue, c: Card, lang: Lang) -> String {
    let face = set.face(c);
    let district = &set.districts[usize::from(face.district)];
    let facts = [("name", district.name_origin), ("influence", face.influence_origin)];
    let printed: Vec<String> = facts
        .into_iter()
        .filter(|(_, origin)| *origin == Origin::Published && face.origin == Origin::Community)
        .map(|(what, _)| say(lang, &format!("origin-what-{what}"), &[]))
        .collect();
    if printed.is_empty() {
        return origin(face.origin, lang);
    }
    tell!(lang, "origin-mixed", what = printed.join(", "))
}

fn agenda_info(set: &Catalogue, a: &Agenda, lang: Lang) -> CardInfo {
    CardInfo {
        id: a.id.clone(),
        name: agenda(&a.id, lang),
        set: set.sets[1].clone(),
        kind: "agenda".to_owned(),
        count: 1,
        text: tell!(lang, "card-agenda", influence = a.influence, condition = condition(a, lang)),
        origin: origin(a.origin, lang),
        name_is_ours: true,
        rulings: rulings(&["RTP-05", "RTP-31", "RTP-32"]),
        more: more(json!({ "influence": a.influence, "measure": a.measure, "at_least": a.at_least })),
        ..CardInfo::default()
    }
}

fn rulings(list: &[&str]) -> Vec<String> {
    list.iter().map(|r| (*r).to_owned()).collect()
}

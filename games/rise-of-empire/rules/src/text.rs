//! What people read about a campaign: scenario rules in words, rendered from the same data the rules interpret.

use super::pack::{Bonus, Condition, Envelope, Rule, Scenario, Side, Sticker, Who};
use super::scene::Scene;
use super::stickers::StickerRow;
use super::upgrade::sticker;
use super::variant::bonus_winners;
use super::{Now, Table, stickers};
use crate::Pack;
use serde::Serialize;
use starboard_core::words::{Arg, entry, list_and, semicolon};
use starboard_core::{CardInfo, Lang, Seat, Words};
use starboard_star_realms::card::{Card, Name};
use starboard_star_realms::card_info;
use starboard_star_realms::catalog::{Kind, NONE};
use starboard_star_realms::faction::Faction;
use starboard_star_realms::text::{ally_text, effects_text, effects_to, joined_text, of_faction, scrap_text};
use std::sync::LazyLock;
use ts_rs::TS;

/// The words of the campaign.
pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(|| starboard_core::words!("../../words", "rules"));

fn say(lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    WORDS.say(lang, key, args)
}

/// A scenario's rules in words, one line each, when `first` begins and has taken a choice.
pub fn scenario_text(pack: &Pack, scenario: &Scenario, first: Side, choice: Option<u8>, lang: Lang) -> Vec<String> {
    let mut lines: Vec<String> =
        scenario.rules(first, choice).into_iter().map(|rule| rule_text(pack, rule, lang)).collect();
    if scenario.political {
        lines.push(say(lang, "rule-political", &[("n", scenario.number.into())]));
    }
    lines.extend(scenario.bonuses.iter().map(|bonus| bonus_text(pack, bonus, lang)));
    let cards = pack.written.envelopes.iter().filter(|e| e.scenario == scenario.number);
    lines.extend(cards.map(|envelope| envelope_text(envelope, lang)));
    lines
}

/// One option of the first player's choice in words.
pub(super) fn option_text(pack: &Pack, scenario: &Scenario, first: Side, option: usize, lang: Lang) -> String {
    let Some(option) = scenario.choice.as_ref().and_then(|c| c.options.get(option)) else { return String::new() };
    let rules: Vec<String> = option.rules(first).map(|rule| rule_text(pack, rule, lang)).collect();
    match &option.name {
        Some(name) => entry(lang, name.in_lang(lang), &rules.join(" ")),
        None => rules.join(" "),
    }
}

/// The trade cards that come out of an envelope.
fn envelope_text(envelope: &Envelope, lang: Lang) -> String {
    let card = |c: &Card| match c.count {
        1 => c.name.in_lang(lang).to_owned(),
        n => format!("{n} × {}", c.name.in_lang(lang)),
    };
    let cards = envelope.cards.iter().map(card).collect::<Vec<_>>().join(", ");
    let key = if envelope.stay { "rule-envelope" } else { "rule-envelope-once" };
    say(lang, key, &[("cards", (&cards).into())])
}

fn name_of(pack: &Pack, id: &str, lang: Lang) -> String {
    let mut all = pack.starters.cards.iter().chain(&pack.written.scenario_cards).chain(pack.written.trade_cards());
    all.find(|c| c.id == id).map_or_else(|| id.to_owned(), |c| c.name.in_lang(lang).to_owned())
}

fn names_of(pack: &Pack, ids: &[String], lang: Lang) -> String {
    list_and(lang, &ids.iter().map(|id| name_of(pack, id, lang)).collect::<Vec<_>>())
}

fn rule_text(pack: &Pack, rule: &Rule, lang: Lang) -> String {
    rule_for(pack, rule, "rule", lang)
}

/// A rule for both (`rule`), or for whom it has just been said (`only`).
fn rule_for(pack: &Pack, rule: &Rule, whom: &str, lang: Lang) -> String {
    let effects = |list| effects_text(list, lang);
    let whose = |key: &str| format!("{whom}-{key}");
    match rule {
        Rule::Only { who, rules } => {
            let who = match who {
                Who::StarEmpire => say(lang, "side-star_empire", &[]),
                Who::TradeFederation => say(lang, "side-trade_federation", &[]),
                Who::First => say(lang, "who-first", &[]),
                Who::Second => say(lang, "who-second", &[]),
            };
            let text = rules.iter().map(|rule| rule_for(pack, rule, "only", lang)).collect::<Vec<_>>().join(" ");
            say(lang, "rule-only", &[("who", (&who).into()), ("text", (&text).into())])
        }
        Rule::Authority(a) => match (a.set, a.add) {
            (Some(n), _) => say(lang, &whose("authority-set"), &[("n", n.into())]),
            (None, n) => say(lang, &whose("authority-add"), &[("n", n.unwrap_or(0).into())]),
        },
        Rule::CatchUp { per_point, at_most } => {
            say(lang, "rule-catch_up", &[("n", (*per_point).into()), ("most", (*at_most).into())])
        }
        Rule::Replace { from, to, n } => {
            let (from, to) = (name_of(pack, from, lang), name_of(pack, to, lang));
            say(lang, &whose("replace"), &[("n", (*n).into()), ("from", (&from).into()), ("to", (&to).into())])
        }
        Rule::InPlay(id) => say(lang, &whose("in_play"), &[("card", (&name_of(pack, id, lang)).into())]),
        Rule::Muster { max_cost, cards } => {
            say(lang, &whose("muster"), &[("n", (*max_cost).into()), ("cards", (*cards).into())])
        }
        Rule::UpgradedPrice(n) => say(lang, "rule-upgraded_price", &[("n", (*n).into())]),
        Rule::UpgradePrice { ship, base } => {
            say(lang, "rule-upgrade_price", &[("ship", (*ship).into()), ("base", (*base).into())])
        }
        Rule::Adds { cards, primary } => {
            let (cards, text) = (names_of(pack, cards, lang), effects(primary));
            say(lang, "rule-adds", &[("cards", (&cards).into()), ("text", (&text).into())])
        }
        Rule::Price { card, less } => {
            say(lang, "rule-price", &[("card", (&name_of(pack, card, lang)).into()), ("n", (*less).into())])
        }
        Rule::Defense(n) if *n < 0 => say(lang, "rule-defense-less", &[("n", n.unsigned_abs().into())]),
        Rule::Defense(n) => say(lang, "rule-defense-more", &[("n", (*n).into())]),
        Rule::Row(n) => say(lang, "rule-row", &[("n", (*n).into())]),
        Rule::AlliesOn(cards) => say(lang, "rule-allies_on", &[("cards", (&names_of(pack, cards, lang)).into())]),
        Rule::TurnStart { from, effects: list } => {
            let key = if *from > 1 { "rule-turn_start-from" } else { "rule-turn_start" };
            say(lang, key, &[("n", (*from).into()), ("text", (&effects(list)).into())])
        }
        Rule::OncePerTurn { trade, effects: list } => {
            say(lang, "rule-once_per_turn", &[("n", (*trade).into()), ("text", (&effects_to(list, lang)).into())])
        }
        Rule::OnAcquire(a) => {
            let text = effects(&a.effects);
            let of = a.faction.map(|f| of_faction(f, lang)).unwrap_or_default();
            let key = match (a.faction.is_some(), a.upgraded, a.first) {
                (true, ..) => "rule-on_acquire-faction",
                (_, true, true) => "rule-on_acquire-upgraded-first",
                (_, true, false) => "rule-on_acquire-upgraded",
                (_, _, true) => "rule-on_acquire-first",
                _ => "rule-on_acquire",
            };
            say(lang, key, &[("of", (&of).into()), ("text", (&text).into())])
        }
        Rule::NoAttackBefore(n) => say(lang, &whose("no_attack_before"), &[("n", (*n).into())]),
    }
}

pub(super) fn bonus_text(pack: &Pack, bonus: &Bonus, lang: Lang) -> String {
    let when = match &bonus.when {
        Condition::Upgrades { n, faction } => {
            say(lang, "bonus-upgrades", &[("n", (*n).into()), ("of", (&of_faction(*faction, lang)).into())])
        }
        Condition::Destroys(n) => say(lang, "bonus-destroys", &[("n", (*n).into())]),
        Condition::Defectors(n) => say(lang, "bonus-defectors", &[("n", (*n).into())]),
        Condition::Keeps(id) => say(lang, "bonus-keeps", &[("card", (&name_of(pack, id, lang)).into())]),
    };
    let name = bonus.name.in_lang(lang);
    say(lang, "rule-bonus", &[("name", name.into()), ("n", bonus.points.into()), ("when", (&when).into())])
}

/// A sticker's text as it reads on a card.
pub(super) fn sticker_text(sticker: &Sticker, side: Faction, lang: Lang) -> String {
    let mut parts = Vec::new();
    if !sticker.add.is_empty() {
        parts.push(joined_text(&sticker.add, lang));
    }
    if !sticker.ally.is_empty() {
        parts.push(ally_text(sticker.ally_of.unwrap_or(side), &sticker.ally, lang));
    }
    if !sticker.scrap.is_empty() {
        parts.push(scrap_text(&sticker.scrap, lang));
    }
    parts.into_iter().reduce(|a, b| semicolon(lang, &a, &b)).unwrap_or_default()
}

/// What a view of a campaign game shows besides the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CampaignView {
    pub pack: String,
    /// Always to be shown.
    pub label: Name,
    pub scenario: u8,
    pub name: Name,
    pub story: Name,
    /// The scenario's rules in words.
    pub rules: Lines,
    /// The first player's choice, from 1.
    pub choice: Option<u8>,
    pub first: Seat,
    /// By seat.
    pub sides: [Side; 2],
    pub points: [u8; 2],
    pub sheets: Vec<SheetView>,
    /// The sheet that wins a political victory, and how many of its stickers each seat has used.
    pub political: Option<Progress>,
    pub bonus: Option<BonusView>,
    /// The scenario's further bonus cards.
    pub more_bonuses: Vec<BonusView>,
    /// Every upgraded card, from before and from this game.
    pub upgraded: Vec<UpgradedView>,
    /// The cards of the trade row for which a sticker is left.
    pub upgradable: Vec<UpgradableView>,
}

/// A card that can be upgraded while it is acquired.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct UpgradableView {
    pub card: String,
    /// By seat: the trade it takes beside the card's cost; nothing where none of the side's stickers fits.
    pub prices: [Option<u8>; 2],
    /// By seat: the stickers that fit.
    pub stickers: [Vec<String>; 2],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Lines {
    pub en: Vec<String>,
    pub fr: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Progress {
    pub sheet: u8,
    pub used: [u8; 2],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BonusView {
    pub name: Name,
    pub text: Name,
    pub points: u8,
    pub progress: [u8; 2],
    pub earned: Option<Seat>,
}

/// A sticker sheet that is unlocked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SheetView {
    pub side: Side,
    pub number: u8,
    pub title: Name,
    pub rows: Vec<RowView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RowView {
    pub cost: u8,
    pub ship: Name,
    pub base: Name,
    /// The action `upgrade <sticker>` uses it.
    pub sticker: String,
    /// The upgraded card that carries it.
    pub used: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct UpgradedView {
    pub id: String,
    pub by: Side,
    pub sheet: u8,
    pub en: CardInfo,
    pub fr: CardInfo,
}

fn both(text: impl Fn(Lang) -> String) -> Name {
    Name::new(text(Lang::En), text(Lang::Fr))
}

/// The sheets unlocked in a scenario; `used` tells which upgraded card carries a row's sticker.
pub(super) fn sheets(
    pack: &Pack,
    scenario: u8,
    used: impl Fn(Side, u8, &super::pack::Row) -> Option<String>,
) -> Vec<SheetView> {
    let unlocked = pack.written.sheets.iter().filter(|s| s.scenario <= scenario);
    let shown = |sheet: &super::pack::Sheet| SheetView {
        side: sheet.side,
        number: sheet.number,
        title: sheet.title.clone(),
        rows: sheet
            .rows
            .iter()
            .map(|row| RowView {
                cost: row.cost,
                ship: both(|lang| sticker_text(&row.ship, sheet.side.faction(), lang)),
                base: both(|lang| sticker_text(&row.base, sheet.side.faction(), lang)),
                sticker: StickerRow { side: sheet.side, sheet: sheet.number, cost: row.cost }.name(),
                used: used(sheet.side, sheet.number, row),
            })
            .collect(),
    };
    unlocked.map(shown).collect()
}

impl CampaignView {
    /// The lines above the table in the terminal.
    pub(crate) fn show(&self, lang: Lang) -> String {
        let rules = if lang == Lang::En { &self.rules.en } else { &self.rules.fr };
        let head = say(
            lang,
            "show-scenario",
            &[
                ("n", self.scenario.into()),
                ("name", self.name.in_lang(lang).into()),
                ("label", self.label.in_lang(lang).into()),
            ],
        );
        let [one, two] = self.sides.map(|side| super::history::side_name(side, lang));
        let mut lines = vec![head];
        lines.extend(rules.iter().map(|r| format!("  {r}")));
        if let Some(p) = &self.political {
            lines.push(say(
                lang,
                "show-political",
                &[
                    ("sheet", p.sheet.into()),
                    ("side", (&one).into()),
                    ("one", p.used[0].into()),
                    ("other", (&two).into()),
                    ("two", p.used[1].into()),
                ],
            ));
        }
        lines.join("\n")
    }
}

pub(super) fn look<const S: usize, const K: usize>(g: &Table<S, K>, s: &Now<S, K>) -> CampaignView {
    let scene = &g.scene;
    let scenario = &scene.scenario;
    let first = scene.sides[scene.first as usize];
    let lines = |lang| scenario_text(&scene.pack, scenario, first, scene.choice, lang);
    let before = scene.upgrades.iter().filter_map(|u| g.catalog.kind(&u.to_string()));
    let upgraded: Vec<UpgradedView> =
        before.chain(stickers::used(g, s)).filter_map(|k| look_at_upgraded(g, s, k)).collect();
    let sheets = sheets(&scene.pack, scenario.number, |side, number, row| {
        // The printed cost chose the row; the scenario may have changed it.
        let printed = |u: &UpgradedView| scene.pack.card(u.id.split('+').next().unwrap_or_default()).map(|c| c.cost);
        let fits = |u: &&UpgradedView| u.by == side && u.sheet == number && printed(u) == Some(row.cost);
        upgraded.iter().find(fits).map(|u| u.id.clone())
    });
    let earned = bonus_winners(g, s);
    let mut bonuses = scene.bonuses().map(|(i, b)| BonusView {
        name: b.name.clone(),
        text: both(|lang| bonus_text(&scene.pack, b, lang)),
        points: b.points,
        progress: s.extra.progress[i],
        earned: earned[i],
    });
    let political = scene.political.map(|sheet| Progress {
        sheet,
        used: scene.sides.map(|side| upgraded.iter().filter(|u| u.by == side && u.sheet == sheet).count() as u8),
    });
    CampaignView {
        pack: scene.pack.id().to_owned(),
        label: scene.pack.written.label.clone(),
        scenario: scenario.number,
        name: scenario.name.clone(),
        story: scenario.story.clone(),
        rules: Lines { en: lines(Lang::En), fr: lines(Lang::Fr) },
        choice: scene.choice.map(|c| c + 1),
        first: Seat(scene.first),
        sides: scene.sides,
        points: scene.points,
        sheets,
        political,
        bonus: bonuses.next(),
        more_bonuses: bonuses.collect(),
        upgraded,
        upgradable: upgradable(g, s),
    }
}

/// What the cards of the trade row could be upgraded for.
fn upgradable<const S: usize, const K: usize>(g: &Table<S, K>, s: &Now<S, K>) -> Vec<UpgradableView> {
    let shown = g.row_cards(s).filter(|kind| *kind != NONE);
    let views = shown.map(|kind| UpgradableView {
        card: g.name(s, kind),
        prices: [0, 1].map(|seat| stickers::could_cost(g, s, seat, kind)),
        stickers: [0, 1].map(|seat| stickers::could_carry(g, s, seat, kind).map(|row| row.name()).collect()),
    });
    views.filter(|view| view.prices.iter().any(Option::is_some)).collect()
}

fn look_at_upgraded<const S: usize, const K: usize>(
    g: &Table<S, K>,
    s: &Now<S, K>,
    kind: Kind,
) -> Option<UpgradedView> {
    let card = g.card(s, kind);
    let upgrade: super::Upgrade = card.id.parse().ok()?;
    let info = |lang| card_info(card, "rise-of-empire", lang);
    Some(UpgradedView {
        id: card.id.clone(),
        by: upgrade.side,
        sheet: upgrade.sheet,
        en: info(Lang::En),
        fr: info(Lang::Fr),
    })
}

/// What the scenario offers once a turn, as a button.
pub(super) fn say_offer(scene: &Scene, seat: u8, lang: Lang) -> String {
    let side = scene.sides[usize::from(seat) % 2];
    let rules = scene.scenario.rules_by_side(scene.sides[scene.first as usize % 2], scene.choice);
    let own = rules.into_iter().filter(|(of, _)| of.is_none_or(|of| of == side)).map(|(_, rule)| rule);
    // The last one holds.
    let offer = own.rev().find(|r| matches!(r, Rule::OncePerTurn { .. }));
    let text = offer.map_or_else(String::new, |rule| rule_text(&scene.pack, rule, lang));
    say(lang, "act-scenario", &[("text", (&text).into())])
}

/// A sticker on offer for the card being acquired.
pub(super) fn say_sticker<const S: usize, const K: usize>(
    g: &Table<S, K>,
    s: &Now<S, K>,
    kind: Kind,
    lang: Lang,
) -> String {
    let Some(row) = stickers::row(g, kind) else { return String::new() };
    let Some(sheet) = g.scene.pack.sheet(row.side, row.sheet) else { return String::new() };
    let asked = g.card(s, g.being_upgraded(s).unwrap_or(kind));
    let text = sheet
        .rows
        .iter()
        .find(|r| r.cost == row.cost)
        .map(|r| sticker_text(sticker(r, asked), row.side.faction(), lang));
    let args = [
        ("sheet", sheet.title.in_lang(lang).into()),
        ("text", text.as_deref().unwrap_or_default().into()),
        ("n", row.cost.into()),
    ];
    say(lang, "act-upgrade", &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_are_complete() {
        assert_eq!(WORDS.unmatched(), Vec::<String>::new());
    }
}

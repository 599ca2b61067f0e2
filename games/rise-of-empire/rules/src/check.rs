//! What the rulebook demands of any pack.

use super::pack::{BONUSES, Bonus, Condition, Rule, Scenario, Sheet, Side, Written};
use super::upgrade::{has_room, sticker};
use starboard_core::Faults;
use starboard_star_realms::card::{Card, Set, check_card};
use starboard_star_realms::effect::Effect;
use starboard_star_realms::faction::Faction;
use std::collections::{BTreeMap, HashSet};

const REALMS: [Faction; 3] = [Faction::Consortium, Faction::Kingdom, Faction::Scavengers];
/// Kinds a campaign table has room for, besides the starters and one for the scenario itself.
const ROOM: usize = 120 - 40 - 8;
/// The most effects of one card, sticker or rule.
const MOST_EFFECTS: usize = 30;
/// The most authority that a side begins with.
const MOST_AUTHORITY: i32 = 500;

/// Every violation, at its entry.
pub(super) fn check(pack: &Written, starters: &Set) -> Result<(), Faults> {
    let mut faults = Faults::default();
    if !starboard_core::pack::is_name(&pack.pack) {
        faults.add("pack", "a pack's name is made of a-z, 0-9 and -, 60 at most");
    }
    starter_decks(pack, starters, &mut faults);
    lengths(pack, &mut faults);
    cards(pack, starters, &mut faults);
    bands(pack, &mut faults);
    sheets(pack, &mut faults);
    scenarios(pack, starters, &mut faults);
    faults.or(())
}

fn cards(pack: &Written, starters: &Set, faults: &mut Faults) {
    let mut seen: HashSet<&str> = starters.cards.iter().map(|c| c.id.as_str()).collect();
    for card in pack.scenario_cards.iter().chain(pack.trade_cards()).chain(&pack.post_campaign) {
        check_card(card, &mut |what| faults.add(&card.id, what));
        if !seen.insert(&card.id) {
            faults.add(&card.id, "this id is there twice, or a starter has it");
        }
        if !card.acquired.is_empty() && card.when_acquired {
            faults.add(&card.id, "`when_acquired` is short for its band's effects; `acquired` says them: not both");
        }
        if card.second_faction.is_some() {
            faults.add(&card.id, "a second faction is what an upgrade gives");
        }
    }
    for card in &pack.cards {
        if !REALMS.contains(&card.faction) {
            faults.add(&card.id, "a card of the trade deck is of the Consortium, the Kingdom or the Scavengers");
        }
        if !(1..=8).contains(&card.cost) {
            faults.add(&card.id, format!("costs go from 1 to 8, not {}", card.cost));
        }
    }
    for card in pack.trade_cards().chain(&pack.post_campaign).filter(|c| !(1..=20).contains(&c.count)) {
        faults.add(&card.id, format!("from 1 to 20 copies, not {}", card.count));
    }
    for envelope in &pack.envelopes {
        if !(1..=12).contains(&envelope.scenario) {
            faults.add("envelope", format!("there are scenarios 1 to 12, not {}", envelope.scenario));
        }
        if envelope.cards.is_empty() {
            faults.add(format!("envelope {}", envelope.scenario), "it has no cards");
        }
    }
    let total: u16 = pack.cards.iter().map(|c| u16::from(c.count)).sum();
    if total != 60 {
        faults.add("card", format!("the trade deck has 60 cards, these are {total}"));
    }
    for realm in REALMS {
        let n: u16 = pack.cards.iter().filter(|c| c.faction == realm).map(|c| u16::from(c.count)).sum();
        if n != 20 {
            faults.add("card", format!("20 cards of the {}, not {n}", realm.id()));
        }
    }
    if pack.trade_cards().count() + pack.scenario_cards.len() + pack.starters.len() > ROOM {
        faults.add("card", format!("room for {ROOM} different cards at most"));
    }
}

/// More effects than any card has are a mistake, and would not find room at a table.
fn lengths(pack: &Written, faults: &mut Faults) {
    let mut count = |at: &str, effects: &mut dyn Iterator<Item = &Effect>| {
        let n: usize = effects.map(Effect::size).sum();
        if n > MOST_EFFECTS {
            faults.add(at, format!("{n} effects; {MOST_EFFECTS} at most"));
        }
    };
    let cards = pack.starters.iter().chain(&pack.scenario_cards).chain(pack.trade_cards()).chain(&pack.post_campaign);
    for card in cards {
        let lists = card.primary.iter().chain(&card.scrap).chain(&card.acquired);
        count(&card.id, &mut lists.chain(card.ally.iter().flat_map(|a| &a.effects)));
    }
    for band in &pack.bands {
        count("band", &mut band.effects.iter().chain(&band.otherwise));
    }
    for sticker in pack.sheets.iter().flat_map(|s| &s.rows).flat_map(|row| [&row.ship, &row.base]) {
        count("sheet", &mut sticker.add.iter().chain(&sticker.ally).chain(&sticker.scrap));
    }
}

fn starter_decks(pack: &Written, starters: &Set, faults: &mut Faults) {
    for card in &pack.starters {
        check_card(card, &mut |what| faults.add(&card.id, what));
        if card.id == "explorer" && (card.kind.is_base() || card.cost == 0) {
            faults.add(&card.id, "it is a ship with a cost");
        }
        if !card.acquired.is_empty() || card.when_acquired {
            faults.add(&card.id, "a starter is never acquired");
        }
    }
    for deck in &pack.decks {
        let at = format!("deck {}", deck.id);
        if !Side::ALL.iter().any(|side| side.id() == deck.id) {
            faults.add(&at, "there are the decks `star_empire` and `trade_federation`");
        }
        for id in deck.cards.keys().filter(|id| !starters.cards.iter().any(|c| c.id == **id)) {
            faults.add(&at, format!("there is no starter `{id}`"));
        }
        let size: u16 = deck.cards.values().map(|n| u16::from(*n)).sum();
        if !(5..=30).contains(&size) {
            faults.add(&at, format!("a personal deck has 5 to 30 cards, not {size}"));
        }
    }
}

fn bands(pack: &Written, faults: &mut Faults) {
    for band in &pack.bands {
        let at = format!("band {} {}-{}", band.faction.id(), band.cost[0], band.cost[1]);
        for effect in band.effects.iter().chain(&band.otherwise) {
            effect.faults(&mut |what| faults.add(&at, what));
        }
    }
    let fits = |c: &Card| {
        let of = pack.bands.iter().filter(|b| b.faction == c.faction && (b.cost[0]..=b.cost[1]).contains(&c.cost));
        of.count()
    };
    for card in pack.trade_cards().chain(&pack.post_campaign).filter(|c| c.when_acquired) {
        if fits(card) != 1 {
            faults.add(&card.id, format!("just one band for its faction and cost, not {}", fits(card)));
        }
    }
}

fn sheets(pack: &Written, faults: &mut Faults) {
    for side in Side::ALL {
        for number in 1..=4 {
            let there = pack.sheets.iter().filter(|s| s.side == side && s.number == number).count();
            if there != 1 {
                faults.add("sheet", format!("sheet {number} of the {} is there {there} times, not once", side.id()));
            }
        }
    }
    let mut rows: BTreeMap<u8, u16> = BTreeMap::new();
    for sheet in &pack.sheets {
        one_sheet(pack, sheet, faults);
        for row in &sheet.rows {
            *rows.entry(row.cost).or_default() += 1;
        }
    }
    for (cost, n) in rows {
        let of_cost = || pack.cards.iter().filter(|c| c.cost == cost);
        let copies: u16 = of_cost().map(|c| u16::from(c.count)).sum();
        if copies < n {
            faults
                .add("sheet", format!("{n} rows of cost {cost}, but {copies} cards: the last upgrades would be stuck"));
        }
        for (base, word) in [(false, "ship"), (true, "base")] {
            if !of_cost().any(|c| c.kind.is_base() == base) {
                faults.add("sheet", format!("a row of cost {cost}, but no {word} of that cost"));
            }
        }
    }
}

fn one_sheet(pack: &Written, sheet: &Sheet, faults: &mut Faults) {
    let at = format!("sheet {} {}", sheet.side.id(), sheet.number);
    if !(1..=4).contains(&sheet.number) {
        faults.add(&at, "sheets are numbered from 1 to 4");
    }
    if sheet.scenario != sheet.number {
        faults.add(&at, format!("it lies in envelope {}, not {}", sheet.number, sheet.scenario));
    }
    let costs: HashSet<u8> = sheet.rows.iter().map(|r| r.cost).collect();
    if sheet.rows.len() != 5 || costs.len() != 5 {
        faults.add(&at, "five rows of five different costs");
    }
    for row in &sheet.rows {
        for (sticker, base) in [(&row.ship, false), (&row.base, true)] {
            let at = format!("{at}, cost {}, {}", row.cost, if base { "base" } else { "ship" });
            if sticker.add.is_empty() && sticker.ally.is_empty() && sticker.scrap.is_empty() {
                faults.add(&at, "a sticker has `add`, `ally` or `scrap`");
            }
            let effects = sticker.add.iter().chain(&sticker.ally).chain(&sticker.scrap);
            for effect in effects {
                effect.faults(&mut |what| faults.add(&at, what));
                if matches!(effect, Effect::Copy(_)) {
                    faults.add(&at, "a sticker does not copy");
                }
            }
        }
        let fitting = pack.cards.iter().filter(|c| c.cost == row.cost && has_room(c, sheet.side, sticker(row, c)));
        if fitting.count() == 0 && pack.cards.iter().any(|c| c.cost == row.cost) {
            faults.add(&at, format!("the row of cost {} fits no card: they have two ally abilities each", row.cost));
        }
        if !pack.cards.iter().any(|c| c.cost == row.cost) {
            faults.add(&at, format!("a row of cost {} without any card of that cost", row.cost));
        }
    }
}

fn scenarios(pack: &Written, starters: &Set, faults: &mut Faults) {
    for number in 1..=12 {
        let there = pack.scenarios.iter().filter(|s| s.number == number).count();
        if there != 1 {
            faults.add("scenario", format!("scenario {number} is there {there} times, not once"));
        }
    }
    for scenario in &pack.scenarios {
        let at = format!("scenario {}", scenario.number);
        if scenario.political != (1..=4).contains(&scenario.number) {
            faults.add(&at, "a political victory is possible in scenarios 1 to 4, and only there");
        }
        if scenario.points == 0 {
            faults.add(&at, "a victory point card is worth at least 1");
        }
        if scenario.number == 1 && scenario.star_empire_first != scenario.trade_federation_first {
            faults.add(&at, "the first scenario card is alike on both sides");
        }
        if let Some(choice) = &scenario.choice
            && (choice.options.len() < 2 || choice.options.iter().any(|o| o.name.is_none()))
        {
            faults.add(&at, "a choice needs two options or more, each with a name");
        }
        if scenario.bonuses.len() > BONUSES {
            faults.add(&at, format!("{BONUSES} bonus cards at most"));
        }
        for Bonus { name, when, .. } in &scenario.bonuses {
            let at = format!("{at}, bonus {}", name.en);
            match when {
                Condition::Keeps(id) => known(pack, starters, id, &at, faults),
                Condition::Upgrades { n: 0, .. } | Condition::Destroys(0) | Condition::Defectors(0) => {
                    faults.add(at, "it needs at least 1");
                }
                _ => {}
            }
        }
        let options = scenario.choice.iter().flat_map(|c| &c.options);
        let mut all: Vec<&Rule> =
            scenario.both.iter().chain(&scenario.star_empire_first).chain(&scenario.trade_federation_first).collect();
        all.extend(options.flat_map(|o| o.both.iter().chain(&o.star_empire_first).chain(&o.trade_federation_first)));
        for rule in all {
            one_rule(pack, starters, rule, false, &at, faults);
        }
        authority(scenario, &at, faults);
    }
}

/// The authority that each side begins with, whichever begins and whatever is chosen.
fn authority(scenario: &Scenario, at: &str, faults: &mut Faults) {
    let choices: Vec<Option<u8>> = match scenario.options() {
        0 => vec![None],
        n => (0..n).map(Some).collect(),
    };
    for (first, choice) in Side::ALL.into_iter().flat_map(|first| choices.iter().map(move |c| (first, *c))) {
        let rules = scenario.rules_by_side(first, choice);
        for side in Side::ALL {
            let (mut least, mut most) = (50, 50);
            for (_, rule) in rules.iter().filter(|(of, _)| of.is_none_or(|of| of == side)) {
                match rule {
                    Rule::Authority(a) => {
                        let changed = |n: i32| a.set.map_or(n + i32::from(a.add.unwrap_or(0)), i32::from);
                        (least, most) = (changed(least), changed(most));
                    }
                    Rule::CatchUp { at_most, .. } => most += i32::from(*at_most),
                    _ => {}
                }
            }
            if least < 1 || most > MOST_AUTHORITY {
                let n = if least < 1 { least } else { most };
                let what = format!("the {} begins with {n} authority; allowed: 1 to {MOST_AUTHORITY}", side.id());
                faults.add(at, what);
                return;
            }
        }
    }
}

fn one_rule(pack: &Written, starters: &Set, rule: &Rule, for_one: bool, at: &str, faults: &mut Faults) {
    let effects = |list: &[Effect], faults: &mut Faults| {
        let n: usize = list.iter().map(Effect::size).sum();
        if n > MOST_EFFECTS {
            faults.add(at, format!("{n} effects; {MOST_EFFECTS} at most"));
        }
        for effect in list {
            effect.faults(&mut |what| faults.add(at, what));
        }
    };
    let for_all = match rule {
        Rule::Adds { .. } => "adds",
        Rule::Price { .. } => "price",
        Rule::UpgradedPrice(_) => "upgraded_price",
        Rule::UpgradePrice { .. } => "upgrade_price",
        Rule::Defense(_) => "defense",
        Rule::Row(_) => "row",
        Rule::AlliesOn(_) => "allies_on",
        _ => "",
    };
    if for_one && !for_all.is_empty() {
        faults.add(at, format!("`{for_all}` is about cards that both sides may have: it cannot be in `only`"));
    }
    match rule {
        Rule::Only { .. } if for_one => faults.add(at, "`only` within `only`"),
        Rule::Only { rules, .. } => rules.iter().for_each(|rule| one_rule(pack, starters, rule, true, at, faults)),
        Rule::Authority(a) if a.set.is_some() == a.add.is_some() => faults.add(at, "`authority` needs `set` or `add`"),
        Rule::Replace { from, to, .. } => {
            known(pack, starters, from, at, faults);
            known(pack, starters, to, at, faults);
        }
        Rule::InPlay(id) => {
            known(pack, starters, id, at, faults);
            if !pack.scenario_cards.iter().any(|c| c.id == *id && c.kind.is_base()) {
                faults.add(at, format!("`{id}` is not a base among the scenario cards"));
            }
        }
        Rule::Adds { cards, primary } => {
            cards.iter().for_each(|id| known(pack, starters, id, at, faults));
            effects(primary, faults);
        }
        Rule::AlliesOn(cards) => cards.iter().for_each(|id| known(pack, starters, id, at, faults)),
        Rule::Price { card, .. } => known(pack, starters, card, at, faults),
        Rule::Muster { cards, .. } if !(1..=3).contains(cards) => {
            faults.add(at, format!("a side musters 1 to 3 cards, not {cards}"))
        }
        Rule::UpgradePrice { ship, base } if *ship > 9 || *base > 9 => {
            faults.add(at, "an upgrade costs 9 trade at most")
        }
        Rule::Row(n) if !(3..=6).contains(n) => faults.add(at, format!("a trade row has 3 to 6 cards, not {n}")),
        Rule::TurnStart { effects: list, .. } | Rule::OncePerTurn { effects: list, .. } => effects(list, faults),
        Rule::OnAcquire(a) => effects(&a.effects, faults),
        _ => {}
    }
}

fn known(pack: &Written, starters: &Set, id: &str, at: &str, faults: &mut Faults) {
    let mut all = starters.cards.iter().chain(&pack.scenario_cards).chain(pack.trade_cards());
    if !all.any(|c| c.id == id) {
        faults.add(at, format!("there is no card `{id}`"));
    }
}

//! The table of one scenario: its cards as the scenario changes them, its open sticker rows, its rules compiled.

use super::Table;
use super::options::settle;
use super::pack::{BONUSES, Bonus, Kingdom, OnAcquire, Rule, Scenario, Side};
use super::packs::{Pack, Packs};
use super::set::set;
use super::stickers::StickerRow;
use super::upgrade::{self, Upgrade, has_room, sticker, upgraded};
use super::vault::ROWS;
use starboard_core::{Bag, Faults};
use starboard_star_realms::card::{Card, CardType, Set};
use starboard_star_realms::catalog::{Catalog, Kind, NONE};
use starboard_star_realms::effect::{Script, Standing};
use starboard_star_realms::faction::Faction;
use starboard_star_realms::game::{Piles, StarRealms};
use starboard_star_realms::options::Options;
use std::sync::Arc;

/// What a campaign game knows besides its cards.
#[derive(Clone, Debug)]
pub struct Scene {
    pub(crate) pack: Arc<Pack>,
    pub(crate) scenario: Scenario,
    pub(crate) choice: Option<u8>,
    /// By seat.
    pub(crate) sides: [Side; 2],
    pub(crate) first: u8,
    /// The scenario as a card: what its effects are told to come from.
    pub(crate) source: Kind,
    /// Victory points before this game, by side.
    pub(crate) points: [u8; 2],
    pub(crate) upgrades: Vec<Upgrade>,
    /// By kind.
    upgraded_by: Vec<Option<Side>>,
    /// By open kind of the catalogue.
    pub(crate) rows: Vec<StickerRow>,
    /// By seat and kind: the rows of the seat's side whose sticker fits the card, as bits.
    fits: [Vec<u64>; 2],
    pub(crate) authority: [i16; 2],
    /// By seat, like everything that a rule may give one side alone.
    pub(crate) in_play: [Vec<Kind>; 2],
    /// The dearest card that may be mustered, and how many.
    pub(crate) muster: [Option<(u8, u8)>; 2],
    /// What an upgrade costs: of a ship, of a base.
    pub(crate) upgrade_price: [[u8; 2]; 2],
    pub(crate) turn_start: [Vec<(u8, Script)>; 2],
    pub(crate) offer: [Option<(u8, Script)>; 2],
    pub(crate) on_acquire: [Vec<(OnAcquire, Script)>; 2],
    pub(crate) no_attack_before: [u8; 2],
    pub(crate) row: usize,
    /// The sheet that wins a political victory.
    pub(crate) political: Option<u8>,
}

impl Scene {
    /// Who upgraded the card before this game.
    pub(crate) fn upgraded_by(&self, kind: Kind) -> Option<Side> {
        self.upgraded_by.get(usize::from(kind)).copied().flatten()
    }

    /// The rows of the seat's side whose sticker fits the card, as bits.
    #[inline]
    pub(crate) fn fits(&self, seat: u8, card: Kind) -> u64 {
        self.fits[usize::from(seat) % 2].get(usize::from(card)).copied().unwrap_or(0)
    }

    /// The bonus cards, numbered.
    pub(crate) fn bonuses(&self) -> impl Iterator<Item = (usize, &Bonus)> {
        self.scenario.bonuses.iter().take(BONUSES).enumerate()
    }
}

/// A game of the campaign.
pub(super) fn table<const S: usize, const K: usize>(
    packs: &Packs,
    options: Options,
    edition: &'static str,
) -> Result<Table<S, K>, Faults> {
    let (options, own) = settle(packs, options)?;
    let pack = packs.meant(own.pack.as_deref())?;
    let number = own.scenario.unwrap_or(1);
    let scenario = pack
        .scenario(number)
        .cloned()
        .ok_or_else(|| Faults::one("scenario", format!("there are scenarios 1 to 12, not {number}")))?;
    let empire = own.empire.0;
    let sides =
        if empire == 0 { [Side::StarEmpire, Side::TradeFederation] } else { [Side::TradeFederation, Side::StarEmpire] };
    let first = options.first.map_or(empire, |f| f.0);
    let rules = scenario.rules_by_side(sides[first as usize % 2], own.chosen());
    let rules: Vec<(Option<Side>, Rule)> = rules.into_iter().map(|(side, rule)| (side, rule.clone())).collect();
    let deck = upgrade::deck(&pack, number, true, &own.upgrades, own.kingdom)?;
    let mut catalog = cards(packs.community(), &pack, &scenario, &rules, &deck)?;
    let mut piles = piles(&catalog, &pack.starters, &deck, sides);
    let mut upgraded_by = vec![None; catalog.len()];
    for upgrade in &own.upgrades {
        if let Some(kind) = catalog.kind(&upgrade.to_string()) {
            upgraded_by[usize::from(kind)] = Some(upgrade.side);
        }
    }
    let rows = open_rows(&mut catalog, &pack, &own.upgrades, scenario.number, own.kingdom, K)?;
    let mut scene = Scene {
        source: catalog.kind(&source_id(&scenario)).unwrap_or(NONE),
        choice: own.chosen().filter(|_| scenario.choice.is_some()),
        political: scenario.political.then_some(scenario.number),
        pack,
        sides,
        first,
        points: own.points,
        upgrades: own.upgrades,
        upgraded_by,
        fits: sides.map(|side| fits(&catalog, &rows, side)),
        rows,
        authority: [50; 2],
        in_play: Default::default(),
        muster: [None; 2],
        upgrade_price: [[upgrade::SHIP_PRICE, upgrade::BASE_PRICE]; 2],
        turn_start: Default::default(),
        offer: [None; 2],
        on_acquire: Default::default(),
        no_attack_before: [0; 2],
        row: 5,
        scenario,
    };
    for (side, rule) in &rules {
        let seats = (0..2).filter(|seat| side.is_none_or(|side| sides[*seat] == side)).collect::<Vec<usize>>();
        add_rule(&mut scene, rule, &seats, &mut catalog, &mut piles);
    }
    Ok(StarRealms::new_table(options, edition, catalog, piles, scene))
}

/// By kind: the rows of a side whose sticker fits the card, as bits.
fn fits(catalog: &Catalog, rows: &[StickerRow], side: Side) -> Vec<u64> {
    let mut fits = vec![0; catalog.len()];
    for (number, (kind, row)) in catalog.open_rows().zip(rows).enumerate().take(ROWS) {
        if row.side == side {
            let designs = catalog.row(kind).into_iter().flat_map(|row| &row.designs);
            designs.for_each(|design| fits[usize::from(*design)] |= 1 << number);
        }
    }
    fits
}

/// The trade deck and the sides' personal decks, before the scenario changes them.
fn piles<const S: usize, const K: usize>(
    catalog: &Catalog,
    starters: &Set,
    deck: &[Card],
    sides: [Side; 2],
) -> Piles<S, K> {
    let mut piles = Piles { trade_deck: Bag::new(), explorers: 20, decks: [Bag::new(); S] };
    for card in deck {
        if let Some(kind) = catalog.kind(&card.id) {
            piles.trade_deck.add_many(kind, card.count);
        }
    }
    for (pile, side) in piles.decks.iter_mut().zip(sides) {
        for (id, n) in starters.decks.iter().filter(|d| d.id == side.id()).flat_map(|d| &d.cards) {
            catalog.kind(id).into_iter().for_each(|k| pile.add_many(k, *n));
        }
    }
    piles
}

/// A rule for the players in these seats.
fn add_rule<const S: usize, const K: usize>(
    scene: &mut Scene,
    rule: &Rule,
    seats: &[usize],
    catalog: &mut Catalog,
    piles: &mut Piles<S, K>,
) {
    match rule {
        Rule::Authority(a) => {
            for seat in seats {
                let score = &mut scene.authority[*seat];
                *score = a.set.unwrap_or(score.saturating_add(a.add.unwrap_or(0)));
            }
        }
        Rule::CatchUp { per_point, at_most } => {
            let points = scene.sides.map(|side| scene.points[side as usize]);
            for seat in seats {
                let behind = points[1 - seat].saturating_sub(points[*seat]);
                scene.authority[*seat] += i16::from(behind.saturating_mul(*per_point).min(*at_most));
            }
        }
        Rule::Replace { from, to, n } => {
            if let (Some(from), Some(to)) = (catalog.kind(from), catalog.kind(to)) {
                for (_, deck) in piles.decks.iter_mut().enumerate().filter(|(seat, _)| seats.contains(seat)) {
                    for _ in 0..(*n).min(deck.count(from)) {
                        deck.remove(from);
                        deck.add(to);
                    }
                }
            }
        }
        Rule::InPlay(id) => seats.iter().for_each(|seat| scene.in_play[*seat].extend(catalog.kind(id))),
        Rule::Muster { max_cost, cards } => {
            seats.iter().for_each(|seat| scene.muster[*seat] = Some((*max_cost, *cards)));
        }
        Rule::UpgradePrice { ship, base } => {
            seats.iter().for_each(|seat| scene.upgrade_price[*seat] = [*ship, *base]);
        }
        Rule::Row(n) => scene.row = usize::from(*n),
        Rule::TurnStart { from, effects } => {
            let script = catalog.script(effects);
            seats.iter().for_each(|seat| scene.turn_start[*seat].push((*from, script)));
        }
        Rule::OncePerTurn { trade, effects } => {
            let script = catalog.script(effects);
            seats.iter().for_each(|seat| scene.offer[*seat] = Some((*trade, script)));
        }
        Rule::OnAcquire(a) => {
            let script = catalog.script(&a.effects);
            seats.iter().for_each(|seat| scene.on_acquire[*seat].push((a.clone(), script)));
        }
        Rule::NoAttackBefore(turn) => seats.iter().for_each(|seat| scene.no_attack_before[*seat] = *turn),
        Rule::Only { .. }
        | Rule::Adds { .. }
        | Rule::Price { .. }
        | Rule::UpgradedPrice(_)
        | Rule::Defense(_)
        | Rule::AlliesOn(_) => {}
    }
}

fn source_id(scenario: &Scenario) -> String {
    format!("scenario_{}", scenario.number)
}

/// The cards of the table, each as the scenario changes it.
fn cards(
    community: &Pack,
    pack: &Pack,
    scenario: &Scenario,
    rules: &[(Option<Side>, Rule)],
    deck: &[Card],
) -> Result<Catalog, Faults> {
    let mut starters = pack.starters.clone();
    starters.cards.push(scenario_card(scenario));
    starters.cards.extend(pack.written.scenario_cards.iter().cloned());
    let mut set = set(pack, None, deck.to_vec());
    for card in starters.cards.iter_mut().chain(&mut set.cards) {
        rules.iter().for_each(|(_, rule)| change(card, rule));
    }
    let mut catalog = Catalog::new([&starters, &set], 120)?;
    let printed: Vec<Card> = community.written.cards.iter().map(|c| community.printed(c, Kingdom::Combat)).collect();
    // The shelf shows the newest community pack and everybody's starters.
    catalog.compare(printed.iter().chain(&community.starters.cards));
    Ok(catalog)
}

/// What a scenario's standing rules make of a card.
fn change(card: &mut Card, rule: &Rule) {
    match rule {
        Rule::Adds { cards, primary } if cards.contains(&card.id) => card.primary.extend(primary.iter().cloned()),
        Rule::Price { card: id, less } if *id == card.id => card.cost = card.cost.saturating_sub(*less).max(1),
        Rule::UpgradedPrice(less) if card.id.parse::<Upgrade>().is_ok() => {
            card.cost = card.cost.saturating_sub(*less).max(1)
        }
        Rule::Defense(n) => card.defense = card.defense.map(|d| d.saturating_add_signed(*n).max(1)),
        Rule::AlliesOn(cards) if cards.contains(&card.id) => card.standing.push(Standing::OwnAlly),
        _ => {}
    }
}

fn scenario_card(scenario: &Scenario) -> Card {
    Card {
        id: source_id(scenario),
        name: scenario.name.clone(),
        french_is_ours: true,
        faction: Faction::Unaligned,
        second_faction: None,
        kind: CardType::Ship,
        cost: 0,
        defense: None,
        count: 0,
        origin: scenario.origin.clone(),
        primary: Vec::new(),
        ally: Vec::new(),
        scrap: Vec::new(),
        standing: Vec::new(),
        arrives: None,
        acquired: Vec::new(),
        when_acquired: false,
    }
}

/// Every row of the sheets unlocked so far that nobody has used, with what it makes of each card it fits.
fn open_rows(
    catalog: &mut Catalog,
    pack: &Pack,
    upgrades: &[Upgrade],
    scenario: u8,
    kingdom: Kingdom,
    room: usize,
) -> Result<Vec<StickerRow>, Faults> {
    let mut rows = Vec::new();
    let used = |side: Side, sheet: u8, cost: u8| {
        let of = upgrades.iter().filter(|u| u.side == side && u.sheet == sheet);
        of.filter_map(|u| pack.card(&u.card)).any(|c| c.cost == cost)
    };
    let designs: Vec<Card> = pack.written.cards_with(scenario, false).map(|c| pack.printed(c, kingdom)).collect();
    for sheet in pack.written.sheets.iter().filter(|s| s.scenario <= scenario) {
        for row in sheet.rows.iter().filter(|r| !used(sheet.side, sheet.number, r.cost)) {
            let fits = |c: &&Card| c.cost == row.cost && has_room(c, sheet.side, sticker(row, c));
            let fitting = designs.iter().filter(fits);
            let becomes = fitting.filter_map(|c| {
                let kind = catalog.kind(&c.id)?;
                // The scenario may have changed the defence: the sticker lies on the card as it is here.
                Some((kind, upgraded(catalog.card(kind), sheet.side, sheet.number, sticker(row, c))))
            });
            let becomes: Vec<(Kind, Card)> = becomes.collect();
            let of = StickerRow { side: sheet.side, sheet: sheet.number, cost: row.cost };
            catalog.open_row(of.name(), becomes);
            rows.push(of);
        }
    }
    if catalog.len() > room {
        return Err(Faults::one("pack", format!("more than {room} different cards on the table")));
    }
    Ok(rows)
}

//! A table as the learned value sees it: what a deck does on average, what stands on the table, who is near the end.

use super::lore::{Lore, Yield};
use starboard_bots::think::Features;
use starboard_core::{Game, Seat};
use starboard_star_realms::catalog::Kind;
use starboard_star_realms::{StarRealms, State, Variant};

/// Inputs that are numbers rather than cards, for oneself and again for the rivals.
const SIDE: [&str; 21] = [
    "authority",
    "low",
    "very_low",
    "cards",
    "trade",
    "combat",
    "heal",
    "draw",
    "discard",
    "scrap",
    "ally_trade",
    "ally_combat",
    "defense",
    "outposts",
    "hand",
    "focus",
    "next_trade",
    "next_combat",
    "next_heal",
    "reach",
    "next_reach",
];
/// Inputs that are about the table.
const TABLE: [&str; 4] = ["turn", "acting", "rivals", "early"];
/// Blocks of one input for each card.
const BLOCKS: [&str; 5] = ["own", "own_base", "rival", "rival_base", "row"];

pub(crate) fn inputs<const S: usize, const K: usize, V: Variant>(game: &StarRealms<S, K, V>) -> Vec<String> {
    let mut names = Vec::new();
    for side in ["own", "rival"] {
        names.extend(SIDE.iter().map(|n| format!("{side}.{n}")));
    }
    names.extend(TABLE.iter().map(|n| format!("table.{n}")));
    for block in BLOCKS {
        names.extend((0..game.catalog().len()).map(|kind| format!("{block}:{}", game.catalog().id(kind as Kind))));
    }
    names
}

/// What the cards in hand bring by themselves; those owed to a forced discard are any of them.
fn next_hand<const S: usize, const K: usize, V: Variant>(lore: &Lore, s: &State<S, K, V>, seat: Seat) -> Yield {
    let look = s.look(seat);
    let cards = look.hand.len() as f32;
    let kept = (cards - f32::from(look.owed)).max(0.0) / cards.max(1.0);
    let mut sum = Yield::default();
    look.hand.each_kind(|kind| {
        let (yields, n) = (&lore.card(kind).yields, f32::from(look.hand.count(kind)) * kept);
        sum.trade += n * yields.trade;
        sum.combat += n * yields.combat;
        sum.authority += n * yields.authority;
    });
    sum
}

/// What one player has, in numbers.
#[derive(Clone, Copy, Default)]
struct Sums {
    side: [f32; SIDE.len()],
}

/// A player's cards by kind, wherever they are: `each` is told kind, count and whether it is a base in play.
fn each_card<const S: usize, const K: usize, V: Variant>(
    s: &State<S, K, V>,
    seat: Seat,
    mut each: impl FnMut(Kind, f32, bool),
) {
    let look = s.look(seat);
    for bag in [look.deck, look.hand, look.discard] {
        bag.each_kind(|kind| each(kind, f32::from(bag.count(kind)), false));
    }
    look.top.iter().for_each(|kind| each(*kind, 1.0, false));
    s.ships().filter(|(owner, _)| *owner == seat).for_each(|(_, kind)| each(kind, 1.0, false));
    look.bases().for_each(|(piece, _)| each(piece.kind, 1.0, true));
}

/// The numbers that describe one player.
fn sums<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    lore: &Lore,
    s: &State<S, K, V>,
    seat: Seat,
) -> Sums {
    let mut total = Yield::default();
    let mut by_faction = [0.0f32; 8];
    let (mut cards, mut defense, mut outposts) = (0.0, 0.0, 0.0);
    let mut table = Yield::default();
    each_card(s, seat, |kind, n, in_play| {
        let card = lore.card(kind);
        let add = |sum: &mut Yield| {
            sum.trade += n * card.yields.trade;
            sum.combat += n * card.yields.combat;
            sum.authority += n * card.yields.authority;
            sum.draw += n * card.yields.draw;
            sum.discard += n * card.yields.discard;
            sum.scrap += n * card.yields.scrap;
        };
        let mut factions = card.factions.0;
        while factions != 0 {
            by_faction[factions.trailing_zeros() as usize] += n;
            factions &= factions - 1;
        }
        if in_play {
            add(&mut table);
            defense += card.defense;
            outposts += if card.outpost { card.defense } else { 0.0 };
        } else {
            cards += n;
            // A base of the deck comes out once in a while and stays: it counts as much as a ship each hand, twice.
            add(&mut total);
        }
    });
    // What an average hand of five does.
    let hand = 5.0 / cards.max(5.0);
    let (mut ally_trade, mut ally_combat) = (0.0, 0.0);
    each_card(s, seat, |kind, n, _| {
        for (faction, yields) in &lore.card(kind).ally_yields {
            if faction.0 != 0 {
                let f = faction.0.trailing_zeros() as usize;
                let met = ((by_faction[f] - 1.0).max(0.0) * hand).min(1.0);
                ally_trade += n * hand * met * yields.trade;
                ally_combat += n * hand * met * (yields.combat + 2.0 * yields.draw);
            }
        }
    });
    let authority = game.authority(s, seat) as f32;
    let look = s.look(seat);
    let next = next_hand(lore, s, seat);
    // How much of what stands between the weakest rival and the end one hand takes away.
    let walls = |rival: Seat| {
        let look = s.look(rival);
        let outposts = look.bases().map(|(p, _)| lore.card(p.as_kind)).filter(|c| c.outpost);
        game.authority(s, rival).max(1) as f32 + outposts.map(|c| c.defense).sum::<f32>()
    };
    let rivals = Seat::all(game.seats()).filter(|r| s.is_alive(*r) && game.team(*r) != game.team(seat));
    let wall = rivals.map(walls).fold(f32::INFINITY, f32::min).max(1.0);
    let combat = total.combat * hand + table.combat + ally_combat;
    let reach = (combat / wall).min(1.0);
    let next_reach = ((next.combat + table.combat + ally_combat) / wall).min(1.0);
    let focus = by_faction.iter().copied().fold(0.0, f32::max) / (cards + 1.0);
    Sums {
        side: [
            authority / 25.0,
            ((25.0 - authority) / 25.0).max(0.0),
            ((10.0 - authority) / 10.0).max(0.0),
            cards / 15.0,
            (total.trade * hand + table.trade) / 5.0,
            (total.combat * hand + table.combat) / 5.0,
            (total.authority * hand + table.authority) / 5.0,
            total.draw * hand + table.draw,
            total.discard * hand + table.discard,
            total.scrap * hand + table.scrap,
            ally_trade / 5.0,
            ally_combat / 5.0,
            defense / 10.0,
            outposts / 10.0,
            (look.hand.len() as f32 - f32::from(look.owed)) / 5.0,
            focus,
            next.trade / 5.0,
            next.combat / 5.0,
            next.authority / 5.0,
            reach,
            next_reach,
        ],
    }
}

pub(crate) fn features<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    lore: &Lore,
    s: &State<S, K, V>,
    seat: Seat,
    out: &mut Features,
) {
    let rivals = || Seat::all(game.seats()).filter(|r| game.team(*r) != game.team(seat) && s.is_alive(*r));
    let share = 1.0 / rivals().count().max(1) as f32;
    let kinds = lore.cards.len();
    for (i, v) in sums(game, lore, s, seat).side.iter().enumerate() {
        out.push(i, *v);
    }
    let mut theirs = Sums::default();
    for rival in rivals() {
        let one = sums(game, lore, s, rival);
        theirs.side.iter_mut().zip(one.side).for_each(|(sum, v)| *sum += v * share);
    }
    for (i, v) in theirs.side.iter().enumerate() {
        out.push(SIDE.len() + i, *v);
    }
    let table = 2 * SIDE.len();
    let turn = game.turns(s) as f32;
    out.push(table, turn / 30.0);
    out.push(table + 1, f32::from(u8::from(s.is_acting(seat))));
    out.push(table + 2, rivals().count() as f32 - 1.0);
    out.push(table + 3, ((12.0 - turn) / 12.0).max(0.0));
    let blocks = table + TABLE.len();
    let mut counts = [0.0f32; 256];
    let mut bases = [0.0f32; 256];
    spread(s, seat, 1.0, &mut counts, &mut bases);
    for (kind, (n, base)) in counts.iter().zip(&bases).enumerate().take(kinds) {
        out.push(blocks + kind, *n);
        out.push(blocks + kinds + kind, *base);
    }
    let (mut counts, mut bases) = ([0.0f32; 256], [0.0f32; 256]);
    rivals().for_each(|rival| spread(s, rival, share, &mut counts, &mut bases));
    for (kind, (n, base)) in counts.iter().zip(&bases).enumerate().take(kinds) {
        out.push(blocks + 2 * kinds + kind, *n);
        out.push(blocks + 3 * kinds + kind, *base);
    }
    s.row().for_each(|kind| out.push(blocks + 4 * kinds + usize::from(kind), 1.0));
}

/// How many of each card to expect in a hand, and the bases in play.
fn spread<const S: usize, const K: usize, V: Variant>(
    s: &State<S, K, V>,
    seat: Seat,
    share: f32,
    counts: &mut [f32; 256],
    bases: &mut [f32; 256],
) {
    let mut cards = 0.0;
    each_card(s, seat, |_, n, in_play| cards += if in_play { 0.0 } else { n });
    let hand = 5.0 / f32::max(cards, 5.0) * share;
    each_card(s, seat, |kind, n, in_play| match in_play {
        true => bases[usize::from(kind)] += n * share,
        false => counts[usize::from(kind)] += n * hand,
    });
}

/// What a person compares positions by.
pub(crate) const MEASURES: &[(&str, f32)] = &[
    ("trade", 0.15),
    ("combat", 0.2),
    ("authority", 1.0),
    ("damage", 1.0),
    ("thin", 0.4),
    ("outposts", 0.8),
    ("bases_hit", 0.6),
];

pub(crate) fn measure<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    lore: &Lore,
    s: &State<S, K, V>,
    seat: Seat,
    out: &mut [f32],
) {
    let own = sums(game, lore, s, seat).side;
    let rivals = || Seat::all(game.seats()).filter(|r| game.team(*r) != game.team(seat));
    let authority: i32 = rivals().map(|r| game.authority(s, r).max(0)).sum();
    let defense: f32 =
        rivals().flat_map(|r| s.look(r).bases().map(|(p, _)| lore.card(p.kind).defense).collect::<Vec<_>>()).sum();
    let cards = own[3] * 15.0;
    let values = [
        (own[4] + own[10]) * 5.0,
        (own[5] + own[11]) * 5.0,
        game.authority(s, seat) as f32,
        -(authority as f32),
        -cards,
        own[13] * 10.0,
        -defense,
    ];
    out.copy_from_slice(&values);
}

//! A table as the learned value sees it: what a deck does on average, what stands on the table, who is near the end.

use super::lore::{Lore, Yield};
use arrayvec::ArrayVec;
use starboard_bots::think::Features;
use starboard_core::{Bag, Game, Seat};
use starboard_star_realms::catalog::Kind;
use starboard_star_realms::faction::Factions;
use starboard_star_realms::peek::Look;
use starboard_star_realms::state::BASES;
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
/// At tables for more than two, what those are like whom one may attack, who may attack one, and one's team-mates: the numbers of a
/// side for each.
const BESIDE: [&str; 3] = ["prey", "hunter", "mate"];
/// And how near the worst of them is to one's own end: with an average hand, and with the one it has.
const DANGER: [&str; 2] = ["danger.now", "danger.next"];
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
    if S > 2 {
        for beside in BESIDE {
            names.extend(SIDE.iter().map(|n| format!("{beside}.{n}")));
        }
        names.extend(DANGER.map(str::to_owned));
    }
    names
}

/// What one player has: the cards, and the numbers that describe them.
struct Holding<const K: usize> {
    /// By kind: how many, wherever they are, but for bases in play.
    cards: Bag<K>,
    /// The kinds of the bases in play.
    bases: ArrayVec<Kind, BASES>,
    side: [f32; SIDE.len()],
    /// How much of each card an average hand of five holds.
    hand: f32,
    /// The damage of an average hand, and of the one it has.
    blows: [f32; 2],
    /// What stands between others' damage and the end.
    wall: f32,
}

impl Yield {
    fn add_times(&mut self, other: &Yield, n: f32) {
        self.trade += n * other.trade;
        self.combat += n * other.combat;
        self.authority += n * other.authority;
        self.draw += n * other.draw;
        self.discard += n * other.discard;
        self.scrap += n * other.scrap;
    }
}

/// What the cards in hand bring by themselves; those owed to a forced discard are any of them.
fn next_hand<const K: usize>(lore: &Lore, look: &Look<'_, K>) -> Yield {
    let cards = look.hand.len() as f32;
    let kept = (cards - f32::from(look.owed)).max(0.0) / cards.max(1.0);
    let mut sum = Yield::default();
    look.hand.each_kind(|kind| sum.add_times(&lore.card(kind).yields, f32::from(look.hand.count(kind)) * kept));
    sum
}

impl<const K: usize> Holding<K> {
    fn of<const S: usize, V: Variant>(
        game: &StarRealms<S, K, V>,
        lore: &Lore,
        s: &State<S, K, V>,
        seat: Seat,
    ) -> Holding<K> {
        let look = s.look(seat);
        let mut all = *look.deck;
        all.add_all(look.hand);
        all.add_all(look.discard);
        look.top.iter().for_each(|kind| all.add(*kind));
        s.ships().filter(|(owner, _)| *owner == seat).for_each(|(_, kind)| all.add(kind));
        let mut bases = ArrayVec::<Kind, BASES>::new();
        let authority = game.authority(s, seat) as f32;
        let mut wall = authority.max(1.0);
        for (piece, _) in look.bases() {
            bases.push(piece.kind);
            let now = lore.card(piece.as_kind);
            wall += if now.outpost { now.defense } else { 0.0 };
        }

        let (mut total, mut table) = (Yield::default(), Yield::default());
        let mut by_faction = [0.0f32; 8];
        let mut count = |factions: Factions, n: f32| {
            let mut left = factions.0;
            while left != 0 {
                by_faction[left.trailing_zeros() as usize] += n;
                left &= left - 1;
            }
        };
        // A base of the deck comes out once in a while and stays: it counts as much as a ship each hand, twice.
        all.each_kind(|kind| {
            let (card, n) = (lore.card(kind), f32::from(all.count(kind)));
            total.add_times(&card.yields, n);
            count(card.factions, n);
        });
        let (mut defense, mut outposts) = (0.0, 0.0);
        for kind in &bases {
            let card = lore.card(*kind);
            table.add_times(&card.yields, 1.0);
            count(card.factions, 1.0);
            defense += card.defense;
            outposts += if card.outpost { card.defense } else { 0.0 };
        }
        let cards = all.len() as f32;
        // What an average hand of five does.
        let hand = 5.0 / cards.max(5.0);
        let (mut ally_trade, mut ally_combat) = (0.0, 0.0);
        let mut meet = |kind: Kind, n: f32| {
            for (faction, yields) in &lore.card(kind).ally_yields {
                if faction.0 != 0 {
                    let f = faction.0.trailing_zeros() as usize;
                    let met = ((by_faction[f] - 1.0).max(0.0) * hand).min(1.0);
                    ally_trade += n * hand * met * yields.trade;
                    ally_combat += n * hand * met * (yields.combat + 2.0 * yields.draw);
                }
            }
        };
        all.each_kind(|kind| meet(kind, f32::from(all.count(kind))));
        bases.iter().for_each(|kind| meet(*kind, 1.0));

        let next = next_hand(lore, &look);
        let blows = [total.combat * hand, next.combat].map(|own| own + table.combat + ally_combat);
        let focus = by_faction.iter().copied().fold(0.0, f32::max) / (cards + 1.0);
        let side = [
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
            // Known when everybody's is (`reach`).
            0.0,
            0.0,
        ];
        Holding { cards: all, bases, side, hand, blows, wall }
    }

    /// How many of each card to expect in a hand from input `from` on, then the bases in play, as much of it as `share` says.
    fn spread(&self, share: f32, from: usize, kinds: usize, out: &mut Features) {
        let part = self.hand * share;
        self.cards.each_kind(|kind| out.push(from + usize::from(kind), f32::from(self.cards.count(kind)) * part));
        for kind in &self.bases {
            out.push(from + kinds + usize::from(*kind), share);
        }
    }
}

/// How near each is to ending the weakest whom they may attack: with an average hand, and with the one they have.
fn reach<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    s: &State<S, K, V>,
    all: &mut [Option<Holding<K>>; S],
) {
    for seat in Seat::all(game.seats()) {
        let prey = game.targets(s, seat.0);
        let walls = prey.iter().filter_map(|rival| all[rival.index()].as_ref()).map(|rival| rival.wall);
        let weakest = walls.fold(f32::INFINITY, f32::min).max(1.0);
        if let Some(holding) = &mut all[seat.index()] {
            for (i, blow) in holding.blows.into_iter().enumerate() {
                holding.side[SIDE.len() - 2 + i] = (blow / weakest).min(1.0);
            }
        }
    }
}

fn rivals<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    s: &State<S, K, V>,
    seat: Seat,
) -> impl Iterator<Item = Seat> {
    Seat::all(game.seats()).filter(move |r| game.team(*r) != game.team(seat) && s.is_alive(*r))
}

/// Every seat that is still in the game, with what its player has worked out once.
pub(crate) fn features_of_all<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    lore: &Lore,
    s: &State<S, K, V>,
    room: &mut Features,
    mut each: impl FnMut(Seat, &Features),
) {
    let alive = || Seat::all(game.seats()).filter(|seat| s.is_alive(*seat));
    let mut all: [Option<Holding<K>>; S] = [const { None }; S];
    alive().for_each(|seat| all[seat.index()] = Some(Holding::of(game, lore, s, seat)));
    reach(game, s, &mut all);
    for seat in alive() {
        room.0.clear();
        describe(game, s, &all, lore.cards.len(), seat, room);
        each(seat, room);
    }
}

pub(crate) fn features<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    lore: &Lore,
    s: &State<S, K, V>,
    seat: Seat,
    out: &mut Features,
) {
    let mut all: [Option<Holding<K>>; S] = [const { None }; S];
    let seen = Seat::all(game.seats()).filter(|other| *other == seat || s.is_alive(*other));
    seen.for_each(|seat| all[seat.index()] = Some(Holding::of(game, lore, s, seat)));
    reach(game, s, &mut all);
    describe(game, s, &all, lore.cards.len(), seat, out);
}

fn describe<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    s: &State<S, K, V>,
    all: &[Option<Holding<K>>; S],
    kinds: usize,
    seat: Seat,
    out: &mut Features,
) {
    let theirs = || rivals(game, s, seat).filter_map(|rival| all[rival.index()].as_ref());
    let others = theirs().count();
    let share = 1.0 / others.max(1) as f32;
    let blocks = 2 * SIDE.len() + TABLE.len();
    if let Some(own) = &all[seat.index()] {
        own.side.iter().enumerate().for_each(|(i, v)| out.push(i, *v));
        own.spread(1.0, blocks, kinds, out);
    }
    let mut side = [0.0; SIDE.len()];
    for rival in theirs() {
        side.iter_mut().zip(rival.side).for_each(|(sum, v)| *sum += v * share);
        rival.spread(share, blocks + 2 * kinds, kinds, out);
    }
    side.iter().enumerate().for_each(|(i, v)| out.push(SIDE.len() + i, *v));
    let table = 2 * SIDE.len();
    let turn = game.turns(s) as f32;
    out.push(table, turn / 30.0);
    out.push(table + 1, f32::from(u8::from(s.is_acting(seat))));
    out.push(table + 2, others as f32 - 1.0);
    out.push(table + 3, ((12.0 - turn) / 12.0).max(0.0));
    s.row().for_each(|kind| out.push(blocks + 4 * kinds + usize::from(kind), 1.0));
    if S > 2 {
        describe_ring(game, s, all, seat, blocks + 5 * kinds, out);
    }
}

/// Where it matters who sits where: whom one may attack, who may attack one, who is on one's side; from input `from` on.
fn describe_ring<const S: usize, const K: usize, V: Variant>(
    game: &StarRealms<S, K, V>,
    s: &State<S, K, V>,
    all: &[Option<Holding<K>>; S],
    seat: Seat,
    from: usize,
    out: &mut Features,
) {
    let others = || Seat::all(game.seats()).filter(|other| *other != seat && s.is_alive(*other));
    let prey = game.targets(s, seat.0);
    let is_hunter = |other: &Seat| game.targets(s, other.0).contains(seat);
    let mut average = |block: usize, seats: &mut dyn Iterator<Item = Seat>| {
        let (mut side, mut n) = ([0.0; SIDE.len()], 0.0);
        for holding in seats.filter_map(|other| all[other.index()].as_ref()) {
            side.iter_mut().zip(holding.side).for_each(|(sum, v)| *sum += v);
            n += 1.0;
        }
        if n > 0.0 {
            side.iter().enumerate().for_each(|(i, v)| out.push(from + block * SIDE.len() + i, v / n));
        }
    };
    average(0, &mut prey.iter());
    average(1, &mut others().filter(is_hunter));
    average(2, &mut others().filter(|other| game.team(*other) == game.team(seat)));
    let Some(own) = &all[seat.index()] else { return };
    for i in 0..DANGER.len() {
        let hunters = others().filter(is_hunter).filter_map(|hunter| all[hunter.index()].as_ref());
        let danger = hunters.map(|hunter| (hunter.blows[i] / own.wall).min(1.0)).fold(0.0, f32::max);
        out.push(from + BESIDE.len() * SIDE.len() + i, danger);
    }
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
    let own = Holding::of(game, lore, s, seat).side;
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

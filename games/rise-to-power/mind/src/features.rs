//! A table as the learned value sees it.

use starboard_bots::think::Features;
use starboard_core::{Game, Seat};
use starboard_rise_to_power::{Bonus, Card, Colour, RiseToPower, State};

const SIDE: [&str; 17] = [
    "influence",
    "districts",
    "upgrades",
    "agendas",
    "draw",
    "capacity",
    "connections",
    "hand",
    "prism",
    "green",
    "blue",
    "orange",
    "contracts",
    "payable",
    "ready",
    "spare_connections",
    "agenda_near",
];
const TABLE: [&str; 6] = ["deck", "ending", "turn", "points", "first_to_end", "lead"];

pub(crate) fn inputs() -> Vec<String> {
    let mut names = Vec::new();
    for side in ["own", "best", "mean"] {
        names.extend(SIDE.iter().map(|n| format!("{side}.{n}")));
    }
    names.extend(TABLE.iter().map(|n| format!("table.{n}")));
    for block in ["top", "contract"] {
        names.extend(Card::all().map(|card| format!("{block}:{card}")));
    }
    names
}

fn side(game: &RiseToPower, s: &State, seat: Seat) -> [f32; SIDE.len()] {
    let set = game.set();
    let me = s.player(seat);
    let tally = me.tally();
    let influence = game.influence_with(s, seat, tally);
    let plant = |b: Bonus| f32::from(tally.plant(set, b));
    let connectable = tally.connectable(set);
    let mut ready = 0.0;
    let mut payable = 0.0f32;
    for card in me.contracts.iter() {
        let face = set.face(card);
        let part = (f32::from(me.hand.total_of(set.colour(face.sector))) / f32::from(face.cost)).min(1.0);
        ready += part;
        if part >= 1.0 && connectable.has(card) {
            payable = payable.max(f32::from(face.influence) + 1.0);
        }
    }
    let near = set.agendas.iter().enumerate().filter(|(i, _)| s.agendas.is_open(*i));
    let near: f32 = near
        .map(|(_, a)| {
            let reached = tally.measure(set, me.covered, a.measure);
            (f32::from(reached) / f32::from(a.at_least.max(1))).min(1.0) * f32::from(a.influence)
        })
        .sum();
    let colour = |c: Colour| f32::from(me.hand.total_of(c)) / 10.0;
    [
        f32::from(influence.total) / 20.0,
        f32::from(tally.cards()) / 8.0,
        f32::from(me.upgrades()) / 3.0,
        f32::from(influence.agendas) / 4.0,
        plant(Bonus::Draw) / 4.0,
        plant(Bonus::Capacity) / 8.0,
        plant(Bonus::Connections) / 8.0,
        me.hand.len() as f32 / 6.0,
        f32::from(me.hand.total()) / 20.0,
        colour(Colour::ALL[0]),
        colour(Colour::ALL[1]),
        colour(Colour::ALL[2]),
        me.contracts.len() as f32 / 4.0,
        payable / 5.0,
        ready / 3.0,
        (plant(Bonus::Connections) - f32::from(tally.cards())) / 4.0,
        near / 8.0,
    ]
}

pub(crate) fn features(game: &RiseToPower, s: &State, seat: Seat, out: &mut Features) {
    let rivals = || Seat::all(game.seats()).filter(|r| *r != seat && !s.out.contains(*r));
    let own = side(game, s, seat);
    let (mut best, mut mean) = ([0.0f32; SIDE.len()], [0.0f32; SIDE.len()]);
    let share = 1.0 / rivals().count().max(1) as f32;
    let mut ahead = f32::MIN;
    for rival in rivals() {
        let theirs = side(game, s, rival);
        mean.iter_mut().zip(theirs).for_each(|(m, v)| *m += share * v);
        if theirs[0] > ahead {
            ahead = theirs[0];
            best = theirs;
        }
    }
    for (block, values) in [own, best, mean].iter().enumerate() {
        for (i, v) in values.iter().enumerate() {
            out.push(block * SIDE.len() + i, *v);
        }
    }
    let deck = s.deck_len() as f32 / 45.0;
    let seats = game.seats() as f32;
    // How many turns of others come before one's own.
    let wait = f32::from((seat.0 + game.seats() as u8 - s.turn.0) % game.seats() as u8) / seats;
    let table = [
        deck,
        f32::from(u8::from(s.ending.is_some())),
        wait,
        if s.turn == seat { f32::from(s.points) } else { 0.0 },
        f32::from(u8::from(s.ending.is_some_and(|(who, _)| who == seat))),
        // A lead counts for more the less there is left.
        (own[0] - ahead.max(0.0)) * (1.0 - deck),
    ];
    for (i, v) in table.iter().enumerate() {
        out.push(3 * SIDE.len() + i, *v);
    }
    let cards = 3 * SIDE.len() + TABLE.len();
    let me = s.player(seat);
    me.tops.iter().for_each(|c| out.push(cards + usize::from(c.0), 1.0));
    me.contracts.iter().for_each(|c| out.push(cards + game.set().contracts.len() + usize::from(c.0), 1.0));
}

pub(crate) const MEASURES: &[(&str, f32)] =
    &[("influence", 0.4), ("districts", 0.25), ("engine", 0.2), ("hand", 0.8), ("rivals", 0.5)];

pub(crate) fn measure(game: &RiseToPower, s: &State, seat: Seat, out: &mut [f32]) {
    let set = game.set();
    let me = s.player(seat);
    let rivals = Seat::all(game.seats()).filter(|r| *r != seat).map(|r| game.influence(s, r).total).max().unwrap_or(0);
    let tally = me.tally();
    let plant = |b: Bonus| f32::from(tally.plant(set, b));
    out.copy_from_slice(&[
        f32::from(game.influence(s, seat).total),
        f32::from(tally.cards()),
        plant(Bonus::Draw) + plant(Bonus::Capacity) + plant(Bonus::Connections),
        f32::from(me.hand.total()),
        -f32::from(rivals),
    ]);
}

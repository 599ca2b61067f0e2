//! Points: planets and senate after each epoch, technologies, missions and economy at the end, and who wins.

use crate::catalogue::{Catalogue, PowerTile, TechnologyId};
use crate::effect::Per;
use crate::goods::Sets;
use crate::piece::{Planet, Worker};
use crate::state::{Phase, SEATS, State};
use starboard_core::{Outcome, Seat};

/// What a planet pays each seat now: sole most takes the high value; a tie for most pays everybody tied the low value and
/// nobody second; a sole second takes the low value (GR-43).
pub fn planet(s: &State, planet: Planet, tile: &PowerTile) -> [u8; SEATS] {
    points(s.workers(planet), tile)
}

/// The same for so many workers of each seat.
fn points(workers: [u8; SEATS], tile: &PowerTile) -> [u8; SEATS] {
    // The most and the second most workers, and how many seats have so many.
    let (mut most, mut with_most, mut second, mut with_second) = (0, 0, 0, 0);
    for n in workers {
        if n > most {
            (second, with_second) = (most, with_most);
            (most, with_most) = (n, 1);
        } else if n == most {
            with_most += 1;
        } else if n > second {
            (second, with_second) = (n, 1);
        } else if n == second {
            with_second += 1;
        }
    }
    let first = if with_most == 1 { tile.high } else { tile.low };
    let then = if with_most == 1 && with_second == 1 { tile.low } else { 0 };
    workers.map(|n| match n {
        0 => 0,
        n if n == most => first,
        n if n == second => then,
        _ => 0,
    })
}

/// Who is strongest in the senate; nobody with nothing (GR-35).
pub fn senate_leaders(s: &State) -> impl Iterator<Item = Seat> + use<> {
    let votes: [u8; SEATS] = std::array::from_fn(|i| s.players[i].senate.votes());
    let most = votes.into_iter().max().unwrap_or(0);
    Seat::all(s.seats()).filter(move |seat| most > 0 && votes[seat.index()] == most)
}

/// Does the seat alone have the most workers there? (GR-38)
pub fn controls(s: &State, planet: Planet, seat: Seat) -> bool {
    let workers = s.workers(planet);
    let mine = workers[seat.index()];
    mine > 0 && s.rivals(seat).all(|r| workers[r.index()] < mine)
}

/// What a technology would score for its owner now (GR-40).
pub fn technology(cards: &Catalogue, s: &State, seat: Seat, technology: TechnologyId) -> u16 {
    let Some(score) = cards.technology(technology).score else { return 0 };
    let player = s.player(seat);
    let on_planets = |f: &dyn Fn(Planet) -> u16| Planet::ALL.into_iter().map(f).sum::<u16>();
    let count = match score.per {
        Per::Technologies => u16::from(player.technologies.len()),
        Per::Routes => u16::from(player.routes.len()),
        Per::Missions => player.performed.len() as u16,
        Per::Credits => player.credits,
        Per::RebelFleet => u16::from(s.rebel_fleet.is_some_and(|f| f.owner == seat)),
        Per::ControlledPlanets => on_planets(&|p| u16::from(controls(s, p, seat))),
        Per::WorkersOnControlledPlanets => {
            on_planets(&|p| if controls(s, p, seat) { u16::from(s.crew(p, seat).total()) } else { 0 })
        }
        Per::SenateSpecialists => u16::from(player.senate.total() - player.senate.count(Worker::Rebel)),
        Per::Senate(worker) => u16::from(player.senate.count(worker)),
        Per::Planets(worker) => on_planets(&|p| u16::from(s.crew(p, seat).count(worker))),
    };
    u16::from(score.each) * (count / u16::from(score.every))
}

#[inline]
pub fn technologies(cards: &Catalogue, s: &State, seat: Seat) -> u16 {
    s.player(seat).technologies.both(cards.scoring).iter().map(|t| technology(cards, s, seat, t)).sum()
}

#[inline]
pub fn missions(cards: &Catalogue, s: &State, seat: Seat) -> u16 {
    s.player(seat).performed.iter().map(|m| u16::from(cards.mission(*m).vp)).sum()
}

/// What one income phase pays for sets.
pub fn economy(s: &State, seat: Seat) -> u16 {
    Sets::best(&s.all_units(seat)).credits()
}

/// The points a seat would have if the game were scored as it stands: what is written down, plus, before the final scoring,
/// today's technologies, missions and economy. Planets and senate of an epoch count once they are scored.
pub fn standing(cards: &Catalogue, s: &State, seat: Seat) -> u16 {
    standing_with(cards, s, seat, economy(s, seat))
}

/// The same for who knows already what an income phase pays the seat.
#[inline]
pub fn standing_with(cards: &Catalogue, s: &State, seat: Seat, economy: u16) -> u16 {
    let sheet = &s.player(seat).sheet;
    let end = match s.phase {
        Phase::Over => 0,
        _ => technologies(cards, s, seat) + missions(cards, s, seat) + economy,
    };
    sheet.total() + end
}

/// What decides: points, then round 8's planets and senate, then strength in the senate, then workers on planets, then
/// credits (GR-42). Whoever conceded is behind everybody else.
fn key(s: &State, seat: Seat) -> [u16; 6] {
    let player = s.player(seat);
    if s.conceded.contains(seat) {
        return [0; 6];
    }
    let workers: u16 = Planet::ALL.iter().map(|p| u16::from(s.crew(*p, seat).total())).sum();
    let last = u16::from(player.sheet.planets[2]) + u16::from(player.sheet.senate[2]);
    [1, player.sheet.total(), last, u16::from(player.senate.votes()), workers, player.credits]
}

pub fn outcome(s: &State) -> Option<Outcome> {
    if s.phase != Phase::Over {
        return None;
    }
    let keys: Vec<[u16; 6]> = Seat::all(s.seats()).map(|seat| key(s, seat)).collect();
    let ranks = keys.iter().map(|mine| 1 + keys.iter().filter(|k| *k > mine).count() as u8).collect();
    let scores = Seat::all(s.seats()).map(|seat| i32::from(s.player(seat).sheet.total())).collect();
    let why = if s.seats() - s.conceded.len() <= 1 { "conceded" } else { "scored" };
    Some(Outcome { ranks, scores, why: why.to_owned() })
}

/// The tile of a planet.
pub fn tile<'a>(catalogue: &'a Catalogue, s: &State, planet: Planet) -> &'a PowerTile {
    &catalogue.board.tiles[s.world(planet).tile as usize]
}

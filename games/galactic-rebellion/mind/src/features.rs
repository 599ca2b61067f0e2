//! A table as the learned value sees it.

use starboard_bots::think::Features;
use starboard_core::Seat;
use starboard_galactic_rebellion::catalogue::Catalogue;
use starboard_galactic_rebellion::piece::{Planet, Worker};
use starboard_galactic_rebellion::state::SEATS;
use starboard_galactic_rebellion::{GalacticRebellion, State, score};

const SIDE: [&str; 19] = [
    "points",
    "planets",
    "workers",
    "controlled",
    "votes",
    "senate_lead",
    "credits",
    "economy",
    "units",
    "cubes",
    "rebels",
    "soldiers",
    "heroes",
    "smugglers",
    "scientists",
    "diplomats",
    "technologies",
    "missions",
    "threatened",
];
const ROUNDS: usize = 8;

pub(crate) fn inputs() -> Vec<String> {
    let mut names = Vec::new();
    for side in ["own", "best", "mean"] {
        names.extend(SIDE.iter().map(|n| format!("{side}:{n}")));
    }
    names.extend((1..=ROUNDS).map(|r| format!("round.{r}")));
    names.extend((1..=ROUNDS).map(|r| format!("lead.{r}")));
    names.extend((1..=ROUNDS).map(|r| format!("planets_lead.{r}")));
    names.extend(["order", "tracks"].map(String::from));
    names
}

/// What a planet would pay each seat if it were scored now.
pub(crate) fn planet_points(cards: &Catalogue, s: &State, planet: Planet) -> [u8; SEATS] {
    score::planet(s, planet, score::tile(cards, s, planet))
}

fn side(cards: &Catalogue, s: &State, seat: Seat) -> [f32; SIDE.len()] {
    let player = s.player(seat);
    let (mut planets, mut workers, mut controlled, mut threatened) = (0.0, 0.0, 0.0, 0.0);
    for planet in Planet::ALL {
        let mine = f32::from(s.crew(planet, seat).total());
        planets += f32::from(planet_points(cards, s, planet)[seat.index()]);
        workers += mine;
        controlled += f32::from(u8::from(score::controls(s, planet, seat)));
        if mine > 0.0 {
            threatened += f32::from(s.world(planet).sentinels);
        }
    }
    let votes = player.senate.votes();
    let leads = votes > 0 && s.rivals(seat).all(|r| s.player(r).senate.votes() < votes);
    let hand = |w: Worker| f32::from(player.hand.count(w));
    [
        f32::from(score::standing(cards, s, seat)) / 30.0,
        planets / 15.0,
        workers / 12.0,
        controlled / 4.0,
        f32::from(votes) / 6.0,
        f32::from(u8::from(leads)),
        f32::from(player.credits) / 15.0,
        f32::from(score::economy(s, seat)) / 8.0,
        s.all_units(seat).iter().map(|n| f32::from(*n)).sum::<f32>() / 8.0,
        f32::from(player.cubes) / 5.0,
        hand(Worker::Rebel) / 5.0,
        hand(Worker::Soldier) / 2.0,
        hand(Worker::Hero) / 2.0,
        hand(Worker::Smuggler) / 2.0,
        hand(Worker::Scientist) / 2.0,
        hand(Worker::Diplomat) / 2.0,
        f32::from(player.technologies.len()) / 4.0,
        player.performed.len() as f32 / 3.0,
        threatened / 10.0,
    ]
}

pub(crate) fn features(game: &GalacticRebellion, s: &State, seat: Seat, out: &mut Features) {
    let rivals = || s.rivals(seat).filter(|r| !s.conceded.contains(*r));
    let own = side(game.cards(), s, seat);
    let (mut best, mut mean) = ([0.0f32; SIDE.len()], [0.0f32; SIDE.len()]);
    let share = 1.0 / rivals().count().max(1) as f32;
    let mut ahead = f32::MIN;
    for rival in rivals() {
        let theirs = side(game.cards(), s, rival);
        mean.iter_mut().zip(theirs).for_each(|(m, v)| *m += share * v);
        let strength = theirs[0] * 2.0 + theirs[1];
        if strength > ahead {
            ahead = strength;
            best = theirs;
        }
    }
    for (block, values) in [own, best, mean].iter().enumerate() {
        for (i, v) in values.iter().enumerate() {
            out.push(block * SIDE.len() + i, *v);
        }
    }
    let round = usize::from(s.round.clamp(1, ROUNDS as u8)) - 1;
    let rounds = 3 * SIDE.len();
    out.push(rounds + round, 1.0);
    out.push(rounds + ROUNDS + round, own[0] - best[0]);
    out.push(rounds + 2 * ROUNDS + round, own[1] - best[1]);
    let place = s.order.iter().position(|o| *o == seat).unwrap_or(0);
    out.push(rounds + 3 * ROUNDS, place as f32 / 4.0);
    let tracks = s.influence.iter().chain(&s.goods).chain(&s.research).chain(&s.war).filter(|t| t.seat == seat).count();
    out.push(rounds + 3 * ROUNDS + 1, tracks as f32 / 5.0);
}

pub(crate) const MEASURES: &[(&str, f32)] = &[
    ("points", 0.4),
    ("planets", 0.5),
    ("senate", 0.3),
    ("economy", 0.25),
    ("credits", 1.0),
    ("crew", 0.3),
    ("rivals", 0.5),
];

pub(crate) fn measure(game: &GalacticRebellion, s: &State, seat: Seat, out: &mut [f32]) {
    let side = side(game.cards(), s, seat);
    let rivals = s.rivals(seat).map(|r| score::standing(game.cards(), s, r)).max().unwrap_or(0);
    out.copy_from_slice(&[
        side[0] * 30.0,
        side[1] * 15.0,
        side[4] * 6.0,
        side[7] * 8.0,
        side[6] * 15.0,
        side[10..16].iter().sum::<f32>(),
        -f32::from(rivals),
    ]);
}

//! Opponents for Rise to Power.

mod facts;
mod features;
mod judge;
mod moves;
mod taste;

use starboard_bots::budget::Budget;
use starboard_bots::code::{Code, Level};
use starboard_bots::plain_mind;
use starboard_bots::review::{Facts, Story};
use starboard_bots::{AnyMind, MindOf, Thinks};
use starboard_core::Seat;
use starboard_rise_to_power::{Answer, RiseToPower, State};
use std::time::Duration;

/// As the shelf lists it.
pub static MINDS: &[&dyn AnyMind] = &[&MindOf::<RiseToPowerMind>::NEW];

pub struct RiseToPowerMind;

impl Thinks for RiseToPowerMind {
    plain_mind!(RiseToPower);

    fn alive(_: &RiseToPower, s: &State, seat: Seat) -> bool {
        !s.out.contains(seat)
    }

    /// Whoever has just let a contract go could hardly have paid for it.
    fn belief(game: &RiseToPower, seen: &State, seat: Seat, world: &State) -> f32 {
        match seen.contest {
            Some(contest)
                if contest.answer == Answer::Declined && contest.owner != seat && seen.turn == contest.attacker =>
            {
                let face = game.set().face(contest.card);
                let purse = world.player(contest.owner).hand.of(game.set().colour(face.sector)).total();
                if purse >= u16::from(face.cost) { 0.25 } else { 1.0 }
            }
            _ => 1.0,
        }
    }

    fn facts(story: &Story<RiseToPower>) -> Facts {
        facts::facts(story)
    }

    fn level(level: Level, _: &RiseToPower) -> Code {
        match level {
            Level::Novice => Code::script("builder", 1.6),
            Level::Easy => Code::script("builder", 0.8),
            Level::Medium => Code::script("builder", 0.0),
            // Thinks little, looks at its own turn only, and misjudges contracts.
            Level::Hard => Code { misjudge: 1.0, ..Code::search(Budget::Time(Duration::from_millis(1)), 1, 0) },
            Level::Expert => Code::search(Budget::Time(Duration::from_secs(1)), 2, 2),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use starboard_bots::code::Method;
    use starboard_bots::player::Player;
    use starboard_bots::{House, Sits};
    use starboard_core::face::Face;
    use starboard_core::{Fast, Game, Silent, ToMove};
    use std::sync::Arc;

    /// Games 235 and 285 once had no end: neither player had a free cell, and both drew and discarded.
    #[test]
    fn games_between_novices_end() {
        let game = Arc::new(RiseToPower::new(&Default::default(), Default::default()).unwrap());
        let codes = vec![RiseToPowerMind::level(Level::Novice, &game); 2];
        let mut matches = MINDS[0].matches(&Face(game), &codes).unwrap();
        for number in (0..60).chain([235, 285]) {
            let sits = [0, 1].map(|seat| Sits { code: seat, seed: number * 8 + seat as u64 });
            let ended = matches.play(&sits, number / 2, House::default(), None);
            assert!(ended.outcome.is_some() && ended.turns <= 60, "game {number}: {} turns", ended.turns);
        }
    }

    #[test]
    fn who_lets_a_contract_go_is_thought_to_be_unable_to_pay() {
        let game = Arc::new(RiseToPower::new(&Default::default(), Default::default()).unwrap());
        let (mut doubted, mut before) = (0, 0);
        for seed in 0..20 {
            let mut chance = Fast::new(seed);
            let mut s = game.start(&mut chance, &mut Silent);
            let mut bot = Player::<RiseToPowerMind>::new(Code::new(Method::Script), seed);
            while let ToMove::Seat(seat) = game.to_move(&s) {
                let worlds: Vec<State> = (0..20).map(|n| game.imagine(&s, seat, &mut Fast::new(n))).collect();
                for world in &worlds {
                    let belief = RiseToPowerMind::belief(&game, &s, seat, world);
                    let Some(contest) = s.contest.filter(|c| c.answer == Answer::Declined && c.owner != seat) else {
                        assert_eq!(belief, 1.0);
                        before += 1;
                        continue;
                    };
                    let face = game.set().face(contest.card);
                    let pays = world.player(contest.owner).hand.of(game.set().colour(face.sector)).total()
                        >= u16::from(face.cost);
                    assert_eq!(belief < 1.0, pays, "{belief}");
                    doubted += u32::from(pays);
                }
                let action = bot.decide(&game, &s, seat).unwrap();
                game.apply_unchecked(&mut s, seat, &action, &mut chance, &mut Silent);
            }
        }
        assert!(doubted > 20 && before > 1000, "{doubted} worlds doubted, {before} not");
    }
}

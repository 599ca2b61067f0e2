use super::lethal::lethal;
use super::lore::Lore;
use super::{StarRealmsMind, TASTES};
use starboard_bots::code::{Code, Method};
use starboard_bots::player::Player;
use starboard_bots::{Features, Thinks};
use starboard_core::chance::Odds;
use starboard_core::{Chance, Fast, Game, Seat, Silent, ToMove};
use starboard_star_realms::options::{Format, Options};
use starboard_star_realms::{Action, Duel, Group, State};
use std::sync::Arc;

pub(super) type Table = State<2, 56>;
type Mind = StarRealmsMind<2, 56>;
type GroupMind = <Group as super::Table>::Mind<super::Ordinary>;

pub(super) fn duel() -> Duel {
    Duel::new(&Default::default(), Options::default()).unwrap()
}

/// The main-phase beginnings of turns in scripted games.
pub(super) fn turns(game: &Duel, seeds: std::ops::Range<u64>) -> Vec<(Seat, Table)> {
    let game = Arc::new(game.clone());
    let mut found = Vec::new();
    for seed in seeds {
        let mut chance = Fast::new(seed);
        let mut s = game.start(&mut chance, &mut Silent);
        let mut bots: Vec<Player<Mind>> = (0..2).map(|i| Player::new(Code::new(Method::Script), i)).collect();
        let mut turn = 0;
        while let ToMove::Seat(seat) = game.to_move(&s) {
            if game.turns(&s) != turn && s.asks().is_none() {
                turn = game.turns(&s);
                found.push((seat, s));
            }
            let action = bots[seat.index()].decide(&game, &s, seat).unwrap();
            game.apply_unchecked(&mut s, seat, &action, &mut chance, &mut Silent);
        }
    }
    found
}

/// Deals the first thing there is, and remembers that it was asked.
struct Asked(bool);

impl Chance for Asked {
    fn pick(&mut self, odds: Odds<'_>) -> u16 {
        self.0 = true;
        odds.counts.iter().position(|n| *n > 0).unwrap_or(0) as u16
    }
}

#[test]
fn a_sure_win_is_seen_and_played() {
    let game = duel();
    let lore = Lore::new(game.catalog());
    let mut wins = 0;
    for (seat, s) in turns(&game, 20..60) {
        let mut s = s;
        while let Some(action) = lethal(&game, &lore, &s, seat) {
            let mut asked = Asked(false);
            game.apply_unchecked(&mut s, seat, &action, &mut asked, &mut Silent);
            assert!(!asked.0, "a sure win waits for no card");
            if let Some(outcome) = game.outcome(&s) {
                assert_eq!(outcome.ranks[seat.index()], 1);
                wins += 1;
                break;
            }
        }
    }
    assert!(wins >= 10, "{wins} wins in forty games");
}

/// Trade and combat that one head has no use for go to the one that still acts, and come back to nobody.
#[test]
fn partners_of_a_hydra_hand_on_what_is_left() {
    let options = Options { format: Format::Hydra, players: Some(4), ..Options::default() };
    let game = Arc::new(Group::new(&Default::default(), options).unwrap());
    let lore = Lore::new(game.catalog());
    let (mut given, mut room) = (0, Vec::new());
    for seed in 0..6 {
        let mut chance = Fast::new(seed);
        let mut s = game.start(&mut chance, &mut Silent);
        let mut bots: Vec<Player<GroupMind>> = (0..4).map(|i| Player::new(Code::new(Method::Script), i)).collect();
        while let Some(seat) = game.to_move(&s).seats().iter().next() {
            let takers = game.takers(&s, seat);
            GroupMind::canonical(&game, &lore, &s, seat, &mut room);
            let gifts = room.iter().filter(|a| matches!(a, Action::Give { .. })).count();
            assert!(gifts == 0 || !takers.is_empty(), "{room:?}");
            assert!(gifts < room.len() || !room.contains(&Action::End), "{room:?}");
            let action = bots[seat.index()].decide(&game, &s, seat).unwrap();
            let own = s.look(seat);
            match action {
                Action::Give { .. } => given += 1,
                Action::End => assert!(takers.is_empty() || own.trade + own.combat == 0, "nothing is kept"),
                _ => {}
            }
            game.apply_unchecked(&mut s, seat, &action, &mut chance, &mut Silent);
        }
        assert!(game.outcome(&s).is_some());
    }
    assert!(given >= 20, "{given} gifts");
}

#[test]
fn tastes_play_differently() {
    let game = Arc::new(duel());
    let bought = |code: &str| {
        let mut bases = 0;
        for seed in 0..12 {
            let mut chance = Fast::new(seed);
            let mut s = game.start(&mut chance, &mut Silent);
            let code = Code::script(code, 0.0);
            let mut bots: Vec<Player<Mind>> = (0..2).map(|i| Player::new(code.clone(), i)).collect();
            while let ToMove::Seat(seat) = game.to_move(&s) {
                let action = bots[seat.index()].decide(&game, &s, seat).unwrap();
                if let Action::Buy(kind) = action {
                    bases += u32::from(game.catalog().card(kind).kind.is_base());
                }
                game.apply_unchecked(&mut s, seat, &action, &mut chance, &mut Silent);
            }
        }
        bases
    };
    let (fortress, raider) = (bought("fortress"), bought("raider"));
    assert!(fortress > raider + raider / 4, "the fortress bought {fortress} bases, the raider {raider}");
    assert_eq!(TASTES.len(), 7);
}

/// What each player has is worked out once for all seats: it is what each would find alone, and every card is in it once.
#[test]
fn what_is_judged_for_all_is_what_each_has() {
    let game = duel();
    let lore = Lore::new(game.catalog());
    let positions = turns(&game, 0..4);
    assert!(positions.len() > 20, "{}", positions.len());
    for (_, s) in &positions {
        Mind::features_of_all(&game, &lore, s, &mut Features::default(), |seat, all| {
            let mut alone = Features::default();
            Mind::features(&game, &lore, s, seat, &mut alone);
            assert_eq!(all.0, alone.0);
            let own = s.look(seat);
            let ships = s.ships().filter(|(owner, _)| *owner == seat).count();
            let cards = (own.deck.len() + own.hand.len() + own.discard.len() + own.top.len() + ships) as f32;
            let names = Mind::inputs(&game);
            let sum = |of: &str| -> f32 {
                all.0.iter().filter(|(i, _)| names[*i as usize].starts_with(of)).map(|(_, v)| v).sum()
            };
            assert_eq!(sum("own.cards"), cards / 15.0);
            assert!((sum("own:") - 5.0 * cards / cards.max(5.0)).abs() < 1e-4, "{}", sum("own:"));
            assert_eq!(sum("own_base:"), own.bases().count() as f32);
            assert_eq!(sum("row:"), s.row().count() as f32);
        });
    }
}

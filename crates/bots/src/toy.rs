//! Opponents for the toy game, to test what all games share.

use crate::budget::{Budget, Stop};
use crate::code::{Code, Level, Method, Protocol};
use crate::hint::hint;
use crate::opponent::{Opponent, Trouble};
use crate::player::Player;
use crate::process::Process;
use crate::rollout::Mind;
use crate::search::{Ask, Effort};
use crate::tastes::{Dialled, read_tastes};
use crate::taught::Taught;
use crate::think::{Features, Thinks};
use starboard_core::face::{Nth, Sitting, Table as _};
use starboard_core::{Fast, Game, Lang, Seat, Silent, ToMove, Viewer, Words};
use starboard_testkit::toy::{Action, Options, State, Toy};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

pub(crate) struct ToyMind;

impl Thinks for ToyMind {
    type Game = Toy;
    type Lore = ();
    type Taste = ();
    const MEASURES: &'static [(&'static str, f32)] = &[];

    const DIALS: &'static [&'static str] = &[];

    fn lore(_: &Toy) {}

    fn tastes() -> &'static [Dialled] {
        static TASTES: LazyLock<Vec<Dialled>> = LazyLock::new(|| read_tastes("[[taste]]\ncode = \"seller\"", &[]));
        &TASTES
    }

    fn words() -> &'static Words {
        static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::ALL.map(|_| "")));
        &WORDS
    }

    fn taste(_: &Toy, _: &[f32], _: f32, _: &mut Fast) {}

    /// Sells or gives the first it may.
    fn script(game: &Toy, s: &State, seat: Seat, _: &(), room: &mut Vec<Action>, _: &mut Fast) -> Action {
        game.legal_actions(s, seat, room);
        room[0]
    }

    fn inputs(_: &Toy) -> Vec<String> {
        Vec::new()
    }

    fn features(_: &Toy, (): &(), _: &State, _: Seat, _: &mut Features) {}

    fn weights(_: &Toy) -> Option<&'static Taught> {
        None
    }

    fn measure(_: &Toy, (): &(), _: &State, _: Seat, _: &mut [f32]) {}

    fn level(level: Level, _: &Toy) -> Code {
        Code::search(Budget::Samples(100 << level as u32), 1, 2)
    }
}

fn table(players: u8, seed: u64) -> (Arc<Toy>, State) {
    let game = Toy::new(&(), Options { players, ..Options::default() }).unwrap();
    let s = game.start(&mut Fast::new(seed), &mut Silent);
    (Arc::new(game), s)
}

fn search(samples: u32, threads: usize, seed: u64) -> Player<ToyMind> {
    Player::new(Code::search(Budget::Samples(samples), threads, 2), seed)
}

fn step(game: &Toy, s: &mut State, seat: Seat, action: Action, luck: &mut Fast) {
    game.apply(s, seat, action, luck, &mut Silent).unwrap();
}

/// Plays a game; answers the first seat's share of the win.
fn play(game: &Arc<Toy>, mut s: State, players: &mut [Player<ToyMind>], luck: &mut Fast) -> f64 {
    while let ToMove::Seat(seat) = game.to_move(&s) {
        let action = players[seat.index()].decide(game, &s, seat).unwrap();
        step(game, &mut s, seat, action, luck);
    }
    game.outcome(&s).unwrap().share(Seat(0))
}

#[test]
fn what_a_seat_cannot_see_does_not_change_its_move() {
    let mut luck = Fast::new(8);
    let methods = [Method::Search, Method::Ismcts { canonical: true, script: true }, Method::Script, Method::Uniform];
    let mut differing = 0;
    for deal in 0..12 {
        let (game, mut s) = table(2 + deal % 3, u64::from(deal));
        while let ToMove::Seat(seat) = game.to_move(&s) {
            let other = game.imagine(&s, seat, &mut luck);
            assert_eq!(game.view(&s, Viewer::Seat(seat)), game.view(&other, Viewer::Seat(seat)));
            differing += u32::from(s != other);
            for method in &methods {
                let code = Code { budget: Budget::Samples(60), ..Code::new(method.clone()) };
                let decide = |s: &State| Player::<ToyMind>::new(code.clone(), 5).decide(&game, s, seat).unwrap();
                assert_eq!(decide(&s), decide(&other), "{method:?} looked at what is hidden");
            }
            let action = search(20, 1, 1).decide(&game, &s, seat).unwrap();
            step(&game, &mut s, seat, action, &mut luck);
        }
    }
    assert!(differing > 50, "the other worlds were the same world");
}

#[test]
fn samples_and_seed_decide_the_move() {
    let (game, s) = table(3, 4);
    for threads in [1, 3] {
        let answers = |seed| {
            let mind = Mind::<ToyMind>::new(game.clone());
            let mut candidates = Vec::new();
            ToyMind::canonical(&game, &(), &s, Seat(0), &mut candidates);
            let ask = Ask { s: &s, seat: Seat(0), candidates: &candidates, seed, stop: &Stop::default() };
            let plan = Effort { budget: Budget::Samples(400), threads, horizon: 2, enough: None, explains: false };
            let found = mind.search(&ask, plan);
            found.ranked.iter().map(|w| (w.action, w.tried, w.mean())).collect::<Vec<_>>()
        };
        assert_eq!(answers(1), answers(1));
        assert_ne!(answers(1), answers(2));
    }
}

#[test]
fn enough_is_enough_however_much_time_there_is() {
    let (game, s) = table(3, 4);
    let mind = Mind::<ToyMind>::new(game.clone());
    let mut candidates = Vec::new();
    ToyMind::canonical(&game, &(), &s, Seat(0), &mut candidates);
    let ask = Ask { s: &s, seat: Seat(0), candidates: &candidates, seed: 1, stop: &Stop::default() };
    for threads in [1, 2] {
        let budget = Budget::Time(Duration::from_secs(600));
        let found = mind.search(&ask, Effort { budget, threads, horizon: 2, enough: Some(500), explains: false });
        let playouts: u32 = found.ranked.iter().map(|w| w.tried).sum();
        assert!((100..=500).contains(&playouts), "{playouts} playouts");
    }
}

#[test]
fn search_beats_its_own_script_and_chance() {
    for (code, least) in [(Code::new(Method::Script), 34.0), (Code::new(Method::Uniform), 34.0)] {
        let mut won = 0.0;
        for pair in 0..25 {
            let (game, s) = table(2, pair);
            let rival = || Player::new(code.clone(), pair);
            won += play(&game, s, &mut [search(300, 1, pair), rival()], &mut Fast::new(pair));
            won += 1.0 - play(&game, s, &mut [rival(), search(300, 1, pair)], &mut Fast::new(pair));
        }
        assert!(won >= least, "only {won} of 50 against {code:?}");
    }
}

#[test]
fn a_stop_is_obeyed_and_time_is_kept() {
    let (game, s) = table(2, 1);
    let code = Code::search(Budget::Time(Duration::from_secs(30)), 2, 2);
    let mut player = Player::<ToyMind>::new(code, 1);
    player.stop().ask();
    let start = Instant::now();
    player.decide(&game, &s, Seat(0)).unwrap();
    assert!(start.elapsed() < Duration::from_secs(5));
    let mut brief = Player::<ToyMind>::new(Code::search(Budget::Time(Duration::from_millis(20)), 1, 2), 1);
    let before = cpu_time::ThreadTime::now();
    brief.decide(&game, &s, Seat(0)).unwrap();
    assert!(before.elapsed() < Duration::from_millis(60), "{:?}", before.elapsed());
    assert_eq!(player.decide(&game, &s, Seat(1)), Err(Trouble::NotAsked(Seat(1))));
}

#[test]
fn hints_are_legal_ranked_and_honest() {
    let (game, state) = table(2, 3);
    let sitting = Sitting { game: game.clone(), state };
    for lang in Lang::ALL {
        let hints = hint::<ToyMind>(&sitting, Seat(0), Budget::Samples(4000), &Stop::default(), lang).unwrap().best;
        assert!((2..=3).contains(&hints.len()));
        assert!(hints.windows(2).all(|w| w[0].chance >= w[1].chance));
        for hint in &hints {
            assert!(hint.action.0 < sitting.choices(Seat(0)));
            assert!((0.0..=1.0).contains(&hint.chance) && hint.error < 0.1);
            assert!(!hint.words.is_empty() && !hint.reason.contains('['), "{hint:?}");
        }
    }
}

fn outside(command: &str, time: Duration) -> Result<Nth, Trouble> {
    let (game, state) = table(2, 3);
    let sitting = Sitting { game, state };
    Process::new(command, Protocol::One, Budget::Time(time)).choose(&sitting, Seat(0))
}

#[test]
fn the_example_bot_plays_a_whole_game() {
    let command = concat!("python3 ", env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let (game, state) = table(2, 3);
    let mut sitting = Sitting { game: game.clone(), state };
    let mut luck = Fast::new(1);
    let mut bots = [(); 2].map(|()| Process::new(command, Protocol::One, Budget::Time(Duration::from_secs(30))));
    while let ToMove::Seat(seat) = game.to_move(&sitting.state) {
        let nth = bots[seat.index()].choose(&sitting, seat).unwrap();
        sitting.act_nth(seat, nth, &mut luck).unwrap();
    }
    assert!(game.outcome(&sitting.state).is_some());
}

#[test]
fn a_failing_bot_is_named_for_what_it_did() {
    let second = Duration::from_secs(10);
    assert!(matches!(outside("./no-such-program", second), Err(Trouble::NoStart(_))));
    assert!(matches!(outside("true", second), Err(Trouble::Crashed(_))));
    assert_eq!(outside("sleep 20", Duration::from_millis(50)), Err(Trouble::Timeout(50)));
    assert!(matches!(outside("cat", second), Err(Trouble::Illegal(_))));
    assert!(matches!(outside("yes {\"action\":\"sell\u{a0}9\"}", second), Err(Trouble::Illegal(_))));
}

//! What holds in every game: pieces are never lost or made, playouts allocate nothing, bad input is told plainly.

use serde_json::json;
use starboard_core::face::Rules;
use starboard_core::playout::{Limit, Playout, Policy};
use starboard_core::{Fast, Game, Lang, Seat, Silent, ToMove, Viewer};
use starboard_galactic_rebellion::catalogue::MissionId;
use starboard_galactic_rebellion::piece::{Crew, Good, Worker};
use starboard_galactic_rebellion::{Action, Event, GalacticRebellion, GalacticRebellionRules, Options, State};
use starboard_testkit::allocations;

fn game(players: u8) -> GalacticRebellion {
    GalacticRebellion::new(&Default::default(), Options { players, ..Options::default() }).expect("2 to 5 players")
}

/// Plays a random game and looks at every decision.
fn watch(game: &GalacticRebellion, seed: u64, mut look: impl FnMut(&State)) -> State {
    let mut fast = Fast::new(seed);
    let mut s = game.start(&mut fast, &mut Silent);
    let mut legal = Vec::new();
    while let ToMove::Seat(seat) = game.to_move(&s) {
        look(&s);
        game.legal_actions(&s, seat, &mut legal);
        let action = legal[fast.below(legal.len())];
        game.apply_unchecked(&mut s, seat, &action, &mut fast, &mut Silent);
    }
    s
}

/// Every piece of a seat, wherever it is.
fn pieces(s: &State, seat: Seat) -> Crew {
    let p = s.player(seat);
    let mut all = Crew::of(Worker::Rebel, 1);
    for crew in
        [p.reserve, p.hand, p.missions, p.senate].into_iter().chain(s.worlds.iter().map(|w| w.crews[seat.index()]))
    {
        all.absorb(crew);
    }
    let lanes = [&s.initiative[..], &s.influence, &s.goods, &s.research, &s.war];
    let alone = s.training.iter().flatten().chain(&s.influence_x).chain(&s.influence_y);
    for token in lanes.into_iter().flatten().chain(alone).filter(|t| t.seat == seat) {
        all.add(token.worker, 1);
    }
    if s.rebel_fleet.is_some_and(|f| f.owner == seat && f.marked) {
        all.add(Worker::Rebel, 1);
    }
    all
}

#[test]
fn nothing_is_lost_or_made() {
    for players in 2..=5 {
        let game = game(players);
        for seed in 0..40 {
            watch(&game, seed, |s| {
                for seat in Seat::all(usize::from(players)) {
                    let all = pieces(s, seat);
                    assert_eq!(all.count(Worker::Rebel), 30, "seed {seed}");
                    assert!(Worker::SPECIALISTS.iter().all(|w| all.count(*w) == 10), "seed {seed}: {all:?}");
                    assert!((3..=10).contains(&s.player(seat).cubes));
                    assert_eq!(s.player(seat).workers, s.worlds.map(|w| w.crews[seat.index()].total()));
                }
                assert_eq!(s.sentinels + s.worlds.iter().map(|w| w.sentinels).sum::<u8>(), 30);
                assert_eq!(s.imperial_fleets as usize + usize::from(s.blockades.len()), 5);
                for good in Good::ALL {
                    let held: u8 = s.players.iter().map(|p| p.goods[good.index()]).sum();
                    let shown = s.goods_shown.iter().filter(|g| **g == good).count() as u8;
                    assert_eq!(held + shown + s.goods_pool.count(good as u8), 4);
                }
            });
        }
    }
}

#[test]
fn games_end_after_eight_rounds_with_a_sheet_that_adds_up() {
    for players in 2..=5 {
        let game = game(players);
        for seed in 100..130 {
            let s = watch(&game, seed, |_| {});
            let outcome = game.outcome(&s).expect("the game is over");
            assert_eq!((s.round, &*outcome.why), (8, "scored"));
            for seat in Seat::all(usize::from(players)) {
                let sheet = s.player(seat).sheet;
                let epochs: u16 = sheet.planets.iter().chain(&sheet.senate).map(|n| u16::from(*n)).sum();
                let total = epochs + sheet.technologies + sheet.missions + sheet.economy;
                assert_eq!(outcome.scores[seat.index()], i32::from(total));
            }
        }
    }
}

#[test]
fn a_playout_allocates_nothing() {
    for players in 2..=5 {
        let game = game(players);
        let mut playout = Playout::new(&game, Limit::default());
        let policies = [Policy::Uniform; 5];
        let mut decisions = 0;
        let counted = allocations(|| {
            for seed in 0..5 {
                let mut fast = Fast::new(seed);
                let mut s = game.start(&mut fast, &mut Silent);
                decisions += playout.run(&mut s, &policies, &mut fast).decisions;
            }
        });
        assert!(decisions > 500, "only {decisions} decisions");
        assert_eq!(counted, 0, "{players} players, {decisions} decisions");
    }
}

/// The French log of whole games: nothing is counted, elided or left in English as French would not have it.
#[test]
fn the_french_log_reads_as_french() {
    let wrong = [" de A", " de E", " à le ", " 0 sentinelle", "1 Médicaments", "Imperial ", "Treasury", "époque 1"];
    for players in 2..=5 {
        let game = game(players);
        let mut fast = Fast::new(u64::from(players));
        let mut events = Vec::new();
        let mut s = game.start(&mut fast, &mut events);
        let mut legal = Vec::new();
        let mut said = String::new();
        while let ToMove::Seat(seat) = game.to_move(&s) {
            game.legal_actions(&s, seat, &mut legal);
            let action = legal[fast.below(legal.len())];
            said += &game.action_words(&s, seat, action, Lang::Fr);
            said += &game.prompt_words(&game.prompt(&s), Lang::Fr);
            game.apply_unchecked(&mut s, seat, &action, &mut fast, &mut events);
        }
        said += &game.show(&game.view(&s, Viewer::Spectator), Lang::Fr);
        events.iter().for_each(|event| said += &game.event_words(event, Lang::Fr));
        for wrong in wrong {
            let at = said.find(wrong).map(|at| said[..at + wrong.len()].chars().rev().take(60).collect::<String>());
            let at = at.map(|reversed| reversed.chars().rev().collect::<String>());
            assert_eq!(at, None, "`{wrong}` is said");
        }
    }
}

/// Two missions of one name are never said alike.
#[test]
fn missions_of_one_name_are_told_apart() {
    let game = game(2);
    let s = game.start(&mut Fast::new(1), &mut Silent);
    for lang in Lang::ALL {
        let mut said = std::collections::BTreeSet::new();
        for mission in MissionId::all() {
            let words = game.action_words(&s, Seat(0), Action::Perform(mission), lang);
            assert!(said.insert(words.clone()), "{words}");
            let told = game.event_words(&Event::MissionShown { mission }, lang);
            assert!(said.insert(told.clone()), "{told}");
        }
    }
}

/// What lies open at a table is in the terminal's picture of it too.
#[test]
fn public_things_are_shown() {
    let game = GalacticRebellionRules::default().game(json!({ "players": 2 })).expect("a game");
    let position = json!({
        "phase": "senate", "action": "imperial_mistake", "first_at_missions": 2,
        "rebel_fleet": { "planet": "trega", "owner": 2 },
        "missions_shown": ["rescue_imperial_prisoner_vollux", "rescue_imperial_prisoner_erdara"],
        "players": [
            { "senate": { "rebel": 1 }, "goods": { "medicine": 1 }, "against_sentinels": { "now": 1, "next": 2 },
              "performed": ["rob_an_imperial_treasury_veltair"], "sheet": { "planets": [9, 0, 0] } },
            { "technologies": ["capital_ship_drydock"], "used": ["capital_ship_drydock"] },
        ],
    });
    let table = game.place(position).expect("it is sound");
    let shown = table.show(Viewer::Spectator, Lang::En);
    for part in [
        "Double Agent: Player 2",
        "rebel fleet of Player 2, without a marker",
        "against sentinels: 1 this round, 2 next round",
        "Capital Ship Drydock (used)",
        "Player 1: 9 VP and 4 more at the end",
        "planets 9, senate 0; at the end technologies 0, missions 4, economy 0",
        "Rescue Imperial Prisoner (Vollux)",
        "Rescue Imperial Prisoner (Erdara)",
        "Medicine ×1",
    ] {
        assert!(shown.contains(part), "`{part}` is not in\n{shown}");
    }
    assert!(table.show(Viewer::Spectator, Lang::Fr).contains("Agent double"));
}

/// Everything is open: what a seat imagines is what is there.
#[test]
fn nobody_knows_more_than_another() {
    let game = game(3);
    watch(&game, 7, |s| {
        for seat in Seat::all(3) {
            assert_eq!(&game.imagine(s, seat, &mut Fast::new(1)), s);
        }
    });
}

#[test]
fn bad_options_and_positions_are_told_plainly() {
    for (options, says) in [
        (json!({ "players": 6 }), "allowed: 2, 3, 4, 5"),
        (json!({ "players": 1 }), "allowed: 2, 3, 4, 5"),
        (json!({ "minimum_mission_cost": 2 }), "0 or 1"),
        (json!({ "format": "quick" }), "unknown variant"),
        (json!({ "player": 3 }), "unknown field"),
        (json!([1]), "options"),
    ] {
        let faults = GalacticRebellionRules::default().game(options.clone()).err().expect("a fault").to_string();
        assert!(faults.contains(says), "{options}: {faults}");
    }
    let game = GalacticRebellionRules::default().game(json!({ "players": 2 })).expect("a game");
    for (position, says) in [
        (json!({ "round": 9 }), "round: 9 is not allowed; 1 to 8"),
        (json!({ "order": [1, 1] }), "every seat from 1 to 2"),
        (json!({ "players": [{ "hand": { "rebel": 40 } }] }), "11 more of rebel"),
        (json!({ "players": [{ "hand": { "elf": 1 } }] }), "`elf` is not a worker"),
        (json!({ "players": [{ "cubes": 2 }] }), "3 to 10"),
        (json!({ "planets": { "earth": {} } }), "`earth` is not a planet"),
        (json!({ "planets": { "trega": { "tile": "p01" } } }), "another planet"),
        (json!({ "planets": { "trega": { "sentinels": 31 } } }), "0 to 30"),
        (json!({ "initiative": [{ "seat": 1, "worker": "rebel" }, { "seat": 1, "worker": "rebel" }] }), "twice"),
        (json!({ "war": [{ "seat": 3, "worker": "hero" }] }), "there is no seat 3"),
        (json!({ "missions_shown": ["destroy_imperial_capital_ship", "destroy_imperial_capital_ship"] }), "0 to 1"),
        (json!({ "players": [{ "technologies": ["democracy"] }], "technologies_shown": ["democracy"] }), "two places"),
        (json!({ "conceded": [1, 2] }), "somebody must still be playing"),
        (json!({ "asked": [{ "ask": "place", "seat": 5 }] }), "there is no seat 5"),
        (json!({ "phase": "over", "asked": [{ "ask": "place", "seat": 1 }] }), "when the game is over"),
        (
            json!({ "asked": [{ "ask": "defend", "seat": 1, "attacker": 1, "planet": "trega", "cubes": 3 }] }),
            "nobody attacks itself",
        ),
    ] {
        let faults = game.place(position.clone()).err().map(|f| f.to_string()).unwrap_or_default();
        assert!(faults.contains(says), "{position}: {faults:?}");
    }
}

#[test]
fn refusals_change_nothing_and_are_said_in_both_languages() {
    let game = game(4);
    let mut fast = Fast::new(3);
    let s = game.start(&mut fast, &mut Silent);
    let ToMove::Seat(asked) = game.to_move(&s) else { panic!("somebody is asked") };
    let planet = s.blockades.iter().next().expect("a blockade");
    let action = starboard_galactic_rebellion::Action::Land(planet);
    let mut after = s;
    let why = game.apply(&mut after, asked, action, &mut fast, &mut Silent).expect_err("it is blockaded");
    assert_eq!(after, s);
    let name = planet.name()[1..].to_owned();
    assert!(game.illegal_words(&why, Lang::En).contains(&name));
    assert!(game.illegal_words(&why, Lang::Fr).contains("flotte impériale"));
}

#[test]
fn the_state_is_small_and_flat() {
    assert!(size_of::<State>() <= 1408, "{}", size_of::<State>());
}

//! What a stranger may send: records, positions, actions, options. Whatever it is, it is read or refused; nothing panics.
//!
//! The fuzz targets and the property tests call the same functions.

use serde_json::{Value as Json, json};
use starboard_core::face::{AnyGame, PositionFile, Rules, Table};
use starboard_core::fault::read_json;
use starboard_core::playout::{Limit, Policy, Series, Watch};
use starboard_core::{Fast, Lang, Record, Seat, ToMove, Viewer};
use std::sync::Mutex;

/// A record: read, replayed, verified. Was it good?
pub fn record(games: &[&dyn Rules], text: &str) -> bool {
    let Ok(value) = serde_json::from_str(text) else { return false };
    let Ok(record) = read_json::<Record>("record", value) else { return false };
    let Some(rules) = games.iter().find(|g| g.name() == record.game) else { return false };
    let _ = record.verify(*rules);
    record.check(*rules).is_ok()
}

/// A position file: read, placed, looked at by everybody, and played on. Was it good?
pub fn position(games: &[&dyn Rules], text: &str) -> bool {
    PositionFile::read("position", text).is_ok_and(|file| place(games, &file))
}

fn place(games: &[&dyn Rules], file: &PositionFile) -> bool {
    let Some(rules) = games.iter().find(|g| g.name() == file.game) else { return false };
    let Ok(game) = rules.game(file.options.clone()) else { return false };
    let Ok(mut table) = game.place(file.position.clone()) else { return false };
    let written = table.position();
    let again = game.place(written.clone()).unwrap_or_else(|f| panic!("accepted, and then refused: {f}\n{written}"));
    assert_eq!(again.position(), written, "an accepted position changes when it is written and read");
    let mut fast = Fast::new(1);
    for _ in 0..12 {
        for viewer in Viewer::everyone(table.seats()) {
            let _ = (table.view(viewer), table.show(viewer, Lang::En));
        }
        for seat in Seat::all(table.seats()) {
            let _ = table.imagine(seat, &mut fast).view(Viewer::Seat(seat));
        }
        if table.to_move() == ToMove::Over {
            assert!(table.outcome().is_some(), "over without an outcome: {written}");
            break;
        }
        let _ = table.prompt(Lang::Fr);
        let Some((seat, action)) = any_action(&*table, &mut fast) else {
            panic!("an accepted position in which nobody can do anything: {written}");
        };
        let done = table.act(seat, &action, &mut fast);
        assert!(done.is_ok(), "`{action}` is listed and refused in {written}");
    }
    true
}

/// An action sent to a table by every seat, also those that are not asked or not there. Was it taken by any?
pub fn action(table: &dyn Table, text: &str) -> bool {
    let before = table.position();
    let nobody = [Seat(table.seats() as u8), Seat(254)];
    Seat::all(table.seats()).chain(nobody).any(|seat| {
        let mut table = table.clone_box();
        let checked = table.check(seat, text);
        match table.act(seat, text, &mut Fast::new(2)) {
            Ok(_) => true,
            Err(why) => {
                assert!(!why.code.is_empty() && !why.words(Lang::Fr).is_empty(), "`{text}` is refused without a word");
                assert!(checked.is_err(), "`{text}` is found good and then refused");
                assert_eq!(table.position(), before, "`{text}` is refused, and still something changed");
                false
            }
        }
    })
}

/// Options of a game, and a table set up with them. Were they good?
pub fn options(rules: &dyn Rules, text: &str) -> bool {
    let Ok(value) = serde_json::from_str(text) else { return false };
    let Ok(game) = rules.game(value) else { return false };
    let (table, _) = game.start(&mut Fast::new(3));
    assert_eq!(table.seats(), game.seats());
    let again = rules.game(game.options()).unwrap_or_else(|f| panic!("accepted options are refused again: {f}"));
    assert_eq!(again.options(), game.options());
    true
}

fn any_action(table: &dyn Table, fast: &mut Fast) -> Option<(Seat, String)> {
    let all: Vec<(Seat, String)> = table
        .to_move()
        .seats()
        .iter()
        .flat_map(|seat| table.legal_texts(seat).into_iter().map(move |action| (seat, action)))
        .collect();
    let n = all.len();
    all.into_iter().nth(fast.below(n.max(1)))
}

/// Good examples to start from: a table of some format in the middle of a game, and the record of a whole one.
pub struct Example {
    pub game: Box<dyn AnyGame>,
    pub table: Box<dyn Table>,
    pub position: PositionFile,
    pub record: Record,
}

/// An example of a game for any number.
///
/// # Panics
/// If the game refuses its own formats.
pub fn example(rules: &dyn Rules, number: u64) -> Example {
    let mut fast = Fast::new(number);
    let tables = crate::golden::tables(rules);
    let (_, options) = &tables[fast.below(tables.len())];
    let game = rules.game(options.clone()).unwrap_or_else(|f| panic!("{options}: {f}"));
    let (mut table, _) = game.start(&mut fast);
    for _ in 0..fast.below(60) {
        if let Some((seat, action)) = any_action(&*table, &mut fast) {
            let done = table.act(seat, &action, &mut fast);
            assert!(done.is_ok(), "`{action}` is listed and refused");
        }
    }
    let kept: Mutex<Option<Record>> = Mutex::new(None);
    let keep = |_, record| *kept.lock().unwrap_or_else(|e| e.into_inner()) = Some(record);
    let limit = Limit { decisions: 120, turns: None };
    let plan = Series { policies: vec![Policy::HandFirst], games: 1, seed: number, threads: 1, limit };
    game.playouts(&plan, &Watch { keep: Some(&keep), ..Watch::default() });
    let record = kept.into_inner().unwrap_or_else(|e| e.into_inner()).expect("one game was kept");
    Example { position: PositionFile::of(&*table), game, table, record }
}

/// Changes something somewhere inside a good value.
pub fn change(value: &mut Json, fast: &mut Fast) {
    let odd = || {
        [
            json!(0),
            json!(1),
            json!(-1),
            json!(7),
            json!(9),
            json!(255),
            json!(256),
            json!(65_536),
            json!(4_294_967_296_u64),
            json!(i64::MIN),
            json!(u64::MAX),
            json!(1.5),
            json!(""),
            json!("x"),
            json!("é"),
            json!(true),
            json!([]),
            json!({}),
            json!(null),
        ]
    };
    match value {
        Json::Object(map) if !map.is_empty() && fast.below(8) > 0 => {
            let key = map.keys().nth(fast.below(map.len())).cloned().unwrap_or_default();
            match fast.below(12) {
                0 => drop(map.remove(&key)),
                1 => drop(map.insert(format!("{key}x"), json!(1))),
                _ => map.get_mut(&key).into_iter().for_each(|inner| change(inner, fast)),
            }
        }
        Json::Array(items) if !items.is_empty() && fast.below(8) > 0 => {
            let place = fast.below(items.len());
            match fast.below(12) {
                0 => drop(items.remove(place)),
                1 => items.push(items[place].clone()),
                2 => {
                    let copy = items[place].clone();
                    items.extend(std::iter::repeat_n(copy, 300));
                }
                3 => {
                    let other = fast.below(items.len());
                    items.swap(place, other);
                }
                _ => change(&mut items[place], fast),
            }
        }
        Json::Number(n) if n.as_i64().is_some() && fast.below(2) == 0 => {
            let n = n.as_i64().unwrap_or_default();
            *value = json!(n.saturating_add([-1, 1, 2, 100][fast.below(4)]));
        }
        Json::String(text) if fast.below(2) == 0 => *text = scramble(text, fast),
        _ => *value = odd()[fast.below(odd().len())].clone(),
    }
}

/// Changes a few characters of a good text.
pub fn scramble(text: &str, fast: &mut Fast) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=fast.below(3) {
        if chars.is_empty() {
            return "x".to_owned();
        }
        let place = fast.below(chars.len());
        match fast.below(5) {
            0 => drop(chars.remove(place)),
            1 => chars.insert(place, ['0', '9', ' ', '"', '[', '\n', 'é', '='][fast.below(8)]),
            2 => chars[place] = ['1', '8', '-', '.', ']', '}', '\u{0}', 'z'][fast.below(8)],
            3 => chars.truncate(place + 1),
            _ => {
                let end = (place + 8).min(chars.len());
                let copy: Vec<char> = chars[place..end].to_vec();
                let to = fast.below(chars.len());
                chars.splice(to..to, copy);
            }
        }
    }
    chars.into_iter().collect()
}

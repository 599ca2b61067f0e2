//! Encodings say what legal lists and views say: every legal action has one number and is the only one that has it, equal views
//! are equal rows, different views different ones, and nothing hidden is in a row.

use super::game_of;
use serde_json::json;
use starboard_core::encoding::{Encoder, Encodes, Part, asked};
use starboard_core::face::Rules;
use starboard_core::{Fast, Lang, Seat, Silent, ToMove, Viewer};
use std::collections::HashMap;

/// So many decisions of a game are looked at.
const DECISIONS: usize = 400;

/// Checks `games` random games of every format and player count.
pub fn encodings<G: Encodes>(rules: &dyn Rules, games: u64) {
    for format in rules.about(Lang::En).formats {
        for players in format.players {
            encoding(&game_of::<G>(json!({ "format": format.name, "players": players })), games);
        }
    }
}

/// Checks random games at one table.
pub fn encoding<G: Encodes>(game: &G, games: u64) {
    let encoder = Encoder::new(game);
    named_once(&encoder.verbs(), encoder.actions());
    named_once(&encoder.parts(), encoder.size());
    let mut run = Run { game, encoder, fast: Fast::new(games), rows: HashMap::new(), views: HashMap::new() };
    for seed in 0..games {
        run.play(seed);
    }
    assert!(run.rows.len() > 50, "only {} different views were seen", run.rows.len());
}

fn named_once(parts: &[Part], size: usize) {
    assert_eq!(parts.iter().map(Part::size).sum::<usize>(), size);
    for (i, part) in parts.iter().enumerate() {
        assert!(!part.about.is_empty() && part.about.ends_with('.'), "`{}` is not told about", part.name);
        assert!(parts[..i].iter().all(|other| other.name != part.name), "`{}` is there twice", part.name);
    }
}

struct Run<'g, G: Encodes> {
    game: &'g G,
    encoder: Encoder<G>,
    fast: Fast,
    /// What was seen: the view of each row, the row of each view.
    rows: HashMap<Vec<u32>, String>,
    views: HashMap<String, Vec<u32>>,
}

impl<G: Encodes> Run<'_, G> {
    fn play(&mut self, seed: u64) {
        let game = self.game;
        let mut chance = Fast::new(seed);
        let mut s = game.start(&mut chance, &mut Silent);
        let mut legal = Vec::new();
        for decision in 0.. {
            self.look(&s);
            let Some(seat) = asked(game, &s, &mut legal) else { break };
            if decision > DECISIONS {
                break;
            }
            // Some games run to their end, so that rows of ended games are looked at too.
            let plays = legal.iter().find(|a| seed.is_multiple_of(2) && game.plays_out(&s, seat, **a));
            let action = *plays.unwrap_or(&legal[chance.below(legal.len())]);
            game.apply_unchecked(&mut s, seat, &action, &mut chance, &mut Silent);
        }
    }

    fn look(&mut self, s: &G::State) {
        let game = self.game;
        let (mut legal, mut numbers, mut again) = (Vec::new(), Vec::new(), Vec::new());
        for seat in Seat::all(game.seats()) {
            game.legal_actions(s, seat, &mut legal);
            self.encoder.numbers(game, s, seat, &legal, &mut numbers);
            assert_eq!(numbers.len(), legal.len());
            let mut sorted = numbers.clone();
            sorted.sort_unstable();
            for (i, number) in numbers.iter().enumerate() {
                assert!((*number as usize) < self.encoder.actions(), "{:?} has no number", legal[i]);
            }
            assert!(
                sorted.windows(2).all(|two| two[0] < two[1]),
                "two actions have the same number: {legal:?} {numbers:?}"
            );

            let row = self.row(s, seat);
            let imagined = game.imagine(s, seat, &mut self.fast);
            let hidden = self.row(&imagined, seat);
            assert!(row == hidden, "what seat {seat} cannot know is in `{}`", self.differing(&row, &hidden));
            self.encoder.numbers(game, &imagined, seat, &legal, &mut again);
            assert_eq!(numbers, again, "what seat {seat} cannot know changes the numbers of its actions");
            self.compare(s, seat, row);
        }
    }

    fn row(&self, s: &G::State, seat: Seat) -> Vec<u32> {
        let mut row = vec![f32::NAN; self.encoder.size()];
        self.encoder.write(self.game, s, seat, &mut row);
        assert!(row.iter().all(|x| x.is_finite()), "a row has what is no number");
        row.into_iter().map(f32::to_bits).collect()
    }

    /// Who looks is part of a row, so it is part of what is compared; and so is what is asked.
    fn compare(&mut self, s: &G::State, seat: Seat, row: Vec<u32>) {
        let prompt = (self.game.to_move(s) != ToMove::Over).then(|| self.game.prompt(s));
        let view = serde_json::to_string(&(seat, self.game.view(s, Viewer::Seat(seat)), prompt));
        let view = view.expect("views turn into JSON");
        if let Some(other) = self.rows.get(&row) {
            assert!(*other == view, "two views are one row: {}", first_difference(other, &view));
        }
        if let Some(other) = self.views.get(&view) {
            assert!(*other == row, "one view is two rows, which differ in `{}`", self.differing(other, &row));
        }
        self.rows.insert(row.clone(), view.clone());
        self.views.insert(view, row);
    }

    /// The part in which two rows differ.
    fn differing(&self, one: &[u32], two: &[u32]) -> &'static str {
        let mut at = one.iter().zip(two).position(|(a, b)| a != b).unwrap_or(one.len());
        for part in self.encoder.parts() {
            if at < part.size() {
                return part.name;
            }
            at -= part.size();
        }
        "nothing"
    }
}

fn first_difference(one: &str, two: &str) -> String {
    let at = one.bytes().zip(two.bytes()).position(|(a, b)| a != b).unwrap_or(one.len().min(two.len()));
    let around = |text: &str| {
        let from = at.saturating_sub(80);
        text.chars().skip(from).take(160).collect::<String>()
    };
    format!("\n  {}\n  {}", around(one), around(two))
}

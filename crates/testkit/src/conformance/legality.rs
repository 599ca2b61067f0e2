//! The legal list and `check` agree about every action, whoever sends it.

use super::{Run, assert_same};
use starboard_core::{Game, Seat, Silent, ToMove};

/// How many actions that were legal before are tried at a decision.
const TRIED: usize = 24;
/// How many of them are remembered.
const REMEMBERED: usize = 600;

impl<G: Game> Run<'_, G> {
    pub(super) fn legality(&mut self, s: &G::State, in_full: bool) {
        let game = self.game;
        let to_move = game.to_move(s);
        let over = to_move == ToMove::Over;
        let mut anything = false;
        for seat in Seat::all(game.seats()) {
            game.legal_actions(s, seat, &mut self.legal);
            let legal = std::mem::take(&mut self.legal);
            let asked = to_move.may_act(seat);
            assert!(asked || legal.is_empty(), "seat {seat} is not asked and may do {legal:?}");
            for pair in legal.windows(2) {
                assert!(pair[0] < pair[1], "not sorted, or twice: {:?} before {:?}", pair[0], pair[1]);
            }
            for action in &legal {
                let refused = game.check(s, seat, *action);
                assert!(
                    refused.is_ok(),
                    "seat {seat}: `{}` is listed and refused: {refused:?}",
                    game.action_text(s, *action)
                );
                assert!(game.meant(s, seat, *action) == *action, "a legal action is its own name: {action:?}");
                self.reads_back(s, *action);
            }
            self.as_data(s, &legal);
            anything |= !legal.is_empty();
            if in_full {
                self.others_are_refused(s, seat, &legal);
            }
            for action in &legal {
                if self.seen.len() < REMEMBERED {
                    self.seen.push(*action);
                } else {
                    let place = self.fast.below(REMEMBERED);
                    self.seen[place] = *action;
                }
            }
            self.legal = legal;
        }
        assert!(anything || over, "{to_move:?} is asked and nobody may do anything");
        assert!(over == game.outcome(s).is_some(), "there is an outcome exactly when the game is over");
    }

    fn others_are_refused(&mut self, s: &G::State, seat: Seat, legal: &[G::Action]) {
        let mut others: Vec<G::Action> = Vec::new();
        for _ in 0..TRIED.min(self.seen.len()) {
            others.push(self.seen[self.fast.below(self.seen.len())]);
        }
        others.extend(self.variations(s, legal));
        for action in others {
            let listed = legal.binary_search(&action).is_ok();
            let why = self.game.check(s, seat, action);
            let text = self.game.action_text(s, action);
            assert_eq!(listed, why.is_ok(), "seat {seat}: `{text}`: listed is {listed}, but the check says {why:?}");
            if let Err(why) = why {
                let mut after = s.clone();
                let refused = self.game.apply(&mut after, seat, action, &mut self.fast, &mut Silent);
                assert_eq!(refused, Err(why.clone()), "`{text}` is refused once and taken once");
                assert_same(s, &after, "a refused action changed something");
                self.refusal_words(&why);
            }
        }
    }

    /// Actions nobody may have thought of: the words of legal ones, exchanged and counted up and down.
    fn variations(&mut self, s: &G::State, legal: &[G::Action]) -> Vec<G::Action> {
        let mut found = Vec::new();
        if legal.is_empty() || self.seen.is_empty() {
            return found;
        }
        for _ in 0..16 {
            let text = self.game.action_text(s, legal[self.fast.below(legal.len())]);
            let other = self.game.action_text(s, self.seen[self.fast.below(self.seen.len())]);
            let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
            let others: Vec<&str> = other.split(' ').collect();
            let at = self.fast.below(words.len());
            words[at] = match words[at].parse::<i64>() {
                Ok(n) if self.fast.below(2) == 0 => (n + [-1, 1, 2, 50][self.fast.below(4)]).to_string(),
                _ => others[self.fast.below(others.len())].to_owned(),
            };
            if let Ok(action) = self.game.parse_action(&words.join(" ")) {
                self.reads_back(s, action);
                found.push(action);
            }
        }
        found
    }
}

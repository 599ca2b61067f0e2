//! Hidden is hidden: what a seat cannot know may be dealt anew and the seat notices nothing.

use super::Run;
use starboard_core::{Game, Seat, Seen, Silent, ToMove, Viewer};

impl<G: Game> Run<'_, G> {
    pub(super) fn hidden_is_hidden(&mut self, s: &G::State) {
        let game = self.game;
        let (mut before, mut after) = (Vec::new(), Vec::new());
        for seat in Seat::all(game.seats()) {
            let mut t = game.imagine(s, seat, &mut self.fast);
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let (a, b) = (game.view(s, viewer), game.view(&t, viewer));
                assert_eq!(a, b, "what seat {seat} cannot know was dealt anew, and {viewer} sees it");
            }
            assert_eq!(game.to_move(s), game.to_move(&t), "imagined by seat {seat}: somebody else is asked");
            assert_eq!(game.outcome(s), game.outcome(&t), "imagined by seat {seat}: the game ends otherwise");
            if game.to_move(s) == ToMove::Over {
                continue;
            }
            assert_eq!(game.prompt(s), game.prompt(&t), "imagined by seat {seat}: something else is asked");
            game.legal_actions(s, seat, &mut before);
            game.legal_actions(&t, seat, &mut after);
            assert_eq!(before, after, "imagined by seat {seat}: it may do other things");
            self.imagined_plays_on(&mut t);
        }
    }

    /// An imagined table is a table: it has a position and can be played.
    fn imagined_plays_on(&mut self, t: &mut G::State) {
        if self.fast.below(8) > 0 {
            return;
        }
        self.position_survives(t);
        for _ in 0..6 {
            if self.game.to_move(t) == ToMove::Over {
                return;
            }
            let (seat, action) = self.choose(t, true);
            self.game.apply_unchecked(t, seat, &action, &mut self.fast, &mut Silent);
        }
    }

    /// What is left out for a viewer stays left out, and the whole truth is told to who sees all.
    pub(super) fn events_are_redacted(&self, events: &[G::Event]) {
        for event in events {
            for viewer in Viewer::everyone(self.game.seats()) {
                let seen = self.game.sees(event, viewer);
                let told = match &seen {
                    Seen::Whole => event,
                    Seen::Redacted(part) => part,
                    Seen::Nothing => {
                        assert!(viewer != Viewer::All, "{event:?} is kept from who sees all");
                        continue;
                    }
                };
                assert!(viewer != Viewer::All || told == event, "{event:?} is cut for who sees all: {told:?}");
                let again = self.game.sees(told, viewer);
                let stable = again == Seen::Whole || again == Seen::Redacted(told.clone());
                assert!(stable, "{event:?} for {viewer} is {seen:?}, and that again is {again:?}");
                self.event_has_words(told);
            }
        }
    }
}

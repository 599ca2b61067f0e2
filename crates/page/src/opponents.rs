//! Opponents at the tables of this browser. They see what their seat sees.

use crate::call::{SHIPPED, Stop};
use crate::dice::Dice;
use crate::page::Page;
use starboard_core::face::{AnyGame, Table};
use starboard_core::{Fast, Seat};
use starboard_host::{DEFAULT_LEVEL, Refused, opponent};
use starboard_shelf::OPPONENTS;
use starboard_table::Shown;

/// What opponents have learned of a game comes as a file.
pub(crate) fn taught(game: &dyn AnyGame) -> Result<(), Stop> {
    match OPPONENTS.lacks(game) {
        Some(name) => Err(Stop::Needs(format!("{SHIPPED}{name}"))),
        None => Ok(()),
    }
}

impl Page {
    /// A table at which an opponent is asked: one that somebody follows first.
    pub(crate) fn bot_asked(&self) -> Option<(String, Seat)> {
        let followed = self.clients.values().map(|(table, _)| table);
        let mut all = followed.chain(self.live.keys());
        all.find_map(|id| Some((id.clone(), self.live.get(id)?.now.bot_to_move()?)))
    }

    /// One decision of one opponent, if there is what it takes.
    pub(crate) fn think(&mut self, at: i64, dice: &mut Dice) -> Result<(), Stop> {
        let Some((id, seat)) = self.bot_asked() else { return Ok(()) };
        let Some(now) = self.live.get(&id).map(|live| live.now.clone()) else { return Ok(()) };
        let Some(table) = now.table.clone() else { return Ok(()) };
        taught(&*table.game())?;
        let Some(action) = self.choose(&id, &now, &*table, seat, dice) else { return Ok(()) };
        let ply = now.ply;
        let acted = self.change(&id, at, |now| Ok::<_, Refused>(now.bot_plays(seat, ply, &action)));
        debug_assert!(acted.is_ok(), "an opponent's action is legal");
        Ok(())
    }

    fn choose(&mut self, id: &str, now: &Shown, table: &dyn Table, seat: Seat, dice: &mut Dice) -> Option<String> {
        let legal = table.legal_texts(seat);
        if legal.len() == 1 {
            return legal.into_iter().next();
        }
        let level = now.seats[seat.index()].level.as_deref().unwrap_or(DEFAULT_LEVEL);
        let key = (id.to_owned(), seat);
        if !self.opponents.contains_key(&key)
            && let Ok(sits) = opponent(now.fixed.game.name(), level, dice.number())
        {
            self.opponents.insert(key.clone(), sits);
        }
        let mut fast = Fast::new(dice.number());
        let imagined = table.imagine(seat, &mut fast);
        let thought = self.opponents.get_mut(&key).and_then(|sits| sits.choose(&*imagined, seat).ok());
        // Should it have no answer, any legal action will do.
        let nth = thought.map(|nth| nth.0).filter(|nth| *nth < legal.len());
        let nth = nth.unwrap_or_else(|| fast.below(legal.len().max(1)));
        legal.into_iter().nth(nth)
    }
}

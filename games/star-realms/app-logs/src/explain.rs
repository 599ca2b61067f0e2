//! Effect lines: what in our rules may be the cause of each, and making it happen.

use super::line::Entry;
use super::script::{draws, gain_of, gives, has, makes_discard, plain};
use super::why::Why;
use super::witness::Witness;
use starboard_core::order::Order;
use starboard_star_realms::action::Action;
use starboard_star_realms::catalog::Kind;
use starboard_star_realms::effect::{Op, Script, Test};
use starboard_star_realms::event::Resource;
use starboard_star_realms::state::{ALLY_ON, ALLY_USED, USED};

impl Witness<'_> {
    /// The abilities that may be used now, with what they do and the card they belong to.
    pub(super) fn abilities(&self) -> Vec<(Action, Kind, Kind, Script)> {
        let catalog = self.table.game.catalog();
        let ability = |action: Action| match action {
            Action::Ally(p, n) => Some((action, p.kind, p.as_kind, catalog.hot(p.as_kind).ally[n as usize])),
            Action::Use(p) => Some((action, p.kind, p.as_kind, catalog.hot(p.as_kind).primary)),
            _ => None,
        };
        let mut all: Vec<_> = self.table.legal().into_iter().filter_map(ability).collect();
        // An ally ability that has come on is told before a primary that waits to be chosen.
        all.order_by_key(|(action, ..)| matches!(action, Action::Use(_)));
        all
    }

    /// Uses the first ability that fits.
    pub(super) fn use_one(&mut self, fits: impl Fn(&Self, Kind, Script) -> bool) -> Result<bool, Why> {
        let found = self.abilities().into_iter().find(|(_, kind, _, script)| fits(self, *kind, *script));
        let Some((action, ..)) = found else { return Ok(false) };
        self.act(action)?;
        self.settle()?;
        Ok(true)
    }

    /// A base nobody saw being played switches an ally ability on: play it now.
    fn play_partner(&mut self, kind: Option<Kind>, fits: impl Fn(&Self, Script) -> bool) -> Result<bool, Why> {
        let seat = self.table.turn_of();
        let catalog = self.table.game.catalog();
        let s = &self.table.s;
        let mut wanted = starboard_star_realms::faction::Factions::NONE;
        for p in s.in_play(seat).filter(|p| kind.is_none_or(|k| p.kind == k)) {
            let hot = catalog.hot(p.as_kind);
            for n in 0..2 {
                if !p.has(ALLY_ON[n]) && !p.has(ALLY_USED[n]) && !hot.ally[n].is_empty() && fits(self, hot.ally[n]) {
                    wanted = wanted.with(hot.ally_of[n]);
                }
            }
        }
        let mut partners = self.hidden_bases(seat);
        partners.retain(|k| catalog.hot(*k).allies_as.meets(wanted));
        if partners.is_empty() || !self.table.holds_any(seat) {
            return Ok(false);
        }
        let chosen = self.guess(partners.len() + 1);
        match partners.get(chosen) {
            Some(partner) => self.play(*partner).map(|()| true),
            // None of them now: one was played on an earlier turn.
            None => {
                self.suspect(seat, &partners);
                Ok(false)
            }
        }
    }

    pub(super) fn explain_gain(&mut self, seat: u8, kind: Kind, what: Resource, n: i32) -> Result<(), Why> {
        let catalog = self.table.game.catalog();
        let gain = (seat, kind, what, n);
        for _ in 0..4 {
            if self.take_ahead(gain) {
                return Ok(());
            }
            if let Some(i) = self.promised.iter().position(|p| *p == gain) {
                let promised = self.promised.remove(i);
                self.owed.push(promised);
                return Ok(());
            }
            if self.comes_later(kind, what, n) && self.guess(2) == 0 {
                self.owed.push(gain);
                return Ok(());
            }
            let by_card =
                |w: &Self, k: Kind, script: Script| k == kind && gives(w.table.game.catalog(), script, what, n);
            if self.use_one(by_card)? {
                continue;
            }
            if self.take_parts(gain) {
                return Ok(());
            }
            let hot = catalog.hot(kind);
            let by_play = gives(catalog, hot.primary, what, n);
            let by_ally = hot.base && hot.ally.iter().any(|a| gives(catalog, *a, what, n));
            if (by_play || by_ally) && self.may_play_unseen(kind)? {
                self.play(kind)?;
                continue;
            }
            if !self.play_partner(Some(kind), |w, script| gives(w.table.game.catalog(), script, what, n))? {
                break;
            }
        }
        // What Fleet HQ or Command Center pay may be told of the ship played.
        let standing = |k: Kind| catalog.hot(k).ship_played > 0;
        let payer = self.ahead.iter().find(|g| (g.0, g.2, g.3) == (seat, what, n) && standing(g.1)).map(|g| g.1);
        match payer {
            Some(payer) if self.take_ahead((seat, payer, what, n)) => Ok(()),
            _ if self.is_watcher_out_of_play(kind) => Err(self.not_in_play(seat, kind)),
            _ => Err(Why::NoSource),
        }
    }

    /// Fleet HQ, that pays for ships: if a line tells of it, it must be in play.
    pub(super) fn is_watcher_out_of_play(&self, kind: Kind) -> bool {
        let seat = self.table.turn_of();
        self.table.game.catalog().hot(kind).ship_played > 0
            && self.piece(seat, kind).is_none()
            && self.hidden_bases(seat).contains(&kind)
    }

    /// Only a whole hand is played without the card being named; a base may also have gone unnoticed.
    fn may_play_unseen(&mut self, kind: Kind) -> Result<bool, Why> {
        let seat = self.table.turn_of();
        if self.hidden_bases(seat).contains(&kind) {
            return self.played_now(kind);
        }
        Ok(matches!(self.log.lines[self.from].entry, Entry::PlayAll) && self.table.holds_any(seat))
    }

    /// A base that must be in play by now: was it played this turn, or on an earlier one?
    pub(super) fn played_now(&mut self, kind: Kind) -> Result<bool, Why> {
        let seat = self.table.turn_of();
        if !self.hidden_bases(seat).contains(&kind) || !self.table.holds_any(seat) {
            return Ok(false);
        }
        match self.guess(2) {
            0 => Ok(true),
            _ => Err(self.not_in_play(seat, kind)),
        }
    }

    /// The app pays a condition whenever it comes true in the turn, our rules when the ability is used (4.3): if the log
    /// tells later in this turn that it came true, the ability is used then.
    fn comes_later(&self, kind: Kind, what: Resource, n: i32) -> bool {
        let catalog = self.table.game.catalog();
        let seat = self.table.turn_of();
        self.abilities().into_iter().any(|(action, k, _, script)| {
            let effects = plain(catalog, script);
            let now = effects.iter().any(|op| gain_of(*op) == Some((what, n)));
            let later = effects.iter().find_map(|op| match op {
                Op::If { test: Test::OwnBases(bases), then } => {
                    (self.table.s.realm(seat).bases.len() < usize::from(*bases)).then_some(*then)
                }
                _ => None,
            });
            let told = |then: Script| {
                let is = |entry: &Entry| match entry {
                    Entry::Gain { card, n, what, .. } => {
                        self.table.kind(card) == Ok(k) && gives(catalog, then, *what, *n)
                    }
                    _ => false,
                };
                self.rest_of_turn().any(|(_, entry)| is(entry))
            };
            matches!(action, Action::Use(_)) && k == kind && now && later.is_some_and(told)
        }) && self.unused(kind) > self.owed.iter().filter(|o| (o.1, o.2, o.3) == (kind, what, n)).count()
    }

    /// Bases of this kind whose primary ability has not been used this turn.
    pub(super) fn unused(&self, kind: Kind) -> usize {
        let bases = &self.table.s.realm(self.table.turn_of()).bases;
        bases.iter().filter(|b| b.kind == kind && !b.has(USED)).count()
    }

    /// A ship that counts bases may be played when there are enough of them, though the log told it earlier: the app pays
    /// whenever there are.
    pub(super) fn holds_back(&mut self, kind: Kind) -> bool {
        let catalog = self.table.game.catalog();
        let hot = catalog.hot(kind);
        if hot.base || self.bases_lacking(kind) == 0 || self.guess(2) == 0 {
            return false;
        }
        let seat = self.table.turn_of();
        let gains = plain(catalog, hot.primary).iter().filter_map(|op| gain_of(*op));
        self.promised.extend(gains.map(|(what, n)| (seat, kind, what, n)));
        self.held_back.push(kind);
        true
    }

    /// Plays the ships held back that now find their bases.
    pub(super) fn play_held_back(&mut self) -> Result<(), Why> {
        while let Some(i) = self.held_back.iter().position(|k| self.bases_lacking(*k) == 0) {
            let kind = self.held_back.remove(i);
            self.table.need_in_hand(self.table.turn_of(), kind)?;
            self.act(Action::Play(kind))?;
            self.settle()?;
        }
        Ok(())
    }

    /// How many more bases a card wants to see.
    fn bases_lacking(&self, kind: Kind) -> usize {
        let catalog = self.table.game.catalog();
        let bases = self.table.s.realm(self.table.turn_of()).bases.len();
        let lacking = plain(catalog, catalog.hot(kind).primary).iter().map(|op| match op {
            Op::If { test: Test::OwnBases(n), .. } => usize::from(*n).saturating_sub(bases),
            _ => 0,
        });
        lacking.max().unwrap_or(0)
    }

    /// The lines of this turn still to be read, from the one now read on.
    pub(super) fn rest_of_turn(&self) -> impl Iterator<Item = (usize, &Entry)> {
        let lines = self.log.lines.iter().enumerate().skip(self.at);
        let lines = lines.take_while(|(_, l)| !matches!(l.entry, Entry::Ends { .. } | Entry::Won(_)));
        lines.filter(|(i, _)| !self.done[*i] || *i == self.at).map(|(i, l)| (i, &l.entry))
    }

    pub(super) fn explain_discard(&mut self, victim: u8, kind: Kind, n: i32) -> Result<(), Why> {
        let catalog = self.table.game.catalog();
        for _ in 0..3 {
            if self.take_discard(victim, kind, n) {
                return Ok(());
            }
            let by_card =
                |w: &Self, k: Kind, script: Script| k == kind && makes_discard(w.table.game.catalog(), script);
            if self.use_one(by_card)? {
                continue;
            }
            let primary = catalog.hot(kind).primary;
            if makes_discard(catalog, primary) && self.may_play_unseen(kind)? {
                self.play(kind)?;
                continue;
            }
            if !self.play_partner(Some(kind), |w, script| makes_discard(w.table.game.catalog(), script))? {
                break;
            }
        }
        Err(Why::NoSource)
    }

    pub(super) fn explain_draw(&mut self, n: u8) -> Result<(), Why> {
        let mut left = self.take_draw(n)?;
        while left > 0 {
            if !self.draw_somehow()? {
                return Err(Why::NoSource);
            }
            left = self.take_draw(left)?;
        }
        Ok(())
    }

    pub(super) fn explain_shuffle(&mut self) -> Result<(), Why> {
        for _ in 0..3 {
            if let Some(told) = self.take_shuffle() {
                return told;
            }
            if !self.draw_somehow()? {
                break;
            }
        }
        Err(Why::NoSource)
    }

    /// A draw does not say whose it is: any ability that draws will do, an ally's first.
    fn draw_somehow(&mut self) -> Result<bool, Why> {
        if self.use_one(|w, _, script| draws(w.table.game.catalog(), script))? {
            return Ok(true);
        }
        self.play_partner(None, |w, script| draws(w.table.game.catalog(), script))
    }

    /// A card scrapped or discarded: by the rules themselves, or by an ability the log did not name.
    pub(super) fn explain_moved(&mut self, card: &str, scrapped: bool) -> Result<(), Why> {
        let kind = self.table.kind(card)?;
        let seat = self.table.turn_of();
        if self.table.name_taken(seat, kind, scrapped) {
            return Ok(());
        }
        // The question finds this line as its answer.
        self.done[self.at] = false;
        let moves = |op: Op| match scrapped {
            true => matches!(op, Op::Scrap { .. } | Op::ScrapRow { .. }),
            false => matches!(op, Op::Discard { .. }),
        };
        let used = self.use_one(|w, _, script| has(w.table.game.catalog(), script, moves))?;
        if used && (self.done[self.at] || self.table.name_taken(seat, kind, scrapped)) {
            self.done[self.at] = true;
            return Ok(());
        }
        Err(Why::NoSource)
    }

    pub(super) fn explain_destroyed(&mut self, card: &str) -> Result<(), Why> {
        let kind = self.table.kind(card)?;
        if self.take_destroyed(kind) {
            return Ok(());
        }
        self.done[self.at] = false;
        let destroys = |op: Op| matches!(op, Op::DestroyBase { .. });
        self.use_one(|w, _, script| has(w.table.game.catalog(), script, destroys))?;
        self.done[self.at] = true;
        if self.take_destroyed(kind) { Ok(()) } else { Err(self.not_in_play(1 - self.table.turn_of(), kind)) }
    }
}

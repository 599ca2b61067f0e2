//! What players did: the lines that open something new.

use super::line::Entry;
use super::script::{has, is_ambiguous, makes_discard, plain, signature};
use super::why::Why;
use super::witness::{Witness, same};
use starboard_core::order::Order;
use starboard_star_realms::action::{Action, Amount, Piece};
use starboard_star_realms::catalog::Kind;
use starboard_star_realms::effect::{Destination, Op, Redirect, Script, What};

impl Witness<'_> {
    /// Every card the effects name is played first, as the app does; then its lines are told.
    pub(super) fn play_all(&mut self) -> Result<(), Why> {
        let mut kinds = self.watchers_played()?;
        kinds.extend(self.named_plays()?);
        let catalog = self.table.game.catalog();
        let base = |k: &Kind| catalog.hot(*k).base;
        // Whether a base came before the ship that counts it, or the ship before the base that pays for it, is not told.
        let watches = |k: &Kind| {
            let counts = has(catalog, catalog.hot(*k).primary, |op| matches!(op, Op::If { .. }));
            catalog.hot(*k).ship_played > 0 || counts && !base(k)
        };
        let mixed = kinds.iter().any(base) && !kinds.iter().all(base) && kinds.iter().any(watches);
        if !mixed || self.guess(2) == 0 {
            kinds.order_by_key(|k| !base(k));
        }
        self.play_suspects()?;
        for kind in kinds {
            self.play(kind)?;
        }
        Ok(())
    }

    /// A base that pays for ships, and gives nothing else, was played with this hand if a line tells of it.
    fn watchers_played(&mut self) -> Result<Vec<Kind>, Why> {
        let mut kinds = Vec::new();
        for i in self.from..self.to {
            let Entry::Gain { card, .. } = &self.log.lines[i].entry else { continue };
            let kind = self.table.kind(card)?;
            if !kinds.contains(&kind) && self.is_watcher_out_of_play(kind) && self.played_now(kind)? {
                kinds.push(kind);
            }
        }
        Ok(kinds)
    }

    /// The cards that lines of this deed show to have been played, in the order of the lines.
    fn named_plays(&mut self) -> Result<Vec<Kind>, Why> {
        let catalog = self.table.game.catalog();
        let seat = self.table.turn_of();
        let mut plays = Vec::new();
        // Bases that have yet to be used, and gains our rules have given already, explain a line without a play.
        let mut spare: Vec<(Kind, usize)> = Vec::new();
        let mut unclear: Vec<(Kind, usize)> = Vec::new();
        for i in self.from..self.to {
            let (card, told) = match &self.log.lines[i].entry {
                Entry::Gain { card, n, what, .. } => (card, Some((*what, *n))),
                Entry::MustDiscard { card, .. } => (card, None),
                _ => continue,
            };
            let kind = self.table.kind(card)?;
            let sign = signature(catalog, kind);
            let hot = catalog.hot(kind);
            let by_discard = sign.is_none()
                && makes_discard(catalog, hot.primary)
                && !hot.ally.iter().any(|a| makes_discard(catalog, *a));
            if told.is_some() && !by_discard && is_ambiguous(catalog, kind) && !self.done[i] {
                match unclear.iter_mut().find(|(k, _)| *k == kind) {
                    Some((_, n)) => *n += 1,
                    None => unclear.push((kind, 1)),
                }
                continue;
            }
            let is_play = if told.is_some() { sign.is_some() && told == sign } else { by_discard };
            if !is_play || self.done[i] {
                continue;
            }
            if !spare.iter().any(|(k, _)| *k == kind) {
                let given = self.ahead.iter().filter(|g| (g.0, g.1) == (seat, kind) && Some((g.2, g.3)) == sign);
                spare.push((kind, self.unused(kind) + given.count()));
            }
            match spare.iter_mut().find(|(k, n)| *k == kind && *n > 0) {
                Some((_, n)) => *n -= 1,
                None => plays.push(kind),
            }
        }
        for (kind, lines) in unclear {
            plays.extend(std::iter::repeat_n(kind, self.unclear_plays(kind, lines)));
        }
        Ok(plays)
    }

    /// A card of which so many lines are told has been played at most once for each, and given at most two; what is in play
    /// already may have told one of them.
    fn unclear_plays(&mut self, kind: Kind, lines: usize) -> usize {
        let there = self.table.s.in_play(self.table.turn_of()).filter(|p| p.kind == kind).count();
        let least = lines.saturating_sub(there).div_ceil(2);
        least + self.guess(lines - least + 1)
    }

    pub(super) fn played(&mut self, card: &str) -> Result<(), Why> {
        let kind = self.table.kind(card)?;
        // A copying ship is played when it is known what it copies.
        let copies = self.table.game.catalog().hot(kind).copies() && !self.table.game.catalog().hot(kind).base;
        let later = |e: &Entry| matches!(e, Entry::Activating(c) if c == card);
        if copies && (self.needles() > 0 || self.rest_of_turn().any(|(i, e)| i > self.at && later(e))) {
            return Ok(());
        }
        self.play(kind)
    }

    /// Copying ships of this turn.
    fn needles(&self) -> usize {
        let catalog = self.table.game.catalog();
        self.table.s.ships.iter().filter(|p| catalog.hot(p.kind).copies()).count()
    }

    pub(super) fn bought(&mut self, card: &str) -> Result<(), Why> {
        let kind = self.table.kind(card)?;
        if !self.is_paid(self.at) {
            return self.taken(kind);
        }
        let to = self.destination(kind);
        if to != Destination::Discard {
            self.arm(kind, to)?;
        }
        self.table.need_in_row(kind)?;
        self.act(Action::Buy(kind))?;
        self.settle()?;
        self.arrived(kind, to)
    }

    /// Without a line of its own an acquired card went to the discard pile.
    fn arrived(&mut self, kind: Kind, to: Destination) -> Result<(), Why> {
        if to != Destination::Discard {
            return Ok(());
        }
        match self.acquired.iter().position(|a| *a == (kind, to)) {
            Some(i) => {
                self.acquired.remove(i);
                Ok(())
            }
            None => Err(Why::Destination { card: self.table.card_name(kind) }),
        }
    }

    /// Acquired for nothing.
    fn taken(&mut self, kind: Kind) -> Result<(), Why> {
        if !self.acquired.iter().any(|(k, _)| *k == kind) {
            self.done[self.at] = false;
            self.table.need_in_row(kind)?;
            let free = |op: Op| matches!(op, Op::AcquireFree(_));
            self.use_one(|w, _, script| has(w.table.game.catalog(), script, free))?;
            self.done[self.at] = true;
        }
        if self.acquired.iter().any(|(k, _)| *k == kind) {
            return self.arrived(kind, self.destination(kind));
        }
        Err(Why::NoSource)
    }

    /// A free card may be sent elsewhere, too; the effect has to be in force before the question is asked.
    pub(super) fn arm_for_free(&mut self) -> Result<(), Why> {
        let next = self.rest_of_turn().find_map(|(i, e)| match e {
            Entry::Acquired(card) if !self.is_paid(i) => Some((i, card)),
            _ => None,
        });
        let Some((i, card)) = next else { return Ok(()) };
        let kind = self.table.kind(card)?;
        match self.destination_after(i, kind) {
            Destination::Discard => Ok(()),
            to => self.arm(kind, to),
        }
    }

    /// The card went elsewhere: an effect that sends it there has to be in force.
    fn arm(&mut self, kind: Kind, to: Destination) -> Result<(), Why> {
        let catalog = self.table.game.catalog();
        let hot = catalog.hot(kind);
        let realm = self.table.s.realm(self.table.turn_of());
        let by_itself = hot.arrives.is_some_and(|(f, d)| d == to && realm.played[f as usize] > 0);
        let armed = [What::Ship, What::Base, What::Any].into_iter().filter(|w| w.fits(hot.base)).any(|what| {
            [false, true].into_iter().any(|optional| realm.redirects[Redirect { what, to, optional }.slot()] > 0)
        });
        if by_itself || armed {
            return Ok(());
        }
        let base = hot.base;
        let sends = move |op: Op| matches!(op, Op::RedirectNext(r) if r.to == to && r.what.fits(base));
        self.use_one(|w, _, script| has(w.table.game.catalog(), script, sends))?;
        Ok(())
    }

    pub(super) fn attacked(&mut self, player: &str, n: u16, total: i32) -> Result<(), Why> {
        let seat = self.log.seat(player).ok_or(Why::NotTheirTurn)?;
        let all = self.table.s.realm(self.table.turn_of()).combat == n;
        self.act(Action::Attack { seat, amount: if all { Amount::All } else { Amount::part(n) } })?;
        same("what-authority", i32::from(self.table.s.authority[seat as usize]), total)
    }

    pub(super) fn attacked_base(&mut self, card: &str) -> Result<(), Why> {
        let kind = self.table.kind(card)?;
        let owner = 1 - self.table.turn_of();
        let Some(base) = self.piece(owner, kind) else { return Err(self.not_in_play(owner, kind)) };
        self.act(Action::AttackBase { seat: owner, base, amount: Amount::All })
    }

    pub(super) fn scrapping(&mut self, card: &str) -> Result<(), Why> {
        let shown = self.table.kind(card)?;
        // The line below names the card itself, where the first one names what it copies.
        let own = self.here(|e| matches!(e, Entry::Scrapped(_)));
        let mut kind = shown;
        if let Some(i) = own
            && let Entry::Scrapped(card) = &self.log.lines[i].entry
        {
            kind = self.table.kind(card)?;
            self.done[i] = true;
        }
        let wanted = Piece { kind, as_kind: shown };
        for _ in 0..2 {
            if self.table.legal().contains(&Action::Scrap(wanted)) {
                self.act(Action::Scrap(wanted))?;
                return self.settle();
            }
            if !self.play_unseen(kind)? {
                break;
            }
        }
        Err(self.not_in_play(self.table.turn_of(), kind))
    }

    /// Plays a base of one's own that must be in play by now.
    fn play_unseen(&mut self, kind: Kind) -> Result<bool, Why> {
        let now = self.played_now(kind)?;
        if now {
            self.play(kind)?;
        }
        Ok(now)
    }

    pub(super) fn activating(&mut self, card: &str) -> Result<(), Why> {
        let kind = self.table.kind(card)?;
        let catalog = self.table.game.catalog();
        if catalog.hot(kind).copies() && !catalog.hot(kind).base {
            if self.here(|e| matches!(e, Entry::CopiesShip(_) | Entry::Changed { .. })).is_none() {
                return Ok(());
            }
            // What the copy does is told when the hand is then played.
            if self.to < self.end && self.log.lines[self.to].entry == Entry::PlayAll {
                self.to = self.next_deed(self.to);
            }
            return self.play(kind);
        }
        // The app also tells of abilities that were looked at and left.
        let free = self.log.lines.get(self.to).is_some_and(|l| matches!(l.entry, Entry::Acquired(_)));
        let free = free && !self.is_paid(self.to);
        if !free && self.here(|e| !matches!(e, Entry::Aside | Entry::Unknown | Entry::Picks(_))).is_none() {
            return Ok(());
        }
        for _ in 0..2 {
            let here: Vec<Entry> = (self.from..self.to).map(|i| self.log.lines[i].entry.clone()).collect();
            let abilities = self.abilities();
            let of_card = |(_, k, as_kind, _): &&(Action, Kind, Kind, Script)| *k == kind || *as_kind == kind;
            let covers = |script: Script| here.iter().any(|e| self.could_tell(script, e, free));
            let first = abilities.iter().filter(of_card).find(|(.., script)| covers(*script));
            if let Some((action, ..)) = first.or_else(|| abilities.iter().find(of_card)) {
                self.act(*action)?;
                return self.settle();
            }
            if !self.play_unseen(kind)? {
                break;
            }
        }
        Err(self.not_in_play(self.table.turn_of(), kind))
    }

    /// May this line be told of that ability?
    fn could_tell(&self, script: Script, entry: &Entry, free: bool) -> bool {
        let does = |wanted: fn(Op) -> bool| has(self.table.game.catalog(), script, wanted);
        match entry {
            Entry::Scrapped(_) => does(|op| matches!(op, Op::Scrap { .. } | Op::ScrapRow { .. })),
            Entry::Discarded(_) => does(|op| matches!(op, Op::Discard { .. })),
            Entry::Destroyed(_) => does(|op| matches!(op, Op::DestroyBase { .. })),
            Entry::CopiesBase(_) => does(|op| matches!(op, Op::Copy(_))),
            Entry::Drew(_) => does(|op| matches!(op, Op::Draw(_) | Op::ForEach { .. })),
            Entry::Activating(_) => free && does(|op| matches!(op, Op::AcquireFree(_))),
            _ => false,
        }
    }

    /// A gain that was chosen is told by its own line; other choices have to be made here.
    pub(super) fn chose(&mut self, text: &str) -> Result<(), Why> {
        if text.starts_with("Add ") {
            return Ok(());
        }
        let catalog = self.table.game.catalog();
        let offers = |script: Script| {
            plain(catalog, script).iter().any(|op| match op {
                Op::Choice { options, n } => options[..*n as usize].iter().any(|o| self.is_said(*o, text)),
                _ => false,
            })
        };
        let abilities = self.abilities();
        if let Some((action, ..)) = abilities.iter().find(|(.., script)| offers(*script)) {
            let action = *action;
            self.act(action)?;
            return self.settle();
        }
        let hidden = self.hidden_bases(self.table.turn_of()).into_iter().find(|k| offers(catalog.hot(*k).primary));
        match hidden {
            Some(kind) if self.played_now(kind)? => {
                self.play(kind)?;
                self.chose(text)
            }
            // A ship's choice has been made when it was played.
            _ => Ok(()),
        }
    }
}

//! Games of our own rules, told as the app would tell them.

use crate::action::Action;
use crate::catalog::Kind;
use crate::effect::{Destination, Op, Script};
use crate::event::Event;
use crate::game::WideDuel;
use crate::state::State;
use starboard_core::{Fast, Game, Seat, ToMove};
use std::fmt::Write as _;

pub(super) const PLAYERS: [&str; 2] = ["Hard AI", "Ann O'Nym"];

pub(super) struct Teller<'g> {
    game: &'g WideDuel,
    pub(super) s: State<2, 128>,
    chance: Fast,
    /// The deed being told: what was done and picked, then what came of it.
    deed: Vec<String>,
    effects: Vec<String>,
    pub(super) log: String,
    /// Drawn cards are told one by one, except at the end of a turn.
    ending: bool,
}

impl<'g> Teller<'g> {
    pub(super) fn new(game: &'g WideDuel, seed: u64) -> Teller<'g> {
        let mut chance = Fast::new(seed);
        let s = game.start(&mut chance, &mut starboard_core::Silent);
        Teller { game, s, chance, deed: Vec::new(), effects: Vec::new(), log: String::new(), ending: false }
    }

    fn name(&self, kind: Kind) -> String {
        format!("<color=#1589FF>{}</color>", self.game.catalog().card(kind).name.en)
    }

    fn bare(&self, kind: Kind) -> &str {
        &self.game.catalog().card(kind).name.en
    }

    fn by_id(&self, id: &str) -> String {
        self.name(self.game.catalog().kind(id).unwrap())
    }

    fn flush(&mut self) {
        for line in self.deed.drain(..) {
            let _ = writeln!(self.log, "{line}");
        }
        for line in self.effects.drain(..) {
            let _ = writeln!(self.log, "        {line}");
        }
    }

    fn open(&mut self, line: String) {
        self.flush();
        self.deed.push(line);
    }

    /// Plays on with a player who plays nearly everything, until the game ends or `turns` are over.
    pub(super) fn play(&mut self, turns: u16, lazy: usize) {
        let mut legal = Vec::new();
        while let ToMove::Seat(seat) = self.game.to_move(&self.s) {
            if self.s.turn > turns {
                break;
            }
            self.game.legal_actions(&self.s, seat, &mut legal);
            let action = self.pick(&legal, lazy);
            self.act(seat, action);
        }
        self.flush();
        if self.s.end.is_some() {
            let winner = PLAYERS[self.s.winner as usize];
            let _ = writeln!(self.log, "        === {winner} has won the game. ===");
        }
    }

    /// What the app does by itself as soon as it can be done.
    fn is_automatic(&self, action: &Action) -> bool {
        let catalog = self.game.catalog();
        match action {
            Action::Use(p) => is_plain(self.game, catalog.hot(p.as_kind).primary),
            Action::Ally(p, n) => is_plain(self.game, catalog.hot(p.as_kind).ally[*n as usize]),
            _ => false,
        }
    }

    fn pick(&mut self, legal: &[Action], lazy: usize) -> Action {
        if let Some(automatic) = legal.iter().find(|a| self.is_automatic(a)) {
            return *automatic;
        }
        let rank = |a: &Action| match a {
            Action::PlayAll | Action::Play(_) => 0,
            Action::Use(_) | Action::Ally(..) => 1,
            Action::Buy(_) => 2,
            Action::Scrap(_) => 3,
            Action::Attack { amount: 0, .. } | Action::AttackBase { .. } => 4,
            Action::Attack { .. } | Action::End => 9,
            _ => 5,
        };
        let keen: Vec<Action> = legal.iter().copied().filter(|a| rank(a) < 9).collect();
        let main = legal.contains(&Action::End);
        if keen.is_empty() || main && self.chance.below(100) < lazy {
            return *legal.last().unwrap();
        }
        if main && self.chance.below(3) > 0 {
            let first = keen.iter().map(rank).min().unwrap();
            let firsts: Vec<&Action> = keen.iter().filter(|a| rank(a) == first).collect();
            return *firsts[self.chance.below(firsts.len())];
        }
        keen[self.chance.below(keen.len())]
    }

    pub(super) fn act(&mut self, seat: Seat, action: Action) {
        let me = PLAYERS[seat.index()];
        let catalog = self.game.catalog();
        let turn = self.s.turn;
        let asked = !self.s.stack.is_empty();
        match action {
            Action::PlayAll => self.open("Play all".to_owned()),
            Action::Play(kind) if catalog.hot(kind).copies() && !catalog.hot(kind).base => {
                self.open(format!("Activating {}", self.bare(kind)));
            }
            Action::Play(kind) => self.open(format!("Played {}", self.name(kind))),
            Action::Use(p)
                if !is_plain(self.game, catalog.hot(p.as_kind).primary) && !is_choice(self.game, p.as_kind) =>
            {
                self.open(format!("Activating {}", self.bare(p.as_kind)));
            }
            Action::Ally(p, n) if !is_plain(self.game, catalog.hot(p.as_kind).ally[n as usize]) => {
                self.open(format!("Activating {}", self.bare(p.as_kind)));
            }
            Action::Scrap(p) => self.open(format!("Scrapping {}", self.bare(p.as_kind))),
            Action::Buy(kind) | Action::Take(kind) => self.open(format!("Acquired {}", self.name(kind))),
            Action::AttackBase { base, .. } => self.open(format!("Attacked {}", self.bare(base.kind))),
            Action::End => self.open(format!("{me} ends turn {turn}")),
            Action::Choose(n) => self.told_choice(n),
            Action::Pick { card, .. } if asked => {
                let line = match self.effects.is_empty() && self.deed.is_empty() {
                    true => format!("Resolving Discard {} cards\n{me} is discarding {}", 1, self.bare(card)),
                    false => format!("{me} is selecting {}", self.bare(card)),
                };
                self.deed.push(line);
            }
            Action::PickShip(kind) => self.deed.push(format!("{me} selecting ship {}", self.bare(kind))),
            Action::PickBase { base, .. } if self.copying() => {
                self.deed.push(format!("{me} copied base {}", self.bare(base.as_kind)));
            }
            _ => {}
        }
        let mut events = Vec::new();
        self.ending = action == Action::End;
        let mut chance = self.chance.clone();
        self.game.apply(&mut self.s, seat, action, &mut chance, &mut events).unwrap();
        self.chance = chance;
        for event in &events {
            self.tell(seat, event);
        }
        if action == Action::End && self.s.end.is_none() {
            self.effects.push("Refresh ally indicators".to_owned());
            let next = PLAYERS[self.s.side as usize];
            self.effects.push(format!("It is now {next}'s turn {}", self.s.turn));
            self.flush();
            if let Some(forced) = events.iter().position(|e| matches!(e, Event::TurnBegan { .. })) {
                self.whole_hand_discarded(next, &events[forced..]);
            }
        }
    }

    /// Discards that took the whole hand are made while the turn begins.
    fn whole_hand_discarded(&mut self, next: &str, events: &[Event]) {
        let gone: Vec<&String> = events
            .iter()
            .filter_map(|e| match e {
                Event::Discarded { card, .. } => Some(card),
                _ => None,
            })
            .collect();
        if gone.is_empty() {
            return;
        }
        let _ = writeln!(self.log, "Resolving Discard {} cards", gone.len());
        for card in &gone {
            let _ = writeln!(self.log, "{next} is discarding {}", self.by_id(card));
        }
        for card in gone {
            let _ = writeln!(self.log, "        Discarded {}", self.by_id(card));
        }
    }

    fn copying(&self) -> bool {
        matches!(self.s.stack.last(), Some(crate::frame::Frame::Copy { .. }))
    }

    fn told_choice(&mut self, n: u8) {
        let Some(crate::frame::Frame::Choose { at, .. }) = self.s.stack.last().copied() else { return };
        let ops = &self.game.catalog().ops.0;
        let Op::Choice { options, .. } = ops[at as usize] else { return };
        let op = ops[options[n as usize].at as usize];
        let words = match op {
            Op::Trade(n) => format!("Add {n} Trade"),
            Op::Combat(n) => format!("Add {n} Combat"),
            Op::Authority(n) => format!("Add {n} Authority"),
            Op::Discard { n, .. } => format!("Discard and Redraw up to {n} card(s)"),
            Op::AcquireFree(_) => "Acquire a card of cost six or less".to_owned(),
            _ => "Draw a card for every Blob card played this turn".to_owned(),
        };
        self.open(format!("Chose {words}"));
    }

    fn tell(&mut self, seat: Seat, event: &Event) {
        let who = |s: &Seat| PLAYERS[s.index()];
        let line = match event {
            Event::Gained { seat, what, n, total, card } => {
                format!("{}  >  {} +{n} {what:?} ({what:?}:{total})", who(seat), self.by_id(card))
            }
            Event::Drew { n, .. } if !self.ending => {
                self.effects.extend((0..*n).map(|_| "Drew 1 cards.".to_owned()));
                return;
            }
            Event::Drew { n, .. } => format!("Drew {n} cards."),
            Event::Shuffled { .. } => "Shuffled discard pile to form new deck".to_owned(),
            Event::Owes { seat, n, card, .. } => {
                let owed = self.s.realm(seat.0).owed;
                format!("{}  <  {} +{n} Discard (Discarding: {owed})", who(seat), self.by_id(card))
            }
            Event::Acquired { card, paid, to, .. } => {
                if *paid == 0 && !self.deed.first().is_some_and(|d| d.starts_with("Acquired")) {
                    self.open(format!("Acquired {}", self.by_id(card)));
                }
                if *paid > 0 {
                    let left = self.s.realm(seat.0).trade;
                    self.effects.push(format!("{} - -{paid} Trade (Trade:{left})", who(&seat)));
                }
                match to {
                    Destination::Discard => return,
                    Destination::Top => format!("Acquired {} to the top of the deck.", self.by_id(card)),
                    Destination::Hand => format!("Acquired {} to hand.", self.by_id(card)),
                }
            }
            Event::Scrapped { card, .. } | Event::ScrappedFromRow { card, .. } => {
                format!("Scrapped {}", self.by_id(card))
            }
            Event::Discarded { .. } if self.ending => return,
            Event::Discarded { card, .. } => format!("Discarded {}", self.by_id(card)),
            Event::Copied { card, copied, .. } => format!("Changed {} to {}", self.by_id(card), self.by_id(copied)),
            Event::Attacked { seat, target, n, total } => {
                self.open(format!("Attacked {} for {n} (New Authority:{total})", who(target)));
                let left = self.s.realm(seat.0).combat;
                self.effects.push(format!("{} - -{n} Combat (Combat:{left})", who(seat)));
                format!("{} - -{n} Authority (Authority:{total})", who(target))
            }
            Event::Destroyed { seat, card, by_combat, .. } => {
                if *by_combat {
                    let left = self.s.realm(seat.0).combat;
                    let cost = self.game.catalog().card(self.game.catalog().kind(card).unwrap()).defense.unwrap();
                    self.effects.push(format!("{} - -{cost} Combat (Combat:{left})", who(seat)));
                }
                format!("Destroyed {}", self.by_id(card))
            }
            _ => return,
        };
        self.effects.push(line);
    }
}

/// Does it happen by itself, as the app has it, without being activated?
fn is_plain(game: &WideDuel, script: Script) -> bool {
    let ops = &game.catalog().ops.0[script.at as usize..script.at as usize + script.len as usize];
    ops.iter().all(|op| match op {
        Op::If { then, .. } | Op::ForEach { then, .. } => is_plain(game, *then),
        Op::Trade(_)
        | Op::Combat(_)
        | Op::Authority(_)
        | Op::Draw(_)
        | Op::OpponentDiscards(_)
        | Op::RedirectNext(_) => true,
        _ => false,
    })
}

fn is_choice(game: &WideDuel, kind: Kind) -> bool {
    let script = game.catalog().hot(kind).primary;
    script.len > 0 && matches!(game.catalog().ops.0[script.at as usize], Op::Choice { .. })
}

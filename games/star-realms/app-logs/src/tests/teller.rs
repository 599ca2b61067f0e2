//! Games of our own rules, told as the app would tell them.

use super::told::{Line, PLAYERS, Told};
use starboard_core::{Fast, Game, Seat, ToMove};
use starboard_star_realms::action::{Action, Amount};
use starboard_star_realms::catalog::Kind;
use starboard_star_realms::effect::{Destination, Op, Script};
use starboard_star_realms::event::{Event, Resource};
use starboard_star_realms::frame::Frame;
use starboard_star_realms::game::WideDuel;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// How the app happened to tell this game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Habits {
    /// How often of a hundred a player stops although there is more to do.
    pub(super) lazy: usize,
    /// A hand played whole is told in any order, and several draws as one.
    pub(super) loose: bool,
    /// A copying ship is *activated* in hand and then played, as the opponents of the app do.
    pub(super) needle_activated: bool,
    /// Picks are not told where the line below names the card again.
    pub(super) mute: bool,
}

impl Habits {
    pub(super) fn of(seed: u64) -> Habits {
        Habits { lazy: 0, loose: seed % 2 == 1, needle_activated: seed % 3 == 1, mute: seed % 5 == 2 }
    }
}

pub(super) struct Teller<'g> {
    game: &'g WideDuel,
    pub(super) s: <WideDuel as starboard_core::Game>::State,
    chance: Fast,
    /// How it is told has no say in how it is played.
    telling: Fast,
    habits: Habits,
    told: Told,
    /// Cards a player had to discard, told when no more are owed.
    forced: Vec<String>,
    /// Drawn cards are told one by one, except at the end of a turn.
    ending: bool,
    /// What was used, to see that nothing is left out: a card's id and which of its abilities.
    pub(super) used: BTreeSet<(String, &'static str)>,
}

impl<'g> Teller<'g> {
    pub(super) fn new(game: &'g WideDuel, seed: u64, habits: Habits) -> Teller<'g> {
        let mut chance = Fast::new(seed);
        let s = game.start(&mut chance, &mut starboard_core::Silent);
        let (told, forced, used) = (Told::new(), Vec::new(), BTreeSet::new());
        let telling = Fast::new(!seed);
        Teller { game, s, chance, telling, habits, told, forced, ending: false, used }
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

    fn open(&mut self, line: String) {
        self.flush();
        self.told.deed.head.push(line);
    }

    fn push(&mut self, line: Line) {
        self.told.deed.lines.push(line);
    }

    fn flush(&mut self) {
        if self.habits.loose && self.told.deed.head.first().is_some_and(|h| h == "Play all") {
            let before = self.told.deed.lines.clone();
            self.told.shuffle(&mut self.telling);
            self.told.order_pile(&before);
        }
        if self.habits.loose {
            let lines = std::mem::take(&mut self.told.deed.lines);
            for line in lines {
                match (self.told.deed.lines.last_mut(), &line) {
                    (Some(Line::Drew(n)), Line::Drew(more)) => *n += more,
                    _ => self.told.deed.lines.push(line),
                }
            }
        }
        self.told.flush();
    }

    /// Plays on with a player who plays nearly everything, until the game ends or `turns` are over; the log of it.
    pub(super) fn play(&mut self, turns: u16) -> String {
        let mut legal = Vec::new();
        while let ToMove::Seat(seat) = self.game.to_move(&self.s) {
            if self.s.turn > turns {
                break;
            }
            self.game.legal_actions(&self.s, seat, &mut legal);
            let action = self.pick(&legal);
            self.act(seat, action);
        }
        self.flush();
        let mut log = std::mem::take(&mut self.told.log);
        if self.s.end.is_some() {
            let _ = writeln!(log, "        === {} has won the game. ===", PLAYERS[self.s.winner as usize]);
        }
        log
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

    fn pick(&mut self, legal: &[Action]) -> Action {
        if let Some(automatic) = legal.iter().find(|a| self.is_automatic(a)) {
            return *automatic;
        }
        let rank = |a: &Action| match a {
            Action::PlayAll | Action::Play(_) => 0,
            Action::Use(_) | Action::Ally(..) => 1,
            Action::Buy(_) => 2,
            Action::Scrap(_) => 3,
            Action::Attack { amount: Amount::All, .. } | Action::AttackBase { .. } => 4,
            Action::Attack { .. } | Action::End => 9,
            _ => 5,
        };
        let keen: Vec<Action> = legal.iter().copied().filter(|a| rank(a) < 9).collect();
        let main = legal.contains(&Action::End);
        if keen.is_empty() || main && self.chance.below(100) < self.habits.lazy {
            return *legal.last().unwrap();
        }
        if main && self.chance.below(3) > 0 {
            let first = keen.iter().map(rank).min().unwrap();
            let firsts: Vec<&Action> = keen.iter().filter(|a| rank(a) == first).collect();
            return *firsts[self.chance.below(firsts.len())];
        }
        keen[self.chance.below(keen.len())]
    }

    fn note(&mut self, kind: Kind, ability: &'static str) {
        self.used.insert((self.game.catalog().id(kind).to_owned(), ability));
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let me = PLAYERS[seat.index()];
        self.head(me, action);
        let mut events = Vec::new();
        self.ending = action == Action::End;
        let mut chance = self.chance.clone();
        self.game.apply(&mut self.s, seat, action, &mut chance, &mut events).unwrap();
        self.chance = chance;
        for event in &events {
            self.tell(seat, event);
        }
        if action == Action::End && self.s.end.is_none() {
            self.push(Line::Text("Refresh ally indicators".to_owned()));
            let next = PLAYERS[self.s.side as usize];
            self.push(Line::Text(format!("It is now {next}'s turn {}", self.s.turn)));
            self.flush();
            self.told.turn();
        }
        if !self.forced.is_empty() && !matches!(self.s.stack.last(), Some(Frame::Discard { .. })) {
            self.told_forced();
        }
    }

    /// The line at the margin that says what is done now.
    fn head(&mut self, me: &str, action: Action) {
        let catalog = self.game.catalog();
        match action {
            Action::PlayAll => self.open("Play all".to_owned()),
            Action::Play(kind) => {
                let needle = catalog.hot(kind).copies() && !catalog.hot(kind).base && !self.s.ships.is_empty();
                match needle && self.habits.needle_activated {
                    true => self.open(format!("Activating {}", self.bare(kind))),
                    false => self.open(format!("Played {}", self.name(kind))),
                }
            }
            Action::Use(p)
                if !is_plain(self.game, catalog.hot(p.as_kind).primary) && !is_choice(self.game, p.as_kind) =>
            {
                self.open(format!("Activating {}", self.bare(p.as_kind)));
            }
            Action::Ally(p, n) => {
                self.note(p.as_kind, "ally");
                if !is_plain(self.game, catalog.hot(p.as_kind).ally[n as usize]) {
                    self.open(format!("Activating {}", self.bare(p.as_kind)));
                }
            }
            Action::Scrap(p) => {
                self.note(p.as_kind, "scrap");
                self.open(format!("Scrapping {}", self.bare(p.as_kind)));
            }
            Action::Buy(kind) | Action::Take(kind) => self.open(format!("Acquired {}", self.name(kind))),
            Action::AttackBase { base, .. } => self.open(format!("Attacked {}", self.bare(base.kind))),
            Action::End => self.open(format!("{me} ends turn {}", self.s.turn)),
            Action::Choose(n) => self.told_choice(me, n),
            Action::Pick { card, .. } => self.told_pick(me, card),
            Action::PickShip(kind) => self.push(Line::Margin(format!("{me} selecting ship {}", self.bare(kind)))),
            Action::PickBase { base, .. } if matches!(self.s.stack.last(), Some(Frame::Copy { .. })) => {
                self.push(Line::Margin(format!("{me} copied base {}", self.bare(base.as_kind))));
            }
            Action::Decline if matches!(self.s.stack.last(), Some(Frame::Scrap { done: 0, .. })) => {
                self.push(Line::Margin(format!("{me} is not scrapping any cards")));
            }
            _ => {}
        }
    }

    fn told_pick(&mut self, me: &str, card: Kind) {
        let words = match self.s.stack.last() {
            Some(Frame::Scrap { .. }) if self.telling.below(2) == 0 => "is scrapping:",
            Some(Frame::Scrap { .. }) => "is scrapping",
            Some(Frame::DiscardFor { .. }) => "is selecting",
            _ => return,
        };
        if !self.habits.mute {
            self.push(Line::Margin(format!("{me} {words} {}", self.bare(card))));
        }
    }

    /// A base's choice is told, a ship's only by what it gives.
    fn told_choice(&mut self, me: &str, n: u8) {
        let Some(Frame::Choose { at, card, .. }) = self.s.stack.last().copied() else { return };
        let ops = &self.game.catalog().ops.0;
        let Op::Choice { options, .. } = ops[at as usize] else { return };
        let op = ops[options[n as usize].at as usize];
        if self.for_each_discarded(at) {
            let pool = if matches!(op, Op::Trade(_)) { "Trade" } else { "Combat" };
            self.push(Line::Margin(format!("{me} is discarding for {pool}")));
            return;
        }
        if !self.game.catalog().hot(card).base {
            return;
        }
        let words = match op {
            Op::Trade(n) => format!("Add {n} Trade"),
            Op::Combat(n) => format!("Add {n} Combat"),
            Op::Authority(n) => format!("Add {n} Authority"),
            Op::Discard { n, .. } => format!("Discard and Redraw up to {n} card(s)"),
            _ => "Draw a card for every Blob card played this turn".to_owned(),
        };
        self.open(format!("Chose {words}"));
    }

    /// Is this choice made for a card discarded?
    fn for_each_discarded(&self, choice: u16) -> bool {
        let ops = &self.game.catalog().ops.0;
        ops.iter().any(|op| matches!(op, Op::Discard { each, .. } if each.at == choice))
    }

    /// Discards that were owed, before anything else of the turn.
    fn told_forced(&mut self) {
        let me = PLAYERS[self.s.side as usize];
        let cards = std::mem::take(&mut self.forced);
        self.open(format!("Resolving Discard {} cards", self.told.owed[self.s.side as usize]));
        for id in &cards {
            let card = self.bare(self.game.catalog().kind(id).unwrap()).to_owned();
            self.push(Line::Margin(format!("{me} is discarding {card}")));
        }
        self.push(Line::Text("no more cards to discard".to_owned()));
        for id in &cards {
            self.push(Line::Text(format!("Discarded {}", self.by_id(id))));
        }
        self.told.owed[self.s.side as usize] = 0;
    }

    fn tell(&mut self, seat: Seat, event: &Event) {
        let line = match event {
            Event::Played { card, .. } => {
                self.used.insert((card.clone(), "primary"));
                return;
            }
            Event::Gained { seat, what, n, card, .. } => {
                Line::Gain { seat: seat.index(), card: self.by_id(card), what: *what, n: i32::from(*n) }
            }
            Event::Drew { n, .. } if !self.ending => {
                (0..*n).for_each(|_| self.push(Line::Drew(1)));
                return;
            }
            Event::Drew { n, .. } => Line::Drew(*n),
            Event::Shuffled { .. } => Line::Shuffled,
            Event::Owes { seat, n, card, .. } => {
                Line::Owes { seat: seat.index(), card: self.by_id(card), n: i32::from(*n) }
            }
            Event::Acquired { card, paid, to, .. } => {
                if *paid == 0 && !self.told.deed.head.first().is_some_and(|d| d.starts_with("Acquired")) {
                    self.open(format!("Acquired {}", self.by_id(card)));
                }
                if *paid > 0 {
                    self.push(Line::Pay { seat: seat.index(), what: Resource::Trade, n: i32::from(*paid) });
                }
                match to {
                    Destination::Discard => return,
                    Destination::Top => Line::Text(format!("Acquired {} to the top of the deck.", self.by_id(card))),
                    Destination::Hand => Line::Text(format!("Acquired {} to hand.", self.by_id(card))),
                }
            }
            Event::Scrapped { card, .. } | Event::ScrappedFromRow { card, .. } => {
                Line::Text(format!("Scrapped {}", self.by_id(card)))
            }
            Event::Discarded { card, forced: true, .. } => {
                self.forced.push(card.clone());
                return;
            }
            Event::Discarded { .. } if self.ending => return,
            Event::Discarded { card, .. } => Line::Text(format!("Discarded {}", self.by_id(card))),
            Event::Copied { card, copied, .. } => {
                let bare = |id: &str| self.bare(self.game.catalog().kind(id).unwrap());
                let changed = Line::Text(format!("Changed {} to {}", bare(card), bare(copied)));
                self.push(changed);
                if self.told.deed.head.first().is_some_and(|h| h == "Activating Stealth Needle") {
                    self.open("Play all".to_owned());
                }
                return;
            }
            Event::Attacked { seat, target, n, .. } => {
                let (n, target) = (i32::from(*n), target.index());
                self.flush();
                let left = self.told.authority[target] - n;
                self.open(format!("Attacked {} for {n} (New Authority:{left})", PLAYERS[target]));
                self.push(Line::Pay { seat: seat.index(), what: Resource::Combat, n });
                Line::Pay { seat: target, what: Resource::Authority, n }
            }
            Event::Destroyed { seat, card, by_combat, .. } => {
                let destroyed = Line::Text(format!("Destroyed {}", self.by_id(card)));
                if *by_combat {
                    let cost = self.game.catalog().card(self.game.catalog().kind(card).unwrap()).defense.unwrap();
                    self.push(Line::Pay { seat: seat.index(), what: Resource::Combat, n: i32::from(cost) });
                } else if self.habits.loose {
                    // Told before the draws of the same ability.
                    let lines = &mut self.told.deed.lines;
                    let at = lines.iter().position(|l| matches!(l, Line::Drew(_) | Line::Shuffled));
                    lines.insert(at.unwrap_or(lines.len()), destroyed);
                    return;
                }
                destroyed
            }
            _ => return,
        };
        self.push(line);
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

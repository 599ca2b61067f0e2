//! The table a log is replayed on.
//!
//! First with *blank* cards: hands, decks and the trade row are of one stand-in kind, and a blank becomes a card when the
//! log names it. So every total is checked by the rules before any deal has to be known. Then with the deal found.

use super::deal::{Deal, Fact};
use super::why::Why;
use starboard_core::chance::{Odds, Recorder};
use starboard_core::{Bag, Chance, Game, Lang, Seat};
use starboard_star_realms::action::Action;
use starboard_star_realms::catalog::{Kind, NONE};
use starboard_star_realms::effect::Zone;
use starboard_star_realms::event::{Event, ScrappedFrom};
use starboard_star_realms::game::WideDuel;
use starboard_star_realms::state::Hand;
use std::collections::VecDeque;

pub(super) type Whole = <WideDuel as Game>::State;

/// The stand-in for a card not yet named: a starter of another format, in no log.
const BLANK: &str = "smuggler";

/// One action, as a record holds it.
#[derive(Clone, Debug)]
pub(super) struct Move {
    pub(super) seat: u8,
    /// `None` gives up.
    pub(super) action: Option<Action>,
    pub(super) deals: Vec<starboard_core::Deal>,
}

enum Dealing {
    Blank(Kind),
    Known { cards: VecDeque<Kind>, zones: VecDeque<Zone> },
}

impl Chance for Dealing {
    fn pick(&mut self, odds: Odds<'_>) -> u16 {
        let wanted = match self {
            Dealing::Blank(blank) => Some(*blank),
            Dealing::Known { cards, .. } => cards.pop_front(),
        };
        let there = |k: &Kind| odds.counts.get(*k as usize).is_some_and(|n| *n > 0);
        let first = || odds.counts.iter().position(|n| *n > 0).unwrap_or(0);
        wanted.filter(there).map_or_else(|| first() as u16, u16::from)
    }
}

pub(super) struct Table<'g> {
    pub(super) game: &'g WideDuel,
    lang: Lang,
    pub(super) s: Whole,
    dealing: Dealing,
    pub(super) opening: Vec<starboard_core::Deal>,
    pub(super) moves: Vec<Move>,
    pub(super) facts: Vec<Fact>,
    /// The zones the card about to be scrapped may have come from, if the log was asked.
    may_scrap: Option<(bool, bool)>,
    /// A card is about to be discarded because the log said so.
    asked_discard: bool,
    /// Scraps and discards the rules made by themselves; the log has yet to say which card it was.
    unnamed: Vec<usize>,
}

impl<'g> Table<'g> {
    /// A table of blanks. `blank_game` is the game with every pile blank.
    pub(super) fn blank(blank_game: &'g WideDuel, lang: Lang) -> Table<'g> {
        let blank = blank_kind(blank_game);
        Table::start(blank_game, lang, Dealing::Blank(blank))
    }

    pub(super) fn dealt(game: &'g WideDuel, lang: Lang, deal: Deal) -> Table<'g> {
        Table::start(game, lang, Dealing::Known { cards: deal.cards.into(), zones: deal.zones.into() })
    }

    fn start(game: &'g WideDuel, lang: Lang, dealing: Dealing) -> Table<'g> {
        let mut recorder = Recorder::new(dealing);
        let mut events = Vec::new();
        let s = game.start(&mut recorder, &mut events);
        let Recorder { inner: dealing, deals } = recorder;
        let mut table = Table {
            game,
            lang,
            s,
            dealing,
            opening: deals,
            moves: Vec::new(),
            facts: Vec::new(),
            may_scrap: None,
            asked_discard: false,
            unnamed: Vec::new(),
        };
        for event in &events {
            table.keep(event);
        }
        table
    }

    pub(super) fn kind(&self, name: &str) -> Result<Kind, Why> {
        kind_named(self.game, name).ok_or_else(|| Why::UnknownCard { card: name.to_owned() })
    }

    pub(super) fn card_name(&self, kind: Kind) -> String {
        self.game.catalog().card(kind).name.in_lang(self.lang).to_owned()
    }

    /// What is asked now, in words.
    pub(super) fn question(&self) -> String {
        self.game.prompt_words(&self.game.prompt(&self.s), self.lang)
    }

    fn event_kind(&self, id: &str) -> Kind {
        self.game.catalog().kind(id).unwrap_or(NONE)
    }

    pub(super) fn turn_of(&self) -> u8 {
        self.s.side
    }

    pub(super) fn legal(&self) -> Vec<Action> {
        let mut out = Vec::new();
        let seat = self.s.stack.last().map_or(self.s.side, |f| f.seat());
        self.game.legal_actions(&self.s, Seat(seat), &mut out);
        out
    }

    /// Takes an action and says what happened.
    pub(super) fn act(&mut self, action: Action) -> Result<Vec<Event>, Why> {
        let seat = self.s.stack.last().map_or(self.s.side, |f| f.seat());
        let mut events = Vec::new();
        let mut recorder = Recorder::new(&mut self.dealing);
        let done = self.game.apply(&mut self.s, Seat(seat), action, &mut recorder, &mut events);
        let deals = recorder.deals;
        done.map_err(|i| Why::Refused { reason: self.game.illegal_words(&i, self.lang) })?;
        self.moves.push(Move { seat, action: Some(action), deals });
        for event in &events {
            self.keep(event);
        }
        self.blank_out();
        Ok(events)
    }

    pub(super) fn concede(&mut self, seat: u8) -> Result<(), Why> {
        let mut recorder = Recorder::new(&mut self.dealing);
        let done = self.game.concede(&mut self.s, Seat(seat), &mut recorder, &mut starboard_core::Silent);
        let deals = recorder.deals;
        done.map_err(|i| Why::Refused { reason: self.game.illegal_words(&i, self.lang) })?;
        self.moves.push(Move { seat, action: None, deals });
        Ok(())
    }

    /// Whatever is hidden is blank again.
    fn blank_out(&mut self) {
        let Dealing::Blank(blank) = self.dealing else { return };
        let cover = |pile: &mut Bag<128>| {
            let n = pile.len();
            *pile = Bag::new();
            pile.add_many(blank, n as u8);
        };
        for realm in &mut self.s.realms {
            cover(&mut realm.deck);
            let mut hand = *realm.hand;
            cover(&mut hand);
            realm.hand = Hand::new(hand);
            realm.known.clear();
        }
        for slot in 0..self.s.row.len() {
            if self.s.row[slot] != NONE {
                self.s.row.put(slot, blank);
            }
        }
    }

    fn keep(&mut self, event: &Event) {
        let fact = match event {
            Event::RowFilled { .. } => Fact::Row,
            Event::Drew { seat, n, .. } => {
                self.facts.extend(std::iter::repeat_n(Fact::Draw(seat.0), *n as usize));
                return;
            }
            Event::Shuffled { seat } => Fact::Shuffle(seat.0),
            Event::Played { seat, card } => Fact::Used { seat: seat.0, kind: self.event_kind(card), discarded: false },
            Event::Discarded { seat, card, .. } => {
                if !std::mem::take(&mut self.asked_discard) {
                    self.unnamed.push(self.facts.len());
                }
                Fact::Used { seat: seat.0, kind: self.event_kind(card), discarded: true }
            }
            Event::Scrapped { seat, card, from: from @ (ScrappedFrom::Hand | ScrappedFrom::Discard) } => {
                let (hand, discard) = self.may_scrap.take().unwrap_or_else(|| {
                    if let Dealing::Known { zones, .. } = &mut self.dealing {
                        zones.pop_front();
                    }
                    self.unnamed.push(self.facts.len());
                    (*from == ScrappedFrom::Hand, *from == ScrappedFrom::Discard)
                });
                Fact::Scrapped { seat: seat.0, kind: self.event_kind(card), hand, discard }
            }
            Event::ScrappedFromRow { card, .. } => Fact::Left(self.event_kind(card)),
            Event::Acquired { seat, card, to, .. } => {
                let kind = self.event_kind(card);
                if kind != self.game.catalog().explorer {
                    self.facts.push(Fact::Left(kind));
                }
                Fact::Gained { seat: seat.0, kind, to: *to }
            }
            Event::Destroyed { owner, card, .. } => Fact::Retired { seat: owner.0, kind: self.event_kind(card) },
            Event::TurnEnded { seat, ships, .. } => {
                for ship in ships {
                    self.facts.push(Fact::Retired { seat: seat.0, kind: self.event_kind(ship) });
                }
                Fact::HandOut(seat.0)
            }
            _ => return,
        };
        self.facts.push(fact);
    }

    // ---- making sure that what the log names is there

    pub(super) fn holds_any(&self, seat: u8) -> bool {
        !self.s.realm(seat).hand.is_empty()
    }

    pub(super) fn need_in_hand(&mut self, seat: u8, kind: Kind) -> Result<(), Why> {
        let missing = Why::NoCardInHand { card: self.card_name(kind) };
        let hand = &mut self.s.realm_mut(seat).hand;
        if hand.has(kind) {
            return Ok(());
        }
        match self.dealing {
            Dealing::Blank(blank) if hand.has(blank) => {
                hand.remove(blank);
                hand.add(kind);
                Ok(())
            }
            _ => Err(missing),
        }
    }

    pub(super) fn need_in_row(&mut self, kind: Kind) -> Result<(), Why> {
        if kind == self.game.catalog().explorer || self.s.row.contains(&kind) {
            return Ok(());
        }
        let missing = Why::NotInTheRow { card: self.card_name(kind) };
        let Dealing::Blank(blank) = self.dealing else { return Err(missing) };
        let slot = self.s.row.iter().position(|k| *k == blank).ok_or(missing)?;
        self.s.row.put(slot, kind);
        Ok(())
    }

    /// Where an own card to scrap is, making sure that it is there; `held` if it was in hand.
    pub(super) fn need_to_scrap(&mut self, seat: u8, kind: Kind, zones: (bool, bool), held: bool) -> Result<Zone, Why> {
        let (hand, discard) = (zones.0, zones.1 && !held);
        self.may_scrap = Some(zones);
        let blank = match &mut self.dealing {
            Dealing::Known { zones, .. } => {
                return zones.pop_front().ok_or(Why::NoCardInHand { card: self.card_name(kind) });
            }
            Dealing::Blank(blank) => *blank,
        };
        // The pile if it can be: what is left in the hand may still be wanted.
        let pile = &mut self.s.realm_mut(seat).discard;
        if discard && pile.has(kind) {
            return Ok(Zone::Discard);
        }
        if discard && pile.has(blank) {
            pile.remove(blank);
            pile.add(kind);
            return Ok(Zone::Discard);
        }
        if !hand {
            return Err(Why::NoCardInHand { card: self.card_name(kind) });
        }
        self.need_in_hand(seat, kind)?;
        Ok(Zone::Hand)
    }

    pub(super) fn need_to_discard(&mut self, seat: u8, kind: Kind) -> Result<(), Why> {
        self.asked_discard = true;
        self.need_in_hand(seat, kind)
    }

    /// The rules took a card by themselves where nothing could be chosen; the log says which it was.
    pub(super) fn name_taken(&mut self, seat: u8, kind: Kind, scrapped: bool) -> bool {
        let fits = |fact: &Fact| match *fact {
            Fact::Used { seat: whose, discarded: true, .. } => !scrapped && whose == seat,
            Fact::Scrapped { seat: whose, .. } => scrapped && whose == seat,
            _ => false,
        };
        let blank = matches!(self.dealing, Dealing::Blank(_));
        let same =
            |fact: &Fact| matches!(fact, Fact::Used { kind: k, .. } | Fact::Scrapped { kind: k, .. } if *k == kind);
        let facts = &self.facts;
        let found = self.unnamed.iter().position(|i| fits(&facts[*i]) && (blank || same(&facts[*i])));
        let Some(found) = found else { return false };
        let at = self.unnamed.remove(found);
        if let Fact::Used { kind: was, .. } | Fact::Scrapped { kind: was, .. } = &mut self.facts[at] {
            let pile = &mut self.s.realms[seat as usize].discard;
            if !scrapped && *was != kind && pile.has(*was) {
                pile.remove(*was);
                pile.add(kind);
            }
            *was = kind;
        }
        true
    }
}

/// A card by its English name; the starters of other formats share names with cards of the sets and are not meant.
pub(super) fn kind_named(game: &WideDuel, name: &str) -> Option<Kind> {
    let catalog = game.catalog();
    let kinds = (0..catalog.len()).map(|k| k as Kind);
    let meant = |k: &Kind| catalog.set(*k) != "starters" || ["scout", "viper", "explorer"].contains(&catalog.id(*k));
    kinds.filter(meant).find(|k| catalog.card(*k).name.en == name)
}

pub(super) fn blank_kind(game: &WideDuel) -> Kind {
    game.catalog().kind(BLANK).unwrap_or(0)
}

/// The same game with every pile blank.
pub(super) fn blanked(game: &WideDuel) -> WideDuel {
    let blank = blank_kind(game);
    let cover = |pile: &Bag<128>| {
        let mut cards = Bag::new();
        cards.add_many(blank, pile.len() as u8);
        cards
    };
    let mut blanked = game.clone();
    blanked.opening.trade_deck = cover(&game.opening.trade_deck);
    for (covered, realm) in blanked.opening.realms.iter_mut().zip(&game.opening.realms) {
        covered.deck = cover(&realm.deck);
    }
    blanked
}

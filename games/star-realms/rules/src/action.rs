//! Everything a player can do, and its text form.

use crate::catalog::{Catalog, Kind};
use crate::effect::{Destination, Zone};
use crate::words::WORDS;
use starboard_core::{Seat, Unreadable};
use std::borrow::Cow;
use std::num::NonZeroU16;

/// A card in play as actions name it: by kind, and by what it copies.
///
/// Two copies of a card are the same card. Where they differ (one has been used), the rules take the one that leaves the
/// player most: see [`crate::play`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    pub kind: Kind,
    pub as_kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    Trade,
    Combat,
}

impl Pool {
    pub fn of(self, trade: u16, combat: u16) -> u16 {
        match self {
            Pool::Trade => trade,
            Pool::Combat => combat,
        }
    }
}

/// How much an attack uses: all there is, or all it takes; or a part of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Amount {
    All,
    Part(NonZeroU16),
}

impl Amount {
    /// A part; all of it if that is nothing.
    #[inline]
    pub fn part(n: u16) -> Amount {
        NonZeroU16::new(n).map_or(Amount::All, Amount::Part)
    }

    /// The number it is, where `all` is all of it.
    #[inline]
    pub fn of(self, all: u16) -> u16 {
        match self {
            Amount::All => all,
            Amount::Part(n) => n.get(),
        }
    }
}

/// An action of the main phase or an answer to a question. The order of the variants is the order of the legal list.
/// Eight bytes in one word: written and read in one go.
#[repr(align(8))]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Play(Kind),
    /// Plays every card whose play asks for no decision.
    PlayAll,
    /// Uses a base's primary ability.
    Use(Piece),
    /// Uses the first or second (0, 1) ally ability.
    Ally(Piece, u8),
    /// Scraps a card in play for its scrap ability.
    Scrap(Piece),
    /// Takes the scenario's offer, once a turn.
    Scenario,
    Buy(Kind),
    /// Attacks a player, with all combat there is or a part of it.
    Attack {
        seat: u8,
        amount: Amount,
    },
    /// Attacks a base, with all it takes to destroy it or less.
    AttackBase {
        seat: u8,
        base: Piece,
        amount: Amount,
    },
    /// Hydra: hands part of a pool to a team-mate.
    Give {
        seat: u8,
        pool: Pool,
        amount: u16,
    },
    /// Emperor: pays 1 trade to move a card from the own discard pile to a team-mate's.
    Pass {
        card: Kind,
        seat: u8,
    },
    /// One of the offered alternatives, from 0.
    Choose(u8),
    /// An own card to scrap or discard.
    Pick {
        zone: Zone,
        card: Kind,
    },
    /// A card of the trade row to scrap.
    PickRow(Kind),
    /// A base to destroy or copy.
    PickBase {
        seat: u8,
        base: Piece,
    },
    /// A ship to copy.
    PickShip(Kind),
    /// The player who discards.
    PickPlayer(u8),
    /// A card to acquire for nothing.
    Take(Kind),
    /// Where an acquired card goes.
    Send(Destination),
    /// A fallen player's card for a team-mate.
    Leave(Kind),
    /// Upgrades the card being acquired with the sticker of this row.
    Upgrade(Kind),
    Accept,
    Decline,
    /// Ends the turn, or one's part in the team's.
    End,
}

impl Action {
    /// Does it answer a question? Everything else belongs to the main phase.
    pub fn is_answer(self) -> bool {
        match self {
            Action::Play(_)
            | Action::PlayAll
            | Action::Use(_)
            | Action::Ally(..)
            | Action::Scrap(_)
            | Action::Scenario
            | Action::Buy(_)
            | Action::Attack { .. }
            | Action::AttackBase { .. }
            | Action::Give { .. }
            | Action::Pass { .. }
            | Action::End => false,
            Action::Choose(_)
            | Action::Pick { .. }
            | Action::PickRow(_)
            | Action::PickBase { .. }
            | Action::PickShip(_)
            | Action::PickPlayer(_)
            | Action::Take(_)
            | Action::Send(_)
            | Action::Leave(_)
            | Action::Upgrade(_)
            | Action::Accept
            | Action::Decline => true,
        }
    }
}

impl Catalog {
    /// The text of an action, with cards called what `id` says.
    pub(crate) fn action_text<'a>(&'a self, action: Action, id: impl Fn(Kind) -> Cow<'a, str>) -> String {
        let piece = |p: Piece| match p.kind == p.as_kind {
            true => id(p.kind),
            false => format!("{}:{}", id(p.kind), id(p.as_kind)).into(),
        };
        let part = |amount: Amount| match amount {
            Amount::All => String::new(),
            Amount::Part(n) => format!(" for {n}"),
        };
        match action {
            Action::PlayAll => "play all".to_owned(),
            Action::Play(k) => format!("play {}", id(k)),
            Action::Use(p) => format!("use {}", piece(p)),
            Action::Ally(p, 0) => format!("ally {}", piece(p)),
            Action::Ally(p, n) => format!("ally {} {}", piece(p), u16::from(n) + 1),
            Action::Scrap(p) => format!("scrap {}", piece(p)),
            Action::Buy(k) => format!("buy {}", id(k)),
            Action::Attack { seat, amount } => format!("attack {}{}", Seat(seat), part(amount)),
            Action::AttackBase { seat, base, amount } => {
                format!("attack {} {}{}", Seat(seat), piece(base), part(amount))
            }
            Action::Give { seat, pool, amount } => {
                let pool = match pool {
                    Pool::Trade => "trade",
                    Pool::Combat => "combat",
                };
                format!("give {} {pool} {amount}", Seat(seat))
            }
            Action::Pass { card, seat } => format!("pass {} {}", id(card), Seat(seat)),
            Action::Choose(n) => format!("choose {}", u16::from(n) + 1),
            Action::Pick { zone: Zone::Hand, card } => format!("pick hand {}", id(card)),
            Action::Pick { zone: Zone::Discard, card } => format!("pick discard {}", id(card)),
            Action::PickRow(k) => format!("pick row {}", id(k)),
            Action::PickBase { seat, base } => format!("pick base {} {}", Seat(seat), piece(base)),
            Action::PickShip(k) => format!("pick ship {}", id(k)),
            Action::PickPlayer(seat) => format!("pick player {}", Seat(seat)),
            Action::Take(k) => format!("take {}", id(k)),
            Action::Send(Destination::Discard) => "send discard".to_owned(),
            Action::Send(Destination::Top) => "send top".to_owned(),
            Action::Send(Destination::Hand) => "send hand".to_owned(),
            Action::Leave(k) => format!("leave {}", id(k)),
            Action::Upgrade(row) => format!("upgrade {}", id(row)),
            Action::Scenario => "scenario".to_owned(),
            Action::Accept => "accept".to_owned(),
            Action::Decline => "decline".to_owned(),
            Action::End => "end".to_owned(),
        }
    }

    fn parse_kind(&self, text: &str) -> Result<Kind, Unreadable> {
        self.kind(text).ok_or_else(|| Unreadable::new(&WORDS, "unreadable-card", &[("card", text)]))
    }

    fn parse_piece(&self, text: &str) -> Result<Piece, Unreadable> {
        let (kind, as_kind) = text.split_once(':').unwrap_or((text, text));
        Ok(Piece { kind: self.parse_kind(kind)?, as_kind: self.parse_kind(as_kind)? })
    }

    pub(crate) fn parse_action(&self, text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let seat = |t: &str| t.parse::<Seat>().map(|s| s.0).map_err(Unreadable::from);
        let up_to = |t: &str, most: u16| match t.parse::<u16>() {
            Ok(n) if (1..=most).contains(&n) => Ok(n),
            _ => Err(Unreadable::number(t, 1, most)),
        };
        let number = |t: &str| up_to(t, u16::MAX);
        let small = |t: &str| up_to(t, u8::MAX.into()).map(|n| n as u8);
        let ordinal = |t: &str| small(t).map(|n| n - 1);
        Ok(match words[..] {
            ["play", "all"] => Action::PlayAll,
            ["play", card] => Action::Play(self.parse_kind(card)?),
            ["use", piece] => Action::Use(self.parse_piece(piece)?),
            ["ally", piece] => Action::Ally(self.parse_piece(piece)?, 0),
            ["ally", piece, n] => match ordinal(n)? {
                0 => return Err(Unreadable::new(&WORDS, "unreadable-first-ally", &[])),
                n => Action::Ally(self.parse_piece(piece)?, n),
            },
            ["scrap", piece] => Action::Scrap(self.parse_piece(piece)?),
            ["buy", card] => Action::Buy(self.parse_kind(card)?),
            ["attack", player] => Action::Attack { seat: seat(player)?, amount: Amount::All },
            ["attack", player, "for", n] => Action::Attack { seat: seat(player)?, amount: Amount::part(number(n)?) },
            ["attack", player, base] => {
                Action::AttackBase { seat: seat(player)?, base: self.parse_piece(base)?, amount: Amount::All }
            }
            ["attack", player, base, "for", n] => {
                let amount = Amount::part(small(n)?.into());
                Action::AttackBase { seat: seat(player)?, base: self.parse_piece(base)?, amount }
            }
            ["give", player, "trade", n] => Action::Give { seat: seat(player)?, pool: Pool::Trade, amount: number(n)? },
            ["give", player, "combat", n] => {
                Action::Give { seat: seat(player)?, pool: Pool::Combat, amount: number(n)? }
            }
            ["pass", card, player] => Action::Pass { card: self.parse_kind(card)?, seat: seat(player)? },
            ["choose", n] => Action::Choose(ordinal(n)?),
            ["pick", "hand", card] => Action::Pick { zone: Zone::Hand, card: self.parse_kind(card)? },
            ["pick", "discard", card] => Action::Pick { zone: Zone::Discard, card: self.parse_kind(card)? },
            ["pick", "row", card] => Action::PickRow(self.parse_kind(card)?),
            ["pick", "base", player, base] => Action::PickBase { seat: seat(player)?, base: self.parse_piece(base)? },
            ["pick", "ship", card] => Action::PickShip(self.parse_kind(card)?),
            ["pick", "player", player] => Action::PickPlayer(seat(player)?),
            ["take", card] => Action::Take(self.parse_kind(card)?),
            ["send", "discard"] => Action::Send(Destination::Discard),
            ["send", "top"] => Action::Send(Destination::Top),
            ["send", "hand"] => Action::Send(Destination::Hand),
            ["leave", card] => Action::Leave(self.parse_kind(card)?),
            ["upgrade", row] => match self.parse_kind(row)? {
                kind if self.row(kind).is_some() => Action::Upgrade(kind),
                _ => return Err(Unreadable::new(&WORDS, "unreadable-sticker", &[("sticker", row)])),
            },
            ["scenario"] => Action::Scenario,
            ["accept"] => Action::Accept,
            ["decline"] => Action::Decline,
            ["end"] => Action::End,
            _ => {
                let form = FORMS.iter().find(|(verb, _)| words.first() == Some(verb));
                let verbs = FORMS.map(|(verb, _)| verb);
                return Err(
                    form.map_or_else(|| Unreadable::verb(text, &verbs), |(_, like)| Unreadable::form(text, like))
                );
            }
        })
    }
}

/// Every verb with an action of its own, for whoever mistyped one.
const FORMS: [(&str, &str); 18] = [
    ("play", "play scout"),
    ("use", "use trading_post"),
    ("ally", "ally trade_bot"),
    ("scrap", "scrap explorer"),
    ("buy", "buy explorer"),
    ("attack", "attack 2 trading_post"),
    ("give", "give 3 trade 2"),
    ("pass", "pass scout 3"),
    ("choose", "choose 1"),
    ("pick", "pick hand scout"),
    ("take", "take blob_carrier"),
    ("send", "send hand"),
    ("leave", "leave scout"),
    ("upgrade", "upgrade se1"),
    ("scenario", "scenario"),
    ("accept", "accept"),
    ("decline", "decline"),
    ("end", "end"),
];

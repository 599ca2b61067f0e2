//! What a player may do, and its one stable text form.

use crate::contract::Card;
use crate::grid::Cell;
use crate::prism::{Prism, Prisms};
use crate::state::Use;
use crate::text::WORDS;
use serde::Serialize;
use starboard_core::{Seat, Unreadable};
use std::fmt;
use ts_rs::TS;

/// An action; as data, it calls things what its text calls them. Cards in hands are named by kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "Deed")]
pub enum Action {
    /// Take a contract from the track and lay it.
    Acquire {
        card: Card,
        #[serde(rename = "at")]
        cell: Cell,
    },
    /// Power an own contract where it lies.
    Power {
        card: Card,
        pay: Prisms,
    },
    /// Power an own contract and lay it over an active district.
    Upgrade {
        card: Card,
        pay: Prisms,
        over: Card,
    },
    Draw,
    /// Contest a rival's contract, showing the cards that pay for it.
    Contest {
        card: Card,
        pay: Prisms,
        #[serde(flatten)]
        to: Use,
    },
    /// Take a district from the Exchange.
    Take {
        card: Card,
        #[serde(rename = "at")]
        cell: Cell,
    },
    /// Send an own contract to the Exchange for its trade ability.
    Trade {
        card: Card,
    },
    /// End the action phase.
    End,
    /// Defend a contested contract: where it lies, or as an upgrade.
    Defend {
        pay: Prisms,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        over: Option<Card>,
    },
    Decline,
    /// Take these from the PRISM discard pile.
    Recover {
        cards: Prisms,
    },
    /// Swap an own contract with one on the track.
    Swap {
        card: Card,
        #[serde(rename = "for")]
        with: Card,
    },
    /// Rob this rival.
    Steal {
        from: Seat,
    },
    /// Discard this rival contract.
    Scrap {
        card: Card,
    },
    /// Keep these of the cards looked at.
    Keep {
        cards: Prisms,
    },
    /// Discard one card, down to capacity.
    Discard {
        card: Prism,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Acquire { card, cell } => write!(f, "acquire {card} at {cell}"),
            Action::Power { card, pay } => write!(f, "power {card} {pay}"),
            Action::Upgrade { card, over, pay } => write!(f, "upgrade {card} over {over} {pay}"),
            Action::Draw => f.write_str("draw"),
            Action::Contest { card, to: Use::At(cell), pay } => write!(f, "contest {card} at {cell} {pay}"),
            Action::Contest { card, to: Use::Over(over), pay } => write!(f, "contest {card} over {over} {pay}"),
            Action::Take { card, cell } => write!(f, "take {card} at {cell}"),
            Action::Trade { card } => write!(f, "trade {card}"),
            Action::End => f.write_str("end"),
            Action::Defend { pay, over: None } => write!(f, "defend {pay}"),
            Action::Defend { pay, over: Some(over) } => write!(f, "defend over {over} {pay}"),
            Action::Decline => f.write_str("decline"),
            Action::Recover { cards } => write!(f, "recover {cards}"),
            Action::Swap { card, with } => write!(f, "swap {card} for {with}"),
            Action::Steal { from } => write!(f, "steal {from}"),
            Action::Scrap { card } => write!(f, "scrap {card}"),
            Action::Keep { cards } => write!(f, "keep {cards}"),
            Action::Discard { card } => write!(f, "discard {card}"),
        }
    }
}

/// Every verb with an action of its own, for whoever mistyped one.
const FORMS: [(&str, &str); 16] = [
    ("acquire", "acquire seaport-4 at 0,1"),
    ("power", "power seaport-4 blue4+blue6"),
    ("upgrade", "upgrade seaport-2 over seaport-4 blue5"),
    ("draw", "draw"),
    ("contest", "contest seaport-2 at -1,0 blue5"),
    ("take", "take arcology-1 at 0,-1"),
    ("trade", "trade arcology-1"),
    ("end", "end"),
    ("defend", "defend blue5"),
    ("decline", "decline"),
    ("recover", "recover green1+orange6"),
    ("swap", "swap seaport-2 for arcology-1"),
    ("steal", "steal 2"),
    ("scrap", "scrap arcology-1"),
    ("keep", "keep green1+orange6"),
    ("discard", "discard green1"),
];

impl std::str::FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["acquire", card, "at", cell] => Action::Acquire { card: contract(card)?, cell: at(cell)? },
            ["power", card, pay] => Action::Power { card: contract(card)?, pay: prisms(pay)? },
            ["upgrade", card, "over", over, pay] => {
                Action::Upgrade { card: contract(card)?, pay: prisms(pay)?, over: contract(over)? }
            }
            ["draw"] => Action::Draw,
            ["contest", card, "at", cell, pay] => {
                Action::Contest { card: contract(card)?, pay: prisms(pay)?, to: Use::At(at(cell)?) }
            }
            ["contest", card, "over", over, pay] => {
                Action::Contest { card: contract(card)?, pay: prisms(pay)?, to: Use::Over(contract(over)?) }
            }
            ["take", card, "at", cell] => Action::Take { card: contract(card)?, cell: at(cell)? },
            ["trade", card] => Action::Trade { card: contract(card)? },
            ["end"] => Action::End,
            ["defend", pay] => Action::Defend { pay: prisms(pay)?, over: None },
            ["defend", "over", over, pay] => Action::Defend { pay: prisms(pay)?, over: Some(contract(over)?) },
            ["decline"] => Action::Decline,
            ["recover", cards] => Action::Recover { cards: prisms(cards)? },
            ["swap", card, "for", with] => Action::Swap { card: contract(card)?, with: contract(with)? },
            ["steal", seat] => Action::Steal { from: seat.parse::<Seat>()? },
            ["scrap", card] => Action::Scrap { card: contract(card)? },
            ["keep", cards] => Action::Keep { cards: prisms(cards)? },
            ["discard", card] => Action::Discard { card: prism(card)? },
            _ => return Err(explain(text, words[0])),
        })
    }
}

fn explain(text: &str, verb: &str) -> Unreadable {
    match FORMS.iter().find(|(known, _)| *known == verb) {
        Some((_, like)) => Unreadable::form(text, like),
        None => Unreadable::verb(text, &FORMS.map(|(verb, _)| verb)),
    }
}

/// A word of an action, or what it should have been.
fn word<T: std::str::FromStr>(text: &str, key: &'static str) -> Result<T, Unreadable> {
    text.parse().map_err(|_| Unreadable::new(&WORDS, key, &[("text", text)]))
}

fn contract(text: &str) -> Result<Card, Unreadable> {
    word(text, "unreadable-contract")
}

fn at(text: &str) -> Result<Cell, Unreadable> {
    word(text, "unreadable-cell")
}

fn prism(text: &str) -> Result<Prism, Unreadable> {
    word(text, "unreadable-prism")
}

fn prisms(text: &str) -> Result<Prisms, Unreadable> {
    word(text, "unreadable-prisms")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_reads_back() {
        let texts = [
            "acquire seaport-4 at 0,1",
            "power seaport-4 blue4+blue6",
            "upgrade seaport-2 over seaport-4 blue5",
            "draw",
            "contest seaport-2 at -1,0 blue5",
            "contest seaport-2 over seaport-4 blue5",
            "take arcology-1 at 0,-1",
            "trade arcology-1",
            "end",
            "defend blue5",
            "defend over seaport-4 blue5",
            "decline",
            "recover green1+orange6",
            "swap seaport-2 for arcology-1",
            "steal 2",
            "scrap arcology-1",
            "keep green1+orange6",
            "discard green1",
        ];
        for text in texts {
            assert_eq!(text.parse::<Action>().map(|a| a.to_string()).as_deref(), Ok(text));
        }
        assert_eq!(FORMS.len(), 16);
        assert!(FORMS.iter().all(|(verb, _)| texts.iter().any(|t| t.split(' ').next() == Some(verb))));
        assert!(size_of::<Action>() <= 16);
    }

    #[test]
    fn bad_text_is_explained() {
        for (text, says) in [
            ("", "is not an action"),
            ("fly away", "actions begin with: acquire"),
            ("power seaport-4", "it is written as in `power seaport-4 blue4+blue6`"),
            ("power moon-1 blue3", "`moon-1` is no contract"),
            ("discard red1", "`red1` is no PRISM card"),
            ("acquire seaport-4 at here", "is no cell"),
            ("steal 0", "seats are numbered from 1"),
        ] {
            let why = text.parse::<Action>().unwrap_err().to_string();
            assert!(why.contains(says), "{text}: {why}");
        }
    }
}

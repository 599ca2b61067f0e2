//! What a player may do, and its one stable text form.

use crate::contract::Card;
use crate::grid::Cell;
use crate::prism::{Prism, Prisms};
use crate::state::Use;
use serde::Serialize;
use starboard_core::Seat;
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

/// The forms an action can have, for whoever mistyped one.
const FORMS: [(&str, &str); 16] = [
    ("acquire", "acquire <contract> at <cell>"),
    ("power", "power <contract> <cards>"),
    ("upgrade", "upgrade <contract> over <district> <cards>"),
    ("draw", "draw"),
    ("contest", "contest <contract> at <cell> <cards>, contest <contract> over <district> <cards>"),
    ("take", "take <district> at <cell>"),
    ("trade", "trade <contract>"),
    ("end", "end"),
    ("defend", "defend <cards>, defend over <district> <cards>"),
    ("decline", "decline"),
    ("recover", "recover <cards>"),
    ("swap", "swap <contract> for <contract>"),
    ("steal", "steal <seat>"),
    ("scrap", "scrap <contract>"),
    ("keep", "keep <cards>"),
    ("discard", "discard <card>"),
];

impl std::str::FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["acquire", card, "at", cell] => Action::Acquire { card: card.parse()?, cell: cell.parse()? },
            ["power", card, pay] => Action::Power { card: card.parse()?, pay: pay.parse()? },
            ["upgrade", card, "over", over, pay] => {
                Action::Upgrade { card: card.parse()?, pay: pay.parse()?, over: over.parse()? }
            }
            ["draw"] => Action::Draw,
            ["contest", card, "at", cell, pay] => {
                Action::Contest { card: card.parse()?, pay: pay.parse()?, to: Use::At(cell.parse()?) }
            }
            ["contest", card, "over", over, pay] => {
                Action::Contest { card: card.parse()?, pay: pay.parse()?, to: Use::Over(over.parse()?) }
            }
            ["take", card, "at", cell] => Action::Take { card: card.parse()?, cell: cell.parse()? },
            ["trade", card] => Action::Trade { card: card.parse()? },
            ["end"] => Action::End,
            ["defend", pay] => Action::Defend { pay: pay.parse()?, over: None },
            ["defend", "over", over, pay] => Action::Defend { pay: pay.parse()?, over: Some(over.parse()?) },
            ["decline"] => Action::Decline,
            ["recover", cards] => Action::Recover { cards: cards.parse()? },
            ["swap", card, "for", with] => Action::Swap { card: card.parse()?, with: with.parse()? },
            ["steal", seat] => Action::Steal { from: seat.parse().map_err(|e| format!("{e}"))? },
            ["scrap", card] => Action::Scrap { card: card.parse()? },
            ["keep", cards] => Action::Keep { cards: cards.parse()? },
            ["discard", card] => Action::Discard { card: card.parse()? },
            _ => return Err(explain(&words)),
        })
    }
}

fn explain(words: &[&str]) -> String {
    match FORMS.iter().find(|(verb, _)| words.first() == Some(verb)) {
        Some((verb, form)) => format!("`{}` is not how to {verb}; it is written: {form}", words.join(" ")),
        None => {
            let verbs: Vec<&str> = FORMS.iter().map(|(verb, _)| *verb).collect();
            format!("`{}` is no action; actions begin with: {}", words.join(" "), verbs.join(", "))
        }
    }
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
            ("", "is no action"),
            ("fly away", "actions begin with: acquire"),
            ("power seaport-4", "it is written: power <contract> <cards>"),
            ("power moon-1 blue3", "`moon-1` is no contract"),
            ("discard red1", "`red1` is no PRISM card"),
            ("acquire seaport-4 at here", "is no cell"),
            ("steal 0", "seats are numbered from 1"),
        ] {
            let why = text.parse::<Action>().unwrap_err();
            assert!(why.contains(says), "{text}: {why}");
        }
    }
}

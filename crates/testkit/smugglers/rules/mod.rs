//! Smugglers: a complete toy game with hidden hands, teams, chance and an out-of-turn decision.
//!
//! It exists to test the kit, and to stand in for a real game wherever any game will do. It is not on the shelf.
//!
//! Cargo of values 1 to 5 is dealt from one face-down heap, three to a hand. On its turn a seat (in `teams`, either
//! seat of the team) sells a cargo for its value or raids a rival seat, which then gives up a cargo of its choice. Every turn ends with a
//! draw. A side with 15 wins; when nobody holds anything, the side with the most does.

mod rules;
mod text;

use serde::{Deserialize, Serialize};
use starboard_core::face::{AnyGame, Face, Rules};
use starboard_core::{About, Bag, CardInfo, Faults, FormatInfo, Lang, OptionInfo, OptionKind, Seat, Unreadable};
use ts_rs::TS;

/// How many cargoes a heap has of each value, 1 to 5.
const COPIES: u8 = 6;
const KINDS: usize = 8;
const SEATS: usize = 4;
const HAND: usize = 3;

/// Smugglers on the shelf.
pub struct Smugglers;

impl Rules for Smugglers {
    fn name(&self) -> &'static str {
        <Toy as starboard_core::Game>::NAME
    }

    fn about(&self, lang: Lang) -> About {
        let say = |en: &str, fr: &str| if lang == Lang::En { en.to_owned() } else { fr.to_owned() };
        About {
            name: self.name(),
            title: say("Smugglers", "Contrebandiers"),
            summary: say("A toy game for tests.", "Un jeu jouet pour les tests."),
            edition: <Toy as starboard_core::Game>::newest(),
            formats: vec![
                FormatInfo {
                    name: "alone",
                    title: say("Every seat for itself", "Chacun pour soi"),
                    summary: say("Two to four seats.", "De deux à quatre places."),
                    players: vec![2, 3, 4],
                },
                FormatInfo {
                    name: "teams",
                    title: say("Two against two", "Deux contre deux"),
                    summary: say("Team-mates share a score.", "Les équipiers partagent un score."),
                    players: vec![4],
                },
            ],
            options: vec![OptionInfo {
                name: "target",
                title: say("Target", "But"),
                summary: say("The score that wins.", "Le score qui gagne."),
                kind: OptionKind::Number { min: 1, max: 60 },
                default: 15.into(),
                formats: vec![],
                needs: None,
            }],
            sets: vec!["heap".to_owned()],
            ends: <Toy as starboard_core::Game>::ENDS,
            minutes: (1, 2),
        }
    }

    fn cards(&self, _lang: Lang, set: Option<&str>) -> Result<Vec<CardInfo>, Faults> {
        if let Some(set) = set.filter(|s| *s != "heap") {
            return Err(Faults::one("set", format!("there is no set `{set}`; there are: heap")));
        }
        let card = |v: u8| CardInfo {
            id: format!("cargo-{v}"),
            name: format!("Cargo {v}"),
            set: "heap".to_owned(),
            kind: "cargo".to_owned(),
            count: u16::from(COPIES),
            text: format!("{v}"),
            origin: "ours".to_owned(),
            ..CardInfo::default()
        };
        Ok((1..=5).map(card).collect())
    }

    fn game_of(&self, edition: Option<&str>, options: serde_json::Value) -> Result<Box<dyn AnyGame>, Faults> {
        Face::<Toy>::settle(&(), edition, options)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    #[default]
    Alone,
    Teams,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub format: Format,
    pub players: u8,
    pub target: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options { format: Format::Alone, players: 2, target: 15 }
    }
}

/// The rules of one table of Smugglers.
#[derive(Clone, Debug)]
pub struct Toy {
    options: Options,
    edition: &'static str,
    flaw: Option<Flaw>,
}

/// Something wrong with the toy on purpose, to see that the kit finds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Everybody sees every hand.
    OpenHands,
    /// A seat imagines its own hand dealt anew.
    ForgetsOwnHand,
    /// What is left out of an event can be left out again.
    RedactsTwice,
    /// Raids are listed before sales.
    Unsorted,
    /// The check lets any cargo be sold.
    LaxCheck,
    /// A position does not say who raids.
    ForgetsRaid,
    /// Sold cargo stays in the hand and brings nothing.
    Endless,
    /// Selling and giving up read the same.
    SameText,
    /// The last seat may never give up.
    Stubborn,
    /// An event without words.
    Wordless,
    /// As data, whom a raid is aimed at is not told.
    SameData,
    /// As data, a sale is of one more.
    OtherData,
    /// As data, a sale is called a gift.
    OtherVerb,
}

impl Toy {
    /// The same table with something wrong.
    pub fn with_flaw(mut self, flaw: Flaw) -> Toy {
        self.flaw = Some(flaw);
        self
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == Some(flaw)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    heap: Bag<KINDS>,
    hands: [Bag<KINDS>; SEATS],
    /// By team.
    scores: [u8; SEATS],
    out: [bool; SEATS],
    /// Whose turn it is; in `teams`, the team's first seat.
    turn: Seat,
    /// Who raids whom, while the victim chooses.
    raid: Option<(Seat, Seat)>,
    turns: u16,
    over: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Sell(u8),
    Raid(Seat),
    Give(u8),
}

/// An action as data.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Deed {
    Sell {
        value: u8,
    },
    Raid {
        /// Always there, unless the toy has a flaw.
        #[ts(as = "Seat")]
        seat: Option<Seat>,
    },
    Give {
        value: u8,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The value is only for the seat that draws.
    Drew {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        value: Option<u8>,
    },
    Sold {
        seat: Seat,
        value: u8,
    },
    Raided {
        seat: Seat,
        victim: Seat,
    },
    Gave {
        seat: Seat,
        value: u8,
    },
    Conceded {
        seat: Seat,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    pub heap: usize,
    pub players: Vec<PlayerView>,
    pub scores: Vec<u8>,
    pub turn: Seat,
    pub over: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlayerView {
    pub cards: usize,
    /// Only for the seat itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hand: Option<Vec<u8>>,
    pub out: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Prompt {
    Turn { seat: Seat },
    Give { seat: Seat, raider: Seat },
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    NotAsked,
    NoSuchCargo,
    NoSuchVictim,
    WrongMoment,
    AlreadyOut,
}

/// A situation as people write it. What is not said is default: empty hands, no score, seat 1 to play.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    pub heap: Vec<u8>,
    pub hands: Vec<Vec<u8>>,
    pub scores: Vec<u8>,
    pub out: Vec<Seat>,
    pub turn: Seat,
    pub raid: Option<(Seat, Seat)>,
    pub turns: u16,
    pub over: bool,
}

//! Why an action is not legal: the rule behind every "you can't".

use crate::event::CardId;
use serde::Serialize;
use starboard_core::Seat;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Illegal {
    GameOver,
    Fallen,
    NotYourTurn,
    NotAsked,
    AnswerFirst,
    NoSuchAnswer,
    MustNotDecline,
    NothingAsked,
    NotInHand { card: CardId },
    NothingToPlay,
    NoRoom,
    NotInPlay { card: CardId },
    NoSuchAbility { card: CardId },
    AlreadyUsed { card: CardId },
    NoAlly { card: CardId },
    NotInRow { card: CardId },
    NoExplorers,
    TooDear { card: CardId, cost: u8, trade: u16 },
    NoCombat,
    TooStrong { needed: u16, combat: u16 },
    MoreThanDefence { defence: u16 },
    OutpostFirst,
    NotATarget { seat: Seat },
    WholePool,
    DamageDoesNotStay,
    NotATeammate { seat: Seat },
    NotThatMuch,
    NotInDiscard { card: CardId },
    Truce { from: u8 },
    NoOffer,
}

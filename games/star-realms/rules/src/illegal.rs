//! Why an action is not legal: the rule behind every "you can't".

use crate::event::CardId;
use serde::Serialize;
use starboard_core::Seat;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("this player is out of the game")]
    Fallen,
    #[error("it is not this player's turn")]
    NotYourTurn,
    #[error("another player has to answer first")]
    NotAsked,
    #[error("a question has to be answered first")]
    AnswerFirst,
    #[error("this is no answer to what is asked")]
    NoSuchAnswer,
    #[error("this cannot be declined")]
    MustNotDecline,
    #[error("nothing has been asked")]
    NothingAsked,
    #[error("{card} is not in the hand")]
    NotInHand { card: CardId },
    #[error("there is nothing to play without a decision")]
    NothingToPlay,
    #[error("there is no room in play for another card of this type")]
    NoRoom,
    #[error("{card} is not in play")]
    NotInPlay { card: CardId },
    #[error("{card} has no such ability")]
    NoSuchAbility { card: CardId },
    #[error("{card} has been used this turn")]
    AlreadyUsed { card: CardId },
    #[error("{card} has seen no ally this turn")]
    NoAlly { card: CardId },
    #[error("{card} is not in the trade row")]
    NotInRow { card: CardId },
    #[error("there are no Explorers left")]
    NoExplorers,
    #[error("{card} costs {cost}, there is {trade} trade")]
    TooDear { card: CardId, cost: u8, trade: u16 },
    #[error("there is no combat")]
    NoCombat,
    #[error("it takes {needed} combat, there is {combat}")]
    TooStrong { needed: u16, combat: u16 },
    #[error("an outpost has to be destroyed first")]
    OutpostFirst,
    #[error("this format does not allow that target")]
    NotATarget { seat: Seat },
    #[error("an attack uses the whole pool here")]
    WholePool,
    #[error("damage does not stay on that base")]
    DamageDoesNotStay,
    #[error("that is not a team-mate who can receive this")]
    NotATeammate { seat: Seat },
    #[error("there is not that much to give")]
    NotThatMuch,
    #[error("{card} is not in the discard pile")]
    NotInDiscard { card: CardId },
    #[error("no attack on a player before turn {from} of one's own")]
    Truce { from: u8 },
    #[error("this scenario has no such offer now")]
    NoOffer,
}

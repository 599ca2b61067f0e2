//! Why a campaign refuses, and how it is said.

use super::{CampaignFault, WORDS};
use starboard_core::words::Arg;
use starboard_core::{Lang, Refusal};

impl CampaignFault {
    /// The code that a page translates.
    pub fn code(&self) -> &'static str {
        match self {
            CampaignFault::Unreadable(_) => "unreadable",
            CampaignFault::Format { .. } => "format",
            CampaignFault::NoPack { .. } => "no_pack",
            CampaignFault::OtherPack { .. } => "other_pack",
            CampaignFault::Finished => "finished",
            CampaignFault::NotFinished => "not_finished",
            CampaignFault::ChoiceNeeded { .. } => "choice_needed",
            CampaignFault::NoSuchChoice { .. } => "no_such_choice",
            CampaignFault::GameRunning => "game_running",
            CampaignFault::NoGame => "no_game",
            CampaignFault::NotOver => "not_over",
            CampaignFault::NoWinner => "no_winner",
            CampaignFault::OtherGame { .. } => "other_game",
            CampaignFault::NoSuchGame { .. } => "no_such_game",
            CampaignFault::TopUp(_) => "top_up",
            CampaignFault::Table(_) => "table",
            CampaignFault::Record(_) => "record",
            CampaignFault::Damaged(_) => "damaged",
        }
    }

    pub fn refusal(self) -> Refusal {
        Refusal::new(self.code(), self.code().into(), move |lang| self.words(lang))
    }

    /// The refusal as a person reads it.
    pub fn words(&self, lang: Lang) -> String {
        let why = match self {
            CampaignFault::Unreadable(why) | CampaignFault::TopUp(why) => why.clone(),
            CampaignFault::Table(faults) | CampaignFault::Damaged(faults) => faults.to_string(),
            CampaignFault::Record(fault) => fault.to_string(),
            CampaignFault::NoPack { id } => id.clone(),
            CampaignFault::OtherPack { id, wanted, wanted_hash, found, found_hash } => {
                let args = [
                    ("id", Arg::from(id)),
                    ("wanted", (*wanted).into()),
                    ("wanted_hash", wanted_hash.into()),
                    ("found", (*found).into()),
                    ("found_hash", found_hash.into()),
                ];
                return self.said(lang, &args);
            }
            _ => String::new(),
        };
        let n = match self {
            CampaignFault::Format { found } => *found,
            CampaignFault::ChoiceNeeded { options } | CampaignFault::NoSuchChoice { options, .. } => {
                u32::from(*options)
            }
            CampaignFault::OtherGame { scenario } => u32::from(*scenario),
            CampaignFault::NoSuchGame { played, .. } => *played as u32,
            _ => 0,
        };
        self.said(lang, &[("why", (&why).into()), ("n", n.into())])
    }

    /// Why a file is not taken in, without what only its maker understands.
    pub fn of_a_file(&self, lang: Lang) -> String {
        match self {
            CampaignFault::Unreadable(_) => WORDS.say(lang, "fault-no_file", &[]),
            CampaignFault::Damaged(faults) => {
                let games: Vec<&str> = faults.0.iter().filter_map(|f| f.at.strip_prefix("game ")).collect();
                let list = games.join(", ");
                let args = [("n", Arg::from(games.len() as u32)), ("games", Arg::from(&list))];
                WORDS.say(lang, "fault-damaged_file", &args)
            }
            why => why.words(lang),
        }
    }

    fn said(&self, lang: Lang, args: &[(&str, Arg<'_>)]) -> String {
        WORDS.say(lang, &format!("fault-{}", self.code()), args)
    }
}

//! A campaign as one file: written whole, read back only if everything in it replays.

use super::Packs;
use super::life::{Campaign, FORMAT, GAMES};
use starboard_core::fault::read_json;
use starboard_core::{Faults, RecordFault};

/// Why a campaign does not do what was asked. Nothing has changed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum CampaignFault {
    #[error("this is not a campaign file: {0}")]
    Unreadable(String),
    #[error("this campaign is of format {found}, this program reads format {FORMAT}")]
    Format { found: u32 },
    #[error("the pack `{id}` is not here; install it first")]
    NoPack { id: String },
    #[error(
        "the campaign was begun with version {wanted} ({wanted_hash}) of the pack `{id}`, here is version {found} ({found_hash})"
    )]
    OtherPack { id: String, wanted: u32, wanted_hash: String, found: u32, found_hash: String },
    #[error("the twelve games have been played")]
    Finished,
    #[error("the campaign is not over yet")]
    NotFinished,
    #[error("the scenario asks the first player to choose: 1 to {options}")]
    ChoiceNeeded { options: u8 },
    #[error("there is no choice {n} in this scenario; it has {options}")]
    NoSuchChoice { n: u8, options: u8 },
    #[error("a game has begun already")]
    GameRunning,
    #[error("no game has begun")]
    NoGame,
    #[error("the game is not over")]
    NotOver,
    #[error("nobody won: a game of the campaign is played to its end")]
    NoWinner,
    #[error("this is not the record of the campaign's running game (scenario {scenario})")]
    OtherGame { scenario: u8 },
    #[error("there is no game {n}; {played} have been played")]
    NoSuchGame { n: usize, played: usize },
    #[error("{0}")]
    TopUp(String),
    #[error("{0}")]
    Table(Faults),
    #[error("{0}")]
    Record(#[from] RecordFault),
    #[error("the file is damaged: {0}")]
    Damaged(Faults),
}

impl Campaign {
    /// The campaign as text.
    pub fn export(&self) -> String {
        let value = serde_json::to_value(self).unwrap_or_default();
        serde_json::to_string_pretty(&value).unwrap_or_default() + "\n"
    }

    /// Reads a campaign. Every game is replayed, every upgrade and victory compared with what the file says.
    pub fn import(packs: &Packs, text: &str) -> Result<Campaign, CampaignFault> {
        let value: serde_json::Value =
            serde_json::from_str(text).map_err(|e| CampaignFault::Unreadable(e.to_string()))?;
        match value.get("starboard_campaign").and_then(|v| v.as_u64()) {
            None => return Err(CampaignFault::Unreadable("it has no `starboard_campaign`".to_owned())),
            Some(n) if n != u64::from(FORMAT) => {
                return Err(CampaignFault::Format { found: u32::try_from(n).unwrap_or(u32::MAX) });
            }
            Some(_) => {}
        }
        let mut campaign: Campaign =
            read_json("campaign", value).map_err(|faults| CampaignFault::Unreadable(faults.to_string()))?;
        campaign.packs = packs.clone();
        campaign.find_pack()?;
        let faults = campaign.faults();
        if faults.is_empty() { Ok(campaign) } else { Err(CampaignFault::Damaged(faults)) }
    }

    /// Everything in the file that its own records do not bear out.
    fn faults(&self) -> Faults {
        let mut faults = Faults::default();
        if self.empire.0 > 1 {
            faults.add("empire", "there are seats 1 and 2");
            return faults;
        }
        if self.games.len() > GAMES {
            faults.add("games", format!("a campaign has {GAMES} games, not {}", self.games.len()));
            return faults;
        }
        let mut so_far = Campaign { games: Vec::new(), current: None, top_up: Vec::new(), ..self.clone() };
        for game in &self.games {
            let at = format!("game {}", so_far.games.len() + 1);
            let table = so_far.table(game.choice).map(|o| serde_json::to_value(o).unwrap_or_default());
            match table {
                Err(why) => faults.add(&at, why.to_string()),
                Ok(options) if !so_far.same_table(&game.record.options, &options) => {
                    faults.add(&at, "its record was played at another table than the campaign had then");
                }
                Ok(_) => match so_far.read_game(game.record.clone(), game.choice) {
                    Err(why) => faults.add(&at, why.to_string()),
                    Ok(read) if read != *game => {
                        faults.add(&at, "what it says of the game is not what the record replays to")
                    }
                    Ok(_) => {}
                },
            }
            so_far.games.push(game.clone());
        }
        if let Some(current) = &self.current {
            so_far.current = Some(super::Current { choice: current.choice, record: None });
            let kept = match &current.record {
                Some(record) => so_far.keep(record.clone()),
                None => so_far.running().map(|_| ()),
            };
            if let Err(why) = kept {
                faults.add("current", why.to_string());
            }
            so_far.current = None;
        }
        for upgrade in &self.top_up {
            if let Err(why) = so_far.top_up(upgrade.clone()) {
                faults.add("top_up", why.to_string());
            }
        }
        faults
    }
}

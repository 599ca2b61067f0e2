//! Points, and who has won.

use super::life::{Campaign, GAMES};
use super::pack::Side;
use super::{CampaignFault, Upgrade};
use serde::Serialize;
use starboard_star_realms::faction::Faction;

/// The three realms that are fought for.
pub const REALMS: [Faction; 3] = [Faction::Consortium, Faction::Kingdom, Faction::Scavengers];

/// A side's score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SideScore {
    /// Victory point cards for games won.
    pub wins: u16,
    /// Bonus victory point cards.
    pub bonus: u16,
    /// For each realm of which it upgraded more cards than the other side; after the last game only.
    pub realms: u16,
    pub stickers: u16,
}

impl SideScore {
    pub fn total(&self) -> u16 {
        self.wins + self.bonus + self.realms
    }
}

/// How the campaign stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    pub star_empire: SideScore,
    pub trade_federation: SideScore,
    /// Cards upgraded by each side, realm by realm.
    pub realms: Vec<(Faction, [u8; 2])>,
    /// After the last game.
    pub winner: Option<Side>,
}

impl Score {
    pub fn of(&self, side: Side) -> &SideScore {
        match side {
            Side::StarEmpire => &self.star_empire,
            Side::TradeFederation => &self.trade_federation,
        }
    }
}

impl Campaign {
    /// Victory point cards so far, without the realms: the Star Empire's, the Trade Federation's.
    pub fn points(&self) -> [u16; 2] {
        let mut points = [0; 2];
        let Ok(pack) = self.pack() else { return points };
        for game in &self.games {
            let Some(scenario) = pack.scenario(game.scenario) else { continue };
            points[game.winner as usize] += u16::from(scenario.points);
            if let (Some(side), Some(bonus)) = (game.bonus, &scenario.bonus) {
                points[side as usize] += u16::from(bonus.points);
            }
        }
        points
    }

    /// The score; the realms are counted when the last game has been played (upgrades made in games, not the top-up).
    pub fn score(&self) -> Result<Score, CampaignFault> {
        let pack = self.pack()?;
        let mut sides = [SideScore::default(); 2];
        for game in &self.games {
            let Some(scenario) = pack.scenario(game.scenario) else { continue };
            sides[game.winner as usize].wins += u16::from(scenario.points);
            if let (Some(side), Some(bonus)) = (game.bonus, &scenario.bonus) {
                sides[side as usize].bonus += u16::from(bonus.points);
            }
        }
        let made: Vec<&Upgrade> = self.games.iter().flat_map(|g| &g.upgrades).map(|m| &m.card).collect();
        let mut realms = Vec::new();
        for realm in REALMS {
            let of = |side: Side| {
                let own =
                    made.iter().filter(|u| u.side == side && pack.card(&u.card).is_some_and(|c| c.faction == realm));
                own.count() as u8
            };
            let counts = [of(Side::StarEmpire), of(Side::TradeFederation)];
            realms.push((realm, counts));
            if self.games.len() == GAMES && counts[0] != counts[1] {
                sides[usize::from(counts[1] > counts[0])].realms += u16::from(pack.written.realm_points);
            }
        }
        for side in Side::ALL {
            sides[side as usize].stickers = made.iter().filter(|u| u.side == side).count() as u16;
        }
        // Ties: more stickers used, then the winner of the last game.
        let winner = (self.games.len() == GAMES).then(|| {
            let key = |side: Side| (sides[side as usize].total(), sides[side as usize].stickers);
            let last = self.games.last().map_or(Side::StarEmpire, |g| g.winner);
            if key(last) >= key(last.other()) { last } else { last.other() }
        });
        let [star_empire, trade_federation] = sides;
        Ok(Score { star_empire, trade_federation, realms, winner })
    }
}

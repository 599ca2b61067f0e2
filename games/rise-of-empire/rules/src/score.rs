//! Points, and who has won.

use super::life::{Campaign, Ended, GAMES};
use super::pack::{FinalPoints, Side, Tie};
use super::packs::Pack;
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
    /// For anything else that the pack counts after the last game.
    pub finale: u16,
    pub stickers: u16,
}

impl SideScore {
    pub fn total(&self) -> u16 {
        self.wins + self.bonus + self.realms + self.finale
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
            for (side, bonus) in game.bonuses.with(scenario) {
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
            for (side, bonus) in game.bonuses.with(scenario) {
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
            realms.push((realm, [of(Side::StarEmpire), of(Side::TradeFederation)]));
        }
        for side in Side::ALL {
            sides[side as usize].stickers = made.iter().filter(|u| u.side == side).count() as u16;
        }
        let winner = (self.games.len() == GAMES).then(|| {
            for points in pack.written.final_points() {
                self.count_at_the_end(points, &realms, &mut sides);
            }
            let keys = Side::ALL.map(|side| self.standing(side, &pack, &realms, &sides[side as usize]));
            let last = self.games.last().map_or(Side::StarEmpire, |g| g.winner);
            if keys[last as usize] >= keys[last.other() as usize] { last } else { last.other() }
        });
        let [star_empire, trade_federation] = sides;
        Ok(Score { star_empire, trade_federation, realms, winner })
    }

    /// Points after the last game.
    fn count_at_the_end(&self, points: FinalPoints, realms: &[(Faction, [u8; 2])], sides: &mut [SideScore; 2]) {
        let games = |side: Side| self.games.iter().filter(move |g| g.winner == side);
        for side in Side::ALL {
            let (own, other) = (sides[side as usize].stickers, sides[side.other() as usize].stickers);
            let (each, times) = match points {
                FinalPoints::Realm(each) => (each, ahead(side, realms)),
                FinalPoints::Upgrade(each) => (each, usize::from(own)),
                FinalPoints::MostUpgrades(each) => (each, usize::from(own > other)),
                FinalPoints::Win(each) => (each, games(side).count()),
                FinalPoints::PoliticalVictory(each) => {
                    (each, games(side).filter(|g| g.how == Ended::Political).count())
                }
                FinalPoints::LastGame(each) => (each, usize::from(self.games.last().is_some_and(|g| g.winner == side))),
            };
            let score = &mut sides[side as usize];
            let sum = if matches!(points, FinalPoints::Realm(_)) { &mut score.realms } else { &mut score.finale };
            *sum = sum.saturating_add(u16::from(each).saturating_mul(times as u16));
        }
    }

    /// A side's score and what decides between equals, in order.
    fn standing(&self, side: Side, pack: &Pack, realms: &[(Faction, [u8; 2])], score: &SideScore) -> Vec<u16> {
        let tie = |tie: &Tie| match tie {
            Tie::Stickers => score.stickers,
            Tie::LastGame => u16::from(self.games.last().is_some_and(|g| g.winner == side)),
            Tie::Games => self.games.iter().filter(|g| g.winner == side).count() as u16,
            Tie::Bonus => score.bonus,
            Tie::Realms => ahead(side, realms) as u16,
            Tie::StarEmpire => u16::from(side == Side::StarEmpire),
            Tie::TradeFederation => u16::from(side == Side::TradeFederation),
        };
        [score.total()].into_iter().chain(pack.written.ties().iter().map(tie)).collect()
    }
}

/// The realms of which a side upgraded more cards than the other.
fn ahead(side: Side, realms: &[(Faction, [u8; 2])]) -> usize {
    realms.iter().filter(|(_, n)| n[side as usize] > n[side.other() as usize]).count()
}

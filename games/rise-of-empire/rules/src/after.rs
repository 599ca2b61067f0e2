//! After the campaign: every side's upgrades to twenty, and the trade deck that stays.

use super::life::{Campaign, GAMES};
use super::options::CampaignOptions;
use super::pack::Side;
use super::upgrade::{PER_SIDE, has_room, sticker};
use super::{CampaignFault, Upgrade};
use starboard_star_realms::options::Options;

impl Campaign {
    /// Whose turn it is to upgrade another card: alternating while both must, the Star Empire first.
    pub fn to_top_up(&self) -> Option<Side> {
        if self.games.len() < GAMES {
            return None;
        }
        let made = |side: Side| self.upgrades().filter(|u| u.side == side).count();
        let must: Vec<Side> = Side::ALL.into_iter().filter(|s| made(*s) < PER_SIDE).collect();
        match (must.len(), self.top_up.last()) {
            (2, Some(last)) => Some(last.side.other()),
            _ => must.first().copied(),
        }
    }

    /// Every upgrade the side whose turn it is may make: an un-upgraded card, an unused row of its sheets.
    pub fn top_ups(&self) -> Result<Vec<Upgrade>, CampaignFault> {
        let Some(side) = self.to_top_up() else { return Ok(Vec::new()) };
        let pack = self.pack()?;
        let made: Vec<&Upgrade> = self.upgrades().collect();
        let mut all = Vec::new();
        for sheet in pack.written.sheets.iter().filter(|s| s.side == side) {
            for row in &sheet.rows {
                for card in pack.written.cards_with(GAMES as u8, false).filter(|c| c.cost == row.cost) {
                    if !has_room(card, side, sticker(row, card)) {
                        continue;
                    }
                    let upgrade = Upgrade { side, sheet: sheet.number, card: card.id.clone() };
                    let upgraded = made.iter().filter(|u| u.card == card.id).count();
                    let row_used = made.iter().any(|u| u.same_row(&upgrade, &pack));
                    if !row_used && upgraded < usize::from(card.count) {
                        all.push(upgrade);
                    }
                }
            }
        }
        Ok(all)
    }

    /// The upgrade a bot makes: on the dearest card there is, in the order of the sheets.
    pub fn best_top_up(&self) -> Result<Option<Upgrade>, CampaignFault> {
        let pack = self.pack()?;
        let cost = |u: &Upgrade| pack.card(&u.card).map_or(0, |c| c.cost);
        Ok(self.top_ups()?.into_iter().max_by_key(|u| (cost(u), std::cmp::Reverse(u.clone()))))
    }

    /// Makes one more upgrade.
    pub fn top_up(&mut self, upgrade: Upgrade) -> Result<(), CampaignFault> {
        if self.games.len() < GAMES {
            return Err(CampaignFault::NotFinished);
        }
        let Some(side) = self.to_top_up() else {
            return Err(CampaignFault::TopUp(format!("both sides have made their {PER_SIDE} upgrades")));
        };
        if !self.top_ups()?.contains(&upgrade) {
            return Err(CampaignFault::TopUp(format!(
                "`{upgrade}`: it is the turn of the {}, with an unused row and a card that is not upgraded",
                side.id()
            )));
        }
        self.top_up.push(upgrade);
        Ok(())
    }

    /// The options of any other game with this campaign's trade deck: add format and players as you like.
    pub fn deck_options(&self, post_campaign: bool) -> Result<Options, CampaignFault> {
        if post_campaign && (self.games.len() < GAMES || self.to_top_up().is_some()) {
            return Err(CampaignFault::NotFinished);
        }
        let pack = self.pack()?;
        let open = pack.written.envelopes.iter().any(|e| e.stay) && !post_campaign;
        let own = CampaignOptions {
            pack: Some(pack.key()),
            opened: if open { self.games.len() as u8 } else { 0 },
            kingdom: self.kingdom,
            upgrades: self.upgrades().cloned().collect(),
            post_campaign,
            ..CampaignOptions::default()
        };
        Ok(Options { sets: vec!["rise-of-empire".to_owned()], ..own.table() })
    }
}

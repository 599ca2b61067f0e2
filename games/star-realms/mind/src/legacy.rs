//! Decisions of a campaign: what is upgraded stays upgraded, for the games to come, too.

use super::script::Script;
use starboard_star_realms::catalog::Kind;
use starboard_star_realms::peek::Upgrading;
use starboard_star_realms::{Action, StarRealms, Variant};

// With these, a bot wins five campaigns of six against one that upgrades only what helps at once (games/rise-of-empire/docs/campaign.md).
/// What a sticker is worth beyond this game, for each game to come.
const LASTING: f32 = 1.0;
/// A step towards a political victory, the more the nearer it is.
const POLITICAL: f32 = 2.0;
/// Trade that buys nothing else this turn is lost.
const IDLE_TRADE: f32 = 1.0;

impl<const S: usize, const K: usize, V: Variant> Script<'_, S, K, V> {
    /// What this sticker brings; the trade it costs is another matter.
    fn gain(&self, card: Kind, upgrading: &Upgrading<'_>) -> f32 {
        let political = match upgrading.to_victory {
            Some(1) => 1000.0,
            Some(left) => POLITICAL * (6.0 - f32::from(left)),
            None => 0.0,
        };
        let becomes = self.judge_worth(&self.taste.judge(upgrading.becomes));
        becomes - self.worth(card) + LASTING * f32::from(upgrading.games_left) + political
    }

    /// The best sticker for a card that can be paid with `trade`: its gain, the action, its price.
    fn best_sticker(&self, card: Kind, trade: u16) -> Option<(f32, Action, u16)> {
        let stickers = self.table.upgrades_of(card).filter(|u| u.price <= trade);
        let valued = stickers.map(|u| (self.gain(card, &u), u.action, u.price));
        valued.max_by(|a, b| a.0.total_cmp(&b.0))
    }

    /// What could come of a purchase besides the card: a sticker for the trade that is left.
    pub(super) fn sticker_after(&self, card: Kind, left: u16) -> f32 {
        if !StarRealms::<S, K, V>::HAS_UPGRADES {
            return 0.0;
        }
        self.best_sticker(card, left).map_or(0.0, |(gain, ..)| gain.max(0.0))
    }

    /// Upgrades unless the trade buys something better.
    pub(super) fn upgrade(&self, legal: &[Action]) -> Option<Action> {
        let card = self.table.being_upgraded()?;
        let trade = self.table.own().trade;
        let (gain, action, price) = self.best_sticker(card, trade)?;
        let best_buy = |trade: u16| {
            let kinds = self.table.row().filter(|kind| self.table.price(*kind) <= trade);
            kinds.map(|kind| self.worth(kind)).fold(0.0, f32::max)
        };
        let lost = best_buy(trade) - best_buy(trade - price) - IDLE_TRADE * f32::from(price);
        (gain > lost.max(0.0) && legal.contains(&action)).then_some(action)
    }

    /// The scenario's offer, once nothing is left to buy.
    pub(super) fn offer(&self, legal: &[Action]) -> Option<Action> {
        (StarRealms::<S, K, V>::HAS_UPGRADES && legal.contains(&Action::Scenario)).then_some(Action::Scenario)
    }

    /// The mustered card is in the deck from the start: the best there is.
    pub(super) fn muster(&self, legal: &[Action]) -> Option<Action> {
        self.most(legal, |a| if let Action::Take(kind) = a { Some(self.worth(*kind)) } else { None })
    }
}

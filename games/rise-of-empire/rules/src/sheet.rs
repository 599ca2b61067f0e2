//! The campaign as a page shows it: everything that has happened, the sheets, the score, and what comes next.

use super::history::{side_name, upgrade_text};
use super::life::{Campaign, Ended, GAMES, PackId, Played};
use super::pack::{Row, Scenario, Side};
use super::packs::Pack;
use super::score::Score;
use super::text::{SheetView, option_text, scenario_text, sheets};
use super::upgrade::{self, Upgrade};
use super::{CampaignFault, WORDS};
use serde::Serialize;
use starboard_core::campaign::{AnyCampaign as _, Stage};
use starboard_core::{CardInfo, Lang, Seat};
use starboard_star_realms::card::Name;
use starboard_star_realms::card_info;

/// What `show` says of a campaign. Seats are the same in every game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CampaignSheet {
    pub stage: Stage,
    pub name: String,
    /// Always to be shown.
    pub label: String,
    pub pack: PackId,
    /// A pack of this name is here that plays otherwise: what is to be told of it.
    pub pack_note: Option<String>,
    pub kingdom: super::Kingdom,
    /// By seat.
    pub players: [String; 2],
    pub sides: [Side; 2],
    pub side_names: [String; 2],
    /// The lot decided who plays which side.
    pub coin: bool,
    pub forked_after: Option<u8>,
    pub games: Vec<GameShown>,
    /// The next game, or the running one.
    pub next: Option<NextShown>,
    /// Who has something to choose now.
    pub asked: Option<Seat>,
    pub score: Score,
    /// Every sheet unlocked so far (all of them after the campaign), each row with the card that used it.
    pub sheets: Vec<SheetView>,
    /// Every upgraded card as it is now.
    pub upgraded: Vec<CardInfo>,
    pub top_up: Option<TopUpShown>,
    /// The whole story, line by line.
    pub history: Vec<String>,
}

/// A game that has been played.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameShown {
    pub scenario: u8,
    pub name: String,
    pub first: Seat,
    pub choice: Option<String>,
    pub winner: Seat,
    pub how: Ended,
    pub how_words: String,
    pub points: u8,
    pub bonus: Option<BonusShown>,
    /// Further bonus cards that were earned.
    pub more_bonuses: Vec<BonusShown>,
    pub turns: u16,
    pub upgrades: Vec<UpgradeShown>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BonusShown {
    pub seat: Seat,
    pub name: String,
    pub points: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct UpgradeShown {
    /// `lifter+se1`; the same id in `upgraded`.
    pub card: Upgrade,
    pub seat: Seat,
    pub name: String,
    pub sheet: u8,
    /// What the sticker says.
    pub text: String,
    /// The turn it was made in; none after the campaign.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u16>,
}

/// The game to come.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NextShown {
    pub scenario: u8,
    pub name: String,
    pub story: String,
    /// Without what the first player still chooses.
    pub rules: Vec<String>,
    pub points: u8,
    pub first: Seat,
    /// What the first player chooses, and from what; the number in `begin` counts from 1.
    pub question: Option<String>,
    pub options: Vec<String>,
    /// What was chosen, once the game has begun.
    pub choice: Option<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TopUpShown {
    pub seat: Seat,
    /// How many each seat still makes.
    pub left: [u8; 2],
    pub offered: Vec<UpgradeShown>,
}

impl Campaign {
    /// Everything there is to show.
    pub fn sheet(&self, lang: Lang) -> Result<CampaignSheet, CampaignFault> {
        let pack = self.pack()?;
        let sides = [Seat(0), Seat(1)].map(|seat| self.side(seat));
        let upgrades: Vec<Upgrade> = self.upgrades().cloned().collect();
        let cards = upgrade::deck(&pack, GAMES as u8, false, &upgrades, self.kingdom)?;
        let upgraded = cards.iter().filter(|c| c.id.parse::<Upgrade>().is_ok());
        let unlocked = self.next().map_or(u8::MAX, |n| n.scenario.number);
        let used = |side: Side, number: u8, row: &Row| {
            let mut of = upgrades.iter().filter(|u| u.side == side && u.sheet == number);
            of.find(|u| pack.card(&u.card).is_some_and(|c| c.cost == row.cost)).map(Upgrade::to_string)
        };
        Ok(CampaignSheet {
            stage: self.stage(),
            name: pack.written.name.in_lang(lang).to_owned(),
            label: pack.written.label.in_lang(lang).to_owned(),
            pack: self.pack.clone(),
            pack_note: self.pack_note(lang),
            kingdom: self.kingdom,
            players: self.players.clone(),
            sides,
            side_names: sides.map(|side| side_name(side, lang)),
            coin: self.coin,
            forked_after: self.forked_after,
            games: self.games.iter().filter_map(|g| self.show_game(&pack, g, lang)).collect(),
            next: self.show_next(&pack, lang),
            asked: self.asked(),
            score: self.score()?,
            sheets: sheets(&pack, unlocked, used),
            upgraded: upgraded.map(|c| card_info(c, "rise-of-empire", lang)).collect(),
            top_up: self.show_top_up(&pack, lang)?,
            history: self.history(lang)?,
        })
    }

    fn show_game(&self, pack: &Pack, game: &Played, lang: Lang) -> Option<GameShown> {
        let scenario = pack.scenario(game.scenario)?;
        let mut bonuses = game.bonuses.with(scenario).map(|(side, card)| BonusShown {
            seat: self.seat(side),
            name: card.name.in_lang(lang).to_owned(),
            points: card.points,
        });
        Some(GameShown {
            scenario: game.scenario,
            name: scenario.name.in_lang(lang).to_owned(),
            first: self.seat(game.first),
            choice: game
                .choice
                .map(|n| option_text(pack, scenario, game.first, usize::from(n.saturating_sub(1)), lang)),
            winner: self.seat(game.winner),
            how: game.how,
            how_words: WORDS.say(lang, game.how.key(), &[]),
            points: scenario.points,
            bonus: bonuses.next(),
            more_bonuses: bonuses.collect(),
            turns: game.turns,
            upgrades: game.upgrades.iter().map(|m| self.show_upgrade(pack, &m.card, Some(m.turn), lang)).collect(),
        })
    }

    fn show_upgrade(&self, pack: &Pack, upgrade: &Upgrade, turn: Option<u16>, lang: Lang) -> UpgradeShown {
        let (name, text) = upgrade_text(pack, upgrade, lang);
        UpgradeShown { card: upgrade.clone(), seat: self.seat(upgrade.side), name, sheet: upgrade.sheet, text, turn }
    }

    fn show_next(&self, pack: &Pack, lang: Lang) -> Option<NextShown> {
        let next = self.next().ok()?;
        let scenario: &Scenario = &next.scenario;
        let chosen = self.current.as_ref().and_then(|c| c.choice);
        let title = |name: &Name| name.in_lang(lang).to_owned();
        let options = 0..usize::from(next.options);
        Some(NextShown {
            scenario: scenario.number,
            name: title(&scenario.name),
            story: title(&scenario.story),
            rules: scenario_text(pack, scenario, next.first, chosen.and_then(|n| n.checked_sub(1)), lang),
            points: scenario.points,
            first: self.seat(next.first),
            question: scenario.choice.as_ref().map(|c| title(&c.title)),
            options: options.map(|i| option_text(pack, scenario, next.first, i, lang)).collect(),
            choice: chosen,
        })
    }

    fn show_top_up(&self, pack: &Pack, lang: Lang) -> Result<Option<TopUpShown>, CampaignFault> {
        let Some(side) = self.to_top_up() else { return Ok(None) };
        let made = |side: Side| self.upgrades().filter(|u| u.side == side).count();
        let left = |seat: Seat| (upgrade::PER_SIDE - made(self.side(seat)).min(upgrade::PER_SIDE)) as u8;
        let offered = self.top_ups()?;
        Ok((self.games.len() == GAMES).then(|| TopUpShown {
            seat: self.seat(side),
            left: [Seat(0), Seat(1)].map(left),
            offered: offered.iter().map(|u| self.show_upgrade(pack, u, None, lang)).collect(),
        }))
    }
}

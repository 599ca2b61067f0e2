//! The campaign as [`starboard_core::campaign`] drives it.

use super::pack::{Kingdom, Side};
use super::rules::{RiseOfEmpireRules, campaign_options};
use super::{Campaign, CampaignFault, Legacy, Upgrade, WORDS};
use crate::life::GAMES;
use serde::Deserialize;
use serde_json::{Value as Json, json};
use starboard_core::campaign::{AnyCampaign, CampaignAbout, Campaigns, Deck, ImportFault, Stage};
use starboard_core::fault::read_json;
use starboard_core::words::Arg;
use starboard_core::{Chance, Faults, Game as _, Lang, Record, Refusal, Seat, Viewer};

/// What a new campaign is asked to be.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    names: [String; 2],
    #[serde(default = "both_sides")]
    sides: [Side; 2],
    #[serde(default)]
    kingdom: Kingdom,
    #[serde(default)]
    pack: Option<String>,
}

fn both_sides() -> [Side; 2] {
    Side::ALL
}

impl Campaigns for RiseOfEmpireRules {
    fn about(&self, lang: Lang) -> CampaignAbout {
        let say = |key: &str| WORDS.say(lang, key, &[]);
        let kingdom = campaign_options(lang).into_iter().filter(|o| o.name == "kingdom");
        CampaignAbout {
            game: Legacy::NAME,
            title: say("title"),
            summary: say("summary"),
            label: self.packs.community().written.label.in_lang(lang).to_owned(),
            games: GAMES as u8,
            seats: 2,
            sides: Side::ALL.map(|s| (s.id().to_owned(), super::history::side_name(s, lang))).to_vec(),
            options: super::rules::pack_option(&self.packs, lang).into_iter().chain(kingdom).collect(),
            figures: vec![("realm_points".to_owned(), self.packs.community().written.realm_points.into())],
        }
    }

    fn create(&self, wanted: Json, mut chance: &mut dyn Chance) -> Result<Box<dyn AnyCampaign>, Faults> {
        let wanted: Wanted = read_json("campaign", wanted)?;
        let mut faults = Faults::default();
        for name in wanted.names.iter().filter(|n| n.trim().is_empty() || n.chars().count() > 80) {
            faults.add("names", format!("`{name}`: from 1 to 80 characters"));
        }
        let pack = self.packs.find(wanted.pack.as_deref())?;
        faults.or(())?;
        Ok(Box::new(Campaign::new(&self.packs, &pack, wanted.kingdom, wanted.names, wanted.sides, &mut chance)))
    }

    fn import(&self, text: &str, lang: Lang) -> Result<Box<dyn AnyCampaign>, ImportFault> {
        match Campaign::import(&self.packs, text) {
            Ok(campaign) => Ok(Box::new(campaign)),
            Err(why) => {
                let words = why.of_a_file(lang);
                Err(match why {
                    CampaignFault::Damaged(faults) => ImportFault { words, faults },
                    why => ImportFault { words, faults: Faults::one("campaign", why.to_string()) },
                })
            }
        }
    }
}

impl AnyCampaign for Campaign {
    fn clone_box(&self) -> Box<dyn AnyCampaign> {
        Box::new(self.clone())
    }

    fn edition(&self) -> &str {
        &self.edition
    }

    fn game(&self) -> &'static str {
        Legacy::NAME
    }

    fn players(&self) -> Vec<String> {
        self.players.to_vec()
    }

    fn stage(&self) -> Stage {
        match (self.games.len() < GAMES, self.current.is_some()) {
            (true, true) => Stage::Playing,
            (true, false) => Stage::Next,
            _ if self.to_top_up().is_some() => Stage::TopUp,
            _ => Stage::Over,
        }
    }

    fn asked(&self) -> Option<Seat> {
        match self.stage() {
            Stage::Next => {
                let next = self.next().ok()?;
                (next.options > 0).then(|| self.seat(next.first))
            }
            Stage::TopUp => self.to_top_up().map(|side| self.seat(side)),
            Stage::Playing | Stage::Over => None,
        }
    }

    fn suggest(&self) -> Option<String> {
        match self.stage() {
            // Both sides of a choice are meant to be worth the same: a bot varies them over the campaign.
            Stage::Next => {
                let options = self.next().ok()?.options;
                (options > 0).then(|| (1 + (self.upgrades().count() as u8) % options).to_string())
            }
            Stage::TopUp => Some(self.best_top_up().ok()??.to_string()),
            Stage::Playing | Stage::Over => None,
        }
    }

    fn show(&self, names: &[String], lang: Lang) -> Json {
        let mut named = self.clone();
        for (player, name) in named.players.iter_mut().zip(names).filter(|(_, name)| !name.is_empty()) {
            player.clone_from(name);
        }
        match named.sheet(lang) {
            Ok(sheet) => serde_json::to_value(sheet).unwrap_or_default(),
            // The pack it was begun with is not here: that is all there is to show.
            Err(why) => json!({ "players": named.players, "fault": why.words(lang) }),
        }
    }

    fn begin(&mut self, seat: Seat, choice: Option<u8>) -> Result<Json, Refusal> {
        if let Some(asked) = self.asked().filter(|asked| *asked != seat) {
            return Err(self.not_asked(asked));
        }
        Campaign::begin(self, choice).map_err(CampaignFault::refusal)
    }

    fn running(&self) -> Option<Json> {
        Campaign::running(self).ok()
    }

    fn kept(&self) -> Option<Record> {
        self.current.as_ref()?.record.clone()
    }

    fn finish(&mut self, record: Record) -> Result<(), Refusal> {
        Campaign::finish(self, record).map(|_| ()).map_err(CampaignFault::refusal)
    }

    fn restart(&mut self) {
        self.current = None;
    }

    fn top_up(&mut self, seat: Seat, upgrade: &str) -> Result<(), Refusal> {
        if let Some(asked) = self.asked().filter(|asked| *asked != seat) {
            return Err(self.not_asked(asked));
        }
        let upgrade: Upgrade = upgrade.parse().map_err(|what| CampaignFault::Unreadable(what).refusal())?;
        Campaign::top_up(self, upgrade).map_err(CampaignFault::refusal)
    }

    fn fork(&self, after: usize) -> Result<Box<dyn AnyCampaign>, Refusal> {
        match Campaign::fork(self, after) {
            Ok(copy) => Ok(Box::new(copy)),
            Err(why) => Err(why.refusal()),
        }
    }

    fn record(&self, game: usize) -> Option<Record> {
        Some(self.games.get(game.checked_sub(1)?)?.record.clone())
    }

    fn deck(&self) -> Result<Deck, Refusal> {
        let options = self.deck_options(self.stage() == Stage::Over).map_err(CampaignFault::refusal)?;
        Ok(Deck { game: starboard_star_realms::Duel::NAME, options: json!(options) })
    }

    fn export(&self, viewer: Viewer) -> String {
        let mut told = self.clone();
        if let Some(current) = told.current.as_mut().filter(|_| viewer != Viewer::All) {
            current.record = None;
        }
        Campaign::export(&told)
    }
}

impl Campaign {
    fn not_asked(&self, asked: Seat) -> Refusal {
        let player = self.players[asked.index().min(1)].clone();
        let data = json!({ "code": "not_asked", "player": player });
        Refusal::new("not_asked", data, move |lang| {
            WORDS.say(lang, "fault-not_asked", &[("player", Arg::from(&player))])
        })
    }
}

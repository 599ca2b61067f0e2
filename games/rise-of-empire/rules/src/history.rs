//! A campaign's story, as a person reads it.

use super::CampaignFault;
use super::life::Campaign;
use super::pack::Side;
use super::packs::Pack;
use super::text::{WORDS, option_text, sticker_text};
use super::upgrade::{Upgrade, sticker};
use starboard_core::Lang;
use starboard_core::words::{Arg, capital};
use starboard_star_realms::text::{faction_text, of_faction};

fn say(lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    WORDS.say(lang, key, args)
}

pub(super) fn side_name(side: Side, lang: Lang) -> String {
    say(lang, &format!("side-{}", side.id()), &[])
}

/// With its article: who does something.
pub(super) fn the_side(side: Side, lang: Lang) -> String {
    say(lang, &format!("the-{}", side.id()), &[])
}

/// The card's name and what its sticker says.
pub(super) fn upgrade_text(pack: &Pack, upgrade: &Upgrade, lang: Lang) -> (String, String) {
    let card = pack.card(&upgrade.card);
    let name = card.map_or(upgrade.card.as_str(), |c| c.name.in_lang(lang));
    let text = match (card, upgrade.row(pack)) {
        (Some(card), Some(row)) => sticker_text(sticker(row, card), upgrade.side.faction(), lang),
        _ => String::new(),
    };
    (name.to_owned(), text)
}

fn upgrade_line(key: &str, pack: &Pack, upgrade: &Upgrade, turn: u16, lang: Lang) -> String {
    let (name, text) = upgrade_text(pack, upgrade, lang);
    let side = the_side(upgrade.side, lang);
    let args = [
        ("side", (&side).into()),
        ("card", (&name).into()),
        ("sheet", upgrade.sheet.into()),
        ("text", (&text).into()),
        ("turn", turn.into()),
    ];
    say(lang, key, &args)
}

impl Campaign {
    /// What is to be told where a pack of its name plays otherwise than the one it began with.
    pub(super) fn pack_note(&self, lang: Lang) -> Option<String> {
        let other = self.other_edition()?;
        let args = [
            ("id", (&self.pack.id).into()),
            ("other", other.written.version.into()),
            ("version", self.pack.version.into()),
        ];
        Some(say(lang, "life-pack-changed", &args))
    }

    /// Who played whom, every game with its choices, upgrades and victory cards, the score, and what comes next.
    pub fn history(&self, lang: Lang) -> Result<Vec<String>, CampaignFault> {
        let pack = self.pack()?;
        let mut lines = self.tell_players(&pack, lang);
        for game in &self.games {
            self.tell_game(&pack, game, lang, &mut lines);
        }
        for upgrade in &self.top_up {
            lines.push(upgrade_line("life-top-up", &pack, upgrade, 0, lang));
        }
        self.tell_score(lang, &mut lines)?;
        self.tell_next(&pack, lang, &mut lines)?;
        Ok(lines)
    }

    /// How it stands, and what comes next with all its rules.
    pub fn summary(&self, lang: Lang) -> Result<Vec<String>, CampaignFault> {
        let pack = self.pack()?;
        let mut lines = self.tell_players(&pack, lang);
        lines.push(say(lang, "life-played", &[("n", (self.games.len() as u8).into())]));
        self.tell_score(lang, &mut lines)?;
        self.tell_next(&pack, lang, &mut lines)?;
        if let Ok(next) = self.next() {
            let choice = self.current.as_ref().and_then(|c| c.choice).and_then(|n| n.checked_sub(1));
            lines.push(format!("  {}", next.scenario.story.in_lang(lang)));
            let rules = super::scenario_text(&pack, &next.scenario, next.first, choice, lang);
            lines.extend(rules.into_iter().map(|rule| format!("  · {rule}")));
        }
        Ok(lines)
    }

    fn tell_players(&self, pack: &Pack, lang: Lang) -> Vec<String> {
        let written = &pack.written;
        let head = [("name", written.name.in_lang(lang).into()), ("label", written.label.in_lang(lang).into())];
        let mut lines = vec![say(lang, "life-head", &head)];
        let [empire, federation] = Side::ALL.map(|s| self.player(s));
        lines.push(say(lang, "life-players", &[("empire", empire.into()), ("federation", federation.into())]));
        lines.extend(self.pack_note(lang));
        if self.coin {
            lines.push(say(lang, "life-coin", &[]));
        }
        if let Some(n) = self.forked_after {
            lines.push(say(lang, "life-forked", &[("n", n.into())]));
        }
        lines
    }

    fn tell_game(&self, pack: &Pack, game: &super::Played, lang: Lang, lines: &mut Vec<String>) {
        let Some(scenario) = pack.scenario(game.scenario) else { return };
        let (side, how) = (the_side(game.winner, lang), say(lang, game.how.key(), &[]));
        let args = [
            ("n", game.scenario.into()),
            ("name", scenario.name.in_lang(lang).into()),
            ("side", (&side).into()),
            ("player", self.player(game.winner).into()),
            ("how", (&how).into()),
            ("turns", game.turns.into()),
            ("points", scenario.points.into()),
        ];
        lines.push(say(lang, "life-game", &args));
        if let Some(choice) = game.choice {
            let text = option_text(pack, scenario, game.first, usize::from(choice.saturating_sub(1)), lang);
            let side = the_side(game.first, lang);
            lines.push(
                "  ".to_owned() + &say(lang, "life-choice", &[("side", (&side).into()), ("text", (&text).into())]),
            );
        }
        for made in &game.upgrades {
            lines.push("  ".to_owned() + &upgrade_line("life-upgrade", pack, &made.card, made.turn, lang));
        }
        for (side, bonus) in game.bonuses.with(scenario) {
            let name = the_side(side, lang);
            let args = [("side", (&name).into()), ("name", bonus.name.in_lang(lang).into())];
            lines.push("  ".to_owned() + &capital(&say(lang, "life-bonus", &args)));
        }
    }

    fn tell_score(&self, lang: Lang, lines: &mut Vec<String>) -> Result<(), CampaignFault> {
        let score = self.score()?;
        for side in Side::ALL {
            let (of, name) = (score.of(side), side_name(side, lang));
            let args = [
                ("side", (&name).into()),
                ("total", of.total().into()),
                ("wins", of.wins.into()),
                ("bonus", of.bonus.into()),
                ("realms", of.realms.into()),
                ("finale", of.finale.into()),
                ("stickers", of.stickers.into()),
            ];
            lines.push(say(lang, "life-score", &args));
        }
        for (realm, [empire, federation]) in &score.realms {
            let (name, of) = (faction_text(*realm, lang), of_faction(*realm, lang));
            let realm = [("realm", (&name).into()), ("of", (&of).into())];
            let counts = [("empire", (*empire).into()), ("federation", (*federation).into())];
            lines.push(say(lang, "life-realm", &[realm, counts].concat()));
        }
        if let Some(side) = score.winner {
            let name = the_side(side, lang);
            let args = [("side", (&name).into()), ("player", self.player(side).into())];
            lines.push(capital(&say(lang, "life-won", &args)));
        }
        Ok(())
    }

    fn tell_next(&self, pack: &Pack, lang: Lang, lines: &mut Vec<String>) -> Result<(), CampaignFault> {
        let Ok(next) = self.next() else {
            match self.to_top_up() {
                Some(side) => lines.push(say(lang, "life-topping", &[("side", (&the_side(side, lang)).into())])),
                None => lines.push(say(lang, "life-done", &[])),
            }
            return Ok(());
        };
        let number = next.scenario.number;
        let name = next.scenario.name.in_lang(lang);
        if let Some(current) = &self.current {
            let plies = current.record.as_ref().map_or(0, |r| r.plies.len()) as i64;
            let args = [("n", number.into()), ("name", name.into()), ("plies", plies.into())];
            lines.push(say(lang, "life-running", &args));
            return Ok(());
        }
        let side = the_side(next.first, lang);
        let player = self.player(next.first);
        let args = [("n", number.into()), ("name", name.into()), ("side", (&side).into()), ("player", player.into())];
        lines.push(say(lang, "life-next", &args));
        lines.extend(self.choices(pack, lang)?.into_iter().map(|text| format!("  {text}")));
        Ok(())
    }

    /// The next scenario's question to the first player and its options, if it has one.
    pub fn choices(&self, pack: &Pack, lang: Lang) -> Result<Vec<String>, CampaignFault> {
        let next = self.next()?;
        let Some(choice) = &next.scenario.choice else { return Ok(Vec::new()) };
        let args = [("player", self.player(next.first).into()), ("title", choice.title.in_lang(lang).into())];
        let mut lines = vec![say(lang, "life-choose", &args)];
        for i in 0..choice.options.len() {
            lines.push(format!("{}. {}", i + 1, option_text(pack, &next.scenario, next.first, i, lang)));
        }
        Ok(lines)
    }
}

//! Card text in both languages, rendered from the same effects the rules interpret.

use crate::card::Card;
use crate::effect::{CopyOf, Destination, Effect, Standing, What, Zone};
use crate::faction::Faction;
use crate::words::WORDS;
use starboard_core::Lang;

/// The text of a card, one line an ability.
pub fn card_text(card: &Card, lang: Lang) -> String {
    let mut lines = Vec::new();
    let sentence = |clauses: String| sentence(&clauses, lang);
    if !card.primary.is_empty() {
        lines.push(sentence(effects_text(&card.primary, lang)));
    }
    for standing in &card.standing {
        lines.push(sentence(standing_text(standing, lang)));
    }
    for ally in &card.ally {
        lines.push(sentence(ally_text(ally.faction, &ally.effects, lang)));
    }
    if !card.scrap.is_empty() {
        lines.push(sentence(scrap_text(&card.scrap, lang)));
    }
    if let Some(arrives) = card.arrives {
        let key = if arrives.to == Destination::Top { "arrives-top" } else { "arrives-hand" };
        let faction = faction_text(arrives.if_played, lang);
        lines.push(sentence(WORDS.say(lang, key, &[("faction", (&faction).into())])));
    }
    if !card.acquired.is_empty() {
        let text = effects_text(&card.acquired, lang);
        lines.push(sentence(WORDS.say(lang, "text-acquired", &[("text", (&text).into())])));
    }
    lines.join("\n")
}

pub fn faction_text(faction: Faction, lang: Lang) -> String {
    WORDS.say(lang, &format!("faction-{}", faction.id()), &[])
}

/// A clause as a sentence of its own.
pub(crate) fn sentence(clause: &str, lang: Lang) -> String {
    WORDS.say(lang, "text-sentence", &[("clauses", (&capital(clause)).into())])
}

pub(crate) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|c| c.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// A list of effects as one clause: gains run together, the rest follows with "then".
pub fn effects_text(effects: &[Effect], lang: Lang) -> String {
    let is_gain = |e: &Effect| matches!(e, Effect::Trade(_) | Effect::Combat(_) | Effect::Authority(_));
    let mut text: Option<String> = None;
    let mut last_gain = false;
    for effect in effects {
        let clause = effect_text(effect, lang);
        text = Some(match text {
            None => clause,
            Some(before) => {
                let key = if last_gain && is_gain(effect) { "clause-and" } else { "clause-join" };
                WORDS.say(lang, key, &[("a", (&before).into()), ("b", (&clause).into())])
            }
        });
        last_gain = is_gain(effect);
    }
    text.unwrap_or_default()
}

fn effect_text(effect: &Effect, lang: Lang) -> String {
    let count = |key: &str, n: u8| WORDS.say(lang, key, &[("n", n.into())]);
    let inner = |list: &[Effect]| effects_text(list, lang);
    match effect {
        Effect::Trade(n) => count("effect-trade", *n),
        Effect::Combat(n) => count("effect-combat", *n),
        Effect::Authority(n) => count("effect-authority", *n),
        Effect::Draw(n) => count("effect-draw", *n),
        Effect::OpponentDiscards(n) => count("effect-opponent_discards", *n),
        Effect::Scrap(m) => {
            let zone = zone_text(m.from.contains(&Zone::Hand), m.from.contains(&Zone::Discard), lang);
            let (key, n) = match (m.exactly, m.up_to) {
                (Some(n), _) => ("effect-scrap-exactly", n),
                (None, n) => ("effect-scrap-up_to", n.unwrap_or(0)),
            };
            let what = WORDS.say(lang, key, &[("n", n.into()), ("zone", (&zone).into())]);
            with_each(what, &m.each, "effect-each-scrapped", lang)
        }
        Effect::Discard(m) => {
            let what = match (m.exactly, m.up_to) {
                (Some(n), _) => count("effect-discard-exactly", n),
                (None, n) => count("effect-discard-up_to", n.unwrap_or(0)),
            };
            with_each(what, &m.each, "effect-each-discarded", lang)
        }
        Effect::ScrapRow(r) => count("effect-scrap_row", r.up_to),
        Effect::DestroyBase(d) => {
            WORDS.say(lang, if d.optional { "effect-destroy-may" } else { "effect-destroy" }, &[])
        }
        Effect::Choice(lists) => {
            let texts = lists.iter().map(|l| inner(l));
            texts
                .reduce(|a, b| WORDS.say(lang, "clause-or", &[("a", (&a).into()), ("b", (&b).into())]))
                .unwrap_or_default()
        }
        Effect::If(i) => {
            let what = inner(&i.then);
            match i.own_bases {
                Some(n) => WORDS.say(lang, "effect-if-own_bases", &[("n", n.into()), ("what", (&what).into())]),
                None => WORDS.say(lang, "effect-if-opponent_has_base", &[("what", (&what).into())]),
            }
        }
        Effect::ForEach(f) => {
            let what = inner(&f.then);
            match f.played {
                Some(faction) => {
                    let faction = faction_text(faction, lang);
                    WORDS.say(lang, "effect-for-played", &[("what", (&what).into()), ("faction", (&faction).into())])
                }
                None => WORDS.say(lang, "effect-for-scrapped", &[("what", (&what).into())]),
            }
        }
        Effect::RedirectNext(r) => {
            let to = if r.to == Destination::Top { "top" } else { "hand" };
            let key = format!("effect-redirect-{to}{}", if r.optional { "-may" } else { "" });
            with_what(&key, r.what, 0, lang)
        }
        Effect::AcquireFree(a) => {
            let text = match a.max_cost {
                Some(n) => with_what("effect-free-max", a.what, n, lang),
                None => with_what("effect-free", a.what, 0, lang),
            };
            match a.to {
                Some(Destination::Top) => WORDS.say(lang, "effect-free-top", &[("what", (&text).into())]),
                Some(Destination::Hand) => WORDS.say(lang, "effect-free-hand", &[("what", (&text).into())]),
                _ => text,
            }
        }
        Effect::Copy(CopyOf::Ship) => WORDS.say(lang, "effect-copy-ship", &[]),
        Effect::Copy(CopyOf::Base) => WORDS.say(lang, "effect-copy-base", &[]),
        Effect::May(list) => WORDS.say(lang, "effect-may", &[("what", (&inner(list)).into())]),
        Effect::DiscountNext(d) => with_what("effect-discount", d.what, d.by, lang),
        Effect::Recover(n) => count("effect-recover", *n),
        Effect::Pay(p) => {
            let what = inner(&p.then);
            let (key, n) = match (p.trade, p.authority) {
                (Some(n), _) => ("effect-pay-trade", n),
                (None, n) => ("effect-pay-authority", n.unwrap_or(0)),
            };
            WORDS.say(lang, key, &[("n", n.into()), ("what", (&what).into())])
        }
        Effect::LoseAuthority(n) => count("effect-lose_authority", *n),
    }
}

/// "ship", "base" or "card": English takes the word, French the whole phrase (it has genders), so French gets the key.
fn with_what(key: &str, what: What, n: u8, lang: Lang) -> String {
    let id = match what {
        What::Ship => "ship",
        What::Base => "base",
        What::Any => "any",
    };
    let word = match lang {
        Lang::En => WORDS.say(lang, &format!("what-{id}"), &[]),
        Lang::Fr => id.to_owned(),
    };
    WORDS.say(lang, key, &[("what", (&word).into()), ("n", n.into())])
}

fn with_each(what: String, each: &[Effect], key: &str, lang: Lang) -> String {
    if each.is_empty() {
        return what;
    }
    let each = effects_text(each, lang);
    WORDS.say(lang, key, &[("what", (&what).into()), ("each", (&each).into())])
}

pub(crate) fn zone_text(hand: bool, discard: bool, lang: Lang) -> String {
    let key = match (hand, discard) {
        (true, true) => "zone-both",
        (false, true) => "zone-discard",
        _ => "zone-hand",
    };
    WORDS.say(lang, key, &[])
}

fn standing_text(standing: &Standing, lang: Lang) -> String {
    match standing {
        Standing::AllyOfAll => WORDS.say(lang, "standing-ally_of_all", &[]),
        Standing::OwnAlly => WORDS.say(lang, "standing-own_ally", &[]),
        Standing::LeavesWhenDestroyed => WORDS.say(lang, "standing-leaves_when_destroyed", &[]),
        Standing::ShipPlayed(s) => match s.faction {
            Some(faction) => {
                let faction = faction_text(faction, lang);
                WORDS.say(lang, "standing-ship_played-of", &[("n", s.combat.into()), ("faction", (&faction).into())])
            }
            None => WORDS.say(lang, "standing-ship_played", &[("n", s.combat.into())]),
        },
    }
}

/// An ability that joins another: "and …".
pub fn joined_text(effects: &[Effect], lang: Lang) -> String {
    WORDS.say(lang, "text-and", &[("text", (&effects_text(effects, lang)).into())])
}

pub fn ally_text(faction: Faction, effects: &[Effect], lang: Lang) -> String {
    let (faction, text) = (faction_text(faction, lang), effects_text(effects, lang));
    WORDS.say(lang, "text-ally", &[("faction", (&faction).into()), ("text", (&text).into())])
}

pub fn scrap_text(effects: &[Effect], lang: Lang) -> String {
    WORDS.say(lang, "text-scrap", &[("text", (&effects_text(effects, lang)).into())])
}

//! Card text in both languages, rendered from the same effects the rules interpret.

use crate::card::Card;
use crate::effect::{CopyOf, Destination, Effect, If, Moving, Standing, What, Zone};
use crate::faction::Faction;
use crate::words::WORDS;
use starboard_core::Lang;
use starboard_core::words::{Arg, capital, list_and};

/// How an effect is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// An instruction: “you may draw a card”, « piochez une carte ».
    Do,
    /// After “you may” or “to”: « piocher une carte ».
    To,
    /// One of several alternatives: what may be chosen need not be allowed.
    Or,
}

impl Form {
    fn id(self) -> &'static str {
        match self {
            Form::Do => "imp",
            Form::To => "inf",
            Form::Or => "or",
        }
    }
}

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
        let of = of_faction(arrives.if_played, lang);
        lines.push(sentence(WORDS.say(lang, key, &[("of", (&of).into())])));
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

/// Of a faction, as cards are: « un Vaisseau de l’Empire Galactique », « un Vaisseau Blob ».
pub fn of_faction(faction: Faction, lang: Lang) -> String {
    WORDS.say(lang, &format!("of-{}", faction.id()), &[])
}

/// A clause as a sentence of its own.
pub(crate) fn sentence(clause: &str, lang: Lang) -> String {
    WORDS.say(lang, "text-sentence", &[("clauses", (&capital(clause)).into())])
}

/// A list of effects as an instruction.
pub fn effects_text(effects: &[Effect], lang: Lang) -> String {
    said(effects, Form::Do, lang)
}

/// A list of effects after “you may” or “to”.
pub fn effects_to(effects: &[Effect], lang: Lang) -> String {
    said(effects, Form::To, lang)
}

fn pair(lang: Lang, key: &str, a: &str, b: &str) -> String {
    WORDS.say(lang, key, &[("a", a.into()), ("b", b.into())])
}

/// Gains share one verb; a condition is a sentence of its own; the rest follows with “then”.
fn said(effects: &[Effect], form: Form, lang: Lang) -> String {
    let mut text: Option<String> = None;
    let mut conditional = false;
    let mut at = 0;
    while at < effects.len() {
        let gains = effects[at..].iter().take_while(|e| amount(e).is_some()).count();
        let (clause, is_if) = match &effects[at] {
            _ if gains > 0 => (gain_text(&effects[at..at + gains], "effect-gain", form, lang), false),
            Effect::If(i) => (if_text(i, &effects[..at], lang), true),
            other => (effect_text(other, form, lang), false),
        };
        text = Some(match text {
            None => clause,
            Some(before) if form == Form::Do && (is_if || conditional) => {
                pair(lang, "clause-sentence", &before, &capital(&clause))
            }
            Some(before) => pair(lang, if form == Form::Or { "clause-then" } else { "clause-join" }, &before, &clause),
        });
        conditional = is_if;
        at += gains.max(1);
    }
    text.unwrap_or_default()
}

/// What an effect gains, if it only gains something: the key of the amount, and how much.
fn amount(effect: &Effect) -> Option<(&'static str, u8)> {
    match effect {
        Effect::Trade(n) => Some(("amount-trade", *n)),
        Effect::Combat(n) => Some(("amount-combat", *n)),
        Effect::Authority(n) => Some(("amount-authority", *n)),
        _ => None,
    }
}

fn amounts(gains: &[Effect], lang: Lang) -> Vec<String> {
    gains.iter().filter_map(amount).map(|(key, n)| WORDS.say(lang, key, &[("n", n.into())])).collect()
}

fn gain_text(gains: &[Effect], key: &str, form: Form, lang: Lang) -> String {
    WORDS.say(lang, key, &[("form", form.id().into()), ("list", (&list_and(lang, &amounts(gains, lang))).into())])
}

/// A condition with what it gives; “an additional 2 combat” if the card gave some of it before.
fn if_text(i: &If, before: &[Effect], lang: Lang) -> String {
    let gave = |e: &Effect| before.iter().filter_map(amount).any(|(key, _)| amount(e).is_some_and(|(k, _)| k == key));
    let more = i.then.iter().all(gave);
    let what = if more {
        gain_text(&i.then, "effect-gain-more", Form::Do, lang)
    } else {
        let gains = i.then.iter().take_while(|e| amount(e).is_some()).count();
        let first = (gains > 0).then(|| gain_text(&i.then[..gains], "effect-gain", Form::Do, lang));
        let rest = i.then[gains..].iter().map(|e| effect_text(e, Form::Do, lang));
        list_and(lang, &first.into_iter().chain(rest).collect::<Vec<_>>())
    };
    match i.own_bases {
        Some(n) => WORDS.say(lang, "effect-if-own_bases", &[("n", n.into()), ("what", (&what).into())]),
        None => WORDS.say(lang, "effect-if-opponent_has_base", &[("what", (&what).into())]),
    }
}

fn effect_text(effect: &Effect, form: Form, lang: Lang) -> String {
    let say = |key: &str, args: &[(&str, Arg<'_>)]| {
        let form = [("form", form.id().into())];
        WORDS.say(lang, key, &[args, &form].concat())
    };
    let count = |key: &str, n: u8| say(key, &[("n", n.into())]);
    match effect {
        Effect::Trade(_) | Effect::Combat(_) | Effect::Authority(_) => {
            gain_text(std::slice::from_ref(effect), "effect-gain", form, lang)
        }
        Effect::Draw(n) => count("effect-draw", *n),
        Effect::OpponentDiscards(n) => count("effect-opponent_discards", *n),
        Effect::Scrap(m) => {
            let n = m.exactly.or(m.up_to).unwrap_or(0);
            let zone = zone_text(m.from.contains(&Zone::Hand), m.from.contains(&Zone::Discard), n, lang);
            let key = if m.exactly.is_some() { "effect-scrap-exactly" } else { "effect-scrap-up_to" };
            let what = say(key, &[("n", n.into()), ("zone", (&zone).into())]);
            with_each(&what, m, "effect-each-scrapped", m.exactly.is_none(), form, lang)
        }
        Effect::Discard(m) => {
            let n = m.exactly.or(m.up_to).unwrap_or(0);
            let key = if m.exactly.is_some() { "effect-discard-exactly" } else { "effect-discard-up_to" };
            with_each(&count(key, n), m, "effect-each-discarded", false, form, lang)
        }
        Effect::ScrapRow(r) => {
            say("effect-scrap_row", &[("n", r.up_to.into()), ("now", if r.only_now { "yes" } else { "no" }.into())])
        }
        Effect::DestroyBase(d) => say(if d.optional { "effect-destroy-may" } else { "effect-destroy" }, &[]),
        Effect::Choice(lists) => choice_text(lists, form, lang),
        Effect::If(i) => if_text(i, &[], lang),
        Effect::ForEach(f) => {
            let what = said(&f.then, form, lang);
            match f.played {
                Some(faction) => {
                    say("effect-for-played", &[("what", (&what).into()), ("of", (&of_faction(faction, lang)).into())])
                }
                None => say("effect-for-scrapped", &[("what", (&what).into())]),
            }
        }
        Effect::RedirectNext(r) => {
            let to = if r.to == Destination::Top { "top" } else { "hand" };
            let key = format!("effect-redirect-{to}{}", if r.optional { "-may" } else { "" });
            with_what(&key, r.what, 0, form, lang)
        }
        Effect::AcquireFree(a) => {
            let text = match a.max_cost {
                Some(n) => with_what("effect-free-max", a.what, n, form, lang),
                None => with_what("effect-free", a.what, 0, form, lang),
            };
            let args = [("what", (&text).into()), ("kind", a.what.id().into())];
            match a.to {
                Some(Destination::Top) => say("effect-free-top", &args),
                Some(Destination::Hand) => say("effect-free-hand", &args),
                _ => text,
            }
        }
        Effect::Copy(CopyOf::Ship) => say("effect-copy-ship", &[]),
        Effect::Copy(CopyOf::Base) => say("effect-copy-base", &[]),
        Effect::May(list) if form == Form::Do => say("effect-may", &[("what", (&said(list, Form::To, lang)).into())]),
        Effect::May(list) => said(list, form, lang),
        Effect::DiscountNext(d) => with_what("effect-discount", d.what, d.by, form, lang),
        Effect::Recover(n) => count("effect-recover", *n),
        Effect::Pay(p) => {
            let what = said(&p.then, Form::To, lang);
            let (key, n) = match (p.trade, p.authority) {
                (Some(n), _) => ("effect-pay-trade", n),
                (None, n) => ("effect-pay-authority", n.unwrap_or(0)),
            };
            say(key, &[("n", n.into()), ("what", (&what).into())])
        }
        Effect::LoseAuthority(n) => count("effect-lose_authority", *n),
    }
}

/// “gain 3 trade or 5 combat”; whatever else there is to choose from, with “or” between.
fn choice_text(lists: &[Vec<Effect>], form: Form, lang: Lang) -> String {
    let joined = |texts: Vec<String>, key: &str| texts.into_iter().reduce(|a, b| pair(lang, key, &a, &b));
    if lists.iter().all(|list| list.len() == 1 && amount(&list[0]).is_some()) {
        let texts = lists.iter().flat_map(|list| amounts(list, lang)).collect();
        let list = joined(texts, "list-or").unwrap_or_default();
        return WORDS.say(lang, "effect-gain", &[("form", form.id().into()), ("list", (&list).into())]);
    }
    let form = if form == Form::Do { Form::Or } else { form };
    joined(lists.iter().map(|list| said(list, form, lang)).collect(), "clause-or").unwrap_or_default()
}

/// What follows the cards that moved. After “you may …” in the instruction, the verb that goes on is an infinitive.
fn with_each(what: &str, m: &Moving, key: &str, may: bool, form: Form, lang: Lang) -> String {
    let one = m.exactly.or(m.up_to) == Some(1);
    let each = said(&m.each, Form::Do, lang);
    let args = [("what", what.into()), ("each", (&each).into())];
    match m.each.as_slice() {
        [] => what.to_owned(),
        _ if one => WORDS.say(lang, "effect-each-one", &args),
        [Effect::Draw(1)] => {
            let form = if may && form == Form::Do { Form::To } else { form };
            WORDS.say(lang, "effect-each-draw", &[("what", what.into()), ("form", form.id().into())])
        }
        _ => WORDS.say(lang, key, &args),
    }
}

/// "ship", "base" or "card": English takes the word, French the whole phrase (it has genders), so French gets the key.
fn with_what(key: &str, what: What, n: u8, form: Form, lang: Lang) -> String {
    let id = what.id();
    let word = match lang {
        Lang::En => WORDS.say(lang, &format!("what-{id}"), &[]),
        Lang::Fr => id.to_owned(),
    };
    WORDS.say(lang, key, &[("what", (&word).into()), ("n", n.into()), ("form", form.id().into())])
}

/// Where `n` cards come from.
pub(crate) fn zone_text(hand: bool, discard: bool, n: u8, lang: Lang) -> String {
    let key = match (hand, discard) {
        (true, true) if n > 1 => "zone-both-many",
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
                let of = of_faction(faction, lang);
                WORDS.say(lang, "standing-ship_played-of", &[("n", s.combat.into()), ("of", (&of).into())])
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
    let (of, text) = (of_faction(faction, lang), effects_text(effects, lang));
    WORDS.say(lang, "text-ally", &[("of", (&of).into()), ("text", (&text).into())])
}

pub fn scrap_text(effects: &[Effect], lang: Lang) -> String {
    WORDS.say(lang, "text-scrap", &[("text", (&effects_text(effects, lang)).into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Library;

    /// What a card says, with the spaces of a keyboard.
    fn says(id: &str, lang: Lang) -> String {
        let library = Library::default();
        let card = library.printed().find(|c| c.id == id);
        let text = card_text(card.unwrap_or_else(|| panic!("there is no {id}")), lang);
        starboard_core::french::plain(&text).replace('\n', " / ")
    }

    #[test]
    fn cards_say_what_they_do_and_no_more() {
        for (id, english, french) in [
            (
                "central_station",
                "Gain 2 trade. If you have 3 or more bases in play, gain 4 authority and draw a card.",
                "Gagnez 2 Commerce. Si vous avez au moins 3 Bases en jeu, gagnez 4 Influence et piochez une carte.",
            ),
            (
                "ravager",
                "Gain 6 combat, then you may scrap up to 2 cards now in the trade row.",
                "Gagnez 6 Combat, puis vous pouvez retirer jusqu'à 2 cartes qui se trouvent alors dans la Ligne d'Achat.",
            ),
            (
                "orbital_platform",
                "Discard a card; if you do, draw a card. / Star Empire ally: gain 3 combat.",
                "Défaussez une carte ; si vous le faites, piochez une carte. / Allié de l'Empire Galactique : gagnez 3 Combat.",
            ),
            (
                "recycling_station",
                "Gain 1 trade, or discard up to 2 cards and draw that many cards.",
                "Gagnez 1 Commerce, ou défaussez jusqu'à 2 cartes et piochez autant de cartes.",
            ),
            (
                "brain_world",
                "You may scrap up to 2 cards from your hand and/or discard pile and draw that many cards.",
                "Vous pouvez retirer jusqu'à 2 cartes de votre main et/ou de votre Défausse et piocher autant de cartes.",
            ),
            (
                "war_world",
                "Gain 3 combat. / Star Empire ally: gain 4 combat.",
                "Gagnez 3 Combat. / Allié de l'Empire Galactique : gagnez 4 Combat.",
            ),
            (
                "blob_carrier",
                "Gain 7 combat. / Blob ally: acquire a ship without paying its cost and put it on top of your deck.",
                "Gagnez 7 Combat. / Allié Blob : acquérez gratuitement un Vaisseau et placez-le sur votre Deck.",
            ),
        ] {
            assert_eq!(says(id, Lang::En), english);
            assert_eq!(says(id, Lang::Fr), french);
        }
    }
}

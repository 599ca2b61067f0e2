//! Every sentence of the game, in the reader's language: actions, events, prompts, reasons, card texts.

use crate::action::Action;
use crate::check::Illegal;
use crate::contract::{Bonus, Card, Cards, Sector};
use crate::data::{Agenda, Catalogue};
use crate::effect::Effect;
use crate::game::RiseToPower;
use crate::prism::{Colour, Prism, Prisms};
use crate::prompt::Prompt;
use crate::state::{State, Use};
use starboard_core::words::{Arg, list_and};
use starboard_core::{Lang, Seat, Words};
use std::sync::LazyLock;

/// The messages of `words/*/rules.ftl`.
pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(|| starboard_core::words!("../../words", "rules"));

pub(crate) fn say(lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    WORDS.say(lang, key, args)
}

/// What can fill a message.
pub(crate) trait Fill {
    fn fill(&self) -> Arg<'_>;
}

impl Fill for String {
    fn fill(&self) -> Arg<'_> {
        Arg::Text(self)
    }
}

impl Fill for bool {
    fn fill(&self) -> Arg<'_> {
        Arg::Text(if *self { "yes" } else { "no" })
    }
}

macro_rules! numbers {
    ($($t:ty),*) => {$(
        impl Fill for $t {
            fn fill(&self) -> Arg<'_> {
                (*self).into()
            }
        }
    )*};
}
numbers!(u8, u16, i32);

/// The message of a key, filled: `tell!(lang, "event-drew", seat = who, n = 3)`.
macro_rules! tell {
    ($lang:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::text::say($lang, $key, &[$((stringify!($name), $crate::text::Fill::fill(&$value))),*])
    };
}
pub(crate) use tell;

pub(crate) fn player(seat: Seat, lang: Lang) -> String {
    tell!(lang, "player", seat = seat.to_string())
}

/// `Seaport 4`
pub(crate) fn card(set: &Catalogue, card: Card, lang: Lang) -> String {
    let face = set.face(card);
    let district = &set.districts[usize::from(face.district)];
    format!("{} {}", say(lang, &format!("district-{}", district.id), &[]), face.influence)
}

pub(crate) fn cards(set: &Catalogue, cards: Cards, lang: Lang) -> String {
    let names: Vec<String> = cards.iter().map(|c| card(set, c, lang)).collect();
    if names.is_empty() { say(lang, "nothing", &[]) } else { list_and(lang, &names) }
}

pub(crate) fn colour(colour: Colour, lang: Lang) -> String {
    say(lang, &format!("colour-{}", colour.id()), &[])
}

pub(crate) fn sector(sector: Sector, lang: Lang) -> String {
    say(lang, &format!("sector-{}", sector.id()), &[])
}

pub(crate) fn bonus(bonus: Bonus, n: u8, lang: Lang) -> String {
    tell!(lang, &format!("bonus-{}", bonus.id()), n = n)
}

/// `green 3`
pub(crate) fn prism(prism: Prism, lang: Lang) -> String {
    format!("{} {}", colour(prism.colour(), lang), prism.value())
}

/// `green 3 + green 4`
pub(crate) fn prisms(set: Prisms, lang: Lang) -> String {
    let names: Vec<String> = set.cards().map(|c| prism(c, lang)).collect();
    if names.is_empty() { say(lang, "nothing", &[]) } else { names.join(" + ") }
}

/// What an ability does, from its effects.
pub(crate) fn trade(effects: &[Effect], lang: Lang) -> String {
    let steps: Vec<String> = effects.iter().map(|e| effect(*e, lang)).collect();
    steps.join(&say(lang, "effect-join", &[]))
}

fn effect(effect: Effect, lang: Lang) -> String {
    let (key, n) = match effect {
        Effect::Draw(n) => ("effect-draw", n),
        Effect::Recover(n) => ("effect-recover", n),
        Effect::Swap(n) => ("effect-swap", n),
        Effect::Wild(n) => ("effect-wild", n),
        Effect::Discount(n) => ("effect-discount", n),
        Effect::Points(n) => ("effect-points", n),
        Effect::Steal(n) => ("effect-steal", n),
        Effect::Scrap(n) => ("effect-scrap", n),
        Effect::Sift { look, keep } => {
            return tell!(lang, "effect-sift", look = look, keep = keep);
        }
    };
    tell!(lang, key, n = n)
}

/// What an agenda asks for.
pub(crate) fn condition(agenda: &Agenda, lang: Lang) -> String {
    tell!(lang, &format!("condition-{}", agenda.measure.id()), n = agenda.at_least)
}

pub(crate) fn agenda(id: &str, lang: Lang) -> String {
    say(lang, &format!("agenda-{id}"), &[])
}

impl RiseToPower {
    pub(crate) fn say_action(&self, s: &State, seat: Seat, action: Action, lang: Lang) -> String {
        let name = |c: Card| card(&self.set, c, lang);
        let pay = |p: Prisms| prisms(p, lang);
        let exact = |c: Card, p: Prisms| self.price(s, c).cost == p.total();
        let owner = |c: Card| player(s.owner(c).unwrap_or(s.turn), lang);
        match action {
            Action::Acquire { card, cell } => {
                tell!(lang, "action-acquire", card = name(card), cell = cell.to_string())
            }
            Action::Power { card, pay: p } => {
                tell!(lang, "action-power", card = name(card), pay = pay(p), exact = exact(card, p))
            }
            Action::Upgrade { card, pay: p, over } => {
                let exact = exact(card, p);
                tell!(lang, "action-upgrade", card = name(card), over = name(over), pay = pay(p), exact = exact)
            }
            Action::Draw => {
                tell!(lang, "action-draw", n = s.player(seat).plant(&self.set, Bonus::Draw))
            }
            Action::Contest { card, pay: p, to: Use::At(cell) } => {
                let (owner, cell) = (owner(card), cell.to_string());
                tell!(lang, "action-contest-at", card = name(card), owner = owner, pay = pay(p), cell = cell)
            }
            Action::Contest { card, pay: p, to: Use::Over(over) } => {
                let (owner, over) = (owner(card), name(over));
                tell!(lang, "action-contest-over", card = name(card), owner = owner, pay = pay(p), over = over)
            }
            Action::Take { card, cell } => tell!(lang, "action-take", card = name(card), cell = cell.to_string()),
            Action::Trade { card } => {
                let effects = &self.set.districts[usize::from(self.set.face(card).district)].trade;
                tell!(lang, "action-trade", card = name(card), trade = trade(effects, lang))
            }
            Action::End => tell!(lang, "action-end", n = s.points),
            Action::Defend { pay: p, over: None } => tell!(lang, "action-defend", pay = pay(p)),
            Action::Defend { pay: p, over: Some(over) } => {
                tell!(lang, "action-defend-over", pay = pay(p), over = name(over))
            }
            Action::Decline => say(lang, "action-decline", &[]),
            Action::Recover { cards } => tell!(lang, "action-recover", cards = pay(cards)),
            Action::Swap { card, with } => tell!(lang, "action-swap", card = name(card), with = name(with)),
            Action::Steal { from } => tell!(lang, "action-steal", from = player(from, lang)),
            Action::Scrap { card } => tell!(lang, "action-scrap", card = name(card), owner = owner(card)),
            Action::Keep { cards } => tell!(lang, "action-keep", cards = pay(cards)),
            Action::Discard { card } => tell!(lang, "action-discard", card = prism(card, lang)),
        }
    }

    pub(crate) fn say_prompt(&self, prompt: &Prompt, lang: Lang) -> String {
        let who = |seat: &Seat| player(*seat, lang);
        match prompt {
            Prompt::Acquire { seat, left } => tell!(lang, "prompt-acquire", seat = who(seat), left = *left),
            Prompt::Act { seat, points } => tell!(lang, "prompt-act", seat = who(seat), points = *points),
            Prompt::Answer { seat, attacker, card: c, shown, .. } => {
                let (attacker, card, shown) = (who(attacker), card(&self.set, *c, lang), prisms(*shown, lang));
                tell!(lang, "prompt-answer", seat = who(seat), attacker = attacker, card = card, shown = shown)
            }
            Prompt::Recover { seat, n } => tell!(lang, "prompt-recover", seat = who(seat), n = *n),
            Prompt::Swap { seat } => tell!(lang, "prompt-swap", seat = who(seat)),
            Prompt::Steal { seat, .. } => tell!(lang, "prompt-steal", seat = who(seat)),
            Prompt::Scrap { seat } => tell!(lang, "prompt-scrap", seat = who(seat)),
            Prompt::Keep { seat, n, of } => tell!(lang, "prompt-keep", seat = who(seat), n = *n, of = *of),
            Prompt::Discard { seat, n } => tell!(lang, "prompt-discard", seat = who(seat), n = *n),
            Prompt::Over => say(lang, "prompt-over", &[]),
        }
    }

    pub(crate) fn say_illegal(&self, illegal: &Illegal, lang: Lang) -> String {
        let name = |c: &Card| if c.exists() { card(&self.set, *c, lang) } else { c.to_string() };
        let pay = |p: &Prisms| prisms(*p, lang);
        match illegal {
            Illegal::Over => say(lang, "illegal-over", &[]),
            Illegal::Out => say(lang, "illegal-out", &[]),
            Illegal::NotYou => say(lang, "illegal-not_you", &[]),
            Illegal::NotNow { asked } => say(lang, &format!("illegal-not_now-{asked}"), &[]),
            Illegal::NotOnTrack { card } => tell!(lang, "illegal-not_on_track", card = name(card)),
            Illegal::NotYours { card } => tell!(lang, "illegal-not_yours", card = name(card)),
            Illegal::NotARivals { card } => tell!(lang, "illegal-not_a_rivals", card = name(card)),
            Illegal::NotInExchange { card } => tell!(lang, "illegal-not_in_exchange", card = name(card)),
            Illegal::NotYetDistrict { card } => tell!(lang, "illegal-not_yet_district", card = name(card)),
            Illegal::CellTaken { cell } => tell!(lang, "illegal-cell_taken", cell = cell.to_string()),
            Illegal::CellOutOfReach { cell } => tell!(lang, "illegal-cell_out_of_reach", cell = cell.to_string()),
            Illegal::NoConnection { card, active, connections } => {
                let (active, connections) = (*active, *connections);
                tell!(lang, "illegal-no_connection", card = name(card), active = active, connections = connections)
            }
            Illegal::NotADistrict { card } => tell!(lang, "illegal-not_a_district", card = name(card)),
            Illegal::OtherDistrict { card, over } => {
                tell!(lang, "illegal-other_district", card = name(card), over = name(over))
            }
            Illegal::NotLower { card, over } => tell!(lang, "illegal-not_lower", card = name(card), over = name(over)),
            Illegal::WouldDisconnect { card, over } => {
                tell!(lang, "illegal-would_disconnect", card = name(card), over = name(over))
            }
            Illegal::NotInHand { cards } => tell!(lang, "illegal-not_in_hand", cards = pay(cards)),
            Illegal::WrongColour { colour: c } => tell!(lang, "illegal-wrong_colour", colour = colour(*c, lang)),
            Illegal::TooLittle { total, cost } => {
                tell!(lang, "illegal-too_little", total = *total, cost = *cost)
            }
            Illegal::Superfluous { cards, cost } => {
                tell!(lang, "illegal-superfluous", cards = pay(cards), cost = *cost)
            }
            Illegal::NothingToDraw => say(lang, "illegal-nothing_to_draw", &[]),
            Illegal::NotInDiscard { cards } => tell!(lang, "illegal-not_in_discard", cards = pay(cards)),
            Illegal::NotLookedAt { cards } => tell!(lang, "illegal-not_looked_at", cards = pay(cards)),
            Illegal::WrongNumber { n } => tell!(lang, "illegal-wrong_number", n = *n),
            Illegal::NothingToSteal { from } => tell!(lang, "illegal-nothing_to_steal", from = player(*from, lang)),
            Illegal::NotARival { from } => tell!(lang, "illegal-not_a_rival", from = player(*from, lang)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_every_message() {
        assert_eq!(WORDS.unmatched(), Vec::<String>::new());
    }
}

//! Events as the log tells them.

use crate::contract::Card;
use crate::event::Event;
use crate::game::RiseToPower;
use crate::prism::Prisms;
use crate::score::{Influence, Tie};
use crate::state::Use;
use crate::text::{agenda, card, cards, player, prism, prisms, say, tell};
use starboard_core::words::{list_and, semicolon};
use starboard_core::{Lang, Seat};

impl RiseToPower {
    pub(crate) fn say_event(&self, event: &Event, lang: Lang) -> String {
        let who = |seat: &Seat| player(*seat, lang);
        let name = |c: &Card| card(&self.set, *c, lang);
        let pay = |p: &Prisms| prisms(*p, lang);
        let counted = |key: &str, seat: &Seat, n: u8| tell!(lang, key, seat = who(seat), n = n);
        match event {
            Event::Began { first } => tell!(lang, "event-began", first = who(first)),
            Event::TurnBegan { seat, number } => {
                tell!(lang, "event-turn_began", seat = who(seat), number = *number)
            }
            Event::Acquired { seat, card, cell } => {
                tell!(lang, "event-acquired", seat = who(seat), card = name(card), cell = cell.to_string())
            }
            Event::NoRoom { seat } => tell!(lang, "event-no_room", seat = who(seat)),
            Event::Powered { seat, card, paid, exact, .. } => {
                tell!(lang, "event-powered", seat = who(seat), card = name(card), paid = pay(paid), exact = *exact)
            }
            Event::Upgraded { seat, card, over, paid, exact, .. } => {
                let (card, over, paid) = (name(card), name(over), pay(paid));
                tell!(lang, "event-upgraded", seat = who(seat), card = card, over = over, paid = paid, exact = *exact)
            }
            Event::Drew { seat, cards: Some(cards), .. } if !cards.is_empty() => {
                tell!(lang, "event-drew-cards", seat = who(seat), cards = pay(cards))
            }
            Event::Drew { seat, n, .. } => counted("event-drew", seat, *n),
            Event::Reshuffled { n } => tell!(lang, "event-reshuffled", n = *n),
            Event::Contested { seat, owner, card, to, shown } => {
                self.say_use("event-contested", (seat, owner, card), *to, ("shown", *shown), lang)
            }
            Event::Defended { seat, owner, card, to, paid } => {
                self.say_use("event-defended", (seat, owner, card), *to, ("paid", *paid), lang)
            }
            Event::NotDefended { seat, owner, card, to, paid } => {
                self.say_use("event-not_defended", (seat, owner, card), *to, ("paid", *paid), lang)
            }
            Event::Took { seat, card, cell } => {
                tell!(lang, "event-took", seat = who(seat), card = name(card), cell = cell.to_string())
            }
            Event::Traded { seat, card } => tell!(lang, "event-traded", seat = who(seat), card = name(card)),
            Event::Recovered { seat, cards } => tell!(lang, "event-recovered", seat = who(seat), cards = pay(cards)),
            Event::Swapped { seat, card, with, .. } => {
                tell!(lang, "event-swapped", seat = who(seat), card = name(card), with = name(with))
            }
            Event::GainedWild { seat, n } => counted("event-gained_wild", seat, *n),
            Event::GainedDiscount { seat, n } => counted("event-gained_discount", seat, *n),
            Event::GainedPoints { seat, n } => counted("event-gained_points", seat, *n),
            Event::Looked { seat, cards: Some(cards), .. } if !cards.is_empty() => {
                tell!(lang, "event-looked-cards", seat = who(seat), cards = pay(cards))
            }
            Event::Looked { seat, n, .. } => counted("event-looked", seat, *n),
            Event::Kept { seat, cards: Some(cards), discarded, .. } => {
                let (cards, gone, discarded) = (pay(cards), discarded.len() as u8, pay(discarded));
                tell!(lang, "event-kept-cards", seat = who(seat), cards = cards, gone = gone, discarded = discarded)
            }
            Event::Kept { seat, n, cards: None, discarded } => {
                let gone = discarded.len() as u8;
                tell!(lang, "event-kept", seat = who(seat), n = *n, gone = gone, discarded = pay(discarded))
            }
            Event::Stole { seat, from, card: Some(card) } => {
                tell!(lang, "event-stole-card", seat = who(seat), from = who(from), card = prism(*card, lang))
            }
            Event::Stole { seat, from, card: None } => tell!(lang, "event-stole", seat = who(seat), from = who(from)),
            Event::Scrapped { seat, owner, card } => {
                tell!(lang, "event-scrapped", seat = who(seat), owner = who(owner), card = name(card))
            }
            Event::Claimed { seat, agenda: id, influence } => {
                tell!(lang, "event-claimed", seat = who(seat), agenda = agenda(id, lang), influence = *influence)
            }
            Event::Refilled { cards: laid, top } => {
                let (n, laid) = (laid.len() as u8, cards(&self.set, *laid, lang));
                match top {
                    Some(top) => tell!(lang, "event-refilled", n = n, cards = laid, top = name(top)),
                    None => tell!(lang, "event-refilled-last", n = n, cards = laid),
                }
            }
            Event::Flipped { cards: flipped } => {
                let n = flipped.len() as u8;
                tell!(lang, "event-flipped", n = n, cards = cards(&self.set, *flipped, lang))
            }
            Event::Discarded { seat, card } => {
                tell!(lang, "event-discarded", seat = who(seat), card = prism(*card, lang))
            }
            Event::LastRound { seat, why, active } => {
                tell!(lang, &format!("event-last_round-{}", why.id()), seat = who(seat), n = *active)
            }
            Event::Conceded { seat } => tell!(lang, "event-conceded", seat = who(seat)),
            Event::Over { ranks, influence, tie, .. } => {
                let (scores, verdict) = (say_scores(influence, lang), say_verdict(ranks, *tie, lang));
                tell!(lang, "event-over", scores = scores, verdict = verdict)
            }
        }
    }

    fn say_use(
        &self,
        key: &str,
        (seat, owner, contested): (&Seat, &Seat, &Card),
        to: Use,
        (paid_name, paid): (&str, Prisms),
        lang: Lang,
    ) -> String {
        let (key, place_name, place) = match to {
            Use::At(cell) => (format!("{key}-at"), "cell", cell.to_string()),
            Use::Over(over) => (format!("{key}-over"), "over", card(&self.set, over, lang)),
        };
        let (seat, owner, name) = (player(*seat, lang), player(*owner, lang), card(&self.set, *contested, lang));
        let paid = prisms(paid, lang);
        let args = [
            ("seat", (&seat).into()),
            ("owner", (&owner).into()),
            ("card", (&name).into()),
            (place_name, (&place).into()),
            (paid_name, (&paid).into()),
        ];
        say(lang, &key, &args)
    }
}

/// `Player 1: 30 (districts 22, upgrades 2, agendas 6); Player 2: 24 (…)`
pub(crate) fn say_scores(influence: &[Influence], lang: Lang) -> String {
    let score = |(i, of): (usize, &Influence)| {
        tell!(
            lang,
            "event-over-score",
            seat = player(Seat(i as u8), lang),
            score = of.total,
            districts = of.districts,
            upgrades = of.upgrades,
            agendas = of.agendas,
        )
    };
    let scores = influence.iter().enumerate().map(score);
    scores.reduce(|a, b| semicolon(lang, &a, &b)).unwrap_or_default()
}

/// Who won, and what decided if the best were level on influence (RTP-34).
pub(crate) fn say_verdict(ranks: &[u8], tie: Option<Tie>, lang: Lang) -> String {
    let winners = (0..).zip(ranks).filter(|(_, rank)| **rank == 1).map(|(i, _)| player(Seat(i), lang));
    let seats = list_and(lang, &winners.collect::<Vec<_>>());
    match tie {
        None => tell!(lang, "verdict-won", seat = seats),
        Some(tie) => {
            let key = format!("verdict-{}", tie.by.id());
            tell!(lang, &key, seat = seats, most = tie.most, next = tie.next)
        }
    }
}

//! Events as the log tells them.

use crate::contract::Card;
use crate::event::Event;
use crate::game::RiseToPower;
use crate::prism::Prisms;
use crate::state::Use;
use crate::text::{agenda, card, cards, player, prism, prisms, say, tell};
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
            Event::Drew { seat, cards: Some(cards), .. } => {
                tell!(lang, "event-drew-cards", seat = who(seat), cards = pay(cards))
            }
            Event::Drew { seat, n, cards: None } => counted("event-drew", seat, *n),
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
            Event::Looked { seat, cards: Some(cards), .. } => {
                tell!(lang, "event-looked-cards", seat = who(seat), cards = pay(cards))
            }
            Event::Looked { seat, n, cards: None } => counted("event-looked", seat, *n),
            Event::Kept { seat, cards: Some(cards), discarded, .. } => {
                let (cards, discarded) = (pay(cards), pay(discarded));
                tell!(lang, "event-kept-cards", seat = who(seat), cards = cards, discarded = discarded)
            }
            Event::Kept { seat, n, cards: None, discarded } => {
                tell!(lang, "event-kept", seat = who(seat), n = *n, discarded = pay(discarded))
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
                let top = top.map_or("none".to_owned(), |c| card(&self.set, c, lang));
                tell!(lang, "event-refilled", cards = cards(&self.set, *laid, lang), top = top)
            }
            Event::Flipped { cards: flipped } => tell!(lang, "event-flipped", cards = cards(&self.set, *flipped, lang)),
            Event::Discarded { seat, card } => {
                tell!(lang, "event-discarded", seat = who(seat), card = prism(*card, lang))
            }
            Event::LastRound { seat, why } => {
                tell!(lang, &format!("event-last_round-{}", why.id()), seat = who(seat))
            }
            Event::Conceded { seat } => tell!(lang, "event-conceded", seat = who(seat)),
            Event::Over { scores, .. } => tell!(lang, "event-over", scores = say_scores(scores, lang)),
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

/// `Player 1: 30, Player 2: 24`
pub(crate) fn say_scores(scores: &[i32], lang: Lang) -> String {
    let score =
        |(i, score): (usize, &i32)| tell!(lang, "event-over-score", seat = player(Seat(i as u8), lang), score = *score);
    let all: Vec<String> = scores.iter().enumerate().map(score).collect();
    all.join(", ")
}

//! The table in plain text, with every network drawn.

use crate::contract::Card;
use crate::data::Catalogue;
use crate::game::RiseToPower;
use crate::grid::Cell;
use crate::log::{say_scores, say_verdict};
use crate::state::Answer;
use crate::text::{agenda, card, cards, condition, player, prisms, say, tell};
use crate::view::{SeatView, View};
use starboard_core::Lang;
use starboard_core::words::semicolon;
use std::fmt::Write as _;

impl RiseToPower {
    pub(crate) fn show_view(&self, view: &View, lang: Lang) -> String {
        let mut out = String::new();
        self.show_head(view, lang, &mut out);
        self.show_middle(view, lang, &mut out);
        for seat in &view.seats {
            out.push('\n');
            self.show_seat(view, seat, lang, &mut out);
        }
        out
    }

    fn show_head(&self, view: &View, lang: Lang, out: &mut String) {
        let turn = player(view.turn, lang);
        let mut head = tell!(lang, "show-turn", number = view.number, seat = turn, points = view.points);
        for (key, n) in [("show-wild", view.wild), ("show-discount", view.discount)] {
            if n > 0 {
                head = semicolon(lang, &head, &tell!(lang, key, n = n));
            }
        }
        let _ = writeln!(out, "{head}");
        if let Some(last) = &view.last_round {
            let _ = writeln!(out, "{}", tell!(lang, "show-last-round", seat = player(last.seat, lang)));
        }
        if let Some(outcome) = &view.outcome {
            let why = say(lang, &format!("why-{}", outcome.why), &[]);
            let influence: Vec<_> = view.seats.iter().map(|seat| seat.influence).collect();
            let scores = say_scores(&influence, lang);
            let verdict = say_verdict(&outcome.ranks, view.tie, lang);
            let _ = writeln!(out, "{}", tell!(lang, "show-result", why = why, scores = scores, verdict = verdict));
        }
    }

    fn show_middle(&self, view: &View, lang: Lang, out: &mut String) {
        let _ = writeln!(out, "{}", say(lang, "show-track", &[]));
        for card in view.track.iter().flatten() {
            let _ = writeln!(out, "  {}", self.card_line(*card, lang));
        }
        let deck = match view.contracts.top {
            Some(top) => {
                tell!(lang, "show-deck", n = view.contracts.deck, top = self.card_line(top, lang))
            }
            None => say(lang, "show-deck-empty", &[]),
        };
        let _ = writeln!(out, "{deck}");
        if !view.contracts.discard.is_empty() {
            let _ = writeln!(
                out,
                "{} {}",
                say(lang, "show-contract-discard", &[]),
                cards(&self.set, view.contracts.discard, lang)
            );
        }
        let _ = write!(out, "{} {}", say(lang, "show-exchange", &[]), cards(&self.set, view.exchange.ready, lang));
        if !view.exchange.fresh.is_empty() {
            let _ = write!(out, " ({} {})", say(lang, "show-fresh", &[]), cards(&self.set, view.exchange.fresh, lang));
        }
        let (gone, discard) = (view.prism.discard.len() as u8, prisms(view.prism.discard, lang));
        let _ = writeln!(out, "\n{}", tell!(lang, "show-prism", n = view.prism.deck, gone = gone, discard = discard));
        let _ = writeln!(out, "{}", say(lang, "show-agendas", &[]));
        for (entry, shown) in self.set.agendas.iter().zip(&view.agendas) {
            let line = format!("  {} ({}), {}", agenda(&entry.id, lang), entry.influence, condition(entry, lang));
            let _ = match shown.claimed_by {
                Some(seat) => {
                    let claimed = tell!(lang, "show-claimed", seat = player(seat, lang));
                    writeln!(out, "{}", semicolon(lang, &line, &claimed))
                }
                None => {
                    let progress: Vec<String> = shown.progress.iter().map(u8::to_string).collect();
                    writeln!(out, "{line} [{}]", progress.join(" "))
                }
            };
        }
        if let Some(contest) = &view.contest {
            let answer = match contest.answer {
                Answer::Waiting => say(lang, "show-answer-waiting", &[]),
                Answer::Declined => say(lang, "show-answer-declined", &[]),
                Answer::Defended(paid) => {
                    tell!(lang, "show-answer-defended", paid = prisms(paid, lang))
                }
            };
            let line = tell!(
                lang,
                "show-contest",
                attacker = player(contest.attacker, lang),
                owner = player(contest.owner, lang),
                card = card(&self.set, contest.card, lang),
                shown = prisms(contest.shown, lang),
                answer = answer,
            );
            let _ = writeln!(out, "{line}");
        }
    }

    /// `Seaport 4 (seaport-4), blue 10, +1 Connection`
    fn card_line(&self, c: Card, lang: Lang) -> String {
        let face = self.set.face(c);
        let colour = crate::text::colour(self.set.colour(face.sector), lang);
        let mut line = format!("{} ({c}), {colour} {}", card(&self.set, c, lang), face.cost);
        if face.icons > 0 {
            let bonus = crate::text::bonus(face.bonus, face.icons, lang);
            let _ = write!(line, ", {}", tell!(lang, "show-bonus", n = face.icons, bonus = bonus));
        }
        line
    }

    fn show_seat(&self, view: &View, seat: &SeatView, lang: Lang, out: &mut String) {
        let plant = tell!(
            lang,
            "show-plant",
            draw = seat.draw,
            capacity = seat.capacity,
            active = seat.active,
            connections = seat.connections,
        );
        let influence = tell!(
            lang,
            "show-influence",
            total = seat.influence.total,
            districts = seat.influence.districts,
            upgrades = seat.influence.upgrades,
            agendas = seat.influence.agendas,
        );
        let mut line = semicolon(lang, &format!("{}, {influence}", player(seat.seat, lang)), &plant);
        if seat.out {
            line = semicolon(lang, &line, &say(lang, "show-out", &[]));
        }
        let _ = writeln!(out, "{line}");
        let known = prisms(seat.known, lang);
        let n = seat.hand_size;
        let hand = match seat.hand {
            Some(hand) => tell!(lang, "show-hand", n = n, cards = prisms(hand, lang)),
            None if seat.known.is_empty() => tell!(lang, "show-hand-size", n = n),
            None => tell!(lang, "show-known", n = n, cards = known),
        };
        let _ = writeln!(out, "{hand}");
        if seat.hand.is_some() && !seat.known.is_empty() {
            let _ = writeln!(out, "{}", tell!(lang, "show-known-own", cards = known));
        }
        if seat.seat == view.turn
            && let Some(looked) = view.looked
        {
            let _ = writeln!(out, "{}", tell!(lang, "show-looked", cards = prisms(looked, lang)));
        }
        draw_network(&self.set, seat, lang, out);
    }
}

/// Boxes on the grid: solid for active districts, dashed for contracts, with rows and columns numbered.
fn draw_network(set: &Catalogue, seat: &SeatView, lang: Lang, out: &mut String) {
    let mut boxes: Vec<(Cell, [String; 2], bool)> = Vec::new();
    let values = format!("{}/{}/{}", seat.draw, seat.capacity, seat.connections);
    boxes.push((Cell::PLANT, [say(lang, "plant", &[]), values], true));
    for district in &seat.districts {
        let Some((top, covered)) = district.cards.split_last() else { continue };
        let mut second = icons(set, *top, lang);
        if !covered.is_empty() {
            let under: Vec<String> = covered.iter().rev().map(|c| set.face(*c).influence.to_string()).collect();
            let _ = write!(second, "  / {}", under.join(" / "));
        }
        boxes.push((district.cell, [card(set, *top, lang), second], true));
    }
    for contract in &seat.contracts {
        let cost = tell!(lang, "show-cost", cost = contract.cost);
        let colour = crate::text::colour(set.colour(set.face(contract.card).sector), lang);
        boxes.push((contract.cell, [card(set, contract.card, lang), format!("{cost} {colour}")], false));
    }
    let span = |f: fn(&Cell) -> i8| {
        let numbers = || boxes.iter().map(|(c, ..)| f(c));
        (numbers().min().unwrap_or(0), numbers().max().unwrap_or(0))
    };
    let ((left, right), (bottom, top)) = (span(|c| c.x), span(|c| c.y));
    let inner = 2 + boxes.iter().flat_map(|(_, text, _)| text).map(|t| t.chars().count()).max().unwrap_or(0);
    let width = inner + 2;
    let mut head = " ".repeat(4);
    for x in left..=right {
        let _ = write!(head, "{x:^width$} ");
    }
    let _ = writeln!(out, "{}", head.trim_end());
    for y in (bottom..=top).rev() {
        for line in 0..4 {
            let mut row = if line == 1 { format!("{y:>3} ") } else { " ".repeat(4) };
            for x in left..=right {
                let found = boxes.iter().find(|(c, ..)| *c == Cell::new(x, y));
                row.push_str(
                    &found.map_or(" ".repeat(width), |(_, text, active)| box_line(text, *active, inner, line)),
                );
                row.push(' ');
            }
            let _ = writeln!(out, "{}", row.trim_end());
        }
    }
}

fn box_line(text: &[String; 2], active: bool, inner: usize, line: usize) -> String {
    let (across, side) = if active { ("─", "│") } else { ("╌", "╎") };
    match line {
        0 => format!("┌{}┐", across.repeat(inner)),
        3 => format!("└{}┘", across.repeat(inner)),
        n => format!("{side}{:^inner$}{side}", text[n - 1]),
    }
}

/// `+1D`: the letter of the plant value that grows.
fn icons(set: &Catalogue, card: Card, lang: Lang) -> String {
    let face = set.face(card);
    let letter = say(lang, &format!("letter-{}", face.bonus.id()), &[]);
    if face.icons == 0 { String::new() } else { format!("+{}{letter}", face.icons) }
}

//! Rise to Power for learners: actions as numbers, views as rows. What each number means is told by `verbs` and `parts`.

use crate::action::Action;
use crate::contract::{Card, Cards};
use crate::data::{MOST_AGENDAS, MOST_TRACK};
use crate::game::RiseToPower;
use crate::grid::{Cell, REACH};
use crate::prism::{KINDS, Prism, Prisms};
use crate::prompt::Prompt;
use crate::state::{Answer, EVERYBODY, Phase, State, Use};
use starboard_core::Seat;
use starboard_core::encoding::{Encodes, Encoding, Part, Place, Row, from_here};

const PRISMS: usize = KINDS as usize;
/// How many numbers a card has for the free cells of the network, in order.
const CELLS: usize = 32;
/// How many numbers it has for the ways to pay, in order.
const PAYMENTS: usize = 16;
const UPGRADES: usize = 32;
const CONTESTS: usize = 64;
const DEFENCES: usize = 64;
/// Choices of cards from a pile, in order.
const CHOICES: usize = 256;
const PROMPTS: usize = 10;

/// The numbers of one table.
pub struct Numbers {
    cards: usize,
    players: usize,
    verbs: Vec<Part>,
    /// Where each verb's numbers begin, in the order of [`Action`].
    at: [usize; 16],
}

impl Encodes for RiseToPower {
    type Code = Numbers;

    fn encoding(&self) -> Numbers {
        let (cards, players) = (Card::all().count(), self.seats_len());
        let verbs = vec![
            Part::new(
                "acquire",
                &[cards, CELLS],
                "Take a contract from the track, by card, and lay it on a free cell, by its place in `free_cells`.",
            ),
            Part::new("power", &[cards, PAYMENTS], "Power an own contract, by card and way to pay."),
            Part::new(
                "upgrade",
                &[cards, UPGRADES],
                "Power it as an upgrade, by card; payments and districts in the order of the legal list.",
            ),
            Part::new("draw", &[1], "Draw PRISM."),
            Part::new(
                "contest",
                &[cards, CONTESTS],
                "Contest a rival's contract, by card; payments and places in the order of the legal list.",
            ),
            Part::new("take", &[cards, CELLS], "Take a district from the Exchange, by card, to a free cell."),
            Part::new("trade", &[cards], "Send an own contract to the Exchange."),
            Part::new("end", &[1], "End the action phase."),
            Part::new("defend", &[DEFENCES], "Defend a contested contract, in the order of the legal list."),
            Part::new("decline", &[1], "Do not defend it."),
            Part::new("recover", &[CHOICES], "Cards from the PRISM discard pile, in the order of the legal list."),
            Part::new("swap", &[cards, MOST_TRACK], "Swap an own contract, by card, with one on the track, by slot."),
            Part::new("steal", &[players], "Rob this rival, by seats to the left."),
            Part::new("scrap", &[cards], "Discard this rival contract."),
            Part::new("keep", &[CHOICES], "Cards to keep of those looked at, in the order of the legal list."),
            Part::new("discard", &[PRISMS], "Discard one card."),
        ];
        let mut next = 0;
        let at = std::array::from_fn(|i| {
            let first = next;
            next += verbs[i].size();
            first
        });
        Numbers { cards, players, verbs, at }
    }
}

impl Encoding<RiseToPower> for Numbers {
    const VERSION: u32 = 1;
    const OTHERS: usize = 4096;

    fn verbs(&self) -> Vec<Part> {
        self.verbs.clone()
    }

    fn place(&self, _: &RiseToPower, s: &State, here: Seat, action: Action) -> Place {
        let at = &self.at;
        let card = |card: Card| usize::from(card.0);
        match action {
            Action::Acquire { card: c, .. } => Place::shared(at[0] + card(c) * CELLS, CELLS),
            Action::Power { card: c, .. } => Place::shared(at[1] + card(c) * PAYMENTS, PAYMENTS),
            Action::Upgrade { card: c, .. } => Place::shared(at[2] + card(c) * UPGRADES, UPGRADES),
            Action::Draw => Place::one(at[3]),
            Action::Contest { card: c, .. } => Place::shared(at[4] + card(c) * CONTESTS, CONTESTS),
            Action::Take { card: c, .. } => Place::shared(at[5] + card(c) * CELLS, CELLS),
            Action::Trade { card: c } => Place::one(at[6] + card(c)),
            Action::End => Place::one(at[7]),
            Action::Defend { .. } => Place::shared(at[8], DEFENCES),
            Action::Decline => Place::one(at[9]),
            Action::Recover { .. } => Place::shared(at[10], CHOICES),
            Action::Swap { card: c, with } => match s.track.iter().position(|slot| *slot == Some(with)) {
                Some(slot) => Place::one(at[11] + card(c) * MOST_TRACK + slot),
                None => Place::OTHER,
            },
            Action::Steal { from } => Place::one(at[12] + from_here(from.0, here, self.players)),
            Action::Scrap { card: c } => Place::one(at[13] + card(c)),
            Action::Keep { .. } => Place::shared(at[14], CHOICES),
            Action::Discard { card } => Place::one(at[15] + usize::from(card.0)),
        }
    }

    fn labels(&self, g: &RiseToPower) -> Vec<(&'static str, Vec<String>)> {
        vec![
            ("cards", Card::all().map(|card| card.to_string()).collect()),
            ("prisms", Prism::all().map(|prism| prism.to_string()).collect()),
            ("agendas", g.set.agendas.iter().map(|agenda| agenda.id.clone()).collect()),
        ]
    }

    fn parts(&self) -> Vec<Part> {
        let (n, p) = (self.cards, self.players);
        vec![
            Part::new("own_seat", &[p], "The seat that looks."),
            Part::new(
                "first",
                &[p],
                "Who began. Here and below seats count from the one that looks, round to the left.",
            ),
            Part::new("turn", &[p], "Whose turn it is."),
            Part::new("table", &[4], "Turns begun / 64, action points, cards that may count as any colour, discount."),
            Part::new(
                "prompt",
                &[PROMPTS],
                "What is asked: acquire, act, answer, recover, swap, steal, scrap, keep, discard, over.",
            ),
            Part::new("prompt_figures", &[2], "How many, and of how many."),
            Part::new("track", &[MOST_TRACK, n], "The contract track, slot by slot."),
            Part::new("contract_deck", &[1], "Contracts in the deck, the open one included, / 64."),
            Part::new("contract_top", &[n], "The open top card of the deck."),
            Part::new("contract_discard", &[n], "The contract discard pile."),
            Part::new("exchange", &[n], "Districts in the Exchange."),
            Part::new("exchange_fresh", &[n], "Sent there this turn."),
            Part::new("prism_deck", &[1], "PRISM in the deck, / 64."),
            Part::new("prism_discard", &[PRISMS], "The PRISM discard pile, by kind."),
            Part::new("looked", &[PRISMS], "The cards being sifted, for who sifts."),
            Part::new("agendas", &[MOST_AGENDAS, p], "Who has claimed each agenda."),
            Part::new(
                "contest",
                &[5],
                "The latest contest: is there one, waiting, declined, defended, its cell (a number from 1, / 1024; 0 over a district).",
            ),
            Part::new("contest_seats", &[2, p], "Its attacker and the owner."),
            Part::new("contest_cards", &[2, n], "The contract, and the district it goes over."),
            Part::new("contest_prisms", &[2, PRISMS], "The cards shown, and those of the defence."),
            Part::new("last_round", &[p], "Who started the last round."),
            Part::new("last_round_why", &[3], "Why: districts, contracts, conceded."),
            Part::new("over_why", &[3], "Why the game is over."),
            Part::new("seats", &[p, 2], "By seat: cards in hand / 8, has given up."),
            Part::new("hand", &[p, PRISMS], "By seat: the hand, where one may look."),
            Part::new("known", &[p, PRISMS], "By seat: cards known to be in the hand."),
            Part::new("districts", &[p, n], "By seat: top cards of active districts."),
            Part::new("covered", &[p, n], "By seat: the cards under them."),
            Part::new("contracts", &[p, n], "By seat: inactive contracts."),
            Part::new(
                "cells",
                &[p, n],
                "By seat: where each card of the network lies: the cell's number from 1, / 1024.",
            ),
            Part::new(
                "free_cells",
                &[CELLS],
                "Where the seat that looks could lay a card, in the order of the numbers of `acquire` and `take`.",
            ),
        ]
    }

    fn write(&self, g: &RiseToPower, s: &State, here: Seat, r: &mut Row<'_>) {
        let (n, p) = (self.cards, self.players);
        let seats = || (0..p).map(|i| Seat(((here.index() + i) % p) as u8));
        let seat = |r: &mut Row<'_>, seat: Option<Seat>| r.one_of(p, seat.map(|x| from_here(x.0, here, p)));
        let card = |r: &mut Row<'_>, card: Option<Card>| r.one_of(n, card.map(|c| usize::from(c.0)));
        let cards = |r: &mut Row<'_>, cards: Cards| r.tally(n, cards.iter().map(|c| usize::from(c.0)));
        let prisms = |r: &mut Row<'_>, of: Prisms| Prism::all().for_each(|kind| r.put(of.count(kind)));
        let over = matches!(s.phase, Phase::Over(_));
        r.one_of(p, Some(here.index()));
        seat(r, Some(s.first));
        seat(r, Some(s.turn));
        r.put(f32::from(s.number) / 64.0);
        r.put(s.points);
        r.put(s.wild);
        r.put(s.discount);
        let (prompt, figures) = match g.prompt_of(s) {
            Prompt::Acquire { left, .. } => (0, [left, 0]),
            Prompt::Act { .. } => (1, [0, 0]),
            Prompt::Answer { .. } => (2, [0, 0]),
            Prompt::Recover { n, .. } => (3, [n, 0]),
            Prompt::Swap { .. } => (4, [0, 0]),
            Prompt::Steal { n, .. } => (5, [n, 0]),
            Prompt::Scrap { .. } => (6, [0, 0]),
            Prompt::Keep { n, of, .. } => (7, [n, of]),
            Prompt::Discard { n, .. } => (8, [n, 0]),
            Prompt::Over => (9, [0, 0]),
        };
        r.one_of(PROMPTS, Some(prompt));
        r.counts(&figures);
        s.track.iter().for_each(|slot| card(r, *slot));
        r.put(s.deck_len() as f32 / 64.0);
        card(r, s.top);
        cards(r, s.scrapped);
        cards(r, s.exchange);
        cards(r, s.fresh);
        r.put(s.prism_deck.len() as f32 / 64.0);
        prisms(r, s.prism_discard);
        prisms(r, if here == s.turn { s.looked } else { Prisms::NONE });
        s.agendas.iter().for_each(|claimed| seat(r, claimed));
        let contest = s.contest;
        r.flag(contest.is_some());
        let answer = contest.map(|c| c.answer);
        r.flag(answer == Some(Answer::Waiting));
        r.flag(answer == Some(Answer::Declined));
        r.flag(matches!(answer, Some(Answer::Defended(_))));
        r.put(match contest.map(|c| c.to) {
            Some(Use::At(cell)) => number(cell),
            _ => 0.0,
        });
        seat(r, contest.map(|c| c.attacker));
        seat(r, contest.map(|c| c.owner));
        card(r, contest.map(|c| c.card));
        card(
            r,
            contest.and_then(|c| match c.to {
                Use::Over(over) => Some(over),
                Use::At(_) => None,
            }),
        );
        prisms(r, contest.map_or(Prisms::NONE, |c| c.shown));
        prisms(
            r,
            match answer {
                Some(Answer::Defended(with)) => with,
                _ => Prisms::NONE,
            },
        );
        seat(r, s.ending.map(|(seat, _)| seat));
        r.one_of(3, s.ending.map(|(_, why)| why as usize));
        r.one_of(
            3,
            match s.phase {
                Phase::Over(why) => Some(why as usize),
                _ => None,
            },
        );
        for x in seats() {
            r.put(s.player(x).hand.len() as f32 / 8.0);
            r.flag(s.out.contains(x));
        }
        seats().for_each(|x| prisms(r, if x == here || over { s.player(x).hand } else { Prisms::NONE }));
        seats().for_each(|x| prisms(r, s.known.get(if x == here { EVERYBODY } else { here.index() }, x)));
        seats().for_each(|x| cards(r, s.player(x).tops));
        seats().for_each(|x| cards(r, s.player(x).covered));
        seats().for_each(|x| cards(r, s.player(x).contracts));
        for x in seats() {
            let player = s.player(x);
            let network = Cards(player.tops.0 | player.covered.0 | player.contracts.0);
            let cell = |c: usize| if network.has(Card(c as u8)) { number(s.cells[c]) } else { 0.0 };
            r.list(n, (0..n).map(cell));
        }
        r.list(CELLS, s.free_cells(here).iter().map(|cell| number(*cell)));
    }
}

/// A cell as one number below 1.
fn number(cell: Cell) -> f32 {
    let side = i16::from(REACH) * 2 + 1;
    let place = (i16::from(cell.y) + i16::from(REACH)) * side + i16::from(cell.x) + i16::from(REACH);
    f32::from(place + 1) / 1024.0
}

//! How players stand, as a taste sees it: what one decision may lead to is judged again only where it differs.

use crate::taste::Taste;
use starboard_core::{Fast, Game, Seat, Silent};
use starboard_rise_to_power::{Action, Bonus, Card, Cards, Phase, Player, Prisms, RiseToPower, State};

/// The most seats of a table.
const SEATS: usize = 4;
/// Room for so many contracts.
const CARDS: usize = 64;
/// Room for so many agendas.
const AGENDAS: usize = 4;

/// A taste that weighs what may follow one decision.
pub(crate) struct Judge<'a> {
    taste: &'a Taste,
    game: &'a RiseToPower,
    seat: Seat,
    /// The contracts in the deck before the decision, and how many they are with the open one.
    deck: Cards,
    deck_len: usize,
    /// How the seat stood: in its turn, and with another deck.
    own: [Standing; 2],
    /// By seat: the same of a rival. Most actions leave the rivals as they were.
    rivals: [[Option<(Basis, f32)>; 2]; SEATS],
}

/// All that the standing of a rival is judged by.
#[derive(Clone, Copy, PartialEq)]
struct Basis {
    hand: Prisms,
    contracts: Cards,
    tops: Cards,
    covered: Cards,
    deck: usize,
    /// Action points, if it is the seat's turn.
    points: Option<u8>,
    agendas: [Option<Seat>; AGENDAS],
}

impl<'a> Judge<'a> {
    pub(crate) fn new(taste: &'a Taste, game: &'a RiseToPower, seat: Seat, s: &State) -> Judge<'a> {
        let own = [Standing::NONE; 2];
        Judge { taste, game, seat, deck: s.deck, deck_len: s.deck_len(), own, rivals: [[None; 2]; SEATS] }
    }

    /// The owner defends if it can, in the world as imagined.
    pub(crate) fn after_contest(&mut self, s: &State, answers: &mut Vec<Action>) -> f32 {
        let mut then = *s;
        if then.phase == Phase::Answer
            && let Some(contest) = then.contest
        {
            self.game.legal_actions(&then, contest.owner, answers);
            if let Some(answer) = answers.first() {
                self.game.apply_unchecked(&mut then, contest.owner, answer, &mut Fast::new(0), &mut Silent);
            }
        }
        self.value(&then)
    }

    /// How the seat stands, less how the best of its rivals does.
    pub(crate) fn value(&mut self, s: &State) -> f32 {
        let deck = if s.deck == self.deck { self.deck_len } else { s.deck_len() };
        let other = usize::from(deck != self.deck_len);
        let mut best = f32::MIN;
        let own = self.seat;
        for rival in Seat::all(self.game.seats()).filter(|r| *r != own) {
            best = best.max(self.rival(s, rival, deck, other));
        }
        self.own[other].value(self.taste, self.game, s, own, deck) - self.taste.rival * best
    }

    fn rival(&mut self, s: &State, rival: Seat, deck: usize, other: usize) -> f32 {
        let Player { hand, contracts, tops, covered, .. } = *s.player(rival);
        let points = (s.turn == rival).then_some(s.points);
        let basis = Basis { hand, contracts, tops, covered, deck, points, agendas: s.agendas };
        let last = &mut self.rivals[rival.index()][other];
        match last {
            Some((same, value)) if *same == basis => *value,
            _ => {
                let mut standing = Standing::NONE;
                let value = standing.value(self.taste, self.game, s, rival, deck);
                *last = Some((basis, value));
                value
            }
        }
    }
}

/// How a player stands, in its parts.
struct Standing {
    /// What the network is judged by.
    tops: Cards,
    covered: Cards,
    agendas: [Option<Seat>; AGENDAS],
    deck: usize,
    /// How much of the game is left: engines pay while it goes on; at the end only influence does.
    left: f32,
    network: f32,
    capacity: f32,
    connectable: Cards,
    /// By agenda.
    steps: [f32; AGENDAS],
    /// What the hand is judged by; none before anything was judged.
    hand: Option<Prisms>,
    /// Network and hand together.
    built: f32,
    /// By sector: the sum of PRISM.
    have: [f32; 3],
    /// The contracts that were judged with these, and their worth.
    judged: Cards,
    worth: [f32; CARDS],
}

impl Standing {
    const NONE: Standing = Standing {
        tops: Cards::NONE,
        covered: Cards::NONE,
        agendas: [None; AGENDAS],
        deck: usize::MAX,
        left: 0.0,
        network: 0.0,
        capacity: 0.0,
        connectable: Cards::NONE,
        steps: [0.0; AGENDAS],
        hand: None,
        built: 0.0,
        have: [0.0; 3],
        judged: Cards::NONE,
        worth: [0.0; CARDS],
    };

    fn value(&mut self, taste: &Taste, game: &RiseToPower, s: &State, seat: Seat, deck: usize) -> f32 {
        let me = s.player(seat);
        if (self.tops, self.covered, self.deck) != (me.tops, me.covered, deck) || self.agendas != s.agendas {
            self.judge_network(taste, game, s, seat, deck);
        }
        if self.hand != Some(me.hand) {
            self.judge_hand(taste, game, me);
        }
        let mut value = self.built;
        for card in me.contracts.iter() {
            if !self.judged.has(card) {
                self.judge_contract(taste, game, me, card);
            }
            value += self.worth[usize::from(card.0) % CARDS];
        }
        if s.turn == seat {
            value += taste.point * f32::from(s.points);
        }
        self.steps.iter().fold(value, |value, step| value + step)
    }

    fn judge_network(&mut self, taste: &Taste, game: &RiseToPower, s: &State, seat: Seat, deck: usize) {
        let set = game.set();
        let me = s.player(seat);
        let tally = me.tally();
        (self.tops, self.covered, self.agendas, self.deck) = (me.tops, me.covered, s.agendas, deck);
        (self.hand, self.judged) = (None, Cards::NONE);
        self.left = (deck as f32 / 45.0).min(f32::from(8 - tally.cards().min(8)) / 8.0);
        let plant = |b: Bonus| f32::from(tally.plant(set, b));
        let engine = taste.icons[0] * plant(Bonus::Draw)
            + taste.icons[1] * plant(Bonus::Capacity)
            + taste.icons[2] * plant(Bonus::Connections);
        let mut value = taste.influence * f32::from(game.influence_with(s, seat, tally).total);
        value += taste.district * f32::from(tally.cards());
        self.network = value + self.left * engine;
        self.capacity = plant(Bonus::Capacity);
        self.connectable = tally.connectable(set);
        for (i, (step, agenda)) in self.steps.iter_mut().zip(&set.agendas).enumerate() {
            *step = 0.0;
            if s.agendas[i].is_none() {
                let near =
                    f32::from(tally.measure(set, me.covered, agenda.measure)) / f32::from(agenda.at_least.max(1));
                *step = taste.agenda_step * near.min(1.0) * f32::from(agenda.influence);
            }
        }
    }

    fn judge_hand(&mut self, taste: &Taste, game: &RiseToPower, me: &Player) {
        let set = game.set();
        let cards = me.hand.len() as f32;
        let over = (cards - self.capacity).max(0.0);
        let hand = (taste.prism * f32::from(me.hand.total()) + taste.card * cards) * self.left.max(0.15);
        self.built = self.network + hand - taste.over_capacity * over;
        for (i, colour) in set.colours.iter().enumerate() {
            let have = f32::from(me.hand.total_of(*colour));
            if have != self.have[i] {
                self.have[i] = have;
                self.judged.0 &= !set.of_sector[i].0;
            }
        }
        self.hand = Some(me.hand);
    }

    fn judge_contract(&mut self, taste: &Taste, game: &RiseToPower, me: &Player, card: Card) {
        let set = game.set();
        let face = set.face(card);
        let place = usize::from(card.0) % CARDS;
        let mut worth = taste.contract * self.left;
        if self.connectable.has(card) || !me.upgradable(set, card).is_empty() {
            let ready = (self.have[face.sector as usize] / f32::from(face.cost)).min(1.0);
            let brings = taste.influence * f32::from(face.influence)
                + taste.district
                + self.left * taste.icons[face.bonus as usize] * f32::from(face.icons);
            worth += taste.payable * ready * ready * brings;
        }
        self.judged.add(card);
        self.worth[place] = taste.liking[place] * worth;
    }
}

//! The scripted player: tries each action and likes what it sees by its dials.

use starboard_bots::greedy::{bell, best};
use starboard_core::{Fast, Game, Seat, Silent};
use starboard_rise_to_power::{Action, Bonus, Card, Cards, Phase, Player, RiseToPower, State};

pub(crate) const DIALS: &[&str] = &[
    "influence",
    "draw_icon",
    "capacity_icon",
    "connection_icon",
    "district",
    "prism",
    "card",
    "over_capacity",
    "contract",
    "payable",
    "point",
    "agenda_step",
    "rival",
    "contest",
];

/// A taste: the dials by name, and how much each card is liked beside.
#[derive(Clone, Debug)]
pub struct Taste {
    influence: f32,
    /// Draw, capacity, connections.
    icons: [f32; 3],
    district: f32,
    /// For each point of PRISM in hand, and for each card.
    prism: f32,
    card: f32,
    over_capacity: f32,
    contract: f32,
    /// For a contract that could be paid now, as part of what it brings.
    payable: f32,
    point: f32,
    agenda_step: f32,
    rival: f32,
    /// What a contest must bring beyond what it costs.
    contest: f32,
    /// How wrongly each contract is valued: 1 is right.
    liking: [f32; 64],
}

impl Taste {
    pub(crate) fn new(dials: &[f32], misjudge: f32, rng: &mut Fast) -> Taste {
        let mut wrong = || (misjudge * bell(rng)).exp();
        let dial = |i: usize| dials.get(i).copied().unwrap_or(0.0);
        let mut at = |i: usize| dial(i) * wrong();
        let influence = at(0);
        // Nobody loves a full hand so much that it is never spent: two such players would draw and discard for ever.
        let most = |i: usize, value: f32| value.min(1.5 * dial(i) * influence / dial(0).max(f32::MIN_POSITIVE));
        Taste {
            influence,
            icons: [at(1), at(2), at(3)],
            district: at(4),
            prism: most(5, at(5)),
            card: most(6, at(6)),
            over_capacity: at(7),
            contract: at(8),
            payable: at(9),
            point: at(10),
            agenda_step: at(11),
            rival: at(12),
            contest: at(13),
            liking: std::array::from_fn(|_| wrong()),
        }
    }

    /// One of the canonical actions, of which there are several.
    pub(crate) fn decide(
        &self,
        game: &RiseToPower,
        s: &State,
        seat: Seat,
        offers: &[Action],
        rng: &mut Fast,
    ) -> Action {
        let mut judge = Judge { taste: self, game, seat, last: [None; SEATS], answers: Vec::new() };
        best(game, s, seat, offers, rng, |then, action| match action {
            Action::Contest { .. } => judge.after_contest(then) - self.contest,
            _ => judge.value(then),
        })
    }

    fn standing(&self, game: &RiseToPower, s: &State, seat: Seat) -> f32 {
        let set = game.set();
        let me = s.player(seat);
        let tally = me.tally(set);
        // Engines pay while the game goes on; at the end only influence does.
        let left = (s.deck_len() as f32 / 45.0).min(f32::from(8 - tally.cards().min(8)) / 8.0);
        let plant = |b: Bonus| f32::from(tally.plant(set, b));
        let mut value = self.influence * f32::from(game.influence_with(s, seat, tally).total);
        value += self.district * f32::from(tally.cards());
        let engine = self.icons[0] * plant(Bonus::Draw)
            + self.icons[1] * plant(Bonus::Capacity)
            + self.icons[2] * plant(Bonus::Connections);
        value += left * engine;
        let cards = me.hand.len() as f32;
        let over = (cards - plant(Bonus::Capacity)).max(0.0);
        value += (self.prism * f32::from(me.hand.total()) + self.card * cards) * left.max(0.15);
        value -= self.over_capacity * over;
        let connectable = tally.connectable(set);
        let have = set.colours.map(|colour| f32::from(me.hand.total_of(colour)));
        for card in me.contracts.iter() {
            let face = set.face(card);
            let liking = self.liking[usize::from(card.0) % 64];
            let ready = (have[face.sector as usize] / f32::from(face.cost)).min(1.0);
            let may = connectable.has(card) || !me.upgradable(set, card).is_empty();
            let brings = self.influence * f32::from(face.influence)
                + self.district
                + left * self.icons[face.bonus as usize] * f32::from(face.icons);
            value += liking * (self.contract * left + if may { self.payable * ready * ready * brings } else { 0.0 });
        }
        if s.turn == seat {
            value += self.point * f32::from(s.points);
        }
        for (i, agenda) in set.agendas.iter().enumerate() {
            if s.agendas.get(i).copied().flatten().is_none() {
                let near =
                    f32::from(tally.measure(set, me.covered, agenda.measure)) / f32::from(agenda.at_least.max(1));
                value += self.agenda_step * near.min(1.0) * f32::from(agenda.influence);
            }
        }
        value
    }
}

/// The most seats of a table.
const SEATS: usize = 4;

/// A taste that weighs what may follow one decision.
struct Judge<'a> {
    taste: &'a Taste,
    game: &'a RiseToPower,
    seat: Seat,
    /// By seat: the standing of a rival that was judged last. Most actions leave the rivals as they were.
    last: [Option<(Basis, f32)>; SEATS],
    /// Room for the answers to contests.
    answers: Vec<Action>,
}

/// All that the standing of a seat is judged by.
#[derive(Clone, Copy, PartialEq)]
struct Basis {
    player: Player,
    deck: Cards,
    top: Option<Card>,
    agendas: [Option<Seat>; 4],
    /// Action points, if it is the seat's turn.
    points: Option<u8>,
}

impl Judge<'_> {
    /// The owner defends if it can, in the world as imagined.
    fn after_contest(&mut self, s: &State) -> f32 {
        let mut then = *s;
        if then.phase == Phase::Answer
            && let Some(contest) = then.contest
        {
            self.game.legal_actions(&then, contest.owner, &mut self.answers);
            if let Some(answer) = self.answers.first() {
                self.game.apply_unchecked(&mut then, contest.owner, answer, &mut Fast::new(0), &mut Silent);
            }
        }
        self.value(&then)
    }

    /// How the seat stands, less how the best of its rivals does.
    fn value(&mut self, s: &State) -> f32 {
        let own = self.seat;
        let mut best = f32::MIN;
        for rival in Seat::all(self.game.seats()).filter(|r| *r != own) {
            best = best.max(self.rival(s, rival));
        }
        self.taste.standing(self.game, s, own) - self.taste.rival * best
    }

    fn rival(&mut self, s: &State, rival: Seat) -> f32 {
        let points = (s.turn == rival).then_some(s.points);
        let basis = Basis { player: *s.player(rival), deck: s.deck, top: s.top, agendas: s.agendas, points };
        match self.last[rival.index()] {
            Some((same, value)) if same == basis => value,
            _ => {
                let value = self.taste.standing(self.game, s, rival);
                self.last[rival.index()] = Some((basis, value));
                value
            }
        }
    }
}

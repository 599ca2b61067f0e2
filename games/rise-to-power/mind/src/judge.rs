//! How players stand, as a taste sees it: what one decision may lead to is judged again only where it differs.

use crate::taste::Taste;
use starboard_core::{Fast, Game, Seat, Silent};
use starboard_rise_to_power::{Action, Bonus, Card, Cards, Claims, Phase, Player, Prisms, RiseToPower, State};

/// The most seats of a table.
const SEATS: usize = 4;
/// Room for so many contracts.
const CARDS: usize = 64;
/// Room for so many agendas.
const AGENDAS: usize = 4;

/// Room for what an agenda looks at: no network shows more.
const SHOWN: usize = 16;

/// What a taste makes of the cards, whatever the moment.
#[derive(Clone, Debug)]
pub(crate) struct Prices {
    contracts: [Price; CARDS],
    /// By agenda and what a network shows of it.
    steps: [[f32; SHOWN]; AGENDAS],
}

#[derive(Clone, Copy, Debug, Default)]
struct Price {
    /// Influence and district.
    plain: f32,
    /// The dial of its icons, and how many there are.
    icon: f32,
    icons: f32,
    cost: f32,
    liking: f32,
    sector: u8,
}

impl Prices {
    pub(crate) fn new(taste: &Taste, game: &RiseToPower) -> Prices {
        let set = game.set();
        let mut prices = Prices { contracts: [Price::default(); CARDS], steps: [[0.0; SHOWN]; AGENDAS] };
        for ((price, face), liking) in prices.contracts.iter_mut().zip(&set.contracts).zip(taste.liking) {
            *price = Price {
                plain: taste.influence * f32::from(face.influence) + taste.district,
                icon: taste.icons[face.bonus as usize],
                icons: f32::from(face.icons),
                cost: f32::from(face.cost),
                liking,
                sector: face.sector as u8,
            };
        }
        for (steps, agenda) in prices.steps.iter_mut().zip(&set.agendas) {
            for (shown, step) in steps.iter_mut().enumerate() {
                let near = shown as f32 / f32::from(agenda.at_least.max(1));
                *step = taste.agenda_step * near.min(1.0) * f32::from(agenda.influence);
            }
        }
        prices
    }
}

/// What everything is judged by.
#[derive(Clone, Copy)]
struct By<'a> {
    taste: &'a Taste,
    prices: &'a Prices,
    game: &'a RiseToPower,
}

/// A taste that weighs what may follow one decision.
pub(crate) struct Judge<'a> {
    by: By<'a>,
    seat: Seat,
    seats: u8,
    /// The contracts in the deck before the decision, the open one, and how many they are.
    deck: Cards,
    top: Option<Card>,
    deck_len: usize,
    own: Standing,
    /// The own contracts that were judged by how the seat stood last, and their worth.
    judged: Cards,
    worth: [f32; CARDS],
    /// By seat: how a rival stands. Most actions leave the rivals as they were.
    rivals: [Option<Rival>; SEATS],
}

impl<'a> Judge<'a> {
    pub(crate) fn new(taste: &'a Taste, game: &'a RiseToPower, seat: Seat, s: &State) -> Judge<'a> {
        let prices = taste.prices.get_or_init(|| Prices::new(taste, game));
        Judge {
            by: By { taste, prices, game },
            seat,
            seats: game.seats() as u8,
            deck: s.deck,
            top: s.top,
            deck_len: s.deck_len(),
            own: Standing::NONE,
            judged: Cards::NONE,
            worth: [0.0; CARDS],
            rivals: [const { None }; SEATS],
        }
    }

    /// The owner defends if it can, in the world as imagined.
    pub(crate) fn after_contest(&mut self, s: &State, answers: &mut Vec<Action>) -> f32 {
        let Some(contest) = s.contest.filter(|_| s.phase == Phase::Answer) else { return self.value(s) };
        let mut then = *s;
        self.by.game.legal_actions(&then, contest.owner, answers);
        if let Some(answer) = answers.first() {
            self.by.game.apply_unchecked(&mut then, contest.owner, answer, &mut Fast::new(0), &mut Silent);
        }
        self.value(&then)
    }

    /// How the seat stands, less how the best of its rivals does.
    #[inline]
    pub(crate) fn value(&mut self, s: &State) -> f32 {
        self.value_with(s, s.player(self.seat))
    }

    /// The same if the seat had these cards.
    #[inline]
    pub(crate) fn value_with(&mut self, s: &State, me: &Player) -> f32 {
        let same = s.deck == self.deck && s.top == self.top;
        let deck = if same { self.deck_len } else { s.deck_len() };
        let mut best = f32::MIN;
        for rival in (0..self.seats).map(Seat).filter(|rival| *rival != self.seat) {
            let stood = self.rivals[rival.index() % SEATS].get_or_insert(Rival::NONE);
            best = best.max(stood.value(self.by, s, rival, deck));
        }
        self.own_value(s, me, deck) - self.by.taste.rival * best
    }

    #[inline]
    fn own_value(&mut self, s: &State, me: &Player, deck: usize) -> f32 {
        let by = self.by;
        let changed = self.own.look(by, s, me, self.seat, deck);
        self.judged.0 &= !changed.0;
        let mut value = self.own.built;
        for card in me.contracts.iter() {
            let worth = &mut self.worth[usize::from(card.0) % CARDS];
            if !self.judged.has(card) {
                self.judged.add(card);
                *worth = self.own.worth(by, me, card);
            }
            value += *worth;
        }
        self.own.with_points(by.taste, s, self.seat, value)
    }
}

/// How a rival stands.
struct Rival {
    standing: Standing,
    /// When last judged, before the rival's own turn and in it.
    seen: [Seen; 2],
}

/// All that the standing of a rival is judged by, and how it was.
#[derive(Clone, Copy)]
struct Seen {
    hand: Prisms,
    contracts: Cards,
    tops: Cards,
    covered: Cards,
    deck: usize,
    agendas: Claims,
    /// Action points, if it is the rival's turn.
    points: u8,
    value: f32,
}

impl Rival {
    const NONE: Rival = {
        let none = Standing::NONE;
        let Standing { hand, tops, covered, deck, agendas, .. } = none;
        let seen = Seen { hand, contracts: Cards::NONE, tops, covered, deck, agendas, points: 0, value: 0.0 };
        Rival { standing: none, seen: [seen; 2] }
    };

    #[inline]
    fn value(&mut self, by: By<'_>, s: &State, rival: Seat, deck: usize) -> f32 {
        let player = s.player(rival);
        let turn = s.turn == rival;
        let points = if turn { s.points } else { 0 };
        let seen = &mut self.seen[usize::from(turn)];
        let same = seen.hand == player.hand
            && seen.contracts == player.contracts
            && seen.deck == deck
            && seen.tops == player.tops
            && seen.covered == player.covered
            && seen.agendas == s.agendas
            && seen.points == points;
        if !same {
            let Player { hand, contracts, tops, covered, .. } = *player;
            let value = self.standing.value(by, s, rival, deck);
            *seen = Seen { hand, contracts, tops, covered, deck, agendas: s.agendas, points, value };
        }
        seen.value
    }
}

/// How a player stands, in its parts.
struct Standing {
    /// What the network is judged by.
    tops: Cards,
    covered: Cards,
    agendas: Claims,
    /// Influence and districts; what the plant gives while the game goes on.
    network: f32,
    engine: f32,
    /// How much of the game the districts leave.
    room: f32,
    capacity: f32,
    connectable: Cards,
    /// By agenda.
    steps: [f32; AGENDAS],
    /// What the hand is judged by, beside the network; no table has so many contracts at first.
    deck: usize,
    hand: Prisms,
    /// How much of the game is left: engines pay while it goes on; at the end only influence does.
    left: f32,
    /// Network and hand together.
    built: f32,
    /// By sector: the sum of PRISM.
    have: [f32; 4],
}

impl Standing {
    const NONE: Standing = Standing {
        tops: Cards(u64::MAX),
        covered: Cards::NONE,
        agendas: Claims::NONE,
        network: 0.0,
        engine: 0.0,
        room: 0.0,
        capacity: 0.0,
        connectable: Cards::NONE,
        steps: [0.0; AGENDAS],
        deck: usize::MAX,
        hand: Prisms::NONE,
        left: 0.0,
        built: 0.0,
        have: [0.0; 4],
    };

    fn value(&mut self, by: By<'_>, s: &State, seat: Seat, deck: usize) -> f32 {
        let player = s.player(seat);
        self.look(by, s, player, seat, deck);
        let add = |value, card| value + self.worth(by, player, card);
        let value = player.contracts.iter().fold(self.built, add);
        self.with_points(by.taste, s, seat, value)
    }

    /// Judges network and hand, where they have changed. The contracts that are worth something else since then.
    #[inline(always)]
    fn look(&mut self, by: By<'_>, s: &State, me: &Player, seat: Seat, deck: usize) -> Cards {
        let mut changed = Cards::NONE;
        let other = self.tops != me.tops || self.covered != me.covered || self.agendas != s.agendas;
        if other {
            self.judge_network(by, s, me, seat);
        }
        if other || self.deck != deck {
            self.deck = deck;
            self.left = (deck as f32 / 45.0).min(self.room);
            changed = by.game.set().all;
        } else if self.hand == me.hand {
            return changed;
        }
        self.judge_hand(by, me.hand, &mut changed);
        changed
    }

    fn judge_network(&mut self, by: By<'_>, s: &State, me: &Player, seat: Seat) {
        let By { taste, prices, game } = by;
        let set = game.set();
        let tally = me.tally();
        (self.tops, self.covered, self.agendas) = (me.tops, me.covered, s.agendas);
        let plant = |b: Bonus| f32::from(tally.plant(set, b));
        let districts = f32::from(tally.cards());
        self.network =
            taste.influence * f32::from(game.influence_with(s, seat, tally).total) + taste.district * districts;
        self.capacity = plant(Bonus::Capacity);
        self.engine = taste.icons[0] * plant(Bonus::Draw)
            + taste.icons[1] * self.capacity
            + taste.icons[2] * plant(Bonus::Connections);
        self.room = (8.0 - districts).max(0.0) / 8.0;
        self.connectable = tally.connectable(set);
        for (i, agenda) in set.agendas.iter().enumerate().take(AGENDAS) {
            self.steps[i] = 0.0;
            if s.agendas.is_open(i) {
                let shown = usize::from(tally.measure(set, me.covered, agenda.measure));
                self.steps[i] = prices.steps[i][shown.min(SHOWN - 1)];
            }
        }
    }

    #[inline(always)]
    fn judge_hand(&mut self, by: By<'_>, hand: Prisms, changed: &mut Cards) {
        let By { taste, game, .. } = by;
        let set = game.set();
        let cards = hand.len() as f32;
        let held = (taste.prism * f32::from(hand.total()) + taste.card * cards) * self.left.max(0.15);
        let over = (cards - self.capacity).max(0.0);
        self.built = self.network + self.left * self.engine + held - taste.over_capacity * over;
        for i in 0..set.colours.len() {
            let have = f32::from(hand.total_of(set.colours[i]));
            if have != self.have[i] {
                self.have[i] = have;
                changed.0 |= set.of_sector[i].0;
            }
        }
        self.hand = hand;
    }

    /// What a contract of the network is worth.
    #[inline]
    fn worth(&self, by: By<'_>, me: &Player, card: Card) -> f32 {
        let By { taste, prices, game } = by;
        let price = &prices.contracts[usize::from(card.0) % CARDS];
        let mut worth = taste.contract * self.left;
        if self.connectable.has(card) || !me.upgradable(game.set(), card).is_empty() {
            let ready = (self.have[usize::from(price.sector) % 4] / price.cost).min(1.0);
            let brings = price.plain + self.left * price.icon * price.icons;
            worth += taste.payable * ready * ready * brings;
        }
        price.liking * worth
    }

    /// With action points and how near agendas are.
    #[inline]
    fn with_points(&self, taste: &Taste, s: &State, seat: Seat, value: f32) -> f32 {
        let points = if s.turn == seat { taste.point * f32::from(s.points) } else { 0.0 };
        self.steps.iter().fold(value + points, |value, step| value + step)
    }
}

//! A scripted player: it weighs every legal action by what it is worth now and takes the best.
//!
//! Everything is counted in influence. A powered card is worth what it scores, what its icons will bring in the turns that
//! are left, and the agenda it completes or brings nearer; a payment costs what the cards could still do elsewhere; an
//! action point is worth a fair action, so that exact payments come first by themselves. What a rival may do is guessed from
//! what everybody sees. The player is given a state it could imagine: it never looks at hands or decks that it cannot see.

use crate::action::Action;
use crate::contract::{Bonus, Card};
use crate::effect::Effect;
use crate::game::RiseToPower;
use crate::grid::Cell;
use crate::prism::{Colour, Prism, Prisms};
use crate::state::{State, Use};
use starboard_core::{Fast, Game, Seat};

/// What a scripted player goes by.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Taste {
    /// What a point of PRISM value is worth while there are turns to spend it in.
    pub prism: f32,
    /// What an action point is worth.
    pub point: f32,
    /// An icon's worth for every turn that is left, by bonus; a connection counts only while it is needed.
    pub icons: [f32; 3],
    /// How much a step towards an agenda is worth, as a part of the agenda.
    pub agenda: f32,
    /// How much a rival's loss is worth, as a part of it, shared among the rivals.
    pub spite: f32,
    /// Random difference between equals.
    pub noise: f32,
}

impl Default for Taste {
    fn default() -> Self {
        Taste { prism: 0.16, point: 1.5, icons: [0.42, 0.14, 0.55], agenda: 0.35, spite: 0.6, noise: 0.05 }
    }
}

/// A player's situation, looked at once a decision.
struct Outlook {
    /// Own turns left, this one included: a guess.
    turns: f32,
    /// Worth of a point of PRISM value, by colour.
    prism: [f32; 3],
}

/// Legal actions come in runs that differ only in payment or cell; what they share is worked out once.
#[derive(Default)]
struct Memo(Option<(Card, Option<Card>, f32)>);

impl Memo {
    fn of(&mut self, card: Card, over: Option<Card>, work_out: impl FnOnce() -> f32) -> f32 {
        match self.0 {
            Some((c, o, worth)) if (c, o) == (card, over) => worth,
            _ => {
                let worth = work_out();
                self.0 = Some((card, over, worth));
                worth
            }
        }
    }
}

impl RiseToPower {
    /// What a player of this taste does. `room` is a buffer to work in.
    pub fn choose(&self, s: &State, seat: Seat, taste: &Taste, room: &mut Vec<Action>, rng: &mut Fast) -> Action {
        self.legal_actions(s, seat, room);
        let outlook = self.outlook(s, seat, taste);
        let mut best = (f32::NEG_INFINITY, Action::End);
        let mut memo = Memo::default();
        let mut kind = None;
        let mut before = None;
        for action in room.iter() {
            let same = before.replace(*action).is_some_and(|b| differ_in_cell(b, *action));
            if same {
                continue;
            }
            if kind.replace(std::mem::discriminant(action)) != Some(std::mem::discriminant(action)) {
                memo = Memo::default();
            }
            let worth = self.worth(s, seat, *action, taste, &outlook, &mut memo) + taste.noise * rng.unit() as f32;
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        self.best_cell(s, seat, best.1, room)
    }

    /// The same action on the cell that opens most.
    fn best_cell(&self, s: &State, seat: Seat, action: Action, room: &[Action]) -> Action {
        let opening = |a: &Action| match a {
            Action::Acquire { cell, .. } | Action::Take { cell, .. } | Action::Contest { to: Use::At(cell), .. } => {
                self.opening(s, seat, *cell)
            }
            _ => 0,
        };
        let alike = room.iter().filter(|a| **a == action || differ_in_cell(**a, action));
        alike.max_by_key(|a| opening(a)).copied().unwrap_or(action)
    }

    fn outlook(&self, s: &State, seat: Seat, taste: &Taste) -> Outlook {
        let players = (self.seats() - s.out.len()) as f32;
        let turns = match s.ending {
            Some(_) => 1.0,
            None => {
                let by_deck = s.deck_len() as f32 / (f32::from(self.contracts_a_turn()) * players) + 1.0;
                let most = Seat::all(self.seats()).map(|p| s.player(p).active()).max().unwrap_or(0);
                let by_districts = f32::from(self.set.turn.districts_to_end.saturating_sub(most)) / 0.8 + 1.0;
                by_deck.min(by_districts).max(1.0)
            }
        };
        let me = s.player(seat);
        let mut prism = [0.0; 3];
        for colour in Colour::ALL {
            let wanted = me.contracts.iter().any(|c| self.set.colours[c.face().sector as usize] == colour);
            prism[colour as usize] = taste.prism * if wanted { 1.0 } else { 0.6 } * (turns - 0.6).clamp(0.1, 1.0);
        }
        Outlook { turns, prism }
    }

    /// What the action is worth, in influence.
    fn worth(&self, s: &State, seat: Seat, action: Action, taste: &Taste, o: &Outlook, memo: &mut Memo) -> f32 {
        let me = s.player(seat);
        match action {
            Action::Acquire { card, .. } => self.prospect(s, seat, card, taste, o),
            Action::Power { card, pay } | Action::Upgrade { card, pay, .. } => {
                let over = match action {
                    Action::Upgrade { over, .. } => Some(over),
                    _ => None,
                };
                let exact = self.price(s, card).cost == pay.total();
                let gain = memo.of(card, over, || self.gain(s, seat, card, over, taste, o));
                gain - hold(pay, o) + if exact { taste.point } else { 0.0 }
            }
            Action::Draw => {
                let room = self.room(s, seat) + if s.points > 1 { 2.0 } else { 0.0 };
                self.drawn(f32::from(me.plant(self.set, Bonus::Draw)), room, o)
            }
            Action::Contest { card, pay, to } => {
                let over = over(to);
                let defended = s.owner(card).map_or(1.0, |owner| self.chance_of_defence(s, owner, card));
                let stake = memo.of(card, over, || self.stake(s, seat, card, over, defended, taste, o));
                stake - (1.0 - defended) * hold(pay, o)
            }
            Action::Take { card, .. } => self.gain(s, seat, card, None, taste, o),
            Action::Trade { card } => self.trade_worth(s, seat, card, taste, o),
            Action::End => 0.02,
            Action::Defend { pay, over } => {
                let Some(contest) = s.contest else { return 0.0 };
                let worth = memo.of(contest.card, over, || {
                    let denied = self.gain(s, contest.attacker, contest.card, self::over(contest.to), taste, o);
                    self.gain(s, seat, contest.card, over, taste, o) + denied * self.spite(s, taste)
                });
                worth - hold(pay, o)
            }
            Action::Decline => 0.3,
            Action::Recover { cards } | Action::Keep { cards } => hold(cards, o) + cards.total() as f32 * 0.01,
            Action::Swap { card, with } => {
                self.prospect(s, seat, with, taste, o) - self.prospect(s, seat, card, taste, o)
            }
            Action::Steal { from } => s.player(from).hand.len() as f32 + f32::from(self.influence(s, from).total) * 0.1,
            Action::Scrap { card } => match s.owner(card) {
                Some(owner) => self.prospect_for_rival(s, owner, card, taste, o),
                None => 0.0,
            },
            Action::Discard { card } => -self.usefulness(me.hand, card, o),
        }
    }

    /// What powering a card brings its owner: influence, icons, agendas.
    fn gain(&self, s: &State, seat: Seat, card: Card, over: Option<Card>, taste: &Taste, o: &Outlook) -> f32 {
        let player = s.player(seat);
        let face = card.face();
        let mut after = *player;
        let mut worth = f32::from(face.influence) + self.icons(s, seat, card, taste, o);
        match over {
            Some(over) => {
                worth += f32::from(self.set.turn.upgrade_bonus) - self.icons(s, seat, over, taste, o);
                after.tops.remove(over);
                after.covered.add(over);
            }
            None => worth += 0.1,
        }
        after.tops.add(card);
        for (agenda, claimed) in self.set.agendas.iter().zip(s.agendas) {
            if claimed.is_none() {
                let need = f32::from(agenda.at_least);
                let (now, then) = (player.measure(self.set, agenda.measure), after.measure(self.set, agenda.measure));
                if then >= agenda.at_least {
                    worth += f32::from(agenda.influence);
                } else if o.turns > 1.5 {
                    worth += (f32::from(then) - f32::from(now)) / need * f32::from(agenda.influence) * taste.agenda;
                }
            }
        }
        worth
    }

    fn icons(&self, s: &State, seat: Seat, card: Card, taste: &Taste, o: &Outlook) -> f32 {
        let face = card.face();
        let later = (o.turns - 1.0).max(0.0);
        let each = match face.bonus {
            Bonus::Connections => {
                let player = s.player(seat);
                let slack = player.plant(self.set, Bonus::Connections).saturating_sub(player.active());
                let need = [1.0, 0.7, 0.35, 0.15][usize::from(slack.min(3))];
                taste.icons[2] * need * later.min(4.0)
            }
            bonus => taste.icons[bonus as usize] * later,
        };
        each * f32::from(face.icons)
    }

    /// What a contract is worth to who lays it: what powering it brings, less what is still missing for it.
    fn prospect(&self, s: &State, seat: Seat, card: Card, taste: &Taste, o: &Outlook) -> f32 {
        let player = s.player(seat);
        let price = self.defence_price(card);
        let have = player.hand.of(price.colour).total();
        let missing = f32::from(price.cost.saturating_sub(have));
        let hurry = if o.turns < 3.0 { 1.7 } else { 1.0 };
        let over = player.upgradable(self.set, card).iter().next();
        let mut worth = self.gain(s, seat, card, None, taste, o) * 0.75;
        if let Some(over) = over {
            worth = worth.max(self.gain(s, seat, card, Some(over), taste, o) * 0.8 + 0.4);
        }
        let mut exact = false;
        if missing == 0.0 {
            price.payments(player.hand, |pay| exact |= pay.total() == price.cost);
        }
        worth - missing * taste.prism * hurry + if exact { taste.point * 0.6 } else { 0.0 }
    }

    /// The same from outside, where the hand is not seen.
    fn prospect_for_rival(&self, s: &State, seat: Seat, card: Card, taste: &Taste, o: &Outlook) -> f32 {
        let cost = f32::from(self.defence_price(card).cost);
        let likely = 1.0 - (cost / (1.3 * s.player(seat).hand.len() as f32 + 2.5) * 0.35).min(0.8);
        self.gain(s, seat, card, None, taste, o) * likely
    }

    /// How good a cell is: the new cells a district there would open, and not far out.
    fn opening(&self, s: &State, seat: Seat, cell: Cell) -> i32 {
        let free = s.free_cells(seat);
        let opens = cell.neighbours().into_iter().filter(|n| *n != Cell::PLANT && !free.contains(n)).count();
        opens as i32 * 2 - i32::from(cell.x.unsigned_abs() + cell.y.unsigned_abs())
    }

    /// What a contest is worth before its cards are paid, by how likely it is defended.
    #[allow(clippy::too_many_arguments)]
    fn stake(
        &self,
        s: &State,
        seat: Seat,
        card: Card,
        over: Option<Card>,
        defended: f32,
        taste: &Taste,
        o: &Outlook,
    ) -> f32 {
        let Some(owner) = s.owner(card) else { return 0.0 };
        let spite = self.spite(s, taste);
        let theirs = self.prospect_for_rival(s, owner, card, taste, o).max(0.0);
        let won = self.gain(s, seat, card, over, taste, o) + theirs * spite;
        let lost = -self.gain(s, owner, card, None, taste, o) * 0.3 * spite - 0.4;
        (1.0 - defended) * won + defended * lost
    }

    /// How likely the owner can pay, from what everybody sees.
    fn chance_of_defence(&self, s: &State, owner: Seat, card: Card) -> f32 {
        let player = s.player(owner);
        let usable = player.has_connection_for(self.set, card) || !player.upgradable(self.set, card).is_empty();
        let cards = player.hand.len() as f32;
        if !usable || cards == 0.0 {
            return 0.0;
        }
        let expected = cards * 3.5 / 3.0;
        let strain = f32::from(self.defence_price(card).cost) / expected;
        (1.15 - 0.55 * strain).clamp(0.03, 0.9)
    }

    fn trade_worth(&self, s: &State, seat: Seat, card: Card, taste: &Taste, o: &Outlook) -> f32 {
        let room = self.room(s, seat) + if s.points > 1 { 2.0 } else { 0.0 };
        let effects = &self.set.districts[usize::from(card.face().district)].trade;
        let ability: f32 = effects
            .iter()
            .map(|effect| match *effect {
                Effect::Draw(n) => self.drawn(f32::from(n), room, o),
                Effect::Recover(n) => self.drawn(f32::from(n).min(s.prism_discard.len() as f32), room, o) * 1.5,
                Effect::Sift { keep, .. } => self.drawn(f32::from(keep), room, o) * 1.35,
                Effect::Swap(_) if s.player(seat).contracts.len() > 1 => 0.6,
                Effect::Wild(_) | Effect::Discount(_) => self.unlocked(s, seat, *effect, taste, o),
                Effect::Points(n) => f32::from(n) * taste.point * 0.75,
                Effect::Steal(n) => self.drawn(f32::from(n), room, o) + 0.3,
                Effect::Scrap(_) => {
                    let rivals = self.rival_contracts(s, seat);
                    let worth =
                        |c: Card| s.owner(c).map_or(0.0, |owner| self.prospect_for_rival(s, owner, c, taste, o));
                    rivals.iter().map(worth).fold(0.0, f32::max) * self.spite(s, taste)
                }
                _ => 0.0,
            })
            .sum();
        let given = self.prospect(s, seat, card, taste, o).max(0.0) * 0.8;
        let to_rivals =
            f32::from(card.face().influence) * 0.35 * self.spite(s, taste) * if o.turns > 1.5 { 1.0 } else { 0.4 };
        // Without a free cell nothing more is taken, and if nobody takes anything the game never ends.
        let cramped = match s.free_cells(seat).len() {
            0 => 5.0,
            1 | 2 => 0.5,
            _ => 0.0,
        };
        ability - given - to_rivals + cramped
    }

    /// What wild cards or a discount let the player power this turn that could not be paid otherwise.
    fn unlocked(&self, s: &State, seat: Seat, effect: Effect, taste: &Taste, o: &Outlook) -> f32 {
        if s.points < 2 {
            return 0.0;
        }
        let player = s.player(seat);
        let mut best = 0.0f32;
        for card in player.contracts.iter().filter(|c| player.has_connection_for(self.set, *c)) {
            let price = self.price(s, card);
            let have = player.hand.of(price.colour).total();
            let (more, cost) = match effect {
                Effect::Wild(n) => (dearest(player.hand.minus(player.hand.of(price.colour)), n), price.cost),
                Effect::Discount(n) => (0, price.cost.saturating_sub(u16::from(n)).max(1)),
                _ => (0, price.cost),
            };
            if have >= price.cost {
                best = best.max(f32::from(price.cost - cost) * taste.prism);
            } else if have + more >= cost {
                best = best.max(self.gain(s, seat, card, None, taste, o) - f32::from(cost) * taste.prism);
            }
        }
        best * 0.8
    }

    /// Free places in the hand at the end of the turn.
    fn room(&self, s: &State, seat: Seat) -> f32 {
        let player = s.player(seat);
        f32::from(player.plant(self.set, Bonus::Capacity)) - player.hand.len() as f32
    }

    /// What drawing is worth: cards beyond the hand limit are only a choice.
    fn drawn(&self, n: f32, room: f32, o: &Outlook) -> f32 {
        let kept = n.min(room.max(0.0));
        let mean = o.prism.iter().sum::<f32>() / 3.0 * 3.5;
        (kept + 0.3 * (n - kept)) * mean
    }

    fn usefulness(&self, hand: Prisms, card: Prism, o: &Outlook) -> f32 {
        let colour = o.prism[card.colour() as usize];
        let spare = hand.of(card.colour()).total() as f32;
        f32::from(card.value()) * colour - spare * 0.002
    }

    fn spite(&self, s: &State, taste: &Taste) -> f32 {
        taste.spite / (self.seats() - s.out.len()).saturating_sub(1).max(1) as f32
    }
}

/// What cards are worth in the hand.
fn hold(cards: Prisms, o: &Outlook) -> f32 {
    Colour::ALL.into_iter().map(|c| f32::from(cards.of(c).total()) * o.prism[c as usize]).sum()
}

/// The value of the `n` dearest cards together.
fn dearest(cards: Prisms, n: u8) -> u16 {
    let mut left = n;
    let mut total = 0;
    for kind in (0..crate::prism::KINDS).rev().map(Prism) {
        let taken = cards.count(kind).min(left);
        total += u16::from(taken) * u16::from(kind.value());
        left -= taken;
    }
    total
}

fn over(to: Use) -> Option<Card> {
    match to {
        Use::At(_) => None,
        Use::Over(over) => Some(over),
    }
}

/// Are the two the same but for the cell?
fn differ_in_cell(a: Action, b: Action) -> bool {
    match (a, b) {
        (Action::Acquire { card, .. }, Action::Acquire { card: other, .. }) => card == other,
        (Action::Take { card, .. }, Action::Take { card: other, .. }) => card == other,
        (Action::Contest { card, pay, to: Use::At(_) }, Action::Contest { card: c, pay: p, to: Use::At(_) }) => {
            (card, pay) == (c, p)
        }
        _ => false,
    }
}

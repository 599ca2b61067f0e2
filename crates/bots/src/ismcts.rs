//! Information-set Monte Carlo tree search as it is usually written: the baseline our search is measured against.

use crate::budget::{Budget, Meter};
use crate::rollout::{Buffers, Mind, SEATS, Values};
use crate::search::Ask;
use crate::streams::mix;
use crate::think::{ActionOf, StateOf, Thinks};
use starboard_core::{Fast, Game, Seat, Silent};
use std::time::Duration;

/// Which knowledge the baseline is lent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lent {
    /// Only canonical actions in the tree.
    pub(crate) canonical: bool,
    /// Playouts by the script instead of at random.
    pub(crate) script: bool,
}

struct Node<A> {
    action: A,
    /// Whose decision it was.
    seat: Seat,
    children: Vec<usize>,
    visits: u32,
    /// How often it could have been chosen.
    offered: u32,
    sum: Values,
}

struct Tree<A>(Vec<Node<A>>);

/// How often each action of the root was visited.
type Visits<A> = Vec<(A, u32)>;

const EXPLORE: f64 = 0.7;

impl<M: Thinks> Mind<M> {
    /// The most visited action; also what it cost. Each thread grows a tree of its own; visits are added up at the root.
    pub(crate) fn ismcts(&self, ask: &Ask<'_, M>, lent: Lent, budget: Budget, threads: usize) -> (ActionOf<M>, Budget) {
        let share = match budget {
            Budget::Samples(n) => Budget::Samples(n.div_ceil(threads.max(1) as u32)),
            time => time,
        };
        let grow = |thread: u64| self.grow(ask, lent, share, mix(ask.seed ^ thread));
        let parts: Vec<(Visits<ActionOf<M>>, Budget)> = if threads <= 1 {
            vec![grow(0)]
        } else {
            std::thread::scope(|scope| {
                let handles: Vec<_> = (0..threads as u64).map(|t| scope.spawn(move || grow(t))).collect();
                handles.into_iter().filter_map(|h| h.join().ok()).collect()
            })
        };
        let mut visits: Visits<ActionOf<M>> = Vec::new();
        let mut spent = budget.none();
        for (counts, cost) in parts {
            spent = spent.beside(cost);
            for (action, n) in counts {
                match visits.iter_mut().find(|(a, _)| *a == action) {
                    Some((_, sum)) => *sum += n,
                    None => visits.push((action, n)),
                }
            }
        }
        let best = visits.iter().rev().max_by_key(|(_, n)| *n);
        (best.map_or(ask.candidates[0], |(action, _)| *action), spent)
    }

    /// One thread's tree: how often each action of the root was visited, and what it cost.
    fn grow(&self, ask: &Ask<'_, M>, lent: Lent, budget: Budget, seed: u64) -> (Visits<ActionOf<M>>, Budget) {
        let Ask { s, seat, candidates: first, stop, .. } = *ask;
        let (allowed, samples) = match budget {
            Budget::Time(t) => (t, u32::MAX),
            Budget::Samples(n) => (Duration::MAX, n),
        };
        let meter = Meter::start(allowed);
        let root = Node { action: first[0], seat, children: Vec::new(), visits: 0, offered: 0, sum: [0.0; SEATS] };
        let mut tree = Tree(vec![root]);
        let mut room = Buffers::new(seed);
        let mut done = 0;
        while done == 0 || (done < samples && !meter.is_over() && !stop.asked()) {
            self.iterate(&mut tree, s, seat, lent, mix(seed ^ mix(u64::from(done))), &mut room);
            done += 1;
        }
        let spent = match budget {
            Budget::Time(_) => Budget::Time(meter.spent()),
            Budget::Samples(_) => Budget::Samples(done),
        };
        (tree.0[0].children.iter().map(|c| (tree.0[*c].action, tree.0[*c].visits)).collect(), spent)
    }

    fn offers(&self, s: &StateOf<M>, seat: Seat, lent: Lent, out: &mut Vec<ActionOf<M>>) {
        match lent.canonical {
            true => M::canonical(&self.game, &self.lore, s, seat, out),
            false => self.game.legal_actions(s, seat, out),
        }
    }

    fn iterate(
        &self,
        tree: &mut Tree<ActionOf<M>>,
        s: &StateOf<M>,
        seat: Seat,
        lent: Lent,
        luck: u64,
        room: &mut Buffers<M>,
    ) {
        let mut chance = Fast::new(luck);
        let mut s = self.game.imagine(s, seat, &mut chance);
        room.rng = Fast::new(luck);
        let mut path = vec![0];
        let mut offers = Vec::new();
        let mut asked = Some(seat);
        while let Some(actor) = asked {
            self.offers(&s, actor, lent, &mut offers);
            let here = path[path.len() - 1];
            let (next, new) = tree.choose(here, actor, &offers, &mut room.rng);
            path.push(next);
            self.game.apply_unchecked(&mut s, actor, &tree.0[next].action, &mut chance, &mut Silent);
            if new {
                break;
            }
            asked = self.actor(&s, &mut offers);
        }
        let values = match lent.script {
            true => self.play_out(&mut s, None, &mut chance, room),
            false => self.play_out_at_random(&mut s, lent, &mut chance, room),
        };
        for node in path {
            let node = &mut tree.0[node];
            node.visits += 1;
            node.sum.iter_mut().zip(values).for_each(|(sum, v)| *sum += v);
        }
    }

    fn play_out_at_random(&self, s: &mut StateOf<M>, lent: Lent, chance: &mut Fast, room: &mut Buffers<M>) -> Values {
        for _ in 0..4000 {
            let Some(seat) = self.actor(s, &mut room.actions) else { break };
            let mut offers = std::mem::take(&mut room.actions);
            self.offers(s, seat, lent, &mut offers);
            let action = offers[room.rng.below(offers.len())];
            room.actions = offers;
            self.game.apply_unchecked(s, seat, &action, chance, &mut Silent);
        }
        match self.game.outcome(s) {
            Some(outcome) => self.result(&outcome),
            None => self.judge(s, room),
        }
    }
}

impl<A: Copy + PartialEq> Tree<A> {
    /// The child to go down to, and whether it is new: an action never tried, else the best by upper confidence bound
    /// among those offered now.
    fn choose(&mut self, here: usize, seat: Seat, offers: &[A], rng: &mut Fast) -> (usize, bool) {
        let known =
            |a: &A| self.0[here].children.iter().copied().find(|c| self.0[*c].action == *a && self.0[*c].seat == seat);
        let mut untried = Vec::new();
        let mut tried = Vec::new();
        for offer in offers {
            match known(offer) {
                Some(child) => tried.push(child),
                None => untried.push(*offer),
            }
        }
        for child in &tried {
            self.0[*child].offered += 1;
        }
        if !untried.is_empty() {
            let action = untried[rng.below(untried.len())];
            self.0.push(Node { action, seat, children: Vec::new(), visits: 0, offered: 1, sum: [0.0; SEATS] });
            let child = self.0.len() - 1;
            self.0[here].children.push(child);
            return (child, true);
        }
        let bound = |c: usize| {
            let node = &self.0[c];
            let visits = f64::from(node.visits.max(1));
            f64::from(node.sum[seat.index()]) / visits + EXPLORE * (f64::from(node.offered).ln() / visits).sqrt()
        };
        let best = tried.into_iter().max_by(|a, b| bound(*a).total_cmp(&bound(*b)));
        (best.unwrap_or(here), false)
    }
}

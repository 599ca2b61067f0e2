//! A bot of ours at a table of a game it knows.

use crate::budget::{Purse, Stop};
use crate::code::{Code, Method};
use crate::ismcts::Lent;
use crate::opponent::{Opponent, RESEARCH, Trouble};
use crate::rollout::Mind;
use crate::search::{Ask, Effort, Weighed};
use crate::sets;
use crate::sight::Bound;
use crate::streams::mix;
use crate::think::{ActionOf, StateOf, Thinks};
use starboard_core::face::{Nth, Sitting, Table};
use starboard_core::{Fast, Game, Seat};
use std::sync::Arc;

/// Plays one seat by a code.
pub struct Player<M: Thinks> {
    code: Code,
    seed: u64,
    decisions: u64,
    purse: Purse,
    mind: Option<Mind<M>>,
    room: Vec<ActionOf<M>>,
    stop: Stop,
    /// How often it does anything worth weighing, at random.
    explores: f64,
    /// What its last search found, best first; nothing if it decided without one.
    weighed: Vec<Weighed<ActionOf<M>>>,
}

impl<M: Thinks> Player<M> {
    pub fn new(code: Code, seed: u64) -> Player<M> {
        let purse = Purse::new(code.budget);
        Player {
            code,
            seed,
            decisions: 0,
            purse,
            mind: None,
            room: Vec::new(),
            stop: Stop::default(),
            explores: 0.0,
            weighed: Vec::new(),
        }
    }

    /// Answers at once when `stop` is asked.
    pub fn stoppable(code: Code, seed: u64, stop: Stop) -> Player<M> {
        Player { stop, ..Player::new(code, seed) }
    }

    /// Plays with knowledge made elsewhere, instead of the game's own.
    pub fn with_mind(code: Code, seed: u64, mind: Mind<M>) -> Player<M> {
        Player { mind: Some(mind), ..Player::new(code, seed) }
    }

    /// Does anything worth weighing, at random, every so often: who learns must see bad positions, too.
    pub(crate) fn exploring(self, explores: f64) -> Player<M> {
        Player { explores, ..self }
    }

    /// What it weighed for its last decision, best first; nothing if that needed no search.
    pub(crate) fn weighed(&self) -> &[Weighed<ActionOf<M>>] {
        &self.weighed
    }

    /// Begins another game, as a player made anew with this seed would.
    pub fn again(&mut self, seed: u64) {
        (self.seed, self.decisions, self.purse) = (seed, 0, Purse::new(self.code.budget));
        // Whoever misjudges does so in another way in every game.
        if self.code.misjudge > 0.0 {
            self.mind = None;
        }
    }

    /// The knowledge bound to this table's cards is made when the table is first seen.
    fn know(&mut self, game: &Arc<M::Game>) -> Result<(), Trouble> {
        let known = |mind: &Mind<M>| Arc::ptr_eq(&mind.game, game) || mind.game.options() == game.options();
        if !self.mind.as_ref().is_some_and(known) {
            self.mind = Some(self.learn(game)?);
        }
        Ok(())
    }

    fn learn(&self, game: &Arc<M::Game>) -> Result<Mind<M>, Trouble> {
        let mut mind = Mind::new(game.clone());
        if let Some(weights) = &self.code.weights {
            let inputs = M::inputs(game);
            if !weights.fit(&inputs) {
                return Err(Trouble::OtherWeights);
            }
            mind.net = Some(weights.bind(&inputs));
        }
        if let Some(net) = self.code.net.as_ref().filter(|_| RESEARCH) {
            mind.sets = Some(Bound::new(&**game, net.clone())?);
        }
        if !self.code.learned {
            (mind.net, mind.sets) = (None, None);
        }
        let (mut misjudge, mut rng) = (self.code.misjudge, Fast::new(mix(self.seed)));
        if let (Method::Search, Some(net)) = (&self.code.method, &mut mind.net) {
            // A search errs in what it has learned, a script in its taste.
            let misjudge = std::mem::take(&mut misjudge);
            net.misjudge(&M::inputs(game), misjudge, &mut rng);
            if let Some(sets) = mind.sets.as_mut().filter(|_| RESEARCH && misjudge > 0.0) {
                sets::Net::misjudge(Arc::make_mut(&mut sets.net), misjudge, &mut rng);
            }
        }
        if self.code.taste.is_some() || misjudge > 0.0 {
            let wanted = M::tastes().iter().find(|t| Some(&t.code) == self.code.taste.as_ref());
            let dials = &wanted.unwrap_or(&M::tastes()[0]).dials;
            mind.taste = M::taste(game, dials, misjudge, &mut rng);
        }
        Ok(mind)
    }

    /// The action for a seat that is asked. The true state is looked at by the game's own `imagine` and by nothing else.
    pub fn decide(&mut self, game: &Arc<M::Game>, truth: &StateOf<M>, seat: Seat) -> Result<ActionOf<M>, Trouble> {
        if !game.to_move(truth).may_act(seat) {
            return Err(Trouble::NotAsked(seat));
        }
        self.know(game)?;
        let (seed, mut rng) = self.next_seed();
        let seen = game.imagine(truth, seat, &mut rng);
        self.decide_seen(&seen, seat, seed, &mut rng).ok_or(Trouble::NotAsked(seat))
    }

    /// The same in a match between programs, for a seat that is asked. Who looks at nothing hidden is spared the imagining;
    /// that they cannot tell is a test.
    #[inline]
    pub fn decide_in_match(
        &mut self,
        game: &Arc<M::Game>,
        truth: &StateOf<M>,
        seat: Seat,
    ) -> Result<ActionOf<M>, Trouble> {
        let known = |mind: &&Mind<M>| Arc::ptr_eq(&mind.game, game);
        if M::OPEN
            && let Method::Script = self.code.method
            && self.explores == 0.0
            && let Some(mind) = self.mind.as_ref().filter(known)
        {
            // What is done by the million, without detours.
            let mut rng = Fast::new(mix(self.seed ^ mix(self.decisions)));
            self.decisions += 1;
            return Ok(M::script(game, truth, seat, &mind.taste, &mut self.room, &mut rng));
        }
        self.decide_otherwise(game, truth, seat)
    }

    #[inline(never)]
    fn decide_otherwise(
        &mut self,
        game: &Arc<M::Game>,
        truth: &StateOf<M>,
        seat: Seat,
    ) -> Result<ActionOf<M>, Trouble> {
        match self.code.method {
            Method::Script if !M::OPEN => self.decide(game, truth, seat),
            Method::Script | Method::Uniform | Method::HandFirst => {
                self.know(game)?;
                let (seed, mut rng) = self.next_seed();
                self.decide_seen(truth, seat, seed, &mut rng).ok_or(Trouble::NotAsked(seat))
            }
            _ => self.decide(game, truth, seat),
        }
    }

    fn next_seed(&mut self) -> (u64, Fast) {
        let seed = mix(self.seed ^ mix(self.decisions));
        self.decisions += 1;
        (seed, Fast::new(seed))
    }

    /// None only before there is a mind.
    fn decide_seen(&mut self, s: &StateOf<M>, seat: Seat, seed: u64, rng: &mut Fast) -> Option<ActionOf<M>> {
        let Player { code, purse, mind, room, stop, explores, weighed, .. } = self;
        let mind = mind.as_ref()?;
        weighed.clear();
        if *explores > 0.0 && rng.unit() < *explores {
            M::canonical(&mind.game, &mind.lore, s, seat, room);
            return Some(room[rng.below(room.len())]);
        }
        Some(weigh(mind, code, purse, room, stop, weighed, s, seat, seed, rng))
    }
}

#[expect(clippy::too_many_arguments, reason = "a player in its parts, and what it is asked")]
fn weigh<M: Thinks>(
    mind: &Mind<M>,
    code: &Code,
    purse: &mut Purse,
    room: &mut Vec<ActionOf<M>>,
    stop: &Stop,
    weighed: &mut Vec<Weighed<ActionOf<M>>>,
    s: &StateOf<M>,
    seat: Seat,
    seed: u64,
    rng: &mut Fast,
) -> ActionOf<M> {
    let game = &*mind.game;
    match code.method {
        Method::Script | Method::Process { .. } => return M::script(game, s, seat, &mind.taste, room, rng),
        Method::Search if M::reaches_beyond(game, s) => return M::script(game, s, seat, &mind.taste, room, rng),
        Method::Uniform | Method::Ismcts { canonical: false, .. } => game.legal_actions(s, seat, room),
        Method::HandFirst => {
            game.legal_actions(s, seat, room);
            if let Some(play) = room.iter().find(|a| game.plays_out(s, seat, **a)) {
                return *play;
            }
        }
        Method::Ismcts { canonical: true, .. } => M::canonical(game, &mind.lore, s, seat, room),
        Method::Search => {
            if let Some(action) = M::solve(game, &mind.lore, s, seat) {
                return action;
            }
            M::canonical(game, &mind.lore, s, seat, room);
        }
    }
    if room.len() == 1 {
        return room[0];
    }
    let budget = purse.take(M::clock(game, s), M::share(game, s, seat));
    let ask = Ask { s, seat, candidates: room, seed, stop };
    let (action, spent) = match code.method {
        // The baseline is there to be measured against, by programs.
        Method::Ismcts { canonical, script } if RESEARCH => {
            mind.ismcts(&ask, Lent { canonical, script }, budget, code.threads)
        }
        Method::Search => {
            let Code { threads, horizon, enough, .. } = *code;
            let plan = Effort { budget, threads, horizon, enough, explains: false };
            let found = mind.search(&ask, plan);
            *weighed = found.ranked;
            (weighed[0].action, found.spent)
        }
        _ => return room[rng.below(room.len())],
    };
    purse.pay(spent);
    action
}

impl<M: Thinks> Opponent for Player<M> {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Result<Nth, Trouble> {
        let sitting = table.as_any().downcast_ref::<Sitting<M::Game>>().ok_or(Trouble::OtherGame)?;
        let action = self.decide(&sitting.game, &sitting.state, seat)?;
        sitting.nth(seat, action).ok_or(Trouble::NotAsked(seat))
    }

    fn stop(&self) -> Stop {
        self.stop.clone()
    }
}

//! Hints for people: the best three actions, how good they are, and why.

use crate::budget::{Budget, Stop};
use crate::calibration::put_right;
use crate::opponent::Trouble;
use crate::rollout::Mind;
use crate::search::{Ask, Effort, Weighed};
use crate::streams::mix;
use crate::think::{ActionOf, StateOf, Thinks};
use crate::words::WORDS;
use starboard_core::face::{Nth, Sitting, Table};
use starboard_core::words::Arg;
use starboard_core::{Fast, Game, Lang, Seat};

/// One action worth taking.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    pub action: Nth,
    /// How a button says it.
    pub words: String,
    /// The chance that the seat's team wins after it, from 0 to 1.
    pub chance: f64,
    /// How far `chance` may be off either way: by too few worlds, and by how far such chances were off on average.
    pub error: f64,
    /// Nothing to choose between this and the best.
    pub about_even: bool,
    /// Why, in one sentence.
    pub reason: String,
}

/// What the search would tell a friend.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hints {
    /// At most three, best first.
    pub best: Vec<Hint>,
}

/// How many turns hints look beyond one's own.
const HORIZON: u32 = 2;
/// Differences below one point in a hundred are not worth a person's thought.
const SMALL: f64 = 0.01;

/// The hints for a seat at a table of the mind's game.
pub fn hint<M: Thinks>(
    table: &dyn Table,
    seat: Seat,
    budget: Budget,
    stop: &Stop,
    lang: Lang,
) -> Result<Hints, Trouble> {
    let sitting = table.as_any().downcast_ref::<Sitting<M::Game>>().ok_or(Trouble::OtherGame)?;
    let mind = Mind::<M>::new(sitting.game.clone());
    let seed = mix(u64::from(M::clock(&mind.game, &sitting.state)));
    let seen = mind.game.imagine(&sitting.state, seat, &mut Fast::new(seed));
    let found = Thought::new(&mind, &seen, seat, seed, budget, stop);
    let tell = |w: &Weighed<ActionOf<M>>| Some(found.tell(&mind, &seen, seat, w, sitting.nth(seat, w.action)?, lang));
    Ok(Hints { best: found.ranked.iter().take(3).filter_map(tell).collect() })
}

/// What the search thought of a decision.
pub struct Thought<M: Thinks> {
    /// Best first.
    pub ranked: Vec<Weighed<ActionOf<M>>>,
    /// The action that is proven best, if there is one.
    pub solved: Option<ActionOf<M>>,
    /// How many actions the rules allow.
    pub legal: usize,
}

impl<M: Thinks> Thought<M> {
    pub fn new(mind: &Mind<M>, seen: &StateOf<M>, seat: Seat, seed: u64, budget: Budget, stop: &Stop) -> Thought<M> {
        Thought::looking(
            mind,
            seen,
            seat,
            seed,
            Effort { budget, threads: 1, horizon: HORIZON, enough: None, explains: true },
            stop,
        )
    }

    /// The same with another horizon.
    pub(crate) fn looking(
        mind: &Mind<M>,
        seen: &StateOf<M>,
        seat: Seat,
        seed: u64,
        plan: Effort,
        stop: &Stop,
    ) -> Thought<M> {
        let mut candidates = Vec::new();
        mind.game.legal_actions(seen, seat, &mut candidates);
        let legal = candidates.len();
        M::canonical(&mind.game, &mind.lore, seen, seat, &mut candidates);
        let solved = M::solve(&mind.game, &mind.lore, seen, seat);
        if let Some(action) = solved
            && !candidates.contains(&action)
        {
            candidates.push(action);
        }
        let ask = Ask { s: seen, seat, candidates: &candidates, seed, stop };
        let mut ranked = mind.search(&ask, plan).ranked;
        if let Some(at) = ranked.iter().position(|w| Some(w.action) == solved) {
            let best = ranked.remove(at);
            ranked.insert(0, best);
        }
        Thought { ranked, solved, legal }
    }

    fn tell(
        &self,
        mind: &Mind<M>,
        seen: &StateOf<M>,
        seat: Seat,
        w: &Weighed<ActionOf<M>>,
        action: Nth,
        lang: Lang,
    ) -> Hint {
        let (chance, error) = put_right(M::calibration(&mind.game), w.mean(), 1.96 * w.error());
        let key = self.reason(w);
        let compared = (key == "reason-best").then(|| self.compared(mind, seen, seat, lang)).flatten();
        Hint {
            action,
            words: mind.game.action_words(seen, seat, w.action, lang),
            chance,
            error,
            about_even: self.is_even(w),
            reason: compared.unwrap_or_else(|| say_reason::<M>(&key, lang)),
        }
    }

    /// Among how many the best is the best, and how far before which; nothing where the difference is lost in rounding.
    fn compared(&self, mind: &Mind<M>, seen: &StateOf<M>, seat: Seat, lang: Lang) -> Option<String> {
        let [best, next, ..] = &self.ranked[..] else { return None };
        let percent = |w: &Weighed<ActionOf<M>>| {
            let (chance, _) = put_right(M::calibration(&mind.game), w.mean(), 0.0);
            (100.0 * chance).round() as u8
        };
        let (chance, less) = (percent(best), percent(next));
        let words = mind.game.action_words(seen, seat, next.action, lang);
        let args = [
            ("n", Arg::from(self.ranked.len() as u32)),
            ("chance", chance.into()),
            ("less", less.into()),
            ("next", (&words).into()),
        ];
        (chance > less).then(|| WORDS.say(lang, "reason-best-of", &args))
    }

    /// The key of the words that say why.
    pub fn reason(&self, w: &Weighed<ActionOf<M>>) -> String {
        match self.measure(w) {
            _ if self.legal == 1 => "reason-only".to_owned(),
            _ if self.solved == Some(w.action) => "reason-solved".to_owned(),
            // The rest brings no more, or can be done as well afterwards.
            _ if self.ranked.len() == 1 => "reason-first".to_owned(),
            Some(name) => format!("reason-{name}"),
            None if w.action == self.ranked[0].action => match self.leaning(w) {
                Some(name) => format!("reason-{name}"),
                None if self.ranked[1..].iter().any(|other| self.is_even(other)) => "reason-close".to_owned(),
                None => "reason-best".to_owned(),
            },
            None if self.is_even(w) => "reason-even".to_owned(),
            None => "reason-behind".to_owned(),
        }
    }

    /// Is it another than the best, with nothing to choose between them?
    pub fn is_even(&self, w: &Weighed<ActionOf<M>>) -> bool {
        let best = &self.ranked[0];
        w.action != best.action && best.mean() - w.mean() < (1.96 * w.blur).max(SMALL)
    }

    /// The measure in which an action stands out most among those compared, if it does so for certain.
    fn measure(&self, w: &Weighed<ActionOf<M>>) -> Option<&'static str> {
        let leads = M::MEASURES.iter().enumerate().map(|(i, (name, _))| (*name, self.lead(w, i)));
        let sure = leads.filter(|(_, (lead, error))| *lead >= 1.0 && *lead > 3.0 * error);
        sure.max_by(|a, b| a.1.0.total_cmp(&b.1.0)).map(|(name, _)| name)
    }

    /// The measure in which an action is ahead of the others by the most, however little, if it is for certain.
    fn leaning(&self, w: &Weighed<ActionOf<M>>) -> Option<&'static str> {
        let leads = M::MEASURES.iter().enumerate().map(|(i, (name, _))| (*name, self.lead(w, i)));
        let sure = leads.filter(|(_, (lead, error))| *lead > 0.0 && *lead > 3.0 * error);
        sure.max_by(|a, b| a.1.0.total_cmp(&b.1.0)).map(|(name, _)| name)
    }

    /// How far an action is ahead of the others' mean in one measure, in differences worth a word, and the standard error of
    /// that.
    pub fn lead(&self, w: &Weighed<ActionOf<M>>, measure: usize) -> (f64, f64) {
        let others = self.ranked.iter().filter(|o| o.action != w.action).map(|o| o.measure(measure));
        let n = (self.ranked.len() - 1).max(1) as f64;
        let (usual, doubt) = others.fold((0.0, 0.0), |(mean, doubt), o| (mean + o.0 / n, doubt + o.1 / (n * n)));
        let (mine, own_doubt) = w.measure(measure);
        let unit = f64::from(M::MEASURES[measure].1);
        ((mine - usual) / unit, (doubt + own_doubt).sqrt() / unit)
    }
}

/// The words of a reason: the game's own where it has some, else those that all games share.
pub fn say_reason<M: Thinks>(key: &str, lang: Lang) -> String {
    let words = if M::words().has(lang, key) { M::words() } else { &WORDS };
    words.say(lang, key, &[])
}

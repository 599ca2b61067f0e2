//! Games between opponents, deal after deal. Which type of game and which players is settled once a run; within it only
//! actions pass between them, and what nobody listens to is never written.

use crate::code::{Code, Method};
use crate::opponent::{Opponent, Opponents, Trouble};
use crate::player::Player;
use crate::process::Process;
use crate::search::Weighed;
use crate::streams::Streams;
use crate::think::{ActionOf, StateOf, Thinks};
use starboard_core::chance::{Deal, Odds};
use starboard_core::face::{AnyGame, CONCEDE, Nth, Sitting, Table};
use starboard_core::playout::Limit;
use starboard_core::{Chance, Game, Outcome, Seat, Silent, ToMove};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Who plays a seat: which of the run's codes, and the seed of what it does by chance.
#[derive(Clone, Copy, Debug)]
pub struct Sits {
    pub code: usize,
    pub seed: u64,
}

/// How a game is played.
#[derive(Clone, Copy, Debug, Default)]
pub struct House {
    pub limit: Limit,
    /// Thinking time is taken.
    pub timed: bool,
    /// A player in trouble gives up, and the game goes on; otherwise it ends the game.
    pub gives_up: bool,
}

/// What came of a game.
#[derive(Debug, Default)]
pub struct Ended {
    /// None if a limit or trouble ended it.
    pub outcome: Option<Outcome>,
    pub decisions: u32,
    pub turns: u32,
    /// Who was asked first.
    pub first: Option<Seat>,
    /// By seat.
    pub thought: Vec<Duration>,
    pub troubles: Vec<(Seat, Trouble)>,
}

/// Listens to a game.
pub trait Hear {
    /// Somebody has decided, and what they decided is about to happen.
    fn decided(&mut self, seat: Seat, now: &dyn Moment);
    /// What was dealt by the decision, or before the first one.
    fn dealt(&mut self, _deals: &dyn Fn() -> Vec<String>) {}
}

/// A decision as it is taken.
pub trait Moment {
    fn action(&self) -> String;
    fn table(&self) -> Box<dyn Table>;
}

/// Games between the players of one run.
pub trait Matches: Send {
    fn play(&mut self, sits: &[Sits], luck: u64, house: House, hear: Option<&mut dyn Hear>) -> Ended;
}

/// A table of whatever kind, with players that can sit down at it.
pub(crate) trait Host {
    type Action: Copy;
    /// A new game; `heard` if what is dealt will be asked for.
    fn begin(&mut self, luck: u64, heard: bool);
    fn sit_down(&mut self, seat: usize, sits: Sits);
    /// Who acts next; where any of a team may, the first that can do something.
    fn actor(&mut self) -> Option<Seat>;
    fn decide(&mut self, seat: Seat, code: usize) -> Result<Self::Action, Trouble>;
    fn tell(&self, seat: Seat, action: Self::Action, hear: &mut dyn Hear);
    fn tell_deals(&mut self, hear: &mut dyn Hear);
    fn act(&mut self, seat: Seat, action: Self::Action);
    /// False if the seat cannot.
    fn concede(&mut self, seat: Seat) -> bool;
    fn seats(&self) -> usize;
    fn turns(&self) -> u32;
    fn outcome(&self) -> Option<Outcome>;
}

/// Listens to the games of one type of table.
pub(crate) trait Listen<H: Host> {
    /// Will it ask for what is dealt?
    const DEALS: bool = false;
    /// Somebody has decided, and what they decided is about to happen.
    fn decided(&mut self, at: &H, seat: Seat, action: H::Action);
    /// Something may have been dealt.
    fn dealt(&mut self, _at: &mut H) {}
}

/// Nobody listens.
impl<H: Host> Listen<H> for () {
    #[inline]
    fn decided(&mut self, _: &H, _: Seat, _: H::Action) {}
}

/// Somebody listens who need not know the game.
impl<H: Host> Listen<H> for &mut dyn Hear {
    const DEALS: bool = true;

    fn decided(&mut self, at: &H, seat: Seat, action: H::Action) {
        at.tell(seat, action, &mut **self);
    }

    fn dealt(&mut self, at: &mut H) {
        at.tell_deals(&mut **self);
    }
}

impl<H: Host + Send> Matches for H {
    fn play(&mut self, sits: &[Sits], luck: u64, house: House, hear: Option<&mut dyn Hear>) -> Ended {
        match hear {
            None => play(self, sits, luck, house, &mut ()),
            Some(mut hear) => play(self, sits, luck, house, &mut hear),
        }
    }
}

/// One game: decision after decision, until its end or a limit.
pub(crate) fn play<H: Host, L: Listen<H>>(at: &mut H, sits: &[Sits], luck: u64, house: House, hear: &mut L) -> Ended {
    for (seat, sits) in sits.iter().enumerate() {
        at.sit_down(seat, *sits);
    }
    at.begin(luck, L::DEALS);
    hear.dealt(at);
    let mut ended = Ended { thought: vec![Duration::ZERO; at.seats()], ..Ended::default() };
    let Limit { decisions, turns } = house.limit;
    while ended.decisions < decisions && turns.is_none_or(|most| at.turns() <= most) {
        let Some(seat) = at.actor() else { break };
        let Some(sits) = sits.get(seat.index()) else { break };
        ended.first.get_or_insert(seat);
        ended.decisions += 1;
        let began = house.timed.then(Instant::now);
        let decided = at.decide(seat, sits.code);
        if let Some(began) = began {
            ended.thought[seat.index()] += began.elapsed();
        }
        match decided {
            Ok(action) => {
                hear.decided(at, seat, action);
                at.act(seat, action);
                hear.dealt(at);
            }
            Err(trouble) => {
                ended.troubles.push((seat, trouble));
                if !house.gives_up || !at.concede(seat) {
                    break;
                }
            }
        }
    }
    ended.turns = at.turns();
    ended.outcome = at.outcome();
    ended
}

/// Chance that writes down what it deals when somebody listens.
struct Noted {
    chance: Streams,
    deals: Option<Vec<Deal>>,
}

impl Noted {
    fn new(luck: u64, heard: bool) -> Noted {
        Noted { chance: Streams::new(luck), deals: heard.then(Vec::new) }
    }
}

impl Chance for Noted {
    #[inline]
    fn pick(&mut self, odds: Odds<'_>) -> u16 {
        let outcome = self.chance.pick(odds);
        if let Some(deals) = &mut self.deals {
            deals.push(Deal { space: odds.space, outcome });
        }
        outcome
    }
}

enum Seated<M: Thinks> {
    Ours(Box<Player<M>>),
    /// A program of somebody else's.
    Another(Box<dyn Opponent>),
}

impl<M: Thinks> Seated<M> {
    fn decide(&mut self, game: &Arc<M::Game>, s: &StateOf<M>, seat: Seat) -> Result<ActionOf<M>, Trouble> {
        match self {
            Seated::Ours(player) => player.decide_in_match(game, s, seat),
            Seated::Another(opponent) => {
                let table = Sitting { game: game.clone(), state: s.clone() };
                let nth = opponent.choose(&table, seat)?;
                table.chosen(seat, nth).ok_or(Trouble::NotAsked(seat))
            }
        }
    }
}

/// A table of a game that has a mind. Players are made when they first sit down, and kept.
pub(crate) struct Typed<M: Thinks> {
    game: Arc<M::Game>,
    codes: Vec<Code>,
    /// By seat and code.
    players: Vec<Vec<Option<Seated<M>>>>,
    room: Vec<ActionOf<M>>,
    pub(crate) s: StateOf<M>,
    chance: Noted,
}

impl<M: Thinks> Typed<M> {
    pub(crate) fn new(game: Arc<M::Game>, codes: Vec<Code>) -> Typed<M> {
        let players = (0..game.seats()).map(|_| codes.iter().map(|_| None).collect()).collect();
        let mut chance = Noted::new(0, false);
        let s = game.start(&mut chance, &mut Silent);
        Typed { game, codes, players, room: Vec::new(), s, chance }
    }

    /// With players made elsewhere: `player` makes the one of a seat and a code, of which there are so many.
    pub(crate) fn of(game: Arc<M::Game>, codes: usize, player: impl Fn(Seat, usize) -> Player<M>) -> Typed<M> {
        let seated = |seat: Seat, code: usize| Some(Seated::Ours(Box::new(player(seat, code))));
        let players = Seat::all(game.seats()).map(|seat| (0..codes).map(|code| seated(seat, code)).collect()).collect();
        Typed { players, ..Typed::new(game, vec![Code::new(Method::Script); codes]) }
    }

    /// What the player of a seat weighed for its last decision.
    pub(crate) fn weighed(&self, seat: Seat, code: usize) -> &[Weighed<ActionOf<M>>] {
        match &self.players[seat.index()][code] {
            Some(Seated::Ours(player)) => player.weighed(),
            _ => &[],
        }
    }
}

impl<M: Thinks> Host for Typed<M> {
    type Action = ActionOf<M>;

    fn begin(&mut self, luck: u64, heard: bool) {
        self.chance = Noted::new(luck, heard);
        self.s = self.game.start(&mut self.chance, &mut Silent);
    }

    fn sit_down(&mut self, seat: usize, sits: Sits) {
        let (place, code) = (&mut self.players[seat][sits.code], &self.codes[sits.code]);
        match (place.as_mut(), &code.method) {
            (Some(Seated::Ours(player)), _) => player.again(sits.seed),
            (_, Method::Process { command, protocol }) => {
                *place = Some(Seated::Another(Box::new(Process::new(command, *protocol, code.budget))));
            }
            _ => *place = Some(Seated::Ours(Box::new(Player::new(code.clone(), sits.seed)))),
        }
    }

    #[inline]
    fn actor(&mut self) -> Option<Seat> {
        match self.game.to_move(&self.s) {
            ToMove::Seat(seat) => Some(seat),
            ToMove::AnyOf { asked, .. } if asked.len() == 1 => asked.iter().next(),
            ToMove::AnyOf { asked, .. } => asked.iter().find(|seat| {
                self.game.legal_actions(&self.s, *seat, &mut self.room);
                !self.room.is_empty()
            }),
            ToMove::Over => None,
        }
    }

    #[inline]
    fn decide(&mut self, seat: Seat, code: usize) -> Result<ActionOf<M>, Trouble> {
        let player = self.players[seat.index()][code].as_mut().ok_or(Trouble::NotAsked(seat))?;
        player.decide(&self.game, &self.s, seat)
    }

    fn tell(&self, seat: Seat, action: ActionOf<M>, hear: &mut dyn Hear) {
        hear.decided(seat, &Now { game: &self.game, s: &self.s, action });
    }

    fn tell_deals(&mut self, hear: &mut dyn Hear) {
        let deals = self.chance.deals.take().unwrap_or_default();
        hear.dealt(&|| deals.iter().map(|deal| self.game.deal_text(*deal)).collect());
        self.chance.deals = Some(Vec::new());
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: ActionOf<M>) {
        self.game.apply_unchecked(&mut self.s, seat, &action, &mut self.chance, &mut Silent);
    }

    fn concede(&mut self, seat: Seat) -> bool {
        self.game.concede(&mut self.s, seat, &mut self.chance, &mut Silent).is_ok()
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn turns(&self) -> u32 {
        self.game.turns(&self.s)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.s)
    }
}

struct Now<'n, G: Game> {
    game: &'n Arc<G>,
    s: &'n G::State,
    action: G::Action,
}

impl<G: Game> Moment for Now<'_, G> {
    fn action(&self) -> String {
        self.game.action_text(self.s, self.action)
    }

    fn table(&self) -> Box<dyn Table> {
        Box::new(Sitting { game: self.game.clone(), state: self.s.clone() })
    }
}

/// A table of a game that nobody has taught opponents yet.
pub(crate) struct Boxed {
    opponents: Opponents,
    codes: Vec<String>,
    players: Vec<Option<Box<dyn Opponent>>>,
    table: Box<dyn Table>,
    chance: Streams,
    deals: Vec<String>,
}

impl Boxed {
    pub(crate) fn new(opponents: Opponents, game: &dyn AnyGame, codes: &[String]) -> Boxed {
        let mut chance = Streams::new(0);
        let (table, _) = game.start(&mut chance);
        let players = (0..game.seats()).map(|_| None).collect();
        Boxed { opponents, codes: codes.to_vec(), players, table, chance, deals: Vec::new() }
    }
}

impl Host for Boxed {
    type Action = Nth;

    fn begin(&mut self, luck: u64, _: bool) {
        self.chance = Streams::new(luck);
        let (table, happened) = self.table.game().start(&mut self.chance);
        (self.table, self.deals) = (table, happened.deals);
    }

    fn sit_down(&mut self, seat: usize, sits: Sits) {
        self.players[seat] = self.opponents.opponent(self.table.game().name(), &self.codes[sits.code], sits.seed).ok();
    }

    fn actor(&mut self) -> Option<Seat> {
        let asked = self.table.to_move().seats();
        if asked.len() == 1 { asked.iter().next() } else { asked.iter().find(|seat| self.table.choices(*seat) > 0) }
    }

    fn decide(&mut self, seat: Seat, _: usize) -> Result<Nth, Trouble> {
        self.players[seat.index()].as_mut().ok_or(Trouble::NotAsked(seat))?.choose(&*self.table, seat)
    }

    fn tell(&self, seat: Seat, action: Nth, hear: &mut dyn Hear) {
        hear.decided(seat, &BoxedNow { table: &*self.table, seat, action });
    }

    fn tell_deals(&mut self, hear: &mut dyn Hear) {
        hear.dealt(&|| self.deals.clone());
    }

    fn act(&mut self, seat: Seat, action: Nth) {
        self.deals = self.table.act_nth(seat, action, &mut self.chance).map(|h| h.deals).unwrap_or_default();
    }

    fn concede(&mut self, seat: Seat) -> bool {
        self.table.act(seat, CONCEDE, &mut self.chance).is_ok()
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    fn turns(&self) -> u32 {
        self.table.turns()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }
}

struct BoxedNow<'n> {
    table: &'n dyn Table,
    seat: Seat,
    action: Nth,
}

impl Moment for BoxedNow<'_> {
    fn action(&self) -> String {
        self.table.text_of(self.seat, self.action).unwrap_or_default()
    }

    fn table(&self) -> Box<dyn Table> {
        self.table.clone_box()
    }
}

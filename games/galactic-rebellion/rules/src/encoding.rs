//! Galactic Rebellion for learners: actions as numbers, views as rows. What each number means is told by `verbs` and `parts`.

use crate::GalacticRebellion;
use crate::action::Action;
use crate::catalogue::{ActionId, Card, IMPERIAL_ACTIONS, MISSIONS, MissionId, TECHNOLOGIES, TechnologyId};
use crate::piece::{Crew, Good, Planet, Spot, Token, Worker};
use crate::score;
use crate::state::{Frame, Phase, Run, State};
use starboard_core::encoding::{Encodes, Encoding, Part, Place, Row, from_here};
use starboard_core::{Seat, SeatSet};

const WORKERS: usize = Worker::COUNT;
const SPOTS: usize = Spot::COUNT;
const PLANETS: usize = Planet::COUNT;
const GOODS: usize = Good::COUNT;
const PHASES: usize = Phase::COUNT;
const BIDS: usize = 48;
const FRAMES: usize = 16;
const CARDS: usize = TECHNOLOGIES + MISSIONS + IMPERIAL_ACTIONS;
/// Spaces of the longest track.
const SPACES: usize = 11;
const SHOWN: usize = 8;
const SHOWN_MISSIONS: usize = 3;
const TRAINING: usize = Spot::TRAINING.len();
const FIGURES: usize = 17;

/// The numbers of one table.
pub struct Numbers {
    players: usize,
    verbs: Vec<Part>,
    /// Where each verb's numbers begin, in the order of [`Action`].
    at: [usize; 21],
}

impl Encodes for GalacticRebellion {
    type Code = Numbers;

    fn encoding(&self) -> Numbers {
        let p = self.seats;
        let verbs = vec![
            Part::new("place", &[WORKERS, SPOTS], "A worker at hand to a track."),
            Part::new("land", &[PLANETS], "A worker to a planet."),
            Part::new("take", &[GOODS], "A good."),
            Part::new("perform", &[MISSIONS], "A mission."),
            Part::new(
                "strike",
                &[p, PLANETS + 1],
                "A rival's worker, by seats to the left, on a planet or (last) in the senate.",
            ),
            Part::new("pay", &[WORKERS], "A worker pays."),
            Part::new("buy", &[TECHNOLOGIES], "A technology."),
            Part::new("attack", &[PLANETS, p], "On a planet: the sentinels (0), or a rival by seats to the left."),
            Part::new("defend", &[WORKERS], "A worker defends."),
            Part::new("lose", &[WORKERS], "A worker is lost."),
            Part::new("train", &[WORKERS], "A specialist is trained."),
            Part::new("bid", &[BIDS], "A bid in the senate: the number."),
            Part::new("at", &[PLANETS], "The planet a card concerns."),
            Part::new("move", &[PLANETS, PLANETS], "From a planet to another."),
            Part::new("send", &[WORKERS], "A worker is sent."),
            Part::new("remove", &[p, WORKERS], "A worker of a seat is removed."),
            Part::new("route", &[PLANETS], "The trade route of a planet."),
            Part::new("name", &[p], "A rival is named."),
            Part::new("use", &[TECHNOLOGIES], "Which own technology acts next."),
            Part::new("reward", &[1], "Take the mission's reward."),
            Part::new("pass", &[1], "Pass."),
        ];
        let mut next = 0;
        let at = std::array::from_fn(|i| {
            let first = next;
            next += verbs[i].size();
            first
        });
        Numbers { players: p, verbs, at }
    }
}

impl Encoding<GalacticRebellion> for Numbers {
    const VERSION: u32 = 1;
    const OTHERS: usize = 256;

    fn verbs(&self) -> Vec<Part> {
        self.verbs.clone()
    }

    fn place(&self, _: &GalacticRebellion, _: &State, here: Seat, action: Action) -> Place {
        let at = &self.at;
        let seat = |seat: Seat| from_here(seat.0, here, self.players);
        Place::one(match action {
            Action::Place(worker, spot) => at[0] + worker.index() * SPOTS + spot.index(),
            Action::Land(planet) => at[1] + planet.index(),
            Action::Take(good) => at[2] + good.index(),
            Action::Perform(mission) => at[3] + mission.index(),
            Action::Strike(rival, planet) => {
                at[4] + seat(rival) * (PLANETS + 1) + planet.map_or(PLANETS, |planet| planet.index())
            }
            Action::Pay(worker) => at[5] + worker.index(),
            Action::Buy(technology) => at[6] + technology.index(),
            Action::Attack(planet, rival) => at[7] + planet.index() * self.players + rival.map_or(0, seat),
            Action::Defend(worker) => at[8] + worker.index(),
            Action::Lose(worker) => at[9] + worker.index(),
            Action::Train(worker) => at[10] + worker.index(),
            Action::Bid(n) if usize::from(n) < BIDS => at[11] + usize::from(n),
            Action::Bid(_) => return Place::OTHER,
            Action::At(planet) => at[12] + planet.index(),
            Action::Move(from, to) => at[13] + from.index() * PLANETS + to.index(),
            Action::Send(worker) => at[14] + worker.index(),
            Action::Remove(of, worker) => at[15] + seat(of) * WORKERS + worker.index(),
            Action::Route(planet) => at[16] + planet.index(),
            Action::Name(rival) => at[17] + seat(rival),
            Action::Use(technology) => at[18] + technology.index(),
            Action::Reward => at[19],
            Action::Pass => at[20],
        })
    }

    fn labels(&self, _: &GalacticRebellion) -> Vec<(&'static str, Vec<String>)> {
        let names = |all: &[&str]| all.iter().map(|name| (*name).to_owned()).collect::<Vec<String>>();
        vec![
            ("workers", names(&Worker::ALL.map(Worker::name))),
            ("spots", names(&Spot::ALL.map(Spot::name))),
            ("planets", names(&Planet::ALL.map(Planet::name))),
            ("goods", names(&Good::ALL.map(Good::name))),
            ("phases", names(&Phase::ALL.map(Phase::name))),
            ("technologies", TechnologyId::all().map(|t| t.id().to_owned()).collect()),
            ("missions", MissionId::all().map(|m| m.id().to_owned()).collect()),
            ("actions", ActionId::all().map(|a| a.id().to_owned()).collect()),
        ]
    }

    fn parts(&self) -> Vec<Part> {
        let p = self.players;
        vec![
            Part::new("own_seat", &[p], "The seat that looks. Below, seats count from it, round to the left."),
            Part::new("round", &[1], "The round, / 8."),
            Part::new("phase", &[PHASES], "Where the round stands."),
            Part::new("order", &[p, p], "The turn order, place by place."),
            Part::new(
                "planets",
                &[PLANETS, 5],
                "By planet: points for the most and the second most, / 8, sentinels, imperial fleet, lab.",
            ),
            Part::new("routes", &[PLANETS, p], "Who holds each trade route."),
            Part::new("workers", &[PLANETS, p, WORKERS], "By planet and seat: workers."),
            Part::new("rebel_fleet", &[PLANETS], "Where the rebel fleet is."),
            Part::new("rebel_fleet_owner", &[p], "Whose it is."),
            Part::new("rebel_fleet_marked", &[1], "Whether a rebel stands with it."),
            Part::new("initiative", &[SPACES], "Space by space: the worker and its seat as one number; 0 is free."),
            Part::new("influence", &[SPACES], "The same of workers yet to land."),
            Part::new("influence_xy", &[2], "The same of the spaces X and Y."),
            Part::new("goods_track", &[SPACES], "The same."),
            Part::new("research_track", &[SPACES], "The same."),
            Part::new("war_track", &[SPACES], "The same."),
            Part::new("specialist_track", &[TRAINING], "The same."),
            Part::new(
                "landed",
                &[2],
                "Spaces of the influence track that are done, and of the track being resolved, / 8.",
            ),
            Part::new("goods_shown", &[GOODS], "Goods to be had."),
            Part::new("goods_order", &[SHOWN], "The same in order: the good's number from 1, / 8."),
            Part::new("missions_shown", &[SHOWN_MISSIONS, MISSIONS], "Missions to be had, in order."),
            Part::new("missions_open", &[SHOWN_MISSIONS, p], "Who could perform and pay for each."),
            Part::new("missions_cost", &[SHOWN_MISSIONS], "What each costs at its printed planet, / 8."),
            Part::new("technologies_shown", &[TECHNOLOGIES], "Technologies to be had."),
            Part::new("technologies_order", &[SHOWN], "The same in order: the tile's number from 1, / 64."),
            Part::new("action", &[IMPERIAL_ACTIONS], "The imperial action to be voted on."),
            Part::new(
                "supply",
                &[6],
                "Sentinels, imperial fleets, goods / 8, missions / 8, imperial actions / 8, technologies of this epoch / 8.",
            ),
            Part::new("surcharge", &[1], "What every mission costs on top."),
            Part::new("first_at_missions", &[p], "Who is first at the mission track."),
            Part::new(
                "prompt",
                &[FRAMES],
                "What is asked: settle, place, land, good, mission, target, pay_mission, research, attack, defend, second_loss, train, bid, technology, pay_senate, run.",
            ),
            Part::new("prompt_seat", &[p], "Who is asked."),
            Part::new("prompt_other", &[p], "The rival, attacker or leader it is about."),
            Part::new("prompt_passed", &[p], "Who has passed in the senate."),
            Part::new("prompt_worker", &[WORKERS], "The worker it is about."),
            Part::new(
                "prompt_planets",
                &[3, PLANETS],
                "The planet it is about, where things come from, what the step has touched.",
            ),
            Part::new("prompt_card", &[CARDS], "The card at work: technologies, missions, imperial actions."),
            Part::new(
                "prompt_figures",
                &[4],
                "How much is left, costs or is bid / 8 (cubes of an attacker / 8), the step of the card, a single worker has paid, may pass.",
            ),
            Part::new(
                "players",
                &[p, FIGURES],
                "By seat: credits / 16, cubes / 8, borrowed cubes (against sentinels now, next, against factions now, next), points written down / 16 (planets by epoch, senate by epoch, technologies, missions, economy), has given up, points if the game ended today / 16.",
            ),
            Part::new("hand", &[p, WORKERS], "By seat: workers at hand."),
            Part::new("reserve", &[p, WORKERS], "By seat: unused pieces."),
            Part::new("mission_workers", &[p, WORKERS], "By seat: workers on the mission track."),
            Part::new("senators", &[p, WORKERS], "By seat: workers in the senate."),
            Part::new("goods", &[p, GOODS], "By seat: goods."),
            Part::new("technologies", &[p, TECHNOLOGIES], "By seat: technologies."),
            Part::new("technologies_used", &[p, TECHNOLOGIES], "By seat: one-time technologies that have happened."),
            Part::new(
                "performed",
                &[p, MISSIONS],
                "By seat: missions in the order they were performed: the mission's number from 1, / 32.",
            ),
        ]
    }

    fn write(&self, g: &GalacticRebellion, s: &State, here: Seat, r: &mut Row<'_>) {
        let p = self.players;
        let seats = || (0..p).map(|i| Seat(((here.index() + i) % p) as u8));
        let seat = |r: &mut Row<'_>, seat: Option<Seat>| r.one_of(p, seat.map(|x| from_here(x.0, here, p)));
        let token = |token: &Token| {
            let place = from_here(token.seat.0, here, p) * WORKERS + token.worker.index();
            (place as f32 + 1.0) / 32.0
        };
        r.one_of(p, Some(here.index()));
        r.put(f32::from(s.round) / 8.0);
        r.one_of(PHASES, Some(s.phase.index()));
        (0..p).for_each(|i| seat(r, s.order.get(i).copied()));
        for planet in Planet::ALL {
            let (world, tile) = (s.world(planet), score::tile(&g.cards, s, planet));
            r.put(f32::from(tile.high) / 8.0);
            r.put(f32::from(tile.low) / 8.0);
            r.put(world.sentinels);
            r.flag(s.has_imperial_fleet(planet));
            r.flag(world.lab);
        }
        Planet::ALL.into_iter().for_each(|planet| seat(r, s.route(planet)));
        for planet in Planet::ALL {
            seats().for_each(|x| crew(r, s.crew(planet, x)));
        }
        r.one_of(PLANETS, s.rebel_fleet.map(|fleet| fleet.planet.index()));
        seat(r, s.rebel_fleet.map(|fleet| fleet.owner));
        r.flag(s.rebel_fleet.is_some_and(|fleet| fleet.marked));
        r.list(SPACES, s.initiative.iter().map(token));
        r.list(SPACES, s.influence.iter().map(token));
        r.put(s.influence_x.as_ref().map_or(0.0, token));
        r.put(s.influence_y.as_ref().map_or(0.0, token));
        r.list(SPACES, s.goods.iter().map(token));
        r.list(SPACES, s.research.iter().map(token));
        r.list(SPACES, s.war.iter().map(token));
        r.list(TRAINING, s.training.iter().map(|space| space.as_ref().map_or(0.0, token)));
        let resolving = matches!(
            s.phase,
            Phase::Influence | Phase::Goods | Phase::Research | Phase::War | Phase::Specialists | Phase::Missions
        );
        r.put(if s.phase == Phase::Influence { f32::from(s.cursor) / 8.0 } else { 0.0 });
        r.put(if resolving { f32::from(s.cursor) / 8.0 } else { 0.0 });
        r.tally(GOODS, s.goods_shown.iter().map(|good| good.index()));
        r.list(SHOWN, s.goods_shown.iter().map(|good| (good.index() as f32 + 1.0) / 8.0));
        let missions = || (0..SHOWN_MISSIONS).map(|i| s.missions_shown.get(i).copied());
        missions().for_each(|mission| r.one_of(MISSIONS, mission.map(|m| m.index())));
        for mission in missions() {
            for x in seats() {
                let open = |m| !s.player(x).missions.is_empty() && g.can_perform(s, x, m);
                r.flag(mission.is_some_and(open));
            }
        }
        for mission in missions() {
            let site = mission.map(|m| g.cards.mission(m).site);
            r.put(match site {
                Some(site @ crate::effect::Site::Planet(planet)) => {
                    f32::from(g.mission_cost(s, site, Some(planet))) / 8.0
                }
                _ => 0.0,
            });
        }
        r.tally(TECHNOLOGIES, s.technologies_shown.iter().map(|tile| tile.index()));
        r.list(SHOWN, s.technologies_shown.iter().map(|tile| (tile.index() as f32 + 1.0) / 64.0));
        r.one_of(IMPERIAL_ACTIONS, s.action.map(|action| action.index()));
        let epoch = |kind: &(u8, u8)| g.cards.technology(TechnologyId(kind.0)).epoch == s.epoch();
        r.put(s.sentinels);
        r.put(s.imperial_fleets);
        r.put(s.goods_pool.len() as f32 / 8.0);
        r.put(s.mission_deck.len() as f32 / 8.0);
        r.put(s.action_deck.len() as f32 / 8.0);
        r.put(s.technology_piles.iter().filter(epoch).count() as f32 / 8.0);
        r.put(s.mission_surcharge);
        seat(r, s.first_at_missions);
        self.write_prompt(g, s, here, r);
        for x in seats() {
            let player = s.player(x);
            r.put(f32::from(player.credits) / 16.0);
            r.put(f32::from(player.cubes) / 8.0);
            for borrowed in [player.against_sentinels, player.against_factions] {
                r.put(borrowed.now);
                r.put(borrowed.next);
            }
            let sheet = &player.sheet;
            sheet.planets.iter().chain(&sheet.senate).for_each(|n| r.put(f32::from(*n) / 16.0));
            [sheet.technologies, sheet.missions, sheet.economy].into_iter().for_each(|n| r.put(f32::from(n) / 16.0));
            r.flag(s.conceded.contains(x));
            r.put(f32::from(score::standing(&g.cards, s, x)) / 16.0);
        }
        seats().for_each(|x| crew(r, &s.player(x).hand));
        seats().for_each(|x| crew(r, &s.player(x).reserve));
        seats().for_each(|x| crew(r, &s.player(x).missions));
        seats().for_each(|x| crew(r, &s.player(x).senate));
        seats().for_each(|x| r.counts(&s.player(x).goods));
        seats().for_each(|x| r.tally(TECHNOLOGIES, s.player(x).technologies.iter().map(|tile| tile.index())));
        seats().for_each(|x| {
            let player = s.player(x);
            r.tally(TECHNOLOGIES, player.technologies.iter().filter(|t| player.used.has(*t)).map(|tile| tile.index()));
        });
        seats().for_each(|x| {
            r.list(MISSIONS, s.player(x).performed.iter().map(|mission| (mission.index() as f32 + 1.0) / 32.0));
        });
    }
}

fn crew(r: &mut Row<'_>, crew: &Crew) {
    Worker::ALL.into_iter().for_each(|worker| r.put(crew.count(worker)));
}

/// What a question says, whatever it asks.
#[derive(Default)]
struct Asked {
    which: usize,
    left: u8,
    other: Option<Seat>,
    passed: SeatSet,
    worker: Option<Worker>,
    planet: Option<Planet>,
    origin: Option<Planet>,
    touched: u8,
    card: Option<usize>,
    step: u8,
    single: bool,
}

fn asked(frame: Frame) -> Asked {
    let mission = |m: MissionId| Some(TECHNOLOGIES + m.index());
    let of = |which: usize, left: u8| Asked { which, left, ..Asked::default() };
    match frame {
        Frame::Settle { left, .. } => of(0, left),
        Frame::Place { .. } => of(1, 0),
        Frame::Land { worker, .. } => Asked { worker: Some(worker), ..of(2, 0) },
        Frame::Good { left, .. } => of(3, left),
        Frame::Mission { .. } => of(4, 0),
        Frame::Target { mission: m, .. } => Asked { card: mission(m), ..of(5, 0) },
        Frame::PayMission { mission: m, left, single, planet, rival, .. } => {
            Asked { card: mission(m), single, planet, other: rival, ..of(6, left) }
        }
        Frame::Research { cost, .. } => of(7, cost),
        Frame::Attack { worker, .. } => Asked { worker: Some(worker), ..of(8, 0) },
        Frame::Defend { planet, attacker, cubes, .. } => {
            Asked { planet: Some(planet), other: attacker, ..of(9, cubes) }
        }
        Frame::SecondLoss { planet, .. } => Asked { planet: Some(planet), ..of(10, 0) },
        Frame::Train { cost, .. } => of(11, cost),
        Frame::Bid { high, leader, out, .. } => Asked { other: leader, passed: out, ..of(12, high) },
        Frame::Technology { .. } => of(13, 0),
        Frame::PaySenate { left, .. } => of(14, left),
        Frame::Run(Run { card, step, left, planet, origin, rival, touched, .. }) => {
            let card = match card {
                Card::Technology(t) => t.index(),
                Card::Mission(m) => TECHNOLOGIES + m.index(),
                Card::ImperialAction(a) => TECHNOLOGIES + MISSIONS + a.index(),
            };
            Asked { card: Some(card), step, planet, origin, other: rival, touched, ..of(15, left) }
        }
    }
}

impl Numbers {
    fn write_prompt(&self, g: &GalacticRebellion, s: &State, here: Seat, r: &mut Row<'_>) {
        let p = self.players;
        let frame = s.stack.last().filter(|_| s.phase != Phase::Over);
        let Some(frame) = frame else { return r.skip(FRAMES + 3 * p + WORKERS + 3 * PLANETS + CARDS + 4) };
        let asked = asked(*frame);
        let seat = |r: &mut Row<'_>, seat: Option<Seat>| r.one_of(p, seat.map(|x| from_here(x.0, here, p)));
        r.one_of(FRAMES, Some(asked.which));
        seat(r, Some(frame.seat()));
        seat(r, asked.other);
        (0..p).for_each(|i| r.flag(asked.passed.contains(Seat(((here.index() + i) % p) as u8))));
        r.one_of(WORKERS, asked.worker.map(|worker| worker.index()));
        r.one_of(PLANETS, asked.planet.map(|planet| planet.index()));
        r.one_of(PLANETS, asked.origin.map(|planet| planet.index()));
        (0..PLANETS).for_each(|i| r.flag(asked.touched & (1 << i) != 0));
        r.one_of(CARDS, asked.card);
        r.put(f32::from(asked.left) / 8.0);
        r.put(asked.step);
        r.flag(asked.single);
        r.flag(g.prompt_of(s, *frame).may_pass);
    }
}

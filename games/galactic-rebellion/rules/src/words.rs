//! Everything said in words, in the reader's language.

use crate::GalacticRebellion;
use crate::action::Action;
use crate::catalogue::{ActionId, Card, Catalogue, MissionId, TechnologyId};
use crate::effect::{Effect, Foe, Site, Where};
use crate::event::{Event, Place, Side};
use crate::piece::{Crew, Good, Planet, Spot, Track, Worker};
use crate::prompt::{Illegal, Prompt};
use crate::state::{Frame, Phase, Run, State};
use starboard_core::words::Arg;
use starboard_core::{Lang, Seat, Words};
use std::sync::LazyLock;

pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(|| starboard_core::words!("../../words", "rules"));

/// A voice in one language.
#[derive(Clone, Copy)]
pub(crate) struct Voice(pub(crate) Lang);

impl Voice {
    pub(crate) fn say(self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        WORDS.say(self.0, key, args)
    }

    pub(crate) fn seat(self, seat: Seat) -> String {
        self.say("seat", &[("n", (u16::from(seat.0) + 1).into())])
    }

    /// A faction, or the empire.
    pub(crate) fn side(self, side: Side) -> String {
        side.map_or_else(|| self.say("empire", &[]), |seat| self.seat(seat))
    }

    /// Planets are called the same in every language.
    pub(crate) fn planet(self, planet: Planet) -> String {
        let name = planet.name();
        name[..1].to_uppercase() + &name[1..]
    }

    /// What belongs to a planet; French elides before a vowel.
    pub(crate) fn of(self, planet: Planet) -> String {
        let elides = planet.name().starts_with(['a', 'e', 'i', 'o', 'u']);
        self.say("of-planet", &[("planet", (&self.planet(planet)).into()), ("elides", u8::from(elides).into())])
    }

    /// Where something comes from.
    pub(crate) fn from(self, planet: Planet) -> String {
        let elides = planet.name().starts_with(['a', 'e', 'i', 'o', 'u']);
        self.say("from-planet", &[("planet", (&self.planet(planet)).into()), ("elides", u8::from(elides).into())])
    }

    pub(crate) fn technology(self, cards: &Catalogue, technology: TechnologyId) -> &str {
        cards.name(Card::Technology(technology), self.0)
    }

    pub(crate) fn action(self, cards: &Catalogue, action: ActionId) -> &str {
        cards.name(Card::ImperialAction(action), self.0)
    }

    /// A mission with its planet: there are two of most names.
    pub(crate) fn mission(self, cards: &Catalogue, mission: MissionId) -> String {
        let name = cards.name(Card::Mission(mission), self.0);
        match cards.mission(mission).site {
            Site::Planet(planet) => {
                self.say("mission-on", &[("mission", name.into()), ("planet", (&self.planet(planet)).into())])
            }
            _ => self.say("mission", &[("mission", name.into())]),
        }
    }

    pub(crate) fn card(self, cards: &Catalogue, card: Card) -> String {
        match card {
            Card::Mission(mission) => self.mission(cards, mission),
            Card::Technology(_) | Card::ImperialAction(_) => {
                self.say("card-name", &[("card", cards.name(card, self.0).into())])
            }
        }
    }

    pub(crate) fn worker(self, worker: Worker) -> String {
        self.say(worker.name(), &[])
    }

    pub(crate) fn a(self, worker: Worker) -> String {
        self.say(&format!("a-{worker}"), &[])
    }

    pub(crate) fn workers(self, worker: Worker, n: u8) -> String {
        self.say(&format!("n-{worker}"), &[("n", n.into())])
    }

    pub(crate) fn crew(self, crew: Crew) -> String {
        let parts: Vec<String> = crew.iter().map(|(w, n)| self.workers(w, n)).collect();
        self.list(&parts)
    }

    pub(crate) fn list(self, parts: &[String]) -> String {
        match parts {
            [] => self.say("none", &[]),
            [one] => one.clone(),
            [first @ .., last] => self.say("list-and", &[("a", (&first.join(", ")).into()), ("b", last.into())]),
        }
    }

    pub(crate) fn seats(self, seats: &[Seat]) -> String {
        self.list(&seats.iter().map(|s| self.seat(*s)).collect::<Vec<_>>())
    }

    pub(crate) fn good(self, good: Good) -> String {
        self.say(&format!("good-{good}"), &[])
    }

    /// `I`, `II` or `III`.
    pub(crate) fn epoch(self, epoch: u8) -> String {
        self.say("epoch-number", &[("n", epoch.into())])
    }

    fn goods(self, goods: &[Good]) -> String {
        self.list(&goods.iter().map(|g| self.good(*g)).collect::<Vec<_>>())
    }

    pub(crate) fn track(self, track: Track) -> String {
        self.say(&format!("track-{track}"), &[])
    }

    fn spot(self, spot: Spot) -> String {
        self.say(&format!("spot-{spot}"), &[])
    }

    pub(crate) fn phase(self, phase: Phase) -> String {
        self.say(&format!("phase-{phase}"), &[])
    }

    pub(crate) fn cubes(self, n: u8) -> String {
        self.say("n-cubes", &[("n", n.into())])
    }

    pub(crate) fn sentinels(self, n: u8) -> String {
        self.say("n-sentinels", &[("n", n.into())])
    }
}

/// Says a message: the arguments may be any strings and numbers by name.
macro_rules! say {
    ($voice:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $voice.say($key, &[$((stringify!($name), Arg::from($value))),*])
    };
}

impl GalacticRebellion {
    pub(crate) fn say_action(&self, s: &State, seat: Seat, action: Action, lang: Lang) -> String {
        let v = Voice(lang);
        match action {
            Action::Place(worker, spot) => say!(v, "do-place", worker = &v.worker(worker), spot = &v.spot(spot)),
            Action::Land(planet) => say!(v, "do-land", planet = &v.planet(planet)),
            Action::Take(good) => say!(v, "do-take", good = &v.good(good)),
            Action::Perform(mission) => {
                say!(
                    v,
                    "do-perform",
                    mission = &v.mission(&self.cards, mission),
                    reward = &crate::text::effects(v, &self.cards.mission(mission).effects),
                    points = self.cards.mission(mission).vp
                )
            }
            Action::Strike(rival, Some(planet)) => {
                say!(v, "do-strike", who = &v.seat(rival), planet = &v.planet(planet))
            }
            Action::Strike(rival, None) => say!(v, "do-strike-senate", who = &v.seat(rival)),
            Action::Pay(worker) => say!(v, "do-pay", worker = &v.a(worker)),
            Action::Buy(technology) => {
                let cost = match s.stack.last() {
                    Some(Frame::Research { cost, .. }) => *cost,
                    _ => 0,
                };
                say!(v, "do-buy", technology = v.technology(&self.cards, technology), cost = cost)
            }
            Action::Attack(planet, rival) => {
                let percent = match s.stack.last() {
                    Some(Frame::Attack { worker, .. }) if rival.is_none_or(|r| r.index() < self.seats) => {
                        self.attack_odds(s, seat, *worker, rival).percent()
                    }
                    _ => 0,
                };
                match rival {
                    Some(rival) => {
                        let (who, planet) = (v.seat(rival), v.planet(planet));
                        say!(v, "do-attack", who = &who, planet = &planet, percent = percent)
                    }
                    None => say!(v, "do-attack-sentinel", planet = &v.planet(planet), percent = percent),
                }
            }
            Action::Defend(worker) => say!(v, "do-defend", worker = &v.a(worker)),
            Action::Lose(worker) => say!(v, "do-lose", worker = &v.a(worker)),
            Action::Train(worker) => say!(v, "do-train", worker = &v.a(worker)),
            Action::Bid(n) => say!(v, "do-bid", n = n),
            Action::At(planet) => say!(v, "do-at", planet = &v.planet(planet)),
            Action::Move(from, to) => say!(v, "do-move", from = &v.from(from), to = &v.planet(to)),
            Action::Send(worker) => say!(v, "do-send", worker = &v.a(worker)),
            Action::Remove(owner, worker) => {
                say!(v, "do-remove", worker = &v.worker(worker), who = &v.seat(owner))
            }
            Action::Route(planet) => say!(v, "do-route", of = &v.of(planet)),
            Action::Name(rival) => say!(v, "do-name", who = &v.seat(rival)),
            Action::Use(technology) => say!(v, "do-use", technology = v.technology(&self.cards, technology)),
            Action::Reward => say!(v, "do-reward"),
            Action::Pass => match s.stack.last() {
                Some(Frame::Run(run)) => say!(v, self.stop_key(run)),
                _ => say!(v, "do-pass"),
            },
        }
    }
}

impl GalacticRebellion {
    /// What leaving a card's step is called: a reward not taken, a tile kept for later, or enough of it.
    fn stop_key(&self, run: &Run) -> &'static str {
        match (run.card, self.cards.effects(run.card).get(usize::from(run.step))) {
            (Card::Mission(_), _) => "do-decline",
            (Card::Technology(_), Some(Effect::RebelFleet)) => "do-wait",
            _ => "do-stop",
        }
    }
}

pub(crate) fn illegal(illegal: &Illegal, lang: Lang) -> String {
    let v = Voice(lang);
    match *illegal {
        Illegal::Over => say!(v, "no-over"),
        Illegal::NotAsked { seat } => say!(v, "no-not_asked", who = &v.seat(seat)),
        Illegal::AlreadyConceded => say!(v, "no-already_conceded"),
        Illegal::NotTheQuestion => say!(v, "no-not_the_question"),
        Illegal::MayNotPass => say!(v, "no-may_not_pass"),
        Illegal::NotAtHand { worker } => say!(v, "no-not_at_hand", worker = &v.worker(worker)),
        Illegal::TrackFull { spot } => say!(v, "no-track_full", spot = &v.spot(spot)),
        Illegal::OnceOnInitiative => say!(v, "no-once_on_initiative"),
        Illegal::ImperialFleet { planet } => say!(v, "no-imperial_fleet", planet = &v.planet(planet)),
        Illegal::RebelFleet { planet } => say!(v, "no-rebel_fleet", planet = &v.planet(planet)),
        Illegal::NotShown => say!(v, "no-not_shown"),
        Illegal::TooExpensive => say!(v, "no-too_expensive"),
        Illegal::NotThere => say!(v, "no-not_there"),
        Illegal::BidTooLow { least } => say!(v, "no-bid_too_low", n = least),
        Illegal::BidTooHigh { most } => say!(v, "no-bid_too_high", n = most),
        Illegal::WrongPayment => say!(v, "no-wrong_payment"),
        Illegal::NotPossible => say!(v, "no-not_possible"),
    }
}

pub(crate) fn prompt(cards: &Catalogue, prompt: &Prompt, lang: Lang) -> String {
    let v = Voice(lang);
    let who = v.seat(prompt.frame.seat());
    match prompt.frame {
        Frame::Settle { left, .. } => say!(v, "ask-settle", who = &who, left = left),
        Frame::Place { .. } => say!(v, "ask-place", who = &who),
        Frame::Land { worker, .. } => say!(v, "ask-land", who = &who, worker = &v.a(worker)),
        Frame::Good { .. } => say!(v, "ask-good", who = &who),
        Frame::Mission { .. } => say!(v, "ask-mission", who = &who),
        Frame::Target { mission, .. } => say!(v, "ask-target", who = &who, card = &v.mission(cards, mission)),
        Frame::PayMission { mission, left, .. } => {
            say!(v, "ask-pay-mission", who = &who, card = &v.mission(cards, mission), left = left)
        }
        Frame::Research { cost, .. } => say!(v, "ask-research", who = &who, cost = cost),
        Frame::Attack { worker, .. } => say!(v, "ask-attack", who = &who, worker = &v.a(worker)),
        Frame::Defend { planet, attacker, .. } => {
            let percent = prompt.odds.map_or(0, |o| o.percent());
            let (planet, attacker) = (v.planet(planet), v.side(attacker));
            say!(v, "ask-defend", who = &who, planet = &planet, attacker = &attacker, percent = percent)
        }
        Frame::SecondLoss { planet, .. } => say!(v, "ask-second-loss", who = &who, planet = &v.planet(planet)),
        Frame::Train { cost, .. } => say!(v, "ask-train", who = &who, cost = cost),
        Frame::Bid { high, .. } => say!(v, "ask-bid", who = &who, high = high),
        Frame::Technology { .. } => say!(v, "ask-technology", who = &who),
        Frame::PaySenate { left, .. } => say!(v, "ask-pay-senate", who = &who, left = left),
        Frame::Run(run) => {
            let step = prompt.effect.map(|e| step(v, &run, e)).unwrap_or_default();
            say!(v, "ask-card", who = &who, card = &v.card(cards, run.card), step = &step)
        }
    }
}

/// What a card asks at its current step.
fn step(v: Voice, run: &Run, effect: Effect) -> String {
    let planet = run.planet.map(|p| v.planet(p)).unwrap_or_default();
    let of = run.planet.map(|p| v.of(p)).unwrap_or_default();
    match effect {
        Effect::Recruit { .. } => say!(v, "step-train"),
        Effect::RebelFleet if run.left == 1 => say!(v, "step-fleet-moves-on"),
        Effect::RebelFleet => say!(v, "step-rebel-fleet"),
        Effect::Deploy { worker, count, .. } => say!(v, "step-deploy", workers = &v.workers(worker, count)),
        Effect::ShiftWorkers { .. } if run.origin.is_some() => say!(v, "step-send"),
        Effect::ShiftWorkers { .. } => say!(v, "step-shift"),
        Effect::AddSentinels { count } => say!(v, "step-add-sentinels", sentinels = &v.sentinels(count)),
        Effect::RemoveSentinels { .. } => say!(v, "step-remove-sentinels"),
        Effect::FlipSentinel => say!(v, "step-flip-sentinel"),
        Effect::MoveSentinels { .. } => say!(v, "step-move-sentinel"),
        Effect::ScatterSentinels => say!(v, "step-scatter", of = &of),
        Effect::BringImperialFleet => say!(v, "step-bring-fleet"),
        Effect::RemoveImperialFleet { at: Where::Any } => say!(v, "step-remove-fleet"),
        Effect::RemoveRebelsOrSpecialists { .. } if run.planet.is_none() => say!(v, "step-propaganda-planet"),
        Effect::RemoveWorkers { .. } | Effect::RemoveRebelsOrSpecialists { .. } => {
            say!(v, "step-remove-worker", planet = &planet)
        }
        Effect::RemoveFromMissions { .. } => say!(v, "step-remove-from-missions", left = run.left),
        Effect::RemoveRival { worker } if run.rival.is_none() => {
            say!(v, "step-remove-rival", worker = &v.worker(worker))
        }
        Effect::RandomLosses { .. } => say!(v, "step-random-losses"),
        Effect::TakeRoute => say!(v, "step-route"),
        Effect::NameRival => say!(v, "step-name"),
        _ => say!(v, "step-reward", reward = &crate::text::effect(v, effect)),
    }
}

/// The first letter of a sentence.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().collect::<String>() + letters.as_str()).unwrap_or_default()
}

pub(crate) fn event(cards: &Catalogue, event: &Event, lang: Lang) -> String {
    let v = Voice(lang);
    let seat = |s: &Seat| v.seat(*s);
    let planet = |p: &Planet| v.planet(*p);
    match event {
        Event::SetUp { order } => say!(v, "on-set_up", order = &v.seats(order)),
        Event::RoundBegan { round, epoch } => say!(v, "on-round_began", round = *round, epoch = &v.epoch(*epoch)),
        Event::TrackBegan { track } => say!(v, "on-track_began", phase = &v.say(&format!("phase-{track}"), &[])),
        Event::PhaseBegan { phase } => say!(v, "on-phase_began", phase = &v.phase(*phase)),
        Event::Placed { seat: s, worker, spot } => {
            say!(v, "on-placed", who = &seat(s), worker = &v.a(*worker), on = &v.say(&format!("on-spot-{spot}"), &[]))
        }
        Event::InitiativePaid { seat: s, credits } => say!(v, "on-initiative_paid", who = &seat(s), n = *credits),
        Event::Landed { seat: s, worker, planet: p } => {
            say!(v, "on-landed", who = &seat(s), worker = &v.a(*worker), planet = &planet(p))
        }
        Event::LabTaken { seat: s, planet: p } => say!(v, "on-lab_taken", who = &seat(s), of = &v.of(*p)),
        Event::RouteTaken { seat: s, planet: p, from: None } => {
            say!(v, "on-route_taken", who = &seat(s), of = &v.of(*p))
        }
        Event::RouteTaken { seat: s, planet: p, from: Some(from) } => {
            say!(v, "on-route_taken_from", who = &seat(s), of = &v.of(*p), from = &seat(from))
        }
        Event::Deployed { seat: s, worker, count, planet: p } => {
            say!(v, "on-deployed", who = &seat(s), workers = &v.workers(*worker, *count), planet = &planet(p))
        }
        Event::Shifted { seat: s, worker, from, to } => {
            let (from, to) = (v.from(*from), planet(to));
            say!(v, "on-shifted", who = &seat(s), worker = &v.a(*worker), from = &from, to = &to)
        }
        Event::GoodTaken { seat: s, good } => say!(v, "on-good_taken", who = &seat(s), good = &v.good(*good)),
        Event::NoGoodLeft { seat: s } => say!(v, "on-no_good_left", who = &seat(s)),
        Event::GoodsDrawn { seat: s, good } => say!(v, "on-goods_drawn", who = &seat(s), good = &v.good(*good)),
        Event::GoodsReturned { goods } => say!(v, "on-goods_returned", list = &v.goods(goods)),
        Event::Passed { seat: s, track } => say!(v, "on-passed", who = &seat(s), track = &v.track(*track)),
        Event::MissionBegan { seat: s, mission, planet: p, cost, .. } => {
            let place = p.map_or_else(|| v.say("senate", &[]), |p| v.planet(p));
            say!(
                v,
                "on-mission_began",
                who = &seat(s),
                mission = &v.say("mission", &[("mission", cards.name(Card::Mission(*mission), lang).into())]),
                place = &place,
                cost = *cost
            )
        }
        Event::Paid { seat: s, worker, track } => {
            say!(v, "on-paid", who = &seat(s), worker = &v.a(*worker), track = &v.track(*track))
        }
        Event::MissionPerformed { seat: s, mission, points } => {
            say!(v, "on-mission_performed", who = &seat(s), mission = &v.mission(cards, *mission), n = *points)
        }
        Event::Bought { seat: s, technology, cost } => {
            say!(v, "on-bought", who = &seat(s), technology = v.technology(cards, *technology), cost = *cost)
        }
        Event::Attacked { seat: s, worker, planet: p, defender } => {
            let (who, worker, planet) = (seat(s), v.a(*worker), planet(p));
            match defender {
                Some(d) => say!(v, "on-attacked", who = &who, worker = &worker, planet = &planet, defender = &seat(d)),
                None => say!(v, "on-attacked_sentinel", who = &who, worker = &worker, planet = &planet),
            }
        }
        Event::Targeted { planet: p, seat: s, .. } => say!(v, "on-targeted", of = &v.of(*p), who = &seat(s)),
        Event::Battle { planet: p, attacker, defender, cubes, drawn, won, .. } => {
            let drawn: Vec<String> = drawn.iter().map(|side| v.side(*side)).collect();
            let winner = v.side(if *won { *attacker } else { *defender });
            let (attacker, defender) = (v.side(*attacker), v.side(*defender));
            say!(
                v,
                "on-battle",
                planet = &planet(p),
                attacker = &attacker,
                a = cubes.0,
                defender = &defender,
                d = cubes.1,
                drawn = &drawn.join(", "),
                winner = &capital(&winner)
            )
        }
        Event::Removed { seat: s, worker, place } => {
            let place = match place {
                Place::Planet(p) => v.planet(*p),
                Place::Track(t) => v.track(*t),
            };
            say!(v, "on-removed", who = &seat(s), worker = &v.a(*worker), place = &place)
        }
        Event::Trained { seat: s, worker, .. } => say!(v, "on-trained", who = &seat(s), worker = &v.a(*worker)),
        Event::NotTrained { seat: s } => say!(v, "on-not_trained", who = &seat(s)),
        Event::BidMade { seat: s, bid } => say!(v, "on-bid_made", who = &seat(s), n = *bid),
        Event::BidPassed { seat: s } => say!(v, "on-bid_passed", who = &seat(s)),
        Event::Voted { seat: s, action, bid } => {
            say!(v, "on-voted", who = &seat(s), action = v.action(cards, *action), n = *bid)
        }
        Event::Unsold { action } => say!(v, "on-unsold", action = v.action(cards, *action)),
        Event::CardPlayed { seat: s, card } => say!(v, "on-card_played", who = &seat(s), card = &v.card(cards, *card)),
        Event::IncomePaid { seat: s, credits, .. } => say!(v, "on-income_paid", who = &seat(s), n = *credits),
        Event::CreditsGained { seat: s, credits } => say!(v, "on-credits_gained", who = &seat(s), n = *credits),
        Event::CreditsTaken { seat: s, from, credits } => {
            say!(v, "on-credits_taken", who = &seat(s), from = &seat(from), n = *credits)
        }
        Event::CubesGained { seat: s, count } => say!(v, "on-cubes_gained", who = &seat(s), cubes = &v.cubes(*count)),
        Event::CubesBorrowed { seat: s, count, against } => {
            let key = match against {
                Foe::Sentinels => "on-cubes_borrowed_sentinels",
                Foe::Factions => "on-cubes_borrowed_factions",
            };
            say!(v, key, who = &seat(s), cubes = &v.cubes(*count))
        }
        Event::Recruited { seat: s, worker, count } => {
            say!(v, "on-recruited", who = &seat(s), workers = &v.workers(*worker, *count))
        }
        Event::Posted { seat: s, worker, track } => {
            say!(v, "on-posted", who = &seat(s), worker = &v.a(*worker), post = &crate::text::post(v, *track))
        }
        Event::RebelFleetMoved { seat: s, planet: p } => {
            say!(v, "on-rebel_fleet_moved", who = &seat(s), planet = &planet(p))
        }
        Event::ImperialFleetMoved { from, to } => match (from, to) {
            (Some(from), Some(to)) => say!(v, "on-imperial_fleet_moved", from = &v.from(*from), to = &planet(to)),
            (Some(from), None) => say!(v, "on-imperial_fleet_removed", from = &planet(from)),
            (None, to) => say!(v, "on-imperial_fleet_added", to = &to.map(|p| v.planet(p)).unwrap_or_default()),
        },
        Event::SentinelsMoved { from, to, count } => {
            let sentinels = v.sentinels(*count);
            match (from, to) {
                (Some(from), Some(to)) => {
                    say!(
                        v,
                        "on-sentinels_moved",
                        n = *count,
                        sentinels = &sentinels,
                        from = &v.from(*from),
                        to = &planet(to)
                    )
                }
                (Some(from), None) => {
                    say!(v, "on-sentinels_removed", n = *count, sentinels = &sentinels, from = &planet(from))
                }
                (None, to) => {
                    let to = to.map(|p| v.planet(p)).unwrap_or_default();
                    say!(v, "on-sentinels_added", n = *count, sentinels = &sentinels, to = &to)
                }
            }
        }
        Event::WorkersReturned { planet: p, seat: s, workers } => {
            say!(v, "on-workers_returned", who = &seat(s), workers = &v.crew(*workers), from = &v.from(*p))
        }
        Event::MissionCostRaised { amount } => say!(v, "on-mission_cost_raised", n = *amount),
        Event::FirstAtMissions { seat: s } => say!(v, "on-first_at_missions", who = &seat(s)),
        Event::RivalNamed { seat: s, rival } => say!(v, "on-rival_named", who = &seat(s), rival = &seat(rival)),
        Event::PlanetScored { planet: p, seat: s, points, .. } => {
            say!(v, "on-planet_scored", planet = &planet(p), who = &seat(s), n = *points)
        }
        Event::SenateScored { seat: s, points } => say!(v, "on-senate_scored", who = &seat(s), n = *points),
        Event::FinalScored { seat: s, sheet, total } => {
            let sum = |n: &[u8]| n.iter().map(|n| u16::from(*n)).sum::<u16>();
            say!(
                v,
                "on-final_scored",
                who = &seat(s),
                n = *total,
                planets = sum(&sheet.planets),
                senate = sum(&sheet.senate),
                technologies = sheet.technologies,
                missions = sheet.missions,
                economy = sheet.economy
            )
        }
        Event::NewOrder { order } => say!(v, "on-new_order", order = &v.seats(order)),
        Event::GoodsShown { goods } => say!(v, "on-goods_shown", list = &v.goods(goods)),
        Event::MissionsReturned { .. } => say!(v, "on-missions_returned"),
        Event::MissionShown { mission } => say!(v, "on-mission_shown", mission = &v.mission(cards, *mission)),
        Event::TechnologiesRemoved { .. } => say!(v, "on-technologies_removed"),
        Event::TechnologyShown { technology } => {
            say!(v, "on-technology_shown", technology = v.technology(cards, *technology))
        }
        Event::ActionShown { action } => say!(v, "on-action_shown", action = v.action(cards, *action)),
        Event::GalacticWarBegan => say!(v, "on-galactic_war_began"),
        Event::Conceded { seat: s } => say!(v, "on-conceded", who = &seat(s)),
        Event::Over { winners } => say!(v, "on-over", n = winners.len() as u8, list = &v.seats(winners)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_are_complete() {
        assert_eq!(WORDS.unmatched(), Vec::<String>::new());
    }
}

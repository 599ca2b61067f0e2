//! Battles: the war track, and the galactic war after round 8.

use crate::GalacticRebellion;
use crate::deal;
use crate::event::{Event, Side};
use crate::odds;
use crate::piece::{Planet, Worker};
use crate::play::Play;
use crate::state::{Frame, Phase, SEATS, State};
use starboard_core::{Chance, Odds, Seat, Sink};

impl GalacticRebellion {
    /// The cubes a seat attacks with: its own, two more for a hero against a sentinel, and borrowed ones (GR-08, GR-29c).
    pub fn attack_cubes(&self, s: &State, seat: Seat, worker: Worker, against_sentinels: bool) -> u8 {
        let player = s.player(seat);
        let extra = if against_sentinels {
            player.against_sentinels.now + if worker == Worker::Hero { self.cards.board.war.hero_bonus } else { 0 }
        } else {
            player.against_factions.now
        };
        player.cubes.saturating_add(extra).min(self.cards.board.war.most_cubes)
    }

    /// The chance that an attack from the war track succeeds.
    pub fn attack_odds(&self, s: &State, seat: Seat, worker: Worker, rival: Option<Seat>) -> odds::Odds {
        let attacker = self.attack_cubes(s, seat, worker, rival.is_none());
        let defender = rival.map_or(self.cards.board.war.sentinel_cubes, |r| s.player(r).cubes);
        odds::attack(attacker, defender)
    }
}

impl<C: Chance, E: Sink<Event>> Play<'_, C, E> {
    pub(crate) fn attack(&mut self, seat: Seat, worker: Worker, planet: Planet, rival: Option<Seat>) {
        self.tell(|| Event::Attacked { seat, worker, planet, defender: rival });
        let cubes = self.rules.attack_cubes(self.s, seat, worker, rival.is_none());
        match rival {
            Some(rival) => self.s.stack.push(Frame::Defend { seat: rival, planet, attacker: Some(seat), cubes }),
            None => {
                let black = self.rules.cards.board.war.sentinel_cubes;
                if self.battle(planet, (Some(seat), cubes), (None, black), Some(worker)) {
                    self.remove_sentinel(planet);
                }
            }
        }
    }

    /// The defender has chosen who defends: the battle is fought. Losing with a worker that is not military costs a second
    /// one of the owner's choice, if there is one (GR-30).
    pub(crate) fn defend(&mut self, seat: Seat, planet: Planet, attacker: Side, cubes: u8, worker: Worker) {
        let own = self.s.player(seat).cubes;
        let lost = self.battle(planet, (attacker, cubes), (Some(seat), own), Some(worker));
        if lost {
            self.remove_at(planet, seat, worker);
            if !worker.is_military() && !self.s.crew(planet, seat).is_empty() {
                self.s.stack.push(Frame::SecondLoss { seat, planet });
            }
        } else if attacker.is_none() {
            self.remove_sentinel(planet);
        }
    }

    /// Three cubes out of the bag, the majority wins: does the attacker? `with` is the worker that fights on the factions' side.
    fn battle(&mut self, planet: Planet, attacker: (Side, u8), defender: (Side, u8), with: Option<Worker>) -> bool {
        let place = |side: Side| side.map_or(usize::from(deal::EMPIRE), |s| s.index());
        // Eight are drawn from more quickly than six.
        let mut bag = [0u8; 8];
        bag[place(attacker.0)] = attacker.1;
        bag[place(defender.0)] = defender.1;
        let mut total = u16::from(attacker.1) + u16::from(defender.1);
        let mut drawn = [None; 3];
        let mut hits = 0;
        for cube in &mut drawn {
            let outcome = self.chance.pick(Odds { space: deal::CUBE, counts: &bag, total });
            bag[usize::from(outcome)] -= 1;
            total -= 1;
            *cube = (outcome != deal::EMPIRE).then_some(Seat(outcome as u8));
            hits += u8::from(*cube == attacker.0);
        }
        let won = hits >= 2;
        let (cubes, attacker, defender) = ((attacker.1, defender.1), attacker.0, defender.0);
        self.tell(|| Event::Battle { planet, attacker, defender, with, cubes, drawn, won });
        won
    }

    /// Planet by planet, until it has no sentinels or only sentinels (GR-41, GR-41b).
    #[inline(never)]
    pub(crate) fn step_galactic_war(&mut self) {
        let Some(planet) = Planet::ALL.get(usize::from(self.s.cursor)).copied() else {
            self.enter(Phase::Scoring);
            return;
        };
        let world = self.s.world(planet);
        let counts = self.s.workers(planet);
        let most = counts.into_iter().max().unwrap_or(0);
        if world.sentinels == 0 || most == 0 {
            self.s.war_target = None;
            self.s.cursor += 1;
            return;
        }
        let target = match self.s.war_target.filter(|t| counts[t.index()] > 0) {
            Some(target) => target,
            None => self.choose_target(planet, counts, most),
        };
        let cubes = self.rules.cards.board.war.galactic_war_cubes;
        self.s.stack.push(Frame::Defend { seat: target, planet, attacker: None, cubes });
    }

    /// The faction with most workers; ties are drawn with equal chances. It stays the target until it is wiped out.
    fn choose_target(&mut self, planet: Planet, counts: [u8; SEATS], most: u8) -> Seat {
        let tied = counts.map(|n| u8::from(n == most));
        let total = tied.iter().map(|n| u16::from(*n)).sum();
        let seat = if total > 1 {
            Seat(self.chance.pick(Odds { space: deal::TARGET, counts: &tied, total }) as u8)
        } else {
            Seat(tied.iter().position(|n| *n == 1).unwrap_or(0) as u8)
        };
        self.s.war_target = Some(seat);
        self.tell(|| Event::Targeted { planet, seat, drawn: total > 1 });
        seat
    }
}

//! Secret missions: who may perform one, what it costs, and who pays.

use crate::GalacticRebellion;
use crate::catalogue::{Card, MissionId};
use crate::effect::Site;
use crate::event::Event;
use crate::piece::{Crew, Planet, Track, Worker};
use crate::play::Play;
use crate::state::{Frame, Phase, Run, State};
use starboard_core::{Chance, Seat, Sink};

impl GalacticRebellion {
    /// The sentinels there, or the printed cost in the senate, and what a card in play adds (GR-06, GR-14, GR-53).
    pub fn mission_cost(&self, s: &State, site: Site, planet: Option<Planet>) -> u8 {
        let there = match (planet, site) {
            (Some(planet), _) => s.world(planet).sentinels.max(self.options.minimum_mission_cost),
            (None, Site::Rival { senate_cost: Some(cost), .. }) => cost,
            (None, _) => 0,
        };
        there + s.mission_surcharge
    }

    /// Is there a place to perform it that the seat can pay for? (GR-07)
    #[inline]
    pub fn can_perform(&self, s: &State, seat: Seat, mission: MissionId) -> bool {
        let site = self.cards.mission(mission).site;
        let value = s.player(seat).missions.mission_value();
        match site {
            Site::Planet(planet) => self.mission_cost(s, site, Some(planet)) <= value,
            _ => self.is_there_a_target(s, seat, site, value),
        }
    }

    #[inline(never)]
    fn is_there_a_target(&self, s: &State, seat: Seat, site: Site, value: u8) -> bool {
        let affordable = |planet: Planet| self.mission_cost(s, site, Some(planet)) <= value;
        match site {
            Site::Planet(planet) => affordable(planet),
            Site::ImperialFleet => s.blockades.iter().any(affordable),
            Site::Rival { worker, senate_cost } => s.rivals(seat).any(|rival| {
                let in_senate = senate_cost.is_some() && s.player(rival).senate.has(worker);
                let on_planet = |planet: Planet| s.crew(planet, rival).has(worker) && affordable(planet);
                in_senate && self.mission_cost(s, site, None) <= value || s.manned_by(rival).iter().any(on_planet)
            }),
        }
    }
}

/// Can exactly these workers be part of a payment of `left` in which none could be left out? Overpaying by one is allowed only
/// when every worker that pays is worth two (GR-06b).
pub(crate) fn may_pay(crew: &Crew, worker: Worker, left: u8, single: bool) -> bool {
    let value = worker.mission_value();
    let mut rest = *crew;
    rest.take(worker, 1);
    let single = single || value == 1;
    match left.checked_sub(value) {
        Some(left) => can_finish(&rest, left, single),
        None => !single,
    }
}

fn can_finish(crew: &Crew, left: u8, single: bool) -> bool {
    let twos = crew.count(Worker::Hero) + crew.count(Worker::Smuggler);
    let ones = crew.total() - twos;
    let pairs = twos.min(left / 2);
    let exact = left - 2 * pairs <= ones;
    exact || (!single && left % 2 == 1 && left.div_ceil(2) <= twos)
}

impl<C: Chance, E: Sink<Event>> Play<'_, C, E> {
    /// In turn order each player with a worker there may perform one; the first performance ends the track (GR-05b).
    #[inline(never)]
    pub(crate) fn step_missions(&mut self) {
        let place = usize::from(self.s.cursor);
        if self.s.mission_performed || place >= self.s.seats() {
            self.enter(Phase::Research);
            return;
        }
        self.s.cursor += 1;
        let seat = self.s.mission_order(place);
        if !self.s.player(seat).missions.is_empty() {
            self.s.stack.push(Frame::Mission { seat });
        }
    }

    pub(crate) fn begin_mission(&mut self, seat: Seat, mission: MissionId) {
        match self.rules.cards.mission(mission).site {
            Site::Planet(planet) => self.aim_mission(seat, mission, Some(planet), None),
            _ => self.s.stack.push(Frame::Target { seat, mission }),
        }
    }

    pub(crate) fn aim_mission(&mut self, seat: Seat, mission: MissionId, planet: Option<Planet>, rival: Option<Seat>) {
        let cost = self.rules.mission_cost(self.s, self.rules.cards.mission(mission).site, planet);
        if let Some(i) = self.s.missions_shown.iter().position(|m| *m == mission) {
            self.s.missions_shown.remove(i);
        }
        self.s.mission_performed = true;
        self.s.mission_surcharge = 0;
        self.tell(|| Event::MissionBegan { seat, mission, planet, rival, cost });
        if cost == 0 {
            self.perform(seat, mission, planet, rival);
        } else {
            self.s.stack.push(Frame::PayMission { seat, mission, left: cost, single: false, planet, rival });
        }
    }

    pub(crate) fn pay_mission(&mut self, frame: Frame, worker: Worker) {
        let Frame::PayMission { seat, mission, left, single, planet, rival } = frame else { return };
        self.s.player_mut(seat).missions.take(worker, 1);
        self.give_back(seat, worker);
        self.tell(|| Event::Paid { seat, worker, track: Track::Missions });
        let left = left.saturating_sub(worker.mission_value());
        let single = single || worker.mission_value() == 1;
        if left == 0 {
            self.perform(seat, mission, planet, rival);
        } else {
            self.s.stack.push(Frame::PayMission { seat, mission, left, single, planet, rival });
        }
    }

    fn perform(&mut self, seat: Seat, mission: MissionId, planet: Option<Planet>, rival: Option<Seat>) {
        self.s.player_mut(seat).performed.push(mission);
        let points = self.rules.cards.mission(mission).vp;
        self.tell(|| Event::MissionPerformed { seat, mission, points });
        self.play_card(Run { planet, rival, ..Run::new(seat, Card::Mission(mission)) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crew(rebels: u8, heroes: u8) -> Crew {
        let mut crew = Crew::of(Worker::Rebel, rebels);
        crew.add(Worker::Hero, heroes);
        crew
    }

    /// Whatever may be paid first, the rest can be paid too, and no worker paid could have been left out.
    #[test]
    fn payments_end_exactly_or_with_nobody_to_spare() {
        fn go(crew: Crew, left: u8, paid: (u8, u8), cost: u8, found: &mut bool) {
            for worker in crew.kinds() {
                if may_pay(&crew, worker, left, paid.0 > 0) {
                    let mut rest = crew;
                    rest.take(worker, 1);
                    let paid = if worker == Worker::Hero { (paid.0, paid.1 + 1) } else { (paid.0 + 1, paid.1) };
                    let value = paid.0 + 2 * paid.1;
                    if value >= cost {
                        let least = if paid.0 > 0 { 1 } else { 2 };
                        assert!(value - least < cost, "{paid:?} for {cost}");
                        *found = true;
                    } else {
                        let mut deeper = false;
                        go(rest, cost - value, paid, cost, &mut deeper);
                        assert!(deeper, "{paid:?} for {cost} cannot be finished");
                        *found = true;
                    }
                }
            }
        }
        for rebels in 0..5 {
            for heroes in 0..5 {
                for cost in 1..=rebels + 2 * heroes {
                    let mut found = false;
                    go(crew(rebels, heroes), cost, (0, 0), cost, &mut found);
                    assert!(found, "{rebels} rebels and {heroes} heroes cannot pay {cost}");
                }
            }
        }
        assert!(!may_pay(&crew(1, 2), Worker::Rebel, 4, false));
        assert!(may_pay(&crew(1, 2), Worker::Hero, 4, false));
        assert!(may_pay(&crew(1, 1), Worker::Hero, 1, false), "a hero alone overpays with nobody to spare");
        assert!(!may_pay(&crew(1, 1), Worker::Hero, 1, true));
    }
}

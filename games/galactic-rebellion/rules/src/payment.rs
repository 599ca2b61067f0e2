//! Payments and losses that leave nothing to choose.

use crate::GalacticRebellion;
use crate::answers::{self, REBELS};
use crate::effect::Effect;
use crate::piece::{Crew, Worker};
use crate::state::{Frame, Run, State};

impl GalacticRebellion {
    /// Is there nothing to choose but an order that changes nothing? (GR-06b, GR-32b, GR-45)
    #[inline]
    pub(crate) fn leaves_no_choice(&self, s: &State, frame: &Frame) -> bool {
        match *frame {
            Frame::PayMission { seat, left, single, .. } if self.switches.forced_payments_ask_nothing => {
                mission_ways(&s.player(seat).missions, left, single) < 2
            }
            Frame::PaySenate { seat, left } if self.switches.forced_payments_ask_nothing => {
                ways(&s.player(seat).senate, Worker::votes, left) < 2
            }
            _ => false,
        }
    }

    /// Does the card take everything it can take, so that only an order would be chosen?
    pub(crate) fn takes_all(&self, s: &State, run: &Run) -> bool {
        if !self.switches.removal_is_not_optional {
            return false;
        }
        let at_planet = |kind: fn(&Crew) -> u8| run.planet.map_or(0, |p| s.world(p).crews.iter().map(kind).sum());
        let there = match self.cards.effects(run.card)[usize::from(run.step)] {
            Effect::RemoveSentinels { .. } => answers::untouched(s, run).len(),
            Effect::RemoveWorkers { .. } => at_planet(Crew::total),
            Effect::RemoveRebelsOrSpecialists { .. } if run.touched == REBELS => {
                at_planet(|crew| crew.count(Worker::Rebel))
            }
            Effect::RemoveFromMissions { .. } => s.players.iter().map(|p| p.missions.mission_value()).sum(),
            _ => return false,
        };
        there <= run.left
    }
}

/// In how many ways a crew can pay for a mission, counted up to two: exactly, or one too much with workers worth two alone.
fn mission_ways(crew: &Crew, left: u8, single: bool) -> u8 {
    let exact = ways(crew, Worker::mission_value, left);
    if single || left.is_multiple_of(2) {
        return exact;
    }
    let mut twos = Crew::EMPTY;
    for worker in [Worker::Hero, Worker::Smuggler] {
        twos.add(worker, crew.count(worker));
    }
    exact + ways(&twos, Worker::mission_value, left + 1)
}

/// In how many ways workers of a crew make the sum, one of which is worth one or two; counted up to two.
#[inline]
fn ways(crew: &Crew, worth: impl Fn(Worker) -> u8, sum: u8) -> u8 {
    // Of the ones and the twos: how many there are, and of how many kinds.
    let (mut ones, mut twos) = ((0, 0), (0, 0));
    for (worker, n) in crew.iter() {
        let pieces = if worth(worker) == 1 { &mut ones } else { &mut twos };
        *pieces = (pieces.0 + n, pieces.1 + 1);
    }
    let mut found = 0;
    // As many twos as leave no more than the ones can pay.
    for pairs in sum.saturating_sub(ones.0).div_ceil(2)..=twos.0.min(sum / 2) {
        found += picks(ones, sum - 2 * pairs) * picks(twos, pairs);
        if found > 1 {
            return 2;
        }
    }
    found
}

/// In how many ways so many of the pieces can be taken, if there are so many in all and of so many kinds; counted up to two.
fn picks((all, kinds): (u8, u8), n: u8) -> u8 {
    if n == 0 || n == all || kinds == 1 { 1 } else { 2 }
}

/// May the spies take this worker, so that as much of their points as can be is still taken? (GR-51)
pub(crate) fn spies_may_take(s: &State, worker: Worker, left: u8) -> bool {
    let (mut ones, mut twos) = (0, 0);
    for player in &s.players {
        let here = player.missions.count(Worker::Hero) + player.missions.count(Worker::Smuggler);
        twos += here;
        ones += player.missions.total() - here;
    }
    let most = most_points(ones, twos, left);
    let worth = worker.mission_value();
    let (ones, twos) = if worth == 1 { (ones.saturating_sub(1), twos) } else { (ones, twos.saturating_sub(1)) };
    worth <= left && worth + most_points(ones, twos, left - worth) == most
}

/// The largest sum up to `left` that so many ones and twos can make.
fn most_points(ones: u8, twos: u8, left: u8) -> u8 {
    let pairs = twos.min(left / 2);
    2 * pairs + ones.min(left - 2 * pairs)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crew(rebels: u8, heroes: u8, smugglers: u8) -> Crew {
        let mut crew = Crew::of(Worker::Rebel, rebels);
        crew.add(Worker::Hero, heroes);
        crew.add(Worker::Smuggler, smugglers);
        crew
    }

    #[test]
    fn a_payment_that_takes_everybody_has_one_way() {
        assert_eq!(mission_ways(&crew(2, 1, 0), 4, false), 1);
        assert_eq!(mission_ways(&crew(0, 1, 1), 3, false), 1, "one too much, and nobody to spare");
        assert_eq!(mission_ways(&crew(1, 1, 1), 4, false), 1, "the rebel stays at home");
        assert_eq!(mission_ways(&crew(2, 1, 0), 2, false), 2);
        assert_eq!(mission_ways(&crew(1, 1, 0), 1, false), 2, "the rebel, or the hero who is worth too much");
        assert_eq!(mission_ways(&crew(1, 1, 0), 1, true), 1);
    }

    #[test]
    fn spies_take_as_much_as_there_is() {
        assert_eq!(most_points(0, 2, 3), 2);
        assert_eq!(most_points(2, 1, 3), 3);
        assert_eq!(most_points(5, 0, 3), 3);
        assert_eq!(most_points(0, 0, 3), 0);
    }
}

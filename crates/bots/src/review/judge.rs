//! Judgements: of single choices, of turns, of a whole game.

use super::told::{Decision, Judgement, SeatReview, TurnReview};

/// From these differences on, in chances to win.
const INACCURACY: f64 = 0.02;
const MISTAKE: f64 = 0.05;
const BLUNDER: f64 = 0.10;
/// A difference so many standard errors from nothing is clear.
const CLEAR: f64 = 2.5;

/// What a choice is called that cost so much.
pub(super) fn judgement(cost: f64, error: f64) -> Judgement {
    match cost {
        _ if cost < CLEAR * error => Judgement::Fine,
        _ if cost >= BLUNDER => Judgement::Blunder,
        _ if cost >= MISTAKE => Judgement::Mistake,
        _ if cost >= INACCURACY => Judgement::Inaccuracy,
        _ => Judgement::Fine,
    }
}

/// One choice of a turn: its place among the decisions, what it brought against the steady player, and what it fell short.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub(super) decision: usize,
    pub(super) gain: f64,
    pub(super) gain_error: f64,
    pub(super) gap: f64,
    pub(super) error: f64,
}

/// Judges a turn: how far all of it falls short of the best that was found at any moment of it. A choice that is made good
/// later in the turn is no mistake.
pub(super) fn judge_turn(parts: &[Part], decisions: &mut [Decision]) -> TurnReview {
    let whole: f64 = parts.iter().map(|p| p.gain).sum();
    let (mut so_far, mut best, mut best_at) = (0.0, f64::NEG_INFINITY, 0);
    for (i, part) in parts.iter().enumerate() {
        if so_far + part.gain + part.gap > best {
            (best, best_at) = (so_far + part.gain + part.gap, i);
        }
        so_far += part.gain;
    }
    let cost = (best - whole).max(0.0);
    let later: f64 = parts.iter().skip(best_at + 1).map(|p| p.gain_error.powi(2)).sum();
    let error = parts.get(best_at).map_or(0.0, |p| p.error).hypot(later.sqrt());
    for part in parts {
        let decision = &mut decisions[part.decision];
        decision.cost = part.gap.min(cost);
        // What is made good later is judged with the doubt of the whole.
        let doubt = if part.gap > cost { error } else { part.error };
        decision.judgement = judgement(decision.cost, doubt);
    }
    let first = parts.first().map(|p| &decisions[p.decision]);
    TurnReview {
        seat: first.map(|d| d.seat).unwrap_or_default(),
        turn: first.map_or(0, |d| d.turn),
        step: first.map_or(0, |d| d.step),
        cost,
        error,
        judgement: judgement(cost, error),
    }
}

/// Adds up what a seat's choices were.
pub(super) fn sum_up(seat: &mut SeatReview, decisions: &[Decision]) {
    for d in decisions.iter().filter(|d| d.seat == seat.seat) {
        seat.judged += 1;
        seat.cost += d.cost;
        seat.stake += d.stake;
        match d.judgement {
            Judgement::Fine => {}
            Judgement::Inaccuracy => seat.inaccuracies += 1,
            Judgement::Mistake => seat.mistakes += 1,
            Judgement::Blunder => seat.blunders += 1,
        }
    }
    seat.accuracy = (seat.stake > 0.0).then(|| 100.0 * (1.0 - seat.cost / seat.stake).clamp(0.0, 1.0));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(of: &[(f64, f64)]) -> (Vec<Part>, Vec<Decision>) {
        let part = |(i, (gain, gap)): (usize, &(f64, f64))| Part {
            decision: i,
            gain: *gain,
            gain_error: 0.001,
            gap: *gap,
            error: 0.001,
        };
        (of.iter().enumerate().map(part).collect(), vec![Decision::default(); of.len()])
    }

    #[test]
    fn another_order_is_no_mistake() {
        // The first choice falls 8 points short of the best, and the second wins them back.
        let (parts, mut decisions) = parts(&[(-0.08, 0.08), (0.08, 0.0)]);
        let turn = judge_turn(&parts, &mut decisions);
        assert!(turn.cost.abs() < 1e-9 && turn.judgement == Judgement::Fine, "{turn:?}");
        assert!(decisions.iter().all(|d| d.judgement == Judgement::Fine && d.cost.abs() < 1e-9));
    }

    #[test]
    fn two_mistakes_are_two_and_add_up() {
        let (parts, mut decisions) = parts(&[(-0.06, 0.06), (0.0, 0.0), (-0.12, 0.12)]);
        let turn = judge_turn(&parts, &mut decisions);
        assert!((turn.cost - 0.18).abs() < 1e-9, "{turn:?}");
        let told: Vec<Judgement> = decisions.iter().map(|d| d.judgement).collect();
        assert_eq!(told, [Judgement::Mistake, Judgement::Fine, Judgement::Blunder]);
    }

    #[test]
    fn what_is_not_clear_is_not_judged() {
        assert_eq!(judgement(0.09, 0.04), Judgement::Fine);
        assert_eq!(judgement(0.09, 0.03), Judgement::Mistake);
        assert_eq!(judgement(0.015, 0.0), Judgement::Fine);
    }

    #[test]
    fn accuracy_is_the_share_kept_of_what_was_at_stake() {
        let d = |cost, stake| Decision { cost, stake, ..Decision::default() };
        let mut seat = SeatReview::default();
        sum_up(&mut seat, &[d(0.1, 0.2), d(0.0, 0.2)]);
        assert_eq!((seat.accuracy.map(f64::round), seat.judged), (Some(75.0), 2));
        let mut idle = SeatReview::default();
        sum_up(&mut idle, &[]);
        assert_eq!(idle.accuracy, None);
    }
}

//! The moments that decided a game.

use super::told::{Decision, Judgement, Stroke, Turning};
use starboard_core::Seat;
use starboard_core::order::Order;

const MOMENTS: usize = 3;
/// Less than this decides nothing.
const LEAST: f64 = 0.03;

/// The three greatest swings, by luck or by choice, each in another turn.
pub(super) fn moments(decisions: &[Decision], chance: &[Stroke]) -> Vec<Turning> {
    let chosen = decisions.iter().filter(|d| d.judgement > Judgement::Fine);
    let chosen =
        chosen.map(|d| Turning { turn: d.turn, step: d.step, seat: d.seat, swing: -d.cost, ..Turning::default() });
    let dealt = chance.iter().filter(|s| s.step > 0).map(|s| {
        let most = (0..s.luck.len()).max_by(|a, b| s.luck[*a].abs().total_cmp(&s.luck[*b].abs())).unwrap_or(0);
        Turning {
            turn: s.turn,
            step: s.step,
            seat: Seat(most as u8),
            chance: true,
            swing: s.luck.get(most).copied().unwrap_or(0.0),
            ..Turning::default()
        }
    });
    let mut all: Vec<Turning> = chosen.chain(dealt).filter(|m| m.swing.abs() >= LEAST).collect();
    all.order_by(|a, b| b.swing.abs().total_cmp(&a.swing.abs()));
    let mut told: Vec<Turning> = Vec::new();
    for moment in all {
        if told.len() < MOMENTS && told.iter().all(|m| m.turn != moment.turn || m.chance != moment.chance) {
            told.push(moment);
        }
    }
    told
}

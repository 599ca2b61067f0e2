//! Reading an open question.

use super::Pending;
use crate::acquire::bit;
use crate::catalog::NONE;
use crate::effect::{CopyOf, Op};
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::state::State;
use crate::variant::Variant;

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    pub(super) fn read_frame(&self, s: &State<S, K, V>, p: &Pending) -> Result<Frame, String> {
        let seat = p.seat.filter(|x| x.0 < self.seating.players).ok_or("a question needs a `seat`")?.0;
        let card = match p.card.as_deref() {
            None | Some("none") => NONE,
            Some(id) => self.kind_now(s, id)?,
        };
        let op = self.catalog.ops.0.get(p.at as usize).copied();
        let op = || op.ok_or_else(|| format!("there is no effect {}", p.at));
        let wrong = || Err(format!("the effect at {} asks something else", p.at));
        Ok(match p.ask.as_str() {
            "run" => {
                if p.len == 0 || p.at as usize + p.len as usize > self.catalog.ops.0.len() {
                    return Err("these effects are not there".to_owned());
                }
                Frame::Run { seat, card, len: p.len, at: p.at }
            }
            "choose" if matches!(op()?, Op::Choice { .. }) => Frame::Choose { seat, card, at: p.at },
            "may" if matches!(op()?, Op::May(_) | Op::Pay { .. }) => Frame::May { seat, card, at: p.at },
            "scrap" if matches!(op()?, Op::Scrap { .. }) => {
                Frame::Scrap { seat, card, left: p.left.max(1), done: p.done, at: p.at }
            }
            "discard_for" if matches!(op()?, Op::Discard { .. }) => {
                Frame::DiscardFor { seat, card, left: p.left.max(1), done: p.done, at: p.at }
            }
            "free" if matches!(op()?, Op::AcquireFree(_)) => Frame::Free { seat, card, at: p.at },
            "choose" | "may" | "scrap" | "discard_for" | "free" => return wrong(),
            "scrap_row" => Frame::ScrapRow { seat, card, left: p.left.max(1), only_now: p.yes },
            "destroy" => Frame::Destroy { seat, card, optional: p.yes },
            "target" => Frame::Target { seat, card, n: p.left },
            "discard" => Frame::Discard { seat, card, left: p.left.max(1) },
            "arrive" if card != NONE && !p.to.is_empty() => {
                let to = p.to.iter().fold(0, |bits, d| bits | bit(*d));
                Frame::Arrive { seat, card, to, own: p.yes, paid: p.paid }
            }
            "copy_ship" => Frame::Copy { seat, card, piece: p.piece, what: CopyOf::Ship },
            "copy_base" => Frame::Copy { seat, card, piece: p.piece, what: CopyOf::Base },
            "recover" => Frame::Recover { seat, card, left: p.left.max(1) },
            "upgrade" if V::HAS_UPGRADES && card != NONE && p.piece <= 3 => {
                Frame::Upgrade { seat, card, own: p.piece, paid: p.paid }
            }
            "muster" if V::HAS_UPGRADES => Frame::Muster { seat, max_cost: p.left },
            "legacy" => {
                let heir = p.heir.filter(|h| h.0 < self.seating.players).ok_or("a legacy needs an `heir`")?;
                Frame::Bequest { seat, to: heir.0 }
            }
            other => return Err(format!("there is no question `{other}`")),
        })
    }
}

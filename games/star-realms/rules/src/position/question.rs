//! Reading an open question.

use super::{Named, Pending};
use crate::acquire::bit;
use crate::catalog::NONE;
use crate::effect::{CopyOf, Destination, Op};
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
        let at = |asks: fn(Op) -> bool| -> Result<u16, String> {
            let at = match &p.at {
                None => {
                    self.first_effect(s, card, asks).ok_or("the card asks nothing like it; `at` says which effect")?
                }
                Some(Named::Name(name)) => self.find_effect(s, card, name)?,
                Some(Named::Number(at)) => *at,
            };
            match self.catalog.ops.0.get(usize::from(at)) {
                Some(op) if asks(*op) => Ok(at),
                Some(_) => Err("the effect at `at` asks something else".to_owned()),
                None => Err(format!("there is no effect {at}")),
            }
        };
        Ok(match p.ask.as_str() {
            "run" => {
                let at = at(|_| true)?;
                if p.len == 0 || usize::from(at) + usize::from(p.len) > self.catalog.ops.0.len() {
                    return Err("`len` is how many effects there are from `at` on".to_owned());
                }
                Frame::Run { seat, card, len: p.len, at }
            }
            "choose" => Frame::Choose { seat, card, at: at(|op| matches!(op, Op::Choice { .. }))? },
            "may" => Frame::May { seat, card, at: at(|op| matches!(op, Op::May(_) | Op::Pay { .. }))? },
            "scrap" => {
                let at = at(|op| matches!(op, Op::Scrap { .. }))?;
                Frame::Scrap { seat, card, left: p.left.max(1), done: p.done, at }
            }
            "discard_for" => {
                let at = at(|op| matches!(op, Op::Discard { .. }))?;
                Frame::DiscardFor { seat, card, left: p.left.max(1), done: p.done, at }
            }
            "free" => Frame::Free { seat, card, at: at(|op| matches!(op, Op::AcquireFree(_)))? },
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
                let to = p.to.first().and_then(|to| Destination::ALL.iter().position(|d| d == to));
                Frame::Upgrade { seat, card, own: to.map_or(p.piece, |to| to as u8 + 1), paid: p.paid }
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

//! A campaign's games: what the next is, and what its end changes.

use super::Held;
use crate::opening::{Names, Opening};
use crate::record::played;
use crate::refused::Refused;
use crate::wire::{CampaignGame, CampaignStage, PlayCampaign};
use starboard_core::campaign::{AnyCampaign, Stage};
use starboard_core::face::Rules;
use starboard_core::record::Record;
use starboard_core::{Refusal, Seed};
use starboard_table::{Shown, What, Who, Why};

/// After the last game bots choose at once what is theirs to choose.
pub fn bots_choose(held: &mut Held) {
    let Some(campaign) = &held.campaign else { return };
    let mut next = campaign.clone_box();
    let mut changed = false;
    while let (Stage::TopUp, Some(seat)) = (next.stage(), next.asked()) {
        let Some(upgrade) = next.suggest().filter(|_| held.is_bot(seat)) else { break };
        if next.top_up(seat, &upgrade).is_err() {
            break;
        }
        changed = true;
    }
    if changed {
        held.campaign = Some(next.into());
    }
}

/// The campaign once its running game is over: its record, or nothing if it was given up or is gone. A game that changes nothing is
/// played again; then the reason is told, too.
pub fn after_game(held: &Held, record: Option<Record>, at: i64) -> (Held, Option<Refusal>) {
    let mut next = Held { table: None, ..held.next(at) };
    let Some(campaign) = &held.campaign else { return (next, None) };
    let mut after = campaign.clone_box();
    let again = match record {
        Some(record) => after.finish(record).err(),
        None => {
            after.restart();
            None
        }
    };
    if again.is_some() {
        after.restart();
    }
    next.campaign = Some(after.into());
    bots_choose(&mut next);
    (next, again)
}

/// The next game of a campaign: the campaign with it, its table, and every moment of it so far.
pub struct NextGame {
    pub held: Held,
    pub opened: Shown,
    pub moments: Vec<Shown>,
}

/// Begins the next game; `find` is where games of this name are.
pub fn next_game(
    held: &Held,
    wish: &PlayCampaign,
    who: Who<'_>,
    find: impl Fn(&str) -> Option<&'static dyn Rules>,
    (names, seed, at): (Names, Seed, i64),
) -> Result<NextGame, Refused> {
    held.seat_of(who)?;
    let campaign = held.campaign.as_ref().ok_or(Why::SeatsOpen)?;
    let mut begun = campaign.clone_box();
    if begun.stage() == Stage::Next {
        begin(&mut *begun, held, who, wish.choice)?;
    }
    let options = begun.running().ok_or(Refused::State("campaign-over"))?;
    let rules = find(begun.game()).ok_or(Refused::NotFound)?;
    let kept = begun.kept();
    let seed = kept.as_ref().and_then(|r| r.seed).unwrap_or(seed);
    let opening = Opening {
        edition: Some(begun.edition().to_owned()),
        clock: wish.clock.unwrap_or_default(),
        takebacks: wish.takebacks.unwrap_or_default(),
        chat: wish.chat.unwrap_or(true),
        campaign: Some(CampaignGame { campaign: held.id.clone(), game: held.played() + 1 }),
        ..Opening::new(rules, options, held.seats.clone(), who, Some(seed))
    };
    let opened = opening.shown(names, at)?;
    let moments = match &kept {
        Some(record) if record.seed.is_some() => played(&opened, record, at, false)?,
        _ => vec![opened.carry_out(vec![What::Start { deals: Vec::new() }.into()], at)?],
    };
    let held = Held { campaign: Some(begun.into()), table: Some(opened.fixed.id.clone()), ..held.next(at) };
    Ok(NextGame { held, opened, moments })
}

/// Whoever is asked chooses: I do, or the bot in that seat.
fn begin(campaign: &mut dyn AnyCampaign, held: &Held, who: Who<'_>, choice: Option<u8>) -> Result<(), Refused> {
    let mine = held.seat_of(who)?;
    let (seat, choice) = match campaign.asked() {
        None => (mine, choice),
        Some(asked) if held.is_bot(asked) => (asked, campaign.suggest().and_then(|c| c.parse().ok())),
        Some(asked) if held.held_by(who.account).any(|s| s == asked) => (asked, choice),
        Some(_) => (mine, choice),
    };
    campaign.begin(seat, choice).map_err(Refused::Illegal)?;
    Ok(())
}

/// The campaign after `who` took an upgrade at its end.
pub fn topped_up(held: &Held, who: Who<'_>, upgrade: &str, at: i64) -> Result<Held, Refused> {
    let mine = held.seat_of(who)?;
    if held.stage() != CampaignStage::TopUp {
        return Err(Refused::State("no-top-up"));
    }
    let campaign = held.campaign.as_ref().ok_or(Why::SeatsOpen)?;
    let seat = held.asked().filter(|s| held.held_by(who.account).any(|m| m == *s)).unwrap_or(mine);
    let mut after = campaign.clone_box();
    after.top_up(seat, upgrade).map_err(Refused::Illegal)?;
    let mut next = Held { campaign: Some(after.into()), ..held.next(at) };
    bots_choose(&mut next);
    Ok(next)
}

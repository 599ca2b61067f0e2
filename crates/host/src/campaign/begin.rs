//! Beginning, joining, forking and importing campaigns.

use super::play::bots_choose;
use super::{Held, Wanted};
use crate::opening::{Names, alone, seats};
use crate::opponents::DEFAULT_LEVEL;
use crate::refused::Refused;
use crate::wire::{CampaignFork, ForkCampaign, ImportCampaign, NewCampaign, SeatKind, SeatPlan};
use serde_json::{Value as Json, json};
use starboard_core::campaign::{AnyCampaign, Campaigns};
use starboard_core::chance::TableChance;
use starboard_core::{Faults, Lang, Seed};
use starboard_table::{Occupant, Who, Why};

/// A game that has campaigns, by name.
type Of = (&'static str, &'static dyn Campaigns);

/// What a host hands in for a new campaign.
pub struct Making<'a> {
    pub who: Who<'a>,
    pub names: Names,
    pub seed: Seed,
    pub at: i64,
}

/// Who sits where in a campaign of so many seats; by default me, in seat `mine`, against bots.
fn places(
    game: &str,
    count: usize,
    plans: Option<&[SeatPlan]>,
    mine: usize,
    me: Who<'_>,
) -> Result<Vec<Occupant>, Faults> {
    let Some(plans) = plans else { return Ok(alone(count, mine, me)) };
    if plans.len() != count {
        return Err(Faults::one("seats", format!("a campaign has {count} seats, {} were given", plans.len())));
    }
    let all = seats(game, plans, me)?;
    match all.iter().any(|o| o.account.as_deref() == Some(me.account)) {
        true => Ok(all),
        false => Err(Faults::one("seats", "one of them must be `me`")),
    }
}

fn without_open(seats: Vec<Occupant>) -> Result<Vec<Occupant>, Faults> {
    match seats.iter().any(|o| o.kind == SeatKind::Open) {
        true => Err(Faults::one("seats", "a campaign that has begun has no open seats")),
        false => Ok(seats),
    }
}

fn check_side(rules: &dyn Campaigns, side: Option<&String>) -> Result<(), Faults> {
    let sides = rules.about(Lang::En).sides;
    match side {
        Some(side) if !sides.iter().any(|(value, _)| value == side) => {
            let names: Vec<&str> = sides.iter().map(|(value, _)| value.as_str()).collect();
            Err(Faults::one("side", format!("there is no side `{side}`; there are: {}", names.join(", "))))
        }
        _ => Ok(()),
    }
}

impl Held {
    fn new(of: Of, making: Making<'_>, seats: Vec<Occupant>, campaign: Option<Box<dyn AnyCampaign>>) -> Held {
        Held {
            id: making.names.id,
            game: of.0,
            rules: of.1,
            host: Some(making.who.account.to_owned()),
            invite: making.names.invite,
            seed: making.seed,
            wanted: Wanted::default(),
            forked_from: None,
            created: making.at,
            updated: making.at,
            version: 1,
            seats,
            campaign: campaign.map(Into::into),
            table: None,
        }
    }

    /// Begins if nobody is missing: the sides are settled, by the coin of the campaign's seed where nobody or everybody wants one.
    fn begin_if_full(&mut self) -> Result<(), Refused> {
        if self.open_seat().is_some() || self.campaign.is_some() {
            return Ok(());
        }
        let all = self.rules.about(Lang::En).sides;
        let first = all.first().map(|(value, _)| value.clone());
        let wanted = &self.wanted.sides;
        let left = all.iter().map(|(value, _)| value).find(|side| !wanted.iter().flatten().any(|w| w == *side));
        let other = if wanted.iter().flatten().next().is_none() { first.as_ref() } else { left.or(first.as_ref()) };
        let side = |i: usize| wanted.get(i).and_then(Option::as_ref).or(other);
        let mut wish = Json::Object(self.wanted.options.clone());
        wish["names"] = (0..self.seats.len()).map(|i| self.name(i)).collect();
        wish["sides"] = (0..self.seats.len()).map(|i| json!(side(i))).collect();
        self.campaign = Some(self.rules.create(wish, &mut TableChance::at(self.seed, 0))?.into());
        Ok(())
    }

    /// Me and the opponents I have; a bot in the place of anybody else.
    fn rivals(&self, mine: usize) -> Vec<SeatPlan> {
        let plan = |(i, o): (usize, &Occupant)| match i == mine {
            true => SeatPlan::Me,
            false => SeatPlan::Bot { level: o.level.clone().unwrap_or_else(|| DEFAULT_LEVEL.to_owned()) },
        };
        self.seats.iter().enumerate().map(plan).collect()
    }

    fn name(&self, seat: usize) -> String {
        let Some(o) = self.seats.get(seat) else { return String::new() };
        o.level.clone().unwrap_or_else(|| o.name.clone())
    }
}

/// A new campaign.
pub fn begun(of: Of, new: NewCampaign, making: Making<'_>) -> Result<Held, Refused> {
    check_side(of.1, new.side.as_ref())?;
    let count = usize::from(of.1.about(Lang::En).seats);
    let seats = places(of.0, count, new.seats.as_deref(), 0, making.who)?;
    let mine = seats.iter().position(|o| o.account.as_deref() == Some(making.who.account));
    let mut held = Held::new(of, making, seats, None);
    held.wanted.sides = (0..count).map(|i| new.side.clone().filter(|_| Some(i) == mine)).collect();
    held.wanted.options = match new.options {
        None => serde_json::Map::new(),
        Some(Json::Object(options)) => options,
        Some(_) => return Err(Faults::one("options", "an object").into()),
    };
    if held.wanted.options.contains_key("names") || held.wanted.options.contains_key("sides") {
        return Err(Faults::one("options", "names and sides are not options: say `seats` and `side`").into());
    }
    // What cannot be is said now, not when the friend comes.
    let mut tried = held.clone();
    tried.seats.iter_mut().filter(|o| o.kind == SeatKind::Open).for_each(|o| *o = Occupant::bot(DEFAULT_LEVEL));
    tried.begin_if_full()?;
    held.begin_if_full()?;
    Ok(held)
}

/// The campaign after `who` took its open seat, wanting this side.
pub fn joined(held: &Held, who: Who<'_>, side: Option<&String>, at: i64) -> Result<Held, Refused> {
    check_side(held.rules, side)?;
    let seat = held.open_seat().ok_or(Why::TableFull)?;
    let mut next = held.next(at);
    next.seats[seat] = Occupant::person(who.account, who.name);
    next.wanted.sides.resize(next.seats.len(), None);
    next.wanted.sides[seat] = side.cloned();
    next.begin_if_full()?;
    Ok(next)
}

/// A copy from the end of an earlier game; the coin is that of the campaign it is a copy of.
pub fn forked(held: &Held, fork: &ForkCampaign, making: Making<'_>) -> Result<Held, Refused> {
    let mine = held.seat_of(making.who)?;
    let campaign = held.campaign.as_ref().ok_or(Why::SeatsOpen)?;
    let copy = campaign.fork(fork.after as usize).map_err(Refused::Illegal)?;
    let same = held.rivals(mine.index());
    let seats = places(held.game, held.seats.len(), fork.seats.as_deref().or(Some(&same)), mine.index(), making.who)?;
    let mut forked = Held::new((held.game, held.rules), making, without_open(seats)?, Some(copy));
    forked.forked_from = Some(CampaignFork { campaign: held.id.clone(), after: fork.after });
    forked.seed = held.seed;
    bots_choose(&mut forked);
    Ok(forked)
}

/// A campaign from a file: every game in it is replayed before it is believed.
pub fn imported(of: Of, import: ImportCampaign, making: Making<'_>, lang: Lang) -> Result<Held, Refused> {
    let text = match import.campaign {
        Json::String(text) => text,
        other => other.to_string(),
    };
    let mut campaign = of.1.import(&text, lang).map_err(Refused::File)?;
    // A game that was running elsewhere goes on only if it can be dealt on as it was begun.
    if campaign.running().is_some() && campaign.kept().is_none_or(|r| r.seed.is_none()) {
        campaign.restart();
    }
    let names = campaign.players();
    let mine = names.iter().position(|n| n.eq_ignore_ascii_case(making.who.name)).unwrap_or(0);
    let seats = places(of.0, names.len(), import.seats.as_deref(), mine, making.who)?;
    let mut held = Held::new(of, making, without_open(seats)?, Some(campaign));
    bots_choose(&mut held);
    Ok(held)
}

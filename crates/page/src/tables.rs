//! What people do at a table of this browser.

use crate::call::{Ask, Stop};
use crate::desk::Job;
use crate::dice::Dice;
use crate::me::ME;
use crate::page::Page;
use crate::route::{DONE, Told, asked, body, told};
use crate::watch::{looker, people};
use serde_json::json;
use starboard_core::face::Table;
use starboard_core::json;
use starboard_host::wire::{
    Act, CardInfo, ChangeTable, Check, Checked, ForSeat, Hint, Hints, Leave, Log, NewTable, Opened, PlayCampaign,
    SeatKind, SeatNumber, SeatPlan, Start, Takeback, TakenBack, Visibility,
};
use starboard_host::{Opening, Refused, opening};
use starboard_shelf::GAMES;
use starboard_table::{What, Who, Why, day};
use std::sync::Arc;

impl Page {
    pub(crate) fn open_table(&mut self, ask: &Ask, dice: &mut Dice) -> Told {
        let new: NewTable = body(ask)?;
        if new.daily == Some(true) {
            let today = day(ask.at);
            if let Some(id) = self.my_daily(&new.game, &today) {
                return told(&Opened { id, invite: None });
            }
            let rules = starboard_shelf::find(&new.game)?;
            let seed = starboard_host::daily::seed(crate::archive::DAILY, rules.name(), &today);
            let name = self.name(ask.lang);
            let opening = starboard_host::daily::opening(rules, who(&name), seed, today)?;
            return self.begin(opening, ask.at, dice);
        }
        if new.seats.iter().flatten().any(|plan| *plan == SeatPlan::Open) {
            return Err(Refused::NeedsPeople.into());
        }
        let name = self.name(ask.lang);
        let opening = opening(GAMES, new, who(&name), Some(dice.seed()))?;
        self.begin(opening, ask.at, dice)
    }

    /// Opens the table and starts it if nobody is missing.
    pub(crate) fn begin(&mut self, opening: Opening, at: i64, dice: &mut Dice) -> Told {
        // Nobody else can come or watch here, and there is nobody to talk to.
        let opening = Opening { chat: false, visibility: Visibility::Private, ..opening };
        let opened = opening.shown(dice.names(), at)?;
        let mut moments = Vec::new();
        if opened.fixed.plan.start && opened.is_full() {
            let start = What::Start { deals: Vec::new() };
            moments.push(opened.carry_out(vec![start.into()], at).map_err(Refused::from)?);
        }
        let id = opened.fixed.id.clone();
        self.open(&opened, moments);
        told(&Opened { id, invite: None })
    }

    pub(crate) fn at_table(&mut self, id: &str, rest: &[&str], ask: &Ask, dice: &mut Dice) -> Told {
        let at = ask.at;
        let shown = self.shown(id, at)?;
        let name = self.name(ask.lang);
        let me = who(&name);
        match (ask.method.as_str(), rest) {
            ("GET", []) => {
                let looker = looker(&shown, asked(ask, "seat").map(SeatNumber), ask.lang)?;
                told(&shown.snapshot(&looker, people(&shown), at))
            }
            ("PATCH", []) => {
                let change: ChangeTable = body(ask)?;
                self.change(id, at, |now| now.rearrange(me, &change))?;
                DONE
            }
            ("GET", ["cards"]) => {
                let own = shown.fixed.game.own_cards(ask.lang);
                told(&own.into_iter().map(CardInfo::from).collect::<Vec<_>>())
            }
            ("POST", ["actions"]) => {
                let wish: Act = body(ask)?;
                shown.may_play(me, &wish)?;
                if wish.ply != shown.ply
                    && let Some(done) = self.already(id, me, &wish)
                {
                    return told(&done);
                }
                let (before, after) = self.change(id, at, |now| now.play(me, &wish, at))?;
                told(&before.played(&after)?)
            }
            ("POST", ["check"]) => {
                let wish: Check = body(ask)?;
                told(&Checked::new(shown.check(me, &wish)?, ask.lang))
            }
            ("POST", ["hint"]) => self.hint(id, ask, dice),
            ("POST", ["start"]) => {
                let wish: Start = body(ask)?;
                self.change(id, at, |now| now.begin(me, &wish))?;
                DONE
            }
            ("POST", ["leave"]) => {
                let wish: Leave = body(ask)?;
                self.change(id, at, |now| now.get_up(me, &wish))?;
                DONE
            }
            ("POST", ["return"]) => {
                let wish: ForSeat = body(ask)?;
                self.change(id, at, |now| now.come_back(me, wish.seat))?;
                DONE
            }
            ("POST", ["takeback"]) => {
                let wish: Takeback = body(ask)?;
                shown.may_take_back(me, &wish)?;
                let past = self.past(id, wish.to_step, at)?;
                let (before, after) = self.change(id, at, |now| now.take_back(me, &wish, past))?;
                told(&TakenBack { answer: before.taken_back(&after) })
            }
            ("POST", ["rematch"]) => self.rematch(id, ask, dice),
            ("GET", ["chat"]) => told(&Log { items: Vec::new(), more: false }),
            ("GET" | "POST", _) => self.look_back(id, rest, ask, dice),
            _ => Err(Refused::NeedsPeople.into()),
        }
    }

    /// Was exactly this done already?
    fn already(&self, id: &str, me: Who<'_>, wish: &Act) -> Option<starboard_host::wire::Acted> {
        let live = self.live.get(id)?;
        let ply = wish.ply.checked_add(1)?;
        let line = live.lines.iter().rev().find(|line| line.ply == Some(ply))?;
        live.now.repeats(me, wish, &line.what, None)
    }

    /// The table when `step` actions stood.
    fn past(&mut self, id: &str, step: u32, at: i64) -> Result<Option<Arc<dyn Table>>, Stop> {
        let shown = self.shown(id, at)?;
        if step >= shown.step {
            return Err(Why::NoPast.into());
        }
        if let Some(table) = shown.past(step) {
            return Ok(Some(table));
        }
        Ok(self.history(id, at)?.tables.get(step as usize).cloned())
    }

    /// The advice is thought out beside, on a table with everything dealt anew that the seat cannot know.
    fn hint(&mut self, id: &str, ask: &Ask, dice: &mut Dice) -> Told {
        let whose: ForSeat = body(ask)?;
        let shown = self.shown(id, ask.at)?;
        let name = self.name(ask.lang);
        let (seat, table) = shown.may_ask_advice(who(&name), whose.seat)?;
        let Some(result) = &ask.result else {
            let imagined = table.imagine(seat, &mut starboard_core::Fast::new(dice.number()));
            let job = Job::hint(&*imagined, &shown.fixed, seat, shown.ply, ask.lang);
            return Err(Stop::Job(json!(job)));
        };
        let (ply, best): (u32, Vec<Hint>) = json::of(result).map_err(|e| Refused::Broken(e.to_string()))?;
        if ply != shown.ply {
            return Err(starboard_table::Refused::PlyMovedOn { ply: shown.ply }.into());
        }
        if best.is_empty() {
            return Err(Refused::State("no-hint").into());
        }
        self.change(id, ask.at, |now| Ok::<_, Refused>(now.took_hint(seat, ply)))?;
        told(&Hints { ply, best })
    }

    fn rematch(&mut self, id: &str, ask: &Ask, dice: &mut Dice) -> Told {
        let shown = self.shown(id, ask.at)?;
        let name = self.name(ask.lang);
        shown.may_play_again(who(&name))?;
        if let Some(of) = &shown.fixed.plan.campaign {
            return self.play_campaign(&of.campaign, &PlayCampaign::default(), ask, dice);
        }
        if let Some(next) = &shown.next {
            return told(&Opened { id: next.clone(), invite: None });
        }
        let opening = starboard_host::again(&shown, who(&name), Some(dice.seed()));
        debug_assert!(opening.seats.iter().all(|o| o.kind != SeatKind::Open), "everybody is here");
        let opened = self.begin(opening, ask.at, dice)?;
        let table = opened["id"].as_str().unwrap_or_default().to_owned();
        self.change(id, ask.at, |now| Ok::<_, Refused>(now.play_again_at(&table)))?;
        Ok(opened)
    }
}

pub(crate) fn who(name: &str) -> Who<'_> {
    Who { account: ME, name }
}

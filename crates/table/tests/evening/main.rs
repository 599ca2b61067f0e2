//! A whole evening at a table, without a server. The time is what the test says it is.

#![allow(unreachable_pub, reason = "a test is a crate of its own")]

mod host;

use host::{ADA, Agreed, BO, CLEO, Evening, INVITE, looker};
use serde_json::json;
use starboard_core::face::CONCEDE;
use starboard_core::{Lang, Seat};
use starboard_table::wire::{
    Act, ChangeTable, Check, ClockPlan, Happening, Join, Leave, OnTimeOut, SeatKind, SeatNumber, SeatPlan, Start,
    Status, TakebackAnswer,
};
use starboard_table::{Occupant, Refused, Why, give_back, run_out};
use starboard_testkit::toy::Smugglers;

const SECOND: i64 = 1_000;
const NOON: i64 = 1_794_744_000_000;

fn smugglers(clock: ClockPlan) -> Evening {
    let seats = vec![Occupant::person(ADA.account, ADA.name), Occupant::open(), Occupant::bot("first")];
    let options = json!({ "players": 3, "target": 60 });
    Evening::open(Agreed { rules: &Smugglers, options, seats, clock, daily: None, hints: false }, NOON)
}

fn join(invite: &str) -> Join {
    Join { seat: None, invite: Some(invite.to_owned()) }
}

#[test]
fn two_people_and_a_bot_spend_an_evening() {
    let clock = ClockPlan::Live { seconds: 60, increment: 5, delay: 0, out: OnTimeOut::Bot };
    let mut table = smugglers(clock);
    sitting_down(&mut table);
    talking(&mut table);
    refusals(&mut table);
    taking_back(&mut table);
    time_runs_out(&mut table);
    giving_up(&mut table);
    table.replays();
}

fn sitting_down(table: &mut Evening) {
    let start = Start { fill: None };
    assert_eq!(table.wish(|now, _| now.begin(ADA, &start)).err(), Some(Why::SeatsOpen.into()));
    assert_eq!(table.wish(|now, _| now.begin(CLEO, &start)).err(), Some(Refused::Forbidden));
    assert_eq!(table.wish(|now, _| now.sit_down(CLEO, &join("open up"))).err(), Some(Refused::Forbidden));
    let plan = SeatPlan::Bot { level: "best".to_owned() };
    let change = ChangeTable { chat: None, seat: Some(SeatNumber(2)), plan: Some(plan) };
    assert!(matches!(table.wish(|now, _| now.rearrange(ADA, &change)), Err(Refused::Faults(_))));
    assert!(table.snapshot(Some(ADA), Lang::En).table.invite.is_some());
    assert!(table.snapshot(None, Lang::En).table.invite.is_none());
    table.at += 20 * SECOND;
    table.wish(|now, _| now.sit_down(BO, &join(INVITE))).expect("whoever is invited sits down");
    assert_eq!(
        (table.now.status, table.now.started),
        (Status::Playing, Some(table.at)),
        "nobody is missing: it starts"
    );
    assert_eq!(table.wish(|now, _| now.sit_down(CLEO, &join(INVITE))).err(), Some(Why::NotWaiting.into()));
}

fn talking(table: &mut Evening) {
    table.wish(|now, _| now.say(ADA, "  good\u{7} evening ")).expect("who sits here may talk");
    assert_eq!(table.wish(|now, _| now.say(CLEO, "hello")).err(), Some(Refused::NotYourSeat));
    assert_eq!(table.wish(|now, _| now.say(BO, " ")).err().map(|r| r.code()), Some("bad_request"));
    let mut bo = looker(&table.now, Some(BO), Lang::En);
    let heard = |bo: &starboard_table::Looker, table: &Evening| {
        let entry = table.now.recent.back().expect("something was said").clone();
        table.now.items(&entry, bo).into_iter().next().map(|item| item.what)
    };
    assert!(matches!(heard(&bo, table), Some(Happening::Chat { text, muted: false, .. }) if text == "good evening"));
    bo.muted.push(ADA.account.to_owned());
    assert!(matches!(heard(&bo, table), Some(Happening::Chat { text, muted: true, .. }) if text.is_empty()));
    let silence = ChangeTable { chat: Some(false), seat: None, plan: None };
    assert_eq!(table.wish(|now, _| now.rearrange(BO, &silence)).err(), Some(Refused::Forbidden));
    table.wish(|now, _| now.rearrange(ADA, &silence)).expect("the host decides");
    assert_eq!(table.wish(|now, _| now.say(BO, "but")).err(), Some(Why::ChatOff.into()));
}

/// A refusal is one value, whatever language it is read in.
fn refusals(table: &mut Evening) {
    assert_eq!(table.act(BO, "sell 1").err(), Some(Refused::NotYourTurn));
    assert_eq!(table.act(CLEO, "sell 1").err(), Some(Refused::NotYourSeat));
    let ply = table.now.ply;
    let early = Act { ply: ply + 1, action: "sell 1".to_owned(), seat: None };
    assert_eq!(table.wish(|now, at| now.play(ADA, &early, at)).err(), Some(Refused::PlyMovedOn { ply }));
    let refused = table.act(ADA, "give 1").expect_err("nobody raids");
    let Refused::Illegal(why) = &refused else { panic!("{refused:?}") };
    let (english, french) = (refused.problem(Lang::En), refused.problem(Lang::Fr));
    assert_eq!((english.code.as_str(), french.code.as_str()), ("illegal", "illegal"));
    assert_ne!(english.words, french.words);
    let asked = table.now.check(ADA, &Check { action: "give 1".to_owned(), seat: None }).expect("anybody may ask");
    assert_eq!(asked.as_ref(), Err(why), "asking beforehand gives the same reason");
    assert!(!why.code.is_empty() && !why.data.is_null());
}

fn taking_back(table: &mut Evening) {
    // A raid tells nothing new as long as the victim has not answered.
    let step = table.now.step;
    table.at += 10 * SECOND;
    table.act_first(ADA, "raid");
    assert_eq!(table.now.clock.as_ref().map(|c| c.left[0]), Some(55 * SECOND), "ten seconds spent, five given back");
    assert_eq!(table.snapshot(Some(ADA), Lang::En).now.map(|n| n.undo.free_to), Some(Some(step)));
    assert_eq!(table.take_back(ADA, step), Ok(TakebackAnswer::Done));
    assert_eq!((table.now.ply, table.now.step), (2, step), "a ply more, a step less");

    // A sale draws a card: that needs leave.
    table.act_first(ADA, "sell");
    assert_eq!(table.take_back(ADA, step), Ok(TakebackAnswer::Asked));
    assert_eq!(table.take_back(ADA, step), Err(Why::AlreadyAsked.into()));
    assert_eq!(table.answer(CLEO, true), Err(Refused::NotYourSeat));
    assert_eq!(table.answer(ADA, true), Err(Refused::Forbidden));
    assert_eq!(table.answer(BO, false), Ok(TakebackAnswer::Refused));
    assert_eq!(table.answer(BO, true), Err(Why::NothingAsked.into()));
    assert_eq!((table.now.ply, table.now.step), (3, 1));
    assert_eq!(table.take_back(ADA, step), Ok(TakebackAnswer::Asked));
    assert_eq!(table.answer(BO, true), Ok(TakebackAnswer::Done));
    assert_eq!((table.now.ply, table.now.step), (4, step));
    assert_eq!(table.take_back(ADA, step), Err(Why::NoPast.into()));

    // What is sent twice is done once.
    let action = table.act_first(ADA, "sell");
    let again = Act { ply: 4, action, seat: None };
    let done = table.now.of_ply(5).expect("just now");
    let repeated = table.now.repeats(ADA, &again, &done.what, done.step).expect("the same");
    assert_eq!((repeated.ply, repeated.step, repeated.again), (5, 1, true));
    assert_eq!(table.now.repeats(BO, &again, &done.what, done.step), None);
}

fn time_runs_out(table: &mut Evening) {
    let bo = Seat(1);
    assert_eq!(table.now.thinking().iter().collect::<Vec<_>>(), [bo]);
    let wake = table.now.wake_at().expect("a clock runs");
    assert_eq!(wake, table.at + 60 * SECOND);
    // The host is away for a while: nobody pays for it.
    table.at += 30 * SECOND;
    table.wish(|now, at| Ok(give_back(now, 30 * SECOND, at))).expect("time is given back");
    assert_eq!(table.now.wake_at(), Some(wake + 30 * SECOND));
    table.at = wake + 30 * SECOND - 1;
    assert!(run_out(&table.now, table.at).is_empty());
    assert_eq!(table.now.come_back(BO, None).map(|deeds| deeds.len()), Ok(0), "they are not away");
    table.at += 1;
    assert_eq!(table.act(BO, "sell 1").err(), Some(Why::TimeUp.into()));
    assert_eq!(table.now.seats[1].stand_in().map(String::as_str), Some("first"));
    assert_eq!(table.act(BO, "sell 1").err(), Some(Why::BotPlays.into()));
    assert_eq!(table.bots(), 2, "for Bo, and the bot itself");
    let told = table.snapshot(Some(ADA), Lang::Fr);
    let stood_in = |what: &Happening| matches!(what, Happening::Moved { bot: Some(bot), .. } if bot == "Le Premier");
    assert_eq!(told.items.iter().filter(|item| stood_in(&item.what)).count(), 1);
    assert_eq!(told.table.seats[1].stand_in.as_deref(), Some("Le Premier"));

    table.wish(|now, _| now.come_back(BO, None)).expect("there is an increment to play on with");
    assert_eq!((table.now.kind(bo), table.now.clock.as_ref().map(|c| c.left[1])), (SeatKind::Person, Some(5 * SECOND)));
    // Bots have acted since, and always agree; Bo, who is back, must be asked.
    table.act_first(ADA, "sell");
    table.at += 4 * SECOND;
    table.act_first(BO, "sell");
    assert_eq!(table.now.clock.as_ref().map(|c| c.left[1]), Some(6 * SECOND));
    assert_eq!(table.bots(), 1);
}

fn giving_up(table: &mut Evening) {
    table.act(ADA, CONCEDE).expect("at any time");
    assert_eq!(table.now.status, Status::Playing, "two are left");
    assert!(matches!(table.act(ADA, CONCEDE), Err(Refused::Illegal(_))), "once");
    assert_eq!(table.now.may_be_told(Some(ADA.account), table.at), Err(Why::NotFinished.into()));
    assert_eq!(table.now.may_play_again(ADA), Err(Why::NotOver.into()));
    table.wish(|now, _| now.get_up(BO, &Leave::default())).expect("who gets up concedes");
    let result = table.now.result.clone().expect("the game is over");
    assert_eq!((table.now.status, result.ranks[2]), (Status::Finished, 1));
    for (lang, words) in [(Lang::En, "First wins."), (Lang::Fr, "Le Premier gagne.")] {
        let told = table.snapshot(None, lang).items.pop().map(|item| item.what);
        assert!(matches!(&told, Some(Happening::Ended { words: said, .. }) if said == words), "{told:?}");
    }
    assert_eq!(table.now.may_be_told(None, table.at), Ok(()));
    assert_eq!(table.now.may_play_again(BO), Ok(()));
    table.wish(|now, _| Ok(now.play_again_at("another"))).expect("a rematch");
    assert!(table.now.play_again_at("a third").is_empty(), "the first counts");
    let everything = table.history().frames(&looker(&table.now, None, Lang::En), true, (0, u32::MAX), 100, table.at);
    assert_eq!((everything.steps, everything.frames.len() as u32), (table.now.step, table.now.step + 1));
    assert!(everything.frames.iter().skip(1).all(|frame| frame.action.is_some()));
}

#[test]
fn an_evening_of_star_realms_ends_when_time_does() {
    let rules = starboard_shelf::find("star-realms").expect("on the shelf");
    let seats = vec![Occupant::person(ADA.account, ADA.name), Occupant::person(BO.account, BO.name)];
    let clock = ClockPlan::Live { seconds: 30, increment: 0, delay: 0, out: OnTimeOut::Concede };
    let mut table = Evening::open(Agreed { rules, options: json!({}), seats, clock, daily: None, hints: false }, NOON);
    table.wish(|now, _| now.begin(ADA, &Start { fill: None })).expect("nobody is missing");
    let asked = |table: &Evening| if table.now.to_move().contains(Seat(0)) { ADA } else { BO };
    let (mut freely, mut asking) = (0, 0);
    for turn in 0..60 {
        table.at += SECOND / 10;
        let who = asked(&table);
        table.act_first(who, "");
        let mover = *table.now.movers.last().expect("somebody acted");
        match (turn % 3, table.now.trail.free_to(mover)) {
            (0, Some(_)) => {
                // The last action only: from where all are undone, the same ones would follow again.
                let step = table.now.step - 1;
                assert_eq!(table.take_back(who, step), Ok(TakebackAnswer::Done));
                freely += 1;
            }
            (_, None) => {
                let step = table.now.before_last(mover).expect("just now");
                let other = if who == ADA { BO } else { ADA };
                assert_eq!(table.take_back(who, step), Ok(TakebackAnswer::Asked));
                let yes = asking % 2 == 0;
                let answer = if yes { TakebackAnswer::Done } else { TakebackAnswer::Refused };
                assert_eq!(table.answer(other, yes), Ok(answer));
                asking += 1;
            }
            _ => {}
        }
    }
    assert!(freely > 0 && asking > 1, "{freely} taken back freely, {asking} by leave");
    let late = asked(&table);
    table.at += 31 * SECOND;
    assert_eq!(table.act(late, "anything").err(), Some(Why::TimeUp.into()));
    let loser = table.now.held_by(late.account).next().expect("a seat");
    assert_eq!(table.now.result.as_ref().map(|r| r.ranks[loser.index()]), Some(2));
    table.replays();
}

#[test]
fn the_seed_of_a_daily_deal_is_told_when_the_day_is_over() {
    let seats = vec![Occupant::person(ADA.account, ADA.name), Occupant::bot("first")];
    let daily = Some(starboard_table::day(NOON));
    let agreed = Agreed { rules: &Smugglers, options: json!({}), seats, clock: ClockPlan::None, daily, hints: false };
    let mut table = Evening::open(agreed, NOON);
    table.wish(|now, _| now.begin(ADA, &Start { fill: None })).expect("nobody is missing");
    table.act(ADA, CONCEDE).expect("at any time");
    assert_eq!(table.now.may_be_told(Some(ADA.account), table.at), Err(Why::DailyOn.into()));
    assert_eq!(table.snapshot(Some(ADA), Lang::En).table.seed, None);
    table.at += 24 * 60 * 60 * SECOND;
    assert_eq!(table.now.may_be_told(Some(ADA.account), table.at), Ok(()));
    assert!(table.snapshot(Some(ADA), Lang::En).table.seed.is_some());
    table.replays();
}

#[test]
fn hints_among_people_are_agreed_to_and_told_at_one_screen_too() {
    let ada = || Occupant::person(ADA.account, ADA.name);
    let beside = || Occupant::person(ADA.account, "Grace");
    let bot = || Occupant::bot("first");
    // Who sits there, whether they agreed to hints; whether one is given, and told.
    let evenings = [
        (vec![ada(), bot()], false, true, false),
        (vec![ada(), beside()], false, false, false),
        (vec![ada(), beside()], true, true, true),
        (vec![ada(), Occupant::open()], false, false, false),
    ];
    for (seats, hints, given, told) in evenings {
        let options = json!({ "players": 2, "target": 60 });
        let agreed = Agreed { rules: &Smugglers, options, seats, clock: ClockPlan::None, daily: None, hints };
        let mut table = Evening::open(agreed, NOON);
        assert_eq!(table.snapshot(Some(ADA), Lang::En).table.hints, given);
        if table.now.is_full() {
            table.wish(|now, _| now.begin(ADA, &Start { fill: None })).expect("everybody is here");
            let asked = table.now.to_move().iter().next().expect("somebody is asked");
            let advice = table.now.may_ask_advice(ADA, Some(SeatNumber(asked.0 + 1)));
            assert_eq!(advice.err() != Some(Why::NoHints.into()), given);
            let tells = !table.now.took_hint(asked, table.now.ply).is_empty();
            assert!(!given || tells == told);
        }
    }
}

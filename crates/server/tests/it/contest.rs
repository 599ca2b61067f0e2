//! People find each other: quick matches, ratings, fair shuffles, friends, groups, taking care.

use crate::common::{Server, TOY, act_first, open, quick, see};
use serde_json::{Value as Json, json};
use starboard_contest::shuffle;
use starboard_load::Client;
use starboard_server::wire::Registration;
use starboard_server::{Config, sql, store};

/// A player's number, the same every time.
pub fn number(n: u8) -> [u8; 32] {
    std::array::from_fn(|i| n.wrapping_mul(31).wrapping_add(i as u8))
}

pub async fn account(server: &Server, name: &str) -> Client {
    let mut client = server.guest().await;
    let made = client.post("/api/register", &json!({ "name": name, "password": "correct horse" })).await.unwrap();
    assert_eq!(made.status, 200, "{}", made.body);
    client
}

pub async fn id_of(client: &mut Client) -> String {
    client.get("/api/me").await.unwrap().body["me"]["id"].as_str().unwrap().to_owned()
}

pub fn live() -> Json {
    json!({ "kind": "live", "seconds": 600, "increment": 5, "out": "concede" })
}

pub fn wish(n: u8, rated: bool) -> Json {
    let promise = shuffle::promise(&number(n));
    json!({ "game": TOY, "options": { "players": 2 }, "clock": live(), "rated": rated, "promise": promise })
}

/// Comes to an agreed game with number `n` until there is a table.
pub async fn comes(client: &mut Client, id: &str, n: u8) -> Json {
    let promise = shuffle::promise(&number(n));
    let state = client.post(&format!("/api/matches/{id}"), &json!({ "promise": promise })).await.unwrap().body;
    if state["tell"] == true {
        let told = json!({ "number": shuffle::write(&number(n)) });
        return client.post(&format!("/api/matches/{id}"), &told).await.unwrap().body;
    }
    state
}

/// Two who look for a game find each other, and a table.
pub async fn meet(a: &mut Client, b: &mut Client, rated: bool) -> String {
    assert_eq!(a.post("/api/match", &wish(1, rated)).await.unwrap().body["type"], "waiting");
    let agreed = b.post("/api/match", &wish(2, rated)).await.unwrap().body;
    assert_eq!(agreed["type"], "agreed", "{agreed}");
    let id = agreed["id"].as_str().unwrap().to_owned();
    comes(a, &id, 1).await;
    let table = comes(b, &id, 2).await;
    assert_eq!(table["type"], "table", "{table}");
    assert_eq!(
        a.post("/api/match", &wish(1, rated)).await.unwrap().body["table"],
        table["table"],
        "both are led there"
    );
    table["table"].as_str().unwrap().to_owned()
}

pub async fn finish(a: &mut Client, b: &mut Client, id: &str) {
    while act_first(a, id).await || act_first(b, id).await {}
}

async fn rated(client: &mut Client, id: &str) -> Json {
    client.get(&format!("/api/tables/{id}/rated")).await.unwrap().body
}

#[tokio::test]
async fn two_meet_play_a_fair_deal_and_are_rated_once() {
    two_meet_play_a_fair_deal_and_are_rated_once_at(&Server::start().await).await;
}

pub async fn two_meet_play_a_fair_deal_and_are_rated_once_at(server: &Server) {
    let (mut a, mut b) = (account(server, "Ada").await, account(server, "Bob").await);
    let id = meet(&mut a, &mut b, true).await;
    let seen = see(&mut a, &id).await;
    assert_eq!((&seen["table"]["rated"], &seen["table"]["hints"]), (&json!(true), &json!(false)));
    assert_eq!(seen["table"]["takebacks"], "never");
    let shuffled = &seen["table"]["shuffle"];
    assert_eq!(shuffled["number"], Json::Null, "nobody knows the seed while it is played");
    assert!(shuffled["players"].as_array().unwrap().iter().all(|p| p["number"].is_null()));
    for path in ["hint", "takeback"] {
        let body = json!({ "ply": 0, "to_step": 0 });
        let no = a
            .post(&format!("/api/tables/{id}/{path}"), if path == "hint" { &Json::Null } else { &body })
            .await
            .unwrap();
        assert_eq!(no.status, 409, "{path}: {}", no.body);
    }
    finish(&mut a, &mut b, &id).await;
    let over = see(&mut a, &id).await["table"].clone();
    let told = |p: &Json| shuffle::read(p["number"].as_str().unwrap()).unwrap();
    let players: Vec<[u8; 32]> = over["shuffle"]["players"].as_array().unwrap().iter().map(told).collect();
    let seed = shuffle::combine(&told(&over["shuffle"]), &players);
    assert_eq!(over["seed"], json!(shuffle::write(&seed)), "the seed is what all numbers make");
    let verified = a.post(&format!("/api/tables/{id}/verify"), &Json::Null).await.unwrap();
    assert_eq!(verified.status, 200, "{}", verified.body);

    let results = rated(&mut a, &id).await;
    assert_eq!(results.as_array().unwrap().len(), 2);
    let gains: Vec<i64> = results
        .as_array()
        .unwrap()
        .iter()
        .map(|r| r["after"].as_i64().unwrap() - r["before"].as_i64().unwrap())
        .collect();
    assert!(gains[0].abs() > 100 && gains[0] + gains[1] == 0, "{results}");
    server.app.settle_all().await.unwrap();
    assert_eq!(rated(&mut a, &id).await, results, "counted once");

    let mine = id_of(&mut a).await;
    let page = b.get(&format!("/api/players/{mine}/ratings")).await.unwrap().body;
    let line = &page["ratings"][0];
    assert_eq!((&line["games"], &line["provisional"], &line["place"]), (&json!(1), &json!(true), &Json::Null));
    assert_eq!(line["curve"].as_array().unwrap().len(), 1);
    assert_eq!(page["versus"][0]["played"], 1);
    let board = a.get(&format!("/api/ratings?game={TOY}&format=alone")).await.unwrap().body;
    assert_eq!((&board["provisional"], &board["players"]), (&json!(2), &json!([])), "too few games for a place");

    // Once more with one tap each, the other one first.
    let again = a.post(&format!("/api/tables/{id}/again"), &Json::Null).await.unwrap().body;
    let next = again["id"].as_str().unwrap().to_owned();
    assert_eq!(see(&mut b, &id).await["table"]["next"], json!(next), "the other one is told");
    comes(&mut a, &next, 3).await;
    comes(&mut b, &next, 4).await;
    let table = comes(&mut a, &next, 3).await["table"].as_str().unwrap().to_owned();
    let seats = see(&mut a, &table).await["table"]["seats"].clone();
    assert_eq!((&seats[0]["name"], &seats[1]["name"]), (&over["seats"][1]["name"], &over["seats"][0]["name"]));
    // Who goes has lost, and it counts.
    assert_eq!(a.post(&format!("/api/tables/{table}/leave"), &Json::Null).await.unwrap().status, 204);
    let lost = rated(&mut a, &table).await;
    let my_seat = see(&mut a, &table).await["table"]["my_seats"][0].clone();
    let my = lost.as_array().unwrap().iter().find(|r| r["seat"] == my_seat).unwrap();
    assert!(my["after"].as_i64() < my["before"].as_i64(), "{lost}");
}

#[tokio::test]
async fn a_match_asks_for_what_it_needs_and_nothing_else_goes() {
    a_match_asks_for_what_it_needs_and_nothing_else_goes_at(&Server::start().await).await;
}

pub async fn a_match_asks_for_what_it_needs_and_nothing_else_goes_at(server: &Server) {
    let mut guest = server.guest().await;
    let bad = |change: &dyn Fn(&mut Json)| {
        let mut all = wish(1, false);
        change(&mut all);
        all
    };
    let cases: [(Json, &str); 4] = [
        (bad(&|w| w["promise"] = json!("abc")), "promise"),
        (bad(&|w| w["clock"] = json!({ "kind": "none" })), "clock"),
        (bad(&|w| w["clock"]["out"] = json!("bot")), "clock.out"),
        (bad(&|w| w["clock"]["delay"] = json!(601)), "clock.delay"),
    ];
    for (wish, said) in cases {
        let no = guest.post("/api/match", &wish).await.unwrap();
        assert_eq!(no.status, 400, "{}", no.body);
        assert!(no.body["words"].as_str().unwrap().contains(said), "{said}: {}", no.body);
    }
    let no = guest.post("/api/match", &wish(1, true)).await.unwrap();
    assert_eq!((no.status, &no.body["code"]), (409, &json!("wrong_state")), "guests have no rating");
    // Somebody else's number, or a stranger's step, is not taken.
    let mut other = server.guest().await;
    guest.post("/api/match", &wish(1, false)).await.unwrap();
    let agreed = other.post("/api/match", &wish(2, false)).await.unwrap().body;
    let path = format!("/api/matches/{}", agreed["id"].as_str().unwrap());
    let forged = guest.post(&path, &json!({ "number": shuffle::write(&number(9)) })).await.unwrap();
    assert_eq!(forged.status, 400, "{}", forged.body);
    let mut stranger = server.guest().await;
    assert_eq!(stranger.post(&path, &json!({})).await.unwrap().status, 404);
}

#[tokio::test]
async fn who_finds_nobody_plays_one_of_ours_and_is_told_so() {
    who_finds_nobody_plays_one_of_ours_and_is_told_so_at(&Server::start().await).await;
}

pub async fn who_finds_nobody_plays_one_of_ours_and_is_told_so_at(server: &Server) {
    let mut me = account(server, "Ada").await;
    let mut quick = wish(1, true);
    quick["game"] = json!("star-realms");
    quick["options"] = json!({});
    let waiting = me.post("/api/match", &quick).await.unwrap().body;
    let patience = waiting["until"].as_i64().unwrap() - waiting["since"].as_i64().unwrap();
    assert_eq!((&waiting["type"], patience), (&json!("waiting"), 20_000));
    // As if twenty seconds had passed.
    let earlier = sql!("UPDATE waiting SET since = since - 20000");
    server.app.hall.writer.commit(store::Unit::of(vec![earlier])).await.unwrap();
    let agreed = me.post("/api/match", &quick).await.unwrap().body;
    assert_eq!((&agreed["instead"], &agreed["rated"]), (&json!(true), &json!(true)), "{agreed}");
    let bot = agreed["players"].as_array().unwrap().iter().find(|p| p["level"].is_string()).unwrap().clone();
    assert_eq!((&bot["level"], &bot["points"]), (&json!("medium"), &json!(1500)), "the nearest to a new player");
    let table = comes(&mut me, agreed["id"].as_str().unwrap(), 1).await;
    assert_eq!(table["instead"], true);
    let id = table["table"].as_str().unwrap().to_owned();
    me.post(&format!("/api/tables/{id}/leave"), &Json::Null).await.unwrap();
    let results = rated(&mut me, &id).await;
    assert!(results[0]["after"].as_i64() < results[0]["before"].as_i64(), "a game against ours counts: {results}");
    let board = me.get("/api/ratings?game=star-realms&format=standard").await.unwrap().body;
    let points: Vec<i64> = board["levels"].as_array().unwrap().iter().map(|l| l["points"].as_i64().unwrap()).collect();
    assert!(points.len() == 5 && points.is_sorted_by(|a, b| a > b), "{points:?}");
}

#[tokio::test]
async fn who_is_blocked_is_not_met_not_heard_and_cannot_invite() {
    who_is_blocked_is_not_met_not_heard_and_cannot_invite_at(&Server::start().await).await;
}

pub async fn who_is_blocked_is_not_met_not_heard_and_cannot_invite_at(server: &Server) {
    let (mut a, mut b) = (account(server, "Ada").await, account(server, "Bob").await);
    let (ada, bob) = (id_of(&mut a).await, id_of(&mut b).await);
    assert_eq!(a.post(&format!("/api/players/{bob}/follow"), &json!({ "on": true })).await.unwrap().status, 204);
    let company = a.get("/api/people").await.unwrap().body;
    assert_eq!((&company["following"][0]["name"], &company["following"][0]["mutual"]), (&json!("Bob"), &json!(false)));
    assert_eq!(a.post(&format!("/api/players/{bob}/block"), &json!({ "on": true })).await.unwrap().status, 204);
    a.post("/api/match", &wish(1, true)).await.unwrap();
    assert_eq!(b.post("/api/match", &wish(2, true)).await.unwrap().body["type"], "waiting", "they do not meet");
    let dare = json!({ "player": ada, "game": TOY, "clock": live(), "rated": false });
    assert_eq!(b.post("/api/challenges", &dare).await.unwrap().status, 403);
    assert_eq!(b.post(&format!("/api/players/{ada}/follow"), &json!({ "on": true })).await.unwrap().status, 403);
    let company = a.get("/api/people").await.unwrap().body;
    assert_eq!((&company["following"], &company["blocked"][0]["name"]), (&json!([]), &json!("Bob")));
    a.post(&format!("/api/players/{bob}/block"), &json!({ "on": false })).await.unwrap();
    assert_eq!(b.post("/api/match", &wish(2, true)).await.unwrap().body["type"], "agreed");
    assert_eq!(
        a.post(&format!("/api/players/{ada}/follow"), &json!({ "on": true })).await.unwrap().status,
        404,
        "oneself"
    );
}

#[tokio::test]
async fn friends_are_invited_by_name_and_a_group_has_its_evening() {
    friends_are_invited_by_name_and_a_group_has_its_evening_at(&Server::start().await).await;
}

pub async fn friends_are_invited_by_name_and_a_group_has_its_evening_at(server: &Server) {
    let (mut a, mut b, mut c) =
        (account(server, "Ada").await, account(server, "Bob").await, account(server, "Cleo").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let slow = json!({ "kind": "correspondence", "days": 3, "out": "concede" });
    let (table, _) = open(&mut a, json!({ "game": TOY, "seats": seats, "visibility": "private", "clock": slow })).await;
    assert_eq!(a.post(&format!("/api/tables/{table}/invite"), &json!({ "name": "nobody" })).await.unwrap().status, 409);
    assert_eq!(c.post(&format!("/api/tables/{table}/invite"), &json!({ "name": "Bob" })).await.unwrap().status, 404);
    assert_eq!(a.post(&format!("/api/tables/{table}/invite"), &json!({ "name": "BOB" })).await.unwrap().status, 200);
    let invited = b.get("/api/people").await.unwrap().body["invitations"][0].clone();
    assert_eq!((&invited["kind"], &invited["by"]), (&json!("table"), &json!("Ada")));
    assert_eq!((&invited["about"], &invited["clock"]), (&json!(TOY), &slow));
    let token = invited["path"].as_str().unwrap().strip_prefix("/join/").unwrap().to_owned();
    assert_eq!(b.post(&format!("/api/tables/{table}/join"), &json!({ "invite": token })).await.unwrap().status, 200);
    assert_eq!(b.get("/api/people").await.unwrap().body["invitations"], json!([]), "what has begun invites nobody");

    let group = a.post("/api/groups", &json!({ "name": "Friday" })).await.unwrap().body;
    let id = group["id"].as_str().unwrap().to_owned();
    assert_eq!(c.get(&format!("/api/groups/{id}")).await.unwrap().status, 404, "nobody else knows of it");
    assert_eq!(c.post(&format!("/api/groups/{id}/join"), &json!({ "invite": "guess" })).await.unwrap().status, 404);
    a.post(&format!("/api/groups/{id}/invite"), &json!({ "name": "Bob" })).await.unwrap();
    assert_eq!(b.post(&format!("/api/groups/{id}/join"), &json!({})).await.unwrap().status, 200);
    let link = json!({ "invite": group["invite"] });
    assert_eq!(c.post(&format!("/api/groups/{id}/join"), &link).await.unwrap().status, 200);
    let opened =
        a.post(&format!("/api/groups/{id}/tables"), &json!({ "game": TOY, "seats": seats })).await.unwrap().body;
    let lobby = b.get(&format!("/api/groups/{id}")).await.unwrap().body;
    assert_eq!(lobby["tables"][0]["table"]["id"], opened["id"]);
    let played = opened["id"].as_str().unwrap().to_owned();
    let sits = json!({ "invite": lobby["tables"][0]["invite"] });
    assert_eq!(b.post(&format!("/api/tables/{played}/join"), &sits).await.unwrap().status, 200);
    finish(&mut a, &mut b, &played).await;
    let evening = c.get(&format!("/api/groups/{id}")).await.unwrap().body["evening"].clone();
    let points: f64 = evening.as_array().unwrap().iter().map(|l| l["points"].as_f64().unwrap()).sum();
    assert_eq!((evening.as_array().unwrap().len(), points), (2, 1.0), "{evening}");
    let cleo = id_of(&mut c).await;
    assert_eq!(b.send("DELETE", &format!("/api/groups/{id}/members/{cleo}"), b"").await.unwrap().status, 403);
    assert_eq!(a.send("DELETE", &format!("/api/groups/{id}/members/{cleo}"), b"").await.unwrap().status, 204);
    assert_eq!(c.get(&format!("/api/groups/{id}")).await.unwrap().status, 404);
}

#[tokio::test]
async fn owners_see_reports_decide_for_a_time_and_all_of_it_is_written_down() {
    owners_see_reports_decide_for_a_time_and_all_of_it_is_written_down_at(&Server::start().await).await;
}

pub async fn owners_see_reports_decide_for_a_time_and_all_of_it_is_written_down_at(server: &Server) {
    let (mut a, mut b, mut owner) =
        (account(server, "Ada").await, account(server, "Bob").await, account(server, "Olga").await);
    let bob = id_of(&mut b).await;
    assert_eq!(owner.get("/api/admin").await.unwrap().status, 404, "nobody knows of the desk");
    let desk = starboard_server::care::CareDesk { store: &*server.app.hall.store, by: (None, "terminal".to_owned()) };
    desk.grant("olga", true).await.unwrap();
    assert_eq!(owner.get("/api/me").await.unwrap().body["me"]["owner"], true);
    let report = json!({ "player": bob, "reason": "words", "words": "he was rude" });
    assert_eq!(a.post("/api/reports", &report).await.unwrap().status, 204);
    let long = json!({ "player": bob, "reason": "words", "words": "x".repeat(501) });
    assert_eq!(a.post("/api/reports", &long).await.unwrap().status, 400);
    let seen = owner.get("/api/admin").await.unwrap().body;
    assert_eq!((&seen["reports"][0]["name"], &seen["reports"][0]["words"]), (&json!("Bob"), &json!("he was rude")));
    let (table, _) = open(&mut b, json!({ "game": TOY })).await;
    let decide = |kind: &str| json!({ "player": "Bob", "kind": kind, "days": 3, "reason": "rude" });
    let seen = owner.post("/api/admin/sanctions", &decide("chat")).await.unwrap().body;
    let chat = b.post(&format!("/api/tables/{table}/chat"), &json!({ "text": "hi" })).await.unwrap();
    assert_eq!(chat.status, 409, "{}", chat.body);
    let lift = format!("/api/admin/sanctions/{}", seen["sanctions"][0]["id"].as_str().unwrap());
    assert_eq!(owner.send("DELETE", &lift, b"").await.unwrap().status, 200);
    assert_eq!(b.post(&format!("/api/tables/{table}/chat"), &json!({ "text": "hi" })).await.unwrap().status, 204);
    owner.post("/api/admin/sanctions", &decide("rated")).await.unwrap();
    assert_eq!(b.post("/api/match", &wish(1, true)).await.unwrap().status, 409);
    assert_eq!(b.post("/api/match", &wish(1, false)).await.unwrap().status, 200);
    owner.post("/api/admin/sanctions", &decide("ban")).await.unwrap();
    assert_eq!(b.get("/api/me").await.unwrap().body["me"], Json::Null, "the session has ended");
    let login = b.post("/api/login", &json!({ "name": "Bob", "password": "correct horse" })).await.unwrap();
    assert_eq!((login.status, &login.body["code"]), (409, &json!("wrong_state")));
    // Every sanction has an end.
    let over = sql!("UPDATE sanctions SET until = 1");
    server.app.hall.writer.commit(store::Unit::of(vec![over])).await.unwrap();
    let login = b.post("/api/login", &json!({ "name": "Bob", "password": "correct horse" })).await.unwrap();
    assert_eq!(login.status, 200, "{}", login.body);
    let close = format!("/api/admin/reports/{}/close", seen["reports"][0]["id"].as_str().unwrap());
    let seen = owner.post(&close, &Json::Null).await.unwrap().body;
    assert_eq!(seen["reports"], json!([]));
    let deeds: Vec<&str> = seen["log"].as_array().unwrap().iter().map(|l| l["deed"].as_str().unwrap()).collect();
    assert_eq!(deeds, ["close", "sanction", "sanction", "lift", "sanction", "grant"]);
    for bad in [
        json!({ "player": "Bob", "kind": "chat", "days": 0, "reason": "" }),
        json!({ "player": "Bob", "kind": "jail", "days": 1, "reason": "" }),
    ] {
        assert_eq!(owner.post("/api/admin/sanctions", &bad).await.unwrap().status, 400);
    }
    for path in ["sanctions", "annul", "codes", "delete"] {
        let body = json!({ "player": "Ada", "kind": "chat", "days": 1, "reason": "", "one": "Ada", "two": "Bob" });
        let body = match path {
            "sanctions" => json!({ "player": "Ada", "kind": "chat", "days": 1, "reason": "" }),
            "annul" => json!({ "one": body["one"], "two": body["two"] }),
            "delete" => json!({ "player": "Ada" }),
            _ => Json::Null,
        };
        assert_eq!(a.post(&format!("/api/admin/{path}"), &body).await.unwrap().status, 404, "{path}");
    }
}

#[tokio::test]
async fn arranged_results_are_found_and_taken_out() {
    arranged_results_are_found_and_taken_out_at(&Server::start().await).await;
}

pub async fn arranged_results_are_found_and_taken_out_at(server: &Server) {
    let (mut a, mut b, mut c) =
        (account(server, "Ada").await, account(server, "Bob").await, account(server, "Cleo").await);
    let bob = id_of(&mut b).await;
    // Bob gives Ada four games away; Cleo plays one.
    for _ in 0..4 {
        let dare = json!({ "player": bob, "game": TOY, "clock": live(), "rated": true });
        let agreed = a.post("/api/challenges", &dare).await.unwrap().body["id"].as_str().unwrap().to_owned();
        comes(&mut a, &agreed, 1).await;
        comes(&mut b, &agreed, 2).await;
        let id = comes(&mut a, &agreed, 1).await["table"].as_str().unwrap().to_owned();
        b.post(&format!("/api/tables/{id}/leave"), &Json::Null).await.unwrap();
        rated(&mut a, &id).await;
    }
    let dare = json!({ "player": id_of(&mut c).await, "game": TOY, "clock": live(), "rated": true });
    let agreed = a.post("/api/challenges", &dare).await.unwrap().body["id"].as_str().unwrap().to_owned();
    comes(&mut a, &agreed, 1).await;
    comes(&mut c, &agreed, 3).await;
    let honest = comes(&mut a, &agreed, 1).await["table"].as_str().unwrap().to_owned();
    finish(&mut a, &mut c, &honest).await;
    rated(&mut a, &honest).await;
    let desk = starboard_server::care::CareDesk { store: &*server.app.hall.store, by: (None, "terminal".to_owned()) };
    desk.grant("cleo", true).await.unwrap();
    let seen = c.get("/api/admin").await.unwrap().body;
    let suspect = &seen["suspects"][0];
    let names = [suspect["one_name"].as_str().unwrap(), suspect["two_name"].as_str().unwrap()];
    assert!(names.contains(&"Ada") && names.contains(&"Bob"), "{suspect}");
    let why: Vec<&str> = suspect["why"].as_array().unwrap().iter().map(|w| w.as_str().unwrap()).collect();
    assert!(why.contains(&"conceded") && why.contains(&"same_place"), "{suspect}");
    let ada = id_of(&mut a).await;
    let points = |page: &Json| page["ratings"][0]["points"].as_i64().unwrap();
    let before = points(&c.get(&format!("/api/players/{ada}/ratings")).await.unwrap().body);
    let out = json!({ "one": suspect["one"], "two": suspect["two"] });
    let seen = c.post("/api/admin/annul", &out).await.unwrap();
    assert_eq!(seen.status, 200, "{}", seen.body);
    let page = c.get(&format!("/api/players/{ada}/ratings")).await.unwrap().body;
    assert!(points(&page) < before && page["ratings"][0]["games"] == 1, "only the honest game is left: {page}");
    assert_eq!(c.get(&format!("/api/players/{bob}/ratings")).await.unwrap().body["ratings"], json!([]));
    assert_eq!(seen.body["log"][0]["deed"], "annul");
}

#[tokio::test]
async fn one_comes_in_by_code_and_back_without_the_password() {
    let server = Server::with(Config { registration: Registration::Invite, ..quick() }).await;
    let desk = starboard_server::care::CareDesk { store: &*server.app.hall.store, by: (None, "terminal".to_owned()) };
    let code = desk.codes(1).await.unwrap().remove(0);
    let mut a = server.guest().await;
    let wanted = |code: &str| json!({ "name": "Ada", "password": "correct horse", "code": code });
    assert_eq!(a.get("/api/me").await.unwrap().body["registration"], "invite");
    assert_eq!(a.post("/api/register", &wanted("nonsense")).await.unwrap().body["code"], "wrong_state");
    let made = a.post("/api/register", &wanted(&code.to_uppercase())).await.unwrap();
    assert_eq!(made.status, 200, "{}", made.body);
    let mut other = server.guest().await;
    let again = json!({ "name": "Bob", "password": "correct horse", "code": code });
    assert_eq!(other.post("/api/register", &again).await.unwrap().status, 409, "a code lets in one");

    let recovery = made.body["recovery"].as_str().unwrap().to_owned();
    assert_eq!(recovery.len(), 29, "{recovery}");
    let back = |code: &str| json!({ "name": "ada", "code": code, "password": "battery staple" });
    assert_eq!(other.post("/api/recover", &back("0000-0000")).await.unwrap().status, 401);
    let weak = json!({ "name": "ada", "code": recovery, "password": "short" });
    assert_eq!(other.post("/api/recover", &weak).await.unwrap().status, 400);
    let came = other.post("/api/recover", &back(&recovery.replace('-', " ").to_uppercase())).await.unwrap();
    assert_eq!(came.status, 200, "{}", came.body);
    assert_eq!(a.get("/api/me").await.unwrap().body["me"], Json::Null, "every other session has ended");
    assert_eq!(a.post("/api/recover", &back(&recovery)).await.unwrap().status, 401, "a code is used once");
    let login = a.post("/api/login", &json!({ "name": "ada", "password": "battery staple" })).await.unwrap();
    assert_eq!(login.status, 200);
    assert_ne!(came.body["recovery"], json!(recovery));

    let closed = Server::with(Config { registration: Registration::Closed, ..quick() }).await;
    let mut c = closed.guest().await;
    assert_eq!(c.post("/api/register", &wanted(&code)).await.unwrap().body["code"], "wrong_state");
}

#[tokio::test]
async fn correspondence_waits_for_who_is_on_holiday() {
    correspondence_waits_for_who_is_on_holiday_at(&Server::start().await).await;
}

pub async fn correspondence_waits_for_who_is_on_holiday_at(server: &Server) {
    let (mut a, mut b) = (account(server, "Ada").await, account(server, "Bob").await);
    let clock = json!({ "kind": "correspondence", "days": 1, "out": "concede" });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (id, invite) = open(&mut a, json!({ "game": TOY, "seats": seats, "clock": clock })).await;
    b.post(&format!("/api/tables/{id}/join"), &json!({ "invite": invite })).await.unwrap();
    let asked = see(&mut a, &id).await["now"]["to_move"][0].as_u64().unwrap();
    let away = if asked == 1 { &mut a } else { &mut b };
    assert_eq!(away.post("/api/me/holidays", &json!({ "days": 31 })).await.unwrap().status, 400);
    let taken = away.post("/api/me/holidays", &json!({ "days": 5 })).await.unwrap().body;
    assert_eq!(taken["left"], 55);
    // Two days pass, of which every minute is holiday.
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let earlier = sql!("UPDATE holidays SET from_at = from_at - $1", 3 * DAY);
    server.app.hall.writer.commit(store::Unit::of(vec![earlier])).await.unwrap();
    server.shift_clock(&id, -2 * DAY).await;
    tokio::time::sleep(std::time::Duration::from_millis(900)).await;
    let seen = see(&mut a, &id).await;
    assert_eq!(seen["table"]["status"], "playing", "time stood still");
    assert!(seen["items"].to_string().contains("is on holiday"), "{}", seen["items"]);
    let away = if asked == 1 { &mut a } else { &mut b };
    away.post("/api/me/holidays", &json!({ "days": 0 })).await.unwrap();
    server.shift_clock(&id, -2 * DAY).await;
    let late = sql!("UPDATE holidays SET until_at = from_at + 1");
    server.app.hall.writer.commit(store::Unit::of(vec![late])).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(900)).await;
    assert_eq!(see(&mut a, &id).await["table"]["status"], "finished", "who is back is asked again");
}

/// Everything that is asked of one database is asked of the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_of_it_on_postgres() {
    use crate::{cup, gone};
    let Some(cluster) = crate::postgres::cluster() else { return };
    let at = async |n: &str| {
        let url = cluster.create(&format!("people{n}"));
        Server::with(Config { database: Some(url), ..quick() }).await
    };
    two_meet_play_a_fair_deal_and_are_rated_once_at(&at("00").await).await;
    a_match_asks_for_what_it_needs_and_nothing_else_goes_at(&at("01").await).await;
    who_finds_nobody_plays_one_of_ours_and_is_told_so_at(&at("02").await).await;
    who_is_blocked_is_not_met_not_heard_and_cannot_invite_at(&at("03").await).await;
    friends_are_invited_by_name_and_a_group_has_its_evening_at(&at("04").await).await;
    owners_see_reports_decide_for_a_time_and_all_of_it_is_written_down_at(&at("05").await).await;
    arranged_results_are_found_and_taken_out_at(&at("06").await).await;
    correspondence_waits_for_who_is_on_holiday_at(&at("07").await).await;
    gone::nothing_is_left_that_leads_back_at(&at("10").await).await;
    cup::everybody_meets_everybody_with_people_and_bots_at(&at("20").await).await;
}

/// In a cluster of its own: servers that have ended keep their connections for a while.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn larger_tables_forgeries_and_care_on_postgres() {
    use crate::{care, forged, several};
    let Some(cluster) = crate::postgres::cluster() else { return };
    let at = async |n: &str| {
        let url = cluster.create(&format!("people{n}"));
        Server::with(Config { database: Some(url), ..quick() }).await
    };
    several::three_find_each_other_and_are_rated_against_each_other_at(&at("08").await).await;
    several::ours_take_the_seats_that_are_left_and_it_is_said_at(&at("09").await).await;
    several::several_are_challenged_by_name_at(&at("11").await).await;
    forged::what_was_not_dealt_for_a_rated_game_moves_no_rating_at(&at("12").await).await;
    care::a_line_of_a_chat_is_reported_as_it_was_said_at(&at("13").await).await;
    let proxied = Config { database: Some(cluster.create("people14")), proxy: true, ..quick() };
    care::who_is_banned_does_not_come_in_as_somebody_new_at(&Server::with(proxied).await).await;
}

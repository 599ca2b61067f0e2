//! Sessions end, and everything that belongs to them.

use crate::common::{Server, TOY, open};
use serde_json::{Value as Json, json};
use starboard_load::{Client, Socket};
use std::time::Duration;

const ADA: &str = "correct horse battery";

/// The socket is closed within a second.
pub async fn ends(socket: &mut Socket) {
    let closed = tokio::time::timeout(Duration::from_secs(2), async { while socket.text().await.is_some() {} });
    closed.await.expect("the socket has ended with its session");
}

/// The socket goes on.
async fn stays(socket: &mut Socket) {
    let closed = tokio::time::timeout(Duration::from_millis(300), async { while socket.text().await.is_some() {} });
    assert!(closed.await.is_err(), "the socket goes on");
}

async fn ada(server: &Server) -> (Client, Client, String) {
    let mut ada = server.guest().await;
    let account = json!({ "name": "Ada", "password": ADA });
    assert_eq!(ada.post("/api/register", &account).await.unwrap().status, 200);
    let mut elsewhere = Client::new(server.address);
    assert_eq!(elsewhere.post("/api/login", &account).await.unwrap().status, 200);
    let (id, _) = open(&mut ada, json!({ "game": TOY, "visibility": "private" })).await;
    (ada, elsewhere, format!("/api/tables/{id}/socket"))
}

#[tokio::test]
async fn sockets_end_with_their_session() {
    let server = Server::start().await;
    let (mut ada, mut elsewhere, path) = ada(&server).await;
    let (mut here, mut there) = (ada.socket(&path).await.unwrap(), elsewhere.socket(&path).await.unwrap());
    elsewhere.post("/api/logout", &Json::Null).await.unwrap();
    ends(&mut there).await;
    stays(&mut here).await;
    assert_eq!(ada.post("/api/logout-everywhere", &Json::Null).await.unwrap().status, 204);
    ends(&mut here).await;
    assert!(ada.socket(&path).await.is_err(), "and does not come back");
}

#[tokio::test]
async fn sockets_end_with_the_old_password_and_with_the_account() {
    let server = Server::start().await;
    let (mut ada, elsewhere, path) = ada(&server).await;
    let mut there = elsewhere.socket(&path).await.unwrap();
    let change = json!({ "password": "a new battery staple", "old_password": ADA }).to_string();
    assert_eq!(ada.send("PATCH", "/api/me", change.as_bytes()).await.unwrap().status, 200);
    ends(&mut there).await;
    let mut here = ada.socket(&path).await.expect("this session goes on");
    let gone = ada.post("/api/me/delete", &json!({ "password": "a new battery staple" })).await.unwrap();
    assert_eq!(gone.status, 204);
    ends(&mut here).await;
}

#[tokio::test]
async fn sessions_are_listed_and_ended_one_by_one() {
    let server = Server::start().await;
    let (mut ada, mut elsewhere, path) = ada(&server).await;
    let mut there = elsewhere.socket(&path).await.unwrap();
    let list = ada.get("/api/me/sessions").await.unwrap().body;
    let all = list.as_array().unwrap();
    assert_eq!(all.len(), 2, "{list}");
    assert_eq!(all.iter().filter(|s| s["here"] == true).count(), 1);
    assert!(all.iter().all(|s| s["created"].as_i64() > Some(0) && s["seen"].as_i64() >= s["created"].as_i64()));
    let mut stranger = server.guest().await;
    let other = all.iter().find(|s| s["here"] == false).unwrap()["id"].as_str().unwrap();
    let path = format!("/api/me/sessions/{other}");
    assert_eq!(stranger.send("DELETE", &path, b"").await.unwrap().status, 404, "not another's");
    assert_eq!(ada.send("DELETE", &path, b"").await.unwrap().status, 204);
    ends(&mut there).await;
    assert_eq!(elsewhere.get("/api/me").await.unwrap().body["me"], Json::Null);
    assert_eq!(ada.get("/api/me/sessions").await.unwrap().body.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn who_registers_is_logged_in_once() {
    let server = Server::start().await;
    for (name, mut me) in [("Ada", Client::new(server.address)), ("Grace", server.guest().await)] {
        let account = json!({ "name": name, "password": ADA });
        assert_eq!(me.post("/api/register", &account).await.unwrap().status, 200);
        let list = me.get("/api/me/sessions").await.unwrap().body;
        assert_eq!((list.as_array().unwrap().len(), &list[0]["here"]), (1, &json!(true)), "{list}");
    }
}

#[tokio::test]
async fn a_password_is_long_and_not_everybodys() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    for password in ["short", "nine char", "password123", "qwertyuiop12", "aaaaaaaaaaaa", "ada lovelace 1815"] {
        let account = json!({ "name": "Ada Lovelace", "password": password });
        let answer = me.post("/api/register", &account).await.unwrap();
        assert_eq!((answer.status, &answer.body["code"]), (400, &json!("bad_request")), "{password}");
    }
    let account = json!({ "name": "Ada Lovelace", "password": "the dog sleeps" });
    assert_eq!(me.post("/api/register", &account).await.unwrap().status, 200);
}

#[tokio::test]
async fn who_guesses_one_name_waits_longer_and_longer() {
    let server = Server::start().await;
    let (_ada, _, _) = ada(&server).await;
    let mut statuses = Vec::new();
    let mut waits = Vec::new();
    for i in 0..8 {
        // From ever new places: the limit is of the name.
        let mut thief = Client::new(server.address);
        let guess = json!({ "name": "ADA", "password": format!("a guess, number {i}") });
        let answer = thief.post("/api/login", &guess).await.unwrap();
        statuses.push(answer.status);
        waits.extend(answer.header("retry-after").and_then(|w| w.parse::<u64>().ok()));
    }
    assert_eq!(statuses, [401, 401, 401, 401, 401, 429, 429, 429]);
    assert!(waits.iter().all(|w| (1..=3).contains(w)), "{waits:?}");
    let right = json!({ "name": "Ada", "password": ADA });
    let mut me = Client::new(server.address);
    assert_eq!(me.post("/api/login", &right).await.unwrap().status, 429, "the right one waits, too");
    tokio::time::sleep(Duration::from_millis(2300)).await;
    let mut thief = Client::new(server.address);
    let guess = json!({ "name": "ada", "password": "one more guess" });
    assert_eq!(thief.post("/api/login", &guess).await.unwrap().status, 401);
    let longer = thief.post("/api/login", &guess).await.unwrap();
    assert!(longer.header("retry-after").unwrap().parse::<u64>().unwrap() >= 3, "{:?}", longer.headers);
    tokio::time::sleep(Duration::from_millis(4300)).await;
    assert_eq!(me.post("/api/login", &right).await.unwrap().status, 200, "and then it is forgotten");
    assert_eq!(thief.post("/api/login", &guess).await.unwrap().status, 401);
}

#[tokio::test]
async fn nobody_is_called_what_looks_like_another() {
    let server = Server::start().await;
    let (_ada, _, _) = ada(&server).await;
    let mut other = server.guest().await;
    // Cyrillic, fullwidth, with something unseen in it, in another case.
    for name in ["Аda", "Ａｄａ", "A\u{200b}da", "ADA", "Adа"] {
        let account = json!({ "name": name, "password": "another horse battery" });
        let answer = other.post("/api/register", &account).await.unwrap();
        assert_eq!((answer.status, &answer.body["code"]), (409, &json!("name_taken")), "{name}: {}", answer.body);
        let body = json!({ "name": name }).to_string();
        assert_eq!(
            other.send("PATCH", "/api/me", body.as_bytes()).await.unwrap().status,
            409,
            "nor as a guest: {name}"
        );
    }
    let account = json!({ "name": "Ａｄａ", "password": ADA });
    assert_eq!(other.post("/api/login", &account).await.unwrap().status, 200, "however it is typed, it is Ada");
    // What turns letters round is dropped from names and words.
    let mut host = server.guest().await;
    let seats = json!([{ "kind": "me" }, { "kind": "here", "name": "ab\u{202e}cd" }]);
    let (id, _) = open(&mut host, json!({ "game": TOY, "seats": seats })).await;
    host.post(&format!("/api/tables/{id}/chat"), &json!({ "text": "one \u{2067}two\u{202e} three" })).await.unwrap();
    let seen = crate::common::see(&mut host, &id).await;
    assert_eq!(seen["table"]["seats"][1]["name"], "abcd");
    assert!(seen["items"].to_string().contains("one two three"), "{}", seen["items"]);
}

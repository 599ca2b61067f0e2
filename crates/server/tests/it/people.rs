//! Guests, accounts, sessions.

use crate::common::{Server, TOY, act_first, open, see, two};
use serde_json::{Value as Json, json};
use starboard_load::Client;

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_everything() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    let (id, _) = open(&mut me, json!({ "game": TOY })).await;
    assert_eq!(me.get("/api/me").await.unwrap().body["me"]["guest"], true);
    let old = me.token.clone();
    let account = json!({ "name": "Ada", "password": "correct horse" });
    let registered = me.post("/api/register", &account).await.unwrap();
    assert_eq!((registered.status, &registered.body["name"]), (200, &json!("Ada")), "{}", registered.body);
    assert_ne!(me.token, old, "a new session for the account");
    assert_eq!(see(&mut me, &id).await["table"]["my_seats"], json!([1]));
    assert_eq!(see(&mut me, &id).await["table"]["seats"][0]["name"], "Ada");
    let mut stale = Client::new(server.address);
    stale.token = old;
    assert_eq!(stale.get("/api/me").await.unwrap().body["me"], Json::Null, "the old token is worth nothing");

    let mut other = server.guest().await;
    let taken = other.post("/api/register", &json!({ "name": "ADA", "password": "another one" })).await.unwrap();
    assert_eq!((taken.status, &taken.body["code"]), (409, &json!("name_taken")));
    let short = other.post("/api/register", &json!({ "name": "Bob", "password": "short" })).await.unwrap();
    assert_eq!(short.status, 400);

    let mut elsewhere = server.guest().await;
    let (second, _) = open(&mut elsewhere, json!({ "game": TOY })).await;
    let wrong = elsewhere.post("/api/login", &json!({ "name": "ada", "password": "wrong horse" })).await.unwrap();
    assert_eq!((wrong.status, &wrong.body["code"]), (401, &json!("wrong_password")));
    assert_eq!(elsewhere.post("/api/login", &account).await.unwrap().status, 200);
    assert_eq!(see(&mut elsewhere, &second).await["table"]["my_seats"], json!([1]), "the guest's table came along");
    assert_eq!(elsewhere.get("/api/me/tables").await.unwrap().body["tables"].as_array().unwrap().len(), 2);

    assert_eq!(elsewhere.post("/api/logout-everywhere", &Json::Null).await.unwrap().status, 204);
    assert_eq!(me.get("/api/me").await.unwrap().body["me"], Json::Null);
}

#[tokio::test]
async fn everything_about_me_is_exported_and_deleted() {
    let server = Server::start().await;
    let (mut a, mut b, id) = two(&server, json!({})).await;
    a.post("/api/register", &json!({ "name": "Ada", "password": "correct horse" })).await.unwrap();
    a.post(&format!("/api/tables/{id}/chat"), &json!({ "text": "hello there" })).await.unwrap();
    while act_first(&mut a, &id).await || act_first(&mut b, &id).await {}
    let export = a.get("/api/me/export").await.unwrap();
    assert_eq!(export.body["account"]["name"], "Ada");
    assert_eq!(export.body["chat"][0]["text"], "hello there");
    assert_eq!(export.body["records"][0]["table"], json!(id));
    assert!(!export.body.to_string().contains("argon2"), "not even one's own hash");

    let no = a.post("/api/me/delete", &json!({ "password": "wrong" })).await.unwrap();
    assert_eq!(no.status, 401);
    assert_eq!(a.post("/api/me/delete", &json!({ "password": "correct horse" })).await.unwrap().status, 204);
    assert_eq!(a.get("/api/me").await.unwrap().body["me"], Json::Null);
    let left = see(&mut b, &id).await;
    let log = b.get(&format!("/api/tables/{id}/log?limit=200")).await.unwrap().body;
    let all = format!("{left}{log}");
    assert!(!all.contains("Ada") && !all.contains("hello there"), "nothing leads back to Ada");
    assert_eq!(left["table"]["seats"][0]["name"], "deleted player");
    let mut c = server.guest().await;
    let free = c.post("/api/register", &json!({ "name": "Ada", "password": "correct horse" })).await.unwrap();
    assert_eq!(free.status, 200, "the name is free again");
}

#[tokio::test]
async fn names_and_passwords_change() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    me.post("/api/register", &json!({ "name": "Ada", "password": "correct horse" })).await.unwrap();
    let changed = me.send("PATCH", "/api/me", br#"{"name":"Grace"}"#).await.unwrap();
    assert_eq!(changed.body["name"], "Grace");
    let body = json!({ "password": "battery staple", "old_password": "nope" }).to_string();
    assert_eq!(me.send("PATCH", "/api/me", body.as_bytes()).await.unwrap().status, 401);
    let body = json!({ "password": "battery staple", "old_password": "correct horse" }).to_string();
    assert_eq!(me.send("PATCH", "/api/me", body.as_bytes()).await.unwrap().status, 200);
    assert_eq!(me.get("/api/me").await.unwrap().body["me"]["name"], "Grace", "this session goes on");
    let mut other = Client::new(server.address);
    let login = other.post("/api/login", &json!({ "name": "grace", "password": "battery staple" })).await.unwrap();
    assert_eq!(login.status, 200, "{}", login.body);
}

#[tokio::test]
async fn chat_is_limited_muted_and_switched_off() {
    let server = Server::start().await;
    let (mut a, mut b, id) = two(&server, json!({})).await;
    let chat = format!("/api/tables/{id}/chat");
    assert_eq!(a.post(&chat, &json!({ "text": " hi\u{7} " })).await.unwrap().status, 204);
    let items = see(&mut b, &id).await["items"].clone();
    let said = items.as_array().unwrap().iter().find(|i| i["type"] == "chat").unwrap().clone();
    assert_eq!(said["text"], "hi");
    assert_eq!(a.post(&chat, &json!({ "text": "x".repeat(301) })).await.unwrap().status, 400);
    let mut last = 204;
    for _ in 0..10 {
        last = a.post(&chat, &json!({ "text": "spam" })).await.unwrap().status;
    }
    assert_eq!(last, 429);
    b.post("/api/me/mutes", &json!({ "player": said["player"], "muted": true })).await.unwrap();
    let items = see(&mut b, &id).await["items"].clone();
    let talk = items.as_array().unwrap().iter().filter(|i| i["type"] == "chat").collect::<Vec<_>>();
    assert!(talk.iter().all(|i| i["muted"] == true && i["text"] == ""), "who is muted can still be unmuted");
    // However much has happened since, what was said can be read again.
    let first = b.get(&format!("{chat}?before={}", talk[1]["n"])).await.unwrap().body;
    assert_eq!((&first["items"][0]["n"], &first["items"][0]["text"]), (&said["n"], &json!("")));
    b.post("/api/me/mutes", &json!({ "player": said["player"], "muted": false })).await.unwrap();
    let all = b.get(&chat).await.unwrap().body;
    assert_eq!((&all["items"][0], &all["more"]), (&said, &json!(false)));
    assert_eq!(all["items"].as_array().unwrap().len(), talk.len());
    let mut stranger = server.guest().await;
    assert_eq!(stranger.post(&chat, &json!({ "text": "hi" })).await.unwrap().status, 403);
    let off = a.send("PATCH", &format!("/api/tables/{id}"), br#"{"chat":false}"#).await.unwrap();
    assert_eq!(off.status, 204);
    assert_eq!(b.post(&chat, &json!({ "text": "hi" })).await.unwrap().body["code"], "wrong_state");
}

//! Sessions end, and everything that belongs to them.

use crate::common::{Server, TOY, open};
use serde_json::{Value as Json, json};
use starboard_server::client::{Client, Socket};
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

//! The disk: full, shared, and read by others.

use crate::common::{Server, TOY, open};
use serde_json::json;
use starboard_server::sql;
use starboard_server::store::Unit;
use std::time::Duration;

#[tokio::test]
async fn a_full_disk_ends_with_the_space_freed() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    let table = json!({ "game": TOY, "seats": [{ "kind": "me" }, { "kind": "here", "name": "other" }] });
    open(&mut me, table.clone()).await;
    assert_eq!(me.get("/api/ready").await.unwrap().status, 200);
    // SQLite answers to a file that may not grow as to a disk that is full: it gives up the transaction by itself.
    let full = sql!("PRAGMA max_page_count = 1");
    server.app.hall.store.commit(&[Unit::of(vec![full])]).await.unwrap();
    let mut refused = 0;
    for _ in 0..100 {
        let answer = me.post("/api/tables", &table).await.unwrap();
        if answer.status == 503 {
            refused += 1;
            break;
        }
    }
    assert_eq!(refused, 1, "the disk is full");
    // A new connection may let the file grow again: the space is there, and so is the server.
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(me.get("/api/ready").await.unwrap().status, 200);
    for _ in 0..3 {
        open(&mut me, table.clone()).await;
    }
}

#[tokio::test]
async fn who_asks_whether_the_server_is_ready_hears_whether_it_writes() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    // The file can be read, and not written.
    let mut ready = 200;
    for _ in 0..20 {
        // What the server writes by itself may come first, and find it out.
        let closed = sql!("PRAGMA query_only = 1");
        server.app.hall.store.commit(&[Unit::of(vec![closed])]).await.unwrap();
        assert_eq!(me.get("/api/health").await.unwrap().status, 200);
        ready = me.get("/api/ready").await.unwrap().status;
        if ready != 200 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    assert_eq!(ready, 503);
    assert_eq!(me.get("/api/ready").await.unwrap().status, 200, "through a new connection it is written again");
}

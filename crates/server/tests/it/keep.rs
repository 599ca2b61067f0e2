//! What is kept: tables that leave memory and come back, snapshots, backups, and what is not worth keeping.

use crate::common::{Folder, Server, TOY, act_first, open, quick, see, two};
use serde_json::json;
use starboard_load::Client;
use starboard_server::{Config, backup, sql};
use std::time::{Duration, Instant};

async fn same(server: &Server, client: &Client) -> Client {
    let mut other = Client::new(server.address);
    other.token.clone_from(&client.token);
    other
}

#[tokio::test]
async fn a_table_that_left_memory_comes_back_as_it_was() {
    let server = Server::with(Config { idle_seconds: 0, ..quick() }).await;
    let (mut a, mut b, id) = two(&server, json!({ "game": crate::common::games()[0].name() })).await;
    for _ in 0..70 {
        if !(act_first(&mut a, &id).await || act_first(&mut b, &id).await) {
            break;
        }
        let seen = [see(&mut a, &id).await, see(&mut b, &id).await];
        tokio::time::sleep(Duration::from_millis(1)).await;
        server.app.hall.forget_idle();
        assert!(server.app.hall.in_memory().iter().all(|t| t.id != id), "it has left memory");
        for (client, before) in [&mut a, &mut b].into_iter().zip(&seen) {
            let after = see(client, &id).await;
            for key in ["n", "now", "table"] {
                assert_eq!(after[key], before[key], "{key}");
            }
        }
    }
    let step = see(&mut a, &id).await["now"]["step"].as_u64().unwrap();
    assert!(step > 50, "long enough for a snapshot: {step}");
    let snapshot: Vec<(u32,)> =
        server.app.hall.store.read(sql!("SELECT n FROM snapshots WHERE table_id = $1", &id)).await.unwrap();
    assert!(snapshot[0].0 > 40, "resuming reads a snapshot and the rest");
}

#[tokio::test]
async fn somebody_who_does_not_listen_holds_nobody_up() {
    let server = Server::start().await;
    let (mut a, mut b, id) = two(&server, json!({ "options": { "target": 60 } })).await;
    let mut deaf = server.guest().await.socket(&format!("/api/tables/{id}/socket")).await.unwrap();
    let began = Instant::now();
    while act_first(&mut a, &id).await || act_first(&mut b, &id).await {}
    assert!(began.elapsed() < Duration::from_secs(30));
    let last = see(&mut a, &id).await["n"].as_u64().unwrap();
    let mut n = 0;
    while n < last {
        let message = deaf.next().await.unwrap();
        n = message["n"].as_u64().unwrap_or(n);
    }
}

#[tokio::test]
async fn a_backup_holds_everything_and_is_restored_only_into_nothing() {
    let server = Server::start().await;
    let (mut a, mut b, id) = two(&server, json!({})).await;
    act_first(&mut a, &id).await;
    act_first(&mut b, &id).await;
    let database = server.folder.path().join("test.db").display().to_string();
    let file = server.folder.path().join("copy.db");
    let copied = backup::backup(&database, &file).await.unwrap();
    assert_eq!(copied.tables, 1);
    assert!(backup::backup(&database, &file).await.is_err(), "not over an older backup");
    assert!(backup::restore(&file, &database).await.is_err(), "not over what is there");
    let folder = Folder::new();
    let fresh = folder.path().join("fresh.db").display().to_string();
    assert_eq!(backup::restore(&file, &fresh).await.unwrap(), copied);
    let other = Server::with(Config { database: Some(fresh), ..quick() }).await;
    let (mut there, here) = (same(&other, &a).await, see(&mut a, &id).await);
    let restored = see(&mut there, &id).await;
    assert_eq!((&restored["now"], &restored["n"]), (&here["now"], &here["n"]), "the session goes on, too");
}

#[tokio::test]
async fn what_is_old_goes_if_the_operator_wants() {
    let folder = Folder::new();
    let database = folder.path().join("old.db").display().to_string();
    let config = || Config { database: Some(database.clone()), keep_finished_days: 10, idle_seconds: 0, ..quick() };
    let server = Server::with(config()).await;
    let mut me = server.guest().await;
    let (old, _) = open(&mut me, json!({ "game": TOY })).await;
    let (new, _) = open(&mut me, json!({ "game": TOY })).await;
    for id in [&old, &new] {
        me.post(&format!("/api/tables/{id}/leave"), &json!({})).await.unwrap();
    }
    let open_seat = json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let forgotten = me.post("/api/campaigns", &open_seat).await.unwrap().body["id"].as_str().unwrap().to_owned();
    let begun = me.post("/api/campaigns", &json!({})).await.unwrap().body["id"].as_str().unwrap().to_owned();
    let long_ago = vec![
        sql!("UPDATE tables SET ended = ended - 950400000 WHERE id = $1", &old),
        sql!("UPDATE campaigns SET updated = updated - 1300000000"),
    ];
    server.app.hall.writer.commit(starboard_server::store::Unit::of(long_ago)).await.unwrap();
    server.app.stop().await;
    let later = Server::with(config()).await;
    let mut me = same(&later, &me).await;
    let began = Instant::now();
    // A campaign nobody came to goes with it.
    for gone in [format!("/api/tables/{old}"), format!("/api/campaigns/{forgotten}")] {
        while me.get(&gone).await.unwrap().status != 404 {
            assert!(began.elapsed() < Duration::from_secs(10), "{gone}");
            later.app.hall.forget_idle();
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    assert_eq!(see(&mut me, &new).await["table"]["status"], "finished");
    let left: Vec<(i64,)> =
        later.app.hall.store.read(sql!("SELECT COUNT(*) FROM entries WHERE table_id = $1", &old)).await.unwrap();
    assert_eq!(left[0].0, 0);
    // A campaign that has begun stays.
    assert_eq!(me.get(&format!("/api/campaigns/{begun}")).await.unwrap().status, 200);
}

#[tokio::test]
async fn live_clocks_stand_still_while_the_server_is_down() {
    let folder = Folder::new();
    let database = folder.path().join("held.db").display().to_string();
    let config = || Config { database: Some(database.clone()), ..quick() };
    let server = Server::with(config()).await;
    let clock = json!({ "clock": { "kind": "live", "seconds": 60, "increment": 0, "out": "concede" } });
    let (a, _b, id) = two(&server, clock).await;
    // As if the last sign of life and the last move had been an hour ago.
    let hour = 3_600_000i64;
    let unit = vec![
        sql!("UPDATE entries SET at = at - $2 WHERE table_id = $1", &id, hour),
        sql!("UPDATE standings SET wake_at = wake_at - $2, updated = updated - $2 WHERE table_id = $1", &id, hour),
        sql!(
            "INSERT INTO settings (key, value) VALUES ('alive', (SELECT CAST(MAX(at) + 1000 AS TEXT) FROM entries)) \
              ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        ),
    ];
    server.app.hall.store.commit(&[starboard_server::store::Unit::of(unit)]).await.unwrap();
    server.app.stop().await;
    let later = Server::with(config()).await;
    let mut back = same(&later, &a).await;
    let now = see(&mut back, &id).await;
    assert_eq!(now["table"]["status"], "playing");
    let left: Vec<i64> = now["now"]["clocks"]["left"].as_array().unwrap().iter().map(|l| l.as_i64().unwrap()).collect();
    assert!(left.iter().all(|l| (40_000..=60_000).contains(l)), "{left:?}");
}

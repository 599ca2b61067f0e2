//! Several processes on one PostgreSQL: what one does, the others know.

use crate::common::{Server, act_first, quick, see, two};
use crate::postgres::{Cluster, cluster};
use crate::sessions::ends;
use serde_json::{Value as Json, json};
use starboard_server::Config;
use starboard_server::client::Client;
use std::time::{Duration, Instant};

async fn start(cluster: &Cluster) -> Server {
    Server::with(Config { database: Some(cluster.url()), ..quick() }).await
}

fn same(server: &Server, client: &Client) -> Client {
    let mut other = Client::new(server.address);
    other.token.clone_from(&client.token);
    other
}

/// Waits until what a client sees is as wanted: no longer than a second.
async fn sees(client: &mut Client, path: &str, what: &str, wanted: impl Fn(&Json) -> bool) {
    let began = Instant::now();
    loop {
        let seen = client.get(path).await.unwrap().body;
        if wanted(&seen) {
            return;
        }
        assert!(began.elapsed() < Duration::from_secs(1), "{what}: {seen}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn text_with_a_nul_is_refused_at_the_door_of_postgres() {
    let Some(cluster) = cluster() else { return };
    crate::strangers::nul_is_refused(&start(&cluster).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_changes_about_a_player_is_known_to_all_processes() {
    let Some(cluster) = cluster() else { return };
    let (one, other) = (start(&cluster).await, start(&cluster).await);
    let (mut a, mut b, id) = two(&one, json!({ "options": { "target": 40 } })).await;
    let path = format!("/api/tables/{id}");
    let socket = format!("{path}/socket");
    let (mut a_there, mut b_there) = (same(&other, &a), same(&other, &b));
    // Both processes have the table in memory, the other one with sockets.
    see(&mut a_there, &id).await;
    let mut ears = b_there.socket(&socket).await.unwrap();
    let name_at = |seat: usize, name: &'static str| move |t: &Json| t["table"]["seats"][seat]["name"] == name;

    a.post("/api/register", &json!({ "name": "Ada", "password": "correct horse battery" })).await.unwrap();
    sees(&mut b_there, &path, "a registered name", name_at(0, "Ada")).await;
    a.send("PATCH", "/api/me", br#"{"name":"Grace"}"#).await.unwrap();
    sees(&mut b_there, &path, "a new name", name_at(0, "Grace")).await;
    let told = tokio::time::timeout(Duration::from_secs(2), async {
        while ears.next().await.unwrap()["table"]["seats"][0]["name"] != "Grace" {}
    });
    told.await.expect("sockets hear of the name");
    a_there = same(&other, &a);
    assert_eq!(a_there.get("/api/me").await.unwrap().body["me"]["name"], "Grace");

    // Mute: b hears no more of a, over the socket of the other process.
    let me = a.get("/api/me").await.unwrap().body["me"]["id"].clone();
    b.post("/api/me/mutes", &json!({ "player": me, "muted": true })).await.unwrap();
    tokio::time::sleep(Duration::from_millis(500)).await;
    a.post(&format!("{path}/chat"), &json!({ "text": "can you hear me" })).await.unwrap();
    assert!(act_first(&mut a, &id).await || act_first(&mut b, &id).await);
    let heard = tokio::time::timeout(Duration::from_secs(2), async {
        loop {
            let message = ears.next().await.unwrap();
            assert!(!message.to_string().contains("can you hear me"), "{message}");
            if message["items"].to_string().contains("moved") {
                return;
            }
        }
    });
    heard.await.expect("the move is heard");

    // The guest b logs into an account: the seat, and the old session's socket at the other process.
    let mut carol = one.guest().await;
    let account = json!({ "name": "Carol", "password": "another horse battery" });
    carol.post("/api/register", &account).await.unwrap();
    b.post("/api/login", &account).await.unwrap();
    ends(&mut ears).await;
    sees(&mut a_there, &path, "the account's seat", name_at(1, "Carol")).await;
    let mut carol_there = same(&other, &b);
    sees(&mut carol_there, &path, "my seat", |t| t["table"]["my_seats"] == json!([2])).await;

    // Logging out at one process ends the session at the other.
    let mut ears = carol_there.socket(&socket).await.unwrap();
    b.post("/api/logout", &Json::Null).await.unwrap();
    ends(&mut ears).await;
    sees(&mut carol_there, "/api/me", "logged out", |me| me["me"].is_null()).await;

    // Deleted at one process, gone at the other.
    let mut ears = a_there.socket(&socket).await.unwrap();
    a.post("/api/me/delete", &json!({ "password": "correct horse battery" })).await.unwrap();
    ends(&mut ears).await;
    let mut anyone = other.guest().await;
    sees(&mut anyone, &path, "nothing of the deleted", |t| {
        t["table"]["seats"][0]["name"] == "someone" && !t.to_string().contains("can you hear me")
    })
    .await;
}

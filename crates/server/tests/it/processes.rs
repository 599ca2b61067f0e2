//! Several processes on one PostgreSQL: what one does, the others know.

use crate::common::{Server, act_first, quick, see, two};
use crate::kill::Process;
use crate::postgres::{Cluster, cluster};
use crate::sessions::ends;
use serde_json::{Value as Json, json};
use starboard_load::Client;
use starboard_server::Config;
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
        t["table"]["seats"][0]["name"] == "deleted player" && !t.to_string().contains("can you hear me")
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_was_acknowledged_is_seen_at_once_everywhere() {
    let Some(cluster) = cluster() else { return };
    let (one, other) = (start(&cluster).await, start(&cluster).await);
    let (mut a, mut b, id) = two(&one, json!({ "options": { "target": 60 } })).await;
    let (mut a_there, mut b_there) = (same(&other, &a), same(&other, &b));
    see(&mut a_there, &id).await;
    for step in 1..=40 {
        if !(act_first(&mut a, &id).await || act_first(&mut b, &id).await) {
            break;
        }
        let seen = see(if step % 2 == 0 { &mut a_there } else { &mut b_there }, &id).await;
        assert_eq!(seen["now"]["step"], step, "the other process lags behind");
    }
    // Whoever acts where the last move is not known yet is not told that the table has moved on.
    for _ in 0..20 {
        let now = see(&mut a, &id).await["now"].clone();
        let Some(action) = now["legal"][0]["action"].as_str() else {
            if !act_first(&mut b, &id).await {
                break;
            }
            continue;
        };
        let acted = a_there
            .post(&format!("/api/tables/{id}/actions"), &json!({ "ply": now["ply"], "action": action }))
            .await
            .unwrap();
        assert_eq!(acted.status, 200, "{}", acted.body);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_are_held_once_when_two_processes_start() {
    let Some(cluster) = cluster() else { return };
    let first = start(&cluster).await;
    let clock = json!({ "clock": { "kind": "live", "seconds": 600, "increment": 0, "out": "concede" } });
    let (_a, _b, id) = two(&first, clock).await;
    first.app.stop().await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    // As if the clocks had run for a minute before everything stopped an hour ago.
    let hour = 3_600_000i64;
    let other = starboard_server::store::open(&cluster.url()).await.unwrap();
    let unit = vec![
        starboard_server::sql!("UPDATE entries SET at = at - $2 - 60000 WHERE table_id = $1", &id, hour),
        starboard_server::sql!("UPDATE standings SET wake_at = wake_at - $2 - 60000 WHERE table_id = $1", &id, hour),
        starboard_server::sql!(
            "INSERT INTO settings (key, value) VALUES ('alive', (SELECT CAST(MAX(at) + 60000 AS TEXT) FROM entries)) \
             ON CONFLICT (key) DO UPDATE SET value = excluded.value"
        ),
    ];
    other.commit(&[starboard_server::store::Unit::of(unit)]).await.unwrap();
    let (_one, _two) = tokio::join!(start(&cluster), start(&cluster));
    let query = starboard_server::sql!("SELECT COUNT(*) FROM entries WHERE table_id = $1 AND kind = 'held'", &id);
    let held: Vec<(i64,)> = other.read(query).await.unwrap();
    assert_eq!(held[0].0, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_not_restored_into_a_postgres_that_is_used_or_holds_anything() {
    let Some(cluster) = cluster() else { return };
    let server = Server::start().await;
    server.guest().await;
    let database = server.folder.path().join("test.db").display().to_string();
    let copy = server.folder.path().join("copy.db");
    starboard_server::backup::backup(&database, &copy).await.unwrap();
    let running = start(&cluster).await;
    let why = starboard_server::backup::restore(&copy, &cluster.url()).await.unwrap_err().to_string();
    assert!(why.contains("a server uses this database"), "{why}");
    running.app.stop().await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let why = starboard_server::backup::restore(&copy, &cluster.url()).await.unwrap_err().to_string();
    assert!(why.contains("there is something in `"), "{why}");
    let empty = cluster.create("empty");
    starboard_server::backup::restore(&copy, &empty).await.unwrap();
}

/// Somebody who plays against an opponent at whichever process answers.
struct Restless {
    doors: Vec<std::net::SocketAddr>,
    door: usize,
    token: Option<String>,
    /// Every table with what was acknowledged there: the action that made each ply.
    acked: Vec<(String, std::collections::BTreeMap<u64, String>)>,
    /// When moves were acknowledged, at any table.
    moments: Vec<Instant>,
}

impl Restless {
    async fn play(&mut self, until: Instant) {
        let mut client = Client::new(self.doors[self.door]);
        let mut seen = 0;
        while Instant::now() < until {
            client.token.clone_from(&self.token);
            match self.once(&mut client).await {
                Ok(n) if n != seen => seen = n,
                Ok(_) => tokio::time::sleep(Duration::from_millis(10)).await,
                // The process is gone: another one answers.
                Err(_) => {
                    self.door = (self.door + 1) % self.doors.len();
                    client = Client::new(self.doors[self.door]);
                }
            }
        }
    }

    /// Looks, and acts if it can; says how far the table's log reaches.
    async fn once(&mut self, client: &mut Client) -> std::io::Result<u64> {
        let Some((id, acked)) = self.acked.last_mut() else { return self.open(client).await };
        let seen = client.get(&format!("/api/tables/{id}")).await?.body;
        let now = &seen["now"];
        if !now["outcome"].is_null() {
            return self.open(client).await;
        }
        if let Some(action) = now["legal"][0]["action"].as_str() {
            let act = json!({ "ply": now["ply"], "action": action });
            let answer = client.post(&format!("/api/tables/{id}/actions"), &act).await?;
            assert_eq!(answer.status, 200, "{}", answer.body);
            acked.insert(answer.body["ply"].as_u64().unwrap(), action.to_owned());
            self.moments.push(Instant::now());
        }
        Ok(seen["n"].as_u64().unwrap())
    }

    async fn open(&mut self, client: &mut Client) -> std::io::Result<u64> {
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "novice" }]);
        let wish = json!({ "game": crate::common::TOY, "seats": seats, "options": { "target": 60 } });
        let opened = client.post("/api/tables", &wish).await?;
        self.token.clone_from(&client.token);
        self.acked.push((opened.body["id"].as_str().unwrap().to_owned(), Default::default()));
        Ok(0)
    }

    /// How long after `killed` the next move was acknowledged.
    fn silence(&self, killed: Instant) -> Duration {
        let next = self.moments.iter().find(|at| **at > killed);
        next.map_or(Duration::MAX, |at| *at - killed)
    }
}

/// Players at three processes, of which one is killed: nothing that was acknowledged is lost. How long after the kill the last table
/// had its next move.
async fn killed_in_the_midst(database: &str) -> Duration {
    let mut processes: Vec<Process> = (0..3).map(|_| Process::start(database)).collect();
    let doors: Vec<_> = processes.iter().map(|p| p.1).collect();
    let restless =
        |door: usize| Restless { doors: doors.clone(), door: door % 3, token: None, acked: vec![], moments: vec![] };
    let mut all: Vec<Restless> = (0..24).map(restless).collect();
    let until = Instant::now() + Duration::from_secs(7);
    let kill = async {
        tokio::time::sleep(Duration::from_secs(3)).await;
        let killed = Instant::now();
        drop(processes.remove(0));
        killed
    };
    let (_, killed) = tokio::join!(futures_util::future::join_all(all.iter_mut().map(|r| r.play(until))), kill);
    let (mut moves, mut silence) = (0, Duration::ZERO);
    for player in &all {
        let mut client = Client::new(doors[2]);
        client.token.clone_from(&player.token);
        silence = silence.max(player.silence(killed));
        for (id, acked) in &player.acked {
            moves += acked.len();
            let log = client.get(&format!("/api/tables/{id}/log?limit=200")).await.unwrap().body;
            let items = log["items"].as_array().unwrap();
            let made = |ply: u64| items.iter().find(|i| i["type"] == "moved" && i["ply"] == ply).map(|i| &i["action"]);
            // The log is as long as a page: what is older has been looked at by others.
            let oldest = items.iter().find_map(|i| i["ply"].as_u64()).unwrap_or(0);
            for (ply, action) in acked.range(oldest..) {
                assert_eq!(made(*ply), Some(&json!(action)), "an acknowledged move is lost");
            }
        }
    }
    println!("{moves} moves, silent for {silence:?} at most");
    assert!(moves > 100, "{moves}");
    silence
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_three_processes_one_is_killed_and_nothing_is_lost_and_no_table_falls_silent() {
    let Some(cluster) = cluster() else { return };
    // A busy machine may be slow by itself: then it is measured again. What may be lost is nothing, each time.
    for _ in 0..3 {
        if killed_in_the_midst(&cluster.url()).await < Duration::from_secs(2) {
            return;
        }
    }
    panic!("a table was silent for more than two seconds, three times");
}

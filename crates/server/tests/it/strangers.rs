//! A server that strangers share: nobody takes from the others by sending nonsense, much, or slowly.

use crate::common::{Server, TOY, open, quick};
use serde_json::json;
use starboard_load::Client;
use starboard_server::Config;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

/// Text with a NUL in it is refused wherever text can be sent, and nobody is told that the server is at fault.
pub async fn nul_is_refused(server: &Server) {
    let mut me = server.guest().await;
    for (path, body) in [
        ("/api/me/mutes", json!({ "player": "\u{0}", "muted": true })),
        ("/api/login", json!({ "name": "a\u{0}b", "password": "correct horse battery" })),
        ("/api/login", json!({ "name": "Ada", "password": "correct horse\u{0}battery" })),
        ("/api/register", json!({ "name": "Ada", "password": "correct horse\u{0}battery" })),
        ("/api/tables", json!({ "game": TOY, "seats": [{ "kind": "me" }, { "kind": "here", "name": "a\u{0}" }] })),
        (
            "/api/records",
            json!({ "starboard": 1, "game": TOY, "names": ["a\u{0}"], "edition": "1", "options": {}, "plies": [] }),
        ),
    ] {
        let answer = me.post(path, &body).await.unwrap();
        assert_eq!((answer.status, &answer.body["code"]), (400, &json!("bad_request")), "{path} {}", answer.body);
    }
    for query in ["player=%00", "game=%00", "format=a%00", "before=1-%00"] {
        let answer = me.get(&format!("/api/archive?{query}")).await.unwrap();
        assert_eq!(answer.status, 400, "{query} {}", answer.body);
    }
    // Nothing of it got in the way of anybody.
    open(&mut me, json!({ "game": TOY })).await;
}

#[tokio::test]
async fn text_with_a_nul_is_refused_at_the_door() {
    nul_is_refused(&Server::start().await).await;
}

#[tokio::test]
async fn one_player_has_so_many_tables_and_a_few_lines_in_the_lobby() {
    let server = Server::with(Config { tables_per_player: 8, ..quick() }).await;
    let (mut greedy, mut other) = (server.guest().await, server.guest().await);
    let table = json!({ "game": TOY, "visibility": "public", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let mut mine = Vec::new();
    for _ in 0..8 {
        mine.push(open(&mut greedy, table.clone()).await.0);
    }
    let refused = greedy.post("/api/tables", &table).await.unwrap();
    assert_eq!((refused.status, &refused.body["code"]), (409, &json!("wrong_state")), "{}", refused.body);
    open(&mut other, table.clone()).await;
    let lines = |lobby: &serde_json::Value| lobby["open"].as_array().map_or(0, Vec::len);
    assert_eq!(lines(&other.get("/api/tables").await.unwrap().body), 4, "three of the other's and mine");
    assert_eq!(lines(&greedy.get("/api/tables").await.unwrap().body), 9, "I see all of mine");
    greedy.post(&format!("/api/tables/{}/leave", mine[0]), &json!({})).await.unwrap();
    open(&mut greedy, table).await;
}

#[tokio::test]
async fn one_address_opens_so_many_tables_an_hour() {
    let server = Server::with(Config { tables_per_hour: 4, ..quick() }).await;
    let table = json!({ "game": TOY, "seats": [{ "kind": "me" }, { "kind": "here", "name": "other" }] });
    let mut last = 0;
    for _ in 0..5 {
        // Names are no way round it.
        let mut another = server.guest().await;
        last = another.post("/api/tables", &table).await.unwrap().status;
    }
    assert_eq!(last, 429);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_tables_of_one_guest_do_not_keep_anothers_bot_waiting() {
    let server = Server::with(Config { bot_threads: 1, ..quick() }).await;
    let (mut greedy, mut other) = (server.guest().await, server.guest().await);
    let game = crate::common::games()[0].name();
    let bots = |n: usize, level: &str| vec![json!({ "kind": "bot", "level": level }); n];
    let seats = [vec![json!({ "kind": "me" })], bots(5, "expert")].concat();
    let table = json!({ "game": game, "options": { "format": "free-for-all", "players": 6 }, "seats": seats });
    for _ in 0..100 {
        let (id, _) = open(&mut greedy, table.clone()).await;
        greedy.post(&format!("/api/tables/{id}/leave"), &json!({})).await.unwrap();
    }
    let seats = [vec![json!({ "kind": "me" })], bots(1, "novice")].concat();
    let (id, _) = open(&mut other, json!({ "game": game, "seats": seats })).await;
    let began = Instant::now();
    let (mut mine, mut theirs) = (0, 0);
    while theirs < 10 {
        let now = crate::common::see(&mut other, &id).await["now"].clone();
        theirs = now["step"].as_u64().unwrap() - mine;
        match now["legal"].as_array().and_then(|legal| legal.last()) {
            Some(last) => {
                let act = json!({ "ply": now["ply"], "action": last["action"] });
                let acted = other.post(&format!("/api/tables/{id}/actions"), &act).await.unwrap();
                assert_eq!(acted.status, 200, "{}", acted.body);
                mine += 1;
            }
            None => tokio::time::sleep(Duration::from_millis(20)).await,
        }
        assert!(began.elapsed() < Duration::from_secs(30), "the bot of the other has made {theirs} moves: {now}");
    }
}

/// A connection from one of the addresses of this machine.
async fn from(address: [u8; 4], to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((Ipv4Addr::from(address), 0)))?;
    socket.connect(to).await
}

/// Has the other side ended the connection, after this long at most?
async fn is_ended(stream: &mut TcpStream, within: Duration) -> bool {
    let mut byte = [0; 1];
    matches!(tokio::time::timeout(within, stream.read(&mut byte)).await, Ok(Ok(0) | Err(_)))
}

const SOON: Duration = Duration::from_millis(200);

#[tokio::test]
async fn half_a_request_is_not_waited_for() {
    let server = Server::with(Config { request_seconds: 1, ..quick() }).await;
    let mut head = TcpStream::connect(server.address).await.unwrap();
    head.write_all(b"GET /api/health HTTP/1.1\r\nhost: x\r\nx-slow: ").await.unwrap();
    let mut body = TcpStream::connect(server.address).await.unwrap();
    body.write_all(b"POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{\"name\":").await.unwrap();
    assert!(!is_ended(&mut head, SOON).await);
    let mut answer = vec![0; 4096];
    let n = tokio::time::timeout(Duration::from_secs(5), body.read(&mut answer)).await.unwrap().unwrap();
    let answer = String::from_utf8_lossy(&answer[..n]).to_lowercase();
    assert!(answer.starts_with("http/1.1 408") && answer.contains("too_slow"), "{answer}");
    assert!(is_ended(&mut head, Duration::from_secs(5)).await);
}

#[tokio::test]
async fn who_takes_all_connections_leaves_some_to_those_who_play() {
    let config = Config { connections: 40, connections_per_address: 10, request_seconds: 60, ..quick() };
    let server = Server::with(config).await;
    let mut player = server.guest().await;
    let (id, _) = open(&mut player, json!({ "game": TOY })).await;
    player.get(&format!("/api/tables/{id}")).await.unwrap();
    let mut held = Vec::new();
    let mut open_from = Vec::new();
    for address in 2..=5u8 {
        let mut kept = 0;
        for _ in 0..14 {
            let mut stream = from([127, 0, 0, address], server.address).await.unwrap();
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n").await;
            if !is_ended(&mut stream, Duration::from_millis(60)).await {
                kept += 1;
                held.push(stream);
            }
        }
        open_from.push(kept);
    }
    assert_eq!(open_from[..3], [10, 10, 10], "so many an address");
    assert_eq!(open_from.iter().sum::<usize>(), 31, "and with the player's own no more than four fifths of all");
    let mut stranger = from([127, 0, 0, 9], server.address).await.unwrap();
    let _ = stranger.write_all(b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert!(is_ended(&mut stranger, Duration::from_secs(1)).await, "no place is left for a stranger");
    // The rest is for those who play.
    let mut again = Client::new(server.address);
    again.token.clone_from(&player.token);
    assert_eq!(again.get(&format!("/api/tables/{id}")).await.unwrap().status, 200);
    held.truncate(5);
    tokio::time::sleep(SOON).await;
    let mut stranger = from([127, 0, 0, 9], server.address).await.unwrap();
    stranger.write_all(b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
    let mut answer = [0; 12];
    stranger.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 200");
}

//! For whoever operates it: what is logged, what is said when something is wrong, and how it stops.

use crate::common::{Folder, Server, TOY, open, quick};
use crate::kill::Process;
use serde_json::json;
use starboard_load::Client;
use starboard_server::{Config, store};
use std::os::unix::process::ExitStatusExt as _;
use std::process::Command;
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_is_one_line_and_a_stop_is_said() {
    let folder = Folder::new();
    let log = folder.path().join("log");
    let mut process = Process::logging(&folder.path().join("logs.db").display().to_string(), &log);
    let mut me = Client::guest(process.1).await.unwrap();
    let (id, invite) = open(&mut me, json!({ "game": TOY, "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
    let answer = me.get(&format!("/api/tables/{id}")).await.unwrap();
    me.get(&format!("/api/invites/{invite}")).await.unwrap();
    let request = answer.header("x-request-id").unwrap().to_owned();
    let mut socket = me.socket(&format!("/api/tables/{id}/socket")).await.unwrap();
    socket.next().await.unwrap();

    // Told to stop, it tells its clients that it goes away, so that they ask another at once.
    let began = Instant::now();
    let told = Command::new("kill").args(["-TERM", &process.0.id().to_string()]).status().unwrap();
    assert!(told.success());
    tokio::time::timeout(Duration::from_secs(5), async { while socket.text().await.is_some() {} }).await.unwrap();
    assert_eq!(socket.goodbye, Some(1001), "going away");
    let ended = process.0.wait().unwrap();
    assert_eq!(ended.signal(), None, "it ends by itself");
    assert!(began.elapsed() < Duration::from_secs(8), "nobody is waited for who was told: {:?}", began.elapsed());

    let log = std::fs::read_to_string(&log).unwrap();
    assert!(!log.contains('\u{1b}'), "no colours in a file");
    let lines: Vec<&str> = log.lines().filter(|l| l.contains(&format!("id=\"{request}\""))).collect();
    assert_eq!(lines.len(), 1, "{log}");
    for part in [format!("GET /api/tables/{id}"), "status=200".to_owned(), "ms=".to_owned(), "player=\"".to_owned()] {
        assert!(lines[0].contains(&part), "{part}: {}", lines[0]);
    }
    assert!(!log.contains(&invite), "whoever reads the log is not invited");
}

#[tokio::test]
async fn what_is_wrong_with_the_database_is_said_with_what_can_be_done() {
    let why = store::open("postgres://nobody:secret@127.0.0.1:1/games").await.err().unwrap().to_string();
    assert!(why.starts_with("PostgreSQL does not answer at 127.0.0.1:1/games ("), "{why}");
    assert!(why.contains("is it running, and is `database` right?") && !why.contains("secret"), "{why}");
    let folder = Folder::new();
    let file = folder.path().join("no.db");
    std::fs::write(&file, "this is a letter, and not a database of anybody's. ".repeat(40)).unwrap();
    let why = store::open(&file.display().to_string()).await.err().unwrap().to_string();
    assert!(why.contains("no.db: ") && why.contains("no database of ours: restore a backup"), "{why}");
}

#[tokio::test]
async fn only_who_is_here_sees_the_numbers() {
    let server = Server::start().await;
    let mut anyone = Client::new(server.address);
    assert_eq!(anyone.get("/metrics").await.unwrap().status, 200);
    for header in ["x-forwarded-for: 127.0.0.1", "forwarded: for=127.0.0.1", "x-real-ip: 127.0.0.1", "via: 1.1 proxy"] {
        let request = format!("GET /metrics HTTP/1.1\r\nhost: HOST\r\n{header}\r\nconnection: close\r\n\r\n");
        let answer = crate::guard::raw(&server, &request).await;
        assert!(answer.starts_with("http/1.1 404"), "{header}: {answer}");
    }
}

#[tokio::test]
async fn limits_are_for_whom_the_proxy_names_and_https_stays_https() {
    let config =
        Config { proxy: true, guests_per_hour: 2, public_url: Some("https://games.example".to_owned()), ..quick() };
    let server = Server::with(config).await;
    let guest = |lines: &str| {
        format!("POST /api/guest HTTP/1.1\r\nhost: HOST\r\n{lines}content-length: 0\r\nconnection: close\r\n\r\n")
    };
    let status = |answer: String| answer.split(' ').nth(1).unwrap().to_owned();
    // Somebody who writes another address into the header each time is still the one the proxy adds, in a line of its own.
    let mut seen = Vec::new();
    for i in 0..4 {
        let lines = format!("x-forwarded-for: 9.9.9.{i}\r\nx-forwarded-for: 5.5.5.5\r\n");
        seen.push(status(crate::guard::raw(&server, &guest(&lines)).await));
    }
    assert_eq!(seen, ["200", "200", "429", "429"]);
    let answer = crate::guard::raw(&server, &guest("forwarded: for=5.5.5.5, for=6.6.6.6;proto=https\r\n")).await;
    assert!(answer.starts_with("http/1.1 200"), "{answer}");
    assert!(answer.contains("strict-transport-security: max-age=31536000"), "{answer}");
    let plain = Server::start().await;
    let answer = crate::guard::raw(&plain, &guest("")).await;
    assert!(!answer.contains("strict-transport-security"), "{answer}");
}

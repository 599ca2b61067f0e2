//! Nobody gets in: origins, cookies, headers, limits, sizes.

use crate::common::{Server, TOY, open, quick, two};
use serde_json::json;
use starboard_load::Client;
use starboard_server::Config;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A request as a browser would send it, byte by byte; the answer as it came.
pub async fn raw(server: &Server, request: &str) -> String {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let request = request.replace("HOST", &server.address.to_string());
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = vec![0; 64 * 1024];
    let n = stream.read(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer[..n]).to_lowercase()
}

#[tokio::test]
async fn other_sites_change_nothing() {
    let server = Server::start().await;
    let post = |origin: &str| {
        format!(
            "POST /api/guest HTTP/1.1\r\nhost: HOST\r\norigin: {origin}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        )
    };
    assert!(raw(&server, &post("https://evil.example")).await.starts_with("http/1.1 403"));
    assert!(raw(&server, &post("null")).await.starts_with("http/1.1 403"));
    assert!(raw(&server, &post("http://HOST")).await.starts_with("http/1.1 200"));
    let (_, _, id) = two(&server, json!({})).await;
    let upgrade = format!(
        "GET /api/tables/{id}/socket HTTP/1.1\r\nhost: HOST\r\norigin: https://evil.example\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    assert!(raw(&server, &upgrade).await.starts_with("http/1.1 403"), "nor open a socket");
}

#[tokio::test]
async fn cookies_are_signed_and_out_of_reach() {
    let server = Server::start().await;
    let answer =
        raw(&server, "POST /api/guest HTTP/1.1\r\nhost: HOST\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").await;
    let cookie = answer.lines().find(|l| l.starts_with("set-cookie: starboard=")).unwrap();
    for part in ["httponly", "samesite=lax", "path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!answer.contains("x-starboard-token"), "a browser's scripts never see the token");
    assert!(answer.contains("content-security-policy: default-src 'self'; script-src 'self'"));
    assert!(answer.contains("x-content-type-options: nosniff"));
    // The token itself, unsigned, is worth nothing in a cookie.
    let client = server.guest().await;
    let forged = format!(
        "GET /api/me HTTP/1.1\r\nhost: HOST\r\ncookie: starboard={}\r\nconnection: close\r\n\r\n",
        client.token.unwrap()
    );
    assert!(raw(&server, &forged).await.ends_with("{\"me\":null,\"registration\":\"open\"}"));
}

#[tokio::test]
async fn too_much_is_refused() {
    let limits = Config {
        requests_per_second: 20,
        passwords_per_minute: 3,
        guests_per_hour: 2,
        sockets_per_address: 1,
        ..quick()
    };
    let server = Server::with(limits).await;
    let mut a = server.guest().await;
    let _b = server.guest().await;
    let mut c = Client::new(server.address);
    let refused = c.post("/api/guest", &json!(null)).await.unwrap();
    assert_eq!((refused.status, &refused.body["code"]), (429, &json!("too_fast")));
    assert!(refused.header("retry-after").is_some());
    let login = json!({ "name": "nobody", "password": "whatever it is" });
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(a.post("/api/login", &login).await.unwrap().status);
    }
    assert_eq!(statuses, [401, 401, 401, 429, 429]);
    let (id, _) = open(&mut a, json!({ "game": TOY })).await;
    let path = format!("/api/tables/{id}/socket");
    let _open = a.socket(&path).await.unwrap();
    assert!(a.socket(&path).await.is_err(), "one socket an address");
    let mut last = 200;
    for _ in 0..200 {
        last = a.get("/api/health").await.unwrap().status;
    }
    assert_eq!(last, 429);
}

#[tokio::test]
async fn large_bodies_are_refused() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    let big = vec![b' '; 70_000];
    assert_eq!(me.send("POST", "/api/tables", &big).await.unwrap().status, 413);
    let mut me = server.guest().await;
    let bigger = vec![b' '; 3_000_000];
    let answer = me.send("POST", "/api/records", &bigger).await;
    assert!(answer.is_err() || answer.unwrap().status == 413);
}

#[tokio::test]
async fn a_client_that_talks_too_much_is_let_go() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    let (id, _) = open(&mut me, json!({ "game": TOY })).await;
    let mut socket = me.socket(&format!("/api/tables/{id}/socket")).await.unwrap();
    for _ in 0..100 {
        if socket.send(&json!({ "type": "ping" })).await.is_err() {
            break;
        }
    }
    let closed =
        tokio::time::timeout(std::time::Duration::from_secs(5), async { while socket.text().await.is_some() {} });
    assert!(closed.await.is_ok());
}

#[tokio::test]
async fn the_page_and_the_description_are_there() {
    let server = Server::start().await;
    let mut anyone = Client::new(server.address);
    for path in ["/", "/table/abc", "/join/xyz"] {
        let page = anyone.get(path).await.unwrap();
        assert_eq!(page.status, 200);
        assert!(page.header("content-type").unwrap().starts_with("text/html"));
    }
    assert_eq!(anyone.get("/missing.js").await.unwrap().status, 404);
    assert_eq!(anyone.get("/api/nothing").await.unwrap().body["code"], "not_found");
    assert_eq!(anyone.get("/api/ready").await.unwrap().status, 200);
    let described = anyone.get("/api/openapi.json").await.unwrap().body;
    let paths = described["paths"].as_object().unwrap();
    assert!(paths.contains_key("/api/tables/{id}/actions") && paths.len() > 30, "{}", paths.len());
}

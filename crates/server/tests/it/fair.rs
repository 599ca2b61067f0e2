//! What counts: a day's deal once for a person, and games that were games.

use crate::common::{Server, TOY, act_first, open, see, two};
use serde_json::{Value as Json, json};
use starboard_load::Client;

fn daily() -> Json {
    json!({ "game": TOY, "daily": true })
}

/// How many tables there are of today's deal of the toy.
async fn tables(server: &Server) -> i64 {
    let query = starboard_server::sql!("SELECT COUNT(*) FROM tables WHERE daily IS NOT NULL");
    let counted: Vec<(i64,)> = server.app.hall.store.read(query).await.unwrap();
    counted[0].0
}

async fn deal(client: &mut Client) -> Json {
    let deals = client.get("/api/daily").await.unwrap().body["deals"].clone();
    deals.as_array().unwrap().iter().find(|d| d["game"] == TOY).unwrap().clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asked_for_at_once_the_daily_deal_is_one_table() {
    let server = Server::start().await;
    let me = server.guest().await;
    let ask = || async {
        let mut client = Client::new(server.address);
        client.token.clone_from(&me.token);
        client.post("/api/tables", &daily()).await.unwrap().body["id"].clone()
    };
    let ids = futures(20, ask).await;
    assert!(ids.iter().all(|id| id.is_string() && *id == ids[0]), "{ids:?}");
    assert_eq!(tables(&server).await, 1);
}

async fn futures<T, F: Future<Output = T>>(n: usize, ask: impl Fn() -> F) -> Vec<T> {
    futures_util::future::join_all((0..n).map(|_| ask())).await
}

#[tokio::test]
async fn a_guests_try_goes_along_into_the_account() {
    let server = Server::start().await;
    let account = json!({ "name": "Ada", "password": "correct horse battery" });
    let mut ada = server.guest().await;
    ada.post("/api/register", &account).await.unwrap();
    // A guest plays, then logs in: the account has had its try.
    let mut guest = server.guest().await;
    let (first, _) = open(&mut guest, daily()).await;
    guest.post("/api/login", &account).await.unwrap();
    assert_eq!(open(&mut guest, daily()).await.0, first);
    assert_eq!(open(&mut ada, daily()).await.0, first);
    // A second guest's try is not a second of the account.
    let mut second = server.guest().await;
    let (peeked, _) = open(&mut second, daily()).await;
    second.post(&format!("/api/tables/{peeked}/leave"), &json!({})).await.unwrap();
    second.post("/api/login", &account).await.unwrap();
    assert_eq!(open(&mut second, daily()).await.0, first);
    assert_eq!(deal(&mut second).await["mine"], json!(first));
    assert_eq!(deal(&mut second).await["played"], 0, "the one that counts is not over");
    second.post(&format!("/api/tables/{first}/leave"), &json!({})).await.unwrap();
    assert_eq!(deal(&mut second).await["played"], 1);
}

#[tokio::test]
async fn who_leaves_the_guests_games_behind_has_seen_the_deal_all_the_same() {
    let server = Server::start().await;
    let account = json!({ "name": "Ada", "password": "correct horse battery" });
    server.guest().await.post("/api/register", &account).await.unwrap();
    let mut guest = server.guest().await;
    open(&mut guest, daily()).await;
    let login = json!({ "name": "Ada", "password": "correct horse battery", "keep": false });
    assert_eq!(guest.post("/api/login", &login).await.unwrap().status, 200);
    let refused = guest.post("/api/tables", &daily()).await.unwrap();
    assert_eq!((refused.status, &refused.body["code"]), (409, &json!("wrong_state")), "{}", refused.body);
}

#[tokio::test]
async fn a_browser_that_has_seen_the_deal_does_not_see_it_anew_under_another_name() {
    let server = Server::start().await;
    let mut browser = Browser { server: &server, cookies: Vec::new() };
    assert!(browser.post("/api/tables", &daily()).await.starts_with("http/1.1 200"));
    assert!(browser.post("/api/tables", &daily()).await.starts_with("http/1.1 200"), "back to the same table");
    assert!(browser.post("/api/logout", &json!({})).await.starts_with("http/1.1 204"));
    let again = browser.post("/api/tables", &daily()).await;
    assert!(again.starts_with("http/1.1 409"), "{again}");
    assert_eq!(tables(&server).await, 1);
    // Other games, and other browsers, are not concerned.
    let other = json!({ "game": crate::common::games()[0].name(), "daily": true });
    assert!(browser.post("/api/tables", &other).await.starts_with("http/1.1 200"));
    let mut another = Browser { server: &server, cookies: Vec::new() };
    assert!(another.post("/api/tables", &daily()).await.starts_with("http/1.1 200"));
}

/// Keeps cookies as a browser does.
struct Browser<'a> {
    server: &'a Server,
    cookies: Vec<(String, String)>,
}

impl Browser<'_> {
    async fn post(&mut self, path: &str, body: &Json) -> String {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
            self.server.address,
            cookies.join("; "),
            body.len()
        );
        let mut stream = tokio::net::TcpStream::connect(self.server.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        for line in answer.lines().filter_map(|l| l.strip_prefix("set-cookie: ")) {
            let (name, value) = line.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.retain(|(n, _)| n != name);
            if !value.is_empty() {
                self.cookies.push((name.to_owned(), value.to_owned()));
            }
        }
        answer.to_lowercase()
    }
}

#[tokio::test]
async fn nobody_watches_a_deal_they_may_still_play() {
    let server = Server::start().await;
    let (mut a, mut b) = (server.guest().await, server.guest().await);
    let (id, _) = open(&mut a, daily()).await;
    for path in ["", "/log", "/replay"] {
        assert_eq!(b.get(&format!("/api/tables/{id}{path}")).await.unwrap().status, 404, "{path}");
    }
    assert!(b.socket(&format!("/api/tables/{id}/socket")).await.is_err());
    assert_eq!(see(&mut a, &id).await["looking_from"], 1);
}

async fn played(client: &mut Client) -> i64 {
    let id = client.get("/api/me").await.unwrap().body["me"]["id"].as_str().unwrap().to_owned();
    let page = client.get(&format!("/api/players/{id}")).await.unwrap().body;
    page["statistics"].as_array().unwrap().iter().map(|s| s["played"].as_i64().unwrap()).sum()
}

#[tokio::test]
async fn statistics_count_games_that_were_games() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    // Against myself on this screen.
    let seats = json!([{ "kind": "me" }, { "kind": "here", "name": "me again" }]);
    let (alone, _) = open(&mut me, json!({ "game": TOY, "seats": seats })).await;
    me.post(&format!("/api/tables/{alone}/leave"), &json!({ "seat": 2 })).await.unwrap();
    assert_eq!(see(&mut me, &alone).await["table"]["status"], "finished");
    assert_eq!(played(&mut me).await, 0, "pass and play");
    // Against another, and against an opponent.
    let (mut a, mut b, id) = two(&server, json!({})).await;
    while act_first(&mut a, &id).await || act_first(&mut b, &id).await {}
    assert_eq!((played(&mut a).await, played(&mut b).await), (1, 1));
    let (bot, _) = open(&mut a, json!({ "game": TOY })).await;
    a.post(&format!("/api/tables/{bot}/leave"), &json!({})).await.unwrap();
    assert_eq!(played(&mut a).await, 2);
    // From a moment of a game that is known, or from any position.
    let fork = a.post(&format!("/api/tables/{id}/fork"), &json!({ "step": 1 })).await.unwrap().body;
    let fork = fork["id"].as_str().unwrap();
    a.post(&format!("/api/tables/{fork}/leave"), &json!({})).await.unwrap();
    assert_eq!(see(&mut a, fork).await["table"]["status"], "finished");
    assert_eq!(played(&mut a).await, 2, "an arranged position");
}

//! A server with the toy game, in this process, on a port of its own.

use serde_json::{Value as Json, json};
use starboard_core::face::Rules;
use starboard_load::Client;
use starboard_server::{App, Config, store};
use starboard_testkit::toy::Smugglers;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

pub const TOY: &str = "smugglers";

pub fn games() -> Vec<&'static dyn Rules> {
    let mut games: Vec<&'static dyn Rules> = starboard_shelf::GAMES.to_vec();
    games.push(&Smugglers);
    games
}

/// A folder that goes when it is dropped.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("starboard-test-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub fn quick() -> Config {
    Config {
        requests_per_second: 0,
        passwords_per_minute: 0,
        guests_per_hour: 0,
        sockets_per_address: 0,
        tables_per_hour: 0,
        connections_per_address: 0,
        tables_per_player: 0,
        ..Config::default()
    }
}

pub struct Server {
    pub address: SocketAddr,
    pub app: Arc<App>,
    pub folder: Folder,
}

impl Server {
    pub async fn start() -> Server {
        Server::with(quick()).await
    }

    pub async fn with(config: Config) -> Server {
        if std::env::var_os("STARBOARD_LOG").is_some() {
            config.start_log();
        }
        let folder = Folder::new();
        let url = config.database.clone().unwrap_or_else(|| folder.path().join("test.db").display().to_string());
        let store = store::open(&url).await.unwrap();
        let app = App::new(config, store, games()).await.unwrap();
        app.start().await.unwrap();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(starboard_server::listen(app.clone(), listener));
        Server { address, app, folder }
    }

    /// Moves the moment a table's clocks were last set, as if time had passed.
    pub async fn shift_clock(&self, id: &str, ms: i64) {
        let live = self.app.hall.get(id).await.unwrap();
        live.reseat(|shown| shown.clock.iter_mut().for_each(|c| c.since += ms)).await;
        let wake = starboard_server::sql!("UPDATE standings SET wake_at = wake_at + $2 WHERE table_id = $1", id, ms);
        self.app.hall.writer.commit(store::Unit::of(vec![wake])).await.unwrap();
    }

    pub async fn guest(&self) -> Client {
        Client::guest(self.address).await.unwrap()
    }
}

/// An opponent without an answer of its own fails the test at whose server it sat, whatever the test is about.
impl Drop for Server {
    fn drop(&mut self) {
        let failed = starboard_server::bots_failed();
        assert!(failed == 0 || std::thread::panicking(), "opponents failed {failed} times");
    }
}

/// Opens a table; the answer is its id and invite.
pub async fn open(client: &mut Client, table: Json) -> (String, String) {
    let opened = client.post("/api/tables", &table).await.unwrap();
    assert_eq!(opened.status, 200, "{}", opened.body);
    let text = |key: &str| opened.body[key].as_str().unwrap_or_default().to_owned();
    (text("id"), text("invite"))
}

/// Two people at a table of the toy game; the first to sit opened it.
pub async fn two(server: &Server, more: Json) -> (Client, Client, String) {
    let (mut a, mut b) = (server.guest().await, server.guest().await);
    let mut table = json!({ "game": TOY, "seats": [{ "kind": "me" }, { "kind": "open" }] });
    table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let (id, invite) = open(&mut a, table).await;
    let joined = b.post(&format!("/api/tables/{id}/join"), &json!({ "invite": invite })).await.unwrap();
    assert_eq!(joined.status, 200, "{}", joined.body);
    (a, b, id)
}

pub async fn see(client: &mut Client, id: &str) -> Json {
    let seen = client.get(&format!("/api/tables/{id}")).await.unwrap();
    assert_eq!(seen.status, 200, "{}", seen.body);
    seen.body
}

/// Takes the first legal action if it is this client's turn; says whether it was.
pub async fn act_first(client: &mut Client, id: &str) -> bool {
    let now = &see(client, id).await["now"];
    let Some(action) = now["legal"][0]["action"].as_str() else { return false };
    let act = json!({ "ply": now["ply"], "action": action });
    let acted = client.post(&format!("/api/tables/{id}/actions"), &act).await.unwrap();
    assert_eq!(acted.status, 200, "{}", acted.body);
    true
}

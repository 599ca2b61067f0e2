//! `kill -9` at random moments: every acknowledged move is there, none twice, and bots go on.

use crate::common::{Folder, TOY, games, open, quick};
use serde_json::json;
use starboard_core::Fast;
use starboard_load::Client;
use starboard_server::Config;
use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

const DATABASE: &str = "STARBOARD_TEST_DATABASE";
const LOGGING: &str = "STARBOARD_TEST_LOGGING";
const PACKS: &str = "STARBOARD_TEST_PACKS";

/// Not a test: the server that the tests below start as a process of its own, and kill.
#[test]
#[ignore = "it is the process that other tests kill"]
fn server_process() {
    let Ok(database) = std::env::var(DATABASE) else { return };
    let config = Config { port: 0, database: Some(database), ..quick() };
    if std::env::var_os(LOGGING).is_some() {
        config.start_log();
    }
    if let Some(folder) = std::env::var_os(PACKS) {
        for found in starboard_shelf::packs::read(folder.as_ref()).unwrap() {
            starboard_shelf::take_in(&found.files, true).unwrap();
        }
    }
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let served = runtime.block_on(starboard_server::serve(config, games(), |at| println!("\nserving {at}")));
    served.unwrap();
}

pub struct Process(pub Child, pub SocketAddr);

#[allow(clippy::zombie_processes, reason = "it is killed and waited for when dropped")]
impl Process {
    pub fn start(database: &str) -> Process {
        Process::spawn(database, Stdio::null(), false, None)
    }

    /// The same, with a folder of packs.
    pub fn with_packs(database: &str, packs: &std::path::Path) -> Process {
        Process::spawn(database, Stdio::null(), false, Some(packs))
    }

    /// The same, with its log in a file.
    pub fn logging(database: &str, log: &std::path::Path) -> Process {
        Process::spawn(database, std::fs::File::create(log).unwrap().into(), true, None)
    }

    fn spawn(database: &str, log: Stdio, logging: bool, packs: Option<&std::path::Path>) -> Process {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["kill::server_process", "--exact", "--ignored", "--nocapture"]).env(DATABASE, database);
        if let Some(folder) = packs {
            command.env(PACKS, folder);
        }
        if logging {
            command.env(LOGGING, "1");
        }
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let said = BufReader::new(child.stdout.take().unwrap());
        let address = said.lines().map_while(Result::ok).find_map(|l| l.strip_prefix("serving ")?.parse().ok());
        Process(child, address.expect("the server says where it is"))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// One player who sits in both seats of one table, and against a bot at another.
struct Player {
    token: Option<String>,
    table: String,
    bots: String,
    /// What was acknowledged: the action that made each ply.
    acked: BTreeMap<u64, String>,
    moves: u64,
}

/// Acts as fast as it can until the server is gone; only what was answered counts as acknowledged.
async fn play(at: SocketAddr, player: &mut Player, rng: &mut Fast, moved: &Notify) {
    let mut client = Client::new(at);
    client.token.clone_from(&player.token);
    loop {
        let Ok(seen) = client.get(&format!("/api/tables/{}?seat=1", player.table)).await else { return };
        let asked = seen.body["now"]["to_move"][0].clone();
        if asked.is_null() {
            let seats = json!([{ "kind": "me" }, { "kind": "here", "name": "other" }]);
            let wish = json!({ "game": TOY, "seats": seats, "options": { "target": 60 } });
            let Ok(opened) = client.post("/api/tables", &wish).await else { return };
            player.table = opened.body["id"].as_str().unwrap().to_owned();
            player.acked.clear();
            continue;
        }
        let Ok(seen) = client.get(&format!("/api/tables/{}?seat={asked}", player.table)).await else { return };
        let now = &seen.body["now"];
        let legal = now["legal"].as_array().unwrap();
        let action = legal[rng.below(legal.len())]["action"].as_str().unwrap();
        let act = json!({ "ply": now["ply"], "action": action, "seat": asked });
        let Ok(acted) = client.post(&format!("/api/tables/{}/actions", player.table), &act).await else { return };
        assert_eq!(acted.status, 200, "{}", acted.body);
        player.acked.insert(acted.body["ply"].as_u64().unwrap(), action.to_owned());
        player.moves += 1;
        moved.notify_one();
    }
}

/// What stands after a restart: everything acknowledged, in order, and at most one move more that was sent and not answered.
async fn check(at: SocketAddr, player: &Player) -> BTreeMap<u64, String> {
    let mut client = Client::new(at);
    client.token.clone_from(&player.token);
    let mut found: BTreeMap<u64, String> = BTreeMap::new();
    for seat in [1, 2] {
        let log = client.get(&format!("/api/tables/{}/log?limit=200&seat={seat}", player.table)).await.unwrap().body;
        for item in log["items"].as_array().unwrap().iter().filter(|i| i["type"] == "moved") {
            if let (Some(ply), Some(action)) = (item["ply"].as_u64(), item["action"].as_str()) {
                let before = found.insert(ply, action.to_owned());
                assert!(before.is_none_or(|b| b == action), "ply {ply} twice");
            }
        }
    }
    for (ply, action) in &player.acked {
        assert_eq!(found.get(ply), Some(action), "an acknowledged move is lost");
    }
    let plies: Vec<u64> = found.keys().copied().collect();
    assert_eq!(plies, (1..=plies.len() as u64).collect::<Vec<_>>(), "a gap, or a ply twice");
    assert!(plies.len() <= player.acked.len() + 1, "more was done than was sent");
    found
}

async fn bot_goes_on(at: SocketAddr, player: &mut Player) {
    let mut client = Client::new(at);
    client.token.clone_from(&player.token);
    let began = Instant::now();
    loop {
        let now = client.get(&format!("/api/tables/{}", player.bots)).await.unwrap().body["now"].clone();
        if now["to_move"] == json!([]) {
            player.bots = open(&mut client, json!({ "game": TOY, "options": { "players": 2 } })).await.0;
            return;
        }
        if let Some(action) = now["legal"][0]["action"].as_str() {
            let act = json!({ "ply": now["ply"], "action": action });
            client.post(&format!("/api/tables/{}/actions", player.bots), &act).await.unwrap();
            return;
        }
        assert!(began.elapsed() < Duration::from_secs(10), "the bot does not go on");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_move_is_lost() {
    let folder = Folder::new();
    let database = folder.path().join("kill.db").display().to_string();
    let rounds: u32 = std::env::var("STARBOARD_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(200);
    let mut rng = Fast::new(u64::from(std::process::id()));
    let mut server = Process::start(&database);
    let mut client = Client::guest(server.1).await.unwrap();
    let seats = json!([{ "kind": "me" }, { "kind": "here", "name": "other" }]);
    let (table, _) = open(&mut client, json!({ "game": TOY, "seats": seats, "options": { "target": 60 } })).await;
    let (bots, _) = open(&mut client, json!({ "game": TOY, "options": { "players": 2 } })).await;
    let mut player = Player { token: client.token.clone(), table, bots, acked: BTreeMap::new(), moves: 0 };
    for _ in 0..rounds {
        let wait = Duration::from_micros(500 + rng.below(60_000) as u64);
        let at = server.1;
        // In half of the rounds not before something was acknowledged: a busy machine comes to nothing else.
        let (moved, at_once) = (Notify::new(), rng.below(2) == 0);
        let kill = async {
            if !at_once {
                let _ = tokio::time::timeout(Duration::from_secs(5), moved.notified()).await;
            }
            tokio::time::sleep(wait).await;
            server.0.kill().unwrap();
            server.0.wait().unwrap();
        };
        tokio::join!(play(at, &mut player, &mut rng, &moved), kill);
        server = Process::start(&database);
        player.acked = check(server.1, &player).await;
        bot_goes_on(server.1, &mut player).await;
    }
    assert!(player.moves > u64::from(rounds) / 2, "{} moves in {rounds} rounds", player.moves);
}

//! Two server processes on one real PostgreSQL. Says clearly when there is none to run it with.

use crate::common::{Folder, Server, act_first, quick, see, two};
use crate::kill::Process;
use serde_json::{Value as Json, json};
use starboard_load::Client;
use starboard_server::Config;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A PostgreSQL of our own in a folder of our own.
pub struct Cluster {
    folder: Folder,
    bin: PathBuf,
    user: Option<&'static str>,
}

fn find() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let installed =
        std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|d| d.path().join("bin"));
    let whole = |dir: &PathBuf| ["initdb", "pg_ctl", "createdb"].iter().all(|program| dir.join(program).exists());
    std::env::split_paths(&path).chain(installed).find(whole)
}

impl Cluster {
    /// PostgreSQL does not run as root: then the user `postgres` runs it.
    fn start() -> Result<Cluster, String> {
        let bin = find().ok_or("initdb and pg_ctl are not installed")?;
        let root = Command::new("id").arg("-u").output().is_ok_and(|o| o.stdout.starts_with(b"0\n"));
        let user = root.then_some("postgres");
        let cluster = Cluster { folder: Folder::new(), bin, user };
        let data = cluster.folder.path().join("data");
        if user.is_some() {
            let owned = Command::new("chown").arg("postgres").arg(cluster.folder.path()).status();
            if !owned.is_ok_and(|s| s.success()) {
                return Err("this is root, and there is no user `postgres` to run PostgreSQL".to_owned());
            }
        }
        cluster.run("initdb", &["-D", &data.display().to_string(), "-U", "starboard", "--auth=trust", "-N"])?;
        let options = format!(
            "-c listen_addresses='' -c unix_socket_directories='{}' -c fsync=off",
            cluster.folder.path().display()
        );
        cluster.run(
            "pg_ctl",
            &[
                "-D",
                &data.display().to_string(),
                "-o",
                &options,
                "-l",
                &format!("{}.log", data.display()),
                "-w",
                "start",
            ],
        )?;
        Ok(cluster)
    }

    fn run(&self, program: &str, args: &[&str]) -> Result<(), String> {
        let program = self.bin.join(program);
        let mut command = match self.user {
            Some(user) => {
                let mut command = Command::new("runuser");
                command.args(["-u", user, "--"]).arg(&program);
                command
            }
            None => Command::new(&program),
        };
        let done = command
            .args(args)
            .current_dir(self.folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        match done {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("{} failed: {status}", program.display())),
            Err(why) => Err(format!("{}: {why}", program.display())),
        }
    }

    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    fn url_of(&self, database: &str) -> String {
        format!("postgres://starboard@localhost/{database}?host={}", self.folder.path().display())
    }

    /// Makes an empty database.
    pub fn create(&self, database: &str) -> String {
        let host = self.folder.path().display().to_string();
        self.run("createdb", &["-h", &host, "-U", "starboard", database]).expect("a database is made");
        self.url_of(database)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.folder.path().join("data").display().to_string();
        let _ = self.run("pg_ctl", &["-D", &data, "-m", "immediate", "stop"]);
    }
}

pub fn cluster() -> Option<Cluster> {
    match Cluster::start() {
        Ok(cluster) => Some(cluster),
        Err(why) => {
            eprintln!("NOT RUN: the PostgreSQL tests need a PostgreSQL: {why}");
            None
        }
    }
}

async fn hears(socket: &mut starboard_load::Socket, step: u64) -> Json {
    let wait = tokio::time::timeout(Duration::from_secs(10), async {
        loop {
            let message = socket.next().await.expect("the socket stays open");
            if message["now"]["step"].as_u64() >= Some(step) {
                return message;
            }
        }
    });
    wait.await.expect("the other process's move is heard")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_serve_one_table() {
    let Some(cluster) = cluster() else { return };
    let config = || Config { database: Some(cluster.url()), ..quick() };
    let (one, two_) = (Server::with(config()).await, Server::with(config()).await);
    let (mut a, mut b, id) = two(&one, json!({ "options": { "target": 40 } })).await;
    // The second player is at the other process.
    let token = b.token.clone();
    b = Client::new(two_.address);
    b.token = token;
    let path = format!("/api/tables/{id}/socket");
    let (mut ears_a, mut ears_b) = (a.socket(&path).await.unwrap(), b.socket(&path).await.unwrap());
    for step in 1..=12 {
        assert!(act_first(&mut a, &id).await || act_first(&mut b, &id).await);
        hears(&mut ears_a, step).await;
        hears(&mut ears_b, step).await;
    }
    // A race: the same ply at both processes at once is decided by the database, once.
    let now = see(&mut a, &id).await["now"].clone();
    let asked = now["to_move"][0].as_u64().unwrap();
    let (first, second) = if asked == 1 { (&one, &two_) } else { (&two_, &one) };
    let owner = if asked == 1 { &a } else { &b };
    let (mut here, mut there) = (Client::new(first.address), Client::new(second.address));
    here.token.clone_from(&owner.token);
    there.token.clone_from(&owner.token);
    let legal = see(&mut here, &id).await["now"]["legal"].clone();
    let (x, y) = (&legal[0]["action"], &legal[legal.as_array().unwrap().len() - 1]["action"]);
    let actions = format!("/api/tables/{id}/actions");
    let (bx, by) = (json!({ "ply": now["ply"], "action": x }), json!({ "ply": now["ply"], "action": y }));
    let (p, q) = tokio::join!(here.post(&actions, &bx), there.post(&actions, &by));
    let (p, q) = (p.unwrap(), q.unwrap());
    let won = [&p, &q].iter().filter(|r| r.status == 200 && r.body["again"] == false).count();
    assert_eq!(won, 1, "{} {}", p.body, q.body);
    hears(&mut ears_a, 13).await;
    hears(&mut ears_b, 13).await;
    assert_eq!(see(&mut a, &id).await["now"]["step"], 13);
    assert_eq!(see(&mut b, &id).await["n"], see(&mut a, &id).await["n"]);
    // Chat and sessions go across, too.
    a.post(&format!("/api/tables/{id}/chat"), &json!({ "text": "hello over there" })).await.unwrap();
    let began = Instant::now();
    while !see(&mut b, &id).await["items"].to_string().contains("hello over there") {
        assert!(began.elapsed() < Duration::from_secs(5));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_process_costs_a_reconnect() {
    let Some(cluster) = cluster() else { return };
    let stays = Server::with(Config { database: Some(cluster.url()), ..quick() }).await;
    let dies = Process::start(&cluster.url());
    let mut me = Client::guest(dies.1).await.unwrap();
    let opened = me
        .post("/api/tables", &json!({ "game": crate::common::TOY, "options": { "players": 2, "target": 60 } }))
        .await
        .unwrap();
    let id = opened.body["id"].as_str().unwrap().to_owned();
    let mut done = 0;
    for _ in 0..5 {
        done += u64::from(act_first(&mut me, &id).await);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    drop(dies);
    let mut back = Client::new(stays.address);
    back.token.clone_from(&me.token);
    let began = Instant::now();
    let mut more = 0;
    while more < 3 {
        more += u64::from(act_first(&mut back, &id).await);
        let now = &see(&mut back, &id).await["now"];
        if !now["outcome"].is_null() {
            break;
        }
        assert!(began.elapsed() < Duration::from_secs(60), "the bot's question was lost with the process: {now}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let log = back.get(&format!("/api/tables/{id}/log?limit=200")).await.unwrap().body;
    let mine = log["items"].as_array().unwrap().iter().filter(|i| i["type"] == "moved" && i["seat"] == 1).count();
    assert_eq!(mine as u64, done + more);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_goes_from_postgres_to_sqlite_and_back() {
    let Some(cluster) = cluster() else { return };
    let server = Server::with(Config { database: Some(cluster.url()), ..quick() }).await;
    let (mut a, mut b, id) = two(&server, json!({})).await;
    while act_first(&mut a, &id).await || act_first(&mut b, &id).await {}
    let file = server.folder.path().join("backup.db");
    let copied = starboard_server::backup::backup(&cluster.url(), &file).await.unwrap();
    assert_eq!(copied.tables, 1);
    let other = Server::with(Config { database: Some(file.display().to_string()), ..quick() }).await;
    let mut same = Client::new(other.address);
    same.token.clone_from(&a.token);
    assert_eq!(see(&mut same, &id).await["now"]["view"], see(&mut a, &id).await["now"]["view"]);
    assert!(starboard_server::backup::restore(&file, &cluster.url()).await.is_err(), "not over what is there");

    // Back into another, empty PostgreSQL: the same table, the same people, and it can be played on.
    let (mut c, _, waiting) = two(&other, json!({})).await;
    let moved = act_first(&mut c, &waiting).await;
    let second = server.folder.path().join("second.db");
    starboard_server::backup::backup(&file.display().to_string(), &second).await.unwrap();
    let url = cluster.create("restored");
    let restored = starboard_server::backup::restore(&second, &url).await.unwrap();
    assert_eq!((restored.tables, restored.entries > copied.entries), (2, true));
    let third = Server::with(Config { database: Some(url), ..quick() }).await;
    let (mut a3, mut c3) = (Client::new(third.address), Client::new(third.address));
    a3.token.clone_from(&a.token);
    c3.token.clone_from(&c.token);
    assert_eq!(see(&mut a3, &id).await["now"], see(&mut a, &id).await["now"]);
    assert_eq!(see(&mut c3, &waiting).await["now"]["step"], u64::from(moved));
    let archive = a3.get("/api/archive?mine=true").await.unwrap().body;
    assert_eq!(archive["games"][0]["id"], json!(id));
    let verified = a3.post(&format!("/api/tables/{id}/verify"), &Json::Null).await.unwrap();
    assert_eq!(verified.body["verified"], true, "{}", verified.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_does_not_read_what_it_wrote_itself() {
    // What is counted is counted for the whole process: only a runner that gives each test its own can tell.
    if std::env::var_os("NEXTEST").is_none() {
        return;
    }
    let Some(cluster) = cluster() else { return };
    let server = Server::with(Config { database: Some(cluster.url()), ..quick() }).await;
    let mut anyone = server.guest().await;
    anyone.get("/metrics").await.unwrap();
    let (mut a, mut b, id) = two(&server, json!({ "options": { "target": 40 } })).await;
    for _ in 0..20 {
        assert!(act_first(&mut a, &id).await || act_first(&mut b, &id).await);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let told = anyone.get("/metrics").await.unwrap().body.to_string();
    assert!(told.contains("starboard_moves_total 20"), "{told}");
    assert!(!told.contains("starboard_log_reads_total"), "{told}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_campaign_goes_on_at_another_process_and_the_archive_is_searched() {
    let Some(cluster) = cluster() else { return };
    let config = || Config { database: Some(cluster.url()), ..quick() };
    let (here, there) = (Server::with(config()).await, Server::with(config()).await);
    let (mut ada, mut bo) = (here.guest().await, there.guest().await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let begun = ada.post("/api/campaigns", &json!({ "seats": seats })).await.unwrap().body;
    let (id, invite) = (begun["id"].as_str().unwrap(), begun["invite"].clone());
    let path = format!("/api/campaigns/{id}");
    let joined = bo.post(&format!("{path}/join"), &json!({ "invite": invite })).await.unwrap();
    assert_eq!(joined.body["stage"], "next", "{}", joined.body);
    for game in 1..=3 {
        let now = ada.get(&path).await.unwrap().body;
        let asked = if now["asked"] == 2 { &mut bo } else { &mut ada };
        let choice = if now["asked"].is_null() { json!({}) } else { json!({ "choice": 1 }) };
        let opened = asked.post(&format!("{path}/play"), &choice).await.unwrap();
        assert_eq!(opened.status, 200, "{}", opened.body);
        let table = opened.body["id"].as_str().unwrap().to_owned();
        let left = bo.post(&format!("/api/tables/{table}/leave"), &Json::Null).await.unwrap();
        assert!(left.status < 300, "{}", left.body);
        let (x, y) = tokio::join!(ada.get(&path), bo.get(&path));
        let (x, y) = (x.unwrap().body, y.unwrap().body);
        assert_eq!((&x["played"], &y["played"]), (&json!(game), &json!(game)));
    }
    assert_eq!(ada.get("/api/campaigns").await.unwrap().body["campaigns"][0]["played"], 3);
    let fork = bo.post(&format!("{path}/fork"), &json!({ "after": 1 })).await.unwrap();
    assert_eq!(fork.status, 200, "{}", fork.body);
    let file = bo.get(&format!("{path}/export")).await.unwrap().body;
    assert_eq!(ada.post("/api/campaigns/import", &json!({ "campaign": file })).await.unwrap().status, 200);

    let (mut a, mut b, public) = two(&here, json!({ "visibility": "public" })).await;
    while act_first(&mut a, &public).await || act_first(&mut b, &public).await {}
    let name = a.get("/api/me").await.unwrap().body["me"]["name"].as_str().unwrap().replace(' ', "%20");
    let toy = crate::common::TOY;
    let ways =
        [String::new(), format!("game={toy}"), format!("player={name}"), format!("player={name}&game={toy}&seats=2")];
    for way in &ways {
        let found = bo.get(&format!("/api/archive?{way}")).await.unwrap();
        let ids: Vec<&str> = found.body["games"].as_array().unwrap().iter().filter_map(|g| g["id"].as_str()).collect();
        assert!(ids.contains(&public.as_str()), "{way}: {}", found.body);
    }
    let won = |client: &Json| client["games"].as_array().map_or(0, Vec::len);
    let (x, y) =
        (a.get("/api/archive?won=true").await.unwrap().body, b.get("/api/archive?won=true").await.unwrap().body);
    assert!(won(&x) + won(&y) >= 1 && won(&x) <= 1 && won(&y) <= 1);
    assert_eq!(won(&bo.get(&format!("/api/archive?game={toy}&format=nothing")).await.unwrap().body), 0);
    assert_eq!(won(&bo.get("/api/archive?mine=true").await.unwrap().body), 3, "the campaign's games");
}

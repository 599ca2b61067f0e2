//! The disk: full, shared, and read by others.

use crate::common::{Folder, Server, TOY, open, quick};
use crate::kill::Process;
use serde_json::json;
use starboard_server::store::{self, Unit};
use starboard_server::{Config, backup, sql};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::time::Duration;

#[tokio::test]
async fn a_full_disk_ends_with_the_space_freed() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    let table = json!({ "game": TOY, "seats": [{ "kind": "me" }, { "kind": "here", "name": "other" }] });
    open(&mut me, table.clone()).await;
    assert_eq!(me.get("/api/ready").await.unwrap().status, 200);
    // SQLite answers to a file that may not grow as to a disk that is full: it gives up the transaction by itself.
    let full = sql!("PRAGMA max_page_count = 1");
    server.app.hall.store.commit(&[Unit::of(vec![full])]).await.unwrap();
    let mut refused = 0;
    for _ in 0..100 {
        let answer = me.post("/api/tables", &table).await.unwrap();
        if answer.status == 503 {
            refused += 1;
            break;
        }
    }
    assert_eq!(refused, 1, "the disk is full");
    // A new connection may let the file grow again: the space is there, and so is the server.
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(me.get("/api/ready").await.unwrap().status, 200);
    for _ in 0..3 {
        open(&mut me, table.clone()).await;
    }
}

#[tokio::test]
async fn who_asks_whether_the_server_is_ready_hears_whether_it_writes() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    // The file can be read, and not written.
    let mut ready = 200;
    for _ in 0..20 {
        // What the server writes by itself may come first, and find it out.
        let closed = sql!("PRAGMA query_only = 1");
        let _ = server.app.hall.store.commit(&[Unit::of(vec![closed])]).await;
        assert_eq!(me.get("/api/health").await.unwrap().status, 200);
        ready = me.get("/api/ready").await.unwrap().status;
        if ready != 200 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    assert_eq!(ready, 503);
    assert_eq!(me.get("/api/ready").await.unwrap().status, 200, "through a new connection it is written again");
}

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[tokio::test]
async fn nobody_else_reads_what_the_server_keeps() {
    let folder = Folder::new();
    let data = folder.path().join("deep/data");
    store::private_folder(&data).unwrap();
    assert_eq!((mode(&data), mode(data.parent().unwrap())), (0o700, 0o700));
    let database = data.join("starboard.db");
    // A file of an earlier version, open to all, is closed.
    std::fs::write(&database, "").unwrap();
    std::fs::set_permissions(&database, std::fs::Permissions::from_mode(0o644)).unwrap();
    let server = Server::with(Config { database: Some(database.display().to_string()), ..quick() }).await;
    let mut me = server.guest().await;
    open(&mut me, json!({ "game": TOY })).await;
    let copy = data.join("copy.db");
    backup::backup(&database.display().to_string(), &copy).await.unwrap();
    let files: Vec<_> = std::fs::read_dir(&data).unwrap().map(|f| f.unwrap().path()).collect();
    assert!(files.len() >= 4, "the database, its log, what readers share, the backup: {files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    // A folder of somebody's that was there before stays theirs.
    let home = folder.path().join("home");
    std::fs::create_dir(&home).unwrap();
    std::fs::write(home.join("letters.txt"), "").unwrap();
    std::fs::set_permissions(&home, std::fs::Permissions::from_mode(0o755)).unwrap();
    store::private_folder(&home).unwrap();
    assert_eq!(mode(&home), 0o755);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_server_on_one_file_is_refused() {
    let folder = Folder::new();
    let database = folder.path().join("one.db").display().to_string();
    let first = Process::start(&database);
    let why = store::open(&database).await.err().expect("the second is refused").to_string();
    assert!(why.contains("one.db: another server uses this database"), "{why}");
    // However the first one ends, the next may start.
    drop(first);
    let next = store::open(&database).await.unwrap();
    assert!(store::open(&database).await.is_err());
    next.close().await;
    store::open(&database).await.unwrap();
}

#[tokio::test]
async fn a_backup_is_restored_into_nothing_that_is_used_or_holds_anything() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    open(&mut me, json!({ "game": TOY })).await;
    let database = server.folder.path().join("test.db").display().to_string();
    let copy = server.folder.path().join("copy.db");
    backup::backup(&database, &copy).await.unwrap();
    // Without a table of a game, and with a guest all the same.
    let folder = Folder::new();
    let other = folder.path().join("other.db");
    let used = Server::with(Config { database: Some(other.display().to_string()), ..quick() }).await;
    used.guest().await;
    let why = backup::restore(&copy, &other.display().to_string()).await.unwrap_err().to_string();
    assert!(why.contains("another server uses"), "{why}");
    used.app.stop().await;
    let before = std::fs::read(&other).unwrap();
    let why = backup::restore(&copy, &other.display().to_string()).await.unwrap_err().to_string();
    assert!(why.contains("there is something in `"), "{why}");
    assert_eq!(std::fs::read(&other).unwrap(), before, "and not a byte of it was touched");
}

//! What the doctor finds: nothing where all is well, and each thing that is not, with nothing changed.

use crate::common::{Folder, Server, act_first, games, quick, two};
use crate::postgres::cluster;
use serde_json::json;
use starboard_server::doctor::{Report, examine};
use starboard_server::store::{self, Purpose, Statement, Unit};
use starboard_server::{Config, sql};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

/// A folder with a database in which a game has been played for a while.
async fn played() -> (Folder, PathBuf) {
    let folder = Folder::new();
    std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(0o700)).unwrap();
    let file = folder.path().join("starboard.db");
    let server = Server::with(Config { database: Some(file.display().to_string()), ..quick() }).await;
    let mut me = server.guest().await;
    let plan = json!({ "game": "star-realms", "seats": [{ "kind": "me" }, { "kind": "here", "name": "Bo" }] });
    let (id, _) = crate::common::open(&mut me, plan).await;
    for _ in 0..70 {
        for seat in [1, 2] {
            let now = me.get(&format!("/api/tables/{id}?seat={seat}")).await.unwrap().body["now"].clone();
            if let Some(action) = now["legal"][0]["action"].as_str() {
                let act = json!({ "ply": now["ply"], "action": action, "seat": seat });
                assert_eq!(me.post(&format!("/api/tables/{id}/actions"), &act).await.unwrap().status, 200);
            }
        }
    }
    let (mut a, mut b, toy) = two(&server, json!({})).await;
    while act_first(&mut a, &toy).await || act_first(&mut b, &toy).await {}
    server.app.stop().await;
    drop(server);
    (folder, file)
}

async fn change(file: &Path, statement: Statement) {
    let store = store::open_for(&file.display().to_string(), Purpose::Copy).await.unwrap();
    assert_eq!(store.commit(&[Unit::of(vec![statement])]).await.unwrap(), [true]);
    store.close().await;
}

async fn look(folder: &Folder) -> Report {
    examine(&Config { data: folder.path().to_owned(), ..quick() }, &games()).await
}

fn wrong(report: &Report) -> Vec<&str> {
    report.findings.iter().filter(|f| f.wrong).map(|f| f.key).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_sound_is_well_and_what_is_not_is_told() {
    let (folder, file) = played().await;
    let before = std::fs::read(&file).unwrap();
    let report = look(&folder).await;
    assert_eq!(wrong(&report), [""; 0], "{report:?}");
    assert!(report.tables == 2 && report.entries > 60, "{report:?}");
    assert!(report.findings.iter().any(|f| f.key == "doctor-no-backup"), "{report:?}");
    assert_eq!(std::fs::read(&file).unwrap(), before, "nothing has been changed");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().flatten().filter(|f| f.path().is_dir()).count(), 0);

    for (statement, found) in [
        (sql!("UPDATE snapshots SET body = replace(body, '\"turn\":', '\"turn\":1')"), "doctor-snapshot"),
        (sql!("UPDATE standings SET step = step + 1"), "doctor-standing"),
        (sql!("UPDATE tables SET result = NULL WHERE status = 'finished'"), "doctor-standing"),
        (sql!("DELETE FROM entries WHERE ply = 5"), "doctor-log"),
        (sql!("INSERT INTO seats (table_id, seat, kind, name) VALUES ('nowhere', 0, 'open', '')"), "doctor-dangling"),
    ] {
        std::fs::write(&file, &before).unwrap();
        change(&file, statement.clone()).await;
        assert!(wrong(&look(&folder).await).contains(&found), "{statement:?}: {:?}", look(&folder).await);
    }

    std::fs::write(&file, &before).unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(0o755)).unwrap();
    assert_eq!(wrong(&look(&folder).await), ["doctor-folder-open", "doctor-file-open"]);

    std::fs::write(&file, &before[..before.len() / 2]).unwrap();
    assert!(wrong(&look(&folder).await).contains(&"doctor-damaged"));
    std::fs::remove_file(&file).unwrap();
    assert_eq!(wrong(&look(&folder).await).last(), Some(&"doctor-missing"));
}

/// A line in the list of migrations that this program has not heard of.
fn newer() -> Statement {
    sql!(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (999, 'to come', (SELECT success FROM _sqlx_migrations WHERE version = 1), \
         (SELECT checksum FROM _sqlx_migrations WHERE version = 1), 0)"
    )
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_a_newer_program_is_refused_and_left_as_it_is() {
    let folder = Folder::new();
    let file = folder.path().join("starboard.db");
    let url = file.display().to_string();
    store::open(&url).await.unwrap().close().await;
    change(&file, newer()).await;
    let before = std::fs::read(&file).unwrap();
    let why = store::open(&url).await.err().expect("it is refused").to_string();
    assert!(why.contains("a newer program has written this (schema 999, this program knows 8)"), "{why}");
    assert_eq!(std::fs::read(&file).unwrap(), before);
    assert!(wrong(&look(&folder).await).contains(&"doctor-newer"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_on_postgres() {
    let Some(cluster) = cluster() else { return };
    let url = cluster.url();
    let server = Server::with(Config { database: Some(url.clone()), ..quick() }).await;
    let (mut a, mut b, toy) = two(&server, json!({})).await;
    while act_first(&mut a, &toy).await || act_first(&mut b, &toy).await {}
    let config = Config { database: Some(url.clone()), ..quick() };
    let report = examine(&config, &games()).await;
    assert_eq!((wrong(&report), report.tables), (Vec::new(), 1), "{report:?}");
    server.app.stop().await;
    drop(server);
    let store = store::open(&url).await.unwrap();
    store.commit(&[Unit::of(vec![newer()])]).await.unwrap();
    store.close().await;
    let why = store::open(&url).await.err().expect("it is refused").to_string();
    assert!(why.contains("a newer program has written this"), "{why}");
    assert_eq!(wrong(&examine(&config, &games()).await), ["doctor-newer"]);
}

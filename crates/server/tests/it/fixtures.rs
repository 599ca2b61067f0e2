//! Databases of earlier programs open, and every table in them goes on where it was.

use crate::common::{Folder, Server, quick, see};
use serde_json::{Value as Json, json};
use starboard_load::Client;
use starboard_server::{Config, store};
use std::collections::BTreeSet;
use std::path::Path;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_table_of_an_old_database_goes_on() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
    let mut schemas = BTreeSet::new();
    let mut known = 0;
    for edition in std::fs::read_dir(root).unwrap().flatten().filter(|e| e.path().is_dir()) {
        let folder = Folder::new();
        let database = folder.path().join("old.db");
        std::fs::copy(edition.path().join("database.db"), &database).unwrap();
        let schema = store::schema(&database.display().to_string()).await.unwrap();
        schemas.insert(schema.found);
        known = schema.known;
        let told: Json = serde_json::from_slice(&std::fs::read(edition.path().join("database.json")).unwrap()).unwrap();
        let server = Server::with(Config { database: Some(database.display().to_string()), ..quick() }).await;
        let mut me = Client::new(server.address);
        me.token = told["token"].as_str().map(str::to_owned);
        let tables = told["tables"].as_array().unwrap();
        assert!(tables.len() >= 10);
        for table in tables {
            goes_on(&mut me, table).await;
        }
        let campaign = me.get(&format!("/api/campaigns/{}", told["campaign"].as_str().unwrap())).await.unwrap().body;
        assert_eq!(campaign["played"], told["played"]);
        server.app.stop().await;
        let config = Config { database: Some(database.display().to_string()), ..quick() };
        let report = starboard_server::doctor::examine(&config, starboard_shelf::GAMES).await;
        assert!(report.is_well() && report.tables >= tables.len(), "{report:?}");
    }
    assert!(
        (known - 3..known).all(|schema| schemas.contains(&schema)),
        "the three schemas before {known}: {schemas:?}"
    );
}

/// The table is what it was when the database was written, and takes an action of every seat that is asked.
async fn goes_on(me: &mut Client, table: &Json) {
    let id = table["id"].as_str().unwrap();
    let seen = see(me, id).await;
    assert_eq!(seen["table"]["status"], table["status"], "{table}");
    assert_eq!(seen["now"]["step"], table["step"], "{table}");
    if table["status"] != "playing" {
        assert_eq!(seen["table"]["result"], table["result"], "{table}");
        let verified = me.post(&format!("/api/tables/{id}/verify"), &Json::Null).await.unwrap();
        assert!(verified.status == 200 || table["game"] == "record", "{}", verified.body);
        return;
    }
    assert_eq!(seen["now"]["to_move"], table["to_move"], "{table}");
    let mut first = None;
    for (seat, legal) in table["legal"].as_object().unwrap() {
        let now = me.get(&format!("/api/tables/{id}?seat={seat}")).await.unwrap().body["now"].clone();
        let listed: Vec<&Json> = now["legal"].as_array().unwrap().iter().map(|choice| &choice["action"]).collect();
        assert_eq!(listed, legal.as_array().unwrap().iter().collect::<Vec<_>>(), "{table}");
        if let (None, Some(action)) = (&first, listed.first()) {
            first = Some(json!({ "ply": now["ply"], "action": action, "seat": seat.parse::<u8>().unwrap() }));
        }
    }
    let answer = me.post(&format!("/api/tables/{id}/actions"), &first.expect("somebody is asked")).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
}

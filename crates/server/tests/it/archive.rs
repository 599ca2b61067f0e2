//! Looking back.

use crate::common::{Server, TOY, act_first, quick, see, two};
use serde_json::{Value as Json, json};
use starboard_server::Config;

#[tokio::test]
async fn a_finished_game_is_searched_replayed_exported_imported_and_forked() {
    let server = Server::start().await;
    let (mut a, mut b, id) = two(&server, json!({})).await;
    let replay = format!("/api/tables/{id}/replay");
    let running = a.get(&replay).await.unwrap().body;
    assert_eq!(running["frames"][0]["view"], see(&mut a, &id).await["now"]["view"], "during the game: one's own view");
    assert_eq!(a.get(&format!("{replay}?seat=2")).await.unwrap().status, 403);
    assert_eq!(a.get(&format!("/api/tables/{id}/record")).await.unwrap().body["code"], "wrong_state");
    while act_first(&mut a, &id).await || act_first(&mut b, &id).await {}

    let whole = a.get(&replay).await.unwrap().body;
    let steps = whole["steps"].as_u64().unwrap();
    let frames = whole["frames"].as_array().unwrap();
    assert_eq!(frames.len() as u64, steps + 1);
    assert_eq!(frames.last().unwrap()["outcome"], see(&mut a, &id).await["now"]["outcome"]);
    assert!(frames[1]["action"].is_string());

    let record = a.get(&format!("/api/tables/{id}/record")).await.unwrap().body;
    let mut c = server.guest().await;
    let imported = c.post("/api/records", &record).await.unwrap();
    assert_eq!(imported.status, 200, "{}", imported.body);
    let copy = imported.body["id"].as_str().unwrap().to_owned();
    let again = c.get(&format!("/api/tables/{copy}/record")).await.unwrap().body;
    for key in ["plies", "deals", "result", "seed", "options"] {
        assert_eq!(again[key], record[key], "{key}: what is exported can be imported");
    }
    assert_eq!(c.post(&format!("/api/tables/{copy}/verify"), &Json::Null).await.unwrap().body["verified"], true);
    let mut forged = record.clone();
    forged["plies"][0]["action"] = json!("sell 9");
    assert_eq!(c.post("/api/records", &forged).await.unwrap().status, 400);

    let archive = c.get("/api/archive?mine=true").await.unwrap().body;
    assert_eq!((&archive["games"][0]["id"], &archive["games"][0]["imported"]), (&json!(copy), &json!(true)));
    assert_eq!(
        a.get(&format!("/api/archive?game={TOY}&mine=true&seats=2")).await.unwrap().body["games"][0]["id"],
        json!(id)
    );
    assert_eq!(a.get("/api/archive?game=chess&mine=true").await.unwrap().body["games"], json!([]));

    let over = c.post(&format!("/api/tables/{id}/fork?lang=fr"), &json!({ "step": steps })).await.unwrap();
    let words = "À ce moment, la partie est terminée\u{202f}: il ne reste rien à jouer.";
    assert_eq!((over.status, &over.body["words"]), (409, &json!(words)));
    let fork = c.post(&format!("/api/tables/{id}/fork"), &json!({ "step": steps / 2 })).await.unwrap();
    assert_eq!(fork.status, 200, "{}", fork.body);
    let forked = see(&mut c, fork.body["id"].as_str().unwrap()).await;
    assert_eq!(forked["table"]["forked_from"], json!({ "table": id, "step": steps / 2 }));
    assert_eq!(forked["now"]["prompt"]["data"], frames[(steps / 2) as usize]["prompt"]["data"]);

    let me = a.get("/api/me").await.unwrap().body["me"]["id"].as_str().unwrap().to_owned();
    let page = b.get(&format!("/api/players/{me}")).await.unwrap().body;
    assert_eq!(page["statistics"][0]["played"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_began_by_an_older_edition_stays_with_it() {
    let server = Server::with(Config { idle_seconds: 0, ..quick() }).await;
    let (mut a, mut b, id) = two(&server, json!({})).await;
    while act_first(&mut a, &id).await || act_first(&mut b, &id).await {}
    let mut record = a.get(&format!("/api/tables/{id}/record")).await.unwrap().body;
    assert_eq!((&record["edition"], &record["options"]["target"]), (&json!("1"), &json!(15)));
    // An older program wrote no target: then it was 25, and this game is not over at 15.
    record["edition"] = json!("0");
    record["options"].as_object_mut().unwrap().remove("target");
    let refused = a.post("/api/records", &record).await.unwrap();
    assert_eq!(refused.status, 400, "by the rules of then it ended otherwise");
    record.as_object_mut().unwrap().remove("result");
    let imported = a.post("/api/records", &record).await.unwrap();
    assert_eq!(imported.status, 200, "{}", imported.body);
    let old = imported.body["id"].as_str().unwrap().to_owned();

    // It is read again from the database, and what plays on from it is by the same rules.
    server.app.hall.forget_idle();
    assert!(server.app.hall.in_memory().iter().all(|live| live.shown().fixed.id != old));
    let table = see(&mut a, &old).await["table"].clone();
    assert_eq!((&table["edition"], &table["options"]["target"]), (&json!("0"), &json!(25)));
    let fork = a.post(&format!("/api/tables/{old}/fork"), &json!({ "step": 1 })).await.unwrap();
    assert_eq!(fork.status, 200, "{}", fork.body);
    assert_eq!(see(&mut a, fork.body["id"].as_str().unwrap()).await["table"]["edition"], "0");
}

//! Tournaments: with people and bots, with people who leave, with a server that is killed in the middle.

use crate::common::{Folder, Server, TOY};
use crate::contest::{comes, live};
use crate::kill::Process;
use serde_json::{Value as Json, json};
use starboard_load::Client;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// One look of a player of a tournament: comes to the game that waits, and gives it up if it is weaker. Says whether it is over.
async fn look(client: &mut Client, cup: &str, me: usize) -> std::io::Result<bool> {
    let seen = client.get(&format!("/api/tournaments/{cup}")).await?.body;
    if let Some(id) = seen["my_match"].as_str() {
        let promise = me as u8;
        let state = comes_or(client, id, promise).await?;
        if state["type"] == "agreed" && state["tell"] == true {
            comes_or(client, id, promise).await?;
        }
    }
    if let Some(table) = seen["my_table"].as_str() {
        let at = client.get(&format!("/api/tables/{table}")).await?.body;
        let name = |i: usize| at["table"]["seats"][i]["name"].as_str().unwrap_or_default().to_owned();
        let strength = |i: usize| name(i).strip_prefix("Player ").and_then(|n| n.parse::<u32>().ok()).unwrap_or(0);
        let mine = at["table"]["my_seats"][0].as_u64().unwrap_or(1) as usize - 1;
        // Who has the higher number gives up, and everybody against a bot.
        if strength(mine) > strength(1 - mine) {
            client.post(&format!("/api/tables/{table}/leave"), &Json::Null).await?;
        }
    }
    Ok(seen["stage"] == "over")
}

async fn comes_or(client: &mut Client, id: &str, n: u8) -> std::io::Result<Json> {
    Ok(comes(client, id, n).await)
}

/// Everybody's name by number, and the standings, checked against the pairings by hand.
fn check(cup: &Json) {
    let mut points: std::collections::BTreeMap<u64, f64> = Default::default();
    let mut met: BTreeSet<(u64, u64)> = BTreeSet::new();
    for pair in cup["pairings"].as_array().unwrap() {
        let one = pair["one"].as_u64().unwrap();
        let Some(two) = pair["two"].as_u64() else {
            *points.entry(one).or_default() += 1.0;
            continue;
        };
        assert!(met.insert((one.min(two), one.max(two))), "{one} and {two} meet twice");
        match pair["won"].as_str().unwrap() {
            "one" => *points.entry(one).or_default() += 1.0,
            "two" => *points.entry(two).or_default() += 1.0,
            "shared" => [one, two].iter().for_each(|w| *points.entry(*w).or_default() += 0.5),
            _ => {}
        }
    }
    let mut last = f64::MAX;
    for place in cup["standings"].as_array().unwrap() {
        let got = place["points"].as_f64().unwrap();
        assert_eq!(got, points.get(&place["n"].as_u64().unwrap()).copied().unwrap_or(0.0), "{place}");
        assert!(got <= last, "sorted");
        last = got;
    }
}

async fn named(client: &mut Client, name: &str) {
    let body = json!({ "name": name }).to_string();
    assert_eq!(client.send("PATCH", "/api/me", body.as_bytes()).await.unwrap().status, 200);
}

#[tokio::test]
async fn everybody_meets_everybody_with_people_and_bots() {
    everybody_meets_everybody_with_people_and_bots_at(&Server::start().await).await;
}

pub async fn everybody_meets_everybody_with_people_and_bots_at(server: &Server) {
    let (mut a, mut b) = (server.guest().await, server.guest().await);
    named(&mut a, "Player 1").await;
    named(&mut b, "Player 2").await;
    let plan =
        json!({ "name": "Friday", "game": TOY, "clock": live(), "kind": "round_robin", "bots": ["easy", "easy"] });
    for (change, status) in [
        (json!({ "bots": ["nobody"] }), 400),
        (json!({ "bots": vec!["easy"; 32] }), 400),
        (json!({ "patience": 1 }), 400),
        (json!({ "name": "x" }), 400),
        (json!({ "rated": true }), 409),
    ] {
        let mut bad = plan.clone();
        bad.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        assert_eq!(a.post("/api/tournaments", &bad).await.unwrap().status, status, "{change}");
    }
    let made = a.post("/api/tournaments", &plan).await.unwrap().body;
    let id = made["id"].as_str().unwrap().to_owned();
    assert_eq!(b.post(&format!("/api/tournaments/{id}/start"), &Json::Null).await.unwrap().status, 403, "its host");
    assert_eq!(b.post(&format!("/api/tournaments/{id}/join"), &Json::Null).await.unwrap().status, 200);
    assert_eq!(b.post(&format!("/api/tournaments/{id}/join"), &Json::Null).await.unwrap().status, 200, "twice is once");
    let begun = a.post(&format!("/api/tournaments/{id}/start"), &Json::Null).await.unwrap().body;
    assert_eq!((&begun["rounds"], begun["pairings"].as_array().unwrap().len()), (&json!(3), 2));
    assert_eq!(b.post(&format!("/api/tournaments/{id}/join"), &Json::Null).await.unwrap().status, 409);
    let began = Instant::now();
    while !look(&mut a, &id, 1).await.unwrap() {
        look(&mut b, &id, 2).await.unwrap();
        assert!(
            began.elapsed() < Duration::from_secs(60),
            "{}",
            a.get(&format!("/api/tournaments/{id}")).await.unwrap().body
        );
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let cup = a.get(&format!("/api/tournaments/{id}")).await.unwrap().body;
    check(&cup);
    assert_eq!(cup["pairings"].as_array().unwrap().len(), 6);
    assert_eq!(cup["standings"][0]["level"], "easy", "the bots have beaten everybody: {cup}");
    let points =
        |name: &str| cup["standings"].as_array().unwrap().iter().find(|p| p["name"] == name).unwrap()["points"].clone();
    assert_eq!((points("Player 1"), points("Player 2")), (json!(1.0), json!(0.0)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn thirty_two_play_some_leave_and_the_server_is_killed() {
    let folder = Folder::new();
    let database = folder.path().join("cup.db").display().to_string();
    let mut server = Process::start(&database);
    let mut all = Vec::new();
    for i in 0..32 {
        let mut client = Client::guest(server.1).await.unwrap();
        named(&mut client, &format!("Player {}", i + 1)).await;
        all.push(client);
    }
    let plan = json!({ "name": "Swiss", "game": TOY, "clock": live(), "kind": "swiss", "patience": 30 });
    let id = all[0].post("/api/tournaments", &plan).await.unwrap().body["id"].as_str().unwrap().to_owned();
    for client in &mut all[1..] {
        assert_eq!(client.post(&format!("/api/tournaments/{id}/join"), &Json::Null).await.unwrap().status, 200);
    }
    let mut late = Client::guest(server.1).await.unwrap();
    assert_eq!(late.post(&format!("/api/tournaments/{id}/join"), &Json::Null).await.unwrap().status, 409, "full");
    let begun = all[0].post(&format!("/api/tournaments/{id}/start"), &Json::Null).await.unwrap().body;
    assert_eq!(begun["rounds"], 5);
    let (began, mut killed, mut left) = (Instant::now(), 0, BTreeSet::new());
    loop {
        let cup = all[0].get(&format!("/api/tournaments/{id}")).await.unwrap().body;
        if cup["stage"] == "over" {
            break;
        }
        assert!(began.elapsed() < Duration::from_secs(120), "{cup}");
        // In the second and in the third round somebody goes for good, and the server dies with games under way.
        let round = cup["round"].as_u64().unwrap();
        if round >= 2 && killed + 2 <= round && killed < 2 {
            for who in [7 + killed as usize, 20 + killed as usize] {
                all[who].post(&format!("/api/tournaments/{id}/leave"), &Json::Null).await.unwrap();
                left.insert(who);
            }
            for (i, client) in all.iter_mut().enumerate().take(9) {
                if !left.contains(&i) {
                    look(client, &id, i).await.unwrap();
                }
            }
            drop(server);
            server = Process::start(&database);
            killed += 1;
            for client in &mut all {
                let token = client.token.clone();
                *client = Client::new(server.1);
                client.token = token;
            }
        }
        for (i, client) in all.iter_mut().enumerate() {
            if !left.contains(&i) {
                look(client, &id, i).await.unwrap();
            }
        }
    }
    let cup = all[3].get(&format!("/api/tournaments/{id}")).await.unwrap().body;
    check(&cup);
    assert_eq!(killed, 2);
    let places = cup["standings"].as_array().unwrap();
    assert_eq!((&places[0]["name"], &places[0]["points"]), (&json!("Player 1"), &json!(5.0)));
    assert_eq!(places.iter().filter(|p| p["gone"] == true).count(), 4);
    let after_leaving = |pair: &&Json| pair["round"].as_u64().unwrap() > 4;
    for pair in cup["pairings"].as_array().unwrap().iter().filter(after_leaving) {
        let gone = |n: &Json| places.iter().any(|p| p["n"] == *n && p["gone"] == true);
        assert!(!gone(&pair["one"]) && !gone(&pair["two"]), "who has left is not paired: {pair}");
    }
}

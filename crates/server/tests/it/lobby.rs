//! Opening, finding, joining, leaving, starting, playing again.

use crate::common::{Server, TOY, act_first, open, see, two};
use serde_json::{Value as Json, json};
use starboard_load::{Answer, Client};

#[tokio::test]
async fn seats_are_filled_in_every_way() {
    let server = Server::start().await;
    let (mut host, mut guest, mut third) = (server.guest().await, server.guest().await, server.guest().await);
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }, { "kind": "open" }]);
    let (id, invite) =
        open(&mut host, json!({ "game": TOY, "seats": seats, "start": false, "visibility": "public" })).await;
    let lobby = guest.get("/api/tables").await.unwrap().body;
    assert_eq!(lobby["open"][0]["id"], json!(id));
    let join = format!("/api/tables/{id}/join");
    assert_eq!(guest.post(&join, &json!({ "seat": 1 })).await.unwrap().body["code"], "wrong_state", "taken");
    assert_eq!(guest.post(&join, &json!({})).await.unwrap().body["table"]["my_seats"], json!([3]));
    assert_eq!(
        third.post(&join, &json!({ "seat": 2 })).await.unwrap().body["table"]["my_seats"],
        json!([2]),
        "a bot's place"
    );
    assert_eq!(third.post(&format!("/api/tables/{id}/leave"), &json!({})).await.unwrap().status, 204);
    let start = format!("/api/tables/{id}/start");
    assert_eq!(guest.post(&start, &json!({})).await.unwrap().status, 403, "only the host");
    assert_eq!(host.post(&start, &json!({})).await.unwrap().body["code"], "wrong_state", "a seat is open");
    assert_eq!(host.post(&start, &json!({ "fill": "proc:/bin/sh" })).await.unwrap().status, 400);
    assert_eq!(host.post(&start, &json!({ "fill": "easy" })).await.unwrap().status, 204);
    assert_eq!(see(&mut guest, &id).await["table"]["status"], "playing");
    assert_eq!(third.post(&join, &json!({ "invite": invite })).await.unwrap().body["code"], "wrong_state");
    assert_eq!(third.get("/api/tables").await.unwrap().body["running"][0]["id"], json!(id));
}

#[tokio::test]
async fn a_private_table_is_found_by_nobody() {
    let server = Server::start().await;
    let (mut a, mut b, id) = two(&server, json!({ "visibility": "private" })).await;
    let mut stranger = server.guest().await;
    for path in ["", "/replay", "/log", "/record"] {
        assert_eq!(stranger.get(&format!("/api/tables/{id}{path}")).await.unwrap().status, 404, "{path}");
    }
    for path in ["join", "leave", "actions", "check", "hint", "chat", "takeback", "start", "verify", "rematch"] {
        let body = json!({ "ply": 0, "action": "concede" });
        let body = match path {
            "actions" => body,
            "check" => json!({ "action": "x" }),
            "chat" => json!({ "text": "x" }),
            "takeback" => json!({ "ply": 0, "to_step": 0 }),
            _ => json!({}),
        };
        let answer = stranger.post(&format!("/api/tables/{id}/{path}"), &body).await.unwrap();
        assert_eq!(answer.status, 404, "{path}: {}", answer.body);
    }
    assert!(stranger.socket(&format!("/api/tables/{id}/socket")).await.is_err());
    assert_eq!(see(&mut a, &id).await["now"]["ply"], 0);
    assert_eq!(see(&mut b, &id).await["looking_from"], 2);
}

#[tokio::test]
async fn pass_and_play_hides_hands_behind_a_curtain() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    let seats = json!([{ "kind": "me" }, { "kind": "here", "name": "Grace" }]);
    let (id, _) = open(&mut me, json!({ "game": TOY, "seats": seats })).await;
    let mut socket = me.socket(&format!("/api/tables/{id}/socket")).await.unwrap();
    let curtain = socket.next().await.unwrap();
    assert_eq!((&curtain["looking_from"], &curtain["table"]["my_seats"]), (&Json::Null, &json!([1, 2])));
    assert_eq!(curtain["now"]["legal"], json!([]));
    assert_eq!(curtain["table"]["seats"][1]["name"], "Grace");
    let asked = curtain["now"]["to_move"][0].clone();
    socket.send(&json!({ "type": "look", "seat": asked })).await.unwrap();
    let mut lifted = socket.next().await.unwrap();
    while lifted["type"] != "snapshot" {
        lifted = socket.next().await.unwrap();
    }
    assert_eq!(lifted["looking_from"], asked);
    assert!(!lifted["now"]["legal"].as_array().unwrap().is_empty());
    socket.send(&json!({ "type": "look", "seat": 3 })).await.unwrap();
    assert_eq!(socket.next().await.unwrap()["type"], "problem", "not a seat of mine");
}

#[tokio::test]
async fn a_rematch_rotates_the_seats() {
    let server = Server::start().await;
    let (mut a, mut b, id) = two(&server, json!({})).await;
    let rematch = format!("/api/tables/{id}/rematch");
    assert_eq!(a.post(&rematch, &Json::Null).await.unwrap().body["code"], "wrong_state", "not over yet");
    while act_first(&mut a, &id).await || act_first(&mut b, &id).await {}
    let next = a.post(&rematch, &Json::Null).await.unwrap().body["id"].as_str().unwrap().to_owned();
    assert_eq!(see(&mut a, &next).await["table"]["status"], "waiting", "nobody plays who has not asked to");
    assert_eq!(see(&mut b, &id).await["table"]["next"], json!(next));
    assert_eq!(
        b.post(&rematch, &Json::Null).await.unwrap().body["id"],
        json!(next),
        "asking twice gives the same table"
    );
    assert_eq!(see(&mut a, &next).await["table"]["my_seats"], json!([2]));
    let joined = see(&mut b, &next).await;
    assert_eq!(joined["table"]["my_seats"], json!([1]), "whoever asks for it sits");
    assert_eq!(joined["table"]["status"], "playing");
}

#[tokio::test]
async fn a_rematch_keeps_teams_and_bots_and_local_names() {
    let server = Server::start().await;
    let (mut a, mut b, mut c) = (server.guest().await, server.guest().await, server.guest().await);
    let options = json!({ "format": "hydra", "players": 6 });
    let open_seat = json!({ "kind": "open" });
    let bot = json!({ "kind": "bot", "level": "easy" });
    let seats = json!([{ "kind": "me" }, { "kind": "here", "name": "Grace" }, open_seat, open_seat, open_seat, bot]);
    let plan = json!({ "game": "star-realms", "options": options, "seats": seats, "visibility": "private" });
    let (id, invite) = open(&mut a, plan).await;
    for (who, seat) in [(&mut b, 3), (&mut c, 4)] {
        let join = json!({ "invite": invite, "seat": seat });
        assert_eq!(who.post(&format!("/api/tables/{id}/join"), &join).await.unwrap().status, 200);
    }
    assert_eq!(a.post(&format!("/api/tables/{id}/start"), &json!({ "fill": "easy" })).await.unwrap().status, 204);
    let teams = |seen: &Json| {
        let seats = seen["table"]["seats"].as_array().unwrap().clone();
        let mut sides: Vec<Vec<String>> = Vec::new();
        for team in 0..6 {
            let of = seats.iter().filter(|s| s["team"] == json!(team));
            let mut names: Vec<String> = of.map(|s| s["name"].as_str().unwrap().to_owned()).collect();
            names.sort();
            sides.push(names);
        }
        sides.retain(|names| !names.is_empty());
        sides.sort();
        sides
    };
    let before = teams(&see(&mut a, &id).await);
    for who in [&mut a, &mut b, &mut c] {
        who.post(&format!("/api/tables/{id}/leave"), &json!({})).await.unwrap();
    }
    for _ in 0..600 {
        if see(&mut a, &id).await["table"]["status"] == "finished" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let rematch = format!("/api/tables/{id}/rematch");
    let next = c.post(&rematch, &Json::Null).await.unwrap().body["id"].as_str().unwrap().to_owned();
    for who in [&mut b, &mut a] {
        assert_eq!(
            see(who, &next).await["table"]["status"],
            "waiting",
            "a private rematch is seen by those it expects"
        );
        assert_eq!(who.post(&rematch, &Json::Null).await.unwrap().body["id"], json!(next));
    }
    let seen = see(&mut a, &next).await;
    assert_eq!(seen["table"]["status"], "playing");
    assert_eq!(teams(&seen), before);
    assert_eq!(seen["table"]["my_seats"].as_array().unwrap().len(), 2, "both of one screen");
}

async fn patch(client: &mut Client, path: &str, body: &Json) -> std::io::Result<Answer> {
    client.send("PATCH", path, body.to_string().as_bytes()).await
}

#[tokio::test]
async fn the_host_frees_a_seat_and_somebody_else_takes_it() {
    let server = Server::start().await;
    let (mut host, mut guest, mut third) = (server.guest().await, server.guest().await, server.guest().await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let (id, invite) = open(&mut host, json!({ "game": TOY, "seats": seats })).await;
    let join = format!("/api/tables/{id}/join");
    let sit = json!({ "invite": invite, "seat": 2 });
    assert_eq!(guest.post(&join, &sit).await.unwrap().status, 200);
    let table = format!("/api/tables/{id}");
    let free = json!({ "seat": 2, "plan": { "kind": "open" } });
    assert_eq!(patch(&mut third, &table, &free).await.unwrap().status, 403, "only the host");
    let bot = json!({ "seat": 2, "plan": { "kind": "bot", "level": "easy" } });
    let mine = json!({ "seat": 2, "plan": { "kind": "here", "name": "Grace" } });
    assert_eq!(patch(&mut host, &table, &mine).await.unwrap().body["code"], "wrong_state", "not for somebody else");
    assert_eq!(patch(&mut host, &table, &free).await.unwrap().status, 204);
    assert_eq!(see(&mut guest, &id).await["table"]["my_seats"], json!([]));
    assert_eq!(third.post(&join, &sit).await.unwrap().body["table"]["my_seats"], json!([2]));
    assert_eq!(patch(&mut host, &table, &bot).await.unwrap().status, 204);
    assert_eq!(host.post(&format!("{table}/start"), &json!({ "fill": "easy" })).await.unwrap().status, 204);
    let after = see(&mut host, &id).await;
    assert_eq!(patch(&mut host, &table, &free).await.unwrap().body["code"], "wrong_state", "not once it has begun");
    assert_eq!(after["table"]["seats"][1]["level"], "easy");
}

#[tokio::test]
async fn winners_of_one_name_are_told_apart() {
    let server = Server::start().await;
    let mut me = server.guest().await;
    let bot = json!({ "kind": "bot", "level": "easy" });
    let (id, _) = open(&mut me, json!({ "game": TOY, "seats": [{ "kind": "me" }, bot, bot] })).await;
    me.post(&format!("/api/tables/{id}/leave"), &json!({})).await.unwrap();
    for _ in 0..600 {
        let seen = see(&mut me, &id).await;
        if seen["table"]["status"] == "finished" {
            let items = seen["items"].as_array().unwrap();
            let words = items.iter().find(|i| i["type"] == "ended").unwrap()["words"].as_str().unwrap();
            assert!(words.contains("Easy 2") || words.contains("Easy 3"), "{words}");
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the bots do not end the game");
}

#[tokio::test]
async fn leaving_a_running_game_concedes_it() {
    let server = Server::start().await;
    let (mut a, mut b, id) = two(&server, json!({})).await;
    assert_eq!(a.post(&format!("/api/tables/{id}/leave"), &json!({})).await.unwrap().status, 204);
    let after = see(&mut b, &id).await;
    assert_eq!(after["table"]["status"], "finished");
    assert_eq!(after["now"]["outcome"]["ranks"], json!([2, 1]));
    let mine = a.get("/api/archive?mine=true").await.unwrap().body;
    assert_eq!(mine["games"][0]["id"], json!(id));
}

#[tokio::test]
async fn the_daily_deal_is_the_same_for_everybody() {
    let server = Server::start().await;
    let (mut a, mut b) = (server.guest().await, server.guest().await);
    let (first, _) = open(&mut a, json!({ "game": TOY, "daily": true })).await;
    let (second, _) = open(&mut b, json!({ "game": TOY, "daily": true })).await;
    assert_eq!(open(&mut a, json!({ "game": TOY, "daily": true })).await.0, first, "once a day");
    let (one, two) = (see(&mut a, &first).await, see(&mut b, &second).await);
    assert_eq!(one["table"]["fingerprint"], two["table"]["fingerprint"]);
    a.post(&format!("/api/tables/{first}/leave"), &json!({})).await.unwrap();
    assert_eq!(see(&mut a, &first).await["table"]["seed"], Json::Null, "secret until the day is over");
    let record = a.get(&format!("/api/tables/{first}/record")).await.unwrap();
    assert_eq!(record.body["code"], "wrong_state");
}

#[tokio::test]
async fn an_old_invitation_does_not_open_a_private_table() {
    let server = Server::start().await;
    let mut host = server.guest().await;
    let table = json!({ "game": TOY, "visibility": "private", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let (id, invite) = open(&mut host, table).await;
    let (mut friend, mut stranger) = (server.guest().await, server.guest().await);
    let invitation = format!("/api/invites/{invite}");
    let asked = stranger.get(&invitation).await.unwrap();
    assert_eq!((asked.status, &asked.body["table"]["status"]), (200, &json!("waiting")), "while a seat is free");
    let join = format!("/api/tables/{id}/join");
    assert_eq!(friend.post(&join, &json!({ "invite": invite })).await.unwrap().status, 200);
    assert_eq!(stranger.get(&invitation).await.unwrap().status, 404);
    assert_eq!(stranger.post(&join, &json!({ "invite": invite })).await.unwrap().status, 404);
    assert_eq!(friend.get(&invitation).await.unwrap().status, 200, "who sits there may look");
    host.post(&format!("/api/tables/{id}/leave"), &json!({})).await.unwrap();
    assert_eq!(stranger.get(&invitation).await.unwrap().status, 404, "nor when it is over");
}

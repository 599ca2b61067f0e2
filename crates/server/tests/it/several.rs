//! Tables of more than two: a quick match finds a group, ours take the seats that are left, and ratings are of the format.

use crate::common::{Server, TOY, act_first, see};
use crate::contest::{account, comes, id_of, live, number};
use serde_json::{Value as Json, json};
use starboard_contest::shuffle;
use starboard_load::Client;
use starboard_server::{sql, store};

fn wish(n: u8, game: &str, options: Json) -> Json {
    let promise = shuffle::promise(&number(n));
    json!({ "game": game, "options": options, "clock": live(), "rated": true, "promise": promise })
}

fn three(n: u8) -> Json {
    wish(n, TOY, json!({ "players": 3 }))
}

async fn looks(client: &mut Client, wish: &Json) -> Json {
    let answer = client.post("/api/match", wish).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body
}

/// As if everybody had lost patience.
async fn later(server: &Server) {
    let earlier = sql!("UPDATE waiting SET since = since - 20000");
    server.app.hall.writer.commit(store::Unit::of(vec![earlier])).await.unwrap();
}

/// All of them come; the answer is the table.
async fn all_come(all: &mut [(&mut Client, u8)], id: &str) -> String {
    for (client, n) in all.iter_mut() {
        comes(client, id, *n).await;
    }
    // Who promised last was the first to tell; now everybody can.
    let mut last = Json::Null;
    for (client, n) in all.iter_mut() {
        last = comes(client, id, *n).await;
    }
    assert_eq!(last["type"], "table", "{last}");
    last["table"].as_str().unwrap().to_owned()
}

/// By name: what a game made of a rating.
async fn gains(client: &mut Client, id: &str) -> Vec<(String, i64)> {
    let seats = see(client, id).await["table"]["seats"].clone();
    let results = client.get(&format!("/api/tables/{id}/rated")).await.unwrap().body;
    let gain = |r: &Json| {
        let seat = &seats[r["seat"].as_u64().unwrap() as usize - 1];
        (seat["name"].as_str().unwrap().to_owned(), r["after"].as_i64().unwrap() - r["before"].as_i64().unwrap())
    };
    let mut all: Vec<(String, i64)> = results.as_array().unwrap().iter().map(gain).collect();
    all.sort();
    all
}

#[tokio::test]
async fn every_format_of_every_game_can_be_looked_for() {
    let server = Server::start().await;
    let mut a = account(&server, "Ada").await;
    let mut tried = 0;
    for rules in starboard_shelf::GAMES {
        let about = rules.about(starboard_core::Lang::En);
        for format in about.formats {
            for players in format.players.iter().filter(|n| **n > 1) {
                let options = json!({ "format": format.name, "players": players });
                let waits = looks(&mut a, &wish(1, about.name, options)).await;
                let told = (&waits["type"], &waits["seats"]);
                assert_eq!(told, (&json!("waiting"), &json!(players)), "{} {}", about.name, format.name);
                tried += 1;
            }
            let board =
                a.get(&format!("/api/ratings?game={}&format={}-several", about.name, format.name)).await.unwrap();
            assert_eq!(board.status == 200, format.players.iter().any(|n| *n > 2), "{} {}", about.name, format.name);
        }
    }
    assert!(tried > 20, "{tried}");
    // Where nobody says how many, as few as the format needs.
    assert_eq!(looks(&mut a, &wish(1, "star-realms", json!({ "format": "emperor" }))).await["seats"], 6);
}

#[tokio::test]
async fn three_find_each_other_and_are_rated_against_each_other() {
    three_find_each_other_and_are_rated_against_each_other_at(&Server::start().await).await;
}

pub async fn three_find_each_other_and_are_rated_against_each_other_at(server: &Server) {
    let (mut a, mut b, mut c) =
        (account(server, "Ada").await, account(server, "Bob").await, account(server, "Cleo").await);
    let waits = looks(&mut a, &three(1)).await;
    assert_eq!((&waits["type"], &waits["seats"], &waits["others"]), (&json!("waiting"), &json!(3), &json!(0)));
    // Who wants a table of two is not asked to one of three.
    let mut d = account(server, "Dan").await;
    assert_eq!(looks(&mut d, &wish(4, TOY, json!({ "players": 2 }))).await["type"], "waiting");
    assert_eq!(looks(&mut b, &three(2)).await["others"], 1);
    let agreed = looks(&mut c, &three(3)).await;
    assert_eq!((&agreed["type"], &agreed["instead"]), (&json!("agreed"), &json!(false)), "{agreed}");
    assert_eq!(agreed["players"].as_array().unwrap().len(), 3);
    let id = agreed["id"].as_str().unwrap().to_owned();
    let table = all_come(&mut [(&mut a, 1), (&mut b, 2), (&mut c, 3)], &id).await;
    let seen = see(&mut a, &table).await["table"].clone();
    assert_eq!((&seen["rated"], &seen["takebacks"]), (&json!(true), &json!("never")));
    assert_eq!(seen["shuffle"]["players"].as_array().unwrap().len(), 3, "the deal is everybody's");
    while act_first(&mut a, &table).await || act_first(&mut b, &table).await || act_first(&mut c, &table).await {}

    let all = gains(&mut a, &table).await;
    assert_eq!(all.len(), 3, "{all:?}");
    let over = see(&mut a, &table).await;
    let rank = |name: &str| {
        let seat = over["table"]["seats"].as_array().unwrap().iter().position(|s| s["name"] == name).unwrap();
        over["now"]["outcome"]["ranks"][seat].as_i64().unwrap()
    };
    for (one, gained) in &all {
        for (two, lost) in &all {
            assert!(rank(one) >= rank(two) || gained > lost, "{one} came before {two}: {all:?}");
        }
    }
    // It is a rating of its own.
    let mine = id_of(&mut a).await;
    let line = b.get(&format!("/api/players/{mine}/ratings")).await.unwrap().body["ratings"].clone();
    assert_eq!((line.as_array().unwrap().len(), &line[0]["format"]), (1, &json!("alone-several")));
    let mut provisional = async |kind: &str| {
        a.get(&format!("/api/ratings?game={TOY}&format={kind}")).await.unwrap().body["provisional"].clone()
    };
    assert_eq!((provisional("alone-several").await, provisional("alone").await), (json!(3), json!(0)));
    assert_eq!(a.get(&format!("/api/ratings?game={TOY}&format=teams")).await.unwrap().status, 404, "never two");
    assert_eq!(a.get(&format!("/api/ratings?game={TOY}&format=teams-several")).await.unwrap().status, 200);

    // Again, with the next one first; who goes has lost, and the others play on.
    let names = |t: &Json| -> Vec<Json> { t["seats"].as_array().unwrap().iter().map(|s| s["name"].clone()).collect() };
    let again = a.post(&format!("/api/tables/{table}/again"), &Json::Null).await.unwrap().body;
    let next = again["id"].as_str().unwrap().to_owned();
    let table = all_come(&mut [(&mut a, 5), (&mut b, 6), (&mut c, 7)], &next).await;
    let (mut was, now) = (names(&seen), names(&see(&mut a, &table).await["table"]));
    was.rotate_left(1);
    assert_eq!(was, now);
    assert_eq!(b.post(&format!("/api/tables/{table}/leave"), &Json::Null).await.unwrap().status, 204);
    assert_eq!(see(&mut a, &table).await["table"]["status"], "playing", "two are left");
    assert_eq!(c.post(&format!("/api/tables/{table}/leave"), &Json::Null).await.unwrap().status, 204);
    let all = gains(&mut a, &table).await;
    assert!(all[0].1 > 0 && all[1].1 < 0, "who stays has won, who left first has lost to both: {all:?}");
}

#[tokio::test]
async fn ours_take_the_seats_that_are_left_and_it_is_said() {
    ours_take_the_seats_that_are_left_and_it_is_said_at(&Server::start().await).await;
}

pub async fn ours_take_the_seats_that_are_left_and_it_is_said_at(server: &Server) {
    let (mut a, mut b, mut c) =
        (account(server, "Ada").await, account(server, "Bob").await, account(server, "Cleo").await);
    let bob = id_of(&mut b).await;
    let free = |n: u8| wish(n, "star-realms", json!({ "format": "free-for-all", "players": 3 }));
    assert_eq!(looks(&mut a, &free(1)).await["type"], "waiting");
    assert_eq!(looks(&mut b, &free(2)).await["type"], "waiting", "two are not three");
    later(server).await;
    let agreed = looks(&mut b, &free(2)).await;
    assert_eq!((&agreed["instead"], &agreed["rated"]), (&json!(true), &json!(true)), "{agreed}");
    let players = agreed["players"].as_array().unwrap().clone();
    let ours: Vec<&Json> = players.iter().filter(|p| p["level"].is_string()).collect();
    assert_eq!((ours.len(), players.len()), (1, 3), "{agreed}");
    assert_eq!((&ours[0]["level"], &ours[0]["points"]), (&json!("medium"), &Json::Null), "as strong as they are");
    let table = all_come(&mut [(&mut a, 1), (&mut b, 2)], agreed["id"].as_str().unwrap()).await;
    b.post(&format!("/api/tables/{table}/leave"), &Json::Null).await.unwrap();
    a.post(&format!("/api/tables/{table}/leave"), &Json::Null).await.unwrap();
    let all = gains(&mut a, &table).await;
    // Ours has won, and nobody knows what that is worth: it counts between the two.
    assert!(all.len() == 2 && all[0].1 > 0 && all[1].1 == -all[0].1, "{all:?}");
    let owner = starboard_server::care::CareDesk { store: &*server.app.hall.store, by: (None, "terminal".to_owned()) };
    let before = all[0].1;
    assert!(before > 0 && owner.log().await.unwrap().is_empty());
    assert_eq!(server.app.annul(&id_of(&mut a).await, &bob).await.unwrap(), 1);
    assert_eq!(b.get(&format!("/api/players/{bob}/ratings")).await.unwrap().body["ratings"], json!([]));

    // Alone with ours nothing counts, since nobody measured them there; and whom one has blocked one does not sit with.
    looks(&mut c, &free(3)).await;
    later(server).await;
    let alone = looks(&mut c, &free(3)).await;
    assert_eq!((&alone["instead"], &alone["rated"]), (&json!(true), &json!(false)), "{alone}");
    assert_eq!(alone["players"].as_array().unwrap().iter().filter(|p| p["level"].is_string()).count(), 2);
    b.post(&format!("/api/players/{}/block", id_of(&mut a).await), &json!({ "on": true })).await.unwrap();
    let mut d = account(server, "Dan").await;
    looks(&mut a, &three(5)).await;
    looks(&mut b, &three(6)).await;
    assert_eq!(looks(&mut d, &three(7)).await["type"], "waiting", "two of the three keep apart");
}

#[tokio::test]
async fn several_are_challenged_by_name() {
    several_are_challenged_by_name_at(&Server::start().await).await;
}

pub async fn several_are_challenged_by_name_at(server: &Server) {
    let (mut a, mut b, mut c) =
        (account(server, "Ada").await, account(server, "Bob").await, account(server, "Cleo").await);
    let (bob, cleo) = (id_of(&mut b).await, id_of(&mut c).await);
    let dare = |others: Json, players: u32| json!({ "player": bob, "others": others, "game": TOY, "options": { "players": players }, "clock": live(), "rated": true });
    for (others, players) in [(json!([cleo]), 2), (json!([bob]), 3), (json!([cleo, cleo]), 4)] {
        let no = a.post("/api/challenges", &dare(others, players)).await.unwrap();
        assert_eq!(no.status, 400, "{}", no.body);
    }
    let agreed = a.post("/api/challenges", &dare(json!([cleo]), 3)).await.unwrap().body;
    let id = agreed["id"].as_str().unwrap().to_owned();
    for client in [&mut b, &mut c] {
        let asked = client.get("/api/people").await.unwrap().body["invitations"][0].clone();
        assert_eq!((&asked["by"], &asked["path"]), (&json!("Ada"), &json!(format!("/match/{id}"))));
        assert_eq!((&asked["about"], &asked["clock"]), (&json!(TOY), &live()));
    }
    let table = all_come(&mut [(&mut a, 1), (&mut b, 2), (&mut c, 3)], &id).await;
    assert_eq!(see(&mut c, &table).await["table"]["seats"].as_array().unwrap().len(), 3);
    // With a seat to spare one of ours comes along.
    let agreed = a.post("/api/challenges", &dare(json!([]), 3)).await.unwrap().body;
    let players = agreed["players"].as_array().unwrap();
    assert_eq!(players.iter().filter(|p| p["level"].is_string()).count(), 1, "{agreed}");
    assert_eq!(agreed["rated"], true, "between the two it counts");
    // In a tournament two meet at a time.
    let cup = json!({ "name": "Cup", "game": TOY, "options": { "players": 3 }, "clock": live(), "kind": "swiss" });
    let no = a.post("/api/tournaments", &cup).await.unwrap();
    assert!(no.status == 400 && no.body["words"].as_str().unwrap().contains("two"), "{}", no.body);
}

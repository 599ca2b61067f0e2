//! Plays by fixed random bytes and prints a number for everything the page's host says on the way: a game of each to its end against a
//! script, and stretches against opponents that search. The same calls in WebAssembly must give the same numbers:
//! `web/scripts/equal.mjs` compares (`scripts/test-page`).

use serde_json::{Value as Json, json};
use starboard_core::{Lang, Seed};
use starboard_page::{Call, Page};
use starboard_shelf::{GAMES, OPPONENTS};
use std::error::Error;

/// Opponents as pages offer them, and so many playouts a turn that every machine gives the same answer, soon.
const SEARCHING: [(&str, &str); 2] = [("hard", "hard:samples=40:threads=1"), ("expert", "expert:samples=60:threads=1")];
/// Decisions of mine in a stretch.
const STRETCH: usize = 6;

/// FNV-1a: ten lines in either language.
fn fingerprint(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

#[derive(Default)]
struct Worker {
    page: Page,
    calls: u64,
}

impl Worker {
    /// A call by name with the next random bytes; what it says, as data.
    fn call(&mut self, name: &str, mut fields: Json) -> Result<Json, serde_json::Error> {
        self.calls += 1;
        fields["at"] = json!(1_800_000_000_000_u64 + self.calls);
        fields["random"] = json!(Seed([(self.calls % 251) as u8; 32]));
        let said = serde_json::to_vec(&self.page.call(serde_json::from_value::<Call>(json!({ name: fields }))?))?;
        println!("{:08x}", fingerprint(&said));
        serde_json::from_slice(&said)
    }

    fn ask(&mut self, method: &str, path: &str, body: Json) -> Result<Json, serde_json::Error> {
        self.call("ask", json!({ "method": method, "path": path, "body": body, "lang": "fr" }))
    }
}

/// Plays what the plan says, which is printed first: a table as it is asked for, how strong its opponents are if they are others than
/// that, and how many decisions of mine are made at most.
fn play(plan: &Json) -> Result<(), serde_json::Error> {
    println!("{plan}");
    let mut worker = Worker::default();
    let mut said = worker.ask("POST", "/tables", plan["table"].clone())?;
    let table = format!("/tables/{}", said["answer"]["body"]["id"].as_str().unwrap_or_default());
    if let (Some(level), Some(code)) = (plan["level"].as_str(), plan["code"].as_str()) {
        // No page asks for so many playouts, but a table is taken in with whoever sits there.
        let kept =
            said["writes"].to_string().replace(&format!(r#"level\":\"{level}\""#), &format!(r#"level\":\"{code}\""#));
        worker = Worker::default();
        said = worker.call("bring", json!({ "kept": serde_json::from_str::<Json>(&kept)?, "lang": "fr" }))?;
    }
    for _ in 0..plan["most"].as_u64().unwrap_or(u64::MAX) {
        while said["thinks"] == true {
            said = worker.call("think", json!({}))?;
        }
        let seen = worker.ask("GET", &table, Json::Null)?;
        let now = &seen["answer"]["body"]["now"];
        let Some(legal) = now["legal"].as_array().filter(|legal| !legal.is_empty()) else { break };
        let pick = &legal[worker.calls as usize * 7 % legal.len()]["action"];
        let act = json!({ "ply": now["ply"], "action": pick });
        said = worker.ask("POST", &format!("{table}/actions"), act)?;
    }
    worker.ask("GET", &format!("{table}/record"), Json::Null)?;
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    for rules in GAMES {
        let table = |level: &str, options: Json, players: u8| {
            let mut seats = vec![json!({ "kind": "bot", "level": level }); usize::from(players)];
            seats[0] = json!({ "kind": "me" });
            json!({ "game": rules.name(), "options": options, "seats": seats })
        };
        play(&json!({ "table": table("medium", json!({}), 2) }))?;
        let stretch = |table: Json, level: &str, code: &str| {
            OPPONENTS.opponent(rules.name(), code, 0)?;
            Ok::<_, Box<dyn Error>>(play(&json!({ "table": table, "level": level, "code": code, "most": STRETCH }))?)
        };
        for (level, code) in SEARCHING {
            stretch(table(level, json!({}), 2), level, code)?;
        }
        // Among several, where the game has it.
        let formats = rules.about(Lang::En).formats;
        let group = formats.iter().rev().find_map(|f| Some((f.name, *f.players.iter().find(|players| **players > 2)?)));
        if let Some((format, players)) = group {
            let options = json!({ "format": format, "players": players });
            stretch(table(SEARCHING[0].0, options, players), SEARCHING[0].0, SEARCHING[0].1)?;
        }
    }
    Ok(())
}

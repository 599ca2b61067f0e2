//! Plays a game of each by fixed random bytes and prints a number for everything the page's host says on the way. The same calls in
//! WebAssembly must give the same numbers: `web/scripts/equal.mjs` compares (`scripts/test-page`).

use serde_json::{Value as Json, json};
use starboard_core::Seed;
use starboard_page::{Call, Page};
use starboard_shelf::GAMES;

/// FNV-1a: ten lines in either language.
fn fingerprint(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

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

fn main() -> Result<(), serde_json::Error> {
    for rules in GAMES {
        let mut worker = Worker { page: Page::default(), calls: 0 };
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "medium" }]);
        let opened = worker.ask("POST", "/tables", json!({ "game": rules.name(), "seats": seats }))?;
        let table = format!("/tables/{}", opened["answer"]["body"]["id"].as_str().unwrap_or_default());
        let mut thinks = opened["thinks"] == true;
        loop {
            while thinks {
                thinks = worker.call("think", json!({}))?["thinks"] == true;
            }
            let seen = worker.ask("GET", &table, Json::Null)?;
            let now = &seen["answer"]["body"]["now"];
            let Some(legal) = now["legal"].as_array().filter(|legal| !legal.is_empty()) else { break };
            let pick = &legal[worker.calls as usize * 7 % legal.len()]["action"];
            let act = json!({ "ply": now["ply"], "action": pick });
            thinks = worker.ask("POST", &format!("{table}/actions"), act)?["thinks"] == true;
        }
        worker.ask("GET", &format!("{table}/record"), Json::Null)?;
    }
    Ok(())
}

//! The API as programs in other languages read it: a change of it shows in the difference of one file.

use std::path::Path;

#[test]
fn openapi_is_what_was_agreed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    let written = serde_json::to_string_pretty(&starboard_server::openapi()).unwrap() + "\n";
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &written).unwrap();
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == written, "docs/openapi.json is stale: UPDATE=1 cargo test -p starboard-server openapi");
}

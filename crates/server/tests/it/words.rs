//! Every word key the server can send is said in both languages.

use starboard_core::Lang;
use std::collections::BTreeSet;
use std::path::Path;

fn sources(folder: &Path, all: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|e| e == "rs") {
            all.push_str(&std::fs::read_to_string(&path).unwrap());
        }
    }
}

/// The texts in quotes that follow `before` in the source.
fn after<'s>(source: &'s str, before: &'s str) -> impl Iterator<Item = &'s str> {
    let starts = source.match_indices(before).map(move |(at, _)| &source[at + before.len()..]);
    starts.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next())
}

#[test]
fn every_reason_and_every_line_of_the_log_has_words() {
    let mut source = String::new();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    sources(&here.join("src"), &mut source);
    sources(&here.join("../table/src"), &mut source);
    let mut keys: BTreeSet<String> = BTreeSet::new();
    keys.extend(after(&source, "State(").map(|why| format!("state-{why}")));
    let states = keys.len();
    for call in ["WORDS.say(lang(),", "WORDS.say(looker.lang,", "WORDS.say(lang,", " say("] {
        keys.extend(after(&source, call).map(str::to_owned));
    }
    let said = keys.len() - states;
    assert!(states + starboard_table::Why::ALL.len() > 15 && said > 8, "the calls are found: {keys:?}");
    // The codes of problems are keys, too, but for those whose words come from somewhere else.
    let elsewhere = ["bad-request", "illegal", "wrong-state"];
    let codes = source.split("pub fn code(&self)").nth(1).and_then(|code| code.split("\n    }\n").next()).unwrap();
    keys.extend(after(codes, "=> ").map(|code| code.replace('_', "-")).filter(|k| !elsewhere.contains(&k.as_str())));
    let words = starboard_core::words!("../../../../words", "server");
    let tables = starboard_core::words!("../../../../words", "table");
    for lang in Lang::ALL {
        let said = |key: &&String| words.has(lang, key) || tables.has(lang, key);
        let missing: Vec<&String> = keys.iter().filter(|key| !said(key)).collect();
        assert!(missing.is_empty(), "words/{lang}/{{server,table}}.ftl lack {missing:?}");
    }
}

//! Text forms read back, and everything that is said has words in both languages.

use super::Run;
use serde_json::Value as Json;
use starboard_core::{Deal, Game, Lang, Seat, ToMove, Viewer};
use std::collections::HashMap;

impl<G: Game> Run<'_, G> {
    pub(super) fn reads_back(&self, s: &G::State, action: G::Action) {
        let text = self.game.action_text(s, action);
        let read = self.game.parse_action(&text);
        assert_eq!(read, Ok(action), "`{text}` does not read back");
        assert_eq!(text, text.trim(), "`{text}` begins or ends with a space");
        assert!(!text.is_empty() && !text.contains('\n'), "`{text}` is not one line");
    }

    /// Different actions are different data, and the data name what the text names.
    pub(super) fn as_data(&self, s: &G::State, legal: &[G::Action]) {
        let mut seen: HashMap<String, String> = HashMap::new();
        for action in legal {
            let text = self.game.action_text(s, *action);
            let data = serde_json::to_value(self.game.deed(s, *action)).expect("a deed turns into JSON");
            let verb = data["type"].as_str().unwrap_or_default().replace('_', " ");
            let after = text.strip_prefix(&verb).filter(|_| !verb.is_empty());
            let right = after.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
            assert!(right, "`{text}` as data: its verb is `{verb}` in {data}");
            for named in leaves(&data) {
                let whole = |at: usize| {
                    let inside = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
                    !inside(text[..at].chars().next_back()) && !inside(text[at + named.len()..].chars().next())
                };
                let there = text.match_indices(&named).any(|(at, _)| whole(at));
                assert!(there, "`{text}` does not name `{named}`, which is in its data: {data}");
            }
            if let Some(other) = seen.insert(data.to_string(), text.clone()) {
                panic!("`{other}` and `{text}` are the same as data: {data}");
            }
        }
    }

    pub(super) fn deals_read_back(&self, deals: &[Deal]) {
        for deal in deals {
            let text = self.game.deal_text(*deal);
            assert_eq!(self.game.parse_deal(&text), Some(*deal), "the deal `{text}` does not read back");
        }
    }

    /// The table, the question and the answers, as people read them.
    pub(super) fn words(&self, s: &G::State) {
        let game = self.game;
        for lang in Lang::ALL {
            for viewer in Viewer::everyone(game.seats()) {
                complete(&game.show(&game.view(s, viewer), lang), lang, "show");
            }
            if game.to_move(s) != ToMove::Over {
                complete(&game.prompt_words(&game.prompt(s), lang), lang, "prompt_words");
            }
            for seat in Seat::all(game.seats()) {
                let mut legal = Vec::new();
                game.legal_actions(s, seat, &mut legal);
                for action in legal {
                    complete(&game.action_words(s, seat, action, lang), lang, "action_words");
                }
            }
        }
    }

    pub(super) fn refusal_words(&self, why: &G::Illegal) {
        for lang in Lang::ALL {
            complete(&self.game.illegal_words(why, lang), lang, "illegal_words");
        }
    }

    pub(super) fn event_has_words(&self, event: &G::Event) {
        for lang in Lang::ALL {
            complete(&self.game.event_words(event, lang), lang, "event_words");
        }
    }
}

/// The names and numbers in an action's data, but for its verb.
fn leaves(data: &Json) -> Vec<String> {
    match data {
        Json::String(name) => vec![name.clone()],
        Json::Number(n) => vec![n.to_string()],
        Json::Array(all) => all.iter().flat_map(leaves).collect(),
        Json::Object(fields) => fields.iter().filter(|(key, _)| *key != "type").flat_map(|(_, v)| leaves(v)).collect(),
        Json::Null | Json::Bool(_) => Vec::new(),
    }
}

/// `Words::say` marks a message that is missing as `[its-key]`, and Fluent one that lacks an argument as `{$argument}`.
fn complete(words: &str, lang: Lang, what: &str) {
    assert!(!words.trim().is_empty(), "{what} in {lang} says nothing");
    let key = |c: char| c.is_ascii_lowercase() || c == '-';
    for part in words.split('[').skip(1) {
        if let Some((inside, _)) = part.split_once(']') {
            let missing = inside.contains('-') && inside.chars().all(key);
            assert!(!missing, "{what} in {lang} lacks the message `{inside}`: {words}");
        }
    }
    assert!(!words.contains("{$") && !words.contains("{ $"), "{what} in {lang} lacks an argument: {words}");
}

//! How an expectation matches what is there.
//!
//! - A table matches an object that has at least its keys, each matching.
//! - A list matches a list of the same length, item by item.
//! - A table whose keys are numbers matches a list at those places, **counted from 1** as seats are:
//!   `players.2.authority = 46`.
//! - `{ _has = [a, b] }` matches a list in which each of them is found, as many times as it is written;
//!   `{ _lacks = [a] }` one in which none matches; `{ _len = 3 }` a list or object of that size.
//! - `{ _absent = true }` matches what is not there, or is null.
//! - Anything else matches what is equal to it.

use serde_json::Value as Json;

/// Compares; the error says where the first difference is and what both sides have.
pub fn matches(expected: &Json, found: &Json) -> Result<(), String> {
    compare(expected, Some(found)).map_err(|(path, why)| match path.is_empty() {
        true => why,
        false => format!("{}: {why}", path.into_iter().rev().collect::<Vec<_>>().join(".")),
    })
}

type Difference = (Vec<String>, String);

fn compare(expected: &Json, found: Option<&Json>) -> Result<(), Difference> {
    let found = found.filter(|f| !f.is_null());
    if let Json::Object(keys) = expected
        && let Some(rule) = keys.keys().find(|k| k.starts_with('_'))
    {
        return operator(rule, &keys[rule], found).map_err(|why| (Vec::new(), why));
    }
    let Some(found) = found else {
        return Err((Vec::new(), format!("expected {expected}, nothing is there")));
    };
    let under = |key: &str, result: Result<(), Difference>| {
        result.map_err(|(mut path, why)| {
            path.push(key.to_owned());
            (path, why)
        })
    };
    match (expected, found) {
        (Json::Object(keys), Json::Object(there)) => {
            keys.iter().try_for_each(|(key, value)| under(key, compare(value, there.get(key))))
        }
        (Json::Object(keys), Json::Array(there)) => keys.iter().try_for_each(|(key, value)| {
            let place = key.parse::<usize>().ok().filter(|n| *n > 0);
            let Some(place) = place else {
                return Err((vec![], format!("`{key}` is not a place in a list; places are counted from 1")));
            };
            under(key, compare(value, there.get(place - 1)))
        }),
        (Json::Array(items), Json::Array(there)) if items.len() == there.len() => items
            .iter()
            .zip(there)
            .enumerate()
            .try_for_each(|(i, (item, there))| under(&(i + 1).to_string(), compare(item, Some(there)))),
        (Json::Number(a), Json::Number(b)) if a.as_f64() == b.as_f64() => Ok(()),
        _ if expected == found => Ok(()),
        _ => Err((Vec::new(), format!("expected {expected}, found {found}"))),
    }
}

fn operator(rule: &str, value: &Json, found: Option<&Json>) -> Result<(), String> {
    let shown = found.unwrap_or(&Json::Null);
    let list = || shown.as_array().ok_or_else(|| format!("`{rule}` wants a list, found {shown}"));
    let wanted = || value.as_array().ok_or_else(|| format!("`{rule}` takes a list"));
    match rule {
        "_absent" => match found {
            None => Ok(()),
            Some(found) => Err(format!("expected nothing, found {found}")),
        },
        "_len" => {
            let len = found.map_or(0, |f| f.as_array().map_or(f.as_object().map_or(0, |o| o.len()), Vec::len));
            let right = value.as_u64() == Some(len as u64);
            if right { Ok(()) } else { Err(format!("expected {value} entries, found {len}: {shown}")) }
        }
        "_has" => {
            let mut left: Vec<&Json> = list()?.iter().collect();
            for item in wanted()? {
                let Some(place) = left.iter().position(|l| compare(item, Some(l)).is_ok()) else {
                    return Err(format!("expected {item} in {shown}"));
                };
                left.swap_remove(place);
            }
            Ok(())
        }
        "_lacks" => {
            let list = list()?;
            match wanted()?.iter().find(|item| list.iter().any(|l| compare(item, Some(l)).is_ok())) {
                Some(item) => Err(format!("expected no {item} in {shown}")),
                None => Ok(()),
            }
        }
        _ => Err(format!("there is no `{rule}`; there are: _has, _lacks, _len, _absent")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_there_may_be_more_than_what_is_expected() {
        let found = json!({ "players": [{ "hand": ["scout", "viper", "scout"], "authority": 50 }, { "authority": 46 }], "by": null });
        for expected in [
            json!({ "players": { "2": { "authority": 46 } } }),
            json!({ "players": [{}, { "authority": 46, "hand": { "_absent": true } }] }),
            json!({ "players": { "1": { "hand": { "_has": ["scout", "scout"] } } } }),
            json!({ "players": { "1": { "hand": { "_lacks": ["explorer"] } } } }),
            json!({ "players": { "_len": 2 }, "by": { "_absent": true } }),
        ] {
            assert_eq!(matches(&expected, &found), Ok(()), "{expected}");
        }
        for (expected, why) in [
            (json!({ "players": { "2": { "authority": 45 } } }), "players.2.authority: expected 45, found 46"),
            (json!({ "players": { "3": {} } }), "players.3: expected {}, nothing is there"),
            (json!({ "players": { "0": {} } }), "players: `0` is not a place in a list; places are counted from 1"),
            (
                json!({ "players": { "1": { "hand": { "_has": ["viper", "viper"] } } } }),
                r#"players.1.hand: expected "viper" in ["scout","viper","scout"]"#,
            ),
            (json!({ "by": 1 }), "by: expected 1, nothing is there"),
            (json!({ "players": { "_len": 3 } }).clone(), "players: expected 3 entries"),
        ] {
            let found = matches(&expected, &found).expect_err("it does not match");
            assert!(found.starts_with(why), "{found}");
        }
    }
}

//! Reading requests: whatever is wrong with them is said in one sentence.

use crate::app::App;
use crate::problem::{Fail, Refused};
use crate::words::{WORDS, lang};
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use std::time::Duration;

/// A JSON body; no body at all is an empty object.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Fail;
    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Fail> {
        let Whole(bytes) = Whole::from_request(request, app).await?;
        let bytes = if bytes.is_empty() { Bytes::from_static(b"{}") } else { bytes };
        read(&bytes).map(Body)
    }
}

/// A body as it came, if it came soon enough.
pub struct Whole(pub Bytes);

impl FromRequest<Arc<App>> for Whole {
    type Rejection = Fail;
    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Fail> {
        let patience = Duration::from_secs(u64::from(app.config.request_seconds.max(1)));
        let bytes = tokio::time::timeout(patience, Bytes::from_request(request, app)).await;
        let bytes = bytes.map_err(|_| Refused::TooSlow)?;
        bytes.map(Whole).map_err(|_| Refused::TooLarge.into())
    }
}

/// No text anybody sends holds a NUL: a name that ends before it ends, and PostgreSQL keeps none.
fn no_nul() -> Fail {
    Refused::Bad(WORDS.say(lang(), "no-nul", &[])).into()
}

/// Does a JSON text hold a string with a NUL? It can only be written as an escape.
fn escapes_nul(json: &[u8]) -> bool {
    let mut rest = json;
    while let Some(at) = rest.iter().position(|b| *b == b'\\') {
        if rest[at + 1..].starts_with(b"u0000") {
            return true;
        }
        rest = rest.get(at + 2..).unwrap_or_default();
    }
    false
}

pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fail> {
    if escapes_nul(bytes) {
        return Err(no_nul());
    }
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|e| {
        let path = e.path().to_string();
        let what = e.into_inner().to_string();
        Refused::Bad(if path == "." { what } else { format!("{path}: {what}") })
    })?;
    json.end().map_err(|e| Refused::Bad(e.to_string()))?;
    Ok(value)
}

/// The part of the address after `?`; `lang` is understood everywhere.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Fail;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Fail> {
        let asked: Vec<&str> = parts.uri.query().unwrap_or_default().split('&').collect();
        let asked: Vec<&str> = asked.into_iter().filter(|p| !p.starts_with("lang=")).collect();
        let asked = asked.join("&");
        if form_urlencoded::parse(asked.as_bytes()).any(|(key, value)| key.contains('\0') || value.contains('\0')) {
            return Err(no_nul());
        }
        let read = serde_path_to_error::deserialize(serde_urlencoded::Deserializer::new(form_urlencoded::parse(
            asked.as_bytes(),
        )));
        read.map(Query).map_err(|e| Refused::Bad(e.to_string()).into())
    }
}

/// A name in the path: of a table, a game, a player. What cannot be one is not found.
pub struct Name(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Name {
    type Rejection = Fail;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fail> {
        let Path(name) = Path::<String>::from_request_parts(parts, state).await.map_err(|_| Refused::NotFound)?;
        let fits = !name.is_empty() && name.len() <= 64 && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        if fits { Ok(Name(name)) } else { Err(Refused::NotFound.into()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nul_is_found_however_it_is_written() {
        for json in [r#"{"player":"\u0000"}"#, r#"["a\\\u0000"]"#, r#"{"\u0000":1}"#] {
            assert!(escapes_nul(json.as_bytes()), "{json}");
        }
        for json in [r#"["\\u0000"]"#, r#"["u0000", "\u0001", "\n"]"#, r#"["\"#] {
            assert!(!escapes_nul(json.as_bytes()), "{json}");
        }
    }
}

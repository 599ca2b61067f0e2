//! Reading requests: whatever is wrong with them is said in one sentence.

use crate::problem::{Fail, Refused};
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// A JSON body; no body at all is an empty object.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Fail;
    async fn from_request(request: Request, state: &S) -> Result<Self, Fail> {
        let bytes = Bytes::from_request(request, state).await.map_err(|_| Refused::TooLarge)?;
        let bytes = if bytes.is_empty() { Bytes::from_static(b"{}") } else { bytes };
        read(&bytes).map(Body)
    }
}

pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Fail> {
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

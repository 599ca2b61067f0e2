//! The page: the files of `web/dist`, built into the program.

use crate::problem::{Fail, Refused};
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

const NOT_BUILT: &str = include_str!("not-built.html");

/// Does the application have a page at this address? The build says which begin how; without it, all may.
fn is_page(path: &str) -> bool {
    let Some(pages) = Dist::get("pages.txt") else { return true };
    let first = path.split('/').next().unwrap_or_default();
    first.is_empty() || String::from_utf8_lossy(&pages.data).lines().any(|page| page == first)
}

/// A file, or the page itself for every path without a dot; with a status that says whether there is anything.
pub async fn page(uri: Uri) -> Result<Response, Fail> {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Dist::get(path).filter(|_| !path.is_empty()) {
        let kind = file.metadata.mimetype().to_owned();
        // Built files carry a hash of their content in their name.
        let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return Ok(respond(file.data.into_owned(), &kind, cache));
    }
    if path.rsplit('/').next().is_some_and(|last| last.contains('.')) {
        return Err(Refused::NotFound.into());
    }
    // A game's own page has its title and picture, for whoever gets a link.
    let named = Dist::get(&format!("{path}/index.html")).filter(|_| !path.is_empty());
    match named.or_else(|| Dist::get("index.html")) {
        Some(file) => {
            let mut response = respond(file.data.into_owned(), "text/html; charset=utf-8", "no-cache");
            if !is_page(path) {
                *response.status_mut() = StatusCode::NOT_FOUND;
            }
            Ok(response)
        }
        None => Ok(respond(NOT_BUILT.as_bytes().to_vec(), "text/html; charset=utf-8", "no-cache")),
    }
}

fn respond(body: Vec<u8>, kind: &str, cache: &'static str) -> Response {
    let mut response = body.into_response();
    let kind = HeaderValue::from_str(kind).unwrap_or(HeaderValue::from_static("application/octet-stream"));
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    response
}

//! The page: the files of `web/dist`, built into the program.

use crate::app::App;
use crate::config::Config;
use crate::problem::{Fail, Refused};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use rust_embed::RustEmbed;
use starboard_core::Lang;
use starboard_core::face::Rules;
use std::sync::Arc;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

const NOT_BUILT: &str = include_str!("not-built.html");

/// Pages that are about one game, which their address names.
const OF_A_GAME: [&str; 3] = ["cards", "rules", "learn"];

/// Is there something at this address? The build says how pages begin; without it, anything may. `games` are those on the shelf.
fn is_page(path: &str, pages: Option<&str>, games: &[&'static dyn Rules]) -> bool {
    let mut parts = path.split('/').filter(|part| !part.is_empty());
    let (Some(first), second, third) = (parts.next(), parts.next(), parts.next()) else { return true };
    let game = |name: &str| games.iter().find(|game| game.name() == name);
    match (first, second, third) {
        (page, _, _) if pages.is_some_and(|all| !all.lines().any(|known| known == page)) => false,
        (page, Some(name), None) if OF_A_GAME.contains(&page) => game(name).is_some(),
        ("cards", Some(name), Some(id)) => {
            let cards = game(name).map(|game| game.cards(Lang::En, None).unwrap_or_default());
            cards.is_some_and(|cards| cards.iter().any(|card| card.id == id))
        }
        (page, Some(_), _) if game(page).is_some() => false,
        _ => true,
    }
}

/// Where whoever asks found us, as `https://host`. Who shows a link wants its picture's whole address.
fn origin(config: &Config, headers: &HeaderMap) -> Option<String> {
    if let Some(public) = &config.public_url {
        return Some(public.trim_end_matches('/').to_owned());
    }
    let said = |name: &str| headers.get(name)?.to_str().ok();
    let proxy = |name: &str| said(name).filter(|_| config.proxy);
    let host = said(header::HOST.as_str())?;
    let is_host = !host.is_empty() && host.chars().all(|c| c.is_ascii_alphanumeric() || ".-:[]".contains(c));
    let scheme = if proxy("x-forwarded-proto") == Some("https") { "https" } else { "http" };
    is_host.then(|| format!("{scheme}://{host}"))
}

/// The page with whole addresses of what is shown beside a shared link.
fn addressed(html: &[u8], origin: Option<&str>) -> Vec<u8> {
    let shared = "content=\"/share/";
    match origin {
        Some(origin) => {
            String::from_utf8_lossy(html).replace(shared, &format!("content=\"{origin}/share/")).into_bytes()
        }
        None => html.to_vec(),
    }
}

/// A file, or the page itself for every path without a dot; with a status that says whether there is anything.
pub async fn page(State(app): State<Arc<App>>, headers: HeaderMap, uri: Uri) -> Result<Response, Fail> {
    let path = uri.path().trim_start_matches('/');
    let is_html = path.is_empty() || path.ends_with(".html");
    if let Some(file) = Dist::get(path).filter(|_| !is_html) {
        let kind = file.metadata.mimetype().to_owned();
        // Built files carry a hash of their content in their name.
        let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return Ok(respond(file.data.into_owned(), &kind, cache));
    }
    let named = Dist::get(path).or_else(|| Dist::get(&format!("{}/index.html", path.trim_end_matches('/'))));
    if named.is_none() && path.rsplit('/').next().is_some_and(|last| last.contains('.')) {
        return Err(Refused::NotFound.into());
    }
    // A game's own page has its title and picture, for whoever gets a link.
    let Some(file) = named.or_else(|| Dist::get("index.html")) else {
        return Ok(respond(NOT_BUILT.as_bytes().to_vec(), HTML, "no-cache"));
    };
    let mut response = respond(addressed(&file.data, origin(&app.config, &headers).as_deref()), HTML, "no-cache");
    let pages = Dist::get("pages.txt");
    let pages = pages.as_ref().map(|pages| String::from_utf8_lossy(&pages.data));
    if !is_html && !is_page(path, pages.as_deref(), &app.hall.games) {
        *response.status_mut() = StatusCode::NOT_FOUND;
    }
    Ok(response)
}

const HTML: &str = "text/html; charset=utf-8";

fn respond(body: Vec<u8>, kind: &str, cache: &'static str) -> Response {
    let mut response = body.into_response();
    let kind = HeaderValue::from_str(kind).unwrap_or(HeaderValue::from_static("application/octet-stream"));
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use starboard_shelf::GAMES;

    #[test]
    fn what_is_no_page_is_known() {
        let pages = "table\ncards\nrules\nstar-realms\nme\n";
        let card = GAMES[0].cards(Lang::En, None).unwrap().remove(0).id;
        let name = GAMES[0].name();
        for there in
            ["", "me", "table/whatever", "star-realms", "cards", &format!("cards/{name}/{card}"), "rules/star-realms"]
        {
            assert!(is_page(there, Some(pages), GAMES), "{there}");
        }
        for nowhere in
            ["none", "none/star-realms", "cards/none", "rules/none", "star-realms/none", &format!("cards/{name}/none")]
        {
            assert!(!is_page(nowhere, Some(pages), GAMES), "{nowhere}");
        }
        assert!(is_page("anything", None, GAMES), "pages that are not built are not known");
    }

    #[test]
    fn a_shared_picture_has_a_whole_address() {
        let asked = |lines: &[(&'static str, &str)]| -> HeaderMap {
            lines.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
        };
        let mut config = Config::default();
        let at = |config: &Config, lines: &[(&'static str, &str)]| origin(config, &asked(lines));
        let forwarded = [("host", "games.example"), ("x-forwarded-proto", "https")];
        assert_eq!(at(&config, &forwarded).as_deref(), Some("http://games.example"), "anybody can say that");
        config.proxy = true;
        assert_eq!(at(&config, &forwarded).as_deref(), Some("https://games.example"));
        assert_eq!(at(&config, &[("host", "[::1]:7777")]).as_deref(), Some("http://[::1]:7777"));
        assert_eq!(at(&config, &[("host", "x\"><script>")]), None);
        assert_eq!(at(&config, &[]), None);
        config.public_url = Some("https://table.example/".to_owned());
        assert_eq!(at(&config, &forwarded).as_deref(), Some("https://table.example"));

        let html = br#"<meta property="og:image" content="/share/x.jpg" />"#;
        let whole = br#"<meta property="og:image" content="https://table.example/share/x.jpg" />"#;
        assert_eq!(addressed(html, Some("https://table.example")), whole);
        assert_eq!(addressed(html, None), html);
    }
}

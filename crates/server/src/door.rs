//! The door: every request comes through here. Language, address, limits, origin, session; and the headers of every answer.

use crate::app::App;
use crate::lobby::daily::Tried;
use crate::people::agent;
use crate::people::session::{COOKIE, Leave, Visit};
use crate::problem::{Fail, Refused};
use crate::requests::Heard;
use crate::words;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use tracing::Instrument as _;

/// WebAssembly of our own is let run: the page plays without the server, too.
const CSP: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
    connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/// Browsers that have seen this ask for nothing else for a year.
const HSTS: &str = "max-age=31536000";
/// The cookie that remembers today's deals of this browser.
const TRIED: &str = "starboard_tried";
/// A client that asks for its token (a program without cookies) gets it in this header.
pub const TOKEN: &str = "x-starboard-token";

pub async fn door(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let lang = words::of_request(request.uri(), request.headers());
    let heard = Heard::of(&request);
    let span = tracing::info_span!("request", id = heard.id);
    let answer = words::speaking(lang, async {
        match let_in(&app, request, next, &heard).await {
            Ok(response) => response,
            Err(fail) => fail.into_response(),
        }
    });
    let mut response = answer.instrument(span).await;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CSP));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    if app.config.is_https() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HSTS));
    }
    if let Ok(id) = HeaderValue::from_str(&heard.id) {
        headers.insert("x-request-id", id);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    heard.tell(&response);
    response
}

async fn let_in(app: &Arc<App>, mut request: Request, next: Next, heard: &Heard) -> Result<Response, Fail> {
    let address = address(app, &request);
    app.limits.request(address)?;
    check_origin(app, &request)?;
    let headers = request.headers();
    let jar = SignedCookieJar::from_headers(headers, app.key.clone());
    let token = bearer(headers).or_else(|| jar.get(COOKIE).map(|c| c.value().to_owned()));
    let tried = Tried(jar.get(TRIED).map(|c| c.value().to_owned()).unwrap_or_default());
    let agent = agent::of(headers);
    let player = match &token {
        Some(token) => app.player_of(token).await?,
        None => None,
    };
    let banned = match (&token, &player) {
        (Some(token), None) => app.is_banned_session(token, address).await?,
        _ => false,
    };
    if let Some(player) = &player {
        app.hall.whereabouts.seen(&player.id, address);
        heard.is(&player.id);
    }
    let at_a_table = player.is_some() && request.uri().path().starts_with("/api/tables/");
    let leave = Arc::new(Mutex::new(Leave::default()));
    let asks_token = headers.contains_key(TOKEN);
    request.extensions_mut().insert(Visit { player, banned, token, address, agent, tried, leave: leave.clone() });
    let mut response = next.run(request).await;
    if at_a_table && !response.status().is_client_error() {
        app.hall.whereabouts.plays(address);
    }
    let left = std::mem::take(&mut *leave.lock().unwrap_or_else(PoisonError::into_inner));
    let mut jar = jar;
    if let Some(tried) = left.tried {
        jar = jar.add(cookie(app, TRIED, tried.0));
        response = (jar.clone(), response).into_response();
    }
    let Some(left) = left.token else { return Ok(response) };
    let mut response = match &left {
        Some(token) => (jar.add(cookie(app, COOKIE, token.clone())), response).into_response(),
        None => (jar.remove(cookie(app, COOKIE, String::new())), response).into_response(),
    };
    if let (true, Some(Ok(value))) = (asks_token, left.map(|t| HeaderValue::from_str(&t))) {
        response.headers_mut().insert(TOKEN, value);
    }
    Ok(response)
}

fn cookie(app: &App, name: &'static str, value: String) -> Cookie<'static> {
    let secure = app.config.is_https();
    Cookie::build((name, value)).path("/").http_only(true).same_site(SameSite::Lax).secure(secure).permanent().build()
}

fn bearer(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(|t| t.trim().to_owned())
}

/// Headers in which proxies say for whom they ask.
pub const FORWARDED: [&str; 5] = ["x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-host", "via"];

/// The client's address. Behind a proxy it is what the proxy itself wrote: the last word of all lines, since whoever asked may
/// have sent lines of their own before.
fn address(app: &App, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|c| c.0.ip());
    let address = if app.config.proxy { forwarded(request.headers()).or(peer) } else { peer };
    network(address.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
}

/// What the proxy says: in `X-Forwarded-For`, else in `Forwarded`.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = |name: &str| {
        let line = headers.get_all(name).iter().next_back()?.to_str().ok()?;
        line.rsplit(',').next().map(str::trim)
    };
    if headers.contains_key("x-forwarded-for") {
        return last("x-forwarded-for").and_then(host);
    }
    let hop = last("forwarded")?;
    let mut parts = hop.split(';').filter_map(|part| part.trim().split_once('='));
    parts.find(|(key, _)| key.eq_ignore_ascii_case("for")).and_then(|(_, value)| host(value.trim_matches('"')))
}

/// An address, perhaps with a port, perhaps in brackets.
fn host(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().map(|a| a.ip());
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    bare.parse().or_else(|_| with_port()).ok()
}

/// An address as limits know it: of IPv6 only the network counts, whose last half anybody chooses.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from(u128::from(v6) & !u128::from(u64::MAX))),
        v4 => v4,
    }
}

/// Browsers say where a request comes from: only our own pages may change anything or open a socket.
fn check_origin(app: &App, request: &Request) -> Result<(), Fail> {
    let headers = request.headers();
    let upgrade = headers.contains_key(header::UPGRADE);
    if !upgrade && matches!(*request.method(), Method::GET | Method::HEAD) {
        return Ok(());
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(header::HOST).and_then(|h| h.to_str().ok());
    let here = origin.split_once("://").map(|(_, host)| host);
    let public = app.config.public_url.as_deref().map(|u| u.trim_end_matches('/'));
    let ours = (here.is_some() && here == host) || (public.is_some() && public == Some(origin));
    if ours { Ok(()) } else { Err(Refused::BadOrigin.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(lines: &[(&'static str, &str)]) -> Option<IpAddr> {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, value.parse().unwrap());
        }
        forwarded(&headers)
    }

    #[test]
    fn the_last_word_of_all_lines_is_the_proxys() {
        let is = |text: &str| Some(text.parse().unwrap());
        let xff = "x-forwarded-for";
        assert_eq!(said(&[(xff, "1.1.1.1, 2.2.2.2")]), is("2.2.2.2"));
        assert_eq!(
            said(&[(xff, "1.1.1.1"), (xff, "2.2.2.2")]),
            is("2.2.2.2"),
            "a line of one's own counts for nothing"
        );
        assert_eq!(said(&[(xff, "2.2.2.2:443")]), is("2.2.2.2"));
        assert_eq!(said(&[(xff, "[2001:db8::1]:443")]), is("2001:db8::1"));
        assert_eq!(said(&[(xff, "1.1.1.1, unknown")]), None);
        assert_eq!(said(&[("forwarded", "for=1.1.1.1"), ("forwarded", "for=3.3.3.3;proto=https")]), is("3.3.3.3"));
        assert_eq!(said(&[("forwarded", "for=1.1.1.1, By=x;For=\"[2001:db8::2]:47\"")]), is("2001:db8::2"));
        assert_eq!(said(&[("forwarded", "for=1.1.1.1"), (xff, "2.2.2.2")]), is("2.2.2.2"));
        assert_eq!(said(&[]), None);
    }
}

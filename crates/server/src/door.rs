//! The door: every request comes through here. Language, address, limits, origin, session; and the headers of every answer.

use crate::app::App;
use crate::people::session::{COOKIE, Visit};
use crate::problem::{Fail, Refused};
use crate::words;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

const CSP: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
    connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/// A client that asks for its token (a program without cookies) gets it in this header.
pub const TOKEN: &str = "x-starboard-token";

pub async fn door(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let lang = words::of_request(request.uri(), request.headers());
    let mut response = words::speaking(lang, async {
        match let_in(&app, request, next).await {
            Ok(response) => response,
            Err(fail) => fail.into_response(),
        }
    })
    .await;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CSP));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

async fn let_in(app: &Arc<App>, mut request: Request, next: Next) -> Result<Response, Fail> {
    let address = address(app, &request);
    app.limits.request(address)?;
    check_origin(app, &request)?;
    let headers = request.headers();
    let jar = SignedCookieJar::from_headers(headers, app.key.clone());
    let token = bearer(headers).or_else(|| jar.get(COOKIE).map(|c| c.value().to_owned()));
    let player = match &token {
        Some(token) => app.player_of(token).await?,
        None => None,
    };
    if let Some(player) = &player {
        app.hall.whereabouts.seen(&player.id, address);
    }
    let at_a_table = player.is_some() && request.uri().path().starts_with("/api/tables/");
    let leave = Arc::new(Mutex::new(None));
    let asks_token = headers.contains_key(TOKEN);
    request.extensions_mut().insert(Visit { player, token, address, leave: leave.clone() });
    let response = next.run(request).await;
    if at_a_table && !response.status().is_client_error() {
        app.hall.whereabouts.plays(address);
    }
    let left = leave.lock().unwrap_or_else(PoisonError::into_inner).take();
    let Some(left) = left else { return Ok(response) };
    let mut response = match &left {
        Some(token) => (jar.add(cookie(app, token.clone())), response).into_response(),
        None => (jar.remove(cookie(app, String::new())), response).into_response(),
    };
    if let (true, Some(Ok(value))) = (asks_token, left.map(|t| HeaderValue::from_str(&t))) {
        response.headers_mut().insert(TOKEN, value);
    }
    Ok(response)
}

fn cookie(app: &App, token: String) -> Cookie<'static> {
    let secure = app.config.public_url.as_ref().is_some_and(|u| u.starts_with("https:"));
    Cookie::build((COOKIE, token)).path("/").http_only(true).same_site(SameSite::Lax).secure(secure).permanent().build()
}

fn bearer(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(|t| t.trim().to_owned())
}

/// The client's address. Behind a proxy it is the last one the proxy wrote; of IPv6 only the network counts.
fn address(app: &App, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|c| c.0.ip());
    let forwarded = || {
        let value = request.headers().get("x-forwarded-for")?.to_str().ok()?;
        value.rsplit(',').next()?.trim().parse().ok()
    };
    let address = if app.config.proxy { forwarded().or(peer) } else { peer };
    network(address.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
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

//! For whoever operates the server.

use crate::app::App;
use crate::door::FORWARDED;
use crate::problem::{Fail, Refused};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};

/// The numbers of this process; the first use starts the counting.
pub static METRICS: LazyLock<Option<PrometheusHandle>> = LazyLock::new(|| {
    let buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5];
    let recorder = PrometheusBuilder::new().set_buckets(&buckets).ok()?;
    recorder.install_recorder().ok()
});

/// The process lives.
pub async fn health() -> &'static str {
    "ok\n"
}

/// The database takes what is written.
pub async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Fail> {
    app.ready().await?;
    Ok("ready\n")
}

/// Prometheus: only for those on the same machine who did not come through a proxy.
pub async fn metrics(
    peer: Option<axum::Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Fail> {
    let forwarded = FORWARDED.iter().any(|name| headers.contains_key(*name));
    let local = peer.is_some_and(|p| p.0.0.ip().is_loopback()) && !forwarded;
    let handle = METRICS.as_ref().filter(|_| local).ok_or(Refused::NotFound)?;
    handle.run_upkeep();
    Ok(([(CONTENT_TYPE, "text/plain; version=0.0.4")], handle.render()))
}

//! Starting and stopping.

use crate::app::App;
use crate::config::Config;
use crate::problem::Fail;
use crate::store;
use starboard_core::face::Rules;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;

/// How long open requests may go on after the server was told to stop.
const GRACE: Duration = Duration::from_secs(10);

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum CannotServe {
    #[error("data: {path}: {source}")]
    Data { path: String, source: std::io::Error },
    #[error("database: {0}")]
    Database(#[from] store::StoreError),
    #[error("port: {address}: {source}")]
    Port { address: SocketAddr, source: std::io::Error },
    #[error("{0}")]
    Start(String),
}

/// Serves until the process is told to stop. `started` hears the address.
pub async fn serve(
    config: Config,
    games: Vec<&'static dyn Rules>,
    started: impl FnOnce(SocketAddr),
) -> Result<(), CannotServe> {
    if config.database.is_none() {
        let failed = |source| CannotServe::Data { path: config.data.display().to_string(), source };
        store::private_folder(&config.data).map_err(failed)?;
    }
    crate::listen::open_many_files();
    std::sync::LazyLock::force(&crate::api::METRICS);
    let address = SocketAddr::new(config.listen, config.port);
    let listener = TcpListener::bind(address).await.map_err(|source| CannotServe::Port { address, source })?;
    let store = store::open(&config.database_url()).await?;
    let say = |fail: Fail| CannotServe::Start(format!("{fail:?}"));
    let app = App::new(config, store.clone(), games).await.map_err(say)?;
    app.start().await.map_err(say)?;
    started(listener.local_addr().unwrap_or(address));
    let told = async {
        told_to_stop().await;
        tracing::info!("stopping");
        app.stopping.cancel();
        tokio::time::sleep(GRACE).await;
    };
    tokio::select! {
        () = crate::listen(app.clone(), listener) => {}
        () = told => {}
    }
    app.stop().await;
    tracing::info!("stopped");
    Ok(())
}

async fn told_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let interrupted = tokio::signal::ctrl_c();
    match signal(SignalKind::terminate()) {
        Ok(mut terminated) => tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        },
        Err(_) => drop(interrupted.await),
    }
}

//! Connections: how many may be open, from where, and how slow they may be. Who sends half a request and waits takes a place
//! from nobody but themselves, and not for long.

use crate::app::App;
use crate::door::network;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::collections::HashMap;
use std::io::{Error, ErrorKind, IoSlice, Result};
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::Sleep;
use tower::Service as _;

/// A client that does not take what is sent for this long is let go.
const DEAF: Duration = Duration::from_secs(30);
/// Files and the database need some of what a process may open, too.
const OTHER_FILES: u64 = 100;
const HEADERS: usize = 64;
const HEAD: usize = 32 * 1024;

/// Who may come in.
struct Places {
    most: usize,
    /// Beyond so many, only addresses from which somebody plays.
    before_reserve: usize,
    each: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    by: HashMap<IpAddr, usize>,
}

/// A place that is taken until it is dropped.
struct Place {
    places: Arc<Places>,
    address: Option<IpAddr>,
}

impl Places {
    fn new(app: &App) -> Places {
        let may_open = rustix::process::getrlimit(rustix::process::Resource::Nofile).current.unwrap_or(u64::MAX);
        let room = usize::try_from(may_open.saturating_sub(OTHER_FILES)).unwrap_or(usize::MAX).max(16);
        let some = |n: u32| if n == 0 { usize::MAX } else { n as usize };
        let most = some(app.config.connections).min(room);
        let before_reserve = most - most / 5;
        // However few there are, one address never has them all.
        let each = some(app.config.connections_per_address);
        let each = if each == usize::MAX { each } else { each.min((most / 2).max(8)) };
        Places { most, before_reserve, each, taken: Mutex::default() }
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for somebody at `address`; nothing for an address is a proxy, which knows how many it lets through.
    fn take(self: &Arc<Self>, address: Option<IpAddr>, plays: bool) -> Option<Place> {
        let mut taken = self.taken();
        let room = if plays { self.most } else { self.before_reserve };
        let mine = address.map_or(0, |a| taken.by.get(&a).copied().unwrap_or(0));
        if taken.all >= room || mine >= self.each {
            return None;
        }
        taken.all += 1;
        if let Some(address) = address {
            *taken.by.entry(address).or_default() += 1;
        }
        Some(Place { places: self.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        taken.all -= 1;
        let Some(address) = self.address else { return };
        if let Some(n) = taken.by.get_mut(&address) {
            *n -= 1;
            if *n == 0 {
                taken.by.remove(&address);
            }
        }
    }
}

/// A connection that holds its place, also when it becomes a socket.
struct Line {
    stream: TcpStream,
    /// Since when the client has not taken anything.
    deaf: Option<Pin<Box<Sleep>>>,
    _place: Place,
}

impl Line {
    /// What came of writing; too long nothing is an end.
    fn heard<T>(&mut self, cx: &mut Context<'_>, written: Poll<Result<T>>) -> Poll<Result<T>> {
        if written.is_ready() {
            self.deaf = None;
            return written;
        }
        let deaf = self.deaf.get_or_insert_with(|| Box::pin(tokio::time::sleep(DEAF)));
        match deaf.as_mut().poll(cx) {
            Poll::Ready(()) => Poll::Ready(Err(Error::from(ErrorKind::TimedOut))),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Line {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Line {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.heard(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.heard(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// Opens as many files as the system lets us: every connection is one.
pub fn open_many_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let now = getrlimit(Resource::Nofile);
    if let Err(e) = setrlimit(Resource::Nofile, Rlimit { current: now.maximum, maximum: now.maximum }) {
        tracing::warn!(error = %e, "the number of open files stays as it is");
    }
}

/// Serves whoever comes until the server stops; comes back when the last connection has ended.
pub async fn listen(app: Arc<App>, listener: TcpListener) {
    let places = Arc::new(Places::new(&app));
    let router = app.router();
    let mut server = http1::Builder::new();
    let patience = Duration::from_secs(u64::from(app.config.request_seconds.max(1)));
    server.timer(TokioTimer::new()).header_read_timeout(patience).max_headers(HEADERS).max_buf_size(HEAD);
    // Every connection holds an end of it: when all have gone, nothing is left to hear.
    let (open, mut ended) = mpsc::channel::<()>(1);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(e) => {
                    tracing::warn!(error = %e, "a connection cannot be taken");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = app.stopping.cancelled() => break,
        };
        let address = network(peer.ip());
        let plays = app.config.proxy || app.hall.whereabouts.is_playing(address);
        let Some(place) = places.take((!app.config.proxy).then_some(address), plays) else {
            metrics::counter!("starboard_connections_refused_total").increment(1);
            continue;
        };
        let _ = stream.set_nodelay(true);
        let line = Line { stream, deaf: None, _place: place };
        tokio::spawn(serve(app.clone(), server.clone(), line, peer, router.clone(), open.clone()));
    }
    drop((open, listener));
    ended.recv().await;
}

async fn serve(
    app: Arc<App>,
    server: http1::Builder,
    line: Line,
    peer: SocketAddr,
    router: Router,
    _open: mpsc::Sender<()>,
) {
    let answer = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let mut connection = pin!(server.serve_connection(TokioIo::new(line), answer).with_upgrades());
    tokio::select! {
        _ = connection.as_mut() => {}
        () = app.stopping.cancelled() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

//! The server as a whole: what every request can reach.

use crate::bots::Pool;
use crate::campaign::Remembered;
use crate::config::Config;
use crate::people::limits::Limits;
use crate::people::session::Sessions;
use crate::problem::Fail;
use crate::review::Reviews;
use crate::secret;
use crate::sql;
use crate::store::{Store, StoreError, Unit, Wake};
use crate::table::Hall;
use crate::time::now_ms;
use axum::Router;
use axum_extra::extract::cookie::Key;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use starboard_core::face::Rules;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

/// So much that was told by other processes is looked at together.
const MANY: usize = 4096;
/// How long a successful write vouches for the next.
const READY: Duration = Duration::from_secs(1);
/// A write that takes longer has failed.
const UNREADY: Duration = Duration::from_secs(5);

/// How often rated games that have ended are counted, and tournaments go on.
const PEOPLE: Duration = Duration::from_millis(500);

pub struct App {
    pub hall: Arc<Hall>,
    pub sessions: Sessions,
    pub campaigns: Remembered,
    pub reviews: Reviews,
    pub limits: Limits,
    pub config: Config,
    /// Signs cookies and makes the daily deals; the same for every process on the database.
    pub key: Key,
    /// The server is stopping: whoever is connected is told to go elsewhere.
    pub stopping: CancellationToken,
    /// When the database last took what was written.
    ready: tokio::sync::Mutex<Option<Instant>>,
    /// What goes on beside the requests, until the server stops.
    tasks: Mutex<JoinSet<()>>,
}

impl App {
    pub async fn new(config: Config, store: Arc<dyn Store>, games: Vec<&'static dyn Rules>) -> Result<Arc<App>, Fail> {
        let pool = Pool::start(config.threads_for_bots(), config.bot_seconds_per_minute);
        let (hall, mut ended) = Hall::new(store, games, pool, config.idle());
        let key = key(&hall).await?;
        let limits = Limits::new(&config);
        let (sessions, campaigns) = (Sessions::default(), Remembered::default());
        let (reviews, mut made) = Reviews::start();
        let app = Arc::new(App {
            hall,
            sessions,
            campaigns,
            reviews,
            limits,
            config,
            key,
            stopping: CancellationToken::new(),
            ready: Default::default(),
            tasks: Mutex::default(),
        });
        let takes_in = Arc::downgrade(&app);
        app.beside(async move {
            while let Some(id) = ended.recv().await {
                let Some(app) = takes_in.upgrade() else { return };
                app.take_in(&id).await;
            }
        });
        let keeps = Arc::downgrade(&app);
        app.beside(async move {
            while let Some((id, review)) = made.recv().await {
                let Some(app) = keeps.upgrade() else { return };
                if let Err(fail) = app.keep_review(&id, &review).await {
                    tracing::error!(?fail, id, "a review cannot be kept");
                }
                app.reviews.forget(&id);
            }
        });
        Ok(app)
    }

    /// Starts what goes on beside the requests.
    pub async fn start(self: &Arc<Self>) -> Result<(), Fail> {
        if let Some(mut wakes) = self.hall.store.wakes().await? {
            let app = self.clone();
            self.beside(async move {
                let mut heard = Vec::new();
                while wakes.recv_many(&mut heard, MANY).await > 0 {
                    app.woken(heard.drain(..)).await;
                }
            });
        }
        crate::heartbeat::hold_clocks(self).await?;
        self.fill_in_looks().await?;
        self.beside(crate::heartbeat::beat(self.clone()));
        self.beside(self.hall.clone().beat());
        self.beside(self.hall.clone().look_after());
        let people = self.clone();
        self.beside(async move {
            loop {
                tokio::time::sleep(PEOPLE).await;
                let settled = people.settle_all().await;
                if let Err(fail) = settled.and(people.tournaments_go_on().await) {
                    tracing::error!(?fail, "ratings and tournaments");
                }
            }
        });
        let app = self.clone();
        self.beside(async move {
            if let Err(fail) = app.take_in_all().await {
                tracing::error!(?fail, "campaigns cannot go on");
            }
            loop {
                app.limits.forget();
                app.hall.whereabouts.forget();
                if let Err(fail) = crate::retention::tidy(&app).await {
                    tracing::error!(?fail, "tidying up");
                }
                tokio::time::sleep(Duration::from_secs(600)).await;
            }
        });
        Ok(())
    }

    /// Something was done by other processes. What was told meanwhile is looked at together.
    async fn woken(self: &Arc<Self>, wakes: impl Iterator<Item = Wake>) {
        let mut tables: HashMap<String, u32> = HashMap::new();
        for wake in wakes {
            let app = self.clone();
            match wake {
                Wake::Table { id, n } => {
                    let reaches = tables.entry(id).or_default();
                    *reaches = n.max(*reaches);
                }
                Wake::Account { id } => drop(tokio::spawn(async move { app.account_changed(&id).await })),
                Wake::Everything => {
                    app.hall.follow_all();
                    tokio::spawn(async move {
                        app.hall.read_seats(None).await;
                        app.sessions.forget(None);
                    });
                }
            }
        }
        self.hall.follow(tables).await;
    }

    /// Does the database take what is written? However often this is asked, it is tried once a second.
    pub async fn ready(&self) -> Result<(), Fail> {
        let mut last = self.ready.lock().await;
        if last.is_some_and(|at| at.elapsed() < READY) {
            return Ok(());
        }
        let sign = sql!(
            "INSERT INTO settings (key, value) VALUES ('ready', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            now_ms().to_string()
        );
        let written = tokio::time::timeout(UNREADY, self.hall.writer.commit(Unit::of(vec![sign]))).await;
        written.map_err(|_| StoreError::whole("the database did not take a write within five seconds"))??;
        *last = Some(Instant::now());
        Ok(())
    }

    fn beside(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner).spawn(task);
    }

    /// Stops what goes on beside the requests, and closes the database.
    pub async fn stop(&self) {
        self.stopping.cancel();
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner).abort_all();
        self.hall.leave().await;
        self.hall.store.close().await;
    }

    pub fn router(self: &Arc<Self>) -> Router {
        crate::api::router(self.clone())
    }
}

async fn key(hall: &Hall) -> Result<Key, Fail> {
    let fresh = STANDARD_NO_PAD.encode(secret::bytes::<64>());
    let insert = sql!("INSERT INTO settings (key, value) VALUES ('key', $1) ON CONFLICT DO NOTHING", fresh);
    hall.writer.commit(Unit::of(vec![insert])).await?;
    let found = hall.store.first(sql!("SELECT value FROM settings WHERE key = 'key'")).await?;
    let (text,): (String,) = found.unwrap_or_default();
    let bytes = STANDARD_NO_PAD.decode(text).map_err(|e| Fail::broken(format!("the key in the database: {e}")))?;
    Key::try_from(bytes.as_slice()).map_err(|e| Fail::broken(format!("the key in the database: {e}")))
}

//! The router: every address of the server. `docs/api.md` is the page on it.

mod archive;
mod body;
mod campaign;
mod care;
mod catalogue;
mod lobby;
mod me;
mod operate;
mod page;
mod people;
mod review;
mod socket;
pub(crate) mod table;

pub use operate::METRICS;

use crate::app::App;
use crate::door::door;
use crate::problem::{Fail, Refused};
use axum::extract::DefaultBodyLimit;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use axum::{Json, Router, middleware};
use std::any::Any;
use std::sync::Arc;
use std::time::Duration;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

const BODY: usize = 64 * 1024;
const RECORD: usize = 2 * 1024 * 1024;
const CAMPAIGN: usize = 8 * 1024 * 1024;
const SLOWEST: Duration = Duration::from_secs(30);

#[derive(OpenApi)]
#[openapi(
    info(title = "Starboard", description = "A table for space-empire games."),
    components(schemas(crate::wire::Problem, crate::wire::ServerMessage, crate::wire::ClientMessage))
)]
struct Described;

fn described() -> OpenApiRouter<Arc<App>> {
    let imports = OpenApiRouter::new()
        .routes(routes!(archive::import))
        .routes(routes!(review::import_log))
        .layer(DefaultBodyLimit::max(RECORD));
    let campaigns = OpenApiRouter::new().routes(routes!(campaign::import)).layer(DefaultBodyLimit::max(CAMPAIGN));
    OpenApiRouter::with_openapi(Described::openapi())
        .routes(routes!(me::who, me::change))
        .routes(routes!(me::guest))
        .routes(routes!(me::register))
        .routes(routes!(me::login))
        .routes(routes!(me::logout))
        .routes(routes!(me::logout_everywhere))
        .routes(routes!(me::sessions))
        .routes(routes!(me::end_session))
        .routes(routes!(me::mute))
        .routes(routes!(me::export))
        .routes(routes!(me::delete))
        .routes(routes!(me::tables))
        .routes(routes!(me::player))
        .routes(routes!(catalogue::games))
        .routes(routes!(catalogue::game))
        .routes(routes!(catalogue::cards))
        .routes(routes!(lobby::daily))
        .routes(routes!(lobby::daily_course))
        .routes(routes!(lobby::lobby, lobby::open))
        .routes(routes!(table::see, table::change))
        .routes(routes!(table::cards))
        .routes(routes!(table::invited))
        .routes(routes!(table::join))
        .routes(routes!(table::leave))
        .routes(routes!(table::start))
        .routes(routes!(table::act))
        .routes(routes!(table::check))
        .routes(routes!(table::hint))
        .routes(routes!(table::come_back))
        .routes(routes!(table::takeback))
        .routes(routes!(table::answer))
        .routes(routes!(table::chat, table::said))
        .routes(routes!(table::rematch))
        .routes(routes!(socket::socket))
        .routes(routes!(archive::search))
        .routes(routes!(archive::replay))
        .routes(routes!(archive::log))
        .routes(routes!(archive::record))
        .routes(routes!(archive::verify))
        .routes(routes!(archive::fork))
        .routes(routes!(review::review))
        .routes(routes!(review::instead))
        .routes(routes!(review::my_seat))
        .routes(routes!(review::mine))
        .routes(routes!(review::puzzles))
        .routes(routes!(review::puzzle))
        .routes(routes!(review::try_puzzle))
        .routes(routes!(campaign::mine, campaign::open))
        .routes(routes!(campaign::see))
        .routes(routes!(campaign::invited))
        .routes(routes!(campaign::join))
        .routes(routes!(campaign::leave))
        .routes(routes!(campaign::play))
        .routes(routes!(campaign::top_up))
        .routes(routes!(campaign::fork))
        .routes(routes!(campaign::export))
        .routes(routes!(campaign::deck))
        .routes(routes!(people::leaderboard))
        .routes(routes!(people::ratings))
        .routes(routes!(people::rated))
        .routes(routes!(people::quick, people::leave_queue))
        .routes(routes!(people::step))
        .routes(routes!(people::again))
        .routes(routes!(people::challenge))
        .routes(routes!(people::company))
        .routes(routes!(people::find))
        .routes(routes!(people::follow))
        .routes(routes!(people::block))
        .routes(routes!(people::invite))
        .routes(routes!(people::decline))
        .routes(routes!(people::new_group))
        .routes(routes!(people::group))
        .routes(routes!(people::join_group))
        .routes(routes!(people::leave_group))
        .routes(routes!(people::invite_to_group))
        .routes(routes!(people::open_for_group))
        .routes(routes!(people::tournaments, people::new_tournament))
        .routes(routes!(people::tournament))
        .routes(routes!(people::join_tournament))
        .routes(routes!(people::leave_tournament))
        .routes(routes!(people::start_tournament))
        .routes(routes!(people::holidays, people::take_holiday))
        .routes(routes!(care::report))
        .routes(routes!(care::recover))
        .routes(routes!(care::new_code))
        .routes(routes!(care::desk))
        .routes(routes!(care::close))
        .routes(routes!(care::sanction))
        .routes(routes!(care::lift))
        .routes(routes!(care::annul))
        .routes(routes!(care::codes))
        .routes(routes!(care::delete))
        .merge(imports)
        .merge(campaigns)
}

pub fn router(app: Arc<App>) -> Router {
    let (api, description) = described().split_for_parts();
    let description = Arc::new(description);
    api.route("/api/openapi.json", get(move || async move { Json((*description).clone()) }))
        .route("/api/health", get(operate::health))
        .route("/api/ready", get(operate::ready))
        .route("/metrics", get(operate::metrics))
        .route("/api/{*rest}", axum::routing::any(nothing))
        .fallback(page::page)
        .method_not_allowed_fallback(no_such_method)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(TimeoutLayer::with_status_code(axum::http::StatusCode::SERVICE_UNAVAILABLE, SLOWEST))
        .layer(middleware::from_fn_with_state(app.clone(), door))
        .layer(CompressionLayer::new())
        .with_state(app)
}

async fn nothing() -> Fail {
    Refused::NotFound.into()
}

async fn no_such_method() -> Response {
    let mut response = Fail::from(Refused::NotFound).into_response();
    *response.status_mut() = axum::http::StatusCode::METHOD_NOT_ALLOWED;
    response
}

fn panicked(panic: Box<dyn Any + Send>) -> Response {
    let why = panic.downcast_ref::<String>().cloned();
    let why = why.or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()));
    Fail::broken(why.unwrap_or_else(|| "a panic".to_owned())).into_response()
}

/// The description of everything, for a test and for other languages.
pub fn openapi() -> utoipa::openapi::OpenApi {
    described().split_for_parts().1
}

//! Tables that people trust: lobby, seats, clocks, live updates, storage.
//!
//! Nothing here knows which game it handles: everything goes through `starboard_core::face`. A table is a value
//! (`starboard_table`), the fold of its log; here are many of them, with network, accounts and storage (`table`). A move is durable before
//! anyone hears of it ([`store`]). The wire is described in `docs/api.md`.

#![allow(unreachable_pub, reason = "modules here are private; `pub` is what their neighbours may use")]

mod api;
mod app;
mod archive;
pub mod backup;
mod bots;
mod campaign;
pub mod care;
mod company;
mod config;
pub mod doctor;
mod door;
mod heartbeat;
mod listen;
mod lobby;
mod meeting;
mod people;
mod play;
mod problem;
mod ratings;
mod requests;
mod retention;
mod review;
mod secret;
mod serve;
pub mod store;
mod table;
mod time;
mod tournaments;
pub mod wire;
mod words;

pub use api::openapi;
pub use app::App;
pub use bots::failed as bots_failed;
pub use config::{BadSetting, Config};
pub use listen::listen;
pub use problem::Fail;
pub use serve::{CannotServe, serve};
pub use starboard_table::day;

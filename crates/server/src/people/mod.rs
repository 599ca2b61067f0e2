//! Players: guests, accounts, sessions, and what each may ask how often.

pub mod account;
pub mod agent;
mod attempts;
pub mod limits;
pub mod names;
mod password;
pub mod session;
mod strength;
pub mod whereabouts;

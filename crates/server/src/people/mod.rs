//! Players: guests, accounts, sessions, and what each may ask how often.

pub mod account;
pub mod limits;
mod password;
pub mod session;
pub mod whereabouts;

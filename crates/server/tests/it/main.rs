//! The server as people and programs use it.

mod common;
mod play;

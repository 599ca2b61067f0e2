//! The server as people and programs use it.

#![allow(unreachable_pub, reason = "modules of one test program")]

mod archive;
mod bots;
mod campaign;
mod care;
mod clock;
mod common;
mod contest;
mod cup;
mod disk;
mod doctor;
mod fair;
mod fixtures;
mod forged;
mod fuzz;
mod gone;
mod guard;
mod keep;
mod kill;
mod leak;
mod lobby;
mod logs;
mod openapi;
mod packs;
mod people;
mod play;
mod postgres;
mod processes;
mod review;
mod sessions;
mod several;
mod strangers;
mod takeback;
mod words;

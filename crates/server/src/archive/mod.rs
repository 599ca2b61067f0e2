//! Looking back: finished games, replays, records, what-if, statistics, and everything about me.

mod me;
mod record;
mod replay;
mod search;
mod statistics;

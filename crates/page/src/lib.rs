//! A host of tables in the browser: the same tables, opponents and wire as a server's, in a worker of the page.
//!
//! [`Page::call`] is all of it: what the worker is told goes in, what is to be kept, answered and shown comes out. Nothing is shown
//! before the worker has kept what `writes` says. The page has no clock and no chance of its own: every call brings the time and
//! random bytes. As WebAssembly it imports nothing at all (`door.rs`).
//!
//! What is kept is text under keys (`keep.rs`): a row a table and a line for each entry of its log, as a server has them.

mod archive;
mod bring;
mod call;
mod campaigns;
mod desk;
mod dice;
#[cfg(target_arch = "wasm32")]
mod door;
mod keep;
mod me;
mod opponents;
mod page;
mod puzzles;
mod route;
mod tables;
mod watch;

pub use archive::KeptReview;
pub use call::{Answer, Ask, Call, Kept, Said};
pub use desk::Job;
pub use page::Page;

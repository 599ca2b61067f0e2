//! Everything that goes over the wire, to a server or to a worker of the page. The TypeScript in `web/src/api/types.ts` is generated from
//! these types; the page on the whole contract is `docs/api.md`.

mod account;
mod archive;
mod campaign;
mod catalogue;
mod lobby;
mod review;

pub use account::*;
pub use archive::*;
pub use campaign::*;
pub use catalogue::*;
pub use lobby::*;
pub use review::*;
/// What a table says and is told.
pub use starboard_table::wire::*;

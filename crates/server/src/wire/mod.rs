//! Everything that goes over the wire: what every host of tables says and is told (`starboard_host::wire`). The TypeScript in
//! `web/src/api/types.ts` is generated from these types; the page on the whole contract is `docs/api.md`.

mod care;
mod contest;
#[cfg(test)]
mod typescript;

pub use care::*;
pub use contest::*;
pub use starboard_host::wire::*;

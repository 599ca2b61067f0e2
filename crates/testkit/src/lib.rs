//! What every game's tests share. For development only: nothing that ships depends on it.

pub mod toy;

//! Taking care: reports, sanctions with an end, what owners did, coming in and coming back, and going for good.

mod ban;
mod desk;
mod entry;
mod gone;
mod holidays;
mod owners;

pub use desk::{AdminFault, CareDesk};

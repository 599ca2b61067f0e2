//! Tables that people trust.
pub mod wire;

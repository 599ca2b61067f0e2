//! People one knows: following, blocking, inviting by name, challenging, groups with their evening.

mod friends;
mod groups;

pub(crate) use groups::title;

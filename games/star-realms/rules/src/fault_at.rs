//! Faults, each at the place where it was found.

use starboard_core::Faults;

/// Faults found at one place.
pub struct At<'f> {
    faults: &'f mut Faults,
    at: String,
}

impl At<'_> {
    /// A key inside this place.
    pub fn key(&mut self, key: &str) -> At<'_> {
        At { at: format!("{}: {key}", self.at), faults: self.faults }
    }

    pub fn add(&mut self, what: impl Into<String>) {
        self.faults.add(self.at.clone(), what);
    }
}

pub(crate) trait FaultsAt {
    fn at(&mut self, at: &str) -> At<'_>;
}

impl FaultsAt for Faults {
    fn at(&mut self, at: &str) -> At<'_> {
        At { faults: self, at: at.to_owned() }
    }
}

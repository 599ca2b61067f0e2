//! Rule cases in a game's tests: every case of its folder. What a case is, and how it is run, is told in `starboard_cases`.

pub use starboard_cases::{Case, files, matching};

use starboard_core::face::Rules;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Runs every case of a folder.
///
/// # Panics
/// If a case fails (every failing case is reported), a file does not read, or there is none.
pub fn run_all(rules: &dyn Rules, dir: impl AsRef<Path>) {
    let files = files(dir.as_ref());
    assert!(!files.is_empty(), "there is no rule case in {}", dir.as_ref().display());
    let mut failures = String::new();
    let mut failed = 0;
    for file in &files {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Err(why) = run_file(rules, file) {
            failed += 1;
            let _ = writeln!(failures, "\n{name}: {why}");
        }
    }
    assert!(failed == 0, "{failed} of {} rule cases fail\n{failures}", files.len());
}

/// Runs one case; the error says which step failed and how.
pub fn run_file(rules: &dyn Rules, file: &Path) -> Result<(), String> {
    let case = starboard_cases::read(file)?;
    case.is_named_after_its_ruling(file)?;
    starboard_cases::run(rules, &case).map_err(|why| format!("{}\n  {}", case.title, why.replace('\n', "\n  ")))
}

/// Checks that every ruling of the list has a case.
///
/// # Panics
/// If one has none: all of them are named.
pub fn cover<'a>(dir: impl AsRef<Path>, rulings: impl IntoIterator<Item = &'a str>) {
    let cases = by_ruling(dir.as_ref());
    let missing: Vec<&str> = rulings.into_iter().filter(|r| !cases.contains_key(*r)).collect();
    assert!(missing.is_empty(), "no rule case in {} for: {}", dir.as_ref().display(), missing.join(", "));
}

/// The cases of a folder by the rulings they are about.
pub fn by_ruling(dir: &Path) -> BTreeMap<String, Vec<PathBuf>> {
    let mut cases: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for file in files(dir) {
        let case = starboard_cases::read(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        for ruling in &case.ruling.0 {
            cases.entry(ruling.clone()).or_default().push(file.clone());
        }
    }
    cases
}

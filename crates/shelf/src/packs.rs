//! Packs that somebody wrote, as files: where they are found, and whose game they are for.
//!
//! A campaign's pack is one TOML file, or a folder of them with a `pack.toml`. Changed data of a game is a folder with a
//! `variant.toml` that says whose it is, beside the data files in the place of the game's own. `docs/packs.md` tells it all.

use serde::Deserialize;
use starboard_core::fault::read_toml;
use starboard_core::order::Order;
use starboard_core::pack::is_name;
use starboard_core::{Faults, Name, PackFiles};
use std::collections::BTreeMap;
use std::path::Path;

/// The file that makes a folder a variant.
pub const VARIANT: &str = "variant.toml";
/// The file that a campaign's pack is.
pub const PACK: &str = "pack.toml";
/// The order in which a pack in several files is read; others follow by name.
const ORDER: [&str; 5] = [PACK, "cards.toml", "sheets.toml", "scenarios.toml", "post-campaign.toml"];

/// What `variant.toml` says.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Its name.
    pub variant: String,
    pub game: String,
    #[serde(default = "first")]
    pub version: u32,
    pub name: Name,
    /// Where it comes from: shown wherever it is played.
    pub label: Name,
}

fn first() -> u32 {
    1
}

impl Header {
    pub fn read(text: &str) -> Result<Header, Faults> {
        let header: Header = read_toml(VARIANT, text)?;
        match is_name(&header.variant) {
            true => Ok(header),
            false => Err(Faults::one(VARIANT, "a variant's name is made of a-z, 0-9 and -, 60 at most")),
        }
    }
}

/// A pack and where it was found.
pub struct Found {
    pub at: String,
    pub files: PackFiles,
}

/// Every pack at a path: the pack that it is, or all that lie in the folder.
pub fn read(path: &Path) -> Result<Vec<Found>, Faults> {
    if !path.is_dir() || is_pack(path) {
        return Ok(vec![one(path)?]);
    }
    let mut faults = Faults::default();
    let mut all = Vec::new();
    for entry in names(path)? {
        let inner = path.join(&entry);
        if is_pack(&inner) || inner.extension().is_some_and(|e| e == "toml") {
            match one(&inner) {
                Ok(found) => all.push(found),
                Err(found) => faults.0.extend(found.0),
            }
        }
    }
    if all.is_empty() && faults.is_empty() {
        faults.add(path.display().to_string(), "there is no pack here: no TOML file, no folder with one");
    }
    faults.or(all)
}

fn is_pack(path: &Path) -> bool {
    path.is_dir() && (path.join(PACK).is_file() || path.join(VARIANT).is_file())
}

fn names(folder: &Path) -> Result<Vec<String>, Faults> {
    let at = |why: std::io::Error| Faults::one(folder.display().to_string(), why.to_string());
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(at)? {
        all.push(entry.map_err(at)?.file_name().to_string_lossy().into_owned());
    }
    all.sort();
    Ok(all)
}

fn text(path: &Path) -> Result<String, Faults> {
    std::fs::read_to_string(path).map_err(|why| Faults::one(path.display().to_string(), why.to_string()))
}

fn one(path: &Path) -> Result<Found, Faults> {
    let at = path.display().to_string();
    if path.join(VARIANT).is_file() {
        let mut files = BTreeMap::new();
        for name in toml_files(path)? {
            files.insert(name.clone(), text(&path.join(name))?);
        }
        let header = Header::read(&files[VARIANT]).map_err(|faults| faults.within(&at))?;
        return Ok(Found { at, files: PackFiles { game: header.game, files } });
    }
    let whole = if path.is_dir() {
        let mut names = toml_files(path)?;
        let place = |name: &String| ORDER.iter().position(|own| own == name).unwrap_or(ORDER.len());
        names.order_by_key(|name| (place(name), name.clone()));
        let texts: Result<Vec<String>, Faults> = names.iter().map(|name| text(&path.join(name))).collect();
        texts?.join("\n")
    } else {
        text(path)?
    };
    let files = BTreeMap::from([(PACK.to_owned(), whole)]);
    // A file by itself is a pack of the one game that has campaigns.
    Ok(Found { at, files: PackFiles { game: "rise-of-empire".to_owned(), files } })
}

fn toml_files(folder: &Path) -> Result<Vec<String>, Faults> {
    Ok(names(folder)?.into_iter().filter(|name| name.ends_with(".toml")).collect())
}

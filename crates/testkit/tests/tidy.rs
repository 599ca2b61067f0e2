//! The project's own house rules, checked like everything else.

use starboard_core::Lang;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Every file under `dir` whose name ends so; hidden and generated folders left out.
fn files(dir: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).into_iter().flatten().filter_map(Result::ok) {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        if path.is_dir() {
            if !name.starts_with('.') && !["target", "node_modules", "dist"].contains(&name.as_str()) {
                files(&path, endings, found);
            }
        } else if endings.iter().any(|e| name.ends_with(e)) {
            found.push(path);
        }
    }
}

/// An SPDX expression holds if one side of every `OR` and both of every `AND` are allowed.
fn allowed(expression: &str, allow: &BTreeSet<String>) -> bool {
    let expression = expression.replace('/', " OR ").replace(" or ", " OR ");
    let whole = expression.trim();
    if allow.contains(whole) {
        return true;
    }
    let parts = |separator: &str| -> Option<Vec<String>> {
        let (mut depth, mut parts, mut part) = (0, vec![], String::new());
        for word in whole.replace('(', " ( ").replace(')', " ) ").split_whitespace() {
            match word {
                "(" => depth += 1,
                ")" => depth -= 1,
                _ => {}
            }
            if word == separator && depth == 0 {
                parts.push(std::mem::take(&mut part));
            } else {
                part = format!("{part} {word}");
            }
        }
        parts.push(part);
        (parts.len() > 1).then_some(parts)
    };
    if let Some(parts) = parts("OR") {
        return parts.iter().any(|p| allowed(p, allow));
    }
    if let Some(parts) = parts("AND") {
        return parts.iter().all(|p| allowed(p, allow));
    }
    let inner = whole.strip_prefix('(').and_then(|w| w.strip_suffix(')'));
    inner.is_some_and(|inner| allowed(inner, allow))
}

/// The platform that the tests run on: packages of other platforms need not have been downloaded.
fn host(cargo: &str) -> String {
    let told = Command::new(cargo).arg("-vV").output().expect("cargo runs");
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    told.lines().find_map(|line| line.strip_prefix("host: ")).expect("cargo names its host").to_owned()
}

#[test]
fn every_dependency_has_a_licence_we_accept() {
    let deny: toml::Table = read(&root().join("deny.toml")).parse().expect("deny.toml reads");
    let list = deny["licenses"]["allow"].as_array().expect("a list of licences");
    let allow: BTreeSet<String> = list.iter().filter_map(|l| l.as_str()).map(str::to_owned).collect();
    for (expression, good) in [
        ("MIT", true),
        ("MIT/GPL-3.0", true),
        ("MIT or GPL-3.0", true),
        ("GPL-3.0", false),
        ("MIT AND GPL-3.0", false),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ("Apache-2.0 WITH LLVM-exception OR GPL-2.0", true),
    ] {
        assert_eq!(allowed(expression, &allow), good, "{expression}");
    }

    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let told = Command::new(&cargo)
        .args(["metadata", "--format-version", "1", "--offline", "--locked", "--filter-platform", &host(&cargo)])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&told.stdout).expect("metadata is JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    assert!(packages.len() > 20, "only {} packages?", packages.len());
    let bad: Vec<String> = packages
        .iter()
        .filter(|p| !p["license"].as_str().is_some_and(|l| allowed(l, &allow)))
        .map(|p| format!("{} {} ({})", p["name"], p["version"], p["license"]))
        .collect();
    assert!(bad.is_empty(), "not allowed by deny.toml: {}", bad.join(", "));
}

#[test]
fn files_stay_small() {
    let mut found = Vec::new();
    files(&root(), &[".rs", ".ts", ".svelte"], &mut found);
    assert!(found.len() > 20, "only {} files?", found.len());
    let generated = |path: &Path| read(path).lines().take(3).any(|l| l.contains("Do not edit"));
    let long: Vec<String> = found
        .iter()
        .map(|path| (path, read(path).lines().count()))
        .filter(|(path, lines)| *lines > 600 && !generated(path))
        .map(|(path, lines)| format!("{} ({lines} lines)", path.display()))
        .collect();
    assert!(long.is_empty(), "longer than 600 lines: {}", long.join(", "));
}

/// The folders of words: what all share, and each game's own.
fn folders_of_words() -> Vec<PathBuf> {
    let games = std::fs::read_dir(root().join("games")).expect("there are games").filter_map(Result::ok);
    std::iter::once(root()).chain(games.map(|game| game.path())).map(|at| at.join("words")).collect()
}

#[test]
fn every_area_of_words_is_there_in_every_language() {
    for folder in folders_of_words() {
        let areas = |lang: Lang| -> BTreeSet<String> {
            let mut found = Vec::new();
            files(&folder.join(lang.code()), &[".ftl"], &mut found);
            found.iter().filter_map(|p| p.file_name()).map(|name| name.to_string_lossy().into_owned()).collect()
        };
        let first = areas(Lang::default());
        assert!(!first.is_empty(), "{} has no words", folder.display());
        for lang in Lang::ALL {
            assert_eq!(areas(lang), first, "{}: {lang} lacks an area", folder.display());
        }
        for area in first {
            let texts = Lang::ALL.map(|lang| read(&folder.join(lang.code()).join(&area)));
            let words = starboard_core::Words::new(texts.each_ref().map(String::as_str));
            assert_eq!(words.unmatched(), Vec::<String>::new(), "{area}: not said in every language");
        }
    }
}

/// The folders of the workspace's packages.
fn packages() -> Vec<PathBuf> {
    let mut found = Vec::new();
    files(&root().join("crates"), &["Cargo.toml"], &mut found);
    files(&root().join("games"), &["Cargo.toml"], &mut found);
    found.into_iter().filter_map(|file| file.parent().map(Path::to_path_buf)).collect()
}

#[test]
fn every_dependency_is_used() {
    for package in packages() {
        let manifest: toml::Table = read(&package.join("Cargo.toml")).parse().expect("a manifest");
        let mut sources = Vec::new();
        files(&package, &[".rs"], &mut sources);
        let text: String = sources.iter().map(|file| read(file)).collect();
        let sections = ["dependencies", "dev-dependencies", "build-dependencies"];
        let named = sections.iter().filter_map(|section| manifest.get(*section)?.as_table());
        for name in named.flat_map(|table| table.keys()) {
            let name = name.replace('-', "_");
            let used = text.match_indices(&name).any(|(at, _)| {
                let whole = !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
                whole && text[at + name.len()..].starts_with("::")
            });
            assert!(used, "{} does not use {name}", package.display());
        }
    }
}

/// A game is one folder and one line on a shelf: the toy's line is on the development shelf, and nothing else knows it.
#[test]
fn the_toy_is_known_in_one_place_outside_its_folder() {
    let mut found = vec![];
    for folder in ["crates", "web/src", "words"] {
        files(&root().join(folder), &[".rs", ".ts", ".svelte", ".css", ".ftl"], &mut found);
    }
    let root = root();
    let shipped = |path: &Path| {
        let inside = path.strip_prefix(&root).unwrap_or(path);
        inside.components().all(|part| !["testkit", "tests", "tests.rs"].iter().any(|t| part.as_os_str() == *t))
    };
    let lines = |path: &Path| read(path).lines().filter(|l| l.to_lowercase().contains("smugglers")).count();
    let places: Vec<(String, usize)> = found
        .iter()
        .filter(|path| shipped(path))
        .map(|path| (path.file_name().unwrap_or_default().to_string_lossy().into_owned(), lines(path)))
        .filter(|(_, lines)| *lines > 0)
        .collect();
    assert_eq!(places, [("development.rs".to_owned(), 1)]);
}

/// What is handed to others: the CI calls our own commands and nothing else, and units, settings and package name the same files.
#[test]
fn what_is_handed_to_others_fits_together() {
    let makefile = read(&root().join("Makefile"));
    let mut workflows = Vec::new();
    files(&root().join(".github/workflows"), &[".yml"], &mut workflows);
    assert_eq!(workflows.len(), 3, "packages, site, test");
    for file in workflows {
        let text = read(&file);
        let commands = text.lines().filter_map(|line| line.trim().trim_start_matches("- ").strip_prefix("run: "));
        let commands: Vec<&str> = commands.collect();
        assert!(!commands.is_empty(), "{}", file.display());
        for command in commands {
            let target = command.trim_start_matches("sudo --preserve-env=PATH,HOME ").strip_prefix("make ");
            let known = target.is_some_and(|t| makefile.contains(&format!("\n{t}: ")));
            assert!(known, "{}: `{command}` is not one of our commands", file.display());
        }
    }
    let deploy = root().join("deploy");
    let settings = read(&deploy.join("starboard.toml"));
    assert!(settings.contains("data = \"/var/lib/starboard\""), "{settings}");
    for unit in ["starboard.service", "starboard-backup.service"] {
        let unit = read(&deploy.join(unit));
        for said in
            ["/usr/bin/starboard ", "--config /etc/starboard.toml", "User=starboard", "StateDirectory=starboard"]
        {
            assert!(unit.contains(said), "{said}: {unit}");
        }
    }
    let recipe = read(&root().join("Containerfile"));
    assert_eq!(recipe.lines().filter(|line| line.starts_with("FROM ")).count(), 2);
    for said in ["USER 10001", "HEALTHCHECK ", "VOLUME /var/lib/starboard"] {
        assert!(recipe.contains(said), "{said}");
    }
}

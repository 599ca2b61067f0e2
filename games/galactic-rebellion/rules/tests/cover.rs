//! Every ruling of the docs page and every card of the data has a rule case.

use starboard_galactic_rebellion::catalogue::Catalogue;
use starboard_testkit::cases;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn folder() -> PathBuf {
    root().join("cases")
}

fn page() -> String {
    std::fs::read_to_string(root().join("docs/rules.md")).expect("the page of rules is there")
}

#[test]
fn every_ruling_has_a_case() {
    let page = page();
    let rulings: Vec<&str> = page.lines().filter_map(|l| l.strip_prefix("- **")?.split("**").next()).collect();
    assert!(rulings.len() > 70, "only {} rulings?", rulings.len());
    cases::cover(folder(), rulings.iter().copied());
    let cards = Catalogue::default();
    let cited = cards.technologies.iter().map(|t| &t.rulings).chain(cards.missions.iter().map(|m| &m.rulings));
    for ruling in cited.chain(cards.actions.iter().map(|a| &a.rulings)).flatten() {
        assert!(rulings.contains(&&**ruling), "{ruling} is cited by a card and not on the page");
    }
}

#[test]
fn every_card_has_a_case() {
    let cases: Vec<String> =
        cases::files(&folder()).iter().map(|f| std::fs::read_to_string(f).expect("a case reads")).collect();
    let cards = Catalogue::default();
    let ids = cards.technologies.iter().map(|t| &t.id).chain(cards.missions.iter().map(|m| &m.id));
    for id in ids.chain(cards.actions.iter().map(|a| &a.id)) {
        let quoted = format!("\"{id}\"");
        assert!(cases.iter().any(|c| c.contains(&quoted)), "no rule case has {id}");
    }
}

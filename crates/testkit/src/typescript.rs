//! The types of a game as its pages read them: `web/types.ts` in the game's folder, generated from the Rust types.

use starboard_core::Game;
use std::any::TypeId;
use std::collections::BTreeMap;
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

/// Compares the game's `web/types.ts` with what its types say; `UPDATE=1 cargo test -p <game> typescript` writes it anew.
///
/// # Panics
/// If the file is stale, or two types of the game have one name.
pub fn is_fresh<G: Game>(package: &str, folder: &str) {
    let web = Path::new(folder).join("web");
    let path = web.join("types.ts");
    let anew = format!("UPDATE=1 cargo test -p {package} typescript");
    let written = written::<G>(&anew);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(&web).expect("there is a folder for the types");
        std::fs::write(&path, &written).expect("the types are written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == written, "web/types.ts of {} is stale: {anew}", G::NAME);
}

/// Everything the pages are sent by a table of this game.
fn written<G: Game>(anew: &str) -> String {
    let mut types = Declared { cfg: Config::new().with_large_int("number"), seen: BTreeMap::new() };
    types.visit::<G::View>();
    types.visit::<G::Prompt>();
    types.visit::<G::Event>();
    types.visit::<G::Deed>();
    types.visit::<G::Options>();
    let Declared { cfg, seen } = types;
    let out: String = seen.into_values().map(|(_, declared)| declared).collect();
    format!(
        "// Generated from the rules by `{anew}`. Do not edit.\n{out}\n\
         /** What a table of this game speaks of. */\n\
         export interface Types {{\n  view: {};\n  prompt: {};\n  event: {};\n  deed: {};\n  options: {};\n}}\n",
        G::View::ident(&cfg),
        G::Prompt::ident(&cfg),
        G::Event::ident(&cfg),
        G::Deed::ident(&cfg),
        G::Options::ident(&cfg),
    )
}

/// Every type that was met, and those it is made of, each declared once, by name: they are met in another order in every build.
struct Declared {
    cfg: Config,
    seen: BTreeMap<String, (TypeId, String)>,
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.cfg);
        if let Some((known, _)) = self.seen.get(&name) {
            assert!(
                *known == TypeId::of::<T>(),
                "two types are called {name}: rename one with #[ts(rename = \"...\")]"
            );
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let declared = format!("\n{docs}export {}\n", T::decl_concrete(&self.cfg));
        self.seen.insert(name, (TypeId::of::<T>(), declared));
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

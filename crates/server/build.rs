//! The page is built into the program: a new page makes a new program. (Without optimisation the program reads the folder as it runs.)

const DIST: &str = "../../web/dist";

/// Locked while a first `make play` builds the pages beside us.
const COMING: &str = "../../web/.pages";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // A folder that is not there yet would not be found when it comes, however often the program is started.
    if let Err(error) = std::fs::create_dir_all(DIST) {
        println!("cargo:warning=web/dist is missing and cannot be made: {error}");
    }
    if std::env::var("PROFILE").as_deref() == Ok("release") {
        // What cannot be locked is waited for by nobody: the pages are then as they are.
        let _ = std::fs::File::open(COMING).and_then(|file| file.lock_shared());
        println!("cargo:rerun-if-changed={DIST}");
    }
}

//! The page is built into the program: a new page makes a new program. (Without optimisation the program reads the folder as it runs.)

const DIST: &str = "../../web/dist";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("PROFILE").as_deref() == Ok("release") {
        println!("cargo:rerun-if-changed={DIST}");
    }
}

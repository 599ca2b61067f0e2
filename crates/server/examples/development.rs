//! The table with a development shelf: what contributors try out beside the games that are shipped.
//!
//! `cargo run -p starboard-server --example development -- serve --port 7777 --data FOLDER`; settings are those of `starboard serve`.

use starboard_core::face::Rules;
use starboard_server::{Config, serve};
use std::collections::BTreeMap;

/// The toy of the test kit; a game of your own, while it is not yet on the shelf.
static DEVELOPED: &[&dyn Rules] = &[&starboard_testkit::toy::Smugglers];

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let said: Vec<String> = std::env::args().skip(1).filter(|word| word != "serve").collect();
    let settings = said.chunks_exact(2).map(|pair| (pair[0].trim_start_matches("--"), pair[1].clone()));
    let config = Config::read(None, &settings.collect::<BTreeMap<_, _>>())?;
    let games = [starboard_shelf::GAMES, DEVELOPED].concat();
    serve(config, games, |address| println!("http://{address}")).await?;
    Ok(())
}

//! `starboard completions`: for the shell.

use crate::failure::Failure;
use crate::out::Out;
use starboard_core::Lang;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    shell: clap_complete::Shell,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let lang = crate::words::lang_of_environment();
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut crate::args::command(lang), "starboard", &mut script);
        Out { lang: Lang::En, json: false }.text(&String::from_utf8_lossy(&script))
    }
}

//! The help of every command and argument, from the words: `help-<command>` and `help-<command>-<argument>`.

use crate::words::WORDS;
use clap::Command;
use starboard_core::Lang;
use starboard_core::words::entry;

const EVERYWHERE: [&str; 4] = ["lang", "json", "help", "version"];

/// Fills the help of a command and everything under it.
pub(crate) fn fill(command: Command, lang: Lang) -> Command {
    let text = |key: &str| WORDS.say(lang, key, &[]);
    let usage = entry(lang, &text("help-heading-usage"), "{usage}");
    let template = format!("{{about-with-newline}}\n{usage}\n\n{{all-args}}{{after-help}}");
    let command = command
        .arg(clap::Arg::new("help").long("help").short('h').action(clap::ArgAction::Help).global(true))
        .arg(clap::Arg::new("version").long("version").short('V').action(clap::ArgAction::Version))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .after_help(text("help-after"));
    fill_under(command, "help", lang, &template)
}

fn fill_under(command: Command, key: &str, lang: Lang, template: &str) -> Command {
    let text = |key: &str| WORDS.say(lang, key, &[]);
    let ids: Vec<String> = command.get_arguments().map(|a| a.get_id().to_string()).collect();
    let names: Vec<String> = command.get_subcommands().map(|c| c.get_name().to_owned()).collect();
    let mut command = command
        .about(text(key))
        .help_template(template.to_owned())
        .subcommand_help_heading(text("help-heading-commands"))
        .subcommand_value_name(text("help-value-command"));
    for (place, id) in ids.into_iter().enumerate() {
        // What every command understands comes last.
        let place = if EVERYWHERE.contains(&id.as_str()) { 100 + place } else { place };
        let help = text(&key_of(key, &id));
        command = command.mut_arg(&id, |arg| {
            let heading = if arg.is_positional() { "help-heading-arguments" } else { "help-heading-options" };
            let help = with_default(&help, &arg, lang);
            let names = value_names(&arg, lang);
            // Only what takes a value may hide what it is by default.
            let hidden = arg.get_action().takes_values();
            let arg = arg.help(help).help_heading(text(heading)).display_order(place);
            let arg = if hidden { arg.hide_default_value(true) } else { arg };
            if names.is_empty() { arg } else { arg.value_names(names) }
        });
    }
    for name in names {
        let under = format!("{key}-{name}");
        command = command.mut_subcommand(name, |c| fill_under(c, &under, lang, template));
    }
    command
}

/// What an argument is without anybody saying so, behind its help.
fn with_default(help: &str, arg: &clap::Arg, lang: Lang) -> String {
    let values: Vec<String> = arg.get_default_values().iter().map(|v| v.to_string_lossy().into_owned()).collect();
    match values.join(",").as_str() {
        "" => help.to_owned(),
        _ if !arg.get_action().takes_values() => help.to_owned(),
        value => WORDS.say(lang, "help-default", &[("help", help.into()), ("value", value.into())]),
    }
}

/// `<FILE>`, `<FICHIER>`: what stands for a value.
fn value_names(arg: &clap::Arg, lang: Lang) -> Vec<String> {
    if !arg.get_action().takes_values() {
        return Vec::new();
    }
    let written = arg.get_value_names().map(|names| names.iter().map(ToString::to_string).collect::<Vec<_>>());
    let names = written.unwrap_or_else(|| vec![arg.get_id().to_string().to_uppercase()]);
    let said = |name: String| {
        let key = format!("help-value-{}", name.to_lowercase().replace(['=', '_'], "-"));
        if WORDS.has(lang, &key) { WORDS.say(lang, &key, &[]) } else { name }
    };
    names.into_iter().map(said).collect()
}

/// Arguments that mean the same everywhere are explained once.
fn key_of(command: &str, id: &str) -> String {
    let shared =
        ["lang", "json", "packs", "help", "version", "format", "players", "sets", "option", "viewer", "seed", "write"];
    let name = id.replace('_', "-");
    let own = format!("{command}-{name}");
    let setting = name == "config" || starboard_server::Config::KEYS.contains(&name.as_str());
    if shared.contains(&id) {
        format!("help-arg-{id}")
    } else if setting && !WORDS.has(Lang::En, &own) {
        format!("help-setting-{name}")
    } else {
        own
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lacking(command: &Command, found: &mut Vec<String>) {
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        let arguments = command.get_arguments().map(|a| a.get_help().map(ToString::to_string).unwrap_or_default());
        found.extend(arguments.chain([about]).filter(|text| text.is_empty() || text.starts_with('[')));
        command.get_subcommands().for_each(|c| lacking(c, found));
    }

    #[test]
    fn an_argument_called_like_a_setting_is_not_taken_for_it() {
        assert_eq!(key_of("help-balance", "data"), "help-balance-data");
        assert_eq!(key_of("help-serve", "data"), "help-setting-data");
    }

    #[test]
    fn every_argument_is_explained_in_both_languages() {
        for lang in Lang::ALL {
            let mut found = Vec::new();
            lacking(&crate::args::command(lang), &mut found);
            assert_eq!(found, Vec::<String>::new(), "{lang}");
        }
    }
}

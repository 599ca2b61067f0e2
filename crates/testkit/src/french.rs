//! Is it French? Everything a game says in random games, its cards and what it tells of itself is read for the faults that a program
//! makes: names put behind a word that should have melted with them, plurals of one, plain spaces, words of another language.

use crate::golden;
use starboard_core::face::{AnyGame, Rules, Table};
use starboard_core::{Fast, Lang, TableChance, ToMove, Viewer};
use std::collections::BTreeMap;

/// How many actions of a decision are read, and how often the table as the terminal shows it.
const ACTIONS: usize = 6;
const SHOW_EVERY: u64 = 25;

/// Words that end in s or x and are no plural.
const SINGULAR: [&str; 19] = [
    "vous", "nous", "fois", "plus", "moins", "dans", "sans", "sous", "pas", "vers", "jamais", "hors", "mois", "puis",
    "palais", "accès", "deux", "aux", "héros",
];
const ENGLISH: [&str; 24] = [
    "the", "of", "and", "with", "for", "from", "your", "you", "is", "are", "has", "have", "to", "wins", "draws",
    "plays", "takes", "turn", "seat", "player", "card", "cards", "nothing", "this",
];
/// Names that are English in French too.
const TITLES: [&str; 5] =
    ["Rise of Empire", "Rise to Power", "Star Realms", "Colony Wars", "Empires: Galactic Rebellion"];

/// Reads `games` random games of every format, every card, and what the game tells of itself.
///
/// # Panics
/// If something in it is not French.
pub fn all(rules: &dyn Rules, games: u64) {
    let mut read = Reader::default();
    let about = rules.about(Lang::Fr);
    read.line("about", &about.title);
    read.line("about", &about.summary);
    for format in &about.formats {
        read.line("about", &format.title);
        read.line("about", &format.summary);
    }
    for option in &about.options {
        read.line("about", &option.title);
        read.line("about", &option.summary);
    }
    for card in rules.cards(Lang::Fr, None).unwrap_or_else(|faults| panic!("{faults}")) {
        read.line(&format!("card {}", card.id), &card.name);
        read.text(&format!("card {}", card.id), &card.text);
    }
    for (name, options) in golden::families(rules) {
        for seed in 0..games {
            let game = rules.game(options.clone()).unwrap_or_else(|faults| panic!("options {options}: {faults}"));
            read.game(&name, &*game, seed);
        }
    }
    let told: Vec<String> =
        read.faults.into_iter().take(40).map(|(fault, at)| format!("{fault}\n      {at}")).collect();
    assert!(told.is_empty(), "not French:\n{}", told.join("\n"));
}

/// What was found, each kind of fault once, with the first line that has it.
#[derive(Default)]
struct Reader {
    faults: BTreeMap<String, String>,
}

impl Reader {
    fn line(&mut self, at: &str, line: &str) {
        for fault in faults(line) {
            self.faults.entry(fault).or_insert_with(|| format!("{at}: {line}"));
        }
    }

    fn text(&mut self, at: &str, text: &str) {
        text.lines().for_each(|line| self.line(at, line));
    }

    fn game(&mut self, name: &str, game: &dyn AnyGame, seed: u64) {
        let at = format!("{name}, game {seed}");
        let dealt = starboard_core::Seed::from_number(seed);
        let mut fast = Fast::new(seed);
        let (mut table, happened) = game.start(&mut TableChance::at(dealt, 0));
        let mut happened = Some(happened);
        let mut ply = 0;
        loop {
            for event in happened.take().iter().flat_map(|h| h.seen_by(Viewer::All, Lang::Fr)) {
                self.line(&at, &event.words);
                if event.words.starts_with(char::is_lowercase) {
                    self.faults.entry(format!("`{}` begins small", first(&event.words))).or_insert(event.words);
                }
            }
            self.text(&at, &table.prompt(Lang::Fr).map(|p| p.words).unwrap_or_default());
            if ply % SHOW_EVERY == 0 || table.to_move() == ToMove::Over {
                self.text(&at, &table.show(Viewer::All, Lang::Fr));
            }
            if table.to_move() == ToMove::Over {
                return;
            }
            ply += 1;
            self.choices(&at, &*table, &mut fast);
            let Some((seat, action)) = golden::choose(&*table, &mut fast) else { return };
            happened = table.act(seat, &action, &mut TableChance::at(dealt, ply)).ok();
        }
    }

    fn choices(&mut self, at: &str, table: &dyn Table, fast: &mut Fast) {
        for seat in table.to_move().seats().iter() {
            let legal = table.legal(seat, Lang::Fr);
            for _ in 0..ACTIONS.min(legal.len()) {
                self.text(at, &legal[fast.below(legal.len())].words);
            }
        }
    }
}

fn first(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or_default()
}

/// Everything that is wrong with a line of French.
pub fn faults(line: &str) -> Vec<String> {
    let mut found = Vec::new();
    let untitled = TITLES.iter().fold(line.to_owned(), |line, title| line.replace(title, "T"));
    spaces(&untitled, &mut found);
    let words: Vec<&str> = untitled.split([' ', '\u{a0}', '\u{202f}']).filter(|w| !w.is_empty()).collect();
    for word in &words {
        foreign(word, &mut found);
    }
    for (i, pair) in words.windows(2).enumerate() {
        let after = words.get(i + 2).copied().unwrap_or_default();
        joins(pair[0], pair[1], after, &mut found);
    }
    found
}

fn spaces(line: &str, found: &mut Vec<String>) {
    let letters: Vec<char> = line.trim().chars().collect();
    for (i, &c) in letters.iter().enumerate() {
        let before = i.checked_sub(1).map_or(' ', |at| letters[at]);
        let after = letters.get(i + 1).copied().unwrap_or(' ');
        let around: String = letters[i.saturating_sub(8)..(i + 2).min(letters.len())].iter().collect();
        let double = matches!(c, ';' | ':' | '!' | '?' | '%' | '»');
        if double && matches!(before, ' ' | '\u{a0}') {
            found.push(format!("`{around}`: a space at which a line may break"));
        } else if double && c != '%' && before.is_alphanumeric() && after == ' ' {
            found.push(format!("`{around}`: no space before {c}"));
        }
        if c == '«' && after != '\u{202f}' {
            found.push(format!("`{around}`: no narrow space after «"));
        }
        if c == '\'' && before.is_alphabetic() && after.is_alphabetic() {
            found.push(format!("`{around}`: a straight apostrophe"));
        }
        let stop = matches!(c, '.' | ',') && after == ' ';
        if stop && (matches!(before, ' ' | '\u{202f}') || (c == '.' && before == '.' && !line.contains("..."))) {
            found.push(format!("`{around}`: a stop too many"));
        }
    }
}

fn bare(word: &str) -> &str {
    word.trim_matches(|c: char| !c.is_alphanumeric())
}

fn foreign(word: &str, found: &mut Vec<String>) {
    let bare = bare(word);
    if ENGLISH.contains(&bare.to_lowercase().as_str()) {
        found.push(format!("`{bare}` is English"));
    }
    let small = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    if bare.contains('_') && bare.chars().all(|c| small(c) || c == '_') {
        found.push(format!("`{bare}` is an id"));
    }
    if word.starts_with('[') && word.ends_with(']') && word.contains('-') {
        found.push(format!("`{word}` is not said"));
    }
}

/// Two words after one another.
fn joins(one: &str, two: &str, after: &str, found: &mut Vec<String>) {
    let (small, next) = (one.trim_start_matches(['(', '«']).to_lowercase(), two.trim_start_matches('('));
    let vowel = elides(next) && !["onze", "onzième", "oui"].contains(&bare(next).to_lowercase().as_str());
    let pair = || format!("`{one} {two}`");
    match small.as_str() {
        "de" | "le" | "la" | "que" | "ne" | "se" | "je" | "jusque" | "lorsque" if vowel => {
            found.push(format!("{}: an apostrophe is missing", pair()));
        }
        "du" | "au" if vowel => found.push(format!("{}: de l’ or à l’", pair())),
        "de" | "à" if next == "Joueur" => found.push(format!("{}: du or au", pair())),
        "de" | "à" if matches!(next, "le" | "les") && after.starts_with(char::is_uppercase) => {
            found.push(format!("{}: du, des, au or aux", pair()));
        }
        "de" | "à" if matches!(next, "Le" | "La" | "Les") => found.push(format!("{}: a capital article", pair())),
        "0" | "1" if two.starts_with(char::is_alphabetic) => {
            let word = bare(next);
            let plural =
                word.chars().count() > 2 && word.chars().all(char::is_alphabetic) && word.ends_with(['s', 'x']);
            if plural && !SINGULAR.contains(&word.to_lowercase().as_str()) {
                found.push(format!("{}: a plural of {small}", pair()));
            }
        }
        _ => {}
    }
}

fn elides(word: &str) -> bool {
    word.to_lowercase().starts_with(|c| "aàâeéèêëiîïoôuûœ".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_found() {
        for wrong in [
            "l’action Allié de Éclaireur",
            "la Balise de Joueur 2",
            "donne 2 Commerce à Joueur 2",
            "du Avant-Poste",
            "l’effet de Le Broyeur",
            "Main 3: Viper",
            "Tour 3 : Ada",
            "« Ada »",
            "l'action",
            "inflige 1 dégâts",
            "0 cartes",
            "Ada. .",
            "fin..",
            "Ada wins",
            "le secteur trade_federation",
            "[event-drew]",
        ] {
            assert!(!faults(wrong).is_empty(), "`{wrong}` is let through");
        }
        for right in [
            "Joueur 1 détruit la Balise du Joueur 2\u{202f}: l’Oracle\u{202f}!",
            "L’indépendance est déclarée au fil de onze batailles (1 fois, 1 carte, 12 cartes).",
            "Rise of Empire\u{202f}: «\u{202f}un lot\u{202f}»… 50\u{202f}% de plus",
            "permet de le placer en -1,0",
        ] {
            assert_eq!(faults(right), Vec::<String>::new());
        }
    }
}

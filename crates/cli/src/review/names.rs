//! Players by their names: the rules speak of `Player 2`.

use starboard_bots::review::Review;
use starboard_bots::words::WORDS;
use starboard_core::{Lang, Seat};

/// Puts the players' names into all that a review says.
pub(super) fn put_in(review: &mut Review, names: &[String], lang: Lang) {
    let said = |words: &mut String| *words = named(words, names, lang);
    for d in &mut review.decisions {
        [&mut d.words, &mut d.best_words, &mut d.reason_words].into_iter().for_each(said);
    }
    review.chance.iter_mut().for_each(|s| said(&mut s.words));
    for m in &mut review.moments {
        said(&mut m.words);
        said(&mut m.table);
    }
}

fn named(words: &str, names: &[String], lang: Lang) -> String {
    let mut words = words.to_owned();
    for (i, name) in names.iter().enumerate() {
        let seat = Seat(i as u8).to_string();
        let player = WORDS.say(lang, "review-player", &[("seat", (&seat).into())]);
        if lang == Lang::Fr {
            // A name has no article: « du Joueur 2 » is « d’Ada ».
            let vowel = name.starts_with(|c: char| "AEIOUÀÂÉÈÊËÎÏÔÖÙÛÜaeiouàâéèêëîïôöùûü".contains(c));
            let of = if vowel { "d’" } else { "de " };
            words = words.replace(&format!("du {player}"), &format!("{of}{name}"));
            words = words.replace(&format!("au {player}"), &format!("à {name}"));
            words = words.replace(&format!("le {player}"), name).replace(&format!("Le {player}"), name);
        }
        words = words.replace(&player, name);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_called_by_their_names() {
        let names = ["Ada".to_owned(), "Ben".to_owned()];
        assert_eq!(named("Player 2 attacks Player 1.", &names, Lang::En), "Ben attacks Ada.");
        let french = "Le Joueur 1 attaque la base du Joueur 2, puis celle du Joueur 1.";
        assert_eq!(named(french, &names, Lang::Fr), "Ada attaque la base de Ben, puis celle d’Ada.");
    }
}

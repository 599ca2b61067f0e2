//! The rules speak of `Player 2`; people have names.

use starboard_core::french::Little;

/// What the article of a seat is part of, and what stands before a name without one.
const MELTED: [(&str, Little); 3] = [("du ", Little::De), ("au ", Little::Au), ("le ", Little::Le)];

/// Puts names in the place of `Player 1` and `Joueur 2`; a name takes no article, so that « du Joueur 2 » is « d’Ada ».
pub(super) fn with_names(words: &str, names: &[String; 2]) -> String {
    let mut text = String::with_capacity(words.len());
    let mut rest = words;
    while let Some((at, len, seat)) = next(rest) {
        text.push_str(&rest[..at]);
        let whole = |word: &str| !text[..text.len() - word.len()].ends_with(char::is_alphabetic);
        let melted =
            MELTED.iter().find(|(word, _)| rest[at..].starts_with("Joueur") && text.ends_with(word) && whole(word));
        match melted {
            Some((word, little)) => {
                text.truncate(text.len() - word.len());
                text.push_str(&little.before(&names[seat], None));
            }
            None => text.push_str(&names[seat]),
        }
        rest = &rest[at + len..];
    }
    text + rest
}

/// Where the next player is spoken of, how long the words are, and which seat is meant.
fn next(text: &str) -> Option<(usize, usize, usize)> {
    let found = |word: &'static str| {
        text.match_indices(word).find_map(|(at, _)| {
            let mut after = text[at + word.len()..].chars();
            let seat = match after.next()? {
                '1' => 0,
                '2' => 1,
                _ => return None,
            };
            let whole = !after.next().is_some_and(|c| c.is_alphanumeric());
            let begins = !text[..at].ends_with(char::is_alphanumeric);
            (whole && begins).then_some((at, word.len() + 1, seat))
        })
    };
    ["Player ", "Joueur "].into_iter().filter_map(found).min()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_called_by_their_names() {
        let names = ["Ada".to_owned(), "Player 1".to_owned()];
        assert_eq!(with_names("Player 1 attacks Player 2 for 5", &names), "Ada attacks Player 1 for 5");
        assert_eq!(
            with_names("Joueur 1 : à vous, Player 12, MultiPlayer 1", &names),
            "Ada : à vous, Player 12, MultiPlayer 1"
        );
        assert_eq!(with_names("", &names), "");
        assert_eq!(with_names("la Balise du Joueur 1, donnée au Joueur 1", &names), "la Balise d’Ada, donnée à Ada");
        assert_eq!(with_names("mandu Joueur 1", &names), "mandu Ada");
    }
}

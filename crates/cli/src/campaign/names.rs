//! The rules speak of `Player 2`; people have names.

/// Puts names in the place of `Player 1` and `Joueur 2`.
pub(super) fn with_names(words: &str, names: &[String; 2]) -> String {
    let mut text = String::with_capacity(words.len());
    let mut rest = words;
    while let Some((at, len, seat)) = next(rest) {
        text.push_str(&rest[..at]);
        text.push_str(&names[seat]);
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
    }
}

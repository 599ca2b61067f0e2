//! Names: how they are written, how they are compared, and how they look.

use unicode_normalization::UnicodeNormalization as _;

/// Letters that turn the direction of what follows, or are nothing to see at all: they only make a text look like another.
pub fn is_trick(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{061c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Nothing to see, and not wanted in a name.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{00ad}' | '\u{034f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

/// A name as it is kept: composed, without control letters.
pub fn written(name: &str) -> String {
    let seen = name.nfc().filter(|c| !c.is_control() && !is_trick(*c) && !is_unseen(*c));
    seen.collect::<String>().trim().to_owned()
}

/// What is said, without letters that turn it round. Emoji keep what joins them.
pub fn said(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() && !is_trick(*c)).collect::<String>().trim().to_owned()
}

/// A name without regard to case, width and spelling of the same letter: by it one logs in.
pub fn key(name: &str) -> String {
    written(name).nfkc().flat_map(char::to_lowercase).nfkc().collect()
}

/// How a name looks: equal for names that people cannot tell apart.
pub fn look(name: &str) -> String {
    let mut seen = String::new();
    for c in written(name).nfkd() {
        match alike(c) {
            Some(like) => seen.push_str(like),
            None => seen.push(c),
        }
    }
    // What has the same small letter may still look like another.
    let small: String = seen.to_lowercase();
    let mut look = String::new();
    for c in small.chars() {
        match alike(c) {
            Some(like) => look.push_str(like),
            None => look.push(c),
        }
    }
    look.nfc().collect()
}

/// The plain letters that a letter looks like, of alphabets people here may meet, after Unicode's table of confusable letters.
fn alike(c: char) -> Option<&'static str> {
    Some(match c {
        '0' | 'O' | 'Ο' | 'О' | 'о' | 'ο' | 'Օ' | 'օ' | 'ס' | 'ⲟ' | '᧐' | '〇' | 'σ' | '०' | '੦' | '௦' => {
            "o"
        }
        '1' | 'I' | '|' | 'Ι' | 'І' | 'Ӏ' | 'ӏ' | 'ǀ' | 'ו' | 'ן' | 'ا' | '׀' | 'ꓲ' | 'Ⲓ' => "l",
        'i' | 'ı' | 'ι' | 'і' | 'ɩ' | 'ɪ' | 'Ꭵ' | 'ⲓ' => "i",
        'A' | 'Α' | 'А' | 'а' | 'α' | 'ɑ' | 'Ꭺ' | 'ꓮ' | 'Ⲁ' | 'ⲁ' => "a",
        'B' | 'Β' | 'В' | 'Ᏼ' | 'ꓐ' | 'Ⲃ' => "b",
        'Ь' | 'ь' | 'Ƅ' | 'ƅ' | 'Ꮟ' => "b",
        'в' | 'ʙ' => "b",
        'C' | 'С' | 'с' | 'Ϲ' | 'ϲ' | 'ⅽ' | 'ᴄ' | 'Ꮯ' | 'ꓚ' | 'Ⲥ' | 'ⲥ' => "c",
        'D' | 'ԁ' | 'Ԁ' | 'ɗ' | 'Ꭰ' | 'ꓓ' | 'ⅾ' => "d",
        'E' | 'Ε' | 'Е' | 'е' | 'ҽ' | 'Ҽ' | 'ε' | 'Ꭼ' | 'ꓰ' | '℮' => "e",
        'ё' | 'Ё' => "ë",
        'F' | 'Ϝ' | 'ғ' | 'ꓝ' | 'ƒ' | 'Ғ' => "f",
        'G' | 'Ԍ' | 'ԍ' | 'ɡ' | 'ց' | 'Ꮐ' | 'ꓖ' | 'ᶃ' => "g",
        'H' | 'Η' | 'Н' | 'н' | 'Һ' | 'һ' | 'հ' | 'Ꮋ' | 'ꓧ' | 'Ⲏ' | 'ʜ' => "h",
        'J' | 'Ј' | 'ј' | 'ϳ' | 'Ϳ' | 'Ꭻ' | 'ꓙ' | 'յ' => "j",
        'K' | 'Κ' | 'К' | 'к' | 'κ' | 'ĸ' | 'Ꮶ' | 'ꓗ' | 'Ⲕ' | 'ᴋ' => "k",
        'L' | 'Ꮮ' | 'ꓡ' | 'ⅼ' | 'ʟ' | 'Լ' => "l",
        'M' | 'm' | 'Μ' | 'М' | 'м' | 'Ϻ' | 'Ꮇ' | 'ꓟ' | 'Ⲙ' | 'ⅿ' | 'ᴍ' => "rn",
        'N' | 'Ν' | 'ꓠ' | 'Ⲛ' | 'ո' | 'ռ' | 'η' | 'п' | 'П' => "n",
        'P' | 'Ρ' | 'Р' | 'р' | 'ρ' | 'Ꮲ' | 'ꓑ' | 'Ⲣ' | 'ⲣ' | 'ϱ' => "p",
        'Q' | 'ԛ' | 'Ԛ' | 'գ' | 'զ' => "q",
        'R' | 'Ʀ' | 'Ꭱ' | 'Ꮢ' | 'ꓣ' | 'ʀ' => "r",
        'г' | 'Г' | 'ᴦ' | 'Γ' => "r",
        'S' | 'Ѕ' | 'ѕ' | 'Տ' | 'Ꮥ' | 'Ꮪ' | 'ꓢ' | 'ƽ' | '5' => "s",
        'T' | 'Τ' | 'Т' | 'т' | 'τ' | 'Ꭲ' | 'ꓔ' | 'Ⲧ' | 'ᴛ' => "t",
        'U' | 'Ս' | 'ս' | 'υ' | 'ʋ' | 'ц' | 'ᴜ' | 'ꓴ' => "u",
        'V' | 'ν' | 'ѵ' | 'Ѵ' | 'ט' | 'Ꮩ' | 'ꓦ' | 'ⅴ' => "v",
        'W' | 'w' | 'ԝ' | 'Ԝ' | 'ѡ' | 'Ѡ' | 'ω' | 'ա' | 'Ꮃ' | 'ꓪ' | 'ш' | 'Ш' => "vv",
        'X' | 'Χ' | 'Х' | 'х' | 'χ' | 'ꓫ' | 'Ⲭ' | 'ⅹ' => "x",
        'Y' | 'Υ' | 'У' | 'у' | 'γ' | 'Ү' | 'ү' | 'ყ' | 'Ꮍ' | 'ꓬ' | 'Ⲩ' | 'ʏ' => "y",
        'Z' | 'Ζ' | 'Ꮓ' | 'ꓜ' | 'Ⲍ' | 'ᴢ' => "z",
        '3' | 'З' | 'з' | 'Ʒ' | 'ʒ' | 'Ӡ' | 'ӡ' => "3",
        '’' | 'ʼ' | '‘' | '`' | '´' | 'ʻ' => "'",
        '_' | ' ' | '\u{a0}' | '‐' | '‑' | '–' | '—' => "-",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in [
            ("Ada", "АԁА"),
            ("Ada", "ada"),
            ("Paul", "Раul"),
            ("Ian", "lan"),
            ("Bob", "B0b"),
            ("Omar", "Οmar"),
            ("Ada Lovelace", "Ada_Lovelace"),
            ("Ｇｒａｃｅ", "Grace"),
            ("Emma", "Ernrna"),
            ("Zoé", "Zoe\u{301}"),
            ("Ada", "A\u{200b}da"),
            ("O'Neill", "O’Neill"),
        ] {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        for (one, other) in [("Ali", "All"), ("Zoé", "Zoe"), ("Anna", "Ana"), ("Ada", "Adam"), ("Юля", "Юра")] {
            assert_ne!(look(one), look(other), "{one} {other}");
        }
    }

    #[test]
    fn one_logs_in_without_regard_to_case_and_width() {
        assert_eq!(key(" ADA "), key("ada"));
        assert_eq!(key("Ｇｒａｃｅ"), "grace");
        assert_eq!(key("Zoe\u{301}"), key("ZOÉ"));
        assert_ne!(key("Ali"), key("All"));
    }

    #[test]
    fn nothing_turns_round_what_is_said() {
        assert_eq!(written("ab\u{202e}cd\u{2066}"), "abcd");
        assert_eq!(said(" hi\u{202e} you\u{7} 👩\u{200d}🚀 "), "hi you 👩\u{200d}🚀");
    }
}

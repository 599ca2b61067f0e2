//! Passwords that are good enough: long, and not what everybody takes.

/// Fewer letters are tried out.
pub const LEAST: usize = 10;
pub const MOST: usize = 200;

/// What people take, without what they put before and after it to make it longer. After public lists of the most common ones.
const COMMON: &str = include_str!("common.txt");

/// Letters that stand for others.
fn plain(c: char) -> char {
    match c {
        '0' => 'o',
        '1' | '!' | '|' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        '8' => 'b',
        '9' => 'g',
        c => c,
    }
}

/// Do letters follow one another, as on a keyboard or in the alphabet?
fn is_run(text: &str) -> bool {
    const ROWS: [&str; 8] = [
        "abcdefghijklmnopqrstuvwxyz",
        "qwertyuiop",
        "asdfghjkl",
        "zxcvbnm",
        "azertyuiop",
        "qsdfghjklm",
        "qwertzuiop",
        "01234567890",
    ];
    let letters: Vec<char> = text.chars().collect();
    let next = |pair: &[char]| {
        ROWS.iter().any(|row| {
            let at = |c: char| row.chars().position(|r| r == c);
            matches!((at(pair[0]), at(pair[1])), (Some(a), Some(b)) if a.abs_diff(b) <= 1)
        })
    };
    let runs = letters.windows(2).filter(|pair| next(pair)).count();
    letters.len() > 1 && runs * 10 >= (letters.len() - 1) * 8
}

/// Is a password so common, or so plain, that others would try it?
pub fn is_weak(password: &str, name: &str) -> bool {
    let small = password.to_lowercase();
    let mut different: Vec<char> = small.chars().collect();
    different.sort_unstable();
    different.dedup();
    let fold = |text: &str| text.chars().map(plain).collect::<String>();
    let core = |text: &str| text.trim_matches(|c: char| !c.is_alphabetic()).to_owned();
    let words = |text: &str| text.split(|c: char| !c.is_alphanumeric()).collect::<Vec<_>>().concat();
    let name = words(&name.to_lowercase());
    let common = |text: &str| {
        let rest = if name.chars().count() > 2 { text.replace(&name, "") } else { text.to_owned() };
        let halves = rest.len().is_multiple_of(2) && rest.is_char_boundary(rest.len() / 2);
        let (first, second) = if halves { rest.split_at(rest.len() / 2) } else { (rest.as_str(), "") };
        let once = if first == second { first } else { rest.as_str() };
        once.chars().count() < 4 || COMMON.lines().any(|word| word == once)
    };
    let bare = core(&small);
    let ways = [words(&bare), words(&fold(&bare)), words(&core(&fold(&small))), words(&small)];
    different.len() < 5 || is_run(&small) || ways.iter().any(|way| common(way))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_takes_is_weak() {
        for password in [
            "password123",
            "P@ssw0rd2024",
            "1234567890",
            "qwertyuiop",
            "azertyuiop12",
            "aaaaaaaaaaaa",
            "iloveyou2024!",
            "motdepasse1",
            "starboard2026",
            "adalovelace1815",
            "12121212121",
            "passwordpassword",
            "letmein12345",
            "Abcdefghij1",
        ] {
            assert!(is_weak(password, "Ada Lovelace"), "{password}");
        }
        for password in [
            "correct horse battery",
            "another one bites",
            "Zug-nach-Lyon-7",
            "x9#vT!kq2LmR",
            "le chat dort encore",
            "correct horse",
            "battery staple",
        ] {
            assert!(!is_weak(password, "Ada Lovelace"), "{password}");
        }
    }

    #[test]
    fn the_list_is_as_it_is_compared() {
        assert!(COMMON.lines().count() > 150);
        assert!(
            COMMON.lines().all(|w| w.chars().all(char::is_alphanumeric) && w == w.to_lowercase()),
            "small, one a line"
        );
    }
}

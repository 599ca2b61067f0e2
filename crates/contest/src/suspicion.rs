//! Results that look arranged: who should be looked at, and why.

use std::collections::BTreeMap;

/// One rated game of two people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub one: String,
    pub two: String,
    /// Did the first win? Nothing if it was shared.
    pub first_won: Option<bool>,
    /// The loser gave up.
    pub conceded: bool,
    /// Actions in the game.
    pub steps: u32,
    /// Both came from the same place.
    pub same_place: bool,
}

/// What is odd about two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Why {
    /// They play from the same place: perhaps two accounts of one person, perhaps a family.
    SamePlace,
    /// One gives up again and again, and early.
    Conceded,
    /// Many games, nearly all won by the same one.
    OneSided,
}

/// Two players to be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suspect {
    pub one: String,
    pub two: String,
    pub why: Vec<Why>,
    pub games: u32,
    pub conceded: u32,
    pub won_by_one: u32,
}

/// A game given up before so many actions is no game.
const EARLY: u32 = 40;
const CONCEDED: u32 = 3;
const SAME_PLACE: u32 = 2;
const MANY: u32 = 8;

/// Who should be looked at, those with most games first.
pub fn suspects(games: &[Played]) -> Vec<Suspect> {
    let mut pairs: BTreeMap<(&str, &str), Vec<(&Played, bool)>> = BTreeMap::new();
    for game in games {
        let turned = game.two < game.one;
        let key = if turned { (&*game.two, &*game.one) } else { (&*game.one, &*game.two) };
        pairs.entry(key).or_default().push((game, turned));
    }
    let mut found: Vec<Suspect> = pairs
        .into_iter()
        .filter_map(|((one, two), games)| {
            let count = |test: &dyn Fn(&(&Played, bool)) -> bool| games.iter().filter(|g| test(g)).count() as u32;
            let all = games.len() as u32;
            let conceded = count(&|(g, _)| g.conceded && g.steps < EARLY);
            let won_by_one = count(&|(g, turned)| g.first_won.is_some_and(|won| won != *turned));
            let won_by_two = count(&|(g, turned)| g.first_won.is_some_and(|won| won == *turned));
            let mut why = Vec::new();
            if count(&|(g, _)| g.same_place) >= SAME_PLACE {
                why.push(Why::SamePlace);
            }
            if conceded >= CONCEDED && conceded * 2 > all {
                why.push(Why::Conceded);
            }
            if all >= MANY && won_by_one.max(won_by_two) * 10 >= all * 9 {
                why.push(Why::OneSided);
            }
            let suspect = Suspect { one: one.to_owned(), two: two.to_owned(), why, games: all, conceded, won_by_one };
            (!suspect.why.is_empty()).then_some(suspect)
        })
        .collect();
    found.sort_by_key(|s| std::cmp::Reverse((s.why.len(), s.games)));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(one: &str, two: &str, first_won: bool, conceded: bool, steps: u32) -> Played {
        let (one, two) = (one.to_owned(), two.to_owned());
        Played { one, two, first_won: Some(first_won), conceded, steps, same_place: false }
    }

    #[test]
    fn series_that_are_given_away_are_found_and_honest_ones_are_not() {
        let mut games = Vec::new();
        for i in 0..12 {
            games.push(game("ada", "bo", i % 3 != 0, i % 4 == 0, 120));
            games.push(game(
                if i % 2 == 0 { "eve" } else { "fay" },
                if i % 2 == 0 { "fay" } else { "eve" },
                i % 2 == 0,
                true,
                6,
            ));
        }
        games.push(Played { same_place: true, ..game("gil", "hal", true, false, 90) });
        assert_eq!(suspects(&games).len(), 1, "one game in one house is a game");
        games.push(Played { same_place: true, ..game("hal", "gil", false, false, 90) });
        let found = suspects(&games);
        assert_eq!(found.len(), 2);
        assert_eq!((found[0].one.as_str(), found[0].two.as_str(), found[0].won_by_one), ("eve", "fay", 12));
        assert_eq!(found[0].why, [Why::Conceded, Why::OneSided]);
        assert_eq!(found[1].why, [Why::SamePlace]);
    }
}

//! The lines the publisher's app writes, read one by one.

use starboard_star_realms::effect::Destination;
use starboard_star_realms::event::Resource;

/// What one line says. Names are as written, without colours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Entry {
    // ---- what a player did
    PlayAll,
    Played(String),
    Acquired(String),
    Attacked {
        player: String,
        n: u16,
        total: i32,
    },
    AttackedBase(String),
    Scrapping(String),
    Activating(String),
    Chose(String),
    ResolvingDiscard(u8),
    Ends {
        player: String,
        turn: u16,
    },
    Conceded(String),
    // ---- what a player picked, before its effect is told
    Picks(String),
    CopiesShip(String),
    CopiesBase(String),
    // ---- what came of it
    Gain {
        player: String,
        card: String,
        n: i32,
        what: Resource,
        total: i32,
    },
    MustDiscard {
        player: String,
        card: String,
        n: i32,
        total: i32,
    },
    Pays {
        player: String,
        n: i32,
        what: Resource,
        total: i32,
    },
    Drew(u8),
    Shuffled,
    Scrapped(String),
    Discarded(String),
    Destroyed(String),
    AcquiredTo(String, Destination),
    Changed {
        card: String,
        to: String,
    },
    Now {
        player: String,
        turn: u16,
    },
    Won(String),
    /// Known to say nothing that counts.
    Aside,
    /// Not a line we know.
    Unknown,
}

impl Entry {
    /// Does it open something new, rather than go on with what was begun?
    pub(super) fn is_deed(&self) -> bool {
        use Entry::*;
        matches!(
            self,
            PlayAll
                | Played(_)
                | Acquired(_)
                | Attacked { .. }
                | AttackedBase(_)
                | Scrapping(_)
                | Activating(_)
                | Chose(_)
                | ResolvingDiscard(_)
                | Ends { .. }
                | Conceded(_)
                | Won(_)
        )
    }
}

/// A word before a name, and what the line says of it.
type Named = (&'static str, fn(String) -> Entry);

/// `<color=#FF0000>Battle Bot</color>` is Battle Bot.
fn without_tags(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(open) = rest.find('<') {
        let tag = &rest[open..];
        let is_tag = tag.starts_with("<color") || tag.starts_with("</color");
        let Some(close) = tag.find('>').filter(|_| is_tag) else {
            text.push_str(&rest[..=open]);
            rest = &rest[open + 1..];
            continue;
        };
        text.push_str(&rest[..open]);
        rest = &tag[close + 1..];
    }
    text.push_str(rest);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Reads one line.
pub(super) fn read_line(line: &str) -> Entry {
    let text = without_tags(line);
    let t = text.as_str();
    let owned = |s: &str| s.trim_end_matches('.').to_owned();
    let after = |prefix: &str| t.strip_prefix(prefix).map(owned);
    match t {
        "" | "no more cards to discard" => return Entry::Aside,
        "Play all" => return Entry::PlayAll,
        "Shuffled discard pile to form new deck" => return Entry::Shuffled,
        _ => {}
    }
    if let Some(entry) = change(t) {
        return entry;
    }
    if let Some(rest) = after("Acquired ") {
        return match (rest.strip_suffix(" to hand"), rest.strip_suffix(" to the top of the deck")) {
            (Some(card), _) => Entry::AcquiredTo(card.to_owned(), Destination::Hand),
            (_, Some(card)) => Entry::AcquiredTo(card.to_owned(), Destination::Top),
            _ => Entry::Acquired(rest),
        };
    }
    if let Some(rest) = after("Attacked ") {
        return attack(&rest).unwrap_or(Entry::AttackedBase(rest));
    }
    if let Some(rest) = t.strip_prefix("Resolving Discard ") {
        return rest.split(' ').next().and_then(|n| n.parse().ok()).map_or(Entry::Aside, Entry::ResolvingDiscard);
    }
    if let Some(n) = t.strip_prefix("Drew ").and_then(|r| r.split(' ').next()).and_then(|n| n.parse().ok()) {
        return Entry::Drew(n);
    }
    if let Some((card, to)) = after("Changed ").as_deref().and_then(|r| r.split_once(" to ")) {
        return Entry::Changed { card: card.to_owned(), to: to.to_owned() };
    }
    let named: [Named; 7] = [
        ("Played ", Entry::Played),
        ("Scrapping ", Entry::Scrapping),
        ("Activating ", Entry::Activating),
        ("Chose ", Entry::Chose),
        ("Scrapped ", Entry::Scrapped),
        ("Discarded ", Entry::Discarded),
        ("Destroyed ", Entry::Destroyed),
    ];
    if let Some((rest, entry)) = named.iter().find_map(|(prefix, entry)| Some((after(prefix)?, entry))) {
        return entry(rest);
    }
    if t.starts_with("Resolving") || t.starts_with("Refresh ") || t.ends_with("ability available") {
        return Entry::Aside;
    }
    about_a_player(t).unwrap_or(Entry::Unknown)
}

/// `Hard AI > Scout +1 Trade (Trade:3)`, `Player < Lancer +1 Discard (Discarding: 2)`, `Player - -3 Trade (Trade:0)`.
fn change(t: &str) -> Option<Entry> {
    let (rest, total) = t.strip_suffix(')')?.rsplit_once('(')?;
    let total: i32 = total.rsplit_once(':')?.1.trim().parse().ok()?;
    let (rest, what) = rest.trim_end().rsplit_once(' ')?;
    let (rest, n) = rest.rsplit_once(' ')?;
    let n: i32 = n.parse().ok()?;
    let what = match what {
        "Trade" => Some(Resource::Trade),
        "Combat" => Some(Resource::Combat),
        "Authority" => Some(Resource::Authority),
        "Discard" => None,
        _ => return None,
    };
    if let Some(player) = rest.strip_suffix(" -") {
        return Some(match what {
            Some(what) => Entry::Pays { player: player.to_owned(), n, what, total },
            None => Entry::Aside,
        });
    }
    let pair = |sign: &str| rest.split_once(sign).map(|(p, c)| (p.to_owned(), c.to_owned()));
    match what {
        Some(what) => {
            let (player, card) = pair(" > ")?;
            Some(Entry::Gain { player, card, n, what, total })
        }
        None => {
            let (player, card) = pair(" < ").or_else(|| pair(" > "))?;
            Some(Entry::MustDiscard { player, card, n, total })
        }
    }
}

/// `Hard AI for 2 (New Authority:48)`.
fn attack(rest: &str) -> Option<Entry> {
    let (rest, total) = rest.strip_suffix(')')?.rsplit_once(" (New Authority:")?;
    let (player, n) = rest.rsplit_once(" for ")?;
    Some(Entry::Attacked { player: player.to_owned(), n: n.parse().ok()?, total: total.trim().parse().ok()? })
}

/// The app adds a number in brackets to the name of who gives up: `Bob(0)`.
fn without_number(name: &str) -> &str {
    let number = |n: &str| n.strip_suffix(')').is_some_and(|n| n.parse::<u16>().is_ok());
    name.rsplit_once('(').filter(|(_, n)| number(n)).map_or(name, |(name, _)| name.trim_end())
}

/// Lines that begin with a player's name.
fn about_a_player(t: &str) -> Option<Entry> {
    let split = |words: &str| t.split_once(words).map(|(p, rest)| (p.to_owned(), rest.to_owned()));
    if let Some(player) = t.strip_prefix("=== ").and_then(|r| r.split_once(" has won the game")).map(|(p, _)| p) {
        return Some(Entry::Won(player.to_owned()));
    }
    if let Some((player, turn)) = t.strip_prefix("It is now ").and_then(|r| r.rsplit_once("'s turn ")) {
        return Some(Entry::Now { player: player.to_owned(), turn: turn.parse().ok()? });
    }
    if let Some((player, turn)) = split(" ends turn ") {
        return Some(Entry::Ends { player, turn: turn.parse().ok()? });
    }
    for word in ["conceded", "resigned", "has conceded", "has resigned"] {
        if let Some(player) = t.trim_end_matches('.').strip_suffix(word).filter(|p| p.ends_with(' ')) {
            let player = player.trim();
            let name = player.strip_suffix(" has").unwrap_or(player);
            return Some(Entry::Conceded(without_number(name).to_owned()));
        }
    }
    if t.contains(" is not ")
        || t.contains(" did not ")
        || t.contains(" is discarding for ")
        || t.ends_with(" wins the game")
    {
        return Some(Entry::Aside);
    }
    for words in [" is scrapping: ", " is scrapping ", " is discarding ", " is selecting ", " discarding: "] {
        if let Some((_, card)) = split(words) {
            return Some(Entry::Picks(card));
        }
    }
    if let Some((_, card)) = split(" selecting ship ") {
        return Some(Entry::CopiesShip(card));
    }
    if let Some((_, card)) = split(" copied base ") {
        return Some(Entry::CopiesBase(card));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wording_is_read() {
        let gain = |player: &str, card: &str, n, what, total| Entry::Gain {
            player: player.to_owned(),
            card: card.to_owned(),
            n,
            what,
            total,
        };
        let s = str::to_owned;
        let lines: Vec<(&str, Entry)> = vec![
            ("Play all", Entry::PlayAll),
            (
                "        Hard AI  >  <color=#800080>Scout</color> +1 Trade (Trade:3)",
                gain("Hard AI", "Scout", 1, Resource::Trade, 3),
            ),
            ("  A b > Port of Call +3 Combat (Combat:12)", gain("A b", "Port of Call", 3, Resource::Combat, 12)),
            (
                "        P  <  <color=#FFFF00>Lancer</color> +1 Discard (Discarding: 2)",
                Entry::MustDiscard { player: s("P"), card: s("Lancer"), n: 1, total: 2 },
            ),
            (
                "  Hard AI - -12 Authority (Authority:-1)",
                Entry::Pays { player: s("Hard AI"), n: -12, what: Resource::Authority, total: -1 },
            ),
            ("Acquired <color=#800080>Explorer</color>", Entry::Acquired(s("Explorer"))),
            ("  Acquired Ravager to hand.", Entry::AcquiredTo(s("Ravager"), Destination::Hand)),
            ("  Acquired Cutter to the top of the deck.", Entry::AcquiredTo(s("Cutter"), Destination::Top)),
            ("Attacked Hard AI for 17 (New Authority:-1)", Entry::Attacked { player: s("Hard AI"), n: 17, total: -1 }),
            ("Attacked Emperor's Dreadnaught", Entry::AttackedBase(s("Emperor's Dreadnaught"))),
            ("Resolving Discard 2 cards", Entry::ResolvingDiscard(2)),
            ("Resolving Scrap a card from your hand", Entry::Aside),
            ("Hard AI is scrapping: Viper", Entry::Picks(s("Viper"))),
            ("Player is discarding Scout", Entry::Picks(s("Scout"))),
            ("Player is selecting Scout", Entry::Picks(s("Scout"))),
            ("Hard AI selecting ship Battle Blob", Entry::CopiesShip(s("Battle Blob"))),
            ("Player copied base Central Station", Entry::CopiesBase(s("Central Station"))),
            (
                "  Changed Stealth Tower to Central Station",
                Entry::Changed { card: s("Stealth Tower"), to: s("Central Station") },
            ),
            ("Player is not scrapping any cards", Entry::Aside),
            ("  Player  >  <color=#FF0000>Patrol Mech</color> ability available", Entry::Aside),
            ("Chose Add 2 Trade", Entry::Chose(s("Add 2 Trade"))),
            ("  Drew 1 cards.", Entry::Drew(1)),
            ("  Shuffled discard pile to form new deck", Entry::Shuffled),
            ("Hard AI ends turn 31", Entry::Ends { player: s("Hard AI"), turn: 31 }),
            ("  It is now Lars's son's turn 4", Entry::Now { player: s("Lars's son"), turn: 4 }),
            ("  === Player has won the game. ===", Entry::Won(s("Player"))),
            ("Bob (12) conceded", Entry::Conceded(s("Bob"))),
            ("Bob(0) conceded", Entry::Conceded(s("Bob"))),
            ("Bob (the brave)(1) conceded", Entry::Conceded(s("Bob (the brave)"))),
            ("Bob wins the game", Entry::Aside),
            ("  Refresh ally indicators", Entry::Aside),
            ("  Refresh Trade Row Discounts", Entry::Aside),
            ("Hard AI has resigned.", Entry::Conceded(s("Hard AI"))),
            ("once upon a time", Entry::Unknown),
            ("a < b and c > d", Entry::Unknown),
        ];
        for (line, entry) in lines {
            assert_eq!(read_line(line), entry, "{line}");
        }
    }
}

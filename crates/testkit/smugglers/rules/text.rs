use super::*;
use starboard_core::Game;

pub(super) fn values(bag: &Bag<KINDS>) -> Vec<u8> {
    bag.iter().flat_map(|(value, n)| std::iter::repeat_n(value, usize::from(n))).collect()
}

pub(super) fn of_action(action: Action) -> String {
    match action {
        Action::Sell(value) => format!("sell {value}"),
        Action::Raid(seat) => format!("raid {seat}"),
        Action::Give(value) => format!("give {value}"),
    }
}

pub(super) fn to_action(text: &str) -> Result<Action, Unreadable> {
    let unknown = || Unreadable::verb(text, &["sell 1", "raid 2", "give 1"]);
    let (verb, rest) = text.split_once(' ').ok_or_else(unknown)?;
    let value = || rest.parse().ok().filter(|v| (1..=5).contains(v) && rest.len() == 1).ok_or_else(unknown);
    match verb {
        "sell" => Ok(Action::Sell(value()?)),
        "give" => Ok(Action::Give(value()?)),
        "raid" if rest.len() == 1 => rest.parse().map(Action::Raid).map_err(|_| unknown()),
        _ => Err(unknown()),
    }
}

fn say(lang: Lang, en: String, fr: String) -> String {
    if lang == Lang::En { en } else { starboard_core::french::typeset(&fr).into_owned() }
}

pub(super) fn action_words(action: Action, lang: Lang) -> String {
    match action {
        Action::Sell(v) => say(lang, format!("Sell the {v}"), format!("Vendre le {v}")),
        Action::Raid(s) => say(lang, format!("Raid seat {s}"), format!("Piller la place {s}")),
        Action::Give(v) => say(lang, format!("Give up the {v}"), format!("Céder le {v}")),
    }
}

pub(super) fn event_words(event: &Event, lang: Lang) -> String {
    match event {
        Event::Drew { seat, value: Some(v) } => {
            say(lang, format!("Seat {seat} draws a {v}."), format!("La place {seat} pioche un {v}."))
        }
        Event::Drew { seat, value: None } => {
            say(lang, format!("Seat {seat} draws."), format!("La place {seat} pioche."))
        }
        Event::Sold { seat, value } => {
            say(lang, format!("Seat {seat} sells a {value}."), format!("La place {seat} vend un {value}."))
        }
        Event::Raided { seat, victim } => {
            say(lang, format!("Seat {seat} raids seat {victim}."), format!("La place {seat} pille la place {victim}."))
        }
        Event::Gave { seat, value } => {
            say(lang, format!("Seat {seat} gives up a {value}."), format!("La place {seat} cède un {value}."))
        }
        Event::Conceded { seat } => say(lang, format!("Seat {seat} gives up."), format!("La place {seat} abandonne.")),
    }
}

pub(super) fn prompt_words(prompt: &Prompt, lang: Lang) -> String {
    match prompt {
        Prompt::Turn { seat } => {
            say(lang, format!("Seat {seat}: sell or raid."), format!("Place {seat} : vendez ou pillez."))
        }
        Prompt::Give { seat, raider } => say(
            lang,
            format!("Seat {seat}: seat {raider} raids you; give up a cargo."),
            format!("Place {seat} : la place {raider} vous pille ; cédez une cargaison."),
        ),
    }
}

pub(super) fn illegal_words(illegal: &Illegal, lang: Lang) -> String {
    let (en, fr) = match illegal {
        Illegal::NotAsked => ("This seat is not asked now.", "Ce n'est pas à cette place de décider."),
        Illegal::NoSuchCargo => ("The hand has no such cargo.", "La main n'a pas cette cargaison."),
        Illegal::NoSuchVictim => ("There is nothing to raid there.", "Il n'y a rien à piller là."),
        Illegal::WrongMoment => ("Not now.", "Pas maintenant."),
        Illegal::AlreadyOut => ("It is already over.", "C'est déjà fini."),
    };
    say(lang, en.to_owned(), fr.to_owned())
}

pub(super) fn show(view: &View, lang: Lang) -> String {
    let mut text = say(lang, format!("Heap: {}\n", view.heap), format!("Tas : {}\n", view.heap));
    for (i, player) in view.players.iter().enumerate() {
        let seat = Seat(i as u8);
        let hand = match &player.hand {
            Some(hand) => format!("{hand:?}"),
            None => "?".repeat(player.cards),
        };
        text += &say(lang, format!("Seat {seat}: {hand}\n"), format!("Place {seat} : {hand}\n"));
    }
    text + &say(lang, format!("Scores: {:?}\n", view.scores), format!("Scores : {:?}\n", view.scores))
}

pub(super) fn position(game: &Toy, s: &State) -> Position {
    let seats = game.seats();
    Position {
        heap: values(&s.heap),
        hands: s.hands[..seats].iter().map(values).collect(),
        scores: s.scores.to_vec(),
        out: Seat::all(seats).filter(|p| s.out[p.index()]).collect(),
        turn: s.turn,
        raid: s.raid.filter(|_| !game.has(Flaw::ForgetsRaid)),
        turns: s.turns,
        over: s.over,
    }
}

pub(super) fn place(game: &Toy, p: Position) -> Result<State, Faults> {
    let mut faults = Faults::default();
    let mut bag = |at: &str, values: &[u8]| {
        let mut bag = Bag::new();
        for value in values.iter().take(200) {
            match value {
                1..=5 => bag.add(*value),
                _ => faults.add(at, format!("there is no cargo {value}; allowed: 1 to 5")),
            }
        }
        bag
    };
    let heap = bag("heap", &p.heap);
    let mut hands = [Bag::new(); SEATS];
    for (i, hand) in p.hands.iter().take(SEATS).enumerate() {
        hands[i] = bag("hands", hand);
    }
    if p.hands.len() > game.seats() {
        faults.add("hands", format!("there are {} hands and {} seats", p.hands.len(), game.seats()));
    }
    let mut scores = [0; SEATS];
    for (mine, score) in scores.iter_mut().zip(&p.scores) {
        *mine = *score;
        if *score > 100 {
            faults.add("scores", format!("{score} is too much; allowed: up to 100"));
        }
    }
    let mut out = [false; SEATS];
    let named = p.out.iter().chain(p.raid.iter().flat_map(|(a, b)| [a, b])).chain([&p.turn]);
    for seat in named.filter(|s| s.index() >= game.seats()) {
        faults.add("seat", format!("there is no seat {seat}; there are {}", game.seats()));
    }
    for seat in p.out.iter().filter(|s| s.index() < SEATS) {
        out[seat.index()] = true;
    }
    let s = State { heap, hands, scores, out, turn: p.turn, raid: p.raid, turns: p.turns, over: p.over };
    if faults.is_empty() && !s.over {
        let mut legal = Vec::new();
        let asked = |seat: Seat| {
            game.legal_actions(&s, seat, &mut legal);
            !legal.is_empty()
        };
        if !Seat::all(game.seats()).any(asked) {
            faults.add("turn", "nobody can do anything; say `over = true` or fill the hands");
        }
    }
    faults.or(s)
}

//! What a seat may do, with one short text form each.

use crate::catalogue::{MissionId, TechnologyId};
use crate::piece::{Good, Planet, Spot, Worker};
use crate::words::WORDS;
use starboard_core::{Seat, Unreadable};
use std::fmt;

/// An answer to what is asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `place hero war`
    Place(Worker, Spot),
    /// `land trega`: a worker of the influence track, or a first rebel
    Land(Planet),
    /// `take soma`
    Take(Good),
    /// `perform steal_imperial_plans_alioth`
    Perform(MissionId),
    /// `strike 2 trega`, `strike 2 senate`: a rival's worker there
    Strike(Seat, Option<Planet>),
    /// `pay rebel`
    Pay(Worker),
    /// `buy human_cloning`
    Buy(TechnologyId),
    /// `attack trega 2`, `attack trega sentinels`
    Attack(Planet, Option<Seat>),
    /// `defend soldier`
    Defend(Worker),
    /// `lose rebel`
    Lose(Worker),
    /// `train hero`
    Train(Worker),
    /// `bid 3`
    Bid(u8),
    /// `at trega`: the planet a card concerns
    At(Planet),
    /// `move veltair trega`
    Move(Planet, Planet),
    /// `send hero`
    Send(Worker),
    /// `remove 2 soldier`
    Remove(Seat, Worker),
    /// `route trega`
    Route(Planet),
    /// `name 3`
    Name(Seat),
    /// `use molten_injector_boarding_cannon`: which own technology acts next
    Use(TechnologyId),
    /// `reward`: take the mission's reward
    Reward,
    /// `pass`
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Place(worker, spot) => write!(f, "place {worker} {spot}"),
            Action::Land(planet) => write!(f, "land {planet}"),
            Action::Take(good) => write!(f, "take {good}"),
            Action::Perform(mission) => write!(f, "perform {mission}"),
            Action::Strike(seat, Some(planet)) => write!(f, "strike {seat} {planet}"),
            Action::Strike(seat, None) => write!(f, "strike {seat} senate"),
            Action::Pay(worker) => write!(f, "pay {worker}"),
            Action::Buy(technology) => write!(f, "buy {technology}"),
            Action::Attack(planet, Some(seat)) => write!(f, "attack {planet} {seat}"),
            Action::Attack(planet, None) => write!(f, "attack {planet} sentinels"),
            Action::Defend(worker) => write!(f, "defend {worker}"),
            Action::Lose(worker) => write!(f, "lose {worker}"),
            Action::Train(worker) => write!(f, "train {worker}"),
            Action::Bid(n) => write!(f, "bid {n}"),
            Action::At(planet) => write!(f, "at {planet}"),
            Action::Move(from, to) => write!(f, "move {from} {to}"),
            Action::Send(worker) => write!(f, "send {worker}"),
            Action::Remove(seat, worker) => write!(f, "remove {seat} {worker}"),
            Action::Route(planet) => write!(f, "route {planet}"),
            Action::Name(seat) => write!(f, "name {seat}"),
            Action::Use(technology) => write!(f, "use {technology}"),
            Action::Reward => f.write_str("reward"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

/// Every verb with an action of its own, for whoever mistyped one.
const FORMS: [(&str, &str); 21] = [
    ("place", "place hero war"),
    ("land", "land trega"),
    ("take", "take soma"),
    ("perform", "perform steal_imperial_plans_alioth"),
    ("strike", "strike 2 trega"),
    ("pay", "pay rebel"),
    ("buy", "buy human_cloning"),
    ("attack", "attack trega sentinels"),
    ("defend", "defend soldier"),
    ("lose", "lose rebel"),
    ("train", "train hero"),
    ("bid", "bid 3"),
    ("at", "at trega"),
    ("move", "move veltair trega"),
    ("send", "send hero"),
    ("remove", "remove 2 soldier"),
    ("route", "route trega"),
    ("name", "name 3"),
    ("use", "use molten_injector_boarding_cannon"),
    ("reward", "reward"),
    ("pass", "pass"),
];

/// Reads what `Display` wrote.
pub fn parse(text: &str) -> Result<Action, Unreadable> {
    let words: Vec<&str> = text.split(' ').collect();
    let number = |n: &str| n.parse::<u8>().map_err(|_| Unreadable::number(n, 0, u8::MAX.into()));
    Ok(match words[..] {
        ["place", who, spot] => Action::Place(worker(who)?, place(spot)?),
        ["land", at] => Action::Land(planet(at)?),
        ["take", what] => Action::Take(good(what)?),
        ["perform", what] => Action::Perform(card("unreadable-mission", what, MissionId::named)?),
        ["strike", rival, "senate"] => Action::Strike(rival.parse()?, None),
        ["strike", rival, at] => Action::Strike(rival.parse()?, Some(planet(at)?)),
        ["pay", who] => Action::Pay(worker(who)?),
        ["buy", what] => Action::Buy(card("unreadable-technology", what, TechnologyId::named)?),
        ["attack", at, "sentinels"] => Action::Attack(planet(at)?, None),
        ["attack", at, rival] => Action::Attack(planet(at)?, Some(rival.parse()?)),
        ["defend", who] => Action::Defend(worker(who)?),
        ["lose", who] => Action::Lose(worker(who)?),
        ["train", who] => Action::Train(worker(who)?),
        ["bid", n] => Action::Bid(number(n)?),
        ["at", at] => Action::At(planet(at)?),
        ["move", from, to] => Action::Move(planet(from)?, planet(to)?),
        ["send", who] => Action::Send(worker(who)?),
        ["remove", rival, who] => Action::Remove(rival.parse()?, worker(who)?),
        ["route", at] => Action::Route(planet(at)?),
        ["name", rival] => Action::Name(rival.parse()?),
        ["use", what] => Action::Use(card("unreadable-technology", what, TechnologyId::named)?),
        ["reward"] => Action::Reward,
        ["pass"] => Action::Pass,
        _ => {
            let form = FORMS.iter().find(|(verb, _)| words.first() == Some(verb));
            let verbs = FORMS.map(|(verb, _)| verb);
            return Err(form.map_or_else(|| Unreadable::verb(text, &verbs), |(_, like)| Unreadable::form(text, like)));
        }
    })
}

fn worker(text: &str) -> Result<Worker, Unreadable> {
    Worker::named(text).map_err(|_| none_of("unreadable-worker", text, &Worker::ALL.map(Worker::name)))
}

fn place(text: &str) -> Result<Spot, Unreadable> {
    Spot::named(text).map_err(|_| none_of("unreadable-place", text, &Spot::ALL.map(Spot::name)))
}

fn planet(text: &str) -> Result<Planet, Unreadable> {
    Planet::named(text).map_err(|_| none_of("unreadable-planet", text, &Planet::ALL.map(Planet::name)))
}

fn good(text: &str) -> Result<Good, Unreadable> {
    Good::named(text).map_err(|_| none_of("unreadable-good", text, &Good::ALL.map(Good::name)))
}

fn none_of(key: &'static str, text: &str, names: &[&str]) -> Unreadable {
    Unreadable::new(&WORDS, key, &[("text", text), ("names", &names.join(", "))])
}

fn card<T>(key: &'static str, text: &str, named: fn(&str) -> Result<T, String>) -> Result<T, Unreadable> {
    named(text).map_err(|_| Unreadable::new(&WORDS, key, &[("text", text)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_reads_back() {
        let actions = [
            Action::Place(Worker::Hero, Spot::War),
            Action::Place(Worker::Rebel, Spot::TrainAny),
            Action::Land(Planet::Trega),
            Action::Take(Good::LiquidHydrogen),
            Action::Perform(MissionId(3)),
            Action::Strike(Seat(1), None),
            Action::Strike(Seat(4), Some(Planet::Sargas)),
            Action::Pay(Worker::Diplomat),
            Action::Buy(TechnologyId(39)),
            Action::Attack(Planet::Alioth, None),
            Action::Attack(Planet::Alioth, Some(Seat(2))),
            Action::Defend(Worker::Soldier),
            Action::Lose(Worker::Scientist),
            Action::Train(Worker::Smuggler),
            Action::Bid(12),
            Action::At(Planet::Mirzam),
            Action::Move(Planet::Veltair, Planet::Erdara),
            Action::Send(Worker::Hero),
            Action::Remove(Seat(0), Worker::Rebel),
            Action::Route(Planet::Galcrux),
            Action::Name(Seat(3)),
            Action::Use(TechnologyId(12)),
            Action::Reward,
            Action::Pass,
        ];
        for action in actions {
            assert_eq!(parse(&action.to_string()), Ok(action));
        }
    }

    #[test]
    fn what_is_not_an_action_is_told_plainly() {
        for (text, says) in [
            ("", "actions begin with"),
            ("place hero", "place hero war"),
            ("place elf war", "rebel, soldier"),
            ("bid many", "not a number"),
            ("bid 256", "not a number"),
            ("name 0", "numbered from 1"),
            ("pass now", "as in `pass`"),
            ("buy gold", "no technology `gold`"),
            ("land  trega", "land trega"),
        ] {
            let error = parse(text).unwrap_err().to_string();
            assert!(error.contains(says), "{text}: {error}");
        }
    }
}

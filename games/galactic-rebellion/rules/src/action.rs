//! What a seat may do, with one short text form each.

use crate::catalogue::{MissionId, TechnologyId};
use crate::piece::{Good, Planet, Spot, Worker};
use starboard_core::Seat;
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

const FORMS: &str = "place <worker> <track>, land <planet>, take <good>, perform <mission>, strike <seat> <planet or senate>, \
    pay <worker>, buy <technology>, attack <planet> <seat or sentinels>, defend <worker>, lose <worker>, train <worker>, \
    bid <number>, at <planet>, move <planet> <planet>, send <worker>, remove <seat> <worker>, route <planet>, name <seat>, \
    use <technology>, reward, pass";

/// Reads what `Display` wrote.
pub fn parse(text: &str) -> Result<Action, String> {
    let mut words = text.split(' ');
    let verb = words.next().unwrap_or_default();
    let arguments: Vec<&str> = words.collect();
    let one = |form: &str| match arguments[..] {
        [a] => Ok(a),
        _ => Err(format!("`{text}` is not an action; it should read `{form}`")),
    };
    let two = |form: &str| match arguments[..] {
        [a, b] => Ok((a, b)),
        _ => Err(format!("`{text}` is not an action; it should read `{form}`")),
    };
    let seat = |word: &str| word.parse::<Seat>().map_err(|e| e.to_string());
    Ok(match verb {
        "place" => {
            let (worker, spot) = two("place <worker> <track>")?;
            Action::Place(Worker::named(worker)?, Spot::named(spot)?)
        }
        "land" => Action::Land(Planet::named(one("land <planet>")?)?),
        "take" => Action::Take(Good::named(one("take <good>")?)?),
        "perform" => Action::Perform(MissionId::named(one("perform <mission>")?)?),
        "strike" => match two("strike <seat> <planet or senate>")? {
            (rival, "senate") => Action::Strike(seat(rival)?, None),
            (rival, planet) => Action::Strike(seat(rival)?, Some(Planet::named(planet)?)),
        },
        "pay" => Action::Pay(Worker::named(one("pay <worker>")?)?),
        "buy" => Action::Buy(TechnologyId::named(one("buy <technology>")?)?),
        "attack" => match two("attack <planet> <seat or sentinels>")? {
            (planet, "sentinels") => Action::Attack(Planet::named(planet)?, None),
            (planet, rival) => Action::Attack(Planet::named(planet)?, Some(seat(rival)?)),
        },
        "defend" => Action::Defend(Worker::named(one("defend <worker>")?)?),
        "lose" => Action::Lose(Worker::named(one("lose <worker>")?)?),
        "train" => Action::Train(Worker::named(one("train <worker>")?)?),
        "bid" => {
            let n = one("bid <number>")?;
            Action::Bid(n.parse().map_err(|_| format!("`{n}` is not a number from 0 to 255"))?)
        }
        "at" => Action::At(Planet::named(one("at <planet>")?)?),
        "move" => {
            let (from, to) = two("move <planet> <planet>")?;
            Action::Move(Planet::named(from)?, Planet::named(to)?)
        }
        "send" => Action::Send(Worker::named(one("send <worker>")?)?),
        "remove" => {
            let (rival, worker) = two("remove <seat> <worker>")?;
            Action::Remove(seat(rival)?, Worker::named(worker)?)
        }
        "route" => Action::Route(Planet::named(one("route <planet>")?)?),
        "name" => Action::Name(seat(one("name <seat>")?)?),
        "use" => Action::Use(TechnologyId::named(one("use <technology>")?)?),
        "reward" if arguments.is_empty() => Action::Reward,
        "pass" if arguments.is_empty() => Action::Pass,
        _ => return Err(format!("`{text}` is not an action; actions read: {FORMS}")),
    })
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
            ("", "actions read"),
            ("place hero", "place <worker> <track>"),
            ("place elf war", "rebel, soldier"),
            ("bid many", "not a number"),
            ("bid 256", "not a number"),
            ("name 0", "numbered from 1"),
            ("pass now", "actions read"),
            ("buy gold", "no technology `gold`"),
            ("land  trega", "land <planet>"),
        ] {
            let error = parse(text).unwrap_err();
            assert!(error.contains(says), "{text}: {error}");
        }
    }
}

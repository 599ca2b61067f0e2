//! The pieces and the places of the board: workers, goods, planets, spots on the tracks.

use crate::planets::not_empty;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use starboard_core::Seat;
use std::fmt;
use ts_rs::TS;

/// An enum whose variants have one short name each, in files, actions and JSON alike.
macro_rules! named {
    ($(#[$doc:meta])* $type:ident, $what:literal { $($variant:ident = $name:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
        #[repr(u8)]
        pub enum $type { $(#[ts(rename = $name)] $variant),* }

        impl $type {
            pub const ALL: [$type; [$($name),*].len()] = [$($type::$variant),*];
            pub const COUNT: usize = Self::ALL.len();

            pub const fn name(self) -> &'static str {
                match self { $($type::$variant => $name),* }
            }

            #[inline]
            pub fn index(self) -> usize {
                self as usize
            }

            /// The one of this name; the error lists the names there are.
            pub fn named(name: &str) -> Result<$type, String> {
                Self::ALL.into_iter().find(|x| x.name() == name).ok_or_else(|| {
                    let names: Vec<&str> = Self::ALL.iter().map(|x| x.name()).collect();
                    format!("`{name}` is not {}; there are: {}", $what, names.join(", "))
                })
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.serialize_str(self.name())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                let name = <std::borrow::Cow<'de, str>>::deserialize(d)?;
                Self::named(&name).map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use named;

named! {
    /// The six kinds of worker; all but the rebel are specialists.
    Worker, "a worker" {
        Rebel = "rebel",
        Soldier = "soldier",
        Hero = "hero",
        Smuggler = "smuggler",
        Scientist = "scientist",
        Diplomat = "diplomat",
    }
}

impl Worker {
    pub const SPECIALISTS: [Worker; 5] =
        [Worker::Soldier, Worker::Hero, Worker::Smuggler, Worker::Scientist, Worker::Diplomat];

    /// May attack, and is the only loss when it defends and loses.
    #[inline]
    pub fn is_military(self) -> bool {
        matches!(self, Worker::Soldier | Worker::Hero)
    }

    /// What it is worth on the mission track.
    #[inline]
    pub fn mission_value(self) -> u8 {
        if matches!(self, Worker::Hero | Worker::Smuggler) { 2 } else { 1 }
    }

    /// What it is worth in the senate.
    #[inline]
    pub fn votes(self) -> u8 {
        if self == Worker::Diplomat { 2 } else { 1 }
    }
}

named! {
    /// The eight goods, each at home on the planet of the same place in [`Planet::ALL`].
    Good, "a good" {
        Medicine = "medicine",
        Biotech = "biotech",
        Nanotech = "nanotech",
        RareOre = "rare_ore",
        RocketFuel = "rocket_fuel",
        Soma = "soma",
        LiquidHydrogen = "liquid_hydrogen",
        Silica = "silica",
    }
}

named! {
    /// The eight hub planets, in the order of the rulebook's appendix.
    Planet, "a planet" {
        Veltair = "veltair",
        Trega = "trega",
        Vollux = "vollux",
        Erdara = "erdara",
        Galcrux = "galcrux",
        Alioth = "alioth",
        Mirzam = "mirzam",
        Sargas = "sargas",
    }
}

impl Planet {
    /// The good of its trade route.
    #[inline]
    pub fn good(self) -> Good {
        Good::ALL[self.index()]
    }
}

named! {
    /// The eight tracks in the order they are resolved.
    Track, "a track" {
        Initiative = "initiative",
        Influence = "influence",
        Goods = "goods",
        Missions = "missions",
        Research = "research",
        War = "war",
        Specialists = "specialists",
        Senate = "senate",
    }
}

named! {
    /// Where a worker may be placed: a track, or one of the six spaces of the specialist track.
    Spot, "a place for a worker" {
        Initiative = "initiative",
        Influence = "influence",
        Goods = "goods",
        Missions = "missions",
        Research = "research",
        War = "war",
        TrainSoldier = "soldier",
        TrainHero = "hero",
        TrainSmuggler = "smuggler",
        TrainScientist = "scientist",
        TrainDiplomat = "diplomat",
        TrainAny = "any_specialist",
        Senate = "senate",
    }
}

impl Spot {
    /// The spaces of the specialist track, left to right.
    pub const TRAINING: [Spot; 6] = [
        Spot::TrainSoldier,
        Spot::TrainHero,
        Spot::TrainSmuggler,
        Spot::TrainScientist,
        Spot::TrainDiplomat,
        Spot::TrainAny,
    ];

    /// The space of the specialist track this is.
    #[inline]
    pub fn training(self) -> Option<usize> {
        let spaces = Spot::TrainSoldier as usize..=Spot::TrainAny as usize;
        spaces.contains(&self.index()).then(|| self.index() - spaces.start())
    }

    pub fn track(self) -> Track {
        match self {
            Spot::Initiative => Track::Initiative,
            Spot::Influence => Track::Influence,
            Spot::Goods => Track::Goods,
            Spot::Missions => Track::Missions,
            Spot::Research => Track::Research,
            Spot::War => Track::War,
            Spot::Senate => Track::Senate,
            _ => Track::Specialists,
        }
    }
}

/// How many workers of each kind, a byte each in one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, TS)]
#[ts(as = "std::collections::BTreeMap<Worker, u8>")]
pub struct Crew(u64);

impl Crew {
    pub const EMPTY: Crew = Crew(0);

    pub fn of(worker: Worker, n: u8) -> Crew {
        let mut crew = Crew::EMPTY;
        crew.add(worker, n);
        crew
    }

    #[inline]
    pub fn count(&self, worker: Worker) -> u8 {
        (self.0 >> (8 * worker.index())) as u8
    }

    #[inline]
    pub fn has(&self, worker: Worker) -> bool {
        self.count(worker) > 0
    }

    /// The bytes added up; the sum ends in the highest.
    #[inline]
    pub fn total(&self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// A byte for each kind, the first the lowest.
    #[inline]
    pub fn bytes(&self) -> u64 {
        self.0
    }

    #[inline]
    pub fn add(&mut self, worker: Worker, n: u8) {
        debug_assert!(self.count(worker).checked_add(n).is_some(), "{n} more of {self:?}");
        self.0 += u64::from(n) << (8 * worker.index());
    }

    /// Takes one that is there.
    #[inline]
    pub fn remove(&mut self, worker: Worker) {
        debug_assert!(self.has(worker), "no {worker} in {self:?}");
        self.0 -= 1 << (8 * worker.index());
    }

    /// Takes up to `n`; says how many it took.
    #[inline]
    pub fn take(&mut self, worker: Worker, n: u8) -> u8 {
        let taken = n.min(self.count(worker));
        self.0 -= u64::from(taken) << (8 * worker.index());
        taken
    }

    #[inline]
    pub fn absorb(&mut self, other: Crew) {
        debug_assert!(Worker::ALL.iter().all(|w| self.count(*w).checked_add(other.count(*w)).is_some()));
        self.0 += other.0;
    }

    /// The same crew without `other`, as far as it goes.
    pub fn without(&self, other: Crew) -> Crew {
        let mut left = *self;
        for (worker, n) in other.iter() {
            left.take(worker, n);
        }
        left
    }

    /// The kinds that are there.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Worker> + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let kind = left.trailing_zeros() / 8;
                left &= !(0xff << (8 * kind));
                Worker::ALL[kind as usize]
            })
        })
    }

    /// The kinds that are there, a bit each.
    #[inline]
    pub fn which(&self) -> u8 {
        not_empty(self.0)
    }

    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Worker, u8)> + use<> {
        let crew = *self;
        crew.kinds().map(move |worker| (worker, crew.count(worker)))
    }

    /// Strength on the mission track.
    #[inline]
    pub fn mission_value(&self) -> u8 {
        self.total() + self.count(Worker::Hero) + self.count(Worker::Smuggler)
    }

    /// Strength in the senate.
    #[inline]
    pub fn votes(&self) -> u8 {
        self.total() + self.count(Worker::Diplomat)
    }
}

impl fmt::Debug for Crew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Crew").field(&Worker::ALL.map(|worker| self.count(worker))).finish()
    }
}

impl Serialize for Crew {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Crew {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let map = std::collections::BTreeMap::<Worker, u8>::deserialize(d)?;
        let mut crew = Crew::EMPTY;
        for (worker, n) in map {
            if n > 80 {
                return Err(serde::de::Error::custom(format!("{n} is more than there are of {worker}")));
            }
            crew.add(worker, n);
        }
        Ok(crew)
    }
}

/// A worker standing on a track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Token {
    pub seat: Seat,
    pub worker: Worker,
}

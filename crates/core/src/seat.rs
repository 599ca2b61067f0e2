//! Seats, sets of seats, and who is looking.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use ts_rs::TS;

/// A place at the table. Counted from 0 inside the program, from 1 wherever a person or another program reads it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, TS)]
#[ts(type = "number")]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `n`, in order.
    pub fn all(n: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..n as u8).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

/// The text is not a seat number from 1 up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a seat; seats are numbered from 1")]
pub struct NotASeat(pub String);

impl FromStr for Seat {
    type Err = NotASeat;
    fn from_str(s: &str) -> Result<Self, NotASeat> {
        match s.parse::<u8>() {
            Ok(n) if n >= 1 => Ok(Seat(n - 1)),
            _ => Err(NotASeat(s.to_owned())),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_u16(u16::from(self.0) + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let n = u8::deserialize(d)?;
        match n {
            0 => Err(serde::de::Error::custom("seats are numbered from 1")),
            n => Ok(Seat(n - 1)),
        }
    }
}

/// A set of at most eight seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, TS)]
#[ts(as = "Vec<Seat>")]
pub struct SeatSet(pub u8);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    #[inline]
    pub fn one(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The members in seat order.
    #[inline]
    pub fn iter(self) -> Members {
        Members(self.0)
    }
}

/// The members of a [`SeatSet`] still to come.
#[derive(Clone, Debug)]
pub struct Members(u8);

impl Iterator for Members {
    type Item = Seat;
    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.trailing_zeros() as u8;
        self.0 &= self.0.wrapping_sub(1);
        (seat < 8).then_some(Seat(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(d)?;
        if let Some(far) = seats.iter().find(|s| s.0 >= 8) {
            return Err(serde::de::Error::custom(format!("there is no seat {far}")));
        }
        Ok(seats.into_iter().collect())
    }
}

/// Who is looking at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player: sees what that seat may see.
    Seat(Seat),
    /// A guest: sees what everybody may see.
    Spectator,
    /// The whole truth: finished games, tests, and the program that owns the table.
    All,
}

impl Viewer {
    /// May this viewer see what only `seat` (or the whole truth) sees?
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(s) => s == seat,
            Viewer::Spectator => false,
            Viewer::All => true,
        }
    }

    /// Every viewer of a table of `n` seats.
    pub fn everyone(n: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(n).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::All])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(s) => s.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::All => f.write_str("all"),
        }
    }
}

impl FromStr for Viewer {
    type Err = NotASeat;
    fn from_str(s: &str) -> Result<Self, NotASeat> {
        match s {
            "spectator" => Ok(Viewer::Spectator),
            "all" => Ok(Viewer::All),
            _ => s.parse().map(Viewer::Seat),
        }
    }
}

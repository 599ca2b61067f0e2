//! The formats, asked in one place: who is on whose team and shares what with it, who may attack whom, in which order they act and
//! with what they begin, who wins.

use crate::options::{FactionDecks, Format, Options, PassTo};
use starboard_core::{Seat, SeatSet};

/// The numbers and relations of one table, settled once.
#[derive(Clone, Debug)]
pub(crate) struct Seating {
    pub(crate) format: Format,
    pub(crate) players: u8,
    boss: u8,
    pass_to: PassTo,
    /// By seat.
    team: [u8; 6],
    /// By side (a team in Hydra, a seat elsewhere): who acts together.
    members: [SeatSet; 6],
    pub(crate) sides: u8,
    /// Do several players act at once, with one score?
    pub(crate) together: bool,
    /// By side.
    pub(crate) authority: [i16; 6],
    /// By seat: how many cards are drawn at the end of a turn.
    pub(crate) hand_size: [u8; 6],
    /// By seat and by who is alive: whom it may attack, whose bases, to whom it may pass cards.
    relations: Box<[[Relations; 64]; 6]>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Relations {
    targets: SeatSet,
    base_owners: SeatSet,
    may_pass_to: SeatSet,
}

/// Emperor: who sits across.
const FACING: [u8; 6] = [5, 4, 3, 2, 1, 0];

impl Seating {
    pub(crate) fn new(options: &Options) -> Seating {
        let players = options.players.unwrap_or(2);
        let boss = options.boss.0;
        let mut s = Seating {
            format: options.format,
            players,
            boss,
            pass_to: options.pass_to,
            team: [0, 1, 2, 3, 4, 5],
            members: [SeatSet::EMPTY; 6],
            sides: players,
            together: options.format == Format::Hydra,
            authority: [50; 6],
            hand_size: [5; 6],
            relations: Box::new([[Relations::default(); 64]; 6]),
        };
        for seat in Seat::all(players as usize) {
            s.members[seat.index()] = SeatSet::one(seat);
        }
        match options.format {
            Format::Standard | Format::FreeForAll | Format::Hunter | Format::HunterFirstBlood => {}
            Format::Hydra => {
                let heads = players / 2;
                s.sides = 2;
                s.members = [SeatSet::EMPTY; 6];
                for seat in Seat::all(players as usize) {
                    s.team[seat.index()] = seat.0 / heads;
                    s.members[(seat.0 / heads) as usize].insert(seat);
                }
                s.authority = [if heads == 2 { 75 } else { 100 }; 6];
            }
            Format::Emperor => {
                s.team = [0, 0, 0, 1, 1, 1];
                s.authority = [50, 60, 50, 50, 60, 50];
            }
            Format::Raid => {
                s.team = [1; 6];
                s.team[boss as usize] = 0;
                let raiders = players - 1;
                let (authority, hand) = match raiders {
                    2 => (50, 7),
                    3 => (70, 7),
                    4 => (70, 8),
                    _ => (90, 8),
                };
                s.authority[boss as usize] = authority;
                s.hand_size[boss as usize] = hand;
            }
        }
        for seat in 0..players {
            for alive in 0..64 {
                s.relations[usize::from(seat)][usize::from(alive)] = s.relate(seat, SeatSet(alive));
            }
        }
        s
    }

    fn relate(&self, seat: u8, alive: SeatSet) -> Relations {
        let those = |may: &dyn Fn(u8) -> bool| self.seats().filter(|other| may(other.0)).collect();
        Relations {
            targets: those(&|other| self.may_target(seat, other, alive)),
            base_owners: those(&|other| self.may_hit_bases(seat, other, alive)),
            may_pass_to: those(&|other| self.may_pass(seat, other, alive)),
        }
    }

    #[inline]
    fn relations(&self, seat: u8, alive: SeatSet) -> &Relations {
        &self.relations[usize::from(seat)][usize::from(alive.0 & 63)]
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.players as usize)
    }

    #[inline]
    pub(crate) fn team(&self, seat: u8) -> u8 {
        self.team[seat as usize]
    }

    /// The seats of a team.
    pub(crate) fn team_seats(&self, team: u8) -> Vec<Seat> {
        self.seats().filter(|x| self.team(x.0) == team).collect()
    }

    /// Whose score a seat lives by: its own, or its team's in Hydra.
    #[inline]
    pub(crate) fn side(&self, seat: u8) -> u8 {
        if self.together { self.team[seat as usize] } else { seat }
    }

    pub(crate) fn members(&self, side: u8) -> SeatSet {
        self.members[side as usize]
    }

    fn teammates(&self, seat: u8, alive: SeatSet) -> SeatSet {
        let mates = self.seats().filter(|s| s.0 != seat && self.team(s.0) == self.team(seat));
        SeatSet(mates.collect::<SeatSet>().0 & alive.0)
    }

    fn is_emperor(&self, seat: u8) -> bool {
        self.format == Format::Emperor && (seat == 1 || seat == 4)
    }

    fn is_boss(&self, seat: u8) -> bool {
        self.format == Format::Raid && seat == self.boss
    }

    /// The side that begins, when it is not drawn by lot.
    pub(crate) fn fixed_start(&self, first: Option<Seat>) -> Option<u8> {
        match self.format {
            Format::Emperor => Some(0),
            Format::Raid => Some(self.boss),
            _ => first.map(|s| self.side(s.0)),
        }
    }

    /// Cards of the opening hand, for a side that is `place`-th to act (0 begins).
    pub(crate) fn opening_hand(&self, seat: u8, place: u8) -> u8 {
        match self.format {
            Format::Raid if self.is_boss(seat) => self.hand_size[seat as usize] - 2,
            Format::Raid => 5,
            Format::Emperor => [3, 5][self.team(seat) as usize],
            Format::Hydra | Format::Standard => [3, 5][usize::from(place > 0)],
            _ => [3, 4, 5][place.min(2) as usize],
        }
    }

    /// The personal deck of a seat.
    pub(crate) fn deck(&self, seat: u8, decks: FactionDecks) -> &'static str {
        let (first, second) = match decks {
            FactionDecks::Off => return "standard",
            FactionDecks::EmpireFirst => ("star_empire", "trade_federation"),
            FactionDecks::FederationFirst => ("trade_federation", "star_empire"),
        };
        match self.format {
            Format::Standard => [first, second][seat as usize],
            Format::Emperor if seat == 1 => first,
            Format::Emperor if seat == 4 => second,
            Format::Raid if self.is_boss(seat) => first,
            _ => "standard",
        }
    }

    /// What the format calls the player.
    pub(crate) fn role(&self, seat: u8) -> Option<&'static str> {
        match self.format {
            Format::Emperor => Some(if self.is_emperor(seat) { "emperor" } else { "admiral" }),
            Format::Raid => Some(if self.is_boss(seat) { "boss" } else { "raider" }),
            _ => None,
        }
    }

    /// The next living player to the left (clockwise).
    fn left_of(&self, seat: u8, alive: SeatSet) -> u8 {
        let n = self.players;
        (1..n).map(|d| (seat + d) % n).find(|s| alive.contains(Seat(*s))).unwrap_or(seat)
    }

    fn right_of(&self, seat: u8, alive: SeatSet) -> u8 {
        let n = self.players;
        (1..n).map(|d| (seat + n - d) % n).find(|s| alive.contains(Seat(*s))).unwrap_or(seat)
    }

    // ---- who may attack whom

    /// Whom `seat` may attack, or make discard.
    #[inline]
    pub(crate) fn targets(&self, seat: u8, alive: SeatSet) -> SeatSet {
        self.relations(seat, alive).targets
    }

    /// Whose bases `seat` may attack or destroy.
    #[inline]
    pub(crate) fn base_owners(&self, seat: u8, alive: SeatSet) -> SeatSet {
        self.relations(seat, alive).base_owners
    }

    /// Whose outposts shield the player and their other bases (9.1): in Hydra the whole team's.
    pub(crate) fn shields_of(&self, seat: u8) -> SeatSet {
        self.members(self.side(seat))
    }

    /// May `seat` attack the player, or make them discard?
    pub(crate) fn may_target(&self, seat: u8, target: u8, alive: SeatSet) -> bool {
        if seat == target || !alive.contains(Seat(target)) || self.team(seat) == self.team(target) {
            return false;
        }
        match self.format {
            Format::Standard | Format::FreeForAll | Format::Hydra | Format::Raid => true,
            Format::Hunter | Format::HunterFirstBlood => target == self.left_of(seat, alive),
            Format::Emperor => {
                let facing = FACING[seat as usize];
                self.is_emperor(seat) || target == facing || (self.is_emperor(target) && !alive.contains(Seat(facing)))
            }
        }
    }

    /// May `seat` attack or destroy that player's bases?
    fn may_hit_bases(&self, seat: u8, owner: u8, alive: SeatSet) -> bool {
        match self.format {
            Format::Hunter | Format::HunterFirstBlood => {
                seat != owner
                    && alive.contains(Seat(owner))
                    && (owner == self.left_of(seat, alive) || owner == self.right_of(seat, alive))
            }
            _ => self.may_target(seat, owner, alive),
        }
    }

    // ---- who shares what

    /// Hydra: the team-mates to whom part of a pool may be given.
    pub(crate) fn may_give_to(&self, seat: u8, alive: SeatSet) -> SeatSet {
        if self.format == Format::Hydra { self.teammates(seat, alive) } else { SeatSet::EMPTY }
    }

    /// Emperor: the team-mates to whom a card may be passed.
    #[inline]
    pub(crate) fn may_pass_to(&self, seat: u8, alive: SeatSet) -> SeatSet {
        self.relations(seat, alive).may_pass_to
    }

    /// Who gets a card each of a player who has fallen (12.4): an Emperor team's emperor, every raider who is left.
    pub(crate) fn heirs(&self, fallen: u8, alive: SeatSet) -> SeatSet {
        let mates = self.teammates(fallen, alive);
        match self.format {
            Format::Emperor => mates.iter().filter(|m| self.is_emperor(m.0)).collect(),
            Format::Raid => mates,
            _ => SeatSet::EMPTY,
        }
    }

    fn may_pass(&self, seat: u8, to: u8, alive: SeatSet) -> bool {
        self.format == Format::Emperor
            && seat != to
            && alive.contains(Seat(to))
            && self.team(seat) == self.team(to)
            && (self.pass_to == PassTo::Anyone || seat.abs_diff(to) == 1)
    }

    /// May a player look into another's hand?
    pub(crate) fn sees_hand(&self, seat: u8, other: u8) -> bool {
        seat == other || (self.format == Format::Raid && self.team(seat) == 1 && self.team(other) == 1)
    }

    /// Raid: does damage stay on this player's bases?
    #[inline]
    pub(crate) fn damage_stays(&self, owner: u8) -> bool {
        self.is_boss(owner)
    }

    // ---- who wins

    /// The team that has won when some have fallen, if the game is over with that; `before` were alive, `alive` are left.
    pub(crate) fn winner(&self, fallen: SeatSet, before: SeatSet, alive: SeatSet) -> Option<u8> {
        match self.format {
            Format::HunterFirstBlood => {
                let first = fallen.iter().next()?;
                Some(self.team(self.right_of(first.0, before)))
            }
            Format::Emperor => {
                let emperor = fallen.iter().find(|f| self.is_emperor(f.0))?;
                Some(1 - self.team(emperor.0))
            }
            _ => {
                let mut teams = alive.iter().map(|a| self.team(a.0));
                let one = teams.next()?;
                teams.all(|t| t == one).then_some(one)
            }
        }
    }
}

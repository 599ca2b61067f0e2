//! Setting the table up.

use crate::deal;
use crate::event::Event;
use crate::piece::{Crew, Good, Planet, Worker};
use crate::places::SpotSet;
use crate::planets::PlanetSet;
use crate::play::Play;
use crate::row::Row;
use crate::state::{Phase, Player, SEATS, State};
use crate::{GalacticRebellion, catalogue::Catalogue};
use starboard_core::{Bag, Chance, Odds, Seat, SeatSet, Sink};

/// All of a faction's pieces.
pub(crate) fn all_pieces(cards: &Catalogue) -> Crew {
    let mut crew = Crew::of(Worker::Rebel, cards.board.pieces.rebels);
    for worker in Worker::SPECIALISTS {
        crew.add(worker, cards.board.pieces.specialists);
    }
    crew
}

impl GalacticRebellion {
    /// The table before anything is dealt.
    pub(crate) fn bare(&self) -> State {
        let board = &self.cards.board;
        let player = Player { reserve: all_pieces(&self.cards), cubes: board.start.cubes, ..Player::default() };
        let mut goods_pool = Bag::new();
        for good in Good::ALL {
            goods_pool.add_many(good as u8, board.pieces.goods_of_a_kind);
        }
        let mut s = State {
            round: 1,
            phase: Phase::Settling,
            cursor: 0,
            within: 0,
            technologies_left: Default::default(),
            order: Row::new(),
            players: [player; SEATS],
            worlds: Default::default(),
            blockades: PlanetSet::NONE,
            rebel_fleet: None,
            sentinels: board.pieces.sentinels,
            imperial_fleets: board.pieces.imperial_fleets,
            initiative: Row::new(),
            influence: Row::new(),
            influence_x: None,
            influence_y: None,
            goods: Row::new(),
            research: Row::new(),
            war: Row::new(),
            training: [None; 6],
            full: SpotSet::NONE,
            goods_shown: Row::new(),
            goods_pool,
            missions_shown: Row::new(),
            mission_deck: Default::default(),
            mission_performed: false,
            technologies_shown: Row::new(),
            technology_piles: self.cards.technology_bag(1),
            action: None,
            action_deck: Default::default(),
            mission_surcharge: 0,
            first_at_missions: None,
            war_target: None,
            conceded: SeatSet::EMPTY,
            stack: Row::new(),
        };
        s.mission_deck.rest = self.cards.mission_bag();
        s.action_deck.rest = self.cards.action_bag();
        for world in &mut s.worlds {
            world.lab = true;
        }
        // Seats nobody sits in own nothing.
        for player in &mut s.players[self.seats..] {
            *player = Player::default();
        }
        s
    }

    pub(crate) fn set_up(&self, chance: &mut impl Chance, events: &mut impl Sink<Event>) -> State {
        let mut state = self.bare();
        let mut play = Play { rules: self, s: &mut state, chance, events };
        play.deal_planets();
        play.deal_order();
        let order = play.s.order;
        play.tell(|| Event::SetUp { order: order.to_vec() });
        play.show_goods();
        play.show_missions();
        play.show_technologies();
        play.show_action();
        play.advance();
        state
    }
}

impl<C: Chance, E: Sink<Event>> Play<'_, C, E> {
    /// Power tiles, then sentinels, then imperial fleets: independent shuffles (GR-05, GR-15, GR-77).
    fn deal_planets(&mut self) {
        let board = &self.rules.cards.board;
        let mut tiles = [0u8; 16];
        tiles[..board.tiles.len()].fill(1);
        let mut left = board.tiles.len() as u16;
        for planet in Planet::ALL {
            let tile = self.chance.pick(Odds { space: deal::TILE, counts: &tiles, total: left });
            tiles[usize::from(tile)] = 0;
            left -= 1;
            self.s.world_mut(planet).tile = tile as u8;
        }
        let mut planets = [1u8; Planet::COUNT];
        for (dealt, count) in board.planets.sentinels.into_iter().enumerate() {
            let planet = self.deal_planet(deal::SENTINELS, &mut planets, Planet::COUNT - dealt);
            self.s.world_mut(planet).sentinels = count;
            self.s.sentinels -= count;
        }
        let blocked = Planet::COUNT - usize::from(board.planets.open[self.rules.seats - 2]);
        planets = [1; Planet::COUNT];
        for dealt in 0..blocked {
            let planet = self.deal_planet(deal::FLEET, &mut planets, Planet::COUNT - dealt);
            self.s.blockades.insert(planet);
            self.s.imperial_fleets -= 1;
        }
    }

    fn deal_planet(&mut self, space: u8, planets: &mut [u8; Planet::COUNT], left: usize) -> Planet {
        let planet = self.chance.pick(Odds { space, counts: planets, total: left as u16 });
        planets[usize::from(planet)] = 0;
        Planet::ALL[usize::from(planet)]
    }

    /// A random turn order with its money; each player's marker and first workers come from the reserve.
    fn deal_order(&mut self) {
        let start = &self.rules.cards.board.start;
        let mut seats = [0u8; SEATS];
        seats[..self.rules.seats].fill(1);
        for place in 0..self.rules.seats {
            let total = (self.rules.seats - place) as u16;
            let seat = Seat(self.chance.pick(Odds { space: deal::ORDER, counts: &seats, total }) as u8);
            seats[seat.index()] = 0;
            self.s.order.push(seat);
            self.take(seat, Worker::Rebel, 1);
            self.recruit(seat, Worker::Rebel, start.rebels_at_hand);
            self.s.player_mut(seat).credits = start.credits + u16::from(start.extra_credits[place]);
        }
    }
}

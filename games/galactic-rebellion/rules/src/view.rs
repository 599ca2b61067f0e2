//! What anybody at the table sees: in this game, all there is to see.

use crate::GalacticRebellion;
use crate::catalogue::{ActionId, Catalogue, MissionId, TechnologyId};
use crate::effect::Site;
use crate::goods::Sets;
use crate::odds::{self, Odds};
use crate::piece::{Crew, Good, Planet, Spot, Token, Worker};
use crate::score;
use crate::state::{Borrowed, Frame, Phase, Sheet, State};
use serde::Serialize;
use starboard_core::order::map;
use starboard_core::{Seat, SeatSet};
use std::collections::BTreeMap;
use ts_rs::TS;

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    pub round: u8,
    pub epoch: u8,
    pub phase: Phase,
    pub order: Vec<Seat>,
    /// The planets in the order of the board.
    pub planets: Vec<PlanetView>,
    pub tracks: Tracks,
    pub players: Vec<PlayerView>,
    /// The imperial action to be voted on.
    pub action: Option<ActionId>,
    /// While the senate votes.
    pub auction: Option<Auction>,
    /// While somebody must choose whom to attack or who defends.
    pub battle: Option<Battle>,
    /// The attacks open to the soldier or hero whose turn it is, with their chances.
    pub attacks: Vec<AttackView>,
    pub rebel_fleet: Option<FleetView>,
    pub supply: Supply,
    /// What every mission costs on top until one is performed.
    pub mission_surcharge: u8,
    pub first_at_missions: Option<Seat>,
    pub conceded: SeatSet,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlanetView {
    pub id: Planet,
    pub good: Good,
    pub high: u8,
    pub low: u8,
    pub sentinels: u8,
    pub imperial_fleet: bool,
    pub rebel_fleet: Option<Seat>,
    /// Is the lab still to be had?
    pub lab: bool,
    /// Who holds the trade route; nobody while it is to be had.
    pub route: Option<Seat>,
    /// By seat.
    pub workers: Vec<Crew>,
    /// What it would pay each seat if it were scored now.
    pub points: Vec<u8>,
    /// The seats that may not send workers there.
    pub closed_to: SeatSet,
}

/// The eight tracks. A `null` space is free.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Tracks {
    pub initiative: Vec<Option<Token>>,
    /// Landed workers have left their spaces; `landed` says how many spaces are done.
    pub influence: Vec<Option<Token>>,
    pub landed: u8,
    pub influence_x: Option<Token>,
    pub influence_y: Option<Token>,
    pub goods: Vec<Option<Token>>,
    pub goods_shown: Vec<Good>,
    /// By seat.
    pub missions: Vec<Crew>,
    pub mission_values: Vec<u8>,
    pub missions_shown: Vec<MissionView>,
    pub research: Vec<Option<Token>>,
    pub research_cost: u8,
    /// What a scientist pays for a technology.
    pub scientist_cost: u8,
    pub technologies_shown: Vec<TechnologyId>,
    pub war: Vec<Option<Token>>,
    pub specialists: BTreeMap<Spot, Option<Token>>,
    /// By seat.
    pub senate: Vec<Crew>,
    pub votes: Vec<u8>,
    /// How many spaces of the track being resolved have had their turn.
    pub resolved: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct MissionView {
    pub id: MissionId,
    /// The printed planet, if one is printed.
    pub planet: Option<Planet>,
    /// What it costs there now.
    pub cost: Option<u8>,
    pub points: u8,
    /// Who could perform and pay for it now.
    pub open_to: SeatSet,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PlayerView {
    pub seat: Seat,
    pub hand: Crew,
    pub reserve: Crew,
    pub credits: u16,
    pub cubes: u8,
    pub against_sentinels: Borrowed,
    pub against_factions: Borrowed,
    pub goods: BTreeMap<Good, u8>,
    pub routes: Vec<Planet>,
    /// The best arrangement of goods and routes, and what it pays.
    pub sets: Sets,
    pub income: u16,
    pub technologies: Vec<TechnologyView>,
    pub performed: Vec<MissionId>,
    /// Points written down so far, by source.
    pub sheet: Sheet,
    /// What technologies, missions and economy would add today.
    pub pending: Pending,
    pub total: u16,
    pub conceded: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Pending {
    pub technologies: u16,
    pub missions: u16,
    pub economy: u16,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct TechnologyView {
    pub id: TechnologyId,
    /// A one-time technology that has happened.
    pub used: bool,
    /// What it would score today.
    pub points: u16,
}

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Auction {
    pub to_bid: Seat,
    pub high: u8,
    pub leader: Option<Seat>,
    pub passed: SeatSet,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Battle {
    pub planet: Planet,
    /// `null` is the empire.
    pub attacker: Option<Seat>,
    pub defender: Seat,
    pub attacker_cubes: u8,
    pub defender_cubes: u8,
    /// The attacker's chance.
    pub odds: Odds,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct AttackView {
    pub planet: Planet,
    /// `null` is a sentinel.
    pub defender: Option<Seat>,
    pub odds: Odds,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct FleetView {
    pub planet: Planet,
    pub owner: Seat,
    /// Does one of the owner's rebels stand with it as a marker?
    pub marked: bool,
}

/// What lies beside the board, by number.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
pub struct Supply {
    pub sentinels: u8,
    pub imperial_fleets: u8,
    pub goods: u8,
    pub missions: u8,
    pub actions: u8,
    /// Of this epoch.
    pub technologies: u8,
}

fn spaces(tokens: &[Token], n: usize) -> Vec<Option<Token>> {
    (0..n).map(|i| tokens.get(i).copied()).collect()
}

impl GalacticRebellion {
    pub(crate) fn view_of(&self, s: &State) -> View {
        let frame = s.stack.last().copied();
        View {
            round: s.round,
            epoch: s.epoch(),
            phase: s.phase,
            order: s.order.to_vec(),
            planets: Planet::ALL.into_iter().map(|p| self.view_planet(s, p)).collect(),
            tracks: self.view_tracks(s),
            players: Seat::all(self.seats).map(|seat| view_player(&self.cards, s, seat)).collect(),
            action: s.action,
            auction: match frame {
                Some(Frame::Bid { seat, high, leader, out }) => {
                    Some(Auction { to_bid: seat, high, leader, passed: out })
                }
                _ => None,
            },
            battle: match frame {
                Some(Frame::Defend { seat, planet, attacker, cubes }) => Some(Battle {
                    planet,
                    attacker,
                    defender: seat,
                    attacker_cubes: cubes,
                    defender_cubes: s.player(seat).cubes,
                    odds: odds::attack(cubes, s.player(seat).cubes),
                }),
                _ => None,
            },
            attacks: match frame {
                Some(Frame::Attack { seat, worker }) => self.view_attacks(s, seat, worker),
                _ => Vec::new(),
            },
            rebel_fleet: s.rebel_fleet.map(|f| FleetView { planet: f.planet, owner: f.owner, marked: f.marked }),
            supply: Supply {
                sentinels: s.sentinels,
                imperial_fleets: s.imperial_fleets,
                goods: s.goods_pool.len() as u8,
                missions: s.mission_deck.len() as u8,
                actions: s.action_deck.len() as u8,
                technologies: s
                    .technology_piles
                    .iter()
                    .filter(|(k, _)| self.cards.technology(TechnologyId(*k)).epoch == s.epoch())
                    .count() as u8,
            },
            mission_surcharge: s.mission_surcharge,
            first_at_missions: s.first_at_missions,
            conceded: s.conceded,
        }
    }

    fn view_planet(&self, s: &State, planet: Planet) -> PlanetView {
        let world = s.world(planet);
        let tile = score::tile(&self.cards, s, planet);
        PlanetView {
            id: planet,
            good: planet.good(),
            high: tile.high,
            low: tile.low,
            sentinels: world.sentinels,
            imperial_fleet: s.has_imperial_fleet(planet),
            rebel_fleet: s.rebel_fleet.filter(|f| f.planet == planet).map(|f| f.owner),
            lab: world.lab,
            route: s.route(planet),
            workers: world.crews[..self.seats].to_vec(),
            points: score::planet(s, planet, tile)[..self.seats].to_vec(),
            closed_to: Seat::all(self.seats).filter(|seat| !s.is_open(planet, *seat)).collect(),
        }
    }

    fn view_tracks(&self, s: &State) -> Tracks {
        let board = &self.cards.board;
        let landed = if s.phase == Phase::Influence { s.cursor } else { 0 };
        let mut influence: Vec<Option<Token>> = vec![None; usize::from(landed)];
        influence.extend(spaces(&s.influence, (2 * self.seats + 1).saturating_sub(influence.len())));
        let resolving = matches!(
            s.phase,
            Phase::Influence | Phase::Goods | Phase::Research | Phase::War | Phase::Specialists | Phase::Missions
        );
        Tracks {
            initiative: spaces(&s.initiative, self.seats),
            influence,
            landed,
            influence_x: s.influence_x,
            influence_y: s.influence_y,
            goods: spaces(&s.goods, usize::from(board.spaces.goods)),
            goods_shown: s.goods_shown.to_vec(),
            missions: s.players[..self.seats].iter().map(|p| p.missions).collect(),
            mission_values: s.players[..self.seats].iter().map(|p| p.missions.mission_value()).collect(),
            missions_shown: s.missions_shown.iter().map(|m| self.view_mission(s, *m)).collect(),
            research: spaces(&s.research, usize::from(board.spaces.research)),
            research_cost: board.tracks.technology_cost(s.epoch(), Worker::Rebel),
            scientist_cost: board.tracks.technology_cost(s.epoch(), Worker::Scientist),
            technologies_shown: s.technologies_shown.to_vec(),
            war: spaces(&s.war, usize::from(board.spaces.war)),
            specialists: map(Spot::TRAINING.into_iter().zip(s.training)),
            senate: s.players[..self.seats].iter().map(|p| p.senate).collect(),
            votes: s.players[..self.seats].iter().map(|p| p.senate.votes()).collect(),
            resolved: if resolving { s.cursor } else { 0 },
        }
    }

    fn view_mission(&self, s: &State, mission: MissionId) -> MissionView {
        let card = self.cards.mission(mission);
        let planet = match card.site {
            Site::Planet(planet) => Some(planet),
            _ => None,
        };
        MissionView {
            id: mission,
            planet,
            cost: planet.map(|p| self.mission_cost(s, card.site, Some(p))),
            points: card.vp,
            open_to: Seat::all(self.seats)
                .filter(|seat| !s.player(*seat).missions.is_empty() && self.can_perform(s, *seat, mission))
                .collect(),
        }
    }

    fn view_attacks(&self, s: &State, seat: Seat, worker: Worker) -> Vec<AttackView> {
        let mut attacks = Vec::new();
        for planet in Planet::ALL.into_iter().filter(|p| s.is_open(*p, seat)) {
            if s.world(planet).sentinels > 0 {
                attacks.push(AttackView { planet, defender: None, odds: self.attack_odds(s, seat, worker, None) });
            }
            for rival in s.rivals(seat).filter(|r| !s.crew(planet, *r).is_empty()) {
                let odds = self.attack_odds(s, seat, worker, Some(rival));
                attacks.push(AttackView { planet, defender: Some(rival), odds });
            }
        }
        attacks
    }
}

fn view_player(cards: &Catalogue, s: &State, seat: Seat) -> PlayerView {
    let p = s.player(seat);
    let sets = Sets::best(&s.all_units(seat));
    PlayerView {
        seat,
        hand: p.hand,
        reserve: p.reserve,
        credits: p.credits,
        cubes: p.cubes,
        against_sentinels: p.against_sentinels,
        against_factions: p.against_factions,
        goods: map(Good::ALL.into_iter().map(|g| (g, p.goods[g.index()])).filter(|(_, n)| *n > 0)),
        routes: p.routes.iter().collect(),
        sets,
        income: sets.credits(),
        technologies: p
            .technologies
            .iter()
            .map(|id| TechnologyView { id, used: p.used.has(id), points: score::technology(cards, s, seat, id) })
            .collect(),
        performed: p.performed.to_vec(),
        sheet: p.sheet,
        pending: if s.phase == Phase::Over {
            Pending { technologies: 0, missions: 0, economy: 0 }
        } else {
            Pending {
                technologies: score::technologies(cards, s, seat),
                missions: score::missions(cards, s, seat),
                economy: score::economy(s, seat),
            }
        },
        total: score::standing(cards, s, seat),
        conceded: s.conceded.contains(seat),
    }
}

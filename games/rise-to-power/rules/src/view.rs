//! What one viewer may see of the table, built up field by field.

use crate::contract::{Bonus, Card, Cards};
use crate::effect::Measure;
use crate::game::RiseToPower;
use crate::grid::Cell;
use crate::prism::Prisms;
use crate::prompt::Prompt;
use crate::score::{Influence, Tie};
use crate::state::{Contest, EVERYBODY, Phase, State, Why};
use serde::Serialize;
use starboard_core::order::Order;
use starboard_core::{Outcome, Seat, Viewer};
use ts_rs::TS;

/// The table as a viewer sees it. Cells are column,row from the plant at 0,0: right and up.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    /// Turns begun, by all players together.
    pub number: u16,
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who is asked what.
    pub prompt: Prompt,
    pub points: u8,
    /// Cards that may count as any colour this turn.
    pub wild: u8,
    /// Off the next powering or upgrade of this turn.
    pub discount: u8,
    /// The contract track, slot by slot.
    pub track: Vec<Option<Card>>,
    pub contracts: ContractsView,
    pub exchange: ExchangeView,
    pub prism: PrismView,
    pub agendas: Vec<AgendaView>,
    pub seats: Vec<SeatView>,
    /// The cards being sifted, for the player who sifts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub looked: Option<Prisms>,
    /// The latest contest, with the cards shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub contest: Option<Contest>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub last_round: Option<LastRound>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outcome: Option<Outcome>,
    /// At the end: how the tie at the top was broken.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tie: Option<Tie>,
}

/// The contract deck and its discard pile.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ContractsView {
    /// In the deck, the open top card included.
    pub deck: u8,
    pub top: Option<Card>,
    pub discard: Cards,
}

/// The Exchange.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ExchangeView {
    /// Districts that can be taken.
    pub ready: Cards,
    /// Sent there this turn.
    pub fresh: Cards,
}

/// The PRISM deck and its discard pile.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PrismView {
    pub deck: u8,
    pub discard: Prisms,
}

/// An agenda and how far everybody is.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct AgendaView {
    pub id: String,
    pub influence: u8,
    pub measure: Measure,
    pub at_least: u8,
    /// By seat.
    pub progress: Vec<u8>,
    pub claimed_by: Option<Seat>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SeatView {
    pub seat: Seat,
    pub hand_size: u8,
    /// The hand, for whoever may see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hand: Option<Prisms>,
    /// Cards the viewer knows to be in the hand: shown in a contest, recovered, or stolen from the viewer. Of one's own
    /// hand, what everybody knows.
    pub known: Prisms,
    pub draw: u8,
    pub capacity: u8,
    pub connections: u8,
    /// Active districts, and so connections in use.
    pub active: u8,
    pub upgrades: u8,
    pub districts: Vec<DistrictView>,
    pub contracts: Vec<ContractView>,
    pub influence: Influence,
    pub out: bool,
}

/// An active district: its cards from the bottom up.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DistrictView {
    pub cell: Cell,
    pub cards: Vec<Card>,
}

/// An inactive contract and what powering it costs its owner now.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ContractView {
    pub cell: Cell,
    pub card: Card,
    pub cost: u8,
}

/// The last round: who started it and why.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct LastRound {
    pub seat: Seat,
    pub why: Why,
}

impl RiseToPower {
    pub(crate) fn view_of(&self, s: &State, viewer: Viewer) -> View {
        let seats = || Seat::all(self.seats_len());
        let agenda = |(i, a): (usize, &crate::data::Agenda)| AgendaView {
            id: a.id.clone(),
            influence: a.influence,
            measure: a.measure,
            at_least: a.at_least,
            progress: seats().map(|seat| s.player(seat).measure(&self.set, a.measure)).collect(),
            claimed_by: s.agendas.of(i),
        };
        let over = match s.phase {
            Phase::Over(why) => Some(self.outcome_of(s, why)),
            _ => None,
        };
        View {
            number: s.number,
            first: s.first,
            turn: s.turn,
            prompt: self.prompt_of(s),
            points: s.points,
            wild: s.wild,
            discount: s.discount,
            track: s.track[..usize::from(self.set.turn.track)].to_vec(),
            contracts: ContractsView { deck: s.deck_len() as u8, top: s.top, discard: s.scrapped },
            exchange: ExchangeView { ready: s.exchange, fresh: s.fresh },
            prism: PrismView { deck: s.prism_deck.len() as u8, discard: s.prism_discard },
            agendas: self.set.agendas.iter().enumerate().map(agenda).collect(),
            seats: seats().map(|seat| self.seat_view(s, seat, viewer)).collect(),
            looked: (!s.looked.is_empty() && viewer.is(s.turn)).then_some(s.looked),
            contest: s.contest,
            last_round: s.ending.map(|(seat, why)| LastRound { seat, why }),
            tie: over.as_ref().and_then(|_| self.tie(s)),
            outcome: over,
        }
    }

    fn seat_view(&self, s: &State, seat: Seat, viewer: Viewer) -> SeatView {
        let player = s.player(seat);
        let over = matches!(s.phase, Phase::Over(_)); // ties are broken by hands, so they are shown
        let observer = match viewer {
            Viewer::Seat(observer) if observer != seat => observer.index(),
            _ => EVERYBODY,
        };
        let district = |top: Card| DistrictView {
            cell: s.cells[usize::from(top.0)],
            cards: s.stack(&self.set, seat, top).into_iter().collect(),
        };
        let mut districts: Vec<DistrictView> = player.tops.iter().map(district).collect();
        districts.order_by_key(|d| d.cell);
        let contract = |card: Card| ContractView {
            cell: s.cells[usize::from(card.0)],
            card,
            cost: if seat == s.turn { self.price(s, card).cost as u8 } else { self.defence_price(card).cost as u8 },
        };
        let mut contracts: Vec<ContractView> = player.contracts.iter().map(contract).collect();
        contracts.order_by_key(|c| c.cell);
        SeatView {
            seat,
            hand_size: player.hand.len() as u8,
            hand: (viewer.is(seat) || over).then_some(player.hand),
            known: s.known.get(observer, seat),
            draw: player.plant(&self.set, Bonus::Draw),
            capacity: player.plant(&self.set, Bonus::Capacity),
            connections: player.plant(&self.set, Bonus::Connections),
            active: player.active(),
            upgrades: player.upgrades(),
            districts,
            contracts,
            influence: self.influence(s, seat),
            out: s.out.contains(seat),
        }
    }
}

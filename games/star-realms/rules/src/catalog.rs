//! The cards of one game, numbered, with their effects compiled for play.

use crate::card::{Card, CardType, Name, Set};
use crate::effect::{CopyOf, Destination, Effect, Ops, Script, Standing};
use crate::faction::{Faction, Factions};
use crate::state::{ALLY_ON, HAS_SCRAP, HAS_USE};
use starboard_core::Faults;
use std::collections::HashMap;

/// A card kind of this game: its number in the catalogue.
pub type Kind = u8;

/// The most kinds of cards that a table can have.
pub const KINDS: usize = 128;

/// No card.
pub const NONE: Kind = u8::MAX;

/// What the rules look at all the time.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub struct Hot {
    pub factions: Factions,
    /// What playing it adds to `Realm::played`.
    pub played: [u8; 8],
    /// The factions whose allies it switches on.
    pub allies_as: Factions,
    pub base: bool,
    traits: u8,
    /// The flags of a fresh card in play.
    pub flags: u8,
    pub cost: u8,
    pub defense: u8,
    pub primary: Script,
    pub ally: [Script; 2],
    pub ally_of: [Factions; 2],
    pub scrap: Script,
    pub acquired: Script,
    pub arrives: Option<(Faction, Destination)>,
    /// Combat for each ship played; of these factions, or of any if there is none.
    pub ship_played: u8,
    pub ship_played_of: Factions,
}

impl Hot {
    const NOTHING: Hot = Hot {
        factions: Factions::NONE,
        played: [0; 8],
        allies_as: Factions::NONE,
        base: false,
        traits: 0,
        flags: 0,
        cost: 0,
        defense: 0,
        primary: Script::NOTHING,
        ally: [Script::NOTHING; 2],
        ally_of: [Factions::NONE; 2],
        scrap: Script::NOTHING,
        acquired: Script::NOTHING,
        arrives: None,
        ship_played: 0,
        ship_played_of: Factions::NONE,
    };

    const OUTPOST: u8 = 1;
    const SIMPLE: u8 = 2;
    const COPIES: u8 = 4;
    const LEAVES: u8 = 8;
    const BARE: u8 = 16;

    #[inline]
    pub fn outpost(&self) -> bool {
        self.traits & Hot::OUTPOST != 0
    }

    /// Playing it asks nobody anything.
    #[inline]
    pub fn simple(&self) -> bool {
        self.traits & Hot::SIMPLE != 0
    }

    #[inline]
    pub fn copies(&self) -> bool {
        self.traits & Hot::COPIES != 0
    }

    /// Out of the game when destroyed.
    #[inline]
    pub fn leaves(&self) -> bool {
        self.traits & Hot::LEAVES != 0
    }

    /// A ship that no other card looks at and that does nothing but add to the pools when it is played.
    #[inline]
    pub fn bare(&self) -> bool {
        self.traits & Hot::BARE != 0
    }
}

/// All cards of one game.
#[derive(Clone, Debug)]
pub struct Catalog {
    cards: Vec<Card>,
    sets: Vec<String>,
    labels: Vec<Option<Name>>,
    own: Vec<Kind>,
    hot: Box<[Hot; KINDS]>,
    pub ops: Ops,
    by_id: HashMap<String, Kind>,
    pub explorer: Kind,
    /// Kinds from here on are open: what such a card is, is decided during the game.
    pub rows_from: Kind,
    rows: Vec<OpenRow>,
    models: Vec<(Card, Hot)>,
    /// Lists of effects that no card holds.
    pub(crate) loose: Vec<Script>,
}

/// An open kind: the cards that may become it, each in its own way.
#[derive(Clone, Debug)]
pub struct OpenRow {
    pub designs: Vec<Kind>,
    first_model: usize,
}

impl Catalog {
    /// Numbers the cards of the sets, in order; `room` is how many kinds the state has room for.
    pub fn new<'a>(sets: impl IntoIterator<Item = &'a Set>, room: usize) -> Result<Catalog, Faults> {
        let mut c = Catalog {
            cards: Vec::new(),
            sets: Vec::new(),
            labels: Vec::new(),
            own: Vec::new(),
            hot: Box::new([Hot::NOTHING; KINDS]),
            ops: Ops::default(),
            by_id: HashMap::new(),
            explorer: 0,
            rows_from: NONE,
            rows: Vec::new(),
            models: Vec::new(),
            loose: Vec::new(),
        };
        let mut faults = Faults::default();
        for set in sets {
            for card in &set.cards {
                let kind = c.cards.len();
                if kind >= room.min(KINDS) {
                    faults.add("sets", format!("together they have more than {room} different cards"));
                    return Err(faults);
                }
                if c.by_id.insert(card.id.clone(), kind as Kind).is_some() {
                    faults.add(format!("{}: {}", set.id, card.id), "another set has a card of this id");
                }
                let hot = c.compile(card);
                c.hot[kind] = hot;
                c.cards.push(card.clone());
                c.sets.push(set.id.clone());
                c.labels.push(set.label.clone());
            }
        }
        match c.kind("explorer") {
            Some(kind) => c.explorer = kind,
            None => faults.add("sets", "there is no `explorer`"),
        }
        faults.or(c)
    }

    fn compile(&mut self, card: &Card) -> Hot {
        let factions = Factions::of(card.faction).with(card.second_faction.map_or(Factions::NONE, Factions::of));
        let mut hot = Hot {
            factions,
            played: std::array::from_fn(|f| factions.0 >> f & 1),
            allies_as: factions,
            base: card.kind.is_base(),
            cost: card.cost,
            defense: card.defense.unwrap_or(0),
            primary: self.ops.compile(&card.primary),
            scrap: self.ops.compile(&card.scrap),
            acquired: self.ops.compile(&card.acquired),
            arrives: card.arrives.map(|a| (a.if_played, a.to)),
            ..Hot::NOTHING
        };
        for (i, ally) in card.ally.iter().take(2).enumerate() {
            hot.ally[i] = self.ops.compile(&ally.effects);
            hot.ally_of[i] = Factions::of(ally.faction);
        }
        if !hot.scrap.is_empty() {
            hot.flags |= HAS_SCRAP;
        }
        if hot.base && !hot.primary.is_empty() {
            hot.flags |= HAS_USE;
        }
        for standing in &card.standing {
            match standing {
                Standing::AllyOfAll => hot.allies_as = Factions::ALL,
                Standing::OwnAlly => {
                    for (script, on) in hot.ally.iter().zip(ALLY_ON) {
                        hot.flags |= if script.is_empty() { 0 } else { on };
                    }
                }
                Standing::LeavesWhenDestroyed => {}
                Standing::ShipPlayed(s) => {
                    hot.ship_played = s.combat;
                    hot.ship_played_of = s.faction.map_or(Factions::NONE, Factions::of);
                }
            }
        }
        let alone = hot.allies_as.0 | hot.ally_of[0].0 | hot.ally_of[1].0 == 0;
        let only_pools = hot.primary.plain && hot.primary.authority == 0 && hot.primary.draw == 0;
        let traits = [
            (Hot::OUTPOST, card.kind == CardType::Outpost),
            (Hot::SIMPLE, hot.base || card.primary.iter().all(Effect::asks_nothing)),
            (Hot::COPIES, card.primary.iter().any(|e| matches!(e, Effect::Copy(CopyOf::Ship | CopyOf::Base)))),
            (Hot::LEAVES, card.standing.contains(&Standing::LeavesWhenDestroyed)),
            (Hot::BARE, !hot.base && hot.flags == 0 && alone && only_pools),
        ];
        hot.traits = traits.into_iter().filter(|(_, is)| *is).fold(0, |all, (one, _)| all | one);
        hot
    }

    /// Adds an open kind with what each design becomes; call it after all cards are there.
    pub fn open_row(&mut self, id: String, becomes: Vec<(Kind, Card)>) {
        let kind = self.cards.len() as Kind;
        self.rows_from = self.rows_from.min(kind);
        let first_model = self.models.len();
        let designs = becomes.iter().map(|(design, _)| *design).collect();
        for (_, card) in becomes {
            let hot = self.compile(&card);
            self.by_id.insert(card.id.clone(), kind);
            self.models.push((card, hot));
        }
        let (mut card, hot) = self.models[first_model].clone();
        card.id.clone_from(&id);
        self.by_id.insert(id, kind);
        self.cards.push(card);
        self.hot[usize::from(kind) % KINDS] = hot;
        self.sets.push(String::new());
        self.labels.push(None);
        self.rows.push(OpenRow { designs, first_model });
    }

    /// The open kinds.
    pub fn open_rows(&self) -> impl Iterator<Item = Kind> + Clone {
        let from = usize::from(self.rows_from);
        (from..from + self.rows.len()).map(|k| k as Kind)
    }

    /// Which of the open kinds it is.
    #[inline]
    pub fn row_number(&self, kind: Kind) -> Option<usize> {
        usize::from(kind).checked_sub(usize::from(self.rows_from)).filter(|row| *row < self.rows.len())
    }

    pub fn row(&self, kind: Kind) -> Option<&OpenRow> {
        self.rows.get(self.row_number(kind)?)
    }

    fn model_at(&self, kind: Kind, design: u8) -> Option<&(Card, Hot)> {
        let row = self.row(kind)?;
        self.models.get(row.first_model + usize::from(design.checked_sub(1)?))
    }

    #[inline]
    pub fn model(&self, kind: Kind, design: u8) -> &Hot {
        self.model_at(kind, design).map_or_else(|| self.hot(kind), |(_, hot)| hot)
    }

    pub fn model_card(&self, kind: Kind, design: u8) -> &Card {
        self.model_at(kind, design).map_or_else(|| self.card(kind), |(card, _)| card)
    }

    pub fn model_id(&self, kind: Kind, design: u8) -> &str {
        self.model_at(kind, design).map_or_else(|| self.id(kind), |(card, _)| &card.id)
    }

    /// A card by any id it can have, upgraded ones too.
    pub fn card_by_id(&self, id: &str) -> Option<&Card> {
        let kind = self.kind(id)?;
        let models = self.row(kind).into_iter().flat_map(|r| &self.models[r.first_model..][..r.designs.len()]);
        models.map(|(card, _)| card).find(|c| c.id == id).or_else(|| self.cards.get(usize::from(kind)))
    }

    /// Effects that no card holds.
    pub fn script(&mut self, effects: &[Effect]) -> Script {
        let script = self.ops.compile(effects);
        self.loose.push(script);
        script
    }

    #[inline]
    pub fn hot(&self, kind: Kind) -> &Hot {
        &self.hot[kind as usize % KINDS]
    }

    pub fn card(&self, kind: Kind) -> &Card {
        &self.cards[kind as usize]
    }

    /// The sets the cards are from.
    pub fn sets(&self) -> Vec<&str> {
        let mut sets: Vec<&str> = Vec::new();
        for set in self.sets.iter().filter(|set| !set.is_empty()) {
            if !sets.contains(&set.as_str()) {
                sets.push(set);
            }
        }
        sets
    }

    pub fn set(&self, kind: Kind) -> &str {
        &self.sets[kind as usize]
    }

    /// What must be told with the card.
    pub fn label(&self, kind: Kind) -> Option<&Name> {
        self.labels[kind as usize].as_ref()
    }

    /// Compares the cards with the printed ones; call it before kinds are left open.
    pub fn compare<'p>(&mut self, printed: impl Iterator<Item = &'p Card>) {
        let printed: HashMap<&str, &Card> = printed.map(|card| (card.id.as_str(), card)).collect();
        let differs = |card: &Card| {
            let printed = printed.get(card.id.as_str());
            printed.is_none_or(|printed| Card { count: printed.count, ..card.clone() } != **printed)
        };
        self.own = (0..self.cards.len()).filter(|kind| differs(&self.cards[*kind])).map(|kind| kind as Kind).collect();
    }

    /// The cards that are not, or not so, among the printed ones.
    pub fn own_kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        self.own.iter().copied()
    }

    pub fn id(&self, kind: Kind) -> &str {
        self.cards.get(kind as usize).map_or("none", |c| &c.id)
    }

    pub fn kind(&self, id: &str) -> Option<Kind> {
        self.by_id.get(id).copied()
    }

    pub fn len(&self) -> usize {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }
}

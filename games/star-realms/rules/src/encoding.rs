//! Star Realms for learners: actions as numbers, views as rows. What each number means is told by `verbs` and `parts`.

use crate::acquire::bit;
use crate::action::{Action, Amount, Piece, Pool};
use crate::catalog::{Kind, NONE};
use crate::effect::{CopyOf, Destination, Op, Zone};
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::options::Format;
use crate::state::{ALLY_ON, ALLY_USED, BASES, End, InPlay, SHIPS, State, TOP, USED};
use crate::variant::Variant;
use starboard_core::encoding::{Encodes, Encoding, Part, Place, Row, from_here};
use starboard_core::{Lang, Seat, SeatSet};

/// Parts of a pool and of a base's defence that have numbers of their own.
const AMOUNTS: usize = 31;
const DAMAGE: usize = 9;
/// Cards that act as another until the turn ends share so many numbers of each verb.
const COPIES: usize = 4;
const CHOICES: usize = 4;
const SPACES: usize = 6;
const PROMPTS: usize = 17;
/// Numbers of one seat that are no cards.
const FIGURES: usize = 11;

/// The numbers of one table.
pub struct Numbers {
    kinds: usize,
    players: usize,
    at: Verbs,
    /// By compiled effect: the first one whose offer reads the same.
    same_words: Vec<u16>,
    /// What a game built on this one adds to a row.
    extra: Vec<Part>,
}

/// Where the numbers of each verb begin.
#[derive(Default)]
struct Verbs {
    play: usize,
    play_all: usize,
    use_: usize,
    ally: usize,
    scrap: usize,
    scenario: usize,
    buy: usize,
    attack: usize,
    attack_base: usize,
    give: usize,
    pass: usize,
    choose: usize,
    pick: usize,
    pick_row: usize,
    pick_base: usize,
    pick_ship: usize,
    pick_player: usize,
    take: usize,
    send: usize,
    leave: usize,
    upgrade: usize,
    accept: usize,
    decline: usize,
    end: usize,
    /// How many numbers an attack on one player, on one base has.
    an_attack: usize,
    a_base: usize,
    gives: bool,
    passes: bool,
    parts: Vec<Part>,
}

impl Verbs {
    fn new(kinds: usize, players: usize, split: bool, format: Format, upgrades: bool) -> Verbs {
        let others = players - 1;
        let mut v = Verbs {
            an_attack: if split { 1 + AMOUNTS } else { 1 },
            a_base: if format == Format::Raid { 1 + DAMAGE } else { 1 },
            gives: format == Format::Hydra,
            passes: format == Format::Emperor,
            ..Verbs::default()
        };
        let (mut parts, mut next) = (Vec::new(), 0);
        let mut verb = |name: &'static str, shape: &[usize], about: &'static str| {
            let first = next;
            let part = Part::new(name, shape, about);
            next += part.size();
            parts.push(part);
            first
        };
        let pieces = kinds + COPIES;
        v.play = verb("play", &[kinds], "Play a card from the hand, by card.");
        v.play_all = verb("play_all", &[1], "Play every card whose play asks for no decision.");
        v.use_ = verb("use", &[pieces], "Use a base's primary ability, by card; the last numbers are for copies.");
        v.ally = verb(
            "ally",
            &[2, pieces],
            "Use the first or second ally ability, by card; the last numbers are for copies.",
        );
        v.scrap = verb(
            "scrap",
            &[pieces],
            "Scrap a card in play for its scrap ability, by card; the last numbers are for copies.",
        );
        v.scenario = verb("scenario", &[1], "Take the scenario's offer.");
        v.buy = verb("buy", &[kinds], "Buy a card of the trade row, by card.");
        v.attack = verb(
            "attack",
            &[others, v.an_attack],
            "Attack a player, by seats to the left: with all combat, or with 1, 2, ... of it.",
        );
        v.attack_base = verb(
            "attack_base",
            &[others, kinds, v.a_base],
            "Attack a base, by its owner's place and its card: to destroy it, or with 1, 2, ... combat.",
        );
        if v.gives {
            v.give = verb("give", &[others, 2, AMOUNTS], "Hand trade or combat to a team-mate: 1, 2, ... of it.");
        }
        if v.passes {
            v.pass = verb("pass", &[others, kinds], "Pass a card of the discard pile to a team-mate.");
        }
        v.choose = verb("choose", &[CHOICES], "One of the offered alternatives.");
        v.pick = verb("pick", &[2, kinds], "An own card of the hand or the discard pile, to scrap or discard.");
        v.pick_row = verb("pick_row", &[kinds], "A card of the trade row to scrap.");
        v.pick_base = verb(
            "pick_base",
            &[players, kinds],
            "A base to destroy or copy, by its owner's place (0 is oneself) and its card.",
        );
        v.pick_ship = verb("pick_ship", &[kinds], "A ship to copy.");
        v.pick_player = verb("pick_player", &[others], "The player who discards.");
        v.take = verb("take", &[kinds], "A card to acquire for nothing.");
        v.send = verb(
            "send",
            &[Destination::ALL.len()],
            "Where an acquired card goes: discard pile, top of the deck, hand.",
        );
        v.leave = verb("leave", &[kinds], "A fallen player's card for a team-mate.");
        if upgrades {
            v.upgrade = verb("upgrade", &[kinds], "A sticker for the card being acquired, by the kind it makes.");
        }
        v.accept = verb("accept", &[1], "Do what is offered.");
        v.decline = verb("decline", &[1], "Leave it.");
        v.end = verb("end", &[1], "End the turn.");
        v.parts = parts;
        v
    }
}

impl<const S: usize, const K: usize, V: Variant> Encodes for StarRealms<S, K, V> {
    type Code = Numbers;

    fn encoding(&self) -> Numbers {
        let (kinds, players) = (self.catalog.len(), usize::from(self.seating.players));
        let offers = (0..self.catalog.ops.0.len() as u16).map(|at| match self.catalog.ops.0[usize::from(at)] {
            Op::May(_) | Op::Pay { .. } => Some((self.offer_text(at, Lang::En), self.offer_text(at, Lang::Fr))),
            _ => None,
        });
        let offers: Vec<Option<(String, String)>> = offers.collect();
        let same_words = offers.iter().map(|text| offers.iter().position(|other| other == text).unwrap_or(0) as u16);
        Numbers {
            kinds,
            players,
            at: Verbs::new(kinds, players, self.split_attacks, self.seating.format, V::HAS_UPGRADES),
            same_words: same_words.collect(),
            extra: V::row_parts(self),
        }
    }
}

impl Numbers {
    fn piece(&self, verb: usize, piece: Piece) -> Place {
        match piece.kind == piece.as_kind {
            true => Place::one(verb + usize::from(piece.kind)),
            false => Place::shared(verb + self.kinds, COPIES),
        }
    }

    /// How far to the left the other one sits, from 0.
    fn other(&self, seat: u8, here: Seat) -> usize {
        (from_here(seat, here, self.players) + self.players - 1) % self.players
    }
}

/// The place of an amount among so many numbers, of which the first is for all of it.
fn amount(first: usize, numbers: usize, amount: Amount) -> Place {
    match amount {
        Amount::All => Place::one(first),
        Amount::Part(n) if usize::from(n.get()) < numbers => Place::one(first + usize::from(n.get())),
        Amount::Part(_) => Place::OTHER,
    }
}

impl<const S: usize, const K: usize, V: Variant> Encoding<StarRealms<S, K, V>> for Numbers {
    const VERSION: u32 = 1;
    const OTHERS: usize = if S == 2 { 32 } else { 512 };

    fn verbs(&self) -> Vec<Part> {
        self.at.parts.clone()
    }

    #[inline]
    fn place(&self, _: &StarRealms<S, K, V>, _: &State<S, K, V>, here: Seat, action: Action) -> Place {
        let (at, kinds) = (&self.at, self.kinds);
        let card = |verb: usize, kind: Kind| Place::one(verb + usize::from(kind));
        match action {
            Action::Play(kind) => card(at.play, kind),
            Action::PlayAll => Place::one(at.play_all),
            Action::Use(piece) => self.piece(at.use_, piece),
            Action::Ally(piece, n) => self.piece(at.ally + usize::from(n) * (kinds + COPIES), piece),
            Action::Scrap(piece) => self.piece(at.scrap, piece),
            Action::Scenario => Place::one(at.scenario),
            Action::Buy(kind) => card(at.buy, kind),
            Action::Attack { seat, amount: n } => {
                amount(at.attack + self.other(seat, here) * at.an_attack, at.an_attack, n)
            }
            Action::AttackBase { seat, base, amount: n } if base.kind == base.as_kind => {
                let base = self.other(seat, here) * kinds + usize::from(base.kind);
                amount(at.attack_base + base * at.a_base, at.a_base, n)
            }
            Action::Give { seat, pool, amount } if at.gives && usize::from(amount) <= AMOUNTS => {
                let pool = self.other(seat, here) * 2 + usize::from(pool == Pool::Combat);
                Place::one(at.give + pool * AMOUNTS + usize::from(amount) - 1)
            }
            Action::Pass { card: kind, seat } if at.passes => card(at.pass + self.other(seat, here) * kinds, kind),
            Action::Choose(n) if usize::from(n) < CHOICES => card(at.choose, n),
            Action::Pick { zone, card: kind } => card(at.pick + usize::from(zone == Zone::Discard) * kinds, kind),
            Action::PickRow(kind) => card(at.pick_row, kind),
            Action::PickBase { seat, base } if base.kind == base.as_kind => {
                card(at.pick_base + from_here(seat, here, self.players) * kinds, base.kind)
            }
            Action::PickShip(kind) => card(at.pick_ship, kind),
            Action::PickPlayer(seat) => Place::one(at.pick_player + self.other(seat, here)),
            Action::Take(kind) => card(at.take, kind),
            Action::Send(to) => Place::one(at.send + to as usize),
            Action::Leave(kind) => card(at.leave, kind),
            Action::Upgrade(kind) if V::HAS_UPGRADES => card(at.upgrade, kind),
            Action::Accept => Place::one(at.accept),
            Action::Decline => Place::one(at.decline),
            Action::End => Place::one(at.end),
            _ => Place::OTHER,
        }
    }

    fn labels(&self, g: &StarRealms<S, K, V>) -> Vec<(&'static str, Vec<String>)> {
        vec![("cards", (0..self.kinds).map(|kind| g.catalog.id(kind as Kind).to_owned()).collect())]
    }

    fn parts(&self) -> Vec<Part> {
        let (n, p) = (self.kinds, self.players);
        let mut parts = vec![
            Part::new("own_seat", &[p], "The seat that looks."),
            Part::new(
                "acting",
                &[p],
                "Whose turn it is and who is not done. Here and below seats count from the one that looks, round to the left.",
            ),
            Part::new(
                "table",
                &[4],
                "Turn / 256, over, cards of the trade deck / 64, Explorers / 16 (0 if there is no end of them).",
            ),
            Part::new("winners", &[p], "Who has won."),
            Part::new("row", &[n], "Cards of the trade row, by card."),
            Part::new("row_order", &[SPACES], "The same space by space: the card's number from 1, / 128."),
            Part::new("scrap_heap", &[n], "Cards, by card."),
            Part::new(
                "prompt",
                &[PROMPTS],
                "What is asked: main, choose, may, scrap, discard_for, scrap_row, destroy, target, discard, free, arrive, copy_ship, copy_base, recover, legacy, upgrade, muster.",
            ),
            Part::new("prompt_seat", &[p], "Who is asked."),
            Part::new("prompt_to", &[p], "For whom."),
            Part::new("prompt_card", &[n], "By which card."),
            Part::new(
                "prompt_figures",
                &[8],
                "How many are left or offered / 8, may be declined, from the hand, from the discard pile, to the discard pile, to the deck, to the hand, price or most cost / 8.",
            ),
            Part::new(
                "prompt_ability",
                &[5],
                "An offer of the primary, ally, scrap, acquired ability, or of the scenario.",
            ),
            Part::new("prompt_faction", &[8], "The icon of the ally ability."),
            Part::new("prompt_text", &[1], "Which offer, by its words: / 65536."),
            Part::new(
                "seats",
                &[p, FIGURES],
                "By seat: alive, authority / 64, hand / 8, deck / 32, discard pile / 32, trade / 16, combat / 16, discards owed, armed effects, discount, shielded.",
            ),
            Part::new("may_attack", &[p, p], "By seat: whom it may attack."),
            Part::new("may_attack_bases", &[p, p], "By seat: whose bases it may attack."),
            Part::new("hand", &[p, n], "By seat: the cards of the hand, where one may look."),
            Part::new("hand_known", &[p, n], "By seat: cards everybody saw going into the hand."),
            Part::new("discard", &[p, n], "By seat: the discard pile."),
            Part::new("bases", &[p, n], "By seat: bases in play."),
            Part::new("ships", &[p, n], "By seat: ships in play."),
            Part::new(
                "deck_top",
                &[p, TOP],
                "By seat: known cards on top of the deck, the next one first: the card's number from 1, / 128.",
            ),
            Part::new(
                "base_order",
                &[p, BASES],
                "By seat: each base in play, in order, with all that is to be told of it, as one number below 1.",
            ),
            Part::new("ship_order", &[p, SHIPS], "By seat: the same of ships."),
        ];
        parts.extend(self.extra.iter().cloned());
        parts
    }

    fn write(&self, g: &StarRealms<S, K, V>, s: &State<S, K, V>, here: Seat, r: &mut Row<'_>) {
        let (n, p) = (self.kinds, self.players);
        let seats = || (0..p).map(|i| ((here.index() + i) % p) as u8);
        let set = |r: &mut Row<'_>, set: SeatSet| seats().for_each(|seat| r.flag(set.contains(Seat(seat))));
        r.one_of(p, Some(here.index()));
        set(r, s.acting);
        r.put(f32::from(s.turn) / 256.0);
        r.flag(s.end.is_some());
        r.put(s.trade_deck.len() as f32 / 64.0);
        r.put(if g.options.unlimited_explorers { 0.0 } else { f32::from(s.row.explorers()) / 16.0 });
        let won = matches!(s.end, Some(End::Won | End::Political));
        seats().for_each(|seat| r.flag(won && g.seating.team(seat) == s.winner));
        r.tally(n, g.row_cards(s).map(usize::from));
        r.list(SPACES, g.row_cards(s).map(|kind| if kind == NONE { 0.0 } else { number(kind) }));
        r.counts(&s.scrap_heap.counts()[..n]);
        self.write_prompt(g, s, here, r);
        for seat in seats() {
            let realm = s.realm(seat);
            r.flag(s.alive.contains(Seat(seat)));
            r.put(f32::from(s.authority[g.seating.side(seat) as usize]) / 64.0);
            r.put(realm.hand.len() as f32 / 8.0);
            r.put(realm.deck_len() as f32 / 32.0);
            r.put(realm.discard.len() as f32 / 32.0);
            r.put(f32::from(realm.trade) / 16.0);
            r.put(f32::from(realm.combat) / 16.0);
            r.put(realm.owed);
            r.put(realm.armed);
            r.put(realm.discounts.iter().fold(0, |sum: u8, d| sum.saturating_add(*d)));
            r.flag(g.shielded(s, seat));
        }
        let living = |seat: u8, reach: SeatSet| if s.alive.contains(Seat(seat)) { reach } else { SeatSet::EMPTY };
        seats().for_each(|seat| set(r, living(seat, g.targets(s, seat))));
        seats().for_each(|seat| set(r, living(seat, g.base_owners(s, seat))));
        for seat in seats() {
            match g.seating.sees_hand(here.0, seat) {
                true => r.counts(&s.realm(seat).hand.counts()[..n]),
                false => r.skip(n),
            }
        }
        seats().for_each(|seat| r.tally(n, s.realm(seat).known.iter().map(|kind| usize::from(*kind))));
        seats().for_each(|seat| r.counts(&s.realm(seat).discard.counts()[..n]));
        seats().for_each(|seat| r.tally(n, s.realm(seat).bases.iter().map(|base| usize::from(base.kind))));
        seats().for_each(|seat| r.tally(n, s.ships.iter().filter(|x| x.owner == seat).map(|x| usize::from(x.kind))));
        seats().for_each(|seat| r.list(TOP, s.realm(seat).top.iter().rev().map(|kind| number(*kind))));
        for seat in seats() {
            r.list(BASES, s.realm(seat).bases.iter().map(|base| piece(g, s, base, base.damage)));
        }
        for seat in seats() {
            r.list(SHIPS, s.ships.iter().filter(|x| x.owner == seat).map(|ship| piece(g, s, ship, 0)));
        }
        V::write_row(g, s, r);
    }
}

/// A card as one number below 1.
fn number(kind: Kind) -> f32 {
    (f32::from(kind) + 1.0) / 128.0
}

/// A card in play as one number below 1: 24 bits, as many as a number of a row has.
fn piece<const S: usize, const K: usize, V: Variant>(
    g: &StarRealms<S, K, V>,
    s: &State<S, K, V>,
    p: &InPlay,
    damage: u8,
) -> f32 {
    let now = g.hot(s, p.as_kind);
    let ready = |n: usize| !now.ally[n].is_empty() && p.has(ALLY_ON[n]) && !p.has(ALLY_USED[n]);
    let bits = (u32::from(p.kind) + 1)
        | (u32::from(p.as_kind & 127) << 8)
        | (u32::from(p.has(USED)) << 15)
        | (u32::from(ready(0)) << 16)
        | (u32::from(ready(1)) << 17)
        | (u32::from(damage.min(63)) << 18);
    bits as f32 / (1 << 24) as f32
}

impl Numbers {
    /// What [`StarRealms::question`] says.
    fn write_prompt<const S: usize, const K: usize, V: Variant>(
        &self,
        g: &StarRealms<S, K, V>,
        s: &State<S, K, V>,
        here: Seat,
        r: &mut Row<'_>,
    ) {
        let (n, p) = (self.kinds, self.players);
        if s.end.is_some() {
            return r.skip(PROMPTS + p + p + n + 8 + 5 + 8 + 1);
        }
        let frame = s.stack.last().copied();
        let (mut which, mut to, mut card, mut left, mut sends, mut price) = (0, None, NONE, 0, 0, 0);
        let mut offer = None;
        match frame {
            None | Some(Frame::Run { .. }) => {}
            Some(Frame::Choose { card: c, at, .. }) => {
                (which, card) = (1, c);
                if let Op::Choice { n, .. } = g.catalog.ops.0[usize::from(at)] {
                    left = n;
                }
            }
            Some(Frame::May { card: c, at, .. }) => {
                (which, card, offer) = (2, c, Some(at));
            }
            Some(Frame::Scrap { card: c, left: l, .. }) => (which, card, left) = (3, c, l),
            Some(Frame::DiscardFor { card: c, left: l, .. }) => (which, card, left) = (4, c, l),
            Some(Frame::ScrapRow { card: c, left: l, .. }) => (which, card, left) = (5, c, l),
            Some(Frame::Destroy { card: c, .. }) => (which, card) = (6, c),
            Some(Frame::Target { card: c, n, .. }) => (which, card, left) = (7, c, n),
            Some(Frame::Discard { card: c, left: l, .. }) => (which, card, left) = (8, c, l),
            Some(Frame::Free { card: c, .. }) => (which, card) = (9, c),
            Some(Frame::Arrive { card: c, to, .. }) => (which, card, sends) = (10, c, to),
            Some(Frame::Copy { card: c, what: CopyOf::Ship, .. }) => (which, card) = (11, c),
            Some(Frame::Copy { card: c, what: CopyOf::Base, .. }) => (which, card) = (12, c),
            Some(Frame::Recover { card: c, left: l, .. }) => (which, card, left) = (13, c, l),
            Some(Frame::Bequest { to: heir, .. }) => (which, to) = (14, Some(heir)),
            Some(Frame::Upgrade { seat, card: c, .. }) => {
                (which, card) = (15, c);
                price = V::upgrade_price(&g.scene, seat, g.hot(s, c).base);
            }
            Some(Frame::Muster { max_cost, .. }) => (which, price) = (16, max_cost),
        }
        r.one_of(PROMPTS, Some(which));
        match frame {
            None => (0..p).for_each(|i| r.flag(s.acting.contains(Seat(((here.index() + i) % p) as u8)))),
            Some(frame) => r.one_of(p, Some(from_here(frame.seat(), here, p))),
        }
        r.one_of(p, to.map(|heir| from_here(heir, here, p)));
        r.one_of(n, Some(usize::from(card)));
        let (hand, discard) = match frame {
            Some(frame @ Frame::Scrap { .. }) => g.zones(frame),
            _ => (false, false),
        };
        r.put(f32::from(left) / 8.0);
        r.flag(frame.is_some_and(|frame| g.may_decline(frame)));
        r.flag(hand);
        r.flag(discard);
        Destination::ALL.into_iter().for_each(|to| r.flag(sends & bit(to) != 0));
        r.put(f32::from(price) / 8.0);
        match offer {
            Some(at) => {
                let (ability, faction) = g.ability_at(s, card, at);
                r.one_of(5, Some(ability as usize));
                r.one_of(8, faction.map(|f| f as usize));
                r.put((f32::from(self.same_words[usize::from(at)]) + 1.0) / 65536.0);
            }
            None => r.skip(5 + 8 + 1),
        }
    }
}

//! Where a campaign game differs from any other: upgrading, the scenario's rules, the political victory, the bonus card.

use super::pack::{BONUSES, Condition};
use super::packs::Packs;
use super::position::{self, CampaignAt};
use super::scene::Scene;
use super::text::{self, CampaignView};
use super::vault::Vault;
use super::{Now, RiseOfEmpire, Table, encoding, stickers};
use starboard_core::encoding::{Part, Row};
use starboard_core::{Chance, Faults, Lang, Seat, SeatSet, Sink};
use starboard_star_realms::action::Action;
use starboard_star_realms::catalog::Kind;
use starboard_star_realms::effect::Script;
use starboard_star_realms::event::Event;
use starboard_star_realms::faction::Factions;
use starboard_star_realms::fault_at::At;
use starboard_star_realms::frame::Frame;
use starboard_star_realms::options::Options;
use starboard_star_realms::peek::Upgrading;
use starboard_star_realms::state::{Base, End, InPlay};
use starboard_star_realms::variant::{Acquiring, Variant};

impl Variant for RiseOfEmpire {
    type Scene = Scene;
    type Extra = Vault;
    type Written = CampaignAt;
    type Shown = CampaignView;
    type Kinds = u128;
    type Data = Packs;

    const NAME: &'static str = "rise-of-empire";
    const HAS_UPGRADES: bool = true;

    fn table<const S: usize, const K: usize>(
        packs: &Packs,
        options: Options,
        edition: &'static str,
    ) -> Result<Table<S, K>, Faults> {
        super::scene::table(packs, options, edition)
    }

    #[inline]
    fn model(vault: &Vault, row: usize) -> u8 {
        vault.stuck(row)
    }

    fn prepare<const S: usize, const K: usize>(g: &Table<S, K>, s: &mut Now<S, K>, e: &mut impl Sink<Event>) -> bool {
        let scene = &g.scene;
        for (seat, authority) in scene.authority.into_iter().enumerate() {
            s.authority[seat] = authority;
        }
        for seat in 0..2 {
            for kind in &scene.in_play[seat as usize] {
                let hot = g.hot(s, *kind);
                s.realm_mut(seat).bases.push(Base { card: InPlay::new(*kind, hot.flags), damage: 0 });
                s.realm_mut(seat).outposts += u8::from(hot.outpost());
            }
        }
        (s.side, s.acting) = (scene.first, SeatSet::one(Seat(scene.first)));
        // In turn, the second player first: so that question lies on top.
        let most = scene.muster.iter().flatten().map(|(_, cards)| *cards).max().unwrap_or(0);
        for round in 0..most {
            for seat in [scene.first, 1 - scene.first] {
                if let Some((max_cost, cards)) = scene.muster[usize::from(seat) % 2]
                    && round < cards
                {
                    s.stack.push(Frame::Muster { seat, max_cost });
                }
            }
        }
        settle_musters(g, s, e);
        !s.stack.is_empty()
    }

    fn turn_began<const S: usize, const K: usize>(
        g: &Table<S, K>,
        s: &mut Now<S, K>,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        if s.end.is_some() {
            return;
        }
        (s.extra.offer_used, s.extra.first_acquired) = (false, false);
        let (turn, seat) = (own_turn(s), s.side);
        for (from, script) in g.scene.turn_start[usize::from(seat) % 2].iter().rev() {
            if turn >= *from {
                queue(g, s, seat, *script);
            }
        }
        g.resume(s, c, e);
    }

    fn offers<const S: usize, const K: usize>(g: &Table<S, K>, s: &Now<S, K>, seat: u8) -> bool {
        offer(g, s, seat).is_some()
    }

    fn take_offer<const S: usize, const K: usize>(
        g: &Table<S, K>,
        s: &mut Now<S, K>,
        seat: u8,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        let Some((price, script)) = offer(g, s, seat) else { return };
        s.extra.offer_used = true;
        g.pay(s, seat, g.scene.source, price, 0, e);
        queue(g, s, seat, script);
        g.resume(s, c, e);
    }

    fn truce<const S: usize, const K: usize>(g: &Table<S, K>, s: &Now<S, K>) -> Option<u8> {
        let from = g.scene.no_attack_before[usize::from(s.side) % 2];
        (own_turn(s) < from).then_some(from)
    }

    fn destroyed<const S: usize, const K: usize>(
        g: &Table<S, K>,
        s: &mut Now<S, K>,
        seat: u8,
        e: &mut impl Sink<Event>,
    ) {
        advance(g, s, seat, e, |condition| matches!(condition, Condition::Destroys(_)));
    }

    fn spaces(scene: &Scene) -> usize {
        scene.row
    }

    fn sixth(vault: &Vault) -> Option<Kind> {
        vault.sixth
    }

    fn set_sixth(vault: &mut Vault, kind: Option<Kind>) {
        vault.sixth = kind;
    }

    fn asks_upgrade<const S: usize, const K: usize>(g: &Table<S, K>, s: &Now<S, K>, seat: u8, card: Kind) -> bool {
        !s.stack.is_full() && stickers::fitting(g, s, seat, card).next().is_some()
    }

    fn upgrades<'s, const S: usize, const K: usize>(
        g: &'s Table<S, K>,
        s: &'s Now<S, K>,
        seat: u8,
        card: Kind,
    ) -> impl Iterator<Item = Kind> + 's {
        stickers::fitting(g, s, seat, card)
    }

    fn take_noted(vault: &mut Vault) -> Option<Kind> {
        vault.noted.take()
    }

    fn acquired<const S: usize, const K: usize>(
        g: &Table<S, K>,
        s: &mut Now<S, K>,
        seat: u8,
        card: Kind,
        e: &mut impl Sink<Event>,
    ) {
        let scene = &g.scene;
        let before = scene.upgraded_by(card);
        if before == Some(scene.sides[seat as usize % 2].other()) {
            advance(g, s, seat, e, |condition| matches!(condition, Condition::Defectors(_)));
        }
        for (rule, script) in &scene.on_acquire[seat as usize % 2] {
            let of = rule.faction.map_or(Factions::ALL, Factions::of);
            let fits =
                (rule.faction.is_none() || g.hot(s, card).factions.meets(of)) && (!rule.upgraded || before.is_some());
            if fits && !(rule.first && s.extra.first_acquired) {
                s.extra.first_acquired |= rule.first;
                queue(g, s, seat, *script);
            }
        }
    }

    fn upgrade_price(scene: &Scene, seat: u8, base: bool) -> u8 {
        scene.upgrade_price[usize::from(seat) % 2][usize::from(base)]
    }

    fn upgrade<const S: usize, const K: usize>(
        g: &Table<S, K>,
        s: &mut Now<S, K>,
        card: Acquiring,
        row: Kind,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        stickers::upgrade(g, s, card, row, c, e);
    }

    fn musterable<'s, const S: usize, const K: usize>(
        g: &'s Table<S, K>,
        s: &'s Now<S, K>,
        seat: u8,
        max_cost: u8,
    ) -> impl Iterator<Item = Kind> + 's {
        let own = Some(g.scene.sides[usize::from(seat) % 2]);
        let kinds = s.trade_deck.iter().map(|(kind, _)| kind);
        kinds.filter(move |k| g.scene.upgraded_by(*k) == own && g.hot(s, *k).cost <= max_cost)
    }

    fn muster<const S: usize, const K: usize>(
        g: &Table<S, K>,
        s: &mut Now<S, K>,
        seat: u8,
        card: Kind,
        e: &mut impl Sink<Event>,
    ) {
        s.trade_deck.remove(card);
        s.realm_mut(seat).deck.add(card);
        e.tell(|| Event::Mustered { seat: Seat(seat), card: g.name(s, card) });
    }

    /// When the last to muster has answered, the cards are dealt.
    fn answered<const S: usize, const K: usize>(
        g: &Table<S, K>,
        s: &mut Now<S, K>,
        c: &mut impl Chance,
        e: &mut impl Sink<Event>,
    ) {
        if s.turn == 0 && s.end.is_none() {
            settle_musters(g, s, e);
            if s.stack.is_empty() {
                g.open(s, c, e);
            }
        }
    }

    fn write<const S: usize, const K: usize>(g: &Table<S, K>, s: &Now<S, K>) -> Option<CampaignAt> {
        Some(position::write(g, s))
    }

    fn read<const S: usize, const K: usize>(g: &Table<S, K>, s: &mut Now<S, K>, at: &CampaignAt, faults: &mut At<'_>) {
        position::read(g, s, at, faults);
    }

    fn fault<const S: usize, const K: usize>(g: &Table<S, K>, s: &Now<S, K>) -> Option<&'static str> {
        let upgraded = |f: &Frame| matches!(f, Frame::Arrive { card, .. } if g.catalog.row(*card).is_some());
        let on_its_way = s.stack.iter().any(upgraded);
        (s.extra.noted.is_some() != on_its_way)
            .then_some("a card is noted while its upgraded copy is on its way, and only then")
    }

    fn look<const S: usize, const K: usize>(g: &Table<S, K>, s: &Now<S, K>) -> Option<Box<CampaignView>> {
        Some(Box::new(text::look(g, s)))
    }

    fn show(view: &CampaignView, lang: Lang) -> String {
        view.show(lang)
    }

    fn side_of(view: &CampaignView, seat: Seat, lang: Lang) -> Option<String> {
        view.sides.get(seat.index()).map(|side| super::history::side_name(*side, lang))
    }

    fn say_action<const S: usize, const K: usize>(
        g: &Table<S, K>,
        s: &Now<S, K>,
        action: Action,
        lang: Lang,
    ) -> String {
        match action {
            Action::Upgrade(row) => text::say_sticker(g, s, row, lang),
            _ => text::say_offer(&g.scene, s.side, lang),
        }
    }

    fn bonus_name(scene: &Scene, bonus: u8, lang: Lang) -> String {
        let bonus = scene.scenario.bonuses.get(usize::from(bonus));
        bonus.map_or_else(String::new, |b| b.name.in_lang(lang).to_owned())
    }

    fn upgradings<'s, const S: usize, const K: usize>(
        g: &'s Table<S, K>,
        s: &'s Now<S, K>,
        seat: u8,
        card: Kind,
    ) -> impl Iterator<Item = Upgrading<'s>> + 's {
        stickers::upgradings(g, s, seat, card)
    }

    fn row_parts<const S: usize, const K: usize>(g: &Table<S, K>) -> Vec<Part> {
        encoding::parts(g)
    }

    fn write_row<const S: usize, const K: usize>(g: &Table<S, K>, s: &Now<S, K>, row: &mut Row<'_>) {
        encoding::write(g, s, row);
    }
}

/// Nobody is asked which card to muster where there is one, or none.
fn settle_musters<const S: usize, const K: usize>(g: &Table<S, K>, s: &mut Now<S, K>, e: &mut impl Sink<Event>) {
    while let Some(&Frame::Muster { seat, max_cost }) = s.stack.last() {
        let mut kinds = RiseOfEmpire::musterable(g, s, seat, max_cost);
        let (one, two) = (kinds.next(), kinds.next());
        drop(kinds);
        if two.is_some() {
            return;
        }
        s.stack.pop();
        if let Some(only) = one {
            RiseOfEmpire::muster(g, s, seat, only, e);
        }
    }
}

/// A player's own turns, counted from 1.
fn own_turn<const S: usize, const K: usize>(s: &Now<S, K>) -> u8 {
    s.turn.div_ceil(2).min(255) as u8
}

/// Effects of the scenario wait their turn on the stack.
fn queue<const S: usize, const K: usize>(g: &Table<S, K>, s: &mut Now<S, K>, seat: u8, script: Script) {
    if !script.is_empty() {
        s.stack.push(Frame::Run { seat, card: g.scene.source, len: script.len, at: script.at });
    }
}

/// What the scenario offers this turn: its price and effects.
fn offer<const S: usize, const K: usize>(g: &Table<S, K>, s: &Now<S, K>, seat: u8) -> Option<(u8, Script)> {
    let (price, script) = g.scene.offer[usize::from(seat) % 2]?;
    (!s.extra.offer_used && s.realm(seat).trade >= u16::from(price)).then_some((price, script))
}

/// One step towards each bonus card of which the condition is meant; whoever gets there first has it.
pub(super) fn advance<const S: usize, const K: usize>(
    g: &Table<S, K>,
    s: &mut Now<S, K>,
    seat: u8,
    e: &mut impl Sink<Event>,
    meant: impl Fn(&Condition) -> bool,
) {
    for (i, bonus) in g.scene.bonuses().filter(|(_, b)| meant(&b.when)) {
        let goal = match bonus.when {
            Condition::Upgrades { n, .. } | Condition::Destroys(n) | Condition::Defectors(n) => n,
            Condition::Keeps(_) => continue,
        };
        if s.extra.bonuses[i].is_some() {
            continue;
        }
        let n = &mut s.extra.progress[i][usize::from(seat) % 2];
        *n = n.saturating_add(1);
        if *n >= goal {
            s.extra.bonuses[i] = Some(seat);
            e.tell(|| Event::BonusEarned { seat: Seat(seat), bonus: i as u8 });
        }
    }
}

/// Who has each bonus card at the end of the game.
pub(super) fn bonus_winners<const S: usize, const K: usize>(g: &Table<S, K>, s: &Now<S, K>) -> [Option<Seat>; BONUSES] {
    let mut winners = s.extra.bonuses.map(|seat| seat.map(Seat));
    for (i, bonus) in g.scene.bonuses() {
        if let Condition::Keeps(id) = &bonus.when {
            let keeps = |winner: u8| {
                let kind = g.catalog.kind(id)?;
                s.realm(winner).bases.iter().any(|b| b.kind == kind).then_some(Seat(winner))
            };
            winners[i] = matches!(s.end, Some(End::Won | End::Political)).then_some(s.winner).and_then(keeps);
        }
    }
    winners
}

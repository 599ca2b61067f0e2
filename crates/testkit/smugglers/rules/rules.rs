use super::*;
use serde_json::{Map, Value as Json};
use starboard_core::{Chance, Deal, Game, Outcome, SeatSet, Seen, Sink, ToMove, Viewer};

/// The space of deals: what comes off the heap.
pub(super) const HEAP: u8 = 0;

impl Toy {
    fn members(&self, team: u8) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats()).filter(move |s| self.team(*s) == team)
    }

    /// The seats of the side whose turn it is that can do anything.
    fn acting(&self, s: &State) -> SeatSet {
        let holds = |seat: &Seat| !s.hands[seat.index()].is_empty() && !s.out[seat.index()];
        self.members(self.team(s.turn)).filter(holds).collect()
    }

    fn one_side_left(&self, s: &State) -> bool {
        let mut sides = Seat::all(self.seats()).filter(|p| !s.out[p.index()]).map(|p| self.team(p));
        let first = sides.next();
        sides.all(|t| Some(t) == first)
    }

    fn victims<'a>(&'a self, s: &'a State, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
        Seat::all(self.seats())
            .filter(move |v| self.team(*v) != self.team(seat) && !s.out[v.index()] && !s.hands[v.index()].is_empty())
    }

    fn draw(&self, s: &mut State, seat: Seat, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
        if !s.heap.is_empty() {
            let value = s.heap.draw(HEAP, chance);
            s.hands[seat.index()].add(value);
            events.tell(|| Event::Drew { seat, value: Some(value) });
        }
    }

    fn end_turn(&self, s: &mut State, acted: Seat, chance: &mut impl Chance, events: &mut impl Sink<Event>) {
        if !s.out[acted.index()] {
            self.draw(s, acted, chance, events);
        }
        s.turns += 1;
        let won = s.scores.iter().any(|n| *n >= self.options.target);
        let empty = Seat::all(self.seats()).all(|p| s.hands[p.index()].is_empty() || s.out[p.index()]);
        if won || empty || self.one_side_left(s) {
            s.over = true;
            return;
        }
        let step = if self.options.format == Format::Teams { 2 } else { self.seats() };
        for _ in 0..step {
            s.turn = Seat((s.turn.0 + 1) % step as u8);
            if !self.acting(s).is_empty() {
                return;
            }
        }
    }
}

impl Game for Toy {
    type Data = ();
    type Options = Options;
    type State = State;
    type Action = Action;
    type Deed = Deed;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;
    type Illegal = Illegal;
    type Position = Position;

    const NAME: &'static str = "smugglers";
    const EDITIONS: &'static [&'static str] = &["0", "1"];
    const ENDS: &'static [&'static str] = &["target", "conceded", "nothing_left"];

    /// In the first edition the default was a longer game.
    fn old_defaults(edition: &'static str, options: &mut Map<String, Json>) {
        if edition == "0" {
            options.entry("target").or_insert_with(|| 25.into());
        }
    }

    fn edition(&self) -> &'static str {
        self.edition
    }

    fn of_edition((): &(), options: Options, edition: &'static str) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        let allowed: &[u8] = if options.format == Format::Teams { &[4] } else { &[2, 3, 4] };
        if !allowed.contains(&options.players) {
            faults.add("players", format!("{} cannot play this format; allowed: {allowed:?}", options.players));
        }
        if !(1..=60).contains(&options.target) {
            faults.add("target", "the target is from 1 to 60");
        }
        faults.or(Toy { options, edition, flaw: None })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> usize {
        usize::from(self.options.players)
    }

    /// In `teams`, neighbours are rivals.
    fn team(&self, seat: Seat) -> u8 {
        if self.options.format == Format::Teams { seat.0 % 2 } else { seat.0 }
    }

    fn start(&self, chance: &mut impl Chance, events: &mut impl Sink<Event>) -> State {
        let mut heap = Bag::new();
        (1..=5).for_each(|value| heap.add_many(value, COPIES));
        let mut s = State {
            heap,
            hands: [Bag::new(); SEATS],
            scores: [0; SEATS],
            out: [false; SEATS],
            turn: Seat(0),
            raid: None,
            turns: 1,
            over: false,
        };
        for seat in Seat::all(self.seats()) {
            (0..HAND).for_each(|_| self.draw(&mut s, seat, chance, events));
        }
        s
    }

    fn to_move(&self, s: &State) -> ToMove {
        match (s.over, s.raid) {
            (true, _) => ToMove::Over,
            (false, Some((_, victim))) => ToMove::Seat(victim),
            (false, None) if self.options.format == Format::Teams => {
                ToMove::AnyOf { asked: self.acting(s), also: SeatSet::EMPTY }
            }
            (false, None) => ToMove::Seat(s.turn),
        }
    }

    fn score(&self, s: &State, seat: Seat) -> i32 {
        let own = |p: Seat| if s.out[p.index()] { -1 } else { i32::from(s.scores[usize::from(self.team(p))]) };
        self.members(self.team(seat)).map(own).min().unwrap_or(-1)
    }

    fn outcome(&self, s: &State) -> Option<Outcome> {
        if !s.over {
            return None;
        }
        let scores: Vec<i32> = Seat::all(self.seats()).map(|p| self.score(s, p)).collect();
        let ranks = scores.iter().map(|n| 1 + scores.iter().filter(|m| *m > n).count() as u8).collect();
        let why = match () {
            () if s.scores.iter().any(|n| *n >= self.options.target) => "target",
            () if self.one_side_left(s) => "conceded",
            () => "nothing_left",
        };
        Some(Outcome { ranks, scores, why: why.to_owned() })
    }

    fn prompt(&self, s: &State) -> Prompt {
        match s.raid {
            Some((raider, seat)) => Prompt::Give { seat, raider },
            None => Prompt::Turn { seat: s.turn },
        }
    }

    fn legal_actions(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.to_move(s).may_act(seat) {
            return;
        }
        let hand = &s.hands[seat.index()];
        match s.raid {
            Some(_) => out.extend(hand.iter().map(|(value, _)| Action::Give(value))),
            None => {
                out.extend(hand.iter().map(|(value, _)| Action::Sell(value)));
                out.extend(self.victims(s, seat).map(Action::Raid));
                if self.has(Flaw::Unsorted) {
                    out.reverse();
                }
            }
        }
    }

    fn check(&self, s: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.to_move(s).may_act(seat) {
            return Err(Illegal::NotAsked);
        }
        let lax = self.has(Flaw::LaxCheck) && s.raid.is_none();
        let holds = |value: u8| lax || usize::from(value) < KINDS && s.hands[seat.index()].has(value);
        match (action, s.raid) {
            (Action::Sell(v), None) | (Action::Give(v), Some(_)) if holds(v) => Ok(()),
            (Action::Sell(_), None) | (Action::Give(_), Some(_)) => Err(Illegal::NoSuchCargo),
            (Action::Raid(victim), None) if self.victims(s, seat).any(|v| v == victim) => Ok(()),
            (Action::Raid(_), None) => Err(Illegal::NoSuchVictim),
            _ => Err(Illegal::WrongMoment),
        }
    }

    fn apply_unchecked(
        &self,
        s: &mut State,
        seat: Seat,
        action: &Action,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        match *action {
            Action::Sell(_) if self.has(Flaw::Endless) => {}
            Action::Sell(value) => {
                s.hands[seat.index()].remove(value);
                s.scores[usize::from(self.team(seat))] += value;
                events.tell(|| Event::Sold { seat, value });
                self.end_turn(s, seat, chance, events);
            }
            Action::Raid(victim) => {
                s.raid = Some((seat, victim));
                events.tell(|| Event::Raided { seat, victim });
            }
            Action::Give(value) => {
                let raider = s.raid.take().map_or(s.turn, |(raider, _)| raider);
                s.hands[seat.index()].remove(value);
                events.tell(|| Event::Gave { seat, value });
                self.end_turn(s, raider, chance, events);
            }
        }
    }

    /// A seat that gives up takes its team with it.
    fn concede(
        &self,
        s: &mut State,
        seat: Seat,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        if s.over || s.out[seat.index()] || self.has(Flaw::Stubborn) && seat.index() + 1 == self.seats() {
            return Err(Illegal::AlreadyOut);
        }
        for mate in self.members(self.team(seat)) {
            s.out[mate.index()] = true;
        }
        events.tell(|| Event::Conceded { seat });
        let raid_ends = s.raid.is_some_and(|(raider, victim)| s.out[raider.index()] || s.out[victim.index()]);
        if self.one_side_left(s) {
            s.raid = None;
            s.over = true;
        } else if raid_ends || s.out[s.turn.index()] {
            let acted = s.raid.take().map_or(s.turn, |(raider, _)| raider);
            self.end_turn(s, acted, chance, events);
        }
        Ok(())
    }

    fn plays_out(&self, _: &State, _: Seat, action: Action) -> bool {
        matches!(action, Action::Sell(_))
    }

    fn turns(&self, s: &State) -> u32 {
        u32::from(s.turns)
    }

    fn view(&self, s: &State, viewer: Viewer) -> View {
        let player = |seat: Seat| {
            let hand = &s.hands[seat.index()];
            PlayerView {
                cards: hand.len(),
                hand: (viewer.is(seat) || self.has(Flaw::OpenHands)).then(|| text::values(hand)),
                out: s.out[seat.index()],
            }
        };
        let teams = Seat::all(self.seats()).map(|p| self.team(p)).max().map_or(0, |t| usize::from(t) + 1);
        View {
            heap: s.heap.len(),
            players: Seat::all(self.seats()).map(player).collect(),
            scores: s.scores[..teams].to_vec(),
            turn: s.turn,
            over: s.over,
        }
    }

    fn sees(&self, event: &Event, viewer: Viewer) -> Seen<Event> {
        match event {
            Event::Drew { value: None, .. } if self.has(Flaw::RedactsTwice) => Seen::Nothing,
            Event::Drew { seat, value: Some(_) } if !viewer.is(*seat) => {
                Seen::Redacted(Event::Drew { seat: *seat, value: None })
            }
            _ => Seen::Whole,
        }
    }

    fn imagine(&self, s: &State, seat: Seat, chance: &mut impl Chance) -> State {
        let mut t = *s;
        let others = || Seat::all(self.seats()).filter(|p| *p != seat || self.has(Flaw::ForgetsOwnHand));
        for other in others() {
            t.heap.absorb(&mut t.hands[other.index()]);
        }
        for other in others() {
            for _ in 0..s.hands[other.index()].len() {
                let value = t.heap.draw(HEAP, chance);
                t.hands[other.index()].add(value);
            }
        }
        t
    }

    fn deal_text(&self, deal: Deal) -> String {
        deal.outcome.to_string()
    }

    fn parse_deal(&self, text: &str) -> Option<Deal> {
        text.parse().ok().map(|outcome| Deal { space: HEAP, outcome })
    }

    fn action_text(&self, _: &State, action: Action) -> String {
        let same = self.has(Flaw::SameText);
        text::of_action(if let (Action::Give(v), true) = (action, same) { Action::Sell(v) } else { action })
    }

    fn parse_action(&self, text: &str) -> Result<Action, Unreadable> {
        text::to_action(text)
    }

    fn deed(&self, _: &State, action: Action) -> Deed {
        match action {
            Action::Sell(value) if self.has(Flaw::OtherVerb) => Deed::Give { value },
            Action::Sell(value) if self.has(Flaw::OtherData) => Deed::Sell { value: value + 1 },
            Action::Sell(value) => Deed::Sell { value },
            Action::Raid(seat) => Deed::Raid { seat: Some(seat).filter(|_| !self.has(Flaw::SameData)) },
            Action::Give(value) => Deed::Give { value },
        }
    }

    fn action_words(&self, _: &State, _: Seat, action: Action, lang: Lang) -> String {
        text::action_words(action, lang)
    }

    fn event_words(&self, event: &Event, lang: Lang) -> String {
        if self.has(Flaw::Wordless) { String::new() } else { text::event_words(event, lang) }
    }

    fn prompt_words(&self, prompt: &Prompt, lang: Lang) -> String {
        text::prompt_words(prompt, lang)
    }

    fn illegal_words(&self, illegal: &Illegal, lang: Lang) -> String {
        text::illegal_words(illegal, lang)
    }

    fn show(&self, view: &View, lang: Lang) -> String {
        text::show(view, lang)
    }

    fn position(&self, s: &State) -> Position {
        text::position(self, s)
    }

    fn place(&self, position: Position) -> Result<State, Faults> {
        text::place(self, position)
    }
}

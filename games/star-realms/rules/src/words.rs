//! What people read: log lines, questions, buttons, reasons, and the table in the terminal.

use crate::action::{Action, Piece, Pool};
use crate::effect::{Destination, Op, Zone};
use crate::event::{Ability, Event, Resource, ScrappedFrom};
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::illegal::Illegal;
use crate::prompt::Prompt;
use crate::state::State;
use crate::text::{effects_to, of_faction, sentence, zone_text};
use crate::variant::Variant;
use crate::view::{Heap, PieceView, SeatView, View};
use starboard_core::french::Gender;
use starboard_core::words::{Arg, capital, entry, list_and, signed};
use starboard_core::{Lang, Seat, Words};
use std::fmt::Write as _;
use std::sync::LazyLock;

pub(crate) static WORDS: LazyLock<Words> = LazyLock::new(|| starboard_core::words!("../../words", "rules"));

fn player(seat: Seat, lang: Lang) -> String {
    WORDS.say(lang, "player", &[("seat", (u16::from(seat.0) + 1).into())])
}

fn players(seats: &[Seat], lang: Lang) -> String {
    list_and(lang, &seats.iter().map(|s| player(*s, lang)).collect::<Vec<_>>())
}

/// What fills a message, made on the spot.
pub(crate) enum Said {
    Text(String),
    /// The name of a card.
    Card(String, Gender),
}

impl From<String> for Said {
    fn from(text: String) -> Said {
        Said::Text(text)
    }
}

/// A message with arguments that are made on the spot.
pub(crate) fn say(lang: Lang, key: &str, texts: &[(&str, Said)], numbers: &[(&str, i64)]) -> String {
    let texts = texts.iter().map(|(k, v)| match v {
        Said::Text(text) => (*k, Arg::Text(text)),
        Said::Card(name, gender) => (*k, Arg::Noun(name, *gender)),
    });
    let args: Vec<(&str, Arg<'_>)> = texts.chain(numbers.iter().map(|(k, n)| (*k, Arg::from(*n)))).collect();
    WORDS.say(lang, key, &args)
}

impl<const S: usize, const K: usize, V: Variant> StarRealms<S, K, V> {
    /// A card's name by its id.
    fn card_name(&self, id: &str, lang: Lang) -> String {
        self.catalog.card_by_id(id).map_or_else(|| id.to_owned(), |c| c.name.in_lang(lang).to_owned())
    }

    /// A card by its id, as what a message fills in.
    fn card_said(&self, id: &str, lang: Lang) -> Said {
        let gender = self.catalog.card_by_id(id).map_or_else(Gender::default, |c| c.name.gender);
        Said::Card(self.card_name(id, lang), gender)
    }

    /// “Scout ×3, Viper and Explorer”, in the order in which they first come.
    fn card_names(&self, ids: &[String], lang: Lang) -> String {
        let mut heaps: Vec<(&String, usize)> = Vec::new();
        for id in ids {
            match heaps.iter_mut().find(|(known, _)| *known == id) {
                Some((_, n)) => *n += 1,
                None => heaps.push((id, 1)),
            }
        }
        let names: Vec<String> = heaps.into_iter().map(|(id, n)| counted(&self.card_name(id, lang), n)).collect();
        list_and(lang, &names)
    }

    pub(crate) fn say_event(&self, event: &Event, lang: Lang) -> String {
        let who = |s: &Seat| ("player", Said::from(player(*s, lang)));
        let named = |key: &'static str, id: &str| (key, self.card_said(id, lang));
        let card = |id: &str| named("card", id);
        let seated = |key: &'static str, s: &Seat| (key, Said::from(player(*s, lang)));
        let n = |n: i64| [("n", n)];
        match event {
            Event::TurnBegan { turn, seats } => say(
                lang,
                "event-turn_began",
                &[("players", players(seats, lang).into())],
                &[("turn", i64::from(*turn))],
            ),
            Event::RowFilled { card: id, .. } => say(lang, "event-row_filled", &[card(id)], &[]),
            Event::Drew { seat, n: count, cards: None } => say(lang, "event-drew", &[who(seat)], &n(i64::from(*count))),
            Event::Drew { seat, cards: Some(ids), .. } if ids.is_empty() => {
                say(lang, "event-drew", &[who(seat)], &n(0))
            }
            Event::Drew { seat, cards: Some(ids), .. } => {
                say(lang, "event-drew-cards", &[who(seat), ("cards", self.card_names(ids, lang).into())], &[])
            }
            Event::Shuffled { seat } => say(lang, "event-shuffled", &[who(seat)], &[]),
            Event::Played { seat, card: id } => say(lang, "event-played", &[who(seat), card(id)], &[]),
            Event::Used { seat, card: id, ability } => {
                let key = match ability {
                    Ability::Primary => "event-used-primary",
                    Ability::Ally => "event-used-ally",
                    Ability::Scrap => "event-used-scrap",
                };
                say(lang, key, &[who(seat), card(id)], &[])
            }
            Event::Gained { seat, what, n, total, card: id } => {
                let key = match what {
                    Resource::Trade => "event-gained-trade",
                    Resource::Combat => "event-gained-combat",
                    Resource::Authority => "event-gained-authority",
                };
                say(lang, key, &[who(seat), card(id)], &[("n", i64::from(*n)), ("total", i64::from(*total))])
            }
            Event::Acquired { seat, card: id, paid, to } => {
                let key = match to {
                    Destination::Discard => "event-acquired-discard",
                    Destination::Top => "event-acquired-top",
                    Destination::Hand => "event-acquired-hand",
                };
                say(lang, key, &[who(seat), card(id)], &[("paid", i64::from(*paid))])
            }
            Event::Scrapped { seat, card: id, from } => {
                let key = match from {
                    ScrappedFrom::Hand => "event-scrapped-hand",
                    ScrappedFrom::Discard => "event-scrapped-discard",
                    ScrappedFrom::Play => "event-scrapped-play",
                };
                say(lang, key, &[who(seat), card(id)], &[])
            }
            Event::ScrappedFromRow { seat, card: id, .. } => {
                say(lang, "event-scrapped_from_row", &[who(seat), card(id)], &[])
            }
            Event::Discarded { seat, card: id, .. } => say(lang, "event-discarded", &[who(seat), card(id)], &[]),
            Event::Owes { seat, n: count, card: id, .. } => {
                say(lang, "event-owes", &[who(seat), card(id)], &n(i64::from(*count)))
            }
            Event::Recovered { seat, card: id } => say(lang, "event-recovered", &[who(seat), card(id)], &[]),
            Event::Copied { seat, card: id, copied } => {
                say(lang, "event-copied", &[who(seat), card(id), named("copied", copied)], &[])
            }
            Event::Armed { seat, card: id } => say(lang, "event-armed", &[who(seat), card(id)], &[]),
            Event::Attacked { seat, target, n: count, total } => say(
                lang,
                "event-attacked",
                &[who(seat), seated("target", target), ("total", signed(i64::from(*total)).into())],
                &n(i64::from(*count)),
            ),
            Event::Damaged { seat, owner, card: id, n: count } => {
                say(lang, "event-damaged", &[who(seat), seated("owner", owner), card(id)], &n(i64::from(*count)))
            }
            Event::Destroyed { seat, owner, card: id, .. } => {
                say(lang, "event-destroyed", &[who(seat), seated("owner", owner), card(id)], &[])
            }
            Event::Gave { seat, to, what, n: count } => {
                let key = match what {
                    Resource::Trade => "event-gave-trade",
                    Resource::Combat => "event-gave-combat",
                    Resource::Authority => "event-gave-authority",
                };
                say(lang, key, &[who(seat), seated("to", to)], &n(i64::from(*count)))
            }
            Event::Passed { seat, to, card: id } => {
                say(lang, "event-passed", &[who(seat), seated("to", to), card(id)], &[])
            }
            Event::Done { seat } => say(lang, "event-done", &[who(seat)], &[]),
            Event::TurnEnded { seat, hand, .. } if hand.is_empty() => say(lang, "event-turn_ended", &[who(seat)], &[]),
            Event::TurnEnded { seat, hand, .. } => {
                say(lang, "event-turn_ended-hand", &[who(seat), ("cards", self.card_names(hand, lang).into())], &[])
            }
            Event::Fell { seat, conceded, for_team } => {
                let key = match (conceded, for_team) {
                    (true, true) => "event-fell-conceded-team",
                    (true, false) => "event-fell-conceded",
                    (false, _) => "event-fell",
                };
                say(lang, key, &[who(seat)], &[])
            }
            Event::Left { seat, to, card: id } => {
                say(lang, "event-left", &[who(seat), seated("to", to), card(id)], &[])
            }
            Event::Upgraded { seat, card: id, into, paid, .. } => {
                say(lang, "event-upgraded", &[who(seat), card(id), named("into", into)], &[("paid", i64::from(*paid))])
            }
            Event::Mustered { seat, card: id } => say(lang, "event-mustered", &[who(seat), card(id)], &[]),
            Event::BonusEarned { seat, bonus } => {
                let name = V::bonus_name(&self.scene, *bonus, lang);
                say(lang, "event-bonus_earned", &[who(seat), ("bonus", name.into())], &[])
            }
            Event::Paid { seat, what, n: count, card: id } => {
                let key = if *what == Resource::Authority { "event-paid-authority" } else { "event-paid-trade" };
                say(lang, key, &[who(seat), card(id)], &n(i64::from(*count)))
            }
            Event::Lost { seat, n: count, total, card: id } => say(
                lang,
                "event-lost",
                &[who(seat), card(id)],
                &[("n", i64::from(*count)), ("total", i64::from(*total))],
            ),
            Event::Over { winners, why: "political_victory" } => {
                say(lang, "event-over-political", &[("players", players(winners, lang).into())], &[])
            }
            Event::Over { winners, .. } if winners.is_empty() => say(lang, "event-over-draw", &[], &[]),
            Event::Over { winners, .. } => {
                say(lang, "event-over-won", &[("players", players(winners, lang).into())], &n(winners.len() as i64))
            }
        }
    }

    pub(crate) fn say_prompt(&self, prompt: &Prompt, lang: Lang) -> String {
        let who = |s: &Seat| ("player", Said::from(player(*s, lang)));
        let card = |id: &str| ("card", self.card_said(id, lang));
        let n = |n: &u8| [("n", i64::from(*n))];
        match prompt {
            Prompt::Main { seats } => say(lang, "ask-main", &[("players", players(seats, lang).into())], &[]),
            Prompt::Choose { seat, card: id, .. } => say(lang, "ask-choose", &[who(seat), card(id)], &[]),
            Prompt::May { seat, card: id, ability, faction, text } => {
                let of = faction.map(|f| of_faction(f, lang)).unwrap_or_default();
                let what = text.in_lang(lang).to_owned();
                let text = sentence(&what, lang);
                let said = [("of", of.into()), ("what", what.into()), ("text", text.into())];
                say(lang, ability.key(), &[who(seat), card(id)].into_iter().chain(said).collect::<Vec<_>>(), &[])
            }
            Prompt::Scrap { seat, card: id, left, from, optional } => {
                let zone = zone_text(from.contains(&Zone::Hand), from.contains(&Zone::Discard), *left, lang);
                let key = if *optional { "ask-scrap" } else { "ask-scrap-must" };
                say(lang, key, &[who(seat), card(id), ("zone", zone.into())], &n(left))
            }
            Prompt::DiscardFor { seat, card: id, left, .. } => {
                say(lang, "ask-discard_for", &[who(seat), card(id)], &n(left))
            }
            Prompt::ScrapRow { seat, card: id, left } => say(lang, "ask-scrap_row", &[who(seat), card(id)], &n(left)),
            Prompt::Destroy { seat, card: id, .. } => say(lang, "ask-destroy", &[who(seat), card(id)], &[]),
            Prompt::Target { seat, card: id, n: count } => say(lang, "ask-target", &[who(seat), card(id)], &n(count)),
            Prompt::Discard { seat, card: Some(id), left } => {
                say(lang, "ask-discard", &[who(seat), card(id)], &n(left))
            }
            Prompt::Discard { seat, card: None, left } => say(lang, "ask-discard-owed", &[who(seat)], &n(left)),
            Prompt::Free { seat, card: id } => say(lang, "ask-free", &[who(seat), card(id)], &[]),
            Prompt::Arrive { seat, card: id, .. } => say(lang, "ask-arrive", &[who(seat), card(id)], &[]),
            Prompt::CopyShip { seat, card: id } => say(lang, "ask-copy_ship", &[who(seat), card(id)], &[]),
            Prompt::CopyBase { seat, card: id } => say(lang, "ask-copy_base", &[who(seat), card(id)], &[]),
            Prompt::Recover { seat, card: id, left } => say(lang, "ask-recover", &[who(seat), card(id)], &n(left)),
            Prompt::Upgrade { seat, card: id, price } => say(lang, "ask-upgrade", &[who(seat), card(id)], &n(price)),
            Prompt::Muster { seat, max_cost } => say(lang, "ask-muster", &[who(seat)], &n(max_cost)),
            Prompt::Bequest { seat, to } => {
                say(lang, "ask-legacy", &[who(seat), ("to", player(*to, lang).into())], &[])
            }
        }
    }

    pub(crate) fn say_action(&self, s: &State<S, K, V>, seat: u8, action: Action, lang: Lang) -> String {
        let card = |kind: u8| {
            let name = &self.card(s, kind).name;
            ("card", Said::Card(name.in_lang(lang).to_owned(), name.gender))
        };
        let piece = |p: Piece| {
            let (own, copied) = (&self.card(s, p.kind).name, &self.card(s, p.as_kind).name);
            let name = own.in_lang(lang).to_owned();
            let name = if p.kind == p.as_kind { name } else { format!("{name} ({})", copied.in_lang(lang)) };
            ("card", Said::Card(name, own.gender))
        };
        let whom = |seat: u8| ("player", Said::from(player(Seat(seat), lang)));
        let plain = |key: &str| say(lang, key, &[], &[]);
        let one = |key: &str, kind: u8| say(lang, key, &[card(kind)], &[]);
        match action {
            Action::PlayAll => plain("act-play-all"),
            Action::Play(k) => one("act-play", k),
            Action::Use(p) => say(lang, "act-use", &[piece(p)], &[]),
            Action::Ally(p, _) => say(lang, "act-ally", &[piece(p)], &[]),
            Action::Scrap(p) => say(lang, "act-scrap", &[piece(p)], &[]),
            Action::Buy(k) => say(lang, "act-buy", &[card(k)], &[("n", i64::from(self.price(s, seat, k)))]),
            Action::Attack { seat: target, amount } => {
                let n = amount.of(s.realm(seat).combat);
                say(lang, "act-attack", &[whom(target)], &[("n", i64::from(n))])
            }
            Action::AttackBase { seat: owner, base, amount } => {
                let all = self.find_base(s, owner, base).map_or(0, |i| self.remaining(s, &s.realm(owner).bases[i]));
                let n = amount.of(all.into());
                say(lang, "act-attack-base", &[whom(owner), piece(base)], &[("n", i64::from(n))])
            }
            Action::Give { seat: to, pool, amount } => {
                let key = if pool == Pool::Trade { "act-give-trade" } else { "act-give-combat" };
                say(lang, key, &[whom(to)], &[("n", i64::from(amount))])
            }
            Action::Pass { card: k, seat: to } => say(lang, "act-pass", &[card(k), whom(to)], &[]),
            Action::Choose(n) => self.choice_text(s, n, lang),
            Action::Pick { zone: Zone::Hand, card: k } => one("act-pick-hand", k),
            Action::Pick { zone: Zone::Discard, card: k } => one("act-pick-discard", k),
            Action::PickRow(k) | Action::PickShip(k) | Action::Take(k) | Action::Leave(k) => one("act-pick", k),
            Action::PickBase { seat: owner, base } => say(lang, "act-pick-base", &[piece(base), whom(owner)], &[]),
            Action::PickPlayer(target) => player(Seat(target), lang),
            Action::Send(Destination::Discard) => plain("act-send-discard"),
            Action::Send(Destination::Top) => plain("act-send-top"),
            Action::Send(Destination::Hand) => plain("act-send-hand"),
            Action::Upgrade(_) | Action::Scenario => V::say_action(self, s, action, lang),
            Action::Accept => plain("act-accept"),
            Action::Decline => plain(self.decline_key(s)),
            Action::End if s.acting.len() > 1 => plain("act-done"),
            Action::End => plain("act-end"),
        }
    }

    /// An alternative of the card that asks, in words.
    fn choice_text(&self, s: &State<S, K, V>, n: u8, lang: Lang) -> String {
        let at = if let Some(Frame::Choose { at, .. }) = s.stack.last() { *at } else { u16::MAX };
        let option = match self.catalog.ops.0.get(usize::from(at)) {
            Some(Op::Choice { options, .. }) => options.get(usize::from(n)),
            _ => None,
        };
        match option {
            Some(script) => {
                let text = effects_to(&self.catalog.ops.effects(*script), lang);
                say(lang, "act-choose", &[("text", capital(&text).into())], &[])
            }
            None => format!("{}", u16::from(n) + 1),
        }
    }

    /// What an offer does if it is taken; with its price, if it has one.
    pub(crate) fn offer_text(&self, at: u16, lang: Lang) -> String {
        let ops = &self.catalog.ops;
        match ops.0.get(usize::from(at)) {
            Some(Op::May(script)) => effects_to(&ops.effects(*script), lang),
            Some(op) => effects_to(&[ops.effect(*op)], lang),
            None => String::new(),
        }
    }

    pub(crate) fn say_illegal(&self, illegal: &Illegal, lang: Lang) -> String {
        let card = |id: &str| ("card", self.card_said(id, lang));
        let plain = |key: &str| say(lang, key, &[], &[]);
        match illegal {
            Illegal::GameOver => plain("no-game_over"),
            Illegal::Fallen => plain("no-fallen"),
            Illegal::NotYourTurn => plain("no-not_your_turn"),
            Illegal::NotAsked => plain("no-not_asked"),
            Illegal::AnswerFirst => plain("no-answer_first"),
            Illegal::NoSuchAnswer => plain("no-no_such_answer"),
            Illegal::MustNotDecline => plain("no-must_not_decline"),
            Illegal::NothingAsked => plain("no-nothing_asked"),
            Illegal::NotInHand { card: id } => say(lang, "no-not_in_hand", &[card(id)], &[]),
            Illegal::NothingToPlay => plain("no-nothing_to_play"),
            Illegal::NoRoom => plain("no-no_room"),
            Illegal::NotInPlay { card: id } => say(lang, "no-not_in_play", &[card(id)], &[]),
            Illegal::NoSuchAbility { card: id } => say(lang, "no-no_such_ability", &[card(id)], &[]),
            Illegal::AlreadyUsed { card: id } => say(lang, "no-already_used", &[card(id)], &[]),
            Illegal::NoAlly { card: id } => say(lang, "no-no_ally", &[card(id)], &[]),
            Illegal::NotInRow { card: id } => say(lang, "no-not_in_row", &[card(id)], &[]),
            Illegal::NoExplorers => plain("no-no_explorers"),
            Illegal::TooDear { card: id, cost, trade } => {
                say(lang, "no-too_dear", &[card(id)], &[("cost", i64::from(*cost)), ("trade", i64::from(*trade))])
            }
            Illegal::NoCombat => plain("no-no_combat"),
            Illegal::TooStrong { needed, combat } => {
                say(lang, "no-too_strong", &[], &[("needed", i64::from(*needed)), ("combat", i64::from(*combat))])
            }
            Illegal::MoreThanDefence { defence } => {
                say(lang, "no-more_than_defence", &[], &[("n", i64::from(*defence))])
            }
            Illegal::OutpostFirst => plain("no-outpost_first"),
            Illegal::NotATarget { seat } => {
                say(lang, "no-not_a_target", &[("player", player(*seat, lang).into())], &[])
            }
            Illegal::WholePool => plain("no-whole_pool"),
            Illegal::DamageDoesNotStay => plain("no-damage_does_not_stay"),
            Illegal::NotATeammate { seat } => {
                say(lang, "no-not_a_teammate", &[("player", player(*seat, lang).into())], &[])
            }
            Illegal::NotThatMuch => plain("no-not_that_much"),
            Illegal::Truce { from } => say(lang, "no-truce", &[], &[("n", i64::from(*from))]),
            Illegal::NoOffer => plain("no-no_offer"),
            Illegal::NotInDiscard { card: id } => say(lang, "no-not_in_discard", &[card(id)], &[]),
        }
    }

    pub(crate) fn show_view(&self, view: &View<V::Shown>, lang: Lang) -> String {
        let word = |key: &str| say(lang, key, &[], &[]);
        let format = word(&format!("format-{}", view.format.id()));
        let mut out = say(lang, "show-head", &[("format", format.into())], &[("turn", i64::from(view.turn))]);
        let row: Vec<String> = view
            .row
            .iter()
            .map(|slot| match slot.as_deref().and_then(|id| self.catalog.card_by_id(id)) {
                Some(card) => format!("{} ({})", card.name.in_lang(lang), card.cost),
                None => "—".to_owned(),
            })
            .collect();
        if let Some(campaign) = &view.campaign {
            let _ = write!(out, "\n{}", V::show(campaign, lang));
        }
        let _ = write!(out, "\n\n{}", entry(lang, &word("show-row"), &row.join(" · ")));
        let explorers = match view.explorers {
            Some(n) => say(lang, "show-explorers", &[], &[("n", i64::from(n))]),
            None => word("show-explorers-endless"),
        };
        let deck = say(lang, "show-deck", &[], &[("n", i64::from(view.trade_deck))]);
        let scrapped: i64 = view.scrap_heap.iter().map(|h| i64::from(h.n)).sum();
        let scrap = say(lang, "show-scrap", &[], &[("n", scrapped)]);
        let _ = writeln!(out, "\n{explorers} · {deck} · {scrap}");
        for seat in &view.seats {
            self.show_seat(&mut out, view, seat, lang);
        }
        out
    }

    fn show_seat(&self, out: &mut String, view: &View<V::Shown>, seat: &SeatView, lang: Lang) {
        let word = |key: &str| say(lang, key, &[], &[]);
        let side = view.campaign.as_ref().and_then(|shown| V::side_of(shown, seat.seat, lang));
        let role = seat.role.map(|r| word(&format!("role-{r}"))).or(side);
        let mut mark = role.map(|r| format!(" ({r})")).unwrap_or_default();
        if !seat.alive {
            mark += &format!(" {}", word("show-out"));
        } else if view.acting.contains(&seat.seat) {
            mark += &format!(" {}", word("show-turn"));
        }
        let head = say(
            lang,
            "show-seat",
            &[
                ("player", player(seat.seat, lang).into()),
                ("mark", mark.into()),
                ("authority", signed(i64::from(seat.authority)).into()),
            ],
            &[("trade", i64::from(seat.trade)), ("combat", i64::from(seat.combat))],
        );
        let _ = writeln!(out, "\n{head}");
        let mut hand = say(lang, "show-hand", &[], &[("n", i64::from(seat.hand))]);
        if let Some(cards) = &seat.hand_cards {
            hand = entry(lang, &hand, &self.show_heaps(cards, lang));
        } else if !seat.hand_known.is_empty() {
            hand = entry(lang, &hand, &format!("{} …", self.card_names(&seat.hand_known, lang)));
        }
        let mut piles =
            say(lang, "show-piles", &[], &[("deck", i64::from(seat.deck)), ("discard", i64::from(seat.discard_size))]);
        if !seat.discard.is_empty() {
            piles = entry(lang, &piles, &self.show_heaps(&seat.discard, lang));
        }
        let _ = writeln!(out, "  {hand}\n  {piles}");
        for (key, pieces) in [("show-bases", &seat.bases), ("show-ships", &seat.ships)] {
            if !pieces.is_empty() {
                let texts: Vec<String> = pieces.iter().map(|p| self.show_piece(p, lang)).collect();
                let _ = writeln!(out, "  {}", entry(lang, &word(key), &texts.join(" · ")));
            }
        }
    }

    fn show_heaps(&self, heaps: &[Heap], lang: Lang) -> String {
        let one = |h: &Heap| counted(&self.card_name(&h.card, lang), usize::from(h.n));
        heaps.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    fn show_piece(&self, p: &PieceView, lang: Lang) -> String {
        let mut text = self.card_name(&p.card, lang);
        if let Some(copied) = &p.copies {
            text += &format!(" = {}", self.card_name(copied, lang));
        }
        if p.defense > 0 {
            let shield = if p.outpost { "▣" } else { "▢" };
            text += &format!(" {shield}{}", p.defense.saturating_sub(p.damage));
        }
        if p.used {
            text += " ✓";
        }
        text
    }
}

/// “Scout ×3”.
fn counted(name: &str, n: usize) -> String {
    if n == 1 { name.to_owned() } else { format!("{name} ×{n}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_are_complete() {
        assert_eq!(WORDS.unmatched(), Vec::<String>::new());
    }
}

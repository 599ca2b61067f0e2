//! The table in plain text, for the terminal.

use crate::catalogue::Catalogue;
use crate::piece::{Crew, Token};
use crate::state::{Borrowed, Phase};
use crate::text;
use crate::view::{PlanetView, PlayerView, View};
use crate::words::Voice;
use starboard_core::Lang;
use std::fmt::Write as _;

pub(crate) fn show(cards: &Catalogue, view: &View, lang: Lang) -> String {
    let v = Voice(lang);
    let mut out = v.say(
        "show-head",
        &[
            ("round", view.round.into()),
            ("epoch", (&v.epoch(view.epoch)).into()),
            ("phase", (&v.phase(view.phase)).into()),
            ("order", (&v.seats(&view.order)).into()),
        ],
    );
    let _ = writeln!(out, "\n\n{}", v.say("show-planets", &[]));
    for planet in &view.planets {
        show_planet(&mut out, v, planet, view.rebel_fleet.is_some_and(|f| !f.marked));
    }
    let _ = writeln!(out, "\n{}", v.say("show-tracks", &[]));
    show_tracks(&mut out, v, cards, view);
    let _ = writeln!(out, "\n{}", v.say("show-players", &[]));
    for player in &view.players {
        show_player(&mut out, v, cards, player, view.phase == Phase::Over);
    }
    out
}

fn show_planet(out: &mut String, v: Voice, p: &PlanetView, unmarked: bool) {
    let mut marks = String::new();
    if p.imperial_fleet {
        marks += &v.say("show-fleet", &[]);
    }
    if let Some(owner) = p.rebel_fleet {
        marks += &v.say("show-rebel-fleet", &[("who", (&v.seat(owner)).into())]);
        if unmarked {
            marks += &v.say("show-unmarked", &[]);
        }
    }
    if p.lab {
        marks += &v.say("show-lab", &[]);
    }
    marks += &match p.route {
        None => v.say("show-route", &[]),
        Some(owner) => v.say("show-route-of", &[("who", (&v.seat(owner)).into())]),
    };
    let line = v.say(
        "show-planet",
        &[
            ("planet", (&v.planet(p.id)).into()),
            ("high", p.high.into()),
            ("low", p.low.into()),
            ("sentinels", (&v.sentinels(p.sentinels)).into()),
            ("marks", (&marks).into()),
        ],
    );
    let _ = writeln!(out, "  {line}");
    show_crews(out, v, &p.workers);
}

/// `name: text`, with the language's own spacing; nothing follows the colon when there is no text.
fn entry(v: Voice, name: &str, text: &str) -> String {
    v.say("show-entry", &[("name", name.into()), ("text", text.into())]).trim_end().to_owned()
}

fn show_crews(out: &mut String, v: Voice, crews: &[Crew]) {
    for (seat, crew) in starboard_core::Seat::all(crews.len()).zip(crews).filter(|(_, c)| !c.is_empty()) {
        let _ = writeln!(out, "      {}", entry(v, &v.seat(seat), &v.crew(*crew)));
    }
}

fn show_tracks(out: &mut String, v: Voice, cards: &Catalogue, view: &View) {
    let t = &view.tracks;
    let names = |tokens: &[Option<Token>]| {
        let one =
            |t: &Option<Token>| t.map_or("-".to_owned(), |t| format!("{} ({})", v.seat(t.seat), v.worker(t.worker)));
        tokens.iter().map(one).collect::<Vec<_>>().join(" | ")
    };
    let offer = v.say("show-offer", &[]);
    let goods: Vec<String> = t.goods_shown.iter().map(|g| v.good(*g)).collect();
    let technologies: Vec<String> = t.technologies_shown.iter().map(|t| v.technology(cards, *t).to_owned()).collect();
    let mut influence = t.influence.clone();
    influence.extend([t.influence_x, t.influence_y]);
    let training: Vec<Option<Token>> = t.specialists.values().copied().collect();
    let mut line = |track, text: String| {
        let _ = writeln!(out, "  {}", entry(v, &v.track(track), &text));
    };
    use crate::piece::Track;
    line(Track::Initiative, names(&t.initiative));
    line(Track::Influence, names(&influence));
    line(Track::Goods, both(v, &names(&t.goods), &entry(v, &offer, &goods.join(", "))));
    line(Track::Missions, String::new());
    show_crews(out, v, &t.missions);
    for mission in &t.missions_shown {
        let cost = mission.cost.map(|c| format!(", {}", v.say("show-mission-cost", &[("cost", c.into())])));
        let points = v.say("n-points", &[("n", mission.points.into())]);
        let name = v.mission(cards, mission.id);
        let reward = text::effects(v, &cards.mission(mission.id).effects);
        let _ = writeln!(out, "      {name}{}, {points}. {reward}", cost.unwrap_or_default());
    }
    if let Some(seat) = view.first_at_missions {
        let _ = writeln!(out, "      {}", v.say("show-double-agent", &[("who", (&v.seat(seat)).into())]));
    }
    if view.mission_surcharge > 0 {
        let _ = writeln!(out, "      {}", v.say("show-surcharge", &[("n", view.mission_surcharge.into())]));
    }
    let mut line = |track, text: String| {
        let _ = writeln!(out, "  {}", entry(v, &v.track(track), &text));
    };
    line(
        Track::Research,
        both(v, &names(&t.research), &entry(v, &format!("{offer} ({} CU)", t.research_cost), &technologies.join(", "))),
    );
    line(Track::War, names(&t.war));
    line(Track::Specialists, names(&training));
    line(Track::Senate, String::new());
    show_crews(out, v, &t.senate);
    if let Some(action) = view.action {
        let _ = writeln!(out, "      {}", v.say("show-action", &[("action", v.action(cards, action).into())]));
    }
}

fn show_player(out: &mut String, v: Voice, cards: &Catalogue, p: &PlayerView, over: bool) {
    let line = v.say(
        if over { "show-player-over" } else { "show-player" },
        &[
            ("who", (&v.seat(p.seat)).into()),
            ("points", p.sheet.total().into()),
            ("later", (p.total - p.sheet.total()).into()),
            ("credits", p.credits.into()),
            ("cubes", (&v.cubes(p.cubes)).into()),
        ],
    );
    let _ = writeln!(out, "  {line}");
    let mut part = |key: &str, text: String| {
        if !text.is_empty() {
            let _ = writeln!(out, "      {}", entry(v, &v.say(key, &[]), &text));
        }
    };
    if !p.hand.is_empty() {
        part("show-hand", v.crew(p.hand));
    }
    let routes = p.routes.iter().map(|r| v.say("do-route", &[("of", (&v.of(*r)).into())]));
    let goods = p.goods.iter().map(|(g, n)| v.say("show-good", &[("good", (&v.good(*g)).into()), ("n", (*n).into())]));
    part("show-goods", goods.chain(routes).collect::<Vec<_>>().join(", "));
    part("show-against-sentinels", borrowed(v, p.against_sentinels));
    part("show-against-factions", borrowed(v, p.against_factions));
    let names = p.technologies.iter().map(|t| match t.used {
        true => v.say("show-used", &[("technology", v.technology(cards, t.id).into())]),
        false => v.technology(cards, t.id).to_owned(),
    });
    part("show-technologies", names.collect::<Vec<_>>().join(", "));
    part("show-performed", p.performed.iter().map(|m| v.mission(cards, *m)).collect::<Vec<_>>().join(", "));
    if p.total > 0 {
        part("show-sheet", sheet(v, p));
    }
}

/// Cubes that a mission lends for one round; nothing where there are none.
fn borrowed(v: Voice, cubes: Borrowed) -> String {
    match cubes {
        Borrowed { now: 0, next: 0 } => String::new(),
        Borrowed { now, next } => v.say("show-borrowed", &[("now", now.into()), ("next", next.into())]),
    }
}

/// Where the points come from: what is written down, and what is counted only at the end, as it stands today.
fn sheet(v: Voice, p: &PlayerView) -> String {
    let sum = |points: &[u8]| points.iter().map(|n| u16::from(*n)).sum::<u16>();
    v.say(
        "show-sheet-line",
        &[
            ("planets", sum(&p.sheet.planets).into()),
            ("senate", sum(&p.sheet.senate).into()),
            ("technologies", (p.sheet.technologies + p.pending.technologies).into()),
            ("missions", (p.sheet.missions + p.pending.missions).into()),
            ("economy", (p.sheet.economy + p.pending.economy).into()),
        ],
    )
}

/// Two things in one line.
fn both(v: Voice, a: &str, b: &str) -> String {
    v.say("list-semicolon", &[("a", a.into()), ("b", b.into())])
}

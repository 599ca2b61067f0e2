//! `starboard simulate rise-of-empire --campaigns N`: whole campaigns by bots, and what they tell of the pack's balance.

use crate::failure::Failure;
use crate::out::Out;
use crate::simulate::play_one;
use crate::words::decimal;
use serde::Serialize;
use serde_json::Value as Json;
use starboard_core::face::Rules as _;
use starboard_core::playout::{Limit, Series, seed_of};
use starboard_core::{Chance as _, Fast};
use starboard_rise_of_empire::pack::FinalPoints;
use starboard_rise_of_empire::{Campaign, CampaignFault, Ended, Kingdom, Pack, Packs, Side};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// What programs read; shares are of 1.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Report {
    pack: String,
    label: String,
    campaigns: u64,
    games: u64,
    /// Games won by the Star Empire, by the first player.
    empire_games: f64,
    first_player_games: f64,
    /// Campaigns won by the Star Empire.
    empire_campaigns: f64,
    /// Campaigns in which game 12 could still decide.
    open_before_last: f64,
    /// Campaigns that the realm points turned.
    turned_by_realms: f64,
    /// By scenario, 1 to 12.
    political: Vec<f64>,
    empire_by_scenario: Vec<f64>,
    first_by_scenario: Vec<f64>,
    turns: Vec<f64>,
    /// By both sides together, in each game.
    upgrades: Vec<f64>,
    bonus_earned: Vec<f64>,
    /// Of 20, by side, after the last game.
    stickers_used: [f64; 2],
    /// The same figures by who began and what was chosen.
    branches: Vec<BranchReport>,
}

/// Games of a scenario that began alike.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct BranchReport {
    scenario: u8,
    first: Side,
    /// The first player's choice, from 1.
    choice: Option<u8>,
    games: u64,
    empire: f64,
    first_player: f64,
    political: f64,
    turns: f64,
    upgrades: f64,
    bonus_earned: f64,
}

#[derive(Clone, Debug, Default)]
struct Sums {
    campaigns: u64,
    empire_campaigns: u64,
    open: u64,
    turned: u64,
    stickers: [u64; 2],
    /// By scenario, who began, and the choice taken.
    branches: BTreeMap<(u8, Side, Option<u8>), PerGame>,
}

#[derive(Clone, Copy, Debug, Default)]
struct PerGame {
    games: u64,
    empire: u64,
    first: u64,
    political: u64,
    turns: u64,
    upgrades: u64,
    bonus: u64,
}

impl PerGame {
    fn add(&mut self, other: &PerGame) {
        self.games += other.games;
        self.empire += other.empire;
        self.first += other.first;
        self.political += other.political;
        self.turns += other.turns;
        self.upgrades += other.upgrades;
        self.bonus += other.bonus;
    }
}

/// Which campaigns are played.
pub(crate) struct Plan {
    pub(crate) campaigns: u64,
    /// The Star Empire's bot and the Trade Federation's.
    pub(crate) codes: [String; 2],
    /// How the Kingdom's symbol is read, as an option says it; nothing if it was not said.
    pub(crate) kingdom: Json,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

impl Plan {
    pub(crate) fn run(&self, files: &[PathBuf], out: Out) -> Result<(), Failure> {
        let (packs, pack) = super::packs(files)?;
        let next = AtomicU64::new(0);
        let all = std::thread::scope(|scope| {
            let work = || {
                let mut sums = Sums::default();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= self.campaigns {
                        return Ok::<Sums, Failure>(sums);
                    }
                    sums.add(&self.play(&packs, &pack, seed_of(self.seed, number))?)?;
                }
            };
            let workers: Vec<_> = (0..self.threads.clamp(1, 64)).map(|_| scope.spawn(work)).collect();
            workers
                .into_iter()
                .map(|w| w.join().unwrap_or_else(|_| Err(Failure::said("a thread stopped"))))
                .collect::<Vec<_>>()
        });
        let mut sums = Sums::default();
        for part in all {
            sums.join(&part?);
        }
        let report = sums.report(&pack, out);
        if out.json { out.json(&report) } else { out.text(&tell(&report, &pack, out)) }
    }

    /// One campaign from the first game to the last; the seed says which.
    fn play(&self, packs: &Packs, pack: &Arc<Pack>, seed: u64) -> Result<Campaign, Failure> {
        let mut fast = Fast::new(seed);
        let kingdom = if self.kingdom == "trade" { Kingdom::Trade } else { Kingdom::Combat };
        let mut campaign = Campaign::new(packs, pack, kingdom, self.codes.clone(), Side::ALL, &mut fast);
        let rules = campaign.rules();
        while let Ok(next) = campaign.next() {
            let choice = (next.options > 0).then(|| 1 + fast.even(0, usize::from(next.options)) as u8);
            let game = rules.game(campaign.begin(choice)?)?;
            let limit = Limit::default();
            let plan = Series { policies: Vec::new(), games: 1, seed: fast.word(), threads: 1, limit };
            let mut matches = starboard_shelf::OPPONENTS.matches(&*game, &self.codes)?;
            for number in 0.. {
                match campaign.finish(play_one(&mut *matches, &*game, &self.codes, &plan, number)?.1) {
                    // Stopped by the limit on turns: it is played again.
                    Err(CampaignFault::NoWinner | CampaignFault::NotOver) if number < 9 => {}
                    played => {
                        played?;
                        break;
                    }
                }
            }
        }
        Ok(campaign)
    }
}

impl Sums {
    fn add(&mut self, campaign: &Campaign) -> Result<(), Failure> {
        let score = campaign.score()?;
        self.campaigns += 1;
        self.empire_campaigns += u64::from(score.winner == Some(Side::StarEmpire));
        let [empire, federation] = Side::ALL.map(|s| score.of(s));
        let by_cards = (empire.wins + empire.bonus).cmp(&(federation.wins + federation.bonus));
        let by_all = empire.total().cmp(&federation.total());
        self.turned += u64::from(by_cards != by_all);
        for (sum, side) in self.stickers.iter_mut().zip([empire, federation]) {
            *sum += u64::from(side.stickers);
        }
        self.open += u64::from(open_before_last(campaign)?);
        for game in &campaign.games {
            let this = PerGame {
                games: 1,
                empire: u64::from(game.winner == Side::StarEmpire),
                first: u64::from(game.winner == game.first),
                political: u64::from(game.how == Ended::Political),
                turns: u64::from(game.turns),
                upgrades: game.upgrades.len() as u64,
                bonus: u64::from(!game.bonuses.is_empty()),
            };
            self.branches.entry((game.scenario, game.first, game.choice)).or_default().add(&this);
        }
        Ok(())
    }

    fn join(&mut self, other: &Sums) {
        self.campaigns += other.campaigns;
        self.empire_campaigns += other.empire_campaigns;
        self.open += other.open;
        self.turned += other.turned;
        (0..2).for_each(|i| self.stickers[i] += other.stickers[i]);
        for (branch, sums) in &other.branches {
            self.branches.entry(*branch).or_default().add(sums);
        }
    }

    fn report(&self, pack: &Pack, out: Out) -> Report {
        let share = |n: u64| n as f64 / self.campaigns.max(1) as f64;
        let mut scenarios = [PerGame::default(); 12];
        for ((number, ..), sums) in &self.branches {
            scenarios[usize::from(*number - 1) % 12].add(sums);
        }
        let each = |f: &dyn Fn(&PerGame) -> u64| scenarios.iter().map(|g| share(f(g))).collect::<Vec<f64>>();
        let mean = |list: &[f64]| list.iter().sum::<f64>() / list.len().max(1) as f64;
        let (empire, first) = (each(&|g| g.empire), each(&|g| g.first));
        let branch = |((scenario, first, choice), sums): (&(u8, Side, Option<u8>), &PerGame)| {
            let of = |n: u64| n as f64 / sums.games.max(1) as f64;
            BranchReport {
                scenario: *scenario,
                first: *first,
                choice: *choice,
                games: sums.games,
                empire: of(sums.empire),
                first_player: of(sums.first),
                political: of(sums.political),
                turns: of(sums.turns),
                upgrades: of(sums.upgrades),
                bonus_earned: of(sums.bonus),
            }
        };
        Report {
            pack: pack.id().to_owned(),
            label: pack.written.label.in_lang(out.lang).to_owned(),
            campaigns: self.campaigns,
            games: self.campaigns * 12,
            empire_games: mean(&empire),
            first_player_games: mean(&first),
            empire_campaigns: share(self.empire_campaigns),
            open_before_last: share(self.open),
            turned_by_realms: share(self.turned),
            political: each(&|g| g.political),
            empire_by_scenario: empire,
            first_by_scenario: first,
            turns: each(&|g| g.turns),
            upgrades: each(&|g| g.upgrades),
            bonus_earned: each(&|g| g.bonus),
            stickers_used: self.stickers.map(share),
            branches: self.branches.iter().map(branch).collect(),
        }
    }
}

/// Could the side behind before game 12 still win the campaign by winning it? The realms as they stood then.
fn open_before_last(campaign: &Campaign) -> Result<bool, Failure> {
    let before = campaign.fork(11)?;
    let last = before.next()?.scenario.points;
    let score = before.score()?;
    let pack = before.pack()?;
    let points = |p: FinalPoints| if let FinalPoints::Realm(n) = p { u16::from(n) } else { 0 };
    let each: u16 = pack.written.final_points().map(points).sum();
    let realms = |side: usize| {
        let ahead = score.realms.iter().filter(|(_, n)| n[side] > n[1 - side]).count() as u16;
        ahead * each
    };
    let [one, two] = [score.star_empire.total() + realms(0), score.trade_federation.total() + realms(1)];
    Ok(one.abs_diff(two) <= u16::from(last))
}

fn tell(report: &Report, pack: &Pack, out: Out) -> String {
    let lang = out.lang;
    let percent = |x: f64| format!("{} %", decimal(lang, 100.0 * x, 1));
    let say = |key: &str| out.say(key, &[]);
    let n = |x: u64| crate::words::number(lang, x);
    let mut text = format!("{} · {}\n", report.pack, report.label);
    let rows = [
        ("camp-campaigns", format!("{} ({})", n(report.campaigns), n(report.games))),
        ("camp-empire-games", percent(report.empire_games)),
        ("camp-first-games", percent(report.first_player_games)),
        ("camp-empire-campaigns", percent(report.empire_campaigns)),
        ("camp-open", percent(report.open_before_last)),
        ("camp-turned", percent(report.turned_by_realms)),
        ("camp-stickers", report.stickers_used.map(|x| decimal(lang, x, 1)).join(" · ")),
    ];
    let width = rows.iter().map(|(key, _)| say(key).chars().count()).max().unwrap_or(0);
    for (key, value) in rows {
        let _ = writeln!(text, "  {}  {value}", crate::out::pad(&say(key), width));
    }
    // What a scenario does not have is not told as nothing.
    let figures = |number: u8, games: u64, [empire, first, political, turns, upgrades, bonus]: [f64; 6]| {
        let scenario = pack.scenario(number);
        let where_there = |there: bool, x: f64| if there { percent(x) } else { "–".to_owned() };
        let cells = [
            n(games),
            percent(empire),
            percent(first),
            where_there(scenario.is_some_and(|s| s.political), political),
            decimal(lang, turns, 1),
            decimal(lang, upgrades, 1),
            where_there(scenario.is_some_and(|s| !s.bonuses.is_empty()), bonus),
        ];
        cells.map(|c| format!("{c:>9}")).join(" ")
    };
    let _ = writeln!(text, "  {}", say("camp-head"));
    for (i, number) in (1..=12u8).enumerate() {
        let all = [
            report.empire_by_scenario[i],
            report.first_by_scenario[i],
            report.political[i],
            report.turns[i],
            report.upgrades[i],
            report.bonus_earned[i],
        ];
        let _ = writeln!(text, "  {number:>2}      {}", figures(number, report.campaigns, all));
        for b in report.branches.iter().filter(|b| b.scenario == number) {
            let of = [b.empire, b.first_player, b.political, b.turns, b.upgrades, b.bonus_earned];
            let choice = b.choice.map_or_else(String::new, |c| c.to_string());
            let _ = writeln!(
                text,
                "     {:>2} {choice:>1} {}",
                b.first.letters().to_uppercase(),
                figures(number, b.games, of)
            );
        }
    }
    text
}

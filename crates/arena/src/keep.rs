//! The file in which a run keeps its results as they come, to be taken up again after a stop.

use crate::lineup::Lineup;
use crate::play::Played;
use crate::run::{Fault, Plan, Unit};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use sha2::{Digest as _, Sha256};
use std::collections::{BTreeMap, HashSet};
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::path::Path;

/// The first line of the file: what makes two runs the same run.
#[derive(PartialEq, Serialize, Deserialize)]
struct Header {
    game: String,
    edition: String,
    options: Json,
    /// As they were named, in their order.
    bots: Vec<String>,
    /// What the files of weights that bots name hold, as a hash.
    weights: BTreeMap<String, String>,
    /// Who meets whom, by number: units refer to it.
    meetings: Vec<Lineup>,
    seed: u64,
}

/// Opens the file of results, and reads what an earlier part of the run left there. A file that is not one of this run is left
/// as it is.
pub(crate) fn take_up(plan: &Plan<'_>, lineups: &[Lineup]) -> Result<(Vec<Unit>, Option<File>), Fault> {
    let Some(path) = &plan.keep else { return Ok((Vec::new(), None)) };
    let io = |e| Fault::File(path.clone(), e);
    let header = Header::of(plan, lineups)?;
    let mut file = OpenOptions::new().create(true).read(true).append(true).open(path).map_err(io)?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(io)?;
    if bytes.is_empty() {
        let line = serde_json::to_string(&header).map_err(|e| io(e.into()))?;
        writeln!(file, "{line}").map_err(io)?;
        return Ok((Vec::new(), Some(file)));
    }
    // A line cut short by a crash is played again, not read.
    let whole = bytes.iter().rposition(|b| *b == b'\n').map_or(0, |end| end + 1);
    let units = read(path, &bytes[..whole], &header)?;
    file.set_len(whole as u64).map_err(io)?;
    Ok((units, Some(file)))
}

impl Header {
    fn of(plan: &Plan<'_>, lineups: &[Lineup]) -> Result<Header, Fault> {
        let mut weights = BTreeMap::new();
        for name in plan.bots.iter().flat_map(|code| files_of_weights(code)) {
            let text = std::fs::read(name).map_err(|e| Fault::File(name.into(), e))?;
            weights.insert(name.to_owned(), format!("{:x}", Sha256::digest(text)));
        }
        Ok(Header {
            game: plan.game.name().to_owned(),
            edition: plan.game.edition().to_owned(),
            options: plan.game.options(),
            bots: plan.bots.clone(),
            weights,
            meetings: lineups.to_vec(),
            seed: plan.seed,
        })
    }

    /// What is different in another run.
    fn differs(&self, other: &Header) -> Option<&'static str> {
        let parts = [
            (self.game == other.game, "game"),
            (self.edition == other.edition, "edition"),
            (self.options == other.options, "options"),
            (self.bots == other.bots, "list of bots"),
            (self.weights == other.weights, "content of a file of weights"),
            (self.meetings == other.meetings, "list of meetings"),
            (self.seed == other.seed, "seed"),
        ];
        parts.into_iter().find(|(same, _)| !same).map(|(_, what)| what)
    }
}

fn files_of_weights(code: &str) -> impl Iterator<Item = &str> {
    let settings = if code.starts_with("proc:") { "" } else { code };
    settings.split(':').filter_map(|part| part.strip_prefix("weights="))
}

/// The units of an earlier part.
fn read(path: &Path, bytes: &[u8], expected: &Header) -> Result<Vec<Unit>, Fault> {
    let mut lines = bytes.split(|b| *b == b'\n').enumerate();
    let header = lines.next().and_then(|(_, first)| serde_json::from_slice::<Header>(first).ok());
    let header = header.ok_or_else(|| Fault::NotKept(path.to_owned()))?;
    if let Some(what) = header.differs(expected) {
        return Err(Fault::OtherRun(path.to_owned(), what));
    }
    let mut units: Vec<Unit> = Vec::new();
    let mut seen = HashSet::new();
    // After the last line end there is nothing.
    for (i, line) in lines.filter(|(_, line)| !line.is_empty()) {
        let damaged = |why: String| Fault::Damaged(path.to_owned(), i + 1, why);
        let unit: Unit = serde_json::from_slice(line).map_err(|e| damaged(e.to_string()))?;
        check(&unit, &header.meetings).map_err(damaged)?;
        if !seen.insert((unit.lineup, unit.deal)) {
            return Err(damaged(format!("deal {} of meeting {} is there twice", unit.deal, unit.lineup)));
        }
        units.push(unit);
    }
    Ok(units)
}

/// Could this run have written it?
fn check(unit: &Unit, meetings: &[Lineup]) -> Result<(), String> {
    let meeting = meetings.get(unit.lineup).ok_or_else(|| format!("there is no meeting {}", unit.lineup))?;
    let seatings = meeting.seatings();
    if unit.games.len() != seatings.len() {
        return Err(format!("{} games where the deal has {}", unit.games.len(), seatings.len()));
    }
    unit.games.iter().zip(&seatings).try_for_each(|(game, seating)| check_game(game, seating))
}

fn check_game(game: &Played, seating: &[usize]) -> Result<(), String> {
    let places = seating.len();
    if game.seating != seating {
        return Err(format!("bots {:?} sit where {seating:?} should", game.seating));
    }
    let rank = |r: &u8| 1 + game.ranks.iter().filter(|other| *other < r).count();
    if game.ranks.len() != places || game.ranks.iter().any(|r| usize::from(*r) != rank(r)) {
        return Err(format!("{:?} are not the ranks of {places} places", game.ranks));
    }
    if game.first >= places {
        return Err(format!("place {} began, of {places}", game.first));
    }
    if game.thought.len() != places || game.thought.iter().any(|t| *t < 0.0) {
        return Err(format!("{:?} are not the times of {places} places", game.thought));
    }
    match game.forfeits.iter().find(|f| f.place >= places) {
        Some(forfeit) => Err(format!("place {} gave up, of {places}", forfeit.place)),
        None => Ok(()),
    }
}

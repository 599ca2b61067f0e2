//! Backups: one SQLite file with everything, checked; from SQLite and from PostgreSQL, and back into either.

use crate::store::{self, Postgres, Purpose, Row, Statement, Store, StoreError, Unit, Value};
use std::path::Path;
use std::sync::Arc;

/// Every table: how to read the next page after a key (its first columns), how to write a row, and the types of its columns
/// (`T` text, `I` number).
const TABLES: [(&str, &str, &str, &str); 33] = [
    (
        "settings",
        "SELECT key, value FROM settings WHERE key > $2 ORDER BY key LIMIT $1",
        "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        "TT",
    ),
    (
        "accounts",
        "SELECT id, name, name_key, password, created, seen, look, settings, recovery, owner FROM accounts WHERE id > $2 ORDER BY id LIMIT $1",
        "INSERT INTO accounts (id, name, name_key, password, created, seen, look, settings, recovery, owner) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        "TTTTIITTTI",
    ),
    (
        "sessions",
        "SELECT token_hash, account, created, expires, seen, agent FROM sessions WHERE token_hash > $2 ORDER BY token_hash LIMIT $1",
        "INSERT INTO sessions (token_hash, account, created, expires, seen, agent) VALUES ($1, $2, $3, $4, $5, $6)",
        "TTIIIT",
    ),
    (
        "mutes",
        "SELECT account, player FROM mutes WHERE (account, player) > ($2, $3) ORDER BY account, player LIMIT $1",
        "INSERT INTO mutes (account, player) VALUES ($1, $2)",
        "TT",
    ),
    (
        "tables",
        "SELECT id, game, format, edition, players, rules, host, invite, seed, visibility, daily, imported, created, status, chat, \
      next, started, ended, updated, step, to_move, wake_at, result, fresh, rated, circle FROM tables WHERE id > $2 ORDER BY id LIMIT $1",
        "INSERT INTO tables (id, game, format, edition, players, rules, host, invite, seed, visibility, daily, imported, created, \
      status, chat, next, started, ended, updated, step, to_move, wake_at, result, fresh, rated, circle) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, \
      $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26)",
        "TTTTITTTTTTIITITIIIIIITIIT",
    ),
    (
        "seats",
        "SELECT table_id, seat, kind, account, name, level, rank, score FROM seats WHERE (table_id, seat) > ($2, $3) ORDER BY table_id, seat LIMIT $1",
        "INSERT INTO seats (table_id, seat, kind, account, name, level, rank, score) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        "TITTTTII",
    ),
    (
        "standings",
        "SELECT table_id, updated, step, to_move, wake_at, asks_bot, holder FROM standings WHERE table_id > $2 ORDER BY table_id LIMIT $1",
        "INSERT INTO standings (table_id, updated, step, to_move, wake_at, asks_bot, holder) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        "TIIIIIT",
    ),
    (
        "dailies",
        "SELECT day, game, account, table_id FROM dailies WHERE (day, game, account) > ($2, $3, $4) ORDER BY day, game, account LIMIT $1",
        "INSERT INTO dailies (day, game, account, table_id) VALUES ($1, $2, $3, $4)",
        "TTTT",
    ),
    (
        "entries",
        "SELECT table_id, n, ply, at, kind, player, what FROM entries WHERE (table_id, n) > ($2, $3) ORDER BY table_id, n LIMIT $1",
        "INSERT INTO entries (table_id, n, ply, at, kind, player, what) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        "TIIITTT",
    ),
    (
        "campaigns",
        "SELECT id, game, host, invite, seed, wanted, forked_from, created, version, body, table_id, updated, stage, asked, played \
      FROM campaigns WHERE id > $2 ORDER BY id LIMIT $1",
        "INSERT INTO campaigns (id, game, host, invite, seed, wanted, forked_from, created, version, body, table_id, updated, stage, \
      asked, played) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
        "TTTTTTTIITTITII",
    ),
    (
        "packs",
        "SELECT id, files, created FROM packs WHERE id > $2 ORDER BY id LIMIT $1",
        "INSERT INTO packs (id, files, created) VALUES ($1, $2, $3)",
        "TTI",
    ),
    (
        "reviews",
        "SELECT table_id, made_with, summary, body, guessed, updated FROM reviews WHERE table_id > $2 ORDER BY table_id LIMIT $1",
        "INSERT INTO reviews (table_id, made_with, summary, body, guessed, updated) VALUES ($1, $2, $3, $4, $5, $6)",
        "TTTTTI",
    ),
    (
        "puzzle_tries",
        "SELECT account, puzzle, solved, rating, at FROM puzzle_tries WHERE (account, puzzle) > ($2, $3) ORDER BY account, puzzle LIMIT $1",
        "INSERT INTO puzzle_tries (account, puzzle, solved, rating, at) VALUES ($1, $2, $3, $4, $5)",
        "TTIII",
    ),
    (
        "campaign_seats",
        "SELECT campaign_id, seat, kind, account, name, level FROM campaign_seats WHERE (campaign_id, seat) > ($2, $3) \
      ORDER BY campaign_id, seat LIMIT $1",
        "INSERT INTO campaign_seats (campaign_id, seat, kind, account, name, level) VALUES ($1, $2, $3, $4, $5, $6)",
        "TITTTT",
    ),
    (
        "ratings",
        "SELECT account, game, format, points, deviation, volatility, games, won, updated FROM ratings WHERE (account, game, format) > ($2, $3, $4) ORDER BY account, game, format LIMIT $1",
        "INSERT INTO ratings (account, game, format, points, deviation, volatility, games, won, updated) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        "TTTIIIIII",
    ),
    (
        "rated_games",
        "SELECT table_id, seat, account, level, game, format, at, team, rank, before, deviation, after, steps, conceded, same_place, counted FROM rated_games WHERE (table_id, seat) > ($2, $3) ORDER BY table_id, seat LIMIT $1",
        "INSERT INTO rated_games (table_id, seat, account, level, game, format, at, team, rank, before, deviation, after, steps, conceded, same_place, counted) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        "TITTTTIIIIIIIIII",
    ),
    (
        "waiting",
        "SELECT account, wish, points, deviation, promise, since, seen FROM waiting WHERE account > $2 ORDER BY account LIMIT $1",
        "INSERT INTO waiting (account, wish, points, deviation, promise, since, seen) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        "TTIITII",
    ),
    (
        "matches",
        "SELECT id, origin, wish, secret, instead, created, expires, stage, table_id FROM matches WHERE id > $2 ORDER BY id LIMIT $1",
        "INSERT INTO matches (id, origin, wish, secret, instead, created, expires, stage, table_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        "TTTTIIITT",
    ),
    (
        "match_players",
        "SELECT match_id, seat, account, level, promise, number FROM match_players WHERE (match_id, seat) > ($2, $3) ORDER BY match_id, seat LIMIT $1",
        "INSERT INTO match_players (match_id, seat, account, level, promise, number) VALUES ($1, $2, $3, $4, $5, $6)",
        "TITTTT",
    ),
    (
        "follows",
        "SELECT account, player FROM follows WHERE (account, player) > ($2, $3) ORDER BY account, player LIMIT $1",
        "INSERT INTO follows (account, player) VALUES ($1, $2)",
        "TT",
    ),
    (
        "blocks",
        "SELECT account, player FROM blocks WHERE (account, player) > ($2, $3) ORDER BY account, player LIMIT $1",
        "INSERT INTO blocks (account, player) VALUES ($1, $2)",
        "TT",
    ),
    (
        "invitations",
        "SELECT account, kind, target, by_account, at FROM invitations WHERE (account, kind, target) > ($2, $3, $4) ORDER BY account, kind, target LIMIT $1",
        "INSERT INTO invitations (account, kind, target, by_account, at) VALUES ($1, $2, $3, $4, $5)",
        "TTTTI",
    ),
    (
        "circles",
        "SELECT id, name, host, invite, created FROM circles WHERE id > $2 ORDER BY id LIMIT $1",
        "INSERT INTO circles (id, name, host, invite, created) VALUES ($1, $2, $3, $4, $5)",
        "TTTTI",
    ),
    (
        "circle_members",
        "SELECT circle_id, account, joined FROM circle_members WHERE (circle_id, account) > ($2, $3) ORDER BY circle_id, account LIMIT $1",
        "INSERT INTO circle_members (circle_id, account, joined) VALUES ($1, $2, $3)",
        "TTI",
    ),
    (
        "tournaments",
        "SELECT id, name, host, circle_id, wish, kind, rounds, round, stage, patience, created, updated, version FROM tournaments WHERE id > $2 ORDER BY id LIMIT $1",
        "INSERT INTO tournaments (id, name, host, circle_id, wish, kind, rounds, round, stage, patience, created, updated, version) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        "TTTTTTIITIIII",
    ),
    (
        "tournament_players",
        "SELECT tournament_id, n, account, name, level, points, gone FROM tournament_players WHERE (tournament_id, n) > ($2, $3) ORDER BY tournament_id, n LIMIT $1",
        "INSERT INTO tournament_players (tournament_id, n, account, name, level, points, gone) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        "TITTTII",
    ),
    (
        "pairings",
        "SELECT tournament_id, round, n, one, two, match_id, table_id, won FROM pairings WHERE (tournament_id, round, n) > ($2, $3, $4) ORDER BY tournament_id, round, n LIMIT $1",
        "INSERT INTO pairings (tournament_id, round, n, one, two, match_id, table_id, won) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        "TIIIITTT",
    ),
    (
        "reports",
        "SELECT id, at, by_account, player, table_id, reason, words, quoted, closed FROM reports WHERE id > $2 ORDER BY id LIMIT $1",
        "INSERT INTO reports (id, at, by_account, player, table_id, reason, words, quoted, closed) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        "TITTTTTTI",
    ),
    (
        "sanctions",
        "SELECT id, account, kind, reason, at, until FROM sanctions WHERE id > $2 ORDER BY id LIMIT $1",
        "INSERT INTO sanctions (id, account, kind, reason, at, until) VALUES ($1, $2, $3, $4, $5, $6)",
        "TTTTII",
    ),
    (
        "banned_places",
        "SELECT place, sanction, until FROM banned_places WHERE (place, sanction) > ($2, $3) ORDER BY place, sanction LIMIT $1",
        "INSERT INTO banned_places (place, sanction, until) VALUES ($1, $2, $3)",
        "TTI",
    ),
    (
        "audit",
        "SELECT id, at, by_account, by_name, deed, player, about, words FROM audit WHERE id > $2 ORDER BY id LIMIT $1",
        "INSERT INTO audit (id, at, by_account, by_name, deed, player, about, words) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        "TITTTTTT",
    ),
    (
        "entry_codes",
        "SELECT code, created, used FROM entry_codes WHERE code > $2 ORDER BY code LIMIT $1",
        "INSERT INTO entry_codes (code, created, used) VALUES ($1, $2, $3)",
        "TII",
    ),
    (
        "holidays",
        "SELECT account, from_at, until_at FROM holidays WHERE (account, from_at) > ($2, $3) ORDER BY account, from_at LIMIT $1",
        "INSERT INTO holidays (account, from_at, until_at) VALUES ($1, $2, $3)",
        "TII",
    ),
];
/// Every table there is, how to read all of it, and how to count it.
pub(crate) const EVERYTHING: [(&str, &str, &str); 36] = [
    ("settings", "SELECT * FROM settings", "SELECT COUNT(*) FROM settings"),
    ("accounts", "SELECT * FROM accounts", "SELECT COUNT(*) FROM accounts"),
    ("sessions", "SELECT * FROM sessions", "SELECT COUNT(*) FROM sessions"),
    ("mutes", "SELECT * FROM mutes", "SELECT COUNT(*) FROM mutes"),
    ("tables", "SELECT * FROM tables", "SELECT COUNT(*) FROM tables"),
    ("seats", "SELECT * FROM seats", "SELECT COUNT(*) FROM seats"),
    ("standings", "SELECT * FROM standings", "SELECT COUNT(*) FROM standings"),
    ("dailies", "SELECT * FROM dailies", "SELECT COUNT(*) FROM dailies"),
    ("entries", "SELECT * FROM entries", "SELECT COUNT(*) FROM entries"),
    ("campaigns", "SELECT * FROM campaigns", "SELECT COUNT(*) FROM campaigns"),
    ("packs", "SELECT * FROM packs", "SELECT COUNT(*) FROM packs"),
    ("reviews", "SELECT * FROM reviews", "SELECT COUNT(*) FROM reviews"),
    ("puzzle_tries", "SELECT * FROM puzzle_tries", "SELECT COUNT(*) FROM puzzle_tries"),
    ("campaign_seats", "SELECT * FROM campaign_seats", "SELECT COUNT(*) FROM campaign_seats"),
    ("ratings", "SELECT * FROM ratings", "SELECT COUNT(*) FROM ratings"),
    ("rated_games", "SELECT * FROM rated_games", "SELECT COUNT(*) FROM rated_games"),
    ("waiting", "SELECT * FROM waiting", "SELECT COUNT(*) FROM waiting"),
    ("matches", "SELECT * FROM matches", "SELECT COUNT(*) FROM matches"),
    ("match_players", "SELECT * FROM match_players", "SELECT COUNT(*) FROM match_players"),
    ("follows", "SELECT * FROM follows", "SELECT COUNT(*) FROM follows"),
    ("blocks", "SELECT * FROM blocks", "SELECT COUNT(*) FROM blocks"),
    ("invitations", "SELECT * FROM invitations", "SELECT COUNT(*) FROM invitations"),
    ("circles", "SELECT * FROM circles", "SELECT COUNT(*) FROM circles"),
    ("circle_members", "SELECT * FROM circle_members", "SELECT COUNT(*) FROM circle_members"),
    ("tournaments", "SELECT * FROM tournaments", "SELECT COUNT(*) FROM tournaments"),
    ("tournament_players", "SELECT * FROM tournament_players", "SELECT COUNT(*) FROM tournament_players"),
    ("pairings", "SELECT * FROM pairings", "SELECT COUNT(*) FROM pairings"),
    ("reports", "SELECT * FROM reports", "SELECT COUNT(*) FROM reports"),
    ("sanctions", "SELECT * FROM sanctions", "SELECT COUNT(*) FROM sanctions"),
    ("banned_places", "SELECT * FROM banned_places", "SELECT COUNT(*) FROM banned_places"),
    ("audit", "SELECT * FROM audit", "SELECT COUNT(*) FROM audit"),
    ("entry_codes", "SELECT * FROM entry_codes", "SELECT COUNT(*) FROM entry_codes"),
    ("holidays", "SELECT * FROM holidays", "SELECT COUNT(*) FROM holidays"),
    ("snapshots", "SELECT * FROM snapshots", "SELECT COUNT(*) FROM snapshots"),
    ("attempts", "SELECT * FROM attempts", "SELECT COUNT(*) FROM attempts"),
    ("processes", "SELECT * FROM processes", "SELECT COUNT(*) FROM processes"),
];
const PAGE: i64 = 2_000;

#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("{path}: already exists; a backup goes into a new file")]
    Exists { path: String },
    #[error("{path}: there is no such backup")]
    Missing { path: String },
    #[error("{path}: {source}")]
    File { path: String, source: std::io::Error },
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("{table}: {written} rows were written and {read} read back: do not trust this copy")]
    Differs { table: &'static str, written: i64, read: i64 },
}

/// What was copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copied {
    pub tables: i64,
    pub entries: i64,
}

/// Copies a running server's database into a new file and reads it back.
pub async fn backup(database: &str, to: &Path) -> Result<Copied, BackupError> {
    let path = to.display().to_string();
    if to.exists() {
        return Err(BackupError::Exists { path });
    }
    if store::is_postgres(database) {
        let from: Arc<dyn Store> = Arc::new(Postgres::frozen(database).await?);
        let into = store::open_for(&path, Purpose::Copy).await?;
        let copied = copy(&from, &into).await;
        from.close().await;
        into.close().await;
        return copied;
    }
    store::Sqlite::copy(database, &path).await?;
    let copy = store::open_for(&path, Purpose::Copy).await?;
    let copied = Copied { tables: count(&copy, "tables").await?, entries: count(&copy, "entries").await? };
    copy.close().await;
    Ok(copied)
}

/// Copies a backup into an empty database and reads it back.
pub async fn restore(from: &Path, database: &str) -> Result<Copied, BackupError> {
    let path = from.display().to_string();
    if !from.is_file() {
        return Err(BackupError::Missing { path });
    }
    let into = store::open_for(database, Purpose::Fill).await?;
    let from = store::open_for(&path, Purpose::Copy).await?;
    let copied = copy(&from, &into).await;
    from.close().await;
    into.close().await;
    copied
}

async fn copy(from: &Arc<dyn Store>, into: &Arc<dyn Store>) -> Result<Copied, BackupError> {
    let mut written = Vec::new();
    for (name, select, insert, kinds) in TABLES {
        let mut rows = 0;
        let mut last = first(select, kinds);
        loop {
            let args = std::iter::once(Value::from(PAGE)).chain(last.iter().cloned()).collect();
            let page = from.rows(Statement { sql: select, args }).await?;
            let Some(end) = page.last() else { break };
            last = typed(end, &kinds[..last.len()])?;
            rows += page.len() as i64;
            let unit = |row: &Row| Ok(Unit::of(vec![Statement { sql: insert, args: typed(row, kinds)? }]));
            into.commit(&page.iter().map(unit).collect::<Result<Vec<Unit>, StoreError>>()?).await?;
        }
        written.push((name, rows));
    }
    for &(table, written) in &written {
        let read = count(into, table).await?;
        if read != written && table != "settings" {
            return Err(BackupError::Differs { table, written, read });
        }
    }
    let of = |name: &str| written.iter().find(|(n, _)| *n == name).map_or(0, |(_, rows)| *rows);
    Ok(Copied { tables: of("tables"), entries: of("entries") })
}

async fn count(store: &Arc<dyn Store>, table: &str) -> Result<i64, StoreError> {
    let sql = EVERYTHING.iter().find(|(name, ..)| *name == table).map(|(_, _, count)| *count);
    let sql = sql.ok_or_else(|| StoreError::statement(format!("there is no table {table}")))?;
    let found: Option<(i64,)> = store.first(Statement { sql, args: Vec::new() }).await?;
    Ok(found.map_or(0, |(n,)| n))
}

/// A key before all others, with as many parts as `select` asks for.
fn first(select: &str, kinds: &str) -> Vec<Value> {
    let parts = (2..=4).filter(|n| select.contains(&format!("${n}"))).count();
    kinds[..parts].chars().map(|kind| if kind == 'I' { Value::from(i64::MIN) } else { Value::from("") }).collect()
}

/// A row's values with the types their columns have: an empty one says no type itself.
fn typed(row: &Row, kinds: &str) -> Result<Vec<Value>, StoreError> {
    let value = |(kind, value): (char, &Value)| match (kind, value) {
        ('I', Value::Int(_)) | ('T', Value::Text(_)) => Ok(value.clone()),
        ('I', Value::Text(None)) => Ok(Value::Int(None)),
        _ => Err(StoreError::statement(format!("a column that should hold {kind} holds {value:?}"))),
    };
    kinds.chars().zip(&row.values).map(value).collect()
}

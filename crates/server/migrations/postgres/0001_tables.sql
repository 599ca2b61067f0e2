CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- A guest has no password and no name_key.
CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_account ON sessions (account);

CREATE TABLE mutes (
    account TEXT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (account, player)
);

-- What a table is. The last columns repeat what its log says, for lists and for whoever must wake it.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    format TEXT NOT NULL,
    edition TEXT NOT NULL,
    players BIGINT NOT NULL,
    rules TEXT NOT NULL,
    host TEXT,
    invite TEXT NOT NULL UNIQUE,
    seed TEXT NOT NULL,
    visibility TEXT NOT NULL,
    daily TEXT,
    imported BIGINT NOT NULL,
    created BIGINT NOT NULL,
    status TEXT NOT NULL,
    chat BIGINT NOT NULL,
    next TEXT,
    started BIGINT,
    ended BIGINT,
    updated BIGINT NOT NULL,
    step BIGINT NOT NULL,
    to_move BIGINT NOT NULL,
    wake_at BIGINT,
    result TEXT
);
CREATE INDEX tables_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX tables_lobby ON tables (visibility, status, updated);
CREATE INDEX tables_archive ON tables (ended) WHERE ended IS NOT NULL;
CREATE INDEX tables_daily ON tables (daily) WHERE daily IS NOT NULL;

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    account TEXT,
    name TEXT NOT NULL,
    level TEXT,
    rank BIGINT,
    score BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_account ON seats (account, table_id) WHERE account IS NOT NULL;

-- The log of a table: the truth. ply numbers what changes the game, n numbers everything.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    ply BIGINT,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    player TEXT,
    what TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);
CREATE UNIQUE INDEX entries_ply ON entries (table_id, ply) WHERE ply IS NOT NULL;
CREATE INDEX entries_player ON entries (player) WHERE player IS NOT NULL;

-- Where a table stood at some n, so that resuming it need not read everything.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    n BIGINT NOT NULL,
    body TEXT NOT NULL
);

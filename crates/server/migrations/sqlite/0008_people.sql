-- Ratings, quick matches, friends, groups, tournaments, and taking care.

-- How an account comes back without its password; may it take care of the server.
ALTER TABLE accounts ADD COLUMN recovery TEXT;
ALTER TABLE accounts ADD COLUMN owner BIGINT NOT NULL DEFAULT 0;

-- Is it to be rated? 0 no, 1 once it ends, 2 done, 3 ended without counting. circle: the group it was opened for.
ALTER TABLE tables ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN circle TEXT;
CREATE INDEX tables_rated ON tables (id) WHERE rated = 1;
CREATE INDEX tables_circle ON tables (circle, updated) WHERE circle IS NOT NULL;

-- Points and deviations are in thousandths, volatility in millionths.
CREATE TABLE ratings (
    account TEXT NOT NULL,
    game TEXT NOT NULL,
    format TEXT NOT NULL,
    points BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    games BIGINT NOT NULL,
    won BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    PRIMARY KEY (account, game, format)
) WITHOUT ROWID;
CREATE INDEX ratings_best ON ratings (game, format, points);

-- Every rated game, seat by seat: ratings are what follows from these, in order. account is empty for bots and for deleted players;
-- deviation is 0 for a bot nobody measured; steps counts until the end or until the seat gave up (conceded); seats that played from one
-- place have the same number in same_place, which is 0 elsewhere.
CREATE TABLE rated_games (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    account TEXT,
    level TEXT,
    game TEXT NOT NULL,
    format TEXT NOT NULL,
    at BIGINT NOT NULL,
    team BIGINT NOT NULL,
    rank BIGINT NOT NULL,
    before BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    after BIGINT NOT NULL,
    steps BIGINT NOT NULL,
    conceded BIGINT NOT NULL,
    same_place BIGINT NOT NULL,
    counted BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX rated_games_account ON rated_games (account, game, format, at) WHERE account IS NOT NULL;
CREATE INDEX rated_games_order ON rated_games (game, format, at);

-- Who waits for a quick match, for what, and when they last said so.
CREATE TABLE waiting (
    account TEXT PRIMARY KEY,
    wish TEXT NOT NULL,
    points BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    promise TEXT NOT NULL,
    since BIGINT NOT NULL,
    seen BIGINT NOT NULL
) WITHOUT ROWID;

-- A game that was agreed and waits for its players' numbers; then it is a table.
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    origin TEXT NOT NULL UNIQUE,
    wish TEXT NOT NULL,
    secret TEXT NOT NULL,
    instead BIGINT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    stage TEXT NOT NULL,
    table_id TEXT
) WITHOUT ROWID;
CREATE TABLE match_players (
    match_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    account TEXT,
    level TEXT,
    promise TEXT,
    number TEXT,
    PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;
CREATE INDEX match_players_account ON match_players (account) WHERE account IS NOT NULL;

CREATE TABLE follows (
    account TEXT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (account, player)
) WITHOUT ROWID;
CREATE TABLE blocks (
    account TEXT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (account, player)
) WITHOUT ROWID;
CREATE TABLE invitations (
    account TEXT NOT NULL,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    by_account TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (account, kind, target)
) WITHOUT ROWID;

-- Groups of people who play together.
CREATE TABLE circles (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    host TEXT,
    invite TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL
) WITHOUT ROWID;
CREATE TABLE circle_members (
    circle_id TEXT NOT NULL,
    account TEXT NOT NULL,
    joined BIGINT NOT NULL,
    PRIMARY KEY (circle_id, account)
) WITHOUT ROWID;
CREATE INDEX circle_members_account ON circle_members (account);

-- A tournament; version decides races between processes.
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    host TEXT,
    circle_id TEXT,
    wish TEXT NOT NULL,
    kind TEXT NOT NULL,
    rounds BIGINT NOT NULL,
    round BIGINT NOT NULL,
    stage TEXT NOT NULL,
    patience BIGINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    version BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tournaments_stage ON tournaments (stage, updated);
CREATE TABLE tournament_players (
    tournament_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    account TEXT,
    name TEXT NOT NULL,
    level TEXT,
    points BIGINT NOT NULL,
    gone BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, n)
) WITHOUT ROWID;
CREATE INDEX tournament_players_account ON tournament_players (account) WHERE account IS NOT NULL;
CREATE TABLE pairings (
    tournament_id TEXT NOT NULL,
    round BIGINT NOT NULL,
    n BIGINT NOT NULL,
    one BIGINT NOT NULL,
    two BIGINT,
    match_id TEXT,
    table_id TEXT,
    won TEXT,
    PRIMARY KEY (tournament_id, round, n)
) WITHOUT ROWID;

-- Taking care: what people report (quoted: the line of a chat it is about), what owners did about it, and for how long.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    by_account TEXT,
    player TEXT,
    table_id TEXT,
    reason TEXT NOT NULL,
    words TEXT NOT NULL,
    quoted TEXT,
    closed BIGINT NOT NULL
) WITHOUT ROWID;
CREATE TABLE sanctions (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    kind TEXT NOT NULL,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    until BIGINT NOT NULL
) WITHOUT ROWID;
CREATE INDEX sanctions_account ON sanctions (account, until);
-- From where somebody came who does not come in for now: a hash with the server's key, never an address.
CREATE TABLE banned_places (
    place TEXT NOT NULL,
    sanction TEXT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (place, sanction)
) WITHOUT ROWID;
CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    by_account TEXT,
    by_name TEXT NOT NULL,
    deed TEXT NOT NULL,
    player TEXT,
    about TEXT NOT NULL,
    words TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX audit_at ON audit (at);

-- Codes with which one may register where that needs an invitation.
CREATE TABLE entry_codes (
    code TEXT PRIMARY KEY,
    created BIGINT NOT NULL,
    used BIGINT
) WITHOUT ROWID;

-- Days on which a player's correspondence clocks stand still.
CREATE TABLE holidays (
    account TEXT NOT NULL,
    from_at BIGINT NOT NULL,
    until_at BIGINT NOT NULL,
    PRIMARY KEY (account, from_at)
) WITHOUT ROWID;

INSERT INTO settings (key, value) VALUES ('ratings', '0') ON CONFLICT DO NOTHING;
INSERT INTO settings (key, value) VALUES ('matches', '0') ON CONFLICT DO NOTHING;

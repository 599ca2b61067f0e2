-- Who has how many tables that wait or run.
CREATE INDEX tables_host ON tables (host) WHERE ended IS NULL AND host IS NOT NULL;

-- Was it dealt afresh? Games from a position somebody arranged count for nobody.
ALTER TABLE tables ADD COLUMN fresh BIGINT NOT NULL DEFAULT 1;
UPDATE tables SET fresh = 0 WHERE imported = 1 OR rules LIKE '%"position":{%';

-- How a name looks, without regard to letters that look alike: no two accounts look the same.
ALTER TABLE accounts ADD COLUMN look TEXT;
CREATE UNIQUE INDEX accounts_look ON accounts (look) WHERE look IS NOT NULL;

-- When a session was last used, and what with, so that its owner knows it.
ALTER TABLE sessions ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT '';

-- Wrong passwords for a name, and until when no more are heard.
CREATE TABLE attempts (
    name_key TEXT PRIMARY KEY,
    failed BIGINT NOT NULL,
    until BIGINT NOT NULL
);

-- Whose try at a day's deal counts: one each.
CREATE TABLE dailies (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    account TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (day, game, account)
);
INSERT INTO dailies (day, game, account, table_id)
SELECT t.daily, t.game, s.account, MIN(t.id) FROM tables t JOIN seats s ON s.table_id = t.id
WHERE t.daily IS NOT NULL AND s.account IS NOT NULL GROUP BY t.daily, t.game, s.account;

-- Where a running table stands: what changes with every move, in a narrow row with no index on what changes. holder is the process
-- through which the last move went; if an opponent is asked (asks_bot), it thinks there.
CREATE TABLE standings (
    table_id TEXT PRIMARY KEY,
    updated BIGINT NOT NULL,
    step BIGINT NOT NULL,
    to_move BIGINT NOT NULL,
    wake_at BIGINT,
    asks_bot BIGINT NOT NULL,
    holder TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO standings (table_id, updated, step, to_move, wake_at, asks_bot, holder)
SELECT id, updated, step, to_move, wake_at, CASE WHEN wake_at IS NULL THEN 0 ELSE 1 END, '' FROM tables WHERE status = 'playing';
DROP INDEX tables_wake;
DROP INDEX tables_lobby;
CREATE INDEX tables_lobby ON tables (visibility, status);

-- The processes on this database, and when each was last heard of.
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    seen BIGINT NOT NULL
);

-- Packs and variants that tables here were opened with: they go on with them, whatever lies in the folder of packs later.
CREATE TABLE packs (
    id TEXT PRIMARY KEY,
    files TEXT NOT NULL,
    created BIGINT NOT NULL
) WITHOUT ROWID;

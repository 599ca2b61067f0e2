-- Reviews of finished games, made once and kept with the game. `made_with` says by which arithmetic and weights; `summary` is what a player's
-- page adds up; `guessed` is which steps of a game read from a log hang on cards the log does not tell.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY,
    made_with TEXT NOT NULL,
    summary TEXT NOT NULL,
    body TEXT NOT NULL,
    guessed TEXT NOT NULL,
    updated BIGINT NOT NULL
);

-- Who tried which puzzle, whether it was solved at once, and the rating that made of it.
CREATE TABLE puzzle_tries (
    account TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    solved BIGINT NOT NULL,
    rating BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (account, puzzle)
);

-- What a player set on the pages, as the pages write it.
ALTER TABLE accounts ADD COLUMN settings TEXT;

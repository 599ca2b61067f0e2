-- The archive is read newest first: of everybody's, of a game, of a format; and by a player's name.
DROP INDEX tables_archive;
CREATE INDEX tables_archive ON tables (visibility, ended, id, players) WHERE ended IS NOT NULL;
CREATE INDEX tables_archive_game ON tables (visibility, game, ended, id, players) WHERE ended IS NOT NULL;
CREATE INDEX tables_archive_format ON tables (visibility, game, format, ended, id) WHERE ended IS NOT NULL;
CREATE INDEX tables_ended ON tables (ended) WHERE ended IS NOT NULL;
CREATE INDEX tables_imported ON tables (host) WHERE imported = 1;
CREATE INDEX accounts_lower ON accounts (LOWER(name));

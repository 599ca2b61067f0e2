-- Who has how many tables that wait or run.
CREATE INDEX tables_host ON tables (host) WHERE ended IS NULL AND host IS NOT NULL;

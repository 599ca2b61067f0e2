-- A campaign: body is the whole of it as one text (empty while a seat is open); version decides races. The last columns repeat
-- what body says, for lists.
CREATE TABLE campaigns (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    host TEXT,
    invite TEXT NOT NULL UNIQUE,
    seed TEXT NOT NULL,
    wanted TEXT NOT NULL,
    forked_from TEXT,
    created BIGINT NOT NULL,
    version BIGINT NOT NULL,
    body TEXT NOT NULL,
    table_id TEXT,
    updated BIGINT NOT NULL,
    stage TEXT NOT NULL,
    asked BIGINT,
    played BIGINT NOT NULL
);
CREATE INDEX campaigns_table ON campaigns (table_id) WHERE table_id IS NOT NULL;

CREATE TABLE campaign_seats (
    campaign_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    account TEXT,
    name TEXT NOT NULL,
    level TEXT,
    PRIMARY KEY (campaign_id, seat)
);
CREATE INDEX campaign_seats_account ON campaign_seats (account, campaign_id) WHERE account IS NOT NULL;

-- What a table was opened with. The form of its events, the version of the rules and the box: a table is never played on
-- with others.
ALTER TABLE game_table ADD COLUMN form INTEGER NOT NULL DEFAULT 1;
ALTER TABLE game_table ADD COLUMN rules INTEGER;
ALTER TABLE game_table ADD COLUMN data TEXT;
-- Who opened it, where only bots sit.
ALTER TABLE game_table ADD COLUMN host INTEGER;

-- How it stands, for lists and for those who look after it: follows from the events and is kept with them. 'unknown' is
-- worked out when the program starts.
ALTER TABLE game_table ADD COLUMN status TEXT NOT NULL DEFAULT 'unknown';
ALTER TABLE game_table ADD COLUMN seated TEXT;
ALTER TABLE game_table ADD COLUMN asked INTEGER;
ALTER TABLE game_table ADD COLUMN bot_asked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN wakes_at INTEGER;
-- When a record that was brought was last looked at.
ALTER TABLE game_table ADD COLUMN seen INTEGER;
CREATE INDEX game_table_status ON game_table (status);
CREATE INDEX game_table_host ON game_table (host) WHERE host IS NOT NULL;
CREATE INDEX game_table_wakes ON game_table (wakes_at) WHERE wakes_at IS NOT NULL;
CREATE INDEX game_table_bots ON game_table (bot_asked) WHERE bot_asked = 1;
DROP TABLE shelf;

ALTER TABLE event ADD COLUMN rules INTEGER;

-- Who sits where.
CREATE TABLE sitting (
    person_id INTEGER NOT NULL,
    table_id  TEXT    NOT NULL REFERENCES game_table (id),
    PRIMARY KEY (person_id, table_id)
) WITHOUT ROWID;
CREATE INDEX sitting_of ON sitting (table_id);

-- A table as it stood, for programs with other rules or another box: position and record, compressed.
CREATE TABLE still (
    table_id TEXT    PRIMARY KEY REFERENCES game_table (id),
    number   INTEGER NOT NULL,
    what     BLOB    NOT NULL
) WITHOUT ROWID;

-- Every device of a person has a key.
ALTER TABLE person_key ADD COLUMN label TEXT NOT NULL DEFAULT '';
ALTER TABLE person_key ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;

-- What a name looks like: no two accounts look the same.
ALTER TABLE account ADD COLUMN looks TEXT;
CREATE UNIQUE INDEX account_looks ON account (looks);

-- Written now and then, to prove that it can be.
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
);

-- A guest or an account: known by the hash of a key that only the browser has.
CREATE TABLE person (
    id       INTEGER PRIMARY KEY,
    key_hash TEXT NOT NULL UNIQUE,
    name     TEXT NOT NULL,
    created  INTEGER NOT NULL
);

-- A table: everything that is needed to set the match up again, and who sits where.
CREATE TABLE game_table (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    setup   TEXT NOT NULL,
    seats   TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;

-- What came from outside, in order, never changed: actions, undos, people who sat down, chat. The state is rebuilt
-- from it.
CREATE TABLE event (
    table_id TEXT    NOT NULL REFERENCES game_table (id),
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    what     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

-- Which tables a person sits at.
CREATE TABLE sitting (
    person_id INTEGER NOT NULL REFERENCES person (id),
    table_id  TEXT    NOT NULL REFERENCES game_table (id),
    PRIMARY KEY (person_id, table_id)
) WITHOUT ROWID;

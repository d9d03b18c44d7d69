-- A person may have a key on every device. Who sits where is told by a table's events, so that no second list is needed.
DROP TABLE sitting;

CREATE TABLE person_key (
    key_hash  TEXT PRIMARY KEY,
    person_id INTEGER NOT NULL,
    created   INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO person_key (key_hash, person_id, created) SELECT key_hash, id, created FROM person;
CREATE INDEX person_key_of ON person_key (person_id);

CREATE TABLE person_without_key (
    id      INTEGER PRIMARY KEY,
    name    TEXT NOT NULL,
    created INTEGER NOT NULL
);
INSERT INTO person_without_key (id, name, created) SELECT id, name, created FROM person;
DROP TABLE person;
ALTER TABLE person_without_key RENAME TO person;

-- A person who has chosen a name and a password, to be known on other devices. `login` is the name in small letters.
CREATE TABLE account (
    person_id INTEGER PRIMARY KEY REFERENCES person (id),
    login     TEXT NOT NULL UNIQUE,
    password  TEXT NOT NULL,
    created   INTEGER NOT NULL
);

-- What a bot made of a finished game: worked out once, read often.
CREATE TABLE analysis (
    table_id TEXT    PRIMARY KEY REFERENCES game_table (id),
    made     INTEGER NOT NULL,
    what     TEXT    NOT NULL
) WITHOUT ROWID;

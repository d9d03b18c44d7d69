-- Finished games that need no place in the hall: they are set up again when somebody looks at them.
CREATE TABLE shelf (
    table_id TEXT PRIMARY KEY REFERENCES game_table (id)
) WITHOUT ROWID;

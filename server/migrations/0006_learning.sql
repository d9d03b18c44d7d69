-- How far a person is with a lesson or an exercise: where they stand, in JSON, and the best that was reached.
CREATE TABLE learning (
    person_id INTEGER NOT NULL,
    subject   TEXT    NOT NULL,
    stands    TEXT    NOT NULL,
    stars     INTEGER NOT NULL,
    done      INTEGER NOT NULL,
    changed   INTEGER NOT NULL,
    PRIMARY KEY (person_id, subject)
) WITHOUT ROWID;

//! Eiszeit: the board.

//! Neanderthal: the board.

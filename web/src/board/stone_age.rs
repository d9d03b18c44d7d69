//! StoneAge: the board.

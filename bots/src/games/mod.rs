//! What each game knows, a file each.

mod stone_age;
mod strategies;

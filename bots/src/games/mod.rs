//! What each game knows, a file each.

mod eiszeit;
mod stone_age;
mod strategies;

//! What each game knows, a file each.

mod eiszeit;
mod neanderthal;
mod stone_age;
mod strategies;

//! What each game knows, a file each.

macro_rules! modules {
    ($($module:ident $game:ident,)*) => { $(mod $module;)* };
}
lascaux_games::each_game!(modules);

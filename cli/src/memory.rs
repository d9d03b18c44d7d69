//! The program's memory: an allocator of its own, and how long freed memory stays.

/// Pictures are made of many small texts: with the system's allocator a full house pushes them twenty times slower
/// (`lascaux-server`'s example `load`, 540 moves a second: 117 ms instead of 4 ms for the slowest of a hundred).
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The allocator's option "give freed memory back after so many milliseconds", by its number in `mimalloc.h`.
const PURGE_DELAY: libmimalloc_sys::mi_option_t = 15;
/// What that option is unless somebody asked for something else (`MIMALLOC_PURGE_DELAY`).
const USUAL: std::ffi::c_long = 1_000;
/// Longer than the pause between two moves of a bot.
const LONGER: std::ffi::c_long = 10_000;

/// Freed memory stays at hand for ten seconds instead of one.
///
/// A bot cuts its tree after every move and grows it again. Memory that went back to the system meanwhile returns page
/// by page, which takes up to ten milliseconds at once where the machine is a virtual one: with a budget of 30 ms the
/// slowest move took 39 ms, and 30.1 ms with memory kept, both times beside two other programs on two cores (`lascaux
/// arena stone-age --bots strong,greedy --games 40 --millis 30 --json`, "slowest_move").
#[allow(unsafe_code)]
pub fn stays_at_hand() {
    // SAFETY: both functions read or write one number in a table of the allocator and ask only that no other thread
    // does so at the same time: this is the first thing the program does. An option with another number or another
    // usual value than expected is left alone.
    unsafe {
        if libmimalloc_sys::mi_option_get(PURGE_DELAY) == USUAL {
            libmimalloc_sys::mi_option_set(PURGE_DELAY, LONGER);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[allow(unsafe_code)]
    fn the_option_is_where_we_look_for_it() {
        let asked = std::env::var("MIMALLOC_PURGE_DELAY").is_ok();
        // SAFETY: no other test touches the options.
        let before = unsafe { libmimalloc_sys::mi_option_get(PURGE_DELAY) };
        assert!(asked || before == USUAL, "another default, or another option: {before}");
        stays_at_hand();
        // SAFETY: as above.
        let after = unsafe { libmimalloc_sys::mi_option_get(PURGE_DELAY) };
        assert_eq!(after, if before == USUAL { LONGER } else { before });
    }
}

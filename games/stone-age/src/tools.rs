//! Tool tiles: three slots, filled evenly, each tile used at most once a round.

use std::fmt;

/// How many tool tiles a player has room for.
pub const SLOTS: u8 = 3;

/// Whether a tile lies turned this round, because it has been used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// It may still be used.
    Unused,
    /// It has been used.
    Used,
}

/// A player's tool tiles (SA-4.3).
///
/// Tiles are raised evenly, so the total says it all: the tiles differ by at most one. Tiles of the same value and the
/// same mark are the same to the game, so only the number of used ones among the higher and the lower tiles is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tools {
    total: u8,
    used_high: u8,
    used_low: u8,
}

impl Tools {
    /// Tiles from their values and marks; `None` if they are not filled evenly or higher than `most` each.
    pub fn of(tiles: &[(u8, bool)], most: u8) -> Option<Tools> {
        let total = tiles.iter().map(|&(value, _)| u32::from(value)).sum::<u32>();
        if tiles.len() > usize::from(SLOTS)
            || total > u32::from(SLOTS * most)
            || tiles.iter().any(|&(value, _)| value == 0)
        {
            return None;
        }
        let mut tools = Tools { total: total as u8, used_high: 0, used_low: 0 };
        let count = |value: u8| tiles.iter().filter(|tile| tile.0 == value).count();
        let low_tiles = if tools.low_value() > 0 { usize::from(tools.low_count()) } else { 0 };
        if count(tools.high_value()) != usize::from(tools.high_count())
            || low_tiles + usize::from(tools.high_count()) != tiles.len()
            || (low_tiles > 0 && count(tools.low_value()) != low_tiles)
        {
            return None;
        }
        let used = |value: u8| tiles.iter().filter(|&&tile| tile == (value, true)).count() as u8;
        tools.used_high = used(tools.high_value());
        tools.used_low = if low_tiles > 0 { used(tools.low_value()) } else { 0 };
        Some(tools)
    }

    /// The values added up: what toolmakers count (SA-10.4).
    #[inline]
    pub fn total(self) -> u8 {
        self.total
    }

    /// How many tiles are one higher than the others.
    #[inline]
    fn high_count(self) -> u8 {
        self.total % SLOTS
    }

    #[inline]
    fn high_value(self) -> u8 {
        self.total / SLOTS + 1
    }

    /// The lower tiles; with fewer than three tools these are empty slots of value 0.
    #[inline]
    fn low_count(self) -> u8 {
        SLOTS - self.high_count()
    }

    #[inline]
    fn low_value(self) -> u8 {
        self.total / SLOTS
    }

    /// The unused tiles: value and number, of the higher and of the lower ones.
    #[inline]
    pub fn unused(self) -> [(u8, u8); 2] {
        let low = if self.low_value() > 0 { self.low_count() - self.used_low } else { 0 };
        [(self.high_value(), self.high_count() - self.used_high), (self.low_value(), low)]
    }

    /// Whether any tile may still be used this round.
    #[inline]
    pub fn any_unused(self) -> bool {
        self.unused().iter().any(|&(_, count)| count > 0)
    }

    /// All tiles with their marks, highest first, used ones first among equals.
    pub fn tiles(self) -> impl Iterator<Item = (u8, bool)> {
        let high = (0..self.high_count()).map(move |tile| (self.high_value(), tile < self.used_high));
        let low = (0..self.low_count()).map(move |tile| (self.low_value(), tile < self.used_low));
        high.chain(low).filter(|&(value, _)| value > 0)
    }

    /// Whether a new tool leaves a choice: among the lowest tiles some are used and some are not (SA-4.11).
    #[inline]
    pub fn raise_is_a_choice(self) -> bool {
        self.used_low > 0 && self.used_low < self.low_count()
    }

    /// One more tool: a new, unused tile, or one of the lowest raised, which keeps its mark (SA-4.3).
    /// `mark` is that of the raised tile, where there is a choice.
    #[inline]
    pub fn add(&mut self, mark: Mark) {
        let marked = self.used_low == self.low_count() || (mark == Mark::Used && self.used_low > 0);
        self.used_low -= u8::from(marked);
        self.used_high += u8::from(marked);
        self.total += 1;
        if self.total.is_multiple_of(SLOTS) {
            self.used_low = self.used_high;
            self.used_high = 0;
        }
    }

    /// Marks tiles as used: so many of each value.
    #[inline]
    pub fn spend(&mut self, tiles: ToolUse) {
        self.used_high += tiles.of_value(self.high_value());
        self.used_low += if self.low_value() > 0 { tiles.of_value(self.low_value()) } else { 0 };
    }

    /// A new round: every tile may be used again (SA-8.3).
    #[inline]
    pub fn turn_back(&mut self) {
        self.used_high = 0;
        self.used_low = 0;
    }
}

/// Tools added to a roll: how many tiles of each value 1 to 4 (a nibble each), and which one-use tools (a bit per value).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ToolUse {
    tiles: u16,
    once: u8,
}

impl ToolUse {
    /// No tool.
    pub const NONE: ToolUse = ToolUse { tiles: 0, once: 0 };

    /// The same with `count` more tiles of `value`.
    #[inline]
    pub fn with_tiles(self, value: u8, count: u8) -> ToolUse {
        let shift = 4 * (u32::from(value.clamp(1, 4)) - 1);
        ToolUse { tiles: self.tiles + (u16::from(count) << shift), ..self }
    }

    /// The same with these one-use tools, a bit per value.
    #[inline]
    pub fn with_once(self, once: u8) -> ToolUse {
        ToolUse { once, ..self }
    }

    /// How many tiles of `value`.
    #[inline]
    pub fn of_value(self, value: u8) -> u8 {
        if (1..=4).contains(&value) { (self.tiles >> (4 * (value - 1)) & 15) as u8 } else { 0 }
    }

    /// The one-use tools, a bit per value.
    #[inline]
    pub fn once(self) -> u8 {
        self.once
    }

    /// How many tiles.
    pub fn tile_count(self) -> u8 {
        (1..=4).map(|value| self.of_value(value)).sum()
    }

    /// The values of the one-use tools.
    pub fn once_values(self) -> impl Iterator<Item = u8> {
        once_values(self.once)
    }

    /// What they add to the roll.
    #[inline]
    pub fn sum(self) -> u8 {
        let tiles: u8 = (1..=4).map(|value| value * self.of_value(value)).sum();
        tiles + self.once_values().sum::<u8>()
    }
}

/// The values in a set of one-use tools, a bit per value.
pub fn once_values(once: u8) -> impl Iterator<Item = u8> {
    (0..8).filter(move |value| once >> value & 1 != 0)
}

/// Every subset of a set of one-use tools, the empty one included.
#[inline]
pub(crate) fn each_subset(set: u8, mut visit: impl FnMut(u8)) {
    let mut some = set;
    loop {
        visit(some);
        if some == 0 {
            return;
        }
        some = (some - 1) & set;
    }
}

impl fmt::Display for ToolUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == ToolUse::NONE {
            return f.write_str("none");
        }
        let mut words: Vec<String> = Vec::new();
        for value in (1..=4).rev() {
            words.extend(std::iter::repeat_n(value.to_string(), usize::from(self.of_value(value))));
        }
        words.extend(self.once_values().map(|value| format!("once-{value}")));
        f.write_str(&words.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(tools: Tools) -> Vec<u8> {
        tools.tiles().map(|(value, _)| value).collect()
    }

    #[test]
    fn twelve_tools_are_added_evenly() {
        // rulebook 000 (Dutch), Gereedschapmaker; SA-4.3
        let mut tools = Tools::default();
        let mut seen = Vec::new();
        for _ in 0..12 {
            tools.add(Mark::Unused);
            seen.push(values(tools));
        }
        let expected: [&[u8]; 12] = [
            &[1],
            &[1, 1],
            &[1, 1, 1],
            &[2, 1, 1],
            &[2, 2, 1],
            &[2, 2, 2],
            &[3, 2, 2],
            &[3, 3, 2],
            &[3, 3, 3],
            &[4, 3, 3],
            &[4, 4, 3],
            &[4, 4, 4],
        ];
        assert_eq!(seen, expected);
    }

    #[test]
    fn a_new_tile_is_unused_and_a_raised_one_keeps_its_mark() {
        // SA-4.3, SA-4.11
        let mut tools = Tools::of(&[(1, true)], 4).unwrap();
        tools.add(Mark::Unused);
        assert_eq!(tools.tiles().collect::<Vec<_>>(), [(1, true), (1, false)]);
        tools.add(Mark::Unused);
        assert_eq!(tools.unused(), [(2, 0), (1, 2)]);
        assert!(tools.raise_is_a_choice());
        let mut raised_used = tools;
        raised_used.add(Mark::Used);
        assert_eq!(raised_used.tiles().collect::<Vec<_>>(), [(2, true), (1, false), (1, false)]);
        tools.add(Mark::Unused);
        assert_eq!(tools.tiles().collect::<Vec<_>>(), [(2, false), (1, true), (1, false)]);
        // Exchanging a used 2 for a 3 leaves it used.
        let mut all_used = Tools::of(&[(2, true), (2, true), (2, true)], 4).unwrap();
        assert!(!all_used.raise_is_a_choice());
        all_used.add(Mark::Unused);
        assert_eq!(all_used.tiles().collect::<Vec<_>>(), [(3, true), (2, true), (2, true)]);
    }

    #[test]
    fn uneven_tiles_are_no_tools() {
        for uneven in [
            &[(2, false)][..],
            &[(1, false), (3, false), (2, false)],
            &[(2, false), (1, false)],
            &[(0, true)],
            &[(5, false), (5, false), (5, false)],
            &[(1, false); 4],
            &[(3, false), (1, false), (1, true)],
        ] {
            assert_eq!(Tools::of(uneven, 4), None, "{uneven:?}");
        }
    }

    #[test]
    fn every_set_of_tiles_comes_back_from_its_tiles() {
        for total in 0..=12 {
            for mask in 0..8u8 {
                let mut tools = Tools::default();
                (0..total).for_each(|_| tools.add(Mark::Unused));
                let tiles: Vec<(u8, bool)> =
                    tools.tiles().enumerate().map(|(slot, (value, _))| (value, mask >> slot & 1 != 0)).collect();
                let marked = Tools::of(&tiles, 4).unwrap();
                assert_eq!(marked.total(), total);
                assert_eq!(Tools::of(&marked.tiles().collect::<Vec<_>>(), 4), Some(marked));
            }
        }
    }
}

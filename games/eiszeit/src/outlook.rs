//! What a scoring now would bring to everybody, as far as a viewer can know: over all values that the hidden fires may
//! have, conflicts resolved (EZ-8, EZ-9).

use crate::action::HUES;
use crate::data::Data;
use crate::view::{AreaView, View};
use lascaux_table::MAX_SEATS;

/// How many fires of value 0, 1 and 2.
type Fires = [u8; 3];

impl View {
    /// The fewest and the most points of each seat; nothing when no fire lies on the board, for then the conflicts are
    /// over and the round is scored.
    pub fn if_scored(&self, data: &Data) -> Option<Vec<[u8; 2]>> {
        if self.fires.is_empty() {
            return None;
        }
        let seats = usize::from(self.seats);
        Some((0..seats).map(|seat| self.span(seat, data)).collect())
    }

    /// Area by area, for every way in which the hidden fires seen so far can have used up those of each value.
    fn span(&self, seat: usize, data: &Data) -> [u8; 2] {
        let mut ways: Vec<(Fires, [u8; 2])> = vec![([0; 3], [0; 2])];
        for area in self.areas.iter().filter(|area| !area.covered) {
            let here = || self.fires.iter().filter(|fire| fire.area == area.area);
            let known: u8 = here().filter_map(|fire| fire.value).sum();
            let hidden = here().filter(|fire| fire.value.is_none()).count() as u8;
            let mut next: Vec<(Fires, [u8; 2])> = Vec::with_capacity(ways.len());
            for (used, [low, high]) in &ways {
                for drawn in draws(hidden) {
                    let now: Fires = std::array::from_fn(|value| used[value] + drawn[value]);
                    if (0..3).any(|value| now[value] > self.unseen_fires[value]) {
                        continue;
                    }
                    let points = points(area, seat, known + drawn[1] + 2 * drawn[2], data);
                    match next.iter_mut().find(|(used, _)| *used == now) {
                        Some((_, span)) => *span = [span[0].min(low + points), span[1].max(high + points)],
                        None => next.push((now, [low + points, high + points])),
                    }
                }
            }
            ways = next;
        }
        let [lows, highs] = [0, 1].map(|end| ways.iter().map(move |(_, span)| span[end]));
        [lows.min().unwrap_or(0), highs.max().unwrap_or(0)]
    }
}

/// All ways in which so many fires can be of value 0, 1 and 2.
fn draws(count: u8) -> impl Iterator<Item = Fires> {
    (0..=count).flat_map(move |twos| (0..=count - twos).map(move |ones| [count - twos - ones, ones, twos]))
}

/// What a seat's hunters in an area score when its fires give so much more room (EZ-9.1).
fn points(area: &AreaView, seat: usize, warmth: u8, data: &Data) -> u8 {
    let of = |side: &std::collections::BTreeMap<&'static str, u8>| HUES.map(|hue| side.get(hue).copied().unwrap_or(0));
    let staying = staying(of(&area.hunters), of(&area.clubbed), data.base_limit + area.mammoths + warmth);
    staying[seat] * data.points[usize::from(area.mammoths.min(2))]
}

/// Who stays in an area of that limit, of hunters without and with clubs (EZ-8.3 to EZ-8.6).
fn staying(mut plain: [u8; MAX_SEATS], clubbed: [u8; MAX_SEATS], limit: u8) -> [u8; MAX_SEATS] {
    let all = |plain: &[u8; MAX_SEATS]| -> [u8; MAX_SEATS] { std::array::from_fn(|seat| plain[seat] + clubbed[seat]) };
    let mut crowd: u8 = all(&plain).iter().sum();
    let mut left = true;
    while left && crowd > limit {
        left = false;
        // The order of a pass follows the numbers at its start: fewest first, equals together.
        let counts = all(&plain);
        let mut ranks: Vec<u8> = counts.iter().copied().filter(|&count| count > 0).collect();
        ranks.sort_unstable();
        ranks.dedup();
        for rank in ranks {
            if crowd <= limit {
                break;
            }
            for seat in (0..MAX_SEATS).filter(|&seat| counts[seat] == rank && plain[seat] > 0).collect::<Vec<_>>() {
                plain[seat] -= 1;
                crowd -= 1;
                left = true;
            }
        }
    }
    all(&plain)
}

#[cfg(test)]
mod tests {
    use super::staying;

    /// The worked examples of EZ-8.3, EZ-8.4 and EZ-8.6.
    #[test]
    fn the_examples_of_the_rulebook() {
        assert_eq!(staying([2, 0, 4, 3, 0], [0; 5], 5), [0, 0, 3, 2, 0]);
        assert_eq!(staying([2, 4, 3, 2, 2], [0; 5], 7), [0, 3, 2, 0, 0]);
        assert_eq!(staying([0, 2, 0, 4, 0], [1, 0, 0, 0, 0], 5), [1, 1, 0, 3, 0]);
    }
}

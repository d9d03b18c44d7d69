//! What dice bring on average.

/// What so many dice bring in units of so many pips: in hundredths of a unit on average, and how many in a hundred rolls
/// bring at least one.
pub(super) fn brought(dice: usize, pips: u8) -> (u32, u32) {
    let mut ways = vec![1.0_f64];
    for _ in 0..dice {
        let mut next = vec![0.0; ways.len() + 6];
        for (sum, way) in ways.iter().enumerate() {
            for face in 1..=6 {
                next[sum + face] += way / 6.0;
            }
        }
        ways = next;
    }
    let pips = usize::from(pips.max(1));
    let average: f64 = ways.iter().enumerate().map(|(sum, way)| way * (sum / pips) as f64).sum();
    let any: f64 = ways.iter().skip(pips).sum();
    ((average * 100.0).round() as u32, (any * 100.0).round() as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_bring_what_they_bring_on_average() {
        assert_eq!(brought(1, 6), (17, 17)); // one face of six
        assert_eq!(brought(1, 1), (350, 100));
        assert_eq!(brought(2, 2), (325, 100)); // seven pips, and every other roll loses one
        assert_eq!(brought(0, 3), (0, 0));
    }
}

//! Smooth curves through points, as the `d` of a path: Catmull and Rom's curve, as Bézier pieces.

use std::fmt::Write;

/// How many digits after the point are written: for what bends a curve, and for where its pieces end.
#[derive(Clone, Copy)]
pub(super) struct Digits {
    pub bends: usize,
    pub ends: usize,
}

/// A whole curve. A closed one leads back to where it began.
pub(super) fn stroke<T: Into<f64> + Copy>(points: &[(T, T)], closed: bool, digits: Digits) -> String {
    let Some(&(x, y)) = points.first() else { return String::new() };
    let mut path = format!("M{:.*} {:.*}", digits.ends, x.into(), digits.ends, y.into());
    lead(&mut path, points, closed, digits);
    if closed {
        path.push('Z');
    }
    path
}

/// Leads the pen, which stands at the first of the points, through the others. An open curve is the same both ways.
pub(super) fn lead<T: Into<f64> + Copy>(path: &mut String, points: &[(T, T)], closed: bool, digits: Digits) {
    let count = points.len() as isize;
    let at = |index: isize| {
        let index = if closed { index.rem_euclid(count) } else { index.clamp(0, count - 1) };
        let (x, y) = points[index as usize];
        [x.into(), y.into()]
    };
    let Digits { bends, ends } = digits;
    for piece in 0..if closed { count } else { count - 1 } {
        let [before, from, to, after] = [piece - 1, piece, piece + 1, piece + 2].map(at);
        let [out_x, out_y] = [0, 1].map(|axis| from[axis] + (to[axis] - before[axis]) / 6.0);
        let [in_x, in_y] = [0, 1].map(|axis| to[axis] - (after[axis] - from[axis]) / 6.0);
        let [x, y] = to;
        let _ = write!(path, "C{out_x:.bends$} {out_y:.bends$} {in_x:.bends$} {in_y:.bends$} {x:.ends$} {y:.ends$}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIGITS: Digits = Digits { bends: 1, ends: 0 };

    #[test]
    fn a_closed_curve_goes_through_its_points_and_back() {
        let path = stroke(&[(0.0, 0.0), (6.0, 0.0), (6.0, 6.0)], true, DIGITS);
        assert_eq!(path, "M0 0C0.0 -1.0 5.0 -1.0 6 0C7.0 1.0 7.0 6.0 6 6C5.0 6.0 0.0 1.0 0 0Z");
    }

    #[test]
    fn an_open_curve_begins_and_ends_without_a_swing() {
        assert_eq!(stroke(&[(0.0f32, 0.0), (6.0, 0.0)], false, DIGITS), "M0 0C1.0 0.0 5.0 0.0 6 0");
    }

    #[test]
    fn no_points_and_one_are_curves_too() {
        assert_eq!(stroke::<f64>(&[], true, DIGITS), "");
        assert_eq!(stroke(&[(1.0, 2.0)], false, DIGITS), "M1 2");
    }
}

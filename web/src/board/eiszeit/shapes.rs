//! The shapes of the twelve areas, so that those that are neighbours touch and no others do (EZ-4.3).
//!
//! The areas lie in three rows of four. Where four of them meet, at most one pair across the corner are neighbours; there
//! the corner is drawn out into a short border between these two.

use super::frame::{Frame, Rect};
use crate::board::curve::{Digits, lead};
use lascaux_games::eiszeit::AreaView;
use std::fmt::Write;

/// The map as it is drawn before it is fitted into its frame.
const SIZE: f32 = 720.0;
/// Where the land begins under the ice of the upper edge.
const TOP: f32 = 13.0;
const MARGIN: f32 = 9.0;
const COLUMNS: usize = 4;
const ROWS: usize = 3;
/// Half of the border that a drawn-out corner gives, in each direction.
const CORNER: f32 = 24.0;
/// How far an outline strays from a straight line.
const STRAY: f32 = 6.0;
const DIGITS: Digits = Digits { bends: 1, ends: 0 };

type Point = (f32, f32);

/// Which two of the four areas at a corner are neighbours.
#[derive(Clone, Copy, PartialEq)]
enum Meeting {
    /// None: all four meet in one point.
    Point,
    /// The upper left and the lower right one.
    Falling,
    /// The lower left and the upper right one.
    Rising,
}

/// The outlines of all areas.
pub(super) struct Shapes {
    meetings: [[Meeting; COLUMNS - 1]; ROWS - 1],
    map: Rect,
    /// What an outline and its stroke take of a room.
    hem: f32,
}

/// The room of an area that no border runs through.
#[derive(Clone, Copy)]
pub(super) struct Room {
    pub top: f32,
    pub bottom: f32,
    /// The left and the right side, each from the upper to the lower end.
    sides: [(f32, f32); 2],
    hem: f32,
}

impl Room {
    /// Where a strip of the room begins and how wide it is; from `above` to `below`, as parts of the height.
    pub(super) fn strip(self, above: f32, below: f32) -> (f32, f32) {
        let at = |(upper, lower): (f32, f32), part: f32| upper + (lower - upper) * part;
        let [left, right] = self.sides;
        let x = at(left, above).max(at(left, below)) + self.hem;
        (x, at(right, above).min(at(right, below)) - self.hem - x)
    }

    pub(super) fn height(self) -> f32 {
        self.bottom - self.top
    }
}

impl Shapes {
    pub(super) fn of(areas: &[AreaView], frame: &Frame) -> Shapes {
        let neighbours = |one: usize, two: usize| {
            areas.get(one).is_some_and(|area| area.neighbours.iter().any(|other| other.index() == two))
        };
        let meeting = |row: usize, column: usize| {
            let upper = row * COLUMNS + column;
            let lower = upper + COLUMNS;
            if neighbours(upper, lower + 1) {
                Meeting::Falling
            } else if neighbours(upper + 1, lower) {
                Meeting::Rising
            } else {
                Meeting::Point
            }
        };
        Shapes {
            meetings: std::array::from_fn(|row| std::array::from_fn(|column| meeting(row, column))),
            map: frame.map,
            hem: if frame.phone { 5.0 } else { 12.0 },
        }
    }

    /// The room for what stands in an area.
    pub(super) fn room(&self, area: usize) -> Room {
        let (row, column) = (area / COLUMNS, area % COLUMNS);
        let corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)];
        let end = |at: usize, towards: usize| self.fitted(self.end_of(corners[at], corners[towards]));
        // Only one end of these sides is drawn in, so that half of it is enough; where it is drawn out, a corner is cut.
        let level = |at: usize| self.fitted(grid(corners[at].0, corners[at].1)).1;
        let top = end(0, 1).1.max(end(1, 0).1);
        let top = level(0).max(level(1)).max((top + level(0)) / 2.0);
        let bottom = end(3, 2).1.min(end(2, 3).1);
        let bottom = level(3).min(level(2)).min((bottom + level(3)) / 2.0);
        let sides = [(end(0, 3).0, end(3, 0).0), (end(1, 2).0, end(2, 1).0)];
        Room { top: top + 0.75 * self.hem, bottom: bottom - 0.75 * self.hem, sides, hem: self.hem }
    }

    /// The outline of an area, as the `d` of a path.
    pub(super) fn outline(&self, area: usize) -> String {
        let (row, column) = (area / COLUMNS, area % COLUMNS);
        // Clockwise from the upper left.
        let corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)];
        let mut path = String::new();
        for side in 0..4 {
            let (from, to) = (corners[side], corners[(side + 1) % 4]);
            let start = self.end_of(from, to);
            let end = self.end_of(to, from);
            if side == 0 {
                let (x, y) = self.fitted(start);
                let _ = write!(path, "M{x:.0} {y:.0}");
            }
            self.draw(&mut path, wander(start, end, from, to));
            // Where the corner is drawn out on this area's side, the outline follows the border across it.
            let next = self.end_of(to, corners[(side + 2) % 4]);
            if next != end {
                self.draw(&mut path, wander(end, next, to, to));
            }
        }
        path.push('Z');
        path
    }

    fn draw(&self, path: &mut String, points: Vec<Point>) {
        let points: Vec<Point> = points.into_iter().map(|point| self.fitted(point)).collect();
        lead(path, &points, false, DIGITS);
    }

    /// A point of the map in its frame.
    fn fitted(&self, (x, y): Point) -> Point {
        let Rect { x: left, y: top, width, height } = self.map;
        (left + x * width / SIZE, top + y * height / SIZE)
    }

    /// The point in which the side that leads from `corner` to `other` ends at `corner`.
    fn end_of(&self, corner: (usize, usize), other: (usize, usize)) -> Point {
        let (x, y) = grid(corner.0, corner.1);
        if corner.0 == 0 || corner.0 == ROWS || corner.1 == 0 || corner.1 == COLUMNS {
            return (x, y);
        }
        let up_or_right = other.0 < corner.0 || other.1 > corner.1;
        let up_or_left = other.0 < corner.0 || other.1 < corner.1;
        match self.meetings[corner.0 - 1][corner.1 - 1] {
            Meeting::Point => (x, y),
            Meeting::Falling if up_or_right => (x + CORNER, y - CORNER),
            Meeting::Falling => (x - CORNER, y + CORNER),
            Meeting::Rising if up_or_left => (x - CORNER, y - CORNER),
            Meeting::Rising => (x + CORNER, y + CORNER),
        }
    }
}

/// A corner of the grid. The rows of the middle column stand a little askew, so that the land does not look ruled.
fn grid(row: usize, column: usize) -> Point {
    const LEAN: [[f32; COLUMNS + 1]; ROWS + 1] = [
        [0.0, 4.0, -2.0, 5.0, 0.0],
        [8.0, -8.0, 5.0, -5.0, 8.0],
        [-8.0, 6.0, -5.0, 8.0, -7.0],
        [0.0, -5.0, 2.0, -4.0, 0.0],
    ];
    const SLIDE: [[f32; COLUMNS + 1]; ROWS + 1] = [
        [3.0, 7.0, -4.0, -8.0, 0.0],
        [0.0, -7.0, 6.0, 7.0, -2.0],
        [3.0, 5.0, -6.0, 2.0, 0.0],
        [0.0, 8.0, 3.0, -8.0, -3.0],
    ];
    let x = MARGIN + (SIZE - 2.0 * MARGIN) * column as f32 / COLUMNS as f32;
    let y = TOP + (SIZE - TOP - MARGIN) * row as f32 / ROWS as f32;
    (x + SLIDE[row][column], y + LEAN[row][column])
}

/// Points on the way from `start` to `end`, strayed as a hand strays; the same both ways.
fn wander(start: Point, end: Point, from: (usize, usize), to: (usize, usize)) -> Vec<Point> {
    let length = ((end.0 - start.0).powi(2) + (end.1 - start.1).powi(2)).sqrt();
    let steps = ((length / 42.0) as usize).max(2);
    let forth = start <= end;
    // Across the direction that both areas agree on.
    let (dx, dy) = if forth { (end.0 - start.0, end.1 - start.1) } else { (start.0 - end.0, start.1 - end.1) };
    let across = (-dy / length, dx / length);
    let (low, high) = (from.min(to), from.max(to));
    let seed = low.0 * 31 + low.1 * 57 + high.0 * 13 + high.1 * 7;
    let mut points = vec![start];
    for step in 1..steps {
        let number = if forth { step } else { steps - step };
        let stray = STRAY * ((seed * 29 + number * 67) as f32 * 0.73).sin();
        let part = step as f32 / steps as f32;
        points.push((
            start.0 + (end.0 - start.0) * part + across.0 * stray,
            start.1 + (end.1 - start.1) * part + across.1 * stray,
        ));
    }
    points.push(end);
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Layout;
    use lascaux_games::eiszeit::{Eiszeit, Options};
    use lascaux_table::{Game, Viewer};

    /// Where an outline's curves end.
    fn knots(outline: &str) -> Vec<String> {
        let mut knots: Vec<String> = outline
            .trim_end_matches('Z')
            .split(['M', 'C'])
            .filter(|part| !part.is_empty())
            .map(|part| part.split(' ').rev().take(2).collect::<Vec<_>>().join(","))
            .collect();
        knots.dedup();
        knots
    }

    #[test]
    fn areas_touch_where_they_are_neighbours_and_nowhere_else() {
        let data = Eiszeit::data(None).unwrap();
        for corner_borders in [true, false] {
            let options = Options { short: false, corner_borders, lot: false };
            let view = Eiszeit::new(5, &options, data).unwrap().view(Viewer::Spectator);
            let shapes = Shapes::of(&view.areas, &Frame::of(Layout::Wide));
            for one in &view.areas {
                for two in view.areas.iter().filter(|two| two.area != one.area) {
                    let [a, b] = [one, two].map(|area| knots(&shapes.outline(area.area.index())));
                    let shared = a.iter().filter(|knot| b.contains(knot)).count();
                    let neighbours = one.neighbours.contains(&two.area);
                    // A border has two ends and at least one knot between them; a corner is one knot.
                    assert_eq!(shared > 2, neighbours, "{} and {} share {shared}", one.area, two.area);
                }
            }
        }
    }
}

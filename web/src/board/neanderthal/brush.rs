//! The brush: strokes through a few points, and the outline of a beast that walks, from the places of its joints.

use crate::board::curve::{self, Digits};

/// A point of a picture.
pub(super) type Spot = (f32, f32);

/// Reads points as SVG writes them: `x y x y ...`.
pub(super) fn spots(text: &str) -> Vec<Spot> {
    let figures: Vec<f32> = text.split(' ').filter_map(|figure| figure.parse().ok()).collect();
    figures.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

/// A stroke of the brush through points. A closed one goes round.
pub(super) fn stroke(through: &[Spot], closed: bool) -> String {
    curve::stroke(through, closed, Digits { bends: 1, ends: 1 })
}

/// Where the feet of all beasts stand.
pub(super) const GROUND: f32 = 104.0;

/// A beast on four legs that looks to the left, by the places of its joints. Figures that are one number are across
/// (`shoulder`, `rump`), or from the top (`withers`, `back`, `croup`, `chest`, `flank`), or thicknesses.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    pub shoulder: f32,
    pub rump: f32,
    pub withers: f32,
    pub back: f32,
    pub croup: f32,
    pub chest: f32,
    pub flank: f32,
    pub poll: Spot,
    pub nose: Spot,
    pub jaw: f32,
    pub leg: f32,
    pub crest: f32,
    pub hock: f32,
    pub foot: f32,
    pub throat: f32,
    pub breast: f32,
}

/// The joints that most beasts have alike.
pub(super) const WALK: Walk = Walk {
    shoulder: 64.0,
    rump: 146.0,
    withers: 40.0,
    back: 44.0,
    croup: 42.0,
    chest: 74.0,
    flank: 68.0,
    poll: (40.0, 26.0),
    nose: (16.0, 44.0),
    jaw: 11.0,
    leg: 5.0,
    crest: 0.0,
    hock: 8.0,
    foot: 4.0,
    throat: 0.0,
    breast: 0.0,
};

/// What a walking beast looks like: its outline, the legs of the far side, and its eye.
pub(super) struct Shape {
    pub outline: Vec<Spot>,
    pub far: Vec<Vec<Spot>>,
    pub eye: Spot,
}

impl Walk {
    /// A point of the head: so far from poll to nose, and so far towards the jaw.
    fn head(&self, along: f32, down: f32) -> Spot {
        let (dx, dy) = (self.nose.0 - self.poll.0, self.nose.1 - self.poll.1);
        let length = dx.hypot(dy).max(1.0);
        let (ux, uy) = (dx / length, dy / length);
        let (mut px, mut py) = (-uy, ux);
        if py < 0.0 {
            (px, py) = (-px, -py);
        }
        let (along, down) = (along * length, down * self.jaw);
        (self.poll.0 + ux * along + px * down, self.poll.1 + uy * along + py * down)
    }

    pub fn shape(&self) -> Shape {
        let Walk { shoulder: s, rump: r, chest, flank, leg, hock, foot, croup, .. } = *self;
        let (g, middle) = (GROUND, (s + r) / 2.0);
        let jaw = self.head(0.25, 1.0);
        let outline = vec![
            self.nose,
            self.head(0.5, -0.16),
            self.poll,
            ((self.poll.0 + s) / 2.0 + 2.0, (self.poll.1 + self.withers) / 2.0 - self.crest),
            (s + 6.0, self.withers),
            (middle, self.back),
            (r - 6.0, croup),
            (r + 8.0, croup + 14.0),
            (r + 9.0, (croup + flank) / 2.0 + 10.0),
            (r + hock, g - 24.0),
            (r + foot + 2.0, g - 4.0),
            (r + foot + 1.0, g),
            (r - foot - 1.0, g),
            (r - foot + 2.0, g - 5.0),
            (r + hock - leg * 1.6, g - 24.0),
            (r - 14.0, flank + 4.0),
            (middle, (chest + flank) / 2.0 + 1.0),
            (s + leg * 1.8, chest + 1.0),
            (s + leg * 0.9, g - 24.0),
            (s + foot, g - 4.0),
            (s + foot - 1.0, g),
            (s - foot - 2.0, g),
            (s - foot + 1.0, g - 5.0),
            (s - leg * 0.7, g - 24.0),
            (s - 8.0 - self.breast, chest - 12.0),
            ((s - 10.0 - self.breast + jaw.0) / 2.0, (chest - 16.0 + jaw.1) / 2.0 + self.throat),
            jaw,
            self.head(0.84, 0.62),
        ];
        let fore = vec![
            (s - 2.0, chest - 6.0),
            (s - 12.0, g - 24.0),
            (s - 17.0, g - 3.0),
            (s - 18.0, g),
            (s - 10.0, g),
            (s - 9.0, g - 5.0),
            (s - 12.0 + leg * 1.5, g - 24.0),
            (s + 10.0, chest - 4.0),
        ];
        let bend = r - 16.0 + hock * 0.4;
        let hind = vec![
            (r - 12.0, flank - 4.0),
            (bend, g - 26.0),
            (r - 19.0, g - 4.0),
            (r - 20.0, g),
            (r - 11.0, g),
            (r - 11.0, g - 5.0),
            (bend + leg * 1.5, g - 25.0),
            (r + 4.0, flank),
        ];
        Shape { outline, far: vec![fore, hind], eye: self.head(0.33, 0.22) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stroke_goes_through_its_points() {
        let path = stroke(&spots("0 0 10 0 10 10"), true);
        assert!(path.starts_with("M0.0 0.0C") && path.ends_with(" 0.0 0.0Z"), "{path}");
    }
}

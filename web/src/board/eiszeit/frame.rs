//! How the board is divided: on a wide screen the map and the hand beside it, on a phone the map and the hand below it.

use crate::board::Layout;

/// A rectangle of the board.
#[derive(Clone, Copy)]
pub(super) struct Rect {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Rect {
    pub(super) fn middle(self) -> f32 {
        self.x + self.width / 2.0
    }
}

/// The measures of a board. Nothing of it changes with what is asked.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub phone: bool,
    /// The whole board.
    pub width: f32,
    pub height: f32,
    /// The twelve areas.
    pub map: Rect,
    /// The hand; for those who hold none, what lies beside the map.
    pub hand: Rect,
}

impl Frame {
    pub(super) fn of(layout: Layout) -> Frame {
        match layout {
            Layout::Wide => Frame {
                phone: false,
                width: 1024.0,
                height: 720.0,
                map: Rect { x: 0.0, y: 0.0, width: 720.0, height: 720.0 },
                hand: Rect { x: 725.0, y: 4.0, width: 295.0, height: 712.0 },
            },
            Layout::Phone => Frame {
                phone: true,
                width: 360.0,
                height: 376.0,
                map: Rect { x: 2.0, y: 2.0, width: 356.0, height: 256.0 },
                hand: Rect { x: 4.0, y: 262.0, width: 352.0, height: 110.0 },
            },
        }
    }

    /// The place of a card of the hand, or of one that is missing.
    pub(super) fn slot(self, index: usize, of: usize) -> Rect {
        let Rect { x, y, width, height } = self.hand;
        let of = of.max(1) as f32;
        let gap = if self.phone { 4.0 } else { 7.0 };
        let index = index as f32;
        if self.phone {
            let wide = (width - gap * (of - 1.0)) / of;
            Rect { x: x + index * (wide + gap), y, width: wide, height }
        } else {
            let high = (height - gap * (of - 1.0)) / of;
            Rect { x, y: y + index * (high + gap), width, height: high }
        }
    }
}

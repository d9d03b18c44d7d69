// @ts-check
// Where something stands that belongs to a piece on the board.

const EDGE = 6; // pixels to the edge of the board

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Sides */

/**
 * In the middle of a piece, at its foot if it is high enough to be seen above; below a low one, or above where there is no
 * room; never beyond the room.
 * @param {Sides} piece @param {{ wide: number, high: number }} size @param {Sides} room
 * @returns {{ left: number, top: number }}
 */
export function over(piece, size, room) {
  const middle = (piece.left + piece.right) / 2 - size.wide / 2;
  const isHigh = piece.bottom - piece.top > 2 * size.high;
  const below = piece.bottom + EDGE + size.high <= room.bottom;
  const top = isHigh ? piece.bottom - size.high - EDGE : below ? piece.bottom + EDGE : piece.top - size.high - EDGE;
  return {
    left: Math.max(room.left + EDGE, Math.min(middle, room.right - size.wide - EDGE)),
    top: Math.max(room.top + EDGE, Math.min(top, room.bottom - size.high - EDGE)),
  };
}

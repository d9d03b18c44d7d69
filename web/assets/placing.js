// @ts-check
// Where something stands that belongs to a piece on the board.

const EDGE = 6; // pixels to the edge of the board

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Sides */

/** @param {number} low @param {number} wish @param {number} high */
const within = (low, wish, high) => Math.max(low, Math.min(wish, high));

/**
 * Around the middle of a piece, so many hundredths of its height below its top; never beyond the room.
 * @param {Sides} piece @param {{ wide: number, high: number }} size @param {Sides} room @param {number} spot
 */
export function around(piece, size, room, spot) {
  const down = piece.top + (piece.bottom - piece.top) * spot / 100;
  return {
    left: within(room.left + EDGE, (piece.left + piece.right - size.wide) / 2, room.right - size.wide - EDGE),
    top: within(room.top + EDGE, down - size.high / 2, room.bottom - size.high - EDGE),
  };
}

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
    left: within(room.left + EDGE, middle, room.right - size.wide - EDGE),
    top: within(room.top + EDGE, top, room.bottom - size.high - EDGE),
  };
}

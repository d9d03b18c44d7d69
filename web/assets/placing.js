// @ts-check
// Where words stand that belong to something on the screen.

const EDGE = 8; // pixels between the words and the edge of the window
const POINTER = 18; // and between the words and the pointer

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ left: number, right: number, top: number }} Sides
 */

/**
 * To the right of a thing, or of the pointer that rests on it; to the left if there is no room; never beyond the window,
 * nor below the floor.
 * @param {Sides} thing @param {Point | null} at @param {{ wide: number, high: number }} words
 * @param {{ wide: number, floor: number }} room
 * @returns {{ left: number, top: number }}
 */
export function beside(thing, at, words, room) {
  const right = at ? at.x + POINTER : thing.right + EDGE;
  const left = at ? at.x - POINTER - words.wide : thing.left - EDGE - words.wide;
  const x = right + words.wide < room.wide - EDGE ? right : left;
  const y = at ? at.y + POINTER : thing.top;
  return {
    left: Math.max(EDGE, Math.min(x, room.wide - words.wide - EDGE)),
    top: Math.max(EDGE, Math.min(y, room.floor - words.high - EDGE)),
  };
}

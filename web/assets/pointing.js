// @ts-check
// Where a piece is, in words, and a line to it.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Edges */

/** The ninth of the room in which the middle of a piece lies. @param {Edges} piece @param {Edges} room */
export function placeOf(piece, room) {
  const across = ((piece.left + piece.right) / 2 - room.left) / (room.right - room.left);
  const down = ((piece.top + piece.bottom) / 2 - room.top) / (room.bottom - room.top);
  const row = down < 0.36 ? "top" : down > 0.64 ? "bottom" : "";
  const column = across < 0.36 ? "left" : across > 0.64 ? "right" : "";
  return [row, column].filter(Boolean).join("-") || "middle";
}

const REACH = 10; // pixels from the tip of the arrow to the piece
const TIP = 22; // pixels from its tip to its end

/** From the edge of a panel to the right side of a piece. @param {Edges} from @param {Edges} to */
function ends(from, to) {
  const start = { x: from.left, y: from.top + 26 };
  const tip = { x: to.right + REACH, y: to.top + Math.min(40, (to.bottom - to.top) / 2) };
  const bend = { x: (start.x + tip.x) / 2, y: Math.min(start.y, tip.y) - Math.abs(start.x - tip.x) * 0.12 };
  const long = Math.hypot(bend.x - tip.x, bend.y - tip.y) || 1;
  const way = { x: (bend.x - tip.x) / long, y: (bend.y - tip.y) / long };
  return { start, bend, tip, way };
}

/** A bow. @param {Edges} from @param {Edges} to */
export function curve(from, to) {
  const { start, bend, tip, way } = ends(from, to);
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${tip.x + TIP * way.x} ${tip.y + TIP * way.y}`;
}

/** The head at its end. @param {Edges} from @param {Edges} to */
export function arrow(from, to) {
  const { tip, way } = ends(from, to);
  /** @param {number} along @param {number} aside */
  const at = (along, aside) => `${tip.x + along * way.x - aside * way.y},${tip.y + along * way.y + aside * way.x}`;
  return [at(0, 0), at(TIP + 4, 11), at(TIP - 5, 0), at(TIP + 4, -11)].join(" ");
}

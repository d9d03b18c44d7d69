// @ts-check
// What has moved between two pictures.

/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Edge
 * @typedef {{ where: string, edge: Edge, name: string | null }} Stand where a piece stands in its drawing and on the screen
 * @typedef {Map<string, Stand>} Standing by the pieces' ids
 */

const NAMED = 90; // pixels: a smaller thing has changed if its name has
const LARGEST = 160; // wider things are places and not pieces
const MOST = 24; // when more has moved, the eye follows nothing

/**
 * A place within a drawing, so that a change of the layout moves nothing.
 * @param {string} drawing @param {Edge} frame @param {Edge} edge
 */
export function placeIn(drawing, frame, edge) {
  const across = (edge.x + edge.width / 2 - frame.x) / frame.width;
  const down = (edge.y + edge.height / 2 - frame.y) / frame.height;
  return `${drawing} ${Math.round(across * 100)} ${Math.round(down * 100)}`;
}

/** What has moved, come or changed. Before one's first move nothing has. @param {Standing} before @param {Standing} now */
export function changedSince(before, now) {
  if (!before.size) return [];
  /** @param {string} id @param {Stand} stands */
  const isMoved = (id, stands) => {
    const stood = before.get(id);
    return !stood || stood.where !== stands.where || (stands.edge.width < NAMED && stood.name !== stands.name);
  };
  return [...now].filter(([id, stands]) => stands.edge.width < LARGEST && isMoved(id, stands)).map(([id]) => id);
}

/** The ways that pieces go, unless they are too many. @param {Standing} before @param {Standing} now */
export function journeys(before, now) {
  const ways = [...now].flatMap(([id, stands]) => {
    const stood = before.get(id);
    // Somebody who comes makes a card larger and moves its middle, but not the card.
    const far = (/** @type {Stand} */ from) => Math.hypot(from.edge.x - stands.edge.x, from.edge.y - stands.edge.y);
    const isMoved = stood && stood.where !== stands.where && stands.edge.width < LARGEST && far(stood) > stands.edge.width / 4;
    return isMoved ? [{ id, from: stood.edge, to: stands.edge }] : [];
  });
  return ways.length > MOST ? [] : ways;
}

// @ts-check
// When what is shown of a move comes and goes, at which pace, and what of it is new.

/** @typedef {{ at: number, lasts: number, goes: number | null }} Timed milliseconds at pace 1× */

export const LEAVING = 350; // milliseconds on the way to a goal
const COMING = 250;
const LEGIBLE = 800; // at any pace, what is to be read can be read for so long
const AWAY = 80; // whoever has missed so many steps reads the log

/** How many times faster than at pace 1×. @type {Record<string, number>} */
const RATES = { calm: 1, quick: 2, fast: 4 };

/** A long row of moves is played faster. @param {string} speed @param {number} waiting */
export const rateOf = (speed, waiting) => (RATES[speed] ?? Infinity) * Math.max(1, Math.min(3, waiting / 5));

/** @param {DOMStringMap} said @returns {Timed} */
export function timesOf(said) {
  const goes = said.goes === undefined ? null : Number(said.goes);
  return { at: Number(said.at ?? 0), lasts: Number(said.for ?? COMING), goes };
}

/** When all of it has come and gone. @param {Timed[]} parts */
export const lengthOf = (parts) =>
  Math.max(0, ...parts.map(({ at, lasts, goes }) => (goes === null ? at + lasts : goes + LEAVING)));

/** How long it is held at a pace, in milliseconds at pace 1×. @param {number} hold @param {number} rate */
export const heldFor = (hold, rate) => (hold < LEGIBLE ? hold : Math.max(hold, LEGIBLE * rate));

/** Which steps are news to whoever has seen so many. @param {number[]} steps @param {number} seen @param {number} now */
export const newsOf = (steps, seen, now) => (now - seen > AWAY ? [] : steps.filter((step) => step > seen));

/**
 * How a part comes that flies in from so far away.
 * @param {string | undefined} by @param {number} x @param {number} y @returns {Keyframe[]}
 */
export function coming(by, x, y) {
  const far = `translate(${x}px, ${y}px)`;
  const above = `translate(${x / 2}px, ${y / 2 - 50}px)`;
  switch (by) {
    case "pop": return [{ opacity: 0, transform: "scale(.5)" }, { opacity: 1, transform: "scale(1.15)", offset: .6 }, { transform: "none" }];
    case "fly": return [{ opacity: 0, transform: `${far} scale(.7)` }, { opacity: 1, offset: .2 }, { transform: "none" }];
    case "grow": return [{ transform: "scaleX(0)" }, { transform: "none" }];
    case "dim": return [{ opacity: 1 }, { opacity: .25 }];
    case "tumble": return [
      { opacity: 0, transform: `${far} rotate(-540deg) scale(.6)` },
      { opacity: 1, transform: `${above} rotate(-260deg) scale(1.1)`, offset: .4 },
      { transform: "translate(0px, 3px) rotate(20deg)", offset: .75 },
      { transform: "none" },
    ];
    default: return [{ opacity: 0 }, { opacity: 1 }];
  }
}

/** A way of points, each `x, y` with its unit. @param {string} points @returns {Keyframe[]} */
export const goingAlong = (points) => points.split(";").map((point) => ({ transform: `translate(${point})` }));

/** How a part leaves for a goal so far away. @param {number} x @param {number} y @returns {Keyframe[]} */
export const leaving = (x, y) => [
  { opacity: 1, transform: "none" },
  { opacity: 1, transform: `translate(${x}px, ${y}px) scale(.8)`, offset: .95 },
  { opacity: 0, transform: `translate(${x}px, ${y}px) scale(.6)` },
];

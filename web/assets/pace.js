// @ts-check
// How fast others' moves follow each other, and whether anything moves at all.

import { kept } from "./keeping.js";

/** Milliseconds between two pictures. @type {Record<string, number>} */
const PACE = { instant: 0, fast: 350, quick: 700, calm: 1400 };
const LONGEST = 7000; // a long row of moves is played faster

/** @param {string | null} name @returns {name is string} */
export const isSpeed = (name) => name !== null && Object.hasOwn(PACE, name);

/** The pace that was chosen. */
export function speed() {
  const chosen = kept("speed");
  return isSpeed(chosen) ? chosen : "quick";
}

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether only the last picture is of interest. @param {string} speed */
export const isInstant = (speed) => PACE[speed] === 0;

/** How long a picture stays while so many wait. @param {string} speed @param {number} waiting */
export const pauseOf = (speed, waiting) => Math.min(PACE[speed], LONGEST / waiting);

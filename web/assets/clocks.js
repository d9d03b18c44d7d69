// @ts-check
// What a clock shows.

/** @param {number} seconds */
export function face(seconds) {
  /** @param {number} number */
  const two = (number) => String(number).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The seconds left of those that were left some milliseconds ago. @param {number} then @param {number} ago */
export const leftAfter = (then, ago) => Math.max(0, then - Math.floor(ago / 1000));

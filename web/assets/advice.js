// @ts-check
// What the first-game helper says of all that could be said.

/** @typedef {{ id: string, piece?: string, words: string, warning: boolean }} Advice */

const A_ROUND = 3;

/**
 * Warnings go first, each once a round; what was explained is not explained again; and nobody is told much in a round.
 * @param {Advice[]} advice @param {string[]} seen ids that were explained @param {string[]} round ids that were said this round
 */
export function chosen(advice, seen, round) {
  if (round.length >= A_ROUND) return null;
  const open = advice.filter((one) => !round.includes(one.id) && (one.warning || !seen.includes(one.id)));
  return open.find((one) => one.warning) ?? open[0] ?? null;
}

// @ts-check
// Narrowing the list of legal actions by words. It knows no rules: an action is a text that begins with other texts.

/** @typedef {{ action: string, label: string, costly?: boolean }} Choice */

/** Whether an action begins with these words, whole words only. @param {string} action @param {string} words */
export function startsWith(action, words) {
  return words === "" || action === words || action.startsWith(words + " ");
}

/** @param {Choice[]} choices @param {string} words */
export function openAfter(choices, words) {
  return choices.filter((choice) => startsWith(choice.action, words));
}

/**
 * What a press on a piece says: once something is chosen, where to go or what to copy, if that can follow; otherwise its
 * own words, if it has any.
 * @param {{ say?: string, next?: string }} piece @param {string} said @param {Choice[]} open
 */
export function wordsOf(piece, said, open) {
  const words = `${said} ${piece.next}`;
  const canFollow = said && piece.next && open.some((choice) => startsWith(choice.action, words));
  return canFollow ? words : piece.say;
}

/**
 * The choices that cannot be made by pressing pieces, and so need a place of their own, in an order that can be read.
 * @param {Choice[]} open @param {string[]} onBoard what can be said by pressing pieces
 */
export function withoutPiece(open, onBoard) {
  const left = open.filter((choice) => !onBoard.some((words) => startsWith(choice.action, words)));
  return left.sort((one, other) => one.action.localeCompare(other.action, "en", { numeric: true }));
}

const CHIPS = 9; // more would hide the board
const SHORT = 22; // letters on a chip

/**
 * Choices that stand at the piece they concern: numbers as numbers, others by their words if those are short.
 * @param {Choice[]} open @param {string} said @returns {{ choice: Choice, text: string }[] | null}
 */
export function chipsFor(open, said) {
  const rests = open.map((choice) => ({ choice, text: choice.action.slice(said.length).trim() }));
  const isNumber = rests.every(({ text }) => /^\d+$/.test(text));
  if (!said || !open.length || open.length > CHIPS) return null;
  if (isNumber) return rests.sort((one, other) => Number(one.text) - Number(other.text));
  const labelled = rests.map(({ choice }) => ({ choice, text: choice.label }));
  return labelled.every(({ text }) => text.length <= SHORT) ? labelled : null;
}

/**
 * What it says to bring somebody to a place: the place's words with who comes, or alone, whichever is legal. A place that
 * takes people in a plan says so whatever is legal now.
 * @param {{ drop?: string, say?: string }} place @param {string} word who comes; nobody in particular if empty
 * @param {Choice[]} choices
 */
export function bringing(place, word, choices) {
  if (place.drop !== undefined) return `${place.drop} ${word}`.trim();
  const words = place.say ?? "";
  const whole = `${words} ${word}`.trim();
  if (words && choices.some((choice) => startsWith(choice.action, whole))) return whole;
  return words && choices.some((choice) => startsWith(choice.action, words)) ? words : null;
}
